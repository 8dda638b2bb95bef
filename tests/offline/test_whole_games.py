"""Whole games on a device without a line: against a bot, with undo, a reload in the middle and a review at the end.

On demand (`make offline-games`): minutes on a calm machine. What it measures is printed.
"""

from __future__ import annotations

from time import monotonic

import pytest
from browser.conftest import HASTE
from browser.playing import HURRY, choices
from playwright.sync_api import Browser, BrowserContext, Page, expect

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
LONG = 15 * 60_000  # milliseconds for a whole game
UNDO, REDO = "button[title^='Undo ('][aria-disabled=false]", "button[title^='Redo (']:not([disabled])"


def window(chromium: Browser, size: str) -> tuple[BrowserContext, Page, list[str]]:
    width, height = SIZES[size]
    context = chromium.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce", has_touch=width < 800
    )
    context.set_default_timeout(120_000)
    context.add_init_script(HASTE)
    page, complaints = context.new_page(), []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    return context, page, complaints


def first_click(page: Page) -> None:
    """Waits for something to choose; on a phone the list of choices may lie behind a button."""
    button = page.get_by_role("button", name="Choices", exact=True)
    expect(choices(page).first.or_(button.first).first).to_be_visible(timeout=120_000)
    if not choices(page).first.is_visible():
        button.first.click()
    expect(choices(page).first).to_be_visible(timeout=120_000)


def start(page: Page, site: str, game: str) -> float:
    """Opens a table against a weak bot; the seconds from the click to the first legal click."""
    page.goto(f"{site}#/new/{game}")
    page.locator(".seats li").nth(1).locator("select").nth(1).select_option("sapling")
    began = monotonic()
    page.locator("button[type=submit]").click()
    first_click(page)
    return monotonic() - began


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game_without_a_line(chromium: Browser, site: str, game, size: str):
    context, page, complaints = window(chromium, size)
    loaded: list[int] = []
    page.on("response", lambda answer: loaded.append(int(answer.headers.get("content-length", 0))))
    cold = start(page, site, game.key)
    page.wait_for_function(
        "async () => (await (await caches.open('sylvarium-assets')).keys()).length > 100"
        " && (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"
        " && !!(await caches.match(new URL('wasm/sylve.wasm', location.href)))"
    )
    context.set_offline(True)
    address, before = page.url, page.evaluate("JSON.stringify(localStorage)")
    undone(page)
    began = monotonic()
    page.reload()
    first_click(page)
    warm = monotonic() - began
    assert page.url == address and page.evaluate("JSON.stringify(localStorage)") == before
    page.evaluate(HURRY)
    expect(page.locator("dialog[open] .places")).to_be_visible(timeout=LONG)
    page.evaluate("clearInterval(window.hurrying)")
    page.reload()  # what is over is kept as well
    result = page.locator("dialog[open] .places").or_(page.locator("button", has_text="Result"))
    result.first.wait_for()
    if not page.locator("dialog[open] .places").count():
        page.locator("button", has_text="Result").first.click()
    page.locator("dialog[open] button", has_text="Let a bot look over the game").click()
    reviewed = page.locator("dialog[open] .moments li").or_(page.get_by_text("No moment stood out"))
    expect(reviewed.first).to_be_visible(timeout=LONG)
    taken_along(page)
    megabytes = sum(loaded) / 1e6
    print(f"\n{game.key} {size}: cold {cold:.1f} s, warm without a line {warm:.1f} s, loaded {megabytes:.1f} MB")
    context.close()
    assert not complaints


def undone(page: Page) -> None:
    """The first move of one's own that can be taken back is taken back, and played again."""
    for _ in range(60):
        first_click(page)
        choices(page).first.click()
        page.wait_for_timeout(500)
        if page.locator(UNDO).count():
            page.locator(UNDO).first.click()
            expect(page.locator(REDO).first).to_be_visible()
            page.locator(REDO).first.click()
            expect(page.locator(UNDO).first).to_be_visible()
            return
    pytest.fail("nothing could be taken back in sixty moves")


def taken_along(page: Page) -> None:
    """The game as a file is opened as another table."""
    page.keyboard.press("Escape")
    page.locator("button[title='A table on this device']").click()
    with page.expect_download() as saved:
        page.locator("dialog[open] button", has_text="Save as a file").click()
    page.goto(page.url.partition("#")[0] + "#/")
    page.locator("input[type=file]").set_input_files(str(saved.value.path()))
    page.wait_for_url("**/table/device-*")
    expect(page.locator("button", has_text="Result").or_(page.locator("dialog[open] .places")).first).to_be_visible()
