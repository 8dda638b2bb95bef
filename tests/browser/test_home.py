"""A home that follows one: a passkey, a second device, my tables on every page, what happened while one was away."""

from __future__ import annotations

import re

from browser.playing import choices, my_turn, new_table, play
from browser.test_access import check
from playwright.sync_api import Page, expect

AUTHENTICATOR = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


def with_name(page: Page, address: str, path: str) -> None:
    """Passkeys need a server with a name."""
    page.goto(address.replace("127.0.0.1", "localhost") + path)


def with_authenticator(page: Page) -> None:
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})


def test_a_home_follows_one_to_the_phone_and_back(people, address: str, axe):
    desk = people.window()
    with_authenticator(desk)
    with_name(desk, address, "/new/builders")
    desk.locator("input[autocomplete=nickname]").fill("Ada")
    desk.locator(".counts label").first.click()
    desk.locator(".seats li").nth(1).locator("select").first.select_option("bot")
    desk.locator("button[type=submit]").click()
    my_turn(desk)
    table = desk.url

    # The table waits on every page: in the title, in the header, and by a key.
    with_name(desk, address, "/me")
    expect(desk).to_have_title(re.compile(r"^\(1\) "))
    expect(desk.get_by_role("button", name="One table is waiting for you")).to_be_visible()
    expect(desk.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:"))
    check(axe, desk, "/me as a guest")

    # The guest becomes a person, and the table theirs.
    desk.locator("input[autocomplete=nickname]").fill("Ada")
    desk.get_by_role("button", name="Make a passkey").click()
    expect(desk.locator("main code")).to_have_count(8)
    desk.get_by_role("button", name="I have kept them").click()
    expect(desk.get_by_role("heading", level=1)).to_have_text("Ada")

    # A second device comes in when the first says yes, and holds the seat without any token.
    desk.get_by_role("button", name="Another device").click()
    code = desk.locator("[data-code]").inner_text()
    phone = people.window()
    with_name(phone, address, "/me")
    phone.get_by_role("button", name="I have a code").click()
    phone.get_by_label("Code from the other device").fill(code.lower())
    phone.get_by_role("button", name="Ask to log in").click()
    letters = phone.locator(".letters code").inner_text()
    expect(desk.locator("dialog .letters code")).to_have_text(letters)
    desk.get_by_role("button", name="Yes, that is mine").click()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Ada")
    check(axe, phone, "/me at home")
    phone.locator("main a.seat").click()
    my_turn(phone)
    assert phone.evaluate("localStorage.getItem('sylvarium:tables')") is None
    for _ in range(3):
        my_turn(phone)
        play(phone, choices(phone).first.click)
    my_turn(phone)

    # The phone is lost: ended from the desk, it holds the seat no more, and says so.
    desk.get_by_role("button", name=re.compile("^Log out: ")).click()
    expect(phone.locator(".notices")).to_contain_text("You no longer have a seat at this table.")

    # Back at the desk: gone, come home by passkey, and to the table by a key. What was seen on the phone is not told.
    desk.get_by_role("button", name="Log out on this device").click()
    desk.get_by_role("button", name="Use a passkey").click()
    expect(desk.get_by_role("heading", level=1)).to_have_text("Ada")
    expect(desk.get_by_role("button", name="One table is waiting for you")).to_be_visible()
    desk.get_by_role("heading", level=1).click()
    desk.keyboard.press("t")
    expect(desk).to_have_url(table)
    my_turn(desk)


def test_without_a_secure_name_a_sentence_says_why(people):
    page = people.window()
    new_table(page, "Ada", "bot")
    my_turn(page)
    page.goto("/me")
    expect(page.get_by_text("Passkeys need a name in the address")).to_be_visible()
    expect(page.get_by_role("button", name="Make a passkey")).to_have_count(0)
    # The seat of a guest goes to the phone by a link that works once.
    page.goto("/")
    expect(page.get_by_role("button", name="One table is waiting for you")).to_be_visible()
    page.keyboard.press("t")
    my_turn(page)
    page.get_by_role("button", name="Invite").click()
    page.get_by_role("button", name="Make a link for my phone").click()
    link = page.get_by_role("textbox", name="Link to your seat").input_value()
    phone = people.window()
    page.goto("/")
    phone.goto(link)
    for _ in range(3):
        my_turn(phone)
        play(phone, choices(phone).first.click)
    my_turn(phone)
    assert "#" not in phone.url
    # Back at the desk, what happened since is told.
    expect(page.get_by_text(re.compile("moves? you have not seen"))).to_be_visible()
    page.keyboard.press("t")
    my_turn(page)
    expect(page.get_by_role("region", name="While you were away")).to_be_visible()
    page.get_by_role("button", name="Got it").click()
    page.reload()
    my_turn(page)
    expect(page.get_by_role("region", name="While you were away")).to_have_count(0)
    other = people.window()
    people.provoke("403")
    other.goto(link)
    expect(other.locator(".notices")).to_contain_text("This code does not work")
