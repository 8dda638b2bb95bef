"""Joker (R82–R84)."""

from games.tiletum.scenes import scene

from sylvarium.games.tiletum.rules.components import ACTION_NAMES
from sylvarium.games.tiletum.school.notation import (
    BLUE,
    acting,
    choosing,
    crest,
    give,
    having_die,
    options,
    play,
    settle_in,
    stored,
    wheel_tile,
)


def test_naming_the_joker():  # tiletum R82
    s = acting("joker", ap=4)
    give(s, BLUE, gold=2)
    named = [f"name_joker:{action}" for action in ("architect", "merchant", "character", "contract", "king")]
    assert options(s)[:5] == named and options(s, "buy")  # tasks first, if one likes
    play(s, "buy:food")
    assert options(s, "name_joker") == named
    play(s, "name_joker:merchant")
    assert ACTION_NAMES[s.main] == "merchant" and s.main_ap == 4
    assert not options(s, "name_joker") and options(s, "move_merchant") and not options(s, "king_step")


def test_the_joker_may_be_declined():  # tiletum R82, R57
    s = acting("joker", ap=4)
    play(s, "end_turn")
    assert s.seat == 1


def completed_masons(s):
    settle_in(s, BLUE, "mason_6", "b2_f1")
    settle_in(s, BLUE, "mason_8", "b2_f2")
    settle_in(s, BLUE, "mason_9", "b2_f3")
    crest(s, BLUE, "bt_43", "b2")


def test_bonus_ap_when_the_joker_is_named():  # tiletum R83, R107, E18
    s = scene("E18")
    assert s.main_ap == 2
    other = s.copy()
    play(s, "name_joker:architect")
    assert s.main_ap == 5
    play(other, "name_joker:king")
    assert other.main_ap == 2


def test_helper_actions_get_no_bonus():  # tiletum R95, Q23, E19
    s = scene("E19")
    play(s, "use_helper:architect_2")
    assert s.agenda[s.pending - 1].tolist()[1:] == [0, 2]


def test_tile_of_the_joker_space():  # tiletum R84
    s = choosing()
    wheel_tile(s, "joker", "bt_30")
    wheel_tile(s, "merchant", "bt_31")
    having_die(s, "pink", 5, "joker")
    play(s, "take_wheel_tile", "name_joker:merchant")
    assert stored(s, BLUE) == ["bt_30"] and "take_wheel_tile" not in options(s)
