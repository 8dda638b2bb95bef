"""Building a level, with everything that its price and its effects ask for."""

from __future__ import annotations

from collections.abc import Iterable

from referee.referee import must
from referee.story import Answer, Story
from referee.tree_society.board import Board
from referee.tree_society.cards import CARDS, Effect
from referee.tree_society.player import Player, matches


class Building(Board):
    def price(self, card: str, mod: str, without: str | None = None, player: Player | None = None) -> int:
        top = card in [self.guild_market[f"top_{k}"] for k in "123"]
        return (player or self.player).price(card, mod, top, without)

    def payable(self, card: str, mod: str, without: str | None = None) -> bool:  # R4
        return self.price(card, mod, without) <= self.player.purse

    def must_of(self, card: str) -> Effect | None:
        level = CARDS[card].level(self.player.next_level(card))
        return level.effects[0] if level.kind == "must" else None

    def room_choices(self, card: str, mod: str) -> list[str] | None:
        """R43: the cards that may be discarded to make room; None if there is room."""
        if card in self.player.levels or None in self.player.places:
            return None
        return [each for each in self.player.in_progress if self.payable(card, mod, each)]

    def must_choices(self, card: str, mod: str) -> list[str] | None:
        """R79, R80: the guilds that may be discarded for a mandatory effect; None if it asks for none."""
        effect = self.must_of(card)
        if effect is None or effect.name != "discard_guild":
            return None
        own = self.player.in_progress if effect.arguments[0] == "in_progress" else self.player.guilds
        return [each for each in own if each != card and self.payable(card, mod, each)]

    def possible(self, card: str, mod: str) -> bool:
        """Whether the next level of a card can be built: 6.1, R4, R43, R78, R79."""
        effect = self.must_of(card)
        if effect and effect.name == "preserve_fruit" and len(self.player.unsold) < int(effect.arguments[0]):
            return False
        for discards in (self.room_choices(card, mod), self.must_choices(card, mod)):
            if discards is not None:
                return bool(discards)
        return self.payable(card, mod)

    def within_reach(self, levels: str, carrier: str | None = None) -> list[str]:
        """R39, R40, R69: the cards on which a level that matches could be built, if it can be paid."""
        cards = [card for card in (*self.guild_market.values(), *self.player.in_progress) if card and card != carrier]
        return [card for card in cards if matches(levels, self.player.next_level(card))]

    def as_builds(self, cards: Iterable[str], mod: str) -> list[str]:
        return [
            f"{'level_up' if card in self.player.levels else 'build'}:{card}"
            for card in cards
            if self.possible(card, mod)
        ]

    def buildable(self, mod: str, levels: str, carrier: str | None = None) -> list[str]:
        return self.as_builds(self.within_reach(levels, carrier), mod)

    def choose_build(self, mod: str, levels: str, carrier: str | None = None) -> Story:
        """An effect `build` (R69) or the fruit action `discount` (R93), which has no carrier."""
        choices = self.buildable(mod, levels, carrier)
        if not choices:  # R64
            return
        self.offered = dict.fromkeys(self.within_reach(levels, carrier), mod)
        answer = yield from self.ask("choose_build", choices + (["decline"] if carrier else []))
        self.offered = {}
        if answer != "decline":
            yield from self.build(answer.partition(":")[2], mod)

    def build(self, card: str, mod: str) -> Story:
        """R44."""
        player = self.player
        self.building, self.offered = card, {card: mod}
        yield from self.carry_out_must(card, mod)
        room = self.room_choices(card, mod)
        if room is not None:
            self.throw_away((yield from self.ask("make_room", [f"discard:{each}" for each in room])))
        price = self.price(card, mod)
        must(price <= player.purse, f"R4: {card} costs {price}")
        player.purse -= price
        self.building, self.offered = None, {}
        level = player.next_level(card)
        if level == 1:
            self.leave_market(card)
            player.begin_card(card)
        else:
            player.levels[card] = level
        if level == 3:
            self.complete(card)
        for carrier, effect in player.active("when_build"):  # R74
            levels, where, coins = effect.arguments
            if carrier != card and matches(levels, level):
                player.gain(where, int(coins))
        yield from self.use_effects(card, level)

    def carry_out_must(self, card: str, mod: str) -> Story:
        """R78 to R81."""
        effect = self.must_of(card)
        discards = self.must_choices(card, mod)
        if discards is not None:
            self.throw_away((yield from self.ask("must_discard", [f"discard:{each}" for each in discards])))
        elif effect:
            for _ in range(int(effect.arguments[0])):
                choices = [f"preserve:{fruit}" for fruit in self.player.unsold]
                fruit = (yield from self.ask("must_preserve", choices)).partition(":")[2]
                self.player.unsold.remove(fruit)
                self.player.sold.append(fruit)

    # ----------------------------------------------------------------------------------------------- effects

    def use_effects(self, card: str, level: int) -> Story:
        """R59 to R64: part by part; only the first choice of all may be declined."""
        printed = CARDS[card].level(level)
        if printed.kind not in ("now", "draw"):
            return
        free = True
        for effect in printed.effects:
            outcome = yield from self.use(effect, card, free)
            if outcome == "declined":
                return
            free = free and outcome == "skipped"

    def use(self, effect: Effect, card: str, free: bool) -> Answer:
        """One part of an effect; tells whether it was "declined", "skipped" without asking, or "used"."""
        player, (first, *more) = self.player, effect.arguments
        if effect.name == "coins":  # R65
            player.gain(first, int(more[0]))
        elif effect.name == "coins_each":  # R66
            player.gain(first, int(more[0]) * player.count(more[1]))
        elif effect.name == "build":  # R69
            yield from self.choose_build(first, more[0], card)
        elif effect.name == "discard_gain":  # R70
            yield from self.discard_for_coins(card, first, int(more[0]))
        elif effect.name == "reveal_fruit":
            yield from self.reveal_fruits(int(first), int(more[0]))
        elif effect.name == "reveal_guild":
            yield from self.reveal_guilds(int(first), more[0])
        else:
            return (yield from self.sell_or_take(effect.name, int(first), free))
        return "used"

    def sell_or_take(self, name: str, times: int, free: bool) -> Answer:
        """R67, R68: the first choice of the effect may be declined."""
        outcome = "skipped"
        for _ in range(times):
            choices = self.sellable() if name == "extra_sale" else self.market_fruits()
            if not choices:
                break
            answer = yield from self.ask(name, choices + (["decline"] if free else []))
            if answer == "decline":
                return "declined"
            free, outcome = False, "used"
            if name == "extra_sale":
                self.sell(answer)
            else:
                self.take(answer)
        return outcome

    def discard_for_coins(self, card: str, where: str, coins: int) -> Story:
        choices = [f"discard:{each}" for each in self.player.guilds if each != card]
        if choices:
            answer = yield from self.ask("discard_for_coins", [*choices, "decline"])
            if answer != "decline":
                self.throw_away(answer)
                self.player.gain(where, coins)

    def reveal_fruits(self, n: int, keep: int) -> Story:
        """R83, R84, R112."""
        self.revealed_fruits = list(self.look.public["revealed"]["fruits"])
        must(len(self.revealed_fruits) == min(n, len(self.fruit_deck)), f"R84: {n} fruits are revealed")
        for fruit in self.revealed_fruits:
            self.leave_fruit_deck(fruit)
        for _ in range(keep):
            if not self.revealed_fruits:
                break
            choices = [f"keep:{fruit}" for fruit in self.revealed_fruits]
            answer = yield from self.ask("keep_fruit", [*choices, "decline"])
            if answer == "decline":
                break
            fruit = answer.partition(":")[2]
            self.revealed_fruits.remove(fruit)
            self.player.unsold.append(fruit)
            self.player.gain_from("when_take")
        self.fruit_deck |= set(self.revealed_fruits)
        self.revealed_fruits = []
        self.check_fruit_deck()

    def reveal_guilds(self, n: int, mod: str) -> Story:
        """R83, R85; cards of which none can be paid are shuffled back before anybody is asked (6.1)."""
        count = min(n, len(self.guild_deck))
        shown = [guild["card"] for guild in self.look.public["revealed"]["guilds"]]
        if not shown:
            dear = [card for card in self.guild_deck if not self.possible(card, mod)]
            must(len(dear) >= count, f"R85: {count} guilds were revealed, and one of them can be paid")
            return
        must(len(shown) == count and set(shown) <= self.guild_deck, f"R85: {count} guilds are revealed, not {shown}")
        self.guild_deck -= set(shown)
        self.revealed_guilds = shown
        self.offered = dict.fromkeys(shown, mod)
        answer = yield from self.ask("build_revealed", [*self.as_builds(shown, mod), "decline"])
        chosen = answer.partition(":")[2]
        self.offered = {}
        self.revealed_guilds = [card for card in shown if card == chosen]
        self.guild_deck |= set(shown) - {chosen}
        if chosen:
            yield from self.build(chosen, mod)
