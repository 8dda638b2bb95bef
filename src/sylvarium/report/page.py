"""The page: one HTML file that holds everything, from what was found."""

from __future__ import annotations

from html import escape
from typing import Any

from sylvarium.report.drawing import ChartRow, Histogram, histograms, strips, woods
from sylvarium.report.numbers import NOTHING
from sylvarium.report.page_of_use import actions, firsts, kinds, things
from sylvarium.report.parts import FOLDER, PageWriter, paragraph, section

CLEARLY = 2.5 / 1.96  # half intervals: beyond 2.5 standard errors, as several seats are looked at at once


def page(found: dict[str, Any], command: str) -> str:
    """The whole report. `command` is what it was made by."""
    w = PageWriter(found)
    sections = {
        "glance": glance(w),
        **({} if w.solo else {"wins": wins(w)}),
        "scores": scores(w),
        "parts": parts(w),
        "length": length(w),
        **({} if w.solo else {"ties": ties(w)}),
        "kinds": kinds(w),
        "things": things(w),
        "firsts": firsts(w),
        "every-action": actions(w),
    }
    links = "".join(f'<li><a href="#{id}">{w.say(id)}</a></li>' for id in sections)
    made = w.say("made", command="\0", version=found["version"]).replace("\0", f"<code>{escape(command)}</code>")
    return (
        f'<!doctype html><html lang="{found["language"]}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{w.say('title')} – {escape(found['name'])}</title><style>{_sheet()}</style></head>"
        f'<body class="{found["game"]}"><header>{woods()}<div><p class="kicker">{w.say("title")}</p>'
        f'<h1>{escape(found["name"])}</h1><p class="soft">{_setting(w)}</p></div></header>'
        f'<main><nav aria-label="{w.say("contents")}"><ul>{links}</ul></nav>{"".join(sections.values())}</main>'
        f"<footer><p>{w.say('how')}</p><p>{made}</p></footer></body></html>\n"
    )


def _sheet() -> str:
    return (FOLDER / "sheet.css").read_text(encoding="utf-8")


def _setting(w: PageWriter) -> str:
    played = " · ".join(
        w.say("played", level="\0", games=w.numbers.count(each["games"])).replace("\0", w.level(each["level"]))
        for each in w.found["levels"]
    )
    options = "".join(f" · {escape(name)}: {escape(choice)}" for name, choice in w.found["options_in_words"])
    return f"{w.say('of', players=w.found['seats'])}{options}<br>{played}"


# -------------------------------------------------------------------------------------------------- at a glance


def glance(w: PageWriter) -> str:
    """Four short answers, from the strongest play there is."""
    level = w.levels[-1]
    cards = [_seats_card(w, level), _points_card(w, level), _length_card(w, level), *_close_card(w, level)]
    shown = "".join(
        f'<div><dt>{title}</dt><dd class="value">{value}</dd><dd class="soft">{text}</dd></div>'
        for title, value, text in cards
        if value
    )
    by = w.say("glance-by", games=w.games(level), level="\0").replace("\0", w.level(level))
    return section("glance", w.say("glance"), f'<p class="soft">{by}</p><dl class="glance">{shown}</dl>')


def _seats_card(w: PageWriter, level: str) -> tuple[str, str, str]:
    title, seats = w.say("glance-seats"), w.found["wins"][level]
    if w.solo:
        return title, "1", w.say("glance-solo-text")
    fair = 1 / len(seats)

    def sureness(seat: int) -> float:
        rate = seats[seat]["wins"]
        return abs(rate["mean"] - fair) / rate["half"] if rate["half"] else 0.0

    oddest = max(range(len(seats)), key=sureness)
    even = w.numbers.percent(fair)
    if sureness(oddest) < CLEARLY:
        return title, w.say("glance-fair"), w.say("glance-fair-text", fair=even, games=w.games(level))
    rate = seats[oddest]["wins"]
    which = w.say("glance-more" if rate["mean"] > fair else "glance-less", seat=w.seat(oddest))
    return title, which, w.say("glance-seat-text", rate=w.numbers.share(rate), fair=even)


def _points_card(w: PageWriter, level: str) -> tuple[str, str, str]:
    at, best = w.found["scores"][level]["quantiles"], w.found["best"][level]["quantiles"]
    low, median, high = (w.numbers.count(at[q]) for q in ("25", "50", "75"))
    text = w.say("glance-points-text", low=low, high=high, best=w.numbers.count(best["50"]))
    return w.say("glance-points"), w.say("glance-points-value", median=median), text


def _length_card(w: PageWriter, level: str) -> tuple[str, str, str]:
    decisions, turns = w.found["decisions"][level], w.found["turns"][level]
    value = w.say("glance-length-value", decisions=w.numbers.count(decisions["mean"]))
    return w.say("glance-length"), value, w.say("glance-length-text", turns=w.numbers.count(turns["mean"]))


