"""What a seat sees (rules 6.3)."""

import json

from games.tree_society.position import board, new_game, options, play, position

from sylvarium.games.tree_society.face.view import view
from sylvarium.games.tree_society.rules.components import CARD_IDS, FRUIT_IDS
from sylvarium.games.tree_society.rules.state import STEP

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


def test_a_sold_pile_is_seen_by_its_owner_only():  # tree_society Q32, R98
    s = rich()
    seen = {seat: view(s, seat)["players"] for seat in (0, 1, None)}
    assert seen[0][0]["sold"] == ["grape_05", "cherry_02"] and seen[1][0]["sold"] is None
    assert seen[1][1]["sold"] == ["orange_02"] and seen[0][1]["sold"] is None
    assert all(player["sold"] is None for player in seen[None])
    assert {seen[seat][0]["sold_count"] for seat in (0, 1, None)} == {2}
    assert "sold_types" in seen[0][0]["counters"] and "sold_types" not in seen[1][0]["counters"]
    assert "grape_05" in view(s, 0)["fruits"] and "grape_05" not in view(s, 1)["fruits"]


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
        "card": "wri_11", "level": 2, "points": 2,
        "next": {"level": 3, "cost": 8, "price": 7, "payable": True},
    }  # fmt: skip
    assert first["in_progress"][2] is None
    assert first["completed"] == [{"card": "ban_04", "banners": 1, "points": 14}]
    assert seen["players"][1]["in_progress"][0]["next"] is None and seen["players"][1]["sale"] == []
    assert seen["fruit_market"] == list(MARKET) and seen["discard"] == ["mer_01"]
    assert [slot["card"] for slot in seen["guild_market"]] == ["wri_03", None, None, None, None, "ban_08"]
    assert seen["guild_market"][5] == {
        "slot": "top_3", "row": "top", "column": 3,
        "card": "ban_08", "level": 1, "cost": 2, "price": 2, "payable": True,
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
        "id": "apple_01", "type": "apple", "action": "chest", "coins": 1, "valuable": True,
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


def test_the_card_being_built_is_named():
    s = position(board(9, progress={"wri_05": 1, "wri_09": 1, "ban_02": 1}), guild_market={"bottom_1": "wri_01"})
    assert view(s, 0)["building"] is None
    play(s, "build:wri_01")
    assert view(s, 0)["building"] == "wri_01"


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
