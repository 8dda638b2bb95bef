"""To another device: a person lets a second one in, and a seat is carried by a link, or handed out again.

A second device types (or scans) a code, the first one is told and says yes, and only then the second is logged in. Both
show the same letters, so that nobody says yes to somebody else's device.

The token of a seat is stored only as a hash. A link that carries it holds a secret of its own, with which the token was
encrypted; so neither the store nor anybody who reads the link later can get at the seat.
"""

from __future__ import annotations

import asyncio
import secrets
from time import monotonic, time
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Request, Response

from sylvarium.hosting import seating
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seated import iso
from sylvarium.hosting.tokens import hashed, new_token
from sylvarium.server.api import Address, TableId, TheHub, Tokens, refusals
from sylvarium.server.people.api import Careful, ThePasses, let_in
from sylvarium.server.people.login import AtHome, ThePeople, Visitor, check_page, device_of
from sylvarium.server.people.owning import acting
from sylvarium.server.people.passes import Passes, new_code, opened, sealed, typed
from sylvarium.server.people.seats import check_not_barred, keep, shown_tokens
from sylvarium.server.people.shapes import Asked, Collected, Done, LetIn, PairAnswer, PairCode, Pairing, PairProof, Pass
from sylvarium.server.socket import open_table

PAIR = 600.0  # seconds in which a second device must come
PAIR_CODE, LETTERS = 8, 4
CARRY = 600.0  # seconds in which a seat must be carried
HAND_OUT = 7 * 24 * 3600.0  # seconds in which a seat that was handed out again must be taken
WAITING, ASKED, CONFIRMED = "waiting", "asked", "confirmed"

router = APIRouter(prefix="/api", tags=["people"])
REFUSED = refusals(401, 403, 408, 413, 422, 503)
NO_CODE = "This code opens nothing (any more)."


# --------------------------------------------------------------------------------------------------- a second device


@router.post("/me/devices", status_code=201, dependencies=[Careful], responses=REFUSED)
async def open_door(login: AtHome, passes: ThePasses) -> Pass:
    """A code with which another device can ask to be let in."""
    code = new_code(PAIR_CODE)
    data = {"person": login.person.id, "login": login.id, "state": WAITING}
    await asyncio.to_thread(passes.issue, "pair", code, data, PAIR)
    return Pass(code=code, expires=iso(time() + PAIR))


@router.post("/me/devices/ask", status_code=201, dependencies=[Careful], responses=REFUSED)
async def knock(request: Request, passes: ThePasses, wanted: PairCode) -> Asked:
    """Another device asks to be let in. A code serves one device."""
    code, proof, letters = typed(wanted.code), new_token(), new_code(LETTERS)
    before = await asyncio.to_thread(passes.look, "pair", code)
    if before is None or before["state"] != WAITING:
        raise Refusal("bad_code", NO_CODE)
    asked = {**before, "state": ASKED, "label": device_of(request), "letters": letters, "proof": hashed(proof)}
    if not await asyncio.to_thread(passes.change, "pair", code, before, asked):
        raise Refusal("bad_code", NO_CODE)
    return Asked(proof=f"{code}.{proof}", letters=letters)


@router.post("/me/devices/look", responses=REFUSED)
async def look(login: AtHome, passes: ThePasses, wanted: PairCode) -> Pairing:
    """The first device looks whether somebody has come."""
    found = await _own(passes, login.id, typed(wanted.code))
    return Pairing(state=found["state"], label=found.get("label"), letters=found.get("letters"))


@router.post("/me/devices/answer", responses=REFUSED)
async def answer(login: AtHome, passes: ThePasses, wanted: PairAnswer) -> Done:
    """The first device lets the other one in, or not."""
    code = typed(wanted.code)
    found = await _own(passes, login.id, code)
    if not wanted.yes:
        await asyncio.to_thread(passes.take, "pair", code)
        return Done()
    confirmed = {**found, "state": CONFIRMED}
    if found["state"] != ASKED or not await asyncio.to_thread(passes.change, "pair", code, found, confirmed):
        raise Refusal("bad_code", NO_CODE)
    return Done()


