"""Brewing, paying, drinking, and the power of every potion (3.9, 3.13)."""

import pytest
from games.sylve.position import position, scene, told

from sylvarium.games.sylve import GAME
from sylvarium.games.sylve.rules.components import DATA
from sylvarium.games.sylve.rules.dice import offer_moves, offer_removals
from sylvarium.games.sylve.rules.potions import can_brew
from sylvarium.games.sylve.rules.turn import can_move

ROW = "honeybrook amberwood rustleaf_copse"


def potions(power):
    return [entry["id"] for entry in DATA["potion"] if entry["power"] == power]


# --- Brewing (R70, R71) -------------------------------------------------------------------------------


@pytest.mark.parametrize("entry", DATA["potion"], ids=lambda entry: entry["id"])
def test_every_potion_can_be_brewed_for_its_cost(entry):  # sylve R70, R71
    plants, mushrooms, crystals = entry["cost"]
    t = position(row=ROW).pool("R", "tree").market(entry["id"]).stock("R", f"{plants}P {mushrooms}M {crystals}C")
    t.play(f"brew:{entry['id']}")
    assert t.stock_of("R") == "" and t.hand_of("R") == {entry["id"]}
    assert t.part("R", "potions") == entry["vp"]
    assert t.market_now()[0] not in ("-", entry["id"]) and t.s.potions_left == 30
    for kind in range(3):
        if entry["cost"][kind]:
            t = position(row=ROW).pool("R", "tree").market(entry["id"])
            t.stock("R", f"{plants}P {mushrooms}M {crystals}C").s.stock[0, kind] -= 1
            assert not t.legal("brew")


def test_a_berry_replaces_an_ingredient():  # sylve R70, E7
    t = told("E7")
    assert t.stock_of("R") == "" and t.hand_of("R") == {"quickstep_tea"}


def test_every_way_to_pay():  # sylve R70
    t = position(row=ROW).pool("R", "tree").stock("R", "3P 1M 5C 2B").market("quickstep_tea").play("brew:quickstep_tea")
    assert t.asked() == "payment"
    assert t.legal() == {"pay:2-1-0", "pay:2-0-0", "pay:1-1-0", "pay:1-0-0", "pay:0-1-0"}
    assert t.copy().play("pay:2-1-0").stock_of("R") == "1P 5C 2B"
    assert t.copy().play("pay:0-1-0").stock_of("R") == "3P 5C"
    assert t.copy().play("pay:1-0-0").stock_of("R") == "2P 1M 5C"


def test_paid_only_with_berries():  # sylve R70
    t = position(row=ROW).pool("R", "tree").stock("R", "3B").market("quickstep_tea").play("brew:quickstep_tea")
    assert t.stock_of("R") == ""


def test_only_the_own_reserve_can_be_brewed():  # sylve R70, R71, R72
    t = (
        position(row=ROW)
        .pool("R", "tree")
        .stock("R", "9P 9M 9C")
        .reserved("R", "hush_water")
        .reserved("B", "mirror_dew")
    )
    assert t.legal("brew") == {"brew:hush_water"}
    left = t.s.potions_left
    t.play("brew:hush_water")
    assert t.s.potions_left == left and t.market_now() == ["-"] * 4  # nothing is revealed


def test_an_empty_deck_leaves_the_slot_empty():  # sylve R71, Q30
    t = position(row=ROW).pool("R", "tree").stock("R", "2P 1M").market("mirror_dew", "quickstep_tea").deck()
    t.play("brew:quickstep_tea")
    assert t.market_now() == ["mirror_dew", "-", "-", "-"]


def test_one_brewing_per_turn():  # sylve R21, I17
    t = position(row=ROW).pool("R", "tree").stock("R", "9P 9M").market("quickstep_tea", "masquerade_mead")
    t.play("brew:quickstep_tea")
    assert not t.legal("brew")


# --- Drinking (R72) -----------------------------------------------------------------------------------


def test_a_potion_is_drunk_once_and_keeps_its_points():  # sylve R72, Q29
    t = (
        position(row=ROW)
        .pool("R", "tree tree")
        .hand("R", "quintessence")
        .play("drink:quintessence", "change:tree:pond")
    )
    assert t.hand_of("R") == set() and t.drunk_by("R") == {"quintessence"}
    assert t.part("R", "potions") == 8 and not t.legal("drink")


