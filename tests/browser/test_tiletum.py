"""Tiletum on its drawn board: dice, wheel tile and map by clicking the pieces, a whole game, a phone, and axe."""

from __future__ import annotations

import re

from browser.playing import choices, hurry, my_turn, no_sideways_scroll
from browser.test_access import check
from playwright.sync_api import Locator, Page, expect


def new_table(page: Page, nickname: str, bots: int) -> None:
    """Opens a table of Tiletum against bots."""
    page.goto("/new/tiletum")
    page.locator("input[autocomplete=nickname]").fill(nickname)
    page.locator(".counts label").nth(bots).click()
    for seat in range(1, bots + 1):
        page.locator(".seats li").nth(seat).locator("select").first.select_option("bot")
    page.locator("button[type=submit]").click()


def take_a_die(page: Page) -> None:
    """Clicks a glowing die as it lies; where gold could turn it, a menu asks, and any answer will do."""
    page.locator("svg.wheel g.die[data-can]").first.click()
    answer_menu(page, page.locator(".ask h2"), "Choose a die")


def answer_menu(page: Page, question: Locator, asked: str) -> None:
    """Where gold could turn a die, a menu asks, and any answer will do; then the next question is asked."""
    menu = page.locator("ul.menu button")
    expect(menu.first.or_(question.filter(has_not_text=asked)).first).to_be_visible()
    if menu.count():
        menu.first.click()
    expect(question).not_to_contain_text(asked)


def test_a_whole_game_on_the_board(people, axe):
    page = people.window()
    new_table(page, "Ada", 1)
    my_turn(page)
    expect(page.locator(".ask h2")).to_contain_text("Choose a die")

    # Everything is on the table: twenty towns, four fairs, eight dice or fewer, fifteen steps, two offers.
    expect(page.locator("svg g.town")).to_have_count(20)
    expect(page.locator("svg g.fair")).to_have_count(4)
    expect(page.locator("svg.king g.step")).to_have_count(15)
    expect(page.locator(".contracts li")).to_have_count(5)
    expect(page.locator("svg.wheel g.die").first).to_be_visible()
    expect(page.locator("svg.wheel g.die").nth(8)).to_have_count(0)
    expect(page.locator(".mine .six .slot")).to_have_count(12)
    check(axe, page, "table")

    # Hovering a die tells what it would give, in the middle of the wheel and on my board.
    die = page.locator("svg.wheel g.die[data-can]").first
    die.hover()
    expect(page.locator("svg.wheel .hub .plate")).to_be_visible()
    expect(page.locator(".mine .resource i").first).to_contain_text(re.compile(r"^\+\d"))

    # The die itself is clicked, then the bonus tile of its action space, if it can be taken.
    take_a_die(page)
    my_turn(page)
    tile = page.locator("svg.wheel g.tile[data-can]")
    if tile.count():
        tile.first.click()
        expect(page.locator(".mine .six .tile")).to_have_count(1)

    # The board of the other player is one click away.
    page.locator(".chip .who").nth(1).click()
    expect(page.locator("dialog[open] svg.street")).to_be_visible()
    page.keyboard.press("Escape")

    hurry(page)
    expect(page.locator("dialog[open] .places")).to_contain_text("Ada")


# The lit pieces in sight whose centre does not answer; what lies under an open sheet waits for it to close.
DEAD = """
() => [...document.querySelectorAll('[data-can]')].flatMap((piece) => {
  const box = piece.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (!box.width || !there || piece.contains(there)) return [];
  if (there.closest('.sheet') && !piece.closest('.sheet')) return [];
  return [`${piece.dataset.piece ?? piece.dataset.place} under ${there.outerHTML.slice(0, 120)}`];
})
"""


def test_the_centre_of_every_lit_piece_answers(people):
    """Alone against the Guild, through turns that lead from town to town; `test_sizes.py` looks at every size."""
    page = people.window(390, 844)
    new_table(page, "Ada", 0)
    towns = 0
    for _ in range(14):
        page.locator("[data-can]").first.wait_for(state="attached")
        counted = page.get_by_role("region", name="Points are counted").get_by_role("button")
        if counted.count():
            counted.last.click()  # the card that sums up a fair lies over the board until it is put away
        page.wait_for_function(f"({DEAD})().length === 0")  # once sheets and board have come to rest
        moment = page.locator("[data-moment]").get_attribute("data-moment")
        town = page.locator("svg g.town[data-can]")
        if town.count() and towns < 3:
            town.first.click()  # in its middle
            towns += 1
        else:
            choose(page, ("Merchant", "Architect", "End your turn", "Receive"))
        page.wait_for_function(CLICKED, arg=moment)
        menu = page.locator("ul.menu button")
        if menu.count():
            menu.first.click()
        page.wait_for_function(ANSWERED, arg=moment)
    assert towns > 0


# What came of a click: a menu that asks which choice was meant, or the move itself.
CLICKED = """
(moment) => document.querySelector('ul.menu') || document.querySelector('[data-moment]').dataset.moment !== moment
"""
# The next decision: on a slow line a move is drawn before the server has answered, with nothing lit.
ANSWERED = """
(moment) => document.querySelector('[data-moment]').dataset.moment !== moment && document.querySelector('[data-can]')
"""


def choose(page: Page, wanted: tuple[str, ...]) -> None:
    """Plays a choice by its words from the list, which on a phone is behind its tab."""
    if not choices(page).count():
        page.get_by_role("button", name="Choices").click()
    for words in wanted:
        found = choices(page).filter(has_text=words)
        if found.count():
            return found.first.click()
    choices(page).first.click()


def test_a_phone_opens_what_is_asked_for(people):
    page = people.window(width=360, height=740, locale="fr-FR")
    new_table(page, "Zoé", 3)
    tabs = page.locator("nav.nav")

    # The wheel comes by itself when a die is asked for; its tab is lit.
    expect(page.locator(".sheet svg.wheel")).to_be_visible()
    expect(tabs.get_by_role("button", name="Roue")).to_have_class(re.compile("lit"))
    no_sideways_scroll(page)
    page.locator('.sheet [data-piece^="die:"][data-can]').first.tap()
    answer_menu(page, page.locator(".bar h2"), "Choisissez un dé")

    for tab, inside in (("Plateau", "svg.street"), ("Offres", ".characters")):
        button = tabs.get_by_role("button", name=tab)
        if button.get_attribute("aria-pressed") != "true":
            button.tap()
        expect(page.locator(f".sheet {inside}")).to_be_visible()
        no_sideways_scroll(page)
    tabs.get_by_role("button", name="Offres").tap()
    # The map is larger than the screen and moves under the finger: every town can be brought into sight.
    towns = page.locator("svg g.town .walls")
    expect(towns).to_have_count(20)
    for town in towns.all():
        town.scroll_into_view_if_needed()
        expect(town).to_be_in_viewport(ratio=0.9)
    expect(choices(page)).to_have_count(0)
