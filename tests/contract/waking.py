"""A game that is begun interpreted and finished compiled, as on a server that has just been started.

Every step is played a second time by the interpreted loops alone, and must lead to the same bytes and the same choices.
"""

import random
import sys
from types import SimpleNamespace

from sylvarium.bots import plan_of, wake
from sylvarium.bots.thinking import search_of
from sylvarium.bots.tree import Tree
from sylvarium.kernel.record import copied
from sylvarium.kernel.rule import WAKES
from sylvarium.table import Table

BEGINNING = 40  # actions of a game that is compiled from its first action on: it crosses nothing


def play_across(game):
    """One line per setting: seats, actions played interpreted and compiled, all of them alike."""
    interpreted = SimpleNamespace(**vars(game.loops))
    lines = []
    for seats in game.seats:
        table, chance, woken_at = Table(game, seats, {}, seats), random.Random(seats), None
        while not table.over and (not lines or table.number < BEGINNING):
            if table.number == 20 and len(lines) == 0:
                thought = thought_of(game, table)
                assert game.wake() and wake(game), "it has been compiled before"
                assert thought_of(game, table) == thought, "bots think the same"
            if woken_at is None and hasattr(game.loops.step, "py_func"):
                woken_at = table.number
            action = chance.choice(table.legal_actions())
            states, out = copied(table.record().states), game.out()
            count = interpreted.step(states, 0, action, out)
            seen = [board(table, seat) for seat in (None, table.seat)]
            table.play(action)
            assert table.state.tobytes() == states.tobytes()
            assert table.legal_actions() == out[:count].tolist()
            before = table.at(table.number - 1)
            assert seen == [board(before, seat) for seat in (None, before.seat)]
        lines.append(f"{seats} seats: {woken_at} actions interpreted, {table.number - woken_at} compiled")
    return lines


def board(table, seat):
    """What a reader sees, without what only the present moment has."""
    return {name: part for name, part in table.view(seat).items() if name not in ("undo", "redo")}


def thought_of(game, table):
    """What a search finds out about the position, whatever it runs on."""
    tree, plan = Tree(game, table.record(), 24), plan_of("birch")
    tree.explore(search_of(game).explore, table.seat, plan.entries(), 5, 24)
    return tree.nodes.tobytes(), tree.worth.tobytes(), tree.habits.tobytes()


if __name__ == "__main__":
    from sylvarium.games import game as game_by_key

    assert WAKES and "numba" not in sys.modules
    found = game_by_key(sys.argv[1])
    assert search_of(found).is_slow
    print("\n".join(play_across(found)))
