"""Thinks for a bot of one checkout, in a process of its own: reads positions, answers with decisions.

Started by `sides.py` with the folder `src` of that checkout as PYTHONPATH.
"""

import pickle
import sys
from dataclasses import replace

import numpy as np

from sylvarium.bots import think
from sylvarium.bots.levels import PLANS
from sylvarium.games import game as game_by_key


def main() -> None:
    asked, answered = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # what is printed must not be taken for an answer
    while True:
        try:
            key, state, seat, level, changes, seed = pickle.load(asked)
        except EOFError:
            return
        game = game_by_key(key)
        states = game.State.empty(1)
        states[:] = np.frombuffer(state, states.dtype)
        found = think(game, game.State(states), seat, replace(PLANS[level], **changes), seed)
        pickle.dump((found.action, found.iterations, found.seconds), answered)
        answered.flush()


if __name__ == "__main__":
    main()
