"""Order in a real browser: a report reaches the operator's page, and whoever is banned is told at once, wherever."""

from __future__ import annotations

from pathlib import Path

from browser.conftest import People
from browser.playing import my_turn, no_sideways_scroll
from browser.test_access import check
from browser.test_home import with_authenticator, with_name
from playwright.sync_api import Page, expect

from sylvarium.server.database import open_engine
from sylvarium.server.operating import order

POSTS = """
([path, body]) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body) }).then((answer) => answer.json())
"""


def post(page: Page, path: str, body: dict) -> dict:
    """As this page asks it, with its login."""
    return page.evaluate(POSTS, [path, body])


def at_home(people: People, address: str, name: str, **window: object) -> Page:
    """A window whose person has an account, in French."""
    page = people.window(locale="fr-FR", **window)
    with_authenticator(page)
    with_name(page, address, "/me")
    page.locator("input[autocomplete=nickname]").fill(name)
    page.get_by_role("button", name="Créer une clé d’accès").click()
    page.get_by_role("button", name="Je les ai gardés").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    return page


def test_an_operator_bans_somebody_who_is_told_at_once(people, address: str, folder: Path, axe):
    bob = at_home(people, address, "Bob")
    phone = bob.context.new_page()
    wish = {"game": "builders", "seats": [{"kind": "me"}, {"kind": "bot"}], "nickname": "Bob", "public": True}
    made = post(bob, "/api/tables", wish)
    with_name(bob, address, f"/table/{made['table']}")
    my_turn(bob)
    with_name(phone, address, "/lobby")
    olga = at_home(people, address, "Olga", width=390, height=844, dark=True)
    report = {"kind": "player", "table": made["table"], "seat": 0, "reason": "Il insulte tout le monde."}
    assert post(olga, "/api/reports", report) == {"done": True}
    engine = open_engine(f"sqlite:///{folder / 'tables.sqlite'}")
    order.appoint(engine, order.one_called(engine, "Olga"))
    engine.dispose()

    with_name(olga, address, "/operator")
    olga.get_by_role("button", name="Montrer ma clé").click()
    shown = olga.get_by_role("article").filter(has_text="Il insulte tout le monde.")
    check(axe, olga, "the operator's page")
    no_sideways_scroll(olga)
    shown.get_by_label("Pour combien d’heures").fill("2")
    shown.get_by_label("Raison").fill("Vous avez insulté Ada.")
    shown.get_by_role("button", name="Bannir", exact=True).click()
    shown.get_by_role("button", name="Vraiment : Bannir").click()
    expect(shown).to_have_count(0)
    expect(olga.locator(".notices")).to_contain_text("C’est fait")

    people.provoke("403")
    # At the table at once; on another page when it asks the next time, here since somebody comes back to it.
    told = bob.get_by_role("alert").filter(has_text="ont fermé votre compte")
    expect(told).to_contain_text("Cela dure jusqu’au")
    expect(told).to_contain_text("Vous avez insulté Ada.")
    expect(bob.locator("[data-choice]")).to_have_count(0)
    check(axe, bob, "somebody who was banned")
    phone.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(phone.get_by_role("alert").filter(has_text="Vous avez insulté Ada.")).to_be_visible()
    phone.get_by_role("button", name="J’ai lu").click()
    expect(phone.get_by_role("alert").filter(has_text="Vous avez insulté Ada.")).to_have_count(0)
    with_name(phone, address, "/about")
    expect(phone.get_by_role("alert").filter(has_text="Vous avez insulté Ada.")).to_be_visible()

    # It is lifted where the report was closed: at home again, without another login, and at the table.
    olga.get_by_role("button", name="Signalements traités").click()
    shown.get_by_role("button", name="Lever le bannissement").click()
    shown.get_by_role("button", name="Vraiment : Lever le bannissement").click()
    expect(shown.get_by_role("button", name="Lever le bannissement")).to_have_count(0)
    bob.reload()
    my_turn(bob)
    expect(told).to_have_count(0)
