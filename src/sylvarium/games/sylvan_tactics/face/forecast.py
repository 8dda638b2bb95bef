"""What an attack would do if nobody answered it, in words: the rules themselves say what (`attacking.fate`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sylvarium.games.sylvan_tactics.rules.abilities import ATTACK, DEFEND
from sylvarium.games.sylvan_tactics.rules.attacking import FATES, attack_cost, fate, health_left
from sylvarium.games.sylvan_tactics.rules.strength import strength
from sylvarium.kernel import Message

# Which numbers the words of an outcome speak of.
TOLD = {"health": ("mine", "left"), "queen-dies": ("mine",), "wins": ("mine",), "finished": (), "armor": ()}


@dataclass(frozen=True)
class Forecast:
    """Both Strengths, what happens to the defender, and the Health a King or Queen would have left."""

    cost: int
    mine: int
    theirs: int
    outcome: str
    left: int

    def words(self) -> Message:
        numbers = {name: getattr(self, name) for name in TOLD.get(self.outcome, ("mine", "theirs"))}
        return Message(f"outcome-{self.outcome}", **numbers)

    def to_json(self) -> dict:
        return vars(self)


def forecast(s: Any, attacker: int, defender: int) -> Forecast:
    """R86, as it stands now."""
    mine = int(strength(s, attacker, ATTACK, defender))
    theirs = int(strength(s, defender, DEFEND, attacker))
    what = FATES[fate(s, defender, mine, theirs)]
    return Forecast(int(attack_cost(s, defender)), mine, theirs, what, int(health_left(s, defender, mine)))
