"""Planning one's turn while others think.

A plan is laid out in a position imagined from what its seat knows, as if nothing happened until its turn (the game's
`hand_over`, `face/waiting.py`). Its steps are chosen one by one, as at the table. A step that ends the turn, or whose
outcome nobody knows yet, is the last one. Nothing here looks at what the seat cannot know: whatever is hidden is dealt
again before a plan is laid out.

Every step is stored with its *mark* (`marks.py`). When the turn comes, the steps are laid out once more. If they are
possible and every mark is the same, the plan fits: what it was built on has not changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any, Literal

from sylvarium.bots import as_known
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.marks import brings, digest, touched, waiting
from sylvarium.hosting.plans import Intent, PlannedTurn, PlanStep, Trouble
from sylvarium.hosting.refusal import Refusal
from sylvarium.kernel import Game, Message
from sylvarium.table import Origin, Table

Json = dict[str, Any]
End = Literal["turn", "chance", "over"]

MOST_STEPS = 40
WORLDS = 5  # in which the beginning of a turn must look the same before anything is planned

UNCLEAR = "Your next turn cannot be imagined now: it depends on something that is not known yet."


@dataclass(frozen=True)
class LaidOut:
    """A plan laid out: the imagined table after its certain steps, and what ends it."""

    table: Table
    steps: tuple[PlanStep, ...]
    ends: End | None = None
    missing: str | None = None  # the first step that cannot be made; those after it were not tried


# -------------------------------------------------------------------------------------------- the imagined turn


@dataclass
class Stage:
    """A position in which `hand_over` of a game passes the turn on."""

    game: Game
    record: Any

    def lay(self, *steps: int) -> None:
        """Exactly these steps are to come, the last one next."""
        s = self.record
        for place in range(max(s.pending, len(steps))):
            s.agenda[place, 0] = steps[place] if place < len(steps) else 0
            s.agenda[place, 1], s.agenda[place, 2] = 0, 0
        s.pending = len(steps)

    def play(self, action: int) -> None:
        """An action with all that follows from it until somebody decides."""
        self.game.loops.perform(self.record.states, self.record.index, action)


def turn_of(table: Table, seat: int) -> Table:
    """The table as `seat` would find it if nothing happened until its next turn.

    Refused where that depends on what nobody knows yet: then it would look different in different worlds.
    """
    if table.over:
        raise Refusal("over", "The game is over: there is nothing to plan.")
    if table.seat == seat:
        raise Refusal("no_plan", "It is your decision now: there is nothing to plan.")
    first, *others = [_turn_in_a_world(table, seat, number) for number in range(WORLDS)]
    if any(_seen(other, seat) != _seen(first, seat) for other in others):
        raise Refusal("no_plan", UNCLEAR)
    return first


def _seen(table: Table, seat: int) -> str:
    """A digest of what `seat` sees and may choose."""
    return digest([table.game.view(table.record().reading(), seat), table.legal_actions()])


def _turn_in_a_world(table: Table, seat: int, number: int) -> Table:
    game, seed = table.game, _secret(table, seat, number)
    record = as_known(game, table.state, seat, seed)
    says = waiting(game)
    if says is None or not says.hand_over(record, seat, Stage(game, record)) or record.over:
        raise Refusal("no_plan", UNCLEAR)
    found = _table(table, record, seed)
    if found.seat != seat or not found.legal_actions():
        raise Refusal("no_plan", UNCLEAR)
    return found


def _table(table: Table, record: Any, seed: int) -> Table:
    """A table of its own that goes on from an imagined position."""
    origin = Origin(record.tobytes(), Message("table-plan"), table.number)
    return Table(table.game, table.seats, table.options, seed, (), origin)


def _secret(table: Table, seat: int, number: int) -> int:
    """Decides which worlds are imagined; nobody can work backwards from it to the real one."""
    said = f"{table.seed} {table.number} {seat} {number}".encode()
    return int.from_bytes(blake2b(said, digest_size=8, person=b"planning").digest()) >> 2


# --------------------------------------------------------------------------------------------- laying a plan out


def laid_out(table: Table, seat: int, steps: Iterable[str]) -> LaidOut:
    """The steps one after the other, from a table that was imagined for `seat`; as far as they go."""
    done: list[PlanStep] = []
    for name in steps:
        before = table.view(seat)
        chosen = next((choice for choice in before["choices"] if choice["name"] == name), None)
        if chosen is None:
            return LaidOut(table, tuple(done), missing=name)
        after = table.copy()
        after.play(chosen["action"])
        if not _is_certain(table, after):
            done.append(PlanStep(name, chosen["words"], digest([name, chosen["words"], chosen["ends"]])))
            return LaidOut(table, tuple(done), ends=_ending(chosen))
        change = [brings(table.game, chosen["preview"]), touched(table.game, before, after.view(seat))]
        done.append(PlanStep(name, chosen["words"], digest([name, chosen["words"], *change])))
        table = after
    return LaidOut(table, tuple(done))


def _is_certain(before: Table, after: Table) -> bool:
    """Whether the position after a step is the same in every world its player can imagine: then it can be undone."""
    was, now = before.state, after.state
    return not after.over and (now.turn, now.seat, now.reveals) == (was.turn, was.seat, was.reveals)


def _ending(choice: Json) -> End:
    if choice["preview"].get("over"):
        return "over"
    return "turn" if choice["ends"] else "chance"


# ------------------------------------------------------------------------------------------- asking for a plan


def imagined(table: Table, seat: int, steps: Sequence[str]) -> Json:
    """What is shown of a plan that is being made; refused with the first step that cannot be made."""
    found = _possible(table, seat, steps)
    view = found.table.view(seat)
    still: Json = {"question": None, "choices": []} if found.ends else {}
    return {
        "seat": seat,
        "number": table.number,
        "view": {**view, **still, "undo": bool(found.steps), "stuck": None, "redo": False},
        "plan": [shown(step) for step in found.steps],
        "ends": found.ends,
    }


def planned(table: Table, seat: int, steps: Sequence[str]) -> PlannedTurn:
    """The plan of these steps, as it is kept."""
    return PlannedTurn(_possible(table, seat, steps).steps, table.number)


def _possible(table: Table, seat: int, steps: Sequence[str]) -> LaidOut:
    if len(steps) > MOST_STEPS:
        raise Refusal("bad_message", f"A plan has at most {MOST_STEPS} steps.")
    found = laid_out(turn_of(table, seat), seat, steps)
    if found.missing is not None:
        raise Refusal("illegal", f"Step {len(found.steps) + 1} of the plan, {found.missing!r}, is not possible.")
    if len(found.steps) < len(steps):
        raise Refusal("illegal", f"The plan ends with step {len(found.steps)}: what comes then is not known.")
    return found


def shown(step: PlanStep) -> Json:
    return {"name": step.name, "words": step.words}


def told(state: Folded, seat: int, intent: Intent) -> Json:
    """What the owner of a seat is told of what they have said beforehand; nobody else is."""
    plan = intent.plan
    return {
        "type": "plans",
        "seat": seat,
        "plan": plan
        and {"steps": [shown(step) for step in plan.steps], "trouble": plan.trouble and vars(plan.trouble)},
        "standing": standing_of(state.game, intent),
        "answers": {name: list(answers) for name, answers in answers_of(state.game).items()},
    }


# ------------------------------------------------------------------------------------------ when the turn comes


def check(table: Table, seat: int, plan: PlannedTurn) -> str | Trouble | None:
    """The next step of a plan whose turn has come, if everything that is left of it fits; None if nothing is left."""
    if table.can_redo(seat):
        return Trouble(0, "undone")
    names = [step.name for step in plan.steps]
    done = played_this_turn(table, seat, len(names))
    if done == names:
        return None
    if done is None or done != names[: len(done)]:
        return Trouble(0, "other")
    seed = _secret(table, seat, 0)
    now = _table(table, as_known(table.game, table.state, seat, seed), seed)
    left = plan.steps[len(done) :]
    found = laid_out(now, seat, names[len(done) :]).steps
    for place, step in enumerate(left):
        if place >= len(found) or found[place].mark != step.mark:
            return Trouble(len(done) + place, "illegal" if place >= len(found) else "changed")
    return left[0].name


def played_this_turn(table: Table, seat: int, most: int) -> list[str] | None:
    """The names of what `seat` has played since its turn began; None if that is more than `most` actions."""
    names: list[str] = []
    turn = table.state.turn
    for number in range(table.number - 1, table.first - 1, -1):
        before = table.record(number)
        if before.turn != turn or before.seat != seat:
            break
        names.insert(0, table.game.telling.name(table.actions[number - table.first]))
        if len(names) > most:
            return None
    return names


def judged(intent: Intent, plan: PlannedTurn, found: Trouble | None) -> Intent:
    """A finished plan is removed; one in trouble waits for its owner, unless they have said something else."""
    if intent.plan != plan:
        return intent
    return replace(intent, plan=replace(plan, trouble=found) if found else None)


def begins(table: Table, seat: int) -> bool:
    """Whether `seat` has played nothing yet in its turn: a person would then wait longer before a move."""
    return played_this_turn(table, seat, 0) == []


def is_over(before: Table, after: Table, seat: int) -> bool:
    """Whether the turn of `seat` has ended with a move, and its plan with it."""
    return before.seat == seat and (after.over or after.state.turn != before.state.turn)


# ---------------------------------------------------------------------------------------------- standing answers


def answers_of(game: Game) -> dict[str, tuple[str, ...]]:
    """What can be answered in advance in this game, outside one's own turn; the first answer is to be asked."""
    return getattr(waiting(game), "STANDING", {})


