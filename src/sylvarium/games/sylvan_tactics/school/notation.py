"""A short way to write positions down, after the notation of the worked examples.

    s = position(army("P e4, R-river_otter d4 wounded +thorn_blade", sigils=3, hand="muster"), army("Q d5(3)"))
    play(s, "attack:d4", "unit:d5", "advance")

White is seat 0 and active (`turn=22` makes Black active). Kings stand on e1 and e8 with 10 Health, every
other unit is Healed, ready and not fresh, no Sigil is available, hands are empty, and the deck holds every
card that is nowhere else. Lessons and worked examples write the same down as data, which `positions` reads.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from sylvarium.games.sylvan_tactics import GAME
from sylvarium.games.sylvan_tactics.rules import abilities
from sylvarium.games.sylvan_tactics.rules.board import SPACE_IDS, enter
from sylvarium.games.sylvan_tactics.rules.components import (
    COPIES,
    DESIGN,
    DESIGN_IDS,
    FIRST_COPY,
    FIRST_MERC,
    FIRST_PAWN,
    LETTERS,
    MERC_CARDS,
    NONE,
    SLOTS,
)
from sylvarium.games.sylvan_tactics.rules.main_phase import forget
from sylvarium.games.sylvan_tactics.rules.sigils import available
from sylvarium.games.sylvan_tactics.rules.state import (
    IN_DECK,
    IN_HAND,
    IN_PILE,
    IN_PLAY,
    LOST,
    ON_BOARD,
    RESERVE,
    STEP,
    State,
)

WHITE, BLACK = 0, 1
UNIT = re.compile(r"(K|Q|P|[RBN])(?:-(\w+))? ([a-h][1-8])(?:\((\d+)\))?((?: [a-z]+)*)((?: \+\w+)*)")


@dataclass(frozen=True)
class Army:
    """One player's things. `sigils` are those available; flags of a unit follow its space."""

    units: str = ""
    sigils: int = 0
    hand: str = ""
    fields: str = ""
    health: int = 10
    disgraced: bool = False
    queen_lost: bool = False


army = Army


def position(white: Army | None = None, black: Army | None = None, turn=21, pile="", deck=None, seed=1) -> Any:
    """A position in the Main Phase of the active player."""
    s = State.blank()
    s.seats, s.turn, s.side, s.last_turn = 2, turn, (turn - 1) % 2, 100
    s.seed[0] = seed
    forget(s)
    s.on, s.at, s.holder = NONE, NONE, NONE
    s.where = NONE
    for side, each in enumerate((white or army(), black or army())):
        _player(s, side, each)
    for name in pile.split():
        _to_pile(s, free_copy(s, name))
    rest = [card for card in range(len(s.where)) if s.where[card] == NONE]
    if deck is not None:
        chosen = [free_copy(s, name, mark=IN_DECK) for name in deck.split()]
        other = 1 - s.side
        for card in rest:
            if card not in chosen:
                _to_hand(s, other, card)
        rest = chosen
    for card in rest:
        s.where[card] = IN_DECK
        s.deck[s.deck_size] = card
        s.deck_size += 1
    s.agenda[0, 0], s.pending = STEP.main, 1
    s.seat = s.side
    return s


def free_copy(s: Any, name: str, mark: int | None = None) -> int:
    """The next copy of a card that is nowhere yet."""
    design = DESIGN_IDS.index(name)
    copies = range(FIRST_COPY[design], FIRST_COPY[design] + COPIES[design])
    card = next(card for card in copies if s.where[card] == NONE)
    if mark is not None:
        s.where[card] = mark
    return card


def _player(s: Any, side: int, each: Army) -> None:
    begun = (s.turn + 1 - side) // 2
    s.awake[side] = min(6, begun)
    s.invoked_sigils[side] = s.awake[side] - each.sigils
    s.health[side] = each.health
    s.disgraced[side] = int(each.disgraced)
    s.queen[side] = LOST if each.queen_lost else RESERVE
    units = [part for part in re.split(r", ?", each.units) if part]
    if not any(part.startswith("K") for part in units):
        units.insert(0, "K e1" if side == WHITE else "K e8")
    pawns = iter(range(FIRST_PAWN, SLOTS))
    for text in units:
        _unit(s, side, text, pawns)
    for name in each.fields.split():
        card = free_copy(s, name, mark=IN_PLAY)
        s.battlefields[side, s.field_count[side]] = card
        s.field_count[side] += 1
    for name in each.hand.split():
        _to_hand(s, side, free_copy(s, name))


