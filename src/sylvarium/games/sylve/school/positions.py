"""Positions of Sylve as lessons and worked examples write them down; the notation itself is in `notation`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sylvarium.games.sylve.school.notation import COLOURS, Position


def position_of(given: dict[str, Any], seats: int, seed: int) -> Any:
    """A position as lessons and worked examples write it down; the players are R, B, G and Y in this order.

    `row`, `round` and `powers` of the table; then, in this order, by player `pools` (`"tree fire"`), `stocks`
    (`"2P 1B"`), `vp`, `tamed`, `released`, `hands`, `drunk`, `reserved` and `controls`; `dice` by place, from the
    bottom up (`"honeybrook.1" = ["B.tree", "el.fire"]`), `burned`, `market`, `deck` (the only potions left in it),
    `piles` (the creatures on top), and whose turn it is (`seat`).
    """
    given = dict(given)
    table = {key: given.pop(key) for key in ("row", "round", "powers") if key in given}
    t = Position(COLOURS[:seats], **table, seed=seed)
    if unknown := given.keys() - PARTS.keys():
        raise ValueError(f"a position of Sylve has no {', '.join(sorted(unknown))}; it has {', '.join(PARTS)}")
    for part, put in PARTS.items():
        if part in given:
            put(t, given[part])
    return t.s


def _for_each(put: Callable[..., Any]) -> Callable[[Position, dict[str, Any]], None]:
    """Things by player, or by place: one of them, or a list."""

    def put_all(t: Position, things: dict[str, Any]) -> None:
        for whose, theirs in things.items():
            put(t, whose, *(theirs if isinstance(theirs, list) else [theirs]))

    return put_all


def _points(t: Position, colour: str, points: int) -> None:
    t.s.vp[t.seat(colour)] = points


def _on_turn(t: Position, colour: str) -> None:
    t.s.seat = t.seat(colour)


PARTS: dict[str, Callable[[Position, Any], Any]] = {
    "pools": _for_each(Position.pool),
    "stocks": _for_each(Position.stock),
    "vp": _for_each(_points),
    "tamed": _for_each(Position.tame),
    "released": _for_each(Position.release),
    "hands": _for_each(Position.hand),
    "drunk": _for_each(Position.drunk),
    "reserved": _for_each(Position.reserved),
    "controls": _for_each(Position.controls),
    "dice": _for_each(Position.put),
    "burned": lambda t, places: t.burned(*places),
    "market": lambda t, keys: t.market(*keys),
    "deck": lambda t, keys: t.deck(*keys),
    "piles": lambda t, keys: [t.pile(key) for key in keys],
    "seat": _on_turn,
}
