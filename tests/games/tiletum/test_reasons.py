"""Why something cannot be done (school/reasons.py): a sentence and the number of a rule."""

import pytest

from sylvarium.games.tiletum import GAME
from sylvarium.games.tiletum.rules.components import RESOURCES
from sylvarium.games.tiletum.school.notation import (
    BLUE,
    GREEN,
    ORANGE,
    PURPLE,
    acting,
    at,
    choosing,
    cost,
    crest,
    empty_pile,
    fulfil,
    having_die,
    house,
    king,
    map_tile,
    offer,
    only,
    options,
    pillar,
    play,
    put_die,
    settle_in,
    store,
    wheel_tile,
    with_sub,
)
from sylvarium.games.tiletum.school.reasons import reason

FULL = ("bt_01", "bt_02", "bt_19", "bt_20", "bt_30", "bt_31")  # a full storehouse


def why(s, name):
    """What is said of an action that is not legal: the id of the words without `why-`, and the rule."""
    assert name not in options(s)
    words = reason(s, s.seat, GAME.names[name])
    return words and f"{words.id.removeprefix('why-')} {words.args['rule']}"


# --- the moment -------------------------------------------------------------------------------------


def test_before_and_after_the_die():  # tiletum R46, R53
    s = choosing()
    for name in ("move_merchant:paris", "place_pillar:paris", "king_step", "take_contract:ct_any_3"):
        assert why(s, name) == "die-first R46"
    assert why(s, "take_wheel_tile") == "die-first R52"
    assert why(s, "name_joker:king") == "action-by-die R51"
    having_die(s, "pink", 2, "king")
    assert why(s, "king_step") == "resources-first R53"
    assert why(s, "take_die:pink:2:2") == "one-die R47"


def test_the_running_action():  # tiletum R56, R82, R104
    s = acting("joker", ap=3)
    assert why(s, "king_step") == "name-joker R82"
    play(s, "name_joker:king")
    assert why(s, "move_merchant:paris") == "other-action R56"
    assert why(s, "name_joker:merchant") == "no-joker R82"
    assert why(acting("king", ap=0), "king_step") == "no-ap R57"
    store(s, BLUE, "bt_30")
    play(s, "use_helper:supply_2")
    assert why(s, "king_step") == "finish-first R104"
    assert why(s, "buy:iron") == "choose-first R85"
    assert why(s, "name_joker:merchant") is None


def test_the_tile_of_the_king():  # tiletum R111
    s = acting("king", ap=0, seats=2, seat=ORANGE)
    assert why(s, "take_king_tile") == "king-tile-later R111"
    s.lap, s.corruption = 3, [0, 1, 2]
    play(s, "end_turn")
    assert why(s, "buy:iron") == "king-tile-first R111"


# --- dice and tiles ---------------------------------------------------------------------------------


def test_dice():  # tiletum R47, R48
    s = choosing()
    for face in range(1, 7):
        if s.wheel[1, face - 1] == 0:
            assert why(s, f"take_die:pink:{face}:{face}") == "no-such-die R47"
    put_die(s, "pink", 2)
    only(s, BLUE, gold=5)
    assert why(s, "take_die:pink:2:5") == "few-gold-for-die R48"


def test_tiles_of_the_wheel():  # tiletum R52, R26
    s = choosing()
    store(s, BLUE, *FULL)
    wheel_tile(s, "king", "bt_32")
    having_die(s, "pink", 2, "king")
    assert why(s, "take_wheel_tile") == "storehouse-full R26"
    play(s, "use_helper:supply_2", "pick_resource:iron", "pick_resource:iron", "take_wheel_tile")
    assert why(s, "take_wheel_tile") == "wheel-tile-late R52"
    s = choosing()
    store(s, BLUE, "bt_24")
    wheel_tile(s, "king", None)
    having_die(s, "pink", 2, "king")
    assert why(s, "take_wheel_tile") == "no-tile-there R52"


def test_the_offer_of_contracts():  # tiletum R77, R26, R29, R30
    s = acting("contract", ap=2)
    offer(s, s.contract_offer, "ct_any_3", "ct_crest_lion", "ct_any_5", "ct_any_8", "ct_wool_3")
    crest(s, BLUE, "bt_43", "b6")
    assert why(s, "take_contract:ct_any_3") == "few-ap R77"
    assert why(s, "take_contract:ct_crest_lion") == "same-crest R29"
    assert why(s, "take_contract:ct_iron_9") == "not-offered R77"
    fulfil(s, BLUE, "ct_wool_5", "ct_wool_9", "ct_mix_12", "ct_pact_9")
    store(s, BLUE, "ct_iron_9", "ct_iron_5")
    assert why(s, "take_contract:ct_any_8") == "contracts-full R30"
    assert why(s, "take_contract:ct_iron_9") is None  # it is there already; whether it can be paid is said elsewhere


