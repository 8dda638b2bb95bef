"""Ax, hammer, treetop, bridge."""

from games.builders.scenes import scene

from sylvarium.games.builders.rules.state import CAPPED
from sylvarium.games.builders.rules.trees import height, is_open, open_styles, prestige
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
    tree,
)


def test_items_only_after_the_tile():  # builders R23, R53, R61, Q20
    s = position("f01[log | B nest]", others="thatch")
    give(s, RED, "ax")
    hand(s, RED, *["thatch/hammer"] * 3, "log/bridge")
    begin(s, RED)
    assert options(s) == ["play:thatch/hammer"]
    play(s, "play:thatch/hammer")
    assert all(name.startswith("place:") for name in options(s))
    play(s, "place:f02")
    assert "use:ax" in options(s)
    play(s, "end")
    assert not any(name.startswith(("use", "exchange")) for name in options(s))


def test_an_item_needs_a_target_and_must_be_used():  # builders R62
    s = position()
    give(s, RED, "ax")
    give(s, RED, "hammer")
    acting(s, RED)
    assert options(s) == ["end"]  # no tile anywhere
    s = position("f01[log | B nest]")
    give(s, RED, "ax")
    acting(s, RED)
    play(s, "use:ax")
    assert options(s) == ["ax:f01"]  # no way back


def test_ax():  # builders R63, E28, Q21, R85, R86
    s = scene("E28")
    assert prestige(s, space("f19")) == BLUE
    play(s, "use:ax")
    assert options(s) == ["ax:f01", "ax:f19"]  # also one's own; not a capped tree
    play(s, "ax:f19")
    assert prestige(s, space("f19")) == RED and height(s, space("f19")) == 4
    assert tree(s, "f19") == "f19[log | R nest, B log, R gourd]"  # the tile is out of the game


def test_hammer_limits():  # builders E31, R65, R66, R69
    s = scene("E31")
    play(s, "use:hammer")
    assert options(s) == ["source:f13"]
    play(s, "source:f13")
    where = options(s)
    assert len(where) == 17 and "destination:f08" in where
    assert not {"destination:f13", "destination:f09", "destination:f18"} & set(where)


def test_hammer_without_destination():  # builders R62, R65
    s = position("f01[log | R nest]", *[f"f{k:02}[log | ]^" for k in range(2, 21)])
    give(s, RED, "hammer")
    acting(s, RED)
    assert options(s) == ["end"]


def test_the_tile_of_this_turn_may_be_moved():  # builders R66, Q21
    s = position(others="thatch", next_tiles={RED: ["log"]})
    give(s, RED, "hammer")
    hand(s, RED, "thatch/ax", "log/ax", "log/ax", "log/ax")
    begin(s, RED)
    play(s, "play:thatch/ax", "place:f02", "use:hammer", "source:f02", "destination:f03")
    assert tree(s, "f02") == "f02[thatch | ]" and tree(s, "f03") == "f03[thatch | R log]"


def test_treetop_on_an_empty_tree():  # builders E13, R68, R69, R26, R91, Q24
    from sylvarium.games.builders.rules.scoring import score_round

    s = scene("E13")
    assert open_styles(s) & 1
    play(s, "use:treetop", "treetop:f17")
    assert s.cap[space("f17")] == CAPPED and not open_styles(s) & 1
    score_round(s)
    assert s.fame[RED, 3] == 2 * 4  # f17 is one of the four trees of stonecrest


def test_treetop_on_any_tree_but_a_capped_one():  # builders R68, R69, R70, Q24
    full = "f18[log | R nest, B log, Y nest, G gourd, R nest]"
    s = position(full, "f02[log | B nest]^", "f03[log | B nest]")
    give(s, GREEN, "treetop")
    acting(s, GREEN)
    play(s, "use:treetop")
    assert len(options(s)) == 19 and "treetop:f02" not in options(s)
    play(s, "treetop:f18")
    assert height(s, space("f18")) == 6 and prestige(s, space("f18")) == RED
    assert not is_open(s, space("f18")) and s.supply[3] == 8


def test_bridge_between_two_led_trees():  # builders E3, R71, R75
    s = scene("E3")
    play(s, "use:bridge", "bridge:f01-f02")
    assert s.fame[RED].tolist() == [0, 7, 0, 0] and s.banners[RED] == 15
    assert score_total(s, BLUE) == 0


def test_bridge_to_an_empty_tree():  # builders E6, R72, R73, R75, R87, Q25
    s = scene("E6")
    play(s, "use:bridge", "bridge:f03-f04")
    assert score_total(s, RED) == 3
    s = scene("E6", 2)
    play(s, "use:bridge", "bridge:f03-f04")
    assert score_total(s, BLUE) == 0 and s.bridge[4] == 0b11


def test_bridge_places():  # builders E29, R71, R72
    s = scene("E29")
    play(s, "use:bridge")
    assert len(options(s)) == 26
    assert not {"bridge:f06-f07", "bridge:f01-f07", "bridge:f07-f08"} & set(options(s))
    s = scene("E29", 2)
    play(s, "use:bridge")
    assert "bridge:f06-f07" in options(s)


def test_bridges_stay_and_never_hinder():  # builders R76, Q23
    s = position("f01[log | R nest, R log]", "f02[nest | R gourd]")
    give(s, RED, "bridge")
    give(s, RED, "ax", 2)
    acting(s, RED)
    play(s, "use:bridge", "bridge:f01-f02")
    fame = score_total(s, RED)
    for _ in range(2):
        acting(s, RED)
        play(s, "use:ax", "ax:f01")
    assert s.bridge[0] == 1 and score_total(s, RED) == fame and s.tiles[space("f01")] == 0
    assert is_open(s, space("f01"))


def test_a_capped_tree_still_counts():  # builders E32, R70, R73, R75, R89
    from sylvarium.games.builders.rules.scoring import score_round

    s = scene("E32")
    play(s, "use:bridge", "bridge:f15-f20")
    assert score_total(s, GREEN) == 2 + 3
    score_round(s)
    score_round(s)
    assert s.fame[GREEN, 2] == 2 * (2 + 3)


def test_items_are_worth_nothing_at_the_end():  # builders R60
    from sylvarium.games.builders.rules.scoring import score

    s = position()
    give(s, YELLOW, "bridge", 3)
    assert score(s, YELLOW) == 0


def test_all_bridges_used():  # builders R62, R72
    s = position(seats=2)
    give(s, RED, "bridge")
    for k in range(50):
        s.bridge[k] = 1
    acting(s, RED)
    assert "use:bridge" not in options(s)


def test_a_capped_tree_never_changes():  # builders I10, R69
    import random

    from sylvarium.games.builders import GAME
    from sylvarium.table import Table

    for seed in range(6):
        table, chance, capped = Table.new(GAME, 2, seed=seed), random.Random(seed), {}
        while not table.over:
            names = [choice.name for choice in table.legal()]
            treetops = [name for name in names if name.startswith(("use:treetop", "treetop:", "exchange:treetop"))]
            table.play(chance.choice(treetops or names))
            for t, tiles in capped.items():
                assert table.state.cap[t] == CAPPED and table.state.tile[t].tolist() == tiles
            capped |= {t: table.state.tile[t].tolist() for t in range(20) if table.state.cap[t] == CAPPED}
        assert capped
