"""Coins, and the continuous effects that give them (3.1, 3.12).

An effect is active while a Tree marker stands on its level (R71): the tables are zero for every other level.
All of these gains are automatic, and all are received (R72).
"""

from sylvarium.games.tree_society.rules.components import (
    CHEST,
    EACH_REST,
    PLACES,
    PURSE,
    WHEN_BUILD,
    WHEN_SELL,
    WHEN_TAKE,
)
from sylvarium.kernel import rule


@rule
def gain(s, dest, coins):
    """R1, R2: coins of the unlimited supply, into the purse or the chest of the active player."""
    if dest == CHEST:
        s.chest[s.seat] += coins
    else:
        s.purse[s.seat] += coins


@rule
def gain_for_sale(s):
    """R30, R73: after each sale of the owner."""
    seat = s.seat
    for place in range(PLACES):
        level = s.level[seat, place]
        if level > 0:
            card = s.house[seat, place]
            s.purse[seat] += WHEN_SELL[card, level, PURSE]
            s.chest[seat] += WHEN_SELL[card, level, CHEST]


@rule
def gain_for_take(s):
    """R75: for each fruit taken from the fruit market or kept after a reveal."""
    seat = s.seat
    for place in range(PLACES):
        level = s.level[seat, place]
        if level > 0:
            card = s.house[seat, place]
            s.purse[seat] += WHEN_TAKE[card, level, PURSE]
            s.chest[seat] += WHEN_TAKE[card, level, CHEST]


@rule
def gain_for_build(s, built, built_level):
    """R44e, R74: for a level built on another card."""
    seat = s.seat
    for place in range(PLACES):
        level = s.level[seat, place]
        card = s.house[seat, place]
        if level > 0 and card != built:
            s.purse[seat] += WHEN_BUILD[card, level, built_level, PURSE]
            s.chest[seat] += WHEN_BUILD[card, level, built_level, CHEST]


@rule
def rest_income(s, seat):
    """R76: what a Rest phase puts in the chest of a player."""
    coins = 0
    for place in range(PLACES):
        level = s.level[seat, place]
        if level > 0:
            coins += EACH_REST[s.house[seat, place], level]
    return coins


@rule
def gain_for_rest(s):
    """R97: at the beginning of the Rest phase."""
    s.chest[s.seat] += rest_income(s, s.seat)
