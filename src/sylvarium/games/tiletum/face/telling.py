"""Choices, their pieces and headings, and the questions, in words. What happened is told in `story`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sylvarium.games.tiletum.face.naming import decoded
from sylvarium.games.tiletum.face.naming import name as name
from sylvarium.games.tiletum.face.phrases import (
    action_words,
    building_bonus,
    building_words,
    cathedral_words,
    price_words,
    resource_words,
    space_words,
    tile_words,
)
from sylvarium.games.tiletum.face.pieces import die_id, spaces_in_use, tile_id, tile_word, word
from sylvarium.games.tiletum.rules.characters import bonus_ap
from sylvarium.games.tiletum.rules.components import (
    ACTION_NAMES,
    BOUGHT,
    BUILDINGS,
    CATHEDRAL_TOWN,
    CATHEDRAL_VP,
    CATHEDRALS,
    CONTRACT_OFFER_AP,
    CONTRACT_TILE,
    CONTRACTS,
    COST_STONE,
    COST_VP,
    CREST_FOOD,
    CREST_TILE,
    CRESTS,
    EXCHANGE_PAID,
    EXCHANGE_RECEIVED,
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    HELPER_TILE,
    HELPERS,
    HOUSE_FROM,
    HOUSE_SPACES,
    HOUSE_TOWN,
    MAX_PLAYERS,
    PAYMENT_CHOSEN,
    PAYMENT_CONTRACT,
    RESOURCES,
    ROOM_FLOOR,
    ROOMS,
    SPACES,
    STOREHOUSE,
    TILE_KIND,
    TILE_SHOWS,
    TOWN_HOUSE,
)
from sylvarium.games.tiletum.rules.state import NONE, ON_WHEEL, STEP
from sylvarium.kernel import Message
from sylvarium.kernel.view import step_of

BY_ITSELF = ("guild_turn",)  # S2: the Guild's turn has no decisions
# Lines about what follows by itself.
FOLLOWS = (
    "log-contract-offer",
    "log-contract-offer-moves",
    "log-corruption",
    "log-fair",
    "log-fair-points",
    "log-final",
    "log-king-phase",
    "log-king-points",
    "log-king-tile-lost",
    "log-solo-lost",
    "log-solo-won",
)


# --- choices ------------------------------------------------------------------------------------


def stored_tile(s: Any, kind: int, shows: int) -> int:
    """The tile of the storehouse that such a choice means, NONE if there is no such tile."""
    spaces = set(range(STOREHOUSE)) - set(spaces_in_use(s, s.seat))
    stored = (tile for space in sorted(spaces) if (tile := s.storehouse[s.seat, space]) != NONE)
    return next((tile for tile in stored if TILE_KIND[tile] == kind and TILE_SHOWS[tile] == shows), NONE)


def words(s: Any, action: int) -> Message:
    """What a choice does, for a button."""
    kind, args = decoded(action)
    says = _WORDS.get(kind)
    return says(s, *args) if says else Message(word("do", kind))


def _take_die(s: Any, colour: int, face: int, value: int) -> Message:
    way = abs(face - value)
    action = s.layout[(value + s.wheel_start + s.round - 1) % len(s.layout)]
    common = {
        "n": value + 1,
        "what": resource_words(colour),
        "action": action_words(action),
        "ap": 6 - value + int(bonus_ap(s, s.seat, action)),  # R55
        "value": value + 1,
    }
    if way == 0:
        return Message("do-take-die", **common)
    return Message("do-change-die", gold=2 * min(way, 6 - way), face=face + 1, **common)


def _journey(s: Any, kind: str, space: int, here: int) -> Message:
    if space == here:
        return Message(f"do-stay-{kind}", space=space_words(space))
    return Message(f"do-move-{kind}", space=space_words(space))


def _name_joker(s: Any, action: int) -> Message:
    ap = s.main_ap + int(bonus_ap(s, s.seat, action))  # R83
    return Message("do-name-joker", action=action_words(action), ap=ap)


def _place_house(s: Any, space: int) -> Message:
    """Where a town has several house spaces, they are numbered as on the map."""
    town = HOUSE_TOWN[space]
    spaces = sum(HOUSE_TOWN[k] == town and HOUSE_FROM[k] <= s.players for k in range(len(HOUSE_SPACES)))
    return Message(
        "do-place-house",
        town=space_words(town),
        bonus=building_bonus(space),
        spaces=spaces,
        space=1 + space - int(TOWN_HOUSE[town]),
    )


def _take_contract(s: Any, tile: int) -> Message:
    place = s.contract_offer.tolist().index(FIRST_CONTRACT + tile)
    said = tile_word(FIRST_CONTRACT + tile)
    effect = Message(f"{said}-text")
    return Message("do-take-contract", tile=Message(said), ap=int(CONTRACT_OFFER_AP[place]), effect=effect)


def _place_character(s: Any, tile: int, room: int) -> Message:
    return Message(
        "do-place-character",
        tile=tile_words(FIRST_CHARACTER + tile),
        room=Message(word("room", ROOMS[room])),
        bonus=Message(tile_word(FIRST_CHARACTER + tile) + "-text"),
        ap=int(ROOM_FLOOR[room]),
    )


def _contribute(s: Any, cathedral: int) -> Message:
    cost = s.cost_tile[cathedral]
    points = COST_VP[cost] + CATHEDRAL_VP[cathedral, s.cathedral_taken[cathedral]]
    return Message(
        "do-contribute", cathedral=cathedral_words(cathedral), stone=int(COST_STONE[cost]), points=int(points)
    )


def _place_crest(s: Any, crest: int, building: int) -> Message:
    return Message(
        "do-place-crest",
        crest=Message(word("crest", CRESTS[crest])),
        building=building_words(building),
        food=int(CREST_FOOD[building]),
        bonus=Message(word("building", BUILDINGS[building] + "_text")),
    )


def _with_text(id: str, key: str, message_id: str) -> Message:
    """A sentence about a component and what it does."""
    return Message(id, **{key: Message(message_id), "effect": Message(f"{message_id}-text")})


_WORDS: dict[str, Callable[..., Message]] = {
    "take_die": _take_die,
    "take_wheel_tile": lambda s: _with_text("do-take-tile", "tile", tile_word(s.wheel_tile[s.position])),
    "take_king_tile": lambda s: _with_text("do-take-tile", "tile", tile_word(s.king_tile)),
    "take_map_tile": lambda s, k: _with_text("do-take-tile", "tile", tile_word(s.map_tile[k])),
    "take_character": lambda s, k: _with_text("do-take-tile", "tile", tile_word(FIRST_CHARACTER + k)),
    "name_joker": _name_joker,
    "name_action": lambda s, k: Message("do-name-action", action=action_words(k)),
    "move_merchant": lambda s, k: _journey(s, "merchant", k, s.merchant[s.seat]),
    "move_architect": lambda s, k: _journey(s, "architect", k, s.architect[s.seat]),
    "place_house": _place_house,
    "place_pillar": lambda s, k: Message(
        "do-place-pillar", cathedral=cathedral_words(k), town=space_words(CATHEDRAL_TOWN[k])
    ),
    "place_character": _place_character,
    "take_contract": _take_contract,
    "exchange": lambda s, k: Message(
        "do-exchange", paid=resource_words(EXCHANGE_PAID[k]), received=resource_words(EXCHANGE_RECEIVED[k])
    ),
    "bonus_resource": lambda s, k: Message("do-pick-resource", what=resource_words(k)),
    "pick_resource": lambda s, k: Message("do-pick-resource", what=resource_words(k)),
    "pick_building": lambda s, k: Message("do-pick-building", building=building_words(k)),
    "resolve_character": lambda s, k: _with_text("do-resolve-character", "tile", tile_word(FIRST_CHARACTER + k)),
    "recolor": lambda s, k: Message("do-recolor", n=s.die_value, what=resource_words(k)),
    "buy": lambda s, k: Message("do-buy", what=resource_words(BOUGHT[k])),
    "fulfil_contract": lambda s, k: Message(
        "do-fulfil-contract",
        contract=Message(word("contract", CONTRACTS[PAYMENT_CONTRACT[k]])),
        price=price_words(PAYMENT_CONTRACT[k], PAYMENT_CHOSEN[k]),
    ),
    "place_crest": _place_crest,
    "contribute": _contribute,
    "use_helper": lambda s, k: _with_text("do-use-helper", "tile", word("helper", HELPERS[k])),
}


# --- pieces -------------------------------------------------------------------------------------


def die_for(s: Any, colour: int, face: int) -> int:
    """The die that is taken for such a choice: the first of its colour with that face on the wheel, or NONE."""
    dice = range(colour * MAX_PLAYERS, (colour + 1) * MAX_PLAYERS)
    return next((d for d in dice if s.die_place[d] == ON_WHEEL and s.die_face[d] == face + 1), NONE)


def _die(s: Any, colour: int, face: int, value: int) -> str | None:
    die = die_for(s, colour, face)
    return None if die == NONE else die_id(die)


def _tile(tile: int) -> str | None:
    return None if tile == NONE else tile_id(tile)


def piece(s: Any, action: int) -> str | None:
    """The thing on the table that is clicked for this choice (ids as in the view)."""
    kind, args = decoded(action)
    found = _PIECES.get(kind)
    return found(s, *args) if found else None


_PIECES: dict[str, Callable[..., str | None]] = {
    "take_die": _die,
    "take_wheel_tile": lambda s: _tile(s.wheel_tile[s.position]),
    "take_king_tile": lambda s: _tile(s.king_tile),
    "name_joker": lambda s, k: f"action_space:{s.layout.tolist().index(k)}",
    "name_action": lambda s, k: f"action_space:{s.layout.tolist().index(k)}",
    "move_merchant": lambda s, k: f"space:{SPACES[k]}",
    "move_architect": lambda s, k: f"space:{SPACES[k]}",
    "place_house": lambda s, k: f"house_space:{HOUSE_SPACES[k]}",
    "place_pillar": lambda s, k: f"cathedral:{CATHEDRALS[k]}",
    "take_map_tile": lambda s, k: _tile(s.map_tile[k]),
    "take_character": lambda s, k: tile_id(FIRST_CHARACTER + k),
    "redraw_characters": lambda s: "pile:character",
    "place_character": lambda s, tile, room: tile_id(FIRST_CHARACTER + tile),
    "take_contract": lambda s, k: tile_id(FIRST_CONTRACT + k),
    "exchange": lambda s, k: f"resource:{s.seat}:{RESOURCES[EXCHANGE_PAID[k]]}",
    "bonus_resource": lambda s, k: f"resource:{s.seat}:{RESOURCES[k]}",
    "king_step": lambda s: f"king_step:{s.king_step[s.seat] + 1}",
    "pick_resource": lambda s, k: f"resource:{s.seat}:{RESOURCES[k]}",
    "pick_building": lambda s, k: f"building:{s.seat}:{BUILDINGS[k]}",
    "resolve_character": lambda s, k: tile_id(FIRST_CHARACTER + k),
    "recolor": lambda s, k: f"resource:{s.seat}:{RESOURCES[k]}",
    "buy": lambda s, k: f"resource:{s.seat}:{RESOURCES[BOUGHT[k]]}",
    "fulfil_contract": lambda s, k: _tile(stored_tile(s, CONTRACT_TILE, PAYMENT_CONTRACT[k])),
    "place_crest": lambda s, crest, building: _tile(stored_tile(s, CREST_TILE, crest)),
    "contribute": lambda s, k: f"cathedral:{CATHEDRALS[k]}",
    "use_helper": lambda s, k: _tile(stored_tile(s, HELPER_TILE, k)),
}

_TASKS = ("buy", "fulfil_contract", "place_crest", "contribute", "use_helper")
_CLOSING = ("proceed", "stop", "end_turn", "leave_king_tile")


def group(s: Any, action: int) -> Message:
    """The heading under which a choice is listed: the decision itself, a task, or going on."""
    kind, _ = decoded(action)
    if kind in _TASKS:
        return Message(word("group", kind))
    return Message("group-go-on" if kind in _CLOSING else "group-choice")


# --- questions ----------------------------------------------------------------------------------


def question(s: Any) -> Message:
    """The decision in one sentence."""
    step, one, two = step_of(s)
    asked = _QUESTIONS[step]
    return Message(asked) if isinstance(asked, str) else asked(s, one, two)


def _ask_action(action: int, ap: int, id: str) -> Message:
    kind = ACTION_NAMES[action]
    return Message(f"{id}-{kind}" if kind == "joker" else id, action=Message(word("ask-action", kind)), ap=ap)


# By step: the question, or what makes it of the position and the arguments of the step.
_QUESTIONS: dict[int, str | Callable[[Any, int, int], Message]] = {
    STEP.before_die: "ask-die",
    STEP.die_taken: "ask-die-taken",
    STEP.main: lambda s, one, two: _ask_action(s.main, s.main_ap, "ask-main"),
    STEP.sub: lambda s, action, ap: _ask_action(action, ap, "ask-sub"),
    STEP.walk_merchant: lambda s, steps, houses: Message("ask-walk-merchant", steps=steps, houses=houses),
    STEP.walk_architect: lambda s, steps, pillars: Message("ask-walk-architect", steps=steps, pillars=pillars),
    STEP.walk_both: lambda s, one, two: Message("ask-walk-both", merchant=one, architect=two),
    STEP.house_in_any_town: "ask-house-anywhere",
    STEP.pillar_in_any_town: "ask-pillar-anywhere",
    STEP.activation: lambda s, building, floors: Message("ask-activation", building=building_words(building)),
    STEP.bonus_resource: "ask-bonus-resource",
    STEP.pick_resource: lambda s, count, two: Message("ask-pick-resource", n=count),
    STEP.pick_building: "ask-pick-building",
    STEP.name_action: lambda s, ap, two: Message("ask-name-action", ap=ap),
    STEP.recolor: "ask-recolor",
    STEP.merchant_to_any_space: "ask-merchant-anywhere",
    STEP.architect_to_any_space: "ask-architect-anywhere",
    STEP.king_tile: lambda s, one, two: _with_text("ask-king-tile", "tile", tile_word(s.king_tile)),
}
