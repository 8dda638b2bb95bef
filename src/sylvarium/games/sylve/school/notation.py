"""Positions of Sylve written down in the notation of the rules file.

    t = Position("RB", row=["honeybrook", "amberwood", "rustleaf_copse"])
    t.pool("R", "tree wind").stock("R", "2P 1B").put("honeybrook.1", "B.tree", "el.fire")

Players are the colours R, B, G, Y, in seat order as given; the first one is first player and on turn, with an
empty pool until it is given dice. Every other player keeps one pond die, so that the round goes on. Nothing
else is on the table: no stock, no creatures, an empty market. Lessons and worked examples write the same down as
data, which `positions` reads; tests play in such positions and read them (tests/games/sylve/position.py).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Self

from sylvarium.games.sylve import GAME
from sylvarium.games.sylve.rules.components import (
    ASIDE,
    BERRY,
    CREATURE_IDS,
    CREATURE_SEASON,
    CREATURE_SLOT,
    DICE_EACH,
    FACE_IDS,
    FORAGE_DICE,
    FOREST_IDS,
    FOREST_MIN_PLAYERS,
    FORESTS,
    KINDS,
    NONE,
    PLACES,
    POOL,
    POTION_IDS,
    ROW_LENGTH,
    SEASON_IDS,
    SLOT_PLACE,
    SPACES,
    VILLAGE_PLACE,
)
from sylvarium.games.sylve.rules.state import GONE, HELD, IN_DECK, NOT_USED, ON_TABLE, RESERVED, SPENT
from sylvarium.kernel.record import as_bytes

COLOURS = "RBGY"
VILLAGE = ("left", "right", "water", "fire", "wind")
FIRST_ROW = ("honeybrook", "amberwood", "rustleaf_copse", "firefly_marsh", "blossomgate")
LETTERS = "PMCB"


class Position:
    """One table, written down."""

    def __init__(self, players: str, row: Sequence[str] = (), round: int = 1, powers: bool = False, seed: int = 1):
        self.players = players
        self.states = GAME.State.empty(1)
        options = GAME.chosen(len(players), {"character_powers": "on" if powers else "off"})
        GAME.loops.begin(self.states, as_bytes(self.states), 0, len(players), options, seed)
        self.s: Any = GAME.State(self.states)
        self._clear(round)
        self._lay_row(row)

    def _clear(self, round: int) -> None:
        s, seats = self.s, len(self.players)
        s.round, s.turn, s.first, s.seat = round, 1, 0, 0
        for die in range(seats * DICE_EACH):
            s.place[die], s.under[die] = ASIDE, NONE
        for place in range(PLACES):
            s.top[place] = NONE
        for seat, colour in enumerate(self.players):
            s.character[seat] = COLOURS.index(colour)
            s.pool[seat] = 0
            s.stock[seat, BERRY] = 0
            if seat > 0:
                self.pool(colour, "pond")
        for slot in range(len(s.market)):
            s.potion_at[s.market[slot]] = IN_DECK
            s.market[slot] = NONE
        s.potions_left = len(POTION_IDS)

    def _lay_row(self, row: Sequence[str]) -> None:
        """The wanted forests and others to fill up; of the rest the deck has what it should in this round."""
        s = self.s
        size = ROW_LENGTH[s.seats]
        wanted = [*row, *(f for f in FIRST_ROW if f not in row)][:size]
        for forest in range(FORESTS):
            s.forest_at[forest] = NOT_USED if FOREST_MIN_PLAYERS[forest] > s.seats else GONE
        for k, key in enumerate(wanted):
            s.row[k] = FOREST_IDS.index(key)
            s.forest_at[s.row[k]] = ON_TABLE
        s.forests_left = (4 - s.round) * int(size)
        left = [forest for forest in range(FORESTS) if s.forest_at[forest] == GONE]
        for forest in left[: s.forests_left]:
            s.forest_at[forest] = IN_DECK
        assert len(left) >= s.forests_left

    def seat(self, colour: str) -> int:
        return self.players.index(colour)

    def pool(self, colour: str, faces: str) -> Self:
        """Sets a player's pool; other dice of that player go aside unless they are placed."""
        s, start = self.s, self.seat(colour) * DICE_EACH
        for die in range(start, start + DICE_EACH):
            if s.place[die] == POOL:
                s.place[die] = ASIDE
        s.pool[self.seat(colour)] = len(faces.split())
        for face in map(FACE_IDS.index, faces.split()):
            die = self._spare(self.seat(colour), face)
            assert die != NONE, f"no die left for {faces} of {colour}"
            s.place[die], s.face[die] = POOL, face
        return self

    def _spare(self, seat: int, face: int) -> int:
        """A die of the right kind that lies aside."""
        element = face >= 3
        own = range(seat * DICE_EACH, (seat + 1) * DICE_EACH)
        fitting = (d for d in own if (d % DICE_EACH >= FORAGE_DICE) == element and self.s.place[d] == ASIDE)
        return next(fitting, NONE)

    def put(self, place: str, *dice: str) -> Self:
        """Lays dice on a place, from the bottom up. Element dice come from the last player first."""
        s = self.s
        for text in dice:
            colour, face_id = text.split(".")
            face = FACE_IDS.index(face_id)
            if colour == "el":
                seats = range(s.seats - 1, -1, -1)
                die = next(d for seat in seats if (d := self._spare(seat, face)) != NONE)
            else:
                die = self._spare(self.seat(colour), face)
            assert die != NONE, f"no die left for {text}"
            number = self.place(place)
            s.face[die], s.place[die], s.under[die] = face, number, s.top[number]
            s.top[number] = die
        return self

    def place(self, name: str) -> int:
        """The number of a place: `honeybrook.2`, `left`, `hayrick_ox`."""
        if name in VILLAGE:
            return VILLAGE_PLACE + VILLAGE.index(name)
        if name in CREATURE_IDS:
            return SLOT_PLACE + int(CREATURE_SLOT[CREATURE_IDS.index(name)])
        forest, number = name.split(".")
        return self.s.row.tolist().index(FOREST_IDS.index(forest)) * SPACES + int(number) - 1

    def stock(self, colour: str, items: str) -> Self:
        """`2P 1B`; what is not named is zero."""
        for kind in range(KINDS):
            self.s.stock[self.seat(colour), kind] = 0
        for number, letter in re.findall(r"(\d+)([PMCB])", items):
            self.s.stock[self.seat(colour), LETTERS.index(letter)] = int(number)
        return self

    def _take_creature(self, key: str) -> int:
        """Takes a creature out of its pile, wherever it is."""
        s, creature = self.s, CREATURE_IDS.index(key)
        season = int(CREATURE_SEASON[creature])
        if s.pile[season] == creature:
            others = range(len(CREATURE_IDS))
            other = next(c for c in others if CREATURE_SEASON[c] == season and s.creature_at[c] == IN_DECK)
            s.pile[season] = other
            s.creature_at[other] = ON_TABLE
        assert s.creature_at[creature] in (IN_DECK, ON_TABLE), key
        s.pile_left[season] -= 1
        return creature

    def tame(self, colour: str, *keys: str) -> Self:
        """Gives tamed creatures, the oldest first."""
        s, seat = self.s, self.seat(colour)
        for key in keys:
            creature = self._take_creature(key)
            s.creature_at[creature] = HELD + seat
            s.tamed[seat, s.tamed_count[seat]] = creature
            s.tamed_count[seat] += 1
        return self

    def release(self, colour: str, *keys: str) -> Self:
        for key in keys:
            self.s.creature_at[self._take_creature(key)] = SPENT + self.seat(colour)
        return self

    def pile(self, key: str) -> Self:
        """Puts a creature on top of its pile."""
        s, creature = self.s, CREATURE_IDS.index(key)
        season = int(CREATURE_SEASON[creature])
        s.creature_at[s.pile[season]] = IN_DECK
        s.creature_at[creature] = ON_TABLE
        s.pile[season] = creature
        return self

    def empty_piles(self, *seasons: str) -> Self:
        """Gives all creatures of these seasons (of every season, if none is named) to the last player."""
        s = self.s
        for season in map(SEASON_IDS.index, seasons or SEASON_IDS):
            for creature in range(len(CREATURE_IDS)):
                if CREATURE_SEASON[creature] == season and s.creature_at[creature] in (IN_DECK, ON_TABLE):
                    s.creature_at[creature] = SPENT + s.seats - 1
            s.pile[season], s.pile_left[season] = NONE, 0
        return self

    def _give_potions(self, where: int, keys: tuple[str, ...]) -> Self:
        for key in keys:
            potion = POTION_IDS.index(key)
            assert self.s.potion_at[potion] == IN_DECK, key
            self.s.potion_at[potion] = where
            self.s.potions_left -= 1
        return self

    def hand(self, colour: str, *keys: str) -> Self:
        return self._give_potions(HELD + self.seat(colour), keys)

    def drunk(self, colour: str, *keys: str) -> Self:
        return self._give_potions(SPENT + self.seat(colour), keys)

    def reserved(self, colour: str, *keys: str) -> Self:
        return self._give_potions(RESERVED + self.seat(colour), keys)

    def market(self, *keys: str) -> Self:
        """The market from the first slot on; `-` is an empty slot."""
        for slot, key in enumerate(keys):
            if key != "-":
                self._give_potions(ON_TABLE, (key,))
                self.s.market[slot] = POTION_IDS.index(key)
        return self

    def deck(self, *keys: str) -> Self:
        """Leaves only these cards in the potion deck; the others have been drunk by the last player."""
        for potion, key in enumerate(POTION_IDS):
            if self.s.potion_at[potion] == IN_DECK and key not in keys:
                self._give_potions(SPENT + self.s.seats - 1, (key,))
        return self

    def controls(self, colour: str, *keys: str) -> Self:
        """Forests a player has won before (they must not be in the row)."""
        for key in keys:
            forest = FOREST_IDS.index(key)
            if self.s.forest_at[forest] == IN_DECK:
                gone = [f for f in range(FORESTS) if self.s.forest_at[f] == GONE]
                if gone:
                    self.s.forest_at[gone[0]] = IN_DECK
                else:
                    self.s.forests_left -= 1
            assert self.s.forest_at[forest] != ON_TABLE, key
            self.s.forest_at[forest] = HELD + self.seat(colour)
        return self

    def burned(self, *places: str) -> Self:
        for place in places:
            self.s.burned[self.place(place)] = 1
            self.s.scorched -= 1
        return self
