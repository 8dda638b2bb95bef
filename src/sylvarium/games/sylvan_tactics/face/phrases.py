"""The words for the things on the table, shared by choices, questions and the story."""

from __future__ import annotations

from functools import cache
from typing import Any

from sylvarium.games.sylvan_tactics.rules.board import SPACE_IDS
from sylvarium.games.sylvan_tactics.rules.components import DESIGN, DESIGN_IDS, KIND, KINDS, MERC, PIECES
from sylvarium.kernel import Message, Seat


def player(s: Any, side: int) -> Seat:
    """R9: the player of a colour."""
    return Seat(int(side) ^ s.white)


@cache
def design_words(design: int) -> Message:
    return Message("card-" + DESIGN_IDS[design].replace("_", "-"))


@cache
def card_words(card: int) -> Message:
    return design_words(DESIGN[card])


@cache
def ability_words(card: int) -> Message:
    """The name printed above a Mercenary's ability."""
    return Message("card-" + DESIGN_IDS[DESIGN[card]].replace("_", "-") + "-ability")


def used(s: Any, card: int) -> dict[str, Any]:
    """R97: an ability that is used, and where: a player may have two cards of the same design."""
    return {"card": card_words(card), "ability": ability_words(card), "space": space_name(s, s.holder[card])}


@cache
def piece_words(piece: int) -> Message:
    return Message(f"piece-{PIECES[piece]}")


def unit_words(s: Any, unit: int) -> Message:
    """A Mercenary by its card, other units by their kind."""
    if KIND[unit] == MERC and s.kit_size[unit] > 0:
        return card_words(s.kit[unit, 0])
    return kind_words(KIND[unit])


@cache
def kind_words(kind: int) -> Message:
    return Message(f"kind-{KINDS[kind]}")


def space_name(s: Any, unit: int) -> str:
    return SPACE_IDS[s.at[unit]]
