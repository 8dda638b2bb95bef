"""The puzzles of every game: their positions can be reached, and what is told of them is true of these positions."""

from __future__ import annotations

import json
from datetime import date, timedelta

import pytest

from sylvarium.kernel import LANGUAGES, Message
from sylvarium.learning.puzzles import Collection, Puzzle, collection, of_the_day, puzzle, read, shown
from sylvarium.learning.scenes import Unplayable

NAMES = ["Ada", "Bruno", "Cleo", "Dario"]
LEAD = 5  # percent: what a puzzle's best choice is ahead at least (`bots.puzzling`)


def puzzles(game) -> tuple[Puzzle, ...]:
    found = collection(game).puzzles
    if not found:
        pytest.skip(f"{game.key} has no puzzles yet")
    return found


def test_every_puzzle_leads_to_its_position_and_has_one_best_choice(game):
    for number, each in enumerate(puzzles(game), 1):
        table = each.table(game)
        choices = {choice.name: choice for choice in table.legal()}
        assert table.seat == each.seat and len(choices) >= 3, number
        assert set(each.chances) == set(choices), f"{number}: the chance of every choice is known, and of no other"
        assert each.line[0] == each.best and each.best in each.points and len(each.points) >= 2
        second = max(chance for name, chance in each.chances.items() if name != each.best)
        assert each.chances[each.best] >= second + LEAD - 1, f"{number}: rounded, it is clearly ahead"
        assert all(len(points.parts) == len(game.score_parts) for points in each.points.values())
        ahead = {name: sum(points.parts) - points.rival for name, points in each.points.items()}
        assert max(ahead, key=lambda name: ahead[name]) == each.best, number
        assert 1 <= each.rating <= 3
        for move in each.line:
            assert table.seat == each.seat
            table.play(move)
        for language in LANGUAGES:
            words = game.words(language)
            assert all(words.say(choice.words, NAMES) for choice in choices.values())
            assert all(words.say(Message(f"score-{part.replace('_', '-')}")) for part in game.score_parts)


def test_no_puzzle_is_there_twice(game):
    found = puzzles(game)
    assert len({each.mark for each in found}) == len(found)


def test_nothing_of_the_answer_is_told_before_a_try(game):
    each = puzzles(game)[0]
    before = shown(game, each)
    assert before["answer"] is None and before["shows"] is None and before["log"] == []
    assert before["view"]["you"] == each.seat and len(before["view"]["choices"]) == len(each.chances)
    told = json.dumps({key: value for key, value in before.items() if key != "view"}, default=vars)
    assert each.best not in told


def test_after_a_try_it_is_explained_and_the_line_can_be_followed(game):
    each = puzzles(game)[0]
    wrong = next(name for name in each.points if name != each.best)
    answer = shown(game, each, [wrong])["answer"]
    assert (answer["tried"], answer["best"]) == (wrong, each.best)
    assert [points["name"] for points in answer["points"]] == [each.best, wrong]
    assert answer["choices"][0]["name"] == each.best, "the best first"
    for count in range(1, len(each.line)):
        now = shown(game, each, each.line[:count])
        assert now["shows"] == each.line[count] and now["view"]["undo"]
    assert shown(game, each, each.line)["shows"] is None
    with pytest.raises(Unplayable, match="Action 1 cannot be played"):
        shown(game, each, ["nonsense"])


def test_puzzles_are_found_by_their_number(game):
    found = puzzles(game)
    assert puzzle(game, "puzzle-1") == found[0] and puzzle(game, f"puzzle-{len(found)}") == found[-1]
    for name in ("puzzle-0", f"puzzle-{len(found) + 1}", "puzzle-x", "puzzle-", "1"):
        assert puzzle(game, name) is None


def test_other_rules_are_noticed(game):
    each = puzzles(game)[0].model_copy(update={"mark": "00000000"})
    assert not each.is_current(game)
    with pytest.raises(Unplayable, match="other rules"):
        each.table(game)


def test_a_file_is_written_as_it_is_read(game, tmp_path):
    found, file = collection(game), tmp_path / "puzzles.json"
    puzzles(game)
    file.write_text(found.written(), "utf-8")
    assert read(file) == found and len(file.read_text().splitlines()) == len(found.puzzles) + 2
    file.write_text('{"puzzles": [{"seats": 2}]}')
    with pytest.raises(ValueError, match="no puzzles as they should be"):
        read(file)


def test_every_day_has_a_puzzle_and_all_games_have_their_turn():
    counts = {"builders": 40, "sylve": 3, "tiletum": 0}
    days = [of_the_day(date(2026, 1, 1) + timedelta(days=k), counts) for k in range(400)]
    assert days == [of_the_day(date(2026, 1, 1) + timedelta(days=k), counts) for k in range(400)]
    assert {day[0] for day in days if day} == {"builders", "sylve"}
    assert all(day and 1 <= day[1] <= counts[day[0]] for day in days)
    assert len(set(days)) > 35, "they are spread over all there are"
    assert of_the_day(date(2026, 1, 1), {}) is None


def test_an_empty_collection_can_be_written(tmp_path):
    file = tmp_path / "puzzles.json"
    file.write_text(Collection(version="x").written())
    assert read(file) == Collection(version="x")
