"""Two browsers play a whole game against each other through the invite link."""

from __future__ import annotations

import re

from browser.playing import choices, hurry, my_turn, new_table, on_turn, play_turn
from playwright.sync_api import Page, expect


def sit_down(ada: Page, bruno: Page) -> None:
    """Ada opens a table with a free seat and sends Bruno the link."""
    new_table(ada, "Ada", "open")
    link = ada.locator("[data-link]").input_value()
    assert "#invite=" in link and "?" not in link
    bruno.goto(link)
    bruno.locator("input[autocomplete=nickname]").fill("Bruno")
    bruno.get_by_role("button", name="Take a seat").click()
    for page in (ada, bruno):
        expect(page.locator(".players")).to_contain_text("Ada")
        expect(page.locator(".players")).to_contain_text("Bruno")


# How many trees the first cards of the seat that is asked can go to, the fewest first.
TREES = """async () => {
  const table = location.pathname.split('/')[2];
  const tokens = JSON.parse(localStorage['sylvarium:tables'])[table].tokens;
  const [[seat, token]] = Object.entries(tokens);
  const answer = await fetch(`/api/tables/${table}/moments/0?seat=${seat}`, { headers: { 'x-seat-token': token } });
  const { view } = await answer.json();
  const open = view.trees.filter((tree) => !tree.capped).map((tree) => tree.top);
  const cards = view.choices.map((choice) => choice.name.split(':')[1].split('/')[0]);
  return Math.min(...cards.map((style) => open.filter((top) => top === style).length));
}"""


def sit_down_with_a_choice(ada: Page, bruno: Page) -> Page:
    """A table at which every first card leaves a choice of trees, and who begins there; nobody can choose the cards."""
    for _ in range(20):
        sit_down(ada, bruno)
        first = on_turn(ada, bruno)
        if first.evaluate(TREES) > 1:
            return first
    raise AssertionError("no first hand of 20 left a choice of trees with every card")


def hand(page: Page) -> list[str]:
    return page.locator(".hand h3").all_inner_texts()


def test_a_whole_game_with_undo_reload_and_a_lost_line(people):
    ada, bruno = people.window(), people.window(dark=True)
    first = sit_down_with_a_choice(ada, bruno)

    # Undo: a card is played and taken back with one key.
    other = bruno if first is ada else ada
    before = hand(first)
    first.keyboard.press("1")
    expect(first.locator(".hand h3")).to_have_count(len(before) - 1)
    first.keyboard.press("z")
    expect(first.locator(".hand h3")).to_have_count(len(before))
    assert sorted(hand(first)) == sorted(before)
    first.keyboard.press("y")
    expect(first.locator(".hand h3")).to_have_count(len(before) - 1)

    # A piece on the board is as good as the list: the tree is clicked itself.
    my_turn(first)
    tree = first.locator("svg g.tree[data-can]").first
    label = tree.get_attribute("data-piece").removeprefix("tree:")
    asked_then = first.locator(".ask h2").inner_text()
    tree.locator(".roof").first.click()
    expect(first.locator(".ask h2")).not_to_have_text(asked_then)
    expect(other.locator(".story-log")).to_contain_text(f"on {label}")

    # Reload in the middle of a turn: the same table, the same hand, the same question.
    asked = on_turn(ada, bruno)
    question, cards = asked.locator(".ask h2").inner_text(), hand(asked)
    asked.reload()
    my_turn(asked)
    expect(asked.locator(".ask h2")).to_have_text(question)
    expect(asked.locator(".hand h3")).to_have_text(cards)

    # The line is lost while the other plays on, and comes back by itself.
    waiting = bruno if asked is ada else ada
    waiting.evaluate("line.drop()")
    expect(waiting.get_by_text("The connection is lost")).to_be_visible()
    # That somebody is away is seen on a phone too.
    large = asked.viewport_size
    asked.set_viewport_size({"width": 390, "height": 844})
    expect(asked.locator(".chip.away .state")).to_be_visible()
    asked.set_viewport_size(large)
    lines = waiting.locator(".story-log li li").count()
    play_turn(asked)
    expect(waiting.locator(".story-log li li")).to_have_count(lines)  # nothing reaches it
    waiting.evaluate("line.mend()")
    expect(waiting.get_by_text("The connection is lost")).to_be_hidden()
    my_turn(waiting)
    expect(waiting.locator(".story-log li li").nth(lines)).to_be_attached()

    # Talk at the table.
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_placeholder("Say something").fill("Lovely trees!")
    ada.get_by_role("button", name="Send").click()
    bruno.get_by_role("tab", name="Chat").click()
    expect(bruno.locator(".chat")).to_contain_text("Lovely trees!")

    # To the end: both see the same ranking.
    hurry(ada, bruno)
    result = [page.locator("dialog[open] table tbody").inner_text() for page in (ada, bruno)]
    assert result[0] == result[1]
    expect(ada.locator("dialog[open] figure svg")).to_be_visible()

    # Once more with the same people: whoever is asked says yes, and both have their seats at the new table.
    old = ada.url
    ada.get_by_role("button", name="Ask for a rematch").click()
    expect(ada).not_to_have_url(old)
    bruno.get_by_role("button", name="Take my seat").click()
    expect(bruno).to_have_url(ada.url)
    for page in (ada, bruno):
        expect(page.locator(".hand h3").first).to_be_visible()
    on_turn(ada, bruno)


