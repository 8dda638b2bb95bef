"""Who is asking: the cookie of a login, and whether the page that asks is ours.

The browser sends the cookie no matter which page makes the request, so anything that makes a change is refused unless
the page that asks is one of this server's own (`Origin`). Scripts cannot read the cookie, and other sites do not get
it.
"""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from sylvarium.hosting.refusal import Refusal
from sylvarium.server.people.sanctions import Ban
from sylvarium.server.people.store import KEPT_FOR, Login, People
from sylvarium.server.settings import Settings

COOKIE = "sylvarium-login"
SAFE = ("GET", "HEAD", "OPTIONS")


def own_host(asked: HTTPConnection, settings: Settings) -> str:
    """Under which name, and at which port, this server is found."""
    return (urlsplit(settings.site).netloc if settings.site else asked.headers.get("host", "")).lower()


def from_own_page(asked: HTTPConnection, settings: Settings) -> bool:
    """Whether a page of this server asks. Whatever names no page is none."""
    host = own_host(asked, settings)
    return urlsplit(asked.headers.get("origin", "")).netloc.lower() == host != ""


def check_page(request: Request) -> None:
    """Refused if another site makes the browser ask."""
    if request.method not in SAFE and not from_own_page(request, request.app.state.settings):
        raise Refusal("foreign_page", "Only a page of this server may ask for that (the header Origin says which).")


def people_of(asked: HTTPConnection) -> People:
    return People(asked.app.state.hub.storage.engine)


Comer = tuple[Login | None, Ban | None]


async def known_of(request: Request) -> Comer:
    """Whose login the client that asks has, and whether they were banned. A cookie that another site's page makes the
    browser send is refused."""
    token = request.cookies.get(COOKIE)
    if not token or len(token) > 100:
        return None, None
    check_page(request)
    return await asyncio.to_thread(people_of(request).known, token)


Known = Annotated[Comer, Depends(known_of)]


async def login_of(known: Known) -> Login | None:
    """The login of the client that asks; None for a guest, and for the banned."""
    login, ban = known
    return None if ban else login


async def ban_of(known: Known) -> Ban | None:
    """Whether the person who is logged in on this device may not come."""
    return known[1]


async def socket_login(asked: HTTPConnection, settings: Settings) -> Comer:
    """The same for a socket, which is opened by a page of ours or counts as a guest's."""
    token = asked.cookies.get(COOKIE)
    if not token or len(token) > 100 or not from_own_page(asked, settings):
        return None, None
    login, ban = await asyncio.to_thread(people_of(asked).known, token)
    return (None if ban else login), ban


Visitor = Annotated[Login | None, Depends(login_of)]
TheBan = Annotated[Ban | None, Depends(ban_of)]
ThePeople = Annotated[People, Depends(people_of)]


async def at_home(login: Visitor, ban: TheBan) -> Login:
    """Only for those who are logged in."""
    if ban:
        raise ban.refusal()
    if login is None:
        raise Refusal("login_first", "Log in first.")
    return login


AtHome = Annotated[Login, Depends(at_home)]


def keep_login(request: Request, response: Response, token: str) -> None:
    """Gives the browser the proof of a login, for a page of this server only."""
    secure = request.headers.get("origin", "").startswith("https:")
    response.set_cookie(COOKIE, token, max_age=int(KEPT_FOR), path="/", secure=secure, httponly=True, samesite="strict")


def drop_login(response: Response) -> None:
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")


def device_of(request: Request) -> str:
    """What a device is called in a list of devices: its browser and its system, as far as it says so."""
    said = request.headers.get("user-agent", "")
    browsers = (("Firefox", "Firefox"), ("Edg", "Edge"), ("OPR", "Opera"), ("Chrome", "Chrome"), ("Safari", "Safari"))
    systems = (("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
               ("Mac OS", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux"))  # fmt: skip
    found = [next((name for sign, name in known if sign in said), "") for known in (browsers, systems)]
    return " · ".join(filter(None, found)) or "?"


def is_name(host: str) -> bool:
    """Whether passkeys can be made for a host: it has a name, and is not just an address."""
    name = urlsplit(f"//{host}").hostname or ""
    try:
        ip_address(name)
    except ValueError:
        return bool(name)
    return False
