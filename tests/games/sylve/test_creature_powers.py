"""What tamed creatures give: berries, exchanges, victory points, more when gathering, trades (3.14)."""

import pytest
from games.sylve.position import position, scene, told
from games.sylve.test_creatures import FIRST_SPACE, ROW, creatures, power

# --- Berries ------------------------------------------------------------------------------------------


def end_round(t):
    """Red places the last die of the round on the any-die space and ends the round."""
    t.pool("R", "tree").pool("B", "").play("place:tree", "space:left", "ingredient:plant")
    return t


@pytest.mark.parametrize(
    ("key", "others", "berries"),
    [
        ("bramble_bear", ("cinder_hare", "ember_newt"), 2),
        ("bramble_bear", ("truffle_piglet", "rime_owl"), 0),
        ("orchard_stag", ("truffle_piglet", "hayrick_ox"), 2),
        ("thaw_marten", ("rime_owl", "cinder_hare"), 1),
    ],
)
def test_berry_per_tamed(key, others, berries):  # sylve R100, R128
    t = end_round(position(row=ROW).tame("R", key, *others).release("R", "flare_finch", "pale_lynx"))
    assert t.stock_of("R") == ("1P" if not berries else f"1P {berries}B")


def test_berry_instead_of_a_creature():  # sylve R80, R101, Q44
    t = position(row=ROW).pool("R", "tree").tame("R", "petal_moth").empty_piles()
    t.play("place:tree", "space:honeybrook.4")
    assert t.legal() == {"take_berry", "decline"}
    assert t.play("take_berry").stock_of("R") == "1B"
    t = position(row=ROW).pool("R", "hill").stock("R", "1B").tame("R", "petal_moth")
    assert t.play("place:hill", "space:honeybrook.4").stock_of("R") == ""  # Q44: forced, no berry


# --- Exchanging (R103) --------------------------------------------------------------------------------


def test_exchange_with_water():  # sylve R103, E23
    t = scene("E23").play("space:honeybrook.2")
    assert t.legal() == {"exchange", "decline"}
    assert t.copy().play("decline").stock_of("R") == "3M"
    assert t.play("exchange").stock_of("R") == "2M 1B"


@pytest.mark.parametrize(
    ("key", "space", "stock"),
    [
        ("sprout_badger", "honeybrook.1", "1B"),
        ("spore_squirrel", "honeybrook.2", "1B"),
        ("glint_magpie", "honeybrook.3", "1B"),
        ("glint_magpie", "honeybrook.1", "1P"),
    ],
)
def test_each_exchanger_knows_its_ingredient(key, space, stock):  # sylve R103
    t = position(row=ROW).pool("R", "fire").tame("R", key).play("place:fire", f"space:{space}")
    if t.asked() == "exchange":
        t.play("exchange")
    assert t.stock_of("R") == stock


@pytest.mark.parametrize("key", creatures("exchange"))
def test_what_is_gathered_together_can_be_exchanged(key):  # sylve R52, R103
    t = position(row=ROW).pool("R", "wind").tame("R", "cornucopia_crow", key)
    t.play("place:wind", "space:cornucopia_crow")
    assert t.legal() == {"exchange", "decline"}
    kept = {"plant": "1M 1C 1B", "mushroom": "1P 1C 1B", "crystal": "1P 1M 1B"}
    assert t.play("exchange").stock_of("R") == kept[power(key)["ingredient"]]


def test_exchange_once_per_placement():  # sylve R103, R107, E42
    t = told("E42")
    assert t.stock_of("R") == "1M 1B" and t.on_turn() == "B"


def test_exchange_is_offered_until_it_is_used():  # sylve R103
    t = position(row=ROW).pool("R", "tree").tame("R", "market_jay", "spore_squirrel")
    t.play("place:tree", "space:left", "ingredient:mushroom", "decline", "ingredient:mushroom")
    assert t.asked() == "exchange"
    assert t.play("exchange").stock_of("R") == "1M 1B"


def test_two_exchangers():  # sylve R103, E43, Q23
    assert told("E43").stock_of("R") == "1C 2B"


def test_exchange_on_a_slot_and_in_the_next_placement():  # sylve R103
    t = position(row=ROW).pool("R", "tree tree").tame("R", "sprout_badger", "hayrick_ox").hand("R", "quickstep_tea")
    t.play("place:tree", "space:hayrick_ox", "exchange", "drink:quickstep_tea", "place:tree", "space:honeybrook.1")
    assert t.asked() == "exchange"
    assert t.play("exchange").stock_of("R") == "2P 2B"


def test_an_exchanger_tamed_in_the_placement():  # sylve R41, R103
    """Gathering looks at the creatures tamed at that moment: the market jay's gift comes after the taming."""
    t = position(row=ROW, round=2).pool("R", "water").tame("R", "market_jay").pile("sprout_badger")
    t.play("place:water", "space:water", "tame:spring", "ingredient:plant")
    assert t.asked() == "exchange"


