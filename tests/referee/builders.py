"""The referee of Builders of Sylvan Dale: docs/rules/builders.md read a second time."""

from __future__ import annotations

from collections import Counter
from typing import Any

from referee.referee import Look, Referee, must

STYLES = ("thatch", "nest", "log", "gourd")  # 5.1
ITEMS = ("ax", "hammer", "bridge", "treetop")
COPIES = {"ax": 4, "hammer": 4, "bridge": 6, "treetop": 4, "both": 2}  # 5.3
DISTRICTS = {"F": "ferndell", "R": "rivergate", "A": "amberwood", "S": "stonecrest", "G": "greenmead"}
FRONT = """
f01:F  f02:F  f03:R  f04:R  f05:R    .
f06:F  f07:F    ~    f08:R  f09:R  f10:A
f11:S  f12:S    ~    f13:G  f14:A  f15:A
  .    f16:S  f17:S  f18:G  f19:G  f20:A
"""  # 5.5
BACK = """
  .    b01:F  b02:F  b03:R    .
b04:S  b05:F  b06:R  b07:R  b08:G
b09:S  b10:S  b11:A  b12:G  b13:G
  .    b14:A  b15:A  b16:A    .
"""  # 5.6
PARTS = ("banners", "bridges", "prestige", "preeminence")

Card = tuple[str, str]  # style and icon


class Tree:
    """One base with tiles: (owner, style), from the bottom up; banners as {seat: level}, level 1 is the base."""

    def __init__(self, space: str, x: int, y: int, district: str, base: str):
        self.space, self.x, self.y, self.district, self.base = space, x, y, district, base
        self.tiles: list[tuple[int, str]] = []
        self.banners: dict[int, int] = {}
        self.capped = False

    @property
    def height(self) -> int:
        return 1 + len(self.tiles)

    @property
    def top(self) -> str:  # R25
        return self.tiles[-1][1] if self.tiles else self.base

    @property
    def open(self) -> bool:  # R24
        return len(self.tiles) < 5 and not self.capped

    def leader(self) -> int | None:  # R85 to R87
        owners = Counter(owner for owner, _ in self.tiles)
        most = max(owners.values(), default=0)
        tied = [seat for seat, count in owners.items() if count == most]
        highest = [owner for owner, _ in reversed(self.tiles) if owner in tied]
        return highest[0] if highest else None

    def take_top(self) -> tuple[int, str]:
        """R49: what hung on the tile slides down by one level."""
        level = self.height
        for seat, at in self.banners.items():
            if at == level:
                self.banners[seat] = level - 1
        return self.tiles.pop()


def board(seats: int) -> list[tuple[str, int, int, str]]:
    """R2 to R4: the used spaces with their place and district."""
    found = []
    for y, line in enumerate((FRONT if seats == 4 else BACK).strip("\n").splitlines()):
        for x, cell in enumerate(line.split()):
            if ":" in cell and not (seats == 2 and cell.endswith("G")):
                space, district = cell.split(":")
                found.append((space, x, y, DISTRICTS[district]))
    return sorted(found)