def test_reserved_and_drunk_potions_cannot_be_drunk():  # sylve R72
    t = (
        position(row=ROW)
        .pool("R", "tree")
        .reserved("R", "mirror_dew")
        .drunk("R", "chameleon_sip")
        .hand("B", "quintessence")
    )
    assert t.legal() == {"place:tree"}


def test_one_drink_per_turn():  # sylve R21
    t = position(row=ROW).pool("R", "tree").hand("R", "mirror_dew", "chameleon_sip")
    assert t.legal("drink") == {"drink:mirror_dew", "drink:chameleon_sip"}
    assert not t.play("drink:mirror_dew", "change:tree:hill").legal("drink")


@pytest.mark.parametrize("entry", DATA["potion"], ids=lambda entry: entry["id"])
def test_no_potion_is_drunk_without_effect(entry):  # sylve R72, R87 to R93, Q11
    """With one die in the pool, nothing placed: only what works on the pool can be drunk."""
    t = position(row=ROW).pool("R", "tree").hand("R", entry["id"])
    drinkable = entry["power"] in ("change_die", "reroll")
    assert t.legal("drink") == ({f"drink:{entry['id']}"} if drinkable else set())


# --- The powers (3.13) --------------------------------------------------------------------------------


@pytest.mark.parametrize("key", potions("change_die"))
def test_change_die(key):  # sylve R87
    t = position(row=ROW).pool("R", "tree tree fire").hand("R", key).play(f"drink:{key}")
    assert t.legal() == {"change:tree:hill", "change:tree:pond", "change:fire:water", "change:fire:wind"}
    t.play("change:tree:pond")
    assert t.pool_of("R") == ["fire", "pond", "tree"] and t.drunk_by("R") == {key}


def test_change_die_needs_a_die():  # sylve R87, R88
    t = position(row=ROW).pool("R", "tree").hand("R", "mirror_dew", "tumble_tonic")
    t.play("place:tree", "space:left", "ingredient:plant")
    assert t.on_turn() == "B"  # nothing left to do


@pytest.mark.parametrize("key", potions("reroll"))
def test_reroll(key):  # sylve R88
    t = position(row=ROW).pool("R", "tree tree hill fire").hand("R", key).play(f"drink:{key}")
    # dice 1 and 2 are equal (the first goes first), 3 is the hill, 5 the fire
    expected = {
        "-".join(str(k) for k in (*trees, *hill, *fire))
        for trees in ((), (1,), (1, 2))
        for hill in ((), (3,))
        for fire in ((), (5,))
    } - {""}
    assert t.legal() == {f"reroll:{each}" for each in expected}
    before = t.s.drawn
    t.play("reroll:1-5")
    assert t.s.drawn == before + 2 and t.drunk_by("R") == {key}
    pool = t.pool_of("R")
    assert len(pool) == 4 and "tree" in pool and "hill" in pool


def test_reroll_rolls_every_face():  # sylve R88, R14
    faces = set()
    for seed in range(30):
        t = position(row=ROW).pool("R", "tree fire").hand("R", "tumble_tonic")
        t.s.seed = [seed, 1]
        faces |= set(t.play("drink:tumble_tonic", "reroll:1-5").pool_of("R"))
    assert faces == {"tree", "hill", "pond", "water", "fire", "wind"}


@pytest.mark.parametrize("key", potions("place_extra"))
def test_place_extra(key):  # sylve R89, R42
    t = position(row=ROW).pool("R", "tree hill pond").hand("R", key)
    t.play(f"drink:{key}", "place:tree", "space:honeybrook.1", "place:hill", "space:honeybrook.2")
    assert t.on_turn() == "B" and t.pool_of("R") == ["pond"] and t.stock_of("R") == "1P 1M"


