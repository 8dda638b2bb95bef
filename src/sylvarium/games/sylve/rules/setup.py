"""Everything before the first decision (3.1)."""

from sylvarium.games.sylve.rules import characters, creatures, forests, potions, turn
from sylvarium.games.sylve.rules.components import (
    ASIDE,
    BERRY,
    CREATURE_SEASON,
    CREATURES,
    DATA,
    DICE,
    FOREST_MIN_PLAYERS,
    FORESTS,
    MARKET,
    MOST_SEATS,
    NONE,
    PLACES,
    POTIONS,
    SCORCHED_EARTH,
    SEASONS,
    START_BERRIES,
    TAMED_CELLS,
)
from sylvarium.games.sylve.rules.state import NOT_USED, STEP
from sylvarium.kernel import Option, rule
from sylvarium.kernel.agenda import push
from sylvarium.kernel.chance import below

OPTIONS = tuple(Option(o["id"], tuple(o["choices"]), o["default"]) for o in DATA["option"])


@rule
def setup(s, options):
    """R1–R12. Options: whether characters have powers, and whether they are chosen."""
    s.powers = options[0]
    clear_table(s)
    s.first = below(s, s.seats)
    lay_forests(s)
    lay_potions(s)
    lay_creatures(s)
    for seat in range(s.seats):
        s.stock[seat, BERRY] = START_BERRIES
    push(s, STEP.begin_round, 0, 0)
    give_characters(s, options[1] == 1)
    turn.run(s)


@rule
def clear_table(s):
    """Nothing lies anywhere yet; the dice wait for the first roll."""
    for die in range(DICE):
        s.place[die] = ASIDE
        s.under[die] = NONE
    for place in range(PLACES):
        s.top[place] = NONE
    for seat in range(MOST_SEATS):
        s.character[seat] = NONE
        for k in range(TAMED_CELLS):
            s.tamed[seat, k] = NONE
    s.revealed = NONE
    s.newcomer = NONE
    s.scorched = SCORCHED_EARTH


@rule
def lay_forests(s):
    """R2, R4, R5: the forests for this number of players, and the first row."""
    for forest in range(FORESTS):
        if FOREST_MIN_PLAYERS[forest] > s.seats:
            s.forest_at[forest] = NOT_USED
        else:
            s.forests_left += 1
    forests.fill_row(s)


@rule
def lay_potions(s):
    """R6: the potion market."""
    s.potions_left = POTIONS
    for slot in range(MARKET):
        s.market[slot] = potions.draw_potion(s)


@rule
def lay_creatures(s):
    """R7: four piles by season, the top card of each face up."""
    for creature in range(CREATURES):
        s.pile_left[CREATURE_SEASON[creature]] += 1
    for season in range(SEASONS):
        creatures.reveal_creature(s, season)


@rule
def give_characters(s, chosen):
    """R9: dealt at random, or chosen in turn order from the first player."""
    s.seat = s.first
    for k in range(s.seats - 1, -1, -1):
        seat = (s.first + k) % s.seats
        if chosen:
            push(s, STEP.choose_character, seat, 0)
        else:
            characters.deal_character(s, seat, s.seats - 1 - k)