def test_exchanges():  # tiletum R78
    s = acting("contract", ap=2)
    only(s, BLUE, wool=1)
    assert why(s, "exchange:iron:food") == "none-to-exchange R78"
    s.main_ap = 0
    assert why(s, "exchange:wool:food") == "no-ap R57"
    assert why(acting("king"), "exchange:wool:food") is None


def test_the_offer_of_characters():  # tiletum R69, R70, R26
    s = acting("character")
    offer(s, s.character_offer, "notary_9", "mason_6", "carter_3", "steward_1", "courtier_5")
    assert why(s, "take_character:notary_4") == "not-offered R69"
    store(s, BLUE, "notary_4")
    assert why(s, "take_character:notary_4") is None
    store(s, BLUE, *FULL[:5])
    assert why(s, "take_character:carter_3") == "storehouse-full R26"
    empty_pile(s, "notary_1")
    assert why(s, "redraw_characters") == "no-characters-left R70"


def test_rooms():  # tiletum R71, R72, R73
    s = acting("character", ap=1)
    settle_in(s, BLUE, "mason_8", "b3_f1")
    store(s, BLUE, "mason_9", "carter_3")
    assert why(s, "place_character:notary_9:b1_f1") == "not-your-character R71"
    assert why(s, "place_character:mason_9:b3_f1") == "room-taken R71"
    assert why(s, "place_character:mason_9:b1_f1") == "lives-elsewhere R73"
    assert why(s, "place_character:carter_3:b3_f2") == "other-kind-lives-there R72"
    assert why(s, "place_character:carter_3:b1_f2") == "few-ap R71"


def test_activation():  # tiletum R98
    s = acting("king")
    settle_in(s, BLUE, "notary_9", "b3_f1")
    settle_in(s, BLUE, "courtier_8", "b5_f1")
    store(s, BLUE, "bt_35")
    assert why(s, "pick_building:b1") is None and why(s, "resolve_character:notary_9") is None
    play(s, "use_helper:host")
    assert why(s, "pick_building:b1") == "nobody-lives-there R98"
    play(s, "pick_building:b3")
    assert why(s, "resolve_character:courtier_8") == "no-bonus-left R98"


# --- the map ----------------------------------------------------------------------------------------


def test_steps():  # tiletum R35, R100
    s = acting("merchant")
    assert why(s, "move_merchant:tiletum") == "merchant-there-already R35"
    assert why(s, "move_merchant:lyon") == "merchant-too-far R35"
    with_sub(s, "architect", 2)
    assert why(s, "move_architect:lyon") == "architect-too-far R35"
    s = acting("character", ap=6)
    store(s, BLUE, "steward_5")
    play(s, "place_character:steward_5:b1_f1", "move_merchant:paris")
    assert why(s, "move_merchant:tiletum") == "no-steps-left R100"
    assert why(s, "move_architect:tiletum") == "architect-there-already R35"
    assert why(s, "place_house:paris_h1") == "finish-first R104"


def test_houses():  # tiletum R2, R33, R64, R66
    s = acting("merchant", seats=2)
    at(s, BLUE, merchant="lyon")
    house(s, ORANGE, "frankfurt_h1")
    assert why(s, "place_house:paris_h3") == "space-not-used R2"
    assert why(s, "place_house:tiletum_h1") == "house-already R66"
    assert why(s, "place_house:frankfurt_h1") == "space-taken R66"
    assert why(s, "place_house:paris_h1") == "merchant-elsewhere R64"
    house(s, BLUE, "koln_h1", "prague_h1")
    assert why(s, "place_house:lyon_h1") == "no-house R33"


