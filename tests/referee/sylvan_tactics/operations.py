"""Operations of cards and abilities (section 5.3), killing and morale (3.10, 3.13)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from referee.sylvan_tactics.cards import Term, of, statics
from referee.sylvan_tactics.table import Unit, distance
from referee.sylvan_tactics.zones import Zones

Asking = Generator[None, str, Any]  # a part of the course that asks on its way
CHOSEN = ("heal", "harm", "ready", "snare", "root", "halt", "boost", "free_move", "shift", "bounce", "redirect")
REFERENCES = ("self", "same", "attacker", "defender", "killer", "moved", "deployed")


class Context(dict[str, Any]):
    """Whom references mean: units by `self`, `same`, `attacker` …, and `killed`, the list of R115."""


class Operations(Zones):
    active: int
    turn: int
    spent: set[str]  # cards whose ability was used this turn (R98, `enemy_killed`)
    killed: list[tuple[str, str]]  # R115: kind and own card of the Responder's units killed by this main action

    def ask(self, step: str, side: int, options: list[str], **about: Any) -> Asking:
        raise NotImplementedError

    # -------------------------------------------------------------------------------------------- targets

    def fitting(self, term: Term, side: int, context: Context) -> list[Unit]:
        """The units a target of `side` may be: a reference, or a selector `side kinds filters`."""
        words = term.args[0].split()
        if words[0] in REFERENCES:
            unit = context.get(words[0])
            found = [unit] if unit in self.units else []
        else:
            found = self.of_side(side if words[0] == "ally" else 1 - side, *words[1].split("/"))
            found = [unit for unit in found if self.passes(unit, words[2:], side, context)]
        found = [unit for unit in found if unit.side == side or not unit.has("warded")]
        return [unit for unit in found if self.suits(term.name, unit, context)]

    def passes(self, unit: Unit, filters: list[str], side: int, context: Context) -> bool:
        if filters[:1] == ["within"]:
            return distance(unit.space, context["self"].space) <= int(filters[1])
        if filters[:1] == ["near"]:
            return any(distance(unit.space, mine.space) <= int(filters[1]) for mine in self.of_side(side))
        if filters:
            return getattr(unit, filters[0]) and self.passes(unit, filters[1:], side, context)
        return True

    def suits(self, name: str, unit: Unit, context: Context) -> bool:
        """The column "needs" of 5.3."""
        if name == "heal":
            return unit.wounded
        if name == "ready":
            return unit.invoked
        if name == "free_move":
            return bool(self.destinations(unit))
        if name == "shift":
            return bool(self.around(unit.space))
        if name == "redirect":
            return unit is not context["defender"] and self.in_reach(context["attacker"], unit.space)
        return True

    def legal(self, term: Term, side: int, context: Context) -> bool:
        """R104."""
        mine = self.sides[side]
        if term.name in CHOSEN:
            return bool(self.fitting(term, side, context))
        if term.name == "scout":
            return bool(self.deck or self.bottom or self.pile)
        if term.name == "retrieve":
            return any(of(card).type == "mercenary" for card in self.pile)
        if term.name == "recover":
            return bool(self.recoverable())
        if term.name == "king_heal":
            return mine.health < 10
        if term.name == "tunnel":
            return bool(self.tunnels(context["self"]))
        if term.name == "swap":
            return len(self.fitting(term, side, context)) >= 2
        if term.name == "deploy_pawns":
            return not mine.disgraced and bool(self.pawns_in_pool(side) and self.home_spaces(side))
        if term.name == "destroy":
            return bool(self.destructible(1 - side))
        if term.name == "equip":
            return context["defender"] in self.units
        assert term.name in ("draw", "discard_random", "morale", "cancel"), term
        return True

    def recoverable(self) -> list[str]:
        return [card for kind, card in self.killed if kind == "merc" and card in self.pile]

    def tunnels(self, unit: Unit) -> list[str]:
        others = [each for each in self.of_side(unit.side) if each is not unit]
        return sorted({space for each in others for space in self.around(each.space)})

    def destructible(self, side: int) -> list[str]:
        equipment = [card for unit in self.of_side(side) for card in unit.kit if of(card).type == "equipment"]
        return [each.card for each in self.sides[side].battlefields] + equipment

    # ----------------------------------------------------------------------------------------- performing

    def perform(self, card: str, terms: tuple[Term, ...], side: int, context: Context) -> Asking:
        """The operations of a card one after the other; what is not legal is skipped (R104)."""
        for term in terms:
            if self.legal(term, side, context):
                yield from self.perform_one(card, term, side, context)

    def perform_one(self, card: str, term: Term, side: int, context: Context) -> Asking:
        if term.name in CHOSEN:
            units = self.fitting(term, side, context)
            if term.args[0] in REFERENCES:
                unit = units[0]
            else:
                unit = yield from self.choose("choose_target", side, units)
            context["same"] = unit
            if term.name in ("free_move", "shift"):
                spaces = self.destinations(unit) if term.name == "free_move" else self.around(unit.space)
                yield from self.go(unit, side, spaces)
            elif term.name == "redirect":
                context["defender"] = unit
            else:
                self.affect(term, side, unit)
        elif term.name in ("scout", "retrieve", "tunnel", "swap", "deploy_pawns", "destroy"):
            yield from getattr(self, f"perform_{term.name}")(term, side, context)
        else:
            self.happen(card, term, side, context)

    def choose(self, step: str, side: int, units: list[Unit]) -> Asking:
        answer = yield from self.ask(step, side, [f"unit:{unit.space}" for unit in units])
        return self.on(answer.removeprefix("unit:"))

    def go(self, unit: Unit, side: int, spaces: list[str]) -> Asking:
        answer = yield from self.ask("destination", side, [f"space:{space}" for space in spaces], acting=unit)
        self.put(unit, answer.removeprefix("space:"))

    def put(self, unit: Unit, space: str) -> None:
        unit.space = space
        unit.left = True  # R43

    def perform_scout(self, term: Term, side: int, context: Context) -> Asking:
        yield from self.scout(side, term.number)

    def scout(self, side: int, count: int) -> Asking:
        """R125: a single card is drawn."""
        cards = self.look_at(side, count)
        if not cards:
            self.draw(side, 1)
            return
        answer = yield from self.ask("scout_pick", side, sorted({f"scout:{of(c).id}" for c in cards}), looked=cards)
        self.take_looked(side, cards, answer.removeprefix("scout:"))

    def perform_retrieve(self, term: Term, side: int, context: Context) -> Asking:
        designs = {of(card).id for card in self.pile if of(card).type == "mercenary"}
        answer = yield from self.ask("choose_card", side, sorted(f"retrieve:{design}" for design in designs))
        self.to_hand(side, self.take_from_pile(answer.removeprefix("retrieve:")), openly=True)

    def perform_tunnel(self, term: Term, side: int, context: Context) -> Asking:
        yield from self.go(context["self"], side, self.tunnels(context["self"]))

    def perform_swap(self, term: Term, side: int, context: Context) -> Asking:
        units = self.fitting(term, side, context)
        one = yield from self.choose("choose_target", side, units)
        other = yield from self.choose("swap_target", side, [unit for unit in units if unit is not one])
        there, here = other.space, one.space
        self.put(one, there)
        self.put(other, here)

    def perform_deploy_pawns(self, term: Term, side: int, context: Context) -> Asking:
        """R77: after the first Pawn the player may stop."""
        for k in range(term.number):
            if not self.legal(term, side, context):
                return
            spaces = [f"space:{space}" for space in self.home_spaces(side)]
            answer = yield from self.ask("deploy_pawn_space", side, spaces + (["stop"] if k else []))
            if answer == "stop":
                return
            pawn = self.pawns_in_pool(side)[0]
            self.enter(Unit(pawn, side, "pawn", "pawn", answer.removeprefix("space:"), fresh=True))

    def perform_destroy(self, term: Term, side: int, context: Context) -> Asking:
        cards = self.destructible(1 - side)
        answer = yield from self.ask("destroy_target", side, [f"destroy:{card}" for card in cards])
        card, foe = answer.removeprefix("destroy:"), self.sides[1 - side]
        foe.battlefields = [each for each in foe.battlefields if each.card != card]
        for unit in self.of_side(1 - side):
            unit.kit = [each for each in unit.kit if each != card]
        self.pile.append(card)

    def affect(self, term: Term, side: int, unit: Unit) -> None:
        """Operations on one unit without further choices."""
        if term.name == "heal":
            unit.wounded = False
        elif term.name == "harm":
            self.harm(unit, side)
        elif term.name == "ready":
            unit.invoked = unit.snared = False
        elif term.name == "snare":
            unit.invoked = unit.snared = True
        elif term.name == "root":  # up to the end of its controller's next turn
            unit.rooted = self.turn + (1 if self.active != unit.side else 2)
        elif term.name == "halt":
            unit.halted = True
        elif term.name == "boost":
            unit.boost += term.number
        else:
            assert term.name == "bounce", term
            self.units.remove(unit)
            for card in unit.kit:
                self.to_hand(unit.side, card, openly=True)

    def happen(self, card: str, term: Term, side: int, context: Context) -> None:
        """Operations without a target."""
        if term.name == "draw":
            self.draw(side, term.number)
        elif term.name == "discard_random":
            self.discard_at_random(1 - side, term.number)
        elif term.name == "morale":
            self.morale(1 - side, term.number)
        elif term.name == "king_heal":
            self.sides[side].health = min(10, self.sides[side].health + term.number)
        elif term.name == "recover":
            back = self.recoverable()[0]
            self.pile.remove(back)
            self.to_hand(side, back, openly=True)
        elif term.name == "equip":
            self.resolving.remove(card)
            context["defender"].kit.append(card)
        else:
            assert term.name == "cancel", term
            context["cancelled"] = True

    # ---------------------------------------------------------------------------- killing, harm and morale

    def morale(self, side: int, damage: int) -> None:
        """R70, `morale_guard`."""
        mine = self.sides[side]
        if not mine.shaken:
            damage = max(0, damage - mine.total("morale_guard"))
        mine.shaken = True
        if damage and mine.health > 1:
            mine.health = max(1, mine.health - damage)
        elif damage:
            mine.disgraced = True

    def armor_holds(self, unit: Unit) -> bool:
        """`armor`: the first attached one goes to the discard pile instead."""
        mail = next((card for card in unit.kit if statics(card, "armor")), "")
        if mail:
            unit.kit.remove(mail)
            self.pile.append(mail)
        return bool(mail)

    def harm(self, unit: Unit, by: int) -> None:
        """R92."""
        if unit.side != by and unit.has("warded"):
            return
        if unit.kind == "pawn":
            self.kill(unit)
        elif unit.kind == "merc" and not self.armor_holds(unit):
            if unit.wounded:
                self.kill(unit)
            unit.wounded = True

    def kill(self, unit: Unit, killer: Unit | None = None, hurts: bool = True) -> None:
        """R91; `hurts`: with the morale damage of R72 (not in R75)."""
        self.units.remove(unit)
        if unit.side != self.active:
            self.killed.append((unit.kind, unit.kit[0] if unit.kit else ""))
        for card in unit.kit:
            if unit.paired and card == unit.kit[1]:
                self.to_hand(unit.side, card, openly=True)  # R62
            else:
                self.pile.append(card)
        if unit.kind == "queen":
            self.sides[unit.side].queen, self.sides[unit.side].queen_health = "lost", 0
        if hurts:
            self.morale(unit.side, 1)
        for each in self.of_side(1 - unit.side):  # R101: oldest first
            self.trigger(each, ("kill", "enemy_killed") if each is killer else ("enemy_killed",))

    def trigger(self, unit: Unit, events: tuple[str, ...]) -> None:
        """R100, R101: triggered abilities ask nothing; an `enemy_killed` ability resolves once per turn."""
        for card in list(unit.kit):
            for ability in of(card).of("on"):
                event = ability.head[0]
                if event not in events or unit not in self.units or (event == "enemy_killed" and card in self.spent):
                    continue
                if event == "enemy_killed":
                    self.spent.add(card)
                for _ in self.perform(card, ability.terms, unit.side, Context(self=unit)):
                    raise AssertionError(f"{card} asks while it triggers")

    def retire(self, unit: Unit) -> None:
        """R94: only their own card goes to the discard pile."""
        self.units.remove(unit)
        self.pile.append(unit.kit[0])
        for card in unit.kit[1:]:
            self.to_hand(unit.side, card, openly=True)
        self.morale(unit.side, 2)
