"""Sylve in a real browser: its board by clicks, a whole game, a phone, and what axe says."""

from __future__ import annotations

from browser.playing import choices, hurry, no_sideways_scroll
from browser.test_access import check
from playwright.sync_api import Page, expect

SEED = 5
HEIGHTS = """
() => {
  window.heights = [];
  const watch = ([{ contentRect }]) => window.heights.push(Math.round(contentRect.height));
  new ResizeObserver(watch).observe(document.querySelector('.centre'));
}
"""


def new_table(page: Page, bots: int) -> None:
    """A table of Sylve against bots; always the same dice and cards."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "birch"} for _ in range(bots))]
    wish = {"game": "sylve", "seats": seats, "options": {}, "public": False, "nickname": "Ada"}
    made = page.request.post("/api/tables", data={**wish, "seed": SEED}).json()
    kept = {made["table"]: {"tokens": made["tokens"], "game": "sylve", "at": 1}}
    page.goto("/about")
    page.evaluate("kept => localStorage.setItem('sylvarium:tables', JSON.stringify(kept))", kept)
    page.goto(f"/table/{made['table']}")
    expect(page.locator(".pool .die[data-can]").first).to_be_visible()


def test_a_game_on_the_board(people, axe):
    page = people.window()
    new_table(page, 1)

    # All six dice glow, also those that look alike; looking at one shows where it would fit.
    dice = page.locator(".mine .die[data-can]")
    expect(dice).to_have_count(6)
    dice.first.hover()
    expect(page.locator(".space.open").first).to_be_visible()

    # A die in hand: exactly the legal places glow, and the chosen one can be taken back.
    dice.first.click()
    places = page.locator(".space[data-can], .plot[data-can]")
    expect(places.first).to_be_visible()
    names = choices(page).evaluate_all("all => all.map((each) => each.dataset.choice)")
    assert names and all(name.startswith("space:") for name in names)
    expect(places).to_have_count(len(names))
    page.keyboard.press("z")
    expect(dice).to_have_count(6)
    check(axe, page, "the table")

    # Looking at a space shows the die there, what it gives, and who would lead; a click places it.
    dice.first.click()
    expect(page.locator(".space.costly[data-can] .price").first).to_be_visible()  # what costs something says so
    expect(page.locator(".forest").first.locator(".space .number").first).to_have_text("1")
    untouched = page.locator(".forest:not(:has(.space .die))")  # nobody has a die there, so Ada would lead
    free = untouched.locator(".space[data-can]:not(.costly):not(:has(.reward.creature))")
    place = free.first.get_attribute("data-piece")
    space = page.locator(f'.space[data-piece="{place}"]')
    space.hover()
    expect(space.locator(".ghost")).to_be_visible()
    expect(page.locator(".mine .stock em").first).to_have_text("+1")
    expect(page.locator(".forest", has=space).locator(".standing.changed")).to_contain_text("Ada")
    space.click()
    expect(page.locator(f'.space[data-piece="{place}"] .die:not(.ghost)')).to_be_visible()
    expect(page.locator(".mine .pool .die")).to_have_count(5)

    # Another player's whole area is one click away.
    page.locator(".chip .who").nth(1).click()
    expect(page.locator("dialog .stock")).to_be_visible()
    page.keyboard.press("Escape")

    # The board never jumps: what comes and goes around it keeps its room.
    page.evaluate(HEIGHTS)
    hurry(page)
    heights = page.evaluate("window.heights")
    assert heights == sorted(heights, reverse=True)


def test_a_phone(people, axe):
    page = people.window(width=360, height=780, dark=True)
    new_table(page, 3)

    # My dice are at hand below the forests; a die and a space are two taps.
    no_sideways_scroll(page)
    check(axe, page, "the forests")
    page.locator(".hand .die[data-can]").first.tap()
    space = page.locator(".space[data-can]").first
    place = space.get_attribute("data-piece")
    expect(space).to_be_visible()
    no_sideways_scroll(page)

    # The market comes as a sheet, and goes again.
    page.get_by_role("button", name="Market").tap()
    expect(page.locator(".sheet .card")).to_have_count(4)
    no_sideways_scroll(page)
    check(axe, page, "the market", ".sheet")
    page.get_by_role("button", name="Market").tap()
    page.locator(f'[data-piece="{place}"]').tap()
    expect(page.locator(f'.space[data-piece="{place}"] .die').first).to_be_visible()
