"""Placing a die: where it may go, what it costs and what follows (3.4–3.6, 3.10, 3.11, R108, R118, R120)."""

from sylvarium.games.sylve.rules import characters, creatures, dice, forests
from sylvarium.games.sylve.rules.components import (
    ANY_DIE,
    BERRY,
    CREATURE_SLOT,
    CREATURE_SPACE,
    DICE_EACH,
    DIE_IS_ELEMENT,
    DIE_OWNER,
    FIRE,
    FORAGE_DICE,
    FOREST_PLACES,
    NONE,
    POWER_AMOUNT,
    POWER_DIE,
    POWER_EFFECT,
    POWER_INGREDIENT,
    ROW_LENGTH,
    SLOT_CREATURES,
    SLOT_EACH,
    SLOT_GAIN,
    SLOT_MOVE,
    SLOT_PLACE,
    SPACES,
    VILLAGE_ACCEPTS,
    VILLAGE_IS_INGREDIENT,
    VILLAGE_PLACE,
    VILLAGE_SPACES,
    WATER,
    WIND,
)
from sylvarium.games.sylve.rules.state import ACTIONS, STEP
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import push

WATER_BONUS = 2  # R44
FORCE_WITH_REWARD, FORCE_WITH_BERRY = range(2)

# --- Where a die may go (3.4) -------------------------------------------------------------------------


@rule
def can_force(s, place):
    """R78, R79: the player holds the ingredient of the space, or a berry."""
    if s.stock[s.seat, BERRY] > 0:
        return True
    reward = forests.reward_of(s, place)
    return reward != CREATURE_SPACE and s.stock[s.seat, reward] > 0


@rule
def holds_own_forage(s, place):
    """R74: a forage die of the active player lies on the space, at any level."""
    die = s.top[place]
    while die != NONE:
        if DIE_OWNER[die] == s.seat and not DIE_IS_ELEMENT[die]:
            return True
        die = s.under[die]
    return False


@rule
def fits_forest(s, die, place):
    """R29–R31, R35, R36, R73, R74, R118: whether the die may be placed on this forest space."""
    if s.burned[place]:
        return False
    if s.top[place] == NONE:
        return DIE_IS_ELEMENT[die] == 1 or forests.symbol_of(s, place) == s.face[die] or can_force(s, place)
    if DIE_IS_ELEMENT[die]:
        return s.face[die] == FIRE or (s.face[die] == WIND and holds_own_forage(s, place))
    return s.stock[s.seat, BERRY] > 0 and characters.can_stack(s, s.seat)


@rule
def is_paid(s, die, place):
    """R78, R118: the die would be forced or stacked there, which costs something and gives nothing."""
    if place >= FOREST_PLACES or DIE_IS_ELEMENT[die]:
        return False
    return s.top[place] != NONE or forests.symbol_of(s, place) != s.face[die]


@rule
def fits_village(s, die, space):
    """R32, R33: any die on two of the spaces, the right element on the others while they are free."""
    accepts = VILLAGE_ACCEPTS[dice.side_up(s), space]
    return accepts == ANY_DIE or (s.face[die] == accepts and s.top[VILLAGE_PLACE + space] == NONE)


@rule
def fits_slot(s, die, creature):
    """R34: an empty slot for this kind of die; any face."""
    slot = CREATURE_SLOT[creature]
    return slot != NONE and POWER_DIE[creature] == DIE_IS_ELEMENT[die] and s.top[SLOT_PLACE + slot] == NONE


@rule
def offer_spaces(s, out, n, die):
    """R28: every space where the die may be placed."""
    for k in range(ROW_LENGTH[s.seats]):
        for place in range(k * SPACES, k * SPACES + forests.row_spaces(s, k)):
            if fits_forest(s, die, place):
                out[n] = ACTIONS.space + place
                n += 1
    for space in range(VILLAGE_SPACES):
        if fits_village(s, die, space):
            out[n] = ACTIONS.space + VILLAGE_PLACE + space
            n += 1
    for k in range(s.tamed_count[s.seat]):
        if fits_slot(s, die, s.tamed[s.seat, k]):
            out[n] = ACTIONS.space + SLOT_PLACE + CREATURE_SLOT[s.tamed[s.seat, k]]
            n += 1
    return n


# --- Placing (3.5) ------------------------------------------------------------------------------------


@rule
def choose_first_die(s, face):
    """R21, R98: the mandatory placement of the turn begins."""
    s.placed = 1
    s.shown = 0
    choose_die(s, face)


@rule
def choose_die(s, face):
    """R39 (1): the die is named; now the space."""
    push(s, STEP.choose_space, dice.pool_die(s, s.seat, face), 0)