def _close_card(w: PageWriter, level: str) -> list[tuple[str, str, str]]:
    ties = w.found["ties"][level]
    if ties["margin"] is None:
        return []
    value = w.say("glance-close-value", margin=w.numbers.number(ties["margin"]))
    text = w.say("glance-close-text", shared=w.numbers.percent(ties["shared"]["mean"]))
    return [(w.say("glance-close"), value, text)]


# -------------------------------------------------------------------------------------------- results and length


def wins(w: PageWriter) -> str:
    found, seats = w.found["wins"], range(w.found["seats"])
    rows = [
        ChartRow(
            w.seat(seat), {lv: (found[lv][seat]["wins"]["mean"], found[lv][seat]["wins"]["half"]) for lv in w.levels}
        )
        for seat in seats
    ]
    plot = strips(rows, w.levels, w.numbers.percent, _whole_percent(w), reference=1 / len(seats))
    cells = {
        seat: [
            [w.numbers.share(found[lv][seat]["wins"]), w.numbers.points(found[lv][seat]["points"])] for lv in w.levels
        ]
        for seat in seats
    }
    heads = [w.say("win-rate"), w.say("mean-points")]
    table = w.by_level(w.say("seat"), heads, [(w.seat(seat), cells[seat]) for seat in seats])
    return section("wins", w.say("wins"), paragraph(w.say("wins-text")), w.figure(w.say("wins-axis"), plot, table))


def _whole_percent(w: PageWriter) -> Any:
    return lambda value: w.numbers.percent(value, 0)


def _distribution(w: PageWriter, title: str, found: dict[str, Any]) -> str:
    """Histograms on one scale, with quantiles as their table."""
    shown = [
        Histogram(w.level(lv), found[lv]["values"], found[lv]["counts"], found[lv]["quantiles"]) for lv in w.levels
    ]
    if len({value for each in shown for value in each.values}) == 1:
        return f"<h3>{title}</h3>" + paragraph(w.say("length-same", count=w.numbers.count(shown[0].values[0])))
    names = {"0": w.say("least"), "100": w.say("most")}
    rows = [
        (
            names.get(q) or w.say("quantile", percent=w.numbers.percent(int(q) / 100, 0)),
            [[w.numbers.count(found[lv]["quantiles"][q])] for lv in w.levels],
        )
        for q in found[w.levels[0]]["quantiles"]
    ]
    rows += [(w.say(name), [[w.numbers.number(found[lv][name])] for lv in w.levels]) for name in ("mean", "spread")]
    plot = histograms(shown, w.numbers.count, w.numbers.percent)
    return w.figure(title, plot, w.by_level(w.say("measure"), [""], rows), legend=False)


def scores(w: PageWriter) -> str:
    plot = _distribution(w, w.say("scores"), w.found["scores"])
    return section("scores", w.say("scores"), paragraph(w.say("scores-text")), plot)


def parts(w: PageWriter) -> str:
    found = w.found["parts"]
    rows = [ChartRow(part["name"], {lv: (part["levels"][lv]["mean"], 0.0) for lv in w.levels}) for part in found]
    plot = strips(rows, w.levels, w.numbers.number, w.numbers.count, from_zero=True)
    columns = {"mean": "all", "spread": "spread", **({} if w.solo else {"winners": "winners"})}
    table = w.by_level(
        w.say("part"),
        [w.say(head) for head in columns.values()],
        [
            (
                escape(part["name"]),
                [[w.numbers.number(part["levels"][lv][name]) for name in columns] for lv in w.levels],
            )
            for part in found
        ],
    )
    return section("parts", w.say("parts"), paragraph(w.say("parts-text")), w.figure(w.say("parts-axis"), plot, table))


def length(w: PageWriter) -> str:
    content = [
        _distribution(w, w.say(f"length-{name}"), w.found[name]) + f'<p class="soft">{w.say(f"length-{name}-text")}</p>'
        for name in ("decisions", "turns")
    ]
    return section("length", w.say("length"), *content)


def ties(w: PageWriter) -> str:
    found = w.found["ties"]
    shared = {lv: (found[lv]["shared"]["mean"], found[lv]["shared"]["half"]) for lv in w.levels}
    plot = strips([ChartRow(w.say("shared"), shared)], w.levels, w.numbers.percent, w.numbers.percent, from_zero=True)
    margins = [NOTHING if (m := found[lv]["margin"]) is None else w.numbers.number(m) for lv in w.levels]
    table = w.by_level(
        w.say("measure"),
        [""],
        [
            (w.say("shared"), [[w.numbers.share(found[lv]["shared"])] for lv in w.levels]),
            (w.say("margin"), [[margin] for margin in margins]),
        ],
    )
    return section("ties", w.say("ties"), paragraph(w.say("ties-text")), w.figure(w.say("shared"), plot, table))
