"""The Rest phase, the refill of the market, and the end of the game (rules 3.17, 3.18)."""

import pytest

from sylvarium.games.tree_society.rules.state import STEP
from sylvarium.games.tree_society.school.notation import (
    board,
    coins,
    discarded,
    fruit_deck,
    fruit_market,
    guild_deck,
    guild_market,
    options,
    play,
    position,
    sale_area,
    sold,
    step,
    unsold,
)

MARKET = ("apple_01", "cherry_01", "grape_01", "orange_01")


def test_everything_sold_goes_to_the_sold_pile():  # tree_society R98, Q20
    """Also the cards of extra sales; the pile keeps what it had."""
    s = position(board(sold=["grape_01"]), sale=("apple_02", "cherry_02"), fruit_market=("orange_01",))
    play(s, "end_build")
    assert sold(s) == ["grape_01", "apple_02", "cherry_02"] and sale_area(s) == []


def test_one_fruit_must_be_taken():  # tree_society R99, R100
    s = position(board(), sale=("apple_02",), fruit_market=MARKET, fruit_deck=("blueberry_01", "blueberry_02"))
    play(s, "end_build")
    assert step(s) == STEP.rest_take and options(s) == [f"take:{id}" for id in MARKET]
    play(s, "take:cherry_01")
    assert unsold(s) == ["cherry_01"] and s.fruits_left == 1
    assert fruit_market(s)[1] in ("blueberry_01", "blueberry_02") and fruit_market(s)[2:] == ["grape_01", "orange_01"]


def test_a_slot_stays_empty_when_the_deck_is():  # tree_society R100
    s = position(board(), sale=("apple_02",), fruit_market=MARKET, fruit_deck=())
    play(s, "end_build", "take:cherry_01")
    assert fruit_market(s) == ["apple_01", "grape_01", "orange_01"]


def test_unsold_fruits_have_no_limit():  # tree_society R101
    many = [f"{kind}_{k:02}" for kind in ("blueberry", "grape", "cherry") for k in range(2, 16)]
    s = position(board(unsold=many), sale=("apple_02",), fruit_market=MARKET)
    play(s, "end_build", "take:apple_01")
    assert len(unsold(s)) == 43


@pytest.mark.parametrize(("purse", "chest"), [(0, 0), (2, 0), (3, 0), (9, 4), (1, 7)])
def test_the_coin_check(purse, chest):  # tree_society R3, R102
    """Only the purse is cut; chest coins cannot be lost."""
    s = position(board(purse, chest), sale=("apple_02",), fruit_market=MARKET)
    play(s, "end_build", "take:apple_01")
    assert coins(s) == (min(purse, 2) + chest, 0)


def test_the_market_is_refilled_only_in_the_rest_phase():  # tree_society R45, R103
    laid = {slot: f"wri_0{k}" for k, slot in enumerate(("bottom_1", "bottom_2", "bottom_3", "top_1", "top_2"), 1)}
    s = position(board(9), sale=("apple_02",), fruit_market=MARKET, guild_market=laid)
    play(s, "build:wri_01", "end_build")
    assert "bottom_1" not in guild_market(s)
    play(s, "take:apple_01")
    market = guild_market(s)
    assert len(market) == 6 and market["bottom_1"] == "wri_04" and market["top_2"] == "wri_05"


def test_an_empty_column_is_filled_from_the_bottom():  # tree_society R104, Q24
    laid = {"bottom_1": "wri_01", "top_1": "wri_02", "bottom_3": "wri_03", "top_3": "wri_04"}
    s = position(board(), sale=("apple_02",), fruit_market=MARKET, guild_market=laid, guild_deck=("ban_01",))
    play(s, "end_build", "take:apple_01")
    assert guild_market(s) == {**laid, "bottom_2": "ban_01"}


def test_slots_stay_empty_when_deck_and_discard_pile_are():  # tree_society R105
    s = position(board(), sale=("apple_02",), fruit_market=MARKET, guild_market={"top_3": "wri_01"}, guild_deck=())
    play(s, "end_build", "take:apple_01")
    assert guild_market(s) == {"bottom_3": "wri_01"} and s.guilds_left == 0


