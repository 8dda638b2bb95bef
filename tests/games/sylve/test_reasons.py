"""Why something cannot be done (school/reasons.py)."""

import pytest
from games.sylve.position import position

from sylvarium.games.sylve import GAME
from sylvarium.games.sylve.rules.state import STEP
from sylvarium.games.sylve.school.positions import position_of
from sylvarium.games.sylve.school.reasons import reason
from sylvarium.kernel.agenda import push


def why(t, name):
    """The reason against an action, which may be named by forest ids."""
    action = GAME.names[t._row_name(name)]
    found = reason(t.s.reading(), t.s.seat, action)
    assert found is None or name not in t.legal()
    return found and (found.id.removeprefix("why-"), found.args["rule"])


def placing(face, **more):
    """Red has named a die of this face."""
    return position(**more).pool("R", f"{face} tree hill")


def asked(t, step, a=0, b=0):
    """The same table, where this is to be decided."""
    push(t.s, getattr(STEP, step), a, b)
    return t


def test_the_parts_of_a_turn():  # sylve R21 to R23, R39, R46, R68
    t = position().pool("R", "tree hill").stock("R", "3P 3M 3C")
    assert why(t, "place:pond") == ("no-such-die", "R21")
    assert why(t, "end_turn") == ("place-first", "R23")
    assert why(t, "space:honeybrook.1") == ("die-first", "R39")
    assert why(t, "tame:spring") == ("tame-where", "R46")
    assert why(t, "release:market_jay") == ("release-when", "R68")
    assert why(t, "burn:honeybrook.1") is None
    t.play("place:tree")
    assert why(t, "place:hill") == ("die-named", "R39")
    assert why(t, "end_turn") == why(t, "brew:hush_water") == ("finish-first", "R22")
    assert why(t, "tame:spring") is None
    t = position().pool("R", "tree hill").stock("R", "2P 1C").market("hush_water").play("place:hill", "space:left")
    t.play("ingredient:crystal")
    assert why(t, "place:tree") == why(t, "space:left") == ("one-die", "R21")


def test_brewing():  # sylve R21, R70, R71
    t = position().pool("R", "tree hill").stock("R", "2P 1C").market("hush_water", "quintessence")
    t.hand("R", "mirror_dew").reserved("B", "null_nectar").reserved("R", "oubliette_oil")
    assert why(t, "brew:mirror_dew") == ("brewed-already", "R71")
    assert why(t, "brew:null_nectar") == ("reserved-by", "R70")
    assert why(t, "brew:wisp_ale") == ("not-on-offer", "R70")
    assert why(t, "brew:quintessence") == why(t, "brew:oubliette_oil") == ("cannot-pay", "R70")
    t.play("brew:hush_water")
    assert why(t, "brew:quintessence") == ("one-brew", "R21")


@pytest.mark.parametrize(
    ("potion", "because"),
    [
        ("quickstep_tea", ("no-use-place-extra", "R89")),
        ("drift_drops", ("no-use-move-forage", "R90")),
        ("changeling_milk", ("no-use-swap-forage", "R91")),
        ("hush_water", ("no-use-remove-element", "R92")),
        ("vanishing_vapour", ("no-use-remove-any", "R92")),
        ("recall_rosewater", ("no-use-return-forage", "R93")),
    ],
)
def test_a_potion_without_use(potion, because):  # sylve R72, R89 to R93
    assert why(position().pool("R", "tree").hand("R", potion), f"drink:{potion}") == because


def test_drinking():  # sylve R21, R72, R87, R88
    t = position().pool("R", "tree hill").hand("R", "mirror_dew", "tumble_tonic").drunk("R", "wisp_ale")
    t.reserved("R", "null_nectar")
    assert why(t, "drink:wisp_ale") == ("drunk-already", "R72")
    assert why(t, "drink:null_nectar") == ("brew-first", "R72")
    assert why(t, "drink:hush_water") == ("not-in-hand", "R72")
    t.play("drink:mirror_dew")
    assert why(t, "change:water:fire") == ("no-such-die", "R87")
    assert why(t, "decline") == ("potion-drunk", "R87")
    t.play("change:tree:pond")
    assert why(t, "drink:tumble_tonic") == ("one-drink", "R21")
    t = position().pool("R", "tree").hand("R", "mirror_dew", "tumble_tonic").stock("R", "2P 1C").market("hush_water")
    t.play("place:tree", "space:left", "ingredient:plant")
    assert why(t, "drink:mirror_dew") == ("no-use-change-die", "R87")
    assert why(t, "drink:tumble_tonic") == ("no-use-reroll", "R88")