def test_extra_placement_with_the_last_die():  # sylve R89, E41, Q12
    t = position(row=ROW).pool("R", "tree").hand("R", "quickstep_tea")
    assert t.legal() == {"place:tree"}
    assert t.play("place:tree", "space:honeybrook.1").on_turn() == "B"
    assert told("E41").on_turn() == "B"
    t = scene("E41", 2)
    assert "drink:quickstep_tea" in t.legal()
    t.play("place:tree", "space:honeybrook.1")
    assert "drink:quickstep_tea" in t.legal()


@pytest.mark.parametrize("key", potions("move_forage"))
def test_move_forage(key):  # sylve R86, R90, R43, Q16
    t = position(row=ROW).pool("R", "tree").hand("R", key).tame("B", "hayrick_ox")
    t.put("honeybrook.1", "R.tree", "el.fire").put("left", "B.hill").put("hayrick_ox", "B.pond")
    t.play(f"drink:{key}")
    assert t.legal() == {f"move:{t.die_name(p)}" for p in ("honeybrook.1", "left", "hayrick_ox")}
    t.play(f"move:{t.die_name('honeybrook.1')}")
    assert "move_to:honeybrook.2" in t.legal() and "move_to:honeybrook.1" not in t.legal()
    t.play("move_to:honeybrook.2")
    assert t.at("honeybrook.1") == ["el.fire"] and t.at("honeybrook.2") == ["R.tree"]
    assert t.stock_of("R") == ""


def test_a_die_moved_from_a_creature():  # sylve R90, R109, E16
    t = scene("E16").play("drink:drift_drops", "move_to:amberwood.5")
    assert t.at("amberwood.5") == ["B.hill"] and t.tamed_by("B") == ["hayrick_ox"] and t.at("hayrick_ox") == []
    assert "space:hayrick_ox" in t.play("place:tree").legal()


def test_move_needs_an_empty_space():  # sylve R90
    t = position(row="frosthush_glade mirage_pines honeybrook").pool("R", "tree").hand("R", "drift_drops")
    t.put("left", "B.tree")
    t.burned(*(f"frosthush_glade.{n}" for n in (1, 2, 3)), *(f"mirage_pines.{n}" for n in (1, 2, 3)))
    t.burned("honeybrook.1", "honeybrook.2", "honeybrook.3").put("honeybrook.4", "el.fire")
    assert not t.legal("drink")


@pytest.mark.parametrize("key", potions("swap_forage"))
def test_swap_with_a_covered_die(key):  # sylve R86, R91, R114, E37
    t = (
        position(row=ROW)
        .pool("R", "pond")
        .hand("R", key)
        .put("amberwood.1", "B.tree", "el.water")
        .put("left", "R.tree")
    )
    t.play(f"drink:{key}", f"swap:{t.die_name('left')}")
    assert t.at("amberwood.1") == ["R.tree", "el.water"] and t.at("left") == ["B.tree"]
    assert t.stock_of("R") == "" == t.stock_of("B")


def test_swap_inside_one_stack():  # sylve R91, E38
    assert told("E38").at("amberwood.1") == ["R.tree", "B.tree"]


def test_swap_inside_a_stack_with_dice_between():  # sylve R91
    t = position(row=ROW).pool("R", "pond").hand("R", "barter_brine")
    t.put("amberwood.1", "el.fire", "R.tree", "el.wind", "B.tree", "el.water").play("drink:barter_brine")
    t.play(f"swap:{t.die_name('amberwood.1', 3)}")
    assert t.at("amberwood.1") == ["el.fire", "B.tree", "el.wind", "R.tree", "el.water"]


def test_swap_needs_equal_symbols_of_different_players():  # sylve R91, Q15
    t = (
        position(row=ROW)
        .pool("R", "pond")
        .hand("R", "barter_brine")
        .put("left", "R.tree", "R.tree")
        .put("right", "B.hill")
    )
    assert not t.legal("drink")
    t.put("honeybrook.1", "B.tree").play("drink:barter_brine")
    first, other = t.die_name("left"), t.die_name("honeybrook.1")
    assert t.legal() == {f"swap:{first}", f"swap:{other}"}  # the equal red dice are one option
    t.play(f"swap:{other}")
    assert t.at("honeybrook.1") == ["R.tree"] and sorted(t.at("left")) == ["B.tree", "R.tree"]


