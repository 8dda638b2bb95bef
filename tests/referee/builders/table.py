"""The table: the deal, cards drawn and redrawn, the turn, and the scoring of a round."""

from __future__ import annotations

from collections import Counter

from referee.builders.board import (
    COPIES,
    DISTRICTS,
    ITEMS,
    PARTS,
    STYLES,
    Card,
    Tree,
    board,
    discard_of,
    display_of,
    hand_of,
)
from referee.referee import Look, Referee, must


class Table(Referee):
    def __init__(self, seats: int, options: dict[str, str], look: Look):
        self.n = seats
        self.start = look.public["start"]
        must(options.get("start", "random") in ("random", str(self.start + 1)), "R11: another start player was chosen")
        bases = {tree["space"]: tree["base"] for tree in look.public["trees"]}
        must(all(count <= 5 for count in Counter(bases.values()).values()), "5.7: five bases of each style")
        self.trees = {space: Tree(space, x, y, d, bases[space]) for space, x, y, d in board(seats)}
        must(len(self.trees) == {2: 13, 3: 16, 4: 20}[seats] == len(bases), "R3: the number of trees")
        self.pairs = [
            f"{a}-{b}"
            for a, one in self.trees.items()
            for b, other in self.trees.items()
            if a < b and abs(one.x - other.x) + abs(one.y - other.y) == 1
        ]
        must(len(self.pairs) == {2: 17, 3: 23, 4: 27}[seats], "R99: the number of bridge places")
        self.deal(look)
        self.bridges: set[tuple[str, int]] = set()
        self.supply = {"ax": 6, "hammer": 6, "bridge": 12, "treetop": 9}
        self.items = [dict.fromkeys(ITEMS, 0) for _ in range(seats)]
        if seats == 2:  # R12
            self.supply["treetop"] -= 1
            self.items[1 - self.start]["treetop"] += 1
        self.unused = [16] * seats
        self.hung = [0] * seats
        self.fame = [dict.fromkeys(PARTS, 0) for _ in range(seats)]
        self.turn = 0
        self.unseen = 0  # cards drawn and thrown away again before anybody else saw them
        self.begin_turn(look)

    def deal(self, look: Look) -> None:
        """R6 to R9."""
        self.stacks = []
        for seat in range(self.n):
            own = look.own(seat)
            stacks = [[tile["style"] for tile in own[name]] for name in ("stack", "second_stack")]
            must([len(stack) for stack in stacks] == [8, 8], "R7: two stacks of 8")
            must(Counter(stacks[0] + stacks[1]) == Counter(dict.fromkeys(STYLES, 4)), "R6: 4 tiles of each style")
            self.stacks.append(stacks)
        self.deck = Counter({(style, icon): n for style in STYLES for icon, n in COPIES.items()})
        self.discard: Counter[Card] = Counter()
        self.rows: list[list[Card]] = [[] for _ in range(self.n)]
        self.hands: list[Counter[Card]] = [Counter() for _ in range(self.n)]
        self.display: list[Card | None] = [None] * 3
        # The first player's hand may be gone already (R28), if it matched nothing: it then lies in the discard pile.
        shown = discard_of(look)
        for seat in range(self.n):
            thrown = seat == self.start and shown.total() > 0
            self.draw_into_hand(seat, Counter(list(shown.elements())[:4]) if thrown else hand_of(look, seat), 4)
        for slot in range(3):
            self.display[slot] = self.drawn(display_of(look)[slot])

    # ------------------------------------------------------------------------------------------------ cards

    def cards_left(self) -> int:
        return self.deck.total() + self.discard.total()

    def drawn(self, card: Card | None) -> Card | None:
        """R79, R80: one card from the deck, of which the discard pile becomes a part only when it is empty."""
        must(
            (card is not None) == (self.cards_left() > 0), f"R80: {card} was drawn with {self.cards_left()} cards left"
        )
        self.draw(Counter([card] if card else []))
        return card

    def draw(self, cards: Counter[Card]) -> None:
        """Several cards, one after the other; which came first nobody sees."""
        if cards.total() > self.deck.total():
            must(not self.deck - cards, "R79: the deck was shuffled before it was used up")
            cards, self.deck, self.discard = cards - self.deck, self.discard, Counter()
        must(not cards - self.deck, f"{cards - self.deck} was drawn, but is not in the deck")
        self.deck -= cards

    def draw_into_hand(self, seat: int, seen: Counter[Card], count: int) -> None:
        """`count` cards as far as there are any; which ones the hand shows afterwards."""
        new = seen - self.hands[seat]
        expected = min(count, self.cards_left())
        must(not self.hands[seat] - seen and new.total() == expected, f"seat {seat} should draw {expected} cards")
        self.draw(new)
        self.hands[seat] += new

    # ------------------------------------------------------------------------------------------------ turns

    def begin_turn(self, look: Look) -> None:
        """R15, R21, and the hand check R27 to R34."""
        t = self.turn % (8 * self.n)
        first = self.turn < 8 * self.n
        self.seat = (self.start + t) % self.n if first else (self.start + self.n - 1 - t) % self.n
        self.item_used = False
        self.source = ""
        self.styles = {tree.top for tree in self.trees.values() if tree.open}
        self.mode = "normal"
        if not self.styles:
            self.mode = "no_open_tree"
        elif not self.matches(self.hands[self.seat]):
            if self.unseen or self.matches(self.deck) or self.matches(self.discard):
                self.redraw(look, self.unseen)
            else:
                self.mode = "open_choice"
        self.unseen = 0
        self.step = "play"

    def matches(self, cards: Counter[Card]) -> bool:
        return any(style in self.styles for style, _ in cards.elements())

    def redraw(self, look: Look, drawn_before: int = 0) -> None:
        """R28, R29: the hands thrown away lie in the discard pile, unless it was shuffled on the way.

        `drawn_before`: cards of the hand that were drawn just before, and that nobody but their owner saw.
        """
        seat, final, pile = self.seat, hand_of(look, self.seat), discard_of(look)
        known = self.hands[seat]
        must(final.total() == 3, "R28: three cards are drawn after a no match")
        must(self.matches(final), "R29: the hand check is made again until a card matches")
        must(not self.matches(known), "R27: a hand that matched was thrown away")
        everything = self.deck + self.discard + known
        must(not final + pile - everything, "cards appeared from nowhere")
        shuffled = self.redraws_fit(known.total(), drawn_before, look.public["deck"], pile.total())
        thrown = pile if shuffled else pile - self.discard
        must(not self.matches(thrown), f"R28: {thrown} were thrown away, but some match {self.styles}")
        must(shuffled or not self.discard + known - pile, "R28: the hand goes to the discard pile")
        self.hands[seat], self.discard, self.deck = final, pile, everything - final - pile

    def redraws_fit(self, hand: int, drawn_before: int, deck_after: int, pile_after: int) -> bool:
        """Whether some number of redraws leaves piles of these sizes, and whether there was a shuffle (R79)."""
        deck, pile, shuffled = self.deck.total(), self.discard.total(), False

        def draw_one() -> None:
            nonlocal deck, pile, shuffled
            if not deck:
                deck, pile, shuffled = pile, 0, True
            deck -= 1

        for _ in range(drawn_before):
            draw_one()
        thrown = hand + drawn_before
        for _ in range(54):  # section 9
            pile += thrown
            for _ in range(3):
                draw_one()
            if (deck, pile) == (deck_after, pile_after):
                return shuffled
            thrown = 3
        must(False, f"no number of redraws leaves {deck_after} cards in the deck and {pile_after} in the pile")
        return False

    def end_turn(self, look: Look) -> None:
        self.turn += 1
        if self.turn in (8 * self.n, 16 * self.n):
            self.score_round()
        if self.turn == 16 * self.n:
            self.over = True
            return
        self.begin_turn(look)

    def score_round(self) -> None:
        """R84 to R94."""
        for tree in self.trees.values():
            leader = tree.leader()
            if leader is not None:
                self.fame[leader]["prestige"] += tree.height
        for district in DISTRICTS.values():
            trees = [tree for tree in self.trees.values() if tree.district == district]
            led = Counter(leader for tree in trees if (leader := tree.leader()) is not None)
            best = [seat for seat, count in led.items() if count == max(led.values())]
            for seat in best:
                self.fame[seat]["preeminence"] += len(trees) * (2 if len(best) == 1 else 1)
