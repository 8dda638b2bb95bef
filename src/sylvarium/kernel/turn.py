"""The turn of a game as one declaration: who offers the choices of a step, and who plays them.

    TURN = Turn(
        __name__,
        ACTIONS,
        decision(STEP.play_card, offer_cards, play=play_card),
        decision(STEP.act, offer_acts, stays=True, exchange=exchange, use=use_item, end=drop),
        decision(STEP.refresh, offer_refresh, only_if=display_alike, refresh=refresh),
        flow(STEP.end_turn, end_turn),
    )
    legal, apply, run = TURN.legal, TURN.apply, TURN.run

`legal`, `apply` and `run` are written from it as plain source, one branch per line of the declaration, and
compiled like any other rule. (Numba cannot call a function found in a table.)

*Offers* are called as `offer(s, out, n, a, b)`: they write the choices to `out` from place n on and give the new n.
*Plays* are called as `play(s, a, b, …)` with the arguments of the action behind those of the step. The arguments
a and b of the step are left out where a function does not take them. A step is dropped before its choice is played,
unless it `stays`: then what is played drops it. A choice that only drops the step is played by `drop` in either case.
"""

from __future__ import annotations

import linecache
from collections import namedtuple
from collections.abc import Callable
from dataclasses import dataclass, field
from types import FunctionType
from typing import Any

from sylvarium.kernel.actions import ActionSpace, Kind
from sylvarium.kernel.agenda import NOTHING, drop, first, second, top
from sylvarium.kernel.rule import rule

Rule = Callable[..., Any]


def steps(*names: str) -> Any:
    """The kinds of steps of an agenda, numbered from 1, by name: `STEP = steps("play_card", "place_tile")`."""
    return namedtuple("Steps", names)(*range(NOTHING + 1, NOTHING + 1 + len(names)))


@dataclass(frozen=True)
class Decision:
    """A step at which somebody chooses."""

    step: int
    offer: Rule
    plays: dict[str, Rule]
    stays: bool
    asks_alone: bool
    only_if: Rule | None
    otherwise: Rule
    by: Rule | None
    also: Rule | None


@dataclass(frozen=True)
class Flow:
    """A step that happens by itself."""

    step: int
    carry_out: Rule
    stays: bool


def decision(
    step: int,
    offer: Rule,
    *,
    stays: bool = False,
    asks_alone: bool = False,
    only_if: Rule | None = None,
    otherwise: Rule = drop,
    by: Rule | None = None,
    also: Rule | None = None,
    **plays: Rule,
) -> Decision:
    """`offer` gives the choices of the step, `plays` says for each kind of action what plays it.

    `asks_alone`: it is asked even if there is only one choice, since not asking would betray something hidden.
    `only_if`: it is asked only if this holds; if not, `otherwise` happens (by default the step is dropped).
    `by` gives the seat that decides, where it is not the one that the turn's `decider` gives.
    `also` offers more behind the step's own choices: what several decisions have in common.
    """
    return Decision(step, offer, plays, stays, asks_alone, only_if, otherwise, by, also)


def flow(step: int, carry_out: Rule, stays: bool = False) -> Flow:
    """The step is dropped and `carry_out` called; if it `stays`, `carry_out` drops it."""
    return Flow(step, carry_out, stays)


