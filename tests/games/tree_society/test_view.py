"""What a seat sees (rules 6.3)."""

import json

from sylvarium.games.tree_society.face.view import view
from sylvarium.games.tree_society.rules.components import CARD_IDS, FRUIT_IDS
from sylvarium.games.tree_society.rules.state import STEP
from sylvarium.games.tree_society.school.notation import board, new_game, options, play, position

MARKET = ("apple_01", "cherry_01", "grape_01", "orange_01")


def rich():
    return position(
        board(
            7,
            2,
            unsold=["apple_02", "grape_04"],
            sold=["grape_05", "cherry_02"],
            progress={"wri_11": 2, "arc_08": 1},
            completed=["ban_04"],
        ),
        board(3, unsold=["apple_03"], sold=["orange_02"], progress={"wri_09": 1}),
        sale=("apple_09",),
        fruit_action=True,
        fruit_market=MARKET,
        guild_market={"bottom_1": "wri_03", "top_3": "ban_08"},
        discard=("mer_01",),
    )


def test_sold_piles_are_seen_by_everybody():  # tree_society Q32, R98
    """So nobody has to remember, and nobody learns from the points what the view does not show."""
    s = rich()
    assert view(s, 0) == view(s, 1) == view(s, None)
    seen = view(s, 1)
    assert [player["sold"] for player in seen["players"]] == [["grape_05", "cherry_02"], ["orange_02"], []]
    counters = seen["players"][0]["counters"]
    assert (counters["sold"], counters["sold_types"], counters["sold_top"]) == (2, 2, 1)
    assert {"grape_05", "cherry_02", "orange_02"} <= seen["fruits"].keys()


def test_no_card_of_a_deck_is_seen():
    s = new_game(4, seed=3)
    seen = view(s, 0)
    deck = {CARD_IDS[k] for k in s.guild_deck.tolist()[: s.guilds_left]}
    fruits = {FRUIT_IDS[k] for k in s.fruit_deck.tolist()[: s.fruits_left]}
    text = json.dumps(seen)
    assert not [id for id in deck | fruits if f'"{id}"' in text]
    assert (seen["guild_deck"], seen["fruit_deck"]) == (39, 60)


def test_players_and_market():
    s = rich()
    seen = view(s, 1)
    first = seen["players"][0]
    assert (first["purse"], first["chest"], first["banners"], first["score"]) == (7, 2, 1, 14 + 2 + 0)
    assert first["parts"] == {"completed": 0, "variable": 14, "in_progress": 2}
    assert seen["first"] == 0 and [player["order"] for player in seen["players"]] == [1, 2, 3]
    assert first["unsold"] == ["apple_02", "grape_04"] and first["sale"] == ["apple_09"]
    assert first["in_progress"][0] == {
        "card": "wri_11", "level": 2, "points": 2, "worth": [3, 2, 4],
        "next": {"level": 3, "cost": 8, "price": 7, "payable": True},
    }  # fmt: skip
    assert first["in_progress"][2] is None
    assert first["completed"] == [{"card": "ban_04", "banners": 1, "points": 14, "worth": [1, 2, 14]}]
    assert seen["players"][1]["in_progress"][0]["next"] == {"level": 2, "cost": 6, "price": 6, "payable": False}
    assert seen["players"][1]["sale"] == []
    assert seen["fruit_market"] == list(MARKET) and seen["discard"] == ["mer_01"]
    assert [slot["card"] for slot in seen["guild_market"]] == ["wri_03", None, None, None, None, "ban_08"]
    assert seen["guild_market"][5] == {
        "slot": "top_3", "row": "top", "column": 3,
        "card": "ban_08", "level": 1, "cost": 2, "price": 2, "payable": True, "prices": [2, 3, 3],
    }  # fmt: skip
    assert seen["fruit_action"] == {"fruit": "apple_09", "open": True}
    assert seen["prices"] == {"apple": 3, "cherry": 1, "grape": 2, "blueberry": 0, "orange": 1}


def test_what_is_printed_is_told_once():
    seen = view(rich(), 0)
    assert seen["cards"]["arc_08"]["levels"][0] == {
        "cost": 4,
        "points": 0,
        "kind": "cont",
        "effects": [{"name": "discount", "arguments": ["1", "any"], "text": "effect-discount-1-any"}],
    }
    assert seen["cards"]["wri_11"]["levels"][2]["points"] is None
    assert seen["fruits"]["apple_01"] == {
        "id": "apple_01", "type": "apple", "action": "chest", "coins": 1, "valuable": True, "pays": 4,
    }  # fmt: skip
    everywhere = json.dumps({key: value for key, value in seen.items() if key not in ("cards", "fruits")})
    for id in (*CARD_IDS, *FRUIT_IDS):
        assert (f'"{id}"' in everywhere) == (id in seen["cards"] or id in seen["fruits"]), id


def test_prices_follow_the_decision_at_hand():
    """An effect at half cost shows half prices; revealed guilds show what they would cost."""
    s = position(board(9, progress={"arc_01": 1, "wri_05": 2}), guild_market={"top_1": "ban_08"})
    play(s, "level_up:arc_01")
    seen = view(s, 0)
    assert seen["guild_market"][3]["price"] == 2
    assert seen["players"][0]["in_progress"][1]["next"]["price"] == 3
    s = position(board(2), guild_market={"bottom_1": "exp_03"}, guild_deck=("ban_01", "wri_09"))
    play(s, "build:exp_03")
    assert {(g["card"], g["price"]) for g in view(s, 1)["revealed"]["guilds"]} == {("ban_01", 0), ("wri_09", 0)}
    s = position(board(2), guild_market={"bottom_1": "bot_02"})
    play(s, "build:bot_02")
    assert len(view(s, 1)["revealed"]["fruits"]) == 3