def test_turning_elements():  # sylve R95, R98
    t = position().pool("R", "tree water water").tame("R", "kindle_toad", "gale_gecko", "ripple_crane")
    assert why(t, "convert:gale_gecko:1") == ("other-element", "R98")
    assert why(t, "convert:kindle_toad:2") == ("equal-die", "R98")
    t.play("convert:kindle_toad:1", "convert:gale_gecko:1")
    assert why(t, "convert:ripple_crane:1") == ("full-circle", "R98")
    t.play("place:wind", "space:left", "ingredient:plant")
    assert why(t, "convert:ripple_crane:1") == ("die-not-in-pool", "R98")
    assert why(position().pool("R", "tree water"), "convert:kindle_toad:1") == ("not-tamed", "R95")


def test_where_a_die_may_not_go():  # sylve R28, R31, R32, R34, R35, R74, R78, R79, R118
    t = placing("pond").put("honeybrook.3", "B.pond").burned("amberwood.3").play("place:pond")
    assert why(t, "space:honeybrook.5") == ("no-such-space", "R28")
    assert why(t, "space:honeybrook.3") == ("occupied", "R31")
    assert why(t, "space:amberwood.3") == ("burned", "R35")
    assert why(t, "space:honeybrook.1") == ("other-symbol", "R78")
    assert why(t, "space:honeybrook.4") == ("force-creature", "R79")
    assert why(t, "space:wind") == ("village-element", "R32")
    assert why(t, "space:hayrick_ox") == ("not-tamed", "R34")
    t = placing("wind").put("honeybrook.3", "B.pond").put("wind", "el.wind").tame("R", "hayrick_ox", "nectar_fox")
    t.put("nectar_fox", "el.fire").play("place:wind")
    assert why(t, "space:honeybrook.3") == ("wind-own-die", "R74")
    assert why(t, "space:wind") == ("village-taken", "R32")
    assert why(t, "space:hayrick_ox") == ("slot-forage", "R34")
    assert why(t, "space:nectar_fox") == ("slot-taken", "R34")
    t = placing("pond", powers=True).put("honeybrook.3", "B.pond").tame("R", "nectar_fox").play("place:pond")
    assert why(t, "space:honeybrook.3") == ("stack-berry", "R118")
    assert why(t, "space:nectar_fox") == ("slot-element", "R34")


def test_paying_for_a_forced_die():  # sylve R78, R79
    t = asked(position().stock("R", "1P"), "force_payment", 0, 0)
    assert why(t, "force:berry") == ("no-item", "R78")
    t = asked(position().stock("R", "1B"), "force_payment", 0, 0)
    assert why(t, "force:ingredient") == ("no-item", "R78")
    t = asked(position().stock("R", "1B"), "force_payment", 0, 3)
    assert why(t, "force:ingredient") == ("berry-only", "R79")


def test_wind_takes_only_what_lies_there():  # sylve R74
    t = position().pool("R", "tree wind").put("honeybrook.1", "R.tree", "R.hill").put("left", "R.pond")
    t.play("place:wind", "space:honeybrook.1")
    assert why(t, "take_back:4") == ("not-on-that-space", "R74")


def test_creatures():  # sylve R63, R66, R101
    t = placing("tree").empty_piles("winter").play("place:tree", "space:honeybrook.4")
    assert why(t, "tame:winter") == ("pile-empty", "R63")
    assert why(t, "take_berry") == ("no-berry-instead", "R101")
    t.tame("R", "hayrick_ox", "nectar_fox", "market_jay").play("tame:summer")
    assert why(t, "release:petal_moth") == ("not-your-creature", "R66")


def test_burning_reserving_and_clearing():  # sylve R2, R54, R59, R82, R83
    t = position(round=2).pool("R", "fire tree").put("honeybrook.1", "B.tree").burned("honeybrook.2")
    t.play("place:fire", "space:fire")
    assert why(t, "burn:honeybrook.1") == ("not-empty", "R82")
    assert why(t, "burn:honeybrook.2") == ("burned", "R83")
    assert why(t, "burn:honeybrook.5") == ("no-such-space", "R82")
    t = position(round=2).pool("R", "tree hill").market("hush_water").play("place:tree", "space:right")
    hidden = next(key for key in ("wisp_ale", "null_nectar") if f"reserve:{key}" not in t.legal())
    assert why(t, f"reserve:{hidden}") == ("not-to-reserve", "R54")
    t = position().pool("R", "fire tree").put("honeybrook.1", "el.water").play("place:fire", "space:fire")
    assert why(t, "clear:amberwood") == ("no-element-there", "R59")
    assert why(t, "clear:f5") == ("no-such-forest", "R2")


