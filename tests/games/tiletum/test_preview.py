"""What choices are said to bring (face/preview.py)."""

from sylvarium.games.tiletum import GAME
from sylvarium.games.tiletum.face.preview import MEASURES, measure
from sylvarium.games.tiletum.school.notation import (
    BLUE,
    acting,
    choosing,
    crest,
    having_die,
    only,
    play,
    put_die,
    settle_in,
    store,
)


def measured(s):
    numbers = [0] * len(MEASURES)
    measure(s, BLUE, numbers)
    return dict(zip(MEASURES, numbers, strict=True))


def brings(s, *actions):
    """What changes by these actions."""
    before = measured(s)
    play(s, *actions)
    after = measured(s)
    return {name: after[name] - before[name] for name in MEASURES if after[name] != before[name]}


def test_a_die_counts_as_soon_as_it_is_due():  # tiletum R48, R53, R55
    s = choosing()
    settle_in(s, BLUE, "courtier_8", "b5_f1")
    crest(s, BLUE, "bt_43", "b5")
    only(s, BLUE, gold=2)
    put_die(s, "pink", 6)
    assert s.wheel_tile[4] != -1  # so the stage is not passed over
    assert brings(s, "take_die:pink:6:5") == {"gold": -2, "due:food": 5, "ap": 2 + 1}
    assert brings(s, "proceed") == {"food": 5, "due:food": -5}


def test_the_dyer_changes_what_is_due():  # tiletum R54
    s = having_die(choosing(), "blue", 4, "king")
    store(s, BLUE, "bt_24")
    assert brings(s, "use_helper:dyer", "recolor:stone") == {"due:iron": -4, "due:stone": 4, "stored": -1}


def test_a_contract():  # tiletum R87, R103
    s = acting("merchant")
    only(s, BLUE, iron=5)
    store(s, BLUE, "ct_iron_5")
    found = brings(s, "fulfil_contract:iron_5")
    assert found.pop("rank", 0) <= 0
    assert found == {"iron": -5, "king": 1, "pillars": 1, "stored": -1, "contract:k1": 1}


def test_points_of_sub_actions_count():  # tiletum R95
    s = acting("king", ap=2)
    store(s, BLUE, "bt_16")
    assert brings(s, "use_helper:king_2") == {"ap": 2}
    found = brings(s, "king_step")
    assert (found["ap"], found["king"]) == (-1, 1)


def test_nothing_is_due_to_others():
    s = having_die(choosing(seat=1), "blue", 4, "king")
    assert measured(s)["due:iron"] == 0 and measured(s)["ap"] == 0
    assert GAME.measures == MEASURES
