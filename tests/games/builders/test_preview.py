"""What choices are said to bring (face/preview.py)."""

from games.builders.scenes import scene

from sylvarium.games.builders import GAME
from sylvarium.games.builders.face.preview import LABELS, MEASURES, measure
from sylvarium.games.builders.rules.components import STYLE_NAMES
from sylvarium.games.builders.rules.scoring import score_round
from sylvarium.games.builders.rules.state import NOBODY
from sylvarium.games.builders.school.notation import BLUE, RED, begin, give, hand, options, play, position


def measured(s, seat=RED):
    numbers = [0] * (len(MEASURES) + len(LABELS))
    measure(s, seat, numbers)
    return dict(zip((*MEASURES, *LABELS), numbers, strict=True))


def brings(s, *actions):
    """What changes by these actions: by how much, or (a label) what it becomes."""
    before = measured(s)
    for action in actions:
        play(s, action)
    after = measured(s)
    return {
        name: after[name] if name in LABELS else after[name] - before[name]
        for name in after
        if after[name] != before[name]
    }


def test_a_tile_raises_a_tree_and_may_take_the_lead():  # builders R16, R85, R86
    s = position("f08[nest | B log]", others="thatch", next_tiles={RED: ["log"]})
    hand(s, RED, "log/ax", "nest/ax", "nest/ax", "nest/ax")
    begin(s, RED)
    assert measured(s)["leader:f08"] == BLUE and measured(s)["leader:f01"] == NOBODY
    assert brings(s, "play:log/ax") == {"row:ax": 1, "fits:f08": 1}
    changed = brings(s, "place:f08")
    assert changed["height:f08"] == 1 and changed["leader:f08"] == RED


def test_a_banner_and_an_item_are_counted():  # builders R46, R56
    s = position("f08[nest | R log, B log]", others="thatch", next_tiles={RED: ["log"]})
    give(s, RED, "treetop")
    hand(s, RED, "log/ax", "nest/ax", "nest/ax", "nest/ax")
    begin(s, RED)
    play(s, "play:log/ax")
    play(s, "place:f08")
    assert brings(s, "banner:attach")["banners"] == -1
    assert brings(s, "use:treetop") == {"item:treetop": -1}


def test_what_a_scoring_would_bring_now():  # builders R84, R89, R91
    s = position("f08[nest | R log, R log]", others="thatch")
    standing = measured(s)["standing"]
    before = GAME.score(s, RED)
    score_round(s)
    assert standing > 0 and GAME.score(s, RED) - before == standing


def test_a_card_lights_the_trees_its_tile_may_go_to():  # builders R40, R24
    s = position("f08[log | ]", "f07[nest | R log]", "f06[log | ]^", others="thatch")
    hand(s, RED, "log/ax", "nest/ax", "nest/ax", "nest/ax")
    begin(s, RED)
    assert {name for name in brings(s.copy(), "play:log/ax") if name.startswith("fits:")} == {"fits:f07", "fits:f08"}


def test_under_an_open_choice_every_open_tree_is_lit():  # builders R31, E17
    """The card matches no tree: what can be seen on the board does not tell where its tile may go."""
    s = scene("E17")
    changed = brings(s, "play:gourd/ax")
    assert {name for name in changed if name.startswith("fits:")} == {"fits:f01", "fits:f02"}
    assert sorted(options(s)) == ["place:f01", "place:f02"]


def test_the_style_that_would_be_on_top():  # builders R41, R65
    s = position("f08[log | ]", "f07[log | ]", others="thatch", next_tiles={RED: ["nest"]})
    hand(s, RED, "log/ax", "nest/ax", "nest/ax", "nest/ax")
    begin(s, RED)
    play(s, "play:log/ax")
    assert brings(s, "place:f08")["top:f08"] == STYLE_NAMES.index("nest")
