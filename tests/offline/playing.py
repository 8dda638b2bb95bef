"""What somebody does at a table on a device: sits down, waits for the first choice."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import NamedTuple

from browser.conftest import HASTE
from browser.playing import choices
from playwright.sync_api import Browser, BrowserContext, Page, expect

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
# On a phone a sheet with pieces comes up by itself: the list of choices is wanted instead.
UNCOVER = """
() => {
  clearInterval(window.uncovering);
  window.uncovering = setInterval(() => {
    const tabs = [...document.querySelectorAll('nav button:not([aria-pressed=true])')];
    if (!document.querySelector('[data-choice]')) tabs.find((each) => each.textContent.trim() === 'Choices')?.click();
  }, 200);
}
"""
# Promises that everything that works without a line is here, and that the service worker is at work.
KEPT = """
async () =>
  (await (await caches.open('sylvarium-assets')).keys()).length > 100 &&
  (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated' &&
  !!(await (await caches.open('sylvarium-offline')).match(new URL('offline/parts.json', location.href)))
"""


def until(page: Page, promised: str) -> None:
    """Waits until a promise says so; `wait_for_function` takes the promise itself for a yes."""
    end = monotonic() + 300
    while not page.evaluate(promised):
        assert monotonic() < end, f"this never came true: {promised}"
        page.wait_for_timeout(200)


def window(chromium: Browser, size: str) -> tuple[BrowserContext, Page, list[str]]:
    """A browser that knows nothing yet, with a page and what it complains of."""
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
    page.evaluate(UNCOVER)
    expect(choices(page).first).to_be_visible(timeout=120_000)
    page.evaluate("clearInterval(window.uncovering)")


class Waited(NamedTuple):
    """Seconds until there was something to click: since the game was chosen on the shelf, and since *Start playing*."""

    shelf: float
    start: float


def start(page: Page, site: str, game: str) -> Waited:
    """Opens a table against a weak bot, as fast as one can click."""
    page.goto(site)
    box = page.locator(f"li[data-game={game}] h2 a")
    box.wait_for()
    chosen = monotonic()
    box.click()
    page.locator(".seats li").nth(1).locator("select").nth(1).select_option("sapling")
    started = monotonic()
    page.locator("button[type=submit]").click()
    first_click(page)
    now = monotonic()
    return Waited(now - chosen, now - started)


def largest_process(chromium: Browser) -> int:
    """The bytes in memory of the largest process that shows pages: the one in which the table lives."""
    found = chromium.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [Path(f"/proc/{each['id']}/statm").read_text() for each in found if each["type"] == "renderer"]
    return max(int(each.split()[1]) for each in pages) * 4096