def test_dice_side_by_side_cannot_be_swapped():  # sylve R33, R91, Q15: nothing would change
    t = position(row=ROW).pool("R", "pond").hand("R", "barter_brine").put("left", "R.tree", "B.tree")
    assert not t.legal("drink")
    t.put("right", "B.tree").play("drink:barter_brine", f"swap:{t.die_name('left', 0)}")
    assert t.at("left") == ["B.tree", "B.tree"] and t.at("right") == ["R.tree"]


def test_dice_of_others_are_swapped():  # sylve R91
    t = position("RBG", row=ROW).pool("R", "pond").hand("R", "barter_brine").put("honeybrook.1", "B.tree")
    t.put("amberwood.1", "G.tree").play("drink:barter_brine", f"swap:{t.die_name('amberwood.1')}")
    assert t.at("honeybrook.1") == ["G.tree"] and t.at("amberwood.1") == ["B.tree"]


def test_swap_partners():  # sylve R91
    t = position("RBG", row=ROW).pool("R", "pond").hand("R", "barter_brine").put("honeybrook.1", "R.tree")
    t.put("amberwood.1", "B.tree").put("amberwood.2", "G.tree").put("amberwood.3", "G.hill")
    t.play("drink:barter_brine", f"swap:{t.die_name('amberwood.1')}")
    assert t.legal() == {f"swap_with:{t.die_name('honeybrook.1')}", f"swap_with:{t.die_name('amberwood.2')}"}


@pytest.mark.parametrize("key", potions("remove_element"))
def test_remove_element(key):  # sylve R92, R94, E39, Q32
    t = position(row=ROW).pool("R", "pond").hand("R", key).put("left", "B.tree", "R.hill")
    assert not t.legal("drink")  # forage dice alone are not enough
    t.put("amberwood.1", "B.tree", "el.fire").put("honeybrook.1", "el.wind", "R.tree")
    before = t.aside()
    t.play(f"drink:{key}")
    assert t.legal() == {f"remove:{t.die_name('amberwood.1', 1)}", f"remove:{t.die_name('honeybrook.1', 0)}"}
    t.play(f"remove:{t.die_name('amberwood.1', 1)}")
    assert t.at("amberwood.1") == ["B.tree"] and t.aside() == before + 1


def test_a_removed_die_waits_for_the_next_round():  # sylve R92, R130
    t = position(row=ROW).pool("R", "pond").pool("B", "").hand("R", "vanishing_vapour").put("amberwood.1", "R.tree")
    t.play("drink:vanishing_vapour")
    assert t.pool_of("R") == ["pond"] and t.at("amberwood.1") == []
    t.play("place:pond", "space:left", "ingredient:plant")
    assert t.s.round == 2 and len(t.pool_of("R")) == 6


@pytest.mark.parametrize("key", potions("remove_any"))
def test_remove_any(key):  # sylve R86, R92
    t = (
        position(row=ROW)
        .pool("R", "pond")
        .hand("R", key)
        .tame("B", "nectar_fox")
        .put("amberwood.1", "B.tree", "el.fire")
    )
    t.put("right", "R.hill").put("nectar_fox", "el.water").play(f"drink:{key}")
    places = (("amberwood.1", 0), ("amberwood.1", 1), ("right", 0), ("nectar_fox", 0))
    assert t.legal() == {f"remove:{t.die_name(*place)}" for place in places}
    t.play(f"remove:{t.die_name('nectar_fox')}")
    assert t.at("nectar_fox") == []


def test_equal_element_dice_side_by_side_are_one_option():  # sylve R92, R33
    t = position(row=ROW).pool("R", "pond").hand("R", "hush_water").put("left", "el.fire", "el.fire", "el.wind")
    assert len(t.play("drink:hush_water").legal()) == 2


@pytest.mark.parametrize("key", potions("return_forage"))
def test_return_forage(key):  # sylve R93, R15, E24
    t = position(row=ROW, round=2).pool("R", "tree").hand("R", key).put("left", "R.pond").put("right", "B.hill")
    t.play("place:tree", "space:honeybrook.1", f"drink:{key}")
    assert t.legal() == {"take_back:1", "take_back:2"}
    t.play("take_back:2")
    assert t.pool_of("R") == ["pond"] and t.at("left") == [] and t.on_turn() == "B"
    t.play("place:pond", "space:left", "ingredient:plant")
    assert t.on_turn() == "R"  # one more turn