class TheReferee(Referee):
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

    # ---------------------------------------------------------------------------------------------- options

    def options(self) -> list[str]:
        if self.over:
            return []
        return list(getattr(self, f"options_{self.step}")())

    def options_play(self) -> set[str]:  # R35, R36, D1
        free = self.mode != "normal"
        return {f"play:{s}/{i}" for s, i in self.hands[self.seat].elements() if free or s in self.styles}

    def options_place(self) -> list[str]:  # R40, D2
        anywhere = self.mode == "open_choice"
        style = self.rows[self.seat][-1][0]
        return [f"place:{t.space}" for t in self.trees.values() if t.open and (anywhere or t.top == style)]

    def options_banner(self) -> list[str]:
        return ["banner:attach", "banner:decline"]

    def options_act(self) -> list[str]:  # R53 to R62, D4
        found = ["end"]
        icons = Counter(icon for _, icon in self.rows[self.seat])
        for item in ITEMS:
            both = icons["both"] if item in ("bridge", "treetop") else 0
            if self.supply[item]:
                counts = range(max(0, 3 - icons[item]), min(3, both) + 1)
                found += [f"exchange:{item}:{k}" for k in counts]
            if self.items[self.seat][item] and not self.item_used and getattr(self, f"options_{item}")():
                found.append(f"use:{item}")
        return found

    def options_ax(self) -> list[str]:  # R63, D5
        return [f"ax:{t.space}" for t in self.trees.values() if t.tiles and not t.capped]

    def options_hammer(self) -> list[str]:  # R65, D6
        return [
            f"source:{t.space}"
            for t in self.trees.values()
            if t.tiles and not t.capped and t.tiles[-1][0] == self.seat
            if any(other.open for other in self.trees.values() if other is not t)
        ]

    def options_destination(self) -> list[str]:  # D7
        return [f"destination:{t.space}" for t in self.trees.values() if t.open and t.space != self.source]

    def options_treetop(self) -> list[str]:  # R68, D8
        return [f"treetop:{t.space}" for t in self.trees.values() if not t.capped]

    def options_bridge(self) -> list[str]:  # R71 to R74, D9
        free = [pair for pair in self.pairs if (pair, self.seat) not in self.bridges]
        return [f"bridge:{pair}" for pair in free] if self.unused[self.seat] else []

    def options_refresh(self) -> list[str]:
        return ["refresh", "keep"]

    def options_take(self) -> list[str]:  # R78, R80, D11
        slots = [f"take:slot_{k}" for k, card in enumerate(self.display) if card]
        return slots + (["take:deck"] if self.cards_left() else [])

    # ------------------------------------------------------------------------------------------------- play

    def play(self, action: str, look: Look) -> None:
        kind, _, rest = action.partition(":")
        kind = "refresh" if kind == "keep" else kind
        getattr(self, f"play_{kind}")(rest if kind != "refresh" else action, look)

    def play_play(self, card: str, look: Look) -> None:
        style, icon = card.split("/")
        self.hands[self.seat][style, icon] -= 1
        self.hands[self.seat] += Counter()
        self.rows[self.seat].append((style, icon))
        if self.mode == "no_open_tree":  # R32
            self.next_stack().pop(0)
            self.step = "act"
        else:
            self.step = "place"

    def next_stack(self) -> list[str]:
        return self.stacks[self.seat][0 if self.turn < 8 * self.n else 1]

    def play_place(self, space: str, look: Look) -> None:
        self.arrive(self.trees[space], self.next_stack().pop(0))

    def arrive(self, tree: Tree, style: str) -> None:
        """R41, R44: a tile of the player on top of a tree, perhaps with a banner."""
        others = sum(other == style for _, other in tree.tiles)
        tree.tiles.append((self.seat, style))
        self.newest = tree
        may = others >= 2 and self.seat not in tree.banners and self.unused[self.seat] > 0
        self.step = "banner" if may else "act"

    def play_banner(self, answer: str, look: Look) -> None:
        if answer == "attach":  # R46
            self.newest.banners[self.seat] = self.newest.height
            self.unused[self.seat] -= 1
            self.hung[self.seat] += 1
            self.fame[self.seat]["banners"] += 5
        self.step = "act"

    def play_exchange(self, what: str, look: Look) -> None:
        """R56, R59: so many combined cards; among equal icons the earliest."""
        item, combined = what.split(":")
        wanted = {"both": int(combined), item: 3 - int(combined)}
        kept = []
        for card in self.rows[self.seat]:
            if wanted.get(card[1], 0):
                wanted[card[1]] -= 1
                self.discard[card] += 1
            else:
                kept.append(card)
        self.rows[self.seat] = kept
        self.supply[item] -= 1
        self.items[self.seat][item] += 1

    def play_use(self, item: str, look: Look) -> None:
        self.items[self.seat][item] -= 1
        self.item_used = True
        if item in ("ax", "hammer"):  # R63, R65
            self.supply[item] += 1
        self.step = item

    def play_ax(self, space: str, look: Look) -> None:
        self.trees[space].take_top()
        self.step = "act"

    def play_source(self, space: str, look: Look) -> None:
        self.source = space
        self.step = "destination"

    def play_destination(self, space: str, look: Look) -> None:
        _, style = self.trees[self.source].take_top()
        self.source = ""
        self.arrive(self.trees[space], style)

    def play_treetop(self, space: str, look: Look) -> None:
        self.trees[space].capped = True
        self.step = "act"

    def play_bridge(self, pair: str, look: Look) -> None:
        """R71, R75."""
        self.bridges.add((pair, self.seat))
        self.unused[self.seat] -= 1
        for space in pair.split("-"):
            if self.trees[space].leader() == self.seat:
                self.fame[self.seat]["bridges"] += self.trees[space].height
        self.step = "act"

    def play_end(self, _: str, look: Look) -> None:
        """The beginning of step 3: R81, R77."""
        for slot in range(3):
            if self.display[slot] is None and self.cards_left():
                self.display[slot] = self.drawn(display_of(look)[slot])
        self.step = "refresh" if self.alike() else "take"

    def alike(self) -> bool:
        if None in self.display:
            return False
        styles = {card[0] for card in self.display if card}
        icons = [{"bridge", "treetop"} if card[1] == "both" else {card[1]} for card in self.display if card]
        return len(styles) == 1 or bool(set.intersection(*icons))

    def play_refresh(self, answer: str, look: Look) -> None:
        if answer == "refresh":
            self.discard += Counter(card for card in self.display if card)
            for slot in range(3):
                self.display[slot] = self.drawn(display_of(look)[slot])
        self.step = "take"

    def play_take(self, place: str, look: Look) -> None:
        """R78, R82; the hand is seen afterwards, unless the same player begins the next turn with a no match."""
        gone = self.same_player_again() and hand_of(look, self.seat).total() < 4
        count = 4 - self.hands[self.seat].total() - (place != "deck")
        if place != "deck":
            slot = int(place[-1])
            card = self.display[slot]
            assert card
            self.hands[self.seat][card] += 1
            self.display[slot] = self.drawn(display_of(look)[slot])
        self.unseen = min(count, self.cards_left()) if gone else 0
        if not gone:
            self.draw_into_hand(self.seat, hand_of(look, self.seat), count)
        self.end_turn(look)

    def same_player_again(self) -> bool:
        return self.turn + 1 == 8 * self.n

    # ----------------------------------------------------------------------------------------------- public

    def scores(self) -> list[dict[str, int]]:
        return self.fame

    def ranking(self) -> list[int]:  # R95 to R98
        led = Counter(tree.leader() for tree in self.trees.values())
        keys = [(sum(self.fame[seat].values()), led[seat], self.hung[seat]) for seat in range(self.n)]
        return [1 + sum(other > key for other in keys) for key in keys]

    def public(self) -> dict[str, Any]:
        return {
            "round": 1 if self.turn < 8 * self.n else 2,
            "turns": 16 * self.n,
            "start": self.start,
            "item_used": self.item_used,
            "trees": [self.public_tree(tree) for tree in self.trees.values()],
            "bridges": [
                {"pair": pair, "owner": seat}
                for pair in self.pairs
                for seat in range(self.n)
                if (pair, seat) in self.bridges
            ],
            "districts": [
                self.public_district(name)
                for name in DISTRICTS.values()
                if any(tree.district == name for tree in self.trees.values())
            ],
            "display": [public_card(card) for card in self.display],
            "deck": self.deck.total(),
            "discard": [
                {"style": style, "icon": icon, "count": self.discard[style, icon]}
                for style in STYLES
                for icon in COPIES
                if self.discard[style, icon]
            ],
            "supply": self.supply,
            "players": [self.public_player(seat) for seat in range(self.n)],
        }

    def public_tree(self, tree: Tree) -> dict:
        def hanging(level: int) -> list[int]:
            return sorted(seat for seat, at in tree.banners.items() if at == level)

        return {
            "space": tree.space,
            "x": tree.x,
            "y": tree.y,
            "district": tree.district,
            "base": tree.base,
            "base_banners": hanging(1),
            "tiles": [
                {"owner": owner, "style": style, "banners": hanging(level)}
                for level, (owner, style) in enumerate(tree.tiles, 2)
            ],
            "top": tree.top,
            "height": tree.height,
            "capped": tree.capped,
            "leader": tree.leader(),
        }

    def public_district(self, name: str) -> dict:
        trees = [tree for tree in self.trees.values() if tree.district == name]
        led = [sum(tree.leader() == seat for tree in trees) for seat in range(self.n)]
        leaders = [seat for seat in range(self.n) if led[seat] and led[seat] == max(led)]
        worth = len(trees) * (2 if len(leaders) == 1 else 1)
        points = [worth if seat in leaders else 0 for seat in range(self.n)]
        return {"district": name, "trees": len(trees), "led": led, "leaders": leaders, "worth": points}

    def public_player(self, seat: int) -> dict:
        first, second = self.stacks[seat]
        later = self.turn >= 8 * self.n
        active = second if later else first
        return {
            "seat": seat,
            "score": sum(self.fame[seat].values()),
            "parts": self.fame[seat],
            "hand_size": self.hands[seat].total(),
            "row": [public_card(card) for card in self.rows[seat]],
            "items": self.items[seat],
            "banners": self.unused[seat],
            "tile_banners": self.hung[seat],
            "next_tile": {"style": active[0]} if active else None,
            "stack_size": len(active),
            "second_stack_size": 0 if later else 8,
        }


def public_card(card: Card | None) -> dict | None:
    return {"style": card[0], "icon": card[1]} if card else None


def seen_card(card: dict | None) -> Card | None:
    return (card["style"], card["icon"]) if card else None


def hand_of(look: Look, seat: int) -> Counter[Card]:
    return Counter(card for each in look.own(seat)["hand"] if (card := seen_card(each)))


def display_of(look: Look) -> list[Card | None]:
    return [seen_card(each) for each in look.public["display"]]


def discard_of(look: Look) -> Counter[Card]:
    return Counter({(each["style"], each["icon"]): each["count"] for each in look.public["discard"]})
