"""Cards: drawing, the hand check, playing, sets, the display (R26 to R39, R53 to R60, R77 to R82)."""

from sylvarium.games.builders.rules.components import (
    BOTH,
    BRIDGE,
    DISPLAY,
    HAND,
    ICONS,
    KINDS,
    SET,
    STYLES,
    TREETOP,
)
from sylvarium.games.builders.rules.state import NO_CARD, NO_OPEN_TREE, NORMAL, OPEN_CHOICE
from sylvarium.games.builders.rules.trees import open_styles
from sylvarium.kernel import rule
from sylvarium.kernel.chance import draw_from, reveal

EVERY_STYLE = (1 << STYLES) - 1


@rule
def draw(s):
    """R79, R80: a card from the deck, which is made again from the discard pile when it is empty."""
    if s.deck_size == 0:
        if s.discard_size == 0:
            return NO_CARD
        for kind in range(KINDS):
            s.deck[kind] = s.discard[kind]
            s.discard[kind] = 0
        s.deck_size = s.discard_size
        s.discard_size = 0
    kind = draw_from(s, s.deck, s.deck_size)
    s.deck_size -= 1
    return kind


@rule
def discard_card(s, kind):
    s.discard[kind] += 1
    s.discard_size += 1


@rule
def gain_card(s, kind, seen):
    """A card comes into the hand of the player on turn; `seen` if everybody saw which."""
    n = s.hand_size[s.seat]
    s.hand[s.seat, n] = kind
    s.seen[s.seat, n] = seen
    s.hand_size[s.seat] = n + 1


@rule
def remove_from_hand(s, slot):
    """Takes a card out of the hand of the player on turn; the others close up."""
    n = s.hand_size[s.seat] - 1
    for k in range(slot, n):
        s.hand[s.seat, k] = s.hand[s.seat, k + 1]
        s.seen[s.seat, k] = s.seen[s.seat, k + 1]
    s.hand[s.seat, n] = NO_CARD
    s.seen[s.seat, n] = 0
    s.hand_size[s.seat] = n


@rule
def hand_matches(s, styles):
    """R26: whether some hand card has one of these styles."""
    for slot in range(s.hand_size[s.seat]):
        if (styles >> (s.hand[s.seat, slot] // ICONS)) & 1:
            return True
    return False


@rule
def draw_could_match(s, styles):
    """R28, R31: whether deck or discard pile hold a card of one of these styles."""
    for kind in range(KINDS):
        if (styles >> (kind // ICONS)) & 1 and s.deck[kind] + s.discard[kind] > 0:
            return True
    return False


@rule
def check_hand(s):
    """R27 to R34: settles what may be played this turn, after new hands if there was no match."""
    styles = open_styles(s)
    s.mode = NORMAL
    for kind in range(KINDS):
        s.shown[kind] = 0
    if styles == 0:
        s.mode = NO_OPEN_TREE
        styles = EVERY_STYLE
    while not hand_matches(s, styles):
        if draw_could_match(s, styles):
            redraw(s)
        else:
            s.mode = OPEN_CHOICE
            styles = EVERY_STYLE
    s.styles = styles


@rule
def redraw(s):
    """R28: the whole hand is shown and discarded, and 3 cards are drawn."""
    reveal(s)
    while s.hand_size[s.seat] > 0:
        s.shown[s.hand[s.seat, 0]] += 1
        discard_card(s, s.hand[s.seat, 0])
        remove_from_hand(s, 0)
    for _ in range(HAND - 1):
        gain_card(s, draw(s), 0)


@rule
def playable(s, slot):
    """R36: whether the hand card may be played this turn, and is the first of its kind in the hand."""
    kind = s.hand[s.seat, slot]
    if not (s.styles >> (kind // ICONS)) & 1:
        return False
    for earlier in range(slot):
        if s.hand[s.seat, earlier] == kind:
            return False
    return True


@rule
def play_card(s, kind):
    """R35, R38: a hand card goes to the row.

    Of several equal ones a card that everybody saw being taken goes first: to the others they are the same.
    """
    chosen = -1
    for slot in range(s.hand_size[s.seat]):
        if s.hand[s.seat, slot] == kind and (chosen < 0 or s.seen[s.seat, slot]):
            chosen = slot
    remove_from_hand(s, chosen)
    s.row[s.seat, s.row_size[s.seat]] = kind
    s.row_size[s.seat] += 1
    s.icons[s.seat, kind % ICONS] += 1


@rule
def can_exchange(s, item, combined):
    """R54, R58, R59: with so many combined cards the row has a set for the item, and there is supply."""
    enough = s.icons[s.seat, item] + combined >= SET and s.icons[s.seat, BOTH] >= combined
    return enough and s.supply[item] > 0


@rule
def exchange(s, item, combined):
    """R56: a set goes from the row to the discard pile; the player takes the item."""
    for _ in range(combined):
        discard_from_row(s, BOTH)
    for _ in range(SET - combined):
        discard_from_row(s, item)
    s.supply[item] -= 1
    s.held[s.seat, item] += 1


@rule
def discard_from_row(s, icon):
    """R59: of the cards with this icon the one played earliest."""
    at = 0
    while s.row[s.seat, at] % ICONS != icon:
        at += 1
    discard_card(s, s.row[s.seat, at])
    s.icons[s.seat, icon] -= 1
    n = s.row_size[s.seat] - 1
    for k in range(at, n):
        s.row[s.seat, k] = s.row[s.seat, k + 1]
    s.row[s.seat, n] = 0
    s.row_size[s.seat] = n


@rule
def fill_display(s):
    """R81: empty slots are filled from the deck, lowest first, as far as possible."""
    for slot in range(DISPLAY):
        if s.display[slot] == NO_CARD:
            s.display[slot] = draw(s)


@rule
def shows(kind, icon):
    """R55: a combined card shows both the bridge and the treetop."""
    return kind % ICONS == icon or (kind % ICONS == BOTH and (icon == BRIDGE or icon == TREETOP))


@rule
def display_alike(s):
    """R77: three cards in the display, all of one style or with a common icon."""
    a, b, c = s.display[0], s.display[1], s.display[2]
    if a == NO_CARD or b == NO_CARD or c == NO_CARD:
        return False
    if a // ICONS == b // ICONS and b // ICONS == c // ICONS:
        return True
    for icon in range(BOTH):
        if shows(a, icon) and shows(b, icon) and shows(c, icon):
            return True
    return False


@rule
def refresh_display(s):
    """R77: the display is discarded and laid out again."""
    for slot in range(DISPLAY):
        discard_card(s, s.display[slot])
        s.display[slot] = NO_CARD
    fill_display(s)


@rule
def take_from_display(s, slot):
    """R78: the card goes to the hand, seen by everybody; its slot is refilled at once."""
    gain_card(s, s.display[slot], 1)
    s.display[slot] = NO_CARD
    s.display[slot] = draw(s)


@rule
def top_up(s):
    """R82: back to 4 cards, as far as cards can be drawn."""
    while s.hand_size[s.seat] < HAND and s.deck_size + s.discard_size > 0:
        gain_card(s, draw(s), 0)
