"""The stable names of the actions."""

from __future__ import annotations

from functools import cache

from sylvarium.games.tiletum.rules.components import (
    ACTION_NAMES,
    BONUS_SPACES,
    BOUGHT,
    BUILDINGS,
    CATHEDRALS,
    COLOURS,
    CRESTS,
    EXCHANGES,
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    HELPERS,
    HOUSE_SPACES,
    PAYMENTS,
    RESOURCES,
    ROOMS,
    SPACES,
    TILES,
)
from sylvarium.games.tiletum.rules.state import ACTIONS


@cache
def decoded(action: int) -> tuple[str, tuple[int, ...]]:
    """The kind of an action and its arguments; a kind with a single action has none."""
    kind = ACTIONS.kind(action)
    return kind.name, ACTIONS.decode(action)[1] if kind.size > 1 else ()


_FIVE_ACTIONS = ACTION_NAMES[:-1]
_CHARACTERS = TILES[FIRST_CHARACTER:]
_CONTRACT_TILES = TILES[FIRST_CONTRACT:FIRST_CHARACTER]
_FACES = ("1", "2", "3", "4", "5", "6")

# The names of the arguments of every kind of action.
_ARGUMENTS: dict[str, tuple[tuple[str, ...], ...]] = {
    "take_die": (COLOURS, _FACES, _FACES),
    "name_joker": (_FIVE_ACTIONS,),
    "name_action": (_FIVE_ACTIONS,),
    "move_merchant": (SPACES,),
    "move_architect": (SPACES,),
    "place_house": (HOUSE_SPACES,),
    "place_pillar": (CATHEDRALS,),
    "take_map_tile": (BONUS_SPACES,),
    "take_character": (_CHARACTERS,),
    "place_character": (_CHARACTERS, ROOMS),
    "take_contract": (_CONTRACT_TILES,),
    "exchange": (EXCHANGES,),
    "bonus_resource": (RESOURCES,),
    "pick_resource": (RESOURCES,),
    "pick_building": (BUILDINGS,),
    "resolve_character": (_CHARACTERS,),
    "recolor": (RESOURCES,),
    "buy": (tuple(RESOURCES[r] for r in BOUGHT),),
    "fulfil_contract": (PAYMENTS,),
    "place_crest": (CRESTS, BUILDINGS),
    "contribute": (CATHEDRALS,),
    "use_helper": (HELPERS,),
}


def name(action: int) -> str:
    """The stable name of an action: `take_die:blue:6:1`, `place_character:notary_9:b3_f2`."""
    kind, args = decoded(action)
    return ":".join([kind, *(names[k] for names, k in zip(_ARGUMENTS.get(kind, ()), args, strict=True))])
