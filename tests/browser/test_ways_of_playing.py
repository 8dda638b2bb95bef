"""The same game by keyboard alone, on a phone, in French; replay and playing on from a moment."""

from __future__ import annotations

import re

from browser.playing import choices, hurry, my_turn, new_table, no_sideways_scroll, play, until_over
from playwright.sync_api import expect


def test_keyboard_alone_from_the_shelf_to_the_result(people):
    page = people.window()
    page.goto("/")
    page.get_by_role("link", name=re.compile("^Builders")).focus()
    page.keyboard.press("Enter")
    page.locator("input[autocomplete=nickname]").focus()
    page.keyboard.type("Ada")
    expect(page.locator("button[type=submit]")).to_be_enabled()
    page.keyboard.press("Enter")
    my_turn(page)

    # C goes to the choices, arrows walk, the focused choice is previewed on the board, Enter plays it.
    page.keyboard.press("c")
    expect(choices(page).first).to_be_focused()
    if choices(page).count() > 1:
        page.keyboard.press("ArrowDown")
        expect(choices(page).nth(1)).to_be_focused()
        expect(page.locator("[data-preview]").first).to_be_visible()
    page.keyboard.press("Enter")
    # The focus is on the first choice of the next decision.
    expect(choices(page).first).to_be_focused()
    expect(page.locator("[aria-live=assertive]")).to_have_text(re.compile("^Your turn: "))

    # A hint marks what a bot would do.
    page.keyboard.press("h")
    expect(page.locator("button.hinted").first).to_be_visible()

    # Help on the keys, closed with Escape.
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("undo")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    while not page.locator("dialog[open] .places").count():
        play(page, lambda: page.keyboard.press("1"))
        expect(choices(page).first.or_(page.locator("dialog[open] .places"))).to_be_visible()


def test_a_phone(people):
    page = people.window(width=360, height=740)
    page.goto("/")
    no_sideways_scroll(page)
    new_table(page, "Ada", "bot", "bot", "bot")
    my_sheet = page.locator(".sheet")

    # The hand comes from below when a card is asked for; the card itself is tapped.
    expect(my_sheet.locator(".hand")).to_be_visible()
    no_sideways_scroll(page)
    my_sheet.locator(".card[data-can]").first.tap()

    # Then a tree: the sheet is gone, the board is free.
    tree = page.locator("svg g.tree[data-can]").first
    expect(tree).to_be_visible()
    expect(my_sheet).to_have_count(0)
    label = tree.get_attribute("data-piece").removeprefix("tree:")
    tree.tap()
    expect(page.locator("svg g.tree[data-can]")).to_have_count(0)

    # All twenty trees are on the screen, none cut off, their signs readable (once the layout has settled).
    page.wait_for_function(
        """() => {
          const boxes = [...document.querySelectorAll('svg g.sign .board')].map((each) => each.getBoundingClientRect());
          return boxes.length === 20 && boxes.every((box) => box.left >= 0 && box.right <= 360 && box.width >= 14);
        }"""
    )

    # The story behind its tab, and putting it away again.
    page.get_by_role("button", name="Story").tap()
    expect(page.locator(".sheet .story-log")).to_contain_text("Ada plays")
    expect(page.locator(".sheet .story-log")).to_contain_text(f"on {label}")
    no_sideways_scroll(page)
    page.get_by_role("button", name="Put away").tap()

    page.get_by_role("button", name="Choices").tap()
    page.evaluate(
        """() => setInterval(() => {
          const tab = [...document.querySelectorAll('nav.nav button')].at(-2);
          const button = document.querySelector('[data-choice]');
          if (button) button.click(); else if (tab?.getAttribute('aria-pressed') !== 'true') tab?.click();
        }, 30)"""
    )
    until_over(page)
    no_sideways_scroll(page)


def test_french(people):
    page = people.window(locale="fr-FR")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("une clairière")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    new_table(page, "Zoé", "bot")
    my_turn(page)
    expect(page.locator(".ask h2")).to_contain_text("Choisissez")
    page.get_by_role("tab", name="Règles").click()
    expect(page.locator(".rules")).to_contain_text("De quoi s’agit-il")

    # The other language at once, without losing the table.
    page.get_by_role("button", name="Réglages").click()
    page.get_by_label("Langue").select_option("en")
    page.keyboard.press("Escape")
    expect(page.locator(".ask h2")).to_contain_text("Choose")
    page.reload()
    expect(page.locator(".ask h2")).to_contain_text("Choose")


def test_replay_and_playing_on(people):
    page = people.window()
    new_table(page, "Ada", "bot")
    my_turn(page)
    hurry(page)
    page.get_by_role("link", name="Look back").click()
    expect(page).to_have_url(re.compile(r"/replay/0\?seat=0$"))
    expect(page.locator(".controls h2")).to_contain_text("Move 0 of")

    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/replay/1\?seat=0$"))
    page.locator("input[type=range]").fill("20")
    expect(page.locator(".controls h2")).to_contain_text("Move 20 of")
    expect(page.locator(".story-log li li").nth(5)).to_be_visible()
    lines = page.locator(".story-log li li").count()
    assert lines > 3

    # After the end every hand may be seen.
    mine = page.locator(".hand h3").all_inner_texts()
    page.locator(".eyes select").select_option("1")
    expect(page).to_have_url(re.compile(r"seat=1$"))
    expect(page.locator(".chip.mine b")).to_contain_text("Birch")
    page.wait_for_function(
        "mine => String([...document.querySelectorAll('.hand h3')].map((each) => each.innerText)) !== String(mine)",
        arg=mine,
    )

    # The address of a moment leads there, for somebody else too.
    other = people.window()
    other.goto(page.url)
    expect(other.locator(".controls h2")).to_contain_text("Move 20 of")
    expect(other.locator(".story-log li li").nth(5)).to_be_visible()
    expect(other.locator(".story-log li li")).to_have_count(lines)

    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".controls h2")).not_to_contain_text("Move 20 of")
    page.get_by_role("button", name="Pause").click()

    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    my_turn(page)
    expect(page.locator(".story-log")).to_contain_text("Played on from move")
