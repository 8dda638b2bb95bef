"""What the learnt judgement looks at, and how much of it there is: the weights say what each thing is worth."""

from sylvarium.games.sylve.rules import forests, scoring
from sylvarium.games.sylve.rules.components import (
    BERRY,
    CHARACTERS,
    CREATURES,
    DICE_EACH,
    FACES,
    FOREST_SEASONS,
    FOREST_VP,
    KINDS,
    MARKET,
    NONE,
    POOL,
    POTION_COST,
    POTION_POWER,
    POTION_VP,
    POTIONS,
    ROUNDS,
    ROW_LENGTH,
    SEASONS,
    SPACES,
)
from sylvarium.games.sylve.rules.state import HELD, RESERVED
from sylvarium.kernel import rule

PARTS_OF_ROUND = 3
PHASES = ROUNDS * PARTS_OF_ROUND
POWERS = 8  # of potions

# Where the weights of each thing begin.
LEADS, OPEN = 7, 4  # influence ahead from −3 to 3; open spaces of a forest, up to 3
FOREST = 1
FOREST_POINTS = FOREST + LEADS * OPEN
ABSENT = FOREST_POINTS + LEADS * OPEN
DICE = ABSENT + OPEN
FACE = DICE + DICE_EACH + 1
STOCK = FACE + FACES
VARIETY = STOCK + 6 * KINDS
TAMED = VARIETY + 1
CREATURE = TAMED + 10
UNHAPPY = CREATURE + CREATURES
POTION = UNHAPPY + 1 + SEASONS
MISSING = POTION + POWERS
MARKET_MISSING = MISSING + 5
CHARACTER = MARKET_MISSING + 5
NEXT = CHARACTER + CHARACTERS
COUNT = NEXT + 2


@rule
def phase(s):
    """Thirds of a round, by the dice that are still to be placed."""
    dice = 0
    for seat in range(s.seats):
        dice += s.pool[seat]
    part = 0 if 3 * dice > 2 * DICE_EACH * s.seats else 1 if 3 * dice > DICE_EACH * s.seats else 2
    return max(0, s.round - 1) * PARTS_OF_ROUND + part


@rule
def judgement(s, seat, w, p):
    """The sum of the weights of the phase `p` for everything that is the player's."""
    total = w[p, 0] + of_forests(s, seat, w, p) + of_dice(s, seat, w, p) + of_stock(s, seat, w, p)
    total += of_creatures(s, seat, w, p) + of_potions(s, seat, w, p)
    if s.character[seat] != NONE:
        total += w[p, CHARACTER + s.character[seat]] * s.powers
    return total + (w[p, NEXT] if s.seat == seat else 0) + (w[p, NEXT + 1] if s.first == seat else 0)


@rule
def of_forests(s, seat, w, p):
    """The forests of the row: how far the player is ahead or behind there, and how much can still change."""
    total = 0
    for k in range(ROW_LENGTH[s.seats]):
        mine, rival, free = 0, forests.element_count(s, k), 0
        for other in range(s.seats):
            influence = forests.influence(s, k, other)
            if other == seat:
                mine = influence
            else:
                rival = max(rival, influence)
        for place in range(k * SPACES, k * SPACES + forests.row_spaces(s, k)):
            if forests.is_open(s, place):
                free += 1
        free = min(free, OPEN - 1)
        if mine == 0:
            total += w[p, ABSENT + free]
        else:
            at = (max(-3, min(3, mine - rival)) + 3) * OPEN + free
            total += w[p, FOREST + at] + w[p, FOREST_POINTS + at] * FOREST_VP[s.row[k]]
            if mine > rival:
                for season in range(SEASONS):
                    if FOREST_SEASONS[s.row[k]] >> season & 1:
                        total += w[p, UNHAPPY + 1 + season]
    return total


@rule
def of_dice(s, seat, w, p):
    """Dice that are still to be placed, and what they show."""
    total = w[p, DICE + s.pool[seat]]
    for die in range(seat * DICE_EACH, (seat + 1) * DICE_EACH):
        if s.place[die] == POOL:
            total += w[p, FACE + s.face[die]]
    return total


@rule
def of_stock(s, seat, w, p):
    """Ingredients: each by how many there are, and how many kinds."""
    total, variety = 0, 0
    for kind in range(KINDS):
        have = s.stock[seat, kind]
        if have > 0:
            variety += 1
            total += w[p, STOCK + 6 * kind + min(have, 5)] + w[p, STOCK + 6 * kind] * have
    return total + w[p, VARIETY] * variety


@rule
def of_creatures(s, seat, w, p):
    """How many are tamed, which ones, and how many have no forest of their own."""
    total = w[p, TAMED + min(s.tamed_count[seat], 9)]
    for k in range(s.tamed_count[seat]):
        total += w[p, CREATURE + s.tamed[seat, k]]
    unhappy = scoring.creatures_outside(s, seat, 0) - scoring.happy_creatures(s, seat)
    return total + w[p, UNHAPPY] * unhappy


@rule
def of_potions(s, seat, w, p):
    """Potions in hand by their power; reserved ones, and those of the market, by what is missing to brew them."""
    total = 0
    for potion in range(POTIONS):
        where = s.potion_at[potion]
        if where == HELD + seat:
            total += w[p, POTION + POTION_POWER[potion]]
        elif where == RESERVED + seat:
            total += w[p, MISSING + min(missing(s, seat, potion), 4)] * POTION_VP[potion]
    for slot in range(MARKET):
        if s.market[slot] != NONE:
            lacking = min(missing(s, seat, s.market[slot]), 4)
            total += w[p, MARKET_MISSING + lacking] * POTION_VP[s.market[slot]]
    return total


@rule
def missing(s, seat, potion):
    """Ingredients the player lacks for a potion; berries stand for any."""
    lacking = 0
    for kind in range(KINDS - 1):
        lacking += max(0, POTION_COST[potion, kind] - s.stock[seat, kind])
    return max(0, lacking - s.stock[seat, BERRY])
