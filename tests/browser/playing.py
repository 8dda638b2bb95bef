"""What people do at a table, for the browser tests."""

from __future__ import annotations

from playwright.sync_api import Page, expect

# Clicks the first choice whenever there is one, as fast as the table allows.
HURRY = """
() => {
  if (window.hurrying) return;
  window.hurrying = setInterval(() => {
    const button = document.querySelector('[data-choice]');
    if (button && button !== window.clicked) { window.clicked = button; button.click(); }
    else window.clicked = null;
  }, 25);
}
"""


def new_table(page: Page, nickname: str, *kinds: str, language: str = "en") -> None:
    """Opens a table of Builders; `kinds` are those of the seats after the first, which is mine."""
    page.goto("/new/builders")
    page.locator("input[autocomplete=nickname]").fill(nickname)
    page.locator(".counts label").nth(len(kinds) - 1).click()
    for seat, kind in enumerate(kinds, 1):
        page.locator(".seats li").nth(seat).locator("select").first.select_option(kind)
    page.locator("button[type=submit]").click()


def choices(page: Page):
    return page.locator("[data-choice]")


def my_turn(page: Page) -> None:
    expect(choices(page).first).to_be_visible()


def number(page: Page) -> int:
    """How many actions this window has seen, as the log tells."""
    return page.locator(".story-log li li").count()


def hurry(*pages: Page) -> None:
    """Plays on in all windows until the game is over."""
    for page in pages:
        page.evaluate(HURRY)
    for page in pages:
        expect(page.locator("dialog[open] .places")).to_be_visible(timeout=90_000)


def no_sideways_scroll(page: Page) -> None:
    wide, window = page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    assert wide <= window, f"the page is {wide} px wide in a window of {window} px"
