"""Guild cards: the deck, the guild market, a player's sections, discards (3.15, R94, R103 to R105)."""

from sylvarium.games.tree_society.rules.components import COLUMNS, GUILD_SLOTS, PLACES
from sylvarium.games.tree_society.rules.state import EMPTY, NOWHERE
from sylvarium.kernel import rule
from sylvarium.kernel.chance import below


@rule
def draw_guild(s):
    """A random card of the guild deck, which must not be empty."""
    chosen = below(s, s.guilds_left)
    s.guilds_left -= 1
    card = s.guild_deck[chosen]
    s.guild_deck[chosen] = s.guild_deck[s.guilds_left]
    return card


@rule
def put_back(s, card):
    """A card goes back into the guild deck."""
    s.guild_deck[s.guilds_left] = card
    s.guilds_left += 1


@rule
def renew_deck(s):
    """R105: the discard pile becomes the new deck."""
    for k in range(s.discard_count):
        put_back(s, s.discards[k])
    s.discard_count = 0


# --- The guild market ---


@rule
def slot_with(s, card):
    """The slot of a card in the guild market, NOWHERE if it is not there."""
    for slot in range(GUILD_SLOTS):
        if s.guild_market[slot] == card:
            return slot
    return NOWHERE


@rule
def in_top_row(slot):
    """The bottom row comes first."""
    return slot >= COLUMNS


@rule
def row_has_card(s, row):
    """R94: only a row with a card can be refreshed."""
    for slot in range(row * COLUMNS, (row + 1) * COLUMNS):
        if s.guild_market[slot] != EMPTY:
            return True
    return False


@rule
def fill_slot(s, slot):
    """R105: an empty slot gets a card of the deck, renewed if need be."""
    if s.guild_market[slot] == EMPTY:
        if s.guilds_left == 0:
            renew_deck(s)
        if s.guilds_left > 0:
            s.guild_market[slot] = draw_guild(s)


@rule
def refill_guild_market(s):
    """R103 to R105: cards slide down, then columns are filled from the left, the bottom slot first."""
    for bottom in range(COLUMNS):
        above = bottom + COLUMNS
        if s.guild_market[bottom] == EMPTY:
            s.guild_market[bottom] = s.guild_market[above]
            s.guild_market[above] = EMPTY
    for bottom in range(COLUMNS):
        fill_slot(s, bottom)
        fill_slot(s, bottom + COLUMNS)
    if s.guilds_left == 0:
        renew_deck(s)


@rule
def refresh_row(s, row):
    """R94: a row is discarded and the whole market refilled."""
    for slot in range(row * COLUMNS, (row + 1) * COLUMNS):
        if s.guild_market[slot] != EMPTY:
            add_discard(s, s.guild_market[slot])
            s.guild_market[slot] = EMPTY
    refill_guild_market(s)


# --- The sections of a player ---


@rule
def place_of(s, card):
    """The place of a card in the In-progress section of the active player, NOWHERE if it is not there."""
    for place in range(PLACES):
        if s.house[s.seat, place] == card:
            return place
    return NOWHERE


@rule
def free_place(s):
    """R42: a place without a card, NOWHERE if the section is full."""
    return place_of(s, EMPTY)


@rule
def add_discard(s, card):
    """R88: a card goes to the discard pile."""
    s.discards[s.discard_count] = card
    s.discard_count += 1


@rule
def clear_place(s, place):
    """R54, R88: a place and its Tree marker are free again."""
    s.house[s.seat, place] = EMPTY
    s.level[s.seat, place] = 0


@rule
def add_completed(s, card):
    """R54: a card comes to lie in the Completed section."""
    seat = s.seat
    s.completed[seat, s.completed_count[seat]] = card
    s.completed_count[seat] += 1


@rule
def remove_completed(s, card):
    """R89: a card leaves the Completed section; the others keep their order."""
    seat = s.seat
    count = s.completed_count[seat]
    k = 0
    while s.completed[seat, k] != card:
        k += 1
    for later in range(k + 1, count):
        s.completed[seat, later - 1] = s.completed[seat, later]
    s.completed_count[seat] = count - 1


@rule
def discard_guild(s, card):
    """R87 to R89: one of the active player's own guilds goes to the discard pile."""
    place = place_of(s, card)
    if place == NOWHERE:
        remove_completed(s, card)
    else:
        clear_place(s, place)
    add_discard(s, card)


# --- Revealed guilds ---


@rule
def reveal_guilds(s, count):
    """R83: shows cards of the guild deck, as far as there are; no discards are shuffled in."""
    s.shown_guild_count = 0
    while s.shown_guild_count < count and s.guilds_left > 0:
        s.shown_guilds[s.shown_guild_count] = draw_guild(s)
        s.shown_guild_count += 1


@rule
def choose_shown(s, card):
    """R85: one revealed card stays on the table until it is built, the others go back into the deck."""
    k = 0
    while s.shown_guilds[k] != card:
        k += 1
    s.shown_guilds[k] = s.shown_guilds[0]
    s.shown_guilds[0] = card
    for other in range(1, s.shown_guild_count):
        put_back(s, s.shown_guilds[other])
    s.shown_guild_count = 1


@rule
def return_guilds(s):
    """R85: no revealed card was built."""
    for k in range(s.shown_guild_count):
        put_back(s, s.shown_guilds[k])
    s.shown_guild_count = 0
