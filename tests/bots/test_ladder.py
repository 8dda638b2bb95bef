"""The ladder: pairs played apart come together again, and playing needs nothing but NumPy and Numba."""

import json
import subprocess
import sys
from os import environ
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks" / "bots"
sys.path.insert(0, str(BENCHMARKS))

from pairs import Rung, games_of, in_turn, mean_of, place_of, together  # noqa: E402

# Plays a pair while everything from outside but NumPy and Numba refuses to be imported.
BARE = """
import runpy, sys

class Bare:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top in ("matplotlib", "rich", "typer", "fluent", "fastapi", "ray", "scipy"):
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Bare())
sys.path.insert(0, sys.argv[1])
sys.argv = ["ladder.py", *sys.argv[2:]]
runpy.run_path(sys.path[0] + "/ladder.py", run_name="__main__")
"""


def ladder(*given):
    command = [sys.executable, "-c", BARE, str(BENCHMARKS), *map(str, given)]
    return subprocess.run(command, env=dict(environ), capture_output=True, text=True)


def test_a_pair_is_played_without_what_only_the_page_needs(tmp_path):
    few = ("--games", 4, "--workers", 2, "--results", tmp_path, "--play-only")
    done = ladder("--only", "builders", "--pairs", "birch-sapling", *few)
    assert done.returncode == 0, done.stderr
    assert "4 of 4 games" in done.stderr
    assert [path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.json")] == [
        "builders/birch-sapling.json"
    ]
    result = together(tmp_path, "builders", [("random", "sapling"), ("sapling", "birch")])
    assert result["settings"]["bots"] == ["sapling", "birch"] and result["duels"][0]["games"] == 4
    assert {bot["bot"]: bot["games"] for bot in result["bots"]} == {"sapling": 4, "birch": 4}


def test_an_unknown_pair_is_refused(tmp_path):
    done = ladder("--pairs", "oak-random", "--results", tmp_path)
    assert done.returncode == 2 and "ancient-oak" in done.stderr
    assert not list(tmp_path.iterdir())


def kept_pair(folder, weaker, stronger, games, wins, score):
    """A pair as it is kept, in which every bot has the same points."""
    file = place_of(folder, Rung("builders", (weaker, stronger)))
    file.parent.mkdir(parents=True, exist_ok=True)
    bots = [
        {"bot": name, "games": games, "score": score, "parts": {"all": score}, "milliseconds": score}
        for name in (weaker, stronger)
    ]
    duel = {"bot": stronger, "other": weaker, "games": games, "wins": wins, "rate": wins / games, "interval": [0, 1]}
    file.write_text(json.dumps({"settings": {"bots": [weaker, stronger], "seed": 1}, "bots": bots, "duels": [duel]}))


def test_pairs_played_apart_come_together(tmp_path):
    pairs = [("birch", "oak:50"), ("oak:50", "oak:100")]
    assert together(tmp_path, "builders", pairs) is None
    kept_pair(tmp_path, "birch", "oak:50", games=100, wins=80, score=10.0)
    kept_pair(tmp_path, "oak:50", "oak:100", games=300, wins=150.5, score=20.0)
    result = together(tmp_path, "builders", pairs)
    assert result["settings"]["bots"] == ["birch", "oak:50", "oak:100"]
    assert [(duel["bot"], duel["games"]) for duel in result["duels"]] == [("oak:50", 100), ("oak:100", 300)]
    bots = {bot["bot"]: bot for bot in result["bots"]}
    assert bots["oak:50"]["games"] == 400 and bots["oak:50"]["score"] == pytest.approx(17.5)
    assert bots["oak:50"]["parts"] == {"all": pytest.approx(17.5)}
    assert bots["oak:50"]["elo"] - bots["birch"]["elo"] == pytest.approx(240, abs=5)  # odds of four to one
    assert bots["oak:100"]["elo"] == pytest.approx(bots["oak:50"]["elo"], abs=5)
    assert all(bot["elo_interval"][0] < bot["elo"] < bot["elo_interval"][1] for bot in bots.values())


def test_pairs_are_played_in_turn_and_every_number_of_seats_is_kept_apart(tmp_path):
    rungs = [Rung("builders", ("birch", "oak"), 3), Rung("sylve", ("birch", "oak"), 3)]
    turns = in_turn(rungs, 3, seed=1, until=9.0)
    assert [turn.rung for turn in turns] == rungs * 3 and {turn.until for turn in turns} == {9.0}
    assert [turn.match.bots.index("oak") for turn in turns[::2]] == [1, 0, 2], "one of the stronger, in every seat"
    assert place_of(tmp_path, rungs[0]).name == "oak-birch-3.json"


def test_half_points_are_draws():
    places = games_of({"bot": "b", "other": "a", "games": 5, "wins": 2.5})
    assert places == [{"b": 1, "a": 2}] * 2 + [{"b": 1, "a": 1}] + [{"b": 2, "a": 1}] * 2
    assert mean_of([{"bot": "a", "games": 1, "score": 4, "parts": {}, "milliseconds": 2}])["score"] == 4