@rule
def place_die(s, die, place):
    """R39 (1): the space is named; how the die gets there follows from die and space."""
    s.newcomer = NONE
    s.exchanged = 0
    if place >= FOREST_PLACES:
        settle(s, die, place)
    elif s.top[place] == NONE:
        if DIE_IS_ELEMENT[die] or forests.symbol_of(s, place) == s.face[die]:
            settle(s, die, place)
        else:
            push(s, STEP.force_payment, die, place)
    elif not DIE_IS_ELEMENT[die]:
        s.stock[s.seat, BERRY] -= 1
        settle_without_reward(s, die, place)
    elif s.face[die] == WIND:
        push(s, STEP.wind_die, die, place)
    else:
        settle(s, die, place)


@rule
def settle_without_reward(s, die, place):
    """R80, R118: the die only lies there; the creatures react to it all the same (R42)."""
    dice.put_from_pool(s, die, place)
    push(s, STEP.triggers, place, 0)


@rule
def settle(s, die, place):
    """R39 (2), (3): the die is put down and the space carried out, then the creatures react."""
    dice.put_from_pool(s, die, place)
    push(s, STEP.triggers, place, 0)
    if can_use_anywhere(s, place):
        push(s, STEP.creature_anywhere, die, place)
    else:
        carry_out(s, die, place)


@rule
def carry_out(s, die, place):
    """R39 (3): the effect of the space."""
    if place < FOREST_PLACES:
        carry_out_forest(s, die, place)
    elif place < SLOT_PLACE:
        push(s, STEP.village_action, place - VILLAGE_PLACE, 0)
    else:
        carry_out_slot(s, SLOT_CREATURES[place - SLOT_PLACE])


@rule
def carry_out_forest(s, die, place):
    """R44–R46, R76: gather what the space shows, or tame."""
    reward = forests.reward_of(s, place)
    if reward == CREATURE_SPACE:
        push(s, STEP.tame, 0, 0)
    else:
        water = WATER_BONUS if s.face[die] == WATER else 0
        creatures.gather(s, reward, 1 + water + creatures.gather_bonus(s, place))


@rule
def carry_out_slot(s, creature):
    """R108: the effect of a creature's slot."""
    effect = POWER_EFFECT[creature]
    if effect == SLOT_GAIN:
        creatures.gather(s, POWER_INGREDIENT[creature], POWER_AMOUNT[creature])
    elif effect == SLOT_EACH:
        creatures.gather_each(s)
    elif effect == SLOT_MOVE:
        push(s, STEP.move_die, 1, 0)


# --- Forcing, wind, and a creature anywhere -----------------------------------------------------------


@rule
def offer_force_payments(s, out, n, die, place):
    """R78, R79: the ingredient of the space or a berry, as far as held."""
    reward = forests.reward_of(s, place)
    if reward != CREATURE_SPACE and s.stock[s.seat, reward] > 0:
        out[n] = ACTIONS.force + FORCE_WITH_REWARD
        n += 1
    if s.stock[s.seat, BERRY] > 0:
        out[n] = ACTIONS.force + FORCE_WITH_BERRY
        n += 1
    return n


@rule
def force(s, die, place, payment):
    """R78–R80: pays, and places the die without reward."""
    s.stock[s.seat, BERRY if payment == FORCE_WITH_BERRY else forests.reward_of(s, place)] -= 1
    settle_without_reward(s, die, place)


@rule
def offer_wind_dice(s, out, n, die, place):
    """R74: each own forage die on the space."""
    for k in range(FORAGE_DICE):
        if s.place[s.seat * DICE_EACH + k] == place:
            out[n] = ACTIONS.take_back + k
            n += 1
    return n


@rule
def place_wind(s, die, place, k):
    """R74, R75: the chosen die goes back to the pool, the wind die on top of what remains."""
    dice.return_to_pool(s, s.seat * DICE_EACH + k)
    settle(s, die, place)


@rule
def offer_anywhere(s, out, n):
    """R120: use the space as a creature space, or not."""
    out[n], out[n + 1] = ACTIONS.anywhere, ACTIONS.decline
    return n + 2


@rule
def tame_anywhere(s):
    """R120: pays a berry, and tames instead of gathering."""
    s.stock[s.seat, BERRY] -= 1
    push(s, STEP.tame, 0, 0)


@rule
def is_ingredient_space(s, place):
    """R48, R62, R110: a space that gives ingredients and nothing else."""
    if place < FOREST_PLACES:
        return forests.reward_of(s, place) != CREATURE_SPACE
    if place < SLOT_PLACE:
        return VILLAGE_IS_INGREDIENT[dice.side_up(s), place - VILLAGE_PLACE] == 1
    return POWER_EFFECT[SLOT_CREATURES[place - SLOT_PLACE]] != SLOT_MOVE


@rule
def can_use_anywhere(s, place):
    """R120, R122: Myla on an ingredient space, with a berry and a creature to tame."""
    return (
        characters.can_tame_anywhere(s, s.seat)
        and s.stock[s.seat, BERRY] > 0
        and creatures.any_pile(s)
        and is_ingredient_space(s, place)
    )
