"""REST for people among each other: friends, notes, blocks, people one has played with. Under `/api/me`.

Questions about a person are answered alike whether or not there is such a person, whether or not they have blocked the
one who asks, and whether or not the seat is a guest's: nobody can find out who has an account, or who has blocked whom.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from time import time
from typing import Annotated, TypeVar

from fastapi import APIRouter, Depends, Request

from sylvarium.hosting.names import visible
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seated import iso
from sylvarium.server.api import Address, TheHub, refusals
from sylvarium.server.hub import Hub
from sylvarium.server.people.api import Careful, Id, ThePasses
from sylvarium.server.people.company import CompanyStore
from sylvarium.server.people.company_shapes import (
    Circle,
    Friend,
    Met,
    Note,
    OnlineWish,
    Someone,
    SomeoneHere,
    TableCompany,
    Written,
)
from sylvarium.server.people.login import AtHome
from sylvarium.server.people.passes import new_code, typed
from sylvarium.server.people.shapes import Done, PairCode, Pass
from sylvarium.server.socket import open_table

FRIEND, FRIEND_CODE = 7 * 24 * 3600.0, 12  # seconds in which a code works, and its letters

router = APIRouter(prefix="/api/me", tags=["people"])
REFUSED = refusals(401, 403, 408, 413, 422, 503)


def company_of(request: Request) -> CompanyStore:
    return CompanyStore(request.app.state.hub.storage.engine)


TheCompany = Annotated[CompanyStore, Depends(company_of)]


def sociable(hub: TheHub, address: Address) -> None:
    """Whatever concerns other people is paid for like any other question to the store."""
    hub.budgets.spend("circle", address)


Sociable = Depends(sociable)
EVEN = 0.12  # seconds that an answer about somebody takes at least: how long it took tells nothing


Result = TypeVar("Result")


async def evenly(work: Awaitable[Result]) -> Result:
    """What comes of it, not sooner than any other answer of its kind."""
    return (await asyncio.gather(work, asyncio.sleep(EVEN)))[0]


async def meant(hub: Hub, company: CompanyStore, who: Someone, address: str) -> str | None:
    """The person that is meant: by their id, or by the seat they hold; None for a guest's seat."""
    if who.person is not None:
        return who.person
    if who.table is None or who.seat is None:
        raise Refusal("bad_message", "Say who: `person`, or `table` and `seat`.")
    state = (await open_table(hub, who.table, address)).state
    found = (await asyncio.to_thread(company.at_table, who.table)).get(who.seat)
    return found[0] if found and state.still_held([(who.seat, found[1])]) else None


@router.get("/circle", dependencies=[Sociable], responses=refusals(401, 503))
async def circle(login: AtHome, company: TheCompany) -> Circle:
    """Everybody one has to do with."""
    me = login.person.id
    friends = await asyncio.to_thread(company.friends, me)
    notes = {each["person"]: each for each in await asyncio.to_thread(company.notes, me)}
    blocked = await asyncio.to_thread(company.blocked, me)
    met = await asyncio.to_thread(company.met, me)
    shut = {each["person"] for each in blocked}

    def someone(each: dict, **more: object) -> Friend:
        since = iso(each["since"]) if "since" in each else None
        note = notes[each["person"]]["text"] if each["person"] in notes else ""
        return Friend(person=each["person"], name=each["name"], since=since, note=note, **more)  # type: ignore[arg-type]

    return Circle(
        friends=[someone(each, online=each["online"]) for each in friends["friends"]],
        asking=[someone(each) for each in friends["asking"]],
        asked=[someone(each) for each in friends["asked"]],
        met=[
            Met(**{**each, "at": iso(each["at"])}, note=notes.get(each["person"], {}).get("text", ""))
            for each in met
            if each["person"] not in shut
        ],
        blocked=[someone(each) for each in blocked],
        noted=[someone(each) for each in notes.values()],
        shows_online=await asyncio.to_thread(company.shows_online, me),
    )


@router.post("/friends", status_code=201, dependencies=[Sociable], responses=REFUSED)
async def ask_friend(hub: TheHub, login: AtHome, company: TheCompany, wanted: SomeoneHere, address: Address) -> Done:
    """Asks somebody to be friends; accepts if they have asked before."""

    async def ask() -> Done:
        other = await meant(hub, company, wanted, address)
        known = await asyncio.to_thread(company.knows, login.person.id, other or "")
        if other and known:
            await asyncio.to_thread(company.ask, login.person.id, other)
        return Done()

    return await evenly(ask())


