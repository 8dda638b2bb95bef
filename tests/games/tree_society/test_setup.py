"""Setup (rules 3.2)."""

from collections import Counter

import pytest
from games.tree_society.invariants import check, check_prices

from sylvarium.games.tree_society.rules.components import FRUIT_DATA, FRUIT_IDS, OPTION_CHOICES
from sylvarium.games.tree_society.rules.state import STEP
from sylvarium.games.tree_society.school.notation import (
    coins,
    completed,
    fruit_deck,
    fruit_market,
    guild_deck,
    guild_market,
    new_game,
    of_guild,
    options,
    play,
    progress,
    sold,
    step,
    unsold,
)

SEATS = (2, 3, 4)
STARTERS = {"arc_01", "arc_02", "arc_03", "arc_04"}


def types(ids):
    return [id.split("_")[0] for id in ids]


@pytest.mark.parametrize("seats", SEATS)
def test_boards_at_the_beginning(seats):  # tree_society R5, R6, R7, Q1
    s = new_game(seats, starting_cards="no")
    assert (s.seats, s.seat, s.turn, step(s)) == (seats, 0, 1, STEP.sell)
    assert [coins(s, k) for k in range(seats)] == [(2, 0), (2, 0), (1, 1), (1, 1)][:seats]
    for seat in range(seats):
        assert progress(s, seat) == {} and completed(s, seat) == [] and sold(s, seat) == []
        assert len(unsold(s, seat)) == 3


def test_the_first_player_is_drawn_at_random():  # tree_society R5, R7
    """Coins go by turn order, whoever begins."""
    firsts = Counter()
    for seed in range(60):
        s = new_game(3, seed, start="random")
        firsts[s.seat] += 1
        assert s.first == s.seat and [coins(s, (s.first + k) % 3) for k in range(3)] == [(2, 0), (2, 0), (1, 1)]
    assert set(firsts) == {0, 1, 2} and min(firsts.values()) > 8


@pytest.mark.parametrize("start", [1, 2, 3, 4])
def test_turns_follow_from_the_first_player(start):  # tree_society R5, R20, R23
    s = new_game(4, start=str(start), fruit_draft="yes")
    seats = []
    while len(seats) < 17:
        if step(s) in (STEP.draft, STEP.sell):
            seats.append(s.seat)
        play(s, "end_build" if "end_build" in options(s) else options(s)[0])
    order = [(start - 1 + k) % 4 for k in range(4)]
    assert seats == (order * 5)[:17]


@pytest.mark.parametrize("chosen", OPTION_CHOICES["guilds"])
def test_only_chosen_guilds_are_in_the_deck(chosen):  # tree_society R8, R13, R125
    s = new_game(3, guilds=chosen, starting_cards="no")
    cards = guild_deck(s) | set(guild_market(s).values())
    assert cards == set().union(*(of_guild(prefix) for prefix in chosen.split("_")))
    assert s.discard_count == 0
    check(s)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("guilds", "with_architects"), [("arc_ban_mer_wri", True), ("ban_mer_bot_exp", False)])
def test_sizes_of_the_guild_deck(seats, guilds, with_architects):  # tree_society R9, R10, R11, R12, Q3
    """Table 5.2, with and without starting cards, with and without the Architects deck."""
    dealt = new_game(seats, guilds=guilds)
    assert dealt.guilds_left == (43 - seats if with_architects else 42)
    own = [progress(dealt, k) for k in range(seats)]
    assert all(len(cards) == 1 and set(cards) <= STARTERS and set(cards.values()) == {1} for cards in own)
    given = {id for cards in own for id in cards}
    assert len(given) == seats
    table = guild_deck(dealt) | set(guild_market(dealt).values())
    assert STARTERS - given <= table if with_architects else STARTERS.isdisjoint(table)
    without = new_game(seats, guilds=guilds, starting_cards="no")
    assert without.guilds_left == (43 if with_architects else 42)
    assert (guild_deck(without) | set(guild_market(without).values())) >= (STARTERS if with_architects else set())
    check(dealt)
    check(without)


def test_starting_cards_are_dealt_at_random():  # tree_society R9
    firsts = {next(iter(progress(new_game(2, seed=k), 0))) for k in range(40)}
    assert firsts == STARTERS


def test_a_starting_card_costs_nothing():  # tree_society R9, R22, Q2
    s = new_game(4, seed=5)
    assert [coins(s, k) for k in range(4)] == [(2, 0), (2, 0), (1, 1), (1, 1)]


def test_six_guilds_lie_open():  # tree_society R14
    s = new_game(3)
    assert list(guild_market(s)) == ["bottom_1", "bottom_2", "bottom_3", "top_1", "top_2", "top_3"]
    check_prices(s)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(12))
def test_the_first_fruit_market_has_different_types(seats, seed):  # tree_society R15, R16, R17, Q5, E1
    s = new_game(seats, seed=seed)
    market = fruit_market(s)
    assert len(market) == {2: 5, 3: 4, 4: 3}[seats] == len(set(types(market)))
    everything = [*market, *fruit_deck(s), *(id for k in range(seats) for id in unsold(s, k))]
    crowd = {f["id"] for f in FRUIT_DATA if f.get("crowd")}
    assert Counter(everything) == Counter(set(FRUIT_IDS) - (crowd if seats == 2 else set()))


def test_types_and_cards_of_the_first_fruit_market_are_random():  # tree_society R17, Q5
    markets = [fruit_market(new_game(4, seed=k)) for k in range(150)]
    seen = Counter(kind for market in markets for kind in types(market))
    assert all(60 <= seen[kind] <= 120 for kind in ("apple", "cherry", "grape", "blueberry", "orange"))
    assert len({id for market in markets for id in market}) == 75


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("draft", ["no", "yes"])
def test_the_fruit_deck_after_setup(seats, draft):  # tree_society R18, R19, R20, R21, R123
    s = new_game(seats, fruit_draft=draft)
    while step(s) == STEP.draft:
        play(s, options(s)[0])
    assert s.fruits_left == {2: 39, 3: 62, 4: 60}[seats]
    assert all(len(unsold(s, k)) == 3 for k in range(seats))
    assert (s.seat, s.turn) == (0, 1)


def test_fruits_are_drafted_one_by_one():  # tree_society R20, R22, R123, Q6
    s = new_game(3, fruit_draft="yes")
    seats, taken = [], {0: [], 1: [], 2: []}
    while step(s) == STEP.draft:
        assert s.turn == 0 and "decline" not in options(s)
        assert options(s) == [f"take:{id}" for id in fruit_market(s)]
        seats.append(s.seat)
        choice = fruit_market(s)[-1]
        taken[s.seat].append(choice)
        play(s, f"take:{choice}")
        assert len(fruit_market(s)) == 4
        check(s)
    assert seats == [0, 1, 2] * 3
    assert [unsold(s, k) for k in range(3)] == [taken[0], taken[1], taken[2]]
    assert [coins(s, k) for k in range(3)] == [(2, 0), (2, 0), (1, 1)]


def test_refills_of_the_draft_may_repeat_types():  # tree_society R20, R100, Q6
    repeated = 0
    for seed in range(30):
        s = new_game(2, seed=seed, fruit_draft="yes")
        play(s, options(s)[0])
        repeated += len(set(types(fruit_market(s)))) < 5
    assert repeated > 10


def test_advanced_mode_asks_for_seven_banners():  # tree_society R124
    assert new_game(2).end_banners == 6 and new_game(2, end_banners="7").end_banners == 7
