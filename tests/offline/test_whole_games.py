"""Whole games on a device without a line: against a bot, with undo, a reload in the middle and a review at the end.

On demand (`make offline-games`): minutes on a calm machine. What it measures is printed.
"""

from __future__ import annotations

from time import monotonic

import pytest
from browser.playing import HURRY, choices
from offline.conftest import Host
from offline.playing import KEPT, SIZES, UNCOVER, first_click, largest_process, start, until, window
from playwright.sync_api import Browser, Page, expect

SEATS = "localStorage.getItem('sylvarium:tables')"
MOST = 9_000_000  # bytes, once, from a host that compresses nothing
LONG = 15 * 60_000  # milliseconds for a whole game
UNDO, REDO = (f"button[title^='{deed} (']:not([aria-disabled])" for deed in ("Undo", "Redo"))


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game_without_a_line(chromium: Browser, host: Host, game, size: str):
    context, page, complaints = window(chromium, size)
    site = host.address
    cold = start(page, site, game.key)
    until(page, KEPT)
    loaded = host.sent
    assert loaded < MOST
    context.set_offline(True)
    address, before = page.url, page.evaluate(SEATS)
    undone(page)
    began = monotonic()
    page.reload()
    first_click(page)
    warm = monotonic() - began
    assert page.url == address and page.evaluate(SEATS) == before
    page.evaluate(UNCOVER)
    page.evaluate(HURRY)
    expect(page.locator("dialog[open] .places")).to_be_visible(timeout=LONG)
    page.evaluate("clearInterval(window.hurrying); clearInterval(window.uncovering)")
    page.reload()  # what is over is kept as well
    result = page.locator("dialog[open] .places").or_(page.locator("button", has_text="Result"))
    result.first.wait_for()
    if not page.locator("dialog[open] .places").count():  # it may come by itself as well, over the button
        page.locator("button", has_text="Result").first.dispatch_event("click")
    page.locator("dialog[open] button", has_text="Let a bot review the game").click()
    reviewed = page.locator("dialog[open] .moments li").or_(page.get_by_text("Nothing stood out"))
    expect(reviewed.first).to_be_visible(timeout=LONG)
    memory = largest_process(chromium)
    taken_along(page)
    print(
        f"\n{game.key} {size}: cold {cold.shelf:.1f} s, of which {cold.start:.1f} s since *Start playing*,"
        f" after a reload without a line {warm:.1f} s,"
        f" loaded {loaded / 1e6:.1f} MB, memory of the page {memory / 1e6:.0f} MB"
    )
    context.close()
    assert not complaints


def undone(page: Page) -> None:
    """The first move of one's own that can be taken back is taken back, and played again."""
    for _ in range(60):
        first_click(page)
        moment = page.locator("[data-moment]").get_attribute("data-moment")
        choices(page).first.click()
        page.wait_for_function(
            "moment => document.querySelector('[data-moment]').dataset.moment !== moment", arg=moment
        )
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
