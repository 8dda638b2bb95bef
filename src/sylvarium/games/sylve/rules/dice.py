"""The dice: rolling them, the pools, and how they lie on each other (R14, R15, R87–R94).

The dice of a place hang together from the top down: `top[place]` is the highest die, `under[die]` the one
right below it. The any-die spaces of the Village use the same chain, only to remember who came first.
"""

from sylvarium.games.sylve.rules.components import (
    ANY_DIE,
    ASIDE,
    DICE_EACH,
    DIE_IS_ELEMENT,
    DIE_OWNER,
    DIE_SIDES,
    ELEMENT_FACES,
    FACES,
    FORAGE_DICE,
    FORAGE_FACES,
    FORAGE_NUMBER,
    NONE,
    PLACES,
    POOL,
    ROUND_SIDE,
    SLOT_PLACE,
    SYMBOLS,
    VILLAGE_ACCEPTS,
    VILLAGE_PLACE,
)
from sylvarium.games.sylve.rules.state import ACTIONS
from sylvarium.kernel import rule
from sylvarium.kernel.chance import below

OTHER_FACES = SYMBOLS - 1  # faces a die can be turned to


@rule
def roll(s, die):
    """R14: one of the six faces of the die."""
    side = below(s, DIE_SIDES)
    s.face[die] = ELEMENT_FACES[side] if DIE_IS_ELEMENT[die] else FORAGE_FACES[side]


@rule
def roll_all(s):
    """R14, R130: every player takes back their own six dice and rolls them."""
    for place in range(PLACES):
        s.top[place] = NONE
    for die in range(s.seats * DICE_EACH):
        s.under[die] = NONE
        s.place[die] = POOL
        roll(s, die)
    for seat in range(s.seats):
        s.pool[seat] = DICE_EACH


@rule
def side_up(s):
    """R13: the side of the Village in this round."""
    return ROUND_SIDE[s.round - 1]


@rule
def is_any_die_space(s, place):
    """R33: one of the two Village spaces that take every die."""
    if place < VILLAGE_PLACE or place >= SLOT_PLACE:
        return False
    return VILLAGE_ACCEPTS[side_up(s), place - VILLAGE_PLACE] == ANY_DIE


# --- Putting dice down and taking them up -------------------------------------------------------------


@rule
def put_down(s, die, place):
    """Lays a die on top of whatever is in the place."""
    s.place[die] = place
    s.under[die] = s.top[place]
    s.top[place] = die


@rule
def put_from_pool(s, die, place):
    """A die leaves its owner's pool and is placed."""
    s.pool[DIE_OWNER[die]] -= 1
    put_down(s, die, place)


@rule
def lift(s, die):
    """R94: a die leaves its place; the dice above it move down, in their order."""
    place = s.place[die]
    if s.top[place] == die:
        s.top[place] = s.under[die]
    else:
        above = s.top[place]
        while s.under[above] != die:
            above = s.under[above]
        s.under[above] = s.under[die]
    s.under[die] = NONE


@rule
def set_aside(s, die):
    """R92: the die is out of play until the next round."""
    lift(s, die)
    s.place[die] = ASIDE


@rule
def return_to_pool(s, die):
    """R74, R93: the die goes back to its owner's pool and keeps its face (R15)."""
    lift(s, die)
    s.place[die] = POOL
    s.pool[DIE_OWNER[die]] += 1


@rule
def take_back(s, k):
    """R93: the active player returns the k-th of their own dice."""
    return_to_pool(s, s.seat * DICE_EACH + k)


@rule
def move(s, die, place):
    """R90: the die goes to an empty forest space. It is no placement (R43)."""
    lift(s, die)
    put_down(s, die, place)


@rule
def renamed(die, a, b):
    """The die that stands for `die` when a and b have changed roles."""
    if die == a:
        return b
    if die == b:
        return a
    return die


@rule
def swap(s, a, b):
    """R91: two dice exchange their positions exactly, place and level, even within one stack."""
    for place in range(PLACES):
        s.top[place] = renamed(s.top[place], a, b)
    for die in range(s.seats * DICE_EACH):
        s.under[die] = renamed(s.under[die], a, b)
    under, place = s.under[a], s.place[a]
    s.under[a], s.place[a] = s.under[b], s.place[b]
    s.under[b], s.place[b] = under, place


# --- Pools --------------------------------------------------------------------------------------------


@rule
def pool_die(s, seat, face):
    """The die of a pool that is meant by its face (R14), or NONE: the first of equal ones."""
    start = seat * DICE_EACH
    for die in range(start, start + DICE_EACH):
        if s.place[die] == POOL and s.face[die] == face:
            return die
    return NONE


@rule
def faces_in_pool(s, seat):
    """The different faces of a pool, as bits."""
    faces = 0
    start = seat * DICE_EACH
    for die in range(start, start + DICE_EACH):
        if s.place[die] == POOL:
            faces |= 1 << s.face[die]
    return faces


@rule
def offer_dice(s, out, n):
    """choose_die: the different dice of their own pool; equal dice are one option."""
    faces = faces_in_pool(s, s.seat)
    for face in range(FACES):
        if faces >> face & 1:
            out[n] = ACTIONS.place + face
            n += 1
    return n


@rule
def turned(face, k):
    """The k-th other face of the kind of die that shows `face`."""
    start = SYMBOLS if face >= SYMBOLS else 0
    return start + (face - start + 1 + k) % SYMBOLS


