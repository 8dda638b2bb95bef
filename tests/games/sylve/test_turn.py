"""The round and the turn (3.2, 3.3)."""

from games.sylve.position import position, scene

from sylvarium.games.sylve.rules.components import FACE_IDS, NONE
from sylvarium.games.sylve.rules.dice import pool_die

ROW = "honeybrook amberwood rustleaf_copse"


def test_rounds_change_the_side_of_the_village():  # sylve R13, R131
    from sylvarium.games.sylve import GAME

    sides = [GAME.view(position(round=n).s, None)["side"] for n in (1, 2, 3, 4)]
    assert sides == ["day", "night", "day", "night"]


def test_a_face_stays_until_the_end_of_the_round():  # sylve R15
    t = position(row=ROW).pool("R", "tree hill hill")
    t.play("place:tree", "space:honeybrook.1")
    t.play("place:pond", "space:left", "ingredient:plant")
    assert t.at("honeybrook.1") == ["R.tree"] and t.pool_of("R") == ["hill", "hill"]
    t.play("place:hill", "space:honeybrook.2")
    assert t.at("honeybrook.1") == ["R.tree"] and t.at("left") == ["B.pond"]


def test_turns_go_clockwise_from_the_first_player():  # sylve R16
    t = position("RBG", row=ROW).pool("R", "tree tree").pool("B", "tree tree").pool("G", "tree tree")
    order = []
    for _ in range(4):
        order.append(t.on_turn())
        t.play("place:tree", "space:left", "ingredient:plant")
    assert order == ["R", "B", "G", "R"]
    t = position("RBG", row=ROW)
    t.s.first, t.s.seat = 2, 2
    t.pool("G", "pond pond").play("place:pond", "space:left", "ingredient:plant")
    assert t.on_turn() == "B"  # Red has no dice


def test_an_empty_pool_passes_for_the_rest_of_the_round():  # sylve R17, R19, E56
    t = position(row=ROW).pool("R", "tree").pool("B", "pond pond pond")
    t.stock("R", "2P 1M").market("quickstep_tea").hand("R", "tumble_tonic")
    t.play("place:tree", "space:left", "ingredient:plant", "end_turn")
    for left in (2, 1):
        assert t.on_turn() == "B"  # Red is skipped, and can neither brew nor drink
        t.play("place:pond", "space:left", "ingredient:plant")
        assert len(t.pool_of("B")) == left
    assert t.s.turn == 4


def test_one_player_alone_takes_complete_turns():  # sylve R19, E56
    t = position(row=ROW).pool("R", "tree hill").pool("B", "").stock("R", "6P 6M 6C")
    t.market("quickstep_tea", "tumble_tonic").hand("R", "mirror_dew", "chameleon_sip")
    t.play("brew:quickstep_tea", "drink:mirror_dew", "change:hill:pond")
    assert not t.legal("brew") and not t.legal("drink")
    t.play("place:tree", "space:left", "ingredient:plant")
    assert t.on_turn() == "R" and t.s.turn == 2
    assert t.legal("brew") and t.legal("drink")


def test_no_voluntary_passing():  # sylve R18
    t = position(row=ROW).pool("R", "tree hill").stock("R", "9P 9M 9C").market("quickstep_tea")
    assert t.legal() == {"place:tree", "place:hill", "brew:quickstep_tea"}


def test_the_round_ends_when_no_pool_has_a_die():  # sylve R20
    t = position(row=ROW).pool("R", "tree").pool("B", "pond")
    t.play("place:tree", "space:honeybrook.1")
    assert t.s.round == 1
    t.play("place:pond", "space:honeybrook.3")
    assert t.s.round == 2 and len(t.pool_of("R")) == len(t.pool_of("B")) == 6


def test_brew_drink_place_in_one_turn():  # sylve R21, R22, R25, E2
    t = scene("E2").play("brew:quickstep_tea")
    assert t.stock_of("R") == "" and t.hand_of("R") == {"quickstep_tea"}
    t.play("drink:quickstep_tea")
    assert t.asked() == "choose_die" and t.legal() == {"place:tree", "place:hill"}
    t.play("place:tree", "space:honeybrook.1")
    assert t.stock_of("R") == "1P" and t.legal() == {"place:hill"}
    t.play("place:hill", "space:honeybrook.2")
    assert t.stock_of("R") == "1P 1M" and t.pool_of("R") == []
    assert t.drunk_by("R") == {"quickstep_tea"}
    assert t.on_turn() == "B"  # the turn has ended by itself


