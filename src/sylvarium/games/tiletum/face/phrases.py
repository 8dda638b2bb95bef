"""The words for the things on the table, shared by choices, questions and the story."""

from __future__ import annotations

from functools import cache

from sylvarium.games.tiletum.face.pieces import contract_cost, tile_word, word
from sylvarium.games.tiletum.rules.components import (
    ACTION_NAMES,
    ACTIVATE,
    BUILDINGS,
    CATHEDRALS,
    GAIN_VP,
    HOUSE_EFFECT,
    RESOURCES,
    SPACES,
    TERM_AMOUNT,
    TERM_OP,
)
from sylvarium.kernel import Message


@cache
def resource_words(resource: int) -> Message:
    return Message(word("resource", RESOURCES[resource]))


@cache
def action_words(action: int) -> Message:
    return Message(word("action", ACTION_NAMES[action]))


@cache
def space_words(space: int) -> Message:
    return Message(word("space", SPACES[space]))


@cache
def tile_words(tile: int) -> Message:
    return Message(tile_word(tile))


@cache
def cathedral_words(cathedral: int) -> Message:
    return Message(word("cathedral", CATHEDRALS[cathedral]))


@cache
def building_words(building: int) -> Message:
    return Message(word("building", BUILDINGS[building]))


def price_words(contract: int, chosen: int) -> list[Message]:
    """What a contract costs, with the kind that pays for the identical resources."""
    amounts = contract_cost(contract)
    if "any" in amounts:
        alike = amounts.pop("any")
        amounts[RESOURCES[chosen]] = amounts.get(RESOURCES[chosen], 0) + alike
    return [Message("amount", n=n, what=Message(word("resource", kind))) for kind, n in amounts.items()]


def building_bonus(space: int) -> Message:
    """R67: what the house space gives."""
    op = TERM_OP[HOUSE_EFFECT[space]]
    if op == GAIN_VP:
        return Message("house-bonus-points", n=int(TERM_AMOUNT[HOUSE_EFFECT[space]]))
    return Message("house-bonus-activate" if op == ACTIVATE else "house-bonus-none")
