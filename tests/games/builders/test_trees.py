"""Adding tiles, banners, prestige."""

from games.builders.scenes import scene

from sylvarium.games.builders.rules.state import NOBODY
from sylvarium.games.builders.rules.trees import height, is_open, prestige
from sylvarium.games.builders.school.notation import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    acting,
    begin,
    give,
    hand,
    options,
    play,
    position,
    score_total,
    space,
    style,
    tree,
)


def lead(text):
    s = position(text)
    return prestige(s, space(text[:3]))


def with_card(s, seat, card):
    """It is the turn of `seat`, who holds this card and three that cannot be played."""
    hand(s, seat, card, *["nest/hammer" if "nest" not in card else "thatch/hammer"] * 3)
    begin(s, seat)
    play(s, f"play:{card}")


def test_adding_a_tile():  # builders R16, R25, R37, R40, R41, R42, E38
    s = scene("E38")
    play(s, "play:gourd/treetop")
    assert options(s) == ["place:f05", "place:f11"]
    used = s.used_tiles[YELLOW]
    play(s, "place:f11")
    assert tree(s, "f11") == "f11[log | B nest, B gourd, Y thatch]"
    assert s.top[space("f11")] == style("thatch") and s.used_tiles[YELLOW] == used + 1


def test_only_the_top_matters():  # builders R25, Q43
    s = position("f01[log | R nest, B gourd]")
    assert s.top[space("f01")] == style("gourd")


def test_full_tree():  # builders R24, R43, E14, R64, R26, R86
    s = position("f18[log | R nest, B log, Y nest, G gourd, R nest]", others="nest", next_tiles={RED: ["log"]})
    give(s, RED, "hammer")
    t = space("f18")
    assert not is_open(s, t) and height(s, t) == 6 and prestige(s, t) == RED
    with_card(s, RED, "nest/treetop")
    assert "place:f18" not in options(s) and len(options(s)) == 19
    play(s, "place:f01", "use:hammer", "source:f01")
    assert "destination:f18" not in options(s)
    play(s, "destination:f02", "end")
    s = scene("E14", 2)
    play(s, "use:ax", "ax:f18")
    assert is_open(s, t) and s.top[t] == style("gourd") and height(s, t) == 5 and prestige(s, t) == GREEN


def test_the_base_is_not_a_tile():  # builders E7, R44, R45, R46, Q10
    s = scene("E7")
    play(s, "play:nest/ax", "place:f05")
    assert "banner:attach" not in options(s)
    s = scene("E7", 2)
    play(s, "play:log/ax", "place:f08")
    assert options(s) == ["banner:attach", "banner:decline"]
    play(s, "banner:attach")
    assert score_total(s, YELLOW) == 5 and s.fame[YELLOW, 0] == 5
    assert tree(s, "f08") == "f08[nest | R log, B log, Y log +Y]"


def test_positions_do_not_matter():  # builders E8, R44, R24, R43
    s = scene("E8")
    play(s, "play:thatch/ax", "place:f10", "banner:attach")
    assert s.banner[space("f10"), BLUE] == 6 and score_total(s, BLUE) == 5
    assert not is_open(s, space("f10"))


def test_banners_of_others_and_a_second_own():  # builders E9, R44, R48, Q12, R97
    s = scene("E9")
    play(s, "play:nest/ax", "place:f12", "banner:attach")
    assert tree(s, "f12") == "f12[log | R nest, R nest, B nest +B, R nest +R]"
    assert s.tile_banners[RED] == 1
    s = scene("E9", 2)
    play(s, "play:nest/ax", "place:f12")
    assert "banner:attach" not in options(s)


def test_declining_a_banner_loses_it():  # builders R47, Q11
    s = position("f08[nest | R log, B log]", others="thatch", next_tiles={YELLOW: ["log"]})
    with_card(s, YELLOW, "log/ax")
    play(s, "place:f08", "banner:decline")
    assert score_total(s, YELLOW) == 0 and s.banners[YELLOW] == 16
    assert "banner:attach" not in options(s)


