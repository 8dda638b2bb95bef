"""The rules change while games are running: real servers, the second one with edited rules.

The servers run interpreted, so that edited rules need no compiling.
"""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import httpx
from server.player import Player, new_table
from server.running import Outside, start_process

import sylvarium

SOURCE = Path(sylvarium.__file__).parent
INTERPRETED = {"SYLVARIUM_INTERPRET": "1"}


def edited(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the program in which one file differs."""
    ignored = shutil.ignore_patterns("__pycache__", "client")
    shutil.copytree(SOURCE, folder / "sylvarium", ignore=ignored, dirs_exist_ok=True)
    path = folder / "sylvarium" / file
    text = path.read_text()
    assert old in text, f"{file} has changed: adapt this test"
    path.write_text(text.replace(old, new))
    return folder


def start(database: str, program: Path | None = None) -> Outside:
    place = {"PYTHONPATH": str(program)} if program else {}
    return start_process(database, **INTERPRETED, **place)


def played(server: Outside, moves: int, seed: int) -> tuple[dict, list[str], dict]:
    """A table after so many moves, with its tokens and the last view of seat 0."""
    created = new_table(server, seed=seed, options={"start": "1"})
    tokens = list(created["tokens"].values())
    with Player(server, created["table"], tokens) as both:
        both.play_on(random.Random(seed), moves)
        return created, tokens, {**both.views["0"], "log": both.log["0"]}


def test_games_survive_a_change_of_the_rules(tmp_path: Path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    server = start(database)
    running, tokens, before = played(server, 25, seed=3)
    ended, _, end = played(server, 10_000, seed=4)
    server.stop()

    # The same rules, written differently: nothing changes for the players.
    same = edited(tmp_path / "same", "games/builders/rules/trees.py", "BANNER_WORTH = 5", "BANNER_WORTH = 2 + 3")
    server = start(database, same)
    with Player(server, running["table"], tokens) as both:
        assert {**both.views["0"], "log": both.log["0"]} == before
        both.play_on(random.Random(1), 1)
        both.ask(type="undo", seat=both.view["you"], number=both.number)
        number = both.number
    server.stop()

    # Other rules and another record: it goes on from the beginning of the turn, and says so.
    other = edited(tmp_path / "other", "games/builders/rules/setup.py", "    shuffle(", "    below(s, 2)\n    shuffle(")
    edited_import(other / "sylvarium/games/builders/rules/setup.py")
    field = "    levels_led: i16[SEATS]\n"
    state = other / "sylvarium/games/builders/rules/state.py"
    state.write_text(state.read_text().replace(field, "    novelty: i16[3]\n" + field))
    server = start(database, other)
    with Player(server, running["table"], tokens) as both:
        assert 0 < both.number <= number and both.view["turn"] == before["turn"]
        *earlier, last = both.log["0"]
        assert last["words"]["id"] == "table-continued" and last["number"] == both.number
        assert earlier == [line for line in before["log"] if line["number"] <= both.number], "nothing told is lost"
        assert earlier and both.log["1"] != both.log["0"], "each seat has what it was told itself"
        assert both.views["0"]["players"][1]["score"] == before["players"][1]["score"]
        continued = both.number
        both.play_on(random.Random(2))
        assert both.view["over"] and both.table["status"] == "over"
    past = httpx.get(f"{server.http}/api/tables/{running['table']}/moments/{continued - 1}?seat=0").json()
    assert past["log"] == [line for line in before["log"] if line["number"] <= past["number"]]
    assert past["exact"] is False and past["number"] < continued and past["view"]["turn"] < before["turn"] + 1
    final = httpx.get(f"{server.http}/api/tables/{ended['table']}/moments/{end['number']}?seat=1").json()
    assert final["view"]["ranking"] == end["ranking"] and final["view"]["over"], "finished games stay viewable"
    with Player(server, running["table"], tokens) as both:
        ranking = both.view["ranking"]
    server.stop()

    # And it stays as it is when it is opened again.
    server = start(database, other)
    with Player(server, running["table"], tokens) as both:
        assert both.view["ranking"] == ranking
        assert [line for line in both.log["0"] if line["number"] <= continued][:-1] == earlier, "the log stays"
    server.stop()


def edited_import(path: Path) -> None:
    """The edited setup draws one more random number than it used to."""
    text = path.read_text()
    if "import below" not in text and "below," not in text:
        path.write_text(text.replace("chance import ", "chance import below, "))
