"""What a client does at its table: moves, seats, chat. One function per message type of docs/protocol.md."""

from __future__ import annotations

from time import monotonic, time
from typing import Any

from sylvarium.bots import LEVELS
from sylvarium.hosting import owning, seating
from sylvarium.hosting.asked import Ask
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.names import visible
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.client_messages import (
    BotMessage,
    CancelMessage,
    ChatMessage,
    ColourMessage,
    LeaveMessage,
    PlayMessage,
    SeatMessage,
    UndoMessage,
)
from sylvarium.server.guest import Guest
from sylvarium.server.limits import too_fast


async def play(guest: Guest, message: PlayMessage, request: Any) -> None:
    seat = guest.own_seat(message)
    await guest.commit(request, lambda state: state.ask_play(seat, message.number, message.action))


async def undo(guest: Guest, message: UndoMessage, request: Any) -> None:
    seat = guest.own_seat(message)
    await guest.commit(request, lambda state: state.ask_undo(seat, message.number))


async def redo(guest: Guest, message: UndoMessage, request: Any) -> None:
    seat = guest.own_seat(message)
    await guest.commit(request, lambda state: state.ask_redo(seat, message.number))


async def chat(guest: Guest, message: ChatMessage, request: Any) -> None:
    text = visible(message.text, guest.limits.chat_length)
    if not text:
        raise Refusal("bad_message", "There is nothing to say.")
    if not guest.connection.chat.take():
        raise too_fast("Too many messages.", guest.connection.chat.wait())
    if guest.connection.mute:
        raise Refusal("muted", "The people who run the server have taken your voice.")
    seats, by = guest.connection.seats, guest.connection.person
    seat = seats[0] if seats else None
    nickname = guest.guest_name() if seat is None else guest.live.state.seats[seat].nickname
    await guest.commit(request, lambda state: state.ask_chat(seat, nickname, text, by))


async def bot(guest: Guest, message: BotMessage, request: Any) -> None:
    """A bot takes over one's own seat, or that of somebody who has been away for a while."""
    seat, level = message.seat, message.level
    if level is not None and level not in LEVELS:
        raise Refusal("no_bot", f"There is no such level; they are {', '.join(LEVELS)}.")
    if not guest.connection.seats or not 0 <= seat < len(guest.live.state.seats):
        raise Refusal("not_your_seat", "You do not hold this seat.")
    patience = guest.hub.settings.absent_after
    await guest.commit(
        request,
        lambda state: state.ask_bot(
            seat, level, seat in guest.connection.seats, guest.live.absent_for(seat, monotonic()), patience, time()
        ),
    )


async def fill(guest: Guest, message: SeatMessage, request: Any) -> None:
    """Whoever opened the table may let a bot take a seat that is still open."""
    guest.check_sits()
    seat, level = message.seat, _level(message)
    await guest.commit(request, lambda state: _of_owner(guest, state, seating.ask_fill(state, seat, level)))


async def resign(guest: Guest, message: SeatMessage, request: Any) -> None:
    seat, level = guest.own_seat(message), _level(message)
    await guest.commit(request, lambda state: seating.ask_resign(state, seat, level))


async def leave(guest: Guest, message: LeaveMessage, request: Any) -> None:
    seat = guest.own_seat(message)
    await guest.commit(request, lambda state: seating.ask_leave(state, seat))


async def cancel(guest: Guest, message: CancelMessage, request: Any) -> None:
    guest.check_sits()
    await guest.commit(request, lambda state: _of_owner(guest, state, seating.ask_cancel(state)))


async def colour(guest: Guest, message: ColourMessage, request: Any) -> None:
    seat, colour = guest.own_seat(message), message.colour
    await guest.commit(request, lambda state: seating.ask_colour(state, seat, colour))


def _of_owner(guest: Guest, state: Folded, ask: Ask) -> Ask:
    """What may be asked by whoever opened the table alone: a stranger who sits down decides nothing for the others."""
    owning.check_owner(state, guest.connection.seats)
    return ask


def _level(message: SeatMessage) -> str:
    if message.level not in LEVELS:
        raise Refusal("no_bot", f"There is no such level; they are {', '.join(LEVELS)}.")
    return message.level
