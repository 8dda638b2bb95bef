"""The course of the game: rounds, turns, potions, the end of a round and of the game."""

from __future__ import annotations

from itertools import product
from typing import Any

from referee.referee import must
from referee.story import Story
from referee.sylve import showing
from referee.sylve.cards import CREATURES, ELEMENTS, FORESTS, KINDS, POTIONS
from referee.sylve.placing import Placing
from referee.sylve.table import Die, Player


class TheReferee(Placing):
    # ----------------------------------------------------------------------------------------------- rounds

    def from_first(self) -> list[int]:
        return [(self.first + k) % self.n for k in range(self.n)]

    def story(self) -> Story:
        if self.choosing:  # R9
            for seat in self.from_first():
                self.seat = seat
                answer = yield from self.ask("choose_character", [f"character:{c}" for c in self.free_characters()])
                self.give_character(self.player, answer.partition(":")[2])
        for number in range(1, 5):  # R13
            self.round = number
            self.begin_round()
            yield from self.take_turns()
            yield from self.end_round()
        for player in self.players:  # R134
            for creature in list(player.tamed):
                self.let_go(player, creature)

    def begin_round(self) -> None:
        """R14, R130 to R133."""
        if self.round > 1:
            self.reveal_row()
            self.first = (self.first + 1) % self.n
        for die in self.dice:
            self.lift(die, "pool")
        self.scorched, self.burned = 10, set()
        self.roll(self.dice)
        self.seat = self.first

    def take_turns(self) -> Story:
        """R16 to R20."""
        begin = self.first
        while any(self.pool(seat) for seat in range(self.n)):
            self.seat = next(seat for k in range(self.n) if self.pool(seat := (begin + k) % self.n))
            yield from self.turn()
            begin = self.seat + 1

    # ------------------------------------------------------------------------------------------------- turn

    def turn(self) -> Story:
        """R21 to R26."""
        self.placed = self.brewed = self.drank = self.has_burned = False
        self.new_gap()
        while self.turn_actions() != ["end_turn"]:  # R23
            action = yield from self.ask("turn_action", self.turn_actions())
            if action == "end_turn":
                return
            kind, _, what = action.partition(":")
            if kind == "convert":
                self.convert(what)
                continue
            if kind == "place":
                self.placed = True
                yield from self.place(what)
            elif kind == "brew":
                yield from self.brew(what)
            else:
                yield from self.drink(what)
            self.new_gap()

    def turn_actions(self) -> list[str]:
        """6.1."""
        found = ["end_turn"] if self.placed else [f"place:{face}" for face in self.pool_faces()]
        if not self.brewed:
            cards = [card for card in (*self.market, *self.player.reserved) if card]
            found += [f"brew:{card}" for card in cards if self.payments(card, self.player)]
        if not self.drank:
            found += [f"drink:{card}" for card in self.player.hand if self.drinkable(POTIONS[card].power)]
        return found + self.conversions()

    # --------------------------------------------------------------------------------------------- converting

    def new_gap(self) -> None:
        """R98: what each element die of the pool has shown since the last part of the turn."""
        self.shown = {die.number: {die.face} for die in self.pool(self.seat) if die.element}

    def conversions(self) -> list[str]:
        """R98; two dice that show the same are one choice: the one that was turned less often (Q24)."""
        found: dict[str, str] = {}
        for creature in self.player.with_power("convert_element"):
            element = [die for die in self.pool(self.seat) if die.element]
            for die in sorted(element, key=lambda die: len(self.shown[die.number])):
                if die.face == creature.given["from"] and creature.given["to"] not in self.shown[die.number]:
                    found.setdefault(creature.id, f"convert:{creature.id}:{die.number - 4}")
        return list(found.values())

    def convert(self, what: str) -> None:
        creature, number = what.split(":")
        die = next(die for die in self.pool(self.seat) if die.number == int(number) + 4)
        die.face = CREATURES[creature].given["to"]
        must(die.face in ELEMENTS, "R98: an element die")
        self.shown[die.number].add(die.face)

    # ------------------------------------------------------------------------------------------------ potions

    def brew(self, potion: str) -> Story:
        """R70, R71, R104."""
        ways = [f"pay:{way}" for way in self.payments(potion, self.player)]
        answer = yield from self.ask("choose_payment", ways)
        paid = [int(n) for n in answer.partition(":")[2].split("-")]
        for kind, n in zip(KINDS, [*paid, self.berries_of(potion, paid)], strict=True):
            self.pay(kind, n)
        self.brewed = True
        self.player.hand.add(potion)
        if potion in self.player.reserved:
            self.player.reserved.remove(potion)
        else:
            self.refill_market(self.market.index(potion))
        self.player.vp += sum(each.given["vp"] for each in self.player.with_power("vp_on_brew"))

    def drinkable(self, power: str) -> bool:
        """R72, R87 to R93."""
        pool = len(self.pool(self.seat))
        if power in ("change_die", "reroll"):
            return pool > 0
        if power == "place_extra":
            return pool > (0 if self.placed else 1)
        if power == "move_forage":
            return bool(self.forage_on_table() and self.empty_places())
        if power == "swap_forage":
            return any(self.partners(die) for die in self.forage_on_table())
        if power == "remove_element":
            return any(die.element for die in self.on_table())
        if power == "remove_any":
            return bool(self.on_table())
        must(power == "return_forage", f"{power} is no power of a potion")
        return any(die.owner == self.seat for die in self.forage_on_table())

    def drink(self, potion: str) -> Story:
        """R72."""
        self.drank = True
        self.player.hand.remove(potion)
        self.player.drunk.add(potion)
        power = POTIONS[potion].power
        if power in ("change_die", "move_forage"):
            yield from getattr(self, power)(declinable=False)
        else:
            yield from getattr(self, power)()

    def reroll(self) -> Story:
        """R88: of equal dice so many; those with the lowest numbers stand for them."""
        equal = [[die.number for die in self.pool(self.seat) if die.face == face] for face in self.pool_faces()]
        choices = []
        for counts in product(*(range(len(numbers) + 1) for numbers in equal)):
            chosen = sorted(n for numbers, count in zip(equal, counts, strict=True) for n in numbers[:count])
            if chosen:
                choices.append("reroll:" + "-".join(map(str, chosen)))
        answer = yield from self.ask("choose_reroll", choices)
        numbers = [int(n) for n in answer.partition(":")[2].split("-")]
        self.roll(die for die in self.pool(self.seat) if die.number in numbers)

    def place_extra(self) -> Story:
        """R89."""
        answer = yield from self.ask("choose_die", [f"place:{face}" for face in self.pool_faces()])
        yield from self.place(answer.partition(":")[2])

    def partners(self, die: Die) -> list[Die]:
        """R91, Q15."""
        return [
            other
            for other in self.forage_on_table()
            if other.face == die.face and other.owner != die.owner
            if not (other.where == die.where and die.where in ("left", "right"))
        ]

    def swap_forage(self) -> Story:
        """R91: place and level are exchanged."""
        choices = [f"swap:{die.id}" for die in self.told_apart(self.forage_on_table()) if self.partners(die)]
        one = self.die((yield from self.ask("choose_swap_first", choices)))
        choices = [f"swap_with:{die.id}" for die in self.told_apart(self.partners(one))]
        other = self.die((yield from self.ask("choose_swap_second", choices)))
        here, there = self.at(one.where), self.at(other.where)
        k, m = here.index(one), there.index(other)
        here[k], there[m] = other, one
        one.where, other.where = other.where, one.where

    def remove_element(self) -> Story:
        yield from self.remove_die([die for die in self.on_table() if die.element])

    def remove_any(self) -> Story:
        yield from self.remove_die(self.on_table())

    def remove_die(self, dice: list[Die]) -> Story:
        """R92."""
        answer = yield from self.ask("choose_remove_die", [f"remove:{die.id}" for die in self.told_apart(dice)])
        self.lift(self.die(answer), "aside")

    def return_forage(self) -> Story:
        """R93."""
        mine = [die for die in self.forage_on_table() if die.owner == self.seat]
        own = {f"take_back:{die.number}": die for die in self.told_apart(mine)}
        self.lift(own[(yield from self.ask("choose_return_die", own))], "pool")

    # --------------------------------------------------------------------------------------- end of the round

    def end_round(self) -> Story:
        """R123 to R128."""
        winners = [self.leader(k) for k in range(1, len(self.row) + 1)]
        yield from self.break_tie(winners)
        for forest, winner in zip(self.row, winners, strict=True):
            self.award(forest, None if winner is None else self.players[winner])
        for seat in self.from_first():
            player = self.players[seat]
            for creature in player.with_power("berry_per_tamed"):  # R100
                season = creature.given["season"]
                player.stock["berry"] += sum(CREATURES[each].season == season for each in player.tamed)
            for id in list(player.tamed):
                self.seat = seat
                if CREATURES[id].power == "trade_berries":
                    yield from self.trade_berries()
                elif CREATURES[id].power == "trade_set":
                    yield from self.trade_set()

    def break_tie(self, winners: list[int | None]) -> Story:
        """R119, R125."""
        for player in self.players:
            tied = [k for k in range(1, len(self.row) + 1) if player.seat in self.tied(k)]
            if tied and self.has_power("break_tie", player) and player.stock["berry"]:
                self.seat = player.seat
                answer = yield from self.ask("break_tie", [*(f"break_tie:f{k}" for k in tied), "decline"])
                if answer != "decline":
                    self.pay("berry")
                    winners[int(answer[-1]) - 1] = player.seat

    def award(self, forest: str, winner: Player | None) -> None:
        """R104, R126, R127."""
        if winner is None:
            self.discard.add(forest)
            return
        winner.forests.add(forest)
        for creature in winner.with_power("vp_on_control"):
            if creature.given["season"] in FORESTS[forest].seasons:
                winner.vp += creature.given["vp"]

    def trade_berries(self) -> Story:
        """R111."""
        choices = [f"trade_berries:{n}" for n in (1, 2) if self.player.stock["berry"] >= n]
        answer = yield from self.ask("trade_berries", [*choices, "decline"])
        if answer != "decline":
            n = int(answer[-1])
            self.pay("berry", n)
            self.player.vp += {1: 1, 2: 3}[n]

    def trade_set(self) -> Story:
        """R112."""
        choices = [f"trade_set:{kind}:{n}" for kind in KINDS for n in (2, 3) if self.player.stock[kind] >= n]
        answer = yield from self.ask("trade_set", [*choices, "decline"])
        if answer != "decline":
            _, kind, n = answer.split(":")
            self.pay(kind, int(n))
            self.player.vp += {2: 1, 3: 3}[int(n)]

    # ------------------------------------------------------------------------------------------------ public

    def scores(self) -> list[dict[str, int]]:
        return [player.points() for player in self.players]

    def ranking(self) -> list[int]:
        """R140, R141."""
        keys = [(sum(player.points().values()), player.ingredients) for player in self.players]
        return [1 + sum(other > key for other in keys) for key in keys]

    def public(self) -> dict[str, Any]:
        return showing.table(self)
