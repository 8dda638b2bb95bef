"""Two people play a whole game, and both browsers check that the cards were not chosen."""

from __future__ import annotations

import random
import re

import httpx
from browser.playing import new_table, no_sideways_scroll, on_turn
from playwright.sync_api import Page, expect
from server.player import Player
from server.running import Address


def belongings(page: Page, table: str) -> dict:
    """What a browser keeps of a table."""
    return page.evaluate(f"JSON.parse(localStorage['sylvarium:tables'])['{table}']")


def play_to_the_end(address: str, table: str, *pages: Page) -> None:
    """The moves of all windows, sent while they look elsewhere, which is quick; then they come back to the result."""
    tokens = [token for page in pages for token in belongings(page, table)["tokens"].values()]
    for page in pages:
        page.goto("/about")
    with Player(Address(int(address.rsplit(":", 1)[-1])), table, tokens) as everybody:
        everybody.play_on(random.Random(4))
    for page in pages:
        page.goto(f"/table/{table}")
        page.get_by_role("button", name="Result").click()


def test_the_draw_of_a_whole_game_is_checked_in_both_browsers(people, address: str):
    ada, bruno = people.window(), people.window()
    new_table(ada, "Ada", "open")
    expect(ada.locator(".agreed")).to_contain_text("Played without hints")
    bruno.goto(ada.locator("[data-link]").input_value())
    expect(bruno.locator(".agreed")).to_contain_text("fixed before anybody joined")

    # A guest cannot be called like the owner.
    people.provoke("409")
    bruno.locator("input[autocomplete=nickname]").fill("АDА")
    bruno.get_by_role("button", name="Take a seat").click()
    expect(bruno.get_by_role("alert")).to_contain_text("Please choose another")
    bruno.locator("input[autocomplete=nickname]").fill("Bruno")
    bruno.get_by_role("button", name="Take a seat").click()

    # Between people there are no hints; the button says why.
    for page in (ada, bruno):
        expect(page.locator(".players")).to_contain_text("Bruno")
    asked = on_turn(ada, bruno)
    expect(asked.locator(".deeds button").last).to_be_disabled()
    expect(asked.locator(".deeds button").last).to_have_attribute("title", re.compile("without hints"))

    table = ada.url.rsplit("/", 1)[-1].split("?")[0]
    play_to_the_end(address, table, ada, bruno)
    for page in (ada, bruno):
        expect(page.locator("dialog[open] [data-fair=true]")).to_contain_text("yours among them")
        no_sideways_scroll(page)
    draw = httpx.get(f"{address}/api/tables/{table}").json()["draw"]
    mine = [belongings(page, table)["half"] for page in (ada, bruno)]
    assert draw["halves"] == mine and None not in mine

    # The next game is drawn anew: the server commits to its half before anybody is there to give theirs.
    ada.get_by_role("button", name="Ask for a rematch").click()
    expect(ada).to_have_url(re.compile(r"/table/(?!" + re.escape(table) + ")"))
    again = ada.url.rsplit("/", 1)[-1]
    committed = httpx.get(f"{address}/api/tables/{again}").json()["draw"]["commitment"]
    assert committed not in (None, draw["commitment"])
    bruno.get_by_role("button", name="Take my seat").click()
    expect(bruno).to_have_url(re.compile(re.escape(again)))
    expect(bruno.locator(".hand h3").first).to_be_visible()  # the seat is his
    kept = [belongings(page, again) for page in (ada, bruno)]
    assert all(each["half"] and each["commitment"] == committed for each in kept)


def test_a_server_that_lies_is_found_out(people, address: str):
    ada, bruno = people.window(), people.window()
    new_table(ada, "Ada", "open")
    bruno.goto(ada.locator("[data-link]").input_value())
    bruno.locator("input[autocomplete=nickname]").fill("Bruno")
    bruno.get_by_role("button", name="Take a seat").click()
    expect(bruno.locator(".players")).to_contain_text("Bruno")
    table = ada.url.rsplit("/", 1)[-1].split("?")[0]
    bruno.evaluate(  # as if the server had shown another commitment when Bruno came
        """table => {
          const key = 'sylvarium:tables', tables = JSON.parse(localStorage[key]);
          tables[table].commitment = '00'.repeat(32);
          localStorage[key] = JSON.stringify(tables);
        }""",
        table,
    )
    play_to_the_end(address, table, ada, bruno)
    found = bruno.locator("dialog[open] [data-fair=false]")
    expect(found).to_contain_text("changed what it had committed to")