def test_dice_of_the_pool_and_the_table():  # sylve R86, R88, R90, R92, R93
    t = position().pool("R", "tree tree").hand("R", "tumble_tonic").play("drink:tumble_tonic")
    assert why(t, "reroll:2") == ("equal-die", "R88")
    assert why(t, "reroll:3") == ("die-not-in-pool", "R88")
    table = position().pool("R", "tree hill").put("left", "R.pond", "R.pond").put("honeybrook.1", "el.fire")
    table.put("honeybrook.2", "B.hill")
    table.hand("R", "drift_drops", "hush_water", "vanishing_vapour", "recall_rosewater")
    t = table.copy().play("drink:drift_drops")
    assert why(t, "move:0.1") == why(t, "move:3.1") == ("die-not-placed", "R90")
    assert why(t, "move:0.4") == ("equal-die", "R86")
    assert why(t, "decline") == ("potion-drunk", "R90")
    t = asked(table.copy(), "remove_die", 1)
    assert why(t, "remove:0.3") == ("elements-only", "R92")
    assert why(t, "remove:0.6") == ("die-not-placed", "R92")
    t = asked(table.copy(), "return_die")
    assert why(t, "take_back:1") == ("die-not-placed", "R93")
    t = asked(table.copy(), "move_target", 2)
    assert why(t, "move_to:honeybrook.1") == ("not-empty", "R90")


def test_swapping():  # sylve R86, R91
    t = position().put("left", "R.tree", "B.tree", "R.hill").put("honeybrook.2", "B.hill").put("right", "R.pond")
    t = asked(t.pool("R", ""), "swap_first")
    assert why(t, f"swap:{t.die_name('left')}") == ("no-partner", "R91")
    assert why(t, "swap:3.1") == ("die-not-placed", "R91")
    t = asked(t.put("honeybrook.1", "B.tree"), "swap_second", t.dice_at("left")[0])
    assert why(t, "swap_with:2.1") == ("die-not-placed", "R91")
    assert why(t, f"swap_with:{t.die_name('honeybrook.2')}") == ("swap-symbol", "R91")
    assert why(t, f"swap_with:{t.die_name('left', 1)}") == ("swap-beside", "R91")
    assert why(t, f"swap_with:{t.die_name('left')}") == ("swap-owner", "R91")
    t = position().put("left", "B.tree", "B.tree").put("honeybrook.1", "R.tree").put("honeybrook.4", "R.tree")
    t = asked(t, "swap_second", t.dice_at("honeybrook.1")[0])
    assert why(t, f"swap_with:{t.die_name('left', 1)}") == ("equal-die", "R86")


def test_payments():  # sylve R70, R121
    t = position().pool("R", "tree hill").stock("R", "2P 1M 1C 2B").market("hush_water").play("brew:hush_water")
    assert why(t, "pay:3-0-0") == ("too-much", "R70")
    assert why(t, "pay:0-0-0") == ("too-few-berries", "R70")
    t = asked(position().stock("R", "1P 1B"), "payment", GAME.actions.decode(GAME.names["brew:hush_water"])[1][0])
    assert why(t, "pay:2-0-0") == ("not-so-many", "R70")
    t = position("YB", powers=True).pool("Y", "tree hill").stock("Y", "2P 1C 2B").market("hush_water")
    t.play("brew:hush_water")
    assert why(t, "pay:2-0-0") == ("double-berry", "R121")


def test_ties_trades_and_characters():  # sylve R2, R9, R111, R112, R119
    t = asked(position("BR", powers=True).stock("B", "1B").put("honeybrook.1", "B.tree"), "break_tie", 0)
    assert why(t, "break_tie:honeybrook") == ("yours-anyway", "R119")
    assert why(t, "break_tie:amberwood") == ("not-tied", "R119")
    assert why(t, "break_tie:f5") == ("no-such-forest", "R2")
    assert why(t, "end_turn") is None
    t = asked(position().stock("R", "1B 2P"), "trade_berries")
    assert why(t, "trade_berries:2") == ("few-of-kind", "R111")
    t = asked(position().stock("R", "1B 2P"), "trade_set")
    assert why(t, "trade_set:plant:3") == ("few-of-kind", "R112")
    t = asked(position(), "choose_character")
    assert why(t, "character:lelio") == ("character-taken", "R9")


def test_a_position_says_what_it_does_not_know():
    with pytest.raises(ValueError, match="has no colour, sky; it has pools"):
        position_of({"sky": "blue", "colour": 1}, 2, 1)
