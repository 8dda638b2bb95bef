"""Why an action cannot be begun: the first thing that is in its way."""

from __future__ import annotations

from typing import Any

from sylvarium.games.tiletum.face.phrases import action_words, building_words, cathedral_words, tile_words
from sylvarium.games.tiletum.face.pieces import tile_word, word
from sylvarium.games.tiletum.rules.components import (
    ADD_AP,
    BUILDINGS,
    BUY_GOLD,
    CONTRACT_TILE,
    CONTRACTS,
    COST_STONE,
    CREST_FOOD,
    CREST_TILE,
    CRESTS,
    FOOD,
    GOLD,
    HELPER_TILE,
    HELPERS,
    PAYMENT_CONTRACT,
    RECOLOR_DIE,
    STONE,
    STOREHOUSE,
    TERM_OP,
    TILE_EFFECT,
    TILE_KIND,
    TILE_SHOWS,
    UNAVAILABLE,
)
from sylvarium.games.tiletum.rules.state import CHOOSING_DIE, CONTRIBUTED, NONE, STEP
from sylvarium.games.tiletum.rules.wheel import change_cost
from sylvarium.kernel import Message
from sylvarium.kernel.view import step_of

ACTIONS_OPEN = (STEP.main, STEP.sub)


def why_not_die(s: Any, colour: int, face: int, value: int) -> Message:
    if s.stage != CHOOSING_DIE:
        return Message("why-one-die", rule="R47")
    if s.wheel[colour, face] == 0:
        return Message("why-no-such-die", rule="R47")
    needed = int(change_cost(face, value))
    return Message("why-few-gold-for-die", value=value + 1, needed=needed, gold=s.resource[s.seat, GOLD], rule="R48")


def why_not_wheel_tile(s: Any) -> Message:
    if s.stage == CHOOSING_DIE:
        return Message("why-die-first", rule="R52")
    if step_of(s)[0] != STEP.die_taken:
        return Message("why-wheel-tile-late", rule="R52")
    tile = s.wheel_tile[s.position]
    return Message("why-no-tile-there", rule="R52") if tile == NONE else no_room_for(s, tile)


def why_not_joker(s: Any, action: int) -> Message | None:
    if step_of(s)[0] == STEP.before_die:
        return Message("why-action-by-die", action=action_words(action), rule="R51")
    return Message("why-no-joker", rule="R82") if step_of(s)[0] in ACTIONS_OPEN else None


def why_not_king_tile(s: Any) -> Message:
    return Message("why-king-tile-later", rule="R111")


def stored(s: Any) -> list[int]:
    return [tile for tile in s.storehouse[s.seat] if tile != NONE]


def no_room_for(s: Any, tile: int) -> Message:
    """R26, R29, R30: why a tile that lies there cannot be taken."""
    if s.stored[s.seat] == STOREHOUSE:
        return Message("why-storehouse-full", rule="R26")
    if TILE_KIND[tile] == CREST_TILE:
        return Message("why-same-crest", crest=tile_words(tile), rule="R29")
    return Message("why-contracts-full", rule="R30")


def why_not_buy(s: Any, k: int) -> Message:
    return Message("why-few-gold", needed=BUY_GOLD, gold=s.resource[s.seat, GOLD], rule="R86")


def why_not_fulfil(s: Any, payment: int) -> Message:
    contract = int(PAYMENT_CONTRACT[payment])
    said = word("contract", CONTRACTS[contract])
    if not any(TILE_KIND[tile] == CONTRACT_TILE and TILE_SHOWS[tile] == contract for tile in stored(s)):
        return Message("why-not-in-storehouse", tile=Message(said), rule="R87")
    return Message("why-cannot-pay", text=Message(f"{said}-text"), rule="R88")


def why_not_place_crest(s: Any, crest: int, building: int) -> Message:
    if not any(TILE_KIND[tile] == CREST_TILE and TILE_SHOWS[tile] == crest for tile in stored(s)):
        return Message("why-not-in-storehouse", tile=Message(word("crest", CRESTS[crest])), rule="R90")
    food = s.resource[s.seat, FOOD]
    free = [int(CREST_FOOD[b]) for b in range(len(BUILDINGS)) if s.crest[s.seat, b] == NONE]
    if food < min(free):
        return Message("why-few-food", needed=min(free), food=food, rule="R91")
    said = {"building": building_words(building)}
    if s.crest[s.seat, building] != NONE:
        return Message("why-crest-already", **said, rule="R90")
    return Message("why-few-food-there", **said, needed=int(CREST_FOOD[building]), food=food, rule="R91")


def why_not_contribute(s: Any, cathedral: int) -> Message:
    cost, said = s.cost_tile[cathedral], {"cathedral": cathedral_words(cathedral)}
    if cost == UNAVAILABLE:
        return Message("why-cathedral-closed", **said, rule="R11")
    if s.pillar[s.seat, cathedral] == CONTRIBUTED:
        return Message("why-contributed-already", **said, rule="R93")
    if s.pillar[s.seat, cathedral] == 0:
        return Message("why-pillar-first", **said, rule="R92")
    return Message("why-few-stone", needed=int(COST_STONE[cost]), stone=s.resource[s.seat, STONE], **said, rule="R92")


def why_not_use(s: Any, helper: int) -> Message:
    mine = [tile for tile in stored(s) if TILE_KIND[tile] == HELPER_TILE and TILE_SHOWS[tile] == helper]
    said = {"tile": Message(word("helper", HELPERS[helper]))}
    if not mine:
        return Message("why-not-in-storehouse", **said, rule="R94")
    op = TERM_OP[TILE_EFFECT[mine[0]]]
    if op == RECOLOR_DIE:
        return Message("why-dyer-only-then", **said, rule="R54")
    if op == ADD_AP:
        return Message("why-die-before-helper", **said, rule="R97")
    return Message("why-helper-at-work", tile=Message(tile_word(mine[0])), rule="R94")
