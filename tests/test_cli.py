"""The command line, as a person uses it."""

import json
import subprocess
import sys
from inspect import signature
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from sylvarium.command_line.cli import app
from sylvarium.command_line.terminal import session
from sylvarium.games import SEATS, game
from sylvarium.kernel import LANGUAGES, Message
from sylvarium.kernel.words import message_ids
from sylvarium.simulation import simulate
from sylvarium.table.saving import load


def run(*arguments, answers="", ok=True):
    done = CliRunner().invoke(app, list(arguments), input=answers, env={"COLUMNS": "200"})
    assert (done.exit_code == 0) == ok, done.output
    return done.output


def test_games():
    shelf = run("games")
    assert "builders" in shelf and "sylvan_tactics" in shelf
    assert "Bâtisseurs" in run("games", "--language", "fr")


def test_an_unknown_language():
    assert "there are en, fr" in run("games", "--language", "la", ok=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_says_what_the_games_say(language):
    """It reads neither the games nor all of their words, so it must be compared with them."""
    from sylvarium.command_line.shelf import described

    for key, seats in SEATS.items():
        words = game(key).words(language)
        said = tuple(words.say(Message(f"game-{what}")) for what in ("name", "length", "pitch"))
        assert described(key, language) == said and game(key).seats == seats


ALONE = """
import sys
from sylvarium.command_line.cli import app
try:
    app(sys.argv[1:])
finally:
    print("loaded:", *(name for name in HEAVY if name in sys.modules))
"""
HEAVY = "numpy", "numba", "fluent.runtime", "fastapi", "starlette", "uvicorn", "sqlalchemy", "alembic", "urllib.request"


def alone(*arguments, answers=""):
    """A command in a process of its own; what it said, and which heavy libraries it had loaded in the end."""
    command = [sys.executable, "-c", f"HEAVY = {HEAVY}{ALONE}", *arguments]
    done = subprocess.run(command, input=answers, capture_output=True, text=True, timeout=1800)
    assert done.returncode == 0, done.stderr
    told, _, loaded = done.stdout.rpartition("loaded:")
    return told, loaded.split()


def test_nothing_heavy_is_loaded_before_it_is_needed():
    assert alone("--help")[1] == [] and alone("games")[1] == []


def test_a_game_in_the_terminal_needs_no_compiler_but_its_bots_do():
    """They think in another process, and choose what they would choose here."""
    arguments = "play", "builders", "--seats", "2", "--seed", "5", "--level", "birch"
    answers = "1\n1\n1\n1\nl\nq\n"
    told, loaded = alone(*arguments, answers=answers)
    assert loaded == ["numpy", "fluent.runtime"]
    log = [line.split() for line in told.splitlines() if "birch 2" in line]
    here = [line.split() for line in run(*arguments, answers=answers).splitlines() if "birch 2" in line]
    assert log and {word for line in log for word in line} <= {word for line in here for word in line}


def test_playing_undoing_asking_and_saving(tmp_path):
    file = tmp_path / "game.json"
    answers = f"1\nu\n1\n1\nh\n? R31\n? bridge\n? xyzzy\nl\nb\nnonsense\ns {file}\nq\n"
    told = run("play", "builders", "--seats", "2", "--seed", "5", "--level", "sapling", answers=answers)
    assert "Choose a card" in told and "Open choice" in told and "Nothing about" in told
    assert "“nonsense” is not one of the choices" in told and "Saved." in told
    saved = load(json.loads(file.read_text()))
    assert saved.game.key == "builders" and saved.number >= 2
    assert "(h for help)" in run("play", "builders", "--resume", str(file), answers="q\n")
    french = run("play", "builders", "--resume", str(file), "--language", "fr", answers="u\nu\nu\n[b]\nq\n")
    assert "Vous 1" in french and "ne peut être annulé" in french and "«\xa0[b]\xa0» n’est pas un des choix" in french
    shown = run("replay", str(file), "--at", "1")
    assert "plays" in shown
    assert "no moment 999" in run("replay", str(file), "--at", "999", ok=False)


@pytest.mark.parametrize("key", ["tiletum", "sylvan_tactics"])
def test_games_without_a_drawing_can_be_played_too(key):
    assert "help" in run("play", key, "--seed", "1", "--seats", "2", "--level", "birch", answers="1\n1\nq\n")


def test_watching():
    told = run("watch", "builders", "--seats", "2", "--seed", "3", "--level", "birch", "--pause", "0.000001")
    assert "The game is over." in told


def test_simulating():
    told = run("simulate", "builders", "--games", "600", "--seats", "3", "--option", "start=2")
    assert "games/s" in told and "48.0 turns" in told
    assert "start cannot be" in run("simulate", "builders", "--seats", "2", "--option", "start=4", ok=False)
    assert "name=choice" in run("simulate", "builders", "--option", "start", ok=False)
    assert "no game" in run("simulate", "ludo", ok=False)
    assert "at least one game" in run("simulate", "builders", "--games", "0", ok=False)


@pytest.mark.parametrize("command", ["simulate", "arena", "report", "export", "puzzles", "openings"])
def test_all_long_work_can_be_shared(command):
    told = run(command, "--help")
    assert "--workers" in told and "--ray" in told


def test_whatever_is_shared_can_be_shared_with_a_cluster():
    """Except what is made for this machine."""
    told = {
        command.name or command.callback.__name__: signature(command.callback) for command in app.registered_commands
    }
    shared = {name for name, takes in told.items() if "workers" in takes.parameters}
    assert {name for name in shared if "ray" not in told[name].parameters} == {"compile", "wasm"}
    assert len(shared) >= 8


def test_openings_are_counted(tmp_path):
    out = tmp_path / "openings.json"
    told = run("openings", "builders", "--games", "1", "--level", "sapling", "--out", str(out), "--workers", "1")
    assert "first choices of 3 games" in told and set(json.loads(out.read_text())["seats"]) == {"2", "3", "4"}


def test_an_arena(tmp_path):
    out = tmp_path / "arena.json"
    told = run("arena", "builders", "--bots", "random,birch", "--games", "4", "--out", str(out), "--workers", "1")
    assert "Elo" in told and json.loads(out.read_text())


def test_measuring():
    assert "builders" in run("bench", "builders", "--seconds", "0.05")


def test_a_simulation_does_not_depend_on_the_workers():
    one, two = (simulate(game("builders"), 1200, 2, seed=5, workers=workers) for workers in (1, 2))
    assert (one.scores == two.scores).all() and (one.places == two.places).all()
    assert np.isclose(one.wins.sum(), 1) and (one.turns == 32).all()
    assert (one.parts.sum(2) == one.scores).all()


def test_the_terminal_says_the_same_in_both_languages():
    english, french = (
        message_ids(Path(session.__file__).parent / "words" / f"{language}.ftl") for language in LANGUAGES
    )
    assert list(english) == list(french)
