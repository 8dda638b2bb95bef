"""Lessons, rulebook, puzzles and guided games of a site that has no server, and then no line either.

On demand (`make offline-games`).
"""

from __future__ import annotations

import pytest
from browser.playing import choices
from offline.playing import KEPT, SIZES, until, window
from playwright.sync_api import Browser, expect

LESSON = "section.lesson"  # on a phone the choices may lie behind a button


@pytest.mark.parametrize("size", SIZES)
def test_the_school_without_a_line(chromium: Browser, site: str, game, size: str):
    context, page, complaints = window(chromium, size)
    page.goto(f"{site}#/learn/{game.key}")
    page.locator(".lessons a").first.click()
    page.locator(LESSON).wait_for()
    page.keyboard.press("n")
    until(page, KEPT)
    context.set_offline(True)
    page.reload()
    page.locator(LESSON).wait_for()  # the lesson goes on where it was

    page.goto(f"{site}#/puzzles")
    page.locator(f"section#{game.key} ol a").first.click()
    expect(page.locator(".ask").first).to_be_visible()
    page.evaluate("document.querySelector('nav.nav button:nth-last-child(2)')?.click()")  # on a phone: the choices
    choices(page).first.click()
    expect(page.get_by_text("Missed by bots").first).to_be_visible()

    page.goto(f"{site}#/rules/{game.key}")
    expect(page.locator("figure svg").first).to_be_visible()  # a picture, drawn by the board

    page.goto(f"{site}#/learn/{game.key}")
    page.get_by_role("button", name="Guided first game").click()
    page.wait_for_url("**/table/device-*")
    expect(page.locator(".tip").first).to_be_visible()
    context.close()
    assert not complaints
