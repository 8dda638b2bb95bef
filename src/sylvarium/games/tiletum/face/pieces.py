"""The ids of the things on the table, and what is printed on tiles: shared by view and telling.

Ids are `<kind>:<name>`; things that every player has also carry the seat (`house:2:5`, `room:0:b1_f2`).
"""

from __future__ import annotations

from functools import cache
from typing import Any

from sylvarium.games.tiletum.rules.components import (
    ACTION,
    ACTION_NAMES,
    CHARACTER_TILE,
    CHARACTER_TYPES,
    CHOICE,
    COLOURS,
    CONTRACT_ANY,
    CONTRACT_IRON,
    CONTRACT_TILE,
    CONTRACT_VP,
    CONTRACT_WOOL,
    CONTRACTS,
    CREST_TILE,
    CRESTS,
    DICE,
    END,
    GAIN,
    HELPERS,
    MAX_PLAYERS,
    OPS,
    RESOURCES,
    STOREHOUSE,
    TERM_AMOUNT,
    TERM_OP,
    TERM_WHAT,
    TILE_EFFECT,
    TILE_KIND,
    TILE_SHOWS,
    TILES,
)
from sylvarium.games.tiletum.rules.state import NONE
from sylvarium.kernel.view import once

_SHOWN = (HELPERS, CONTRACTS, CRESTS, CHARACTER_TYPES)


@cache
def tile_id(tile: int) -> str:
    return f"tile:{TILES[tile]}"


@cache
def die_id(die: int) -> str:
    return f"die:{COLOURS[die // MAX_PLAYERS]}_{die % MAX_PLAYERS + 1}"


@cache
def word(kind: str, name: str) -> str:
    """The id of the words for a component: `contract-any-3`."""
    return f"{kind}-{name}".replace("_", "-")


@cache
def tile_word(tile: int) -> str:
    """The id of a tile's name; with `-text` what it does."""
    kind = TILE_KIND[tile]
    if kind == CHARACTER_TILE:
        return word("character", TILES[tile])
    if kind == CONTRACT_TILE:
        return word("contract", CONTRACTS[TILE_SHOWS[tile]])
    if kind == CREST_TILE:
        return word("crest", CRESTS[TILE_SHOWS[tile]])
    return word("helper", HELPERS[TILE_SHOWS[tile]])


@cache
def effect_view(effect: int) -> list[dict]:
    """The terms of an effect: `[{"op": "gain", "what": "wool", "amount": 2}]`."""
    terms = []
    while TERM_OP[effect] != END:
        op, what = TERM_OP[effect], None
        if op == GAIN:
            what = RESOURCES[TERM_WHAT[effect]]
        elif op == ACTION:
            what = "choice" if TERM_WHAT[effect] == CHOICE else ACTION_NAMES[TERM_WHAT[effect]]
        terms.append({"op": OPS[op], "what": what, "amount": int(TERM_AMOUNT[effect])})
        effect += 1
    return terms


def contract_cost(contract: int) -> dict[str, int]:
    """What a contract asks for: `{"any": 3, "iron": 3}`."""
    cost = {"any": CONTRACT_ANY[contract], "iron": CONTRACT_IRON[contract], "wool": CONTRACT_WOOL[contract]}
    return {kind: int(amount) for kind, amount in cost.items() if amount}


@cache
def tile_view(tile: int) -> dict[str, Any] | None:
    """A tile of bonus pile, contract pile or character pile with everything printed on it."""
    if tile == NONE:
        return None
    kind = ("helper", "contract", "crest", "character")[TILE_KIND[tile]]
    shown = {
        "id": tile_id(tile),
        "kind": kind,
        "shows": _SHOWN[TILE_KIND[tile]][TILE_SHOWS[tile]],
        "word": tile_word(tile),
        "effect": effect_view(TILE_EFFECT[tile]),
    }
    if kind == "contract":
        shown["cost"] = contract_cost(TILE_SHOWS[tile])
        shown["vp"] = int(CONTRACT_VP[TILE_SHOWS[tile]])
    return shown


def spaces_in_use(s: Any, player: int) -> list[int]:
    """R94: the spaces of the storehouse with helpers whose effect is running."""
    return [space for space in range(STOREHOUSE) if player == s.seat and s.in_use >> space & 1]


@once
def dice_at(s: Any) -> dict[int, list[dict]]:
    """The dice by the place where they are."""
    found: dict[int, list[dict]] = {}
    for die, (place, face) in enumerate(zip(s.die_place, s.die_face, strict=True)):
        found.setdefault(place, []).append(die_view(die, face))
    return found


@cache
def die_view(die: int, face: int) -> dict:
    colour = die // (DICE // len(COLOURS))
    return {
        "id": die_id(die),
        "colour": COLOURS[colour],
        "resource": RESOURCES[colour],
        "value": face,
    }
