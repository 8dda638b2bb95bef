"""Positions of Tree Society as lessons and worked examples write them down; the notation itself is in `notation`."""

from __future__ import annotations

from typing import Any

from sylvarium.games.tree_society.rules.state import STEP
from sylvarium.games.tree_society.school.notation import board, position

WHEN = {"sell": STEP.sell, "build": STEP.act, "rest": STEP.rest_take}
OTHERS = ("sale", "fruit_action", "fruit_market", "fruit_deck", "guild_market", "guild_deck", "discard")
ENDS = ("end_banners", "trigger_round", "empty_round")
PARTS = ("boards", "seat", "round", "when", *OTHERS, *ENDS)
BOARD_PARTS = ("purse", "chest", "unsold", "sold", "progress", "completed")


def position_of(given: dict[str, Any], seats: int, seed: int) -> Any:
    """A position as lessons and worked examples write it down; seats are counted from 1, as in the rules.

    `boards` are the things of the players in turn order (`board`). `seat` says whose turn it is, `round` which one,
    and `when` the phase: `"sell"`, `"build"` or `"rest"`. The rest is what `position` takes.
    """
    check_parts(given, PARTS, "a position")
    things = given.get("boards", ())
    for each in things:
        check_parts(each, BOARD_PARTS, "a board")
    seat = given.get("seat", 1)
    return position(
        *(board(**each) for each in things),
        seats=seats,
        seat=seat - 1,
        turn=(given.get("round", 1) - 1) * seats + seat,
        step=WHEN[given.get("when", "build")],
        seed=seed,
        **{part: given[part] for part in (*OTHERS, *ENDS) if part in given},
    )


def check_parts(given: dict[str, Any], known: tuple[str, ...], whose: str) -> None:
    for part in given:
        if part not in known:
            raise ValueError(f"{whose} of Tree Society has no {part!r}; it has {', '.join(known)}")
