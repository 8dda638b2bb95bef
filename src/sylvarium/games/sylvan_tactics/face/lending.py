"""What a player's device is lent to think with must not betray where hidden cards are (`hosting.lending`)."""

from __future__ import annotations

from typing import Any

from sylvarium.games.sylvan_tactics.rules.cards import EVER_PUT_BACK
from sylvarium.games.sylvan_tactics.rules.state import (
    AT_BOTTOM,
    DEDUCED,
    IN_DECK,
    IN_HAND,
    KNOWN_AT_BOTTOM,
    LOOKED_AT,
    OPENING,
    SEEN,
    STEP,
)


def in_order(s: Any, seat: int) -> None:
    """The cards that `seat` cannot know, in order of their numbers, on the places where such cards are.

    What is remembered of a place (an opening card, one that the opponent knows) stays with the place, since
    everybody can tell which places those are; that a player has put a card back stays with the card.
    """
    side = seat ^ s.white
    other = 1 - side
    mine, theirs = KNOWN_AT_BOTTOM << side, KNOWN_AT_BOTTOM << other
    hand = [(s.hand[other], k, IN_HAND, OPENING) for k in range(s.hand_size[other])]
    places = [each for each in hand if not s.marks[_card(each)] & (SEEN | DEDUCED)]
    below = [(s.bottom, k, AT_BOTTOM, theirs) for k in range(s.bottom_size)]
    if s.pending and s.agenda[s.pending - 1, 0] == STEP.scout_pick and s.agenda[s.pending - 1, 1] != side:
        below += [(s.looked, k, LOOKED_AT, theirs) for k in range(s.looked_size)]
    places += [each for each in below if not s.marks[_card(each)] & mine]
    places += [(s.deck, k, IN_DECK, 0) for k in range(s.deck_size)]
    remembered = [s.marks[_card(place)] & place[3] for place in places]
    cards = sorted(_card(place) for place in places)
    for (zone, k, where, _), mark, card in zip(places, remembered, cards, strict=True):
        zone[k] = card
        s.where[card] = where
        s.marks[card] = s.marks[card] & EVER_PUT_BACK | mark


def _card(place: tuple[Any, int, int, int]) -> int:
    zone, k, *_ = place
    return int(zone[k])
