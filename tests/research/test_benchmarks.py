"""The page of benchmarks: nothing is left out silently."""

import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "benchmarks"
COMPILED_AGAIN = ("builders",)  # the loops of a batch


@pytest.fixture
def bench(monkeypatch):
    """The modules of `make bench`."""
    monkeypatch.syspath_prepend(str(FOLDER))
    import ours
    import peers_setup
    import run

    yield run, ours, peers_setup
    for name in ("run", "ours", "peers_setup", "peers"):
        sys.modules.pop(name, None)


def test_a_peer_that_cannot_be_installed_is_named_with_the_reason(bench, monkeypatch):
    run, _, setup = bench

    def refuse(package):
        raise setup.Missing("ERROR: No matching distribution found")

    monkeypatch.setattr(setup, "install", refuse)
    monkeypatch.setattr(setup.shutil, "which", lambda name: None)
    rows = [*setup.measured("pgx", 0.1), *setup.boardgame_io(0.1)]
    told = "\n".join(run.peers(rows))
    assert "| pgx | not measured: ERROR: No matching distribution found |" in told
    assert "| boardgame.io | not measured: Node and npm are not installed |" in told


def test_what_fails_says_why(bench):
    *_, setup = bench
    with pytest.raises(setup.Missing, match="ModuleNotFoundError"):
        setup.ran([sys.executable, "-c", "import nothing_of_that_name"])


def test_growth_is_measured_and_shown(bench, game, monkeypatch):
    run, ours, _ = bench
    monkeypatch.setattr(ours, "_games", lambda: [(game.key, game)])
    monkeypatch.setattr(ours, "BATCHES", (1, 32))
    found = ours.by_seats(0.01), ours.by_batch(0.01), ours.by_cores(0.01)
    assert list(found[0][game.key]) == list(game.seats)
    told = "\n".join(run.growth(*found))
    assert told.count(f"| {game.key} |") == 3 and "simulate, 1" in told


def test_sections_of_others_stay_as_they_are(bench):
    run, *_ = bench
    page = run.PAGE.read_text()
    for title in run.KEPT:
        assert "\n".join(run.kept(title)).strip() in page
    assert run.kept("No such section") == []


def test_numbers_are_short(bench):
    run, *_ = bench
    assert [run.compact(n) for n in (12, 1234, 1_234_567, 2.5e9, None)] == ["12", "1.23 k", "1.23 M", "2.5 G", "–"]
