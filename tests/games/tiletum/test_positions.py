"""Positions as lessons and worked examples write them down (school/positions.py)."""

import pytest
from games.tiletum.invariants import check

from sylvarium.games.tiletum import GAME
from sylvarium.games.tiletum.rules.components import TILES
from sylvarium.games.tiletum.rules.state import NONE
from sylvarium.games.tiletum.school.notation import BLUE, ORANGE, empty_pile, options, store, track
from sylvarium.games.tiletum.school.positions import position_of
from sylvarium.learning.examples import examples
from sylvarium.learning.lessons import course


def starts():
    """Every position of lessons and worked examples."""
    for lesson in course(GAME).lessons:
        yield from (start for start in (lesson.start, *(step.start for step in lesson.steps)) if start)
    for scenes in examples(GAME).values():
        yield from scenes


def test_positions_are_such_as_a_game_could_have():
    """Every invariant of the rules holds in them."""
    found = list(starts())
    assert len(found) > 8
    for start in found:
        check(start.table(GAME).record())


def test_a_turn_in_the_midst_of_a_round():
    s = position_of({"round": 2, "lap": 3, "seat": "O", "action": "king", "die": "blue 2"}, 3, 5)
    check(s)
    assert (s.seat, s.main_ap, s.dice_taken.tolist()) == (1, 5, [3, 3, 2, 0]) and "king_step" in options(s)


def test_what_a_position_names():
    given = {"king": {"B": 2, "O": 2, "P": -1}, "king_tile": "bt_30", "dice": ["pink 6"], "wheel": {"king": "bt_31"}}
    s = position_of({**given, "first": "P"}, 3, 5)
    check(s)
    assert track(s) == {2: [0, 1], -1: [2]} and TILES[s.king_tile] == "bt_30" and TILES[s.wheel_tile[4]] == "bt_31"
    assert s.order.tolist()[:3] == [2, 0, 1] and "take_die:pink:6:6" in options(s)
    assert position_of({"round": 4}, 2, 5).king_tile == NONE  # R124


def test_unknown_keys_are_mistakes():
    with pytest.raises(ValueError, match=r"no 'hoses'; it has first, seat.*houses"):
        position_of({"hoses": {}}, 2, 1)


def test_tiles_are_conserved():
    s = position_of({"characters": ["notary_9", "mason_6", "carter_3", "steward_1", "courtier_5"]}, 2, 1)
    empty_pile(s, "notary_1")
    store(s, BLUE, "carter_3")
    assert s.character_offer[2] == NONE  # no tile is left to replace it
    with pytest.raises(AssertionError, match="carter_3 is already in use"):
        store(s, ORANGE, "carter_3")