def test_each_part_once_and_in_any_order():  # sylve R21, R23
    t = position(row=ROW).pool("R", "tree hill pond").stock("R", "9P 9M 9C")
    t.market("quickstep_tea", "hush_water").hand("R", "mirror_dew", "chameleon_sip")
    t.play("drink:mirror_dew", "change:tree:hill")
    assert t.legal() == {"place:hill", "place:pond", "brew:quickstep_tea", "brew:hush_water"}
    t.play("place:hill", "space:left", "ingredient:plant")
    assert t.legal() == {"brew:quickstep_tea", "brew:hush_water", "end_turn"}
    t.play("brew:hush_water")
    assert t.on_turn() == "B"


def test_a_part_is_finished_before_the_next_begins():  # sylve R22
    t = position(row=ROW).pool("R", "tree hill").stock("R", "9P 9M 9C").market("quickstep_tea")
    t.hand("R", "mirror_dew").play("place:tree")
    assert all(name.startswith("space:") for name in t.legal())
    t.play("space:left")
    assert t.legal() == {"ingredient:plant", "ingredient:mushroom", "ingredient:crystal"}


def test_the_turn_is_ended_only_after_the_placement():  # sylve R23
    t = position(row=ROW).pool("R", "tree hill").stock("R", "2P 1M").market("quickstep_tea")
    assert "end_turn" not in t.legal()
    t.play("place:tree", "space:honeybrook.1")
    assert "end_turn" in t.legal()
    t.end_turn()
    assert t.on_turn() == "B" and t.stock_of("R") == "3P 1M"


def test_the_turn_goes_on_while_a_creature_can_convert():  # sylve R23, R98
    t = position(row=ROW).pool("R", "tree water").tame("R", "kindle_toad")
    t.play("place:tree", "space:honeybrook.1")
    assert t.legal() == {"convert:kindle_toad:1", "end_turn"}
    t.play("convert:kindle_toad:1")
    assert t.on_turn() == "B" and t.pool_of("R") == ["fire"]


def test_brewing_and_drinking_after_the_last_die():  # sylve R24, Q6
    t = position(row=ROW).pool("R", "tree").stock("R", "1P 1M").market("vanishing_vapour")
    t.stock("R", "0P 1M 1C").play("place:tree", "space:honeybrook.1")
    assert t.pool_of("R") == [] and t.legal() == {"brew:vanishing_vapour", "end_turn"}
    t.play("brew:vanishing_vapour")
    assert t.legal() == {"drink:vanishing_vapour", "end_turn"}
    t.play("drink:vanishing_vapour")
    assert t.at("honeybrook.1") == [] and t.on_turn() == "B"


def test_a_reserved_potion_is_brewed_in_the_same_turn():  # sylve R26
    t = position(row=ROW, round=2).pool("R", "tree").stock("R", "2P 1M").market("quickstep_tea", "null_nectar")
    t.play("place:tree", "space:right", "reserve:quickstep_tea")
    assert t.reserved_by("R") == {"quickstep_tea"}
    t.play("brew:quickstep_tea")
    assert t.hand_of("R") == {"quickstep_tea"} and t.reserved_by("R") == set()


def test_a_die_can_always_be_placed():  # sylve R27, R33
    t = position(row=ROW).pool("R", "tree wind")
    for forest, spaces in (("honeybrook", 4), ("amberwood", 5), ("rustleaf_copse", 5)):
        for n in range(1, spaces + 1):
            t.s.burned[t.place(f"{forest}.{n}")] = 1
    t.put("wind", "el.wind").put("left", "B.tree", "el.fire").put("right", "B.hill")
    for face in ("tree", "wind"):
        assert t.copy().play(f"place:{face}").legal() == {"space:left", "space:right"}


def test_a_face_that_no_die_of_the_pool_shows():  # sylve R14
    t = position(row=ROW).pool("R", "tree hill hill")
    tree, pond = (FACE_IDS.index(face) for face in ("tree", "pond"))
    assert pool_die(t.s, 0, pond) == NONE
    assert t.s.face[pool_die(t.s, 0, tree)] == tree
