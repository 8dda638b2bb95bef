"""Positions of Sylvan Tactics as lessons and worked examples write them down; the notation itself is in `notation`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields as fields_of
from typing import Any

from sylvarium.games.sylvan_tactics.rules.components import COLOURS
from sylvarium.games.sylvan_tactics.school.notation import Army, position


def position_of(given: Mapping[str, Any], seats: int, seed: int) -> Any:
    """A position as lessons and worked examples write it down.

    `white` and `black` are armies (`units`, `sigils`, `hand`, `fields`, `health`, `disgraced`, `queen_lost`); `turn`
    says whose Main Phase it is, `pile` and `deck` what lies there.
    """
    _check(given, ("white", "black", "turn", "pile", "deck"), "position")
    armies = [given.get(colour, {}) for colour in COLOURS]
    for each in armies:
        _check(each, [field.name for field in fields_of(Army)], "army")
    white, black = (Army(**each) for each in armies)
    others = {key: given[key] for key in given if key not in COLOURS}
    return position(white, black, seed=seed, **others)


def _check(given: Mapping[str, Any], known: Iterable[str], what: str) -> None:
    if unknown := [key for key in given if key not in known]:
        raise ValueError(f"a {what} of Sylvan Tactics has no {unknown[0]!r}; it has {', '.join(known)}")
