"""The plots, as SVG that is as wide as its place on the page: all horizontal positions are percentages.

So letters and marks keep their size on a phone. A level of play is told apart by colour and by the shape of its
mark (`.level-0` and so on; the colours are in the style sheet).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

LINE = 12  # height of one level within a row
MARKS = (
    "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z",  # circle
    "M-3.8-3.8h7.6v7.6h-7.6Z",  # square
    "M0-5.2L5.2 0L0 5.2L-5.2 0Z",  # diamond
    "M0-5L5 4H-5Z",  # triangle
)
MOST_TICKS = 6
BARS = 48  # at most, in a histogram


@dataclass(frozen=True)
class ChartRow:
    """A line of a plot: by level a value with half the width of its interval, or None."""

    label: str
    values: Mapping[str, tuple[float, float] | None]


def mark(number: int) -> str:
    """The mark of a level by itself, for a legend or a table's head."""
    return (
        f'<svg class="mark level-{number}" width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">'
        f'<path d="{MARKS[number % len(MARKS)]}"/></svg>'
    )


@dataclass(frozen=True)
class Scale:
    """From values to percentages of the width."""

    low: float
    high: float

    def __call__(self, value: float) -> float:
        return min(100.0, max(0.0, 100 * (value - self.low) / (self.high - self.low)))

    def ticks(self) -> list[float]:
        """Round numbers inside the scale."""
        rough = (self.high - self.low) / MOST_TICKS
        power = 10.0 ** floor(log10(rough))
        step = power * next(factor for factor in (1, 2, 2.5, 5, 10) if factor * power >= rough * 0.999)
        first = ceil(self.low / step - 1e-9)
        return [k * step for k in range(first, floor(self.high / step + 1e-9) + 1)]


def scale_of(rows: Sequence[ChartRow], reference: float | None, from_zero: bool) -> Scale:
    """Wide enough for all values; a few very wide intervals may be cut off rather than crush the rest."""
    found = [value for row in rows for value in row.values.values() if value]
    halves = sorted(half for _, half in found if half)
    usual = 1.2 * halves[int(0.8 * (len(halves) - 1))] if halves else 0.0
    ends = [mean + sign * min(half, usual) for mean, half in found for sign in (-1, 1)]
    ends += [] if reference is None else [reference]
    low, high = min(ends, default=0.0), max(ends, default=1.0)
    if from_zero:
        low = min(0.0, low)
    room = 0.05 * (high - low) or 0.5
    return Scale(0.0 if from_zero and low == 0.0 else low - room, high + room)


def strips(
    rows: Sequence[ChartRow],
    levels: Sequence[str],
    write: Callable[[float], str],
    tick: Callable[[float], str],
    reference: float | None = None,
    from_zero: bool = False,
) -> str:
    """One line per row, one mark with its interval per level. `write` says a value, `tick` a number on the axis."""
    scale = scale_of(rows, reference, from_zero)
    ticks = scale.ticks()
    height = LINE * len(levels) + 10
    grid = "".join(
        f'<line class="grid" x1="{scale(t):.2f}%" x2="{scale(t):.2f}%" y1="0" y2="{height}"/>' for t in ticks
    )
    if reference is not None:
        at = f"{scale(reference):.2f}%"
        grid += f'<line class="reference" x1="{at}" x2="{at}" y1="0" y2="{height}"/>'
    lines = []
    for row in rows:
        marks = "".join(
            _estimate(scale, value, 5 + LINE * (k + 0.5), k, f"{level}: {write(value[0])}")
            for k, level in enumerate(levels)
            if (value := row.values.get(level))
        )
        lines.append(
            f'<div class="row"><span class="label">{escape(row.label)}</span>'
            f'<svg class="strip" width="100%" height="{height}">{grid}{marks}</svg></div>'
        )
    axis = "".join(_tick(scale(t), tick(t)) for t in ticks)
    lines.append(f'<div class="row axis"><span></span><svg class="strip" width="100%" height="20">{axis}</svg></div>')
    return f'<div class="strips" aria-hidden="true">{"".join(lines)}</div>'


def _estimate(scale: Scale, value: tuple[float, float], y: float, level: int, said: str) -> str:
    """A mark with its interval; nested so that the mark has its own coordinates."""
    mean, half = value
    whisker = ""
    if half:
        left, right = scale(mean - half), scale(mean + half)
        whisker = f'<line class="whisker" x1="{left:.2f}%" x2="{right:.2f}%" y1="{y}" y2="{y}"/>'
    shape = MARKS[level % len(MARKS)]
    return (
        f'<g class="level-{level}"><title>{escape(said)}</title>{whisker}'
        f'<svg x="{scale(mean):.2f}%" y="{y}" overflow="visible"><path d="{shape}"/></svg></g>'
    )


