"""Fruit cards: the deck, the fruit market, sales, revealed fruits (3.4, 3.5, R67, R81, R84, R100)."""

from sylvarium.games.tree_society.rules import ending, gains
from sylvarium.games.tree_society.rules.components import FRUIT_TYPE, MARKET_SLOTS, VALUABLE
from sylvarium.games.tree_society.rules.state import EMPTY
from sylvarium.kernel import rule
from sylvarium.kernel.chance import below


@rule
def draw_fruit(s):
    """A random card of the fruit deck, which must not be empty."""
    chosen = below(s, s.fruits_left)
    s.fruits_left -= 1
    card = s.fruit_deck[chosen]
    s.fruit_deck[chosen] = s.fruit_deck[s.fruits_left]
    return card


@rule
def add_unsold(s, seat, card):
    """R101: a card comes to lie face up on a player board, which has no limit."""
    s.unsold[seat, s.unsold_count[seat]] = card
    s.unsold_count[seat] += 1


@rule
def remove_unsold(s, seat, card):
    """A card leaves a player board; the others keep their order."""
    count = s.unsold_count[seat]
    k = 0
    while s.unsold[seat, k] != card:
        k += 1
    for later in range(k + 1, count):
        s.unsold[seat, later - 1] = s.unsold[seat, later]
    s.unsold_count[seat] = count - 1


@rule
def add_sold(s, seat, card):
    """A card comes to lie face down on a sold pile."""
    s.sold[seat, s.sold_count[seat]] = card
    s.sold_count[seat] += 1


# --- The fruit market ---


@rule
def market_has_fruit(s):
    """Whether there is anything to take. A slot stays empty only when the deck has run out (R100)."""
    for slot in range(MARKET_SLOTS[s.seats]):
        if s.fruit_market[slot] != EMPTY:
            return True
    return False


@rule
def remove_from_market(s, card):
    """R100: a card leaves the fruit market and its slot is refilled at once."""
    slot = 0
    while s.fruit_market[slot] != card:
        slot += 1
    s.fruit_market[slot] = EMPTY
    if s.fruits_left > 0:
        s.fruit_market[slot] = draw_fruit(s)
        ending.note_fruit_deck(s)


@rule
def take_fruit(s, card):
    """R67, R96, R99: a card of the fruit market for the active player."""
    remove_from_market(s, card)
    add_unsold(s, s.seat, card)
    gains.gain_for_take(s)


# --- Sales ---


@rule
def visible(s, kind):
    """R26: the cards of a type on all player boards and in the fruit market."""
    count = 0
    for seat in range(s.seats):
        for k in range(s.unsold_count[seat]):
            if FRUIT_TYPE[s.unsold[seat, k]] == kind:
                count += 1
    for slot in range(MARKET_SLOTS[s.seats]):
        card = s.fruit_market[slot]
        if card != EMPTY and FRUIT_TYPE[card] == kind:
            count += 1
    return count


@rule
def sale_price(s, card):
    """R26, R27: what the sale of an unsold fruit pays."""
    return visible(s, FRUIT_TYPE[card]) + VALUABLE[card]


@rule
def sell(s, card):
    """R25 to R30: an unsold fruit of the active player is paid and moves to the sale area."""
    seat = s.seat
    s.purse[seat] += sale_price(s, card)
    remove_unsold(s, seat, card)
    s.sale[s.sale_count] = card
    s.sale_count += 1
    gains.gain_for_sale(s)


@rule
def sold_this_turn(s, kind):
    """R33: whether a card of this type lies in the sale area."""
    for k in range(s.sale_count):
        if FRUIT_TYPE[s.sale[k]] == kind:
            return True
    return False


@rule
def can_sell_more(s):
    """R35: whether an extra sale is possible."""
    seat = s.seat
    for k in range(s.unsold_count[seat]):
        if not sold_this_turn(s, FRUIT_TYPE[s.unsold[seat, k]]):
            return True
    return False


@rule
def preserve(s, card):
    """R81: an unsold fruit goes to the sold pile; no sale, no coins."""
    remove_unsold(s, s.seat, card)
    add_sold(s, s.seat, card)


@rule
def clear_sale_area(s):
    """R98: everything sold this turn goes to the sold pile."""
    for k in range(s.sale_count):
        add_sold(s, s.seat, s.sale[k])
    s.sale_count = 0


# --- Revealed fruits ---


@rule
def reveal_fruits(s, count):
    """R83: shows cards of the fruit deck, all that are left if there are fewer."""
    s.shown_fruit_count = 0
    while s.shown_fruit_count < count and s.fruits_left > 0:
        s.shown_fruits[s.shown_fruit_count] = draw_fruit(s)
        s.shown_fruit_count += 1


@rule
def any_shown(s):
    """R64: whether there is a revealed fruit to keep."""
    return s.shown_fruit_count > 0


@rule
def keep_fruit(s, card):
    """R84: a revealed fruit becomes an unsold fruit; the last one shown takes its cell."""
    k = 0
    while s.shown_fruits[k] != card:
        k += 1
    s.shown_fruit_count -= 1
    s.shown_fruits[k] = s.shown_fruits[s.shown_fruit_count]
    s.shown_fruits[s.shown_fruit_count] = card
    add_unsold(s, s.seat, card)
    gains.gain_for_take(s)


@rule
def return_fruits(s):
    """R84, R112: what was not kept goes back into the deck; only then the deck can be found empty."""
    for k in range(s.shown_fruit_count):
        s.fruit_deck[s.fruits_left] = s.shown_fruits[k]
        s.fruits_left += 1
    s.shown_fruit_count = 0
    ending.note_fruit_deck(s)
