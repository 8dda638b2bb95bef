"""What a seat has said in advance, as it is stored: a plan for its next turn, and standing answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

Json = dict[str, Any]
Why = Literal["illegal", "changed", "other", "undone"]


@dataclass(frozen=True)
class PlanStep:
    """One action of a plan, in the words it was chosen by."""

    name: str
    words: Json
    mark: str


@dataclass(frozen=True)
class Trouble:
    """Why a plan does not fit: the place of the first step that does not, and what is wrong with it.

    `illegal`: it is not possible; `changed`: it would be something else now; `other`: its player did something else;
    `undone`: its player has taken a move back.
    """

    step: int
    why: Why


@dataclass(frozen=True)
class PlannedTurn:
    """What a seat wants to do in its next turn. With a trouble it waits for its player to look at it."""

    steps: tuple[PlanStep, ...]
    number: int  # actions played when it was made
    trouble: Trouble | None = None


@dataclass(frozen=True)
class Intent:
    """Everything that a seat has said in advance: a plan, and standing answers by the name of the question."""

    plan: PlannedTurn | None = None
    standing: dict[str, str] = field(default_factory=dict)

    def to_json(self) -> Json:
        plan = self.plan
        kept = plan and {
            "steps": [vars(step) for step in plan.steps],
            "number": plan.number,
            "trouble": plan.trouble and vars(plan.trouble),
        }
        return {"plan": kept, "standing": self.standing}

    @classmethod
    def of(cls, kept: Json) -> Intent:
        """As it was kept."""
        plan = kept.get("plan")
        if plan is not None:
            steps = tuple(PlanStep(**step) for step in plan["steps"])
            plan = PlannedTurn(steps, plan["number"], Trouble(**plan["trouble"]) if plan["trouble"] else None)
        return cls(plan, kept.get("standing", {}))