@router.post("/friends/{id}/decline", dependencies=[Sociable], responses=REFUSED)
async def decline(login: AtHome, company: TheCompany, id: Id) -> Done:
    """Not now. The person who asked is not told."""
    await asyncio.to_thread(company.decline, login.person.id, id)
    return Done()


@router.delete("/friends/{id}", dependencies=[Sociable], responses=REFUSED)
async def part(login: AtHome, company: TheCompany, id: Id) -> Done:
    """Friends no more, or a request taken back."""
    await asyncio.to_thread(company.part, login.person.id, id)
    return Done()


@router.post("/friend-codes", status_code=201, dependencies=[Careful], responses=REFUSED)
async def friend_code(login: AtHome, passes: ThePasses) -> Pass:
    """A code for somebody one knows from elsewhere: the person who brings it becomes a friend. It works once."""
    code = new_code(FRIEND_CODE)
    await asyncio.to_thread(passes.issue, "friend", code, {"person": login.person.id}, FRIEND)
    return Pass(code=code, expires=iso(time() + FRIEND))


@router.post("/friend-codes/take", status_code=201, dependencies=[Careful], responses=REFUSED)
async def take_code(login: AtHome, company: TheCompany, passes: ThePasses, wanted: PairCode) -> Done:
    """Become friends with the person who handed out the code."""
    code = typed(wanted.code)
    if (await asyncio.to_thread(passes.look, "friend", code) or {}).get("person") == login.person.id:
        raise Refusal("own_code", "This is your own code: give it to somebody else.")  # trying it does not use it up
    found = await asyncio.to_thread(passes.take, "friend", code)
    if found is None or not await asyncio.to_thread(company.befriend, login.person.id, found["person"]):
        raise Refusal("bad_code", "This code opens nothing (any more).")
    return Done()


@router.put("/notes", dependencies=[Sociable], responses=REFUSED)
async def write_note(hub: TheHub, login: AtHome, company: TheCompany, wanted: Note, address: Address) -> Done:
    """A note about somebody one has met, which nobody else reads. An empty one is deleted."""

    async def write() -> Done:
        other = await meant(hub, company, wanted, address)
        known = await asyncio.to_thread(company.knows, login.person.id, other or "")
        if other and known:
            await asyncio.to_thread(company.note, login.person.id, other, visible(wanted.text, 500))
        return Done()

    return await evenly(write())


@router.post("/blocks", status_code=201, dependencies=[Sociable], responses=REFUSED)
async def block(hub: TheHub, login: AtHome, company: TheCompany, wanted: SomeoneHere, address: Address) -> Done:
    """One does not hear somebody any more, and does not sit with them. They are not told."""

    async def shun() -> Done:
        other = await meant(hub, company, wanted, address)
        if other:
            await asyncio.to_thread(company.block, login.person.id, other)
        hub.send_person_back(login.person.id)  # what was said is read again, without them
        return Done()

    return await evenly(shun())


@router.delete("/blocks/{id}", dependencies=[Sociable], responses=REFUSED)
async def unblock(hub: TheHub, login: AtHome, company: TheCompany, id: Id) -> Done:
    await asyncio.to_thread(company.unblock, login.person.id, id)
    hub.send_person_back(login.person.id)
    return Done()


@router.put("/online", dependencies=[Sociable], responses=REFUSED)
async def show_online(login: AtHome, company: TheCompany, wanted: OnlineWish) -> Done:
    """Whether friends may see that one is there."""
    await asyncio.to_thread(company.show_online, login.person.id, wanted.show)
    return Done()


@router.get("/tables/{table}/company", dependencies=[Sociable], responses=refusals(401, 404, 422, 503))
async def table_company(hub: TheHub, login: AtHome, company: TheCompany, table: Id, address: Address) -> TableCompany:
    """What one has written and decided about those who sit at a table. Of guests, and of anybody else: nothing."""
    state = (await open_table(hub, table, address)).state
    me = login.person.id
    here = await asyncio.to_thread(company.at_table, table)
    notes = {each["person"]: each["text"] for each in await asyncio.to_thread(company.notes, me)}
    friends = await asyncio.to_thread(company.friends, me)
    shunned = await asyncio.to_thread(company.shunned, me)
    known = {each["person"] for each in friends["friends"]}
    asked = {each["person"] for each in friends["asked"]}
    return TableCompany(
        seats={
            seat: Written(
                note=notes.get(person, ""), friend=person in known, asked=person in asked, blocked=person in shunned
            )
            for seat, (person, token) in here.items()
            if person != me and state.still_held([(seat, token)]) and person in {*notes, *known, *asked, *shunned}
        }
    )
