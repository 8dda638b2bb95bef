"""What a player's device is lent to think with must not betray how hidden things lie (`hosting.lending`)."""

from __future__ import annotations

from typing import Any

from sylvarium.games.builders.rules.components import ROUND_TURNS, TILES


def in_order(s: Any, seat: int) -> None:
    """Hands and covered tiles of the others lie in one order, whatever it really is."""
    for other in range(s.seats):
        if other != seat:
            sort_hand(s, other)
            sort_covered(s, other)


def sort_hand(s: Any, other: int) -> None:
    """The cards everybody has seen first: where in a hand a card was is seen by nobody else."""
    size = s.hand_size[other]
    cards = zip(s.hand[other].tolist()[:size], s.seen[other].tolist()[:size], strict=True)
    for slot, (card, seen) in enumerate(sorted(cards, key=lambda each: (not each[1], each[0]))):
        s.hand[other, slot], s.seen[other, slot] = card, seen


def sort_covered(s: Any, other: int) -> None:
    """Q38: seen are the tiles used and the top of the active stack."""
    active_end = ROUND_TURNS if s.turn <= ROUND_TURNS * s.seats else TILES
    used = s.used_tiles[other]
    covered = used if used == active_end else used + 1
    for place, tile in enumerate(sorted(s.stack[other].tolist()[covered:TILES]), covered):
        s.stack[other, place] = tile
