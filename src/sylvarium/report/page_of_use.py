"""The sections about what players do: kinds of action, cards and pieces, first choices."""

from __future__ import annotations

from html import escape
from typing import Any

from sylvarium.report.drawing import ChartRow, strips
from sylvarium.report.findings import TALKED_OF
from sylvarium.report.naming import HERE
from sylvarium.report.numbers import NOTHING
from sylvarium.report.parts import PageWriter, folded, note, paragraph, section
from sylvarium.report.usage import FEWEST

SHOWN = 8  # rows of a long plot from its top, and as many from its bottom
OPENED = 2  # groups of things that are unfolded from the start
MOST_FIRSTS = 16
CLEARLY = 1.5  # half intervals: many differences are looked at at once


def reading(w: PageWriter) -> str:
    """What a difference between users and others does not say."""
    return note(w.say("value", dash=NOTHING, fewest=FEWEST))


def measure(w: PageWriter) -> str:
    """What users and others are compared by."""
    return "points" if w.solo else "wins"


def _difference(w: PageWriter, each: dict[str, Any]) -> list[str]:
    points = w.numbers.more_points(each["points"])
    return [points] if w.solo else [w.numbers.more_wins(each["wins"]), points]


def _differences(w: PageWriter) -> list[str]:
    return [w.say("more-points")] if w.solo else [w.say("more-wins"), w.say("more-points")]


def value_row(name: str, row: dict[str, Any], what: str) -> ChartRow:
    """The difference between users and others at every level."""
    found = {level: each[what] for level, each in row["levels"].items()}
    return ChartRow(name, {level: (each["mean"], each["half"]) if each else None for level, each in found.items()})


def value_plot(w: PageWriter, rows: list[ChartRow]) -> str:
    if w.solo:
        return strips(rows, w.levels, w.numbers.signed, w.numbers.signed, reference=0.0)
    return strips(
        rows, w.levels, w.numbers.signed_percent, lambda value: w.numbers.signed_percent(value, 0), reference=0.0
    )


def axis(w: PageWriter) -> str:
    return w.say(f"things-axis-{measure(w)}")


# ------------------------------------------------------------------------------------------------ kinds and actions


def kinds(w: PageWriter) -> str:
    found = w.found["kinds"]
    rows = [ChartRow(kind["name"], {lv: (kind["levels"][lv]["uses"], 0.0) for lv in w.levels}) for kind in found]
    plot = strips(rows, w.levels, lambda v: w.numbers.number(v, 2), w.numbers.number, from_zero=True)
    table = _use_table(w, w.say("kind"), [(escape(kind["name"]), kind) for kind in found])
    values = [value_row(kind["name"], kind, measure(w)) for kind in found]
    stated = [row for row in values if any(row.values.values())]
    compared = w.figure(axis(w), value_plot(w, stated), table) if stated else ""
    text = paragraph(w.say("kinds-text"))
    return section("kinds", w.say("kinds"), text, w.figure(w.say("kinds-axis"), plot), reading(w), compared or table)


def _use_table(w: PageWriter, first: str, rows: list[tuple[str, dict[str, Any]]]) -> str:
    """Uses, how many players use it, how often it is chosen when offered, and how users fare."""
    offered = all("taken" in each for _, row in rows for each in row["levels"].values())

    def cells(row: dict[str, Any], level: str) -> list[str]:
        each = row["levels"][level]
        shown = [w.numbers.number(each["uses"], 2), w.numbers.percent(each["share"], 0)]
        if offered:
            shown.append(NOTHING if each["taken"] is None else w.numbers.percent(each["taken"], 0))
        return shown + _difference(w, each)

    heads = [w.say("uses"), w.say("share"), *([w.say("taken")] if offered else []), *_differences(w)]
    return w.by_level(first, heads, [(name, [cells(row, lv) for lv in w.levels]) for name, row in rows])


