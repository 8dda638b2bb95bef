"""Where the cards are (R6): deck, discard pile, hands, and what chance took out of them."""

from __future__ import annotations

from collections import Counter

from referee.referee import Look, must
from referee.sylvan_tactics.cards import ALL_CARDS, of
from referee.sylvan_tactics.table import Position


class Zones(Position):
    """Cards between the zones; `look` is the real table after the action that is being carried out."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.white = look.public["white"]
        self.deck = set(ALL_CARDS)  # in an order nobody knows
        self.bottom: list[str] = []  # below the deck, in this order (scout, mulligan)
        self.pile: list[str] = []
        self.resolving: list[str] = []

    def seat_of(self, side: int) -> int:
        return side ^ self.white

    def seen_hand(self, side: int) -> list[str]:
        """The hand as its owner sees it now."""
        return [each["id"].removeprefix("card:") for each in self.look.own(self.seat_of(side))["hand"]]

    def public_cards(self) -> set[str]:
        """R111 (c), R121: cards in public zones."""
        attached = {card for unit in self.units for card in unit.kit}
        fields = {each.card for side in self.sides for each in side.battlefields}
        return attached | fields | set(self.pile) | set(self.resolving)

    # --------------------------------------------------------------------------------------------- hands

    def take_from_hand(self, side: int, design: str) -> str:
        """R127, R118: one of equal copies, one whose place the opponent knew if there is such a one."""
        mine = self.sides[side]
        copies = [card for card in mine.hand if of(card).id == design]
        copies = [card for card in copies if card in mine.known] or copies
        if not self.turn:
            mine.hand.remove(copies[-1])
            return copies[-1]
        gone = [card for card in copies if card not in self.seen_hand(side)]
        must(gone, f"R118: of {copies} in hand none was taken")
        mine.hand.remove(gone[0])
        mine.known.discard(gone[0])
        return gone[0]

    def to_hand(self, side: int, card: str, openly: bool) -> None:
        self.sides[side].hand.append(card)
        if openly:
            self.sides[side].known.add(card)

    def take_from_pile(self, design: str) -> str:
        """Equal copies are equal: which one it was is seen by what is left."""
        left = {each["id"].removeprefix("card:") for each in self.look.public["discard"]}
        copies = [card for card in self.pile if of(card).id == design]
        gone = [card for card in copies if card not in left] or copies
        self.pile.remove(gone[0])
        return gone[0]

    def as_shown(self, hand: list[str]) -> list[str]:
        """Before the game begins, equal cards are numbered as they lie in a hand: nobody recognises a copy (R118)."""
        designs = [of(card).id for card in hand]
        return hand if self.turn else [f"{each}#{designs[:k].count(each) + 1}" for k, each in enumerate(designs)]

    def recognise(self) -> None:
        """The game begins: from now on everybody sees which copies they hold."""
        for side, mine in enumerate(self.sides):
            seen = self.seen_hand(side)
            for k, card in enumerate(mine.hand):
                mine.hand[k] = next((each for each in seen if of(each).id == of(card).id), "")
                must(mine.hand[k], f"R118: {card} is not among {seen}")
                seen.remove(mine.hand[k])
        self.deck, self.bottom = set(ALL_CARDS) - {card for side in self.sides for card in side.hand}, []  # R15

    # ----------------------------------------------------------------------------------------------- deck

    def reshuffle(self) -> None:
        """R117: only when a card is needed and the deck is empty."""
        if not self.deck and not self.bottom:
            self.deck, self.pile = set(self.pile), []

    def draw(self, side: int, count: int) -> None:
        """R116, R117: the cards are seen in the hand afterwards."""
        new = self.new_in_hand(side)
        for _ in range(count):
            self.reshuffle()
            if self.deck:
                drawn = next((card for card in new if card in self.deck), None)
                must(drawn, f"R116: no card of the deck was drawn, but {new}")
                assert drawn
                self.deck.remove(drawn)
            elif self.bottom:
                drawn = self.bottom.pop(0)
                must(drawn in new, f"R116: {drawn} lay on top of the deck, but {new} was drawn")
            else:
                return
            new.remove(drawn)
            self.to_hand(side, drawn, openly=False)

    def new_in_hand(self, side: int) -> list[str]:
        """What the owner sees that was not there before; before the game begins, any copies of it in the deck."""
        seen, mine = self.seen_hand(side), self.sides[side].hand
        if self.turn:
            return [card for card in seen if card not in mine]
        more = Counter(of(card).id for card in seen) - Counter(of(card).id for card in mine)
        found = [[card for card in sorted(self.deck) if of(card).id == each][:count] for each, count in more.items()]
        return [card for copies in found for card in copies]

    def look_at(self, side: int, count: int) -> list[str]:
        """`scout`: the top cards after R117; they stay in the deck until one is taken."""
        self.reshuffle()
        count = min(count, len(self.deck) + len(self.bottom))
        seen = self.look.of(self.seat_of(side))["looked"] if count > 1 else None
        must(count < 2 or (seen and seen["count"] == count), f"scout: {count} cards are looked at, not {seen}")
        cards = [each["id"].removeprefix("card:") for each in seen["cards"]] if seen else []
        unknown = min(count, len(self.deck))
        must(set(cards[:unknown]) <= self.deck, f"scout: {cards} do not lie in the deck")
        must(count < 2 or cards[unknown:] == self.bottom[: count - unknown], "scout: the bottom has another order")
        return cards

    def take_looked(self, side: int, cards: list[str], design: str) -> None:
        """One into the hand, the others under the deck in the order in which they lay."""
        copies = [card for card in cards if of(card).id == design]
        taken = next((card for card in copies if card in self.seen_hand(side)), None)
        must(taken, f"scout: none of {copies} was taken")
        assert taken
        self.deck -= set(cards)
        self.bottom = [card for card in self.bottom if card not in cards]
        self.bottom += [card for card in cards if card != taken]
        self.to_hand(side, taken, openly=False)

    def discard_at_random(self, side: int, count: int) -> None:
        """R118: chance takes a card; of equal copies one whose place is known."""
        mine, seen = self.sides[side], self.seen_hand(side)
        gone = [card for card in mine.hand if card not in seen]
        must(len(gone) == min(count, len(mine.hand)), f"discard_random: {gone} were discarded")
        for card in gone:
            twins = [each for each in mine.hand if of(each).id == of(card).id and each in mine.known]
            must(card in mine.known or not twins, f"R118: {card} was discarded although {twins} are known")
            mine.hand.remove(card)
            mine.known.discard(card)
            self.pile.append(card)
