"""REST for operators: reports, what to do about them, and what was done. Under `/api/operator`.

People who enter must be logged in, be an operator, and show their passkey once more, however they logged in. What they
are given works for half an hour, for that login, and is kept by no browser. To everybody else none of this seems to
exist.
"""

from __future__ import annotations

import asyncio
from time import time
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Query, Request

from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seated import iso
from sylvarium.hosting.tokens import new_token
from sylvarium.server.api import TheHub, refusals
from sylvarium.server.operating import order, reporting
from sylvarium.server.people import passkeys
from sylvarium.server.people.api import Careful, ThePasses
from sylvarium.server.people.company_shapes import (
    Act,
    Deeds,
    OperatorEntry,
    OperatorHome,
    OperatorPass,
    Report,
    Reports,
)
from sylvarium.server.people.login import AtHome, ThePeople, Visitor, check_page
from sylvarium.server.people.passkeys import Site
from sylvarium.server.people.shapes import Done
from sylvarium.server.people.store import Login

LASTS = 1800.0  # seconds for which a passkey that was shown counts

router = APIRouter(prefix="/api/operator", tags=["operators"])
REFUSED = refusals(401, 403, 408, 409, 413, 422, 503)
NOT_YOURS = "This is for the people who run the server."


@router.get("", responses=refusals(503))
async def home(hub: TheHub, login: Visitor) -> OperatorHome:
    """Whether the person who is logged in is an operator."""
    engine = hub.storage.engine
    yes = login is not None and await asyncio.to_thread(order.is_operator, engine, login.person.id)
    return OperatorHome(operator=yes)


@router.post("/enter", status_code=201, dependencies=[Careful], responses=REFUSED)
async def enter(
    hub: TheHub, request: Request, login: AtHome, people: ThePeople, passes: ThePasses, shown: OperatorEntry
) -> OperatorPass:
    """An operator shows their passkey (begun by `/api/me/login-options`)."""
    whose = await asyncio.to_thread(passkeys.finish_showing, Site.of(request), passes, people, shown.credential)
    yes = await asyncio.to_thread(order.is_operator, hub.storage.engine, login.person.id)
    if whose != login.person.id or not yes:
        raise Refusal("operators_only", NOT_YOURS)
    token = new_token()
    data = {"person": whose, "login": login.id}
    await asyncio.to_thread(passes.issue, "operator", token, data, LASTS)
    return OperatorPass(token=token, expires=iso(time() + LASTS))


async def operator(
    request: Request,
    hub: TheHub,
    login: AtHome,
    passes: ThePasses,
    x_operator: Annotated[str | None, Header(max_length=100)] = None,
) -> Login:
    """Only for operators who have just shown their passkey."""
    check_page(request)
    found = await asyncio.to_thread(passes.look, "operator", x_operator or "")
    yes = await asyncio.to_thread(order.is_operator, hub.storage.engine, login.person.id)
    if found is None or found["login"] != login.id or found["person"] != login.person.id or not yes:
        raise Refusal("operators_only", NOT_YOURS)
    return login


Operator = Annotated[Login, Depends(operator)]
Page = Annotated[int, Query(ge=1, le=1000)]


@router.get("/reports", responses=REFUSED)
async def reports(hub: TheHub, who: Operator, done: bool = False, page: Page = 1) -> Reports:
    """Reports with what was around them: the open ones oldest first, those done newest first."""
    found, more = await asyncio.to_thread(reporting.listed, hub.storage.engine, done, page)
    return Reports(reports=[Report(**each) for each in found], page=page, more=more)


@router.post("/acts", responses=REFUSED)
async def act(hub: TheHub, who: Operator, wanted: Act) -> Done:
    """Does something about somebody, and puts it down."""
    deed = order.Deed(operator=who.person.id, **wanted.model_dump())
    if deed.person == who.person.id:
        raise Refusal("bad_message", "That would be yourself.")
    try:
        await asyncio.to_thread(order.do, hub.storage.engine, deed)
    except ValueError as problem:
        raise Refusal("bad_message", f"{problem}") from None
    await hub.obey_sanctions(deed.person)
    if deed.person:
        hub.send_person_back(deed.person)
    return Done()


@router.get("/deeds", responses=REFUSED)
async def deeds(hub: TheHub, who: Operator, page: Page = 1) -> Deeds:
    """What operators have done, the last first."""
    found, more = await asyncio.to_thread(order.deeds, hub.storage.engine, page)
    return Deeds(deeds=found, page=page, more=more)
