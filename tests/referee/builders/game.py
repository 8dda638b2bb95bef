"""What may be done, and what it does."""

from __future__ import annotations

from collections import Counter

from referee.builders.board import ITEMS, Tree, display_of, hand_of
from referee.builders.showing import Showing
from referee.referee import Look


class TheReferee(Showing):
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
