"""The course of a game (sections 3.2 to 3.20) as one long generator that stops at every decision."""

from __future__ import annotations

from typing import Any

from referee.referee import Look, must
from referee.story import StoryReferee
from referee.sylvan_tactics.actions import Actions
from referee.sylvan_tactics.attacks import KingFell
from referee.sylvan_tactics.cards import of, statics
from referee.sylvan_tactics.operations import Asking
from referee.sylvan_tactics.public import public


class TheReferee(Actions, StoryReferee):
    ALWAYS_ASKED = frozenset({"main", "riposte", "promote", "promote_card", "scout_pick", "mulligan_card"})  # R125

    def __init__(self, seats: int, options: dict[str, str], look: Look):
        Actions.__init__(self, look)
        must(seats == 2, "exactly two players")
        must(
            options.get("first_player", "random") in ("random", f"seat_{self.white}"),
            "R9: another seat was to play White",
        )
        self.last_turn = 2 * int(options.get("max_rounds", "50"))  # R123
        self.turn, self.active, self.spent, self.killed = 0, 0, set(), []
        self.begin(look)

    def play(self, action: str, look: Look) -> None:
        super().play(action, look)
        if self.over:
            self.about = {}
        self.check_open_cards()

    def ask(self, step: str, side: int, options: list[str], **about: Any) -> Asking:
        self.seat, self.about = self.seat_of(side), about
        return StoryReferee.ask(self, step, options)

    def check_open_cards(self) -> None:
        """Zones whose order means nothing: the discard pile, and what is known of hands."""
        real = [each["id"].removeprefix("card:") for each in self.look.public["discard"]]
        must(sorted(real) == sorted(self.pile), f"discard pile: {sorted(real)}, by the referee {sorted(self.pile)}")
        for side, mine in enumerate(self.sides):
            area = self.look.public["players"][self.seat_of(side)]
            known = [each["id"].removeprefix("card:") for each in area["known"]]
            must(sorted(known) == sorted(mine.known), f"known: {known}, by the referee {mine.known}")
            hand = self.as_shown(mine.hand)
            must(sorted(self.seen_hand(side)) == sorted(hand), f"hand: {self.seen_hand(side)}, not {hand}")

    # ----------------------------------------------------------------------------------------- the course

    def story(self) -> Asking:
        for side in range(2):  # R12
            self.draw(side, 5)
        for side in range(2):
            yield from self.mulligans(side)
        self.recognise()
        try:
            for turn in range(1, self.last_turn + 1):  # R123
                self.turn, self.active = turn, (turn + 1) % 2
                yield from self.take_turn(self.active)
        except KingFell:
            return

    def mulligans(self, side: int) -> Asking:
        """R13, R14."""
        mine = self.sides[side]
        while mine.mulligans < 5:
            answer = yield from self.ask("mulligan", side, ["keep", "mulligan"])
            if answer == "keep":
                return
            put_back = 0
            while mine.hand:
                designs = sorted({f"put_back:{of(card).id}" for card in mine.hand})
                answer = yield from self.ask("mulligan_card", side, designs + (["done"] if put_back else []))
                if answer == "done":
                    break
                self.bottom.append(self.take_from_hand(side, answer.removeprefix("put_back:")))
                put_back += 1
            mine.mulligans += 1
            self.draw(side, max(0, 6 - mine.mulligans - len(mine.hand)))

    def take_turn(self, side: int) -> Asking:
        yield from self.refresh(side)
        answer = ""
        while answer != "end_turn":
            self.killed = []
            answer = yield from self.ask("main", side, list(self.main_options(side)))
            kind, _, what = answer.partition(":")
            if kind != "end_turn":
                yield from getattr(self, f"main_{kind}")(side, what)
        yield from self.promotions(side)
        while len(self.sides[side].hand) > 6:  # R23
            designs = sorted({f"discard:{of(card).id}" for card in self.sides[side].hand})
            answer = yield from self.ask("discard", side, designs)
            self.pile.append(self.take_from_hand(side, answer.removeprefix("discard:")))
        self.end_turn()

    def refresh(self, side: int) -> Asking:
        """R17 to R20."""
        mine = self.sides[side]
        mine.invoked = 0
        for field in mine.battlefields:
            field.invoked = False
        for unit in self.of_side(side):
            unit.invoked = unit.invoked and unit.snared
            unit.snared = False
        mine.awake = min(6, mine.awake + 1)
        choice = [term.number for field in mine.battlefields for term in statics(field.card, "draw_choice")]
        if choice and (self.deck or self.bottom or self.pile):
            yield from self.scout(side, max(choice))
        else:
            self.draw(side, 1)
        for unit in self.of_side(side):
            self.trigger(unit, ("refresh",))

    def end_turn(self) -> None:
        """R24."""
        for unit in self.units:
            unit.boost = unit.moved = 0
            unit.halted = unit.attacked = unit.fresh = False
            unit.rooted = unit.rooted if unit.rooted > self.turn else 0
        self.moves = self.attacks = 0
        self.spent = set()
        for side in self.sides:
            side.shaken = False

    # ----------------------------------------------------------------------------------------- what is seen

    def scores(self) -> list[dict[str, int]]:
        return [{"king": self.sides[seat ^ self.white].health} for seat in range(2)]

    def ranking(self) -> list[int]:  # R122, R123
        keys = [(self.sides[s ^ self.white].health, len(self.of_side(s ^ self.white))) for s in range(2)]
        return [1 + sum(other > key for other in keys) for key in keys]

    def public(self) -> dict[str, Any]:
        return public(self)
