"""Tables for simulations, arenas and speeds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table as Grid

from sylvarium.kernel import Message
from sylvarium.simulation import Simulation
from sylvarium.simulation.measuring import Speed

if TYPE_CHECKING:
    from sylvarium.bots.results import Result


def summary(result: Simulation) -> RenderableType:
    """Seat by seat: wins with interval, score and its categories; then length and speed."""
    words = result.game.words("en")
    grid = Grid(header_style="dim")
    parts = [words.say(Message(f"score-{part.replace('_', '-')}")) for part in result.game.score_parts]
    for heading in ("seat", "wins", "score", "± sd", "5–95 %", *parts):
        grid.add_column(heading, justify="right", overflow="fold")
    for seat in range(result.seats):
        scores = result.scores[:, seat]
        low, high = (int(scores[scores.argsort()[int(share * (len(scores) - 1))]]) for share in (0.05, 0.95))
        grid.add_row(
            str(seat + 1),
            f"{result.wins[seat]:.1%} ± {result.win_interval()[seat]:.1%}",
            f"{scores.mean():.1f}",
            f"{scores.std():.1f}",
            f"{low}–{high}",
            *(f"{result.parts[:, seat, k].mean():.1f}" for k in range(len(parts))),
        )
    games, decisions = len(result.scores), result.decisions
    lines = (
        f"{games:,} games in {result.seconds:.2f} s: {games / result.seconds:,.0f} games/s, "
        f"{decisions.sum() / result.seconds:,.0f} decisions/s",
        f"length: {result.turns.mean():.1f} turns ({result.turns.min()}–{result.turns.max()}), "
        f"{decisions.mean():.1f} decisions ({decisions.min()}–{decisions.max()})",
    )
    return Group(grid, *lines)


def standings(result: Result) -> RenderableType:
    """The bots in order, and each against each."""
    table = Grid(header_style="dim")
    for heading in ("bot", "games", "wins", "95 %", "Elo", "95 %", "score", "ms/decision"):
        table.add_column(heading, justify="right")
    for each in sorted(result.standings(), key=lambda standing: -standing.elo):
        table.add_row(
            each.bot,
            str(each.games),
            f"{each.rate:.1%}",
            "–".join(f"{bound:.1%}" for bound in each.interval),
            f"{each.elo:.0f}",
            "–".join(f"{bound:.0f}" for bound in each.elo_interval),
            f"{each.score:.1f}",
            f"{each.milliseconds:.1f}",
        )
    duels = Grid(header_style="dim")
    for heading in ("bot", "before", "games", "rate", "95 %"):
        duels.add_column(heading, justify="right")
    for duel in result.duels():
        interval = "–".join(f"{bound:.1%}" for bound in duel.interval)
        duels.add_row(duel.bot, duel.other, str(duel.games), f"{duel.rate:.1%}", interval)
    return Group(table, duels)


def speeds(measured: Sequence[Speed]) -> RenderableType:
    """One line per game, narrow enough for a small terminal."""
    grid = Grid(title="one core, random play, most seats", header_style="dim")
    grid.add_column("game", no_wrap=True)
    for heading in (
        "seats",
        "bytes",
        "actions",
        "decisions a game",
        "decisions/s",
        "games/s",
        "from Python/s",
        "copies/s",
    ):
        grid.add_column(heading, justify="right", overflow="fold")
    for each in measured:
        rates = (each.compiled, each.games, each.stepped, each.copied)
        counts = (each.seats, each.bytes, each.actions, round(each.decisions_per_game))
        grid.add_row(each.key, *map(str, counts), *map(compact, rates))
    return grid


def compact(number: float) -> str:
    """10,500,000 as 10.5 M."""
    for size, unit in ((1e6, "M"), (1e3, "k")):
        if number >= size:
            return f"{number / size:.1f} {unit}"
    return f"{number:.0f}"
