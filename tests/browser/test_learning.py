"""Learning by playing in a real browser: a lesson by mouse and by keyboard, a wrong click, a worked example."""

from __future__ import annotations

import pytest
from browser.test_access import check
from playwright.sync_api import expect

from sylvarium.games import game
from sylvarium.learning.lessons import NEXT, course

AIM = course(game("builders")).lessons[0]


def test_a_lesson_is_followed_left_and_repeated(people, axe):
    page = people.window()
    page.goto("/")
    page.get_by_role("link", name="Learn by playing: Builders of Sylvan Dale").click()
    expect(page.locator("ol.lessons li")).to_have_count(len(course(game("builders")).lessons))
    check(axe, page, "a course")
    page.get_by_role("link", name="Begin").click()

    said = page.locator(".lesson .words")
    expect(said).to_contain_text("Welcome to Sylvan Dale")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator("[data-spot]")).to_have_attribute("data-piece", "tree:b06")
    page.locator("[data-piece='tree:b07']").click()
    expect(page.locator(".why")).to_contain_text("Read on first")
    for step in range(2, AIM.solution.count(NEXT) + 1):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".dots .past")).to_have_count(step)
    check(axe, page, "a lesson")

    page.locator("[data-piece='hand:gourd-ax']").click()
    expect(page.locator(".why")).to_contain_text("That card builds somewhere else.")
    page.goto("/learn/builders")  # left, and found again where it was
    page.locator("ol.lessons a").first.click()
    expect(said).to_contain_text("Your card with the log cabin")
    page.locator("[data-piece='hand:log-bridge']").click()
    expect(said).to_contain_text("Now put your home on the lit tree.")
    page.keyboard.press("1")
    expect(said).to_contain_text("Two homes against one")
    page.get_by_role("link", name="Next lesson").click()
    expect(said).to_contain_text("These are your cards")
    page.goto("/learn/builders")
    expect(page.locator(".said")).to_contain_text("1 of 8 lessons done")


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_on_a_phone_what_is_lit_can_be_seen(people, size):
    page = people.window(*size)
    page.goto("/learn/builders/turn")
    lit = page.locator("[data-piece='hand:log-bridge'][data-spot]")
    expect(lit).to_be_visible()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(".lesson .words")).to_contain_text("Play the lit card")
    page.wait_for_function(  # the sheet slides, and nobody may have to scroll it
        """() => {
          const box = document.querySelector("[data-piece='hand:log-bridge'][data-spot]").getBoundingClientRect();
          const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return there?.closest("[data-piece]")?.dataset.piece === "hand:log-bridge";
        }"""
    )
    lit.click()
    expect(page.locator("[data-piece='tree:b06'][data-spot]")).to_be_visible()


def test_a_worked_example_is_played_and_taken_back(people):
    page = people.window()
    page.goto("/learn/builders/E7-2")
    expect(page.locator(".example .words")).to_contain_text("2 others")
    stand = page.locator(".example .stand")
    for _ in range(3):
        told = stand.inner_text()
        page.get_by_role("button", name="Play it").click()
        expect(stand).not_to_have_text(told)
    expect(stand).to_contain_text("how the example ends")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".example .stand")).to_contain_text("Hang a banner")


def test_at_a_table_a_dead_click_says_why(people):
    page = people.window()
    page.goto("/new/builders")
    page.locator("button[type=submit]").click()
    page.locator("[data-piece^='tree:']").first.click()
    expect(page.locator(".why")).to_contain_text("Play a card first: it says where you may build. (R35)")


def test_on_the_chess_board_a_dead_click_says_why(people):
    """Its squares and units have clicks of their own, which must not swallow those that mean nothing."""
    page = people.window()
    page.goto("/new/sylvan_tactics")
    page.locator("button[type=submit]").click()
    for piece in ("space:a4", "unit:black-king"):
        page.locator(f"[data-piece='{piece}']").first.click()
        expect(page.locator(".why")).to_be_visible()


def test_a_guided_first_game_begins_with_one_click(people):
    """A tip at the first decision, its pieces on the board, another one at the next, and none after *no more tips*."""
    page = people.window()
    page.goto("/")
    page.get_by_role("button", name="Guided first game: Builders of Sylvan Dale").click()
    tip = page.get_by_role("region", name="Tip")
    expect(tip).to_contain_text("Which card?")
    tip.get_by_role("button", name="Show me").click()
    expect(page.locator("[data-piece^='hand:'][data-spot]").first).to_be_visible()
    page.locator("[data-choice]").first.click()
    expect(tip).to_contain_text("Which tree?")
    expect(page.locator("[data-spot]")).to_have_count(0)
    tip.get_by_role("button", name="No more tips").click()
    expect(tip).to_have_count(0)
    page.locator("[data-choice]").first.click()
    expect(page.locator("[data-choice='take:deck']")).to_be_visible()
    expect(tip).to_have_count(0)
