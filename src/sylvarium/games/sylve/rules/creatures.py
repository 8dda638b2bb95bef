"""Creatures: taming and releasing them, and what they do in their owner's turn (3.8, 3.14)."""

from sylvarium.games.sylve.rules import characters, dice, forests
from sylvarium.games.sylve.rules.components import (
    BASIC,
    BERRY,
    BERRY_INSTEAD,
    BERRY_ON_FIRST_BURN,
    BURN_ON_FOREST,
    BURN_ON_VILLAGE,
    CONVERT_ELEMENT,
    CONVERTER_OF,
    CONVERTERS,
    CREATURE_POWER,
    CREATURE_SEASON,
    CREATURE_SLOT,
    DICE_EACH,
    ELEMENT_DICE,
    EXCHANGES,
    FORAGE_DICE,
    FOREST_PLACES,
    GATHER_BONUS,
    NONE,
    POOL,
    POWER_FROM,
    POWER_INGREDIENT,
    POWER_SEASON,
    POWER_TO,
    POWER_VP,
    SEASONS,
    SLOT_PLACE,
    SYMBOLS,
    VILLAGE_BONUS,
    VP_ON_TAME,
)
from sylvarium.games.sylve.rules.state import ACTIONS, HELD, IN_DECK, ON_TABLE, SPENT, STEP
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import push
from sylvarium.kernel.chance import below

# --- The piles (R7) -----------------------------------------------------------------------------------


@rule
def reveal_creature(s, season):
    """R7: the next card of a pile is turned up: any of those under the top."""
    s.pile[season] = NONE
    if s.pile_left[season] == 0:
        return
    left = below(s, s.pile_left[season])
    s.pile_left[season] -= 1
    creature = 0
    while CREATURE_SEASON[creature] != season or s.creature_at[creature] != IN_DECK or left > 0:
        if CREATURE_SEASON[creature] == season and s.creature_at[creature] == IN_DECK:
            left -= 1
        creature += 1
    s.creature_at[creature] = ON_TABLE
    s.pile[season] = creature


@rule
def any_pile(s):
    """Whether any creature can be tamed at all."""
    for season in range(SEASONS):
        if s.pile[season] != NONE:
            return True
    return False


# --- Powers in general (R95) --------------------------------------------------------------------------


@rule
def power_at(s, seat, k):
    """The power of the k-th tamed creature of a player."""
    return CREATURE_POWER[s.tamed[seat, k]]


@rule
def has_tamed(s, seat, power):
    """R95: the player has a tamed creature with this power."""
    for k in range(s.tamed_count[seat]):
        if power_at(s, seat, k) == power:
            return True
    return False


# --- Taming and releasing (3.8) -----------------------------------------------------------------------


@rule
def may_take_berry(s):
    """R101: a berry instead of the creature."""
    return has_tamed(s, s.seat, BERRY_INSTEAD)


@rule
def offer_tamings(s, out, n):
    """R63, R101: the top of a pile, a berry instead, or nothing."""
    for season in range(SEASONS):
        if s.pile[season] != NONE:
            out[n] = ACTIONS.tame + season
            n += 1
    if may_take_berry(s):
        out[n] = ACTIONS.take_berry
        n += 1
    out[n] = ACTIONS.decline
    return n + 1


@rule
def take_berry(s):
    """R101: a berry instead of a creature."""
    s.stock[s.seat, BERRY] += 1


@rule
def tame(s, season):
    """R64–R67: takes the top creature of a pile; those tamed before may earn VP; then the limit."""
    seat, creature = s.seat, s.pile[season]
    for k in range(s.tamed_count[seat]):
        if power_at(s, seat, k) == VP_ON_TAME:
            s.vp[seat] += POWER_VP[s.tamed[seat, k]]
    s.creature_at[creature] = HELD + seat
    s.tamed[seat, s.tamed_count[seat]] = creature
    s.tamed_count[seat] += 1
    s.newcomer = creature
    reveal_creature(s, season)
    if s.tamed_count[seat] > characters.most_tamed(s, seat):
        push(s, STEP.release, 0, 0)


@rule
def offer_releases(s, out, n):
    """R66: every own tamed creature, the new one included."""
    for k in range(s.tamed_count[s.seat]):
        out[n] = ACTIONS.release + s.tamed[s.seat, k]
        n += 1
    return n


@rule
def release_own(s, creature):
    """R66: the active player lets one of their own creatures go."""
    release(s, s.seat, creature)


@rule
def release(s, seat, creature):
    """R66, R69: the creature loses its power for good; a die on its slot is set aside."""
    slot = CREATURE_SLOT[creature]
    if slot != NONE and s.top[SLOT_PLACE + slot] != NONE:
        dice.set_aside(s, s.top[SLOT_PLACE + slot])
    s.creature_at[creature] = SPENT + seat
    k = 0
    while s.tamed[seat, k] != creature:
        k += 1
    s.tamed_count[seat] -= 1
    for later in range(k, s.tamed_count[seat]):
        s.tamed[seat, later] = s.tamed[seat, later + 1]
    s.tamed[seat, s.tamed_count[seat]] = NONE


# --- Gathering (R44, R103, R105) ----------------------------------------------------------------------


@rule
def gather_bonus(s, place):
    """R44, R105: one more for each creature that likes a season of the forest."""
    bonus = 0
    for k in range(s.tamed_count[s.seat]):
        if power_at(s, s.seat, k) == GATHER_BONUS and forests.has_season(s, place, POWER_SEASON[s.tamed[s.seat, k]]):
            bonus += 1
    return bonus


