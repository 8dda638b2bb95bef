"""Pieces of HTML every section of a report is made of: captions, legends, tables, folded parts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from sylvarium.bots.levels import PLANS
from sylvarium.games import game as game_by_key
from sylvarium.kernel import Message
from sylvarium.kernel.rule import PACKAGE
from sylvarium.kernel.words import Words
from sylvarium.report.drawing import mark
from sylvarium.report.numbers import Numbers
from sylvarium.research.recording import RANDOM

FOLDER = Path(__file__).parent


@cache
def words_of_report(game: str, language: str) -> Words:
    """The words of the report, and of the game it is about."""
    places = PACKAGE, game_by_key(game).folder / "face", FOLDER
    return Words(language, *(place / "words" / f"{language}.ftl" for place in places))


class PageWriter:
    """Says things in the language of the page; everything that was found is at hand."""

    def __init__(self, found: dict[str, Any]):
        self.found = found
        self.numbers = Numbers(found["language"])
        self._words = words_of_report(found["game"], found["language"])
        self.levels = [each["level"] for each in found["levels"]]
        self.solo = found["seats"] == 1

    def say(self, id: str, **args: Any) -> str:
        """Words of the report, safe inside HTML."""
        return escape(self._words.say(Message(f"report-{id}", **args)))

    def level(self, level: str) -> str:
        """A level of play by name: the search that looks one step ahead is called greedy."""
        plan = PLANS.get(level.partition(":")[0])
        if level == RANDOM:
            return self.say("level-random")
        kind = "other" if plan is None else "greedy" if plan.depth == 1 else "search"
        return self.say(f"level-{kind}", bot=level)

    def seat(self, number: int) -> str:
        return escape(self._words.say(Message("table-seat", number=number + 1)))

    def games(self, level: str) -> str:
        return self.numbers.count(next(each["games"] for each in self.found["levels"] if each["level"] == level))

    def legend(self) -> str:
        shown = "".join(f"<span>{mark(k)}{self.level(level)}</span>" for k, level in enumerate(self.levels))
        return f'<span class="legend">{shown}</span>'

    def figure(self, title: str, plot: str, table: str = "", legend: bool = True) -> str:
        """A plot with its title and its numbers (where they do not stand under the next plot)."""
        numbers = f"<details><summary>{self.say('numbers')}</summary>{table}</details>" if table else ""
        shown = self.legend() if legend else ""
        return f"<figure><figcaption>{title} {shown}</figcaption>{plot}{numbers}</figure>"

    def by_level(
        self,
        first: str,
        columns: Sequence[str],
        rows: Iterable[tuple[str, Sequence[Sequence[str]]]],
    ) -> str:
        """A table with the same columns for every level. Each row has a name and, level by level, its cells."""
        groups = "".join(
            f'<th scope="colgroup" colspan="{len(columns)}">{mark(k)} {self.level(level)}</th>'
            for k, level in enumerate(self.levels)
        )
        heads = "".join(
            f'<th scope="col"{_begins(k)}>{column}</th>' for _ in self.levels for k, column in enumerate(columns)
        )
        body = "".join(
            f'<tr><th scope="row">{name}</th>'
            + "".join(f"<td{_begins(k)}>{cell}</td>" for cells in by_level for k, cell in enumerate(cells))
            + "</tr>"
            for name, by_level in rows
        )
        two = f'<tr><th rowspan="2" scope="col">{first}</th>{groups}</tr><tr>{heads}</tr>'
        one = f'<tr><th scope="col">{first}</th>{groups}</tr>'
        head = two if any(columns) else one
        return (
            f'<div class="scroll" tabindex="0" role="group" aria-label="{self.say("numbers")}">'
            f"<table><thead>{head}</thead><tbody>{body}</tbody></table></div>"
        )


def _begins(column: int) -> str:
    return ' class="begins"' if column == 0 else ""


def section(id: str, title: str, *content: str) -> str:
    return (
        f'<section id="{id}" aria-labelledby="{id}-title"><h2 id="{id}-title">{title}</h2>{"".join(content)}</section>'
    )


def paragraph(text: str) -> str:
    return f"<p>{text}</p>"


def note(text: str) -> str:
    return f'<div class="note"><p>{text}</p></div>'


def folded(title: str, content: str, opened: bool = False) -> str:
    return f'<details class="group"{" open" if opened else ""}><summary>{title}</summary>{content}</details>'