def test_what_is_said_is_marked_until_it_is_read_and_who_resigns_hands_the_seat_to_a_bot(people):
    ada, bruno = people.window(), people.window()
    sit_down(ada, bruno)
    chat = ada.get_by_role("tab", name="Chat")
    bruno.get_by_role("tab", name="Chat").click()
    bruno.get_by_placeholder("Say something").fill("Hello, Ada")
    bruno.keyboard.press("Enter")
    expect(chat).to_contain_class("lit")
    chat.click()
    expect(ada.get_by_text("Hello, Ada")).to_be_visible()
    ada.get_by_role("tab", name="Story").click()
    expect(chat).not_to_contain_class("lit")

    bruno.get_by_role("button", name="Invite").click()
    bruno.get_by_role("button", name="Resign").click()
    bruno.get_by_role("button", name="Really resign?").click()
    expect(bruno.locator(".ask h2")).to_contain_text("You are watching")
    chat.click()
    expect(ada.get_by_text("resigned: a bot plays this seat to the end.")).to_be_visible()


def test_spectators_see_what_is_public(people):
    ada, eve = people.window(), people.window()
    new_table(ada, "Ada", "bot")
    my_turn(ada)
    eve.goto(ada.url)
    expect(eve.locator(".ask h2")).to_contain_text("You are watching")
    expect(eve.locator(".centre svg g.tree").first).to_be_visible()
    expect(choices(eve)).to_have_count(0)
    expect(eve.locator(".hand")).to_have_count(0)


def test_a_private_table_needs_the_invite(people):
    ada, eve = people.window(), people.window()
    new_table(ada, "Ada", "open")
    expect(ada.locator("[data-link]")).to_be_visible()
    eve.goto(re.sub(r"\?.*", "", ada.url))
    eve.locator("input[autocomplete=nickname]").fill("Eve")
    people.provoke("403")
    eve.get_by_role("button", name="Take a seat").click()
    expect(eve.get_by_role("alert")).to_contain_text("private")


def test_two_people_on_one_screen_do_not_see_each_others_hand(people):
    page = people.window()
    new_table(page, "Ada", "hotseat")
    my_turn(page)
    expect(page.locator(".story-log")).to_be_visible()
    curtain = page.get_by_role("dialog")
    if curtain.count():  # the other one begins
        curtain.get_by_role("button").click()
    mine = page.locator(".chip.mine b").inner_text()
    play_turn(page)
    expect(curtain).to_contain_text("Pass the screen on")
    page.reload()  # by whoever still has the screen
    my_turn(page)
    expect(curtain).to_contain_text("Pass the screen on")
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    my_turn(page)
    page.wait_for_function("mine => document.querySelector('.chip.mine b').innerText !== mine", arg=mine)
