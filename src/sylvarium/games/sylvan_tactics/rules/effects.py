"""Reads the effect column of a card (docs/rules/sylvan_tactics.md, 5.2 and 5.3) into its parts.

    effect    = "" | ability { " ; " ability }
    ability   = "static: " term
              | "on " event ": " ops
              | "use[" cost "]: " ops            cost = "invoke" | number | "invoke, " number
              | "play: " ops
              | "riposte[" window [ ", " condition ] "]: " ops
    ops       = term { " then " term }
    term      = name [ "(" argument { ", " argument } ")" ]

This module knows the grammar only; what the words mean is in `components.py`.
"""

import re
from dataclasses import dataclass

ABILITY = re.compile(r"(static|play|on (\w+)|use\[([^\]]+)\]|riposte\[([^\]]+)\]): (.+)")
TERM = re.compile(r"(\w+)(?:\(([^)]*)\))?")


@dataclass(frozen=True)
class Term:
    """One static ability or one operation, such as `boost(defender, +2)`."""

    name: str
    arguments: tuple[str, ...] = ()

    @property
    def number(self) -> int:
        """The first argument that is a number."""
        return next(int(a) for a in self.arguments if re.fullmatch(r"[+-]?\d+", a))


@dataclass(frozen=True)
class Ability:
    """A kind (`static`, `on`, `use`, `play`, `riposte`), what stands in its head, and its terms."""

    kind: str
    head: tuple[str, ...]
    terms: tuple[Term, ...]


def parse(effect: str) -> tuple[Ability, ...]:
    """All abilities of a card; text that is not in the grammar is refused."""
    return tuple(_ability(text) for text in effect.split(" ; ")) if effect else ()


def _ability(text: str) -> Ability:
    match = ABILITY.fullmatch(text)
    if match is None:
        raise ValueError(f"not an ability: {text!r}")
    kind, event, cost, riposte, ops = match.groups()
    head = event or cost or riposte or ""
    return Ability(
        re.split(r"[ \[]", kind)[0],
        tuple(part.strip() for part in head.split(",")) if head else (),
        tuple(_term(part) for part in ops.split(" then ")),
    )


def _term(text: str) -> Term:
    match = TERM.fullmatch(text)
    if match is None:
        raise ValueError(f"not a term: {text!r}")
    name, arguments = match.groups()
    return Term(name, tuple(a.strip() for a in arguments.split(",")) if arguments else ())
