"""REST for people: signing up and logging in by passkey, ways in, devices, one's data. Under `/api/me`."""

from __future__ import annotations

import asyncio
from time import time
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response
from sqlalchemy.exc import IntegrityError

from sylvarium.hosting.names import nickname_of
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seated import iso
from sylvarium.server.api import Address, TheHub, refusals
from sylvarium.server.people import passkeys
from sylvarium.server.people.leaving import forget_everywhere
from sylvarium.server.people.login import (
    AtHome,
    TheBan,
    ThePeople,
    Visitor,
    check_page,
    device_of,
    drop_login,
    keep_login,
)
from sylvarium.server.people.passes import Passes, typed
from sylvarium.server.people.passkeys import Site
from sylvarium.server.people.sanctions import Ban
from sylvarium.server.people.shapes import (
    Account,
    Ceremony,
    Codes,
    Done,
    Exported,
    Home,
    LoginShape,
    NewPasskey,
    PasskeyShape,
    PersonChange,
    PersonShape,
    Recovery,
    ShownPasskey,
    SignedUp,
)
from sylvarium.server.people.store import Login, People, Person, new_id
from sylvarium.server.shapes import Banned

router = APIRouter(prefix="/api/me", tags=["people"])

Id = Annotated[str, Path(max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]


def passes_of(request: Request) -> Passes:
    return Passes(request.app.state.hub.storage.engine)


ThePasses = Annotated[Passes, Depends(passes_of)]


def careful(request: Request, address: Address) -> None:
    """Whatever lets somebody in is asked by a page of ours, and not too often."""
    check_page(request)
    request.app.state.logins.check(address, "Too many tries to log in.")


Careful = Depends(careful)
REFUSED = refusals(401, 403, 408, 413, 422, 503)


def shown(person: Person) -> PersonShape:
    return PersonShape(id=person.id, name=person.name, created=iso(person.created), settings=person.settings)


def home(login: Login | None, ban: Ban | None) -> Home:
    return Home(person=shown(login.person) if login else None, banned=Banned(**ban.told()) if ban else None)


@router.get("", responses=refusals(503))
async def me(login: Visitor, ban: TheBan) -> Home:
    """Who is logged in on this device."""
    return home(login, ban)


@router.patch("", responses=REFUSED)
async def change(login: AtHome, people: ThePeople, wanted: PersonChange) -> Home:
    """Another name, or what one has chosen. Seats keep the name they were taken with."""
    given: dict[str, Any] = {} if wanted.name is None else {"name": nickname_of(wanted.name)}
    if wanted.settings is not None:
        given["settings"] = wanted.settings
    if given:
        await asyncio.to_thread(lambda: people.change(login.person.id, **given))
    return Home(person=shown(Person(**{**vars(login.person), **given})))


# -------------------------------------------------------------------------------------------------------- passkeys


@router.post("/passkey-options", dependencies=[Careful], responses=REFUSED)
async def passkey_options(
    request: Request, login: Visitor, people: ThePeople, passes: ThePasses, wanted: NewPasskey
) -> Ceremony:
    """Begins making a passkey: another one for a person who is logged in, otherwise the first one of a new person."""
    site = Site.of(request)
    if login:
        person, name = login.person.id, login.person.name
        known = await asyncio.to_thread(people.credentials, person)
    elif wanted.name is not None:
        person, name, known = new_id(), nickname_of(wanted.name), []
    else:
        raise Refusal("bad_message", "name: it is missing")
    return Ceremony(options=await asyncio.to_thread(passkeys.begin_making, site, passes, person, name, known))


@router.post(
    "/passkeys", status_code=201, dependencies=[Careful], responses=refusals(401, 403, 408, 409, 413, 422, 503)
)
async def add_passkey(
    request: Request, response: Response, login: Visitor, people: ThePeople, passes: ThePasses, made: ShownPasskey
) -> SignedUp:
    """Ends making a passkey. A new person is logged in, and is told the recovery codes: once."""
    site, label = Site.of(request), device_of(request)
    meant, passkey = await asyncio.to_thread(passkeys.finish_making, site, passes, made.credential, label)
    try:
        if login and login.person.id == meant["person"]:
            await asyncio.to_thread(people.add_passkey, login.person.id, passkey)
            return SignedUp(person=shown(login.person), codes=None)
        if login:
            raise Refusal("no_passkey", "The passkey was made for somebody else.")
        person = Person(meant["person"], meant["name"], time(), {})
        token, codes = await asyncio.to_thread(people.sign_up, person, passkey)
    except IntegrityError:
        raise Refusal("no_passkey", "The passkey could not be made. Try again.") from None
    keep_login(request, response, token)
    return SignedUp(person=shown(person), codes=codes)


@router.delete("/passkeys/{id}", responses=refusals(401, 403, 404, 409, 422, 503))
async def remove_passkey(login: AtHome, people: ThePeople, id: Id) -> Done:
    """A passkey that opens nothing any more."""
    done = await asyncio.to_thread(people.remove_passkey, login.person.id, id)
    if done == "unknown":
        raise Refusal("unknown_path", "You have no such passkey.")
    if done == "last":
        raise Refusal("last_passkey", "It is the only way in: add another passkey or new recovery codes first.")
    return Done()


# ---------------------------------------------------------------------------------------------------------- logins


@router.post("/login-options", dependencies=[Careful], responses=REFUSED)
async def login_options(request: Request, passes: ThePasses) -> Ceremony:
    """Begins logging in with any passkey of this site."""
    return Ceremony(options=await asyncio.to_thread(passkeys.begin_showing, Site.of(request), passes))


@router.post("/login", status_code=201, dependencies=[Careful], responses=REFUSED)
async def log_in(
    request: Request, response: Response, people: ThePeople, passes: ThePasses, proof: ShownPasskey
) -> Home:
    """Ends logging in."""
    person = await asyncio.to_thread(passkeys.finish_showing, Site.of(request), passes, people, proof.credential)
    return await let_in(request, response, people, await asyncio.to_thread(people.log_in, person, device_of(request)))


@router.post("/recover", status_code=201, dependencies=[Careful], responses=REFUSED)
async def recover(request: Request, response: Response, people: ThePeople, wanted: Recovery) -> Home:
    """Logs in with a recovery code, which is used up."""
    token = await asyncio.to_thread(people.recover, typed(wanted.code), device_of(request))
    if token is None:
        raise Refusal("no_login", "That did not open a home here.")
    return await let_in(request, response, people, token)


async def let_in(request: Request, response: Response, people: People, token: str) -> Home:
    """Gives the browser a login."""
    login = await asyncio.to_thread(people.login, token)
    assert login
    keep_login(request, response, token)
    return Home(person=shown(login.person))


@router.post("/logout", responses=REFUSED)
async def log_out(hub: TheHub, response: Response, login: AtHome, people: ThePeople) -> Done:
    """This device is a guest's again."""
    await asyncio.to_thread(people.log_out, login.person.id, login.id)
    hub.send_person_back(login.person.id)
    drop_login(response)
    return Done()


@router.delete("/logins/{id}", responses=refusals(401, 403, 404, 422, 503))
async def end_login(hub: TheHub, login: AtHome, people: ThePeople, id: Id) -> Done:
    """Another device is a guest's again, at once and at every process: the sockets of all devices prove again who they
    are.
    """
    if not await asyncio.to_thread(people.log_out, login.person.id, id):
        raise Refusal("unknown_path", "You are not logged in on such a device.")
    hub.send_person_back(login.person.id)
    return Done()


@router.post("/codes", status_code=201, dependencies=[Careful], responses=REFUSED)
async def renew_codes(login: AtHome, people: ThePeople) -> Codes:
    """New recovery codes, told once; those before are worth nothing any more."""
    return Codes(codes=await asyncio.to_thread(people.renew_codes, login.person.id))


# -------------------------------------------------------------------------------------------------------- one's data


@router.get("/account", responses=refusals(401, 503))
async def account(login: AtHome, people: ThePeople) -> Account:
    """Ways in, and devices."""
    return Account(
        person=shown(login.person), **_ways_in(await asyncio.to_thread(people.account, login.person.id), login)
    )


def _ways_in(found: dict[str, Any], login: Login) -> dict[str, Any]:
    keys = [
        PasskeyShape(id=key["id"], label=key["label"], created=iso(key["created"]), used=iso(key["used"]))
        for key in found["passkeys"]
    ]
    devices = [
        LoginShape(
            id=one["id"],
            label=one["label"],
            created=iso(one["created"]),
            seen=iso(one["seen"]),
            current=one["id"] == login.id,
        )
        for one in found["logins"]
    ]
    return {"passkeys": keys, "logins": devices, "codes": found["codes"]}


@router.get("/export", responses=refusals(401, 503))
async def export(hub: TheHub, login: AtHome, people: ThePeople, address: Address) -> Exported:
    """Everything that is kept of a person, but no secret."""
    hub.budgets.spend("export", address)
    found = await asyncio.to_thread(people.export, login.person)
    return Exported(
        person=shown(login.person),
        **_ways_in(found, login),
        **{name: found[name] for name in ("tables", "played", "notices", "company", "tournaments")},
    )


@router.delete("", responses=refusals(401, 403, 503))
async def leave(hub: TheHub, response: Response, login: AtHome, people: ThePeople) -> Done:
    """Nothing is left of the person, and no name at any table; the games go on for the others."""
    await forget_everywhere(hub, people, login.person.id)
    drop_login(response)
    return Done()
