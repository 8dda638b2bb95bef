"""Who may sit down at a table with those who sit there already."""

from __future__ import annotations

import asyncio

from sylvarium.hosting.folded import Folded
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.people.company import CompanyStore
from sylvarium.server.people.store import Login

NO_ENTRY = "You cannot take a seat at this table. You may watch."


async def check_may_sit(company: CompanyStore, state: Folded, login: Login | None) -> None:
    """Refused, without saying why, to people whom somebody there has blocked or whom its owner has removed.

    The store is asked the same questions for everybody who is logged in, so the time it takes reveals nothing.
    """
    if login is None:
        return
    here = await asyncio.to_thread(company.at_table, state.id)
    away = await asyncio.to_thread(company.keeps_away, login.person.id, state.id)
    claims = [(seat, here[seat][1]) for seat in away if seat in here]
    if state.still_held(claims) or login.person.id in state.removed:
        raise Refusal("no_entry", NO_ENTRY)