def actions(w: PageWriter) -> str:
    """Every action by kind, folded: long, but complete."""
    groups = []
    for kind in w.found["kinds"]:
        rows = [
            (f"{escape(row['name'] or '')} <code>{escape(row['action'])}</code>", row)
            for row in w.found["actions"]
            if row["kind"] == kind["kind"]
        ]
        groups.append(folded(escape(kind["name"]), _use_table(w, w.say("kind"), rows)))
    return section("every-action", w.say("every-action"), paragraph(w.say("every-action-text")), *groups)


# ------------------------------------------------------------------------------------------------- cards and pieces


def things(w: PageWriter) -> str:
    told = w.numbers.count(max(each["told"] for each in w.found["levels"]))
    groups = sorted(w.found["things"], key=lambda group: (group["plain"], -interest(group, measure(w), w.levels)))
    content = [
        folded(escape(group["title"]), _group(w, group), opened=number < OPENED) for number, group in enumerate(groups)
    ]
    text = paragraph(w.say("things-text", told=told, mark=HERE))
    return section("things", w.say("things"), text, *(content or [paragraph(w.say("none"))]))


def interest(group: dict[str, Any], what: str, levels: list[str]) -> float:
    """How much there is to see: the differences of a group that are clearly not zero, in the strongest play."""
    for level in reversed(levels):
        found = [row["levels"][level][what] for row in group["rows"] if row["levels"][level][what]]
        if found:
            return sum(max(0.0, abs(each["mean"]) - CLEARLY * each["half"]) for each in found) + 1e-3 * len(found)
    return 0.0


def _strength(row: ChartRow, levels: list[str]) -> float | None:
    """The value in the strongest play for which one can be stated."""
    return next((value[0] for level in reversed(levels) if (value := row.values.get(level))), None)


def _group(w: PageWriter, group: dict[str, Any]) -> str:
    """The things in one place of a sentence, the most valuable first, those without a stated value last."""
    rows = [(value_row(row["name"], row, measure(w)), row) for row in group["rows"]]
    strengths = {row["name"]: _strength(plotted, w.levels) for plotted, row in rows}
    rows.sort(key=lambda pair: (strengths[pair[0].label] is None, -(strengths[pair[0].label] or 0.0)))
    table = _use_table(w, w.say("thing"), [(escape(row["name"]), row) for _, row in rows])
    shown = [plotted for plotted, _ in rows if strengths[plotted.label] is not None]
    if not shown:
        return paragraph(w.say("none")) + table
    hint = ""
    if len(shown) > 2 * SHOWN:
        hint = f'<p class="soft">{w.say("things-shown", count=SHOWN, total=len(shown))}</p>'
        shown = shown[:SHOWN] + shown[-SHOWN:]
    return w.figure(axis(w), value_plot(w, shown), table) + hint


# ---------------------------------------------------------------------------------------------------- first choices


def firsts(w: PageWriter) -> str:
    found = w.found["firsts"]
    rows = [value_row(row["name"], row, measure(w)) for row in found[:MOST_FIRSTS]]
    rows = [row for row in rows if any(row.values.values())]

    def cells(row: dict[str, Any], level: str) -> list[str]:
        each = row["levels"][level]
        won = NOTHING if each["won"] is None or w.solo else w.numbers.percent(each["won"]["wins"])
        return [w.numbers.percent(each["share"]), *([] if w.solo else [won]), *_difference(w, each)]

    heads = [w.say("chosen"), *([] if w.solo else [w.say("won")]), *_differences(w)]
    rows_of_table = [(escape(row["name"]), [cells(row, lv) for lv in w.levels]) for row in found]
    table = w.by_level(w.say("first"), heads, rows_of_table)
    text = paragraph(w.say("firsts-text", least=w.numbers.percent(TALKED_OF)))
    shown = w.figure(axis(w), value_plot(w, rows), table) if rows else paragraph(w.say("none")) + table
    return section("firsts", w.say("firsts"), text, shown)
