"""Small wrong changes of rules: which there are in a module, and the code that each of them leads to."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

COMPARISONS = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
}
ARITHMETIC = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv}


@dataclass(frozen=True)
class Mutant:
    """One place of one function, changed."""

    file: Path
    line: int
    lines: range  # of the statement around it, or of its head
    function: str
    kind: str
    statement: str  # the source of the statement around it, or of its head
    before: str  # the source of what was changed
    after: str
    copy: int  # there are so many equal changes of equal statements before it
    place: int  # of the changed node in a walk through the function
    changed: ast.AST

    @property
    def key(self) -> str:
        """A name that does not move with the lines of the file."""
        again = f" ({self.copy + 1})" if self.copy else ""
        return f"{self.file.name}:{self.function}: {self.statement} | {self.before} → {self.after}{again}"

    def code(self) -> CodeType:
        """The changed function, compiled."""
        tree = ast.parse(self.file.read_text(encoding="utf-8"))
        function = next(f for f in tree.body if isinstance(f, ast.FunctionDef) and f.name == self.function)
        _replace(function, self.place, self.changed)
        return compiled(function, self.file)


def compiled(function: ast.FunctionDef, file: Path) -> CodeType:
    """The code of a function of the rules as it stands in the tree."""
    function.decorator_list = []
    module = compile(ast.fix_missing_locations(ast.Module([function], [])), str(file), "exec")
    return next(c for c in module.co_consts if isinstance(c, CodeType) and c.co_name == function.name)


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Every mutant of every rule of a module.

    Functions that are no rules make tables while the module is imported: to change them later changes nothing.
    """
    for function in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(function, ast.FunctionDef) and any(map(_is_rule, function.decorator_list)):
            yield from _mutants_of_function(file, function)


def _mutants_of_function(file: Path, function: ast.FunctionDef) -> Iterator[Mutant]:
    seen: Counter[tuple[str, str, str]] = Counter()
    statements = statements_of(function)
    decoration = {node for decorator in function.decorator_list for node in ast.walk(decorator)}
    for place, node in enumerate(ast.walk(function)):
        if node is function or node in decoration or _is_docstring(node):
            continue
        for kind, changed in changes(node):
            around = statements[node]
            words = _source(around), _source(node), _source(changed)
            ast.copy_location(changed, node)
            number = seen[words]
            yield Mutant(file, node.lineno, _lines(around), function.name, kind, *words, number, place, changed)
            seen[words] += 1


def _lines(statement: ast.AST) -> range:
    """The lines of a statement; of one that has a body, those of its head."""
    body = getattr(statement, "body", None)
    return range(statement.lineno, max(statement.lineno + 1, body[0].lineno) if body else statement.end_lineno + 1)


def statements_of(function: ast.FunctionDef) -> dict[ast.AST, ast.AST]:
    """For every node the innermost statement around it."""
    around: dict[ast.AST, ast.AST] = {}

    def note(node: ast.AST, statement: ast.AST) -> None:
        around[node] = statement
        for child in ast.iter_child_nodes(node):
            note(child, child if isinstance(child, ast.stmt) else statement)

    note(function, function)
    return around


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """What a node could be changed into."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        for other in COMPARISONS.get(type(node.ops[0]), ()):
            yield "comparison", _with(node, ops=[other()])
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield "constant", ast.Constant(node.value + 1)
        yield "constant", ast.Constant(node.value - 1)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield "constant", ast.Constant(not node.value)
    elif isinstance(node, ast.BoolOp):
        yield "and/or", _with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
        for k in range(len(node.values)):
            rest = node.values[:k] + node.values[k + 1 :]
            yield "condition left out", rest[0] if len(rest) == 1 else _with(node, values=rest)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not left out", node.operand
    elif isinstance(node, ast.BinOp):
        yield "operand alone", node.left
        yield "operand alone", node.right
        if type(node.op) in ARITHMETIC:
            yield "arithmetic", _with(node, op=ARITHMETIC[type(node.op)]())
    elif isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        yield "arithmetic", _with(node, op=ARITHMETIC[type(node.op)]())
        yield "statement left out", ast.Pass()
    elif isinstance(node, (ast.Assign, ast.Expr)) and not isinstance(node.value, ast.Constant):
        yield "statement left out", ast.Pass()
    elif isinstance(node, ast.If):
        yield "condition turned round", _with(node, test=ast.UnaryOp(ast.Not(), node.test))
    elif isinstance(node, ast.IfExp):
        yield "branches swapped", _with(node, body=node.orelse, orelse=node.body)
    elif isinstance(node, ast.Break):
        yield "loop", ast.Continue()
    elif isinstance(node, ast.Continue):
        yield "loop", ast.Break()
    elif isinstance(node, ast.Call) and len(node.args) >= 3 and not node.keywords:
        *first, one, other = node.args
        if ast.dump(one) != ast.dump(other):
            yield "arguments swapped", _with(node, args=[*first, other, one])


def _with(node: ast.AST, **fields: object) -> ast.AST:
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


def _replace(function: ast.AST, place: int, new: ast.AST) -> None:
    """Puts `new` where the `place`-th node of the walk was."""
    old = list(ast.walk(function))[place]
    for parent in ast.walk(function):
        for name, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, name, new)
                return
            if isinstance(value, list):
                for k, each in enumerate(value):
                    if each is old:
                        value[k] = new
                        return
    raise LookupError(ast.dump(old))


def _is_rule(decorator: ast.AST) -> bool:
    return isinstance(decorator, ast.Name) and decorator.id in ("rule", "large_rule")


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _source(node: ast.AST) -> str:
    if isinstance(node, ast.Pass):
        return "(nothing)"
    if isinstance(node, (ast.If, ast.While)):
        return f"{type(node).__name__.lower()} {ast.unparse(node.test)}"
    if isinstance(node, ast.For):
        return f"for {ast.unparse(node.target)} in {ast.unparse(node.iter)}"
    if isinstance(node, ast.FunctionDef):
        return f"def {node.name}"
    return " ".join(ast.unparse(node).split())