def standing_of(game: Game, intent: Intent) -> dict[str, str]:
    return {name: intent.standing.get(name, answers[0]) for name, answers in answers_of(game).items()}


def check_standing(game: Game, given: dict[str, str]) -> dict[str, str]:
    """Refused if the game does not know such answers."""
    known = answers_of(game)
    if any(name not in known or answer not in known[name] for name, answer in given.items()):
        raise Refusal("bad_message", f"The standing answers of {game.key} are {known}.")
    return given


def standing_answer(table: Table, intent: Intent) -> int | None:
    """What the seat that decides has answered beforehand; None: it is asked."""
    if not intent.standing or not answers_of(table.game):
        return None
    action = waiting(table.game).answer(table.record().reading(), intent.standing)
    return action if action in table.legal_actions() else None


def may_act(state: Folded, intents: dict[int, Intent]) -> bool:
    """Whether the next move may have been decided beforehand by a person who plays for themselves."""
    table = state.table
    if table is None or table.seat is None or state.closed is not None or state.seats[table.seat].level is not None:
        return False
    intent = intents.get(table.seat)
    if intent is None:
        return False
    return waits_for_turn(table, intent) or standing_answer(table, intent) is not None


def waits_for_turn(table: Table, intent: Intent) -> bool:
    """Whether there is a plan for the turn that the deciding seat has now."""
    plan, seat = intent.plan, table.seat
    return plan is not None and plan.trouble is None and waiting(table.game).in_turn(table.record(), seat)
