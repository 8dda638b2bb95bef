"""axe finds nothing on any page, in any dress (WCAG 2.2 AA)."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.playing import hurry, my_turn, new_table
from browser.screens import drawn
from playwright.sync_api import Page, expect

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# What is in order need not be told: a table has thousands of such nodes, and the telling takes longer than the looking.
RULES = {"runOnly": {"type": "tag", "values": TAGS}, "resultTypes": ["violations"]}


def check(axe: Axe, page: Page, where: str, part: str | None = None) -> None:
    """Looks at the whole page, or at a part of it: what is around a dialog has been looked at before."""
    if part:
        expect(page.locator(part).first).to_be_visible()
    drawn(page)
    found = axe.run(page, context=part, options=RULES)
    told = [
        f"{each['id']} ({each['impact']}): {each['help']}\n    "
        + "\n    ".join(node["html"][:160] for node in each["nodes"][:4])
        for each in found.response["violations"]
    ]
    assert not told, f"{where}:\n" + "\n".join(told)


def test_every_page(people, axe):
    page = people.window()
    for path, sign in (("/", "main .shelf"), ("/lobby", "main h2"), ("/about", "main h1"), ("/nowhere", "main h1")):
        page.goto(path)
        expect(page.locator(sign).first).to_be_visible()
        check(axe, page, path)
    page.goto("/new/builders")
    expect(page.locator(".seats")).to_be_visible()
    check(axe, page, "/new/builders")
    new_table(page, "Ada", "open", "bot")
    expect(page.locator("[data-link]")).to_be_visible()
    check(axe, page, "waiting for players")
    page.goto("/tournaments/new")
    page.get_by_label("Players, at most").select_option("2")
    page.get_by_label("Bots take free places").select_option("sapling")
    check(axe, page, "/tournaments/new")
    page.get_by_role("button", name="Create a tournament").click()
    expect(page.get_by_text("1 of 2 places taken")).to_be_visible()
    check(axe, page, "a tournament that is open")
    page.get_by_role("button", name="Start the tournament").click()
    expect(page.get_by_role("link", name="To your table")).to_be_visible()
    check(axe, page, "a tournament that is played")
    page.goto("/lobby")
    expect(page.get_by_role("link", name="cup", exact=False).first).to_be_visible()
    check(axe, page, "the lobby with a tournament")


def test_every_part_of_a_table(people, axe):
    page = people.window()
    new_table(page, "Ada", "bot")
    my_turn(page)
    check(axe, page, "table")
    page.get_by_role("tab", name="Rules").click()
    page.locator(".rules input").fill("banner")
    for tab in ("Rules", "Chat", "Points"):
        page.get_by_role("tab", name=tab).click()
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        check(axe, page, f"table, {tab}", ".rail")
    for button in ("Settings", "Invite", "Keyboard shortcuts"):
        page.get_by_role("button", name=button, exact=True).click()
        check(axe, page, f"table, {button}", "dialog")
        page.keyboard.press("Escape")
    page.locator(".chip .who").nth(1).click()
    check(axe, page, "a player's area", "dialog")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Story").click()
    hurry(page)
    check(axe, page, "the end", "dialog")
    page.get_by_role("link", name="Look back").click()
    expect(page.locator(".controls")).to_be_visible()
    check(axe, page, "replay")
    page.get_by_role("button", name="Play on from here").click()
    check(axe, page, "playing on", "dialog")


def test_at_night(people, axe):
    page = people.window(dark=True)
    page.goto("/")
    expect(page.locator("main .shelf")).to_be_visible()
    check(axe, page, "home")
    new_table(page, "Ada", "bot")
    my_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("button.hinted").first).to_be_visible()
    check(axe, page, "table")
    hurry(page)
    check(axe, page, "the end", "dialog")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_phone(people, axe, dark):
    page = people.window(width=390, height=844, dark=dark, locale="fr")
    new_table(page, "Zoé", "bot", "bot", "bot")
    expect(page.locator(".sheet .hand")).to_be_visible()
    check(axe, page, "hand")
    for tab in ("Étal", "Choix", "Récit"):
        page.get_by_role("button", name=tab, exact=True).tap()
        expect(page.locator(f".sheet[aria-label='{tab}']").or_(page.locator(".sheet .tabbed"))).to_be_visible()
        check(axe, page, tab, ".sheet")
