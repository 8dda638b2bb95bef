"""Potions: the market, reserving, brewing and drinking (R54–R56, 3.9, 3.13)."""

from sylvarium.games.sylve.rules import characters, dice, forests
from sylvarium.games.sylve.rules.components import (
    BASIC,
    BERRY,
    CREATURE_POWER,
    CRYSTAL,
    DRINK_CHANGE,
    DRINK_MOVE,
    DRINK_PLACE,
    DRINK_REMOVE_ANY,
    DRINK_REMOVE_ELEMENT,
    DRINK_REROLL,
    DRINK_RETURN,
    DRINK_SWAP,
    MARKET,
    MUSHROOM,
    NONE,
    PAYMENT,
    PAYMENT_NUMBER,
    PLANT,
    POTION_COST,
    POTION_POWER,
    POTION_TOTAL,
    POTIONS,
    POWER_VP,
    VP_ON_BREW,
)
from sylvarium.games.sylve.rules.state import ACTIONS, HELD, IN_DECK, ON_TABLE, RESERVED, SPENT, STEP
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import push
from sylvarium.kernel.chance import below

# --- The deck and the market (R6, R71) ----------------------------------------------------------------


@rule
def draw_potion(s):
    """Reveals a potion: any card of the deck, or NONE when it is empty (Q30)."""
    if s.potions_left == 0:
        return NONE
    left = below(s, s.potions_left)
    s.potions_left -= 1
    potion = 0
    while s.potion_at[potion] != IN_DECK or left > 0:
        if s.potion_at[potion] == IN_DECK:
            left -= 1
        potion += 1
    s.potion_at[potion] = ON_TABLE
    return potion


@rule
def market_slot(s, potion):
    """The slot of the market in which a potion lies, or NONE."""
    for slot in range(MARKET):
        if s.market[slot] == potion:
            return slot
    return NONE


# --- Reserving (R54–R56) ------------------------------------------------------------------------------


@rule
def can_reserve(s):
    """R55: there is a card to choose. The top of the deck is revealed first, once."""
    if s.revealed == NONE:
        s.revealed = draw_potion(s)
    if s.revealed != NONE:
        return True
    for slot in range(MARKET):
        if s.market[slot] != NONE:
            return True
    return False


@rule
def offer_reserves(s, out, n):
    """R54: the revealed card or a card of the market."""
    for slot in range(MARKET):
        if s.market[slot] != NONE:
            out[n] = ACTIONS.reserve + s.market[slot]
            n += 1
    if s.revealed != NONE:
        out[n] = ACTIONS.reserve + s.revealed
        n += 1
    return n


@rule
def reserve(s, potion):
    """R54, R55: the card goes beside the player's board; the revealed one takes its slot."""
    slot = market_slot(s, potion)
    if slot != NONE:
        s.market[slot] = s.revealed
    s.revealed = NONE
    s.potion_at[potion] = RESERVED + s.seat


# --- Brewing (R70, R71, R121) -------------------------------------------------------------------------


@rule
def missing(s, seat, potion):
    """How many ingredients of the cost the player does not hold."""
    total = 0
    for kind in range(BASIC):
        total += max(0, POTION_COST[potion, kind] - s.stock[seat, kind])
    return total


@rule
def can_pay(s, seat, potion):
    """R70, R121: berries can stand in for what is missing; with double berry the first one counts twice."""
    berries = s.stock[seat, BERRY]
    if berries > 0 and characters.has_double_berry(s, seat):
        berries += 1
    return missing(s, seat, potion) <= berries


@rule
def berries_for(s, seat, rest):
    """R70, R121, Q40: the berries that stand for `rest` ingredients exactly; NONE if it cannot be exact."""
    if rest == 0 or not characters.has_double_berry(s, seat):
        return rest
    return rest - 1 if rest > 1 else NONE


@rule
def offer_payments(s, out, n, potion):
    """R70: every way to pay exactly the cost, by the numbers of plants, mushrooms and crystals."""
    seat = s.seat
    for plants in range(min(POTION_COST[potion, PLANT], s.stock[seat, PLANT]) + 1):
        for mushrooms in range(min(POTION_COST[potion, MUSHROOM], s.stock[seat, MUSHROOM]) + 1):
            for crystals in range(min(POTION_COST[potion, CRYSTAL], s.stock[seat, CRYSTAL]) + 1):
                berries = berries_for(s, seat, POTION_TOTAL[potion] - plants - mushrooms - crystals)
                if berries != NONE and berries <= s.stock[seat, BERRY]:
                    out[n] = ACTIONS.pay + PAYMENT_NUMBER[plants, mushrooms, crystals]
                    n += 1
    return n


