"""Peers stepped at random from Python, each as its own documentation shows it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable


class Missing(Exception):
    """The peer is not installed."""


def timed(seconds: float, play: Callable[[], int]) -> float:
    """Decisions a second of `play`, which plays one game and counts its decisions."""
    play()
    decisions, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += play()
    return decisions / (time.perf_counter() - began)


def open_spiel(name: str) -> Callable[[float], float]:
    def run(seconds: float) -> float:
        try:
            import pyspiel
        except ImportError as problem:
            raise Missing("not installed (open_spiel)") from problem
        game, chance = pyspiel.load_game(name), random.Random(1)

        def play() -> int:
            state, decisions = game.new_initial_state(), 0
            while not state.is_terminal():
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
            return decisions

        return timed(seconds, play)

    return run


def python_chess(seconds: float) -> float:
    try:
        import chess
    except ImportError as problem:
        raise Missing("not installed (chess)") from problem
    chance = random.Random(1)

    def play() -> int:
        board, decisions = chess.Board(), 0
        while not board.is_game_over() and decisions < 300:
            board.push(chance.choice(list(board.legal_moves)))
            decisions += 1
        return decisions

    return timed(seconds, play)


def rlcard(name: str) -> Callable[[float], float]:
    def run(seconds: float) -> float:
        try:
            import rlcard as library
        except ImportError as problem:
            raise Missing("not installed (rlcard)") from problem
        env, chance = library.make(name), random.Random(1)

        def play() -> int:
            state, _ = env.reset()
            decisions = 0
            while not env.is_over():
                state, _ = env.step(chance.choice(list(state["legal_actions"])))
                decisions += 1
            return decisions

        return timed(seconds, play)

    return run


def catanatron(seconds: float) -> float:
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError as problem:
        raise Missing("not installed (catanatron)") from problem

    def play() -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(getattr(game.state, "actions", None) or game.state.action_records)

    return timed(seconds, play)


PEERS: list[tuple[str, str, Callable[[float], float]]] = [
    ("OpenSpiel", "tic-tac-toe", open_spiel("tic_tac_toe")),
    ("OpenSpiel", "connect four", open_spiel("connect_four")),
    ("OpenSpiel", "hearts", open_spiel("hearts")),
    ("OpenSpiel", "backgammon", open_spiel("backgammon")),
    ("OpenSpiel", "gin rummy", open_spiel("gin_rummy")),
    ("OpenSpiel", "chess", open_spiel("chess")),
    ("python-chess", "chess", python_chess),
    ("RLCard", "uno", rlcard("uno")),
    ("RLCard", "gin rummy", rlcard("gin-rummy")),
    ("Catanatron", "Catan, 4 players", catanatron),
]
