"""The 86 cards as the tables of the rules file have them (sections 5.4 to 5.7), effects taken apart (5.2, 5.3)."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

RULES = Path(__file__).parents[3] / "docs" / "rules" / "sylvan_tactics.md"
TYPES = {"5.4": "mercenary", "5.5": "action", "5.6": "battlefield", "5.7": "equipment"}


class Term(NamedTuple):
    """`harm(enemy pawn/merc within 3)`: a static effect or an operation."""

    name: str
    args: tuple[str, ...]

    @property
    def number(self) -> int:
        return next(int(arg) for arg in self.args if re.fullmatch(r"[+-]?\d+", arg))


class Ability(NamedTuple):
    """`when` is static, on, use, play or riposte; `head` the event, the cost, or window and condition."""

    when: str
    head: tuple[str, ...]
    terms: tuple[Term, ...]


class Design(NamedTuple):
    id: str
    type: str
    copies: int
    cost: int
    strength: int
    keywords: tuple[str, ...]
    abilities: tuple[Ability, ...]

    def of(self, when: str) -> list[Ability]:
        return [ability for ability in self.abilities if ability.when == when]

    @property
    def riposte(self) -> Ability | None:
        return next(iter(self.of("riposte")), None)


def parts(text: str, by: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(by) if part.strip())


def term(text: str) -> Term:
    name, _, rest = text.strip().partition("(")
    return Term(name, parts(rest.rstrip(")"), ","))


def ability(text: str) -> Ability:
    head, _, body = text.partition(": ")
    when, about = re.fullmatch(r"(static|on|use|play|riposte)[ \[]?([^\]]*)\]?", head.strip()).groups()  # type: ignore
    return Ability(when, parts(about, ","), tuple(term(each) for each in body.split(" then ")))


def design(type: str, row: dict[str, str]) -> Design:
    effect = row["effect"].strip("`")
    return Design(
        id=row["id"],
        type=type,
        copies=int(row["n"]),
        cost=int(row["cost"]),
        strength=int(row.get("str", 0)),
        keywords=() if row.get("keywords", "—") == "—" else parts(row["keywords"], ","),
        abilities=() if effect == "—" else tuple(ability(each) for each in effect.split(" ; ")),
    )


def read() -> dict[str, Design]:
    found = {}
    chapters = re.split(r"^### ", RULES.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for chapter in chapters:
        type = TYPES.get(chapter[:3])
        lines = [line for line in chapter.splitlines() if line.startswith("|")] if type else []
        names = [cell.strip() for cell in lines[0].strip("|").split("|")] if lines else []
        for line in lines[2:]:
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            each = design(type or "", dict(zip(names, cells, strict=True)))
            found[each.id] = each
    return found


DESIGNS = read()
ALL_CARDS = [f"{each.id}#{copy}" for each in DESIGNS.values() for copy in range(1, each.copies + 1)]


@cache
def of(card: str) -> Design:
    """The design of a card: `red_fox` of `red_fox#1`."""
    return DESIGNS[card.partition("#")[0]]


@cache
def statics(card: str, name: str) -> list[Term]:
    """The static effects of a card by this name; a keyword with the same name counts (5.2)."""
    found = [ability.terms[0] for ability in of(card).of("static") if ability.terms[0].name == name]
    return [*found, Term(name, ())] if name in of(card).keywords else found


def face(card: str) -> dict:
    """A card as everybody may read it."""
    it = of(card)
    keywords = [*it.keywords, "riposte"] if it.riposte else list(it.keywords)
    seen = {"id": f"card:{card}", "card": it.id, "type": it.type, "cost": it.cost, "keywords": keywords}
    return {**seen, "strength": it.strength} if it.type == "mercenary" else seen
