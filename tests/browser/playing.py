"""What people do at a table, for the browser tests."""

from __future__ import annotations

from collections.abc import Callable

from browser.conftest import PATIENCE
from browser.screens import drawn
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


def on_turn(*pages: Page) -> Page:
    """The window that is asked; waits until one is."""
    for _ in range(PATIENCE // 50):
        for page in pages:
            if choices(page).count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


# On a slow line a move is drawn before the server has answered, with nothing to choose: that is not the next decision.
ANSWERED = """
(moment) => document.querySelector('.confirm') || document.querySelector('[data-moment]')?.dataset.moment !== moment
  && (document.querySelector('[data-choice], dialog[open]') || !document.querySelector('.chip.mine.deciding'))
"""


def play(page: Page, press: Callable[[], None]) -> None:
    """Makes a choice on a wide screen, twice if it destroys something, and waits for what the table makes of it."""
    moment = page.locator("[data-moment]").get_attribute("data-moment")
    press()
    page.wait_for_function(ANSWERED, arg=moment)
    if page.locator(".confirm").count():
        press()
        page.wait_for_function(ANSWERED.replace("document.querySelector('.confirm') ||", ""), arg=moment)


def play_turn(page: Page) -> None:
    """Plays on until somebody else decides: the choices that stand last in the list, which bring a turn to its end."""
    expect(choices(page).first).to_be_visible()
    while page.locator(".chip.mine.deciding").count():
        play(page, choices(page).last.click)


def until_over(page: Page) -> None:
    """Waits for the result for as long as the game goes on, however slowly."""
    ended = page.locator("dialog[open] .places")
    while not ended.count():
        moment = page.locator("[data-moment]").get_attribute("data-moment")
        page.wait_for_function(
            """(moment) => document.querySelector('dialog[open] .places')
              || document.querySelector('[data-moment]').dataset.moment !== moment""",
            arg=moment,
            polling=200,
        )
    expect(ended).to_be_visible()


def hurry(*pages: Page) -> None:
    """Plays on in all windows until the game is over."""
    for page in pages:
        page.evaluate(HURRY)
    for page in pages:
        until_over(page)


def no_sideways_scroll(page: Page) -> None:
    """Nothing is wider than the window, once it is laid out."""
    drawn(page)
    page.wait_for_function("document.scrollingElement.scrollWidth <= innerWidth")
