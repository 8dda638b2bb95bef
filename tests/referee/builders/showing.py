"""Every public number of the table, in the shape of the view (rules, 6.3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from referee.builders.board import COPIES, DISTRICTS, STYLES, Card, Tree
from referee.builders.table import Table


class Showing(Table):
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