@rule
def propose_exchanges(s, gathered):
    """R103: after a gathering (bits of ingredients) each exchange not yet used in this placement."""
    for k in range(s.tamed_count[s.seat] - 1, -1, -1):
        if power_at(s, s.seat, k) == EXCHANGES:
            creature = s.tamed[s.seat, k]
            bit = 1 << POWER_INGREDIENT[creature]
            if gathered & bit and not s.exchanged & bit:
                push(s, STEP.exchange, creature, 0)


@rule
def gather(s, ingredient, amount):
    """The active player takes ingredients of one kind in a placement."""
    s.stock[s.seat, ingredient] += amount
    propose_exchanges(s, 1 << ingredient)


@rule
def gather_each(s):
    """R52: one plant, one mushroom, one crystal."""
    for ingredient in range(BASIC):
        s.stock[s.seat, ingredient] += 1
    propose_exchanges(s, (1 << BASIC) - 1)


@rule
def gather_one(s, ingredient):
    """R51, R107: the ingredient that was chosen."""
    gather(s, ingredient, 1)


@rule
def offer_exchange(s, out, n):
    """R103: put the ingredient back for a berry, or keep it."""
    out[n], out[n + 1] = ACTIONS.exchange, ACTIONS.decline
    return n + 2


@rule
def exchange(s, creature):
    """R103: one ingredient back for one berry."""
    ingredient = POWER_INGREDIENT[creature]
    s.stock[s.seat, ingredient] -= 1
    s.stock[s.seat, BERRY] += 1
    s.exchanged |= 1 << ingredient


@rule
def offer_ingredients(s, out, n):
    """R51: plant, mushroom or crystal; never a berry."""
    for ingredient in range(BASIC):
        out[n + ingredient] = ACTIONS.ingredient + ingredient
    return n + BASIC


# --- When a die has been placed (R39 step 4, R96, R97, R107) ------------------------------------------


@rule
def trigger(s, place, creature):
    """The reaction of one creature to a placement."""
    power = CREATURE_POWER[creature]
    if place < FOREST_PLACES:
        if power == BURN_ON_FOREST and forests.has_season(s, place, POWER_SEASON[creature]):
            push(s, STEP.burn, creature, 0)
    elif power == BURN_ON_VILLAGE:
        push(s, STEP.burn, creature, 0)
    elif power == VILLAGE_BONUS:
        push(s, STEP.ingredient, creature, 0)


@rule
def triggers(s, place):
    """R40, R41, R109: the oldest creature reacts first; the newcomer not at all; slots trigger nothing."""
    if place >= SLOT_PLACE:
        return
    for k in range(s.tamed_count[s.seat] - 1, -1, -1):
        creature = s.tamed[s.seat, k]
        if creature != s.newcomer:
            trigger(s, place, creature)


@rule
def burn(s, place):
    """R82, R102: puts a token on the space; the first burn of the turn may give a berry."""
    s.burned[place] = 1
    s.scorched -= 1
    if s.burns == 0 and has_tamed(s, s.seat, BERRY_ON_FIRST_BURN):
        s.stock[s.seat, BERRY] += 1
    s.burns += 1


# --- Converting element dice (R98) --------------------------------------------------------------------


@rule
def shown_by(s, die):
    """R98: the elements a die has been turned away from since the last part of the turn, as bits."""
    return (s.shown >> (SYMBOLS * (die % DICE_EACH - FORAGE_DICE))) & ((1 << SYMBOLS) - 1)


@rule
def can_convert(s, creature, die):
    """R98: an element die of the pool with the right face, which does not come full circle by it."""
    return (
        s.place[die] == POOL
        and s.face[die] == POWER_FROM[creature]
        and not shown_by(s, die) >> (POWER_TO[creature] - SYMBOLS) & 1
    )


@rule
def is_outdone(s, die):
    """Whether the other element die shows the same face and can be turned as far as this one, or farther.

    Equal dice are one option. What two such dice have shown is nested, since there is one way round.
    """
    other = die - 1 if die % DICE_EACH > FORAGE_DICE else die + 1
    if s.place[other] != POOL or s.face[other] != s.face[die]:
        return False
    return shown_by(s, other) < shown_by(s, die) or (shown_by(s, other) == shown_by(s, die) and other < die)


@rule
def can_convert_any(s):
    """Whether any creature can turn any element die of the pool."""
    for k in range(s.tamed_count[s.seat]):
        if power_at(s, s.seat, k) == CONVERT_ELEMENT:
            for element in range(ELEMENT_DICE):
                if can_convert(s, s.tamed[s.seat, k], s.seat * DICE_EACH + FORAGE_DICE + element):
                    return True
    return False


@rule
def offer_conversions(s, out, n):
    """R98: each converting creature with each die it can turn."""
    for k in range(s.tamed_count[s.seat]):
        if power_at(s, s.seat, k) == CONVERT_ELEMENT:
            creature = s.tamed[s.seat, k]
            for element in range(ELEMENT_DICE):
                die = s.seat * DICE_EACH + FORAGE_DICE + element
                if can_convert(s, creature, die) and not is_outdone(s, die):
                    out[n] = ACTIONS.convert + CONVERTER_OF[creature] * ELEMENT_DICE + element
                    n += 1
    return n


@rule
def convert(s, converter, element):
    """R98: turns the die, and remembers what it showed."""
    creature = CONVERTERS[converter]
    s.face[s.seat * DICE_EACH + FORAGE_DICE + element] = POWER_TO[creature]
    s.shown |= 1 << (SYMBOLS * element + POWER_FROM[creature] - SYMBOLS)
