"""Which tests could notice a change at all: those in which the changed place makes a difference at least once.

Every rule is rewritten so that it also tells, for each of its mutants, whether the changed expression would have had
another value just then (`s.size[row] < 5` and `s.size[row] <= 5` differ only where there are five). One run of a test
tells that of all mutants at once, and saves a run for each mutant that could not have failed. Expressions are
evaluated a second time only if that changes nothing; of anything else it is told that it was reached.
"""

from __future__ import annotations

import ast
import copy
import signal
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from mutation.operators import Mutant, compiled, statements_of

HARMLESS = {"len", "min", "max", "abs", "int", "bool", "range"}
ENDLESS = 1.0  # seconds of processor time after which a changed expression is taken to never end
UNTRIED = (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.NamedExpr, ast.Yield, ast.Await)


class Endless(Exception):
    """A changed expression takes far too long."""


class Probes:
    """The rewritten rules of a game, and what they tell while a test runs."""

    def __init__(self, mutants: list[Mutant], sources: Iterable[Path]):
        self._pure = pure_functions(sources)
        self._made: dict[FunctionType, tuple[CodeType, CodeType]] = {}
        self._numbers: list[list[int]] = []  # of every probe: the mutants it tells of
        self._pending: list[list[tuple[int, int]]] = []  # those of them that have made no difference yet, with places
        self._different: set[int] = set()
        self._busy = False
        by_function: dict[tuple[Path, str], list[tuple[int, Mutant]]] = defaultdict(list)
        for number, mutant in enumerate(mutants):
            by_function[mutant.file, mutant.function].append((number, mutant))
        for some in by_function.values():
            function = function_of(some[0][1])
            self._made[function] = function.__code__, self._rewritten(some)
            function.__globals__.update(_probe=self._probe, _reached=self._reached)

    def differing(self, run: Callable[[], bool]) -> tuple[bool, list[int]]:
        """Runs a test; whether it passed, and the numbers of the mutants that made a difference in it."""
        self._different = set()
        self._pending = [[(number, k) for k, number in enumerate(numbers)] for numbers in self._numbers]
        self._busy = False
        before = signal.signal(signal.SIGPROF, self._too_long)
        signal.setitimer(signal.ITIMER_PROF, ENDLESS, ENDLESS)
        for function, (_, rewritten) in self._made.items():
            function.__code__ = rewritten
        try:
            passed = run()
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.signal(signal.SIGPROF, before)
            for function, (real, _) in self._made.items():
                function.__code__ = real
        return passed, sorted(self._different)

    def _too_long(self, *_: object) -> None:
        if self._busy:
            raise Endless

    def _reached(self, *numbers: int) -> None:
        if not self._busy:
            self._different.update(numbers)

    def _probe(self, probe: int, real: Callable[[], Any], *changed: Callable[[], Any]) -> Any:
        """The value of an expression; notes which of its changed forms have another one."""
        value = real()
        pending = self._pending[probe]
        if not pending or self._busy:
            return value
        self._busy = True
        try:
            self._pending[probe] = [each for each in pending if not self._differs(value, changed[each[1]], each[0])]
        finally:
            self._busy = False
        return value

    def _differs(self, value: Any, changed: Callable[[], Any], number: int) -> bool:
        try:
            same = bool(changed() == value)
        except Exception:  # a change that breaks the rule makes a difference
            same = False
        if not same:
            self._different.add(number)
        return not same

    # --- Writing ----------------------------------------------------------------------------------------

    def _rewritten(self, mutants: list[tuple[int, Mutant]]) -> CodeType:
        """One function with its probes."""
        _, first = mutants[0]
        tree = ast.parse(first.file.read_text(encoding="utf-8"))
        function = next(f for f in tree.body if isinstance(f, ast.FunctionDef) and f.name == first.function)
        nodes, around = list(ast.walk(function)), statements_of(function)
        changes: dict[ast.AST, list[tuple[int, ast.AST]]] = defaultdict(list)
        for number, mutant in mutants:
            changes[nodes[mutant.place]].append((number, mutant.changed))
        before: dict[ast.AST, list[ast.stmt]] = defaultdict(list)
        for node in list(changes):
            for number, changed in list(changes[node]):
                pair = self._compared(node, changed, around[node])
                if pair is not None:
                    call = self._call([number], copy.deepcopy(pair[0]), [copy.deepcopy(pair[1])])
                    before[around[node]].append(ast.Expr(call))
                    changes[node].remove((number, changed))
        for parent, name, index, root in list(self._roots(function)):
            inside = [(node, *change) for node in ast.walk(root) for change in changes.pop(node, ())]
            if inside:
                variants = [_with_change(root, node, changed) for node, _, changed in inside]
                _put(parent, name, index, self._call([number for _, number, _ in inside], root, variants))
        for node, rest in changes.items():
            if rest:
                numbers: list[ast.expr] = [ast.Constant(number) for number, _ in rest]
                before[around[node]].append(ast.Expr(ast.Call(ast.Name("_reached", ast.Load()), numbers, [])))
        _insert(function, before)
        return compiled(function, first.file)

    def _call(self, numbers: list[int], root: ast.expr, variants: list[ast.expr]) -> ast.Call:
        self._numbers.append(numbers)
        thunks = [ast.Lambda(_no_arguments(), each) for each in (root, *variants)]
        return ast.Call(ast.Name("_probe", ast.Load()), [ast.Constant(len(self._numbers) - 1), *thunks], [])

    def _compared(self, node: ast.AST, changed: ast.AST, statement: ast.AST) -> tuple[ast.expr, ast.expr] | None:
        """For a changed statement: two expressions that are equal just before it if the change makes no difference."""
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(changed, ast.Pass):
            pair: tuple[ast.expr, ast.expr] = node.value, _loaded(node.targets[0])
        elif isinstance(node, ast.AugAssign):
            now = _loaded(node.target)
            pair = (
                ast.BinOp(now, node.op, node.value),
                (ast.BinOp(now, changed.op, node.value) if isinstance(changed, ast.AugAssign) else now),
            )
        elif isinstance(node, ast.Call) and isinstance(changed, ast.Call) and node is getattr(statement, "value", None):
            if not isinstance(statement, ast.Expr) or self.is_pure(node):
                return None
            pair = node.args[-1], node.args[-2]
        else:
            return None
        return pair if all(map(self.is_pure, pair)) else None

    def _roots(self, function: ast.FunctionDef) -> Iterator[tuple[ast.AST, str, int | None, ast.expr]]:
        """The largest expressions that can be evaluated twice, each with its place in its parent."""
        waiting: list[ast.AST] = [*function.body]
        while waiting:
            parent = waiting.pop()
            for name, value in ast.iter_fields(parent):
                for index, child in enumerate(value) if isinstance(value, list) else ((None, value),):
                    if isinstance(child, ast.expr) and self.is_pure(child):
                        yield parent, name, index, child
                    elif isinstance(child, ast.AST) and not isinstance(child, UNTRIED):
                        waiting.append(child)

    def is_pure(self, expression: ast.AST) -> bool:
        """Whether it may be evaluated twice: it stores nothing and calls only what changes nothing."""
        if isinstance(expression, ast.Tuple) and any(isinstance(each, ast.Slice) for each in expression.elts):
            return False
        return not isinstance(expression, (ast.Slice, ast.Starred)) and all(
            self._is_pure_call(node)
            if isinstance(node, ast.Call)
            else not isinstance(node, UNTRIED) and not isinstance(getattr(node, "ctx", None), (ast.Store, ast.Del))
            for node in ast.walk(expression)
        )

    def _is_pure_call(self, call: ast.Call) -> bool:
        return called_name(call) in self._pure


