"""Small wrong changes of rules: which there are in a module, and the code that each of them leads to."""

from __future__ import annotations

import ast
import copy
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
    function: str
    kind: str
    before: str  # the source of what was changed
    after: str
    tree: ast.Module  # the module with the change

    @property
    def key(self) -> str:
        """A name that does not move with the lines of the file."""
        return f"{self.file.name}:{self.function}: {self.before} → {self.after}"

    def code(self) -> CodeType:
        """The changed function, compiled."""
        module = compile(ast.fix_missing_locations(self.tree), str(self.file), "exec")
        name = self.function
        return next(c for c in module.co_consts if isinstance(c, CodeType) and c.co_name == name)


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Every mutant of every function of a module."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for number, function in enumerate(tree.body):
        if not isinstance(function, ast.FunctionDef):
            continue
        places = list(ast.walk(function))
        for place, node in enumerate(places):
            if _is_docstring(node, function):
                continue
            for kind, changed in changes(node):
                mutated = copy.deepcopy(tree)
                copied = mutated.body[number]
                _replace(copied, place, ast.copy_location(changed, node))
                yield Mutant(file, node.lineno, function.name, kind, _source(node), _source(changed), mutated)


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


def _is_docstring(node: ast.AST, function: ast.FunctionDef) -> bool:
    return node is function or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))


def _source(node: ast.AST) -> str:
    if isinstance(node, ast.Pass):
        return "(nothing)"
    if isinstance(node, ast.If):
        return f"if {ast.unparse(node.test)}"
    return " ".join(ast.unparse(node).split())
