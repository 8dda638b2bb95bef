"""Puzzles are found, checked and written as they are told: with what a seat knows, and the same every time."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from typer.testing import CliRunner

from sylvarium.bots import puzzling
from sylvarium.bots.outlook import Amount, Outlook
from sylvarium.bots.puzzling import Candidate, Hunt, check, hunts, lead_of, look, puzzles_of, varied
from sylvarium.bots.thinking import Considered, Decided
from sylvarium.command_line.cli import app
from sylvarium.games import game as game_by_key
from sylvarium.learning.puzzles import collection, mark_of, read

BUILDERS = game_by_key("builders")


@pytest.fixture
def hasty(monkeypatch):
    """Small budgets and small leads: something is found at once, whatever it is worth."""
    for name, value in {
        "LOOK": 60,
        "CHECKS": (120, 200),
        "FIRST_LEAD": 0.1,
        "LEVELS_TRIED": ("sapling",),
        "TRIES": 2,
        "LEAD": -1.0,
        "LEAD_AT_THE_END": -1.0,
        "MOST_CHECKED": 20,
        "MOST_PER_GAME": 2,
        "PLAYERS": "birch",
        "WORLDS": 2,
        "LEARNT": 4,
        "COUNTED": 4,
        "TO_THE_END": replace(puzzling.TO_THE_END, iterations=120),
    }.items():
        monkeypatch.setattr(puzzling, name, value)


def test_a_puzzle_that_is_shipped_is_found_again():
    shipped = collection(BUILDERS).puzzles[0]
    table = shipped.table(BUILDERS)
    seen = look(table)
    assert seen and BUILDERS.telling.name(seen.action) == shipped.best
    found = check(table, seen)
    assert found and (found.best, found.mark, found.seat) == (shipped.best, shipped.mark, shipped.seat)


def test_puzzles_can_be_looked_at_again(monkeypatch):
    """With bots of another day: what none of them misses or deep searches refute is gone, the rest as they see it."""
    kept, easy, refuted, *_ = collection(BUILDERS).puzzles
    seen = {each.mark: Candidate(1, 0.0, 0, BUILDERS.names[each.best], {"sapling": 7}) for each in (kept, refuted)}
    checked = {kept.mark: kept}

    def candidate(table, best):
        found = seen.get(mark_of(table))
        assert found is None or found.action == best
        return found

    def check(table, seen):
        passed = checked.get(mark_of(table))
        return passed and passed.model_copy(update={"misses": seen.misses})

    monkeypatch.setattr(puzzling, "candidate", candidate)
    monkeypatch.setattr(puzzling, "check", check)
    found = list(puzzling.found_again(BUILDERS, [easy, kept, refuted]))
    assert [(each.mark, each.misses) for each in found] == [(kept.mark, {"sapling": 7})]


def test_a_first_look_decides_nothing_about_a_known_puzzle(hasty, monkeypatch):
    """The best puzzles deceive it: whether one stays is asked of deep searches."""
    monkeypatch.setattr(puzzling, "look", lambda table: pytest.fail("a first look"))
    monkeypatch.setattr(puzzling, "missed", lambda *given: puzzling.TRIES)
    kept = collection(BUILDERS).puzzles[0]
    best = BUILDERS.names[kept.best]
    monkeypatch.setattr(puzzling, "check", lambda table, seen: kept if seen.action == best else None)
    assert list(puzzling.found_again(BUILDERS, [kept])) == [kept]


def test_what_is_not_clearly_best_is_no_puzzle():
    table = collection(BUILDERS).puzzles[0].table(BUILDERS)
    best = look(table)
    assert best
    other = next(action for action in table.legal_actions() if action != best.action)
    assert check(table, Candidate(3, 0.5, table.number, other, best.misses)) is None


def test_only_what_the_seat_knows_is_thought_about(hasty, monkeypatch):
    """That a bot's thoughts do not depend on what `as_known` replaces is asked of every game in `test_honesty`."""
    imagined = []
    make, think, tree = puzzling.as_known, puzzling.think, puzzling.Tree

    def as_known(*given):
        imagined.append(make(*given))
        return imagined[-1]

    def is_imagined(record):
        return any(record is each for each in imagined)

    def thinking(game, record, *more):
        assert is_imagined(record)
        return think(game, record, *more)

    def growing(game, record, iterations):
        assert is_imagined(record)
        return tree(game, record, iterations)

    monkeypatch.setattr(puzzling, "as_known", as_known)
    monkeypatch.setattr(puzzling, "think", thinking)
    monkeypatch.setattr(puzzling, "Tree", growing)
    shipped = collection(BUILDERS).puzzles[0]
    table = shipped.table(BUILDERS)
    best = BUILDERS.names[shipped.best]
    assert check(table, Candidate(1, 0.5, table.number, best, shipped.misses)) and len(imagined) > 5


def test_the_lead_is_over_the_best_of_the_others():
    nothing = Outlook(0, (), Amount(0.0, 0.0), Amount(0.0, 0.0))
    choices = [Considered(4, 0.6, 0.7, nothing), Considered(5, 0.3, 0.55, nothing), Considered(6, 0.1, 0.65, nothing)]
    decision = Decided(4, choices, 0.6, (0.6, 0.4), 1.0, 100, 0.1)
    assert lead_of(decision, 4) == pytest.approx(0.05) and lead_of(decision, 5) == pytest.approx(-0.15)


def test_games_are_told_apart_by_number_and_seats():
    planned = hunts(BUILDERS, None, {}, 0, range(4), None)
    assert [each.seats for each in planned] == [2, 3, 4, 2] and len({each.seed for each in planned}) == 4
    assert hunts(BUILDERS, None, {}, 0, range(2, 4), None) == planned[2:]
    with pytest.raises(ValueError, match="alone"):
        hunts(game_by_key("tiletum"), 1, {}, 0, range(1), None)


def test_the_same_solution_is_not_asked_for_again_and_again():
    first, second = collection(BUILDERS).puzzles[:2]
    kept = varied([first] * (puzzling.MOST_ALIKE + 2) + [second])
    assert kept == [first] * puzzling.MOST_ALIKE + [second]


def test_nothing_is_begun_after_the_time_is_up():
    assert puzzles_of(Hunt("builders", 2, {}, 1, until=0.0)) is None


def test_the_command_adds_to_its_file(hasty, tmp_path):
    out = tmp_path / "puzzles.json"

    def run(*more: str, ok: bool = True) -> str:
        told = CliRunner().invoke(app, ["puzzles", "builders", "--workers", "1", "--out", str(out), *more])
        assert (told.exit_code == 0) is ok, told.output
        return told.output

    assert "found in 1 games" in run("--games", "1", "--seats", "2")
    first = read(out)
    assert first.games == 1 and first.puzzles and first.version == BUILDERS.version
    assert all(each.is_current(BUILDERS) for each in first.puzzles)
    run("--games", "1", "--seats", "2")
    second = read(out)
    assert second.games == 2 and second.puzzles[: len(first.puzzles)] == first.puzzles
    assert len({each.mark for each in second.puzzles}) == len(second.puzzles)
    assert "0 puzzles found in 0 games" in run("--games", "1", "--count", "1"), "there are enough already"
    broken = json.loads(out.read_text())
    broken["puzzles"][0]["mark"] = "00000000"
    out.write_text(json.dumps(broken))
    assert "other rules" in run("--games", "1", ok=False)
    out.write_text("nonsense")
    assert "no puzzles as they should be" in run(ok=False) and out.read_text() == "nonsense"
