"""The words for the things on the table, shared by choices, questions and the story."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from sylvarium.games.sylve.face.pieces import side, stacks
from sylvarium.games.sylve.rules.components import (
    BERRY,
    CREATURE_IDS,
    CREATURE_SPACE,
    DIE_IS_ELEMENT,
    DIE_OWNER,
    FACE_IDS,
    FOREST_IDS,
    FOREST_PLACES,
    FOREST_REWARD,
    FOREST_SYMBOL,
    INGREDIENT_IDS,
    POTION_IDS,
    SLOT_CREATURES,
    SLOT_PLACE,
    SPACES,
    VILLAGE_IDS,
    VILLAGE_PLACE,
    VILLAGE_SPACES,
    WATER,
)
from sylvarium.games.sylve.rules.creatures import gather_bonus
from sylvarium.games.sylve.rules.placing import WATER_BONUS
from sylvarium.kernel import Message, Seat


@cache
def word(kind: str, key: str) -> Message:
    """The name of a component: `creature-cinder-hare`."""
    return Message(f"{kind}-{key}".replace("_", "-"))


def forest_words(forest: int) -> Message:
    return word("forest", FOREST_IDS[forest])


def creature_words(creature: int) -> Message:
    return word("creature", CREATURE_IDS[creature])


def potion_words(potion: int) -> Message:
    return word("potion", POTION_IDS[potion])


def face_words(face: int) -> Message:
    return word("face", FACE_IDS[face])


def die_words(face: int) -> Message:
    return word("die", FACE_IDS[face])


def points_words(number: Any) -> Message:
    return Message("count-points", n=int(number))


def items_words(items: Mapping[int, int]) -> list[Message]:
    """Ingredients by kind and number, as an enumeration."""
    return [Message(f"count-{INGREDIENT_IDS[kind]}", n=int(n)) for kind, n in items.items() if n]


def place_words(s: Any, place: int) -> Message:
    """A space of a forest or of the Village, or a creature's slot."""
    if place < FOREST_PLACES:
        return Message("space-forest", forest=forest_words(s.row[place // SPACES]), number=place % SPACES + 1)
    if place < SLOT_PLACE:
        space = VILLAGE_IDS[side(s) * VILLAGE_SPACES + place - VILLAGE_PLACE]
        return Message("space-village", space=word("village", space))
    return Message("space-slot", creature=creature_words(int(SLOT_CREATURES[place - SLOT_PLACE])))


def depth_words(s: Any, die: int) -> tuple[str, dict[str, int]]:
    """What tells a die of a stack from the others: that it is covered, and its level if that is not enough."""
    place = s.place[die]
    if place >= FOREST_PLACES or s.top[place] == die:
        return "", {}
    *covered, _ = stack = stacks(s)[place]
    alike = [other for other in covered if looks(s, other) == looks(s, die)]
    return ("-covered", {}) if len(alike) == 1 else ("-level", {"level": stack.index(die) + 1})


def looks(s: Any, die: int) -> tuple[int, int | None]:
    """What can be seen of a placed die: its face and, on a forage die, whose it is (R38)."""
    return int(s.face[die]), None if DIE_IS_ELEMENT[die] else int(DIE_OWNER[die])


def placed_words(s: Any, die: int) -> Message:
    """A placed die by its face, its owner and its place."""
    depth, level = depth_words(s, die)
    told: dict[str, Any] = {"die": die_words(s.face[die]), "space": place_words(s, s.place[die]), **level}
    if DIE_IS_ELEMENT[die]:
        return Message("placed-element" + depth, **told)
    return Message("placed-forage" + depth, player=Seat(int(DIE_OWNER[die])), **told)


def symbol_at(s: Any, place: int) -> int:
    return int(FOREST_SYMBOL[s.row[place // SPACES], place % SPACES])


def reward_at(s: Any, place: int) -> int:
    return int(FOREST_REWARD[s.row[place // SPACES], place % SPACES])


def reward_words(s: Any, die: int, place: int) -> Message:
    """What a forest space gives for this die (R44, R46)."""
    reward = reward_at(s, place)
    if reward == CREATURE_SPACE:
        return Message("result-tame")
    amount = 1 + (WATER_BONUS if s.face[die] == WATER else 0) + gather_bonus(s, place)
    return Message("result-gather", items=items_words({reward: amount}))


def force_words(s: Any, place: int) -> Message:
    """What forcing a die onto this space costs, as far as the player can choose (R78, R79)."""
    reward = reward_at(s, place)
    berry = Message("count-berry", n=1)
    if reward == CREATURE_SPACE or s.stock[s.seat, reward] == 0:
        return berry
    own = Message(f"count-{INGREDIENT_IDS[reward]}", n=1)
    return Message("cost-either", one=own, other=berry) if s.stock[s.seat, BERRY] else own
