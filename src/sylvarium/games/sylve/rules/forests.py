"""The forests of the row: their spaces, burning them, influence and control (3.6, 3.12, 3.15, R119, R124)."""

from sylvarium.games.sylve.rules import dice
from sylvarium.games.sylve.rules.components import (
    DICE_EACH,
    DIE_IS_ELEMENT,
    DIE_OWNER,
    FOREST_REWARD,
    FOREST_SEASONS,
    FOREST_SPACES,
    FOREST_SYMBOL,
    NONE,
    ROW,
    ROW_LENGTH,
    SPACES,
)
from sylvarium.games.sylve.rules.state import ACTIONS, IN_DECK, ON_TABLE
from sylvarium.kernel import rule
from sylvarium.kernel.chance import below

STATUS_IDS = ("led", "nobody", "elements", "tied")
LED, EMPTY, HELD_BY_ELEMENTS, TIED = range(4)


@rule
def draw_forest(s):
    """Reveals a forest: any card of the deck."""
    left = below(s, s.forests_left)
    s.forests_left -= 1
    forest = 0
    while s.forest_at[forest] != IN_DECK or left > 0:
        if s.forest_at[forest] == IN_DECK:
            left -= 1
        forest += 1
    s.forest_at[forest] = ON_TABLE
    return forest


@rule
def fill_row(s):
    """R2, R5, R132: a completely new forest row."""
    for k in range(ROW):
        s.row[k] = draw_forest(s) if k < ROW_LENGTH[s.seats] else NONE


@rule
def forest_of(s, place):
    """The forest card a forest space belongs to."""
    return s.row[place // SPACES]


@rule
def symbol_of(s, place):
    """The forage symbol of a forest space."""
    return FOREST_SYMBOL[forest_of(s, place), place % SPACES]


@rule
def reward_of(s, place):
    """What a forest space gives: an ingredient, or CREATURE_SPACE."""
    return FOREST_REWARD[forest_of(s, place), place % SPACES]


@rule
def has_season(s, place, season):
    """R47: a forest with two seasons has both of them on every space."""
    return (FOREST_SEASONS[forest_of(s, place)] >> season) & 1 == 1


@rule
def row_spaces(s, k):
    """How many spaces the k-th forest of the row has."""
    return FOREST_SPACES[s.row[k]]


@rule
def is_open(s, place):
    """An empty, unburned space (R29, R83)."""
    return s.top[place] == NONE and s.burned[place] == 0


@rule
def any_open(s):
    """Whether any forest has an empty, unburned space."""
    for k in range(ROW_LENGTH[s.seats]):
        for place in range(k * SPACES, k * SPACES + row_spaces(s, k)):
            if is_open(s, place):
                return True
    return False


@rule
def offer_open_spaces(s, out, n, start):
    """Every empty, unburned forest space, as actions counted from `start`."""
    for k in range(ROW_LENGTH[s.seats]):
        for place in range(k * SPACES, k * SPACES + row_spaces(s, k)):
            if is_open(s, place):
                out[n] = start + place
                n += 1
    return n


@rule
def offer_move_targets(s, out, n):
    """R90: where a die can be moved."""
    return offer_open_spaces(s, out, n, ACTIONS.move_to)


# --- Burning (3.12) -----------------------------------------------------------------------------------


@rule
def can_burn(s):
    """R82: a token is left, and an empty space."""
    return s.scorched > 0 and any_open(s)


@rule
def offer_burns(s, out, n):
    """R58, R96, R97: one empty space of any forest, or none."""
    n = offer_open_spaces(s, out, n, ACTIONS.burn)
    out[n] = ACTIONS.decline
    return n + 1


# --- Element dice of a forest (R59) -------------------------------------------------------------------


@rule
def has_element(s, k):
    """Whether an element die lies in the k-th forest, covered or not."""
    for die in range(s.seats * DICE_EACH):
        if DIE_IS_ELEMENT[die] and s.place[die] // SPACES == k:
            return True
    return False


@rule
def any_element(s):
    """Whether an element die lies in any forest."""
    for k in range(ROW_LENGTH[s.seats]):
        if has_element(s, k):
            return True
    return False


@rule
def offer_clearings(s, out, n):
    """R59: one forest that holds an element die, or none."""
    for k in range(ROW_LENGTH[s.seats]):
        if has_element(s, k):
            out[n] = ACTIONS.clear + k
            n += 1
    out[n] = ACTIONS.decline
    return n + 1


@rule
def clear_elements(s, k):
    """R59: all element dice of a forest are set aside, covered ones included."""
    for die in range(s.seats * DICE_EACH):
        if DIE_IS_ELEMENT[die] and s.place[die] // SPACES == k:
            dice.set_aside(s, die)


# --- Influence and control (3.15, R119, R124) ---------------------------------------------------------


@rule
def influence(s, k, seat):
    """R114, R115: spaces of the k-th forest whose top die is a forage die of the player."""
    count = 0
    for place in range(k * SPACES, k * SPACES + row_spaces(s, k)):
        die = s.top[place]
        if die != NONE and not DIE_IS_ELEMENT[die] and DIE_OWNER[die] == seat:
            count += 1
    return count


@rule
def element_count(s, k):
    """R115: spaces of the k-th forest whose top die is an element die."""
    count = 0
    for place in range(k * SPACES, k * SPACES + row_spaces(s, k)):
        die = s.top[place]
        if die != NONE and DIE_IS_ELEMENT[die]:
            count += 1
    return count


@rule
def controller(s, k):
    """R124: who has more influence than every other player and than the element dice; or NONE."""
    best, most = NONE, element_count(s, k)
    for seat in range(s.seats):
        own = influence(s, k, seat)
        if own > most:
            best, most = seat, own
        elif own == most:
            best = NONE
    return best


@rule
def status(s, k):
    """R124: why somebody or nobody would control the k-th forest now (`STATUS_IDS`)."""
    if controller(s, k) != NONE:
        return LED
    most = 0
    for seat in range(s.seats):
        most = max(most, influence(s, k, seat))
    if most == 0:
        return EMPTY
    return HELD_BY_ELEMENTS if element_count(s, k) >= most else TIED


@rule
def is_tied(s, k, seat):
    """R119: the player is among the leaders, the element dice counted as a rival, but does not control."""
    own = influence(s, k, seat)
    if own == 0 or element_count(s, k) > own or controller(s, k) == seat:
        return False
    for other in range(s.seats):
        if influence(s, k, other) > own:
            return False
    return True


@rule
def offer_ties(s, out, n, seat):
    """R119: each forest for which the player is tied, or none."""
    for k in range(ROW_LENGTH[s.seats]):
        if is_tied(s, k, seat):
            out[n] = ACTIONS.break_tie + k
            n += 1
    out[n] = ACTIONS.decline
    return n + 1


@rule
def any_tie(s, seat):
    """Whether the player is tied anywhere."""
    for k in range(ROW_LENGTH[s.seats]):
        if is_tied(s, k, seat):
            return True
    return False