@router.post("/me/devices/enter", responses=REFUSED)
async def enter(request: Request, response: Response, people: ThePeople, passes: ThePasses, wanted: PairProof) -> LetIn:
    """The other device comes in, if the first one has said yes; null as long as it has not."""
    check_page(request)
    code, _, proof = wanted.proof.partition(".")
    found = await asyncio.to_thread(passes.look, "pair", code)
    if found is None or found.get("proof") != hashed(proof):
        raise Refusal("bad_code", NO_CODE)
    if found["state"] != CONFIRMED:
        return LetIn(person=None)
    if await asyncio.to_thread(passes.take, "pair", code) is None:
        raise Refusal("bad_code", NO_CODE)
    token = await asyncio.to_thread(people.log_in, found["person"], device_of(request))
    return LetIn(person=(await let_in(request, response, people, token)).person)


async def _own(passes: Passes, login: str, code: str) -> dict[str, Any]:
    """A code that this very device has handed out."""
    found = await asyncio.to_thread(passes.look, "pair", code)
    if found is None or found["login"] != login:
        raise Refusal("bad_code", NO_CODE)
    return found


# -------------------------------------------------------------------------------------------------------------- seats


@router.post("/tables/{table}/carry", status_code=201, responses=refusals(403, 404, 422, 503))
async def carry(
    hub: TheHub, people: ThePeople, passes: ThePasses, table: TableId, address: Address, x_seat_token: Tokens = None
) -> Pass:
    """A code with which another device gets the seats whose tokens are shown. This device keeps them too."""
    state = (await open_table(hub, table, address)).state
    hub.budgets.spend("play", address, purse="moves")
    shown = shown_tokens(x_seat_token)
    await check_not_barred(people, table, shown)
    tokens = {seat: token for token in shown for seat in state.held([token])[0]}
    if not tokens:
        raise Refusal("not_your_seat", "Show the token of a seat.")
    return await _packed(passes, table, tokens, CARRY)


@router.post("/tables/{table}/collect", status_code=201, dependencies=[Careful], responses=REFUSED)
async def collect(
    hub: TheHub,
    login: Visitor,
    people: ThePeople,
    passes: ThePasses,
    table: TableId,
    wanted: PairCode,
    address: Address,
) -> Collected:
    """Takes the seats that a code carries, which is used up. Of seats that have changed hands since it carries none."""
    found = await asyncio.to_thread(passes.take, "carry", wanted.code)
    if found is None or found["table"] != table:
        raise Refusal("bad_code", NO_CODE)
    carried = orjson.loads(opened(wanted.code, found["sealed"]))
    state = (await open_table(hub, table, address)).state
    tokens = {int(seat): token for seat, token in carried.items() if int(seat) in state.held([token])[0]}
    if not tokens:
        raise Refusal("bad_code", NO_CODE)
    await keep(people, login, table, tokens)
    return Collected(tokens=tokens)


@router.post("/tables/{table}/seats/{seat}/again", status_code=201, responses=refusals(403, 404, 409, 422, 503))
async def hand_out(
    hub: TheHub,
    table: TableId,
    seat: Annotated[int, Path(ge=0, le=7)],
    address: Address,
    login: Visitor,
    people: ThePeople,
    passes: ThePasses,
    x_seat_token: Tokens = None,
) -> Pass:
    """The owner of the table invites somebody to a seat once more, because its holder has lost it."""
    live, held = await acting(hub, table, address, people, x_seat_token, login)
    token, patience = new_token(), hub.settings.absent_after
    away = live.absent_for(seat, monotonic())
    ask = (seat, held, away, patience, hashed(token))
    seating.ask_reseat(live.state, *ask)
    made = await _packed(passes, table, {seat: token}, HAND_OUT)
    await hub.commit(live, lambda state: seating.ask_reseat(state, *ask))
    return made


async def _packed(passes: Passes, table: str, tokens: dict[int, str], seconds: float) -> Pass:
    """Tokens, locked away until somebody comes with the code."""
    code = secrets.token_urlsafe(18)
    content = orjson.dumps({str(seat): token for seat, token in tokens.items()}).decode()
    data = {"table": table, "sealed": sealed(code, content)}
    await asyncio.to_thread(passes.issue, "carry", code, data, seconds)
    return Pass(code=code, expires=iso(time() + seconds))
