"""What a client asks without touching the game: hints, outcomes, reasons, tips, plans. One function per message type.

What has to be computed is computed in the thread for costly things, when it is the turn of the client's address, which
pays for it: sixty sockets that ask at once must not hold the loop between two steps of a move elsewhere.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

import orjson

from sylvarium.bots import LEVELS, Decided
from sylvarium.hosting import allowing, planning, wire
from sylvarium.hosting.automatic import hint_choices, hint_level
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.lending import lent_for_hint
from sylvarium.hosting.outcomes import outcomes as outcomes_of
from sylvarium.hosting.plans import Intent
from sylvarium.hosting.refusal import Refusal
from sylvarium.learning.reasons import why_not
from sylvarium.learning.tips import tips_for
from sylvarium.server.client_messages import (
    HintMessage,
    ImagineMessage,
    OutcomesMessage,
    PlanMessage,
    StandingMessage,
    TipsMessage,
    WhyMessage,
)
from sylvarium.server.guest import Guest
from sylvarium.server.limits import too_fast


async def hint(guest: Guest, message: HintMessage, request: Any) -> None:
    """Answers when the bot has thought; meanwhile the client may go on."""
    seat, level = guest.own_seat(message), message.level or hint_level(guest.live.state.game)
    allowing.check(guest.live.state.row, "hints")
    if level not in LEVELS:
        raise Refusal("no_hint", f"There is no such level; they are {', '.join(LEVELS)}.")
    if message.here:
        return await _lend(guest, seat, level, request)
    game = guest.live.state.game
    answer = {"type": "hint", "request": request, "seat": seat, "number": guest.live.state.number, "level": level}

    def tell(decision: Decided) -> None:
        choices = hint_choices(game, decision)
        guest.connection.put(orjson.dumps({**answer, "choices": choices}, option=orjson.OPT_SERIALIZE_NUMPY))

    def refuse(refusal: Refusal) -> None:
        guest.connection.put(wire.refused(request, refusal.code, refusal.message))

    guest.hub.hints.ask(guest.live, seat, level, guest.connection, tell, refuse)


async def _lend(guest: Guest, seat: int, level: str, request: Any) -> None:
    """The client's device thinks in our place, about a world that the seat can imagine."""
    if not guest.connection.hints.take():
        raise too_fast("Too many hints.", guest.connection.hints.wait())
    number, seed = guest.live.state.begun().number, secrets.randbits(62)
    lent = await guest.reckoned(("lend", level, str(seed)), lambda table: lent_for_hint(table, seat, level, seed), seat)
    guest.hub.figures.lent.inc()
    answer = {"type": "lent", "request": request, "seat": seat, "number": number, "level": level}
    guest.connection.put(orjson.dumps({**answer, **lent}))


async def outcomes(guest: Guest, message: OutcomesMessage, request: Any) -> None:
    """What each choice would do to the board, for a client that draws its player's move before our answer."""
    seat, state = guest.own_seat(message), guest.live.state
    state.check_number(message.number)
    found = await guest.reckoned(("outcomes",), lambda table: outcomes_of(table, seat), seat, purse="moves")
    answer = {"type": "outcomes", "request": request, "seat": seat, "number": message.number, "outcomes": found}
    guest.connection.put(orjson.dumps(answer, option=orjson.OPT_SERIALIZE_NUMPY))


async def why(guest: Guest, message: WhyMessage, request: Any) -> None:
    """Why a click does nothing, as the rules say it; costly, because they are asked about many actions."""
    seat = guest.own_seat(message)
    words = await guest.reckoned(("why", message.piece), lambda table: why_not(table, seat, message.piece), seat)
    guest.connection.put(
        orjson.dumps({"type": "why", "request": request, "words": words}, option=orjson.OPT_SERIALIZE_NUMPY)
    )


async def tips(guest: Guest, message: TipsMessage, request: Any) -> None:
    """What somebody who learns the game should know at this decision; paid for like another look at the table."""
    seat, number = guest.own_seat(message), guest.live.state.begun().number
    found = await guest.reckoned(("tips",), lambda table: tips_for(table.game, table.view(seat)), seat)
    answer = {"type": "tips", "request": request, "number": number, "tips": found}
    guest.connection.put(orjson.dumps(answer, option=orjson.OPT_SERIALIZE_NUMPY))


async def imagine(guest: Guest, message: ImagineMessage, request: Any) -> None:
    """A turn that is being planned. It is computed in the thread for costly things, and paid for."""
    seat, state = guest.own_seat(message), guest.live.state
    state.check_open()
    found = await guest.reckoned(
        ("imagine", *message.steps), lambda table: planning.imagined(table, seat, message.steps), seat
    )
    answer = {"type": "imagined", "request": request, **found}
    guest.connection.put(orjson.dumps(answer, option=orjson.OPT_SERIALIZE_NUMPY))


async def plan(guest: Guest, message: PlanMessage, request: Any) -> None:
    """Keeps a plan, or drops it."""
    seat, state = guest.own_seat(message), guest.live.state
    state.check_open()
    plan = None
    if message.steps:
        state.check_number(message.number)
        plan = await guest.reckoned(
            ("plan", *message.steps), lambda table: planning.planned(table, seat, message.steps), seat
        )

    def say(now: Folded, intent: Intent) -> Intent:
        if plan:
            now.check_number(message.number)
        return replace(intent, plan=plan)

    await guest.intend(request, seat, say)


async def standing(guest: Guest, message: StandingMessage, request: Any) -> None:
    seat, state = guest.own_seat(message), guest.live.state
    state.check_open()
    given = planning.check_standing(state.game, message.answers)
    await guest.intend(request, seat, lambda _, intent: replace(intent, standing=intent.standing | given))