@rule
def brew(s, potion, payment):
    """R70, R71, R104: pays, takes the potion, refills the market, and earns VP of creatures."""
    seat = s.seat
    rest = POTION_TOTAL[potion]
    for kind in range(BASIC):
        s.stock[seat, kind] -= PAYMENT[payment, kind]
        rest -= PAYMENT[payment, kind]
    s.stock[seat, BERRY] -= berries_for(s, seat, rest)
    slot = market_slot(s, potion)
    if slot != NONE:
        s.market[slot] = draw_potion(s)
    s.potion_at[potion] = HELD + seat
    s.brewed = 1
    for k in range(s.tamed_count[seat]):
        creature = s.tamed[seat, k]
        if CREATURE_POWER[creature] == VP_ON_BREW:
            s.vp[seat] += POWER_VP[creature]


@rule
def can_brew(s):
    """Whether any potion can be brewed."""
    for slot in range(MARKET):
        if s.market[slot] != NONE and can_pay(s, s.seat, s.market[slot]):
            return True
    for potion in range(POTIONS):
        if s.potion_at[potion] == RESERVED + s.seat and can_pay(s, s.seat, potion):
            return True
    return False


@rule
def offer_brews(s, out, n):
    """R70: payable potions of the market and of their own reserve."""
    for slot in range(MARKET):
        if s.market[slot] != NONE and can_pay(s, s.seat, s.market[slot]):
            out[n] = ACTIONS.brew + s.market[slot]
            n += 1
    for potion in range(POTIONS):
        if s.potion_at[potion] == RESERVED + s.seat and can_pay(s, s.seat, potion):
            out[n] = ACTIONS.brew + potion
            n += 1
    return n


# --- Drinking (R72, 3.13) -----------------------------------------------------------------------------


@rule
def can_use(s, power):
    """R72: a potion may be drunk only if its power can be carried out (R87–R93)."""
    seat = s.seat
    if power == DRINK_CHANGE or power == DRINK_REROLL:
        return s.pool[seat] > 0
    if power == DRINK_PLACE:
        return s.pool[seat] > 1 - s.placed
    if power == DRINK_MOVE:
        return dice.any_placed_forage(s) and forests.any_open(s)
    if power == DRINK_SWAP:
        return dice.any_swap(s)
    if power == DRINK_REMOVE_ELEMENT:
        return dice.any_placed(s, True)
    if power == DRINK_REMOVE_ANY:
        return dice.any_placed(s, False)
    return dice.own_placed_forage(s, seat)


@rule
def can_drink(s):
    """Whether any potion of their own hand can be drunk."""
    for potion in range(POTIONS):
        if s.potion_at[potion] == HELD + s.seat and can_use(s, POTION_POWER[potion]):
            return True
    return False


@rule
def offer_drinks(s, out, n):
    """R72: drinkable potions in their own hand."""
    for potion in range(POTIONS):
        if s.potion_at[potion] == HELD + s.seat and can_use(s, POTION_POWER[potion]):
            out[n] = ACTIONS.drink + potion
            n += 1
    return n


@rule
def drink(s, potion):
    """R72: the potion goes to the drunk pile, and its power is carried out."""
    s.potion_at[potion] = SPENT + s.seat
    s.drunk = 1
    s.shown = 0  # R98
    power = POTION_POWER[potion]
    if power == DRINK_CHANGE:
        push(s, STEP.change, 0, 0)
    elif power == DRINK_REROLL:
        push(s, STEP.reroll, 0, 0)
    elif power == DRINK_PLACE:
        push(s, STEP.choose_die, 0, 0)
    elif power == DRINK_MOVE:
        push(s, STEP.move_die, 0, 0)
    elif power == DRINK_SWAP:
        push(s, STEP.swap_first, 0, 0)
    elif power == DRINK_REMOVE_ELEMENT:
        push(s, STEP.remove_die, 1, 0)
    elif power == DRINK_REMOVE_ANY:
        push(s, STEP.remove_die, 0, 0)
    elif power == DRINK_RETURN:
        push(s, STEP.return_die, 0, 0)
