"""The pages around the tables: nothing overlaps, nothing is a dead end, and a wrong thing is met with words."""

from __future__ import annotations

import pytest
from browser.playing import choices, my_turn, new_table, no_sideways_scroll
from playwright.sync_api import Page, expect

NOT_THERE = (
    "/nowhere", "/table/nosuchtable", "/table/nosuchtable/replay/3", "/table/nosuchtable/explore/3", "/new/nogame",
    "/rules/nogame", "/learn/nogame", "/learn/builders/nolesson", "/puzzles/builders/999", "/leaderboard/nogame",
    "/tournament/nosuchcup", "/p/nosuchperson",
)  # fmt: skip

# Buttons of the shelf that lie on a picture or on the name of a game.
COVERED = """
() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const others = boxes('.shelf .cover, .shelf h2');
  return boxes('.shelf .button').filter((button) => others.some((other) => meet(button, other))).length;
}
"""


def test_what_is_not_there_leads_on(people):
    page = people.window()
    for path in NOT_THERE:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing at this address.")
        expect(page.locator("main").get_by_role("link").first).to_be_visible()
        expect(page.locator("main form, main .cover")).to_have_count(0)
    people.complaints.clear()  # the browser notes each of them too


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (844, 390), (390, 844), (360, 640)])
def test_the_shelf_shows_its_pictures_and_names_whole(people, width, height):
    page = people.window(width, height, locale="fr")
    page.goto("/")
    expect(page.locator(".shelf li")).to_have_count(5)
    expect(page.get_by_role("button", name="Première partie guidée").first).to_be_visible()
    assert page.evaluate(COVERED) == 0
    no_sideways_scroll(page)


def lines(page: Page, selector: str) -> list[float]:
    """How many lines each of these has."""
    lines = "all => all.map(one => one.getClientRects().length)"
    return page.locator(selector).evaluate_all(f"{lines}.filter(Boolean)")


def test_the_ways_in_the_header_stay_on_one_line(people):
    """Also on the narrowest screen, with the longer words, when there are tables too."""
    page = people.window(360, 640, locale="fr")
    new_table(page, "Zoé", "open")
    expect(page.locator("[data-link]")).to_be_visible()
    page.goto("/")
    expect(page.locator("header .mine")).to_be_visible()
    assert set(lines(page, "header nav a:visible")) == {1}
    height = page.locator("header").bounding_box()["height"]  # type: ignore[index]
    assert height < 84, f"the header is {height} px high"
    no_sideways_scroll(page)


def test_blanks_are_no_name(people):
    owner, guest = people.window(), people.window()
    new_table(owner, "Ada", "open")
    guest.goto(owner.locator("[data-link]").input_value())
    field = guest.get_by_label("Your name")
    field.fill("   ")
    guest.get_by_role("button", name="Take a seat").click()
    assert "Please tell us your name" in field.evaluate("field => field.validationMessage")
    field.fill("Bob")
    guest.get_by_role("button", name="Take a seat").click()
    expect(guest.locator(".chip").first).to_be_visible()


def test_a_stranger_comes_from_the_shelf_to_a_first_move_in_two_clicks(people):
    page = people.window()
    page.goto("/")
    page.get_by_role("button", name="Guided first game: Builders of Sylvan Dale").click()
    my_turn(page)
    before = page.locator("[data-choice]").first.inner_text()
    choices(page).first.click()
    expect(page.locator("[data-choice]").first).not_to_have_text(before)
