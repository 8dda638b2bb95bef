"""REST for notices: where a person wants to be told what is waiting for them (`/api/me/notices`), and stopping that."""

from __future__ import annotations

import asyncio
from html import escape
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Body, Depends, Path, Query, Request
from starlette.responses import HTMLResponse

from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seated import iso
from sylvarium.server.api import TheHub, refusals
from sylvarium.server.hub import Hub
from sylvarium.server.people.api import Careful, Id, ThePasses
from sylvarium.server.people.login import AtHome, device_of
from sylvarium.server.people.passes import new_code, typed
from sylvarium.server.people.shapes import Done
from sylvarium.server.sending import reaching, sparing
from sylvarium.server.sending.shapes import ChannelCode, ChannelShape, ChannelWish, Language, NoticesShape, NoticesWish
from sylvarium.server.sending.store import Channels
from sylvarium.server.sending.wording import say

CONFIRMED_WITHIN = 24 * 3600.0  # seconds
CODE_LENGTH = 12
PLAIN = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"

router = APIRouter(prefix="/api", tags=["people"])
REFUSED = refusals(401, 403, 404, 408, 413, 422, 503)


def channels_of(request: Request) -> Channels:
    return Channels(request.app.state.hub.storage.engine)


TheChannels = Annotated[Channels, Depends(channels_of)]


@router.get("/me/notices", responses=refusals(401, 503))
async def notices(hub: TheHub, login: AtHome, channels: TheChannels) -> NoticesShape:
    """What one is told, and where."""
    return await _shown(hub, channels, login.person.id)


async def _shown(hub: Hub, channels: Channels, person: str) -> NoticesShape:
    found = await asyncio.to_thread(channels.mailbox, person)
    shown = [
        ChannelShape(**{**one, "created": iso(one["created"]), "confirmed": one["confirmed"] is not None})
        for one in found["channels"]
    ]
    return NoticesShape(
        push=(await hub.postman.secrets()).push_key,
        email=bool(hub.settings.smtp_host and hub.settings.mail_from),
        kinds=found["kinds"],
        language=found["language"],
        channels=shown,
    )


@router.put("/me/notices", responses=REFUSED)
async def choose(hub: TheHub, login: AtHome, channels: TheChannels, wanted: NoticesWish) -> NoticesShape:
    """Which kinds of notices, and in which language."""
    kinds: list[str] | None = None if wanted.kinds is None else list(dict.fromkeys(wanted.kinds))
    await asyncio.to_thread(channels.choose, login.person.id, kinds, wanted.language)
    return await _shown(hub, channels, login.person.id)


@router.post("/me/channels", status_code=201, dependencies=[Careful], responses=REFUSED)
async def add(
    hub: TheHub,
    request: Request,
    login: AtHome,
    channels: TheChannels,
    passes: ThePasses,
    wanted: Annotated[ChannelWish, Body()],
) -> NoticesShape:
    """A further place to be told at. An address for e-mail is written to once, to be confirmed, if it was not written
    to too often already (`sparing`)."""
    site = (hub.settings.site or request.headers.get("origin", "")).rstrip("/")
    person, language = login.person.id, wanted.language
    await asyncio.to_thread(channels.choose, person, None, language)
    if wanted.kind == "email":
        if not (hub.settings.smtp_host and hub.settings.mail_from):
            raise Refusal("bad_channel", "This server sends no e-mail.")
        id = await asyncio.to_thread(
            channels.add, person, "email", {"address": wanted.address}, wanted.address, site, False
        )
        mark = sparing.mark_of(wanted.address)
        if await asyncio.to_thread(sparing.may_write, passes, mark):
            code = new_code(CODE_LENGTH)
            await asyncio.to_thread(passes.issue, "mail", code, {"channel": id}, CONFIRMED_WITHIN)
            proof = (await hub.postman.secrets()).stopping(mark)
            never = f"{site}/api/notices/never/{mark}/{proof}?language={language}"
            await asyncio.to_thread(channels.write, id, _confirmation(language, site, code, never))
        return await _shown(hub, channels, person)
    url = wanted.endpoint if wanted.kind == "push" else wanted.url
    try:
        await hub.postman.check(url)
    except reaching.Unreachable as problem:
        raise Refusal("bad_channel", str(problem)) from None
    if wanted.kind == "push":
        address = {"endpoint": url, "keys": wanted.keys.model_dump(), "login": login.id}
        label = device_of(request)
    else:
        address = {"url": url, "shape": wanted.shape}
        label = f"{wanted.shape.capitalize()} · {urlsplit(url).hostname}"
    await asyncio.to_thread(channels.add, person, wanted.kind, address, label[:120], site, True)
    return await _shown(hub, channels, person)


def _confirmation(language: str, site: str, code: str, never: str) -> dict[str, object]:
    lines = [
        say(language, "confirm-text", address=f"{site}/me#confirm={code}"),
        "",
        say(language, "confirm-code", code=code),
        "",
        say(language, "confirm-not"),
        "",
        say(language, "confirm-never", address=never),
    ]
    title = say(language, "confirm-title")
    return {"title": title, "lines": lines, "path": "/me", "language": language, "never": never}


