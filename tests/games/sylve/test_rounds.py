"""The end of the round and of the game (3.17)."""

from games.sylve.position import ASIDE, position, scene

ROW = "honeybrook amberwood rustleaf_copse"


def end_round(t, colour="R"):
    """The last die of the round goes to the any-die space."""
    return t.pool(colour, "tree").play("place:tree", "space:left", "ingredient:plant")


def ready(players="RB", round=1, row=ROW, powers=False):
    t = position(players, row=row, round=round, powers=powers)
    for colour in players[1:]:
        t.pool(colour, "")
    return t


def test_forests_go_to_who_controls_them():  # sylve R123, R124, R126, R127, E9, E10
    t = ready().put("honeybrook.1", "R.tree").put("amberwood.1", "R.tree").put("amberwood.2", "B.hill")
    end_round(t)
    assert t.forests_of("R") == {"honeybrook"} and {"amberwood", "rustleaf_copse"} <= t.discarded()


def test_forests_in_row_order_then_creatures():  # sylve R123, R126, R128
    t = ready().tame("R", "pale_lynx", "bramble_bear", "cinder_hare").put("honeybrook.1", "R.tree")
    end_round(t)
    assert t.vp_of("R") == 2 and t.stock_of("R") == "1P 1B"


def test_berries_of_creatures_come_too_late_to_break_a_tie():  # sylve R119, R123, R128
    t = ready("BR", powers=True).tame("B", "bramble_bear", "cinder_hare").put("honeybrook.1", "B.tree")
    end_round(t.put("honeybrook.2", "R.hill"), "B")
    assert t.s.round == 2 and t.forests_of("B") == set() and t.stock_of("B") == "1P 1B"


def test_the_next_round_is_prepared():  # sylve R85, R129 to R133
    t = ready().burned("honeybrook.2").put("honeybrook.1", "R.tree", "el.fire").put("right", "B.hill")
    t.tame("R", "nectar_fox").put("nectar_fox", "el.wind")
    old = set(t.s.row.tolist()[:3])
    end_round(t)
    assert t.s.round == 2 and t.s.first == 1 and t.on_turn() == "B"
    assert len(t.pool_of("R")) == len(t.pool_of("B")) == 6 and t.aside() == 0
    assert all(top == -1 for top in t.s.top) and t.s.scorched == 10
    assert t.s.forests_left == 6 and not old & set(t.s.row.tolist()[:3])


def test_the_first_player_token_goes_round():  # sylve R133, R16
    t = ready("RBG")
    for first in (1, 2, 0):
        end_round(t, t.on_turn())
        assert t.s.first == first and t.s.seat == first
        for colour in t.players:
            t.pool(colour, "")


def test_new_dice_are_rolled():  # sylve R14, R130, R133
    t = ready()
    t.s.face[:24] = [0] * 12 + [0] * 12
    end_round(t)
    assert len(set(t.s.face.tolist()[:12])) > 2


def test_order_at_the_end_of_the_round():  # sylve R128, E48, Q34
    t = scene("E48").play("space:left", "ingredient:plant")
    assert t.stock_of("R") == "1P 1B" and t.legal() == {"trade_berries:1", "decline"}
    assert t.play("trade_berries:1").vp_of("R") == 1


def test_trades_in_the_order_of_taming():  # sylve R128
    t = end_round(ready().tame("R", "frostberry_vole", "hoard_ermine").stock("R", "2B"))
    assert t.asked() == "trade_berries"
    assert t.play("decline").asked() == "trade_set"
    t = end_round(ready().tame("R", "hoard_ermine", "frostberry_vole").stock("R", "2B"))
    assert t.asked() == "trade_set"
    assert t.play("decline").asked() == "trade_berries"
    t = end_round(ready().tame("R", "frostberry_vole", "hoard_ermine").stock("R", "2B"))
    assert t.play("trade_berries:2").s.round == 2  # nothing is left for a set


def test_berries_are_traded_by_whoever_has_the_creature():  # sylve R111, R128
    t = end_round(ready("RBG").tame("B", "frostberry_vole").stock("B", "2B").stock("R", "2B"))
    assert t.on_turn() == "B" and t.asked() == "trade_berries"
    assert t.play("trade_berries:2").vp_of("B") == 3 and t.vp_of("R") == 0


def test_players_in_turn_order_from_the_first():  # sylve R128
    t = ready("RBG").tame("R", "frostberry_vole").tame("B", "hoard_ermine").stock("R", "1B").stock("B", "2C")
    t.s.first = 1
    end_round(t)
    assert t.on_turn() == "B" and t.asked() == "trade_set"
    t.play("trade_set:crystal:2")
    assert t.on_turn() == "R" and t.asked() == "trade_berries"


def test_passing_is_final_the_end_of_the_round_is_not():  # sylve R17, R128, E54
    t = scene("E54").play("space:left", "ingredient:plant")
    assert t.on_turn() == "B" and t.legal() == {"trade_set:mushroom:2", "trade_set:mushroom:3", "decline"}
    assert t.play("trade_set:mushroom:3").vp_of("B") == 3


def test_the_game_ends_after_the_fourth_round():  # sylve R13, R129, R134, Q35
    t = ready(round=4).tame("R", "bramble_bear", "cinder_hare", "frostberry_vole").put("honeybrook.1", "R.tree")
    end_round(t)
    assert not t.s.over and t.asked() == "trade_berries"  # the last round has the creature step
    t.play("trade_berries:1")
    assert t.s.over and t.legal() == set()
    assert t.tamed_by("R") == [] and t.released_by("R") == {"bramble_bear", "cinder_hare", "frostberry_vole"}
    assert t.forests_of("R") == {"honeybrook"} and t.vp_of("R") == 1


def test_releasing_at_the_end_sets_dice_aside():  # sylve R69, R134
    t = ready(round=4).tame("R", "hayrick_ox").put("hayrick_ox", "B.hill")
    (die,) = t.dice_at("hayrick_ox")
    end_round(t)
    assert t.s.over and t.at("hayrick_ox") == [] and t.s.place[die] == ASIDE