def pure_functions(sources: Iterable[Path]) -> set[str]:
    """The names of functions that change nothing but their own variables; where one name has several, all of them."""
    found: dict[str, list[ast.FunctionDef]] = defaultdict(list)
    for path in sources:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found[node.name].append(node)
    pure = {name for name, functions in found.items() if not any(map(_stores, functions))} | HARMLESS
    while True:
        callers = {
            name
            for name in pure - HARMLESS
            for function in found[name]
            for node in ast.walk(function)
            if isinstance(node, ast.Call) and called_name(node) not in pure
        }
        if not callers:
            return pure
        pure -= callers


def _stores(function: ast.FunctionDef) -> bool:
    return any(
        isinstance(node, (ast.Attribute, ast.Subscript)) and isinstance(node.ctx, (ast.Store, ast.Del))
        for node in ast.walk(function)
    )


def called_name(call: ast.Call) -> str:
    """`legal` of `turn.legal(s)` and of `legal(s)`."""
    called = call.func
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""


def function_of(mutant: Mutant) -> Any:
    module = next(m for m in list(sys.modules.values()) if getattr(m, "__file__", None) == str(mutant.file))
    return getattr(module, mutant.function)


def _with_change(root: ast.expr, node: ast.AST, changed: ast.AST) -> Any:
    """A copy of an expression in which one node is another."""
    if root is node:
        return copy.deepcopy(changed)
    place = next(k for k, each in enumerate(ast.walk(root)) if each is node)
    again = copy.deepcopy(root)
    old = next(each for k, each in enumerate(ast.walk(again)) if k == place)
    for parent in ast.walk(again):
        for name, value in ast.iter_fields(parent):
            for index, child in enumerate(value) if isinstance(value, list) else ((None, value),):
                if child is old:
                    _put(parent, name, index, copy.deepcopy(changed))
                    return again
    raise LookupError(ast.dump(node))


def _put(parent: ast.AST, name: str, index: int | None, new: ast.AST) -> None:
    if index is None:
        setattr(parent, name, new)
    else:
        getattr(parent, name)[index] = new


def _loaded(target: ast.expr) -> Any:
    """The value that is in the place that is assigned to."""
    again = copy.deepcopy(target)
    for node in ast.walk(again):
        if hasattr(node, "ctx"):
            node.ctx = ast.Load()
    return again


def _insert(function: ast.FunctionDef, before: dict[ast.AST, list[ast.stmt]]) -> None:
    """Puts the probes of a statement in front of it; those of the function itself in front of everything."""
    for parent in list(ast.walk(function)):
        for name in ("body", "orelse"):
            block = getattr(parent, name, None)
            if isinstance(block, list):
                block[:] = [each for statement in block for each in (*before.get(statement, ()), statement)]
    function.body[:0] = before.get(function, [])


def _no_arguments() -> ast.arguments:
    return ast.arguments(posonlyargs=[], args=[], kwonlyargs=[], kw_defaults=[], defaults=[])
