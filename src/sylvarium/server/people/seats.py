"""Whose seats are whose: by the tokens that are shown, and by the login."""

from __future__ import annotations

import asyncio

from sylvarium.hosting.folded import Folded
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.tokens import hashed
from sylvarium.server.people.sanctions import Sanctions
from sylvarium.server.people.store import Login, People


def shown_tokens(header: str | None) -> list[str]:
    return [token.strip() for token in (header or "").split(",") if token.strip()][:8]


async def check_not_barred(people: People, table: str, tokens: list[str]) -> None:
    """Refused if one of the tokens is that of a seat whose person was banned."""
    barred = await asyncio.to_thread(Sanctions(people.engine).barred, [table]) if tokens else {}
    if ban := next((barred[proof] for proof in map(hashed, tokens) if proof in barred), None):
        raise ban.refusal()


async def claimed(people: People, state: Folded, login: Login | None) -> list[int]:
    """The seats of a table that are the person's who is logged in."""
    if login is None:
        return []
    return state.still_held(await asyncio.to_thread(people.claims, login.person.id, state.id))


async def held_seats(people: People, state: Folded, header: str | None, login: Login | None) -> list[int]:
    """The seats that the header and the login prove; a token that proves nothing is a mistake, and one of somebody who
    was banned is refused."""
    tokens = shown_tokens(header)
    await check_not_barred(people, state.id, tokens)
    seats, unknown = state.held(tokens)
    if unknown:
        raise Refusal("unknown_token", "A token opens no seat of this table.")
    return sorted({*seats, *await claimed(people, state, login)})


async def keep(people: People, login: Login | None, table: str, tokens: dict[int, str]) -> None:
    """Seats that somebody has just taken are theirs on every device."""
    if login and tokens:
        proofs = [(seat, hashed(token)) for seat, token in tokens.items()]
        await asyncio.to_thread(people.claim, login.person.id, table, proofs)