@router.post("/notices/confirm", dependencies=[Careful], responses=refusals(403, 408, 413, 422, 503))
async def confirm(channels: TheChannels, passes: ThePasses, wanted: ChannelCode) -> Done:
    """The address is somebody's who wants to be written to. The code is proof enough, on whichever device."""
    found = await asyncio.to_thread(passes.take, "mail", typed(wanted.code))
    if found is None or not await asyncio.to_thread(channels.confirm, found["channel"]):
        raise Refusal("bad_code", "This code does not work, or not any more.")
    return Done()


@router.post("/me/channels/{id}/test", status_code=201, dependencies=[Careful], responses=REFUSED)
async def test(login: AtHome, channels: TheChannels, id: Id) -> Done:
    """Sends something there now, to see whether it arrives."""
    box = await asyncio.to_thread(channels.mailbox, login.person.id)
    if not any(one["id"] == id and one["confirmed"] for one in box["channels"]):
        raise Refusal("unknown_path", "You have no such channel, or have not confirmed it.")
    language = box["language"]
    title = say(language, "notice-title", count=1)
    content = {"title": title, "lines": [say(language, "notice-test")], "path": "/me", "language": language}
    await asyncio.to_thread(channels.write, id, content, login.person.id)
    return Done()


@router.delete("/me/channels/{id}", responses=refusals(401, 403, 404, 422, 503))
async def remove(login: AtHome, channels: TheChannels, id: Id) -> Done:
    if not await asyncio.to_thread(channels.remove, id, login.person.id):
        raise Refusal("unknown_path", "You have no such channel.")
    return Done()


# ------------------------------------------------------------------------------------------- from within a message

Proof = Annotated[str, Path(max_length=40, pattern=r"^[0-9a-f]+$")]


@router.get("/notices/stop/{id}/{proof}", response_class=HTMLResponse, include_in_schema=False)
async def ask_to_stop(hub: TheHub, channels: TheChannels, id: Id, proof: Proof) -> HTMLResponse:
    """The page of the link in every e-mail. Opening it ends nothing: programs open links too."""
    found = await _meant(hub, channels, id, proof)
    if found is None:
        return _page("en", "stop-unknown")
    label, language = found
    button = f'<form method="post"><button>{escape(say(language, "stop-do"))}</button></form>'
    return _page(language, "stop-ask", button, label=label)


@router.post("/notices/stop/{id}/{proof}", response_class=HTMLResponse, include_in_schema=False)
async def stop(hub: TheHub, channels: TheChannels, id: Id, proof: Proof) -> HTMLResponse:
    """Nothing more is sent there; also for mail programs that do it with one click."""
    found = await _meant(hub, channels, id, proof)
    if found is None:
        return _page("en", "stop-unknown")
    await asyncio.to_thread(channels.remove, id)
    return _page(found[1], "stop-done")


Mark = Annotated[str, Path(min_length=40, max_length=40, pattern=r"^[0-9a-f]+$")]
Said = Annotated[Language, Query()]


@router.get("/notices/never/{mark}/{proof}", response_class=HTMLResponse, include_in_schema=False)
async def ask_never(hub: TheHub, mark: Mark, proof: Proof, language: Said = "en") -> HTMLResponse:
    """The page of the link in every letter to an address that is to be confirmed."""
    if not (await hub.postman.secrets()).may_stop(mark, proof):
        return _page(language, "stop-unknown")
    button = f'<form method="post"><button>{escape(say(language, "never-do"))}</button></form>'
    return _page(language, "never-ask", button)


@router.post("/notices/never/{mark}/{proof}", response_class=HTMLResponse, include_in_schema=False)
async def never(hub: TheHub, passes: ThePasses, mark: Mark, proof: Proof, language: Said = "en") -> HTMLResponse:
    """Whoever reads the mailbox is never asked again; also for mail programs that do it with one click."""
    if not (await hub.postman.secrets()).may_stop(mark, proof):
        return _page(language, "stop-unknown")
    await asyncio.to_thread(sparing.never_again, passes, mark)
    return _page(language, "never-done")


async def _meant(hub: Hub, channels: Channels, id: str, proof: str) -> tuple[str, str] | None:
    secrets = await hub.postman.secrets()
    return await asyncio.to_thread(channels.label_of, id) if secrets.may_stop(id, proof) else None


def _page(language: str, said: str, more: str = "", **args: str) -> HTMLResponse:
    title, text = escape(say(language, "stop-title")), escape(say(language, said, **args))
    style = "body{font:1.1rem/1.5 sans-serif;max-width:32rem;margin:15vh auto;padding:1rem}"
    style += "button{font:inherit;padding:.5rem 1rem}"
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    body = f"<!doctype html><html lang={language}>{head}<style>{style}</style><h1>{title}</h1><p>{text}</p>{more}"
    return HTMLResponse(body, headers={"Content-Security-Policy": PLAIN})
