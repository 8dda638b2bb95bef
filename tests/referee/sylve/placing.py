"""Placing a die: where it may go, what it costs, what the space gives, and how creatures react (3.4 to 3.8)."""

from __future__ import annotations

from typing import Any

from referee.story import Story
from referee.sylve.cards import BASICS, CREATURES, SEASONS, SPACES
from referee.sylve.table import Die, Player, Table


class Placing(Table):
    def legal_places(self, die: Die) -> list[str]:
        """R28 to R36, R73, R74, R78, R118."""
        return [
            *(place for place in self.forest_places() if self.fits_forest(die, place)),
            *(space for space in SPACES if self.fits_village(die, space)),
            *(each for each in self.player.tamed if self.fits_slot(die, each)),
        ]

    def fits_forest(self, die: Die, place: str) -> bool:
        if place in self.burned:  # R35
            return False
        lying, berries = self.at(place), self.player.stock["berry"]
        if lying and die.element:
            mine = any(each.owner == self.seat and not each.element for each in lying)
            return die.face == "fire" or (die.face == "wind" and mine)
        if lying:
            return self.has_power("stack_on_die") and berries > 0
        symbol, reward = self.space_of(place)
        return die.element or die.face == symbol or berries > 0 or self.player.stock.get(reward, 0) > 0

    def fits_village(self, die: Die, space: str) -> bool:
        """R32, R33."""
        return space in ("left", "right") or (die.face == space and not self.at(space))

    def fits_slot(self, die: Die, creature: str) -> bool:
        """R34."""
        kind = "element" if die.element else "forage"
        return CREATURES[creature].slot == kind and not self.at(creature)

    # ------------------------------------------------------------------------------------------ a placement

    def place(self, face: str) -> Story:
        """R39."""
        die = self.pool_die(face)
        there_before = list(self.player.tamed)  # R40
        self.exchanged: set[str] = set()
        answer = yield from self.ask("choose_space", [f"space:{place}" for place in self.legal_places(die)])
        place = answer.partition(":")[2]
        if place in CREATURES:
            self.lift(die, "")
            self.put(die, place)
            if not (yield from self.creature_anywhere(CREATURES[place].given["effect"] != "move_forage")):
                yield from self.use_slot(place)
        elif place in SPACES:
            self.lift(die, "")
            self.put(die, place)
            space = self.village(place)
            if not (yield from self.creature_anywhere(space.kind == "ingredient")):
                for action, given in space.actions:
                    yield from getattr(self, action)(**given)
        else:
            yield from self.place_in_forest(die, place)
        yield from self.react(place, there_before)

    def place_in_forest(self, die: Die, place: str) -> Story:
        symbol, reward = self.space_of(place)
        lying = self.at(place)
        stacked = bool(lying) and not die.element  # R118
        forced = not lying and not die.element and die.face != symbol  # R78
        if forced:
            yield from self.pay_for_force(reward)
        if stacked:
            self.pay("berry")
        if lying and die.face == "wind":
            yield from self.return_by_wind(lying)
        self.lift(die, "")
        self.put(die, place)
        if forced or stacked:  # R80, R118
            return
        if reward == "creature":
            yield from self.tame()
        elif not (yield from self.creature_anywhere(True)):
            bonus = self.player.with_power("gather_bonus")
            seasons = self.forest_of(place).seasons
            amount = 1 + sum(each.given["season"] in seasons for each in bonus) + (2 if die.face == "water" else 0)
            yield from self.gather({reward: amount})  # R44

    def pay_for_force(self, reward: str) -> Story:
        """R78, R79."""
        ways = [reward, "berry"] if reward in BASICS else ["berry"]
        held = [f"force:{'berry' if way == 'berry' else 'ingredient'}" for way in ways if self.player.stock[way]]
        answer = yield from self.ask("choose_force_payment", held)
        self.pay("berry" if answer == "force:berry" else reward)

    def return_by_wind(self, lying: list[Die]) -> Story:
        """R74."""
        own = [die for die in lying if die.owner == self.seat and not die.element]
        answer = yield from self.ask("choose_wind_die", sorted(f"take_back:{die.number}" for die in own))
        self.lift(next(die for die in own if answer == f"take_back:{die.number}"), "pool")

    def creature_anywhere(self, possible: bool) -> Any:
        """R120, R122: True if the space was used as a creature space."""
        if not (possible and self.has_power("creature_anywhere") and self.player.stock["berry"]):
            return False
        if not any(self.tops.values()):
            return False
        if (yield from self.ask("use_creature_anywhere", ["anywhere", "decline"])) == "decline":
            return False
        self.pay("berry")
        yield from self.tame()
        return True

    def react(self, place: str, there_before: list[str]) -> Story:
        """R39 (4), R40, R96, R97, R107."""
        in_village, in_forest = place in SPACES, place not in SPACES and place not in CREATURES
        for id in there_before:
            creature = CREATURES[id]
            if id not in self.player.tamed:
                continue
            if creature.power == "burn_on_forest":
                if in_forest and creature.given["season"] in self.forest_of(place).seasons:
                    yield from self.burn()
            elif creature.power == "burn_on_village" and in_village:
                yield from self.burn()
            elif creature.power == "village_bonus" and in_village:
                yield from self.gather_choice(1)

    # --------------------------------------------------------------------------------------------- gathering

    def gather(self, gathered: dict[str, int]) -> Story:
        """R44, R103: an exchange is offered directly after each gathering, once per placement and creature."""
        for kind, n in gathered.items():
            self.player.stock[kind] += n
        for creature in self.player.with_power("exchange"):
            kind = creature.given["ingredient"]
            if kind not in gathered or creature.id in self.exchanged:
                continue
            if (yield from self.ask("use_exchange", ["exchange", "decline"])) == "exchange":
                self.exchanged.add(creature.id)
                self.pay(kind)
                self.player.stock["berry"] += 1

    def gather_choice(self, n: int) -> Story:
        """R51."""
        for _ in range(n):
            answer = yield from self.ask("choose_ingredient", [f"ingredient:{kind}" for kind in BASICS])
            yield from self.gather({answer.partition(":")[2]: 1})

    def gather_each(self) -> Story:
        yield from self.gather(dict.fromkeys(BASICS, 1))  # R52

    def gain_berry(self, n: int) -> Story:
        self.player.stock["berry"] += n  # R53
        yield from ()

    def use_slot(self, creature: str) -> Story:
        """R108."""
        given = CREATURES[creature].given
        if given["effect"] == "gain":
            yield from self.gather({given["ingredient"]: given["n"]})
        else:
            yield from getattr(self, given["effect"])()

    # ------------------------------------------------------------------------------------------- creatures

    def tame(self) -> Story:
        """R63 to R67, R101."""
        choices = [f"tame:{season}" for season in SEASONS if self.tops[season]]
        if self.player.with_power("berry_instead_of_creature"):
            choices.append("take_berry")
        if not choices:
            return
        answer = yield from self.ask("choose_creature", [*choices, "decline"])
        if answer == "take_berry":
            self.player.stock["berry"] += 1
        elif answer != "decline":
            season = answer.partition(":")[2]
            creature = self.tops[season]
            assert creature
            self.player.vp += sum(each.given["vp"] for each in self.player.with_power("vp_on_tame"))  # R65
            self.player.tamed.append(creature)
            self.reveal_creature(season)
            if len(self.player.tamed) > self.most_tamed(self.player):
                yield from self.release()

    def release(self) -> Story:
        """R66."""
        choices = [f"release:{creature}" for creature in self.player.tamed]
        self.let_go(self.player, (yield from self.ask("choose_release", choices)).partition(":")[2])

    def let_go(self, player: Player, creature: str) -> None:
        """R69, R134."""
        player.tamed.remove(creature)
        player.released.add(creature)
        for die in list(self.at(creature)):
            self.lift(die, "aside")

    # ---------------------------------------------------------------------------------------- other actions

    def burn(self) -> Story:
        """R58, R82, R96, R97, R102."""
        places = self.empty_places() if self.scorched else []
        if not places:
            return
        answer = yield from self.ask("choose_burn", [*(f"burn:{place}" for place in places), "decline"])
        if answer == "decline":
            return
        self.burned.add(answer.partition(":")[2])
        self.scorched -= 1
        if not self.has_burned:
            self.player.stock["berry"] += len(self.player.with_power("berry_on_first_burn"))
        self.has_burned = True

    def reserve(self) -> Story:
        """R54 to R56."""
        self.revealed = self.draw_potion(self.look.public["revealed"])
        cards = [card for card in (self.revealed, *self.market) if card]
        if not cards:
            return
        card = (yield from self.ask("choose_reserve", [f"reserve:{card}" for card in cards])).partition(":")[2]
        if card != self.revealed:
            self.market[self.market.index(card)] = self.revealed
        self.revealed = None
        self.player.reserved.add(card)

    def clear_elements(self) -> Story:
        """R59."""

        def elements(k: int) -> list[Die]:
            return [die for die in self.on_table() if die.element and die.where.startswith(f"f{k}.")]

        choices = [f"clear:f{k}" for k in range(1, len(self.row) + 1) if elements(k)]
        if choices:
            answer = yield from self.ask("choose_clear_forest", [*choices, "decline"])
            if answer != "decline":
                for die in elements(int(answer[-1])):
                    self.lift(die, "aside")

    def change_die(self, declinable: bool = True) -> Story:
        """R61, R87."""
        choices = [
            f"change:{face}:{other}"
            for face in self.pool_faces()
            for other in self.pool_die(face).faces
            if other != face
        ]
        if choices:
            answer = yield from self.ask("choose_change", choices + (["decline"] if declinable else []))
            if answer != "decline":
                _, face, other = answer.split(":")
                self.pool_die(face).face = other

    def move_forage(self, declinable: bool = True) -> Story:
        """R60, R90."""
        dice, targets = self.forage_on_table(), self.empty_places()
        if not dice or not targets:
            return
        choices = [f"move:{die.id}" for die in self.told_apart(dice)]
        answer = yield from self.ask("choose_move_die", choices + (["decline"] if declinable else []))
        if answer == "decline":
            return
        die = self.die(answer)
        target = yield from self.ask("choose_move_target", [f"move_to:{place}" for place in targets])
        self.lift(die, "")
        self.put(die, target.partition(":")[2])

    def die(self, action: str) -> Die:
        return next(die for die in self.dice if die.id == action.partition(":")[2])
