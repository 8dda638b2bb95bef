"""What a player's device is lent to think with must not betray where hidden cards are (`hosting.lending`)."""

from __future__ import annotations

from typing import Any

from sylvarium.games.sylvan_tactics.rules.state import (
    AT_BOTTOM,
    DEDUCED,
    IN_DECK,
    IN_HAND,
    KNOWN_AT_BOTTOM,
    LOOKED_AT,
    OPENING,
    PUT_BACK,
    SEEN,
    STEP,
)


def in_order(s: Any, seat: int) -> None:
    """The cards that `seat` cannot know, in order of their numbers, on the places where such cards are.

    That the opponent knows what lies on a place stays with the place, since everybody can tell which places those are.
    """
    side = seat ^ s.white
    other = 1 - side
    forget_secrets(s, other)
    sort_hand(s, other)
    mine, theirs = KNOWN_AT_BOTTOM << side, KNOWN_AT_BOTTOM << other
    hand = [(s.hand[other], k, IN_HAND) for k in range(s.hand_size[other])]
    places = [each for each in hand if not s.marks[_card(each)] & (SEEN | DEDUCED)]
    below = [(s.bottom, k, AT_BOTTOM) for k in range(s.bottom_size)]
    if s.pending and s.agenda[s.pending - 1, 0] == STEP.scout_pick and s.agenda[s.pending - 1, 1] != side:
        below += [(s.looked, k, LOOKED_AT) for k in range(s.looked_size)]
    places += [each for each in below if not s.marks[_card(each)] & mine]
    places += [(s.deck, k, IN_DECK) for k in range(s.deck_size)]
    remembered = [s.marks[_card(place)] & theirs for place in places]
    cards = sorted(_card(place) for place in places)
    for (zone, k, where), mark, card in zip(places, remembered, cards, strict=True):
        zone[k] = card
        s.where[card] = where
        s.marks[card] = s.marks[card] & PUT_BACK << side | mark


def forget_secrets(s: Any, other: int) -> None:
    """Which cards the opponent has put back, and which cards of the hand are older than the first turn.

    How many of these are left cannot be told either: whoever plays a card does not say when it came to the hand.
    """
    for card in range(len(s.marks)):
        s.marks[card] &= ~(PUT_BACK << other)
    for k in range(s.hand_size[other]):
        s.marks[s.hand[other, k]] &= ~OPENING


def sort_hand(s: Any, other: int) -> None:
    """The cards that came to the hand openly, in their order, then those that can be worked out, then the others: from
    which place of a hand a card was played is seen by its owner only.
    """
    cards = s.hand[other].tolist()[: s.hand_size[other]]
    seen = [card for card in cards if s.marks[card] & SEEN]
    deduced = sorted(card for card in cards if s.marks[card] & DEDUCED and card not in seen)
    known = [*seen, *deduced]
    for k, card in enumerate([*known, *(card for card in cards if card not in known)]):
        s.hand[other, k] = card


def _card(place: tuple[Any, int, int]) -> int:
    zone, k, _ = place
    return int(zone[k])
