"""Ripostes (section 3.17): when the Responder is asked, and what he may answer."""

from __future__ import annotations

from referee.sylvan_tactics.cards import DESIGNS, Ability, of
from referee.sylvan_tactics.operations import Asking, Context, Operations
from referee.sylvan_tactics.table import Unit, distance


class Windows(Operations):
    def kill_window(self, killer: Unit | None = None) -> Asking:
        """R89, R103, R110, R115."""
        if self.killed:
            yield from self.window("unit_killed", Context(killer=killer))

    def window(self, name: str, context: Context) -> Asking:
        """R109 to R114."""
        side = 1 - self.active
        hand = self.sides[side].hand
        answers = [
            design
            for design in DESIGNS.values()
            if design.riposte and design.riposte.head[0] == name and design.cost <= self.available(side)
            if self.condition(design.riposte, side, context)
            if self.legal(design.riposte.terms[0], side, context)
        ]
        hidden = {design.id for design in answers if self.some_hidden(design.id)}
        if not hand or not hidden:
            return
        held = {of(card).id for card in hand}
        options = [f"riposte:{design.id}" for design in answers if design.id in held]
        answer = yield from self.ask("riposte", side, [*options, "pass"], window=name)
        if answer == "pass":
            return
        card = self.take_from_hand(side, answer.removeprefix("riposte:"))
        self.pay(side, of(card).cost)  # R113
        self.resolving.append(card)
        riposte = of(card).riposte
        assert riposte
        yield from self.perform(card, riposte.terms, side, context)
        if card in self.resolving:
            self.resolving.remove(card)
            self.pile.append(card)

    def some_hidden(self, design: str) -> bool:
        """R111 (c): a copy that is in no public zone."""
        copies = {f"{design}#{k}" for k in range(1, DESIGNS[design].copies + 1)}
        return bool(copies - self.public_cards())

    def condition(self, riposte: Ability, side: int, context: Context) -> bool:
        """The conditions of the table of windows in 5.3."""
        if len(riposte.head) == 1:
            return True
        who, kinds, *contact = riposte.head[1].split()
        if who == "killed":
            return any(kind in kinds.split("/") for kind, _ in self.killed)
        unit = context.get(who)
        if unit not in self.units or unit.kind not in kinds.split("/"):
            return False
        return not contact or any(distance(unit.space, mine.space) == 1 for mine in self.of_side(side))
