"""What each choice of a decision would do to the board, so that a client can draw its player's move at once.

Every choice is played in worlds imagined from what its seat knows. One that can be undone leads to the same view in all
of them, which is told in full. Of any other choice, only the changes that are the same in several worlds are told; the
rest depends on chance or something hidden, and is shown when the server has decided it. All of this is only drawn: the
table continues from the server's answer.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from sylvarium.bots.position import as_known
from sylvarium.hosting.refusal import Refusal
from sylvarium.kernel import Record
from sylvarium.kernel.record import copied
from sylvarium.kernel.view import read_after
from sylvarium.table import Table

Json = dict[str, Any]
Changes = dict[str, Any]  # values by the path to their place, as in updates (docs/protocol.md)

WORLDS = 4  # in which a choice with an uncertain outcome is tried
MOST = 60  # choices that are looked at; of longer lists the first
GONE = object()


def outcomes(table: Table, seat: int) -> list[Json]:
    """What is sure about every choice of `seat`, whose decision it must be."""
    if table.over or table.seat != seat:
        raise Refusal("not_your_turn", "It is not your decision.")
    reading = table.game.State.Reading(copied(table.state.states))  # of our own: the table's may be read meanwhile
    before = table.game.view(reading, seat)
    found = []
    for action in table.legal_actions()[:MOST]:
        changes, sure = _outcome(table, seat, action, reading, before)
        if changes.values or changes.arranged:
            found.append({"action": action, "sure": sure, "changes": changes.values, "arranged": changes.arranged})
    return found


def _outcome(table: Table, seat: int, action: int, reading: Any, before: Json) -> tuple[Difference, bool]:
    """With everything that follows by itself, if it could be undone; otherwise what the action alone does in every
    world.
    """
    game, world = table.game, _world(table, seat, 0)
    after = world.copy()
    game.loops.step(after.states, 0, action, game.out())
    if not after.over and (after.turn, after.seat, after.reveals) == (world.turn, world.seat, world.reveals):
        return Difference(before, game.view(read_after(after.states, reading), seat)), True
    found: list[Difference] = []
    for number in range(WORLDS):
        world = _world(table, seat, number)
        game.loops.perform(world.states, 0, action)
        found.append(Difference(before, game.view(read_after(world.states, reading), seat)))
    for other in found[1:]:
        found[0].keep_common(other)
    return found[0], False


def _world(table: Table, seat: int, number: int) -> Record:
    return as_known(table.game, table.state, seat, _secret(table, seat, number))


def _secret(table: Table, seat: int, number: int) -> int:
    """Decides which worlds are imagined; nobody can work backwards from it to the real one."""
    said = f"{table.seed} {table.number} {seat} {number}".encode()
    return int.from_bytes(blake2b(said, digest_size=8, person=b"outcomes").digest()) >> 2


class Difference:
    """What must be done to one board to turn it into the other. `values` are put into their places.

    Lists whose length has changed are `arranged` first: their entries are either the places where they were before, or
    what is new.
    """

    def __init__(self, before: Json, after: Json):
        self.values: Changes = {}
        self.arranged: dict[str, list[Any]] = {}
        self._compare(before, after, "")

    def keep_common(self, other: Difference) -> None:
        """Drops what is not the same in another world. Inside a list that is arranged differently, nothing is."""
        arranged = {path: each for path, each in self.arranged.items() if other.arranged.get(path) == each}
        lost = tuple(f"{path}." for path in {*self.arranged, *other.arranged} - {*arranged})
        self.arranged = {path: each for path, each in arranged.items() if not path.startswith(lost)}
        self.values = {
            path: each
            for path, each in self.values.items()
            if other.values.get(path, GONE) == each and not path.startswith(lost)
        }

    def _compare(self, before: Any, after: Any, path: str) -> None:
        if after is before or after == before:
            return
        if isinstance(after, dict) and isinstance(before, dict) and after.keys() == before.keys():
            for name, value in after.items():
                self._compare(before[name], value, f"{path}{name}.")
        elif _is_list(after) and _is_list(before) and after and len(after) == len(before):
            for place, value in enumerate(after):
                self._compare(before[place], value, f"{path}{place}.")
        elif _is_list(after) and _is_list(before) and after and all(isinstance(each, (dict, str)) for each in after):
            self._arrange(before, after, path)
        else:
            self.values[path[:-1]] = after

    def _arrange(self, before: Any, after: Any, path: str) -> None:
        """A piece is known by its id, everything else by what it is."""
        left = dict(enumerate(before))
        entries: list[Any] = []
        moved: list[tuple[int, int]] = []
        for place, each in enumerate(after):
            was = next((k for k, old in left.items() if _is_same(old, each)), None)
            entries.append(each if was is None else was)
            if was is not None:
                del left[was]
                moved.append((was, place))
        self.arranged[path[:-1]] = entries
        for was, place in moved:
            self._compare(before[was], after[place], f"{path}{place}.")


def _is_list(value: Any) -> bool:
    return isinstance(value, (list, tuple))


def _is_same(old: Any, new: Any) -> bool:
    if isinstance(old, dict) and isinstance(new, dict) and "id" in new:
        return old.get("id") == new["id"]
    return old == new
