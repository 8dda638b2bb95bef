"""Peers played at random, each as its own documentation shows it. Prints one line of JSON per measurement.

    python benchmarks/peers.py PACKAGE [--seconds S] [--batch N]

This runs in an environment of its own (`peers_setup.py`), where Sylvarium is not installed: nothing of theirs
disturbs ours, and nothing of ours speeds theirs up.
"""

from __future__ import annotations

import argparse
import copy
import ctypes
import gc
import json
import os
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

COPIES = 20_000  # of a position in the middle of a game, at most, to see what one takes in memory
COPYING = 1.0  # seconds, at most
BATCH = 1024  # games at once, where a peer plays batches
STEPS = 16  # of a batch between two looks at the clock


def timed(seconds: float, play: Callable[[], int]) -> tuple[float, float]:
    """Decisions and games a second of `play`, which plays one game and counts its decisions."""
    play()
    games, decisions, began = 0, 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += play()
        games += 1
    spent = time.perf_counter() - began
    return decisions / spent, games / spent


def resident() -> int:
    """Bytes of memory this process occupies; what it has freed is given back first."""
    gc.collect()
    ctypes.CDLL("libc.so.6").malloc_trim(0)
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def copying(state: Any, copied: Callable[[Any], Any]) -> tuple[float, float]:
    """Resident bytes of a copied position, and copies a second."""
    kept = [copied(state)]
    before, began = resident(), time.perf_counter()
    while len(kept) < COPIES and time.perf_counter() - began < COPYING:
        kept.append(copied(state))
    spent = time.perf_counter() - began
    return (resident() - before) / len(kept), len(kept) / spent


def told(system: str, game: str, stepped: tuple[float, float] | None = None, **more: Any) -> None:
    row = {"system": system, "game": game, **more}
    if stepped:
        row["stepped"], row["games"] = stepped
    print(json.dumps(row), flush=True)


def open_spiel(seconds: float) -> None:
    import pyspiel

    chance = random.Random(1)
    for name in ("tic_tac_toe", "connect_four", "hearts", "backgammon", "gin_rummy", "chess"):
        game = pyspiel.load_game(name)
        bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

        def play(until: int = 10**9) -> int:
            state, decisions = game.new_initial_state(), 0  # noqa: B023
            while not state.is_terminal() and decisions < until:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
            play.state = state  # type: ignore[attr-defined]
            return decisions

        def native() -> int:
            """The loop in C++, with C++ bots."""
            state = game.new_initial_state()  # noqa: B023
            pyspiel.evaluate_bots(state, bots, 1)  # noqa: B023
            return len(state.history())

        play(play() // 2)
        size, copies = copying(play.state, lambda state: state.clone())  # type: ignore[attr-defined]
        stepped = timed(seconds, play)
        in_cpp = timed(seconds, native)[0]
        told("OpenSpiel", name.replace("_", " "), stepped, native=in_cpp, bytes=size, copies=copies)


def python_chess(seconds: float) -> None:
    import chess

    chance = random.Random(1)

    def play(until: int = 300) -> int:
        board, decisions = chess.Board(), 0
        while not board.is_game_over() and decisions < until:
            board.push(chance.choice(list(board.legal_moves)))
            decisions += 1
        play.board = board  # type: ignore[attr-defined]
        return decisions

    play(60)
    size, copies = copying(play.board, lambda board: board.copy(stack=False))  # type: ignore[attr-defined]
    stepped = timed(seconds, play)
    told("python-chess", "chess (at most 300 moves)", stepped, bytes=size, copies=copies)


def rlcard(seconds: float) -> None:
    import rlcard as library

    chance = random.Random(1)
    for name in ("uno", "gin-rummy", "limit-holdem"):
        env = library.make(name)

        def play(until: int = 10**9) -> int:
            state, _ = env.reset()  # noqa: B023
            decisions = 0
            while not env.is_over() and decisions < until:  # noqa: B023
                state, _ = env.step(chance.choice(list(state["legal_actions"])))  # noqa: B023
                decisions += 1
            return decisions

        play(play() // 2)
        size, copies = copying(env.game, copy.deepcopy)
        stepped = timed(seconds, play)
        told("RLCard", name.replace("-", " "), stepped, bytes=size, copies=copies)


def catanatron(seconds: float) -> None:
    from catanatron import Color, Game, RandomPlayer

    def new() -> Any:
        return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])

    def play() -> int:
        game = new()
        game.play()
        return len(getattr(game.state, "actions", None) or game.state.action_records)

    game = new()
    for _ in range(200):
        game.play_tick()
    size, copies = copying(game, lambda each: each.copy())
    stepped = timed(seconds, play)
    told("Catanatron", "Catan, 4 players", stepped, bytes=size, copies=copies)