@rule
def offer_changes(s, out, n, optional):
    """R61, R87: a die of the pool and another face of that die; in the Village it may be declined."""
    faces = faces_in_pool(s, s.seat)
    for face in range(FACES):
        if faces >> face & 1:
            for k in range(OTHER_FACES):
                out[n] = ACTIONS.change + face * OTHER_FACES + k
                n += 1
    if optional:
        out[n] = ACTIONS.decline
        n += 1
    return n


@rule
def change(s, face, k):
    """R87: turns a die of the pool to the k-th of its other faces."""
    s.face[pool_die(s, s.seat, face)] = turned(face, k)


@rule
def is_selection(s, seat, selection):
    """R88: the bits name dice of the pool; of equal dice the first ones are taken."""
    start = seat * DICE_EACH
    for k in range(DICE_EACH):
        if s.place[start + k] != POOL:
            if selection >> k & 1:
                return False
        elif not selection >> k & 1:
            for later in range(k + 1, DICE_EACH):
                if selection >> later & 1 and s.face[start + later] == s.face[start + k]:
                    return False
    return True


@rule
def offer_rerolls(s, out, n):
    """R88: every selection of dice of the pool, at least one."""
    for selection in range(1, 1 << DICE_EACH):
        if is_selection(s, s.seat, selection):
            out[n] = ACTIONS.reroll + selection - 1
            n += 1
    return n


@rule
def reroll(s, number):
    """R88: the chosen dice are rolled again, once; the first selection is the die 0 alone."""
    for k in range(DICE_EACH):
        if (number + 1) >> k & 1:
            roll(s, s.seat * DICE_EACH + k)


# --- Placed dice (R86) --------------------------------------------------------------------------------


@rule
def is_placed(s, die):
    """R86: on a forest, in the Village or on a slot; not in a pool, not set aside."""
    return s.place[die] < POOL


@rule
def is_placed_forage(s, die):
    return s.place[die] < POOL and not DIE_IS_ELEMENT[die]


@rule
def is_repeated(s, die):
    """Whether an equal die with a lower number lies beside this one on an any-die space."""
    if not is_any_die_space(s, s.place[die]):
        return False
    for other in range(die):
        if (
            s.place[other] == s.place[die]
            and s.face[other] == s.face[die]
            and (DIE_IS_ELEMENT[die] or DIE_OWNER[other] == DIE_OWNER[die])
        ):
            return True
    return False


@rule
def any_placed_forage(s):
    """Whether a forage die of anybody is placed."""
    for die in range(s.seats * DICE_EACH):
        if is_placed_forage(s, die):
            return True
    return False


@rule
def any_placed(s, only_elements):
    """Whether an element die, or any die at all, is placed."""
    for die in range(s.seats * DICE_EACH):
        if is_placed(s, die) and (DIE_IS_ELEMENT[die] or not only_elements):
            return True
    return False


@rule
def own_placed_forage(s, seat):
    """Whether a player has a placed forage die."""
    for die in range(seat * DICE_EACH, seat * DICE_EACH + FORAGE_DICE):
        if is_placed(s, die):
            return True
    return False


@rule
def may_swap(s, a, b):
    """R91: placed forage dice with the same symbol, of different players, not side by side on an any-die space."""
    return (
        is_placed_forage(s, a)
        and is_placed_forage(s, b)
        and s.face[a] == s.face[b]
        and DIE_OWNER[a] != DIE_OWNER[b]
        and not (s.place[a] == s.place[b] and is_any_die_space(s, s.place[a]))
    )


@rule
def has_partner(s, die):
    """Whether a die can be swapped with any other."""
    for other in range(s.seats * DICE_EACH):
        if may_swap(s, die, other):
            return True
    return False


@rule
def any_swap(s):
    """R91: whether any pair of dice can be swapped."""
    for die in range(s.seats * DICE_EACH):
        if is_placed_forage(s, die) and has_partner(s, die):
            return True
    return False


@rule
def offer_moves(s, out, n, optional):
    """R90: every placed forage die of anybody."""
    for die in range(s.seats * DICE_EACH):
        if is_placed_forage(s, die) and not is_repeated(s, die):
            out[n] = ACTIONS.move + FORAGE_NUMBER[die]
            n += 1
    if optional:
        out[n] = ACTIONS.decline
        n += 1
    return n


@rule
def offer_first_swaps(s, out, n):
    """R91: every placed forage die that has a partner."""
    for die in range(s.seats * DICE_EACH):
        if is_placed_forage(s, die) and not is_repeated(s, die) and has_partner(s, die):
            out[n] = ACTIONS.swap + FORAGE_NUMBER[die]
            n += 1
    return n


@rule
def offer_swap_partners(s, out, n, die):
    """R91: every die that can be swapped with the first one."""
    for other in range(s.seats * DICE_EACH):
        if may_swap(s, die, other) and not is_repeated(s, other):
            out[n] = ACTIONS.swap_with + FORAGE_NUMBER[other]
            n += 1
    return n


@rule
def offer_removals(s, out, n, only_elements):
    """R92: every placed element die, or every placed die."""
    for die in range(s.seats * DICE_EACH):
        if is_placed(s, die) and (DIE_IS_ELEMENT[die] or not only_elements) and not is_repeated(s, die):
            out[n] = ACTIONS.remove + die
            n += 1
    return n


@rule
def offer_returns(s, out, n):
    """R93: every own placed forage die."""
    start = s.seat * DICE_EACH
    for k in range(FORAGE_DICE):
        if is_placed(s, start + k) and not is_repeated(s, start + k):
            out[n] = ACTIONS.take_back + k
            n += 1
    return n
