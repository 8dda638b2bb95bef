"""What an attack would do if nobody answered it, for previews (plain Python over the rules)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sylvarium.games.sylvan_tactics.rules import abilities
from sylvarium.games.sylvan_tactics.rules.attacking import attack_cost
from sylvarium.games.sylvan_tactics.rules.components import KIND, KING, PAWN, QUEEN, SIDE
from sylvarium.games.sylvan_tactics.rules.strength import strength
from sylvarium.kernel import Message


@dataclass(frozen=True)
class Forecast:
    """Both Strengths, what happens to the defender, and the Health a King or Queen would have left."""

    cost: int
    mine: int
    theirs: int
    outcome: str
    left: int

    def words(self) -> Message:
        if self.outcome in ("finished", "armor"):
            return Message(f"outcome-{self.outcome}")
        if self.outcome == "health":
            return Message("outcome-health", mine=self.mine, left=self.left)
        if self.outcome in ("queen-dies", "wins"):
            return Message(f"outcome-{self.outcome}", mine=self.mine)
        return Message(f"outcome-{self.outcome}", mine=self.mine, theirs=self.theirs)

    def to_json(self) -> dict:
        return vars(self)


def forecast(s: Any, attacker: int, defender: int) -> Forecast:
    """R86, as it stands now."""
    mine = int(strength(s, attacker, abilities.ATTACK, defender))
    theirs = int(strength(s, defender, abilities.DEFEND, attacker))
    outcome, left = outcome_of(s, defender, mine, theirs)
    return Forecast(int(attack_cost(s, defender)), mine, theirs, outcome, left)


def outcome_of(s: Any, defender: int, mine: int, theirs: int) -> tuple[str, int]:
    """What becomes of the defender, and the Health that a King or Queen has left."""
    kind, side = KIND[defender], SIDE[defender]
    if kind == KING:
        left = max(0, s.health[side] - mine)
        return ("health" if left else "wins"), left
    if kind == QUEEN:
        left = max(0, s.queen_health[side] - mine)
        return ("health" if left else "queen-dies"), left
    if kind == PAWN:
        return ("dies-proudly" if theirs > mine else "dies"), 0
    if s.traits[defender] & abilities.ARMOR:
        return "armor", 0
    if s.wounded[defender]:
        return "finished", 0
    if mine >= theirs and not s.traits[defender] & abilities.STALWART:
        return "dies", 0
    return "wounded", 0