class Turn:
    """See the top of this module. `empty` is called when the agenda is empty.

    `decider` gives the seat that makes the next decision, unless the decision names somebody else (`by`).
    """

    def __init__(
        self,
        module: str,
        actions: ActionSpace,
        *declared: Decision | Flow,
        empty: Rule | None = None,
        decider: Rule | None = None,
    ):
        self._module, self._actions = module, actions
        self._decisions = [one for one in declared if isinstance(one, Decision)]
        self._flows = [one for one in declared if isinstance(one, Flow)]
        self._empty, self._decider = empty, decider
        self._check([one.step for one in declared])
        self.run = self._made("run", "s", self._run_lines)
        self.legal = self._made("legal", "s, out", self._legal_lines)
        self.apply = self._made("apply", "s, action", self._apply_lines)
        self.asks_alone = self._made("asks_alone", "s", self._asks_alone_lines)

    def _check(self, found: list[int]) -> None:
        twice = [step for step in found if found.count(step) > 1]
        if twice:
            raise ValueError(f"step {twice[0]} is declared twice")
        played = {kind for one in self._decisions for kind in one.plays}
        unknown, missing = played - self._actions.kinds.keys(), self._actions.kinds.keys() - played
        if unknown or missing:
            raise ValueError(f"kinds of actions that do not exist: {unknown}; that nobody plays: {missing}")

    def _made(self, name: str, parameters: str, lines: Callable[[_Names], list[str]]) -> Any:
        """A rule of this name, compiled from generated source that can be read in tracebacks."""
        names = _Names()
        source = f"def {name}({parameters}):\n" + "".join(f"    {line}\n" for line in lines(names))
        file = f"<{name} of {self._module}>"
        linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
        place: dict[str, Any] = dict(names.known, __name__=self._module)
        exec(compile(source, file, "exec"), place)
        made: FunctionType = place[name]
        made.__doc__ = f"Written from the declaration of the turn in {self._module}."
        return rule(made)

    def _legal_lines(self, names: _Names) -> list[str]:
        lines = [f"step = {names(top)}(s)"]
        common: dict[Rule, list[int]] = {}  # what is offered besides, and the steps in which it is
        for one in self._decisions:
            call = names.call(one.offer, ["s", "out", "0"])
            if one.also:
                common.setdefault(one.also, []).append(one.step)
            lines += [f"if step == {one.step}:", f"    {'n =' if one.also else 'return'} {call}"]
        if not common:
            return [*lines, "return 0"]
        for also, found in common.items():
            lines += [f"if {_any_of(found)}:", f"    return {names.call(also, ['s', 'out', 'n'])}"]
        return [lines[0], "n = 0", *lines[1:], "return 0"]

    def _run_lines(self, names: _Names) -> list[str]:
        lines = ["while not s.over:", f"    step = {names(top)}(s)"]
        branches: list[tuple[int, list[str]]] = []
        if self._empty:
            branches.append((NOTHING, [names.call(self._empty, ["s"])]))
        for each in self._flows:
            branches.append((each.step, _dropped(names, each.carry_out, ["s"], each.stays)))
        for one in self._decisions:
            if one.only_if:
                asked = [f"if {names.call(one.only_if, ['s'])}:", "    break"]
                otherwise = _dropped(names, one.otherwise, ["s"], one.stays)
                branches.append((one.step, [*asked, *otherwise]))
        chain = _chain([(f"step == {step}", body) for step, body in branches], ["break"])
        lines += [f"    {line}" for line in chain]
        return [*lines, *self._seat_lines(names)]

    def _seat_lines(self, names: _Names) -> list[str]:
        """Who decides, where the game says so."""
        deciders: dict[Rule, list[int]] = {}
        for one in self._decisions:
            if one.by:
                deciders.setdefault(one.by, []).append(one.step)
        branches = [
            (" or ".join(f"step == {step}" for step in found), [f"s.seat = {names(by)}(s)"])
            for by, found in deciders.items()
        ]
        reading = [f"step = {names(top)}(s)"] if branches else []
        return [*reading, *_chain(branches, [f"s.seat = {names(self._decider)}(s)"] if self._decider else [])]

    def _asks_alone_lines(self, names: _Names) -> list[str]:
        asked = [f"step == {one.step}" for one in self._decisions if one.asks_alone]
        return [f"step = {names(top)}(s)", f"return {' or '.join(asked)}"] if asked else ["return False"]

    def _apply_lines(self, names: _Names) -> list[str]:
        """By step where a step's choices are its own; by kind of action for those that several steps share."""
        own = [one for one in self._decisions if not self._shares(one)]
        shared = [one for one in self._decisions if self._shares(one)]
        branches = [(f"step == {one.step}", self._by_kind(names, [one], _kinds(self._actions, [one]))) for one in own]
        rest = self._by_kind(names, shared, _kinds(self._actions, shared)) if shared else []
        return [f"step = {names(top)}(s)", *_chain(branches, rest), f"{names.fixed('run', self.run)}(s)"]

    def _shares(self, one: Decision) -> bool:
        """Whether another step has a choice that is played by the same function."""
        others = {play for other in self._decisions if other is not one for play in other.plays.values()}
        return any(play in others for play in one.plays.values() if play is not drop)

    def _by_kind(self, names: _Names, decisions: list[Decision], kinds: list[Kind]) -> list[str]:
        """A binary search for the kind of the action."""
        if len(kinds) == 1:
            return self._played(names, decisions, kinds[0])
        half = len(kinds) // 2
        below, rest = (self._by_kind(names, decisions, part) for part in (kinds[:half], kinds[half:]))
        return _chain([(f"action < {kinds[half].start}", below)], rest)

    def _played(self, names: _Names, decisions: list[Decision], kind: Kind) -> list[str]:
        """What plays a kind of action; the step decides where it has several meanings."""
        meanings: dict[tuple[str, ...], list[int]] = {}  # source, and the steps in which it is the meaning
        for one in decisions:
            if kind.name in one.plays:
                source = _dropped(names, one.plays[kind.name], ["s"], one.stays, _arguments(kind))
                meanings.setdefault(tuple(source), []).append(one.step)
        *others, (last, _) = meanings.items()
        branches = [(_any_of(found), list(source)) for source, found in others]
        return _chain(branches, list(last))


