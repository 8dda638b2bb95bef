"""One player's board: coins, fruits, guild cards, what they count and what they are worth."""

from __future__ import annotations

from collections import Counter

from referee.tree_society.cards import CARDS, FRUITS, Effect


def matches(levels: str, level: int) -> bool:
    """The level filters of 5.1."""
    return level in {"any": (1, 2, 3), "l1": (1,), "l3": (3,), "l23": (2, 3)}[levels]


def reduced(cost: int, mod: str) -> int:
    """R48 to R50: a printed cost with one reduction."""
    if mod == "half":
        return (cost + 1) // 2
    if mod == "free":
        return 0
    return max(0, cost - int(mod.removeprefix("minus"))) if mod else cost


def most(counts: Counter[str]) -> int:
    return max(counts.values(), default=0)


class Player:
    def __init__(self, order: int):
        self.order = order  # seat 1 of the rules is 1
        self.purse, self.chest = {1: (2, 0), 2: (2, 0), 3: (1, 1), 4: (1, 1)}[order]  # R7
        self.unsold: list[str] = []
        self.sold: list[str] = []
        self.places: list[str | None] = [None, None, None]  # R42
        self.levels: dict[str, int] = {}  # of the cards in progress
        self.completed: list[str] = []

    # ------------------------------------------------------------------------------------------------ cards

    @property
    def in_progress(self) -> list[str]:
        return [card for card in self.places if card]

    @property
    def guilds(self) -> list[str]:  # R87
        return self.in_progress + self.completed

    def begin_card(self, card: str) -> None:
        self.places[self.places.index(None)] = card
        self.levels[card] = 1

    def leave_place(self, card: str) -> None:
        self.places[self.places.index(card)] = None
        del self.levels[card]

    def next_level(self, card: str) -> int:
        return self.levels.get(card, 0) + 1

    def active(self, name: str, without: str | None = None) -> list[tuple[str, Effect]]:
        """R71: the continuous effects of this name, with the cards that carry them."""
        return [
            (card, effect)
            for card, at in self.levels.items()
            if card != without and CARDS[card].level(at).kind == "cont"
            for effect in CARDS[card].level(at).effects
            if effect.name == name
        ]

    def gain(self, where: str, coins: int) -> None:
        if where == "purse":
            self.purse += coins
        else:
            self.chest += coins

    def gain_from(self, name: str) -> None:
        """R72: `when_sell` and `when_take`."""
        for _, effect in self.active(name):
            where, coins = effect.arguments
            self.gain(where, int(coins))

    def price(self, card: str, mod: str, top_row: bool, without: str | None = None) -> int:
        """R46 to R52: the price of the next level, after the discard of `without`."""
        level = self.next_level(card)
        cost = CARDS[card].level(level).cost
        costs = [cost, reduced(cost, mod)]
        for _, effect in self.active("discount", without):
            k, levels = effect.arguments
            if matches(levels, level):
                costs.append(reduced(cost, f"minus{k}"))
        return min(costs) + (1 if top_row and level == 1 else 0)

    def rest_income(self) -> int:  # R76
        return sum(int(effect.arguments[0]) for _, effect in self.active("each_rest"))

    # ------------------------------------------------------------------------------------- counters, points

    def count(self, counter: str) -> int:
        """R119."""
        name, _, guild = counter.partition(":")
        cards = [CARDS[card] for card in self.completed]
        if name == "houses":
            return len(cards)
        if name == "houses_of":
            return sum(card.guild == guild for card in cards)
        if name == "guilds":
            return len({card.guild for card in cards})
        if name == "coins":
            return self.purse
        if name in ("banners", "banners_of", "majority"):
            banners = Counter(card.guild for card in cards for _ in range(card.banners))
            return {"banners": banners.total(), "banners_of": banners[guild], "majority": most(banners)}[name]
        where, _, what = name.partition("_")
        types = Counter(FRUITS[fruit].type for fruit in (self.sold if where == "sold" else self.unsold))
        return {"": types.total(), "types": len(types), "top": most(types)}[what]

    def worth(self, card: str, level: int) -> int:
        """R115, R116."""
        printed = CARDS[card].level(level)
        if printed.points is not None:
            return printed.points
        n, counter, *group = printed.effects[0].arguments
        return int(n) * (self.count(counter) // int(group[0] if group else 1))

    def points(self) -> dict[str, int]:
        """R114: the fixed and the variable points of completed guilds, and all of those in progress."""
        parts = {"completed": 0, "variable": 0, "in_progress": 0}
        for card in self.completed:
            variable = CARDS[card].level(3).points is None
            parts["variable" if variable else "completed"] += self.worth(card, 3)
        for card, level in self.levels.items():
            parts["in_progress"] += self.worth(card, level)
        return parts
