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


def test_what_other_programs_measured_stays_on_the_page(bench):
    """Only what stands between the marks is replaced; every other section is as it was, whatever its name."""
    run, *_ = bench
    page = run.PAGE.read_text(encoding="utf-8")
    measured = "| a row that nobody measured |"
    assert measured not in page
    again = run.replaced(page, ["## Our games", "", measured, ""])
    for title in ("Server", "The first minute", "Frames", "Tables on a device", "On a GPU", "In a browser"):
        assert section(again, title) == section(page, title) != ""
    assert again.partition(run.BEGIN)[0] == page.partition(run.BEGIN)[0]
    assert measured in again and "Through PettingZoo" not in again
    assert run.replaced(again, [measured]).count(measured) == 1


def test_a_page_without_the_marks_is_refused(bench):
    run, *_ = bench
    with pytest.raises(SystemExit, match="no place marked"):
        run.replaced("# Benchmarks", [])


def section(page: str, title: str) -> str:
    return page.partition(f"## {title}\n")[2].partition("\n## ")[0]


def test_what_is_written_is_what_stands_there(bench):
    """The sentences of the page are the program's, word for word."""
    run, *_ = bench
    page = run.PAGE.read_text(encoding="utf-8")
    for text in (run.HOW, run.NOT_COMPARABLE):
        assert run.prose(text) in page


def test_numbers_are_short(bench):
    run, *_ = bench
    assert [run.compact(n) for n in (12, 1234, 1_234_567, 2.5e9, None)] == ["12", "1.23 k", "1.23 M", "2.5 G", "–"]