def test_pillars():  # tiletum R11, R33, R60, R62
    s = acting("architect")
    for town, tile in (("paris", "cost_unavailable"), ("london", "cost_1"), ("koln", "cost_2"), ("prague", "cost_3")):
        cost(s, town, tile)
    pillar(s, ORANGE, "london")
    pillar(s, GREEN, "london")
    pillar(s, BLUE, "prague")
    at(s, BLUE, architect="koln")
    assert why(s, "place_pillar:paris") == "cathedral-closed R11"
    assert why(s, "place_pillar:london") == "cathedral-full R62"
    assert why(s, "place_pillar:prague") == "pillar-already R62"
    assert why(s, "place_pillar:milano") == "architect-elsewhere R60"
    play(s, "place_pillar:koln")
    at(s, BLUE, architect="milano")
    assert why(s, "place_pillar:milano") == "no-pillar R33"


@pytest.mark.parametrize(
    ("tile", "walks", "refused", "said"),
    [
        ("carter_3", "move_merchant:paris", "place_house:paris_h1", "no-house-granted R100"),
        ("mason_2", "move_architect:paris", "place_pillar:paris", "no-pillar-granted R100"),
    ],
)
def test_walks_without_building(tile, walks, refused, said):  # tiletum R100
    s = acting("character", ap=1)
    cost(s, "paris", "cost_1")
    store(s, BLUE, tile)
    play(s, f"place_character:{tile}:b1_f1", walks)
    assert why(s, refused) == said


def test_bonus_tiles_of_towns():  # tiletum R2, R26, R61, R65, R68
    s = acting("merchant", seats=2)
    at(s, BLUE, merchant="lyon")
    map_tile(s, "lyon", None)
    assert why(s, "take_map_tile:prague_t1") == "space-not-used R2"
    assert why(s, "take_map_tile:lyon_t1") == "tile-gone R68"
    assert why(s, "take_map_tile:paris_t1") == "merchant-elsewhere R65"
    with_sub(s, "architect", 1)
    assert why(s, "take_map_tile:paris_t1") == "architect-elsewhere R61"
    at(s, BLUE, architect="paris")
    map_tile(s, "paris", "bt_32")
    store(s, BLUE, *FULL)
    assert why(s, "take_map_tile:paris_t1") == "storehouse-full R26"


def test_the_top_of_the_king_track():  # tiletum R81
    s = acting("king", ap=2)
    king(s, (10, [BLUE]), (0, [ORANGE, PURPLE, GREEN]))
    assert why(s, "king_step") == "top-of-track R81"


# --- tasks ------------------------------------------------------------------------------------------


def test_buying_and_contracts():  # tiletum R86, R87, R88
    s = acting("king")
    only(s, BLUE, gold=1)
    store(s, BLUE, "ct_any_3")
    assert why(s, "buy:iron") == "few-gold R86"
    assert why(s, "fulfil_contract:iron_3") == "not-in-storehouse R87"
    assert why(s, "fulfil_contract:any_3:gold") == "cannot-pay R88"


def test_crests():  # tiletum R90, R91
    s = acting("king")
    only(s, BLUE, food=2)
    store(s, BLUE, "bt_43")
    assert why(s, "place_crest:eagle:b6") == "not-in-storehouse R90"
    assert why(s, "place_crest:lion:b1") == "few-food-there R91"
    crest(s, BLUE, "bt_45", "b6")
    assert why(s, "place_crest:lion:b6") == "few-food R91"
    only(s, BLUE, food=3)
    assert why(s, "place_crest:lion:b6") == "crest-already R90"


def test_cathedrals():  # tiletum R11, R92, R93
    s = acting("king")
    for town, tile in (("paris", "cost_unavailable"), ("koln", "cost_4"), ("prague", "cost_3")):
        cost(s, town, tile)
    pillar(s, BLUE, "koln")
    pillar(s, BLUE, "prague", contributed=True)
    only(s, BLUE, stone=3)
    assert why(s, "contribute:paris") == "cathedral-closed R11"
    assert why(s, "contribute:milano") == "pillar-first R92"
    assert why(s, "contribute:prague") == "contributed-already R93"
    assert why(s, "contribute:koln") == "few-stone R92"


def test_helpers():  # tiletum R54, R94, R97
    s = choosing()
    store(s, BLUE, "bt_24", "bt_21", "bt_07")
    assert why(s, "use_helper:vp_4") == "not-in-storehouse R94"
    assert why(s, "use_helper:dyer") == "dyer-only-then R54"
    assert why(s, "use_helper:ap_2") == "die-before-helper R97"
    play(s, "use_helper:character_2")
    assert why(s, "use_helper:character_2") == "helper-at-work R94"


def test_what_belongs_to_another_moment_has_no_reason():
    s = acting("king")
    assert all(why(s, f"pick_resource:{name}") is None for name in RESOURCES)
