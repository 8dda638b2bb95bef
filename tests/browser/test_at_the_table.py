"""At the table: a waiting room one can wait in, a story that shows its moments, and nothing grey without a reason."""

from __future__ import annotations

import re

from browser.playing import choices, my_turn, new_table, play
from playwright.sync_api import expect


def test_a_colour_and_a_bot_for_the_seat_that_nobody_took(people):
    page = people.window()
    page.goto("/new/builders")
    expect(page.locator("input[autocomplete=nickname]")).not_to_have_value("")
    page.locator(".seats li").nth(1).locator("select").first.select_option("open")
    page.locator(".seats li").first.get_by_role("radio", name="green").click()
    page.locator("button[type=submit]").click()

    page.get_by_role("button", name="Let a bot sit here").click()
    my_turn(page)
    # The page wears the colour that was chosen for the first seat.
    expect(page.locator("html")).to_have_attribute("style", re.compile(r"--seat-0: ?var\(--hue-3\)"))


def test_a_table_that_is_cancelled_says_so(people):
    page = people.window()
    new_table(page, "Ada", "open")
    page.get_by_role("button", name="Cancel the table").click()
    page.get_by_role("button", name="Really cancel it?").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The table was cancelled.")


def test_the_story_shows_its_moments_in_place_and_a_grey_undo_says_why(people):
    page = people.window()
    new_table(page, "Ada", "bot")
    my_turn(page)
    page.get_by_role("button", name="Undo").click(force=True)  # it is grey, and says why
    expect(page.locator(".why")).to_contain_text("undo")

    for _ in range(3):
        my_turn(page)
        play(page, choices(page).first.click)
    my_turn(page)
    table = page.url
    page.locator(".story-log a").first.click()
    expect(page.locator(".looking")).to_be_visible()
    expect(choices(page)).to_have_count(0)
    assert page.url == table
    page.get_by_role("button", name="Back to the game").click()
    my_turn(page)


def test_why_a_bot_did_something_leads_back_to_the_game(people):
    page = people.window()
    page.goto("/new/tiletum")
    page.locator("input[autocomplete=nickname]").fill("Ada")
    page.locator("button[type=submit]").click()
    why = page.locator(".story-log").get_by_role("link", name="Why?")
    for _ in range(60):
        my_turn(page)
        if why.count():
            break
        choices(page).last.click()
        page.wait_for_timeout(100)
    table = page.url
    why.first.click()
    expect(page.get_by_role("heading", name=re.compile("Exploring move"))).to_be_visible()
    page.get_by_role("link", name="Back to the game").click()
    my_turn(page)
    assert page.url == table

    # The bot's own eyes are lent to nobody before the end: one looks with one's own.
    page.goto(f"{table}/replay/1?seat=1")
    expect(page).to_have_url(re.compile(r"/replay/1\?seat=0$"))
    expect(page.locator(".controls h2")).to_contain_text("Move 1 of")