# --- Victory points -----------------------------------------------------------------------------------


@pytest.mark.parametrize("key", creatures("vp_on_control"))
def test_vp_on_control(key):  # sylve R104, R126
    season = power(key)["season"]
    forest = FIRST_SPACE[season]
    other = next(f for s, f in FIRST_SPACE.items() if s != season)
    t = position(row=f"{forest} {other}").tame("R", key).put(f"{forest}.1", "R.tree").put(f"{other}.1", "R.tree")
    end_round(t)
    assert t.forests_of("R") == {forest, other} and t.vp_of("R") == 2


def test_vp_on_control_once_per_forest():  # sylve R104
    t = position(row="snowdrop_thicket thistledown_rise").tame("R", "pale_lynx")
    t.put("snowdrop_thicket.1", "R.tree").put("thistledown_rise.1", "R.tree")
    assert end_round(t).vp_of("R") == 4


def test_vp_on_brew():  # sylve R104
    t = position(row=ROW).pool("R", "tree").tame("R", "kettle_raccoon").stock("R", "2P 1M").market("quickstep_tea")
    assert t.play("brew:quickstep_tea").vp_of("R") == 1
    t = (
        position(row=ROW)
        .pool("R", "tree")
        .tame("R", "kettle_raccoon")
        .stock("R", "2P 1M")
        .reserved("R", "quickstep_tea")
    )
    assert t.play("brew:quickstep_tea").vp_of("R") == 1


# --- Gathering bonuses --------------------------------------------------------------------------------


@pytest.mark.parametrize("key", creatures("gather_bonus"))
def test_gather_bonus(key):  # sylve R105, R44, R95
    forest = FIRST_SPACE[power(key)["season"]]
    t = position(row=forest).pool("R", "water").tame("R", key).play("place:water", f"space:{forest}.1")
    assert sum(t.s.stock[0]) == 4  # 1, 2 for the water, 1 for the creature


def test_no_bonus_outside_the_forests():  # sylve R106
    t = position(row=ROW).pool("R", "tree").tame("R", "harvest_hedgehog", "market_jay", "hayrick_ox")
    assert t.copy().play("place:tree", "space:hayrick_ox").stock_of("R") == "3P"
    assert t.play("place:tree", "space:left", "ingredient:plant", "ingredient:plant").stock_of("R") == "2P"


def test_village_bonus():  # sylve R107, R95, Q10
    t = position(row=ROW).pool("R", "tree").tame("R", "market_jay").play("place:tree", "space:right")
    assert t.legal() == {"ingredient:plant", "ingredient:mushroom", "ingredient:crystal"}
    assert t.play("ingredient:crystal").stock_of("R") == "1C"
    t = position(row=ROW).pool("R", "tree").tame("R", "market_jay").play("place:tree", "space:honeybrook.1")
    assert t.stock_of("R") == "1P" and t.on_turn() == "B"


# --- Trades at the end of the round -------------------------------------------------------------------


def test_trade_berries():  # sylve R111, Q26
    t = position(row=ROW).tame("R", "frostberry_vole").stock("R", "3B")
    end_round(t)
    assert t.legal() == {"trade_berries:1", "trade_berries:2", "decline"}
    for choice, vp, stock in (
        ("trade_berries:1", 1, "1P 2B"),
        ("trade_berries:2", 3, "1P 1B"),
        ("decline", 0, "1P 3B"),
    ):
        after = t.copy().play(choice)
        assert (after.vp_of("R"), after.stock_of("R"), after.s.round) == (vp, stock, 2)


def test_trade_berries_as_far_as_held():  # sylve R111
    t = end_round(position(row=ROW).tame("R", "frostberry_vole").stock("R", "1B"))
    assert t.legal() == {"trade_berries:1", "decline"}
    t = end_round(position(row=ROW).tame("R", "frostberry_vole"))
    assert t.s.round == 2 and t.vp_of("R") == 0


def test_trade_set():  # sylve R112, E49, Q26
    t = scene("E49").play("space:left", "ingredient:plant")
    assert t.stock_of("R") == "2P 1B"
    assert t.legal() == {"trade_set:plant:2", "decline"}  # the berry is not wild
    after = t.copy().play("trade_set:plant:2")
    assert (after.vp_of("R"), after.stock_of("R")) == (1, "1B")
    t = scene("E49", 2).play("space:left", "ingredient:plant")
    assert t.legal() == {"trade_set:berry:2", "trade_set:berry:3", "decline"}
    after = t.play("trade_set:berry:3")
    assert (after.vp_of("R"), after.stock_of("R")) == (3, "1P")
