"""The arena: fair seats, the same games from the same seed, honest figures, clear refusals."""

import json
from collections import Counter

import pytest

from sylvarium.bots import Position
from sylvarium.bots.arena import Match, compete, lineups, matches, play_match
from sylvarium.bots.players import bot
from sylvarium.bots.rating import duels, elo, elo_intervals, wilson
from sylvarium.bots.results import Result


class First:
    """Plays the first legal action."""

    name = "first"

    def __call__(self, position: Position) -> int:
        return position.actions()[0]


class Cheeky:
    name = "cheeky"

    def __call__(self, position: Position) -> int:
        return -1


def test_every_bot_sits_everywhere_on_the_same_deals():
    planned = matches("builders", [("a", "b", "c")], 12, {}, 1)
    assert Counter(match.bots for match in planned) == {("a", "b", "c"): 4, ("b", "c", "a"): 4, ("c", "a", "b"): 4}
    assert [planned[k].seed for k in range(12)] == [planned[k - k % 3].seed for k in range(12)]
    assert len({match.seed for match in planned}) == 4


def test_two_bots_at_four_seats_play_no_game_twice():
    planned = matches("builders", [("a", "b", "a", "b")], 8, {}, 1)
    assert len({(match.bots, match.seed) for match in planned}) == 8


def test_lineups():
    assert lineups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert lineups(["a", "b", "c"], 2, neighbours=True) == [("a", "b"), ("b", "c")]
    assert lineups(["a", "b"], 4) == [("a", "b", "a", "b")]
    assert lineups(["a", "b", "c", "d"], 3)[0] == ("a", "b", "c")


def without_times(result):
    return [{k: v for k, v in outcome.items() if k != "seconds"} for outcome in result.outcomes]


def test_same_seed_same_games_on_any_number_of_workers():
    alone = compete("builders", ["random", "birch"], 4, seed=3)
    together = compete("builders", ["random", "birch"], 4, seed=3, workers=2)
    assert without_times(alone) == without_times(together)
    assert without_times(alone) != without_times(compete("builders", ["random", "birch"], 4, seed=4))


def test_progress_and_json(tmp_path):
    told = []
    result = compete("builders", ["random", First()], 6, seats=3, seed=1, progress=lambda *now: told.append(now))
    assert told == [(k, 6) for k in range(1, 7)]
    result.save(tmp_path / "result.json")
    assert Result.load(tmp_path / "result.json").standings() == result.standings()
    saved = json.loads((tmp_path / "result.json").read_text())
    assert saved["settings"]["seed"] == 1 and len(saved["games"]) == 6
    first = next(line for line in saved["bots"] if line["bot"] == "first")
    assert first["score"] == pytest.approx(sum(first["parts"].values()))
    assert sum(line["wins"] for line in saved["bots"]) == pytest.approx(6)


def test_refusals_say_why():
    with pytest.raises(ValueError, match="no bot 'elm'"):
        compete("builders", ["elm", "oak"], 1)
    with pytest.raises(ValueError, match="no game"):
        compete("chess", ["random", "oak"], 1)
    with pytest.raises(ValueError, match="players, not 9"):
        compete("builders", ["random", "oak"], 1, seats=9)
    with pytest.raises(ValueError, match="at least two bots"):
        compete("builders", ["oak"], 1)
    with pytest.raises(ValueError, match="name of its own"):
        compete("builders", ["oak", "oak"], 1)
    with pytest.raises(ValueError, match="at least one game"):
        compete("builders", ["random", "oak"], 0)
    with pytest.raises(ValueError, match="no option 'wind'"):
        compete("builders", ["random", "oak"], 1, options={"wind": "strong"})
    with pytest.raises(ValueError, match=r"cheeky tried .* Legal now"):
        compete("builders", ["random", Cheeky()], 1)
    with pytest.raises(ValueError, match="no module"):
        bot("nowhere:Bot")
    with pytest.raises(ValueError, match="no file"):
        bot("nowhere.py:Bot")
    with pytest.raises(ValueError, match="has no 'Nothing'"):
        bot("json:Nothing")
    with pytest.raises(ValueError, match="cannot be called"):
        bot("sylvarium.bots:LEVELS")


def test_a_match_tells_everything():
    outcome = play_match(Match("builders", ("random", "random"), {}, 5))
    assert sum(outcome.decisions) == outcome.actions > 50
    assert sorted(outcome.places) in ([1, 2], [1, 1])
    assert [sum(parts.values()) for parts in outcome.parts] == list(outcome.scores)


def test_wilson_interval():
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)  # Newcombe 1998, table I
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_elo_of_known_odds():
    games = [{"a": 1, "b": 2}] * 10_000 + [{"a": 2, "b": 1}] * 1_000
    ratings = elo(duels(games, ["a", "b"]))
    assert ratings[0] - ratings[1] == pytest.approx(400, abs=1)
    assert ratings.mean() == pytest.approx(1500)
    unbeaten = elo(duels([{"a": 1, "b": 2}] * 5 + [{"b": 1, "c": 2}] * 5, ["a", "b", "c"]))
    assert unbeaten[0] > unbeaten[1] > unbeaten[2] and all(abs(unbeaten) < 5000)


def test_few_games_give_wide_intervals_and_no_nonsense():
    games = [{"a": 1, "b": 2}, {"b": 1, "c": 2}, {"c": 1, "d": 2}]
    intervals = elo_intervals(games, ["a", "b", "c", "d"], 1)
    assert intervals.shape == (4, 2) and (intervals[:, 0] <= intervals[:, 1]).all()
    assert (abs(intervals) < 5000).all()