def test_the_price_shown_while_fruits_are_preserved_is_the_price_paid():  # tree_society R63, R81, R93
    s = position(
        board(2, unsold=["apple_02", "grape_01"], progress={"bot_07": 1, "wri_05": 1}),
        sale=("apple_06",),
        fruit_action=True,
    )
    play(s, "fruit_action", "level_up:bot_07")
    for id in ("apple_02", "grape_01"):
        being_built, other = (each["next"] for each in view(s, 0)["players"][0]["in_progress"][:2])
        assert (being_built["price"], being_built["payable"]) == (2, True)
        assert (other["price"], other["payable"]) == (4, False)  # the reduction is not for other cards
        play(s, f"preserve:{id}")
    assert s.purse[0] == 0 and view(s, 0)["building"] is None


def test_the_price_shown_while_a_guild_is_discarded_is_that_of_the_card_being_built():  # tree_society R43, R63
    full = {"wri_05": 1, "wri_09": 1, "ban_02": 1}
    laid = {"bottom_1": "wri_12", "bottom_2": "mer_05"}
    s = position(board(2, progress=full), sale=("apple_06",), fruit_action=True, guild_market=laid)
    play(s, "fruit_action", "build:wri_12")
    assert [slot["price"] for slot in view(s, 0)["guild_market"][:2]] == [2, 3]
    play(s, "discard:ban_02")
    assert s.purse[0] == 0


def test_what_a_rest_would_leave_is_told():  # tree_society R76, R102
    s = position(board(5, 1, progress={"ban_02": 2}), board(1, 0))
    assert [player["rest"] for player in view(s, 0)["players"][:2]] == [
        {"lost": 3, "purse": 2 + 1 + 2},
        {"lost": 0, "purse": 1},
    ]


def test_what_an_effect_does_not_allow_is_shown_at_its_usual_price():  # tree_society R47, R69, R85
    """An effect for levels 2 and 3, or for revealed guilds, makes the market no cheaper, nor its own card."""
    s = position(board(9, progress={"wri_05": 1}), guild_market={"bottom_1": "arc_13", "bottom_2": "ban_08"})
    play(s, "build:arc_13")  # build(minus3,l23)
    seen = view(s, 0)
    assert seen["guild_market"][1]["price"] == 2
    wri_05, arc_13 = (each["next"]["price"] for each in seen["players"][0]["in_progress"][:2])
    assert (wri_05, arc_13) == (1, 8)
    s = position(
        board(2, progress={"wri_05": 1}),
        guild_market={"bottom_1": "exp_03", "bottom_2": "ban_08"},
        guild_deck=("ban_01", "wri_09"),
    )
    play(s, "build:exp_03")  # reveal_guild(2,free)
    seen = view(s, 0)
    assert [guild["price"] for guild in seen["revealed"]["guilds"]] == [0, 0]
    assert seen["guild_market"][1]["price"] == 2
    assert seen["players"][0]["in_progress"][0]["next"]["price"] == 4


def test_the_income_of_a_rest_is_told_once():  # tree_society R76, R97
    s = position(board(5, 1, unsold=["apple_03"], progress={"ban_02": 2}), sale=("apple_02",), fruit_market=MARKET)
    promised = view(s, 0)["players"][0]["rest"]
    play(s, "end_build")
    assert view(s, 0)["phase"] == "rest"
    assert view(s, 0)["players"][0]["rest"] == promised == {"lost": 3, "purse": 2 + 1 + 2}
    play(s, "take:apple_01")
    assert s.purse[0] == promised["purse"]


def test_the_card_being_built_is_named():
    s = position(board(9, progress={"wri_05": 1, "wri_09": 1, "ban_02": 1}), guild_market={"bottom_1": "wri_01"})
    assert view(s, 0)["building"] is None
    assert view(s, 0)["due"] == 0
    play(s, "build:wri_01")
    assert view(s, 0)["building"] == "wri_01" and view(s, 0)["due"] == 1


def test_phases_and_the_end():
    s = new_game(3, fruit_draft="yes")
    seen = view(s, None)
    assert (seen["phase"], seen["round"], seen["end"]["last_round"]) == ("draft", 0, False)
    assert view(position(board(unsold=["apple_02"]), step=STEP.sell), 0)["phase"] == "sell"
    assert view(rich(), 0)["phase"] == "build"
    s = position(
        board(), seats=2, seat=1, turn=10, sale=("apple_02",), fruit_market=MARKET, trigger_round=4, step=STEP.rest_take
    )
    s.sale_count = 0
    seen = view(s, 0)
    assert seen["phase"] == "rest" and seen["end"] == {
        "banners": 6, "trigger_round": 4, "empty_round": None, "last_round": True,
    }  # fmt: skip
    play(s, options(s)[0])
    assert view(s, 0)["phase"] == "over" and view(s, 0)["fruit_action"] is None


def test_guilds_in_play_are_listed():
    s = new_game(2, guilds="ban_mer_bot_exp")
    assert view(s, 0)["guilds"] == ["bankers", "merchants", "botanists", "explorers"]
