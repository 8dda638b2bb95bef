"""Tips of a guided first game: each is said the first time something matters.

A tip is data (`school/tips.toml`). It says which decision it is about: a question, choices that can be made, what one
of them would bring, what lies on the table. Whether it applies is found out here from the view of the seat that
decides, and from nothing else, so that a tip can betray nothing that the seat does not see.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, Literal

from sylvarium.kernel import Game, Message
from sylvarium.learning.schools import data

FILE = "tips.toml"
CHOICES = "choices"  # in `light`: the pieces of the choices that a tip is about


@dataclass(frozen=True)
class Fact:
    """Something that is to be seen on the table: an amount (`at`), or how many things lie somewhere (`count`).

    Both are paths into the view: `round`, `me.storehouse`, `others.banners` (`found`).
    """

    at: str | None = None
    count: str | None = None
    least: int | None = None
    most: int | None = None

    def __post_init__(self) -> None:
        if (self.at is None) == (self.count is None) or (self.least is None) == (self.most is None):
            raise ValueError("a fact has one of `at` and `count`, and one of `least` and `most`")

    def holds(self, view: Mapping[str, Any]) -> bool:
        """An amount holds if it does for one of the things found."""
        numbers = list(found(view, self.at)) if self.at else [sum(1 for _ in found(view, self.count or ""))]
        least, most = self.least, self.most
        return any((least is None or number >= least) and (most is None or number <= most) for number in numbers)


@dataclass(frozen=True)
class Tip:
    """One tip. Its title is `tip-<key>`, what it says `tip-<key>-text`. All that it asks for must be so."""

    key: str
    rule: str  # the number of the rule behind it
    ask: tuple[str, ...] = ()  # one of these questions is asked: `ask-main`, `ask-riposte-*`
    choice: tuple[str, ...] = ()  # one of these choices can be made: `place:*`
    brings: dict[str, int] = field(default_factory=dict)  # it would add so much to a category or measure
    becomes: dict[str, int | Literal["me"]] = field(default_factory=dict)  # it would give a label this value
    harms: int | None = None  # it would cost another player so many points
    facts: tuple[Fact, ...] = ()
    light: tuple[str, ...] = (CHOICES,)  # pieces: `tree:{space}`, `@` and a path into the view, or those of the choices

    def __post_init__(self) -> None:
        if not (self.ask or self.choice or self.facts):
            raise ValueError(f"{self.key}: a tip is about a question, a choice or a fact")

    def words(self) -> tuple[Message, Message]:
        """Its title and its text."""
        return Message(f"tip-{self.key}"), Message(f"tip-{self.key}-text")

    def about(self, choice: Mapping[str, Any], you: int) -> bool:
        """Whether the tip is about this choice."""
        preview = choice["preview"]
        amounts = {**preview.get("parts", {}), **preview.get("measures", {})}
        rivals = [points or 0 for seat, points in enumerate(preview.get("points", ())) if seat != you]
        labels = preview.get("becomes", {})
        return (
            (not self.choice or _one_of(choice["name"], self.choice))
            and all(any(gain >= least for gain in _sure(amounts, name)) for name, least in self.brings.items())
            and all((you if to == "me" else to) in _sure(labels, name) for name, to in self.becomes.items())
            and (self.harms is None or any(-points >= self.harms for points in rivals))
        )

    def lights(self, view: Mapping[str, Any], choices: list[Mapping[str, Any]]) -> list[str]:
        """The pieces it speaks of, each once. Names are filled in from one's own things and from the question."""
        known = {"you": view["you"], "me": view["players"][view["you"]], **view["question"].args}
        pieces: list[str] = []
        for name in self.light:
            if name == CHOICES:
                pieces += [choice["piece"] for choice in choices if choice["piece"] is not None]
            elif name.startswith("@"):
                pieces += found(view, name[1:])
            else:
                pieces.append(name.format(**known))
        return list(dict.fromkeys(pieces))


@dataclass(frozen=True)
class Guide:
    """A guided first game: how its table is laid, and its tips, the more important first."""

    seats: int = 2
    options: dict[str, str] = field(default_factory=dict)
    tips: tuple[Tip, ...] = ()


@cache
def guide(game: Game) -> Guide:
    """The guide of a game; one without tips if it has none yet."""
    written = data(game, FILE)
    try:
        return Guide(**{**written, "tips": tuple(_tip(each) for each in written.get("tips", ()))})
    except (TypeError, ValueError) as error:
        raise ValueError(f"the tips of {game.key}: {error}") from None


def _tip(written: Mapping[str, Any]) -> Tip:
    lists = {name: tuple(each) for name, each in written.items() if isinstance(each, list) and name != "facts"}
    facts = tuple(Fact(**each) for each in written.get("facts", ()))
    return Tip(**{**written, **lists, "facts": facts})


def tips_for(game: Game, view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The tips that apply to the decision of the seat whose view this is, with the pieces that each lights up."""
    if view["question"] is None:
        return []
    told = []
    for tip in guide(game).tips:
        if tip.ask and not _one_of(view["question"].id, tip.ask):
            continue
        meant = [choice for choice in view["choices"] if tip.about(choice, view["you"])]
        if meant and all(fact.holds(view) for fact in tip.facts):
            told.append({"key": tip.key, "rule": tip.rule, "light": tip.lights(view, meant)})
    return told


def found(view: Mapping[str, Any], path: str) -> Iterator[Any]:
    """What stands at a path of a view: `me.storehouse.id`.

    `me` is one's own entry among the players, `others` are the other ones. Of a list every entry is looked at, without
    empty places; `#round` picks the one that the number `round` of the view names.
    """
    you = view["you"]
    others = [each for each in view["players"] if each["seat"] != you]
    thing: Any = {**view, "me": view["players"][you], "others": others}
    for step in path.split("."):
        if step.startswith("#"):
            thing = thing[view[step[1:]] - 1]
        elif isinstance(thing, (list, tuple)):
            thing = [each[step] for each in _entries(thing)]
        else:
            thing = thing[step]
    return iter(_entries(thing))


def _entries(value: Any) -> list[Any]:
    if isinstance(value, (list, tuple)):
        return [entry for each in value for entry in _entries(each)]
    return [] if value is None else [value]


def _one_of(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def _sure(told: Mapping[str, int | None], pattern: str) -> list[int]:
    """What a preview tells under names like this; what depends on chance is left out."""
    return [number for name, number in told.items() if number is not None and fnmatchcase(name, pattern)]
