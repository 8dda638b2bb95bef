"""Sylvan Tactics on its drawn board: two clicks move a unit, cards and phone, a whole game."""

from __future__ import annotations

import json
import re

from browser.moments import Game, Stage
from browser.playing import hurry, my_turn, no_sideways_scroll
from playwright.sync_api import Page, Route, expect


def sit_down(page: Page, colour: str = "white") -> None:
    """A table against a bot, of ten rounds at most."""
    options = {"first_player": "seat_0" if colour == "white" else "seat_1", "max_rounds": "10"}

    def with_options(route: Route) -> None:
        route.continue_(post_data=json.dumps({**route.request.post_data_json, "options": options, "seed": 11}))

    page.route("**/api/tables", with_options)
    page.goto("/new/sylvan_tactics")
    page.locator("input[autocomplete=nickname]").fill("Ada")
    page.locator("button[type=submit]").click()


def keep(page: Page) -> None:
    page.get_by_role("button", name="Keep this hand").first.click()
    expect(page.locator("g.unit[data-can]").first).to_be_visible()


def unit(page: Page, id: str):
    return page.locator(f'g.unit[data-piece="unit:{id}"]')


def test_a_unit_is_picked_shows_its_ways_and_goes(people, axe):
    page = people.window()
    sit_down(page)
    my_turn(page)
    expect(page.locator(".mine .card")).to_have_count(5)
    keep(page)
    expect(page.locator("g.unit")).to_have_count(18)

    # The first click plays nothing: it shows where the Pawn can go. Escape puts it down again.
    pawn = unit(page, "white-pawn-5")
    expect(pawn).to_have_attribute("aria-label", re.compile("Pawn on e2, Strength 1"))
    pawn.click()
    ways = page.locator("g.square[data-way=move]")
    expect(ways).to_have_count(2)
    page.keyboard.press("Escape")
    expect(ways).to_have_count(0)

    # The second click is the move, which costs the only Sigil and can be taken back.
    pawn.click()
    page.locator('g.square[data-piece="space:e4"]').hover()
    expect(page.locator("g.ghost")).to_be_visible()
    page.locator('g.square[data-piece="space:e4"]').click()
    expect(pawn).to_have_attribute("aria-label", re.compile("on e4"))
    expect(page.get_by_role("img", name="0 of 1 Sigils ready")).to_be_visible()
    page.keyboard.press("z")
    expect(page.get_by_role("img", name="1 of 1 Sigils ready")).to_be_visible()

    found = axe.run(page)
    assert found.violations_count == 0, found.generate_report()


def test_black_sees_the_board_from_its_side_on_a_phone(people):
    page = people.window(width=360, height=740)
    sit_down(page, "black")
    expect(page.locator(".nav .lit").first).to_be_visible()
    no_sideways_scroll(page)
    # The hand is a sheet from below.
    hand = page.get_by_role("button", name="Your hand")
    if hand.get_attribute("aria-pressed") != "true":  # it comes by itself when something in it can be chosen
        hand.click()
    expect(page.locator(".sheet .card").first).to_be_visible()
    page.locator(".grip").click()
    page.wait_for_function(
        """() => {
          const height = (id) => document.querySelector(`[data-piece="unit:${id}"]`).getBoundingClientRect().y;
          return height('black-king') > height('white-king');
        }"""
    )
    no_sideways_scroll(page)


def test_a_whole_game_ends_with_a_result(people):
    page = people.window()
    sit_down(page)
    my_turn(page)
    hurry(page)
    expect(unit(page, "white-king")).to_be_attached()


def test_in_a_low_window_the_board_has_the_height(people, address):
    page = people.window(1280, 720)
    game = Game("sylvan_tactics", 2)
    stage = Stage(page, address, game)
    stage.open()
    stage.show(game.late())
    height = page.locator("main.stage").bounding_box()["height"]
    square = page.locator('[data-piece="space:d4"] .ground').bounding_box()["height"]
    assert 8 * square > 0.85 * height
    # Beside the board the hand lies open: one place for the end of the turn is enough.
    expect(page.get_by_role("button", name="End your turn")).to_have_count(1)
