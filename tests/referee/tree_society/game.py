"""The course of the game: rounds, the three phases of a turn, the end."""

from __future__ import annotations

from typing import Any

from referee.story import Story
from referee.tree_society import showing
from referee.tree_society.building import Building
from referee.tree_society.cards import FRUITS


class TheReferee(Building):
    ALWAYS_ASKED = frozenset(
        ("act", "choose_build", "make_room", "must_discard", "take_fruit", "extra_sale", "choose_row")
    )  # Q37

    def last_round(self) -> bool:
        """R108, R110, R111."""
        return self.empty_round is not None or (self.trigger_round is not None and self.round > self.trigger_round)

    def story(self) -> Story:
        if self.draft:  # R20
            for seat in self.order * 3:
                self.seat = seat
                self.take((yield from self.ask("draft", self.market_fruits())))
        while not self.last_round():  # R23, R113
            self.round += 1
            for seat in self.order:
                self.seat = seat
                yield from self.turn()

    def turn(self) -> Story:
        """R24."""
        fruit = yield from self.ask("sell", self.sellable())
        self.sell(fruit)
        self.action_open = True  # R31
        while (action := (yield from self.ask("act", self.main_actions()))) != "end_build":
            yield from self.act(action)
        self.action_open = False  # R38
        yield from self.rest()

    def rest(self) -> Story:
        """R97 to R105."""
        self.player.chest += self.player.rest_income()
        self.player.sold += self.sale
        self.sale = []
        if self.market_fruits():
            self.take((yield from self.ask("rest", self.market_fruits())))
        self.player.purse = min(2, self.player.purse) + self.player.chest
        self.player.chest = 0
        self.refill_guilds()

    # --------------------------------------------------------------------------------------------- phase 2

    def main_actions(self) -> list[str]:
        """R36."""
        found = ["end_build", *self.buildable("", "any"), *(f"discard:{card}" for card in self.player.guilds)]
        if self.action_open and self.action_possible():
            found.append("fruit_action")
        return found

    def action_possible(self) -> bool:
        """R91."""
        return {
            "extra_sale": bool(self.sellable()),
            "discount": bool(self.buildable("minus2", "any")),
            "refresh": any(self.guild_market.values()),
            "chest": True,
            "take": bool(self.market_fruits()),
        }[FRUITS[self.sale[0]].action]

    def act(self, action: str) -> Story:
        kind, _, card = action.partition(":")
        if kind == "discard":
            self.throw_away(card)
        elif kind == "fruit_action":
            yield from self.fruit_action()
        else:
            yield from self.build(card, "")

    def fruit_action(self) -> Story:
        """R92 to R96."""
        self.action_open = False
        fruit = FRUITS[self.sale[0]]
        if fruit.action == "extra_sale":
            self.sell((yield from self.ask("extra_sale", self.sellable())))
        elif fruit.action == "discount":
            yield from self.choose_build("minus2", "any")
        elif fruit.action == "refresh":
            yield from self.refresh()
        elif fruit.action == "chest":
            self.player.chest += fruit.coins
        else:
            self.take((yield from self.ask("take_fruit", self.market_fruits())))

    def refresh(self) -> Story:
        """R94."""
        rows = [row for row in ("bottom", "top") if any(self.guild_market[f"{row}_{k}"] for k in "123")]
        row = (yield from self.ask("choose_row", [f"refresh_row:{row}" for row in rows])).partition(":")[2]
        for k in "123":
            card = self.guild_market[f"{row}_{k}"]
            if card:
                self.discard.append(card)
            self.guild_market[f"{row}_{k}"] = None
        self.refill_guilds()

    # ------------------------------------------------------------------------------------------------ public

    def scores(self) -> list[dict[str, int]]:
        return [player.points() for player in self.players]

    def ranking(self) -> list[int]:
        """R121, R122."""
        keys = [(sum(player.points().values()), player.order) for player in self.players]
        return [1 + sum(other > key for other in keys) for key in keys]

    def public(self) -> dict[str, Any]:
        return showing.table(self)
