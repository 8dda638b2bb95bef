"""Positions of Sylve to play in and to read; how they are written down: `school/notation.py`.

t = position("RB", row="honeybrook amberwood rustleaf_copse")
t.pool("R", "tree wind").stock("R", "2P 1B").put("honeybrook.1", "B.tree", "el.fire")
t.play("place:tree", "space:amberwood.1")
assert t.at("amberwood.1") == ["R.tree"]
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any

import numpy as np

from sylvarium.games.sylve import GAME
from sylvarium.games.sylve.rules.components import (
    ASIDE,
    CHARACTER_IDS,
    CREATURE_IDS,
    DICE_EACH,
    FACE_IDS,
    FORAGE_DICE,
    FOREST_IDS,
    INGREDIENT_IDS,
    NONE,
    POOL,
    POTION_IDS,
    ROW_LENGTH,
)
from sylvarium.games.sylve.rules.state import GONE, HELD, RESERVED, SPENT, STEP
from sylvarium.games.sylve.school.notation import COLOURS, LETTERS, Position
from sylvarium.learning.examples import example, played


def position(players: str = "RB", row: str = "", round: int = 1, powers: bool = False) -> Table:
    return Table(players, row.split(), round, powers)


def scene(number: str, part: int = 1) -> Table:
    """Where a scene of a worked example begins (school/examples.toml)."""
    states = example(GAME, number, part).table(GAME).record().states.copy()
    return Table.of(COLOURS[: GAME.State(states).seats], states)


def told(number: str, part: int = 1) -> Table:
    """A scene of a worked example after what the example tells."""
    chosen = example(GAME, number, part)
    states = played(GAME, chosen, chosen.actions).record().states.copy()
    return Table.of(COLOURS[: GAME.State(states).seats], states)


class Table(Position):
    """A position that is played in."""

    @classmethod
    def of(cls, players: str, states: np.ndarray) -> Table:
        table = object.__new__(cls)
        table.players, table.states, table.s = players, states, GAME.State(states)
        return table

    @cached_property
    def out(self) -> np.ndarray:
        """Where legal actions are written to."""
        return GAME.out()

    # --- Playing --------------------------------------------------------------------------------------

    def _row_name(self, name: str) -> str:
        """An action named by forest ids (`space:honeybrook.2`), by its stable name (`space:f1.2`)."""
        for k in range(ROW_LENGTH[self.s.seats]):
            name = re.sub(rf":{FOREST_IDS[self.s.row[k]]}\b", f":f{k + 1}", name)
        return name

    def _forest_name(self, name: str) -> str:
        """The other way round."""
        return re.sub(r":f(\d)", lambda m: f":{FOREST_IDS[self.s.row[int(m[1]) - 1]]}", name)

    def legal(self, start: str = "") -> set[str]:
        """The names of the legal actions (those that start with `start`)."""
        n = GAME.loops.choices(self.states, 0, self.out)
        names = {self._forest_name(GAME.telling.name(int(action))) for action in self.out[:n]}
        assert len(names) == n, "an action was offered twice"
        return {name for name in names if name.startswith(start)}

    def play(self, *names: str) -> Table:
        """Plays actions by name; each must be legal. Single options may be named or left out."""
        for name in names:
            if name not in self.legal():
                self._settle()
            assert name in self.legal(), f"{name} is not legal: {sorted(self.legal())}"
            GAME.loops.perform(self.states, 0, GAME.names[self._row_name(name)])
        self._settle()
        return self

    def _settle(self) -> None:
        """Plays what is no choice, as the kernel does, but never the die of a turn: tests name it."""
        while self.asked() not in ("turn_action", "choose_die") and len(self.legal()) == 1:
            nothing_to_do = self.legal() == {"decline"} and not self.asked().startswith("trade")
            assert not nothing_to_do, f"{self.asked()} is asked although nothing can be done (sylve R49)"
            GAME.loops.perform(self.states, 0, int(self.out[0]))

    def end_turn(self) -> Table:
        return self.play("end_turn")

    # --- Reading --------------------------------------------------------------------------------------

    def asked(self) -> str:
        """The step that waits for a decision."""
        return STEP._fields[self.s.agenda[self.s.pending - 1, 0] - 1] if self.s.pending else "nothing"

    def on_turn(self) -> str:
        return self.players[self.s.seat]

    def die(self, number: int) -> str:
        seat, element = number // DICE_EACH, number % DICE_EACH >= FORAGE_DICE
        return f"{'el' if element else self.players[seat]}.{FACE_IDS[self.s.face[number]]}"

    def dice_at(self, place: str) -> list[int]:
        """The numbers of the dice of a place, from the bottom up."""
        dice, die = [], self.s.top[self.place(place)]
        while die != NONE:
            dice.append(die)
            die = self.s.under[die]
        return dice[::-1]

    def at(self, place: str) -> list[str]:
        return [self.die(die) for die in self.dice_at(place)]

    def die_name(self, place: str, level: int = 0) -> str:
        """The name of a placed die in actions: `0.3`."""
        die = self.dice_at(place)[level]
        return f"{die // DICE_EACH}.{die % DICE_EACH + 1}"

    def pool_of(self, colour: str) -> list[str]:
        start = self.seat(colour) * DICE_EACH
        own = [die for die in range(start, start + DICE_EACH) if self.s.place[die] == POOL]
        assert len(own) == self.s.pool[self.seat(colour)]
        return sorted(FACE_IDS[self.s.face[die]] for die in own)

    def aside(self) -> int:
        """How many dice are set aside."""
        return sum(self.s.place[die] == ASIDE for die in range(self.s.seats * DICE_EACH))

    def stock_of(self, colour: str) -> str:
        return " ".join(f"{n}{k}" for n, k in zip(self.s.stock[self.seat(colour)], LETTERS, strict=True) if n)

    def vp_of(self, colour: str) -> int:
        return self.s.vp[self.seat(colour)]

    def tamed_by(self, colour: str) -> list[str]:
        seat = self.seat(colour)
        return [CREATURE_IDS[c] for c in self.s.tamed[seat].tolist()[: self.s.tamed_count[seat]]]

    def _cards(self, ids: tuple[str, ...], places: Any, where: int) -> set[str]:
        return {key for key, at in zip(ids, places, strict=True) if at == where}

    def released_by(self, colour: str) -> set[str]:
        return self._cards(CREATURE_IDS, self.s.creature_at, SPENT + self.seat(colour))

    def hand_of(self, colour: str) -> set[str]:
        return self._cards(POTION_IDS, self.s.potion_at, HELD + self.seat(colour))

    def drunk_by(self, colour: str) -> set[str]:
        return self._cards(POTION_IDS, self.s.potion_at, SPENT + self.seat(colour))

    def reserved_by(self, colour: str) -> set[str]:
        return self._cards(POTION_IDS, self.s.potion_at, RESERVED + self.seat(colour))

    def market_now(self) -> list[str]:
        return ["-" if potion == NONE else POTION_IDS[potion] for potion in self.s.market]

    def forests_of(self, colour: str) -> set[str]:
        return self._cards(FOREST_IDS, self.s.forest_at, HELD + self.seat(colour))

    def discarded(self) -> set[str]:
        return self._cards(FOREST_IDS, self.s.forest_at, GONE)

    def row_of(self, forest: str) -> int:
        return self.s.row.tolist().index(FOREST_IDS.index(forest))

    def rule(self, function: Any, *arguments: int) -> int:
        """Calls a rule on this table, in either mode."""
        return int(function(self.s, *arguments))

    def score(self, colour: str) -> int:
        return int(GAME.loops.points(self.states, 0, self.seat(colour)))

    def part(self, colour: str, name: str) -> int:
        return int(GAME.loops.part(self.states, 0, self.seat(colour), GAME.score_parts.index(name)))

    def copy(self) -> Table:
        """The same position again, to try something else."""
        return Table.of(self.players, self.states.copy())


def characters(t: Table) -> list[str]:
    return [CHARACTER_IDS[c] for c in t.s.character.tolist() if c != NONE]


def ingredient(name: str) -> int:
    return INGREDIENT_IDS.index(name)


def as_array(t: Table) -> np.ndarray:
    return t.states