def test_no_banner_left():  # builders R44, R52, R74, Q13
    s = position("f08[nest | R log, B log]", others="thatch", next_tiles={YELLOW: ["log"]})
    s.banners[YELLOW] = 0
    give(s, YELLOW, "bridge")
    with_card(s, YELLOW, "log/ax")
    play(s, "place:f08")
    assert options(s) == ["end"]  # neither a banner nor a bridge


def test_hammer_with_banner():  # builders E10, R65, R67, R25, R86, Q22
    s = scene("E10")
    supply = s.supply[1]
    play(s, "use:hammer")
    assert options(s) == ["source:f13"]
    play(s, "source:f13", "destination:f14", "banner:attach")
    assert tree(s, "f14") == "f14[log | B gourd, Y gourd, R gourd +R]" and tree(s, "f13") == "f13[thatch | ]"
    assert s.top[space("f13")] == style("thatch") and s.supply[1] == supply + 1
    assert prestige(s, space("f14")) == RED and score_total(s, RED) == 5


def test_two_banners_in_one_turn():  # builders R67, R47
    s = position(
        "f08[nest | R log, B log]",
        "f09[nest | Y log, B log, B nest]",
        "f10[gourd | G nest]",
        others="thatch",
        next_tiles={RED: ["log"]},
    )
    give(s, RED, "hammer")
    with_card(s, RED, "log/ax")
    play(s, "place:f08", "banner:attach", "use:hammer", "source:f08", "destination:f09", "banner:attach")
    assert s.tile_banners[RED] == 2 and score_total(s, RED) == 10
    assert s.banner[space("f08"), RED] == 3  # on the tile below (R49)


def test_ax_on_a_tile_with_banner():  # builders E11, R63, R49, R50, R86, Q23
    s = scene("E11")
    assert prestige(s, space("f15")) == RED
    play(s, "use:ax", "ax:f15")
    assert tree(s, "f15") == "f15[nest | R log, B log +R]"
    assert score_total(s, RED) == 5 and s.banners[RED] == 15 and prestige(s, space("f15")) == BLUE
    s = scene("E11", 2)
    play(s, "play:log/ax", "place:f15")
    assert "banner:attach" not in options(s)


def test_a_banner_down_to_the_base():  # builders E12, R49, R63, R64, R87
    s = scene("E12")
    play(s, "use:ax", "ax:f16")
    assert tree(s, "f16") == "f16[gourd +R | ]" and s.top[space("f16")] == style("gourd")
    assert prestige(s, space("f16")) == NOBODY
    give(s, YELLOW, "ax")
    acting(s, YELLOW)
    play(s, "use:ax")
    assert options(s) == ["ax:f01"]


def test_prestige():  # builders E1, E4, R85, R86, R88, Q26, Q27
    assert lead("f04[thatch | R log, Y nest, R gourd, Y log]") == YELLOW
    assert lead("f09[gourd | R log, B nest, R thatch]") == RED
    assert lead("f09[gourd | R log, R nest, B thatch, B log, Y nest]") == BLUE  # yellow is highest, but not tied
    assert lead("f09[gourd | R log, B nest, Y thatch]") == YELLOW
    assert lead("f09[gourd | ]") == NOBODY
    assert lead("f09[gourd | R log +R, B nest]^") == BLUE  # neither banner nor treetop counts


def test_tile_first_then_bridge():  # builders E30, R75, R86
    s = scene("E30")
    play(s, "play:log/ax", "place:f06")
    assert prestige(s, space("f06")) == RED and height(s, space("f06")) == 3
    play(s, "use:bridge", "bridge:f06-f07")
    assert score_total(s, RED) == 3 + 2


def test_a_bridge_banner_is_no_tile_banner():  # builders E33, R44, R51, R52, Q14
    s = position("f01[nest | B log, Y log]", others="thatch", next_tiles={RED: ["log"]})
    give(s, RED, "bridge")
    acting(s, RED)
    play(s, "use:bridge", "bridge:f01-f02")
    assert score_total(s, RED) == 0 and s.tile_banners[RED] == 0
    s = scene("E33")
    play(s, "play:log/ax", "place:f01", "banner:attach")
    assert score_total(s, RED) == 5 and s.banners[RED] == 14
