"""Attacking (section 3.12) and what an attack does."""

from __future__ import annotations

from referee.sylvan_tactics.operations import Asking, Context
from referee.sylvan_tactics.table import Unit, distance
from referee.sylvan_tactics.windows import Windows


class KingFell(Exception):
    """R68, R122: nothing else is resolved."""


class Attacks(Windows):
    context = Context()  # of the attack that waits for its outcome
    attacking = False  # whether there is one

    def payable_targets(self, unit: Unit) -> list[Unit]:
        have = self.available(unit.side, unit if unit.kind != "pawn" else None)  # R30
        return [foe for foe in self.targets(unit) if self.attack_cost(foe) <= have]

    def main_attack(self, side: int, space: str) -> Asking:
        """R83 to R89."""
        attacker = self.on(space)
        assert attacker
        foes = [f"unit:{foe.space}" for foe in self.payable_targets(attacker)]
        answer = yield from self.ask("attack_target", side, foes, acting=attacker)
        defender = self.on(answer.removeprefix("unit:"))
        assert defender
        self.pay(side, self.attack_cost(defender), attacker if attacker.kind != "pawn" else None)
        attacker.invoked, attacker.attacked = attacker.kind != "pawn", attacker.kind == "pawn"
        self.attacks += 1
        self.context = Context(attacker=attacker, defender=defender)
        if not attacker.has("silent"):  # R84
            self.attacking = True
            yield from self.window("attack_declared", self.context)
            self.attacking = False
            defender = self.context["defender"]
        here = {attacker, defender} <= set(self.units)
        if not here or not self.in_reach(attacker, defender.space):  # R85
            return
        adjacent = distance(attacker.space, defender.space) == 1
        thorny, by = defender.has("thorns"), defender.side
        died = self.strike(attacker, defender)
        if thorny and adjacent and attacker in self.units:  # R87
            self.harm(attacker, by)
        if died and adjacent and attacker in self.units and self.empty(defender.space):  # R88
            answer = yield from self.ask("advance", side, ["advance", "stay"])
            if answer == "advance":
                self.put(attacker, defender.space)
        if attacker in self.units:  # R89
            self.trigger(attacker, ("attack",))
        yield from self.kill_window(attacker if died else None)

    def strike(self, attacker: Unit, defender: Unit) -> bool:
        """R86: the outcome; whether the defender was killed."""
        fate, left = self.outcome(attacker, defender)
        mine = self.sides[defender.side]
        if defender.kind == "king":
            mine.health = left
            if left == 0:
                raise KingFell
            return False
        if defender.kind == "queen":
            mine.queen_health = left
            if left == 0:
                self.kill(defender, attacker)
            return left == 0
        if fate == "armor":
            self.armor_holds(defender)
        elif fate == "wounded":
            defender.wounded = True
        else:
            self.kill(defender, attacker, hurts=fate != "dies-proudly")
        return fate in ("dies", "dies-proudly", "finished")

    def outcome(self, attacker: Unit, defender: Unit) -> tuple[str, int]:
        """What an attack would do now (R65 to R68, R74, R75, R86), and the Health it would leave."""
        mine, theirs = self.strength(attacker, "attack", defender), self.strength(defender, "defend", attacker)
        side = self.sides[defender.side]
        if defender.kind == "king":
            left = max(0, side.health - mine)
            return "health" if left else "wins", left
        if defender.kind == "queen":
            left = max(0, side.queen_health - mine)
            return "health" if left else "queen-dies", left
        if defender.kind == "pawn":
            return "dies-proudly" if theirs > mine else "dies", 0
        if defender.has("armor"):
            return "armor", 0
        if defender.wounded:
            return "finished", 0
        return "dies" if mine >= theirs and not defender.has("stalwart") else "wounded", 0