def _unit(s: Any, side: int, text: str, pawns: Any) -> None:
    match = UNIT.fullmatch(text)
    assert match, f"not a unit: {text!r}"
    letter, card, where, health, flags, attached = match.groups()
    slots = {"K": 0, "Q": 1, **{piece: FIRST_MERC + k for k, piece in enumerate(LETTERS)}}
    unit = side * SLOTS + (next(pawns) if letter == "P" else slots[letter])
    space = SPACE_IDS.index(where)
    assert s.on[space] == NONE, f"two units on {where}"
    enter(s, unit, space, 0)
    home_row = (1, 6)[side]
    s.left[unit] = int(letter == "P" and space // 8 != home_row)
    if letter == "Q":
        s.queen[side], s.queen_health[side] = ON_BOARD, int(health)
    for flag in flags.split():
        getattr(s, flag)[unit] = 1
    for name in filter(None, [card, *(part.strip("+") for part in attached.split())]):
        _attach(s, unit, name)


def _attach(s: Any, unit: int, name: str) -> None:
    card = free_copy(s, name, mark=IN_PLAY)
    design = DESIGN_IDS.index(name)
    if s.kit_size[unit] and card < MERC_CARDS:
        s.paired[unit] = 1
    s.kit[unit, s.kit_size[unit]] = card
    s.kit_size[unit] += 1
    s.traits[unit] |= int(abilities.TRAITS[design])
    s.holder[card] = unit


def _to_hand(s: Any, side: int, card: int) -> None:
    s.where[card] = IN_HAND
    s.hand[side, s.hand_size[side]] = card
    s.hand_size[side] += 1


def _to_pile(s: Any, card: int) -> None:
    s.where[card] = IN_PILE
    s.pile[s.pile_size] = card
    s.pile_size += 1


def options(s: Any) -> set[str]:
    """The names of what may be chosen."""
    out = GAME.out()
    count = GAME.loops.choices(s.states, s.index, out)
    return {GAME.telling.name(action) for action in out[:count].tolist()}


def offered(s: Any, kind: str) -> set[str]:
    """What may be chosen of one kind: `offered(s, "attack") == {"d4"}`."""
    return {name.removeprefix(f"{kind}:") for name in options(s) if name.startswith(f"{kind}:")}


def play(s: Any, *names: str) -> Any:
    """Plays actions by name; what is forced is played by itself, as at a table."""
    out = GAME.out()
    for name in names:
        assert name in options(s), f"{name} is not offered: {sorted(options(s))}"
        GAME.loops.step(s.states, s.index, GAME.names[name], out)
    return s


def unit_at(s: Any, space: str) -> int:
    """The unit on a space."""
    unit = s.on[SPACE_IDS.index(space)]
    assert unit != NONE, f"nobody on {space}"
    return unit


def empty(s: Any, space: str) -> bool:
    return s.on[SPACE_IDS.index(space)] == NONE


def names_of(cards: Any) -> list[str]:
    return sorted(DESIGN_IDS[DESIGN[card]] for card in cards)


def hand(s: Any, side: int) -> list[str]:
    return names_of(s.hand[side].tolist()[: s.hand_size[side]])


def pile(s: Any) -> list[str]:
    return names_of(s.pile.tolist()[: s.pile_size])


def fields(s: Any, side: int) -> list[str]:
    return names_of(s.battlefields[side].tolist()[: s.field_count[side]])


def kit(s: Any, space: str) -> list[str]:
    unit = unit_at(s, space)
    return names_of(s.kit[unit].tolist()[: s.kit_size[unit]])


def sigils(s: Any, side: int) -> int:
    """Available Sigils."""
    return int(available(s, side))


def pool_pawns(s: Any, side: int) -> int:
    return sum(s.at[unit] < 0 for unit in range(side * SLOTS + FIRST_PAWN, (side + 1) * SLOTS))