def test_everybody_returns_own_dice():  # sylve R93: the second player, with equal dice side by side
    t = position(row=ROW, round=2).pool("R", "tree").pool("B", "pond").hand("B", "homing_honey")
    t.put("left", "R.hill").put("right", "B.hill", "B.hill", "B.tree")
    t.play("place:tree", "space:honeybrook.1", "drink:homing_honey")
    back = sorted(t.copy().play(choice).pool_of("B") for choice in t.legal())
    assert back == [["hill", "pond"], ["pond", "tree"]]  # the equal ones are one option
    t = position(row=ROW, round=2).pool("R", "tree").pool("B", "pond").hand("B", "homing_honey").put("left", "R.hill")
    t.play("place:tree", "space:honeybrook.1")
    assert not t.legal("drink")  # others' dice are not returned


def test_a_die_leaves_the_middle_of_a_stack():  # sylve R94
    t = (
        position(row=ROW)
        .pool("R", "pond")
        .hand("R", "vanishing_vapour")
        .put("amberwood.1", "B.tree", "R.hill", "el.fire")
    )
    t.play("drink:vanishing_vapour", f"remove:{t.die_name('amberwood.1', 1)}")
    assert t.at("amberwood.1") == ["B.tree", "el.fire"]


def test_dice_in_pools_and_aside_are_never_meant():  # sylve R86
    t = (
        position(row=ROW)
        .pool("R", "pond tree fire")
        .hand("R", "vanishing_vapour", "recall_rosewater", "wisp_ale", "hush_water")
    )
    assert not t.legal("drink")


def test_everybody_brews_from_their_own_reserve():  # sylve R70
    for players in ("RB", "RBG"):
        t = position(players, row=ROW).reserved("B", "quickstep_tea")
        for colour in players:
            t.stock(colour, "2P 1M")
        can = []
        for seat in range(len(players)):
            t.s.seat = seat
            can.append(bool(t.rule(can_brew)))
        assert can == [colour == "B" for colour in players]


def test_any_die_of_a_player_can_be_swapped():  # sylve R91
    """The last die of each is the only one with a partner."""
    t = position(row=ROW).pool("R", "water").hand("R", "barter_brine")
    t.put("honeybrook.1", "R.hill").put("honeybrook.2", "R.hill").put("honeybrook.3", "R.hill")
    t.put("amberwood.1", "B.pond").put("amberwood.2", "B.pond")
    assert not t.legal("drink")
    t.put("rustleaf_copse.1", "R.tree").put("rustleaf_copse.2", "B.tree").play("drink:barter_brine")
    dice = {t.die_name("rustleaf_copse.1"), t.die_name("rustleaf_copse.2")}
    assert t.legal() == {f"swap:{die}" for die in dice}


def test_equal_dice_side_by_side():  # sylve R33, R90, R92
    """Equal forage dice of one player are one option, those of two players are two; elements belong to nobody."""
    t = position(row=ROW).put("left", "R.tree", "R.tree", "B.tree", "B.tree")
    names = [f"{die // 6}.{die % 6 + 1}" for die in t.dice_at("left")]
    assert offers_of(t, offer_moves, 0) == {f"move:{names[0]}", f"move:{names[2]}"}
    t = position(row=ROW).put("left", "el.fire", "el.fire", "el.fire", "el.water")
    assert len({die // 6 for die in t.dice_at("left")[:3]}) == 2  # of both players
    assert len(offers_of(t, offer_removals, 1)) == 2


def offers_of(t, offer, *arguments):
    end = offer(t.s, t.out, 0, *arguments)
    return {GAME.telling.name(action) for action in t.out[:end].tolist()}


def test_nothing_is_moved_where_no_forage_die_lies():  # sylve R90
    t = position(row=ROW).put("honeybrook.1", "el.fire")
    assert not t.rule(can_move)
    assert t.put("honeybrook.2", "B.hill").rule(can_move)
