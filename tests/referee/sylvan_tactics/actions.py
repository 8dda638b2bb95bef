"""The actions of the Main Phase (R21) and the promotions of the End Phase (3.19)."""

from __future__ import annotations

from collections.abc import Iterator

from referee.sylvan_tactics.attacks import Attacks
from referee.sylvan_tactics.cards import DESIGNS, Ability, of
from referee.sylvan_tactics.operations import Asking, Context
from referee.sylvan_tactics.table import COLOURS, Battlefield, Unit


class Actions(Attacks):
    def main_options(self, side: int) -> Iterator[str]:
        """R21, section 6."""
        yield "end_turn"
        mine, have = self.sides[side], self.available(side)
        mercs = self.of_side(side, "merc")
        for design in {of(card).id: of(card) for card in mine.hand}.values():
            paid = design.cost <= have
            if design.type == "mercenary":
                cheaper = "apex_predator" in design.keywords and self.of_side(side, "pawn") and design.cost - 2 <= have
                if (paid or cheaper) and self.free_pieces(side) and self.home_spaces(side):  # R53
                    yield f"deploy:{design.id}"
                if paid and "partner" in design.keywords and any(not unit.paired for unit in mercs):
                    yield f"pair:{design.id}"
            elif paid and (
                design.type == "battlefield"
                or (design.type == "equipment" and mercs)
                or any(self.legal(play.terms[0], side, Context()) for play in design.of("play"))  # R104, R108
            ):
                yield f"play:{design.id}"
        if mine.queen == "reserve" and have and self.home_spaces(side):  # R63
            yield "queen"
        for unit in self.of_side(side):
            if self.may_move(unit) and self.destinations(unit) and self.move_cost(side) <= have:  # R37
                yield f"move:{unit.space}"
            if self.may_attack(unit) and self.payable_targets(unit):  # R78
                yield f"attack:{unit.space}"
        for unit in mercs:
            yield f"retire:{unit.piece}"
            for card in unit.kit:
                yield from (f"use:{card}" for use in of(card).of("use") if self.usable(unit, card, use))

    def usable(self, unit: Unit, card: str, use: Ability) -> bool:
        """R97, R98."""
        invokes = "invoke" in use.head
        tired = unit.invoked if invokes else card in self.spent
        paid = sigils(use) <= self.available(unit.side, unit if invokes else None)
        return not tired and paid and self.legal(use.terms[0], unit.side, Context(self=unit))

    def main_play(self, side: int, design: str) -> Asking:
        card = self.take_from_hand(side, design)
        if of(card).type == "battlefield":  # R105
            self.pay(side, of(card).cost)
            self.sides[side].battlefields.append(Battlefield(card))
            return
        self.resolving.append(card)
        if of(card).type == "equipment":  # R106
            unit = yield from self.choose("equip_target", side, self.of_side(side, "merc"))
            self.pay(side, of(card).cost)
            self.resolving.remove(card)
            unit.kit.append(card)
            return
        self.pay(side, of(card).cost)  # R103
        window = Context()
        yield from self.window("action_played", window)
        if not window.get("cancelled"):
            yield from self.perform(card, of(card).of("play")[0].terms, side, Context())
        self.resolving.remove(card)
        self.pile.append(card)
        yield from self.kill_window()

    def main_deploy(self, side: int, design: str) -> Asking:
        """R52 to R58."""
        card = self.take_from_hand(side, design)
        self.resolving.append(card)
        cost, victim = of(card).cost, None
        if "apex_predator" in of(card).keywords:  # R54, R55
            have = self.available(side)
            pawns = [f"unit:{pawn.space}" for pawn in self.of_side(side, "pawn")] if cost - 2 <= have else []
            answer = yield from self.ask("apex", side, pawns + (["full_price"] if cost <= have else []))
            victim = self.on(answer.removeprefix("unit:"))
        piece = yield from self.ask("choose_piece", side, [f"piece:{each}" for each in self.free_pieces(side)])
        spaces = self.home_spaces(side)
        if victim and victim.space[1] in ("12" if side == 0 else "78"):
            spaces.append(victim.space)
        space = yield from self.ask("choose_space", side, [f"space:{each}" for each in spaces])
        self.pay(side, cost - (2 if victim else 0))  # R56
        if victim:
            self.units.remove(victim)
            self.morale(side, 2)
        unit = self.place_merc(side, card, piece.removeprefix("piece:"), space.removeprefix("space:"))
        unit.fresh = True
        self.trigger(unit, ("deploy",))
        yield from self.window("enemy_deployed", Context(deployed=unit))

    def place_merc(self, side: int, card: str, piece: str, space: str) -> Unit:
        self.resolving.remove(card)
        return self.enter(Unit(f"{COLOURS[side]}-{piece}", side, "merc", piece, space, kit=[card]))

    def main_pair(self, side: int, design: str) -> Asking:
        """R59 to R61."""
        card = self.take_from_hand(side, design)
        self.resolving.append(card)
        alone = [unit for unit in self.of_side(side, "merc") if not unit.paired]
        unit = yield from self.choose("pair_target", side, alone)
        self.pay(side, of(card).cost)
        self.resolving.remove(card)
        unit.kit.insert(1, card)
        unit.paired = True

    def main_queen(self, side: int, _: str) -> Asking:
        """R63, R64."""
        most = min(6, self.available(side))
        answer = yield from self.ask("queen_x", side, [f"health:{x}" for x in range(1, most + 1)])
        health = int(answer.removeprefix("health:"))
        space = yield from self.ask("queen_space", side, [f"space:{each}" for each in self.home_spaces(side)])
        self.pay(side, health)
        self.sides[side].queen, self.sides[side].queen_health = "board", health
        queen = Unit(f"{COLOURS[side]}-queen", side, "queen", "queen", space.removeprefix("space:"), fresh=True)
        yield from self.window("enemy_deployed", Context(deployed=self.enter(queen)))

    def main_use(self, side: int, card: str) -> Asking:
        """R97, R110."""
        unit = next(unit for unit in self.of_side(side) if card in unit.kit)
        use = of(card).of("use")[0]
        if "invoke" in use.head:
            self.pay(side, sigils(use), unit)
            unit.invoked = True
        else:
            self.pay(side, sigils(use))
            self.spent.add(card)
        yield from self.perform(card, use.terms, side, Context(self=unit))
        yield from self.kill_window()

    def main_move(self, side: int, space: str) -> Asking:
        """R37 to R39."""
        unit = self.on(space)
        assert unit
        spaces = [f"space:{each}" for each in self.destinations(unit)]
        answer = yield from self.ask("destination", side, spaces, acting=unit)
        self.pay(side, self.move_cost(side))
        self.put(unit, answer.removeprefix("space:"))
        unit.moved += 1
        self.moves += 1
        yield from self.window("enemy_moved", Context(moved=unit))

    def main_retire(self, side: int, piece: str) -> Asking:
        self.retire(next(unit for unit in self.of_side(side, "merc") if unit.piece == piece))
        yield from ()

    def promotions(self, side: int) -> Asking:
        """R119 to R121."""
        while True:
            pawns = [pawn for pawn in self.of_side(side, "pawn") if pawn.space[1] == "81"[side]]
            hand = self.sides[side].hand
            in_pile = sorted({f"promote:pile:{of(card).id}" for card in self.pile if of(card).type == "mercenary"})
            hidden = any(each.type == "mercenary" and self.some_hidden(each.id) for each in DESIGNS.values())
            if not pawns or not self.free_pieces(side) or not (in_pile or (hand and hidden)):
                return
            in_hand = sorted({f"promote:hand:{of(card).id}" for card in hand if of(card).type == "mercenary"})
            choices = [f"unit:{pawn.space}" for pawn in pawns] if in_hand or in_pile else []
            answer = yield from self.ask("promote", side, [*choices, "no_promotion"])
            if answer == "no_promotion":
                return
            pawn = self.on(answer.removeprefix("unit:"))
            assert pawn
            answer = yield from self.ask("promote_card", side, in_hand + in_pile)
            _, source, design = answer.split(":")
            card = self.take_from_hand(side, design) if source == "hand" else self.take_from_pile(design)
            self.resolving.append(card)
            answer = yield from self.ask("promote_piece", side, [f"piece:{p}" for p in self.free_pieces(side)])
            self.units.remove(pawn)
            self.place_merc(side, card, answer.removeprefix("piece:"), pawn.space)


def sigils(use: Ability) -> int:
    """The number of Sigils in the cost of an activated ability."""
    return sum(int(part) for part in use.head if part != "invoke")
