"""The mulligans, and how a turn begins and ends (R13 to R20, R24, R123)."""

from sylvarium.games.sylvan_tactics.rules.board import opponent
from sylvarium.games.sylvan_tactics.rules.cards import (
    cards_left,
    copy_in_hand,
    draw,
    look,
    offer_different,
    put_back,
    shuffle_for_start,
)
from sylvarium.games.sylvan_tactics.rules.components import (
    AT_REFRESH,
    CARDS,
    DESIGN,
    DRAW_CHOICE,
    MOST_SIGILS,
    MULLIGANS,
    ON_REFRESH,
    OPENING_HAND,
    SLOTS,
    UNITS,
    WHITE,
)
from sylvarium.games.sylvan_tactics.rules.killing import set_off
from sylvarium.games.sylvan_tactics.rules.mercenaries import crew_traits, nth_oldest
from sylvarium.games.sylvan_tactics.rules.sigils import MERCS
from sylvarium.games.sylvan_tactics.rules.state import (
    DONE,
    MAIN_STEP,
    MULLIGAN_STEP,
    PUT_BACK_CARD,
    PUT_BACK_STEP,
    REFRESH_STEP,
    SCOUT_STEP,
)
from sylvarium.kernel import large_rule, rule
from sylvarium.kernel.agenda import push

# ------------------------------------------------------------------------------------------- mulligans


@rule
def consider_mulligan(s, side):
    """R13, R14: up to five mulligans each."""
    if s.mulligans[side] < MULLIGANS:
        push(s, MULLIGAN_STEP, side, 0)
    else:
        end_mulligans(s, side)


@rule
def end_mulligans(s, side):
    """R14, R15: Black's turn to decide, or the deck is shuffled and White's first turn begins."""
    if side == WHITE:
        push(s, MULLIGAN_STEP, opponent(side), 0)
    else:
        shuffle_for_start(s)
        begin_turn(s)


@rule
def offer_put_back(s, side, count, out):
    """`mulligan_card`: different cards in hand; done once one was put back."""
    n = offer_different(s, side, PUT_BACK_CARD, out)
    if count > 0:
        out[n] = DONE
        n += 1
    return n


@rule
def put_back_or_redraw(s, side, count, action):
    """R13: one card after the other goes to the bottom; then the hand is filled up again."""
    if action != DONE:
        put_back(s, side, copy_in_hand(s, side, action - PUT_BACK_CARD))
        count += 1
    if action != DONE and s.hand_size[side] > 0:
        push(s, PUT_BACK_STEP, side, count)
    else:
        redraw(s, side)


@rule
def redraw(s, side):
    """R13: draws up to 5 in the first mulligan, 4 in the second …; then he may mulligan again."""
    while s.hand_size[side] < OPENING_HAND - s.mulligans[side]:
        draw(s, side)
    s.mulligans[side] += 1
    consider_mulligan(s, side)


# ----------------------------------------------------------------------------------------------- turns


@large_rule
def begin_turn(s):
    """R16 to R20: reset, awaken, draw; then `refresh` abilities and the Main Phase."""
    s.turn += 1
    s.side = (s.turn - 1) % 2
    reset(s, s.side)
    s.awake[s.side] = min(MOST_SIGILS, s.awake[s.side] + 1)
    push(s, MAIN_STEP, 0, 0)
    push(s, REFRESH_STEP, 0, 0)
    draw_step(s, s.side)


@rule
def reset(s, side):
    """R17: Sigils, Battlefields and units become ready; what is snared stays invoked this once."""
    s.invoked_sigils[side] = 0
    for k in range(s.field_count[side]):
        s.field_invoked[s.battlefields[side, k]] = 0
    for unit in range(side * SLOTS, side * SLOTS + SLOTS):
        if not s.snared[unit]:
            s.invoked[unit] = 0
        s.snared[unit] = 0


@rule
def draw_step(s, side):
    """R19: one card, or with `draw_choice` the best look at the top cards that a Battlefield grants."""
    choice = 0
    for k in range(s.field_count[side]):
        choice = max(choice, DRAW_CHOICE[DESIGN[s.battlefields[side, k]]])
    if choice == 0:
        draw(s, side)
    elif cards_left(s) + s.pile_size > 0:
        look(s, choice)
        push(s, SCOUT_STEP, side, 0)


@rule
def refresh_abilities(s):
    """R20: of the active player's units, oldest first (so the oldest is pushed last)."""
    if crew_traits(s, s.side) & AT_REFRESH == 0:
        return
    for age in range(MERCS - 1, -1, -1):
        unit = nth_oldest(s, s.side, age)
        if unit >= 0:
            set_off(s, unit, ON_REFRESH)


@rule
def end_turn(s):
    """R24, R123: what lasts for a turn ends; after the last turn the game does."""
    s.moves = 0
    s.attacks = 0
    turn = s.turn
    for unit in range(UNITS):
        s.fresh[unit] = 0
        s.moved[unit] = 0
        s.attacked[unit] = 0
        s.boost[unit] = 0
        s.halted[unit] = 0
    for unit in range(UNITS):
        if s.rooted[unit] == turn:
            s.rooted[unit] = 0
    for card in range(CARDS):
        s.spent[card] = 0
    for side in range(2):
        s.shaken[side] = 0
    if s.turn >= s.last_turn:
        s.over = 1
    else:
        begin_turn(s)
