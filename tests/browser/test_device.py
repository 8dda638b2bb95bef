"""A table on this device: the server is only asked for files. And hints at a server's table that the device reckons."""

from __future__ import annotations

import json
from pathlib import Path

from browser.conftest import People
from browser.playing import choices, my_turn, new_table
from playwright.sync_api import Page, Route, expect

from sylvarium.wasm.making import make

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
    take_the_screen(page)
    assert not [each for each in asked if each.endswith(".mjs")]  # many hosts do not know what that is
    assert "/table/device-" in page.url and not [each for each in asked if "/api/tables" in each]
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)
    choices(page).first.click()
    played = page.locator(".story-log li li").first
    expect(played).to_contain_text(" plays ")
    told = played.inner_text()
    page.reload()
    expect(choices(page).first).to_be_visible(timeout=WAKING)
    take_the_screen(page)
    expect(page.locator(".story-log li li").first).to_have_text(told)
    kept_as_a_file(page)
    page.goto("/")
    expect(page.locator(".mine a.seat")).to_contain_text("Builders")


def take_the_screen(page: Page) -> None:
    """Says who has the screen, if that is asked: it is, unless whoever opened the table begins."""
    curtain = page.locator(".curtain button")
    if curtain.count():
        curtain.click()


def kept_as_a_file(page: Page) -> None:
    page.locator("button[title='A table on this device']").click()
    with page.expect_download() as saved:
        page.locator("dialog[open] button", has_text="Save as a file").click()
    assert json.loads(saved.value.path().read_text("utf-8"))["row"]["game"] == "builders"


def test_a_hint_at_a_servers_table_is_worked_out_on_the_device(people: People, tmp_path: Path):
    """The server lends a world and is not asked to think; the hint says where it comes from."""
    make("builders", tmp_path)
    page, answers = people.window(), []
    page.context.route("**/wasm/builders.*", lambda route: route.fulfill(path=tmp_path / Path(route.request.url).name))
    page.on("websocket", lambda socket: socket.on("framereceived", lambda said: answers.append(json.loads(said))))
    new_table(page, "Ada", "bot")
    my_turn(page)
    page.keyboard.press("h")
    expect(page.locator("button.hinted").first).to_be_visible()
    expect(page.get_by_text("Worked out on this device.")).to_be_visible()
    kinds = {answer["type"] for answer in answers}
    assert "lent" in kinds and "hint" not in kinds
