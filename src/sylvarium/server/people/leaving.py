"""Somebody wants to be forgotten: their seats are nobody's, their name is gone, and the others play on."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from sylvarium.hosting.asked import Ask
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.plans import Intent
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.hub import Hub
from sylvarium.server.people.store import People

GONE = ("unknown_table", "unknown_game", "damaged")  # tables at which nobody can be forgotten any more


async def forget_everywhere(hub: Hub, people: People, person: str) -> None:
    """At every table first, then in the list of people: if this is interrupted, asking again loses nothing."""
    for table, seat, token in await asyncio.to_thread(people.named_seats, person):
        try:
            live = await hub.table(table)
            with suppress(LookupError):
                await hub.commit(live, lambda state, seat=seat, token=token: _ask(state, seat, token))  # type: ignore[misc]
                await hub.intend(live, seat, lambda state, intent: Intent())
        except Refusal as refusal:
            if refusal.code not in GONE:
                raise
    await asyncio.to_thread(people.remove, person)
    hub.send_person_back(person)


def _ask(state: Folded, seat: int, token: str) -> Ask:
    """Unless the seat has changed hands meanwhile, or has no name any more."""
    place = state.seats[seat]
    given_up = place.token is None and place.nickname is not None
    if place.token != token and not given_up:
        raise LookupError
    return "forget", {"seat": seat}
