"""The invariants of the rules file (section 8): `check` looks at one position, `check_step` at an action."""

from __future__ import annotations

from typing import Any

from sylvarium.games.tree_society.rules.components import (
    CARD_DATA,
    COINS_KEPT,
    FRUIT_DATA,
    FRUIT_TYPE,
    GUILD_IDS,
    MARKET_SLOTS,
    WHEN_TAKE,
)
from sylvarium.games.tree_society.rules.counters import banners, guilds, majority
from sylvarium.games.tree_society.rules.prices import price
from sylvarium.games.tree_society.rules.scoring import standing
from sylvarium.games.tree_society.rules.state import ACTIONS, EMPTY, STEP
from sylvarium.games.tree_society.school.notation import fruit_cards, guild_cards, step

TYPE_OF = [int(FRUIT_TYPE[k]) for k in range(len(FRUIT_DATA))]
CROWD = {k for k, data in enumerate(FRUIT_DATA) if data.get("crowd")}
STARTERS = {k for k, data in enumerate(CARD_DATA) if data.get("starting")}
GUILD_OF = [GUILD_IDS.index(data["guild"]) for data in CARD_DATA]
EVERY_FRUIT = set(range(len(FRUIT_DATA)))


def round_of(s: Any) -> int:
    return (s.turn - 1) // s.seats + 1


def check(s: Any) -> None:
    """Everything that holds at every decision and at the end."""
    check_cards(s)
    check_boards(s)
    check_markets(s)
    check_turn(s)
    check_counters(s)


def check_cards(s: Any) -> None:
    """I1, I2: no card is lost, none is in two places."""
    fruits = fruit_cards(s) + s.fruit_deck.tolist()[: s.fruits_left]
    assert len(fruits) == (50 if s.seats == 2 else 75)
    assert set(fruits) == (EVERY_FRUIT - CROWD if s.seats == 2 else EVERY_FRUIT)
    cards = guild_cards(s) + s.guild_deck.tolist()[: s.guilds_left]
    assert len(cards) == len(set(cards))
    in_play = {k for k, guild in enumerate(GUILD_OF) if s.in_play[guild]}
    outside = set(cards) - in_play
    assert set(cards) >= in_play
    assert outside <= STARTERS and len(outside) in (0, s.seats)  # R12: starting cards without the deck


def check_boards(s: Any) -> None:
    """I3, I4, I5."""
    for seat, (houses, levels) in enumerate(zip(s.house.tolist(), s.level.tolist(), strict=True)):
        for card, level in zip(houses, levels, strict=True):
            assert (card == EMPTY) == (level == 0) and level in (0, 1, 2)
        assert s.purse[seat] >= 0 and s.chest[seat] >= 0
        order = (seat - s.first) % s.seats
        if seat != s.seat and not (order >= 2 and s.turn <= order):
            assert s.chest[seat] == 0


def check_prices(s: Any) -> None:
    """I4: no price is negative, and a card of the top row costs at least 1."""
    for slot, card in enumerate(s.guild_market.tolist()):
        if card != EMPTY:
            for mod in range(5):
                assert price(s, card, 1, mod, -1) >= (1 if slot >= 3 else 0)


def check_markets(s: Any) -> None:
    """I6, I7, I8."""
    slots = s.fruit_market.tolist()
    size = int(MARKET_SLOTS[s.seats])
    assert EMPTY not in slots[:size] or s.fruits_left == 0
    assert all(slot == EMPTY for slot in slots[size:])
    if not s.over and step(s) == STEP.sell:
        market = s.guild_market.tolist()
        assert EMPTY not in market or s.guilds_left + s.discard_count == 0
        assert all(market[k] != EMPTY or market[k + 3] == EMPTY for k in range(3))
        assert s.guilds_left > 0 or s.discard_count == 0


def check_turn(s: Any) -> None:
    """I9, I10, I13, I14, I15."""
    sale = [TYPE_OF[k] for k in s.sale.tolist()[: s.sale_count]]
    assert len(set(sale)) == len(sale)
    if s.over:
        assert s.turn % s.seats == 0
        assert not any(s.chest.tolist()) and not sale
        assert s.empty_round == round_of(s) or (s.trigger_round and s.trigger_round == round_of(s) - 1)
        return
    kind = step(s)
    assert bool(sale) == (kind not in (STEP.sell, STEP.rest_take, STEP.draft))
    if kind == STEP.draft:
        assert s.turn == 0
        return
    assert s.seat == (s.first + s.turn - 1) % s.seats
    assert kind != STEP.sell or s.unsold_count[s.seat] >= 1
    assert s.trigger_round == 0 or round_of(s) in (s.trigger_round, s.trigger_round + 1)
    assert s.empty_round == 0 or round_of(s) == s.empty_round


def check_counters(s: Any) -> None:
    """I18, I19."""
    most = sum(s.in_play.tolist()) + (0 if s.in_play[0] else 1)
    for seat in range(s.seats):
        houses, flags = s.completed_count[seat], banners(s, seat)
        kinds, best = guilds(s, seat), majority(s, seat)
        assert kinds <= min(most, houses) and houses <= flags <= 3 * houses and best <= flags
        assert houses or (flags, kinds, best) == (0, 0, 0)
    if s.over:
        places = [tuple(int(standing(s, seat, k)) for k in range(2)) for seat in range(s.seats)]
        assert len(set(places)) == s.seats


def check_step(before: Any, action: int, after: Any) -> None:
    """I11, I12, I14, I16, I17: what may change from one decision to the next."""
    assert after.fruits_left + after.shown_fruit_count <= before.fruits_left + before.shown_fruit_count
    for seat in range(before.seats):
        assert after.sold_count[seat] >= before.sold_count[seat]
    assert before.trigger_round in (0, after.trigger_round)
    assert before.empty_round in (0, after.empty_round)
    if before.fruit_action and not after.fruit_action:
        assert action == ACTIONS.fruit_action or after.sale_count == 0
    if after.fruit_action and not before.fruit_action:
        assert step(before) == STEP.sell
    if step(before) == STEP.rest_take:
        check_rest(before, after)


def check_rest(before: Any, after: Any) -> None:
    """I11, I16: one fruit from the deck, and at most 2 coins beside those of the chest."""
    seat = before.seat
    assert after.fruits_left == max(before.fruits_left - 1, 0)
    pairs = zip(before.house[seat].tolist(), before.level[seat].tolist(), strict=True)
    taken = sum(int(WHEN_TAKE[card, level, 1]) for card, level in pairs if level)
    moved = before.chest[seat] + taken
    assert after.purse[seat] == min(before.purse[seat], COINS_KEPT) + moved
    assert after.purse[seat] <= COINS_KEPT + moved and after.chest[seat] == 0
