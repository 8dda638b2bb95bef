"""A turn is planned on the board while somebody else thinks, and plays itself; by keys too, and on a phone."""

from __future__ import annotations

import json

from browser.conftest import People
from browser.playing import choices, my_turn, no_sideways_scroll, play_turn
from playwright.sync_api import Page, expect

SEED = 7


def sit_down(people: People, game: str, *pages: Page) -> list[Page]:
    """A table with a known course, each window holding one seat; whoever waits first, then who is on turn."""
    pages[0].goto("/")
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "hotseat"}], "nickname": "Ada", "seed": SEED}
    created = pages[0].request.post("/api/tables", data=body).json()
    for seat, page in enumerate(pages):
        page.goto("/")
        mine = {created["table"]: {"tokens": {str(seat): created["tokens"][str(seat)]}, "game": game}}
        page.evaluate("kept => localStorage.setItem('sylvarium:tables', kept)", json.dumps(mine))
        page.goto(f"/table/{created['table']}")
    deciding = pages[0].request.get(f"/api/tables/{created['table']}").json()["deciding"]
    for page in pages:
        expect(page.locator(".frame")).to_be_visible()
    return [pages[1 - deciding], pages[deciding]]


def test_a_planned_turn_plays_itself(people):
    ada, bob = sit_down(people, "builders", people.window(), people.window())
    ada.get_by_role("button", name="Plan my turn").click()
    expect(ada.get_by_text("Only a plan: nothing of this is played yet.")).to_be_visible()
    expect(ada.locator("html")).to_have_class("planning")
    my_turn(ada)
    choices(ada).first.click()
    expect(ada.locator(".plan li")).to_have_count(1)
    choices(ada).first.click()
    expect(ada.locator(".plan li")).to_have_count(2)
    ada.keyboard.press("z")
    expect(ada.locator(".plan li")).to_have_count(1)
    planned = ada.locator(".plan li").inner_text()
    expect(bob.locator(".frame")).to_have_attribute("data-moment", "0")  # the table has not moved
    ada.get_by_role("button", name="Keep the plan").click()
    expect(ada.locator("html")).not_to_have_class("planning")
    expect(ada.locator(".plan")).to_contain_text("This will be played when your turn comes")
    expect(ada.locator(".plan li")).to_have_text(planned)
    ada.reload()
    expect(ada.locator(".plan li")).to_have_text(planned)
    expect(bob.locator(".plan")).to_have_count(0)

    play_turn(bob)
    my_turn(ada)
    expect(ada.locator(".plan li")).to_have_count(0)  # it was played, and the turn goes on by hand
    expect(ada.get_by_role("button", name="Undo")).to_be_enabled()


def test_planning_on_a_phone_and_standing_answers(people):
    ada, bob = sit_down(
        people, "sylvan_tactics", people.window(390, 844, locale="fr-FR"), people.window(390, 844, locale="fr-FR")
    )
    ada.get_by_label("Ripostes").select_option("king")
    no_sideways_scroll(ada)
    expect(bob.get_by_label("Ripostes")).to_have_count(0)
    ada.reload()
    expect(ada.get_by_label("Ripostes")).to_have_value("king")
    ada.keyboard.press("p")  # before the first turn there is nothing to plan yet, and the page says so
    expect(ada.locator(".notices button").first).to_contain_text("ne peut pas être préparé")
