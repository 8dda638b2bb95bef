"""What a seat knows, as numbers (rules file 6.3)."""

from sylvarium.games.tree_society.rules.components import (
    CARDS,
    FRUIT_ACTION,
    FRUIT_COINS,
    FRUIT_TYPE,
    GUILD_SLOTS,
    GUILDS,
    MARKET_SLOTS,
    MOST_SEATS,
    PLACES,
    TYPES,
    VALUABLE,
)
from sylvarium.games.tree_society.rules.counters import banners, sold_of
from sylvarium.games.tree_society.rules.ending import last_round
from sylvarium.games.tree_society.rules.fruits import visible
from sylvarium.games.tree_society.rules.guilds import in_top_row
from sylvarium.games.tree_society.rules.order import order_of
from sylvarium.games.tree_society.rules.scoring import score
from sylvarium.games.tree_society.rules.state import EMPTY, STEP
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import NOTHING, first, second, top

# Sections of the observation, in the order they are written.
STEPS = len(STEP)
COMMON_NUMBERS = 13 + 3 * MOST_SEATS + STEPS + GUILDS + TYPES
# A heap of fruits: cards by type and action, then valuable ones and chest coins by type.
FRUIT_ACTIONS = 5
HEAP_NUMBERS = TYPES * (FRUIT_ACTIONS + 2)
# Where guild cards lie: bottom row, top row, discard pile, revealed, being built; then for each player
# level 1, level 2 and completed.
BOTTOM, TOP, DISCARDED, REVEALED, BUILDING, PLAYERS = range(6)
CARD_NUMBERS = CARDS * (PLAYERS + 3 * MOST_SEATS)
PLAYER_NUMBERS = 8 + TYPES + HEAP_NUMBERS
OBSERVATION = COMMON_NUMBERS + 3 * HEAP_NUMBERS + MOST_SEATS * PLAYER_NUMBERS + CARD_NUMBERS


@rule
def observe(s, seat, out):
    """Writes what `seat` knows as numbers around 0 to 1; players come in turn order from `seat`."""
    for k in range(OBSERVATION):
        out[k] = 0.0
    at = observe_common(s, seat, out)
    at = observe_heaps(s, out, at)
    for k in range(s.seats):
        observe_player(s, (seat + k) % s.seats, out, at + k * PLAYER_NUMBERS)
    observe_cards(s, seat, out, at + MOST_SEATS * PLAYER_NUMBERS)


@rule
def observe_common(s, seat, out):
    """The course of the game, the decision at hand, the prices of the fruits."""
    out[0] = s.turn / 60.0
    out[1] = s.turn // s.seats / 20.0
    out[2] = s.fruits_left / 75.0
    out[3] = s.guilds_left / 52.0
    out[4] = s.discard_count / 52.0
    out[5] = 1.0 if s.trigger_round > 0 else 0.0
    out[6] = 1.0 if s.empty_round > 0 else 0.0
    out[7] = 1.0 if s.turn > 0 and last_round(s) else 0.0
    out[8] = s.end_banners / 7.0
    out[9] = s.fruit_action
    out[10] = s.committed
    step = top(s)
    if step != NOTHING:
        out[11] = first(s) / 75.0
        out[12] = second(s) / 20.0
    at = 13
    out[at + s.seats - 1] = 1.0
    out[at + MOST_SEATS + (s.seat - seat + s.seats) % s.seats] = 1.0
    out[at + 2 * MOST_SEATS + order_of(s, seat)] = 1.0
    at += 3 * MOST_SEATS
    if step != NOTHING:
        out[at + step - 1] = 1.0
    at += STEPS
    for guild in range(GUILDS):
        out[at + guild] = s.in_play[guild]
    at += GUILDS
    for kind in range(TYPES):
        out[at + kind] = visible(s, kind) / 8.0
    return at + TYPES


@rule
def observe_fruit(card, out, at):
    """Adds a fruit card to a heap."""
    kind = FRUIT_TYPE[card]
    out[at + kind * FRUIT_ACTIONS + FRUIT_ACTION[card]] += 0.5
    out[at + TYPES * FRUIT_ACTIONS + kind] += 0.5 * VALUABLE[card]
    out[at + TYPES * (FRUIT_ACTIONS + 1) + kind] += 0.5 * FRUIT_COINS[card]


@rule
def observe_heaps(s, out, at):
    """The fruit market, the sale area, revealed fruits."""
    for slot in range(MARKET_SLOTS[s.seats]):
        if s.fruit_market[slot] != EMPTY:
            observe_fruit(s.fruit_market[slot], out, at)
    at += HEAP_NUMBERS
    for k in range(s.sale_count):
        observe_fruit(s.sale[k], out, at)
    at += HEAP_NUMBERS
    for k in range(s.shown_fruit_count):
        observe_fruit(s.shown_fruits[k], out, at)
    return at + HEAP_NUMBERS


@rule
def observe_player(s, seat, out, at):
    """A player's things; the sold pile is known by its types (Q32)."""
    out[at] = 1.0
    out[at + 1] = s.purse[seat] / 10.0
    out[at + 2] = s.chest[seat] / 10.0
    out[at + 3] = banners(s, seat) / 7.0
    out[at + 4] = s.completed_count[seat] / 6.0
    out[at + 5] = score(s, seat) / 60.0
    out[at + 6] = s.unsold_count[seat] / 8.0
    out[at + 7] = s.sold_count[seat] / 15.0
    at += 8
    for kind in range(TYPES):
        out[at + kind] = sold_of(s, seat, kind) / 5.0
    for k in range(s.unsold_count[seat]):
        observe_fruit(s.unsold[seat, k], out, at + TYPES)


@rule
def observe_cards(s, seat, out, at):
    """Where every guild card lies; those in the deck or out of the game are nowhere."""
    for slot in range(GUILD_SLOTS):
        if s.guild_market[slot] != EMPTY:
            out[at + (TOP if in_top_row(slot) else BOTTOM) * CARDS + s.guild_market[slot]] = 1.0
    for k in range(s.discard_count):
        out[at + DISCARDED * CARDS + s.discards[k]] = 1.0
    for k in range(s.shown_guild_count):
        out[at + REVEALED * CARDS + s.shown_guilds[k]] = 1.0
    for k in range(s.pending):
        if s.agenda[k, 0] == STEP.pay:
            out[at + BUILDING * CARDS + s.agenda[k, 1]] = 1.0
    for k in range(s.seats):
        observe_houses(s, (seat + k) % s.seats, out, at + (PLAYERS + 3 * k) * CARDS)


@rule
def observe_houses(s, seat, out, at):
    """A player's cards: on level 1, on level 2, completed."""
    for place in range(PLACES):
        if s.level[seat, place] > 0:
            out[at + (s.level[seat, place] - 1) * CARDS + s.house[seat, place]] = 1.0
    for k in range(s.completed_count[seat]):
        out[at + 2 * CARDS + s.completed[seat, k]] = 1.0
