"""Push messages in a real browser: asked for in the settings, shown by the service worker, and a click leads there.

Only the push service is not the browser's own, which nobody can reach from a test: a receiver on this machine stands in
for it, and hands over what it was sent.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from browser.conftest import PATIENCE
from browser.playing import my_turn
from browser.test_home import with_authenticator, with_name
from playwright.sync_api import Page, expect
from server import receivers
from server.noticing import end_turn
from server.player import Player, join
from server.running import Address

# The push service of this browser is at another address; everything else of it is real.
SUBSCRIBES = """
PushManager.prototype.subscribe = async function (wanted) {
  const key = btoa(String.fromCharCode(...new Uint8Array(wanted.applicationServerKey)));
  const plain = key.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  window.asked = { seen: wanted.userVisibleOnly, key: plain };
  const service = SERVICE;
  return { endpoint: service.endpoint, toJSON: () => service };
};
"""
SHOWN = """
navigator.serviceWorker.ready.then((here) => here.getNotifications())
  .then((all) => all.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path })))
"""
# A click, as the worker is told of it. Only a real one may open a window, so it is noted where that would lead.
CLICKS = """
async () => {
  const opened = [];
  self.clients.openWindow = async (path) => void opened.push(path);
  const [notification] = await self.registration.getNotifications();
  const click = new NotificationEvent('notificationclick', { notification });
  let work;
  click.waitUntil = (promise) => (work = promise);
  self.dispatchEvent(click);
  await work;
  return { opened, left: (await self.registration.getNotifications()).length };
}
"""
OPENS = """
(wish) => fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify(wish) }).then((answer) => answer.json())
"""


def delivering(page: Page) -> Callable[[Any], None]:
    """Hands a message to the service worker, as the browser does with one of its push service."""
    line = page.context.new_cdp_session(page)
    known: list[dict] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    line.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    origin = page.evaluate("location.origin")
    for _ in range(PATIENCE // 50):
        here = [each for each in known if each["scopeURL"].startswith(origin) and not each["isDeleted"]]
        if here:
            break
        page.wait_for_timeout(50)
    [registration, *_] = here

    def deliver(message: Any) -> None:
        about = {"origin": origin, "registrationId": registration["registrationId"]}
        line.send("ServiceWorker.deliverPushMessage", {**about, "data": json.dumps(message)})

    return deliver


def until_shown(page: Page, such: Callable[[list[dict]], bool]) -> list[dict]:
    for _ in range(PATIENCE // 50):
        if such(found := page.evaluate(SHOWN)):
            return found
        page.wait_for_timeout(50)
    raise AssertionError(f"what is shown: {found}")


def test_a_push_message_is_asked_for_shown_and_leads_to_the_table(people, address: str):
    named = address.replace("127.0.0.1", "localhost")
    page, device = people.window(), receivers.Browser()
    page.context.grant_permissions(["notifications"], origin=named)
    with_authenticator(page)
    with receivers.web() as service:
        about = {"endpoint": service.url("/push/ada"), "keys": device.keys()}
        page.add_init_script(SUBSCRIBES.replace("SERVICE", json.dumps(about)))
        with_name(page, address, "/me")
        page.locator("input[autocomplete=nickname]").fill("Ada")
        page.get_by_role("button", name="Make a passkey").click()
        page.get_by_role("button", name="I have kept them").click()

        # Asked for with this server's key, and tried: encrypted for this browser, and shown in its language.
        page.get_by_role("button", name="Notify me in this browser").click()
        expect(page.get_by_text("in this browser", exact=True)).to_be_visible()
        asked = page.evaluate("window.asked")
        assert asked["seen"] is True
        page.get_by_role("button", name="Try it").click()
        [tried] = service.wait(1)
        told = device.shown(tried, asked["key"], service.url("").rstrip("/"))
        deliver = delivering(page)
        page.locator("a[href='/lobby']").first.click()  # what is before one's eyes is not told
        expect(page.get_by_role("heading", level=1)).to_have_text("Open tables")
        deliver(told)
        text = "This is how Sylvarium tells you that something is waiting for you."
        assert until_shown(page, bool) == [{"title": "Sylvarium", "body": text, "tag": "sylvarium", "path": "/me"}]

        # In French, as soon as French is spoken here: it is Ada's turn, and she looks at something else.
        with_name(page, address, "/me")
        page.get_by_role("button", name="Settings").click()
        page.locator("dialog select").filter(has=page.locator("option[value=fr]")).select_option("fr")
        page.keyboard.press("Escape")
        expect(page.get_by_text("dans ce navigateur", exact=True)).to_be_visible()
        wish = {"game": "builders", "seats": [{"kind": "me"}, {"kind": "open"}], "nickname": "Ada", "public": True}
        made = page.evaluate(OPENS, {**wish, "options": {"start": "2"}})
        server = Address(int(address.rpartition(":")[2]))
        with Player(server, made["table"], [join(server, made["table"])["token"]]) as bob:
            end_turn(bob)
            told = device.shown(service.wait(2)[1], asked["key"], service.url("").rstrip("/"))
        deliver(told)
        body = "Bâtisseurs du Val Sylvestre avec Bob\xa0: c’est à vous de jouer."
        path = f"/table/{made['table']}"
        shown = until_shown(page, lambda found: any(each["path"] == path for each in found))
        assert shown == [{"title": "Sylvarium", "body": body, "tag": "sylvarium", "path": path}], "one for all of them"

        # A click takes it away and leads to the table.
        worker = next(each for each in page.context.service_workers if each.url.endswith("/sw.js"))
        assert worker.evaluate(CLICKS) == {"opened": [path], "left": 0}
        with_name(page, address, path)
        my_turn(page)