def test_a_deck_emptied_by_the_refill_is_renewed_at_once():  # tree_society R105, Q25
    laid = {slot: f"wri_0{k}" for k, slot in enumerate(("bottom_1", "bottom_2", "bottom_3", "top_1", "top_2"), 1)}
    s = position(
        board(), sale=("apple_02",), fruit_market=MARKET, guild_market=laid, guild_deck=("ban_01",), discard=("ban_02",)
    )
    play(s, "end_build", "take:apple_01")
    assert guild_market(s)["top_3"] == "ban_01" and guild_deck(s) == {"ban_02"} and discarded(s) == []


def test_the_next_seat_begins():  # tree_society R106
    s = position(board(), board(unsold=["grape_04"]), sale=("apple_02",), fruit_market=MARKET)
    play(s, "end_build", "take:apple_01")
    assert (s.seat, s.turn, step(s)) == (1, 2, STEP.sell)


# --- The end ---


def quiet_end(s):
    """Plays on without building; gives the number of the last turn."""
    while not s.over:
        play(s, "end_build" if step(s) == STEP.act else options(s)[0])
    return s.turn


def boards(seats):
    return [board(unsold=[f"blueberry_0{k}"]) for k in range(1, seats + 1)]


@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (3, 0), (3, 2), (4, 1), (4, 3)])
def test_the_round_is_finished_and_a_final_one_played(seats, seat):  # tree_society R108, R113
    """Whoever triggers, everybody has the same number of turns."""
    own = boards(seats)
    own[seat] = board(6, unsold=["blueberry_09"], completed=["wri_12", "ban_08"], progress={"wri_02": 2})
    s = position(*own, seats=seats, seat=seat, turn=4 * seats + seat + 1, sale=("apple_02",), fruit_market=MARKET[:3])
    play(s, "level_up:wri_02")
    assert s.trigger_round == 5
    assert quiet_end(s) == 6 * seats


def test_a_second_player_with_enough_banners_changes_nothing():  # tree_society R109
    own = boards(2)
    own[0] = board(6, unsold=["blueberry_09"], completed=["wri_12", "ban_08"], progress={"wri_02": 2})
    s = position(*own, seats=2, seat=0, turn=11, sale=("apple_02",), fruit_market=MARKET, trigger_round=5)
    play(s, "level_up:wri_02")
    assert s.trigger_round == 5
    assert quiet_end(s) == 12


def test_the_fruit_deck_ends_the_game_with_the_round():  # tree_society R110, R113
    s = position(*boards(3), seat=0, turn=7, sale=("apple_02",), fruit_market=MARKET, fruit_deck=("cherry_02",))
    play(s, "end_build", "take:apple_01")
    assert s.empty_round == 3 and fruit_deck(s) == set()
    assert quiet_end(s) == 9


def test_the_fruit_deck_running_out_in_the_final_round_changes_nothing():  # tree_society R111
    s = position(
        *boards(3), seat=0, turn=10, sale=("apple_02",), fruit_market=MARKET, fruit_deck=("cherry_02",), trigger_round=3
    )
    assert quiet_end(s) == 12 and s.empty_round == 4


def test_the_fruit_deck_running_out_in_the_round_of_the_trigger_cancels_the_final_round():  # tree_society R111, Q29
    s = position(
        *boards(3), seat=0, turn=10, sale=("apple_02",), fruit_market=MARKET, fruit_deck=("cherry_02",), trigger_round=4
    )
    assert quiet_end(s) == 12


def test_nothing_is_asked_after_the_end():  # tree_society R113
    s = position(*boards(2), seats=2, seat=1, turn=10, sale=("apple_02",), fruit_market=MARKET, trigger_round=4)
    play(s, "end_build", "take:apple_01")
    assert s.over and options(s) == [] and s.pending == 0
    assert coins(s, 1) == (0, 0)


def test_an_end_in_the_first_round():  # tree_society R108, R110
    things = {"seats": 2, "seat": 0, "turn": 1, "sale": ("apple_02",), "fruit_market": MARKET}
    s = position(*boards(2), fruit_deck=("apple_05",), **things)
    assert quiet_end(s) == 2 and s.empty_round == 1
    s = position(*boards(2), trigger_round=1, **things)
    assert quiet_end(s) == 4