def _tick(at: float, text: str) -> str:
    anchor = "start" if at < 4 else "end" if at > 96 else "middle"
    return f'<text x="{at:.2f}%" y="14" text-anchor="{anchor}">{escape(text)}</text>'


@dataclass(frozen=True)
class Histogram:
    """One distribution: its name, its values with their counts, and its quartiles."""

    label: str
    values: Sequence[int]
    counts: Sequence[int]
    quantiles: Mapping[str, int]


def histograms(shown: Sequence[Histogram], tick: Callable[[float], str], share: Callable[[float], str]) -> str:
    """Distributions under each other on one scale, each with a line for its quartiles and a mark on its median."""
    low, high = min(min(h.values) for h in shown), max(max(h.values) for h in shown)
    width = max(1, ceil((high - low + 1) / BARS))
    scale = Scale(low - 0.5 * width - 0.5, high + 0.5 * width + 0.5)
    ticks = scale.ticks()
    height, base = 92, 72
    grid = "".join(
        f'<line class="grid" x1="{scale(t):.2f}%" x2="{scale(t):.2f}%" y1="0" y2="{height}"/>' for t in ticks
    )
    rows = []
    for level, histogram in enumerate(shown):
        bars = _bars(histogram, low, width)
        total, tallest = sum(histogram.counts), max(bars.values())
        drawn = "".join(
            f'<rect x="{scale(start - 0.5):.2f}%" width="{scale(start + width - 0.5) - scale(start - 0.5):.2f}%" '
            f'y="{base - 66 * count / tallest:.1f}" height="{66 * count / tallest:.1f}">'
            f"<title>{start}{f'–{start + width - 1}' if width > 1 else ''}: {share(count / total)}</title></rect>"
            for start, count in sorted(bars.items())
        )
        quartiles = [scale(histogram.quantiles[q]) for q in ("25", "50", "75")]
        box = (
            f'<line class="whisker" x1="{quartiles[0]:.2f}%" x2="{quartiles[2]:.2f}%" y1="82" y2="82"/>'
            f'<svg x="{quartiles[1]:.2f}%" y="82" overflow="visible"><path d="{MARKS[level % len(MARKS)]}"/></svg>'
        )
        rows.append(
            f'<div class="row"><span class="label">{mark(level)}{escape(histogram.label)}</span>'
            f'<svg class="strip histogram level-{level}" width="100%" height="{height}">{grid}{drawn}{box}</svg></div>'
        )
    axis = "".join(_tick(scale(t), tick(t)) for t in ticks)
    rows.append(f'<div class="row axis"><span></span><svg class="strip" width="100%" height="20">{axis}</svg></div>')
    return f'<div class="strips" aria-hidden="true">{"".join(rows)}</div>'


def _bars(histogram: Histogram, low: int, width: int) -> dict[int, int]:
    bars: dict[int, int] = {}
    for value, count in zip(histogram.values, histogram.counts, strict=True):
        start = low + (value - low) // width * width
        bars[start] = bars.get(start, 0) + count
    return bars


def woods() -> str:
    """Hills and firs cut from paper, behind the title."""

    def hill(y: float, swing: float, phase: float) -> str:
        points = " ".join(f"{x},{y + swing * _wave(x / 160 + phase):.1f}" for x in range(0, 1201, 40))
        return f"0,150 {points} 1200,150"

    def firs(count: int, y: float, swing: float, phase: float, tall: float) -> str:
        path = ""
        for k in range(count):
            noise = (k * 0.618034 + phase) % 1
            x = (k + 0.3 + 0.5 * noise) * 1200 / count
            base, h = y + swing * _wave(x / 160 + phase) + 6, tall * (0.6 + 0.6 * noise)
            path += f"M{x - h * 0.3:.0f} {base:.0f}L{x:.0f} {base - h:.0f}L{x + h * 0.3:.0f} {base:.0f}Z"
        return path

    return (
        '<svg class="woods" viewBox="0 0 1200 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">'
        f'<g class="far"><polygon points="{hill(82, 14, 0)}"/><path d="{firs(26, 82, 14, 0, 50)}"/></g>'
        f'<g class="mid"><polygon points="{hill(108, 10, 2)}"/><path d="{firs(15, 108, 10, 2, 64)}"/></g>'
        f'<g class="near"><polygon points="{hill(134, 6, 4)}"/></g></svg>'
    )


def _wave(x: float) -> float:
    """A smooth wave between −1 and 1 without trigonometry's regularity."""
    whole = floor(x)
    part = x - whole
    heights = [((k * 7919) % 13) / 6 - 1 for k in (whole, whole + 1)]
    smooth = part * part * (3 - 2 * part)
    return heights[0] + (heights[1] - heights[0]) * smooth
