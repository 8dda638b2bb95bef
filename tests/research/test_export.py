"""Games as Parquet: what is in the file is what was played."""

import json

import numpy as np
import pyarrow.parquet as parquet
import pytest
from typer.testing import CliRunner

from sylvarium.command_line.cli import app
from sylvarium.games import game as game_by_key
from sylvarium.research.export import export
from sylvarium.research.single import Single

COMPILED_AGAIN = ("builders",)  # the loops of a batch, which an export plays with


def rows_of(path):
    return parquet.read_table(path).to_pylist()


def replayed(game, about, rows):
    """Plays the exported actions again, comparing every row; gives the final places, scores and utilities."""
    single = Single(game, about["seats"], about["options"])
    single.reset(rows[0]["seed"])
    for number, row in enumerate(rows):
        assert row["decision"] == number
        assert row["seat"] == single.seat and row["turn"] == single.states["turn"][0]
        assert row["legal"] == single.legal().tolist()
        assert row["name"] == game.telling.name(row["action"])
        if "observation" in row:
            assert np.array_equal(np.array(row["observation"], np.float32), single.observation(single.seat))
        single.step(row["action"])
    assert single.over
    loops = game.loops
    return [
        (loops.rank(single.states, 0, seat), loops.points(single.states, 0, seat), worth)
        for seat, worth in enumerate(single.utilities())
    ]


@pytest.mark.parametrize("observations", [False, True])
def test_the_exported_actions_give_the_exported_results(game, tmp_path, observations):
    path, seats = tmp_path / "games.parquet", game.seats[-1]
    count = export(game, path, 6, seats, seed=40, observations=observations)
    rows = rows_of(path)
    assert len(rows) == count
    about = json.loads(parquet.read_schema(path).metadata[b"sylvarium"])
    assert (about["game"], about["version"], about["seats"]) == (game.key, game.version, seats)
    for number in range(6):
        mine = [row for row in rows if row["game"] == number]
        assert {row["seed"] for row in mine} == {40 + number}
        results = replayed(game, about, mine)
        for row in mine:
            place, score, utility = results[row["seat"]]
            assert (row["place"], row["score"]) == (place, score)
            assert row["utility"] == pytest.approx(utility, abs=1e-6)


def test_the_file_does_not_depend_on_the_workers(tmp_path, monkeypatch):
    monkeypatch.setattr("sylvarium.research.export.AT_ONCE", {"random": 4})
    alone, shared = tmp_path / "alone.parquet", tmp_path / "shared.parquet"
    for path, workers in ((alone, 1), (shared, 2)):
        export("builders", path, 14, 2, seed=5, observations=True, workers=workers)  # with all columns
    assert parquet.read_table(alone).equals(parquet.read_table(shared))
    assert parquet.ParquetFile(alone).num_row_groups == parquet.ParquetFile(shared).num_row_groups == 4


def test_bots_can_be_exported_too(tmp_path):

    path, options = tmp_path / "games.parquet", {"start": "2"}
    export("builders", path, 2, 2, level="birch", seed=3, options=options)
    rows = rows_of(path)
    replayed(game_by_key("builders"), {"seats": 2, "options": options}, [row for row in rows if row["game"] == 1])


def test_it_is_written_in_row_groups(tmp_path, monkeypatch):
    """So memory does not grow with the number of games; and the groups make no difference."""
    whole, pieces = tmp_path / "whole.parquet", tmp_path / "pieces.parquet"
    export("builders", whole, 12, 2)
    monkeypatch.setattr("sylvarium.research.export.AT_ONCE", {"random": 5})
    told = []
    export("builders", pieces, 12, 2, progress=told.append)
    assert told == [5, 5, 2]
    assert parquet.ParquetFile(pieces).num_row_groups == 3
    assert rows_of(whole) == rows_of(pieces)


def test_observations_make_the_groups_smaller(tmp_path, monkeypatch):
    path = tmp_path / "games.parquet"
    monkeypatch.setattr("sylvarium.research.export.AT_ONCE", {"random": 4})
    monkeypatch.setattr("sylvarium.research.export.FEATURES", 1)
    export("builders", path, 6, 2, observations=True)
    assert parquet.ParquetFile(path).num_row_groups == 3  # 4, then one at a time
    assert len({row["game"] for row in rows_of(path)}) == 6


def test_an_interrupted_export_leaves_nothing_half_done(tmp_path):
    path = tmp_path / "games.parquet"
    path.write_text("kept")

    def interrupt(games):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        export("builders", path, 4, 2, progress=interrupt)
    assert path.read_text() == "kept" and list(tmp_path.iterdir()) == [path]


def run(*arguments, ok=True):
    done = CliRunner().invoke(app, list(arguments), env={"COLUMNS": "200"})
    assert (done.exit_code == 0) == ok, done.output
    return done.output


def test_the_command(tmp_path):
    path = tmp_path / "games.parquet"
    told = run("export", "builders", "--games", "3", "--seats", "2", "--observations", "--out", str(path))
    assert "decisions of 3 games" in told
    assert "observation" in parquet.read_schema(path).names
    assert "at least one" in run("export", "builders", "--games", "0", "--out", str(path), ok=False)
    assert "no bot" in run("export", "builders", "--level", "maple", "--out", str(path), ok=False)
    nowhere = str(tmp_path / "missing" / "games.parquet")
    assert "missing" in run("export", "builders", "--games", "1", "--out", nowhere, ok=False)
    assert [each.name for each in tmp_path.iterdir()] == ["games.parquet"]
