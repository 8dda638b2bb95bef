"""The round: its start, whose turn comes next, and its end (3.2, 3.17, R111, R112, R128)."""

from sylvarium.games.sylve.rules import characters, creatures, dice, forests
from sylvarium.games.sylve.rules.components import (
    BERRIES_VP,
    BERRY,
    BERRY_PER_TAMED,
    BREAK_TIE,
    CREATURE_SEASON,
    FOREST_PLACES,
    FOREST_SEASONS,
    KINDS,
    MOST_BERRIES_TRADED,
    NONE,
    POWER_SEASON,
    POWER_VP,
    ROW_LENGTH,
    SCORCHED_EARTH,
    SET_SIZE,
    SET_VP,
    TRADES_BERRIES,
    TRADES_SET,
    VP_ON_CONTROL,
)
from sylvarium.games.sylve.rules.state import ACTIONS, GONE, HELD, STEP
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import drop, push

# --- Turns (R16–R20) ----------------------------------------------------------------------------------


@rule
def begin_round(s):
    """R13, R14, R16: all dice are rolled, and the holder of the token starts."""
    s.round += 1
    dice.roll_all(s)
    push(s, STEP.next_turn, s.first, 0)


@rule
def next_turn(s, start):
    """R16–R20: the next player with a die in the pool; when nobody has one, the round ends."""
    for k in range(s.seats):
        seat = (start + k) % s.seats
        if s.pool[seat] > 0:
            begin_turn(s, seat)
            return
    push(s, STEP.end_round, 0, 0)


@rule
def begin_turn(s, seat):
    """R18, R21: nothing is done yet in this turn."""
    s.seat = seat
    s.turn += 1
    s.placed = 0
    s.brewed = 0
    s.drunk = 0
    s.burns = 0
    s.shown = 0
    s.newcomer = NONE
    s.exchanged = 0
    push(s, STEP.turn_action, 0, 0)


@rule
def end_turn(s):
    """R23: on to the player on the left."""
    drop(s)
    push(s, STEP.next_turn, (s.seat + 1) % s.seats, 0)


# --- The end of the round (3.17) ----------------------------------------------------------------------


@rule
def end_round(s):
    """R123, R125: the steps of the end, in order; first a tie may be broken."""
    push(s, STEP.close_round, 0, 0)
    for k in range(s.seats - 1, -1, -1):
        push(s, STEP.creature_powers, (s.first + k) % s.seats, 0)
    seat = characters.owner_of(s, BREAK_TIE)
    if seat != NONE and s.stock[seat, BERRY] > 0 and forests.any_tie(s, seat):
        s.seat = seat
        push(s, STEP.break_tie, seat, 0)
    else:
        push(s, STEP.award, NONE, NONE)


@rule
def break_tie(s, seat, k):
    """R119: pays a berry for one forest."""
    s.stock[seat, BERRY] -= 1
    push(s, STEP.award, k, seat)


@rule
def keep_ties(s):
    """R119: the owner of the power does without it."""
    push(s, STEP.award, NONE, NONE)


@rule
def take_control(s, forest, seat):
    """R104, R126: the forest goes to its player, and creatures may earn VP for it."""
    s.forest_at[forest] = HELD + seat
    for k in range(s.tamed_count[seat]):
        creature = s.tamed[seat, k]
        if creatures.power_at(s, seat, k) == VP_ON_CONTROL and FOREST_SEASONS[forest] >> POWER_SEASON[creature] & 1:
            s.vp[seat] += POWER_VP[creature]


@rule
def award(s, broken, breaker):
    """R126, R127: each controlled forest to its player, in row order; the others are discarded."""
    for k in range(ROW_LENGTH[s.seats]):
        seat = breaker if k == broken else forests.controller(s, k)
        if seat == NONE:
            s.forest_at[s.row[k]] = GONE
        else:
            take_control(s, s.row[k], seat)


@rule
def berries_of_creatures(s, seat):
    """R100: one berry per tamed creature of the season, for each creature with that power."""
    for k in range(s.tamed_count[seat]):
        if creatures.power_at(s, seat, k) == BERRY_PER_TAMED:
            for other in range(s.tamed_count[seat]):
                if CREATURE_SEASON[s.tamed[seat, other]] == POWER_SEASON[s.tamed[seat, k]]:
                    s.stock[seat, BERRY] += 1


@rule
def creature_powers(s, seat):
    """R128: one player's berries, then the trades in the order of taming."""
    s.seat = seat
    berries_of_creatures(s, seat)
    for k in range(s.tamed_count[seat] - 1, -1, -1):
        if creatures.power_at(s, seat, k) == TRADES_BERRIES:
            push(s, STEP.trade_berries, seat, 0)
        elif creatures.power_at(s, seat, k) == TRADES_SET:
            push(s, STEP.trade_set, seat, 0)


@rule
def offer_berry_trades(s, out, n):
    """R111: 1 or 2 berries, as far as held, or none."""
    for berries in range(1, MOST_BERRIES_TRADED + 1):
        if s.stock[s.seat, BERRY] >= berries:
            out[n] = ACTIONS.trade_berries + berries - 1
            n += 1
    out[n] = ACTIONS.decline
    return n + 1


@rule
def trade_berries(s, k):
    """R111: berries for VP; the first choice is one berry."""
    berries = k + 1
    s.stock[s.seat, BERRY] -= berries
    s.vp[s.seat] += BERRIES_VP[berries]


@rule
def offer_set_trades(s, out, n):
    """R112: 2 or 3 tokens of one kind, or none; berries are a kind, but not wild."""
    for kind in range(KINDS):
        for size in range(len(SET_SIZE)):
            if s.stock[s.seat, kind] >= SET_SIZE[size]:
                out[n] = ACTIONS.trade_set + kind * len(SET_SIZE) + size
                n += 1
    out[n] = ACTIONS.decline
    return n + 1


@rule
def trade_set(s, kind, size):
    """R112: equal ingredients for VP."""
    s.stock[s.seat, kind] -= SET_SIZE[size]
    s.vp[s.seat] += SET_VP[size]


@rule
def close_round(s):
    """R129–R133: the game ends with the forest deck; otherwise the next round is prepared."""
    if s.forests_left == 0:
        release_all(s)
        s.over = 1
        return
    for place in range(FOREST_PLACES):
        s.burned[place] = 0
    s.scorched = SCORCHED_EARTH
    forests.fill_row(s)
    s.first = (s.first + 1) % s.seats
    push(s, STEP.begin_round, 0, 0)


@rule
def release_all(s):
    """R134: at the end of the game every creature is released."""
    for seat in range(s.seats):
        while s.tamed_count[seat] > 0:
            creatures.release(s, seat, s.tamed[seat, 0])