def _kinds(actions: ActionSpace, decisions: list[Decision]) -> list[Kind]:
    """The kinds of action that these decisions offer, in order."""
    return [kind for kind in actions.kinds.values() if any(kind.name in one.plays for one in decisions)]


def _any_of(found: list[int]) -> str:
    """A condition: the step is one of these."""
    return " or ".join(f"step == {step}" for step in found)


def _chain(branches: list[tuple[str, list[str]]], otherwise: list[str]) -> list[str]:
    """Source that takes the first branch whose condition holds."""
    lines: list[str] = []
    for condition, body in branches:
        lines += [f"{'elif' if lines else 'if'} {condition}:", *(f"    {line}" for line in body)]
    if not lines:
        return otherwise
    return [*lines, "else:", *(f"    {line}" for line in otherwise)] if otherwise else lines


@dataclass
class _Names:
    """The functions that generated source calls, each under a name of its own."""

    known: dict[str, Any] = field(default_factory=dict)

    def __call__(self, function: Rule) -> str:
        plain = getattr(function, "py_func", function)
        return self.fixed(f"{plain.__module__}.{plain.__qualname__}".replace(".", "_"), function)

    def fixed(self, name: str, function: Rule) -> str:
        self.known[name] = function
        return name

    def call(self, function: Rule, before: list[str], after: tuple[str, ...] = ()) -> str:
        """A call with the step's arguments in between, as many of them as the function takes."""
        taken = getattr(function, "py_func", function).__code__.co_argcount - len(before) - len(after)
        if taken not in (0, 1, 2):
            raise ValueError(f"{self(function)} takes {taken} arguments of a step; a step has two")
        of_step = [f"{self(each)}(s)" for each in (first, second)[:taken]]
        return f"{self(function)}({', '.join([*before, *of_step, *after])})"


def _dropped(names: _Names, function: Rule, before: list[str], stays: bool, after: tuple[str, ...] = ()) -> list[str]:
    """The call, after the step has been dropped; its arguments are read before that."""
    if function is drop:
        return [f"{names(drop)}(s)"]
    call = names.call(function, before, after)
    if stays:
        return [call]
    lines = []
    for variable, each in (("a", first), ("b", second)):
        reading = f"{names(each)}(s)"
        if reading in call:
            lines.append(f"{variable} = {reading}")
            call = call.replace(reading, variable)
    return [*lines, f"{names(drop)}(s)", call]


def _arguments(kind: Kind) -> tuple[str, ...]:
    """The arguments of an action of this kind, as source; none if there is only one such action."""
    if kind.size == 1:
        return ()
    offset = f"action - {kind.start}" if kind.start else "action"
    found, inner = [], 1
    for place in reversed(range(len(kind.shape))):
        text = f"({offset}) // {inner}" if inner > 1 else f"({offset})"
        found.append(f"{text} % {kind.shape[place]}" if place else text)
        inner *= kind.shape[place]
    return tuple(reversed([text[1:-1] if text == f"({offset})" else text for text in found]))