def pettingzoo(seconds: float) -> None:
    import warnings

    import numpy as np

    warnings.simplefilter("ignore")
    from pettingzoo.classic import chess_v6, connect_four_v3, go_v5

    chance = random.Random(1)
    for name, module in (("connect four", connect_four_v3), ("go 19×19", go_v5), ("chess", chess_v6)):
        env = module.env()

        def play(until: int = 10**9) -> int:
            env.reset()  # noqa: B023
            decisions = 0
            for _ in env.agent_iter():  # noqa: B023
                seen, _, ended, cut, _ = env.last()  # noqa: B023
                action = None if ended or cut else chance.choice(np.flatnonzero(seen["action_mask"]).tolist())
                env.step(action)  # noqa: B023
                decisions += action is not None
                if decisions >= until:
                    break
            return decisions

        told("PettingZoo", name, timed(seconds, play))


def pgx(seconds: float, batch: int = BATCH) -> None:
    import jax
    import pgx as library
    from pgx.experimental import auto_reset

    for name in ("connect_four", "backgammon", "sparrow_mahjong"):
        env = library.make(name)
        following = jax.vmap(auto_reset(env.step, env.init))

        def turn(state: Any, key: Any) -> tuple[Any, Any]:
            """A random legal action in every game; a finished game begins again."""
            key, choosing, dealing = jax.random.split(key, 3)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
            action = jax.random.categorical(choosing, logits, axis=-1)
            return following(state, action, jax.random.split(dealing, len(action))), key  # noqa: B023

        @jax.jit
        def step(state: Any, key: Any) -> tuple[Any, Any]:
            return jax.lax.fori_loop(0, STEPS, lambda _, now: turn(*now), (state, key))

        key = jax.random.PRNGKey(1)
        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))
        size = sum(leaf.nbytes for leaf in jax.tree_util.tree_leaves(state)) / batch
        state, key = jax.block_until_ready(step(state, key))  # compiles
        steps, began = 0, time.perf_counter()
        while time.perf_counter() - began < seconds:
            state, key = jax.block_until_ready(step(state, key))
            steps += STEPS
        speed = batch * steps / (time.perf_counter() - began)
        told("pgx", f"{name.replace('_', ' ')}, {batch:,} at once", batched=speed, bytes=size)


PEERS: dict[str, Callable[..., None]] = {
    "open_spiel": open_spiel,
    "pettingzoo": pettingzoo,
    "rlcard": rlcard,
    "catanatron": catanatron,
    "chess": python_chess,
    "pgx": pgx,
}

# From nothing to the first legal actions.
STARTS = {
    "open_spiel": "import pyspiel; pyspiel.load_game('chess').new_initial_state().legal_actions()",
    "pettingzoo": "from pettingzoo.classic import chess_v6; e = chess_v6.env(); e.reset(); e.last()",
    "rlcard": "import rlcard; rlcard.make('gin-rummy').reset()",
    "catanatron": "from catanatron import *; Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])",
    "chess": "import chess; list(chess.Board().legal_moves)",
    "pgx": "import jax, pgx; jax.jit(pgx.make('backgammon').init)(jax.random.PRNGKey(0)).legal_action_mask.any()",
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("package", choices=PEERS)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--batch", type=int, help="games at once, for pgx; on a GPU many are needed")
    given = parser.parse_args()
    more = {"batch": given.batch} if given.batch else {}
    PEERS[given.package](given.seconds, **more)


if __name__ == "__main__":
    main()
