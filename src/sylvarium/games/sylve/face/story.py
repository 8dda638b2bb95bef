"""What happened, told from the position before and after an action. Nothing in Sylve is told to one seat only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from sylvarium.games.sylve.face.naming import decoded
from sylvarium.games.sylve.face.phrases import (
    creature_words,
    die_words,
    face_words,
    forest_words,
    items_words,
    place_words,
    placed_words,
    points_words,
    potion_words,
    reward_at,
    symbol_at,
    word,
)
from sylvarium.games.sylve.face.pieces import side
from sylvarium.games.sylve.rules.components import (
    BERRIES_VP,
    BERRY,
    CHARACTER_IDS,
    CONVERTERS,
    CREATURE_SLOT,
    DICE_EACH,
    DIE_IS_ELEMENT,
    FIRE,
    FORAGE_DICE,
    FORAGE_OF,
    FOREST_PLACES,
    FOREST_VP,
    KINDS,
    MARKET,
    NONE,
    PAYMENT_PARTS,
    POTION_TOTAL,
    POWER_INGREDIENT,
    POWER_TO,
    ROW_LENGTH,
    SET_SIZES,
    SET_VP,
    SIDE_IDS,
    SLOT_PLACE,
)
from sylvarium.games.sylve.rules.dice import turned
from sylvarium.games.sylve.rules.placing import FORCE_WITH_BERRY
from sylvarium.games.sylve.rules.potions import berries_for
from sylvarium.games.sylve.rules.state import GONE, HELD, ON_TABLE, STEP
from sylvarium.kernel import Message, Seat
from sylvarium.kernel.view import step_of


def story(before: Any, action: int, after: Any, seat: int | None) -> list[Message]:
    """The act itself, what was revealed, who got a forest, what was gained, and the new round."""
    return [
        *_act(before, action, after),
        *_revealed(before, after),
        *_forests(before, after),
        *_gains(before, action, after),
        *_round(before, after),
    ]


# --- The act ------------------------------------------------------------------------------------------


def _act(before: Any, action: int, after: Any) -> list[Message]:
    kind, args = decoded(action)
    _, a, b = step_of(before)
    told = _ACTS.get(kind)
    lines = told(before, after, a, b, *args) if told else []
    return [Message(id, player=Seat(before.seat), **more) for id, more in lines]


Lines = list[tuple[str, dict[str, Any]]]


def _space(before: Any, after: Any, die: int, b: int, place: int) -> Lines:
    """How a die is placed. A forced die is told when it is paid for, the wind when it brings a die back."""
    told = _on_its_way(before, die, place)
    if place >= FOREST_PLACES:
        return [("log-place", told)]
    if before.top[place] == NONE:
        forced = not DIE_IS_ELEMENT[die] and before.face[die] != symbol_at(before, place)
        return [] if forced else [("log-place", told)]
    if not DIE_IS_ELEMENT[die]:
        return [("log-stack", told)]
    return [("log-fire", told)] if before.face[die] == FIRE else []


def _on_its_way(before: Any, die: int, place: int) -> dict[str, Any]:
    return {"die": die_words(before.face[die]), "space": place_words(before, place)}


def _own(s: Any, k: int) -> int:
    return s.seat * DICE_EACH + k


def _reroll(before: Any, after: Any, a: int, b: int, number: int) -> Lines:
    dice = [_own(before, k) for k in range(DICE_EACH) if number + 1 >> k & 1]
    told = {
        "dice": [face_words(before.face[die]) for die in dice],
        "result": [face_words(after.face[die]) for die in dice],
    }
    return [("log-reroll", told)]


def _change(before: Any, after: Any, a: int, b: int, face: int, k: int) -> Lines:
    return [("log-change", {"die": die_words(face), "face": face_words(turned(face, k))})]


def _convert(before: Any, after: Any, a: int, b: int, converter: int, k: int) -> Lines:
    creature = int(CONVERTERS[converter])
    told = {
        "creature": creature_words(creature),
        "die": die_words(before.face[_own(before, FORAGE_DICE + k)]),
        "face": face_words(int(POWER_TO[creature])),
    }
    return [("log-convert", told)]


def _release(before: Any, after: Any, a: int, b: int, creature: int) -> Lines:
    """R66, R69: with the creature goes a die on its slot."""
    told: Lines = [("log-release", {"creature": creature_words(creature)})]
    slot = int(CREATURE_SLOT[creature])
    if slot != NONE and before.top[SLOT_PLACE + slot] != NONE:
        told.append(("log-remove", {"die": placed_words(before, before.top[SLOT_PLACE + slot])}))
    return told


def _take_back(before: Any, after: Any, a: int, b: int, k: int) -> Lines:
    """By a potion, or by the wind."""
    back = {"die": placed_words(before, _own(before, k))}
    if step_of(before)[0] == STEP.wind_die:
        return [("log-place", _on_its_way(before, a, b)), ("log-back", back)]
    return [("log-take-back", back)]


def _paid(before: Any, potion: int, number: int) -> dict[int, int]:
    """A payment for a potion with the berries that complete it."""
    paid = PAYMENT_PARTS[number]
    berries = berries_for(before, before.seat, int(POTION_TOTAL[potion]) - sum(paid))
    return {**dict(enumerate(paid)), BERRY: int(berries)}


def _forced_with(before: Any, place: int, payment: int) -> int:
    return BERRY if payment == FORCE_WITH_BERRY else reward_at(before, place)


def _trade(items: dict[int, int], points: Any) -> Lines:
    return [("log-trade", {"items": items_words(items), "points": points_words(points)})]


# From the positions around it, the two arguments of the step that was asked, and those of the action.
_ACTS: dict[str, Callable[..., Lines]] = {
    "character": lambda s, t, a, b, c: [("log-character", {"character": word("character", CHARACTER_IDS[c])})],
    "space": _space,
    "force": lambda s, t, die, place, payment: [
        ("log-force", {**_on_its_way(s, die, place), "items": items_words({_forced_with(s, place, payment): 1})})
    ],
    "anywhere": lambda s, t, a, b, _: [("log-anywhere", {})],
    "tame": lambda s, t, a, b, season: [("log-tame", {"creature": creature_words(s.pile[season])})],
    "take_berry": lambda s, t, a, b, _: [("log-take-berry", {})],
    "release": _release,
    "exchange": lambda s, t, creature, b, _: [
        ("log-exchange", {"items": items_words({int(POWER_INGREDIENT[creature]): 1})})
    ],
    "burn": lambda s, t, a, b, place: [("log-burn", {"space": place_words(s, place)})],
    "reserve": lambda s, t, a, b, potion: [("log-reserve", {"potion": potion_words(potion)})],
    "clear": lambda s, t, a, b, k: [("log-clear", {"forest": forest_words(s.row[k])})],
    "change": _change,
    "reroll": _reroll,
    "move_to": lambda s, t, die, b, place: [
        ("log-move", {"die": placed_words(s, die), "space": place_words(s, place)})
    ],
    "swap_with": lambda s, t, die, b, other: [
        ("log-swap", {"die": placed_words(s, die), "other": placed_words(s, int(FORAGE_OF[other]))})
    ],
    "remove": lambda s, t, a, b, die: [("log-remove", {"die": placed_words(s, die)})],
    "take_back": _take_back,
    "pay": lambda s, t, potion, b, number: [
        ("log-brew", {"potion": potion_words(potion), "items": items_words(_paid(s, potion, number))})
    ],
    "drink": lambda s, t, a, b, potion: [("log-drink", {"potion": potion_words(potion)})],
    "convert": _convert,
    "break_tie": lambda s, t, a, b, k: [("log-break-tie", {"forest": forest_words(s.row[k])})],
    "trade_berries": lambda s, t, a, b, k: _trade({BERRY: k + 1}, BERRIES_VP[k + 1]),
    "trade_set": lambda s, t, a, b, kind, size: _trade({kind: SET_SIZES[size]}, SET_VP[size]),
}

# --- What followed ------------------------------------------------------------------------------------


def _revealed(before: Any, after: Any) -> Iterator[Message]:
    """Potions that were turned up."""
    if after.revealed not in (NONE, before.revealed):
        yield Message("log-revealed", potion=potion_words(after.revealed))
    for slot in range(MARKET):
        if after.market[slot] not in (NONE, before.market[slot], before.revealed):
            yield Message("log-market", potion=potion_words(after.market[slot]))


def _forests(before: Any, after: Any) -> Iterator[Message]:
    """R126, R127: where the forests of the row went."""
    for k in range(ROW_LENGTH[before.seats]):
        forest = before.row[k]
        if before.forest_at[forest] != ON_TABLE or after.forest_at[forest] == ON_TABLE:
            continue
        if after.forest_at[forest] == GONE:
            yield Message("log-nobody", forest=forest_words(forest))
        else:
            owner = Seat(after.forest_at[forest] - HELD)
            points = points_words(FOREST_VP[forest])
            yield Message("log-control", player=owner, forest=forest_words(forest), points=points)


def _told_already(before: Any, action: int) -> tuple[dict[int, int], int]:
    """What the sentence of the act itself says about the player's ingredients and points."""
    kind, args = decoded(action)
    _, a, b = step_of(before)
    if kind == "force":
        return {_forced_with(before, b, args[0]): -1}, 0
    if kind == "pay":
        return {item: -n for item, n in _paid(before, a, args[0]).items()}, 0
    if kind == "exchange":
        return {int(POWER_INGREDIENT[a]): -1, BERRY: 1}, 0
    if kind in ("anywhere", "break_tie"):
        return {BERRY: -1}, 0
    if kind == "take_berry":
        return {BERRY: 1}, 0
    if kind == "trade_berries":
        return {BERRY: -args[0] - 1}, int(BERRIES_VP[args[0] + 1])
    if kind == "trade_set":
        return {args[0]: -SET_SIZES[args[1]]}, int(SET_VP[args[1]])
    if kind == "space" and args[0] < FOREST_PLACES and before.top[args[0]] != NONE and not DIE_IS_ELEMENT[a]:
        return {BERRY: -1}, 0
    return {}, 0


def _gains(before: Any, action: int, after: Any) -> Iterator[Message]:
    """Ingredients and points that somebody got, beyond what the act itself tells."""
    told, told_points = _told_already(before, action)
    for player in range(before.seats):
        own = player == before.seat
        gained = {
            kind: after.stock[player, kind] - before.stock[player, kind] - (told.get(kind, 0) if own else 0)
            for kind in range(KINDS)
        }
        if any(gained.values()):
            yield Message("log-gain", player=Seat(player), items=items_words(gained))
        points = after.vp[player] - before.vp[player] - (told_points if own else 0)
        if points:
            yield Message("log-points", player=Seat(player), points=points_words(points))


def _round(before: Any, after: Any) -> Iterator[Message]:
    """A new round and its dice, or the end of the game."""
    if after.round > before.round:
        told = {"round": after.round, "side": word("side", SIDE_IDS[side(after)])}
        yield Message("log-round", player=Seat(after.first), **told)
        for player in range(after.seats):
            dice = [face_words(after.face[die]) for die in range(player * DICE_EACH, (player + 1) * DICE_EACH)]
            yield Message("log-roll", player=Seat(player), dice=dice)
    if after.over and not before.over:
        yield Message("log-over")
