"""The quick and sensible play of imagined futures."""

from sylvarium.games.tree_society import GAME
from sylvarium.games.tree_society.face.naming import name
from sylvarium.games.tree_society.mind.sensible import sensible
from sylvarium.games.tree_society.rules.scoring import score
from sylvarium.games.tree_society.school.notation import OUT, board, new_game, options, play, position

MARKET = ("apple_01", "cherry_01", "grape_01", "orange_01")


def thought_of(s):
    """The sensible choices; all legal ones must still be in the list, each once."""
    legal = options(s)
    count = GAME.legal(s, OUT)
    kept = sensible(s, OUT, count)
    assert sorted(name(int(OUT[k])) for k in range(count)) == sorted(legal)
    return [name(int(OUT[k])) for k in range(kept)]


def test_what_was_begun_is_finished_first():
    laid = {"bottom_1": "wri_01"}
    s = position(board(20, progress={"wri_09": 1}), sale=("apple_02",), fruit_action=True, guild_market=laid)
    assert thought_of(s) == ["level_up:wri_09"]
    s = position(board(4, progress={"wri_09": 1}), sale=("apple_02",), fruit_action=True, guild_market=laid)
    assert thought_of(s) == ["build:wri_01"]


def test_nothing_is_discarded_unasked():
    full = {"wri_09": 1, "ban_02": 1, "wri_05": 1}
    s = position(board(3, progress=full), sale=("apple_02",), fruit_action=True, guild_market={"bottom_1": "wri_01"})
    assert "build:wri_01" in options(s) and thought_of(s) == ["fruit_action"]
    play(s, "fruit_action")
    assert thought_of(s) == ["end_build"]


def test_effects_are_used():
    s = position(board(9), fruit_market=MARKET, guild_market={"bottom_1": "mer_01"})
    play(s, "build:mer_01")
    assert thought_of(s) == [f"take:{id}" for id in MARKET]
    s = position(board(9, progress={"arc_01": 1, "wri_05": 1}), guild_market={"bottom_1": "mer_01"})
    play(s, "level_up:arc_01")
    assert thought_of(s) == ["level_up:wri_05"]
    s = position(board(9, progress={"arc_01": 1}), guild_market={"bottom_1": "mer_01"})
    play(s, "level_up:arc_01")
    assert thought_of(s) == ["build:mer_01"]


def test_quick_games_come_to_something():
    """A few games with the first sensible choice: far more points than chance alone gives."""
    points = []
    for seed in range(8):
        s = new_game(2, seed)
        while not s.over:
            count = GAME.legal(s, OUT)
            GAME.apply(s, int(OUT[seed % sensible(s, OUT, count)]))
        points += [score(s, 0), score(s, 1)]
    assert sum(points) / len(points) > 20
