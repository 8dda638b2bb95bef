"""A table on this device: the server is only asked for files."""

from __future__ import annotations

import json

from browser.conftest import People
from browser.playing import choices
from playwright.sync_api import Page, Route, expect

WAKING = 300_000  # milliseconds in which Python has certainly come to this device


def without_modules(route: Route) -> None:
    """The rules as WebAssembly have tests of their own (`tests/wasm`, `make offline-games`): here Python plays them."""
    route.fulfill(status=204, body="")


def test_two_people_play_on_one_screen_without_a_server(people: People):
    page = people.window()
    page.context.route("**/wasm/*", without_modules)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/new/builders?device")
    page.locator("input[autocomplete=nickname]").fill("Ada")
    page.locator(".seats li").nth(1).locator("select").first.select_option("hotseat")
    page.locator("button[type=submit]").click()
    expect(choices(page).first).to_be_visible(timeout=WAKING)
    assert "/table/device-" in page.url and not [each for each in asked if "/api/tables" in each]
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)
    choices(page).first.click()
    played = page.locator(".story-log li li").first
    expect(played).to_contain_text(" plays ")
    told = played.inner_text()
    page.reload()
    expect(choices(page).first).to_be_visible(timeout=WAKING)
    expect(page.locator(".story-log li li").first).to_have_text(told)
    kept_as_a_file(page)
    page.goto("/")
    expect(page.locator(".mine a.seat")).to_contain_text("Builders")


def kept_as_a_file(page: Page) -> None:
    page.locator("button[title='A table on this device']").click()
    with page.expect_download() as saved:
        page.locator("dialog[open] button", has_text="Save as a file").click()
    assert json.loads(saved.value.path().read_text("utf-8"))["row"]["game"] == "builders"
