"""Tree Society in a real browser: its board by clicks, a whole game, a phone, and what axe says."""

from __future__ import annotations

import re

import pytest
from browser.moments import Game, Stage
from browser.playing import choices, no_sideways_scroll, until_over
from browser.screens import SIZES, resize
from browser.test_access import check
from playwright.sync_api import Locator, Page, expect

SEED = 7

# Sells, rests and takes as fast as the table allows: the fruit deck ends the game.
REST = """
() => setInterval(() => {
  const find = (names) => names.map((name) => document.querySelector(`[data-choice^="${name}"]`)).find(Boolean);
  const button = find(['end_build', 'sell', 'take', 'decline', 'keep', 'refresh_row']);
  if (button && button !== window.clicked) { window.clicked = button; button.click(); }
  else window.clicked = null;
}, 25)
"""


def new_table(page: Page, bots: int) -> None:
    """A table of Tree Society at which I am the first player, against bots; always the same cards."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "birch"} for _ in range(bots))]
    wish = {"game": "tree_society", "seats": seats, "options": {"start": "1"}, "public": False, "nickname": "Ada"}
    made = page.request.post("/api/tables", data={**wish, "seed": SEED}).json()
    kept = {made["table"]: {"tokens": made["tokens"], "game": "tree_society", "at": 1}}
    page.goto("/about")
    page.evaluate("kept => localStorage.setItem('sylvarium:tables', JSON.stringify(kept))", kept)
    page.goto(f"/table/{made['table']}")
    expect(page.locator(".fruit[data-can]").first).to_be_visible()


def purse_of(page: Page) -> Locator:
    return page.get_by_role("img", name=re.compile("^Purse: ")).first


def coins(page: Page) -> int:
    return int(re.search(r"\d+", purse_of(page).get_attribute("aria-label") or "")[0])


def holds(page: Page, amount: int) -> None:
    """My purse comes to hold so many coins."""
    expect(purse_of(page)).to_have_attribute("aria-label", re.compile(rf"^Purse: {amount}\b"))


def test_a_game_on_the_board(people, axe):
    page = people.window()
    new_table(page, 1)

    # Sell: the fruit shows its price, hovering it shows what the purse would hold, a click sells it.
    fruits = page.locator(".mine .fruits .fruit[data-can]")
    expect(fruits).to_have_count(3)
    expect(choices(page)).to_have_count(3)
    price = int(fruits.first.locator(".price b").inner_text())
    purse = coins(page)
    fruits.first.hover()
    expect(page.locator(".money em").first).to_have_text(f"→ {purse + price}")
    expect(page.locator(".prices .looked")).to_have_count(1)
    fruits.first.click()
    expect(page.get_by_role("button", name="Rest", exact=True)).to_be_visible()
    holds(page, purse + price)

    # Build: exactly the cards that can be paid glow, with the price in their lowest level.
    payable = page.locator(".guild-market .guild[data-can]")
    names = choices(page).evaluate_all("all => all.map((each) => each.dataset.choice)")
    builds = sum(name.startswith("build:") for name in names)
    assert builds > 0
    expect(payable).to_have_count(builds)
    card = payable.first.get_attribute("data-piece")
    paid = int(payable.first.locator(".row .cost b").last.inner_text())
    page.mouse.move(5, 5)
    check(axe, page, "the table while building")
    payable.first.hover()
    promised = page.locator(".money em").first.inner_text()
    payable.first.click()
    expect(page.locator(f'.mine .guild[data-piece="{card}"]')).to_be_visible()
    expect(page.locator(f'.guild-market [data-piece="{card}"]')).to_have_count(0)
    expect(page.locator(".story-log")).to_contain_text(f"for {paid} coin")
    holds(page, int(promised.removeprefix("→ ")))

    # Undo takes the house back to the market.
    page.keyboard.press("z")
    expect(page.locator(f'.guild-market [data-piece="{card}"]')).to_be_visible()
    holds(page, purse + price)

    # A player's whole orchard is one click away.
    page.locator(".chip .who").nth(1).click()
    expect(page.locator("dialog .guild")).to_have_count(1)
    page.keyboard.press("Escape")

    page.evaluate(REST)
    until_over(page)


def test_a_phone(people, axe):
    page = people.window(width=360, height=780, dark=True)
    new_table(page, 3)

    # My orchard comes from below to sell from; then the market is in sight, with my coins above it.
    page.locator(".sheet .fruit[data-can]").first.tap()
    expect(page.locator(".strip").get_by_role("button", name="Rest", exact=True)).to_be_visible()
    no_sideways_scroll(page)
    check(axe, page, "the market")
    orchard = page.get_by_role("button", name="Your orchard")
    if orchard.get_attribute("aria-pressed") != "true":  # it stays open while a level can be built there
        orchard.tap()
    expect(page.locator(".sheet .places")).to_be_visible()
    no_sideways_scroll(page)
    check(axe, page, "my orchard", ".sheet")
    page.locator(".sheet").get_by_role("button", name="Rest", exact=True).tap()

    # Rest asks for a fruit of the market, on the board itself.
    page.locator(".orchard .fruit[data-can]").first.tap()
    expect(page.locator(".sheet .fruit[data-can]").first).to_be_visible()
    no_sideways_scroll(page)


# Rows of guild cards in which signs lie over words, words leave their row, or a bin lies over a price.
CROWDED = """
() => {
  const box = (element) => element?.getBoundingClientRect() ?? new DOMRect(0, -1e6, 0, 0);
  const over = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3
    && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3;
  const told = (row) => `${row.closest('.guild').getAttribute('aria-label')}: ${row.textContent.trim()}`;
  return [...document.querySelectorAll('.guild')].filter((card) => card.checkVisibility()).flatMap((card) => {
    const bin = [...card.querySelectorAll('.spare')].filter((each) => each.checkVisibility()).map(box);
    return [...card.querySelectorAll('.row')].filter((row) => {
      const [words, line] = [row.querySelector('.words'), row.querySelector('.line')].map(box);
      const out = words.height && (words.bottom > box(row).bottom + 3 || words.top < box(row).top - 3);
      const cost = row.querySelector('.cost > *');
      return over(line, words) || out || bin.some((each) => over(each, box(cost)));
    }).map(told);
  });
}
"""


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_nothing_lies_on_anything_in_a_guild_card(people, address, language):
    page = people.window(locale=language)
    game = Game("tree_society", 4)
    stage = Stage(page, address, game)
    stage.open()
    crowded = []
    for moment in {*game.telling(2), max(game.decisions, key=lambda each: each.choices)}:
        stage.show(moment)
        for size in SIZES:
            resize(page, size)
            tab = page.locator("nav.nav button").first
            if tab.count() and tab.get_attribute("aria-pressed") != "true":
                tab.click()
            crowded += [f"{size} at {moment.number}: {row}" for row in page.evaluate(CROWDED)]
            if page.locator("section.sheet .grip").count():
                page.locator("section.sheet .grip").click()
            crowded += [f"{size} at {moment.number}: {row}" for row in page.evaluate(CROWDED)]
    assert not crowded, "\n".join(sorted(set(crowded)))
