"""What a seat knows as numbers, and what it could imagine otherwise (rules 6.3)."""

import numpy as np

from sylvarium.games.tree_society import GAME
from sylvarium.games.tree_society.mind.observe import (
    BOTTOM,
    BUILDING,
    CARD_NUMBERS,
    DISCARDED,
    HEAP_NUMBERS,
    MOST_SEATS,
    OBSERVATION,
    PLAYER_NUMBERS,
    PLAYERS,
    REVEALED,
    TOP,
    observe,
)
from sylvarium.games.tree_society.mind.resample import resample
from sylvarium.games.tree_society.rules.components import CARDS, TYPE_IDS, TYPES
from sylvarium.games.tree_society.school.notation import board, card, new_game, play, position

MARKET = ("apple_01", "cherry_01", "grape_01", "orange_01")


def observed(s, seat):
    out = np.full(OBSERVATION, np.nan, np.float32)
    observe(s, seat, out)
    assert np.isfinite(out).all()
    return out


def where(s, seat, zone):
    """The ids of the cards in one zone of the observation."""
    cards = observed(s, seat)[-CARD_NUMBERS:].reshape(-1, CARDS)
    return np.flatnonzero(cards[zone]).tolist()


def players(s, seat):
    start = OBSERVATION - CARD_NUMBERS - MOST_SEATS * PLAYER_NUMBERS
    return observed(s, seat)[start:-CARD_NUMBERS].reshape(MOST_SEATS, PLAYER_NUMBERS)


def test_nothing_is_unknown():  # tree_society Q32
    """Every sale was public, so a seat can only imagine the table as it is."""
    s = new_game(4, seed=4)
    before = s.copy()
    resample(s, 2)
    assert s == before


def test_cards_are_found_where_they_lie():
    s = position(
        board(9, progress={"wri_05": 1, "wri_09": 2, "ban_02": 1}, completed=["ban_04"]),
        board(progress={"wri_07": 2}),
        guild_market={"bottom_1": "wri_03", "top_3": "ban_08"},
        discard=("mer_01",),
    )
    assert where(s, 0, BOTTOM) == [card("wri_03")] and where(s, 0, TOP) == [card("ban_08")]
    assert where(s, 0, DISCARDED) == [card("mer_01")]
    assert where(s, 0, PLAYERS) == [card("ban_02"), card("wri_05")]
    assert where(s, 0, PLAYERS + 1) == [card("wri_09")] and where(s, 0, PLAYERS + 2) == [card("ban_04")]
    assert where(s, 0, PLAYERS + 4) == [card("wri_07")]
    assert where(s, 1, PLAYERS + 1) == [card("wri_07")]
    play(s, "build:wri_03")
    assert where(s, 0, BUILDING) == [card("wri_03")]
    s = position(board(9), guild_market={"bottom_1": "exp_06"}, guild_deck=("wri_12",))
    play(s, "build:exp_06")
    assert where(s, 1, REVEALED) == [card("wri_12")]


def test_players_come_in_turn_order_from_the_seat():
    s = position(board(5), board(6), board(7), seat=1)
    assert [round(float(p[1] * 10)) for p in players(s, 1)] == [6, 7, 5, 0]
    assert [round(float(p[1] * 10)) for p in players(s, 2)] == [7, 5, 6, 0]


def test_sold_piles_are_known_by_their_types():  # tree_society Q32
    one = position(board(sold=["apple_02", "apple_03"]), board(sold=["grape_02"]))
    other = position(board(sold=["apple_02", "apple_03"]), board(sold=["cherry_02"]))
    for seat in range(3):
        assert (observed(one, seat) != observed(other, seat)).any()
        piles = [p[8 : 8 + TYPES] * 5 for p in players(one, seat)]
        assert [round(float(pile.sum())) for pile in piles[:3]] == [[2, 1, 0], [1, 0, 2], [0, 2, 1]][seat]
    assert round(float(players(one, 1)[2][8 + TYPE_IDS.index("apple")] * 5)) == 2


def test_fruits_are_told_apart_by_type_action_coins_and_value():
    heaps = {
        tuple(players(position(board(unsold=[id])), 0)[0][-HEAP_NUMBERS:].tolist())
        for id in ("apple_01", "apple_02", "apple_08", "apple_09", "cherry_01")
    }
    assert len(heaps) == 5


def test_revealed_and_sold_fruits_are_observed():
    s = position(board(9), fruit_market=MARKET, sale=("apple_02",), guild_market={"bottom_1": "bot_02"})
    before = observed(s, 0)
    play(s, "build:bot_02")
    assert (observed(s, 0) != before).any()


def test_the_end_is_observed_without_a_step():
    s = position(board(), seats=2, seat=1, turn=10, sale=("apple_02",), fruit_market=MARKET, trigger_round=4)
    play(s, "end_build", "take:apple_01")
    assert s.over and observed(s, 0)[5] == 1.0


def test_the_size_is_the_one_promised():
    """As many numbers are written as the game says, neither fewer nor more."""
    out = np.full(GAME.observation + 50, np.nan, np.float32)
    observe(new_game(4), 0, out)
    assert np.isfinite(out[: GAME.observation]).all() and np.isnan(out[GAME.observation :]).all()
