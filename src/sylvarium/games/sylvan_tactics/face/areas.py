"""What lies before each of the two players: a part of the view."""

from __future__ import annotations

from typing import Any

from sylvarium.games.sylvan_tactics.face.pieces import card_view, pool_id, queen_card_id, unit_id
from sylvarium.games.sylvan_tactics.rules.components import (
    COLOURS,
    DESIGN,
    FIRST_COPY,
    FIRST_MERC,
    FIRST_PAWN,
    MOST_SIGILS,
    PIECES,
    SLOTS,
)
from sylvarium.games.sylvan_tactics.rules.scoring import PARTS
from sylvarium.games.sylvan_tactics.rules.sigils import available
from sylvarium.games.sylvan_tactics.rules.state import SEEN
from sylvarium.kernel.view import once, part

QUEEN_STATES = ("reserve", "board", "lost")


# What every side has a row of.
OWN = (
    "health",
    "queen",
    "queen_health",
    "awake",
    "invoked_sigils",
    "disgraced",
    "mulligans",
    "battlefields",
    "field_count",
    "hand",
    "hand_size",
)


Around = tuple[int, tuple[int, ...], int]  # the seat of a side, its units that are not on the board, its free Sigils


def side_view(s: Any, seat: int, own: bool) -> dict:
    """A player's area, with the hand for its owner."""
    side = seat ^ s.white
    return (own_area if own else open_area)(s, side, given=around(s, side))


@once
def around(s: Any, side: int) -> Around:
    first, at = side * SLOTS, s.at
    waiting = tuple([unit for unit in range(first, first + SLOTS) if at[unit] < 0])
    return side ^ s.white, waiting, int(available(s, side))


@part(own=OWN)
def open_area(s: Any, side: int, around: Around) -> dict:
    """A player's area as everybody sees it."""
    return area(s, side, given=around)


@part(own=OWN)
def own_area(s: Any, side: int, around: Around) -> dict:
    """A player's area with the hand, which only its owner sees."""
    return {**area(s, side, given=around), "hand": hand_view(s, side)}


def hand_view(s: Any, side: int) -> list[dict]:
    """The cards of a hand. Before the game begins, equal ones are numbered as they lie there (R118): whoever puts one
    back into the deck could tell otherwise whether it is this copy that the opponent plays later.
    """
    hand = hand_of(s, side)
    if s.turn > 0:
        return [card_view(card) for card in hand]
    designs = [int(DESIGN[card]) for card in hand]
    return [card_view(int(FIRST_COPY[design]) + designs[:k].count(design)) for k, design in enumerate(designs)]


def hand_of(s: Any, side: int) -> list[int]:
    return s.hand[side].tolist()[: s.hand_size[side]]


@once(own=OWN)
def area(s: Any, side: int, around: Around) -> dict:
    """A player's area without the hand; of it what everybody saw him take."""
    (seat, waiting, free), hand = around, hand_of(s, side)
    ready = s.awake[side] - s.invoked_sigils[side]
    asleep = MOST_SIGILS - s.awake[side]
    sigils = ["ready"] * ready + ["invoked"] * s.invoked_sigils[side] + ["dormant"] * asleep
    pawns = range(side * SLOTS + FIRST_PAWN, (side + 1) * SLOTS)
    return {
        "seat": seat,
        "score": s.health[side],
        "parts": {PARTS[0]: s.health[side]},
        "colour": COLOURS[side],
        "health": s.health[side],
        "disgraced": bool(s.disgraced[side]),
        "queen": {
            "id": queen_card_id(side),
            "state": QUEEN_STATES[s.queen[side]],
            "health": s.queen_health[side],
        },
        "sigils": [{"id": f"sigil:{COLOURS[side]}-{k + 1}", "state": state} for k, state in enumerate(sigils)],
        "available": free,
        "mulligans": s.mulligans[side],
        "hand_size": len(hand),
        "hand": None,
        "known": [card_view(card) for card in hand if s.marks[card] & SEEN],
        "battlefields": [
            {**card_view(card), "invoked": bool(s.field_invoked[card])}
            for card in s.battlefields[side].tolist()[: s.field_count[side]]
        ],
        "pool": {
            "pawns": [unit_id(unit) for unit in pawns if unit in waiting],
            "pieces": [
                {"id": pool_id(side, piece), "piece": PIECES[piece]}
                for piece in range(len(PIECES))
                if side * SLOTS + FIRST_MERC + piece in waiting
            ],
        },
    }
