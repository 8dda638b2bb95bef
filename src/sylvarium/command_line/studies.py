"""For designers and researchers: balance reports and games as data."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sylvarium.command_line.shared import (
    FirstSeedOption,
    GameArgument,
    LanguageOption,
    OptionsOption,
    RayOption,
    WorkersOption,
    at_once,
    cluster,
    console,
    found_game,
    named,
    refusals,
    working,
)

if TYPE_CHECKING:
    from sylvarium.report import Study

SeatsOption = Annotated[int | None, typer.Option(help="How many players; by default the most possible.")]


def report(
    key: GameArgument,
    seats: SeatsOption = None,
    games: Annotated[int, typer.Option(help="Random games; 0 leaves them out.")] = 10_000,
    greedy: Annotated[int, typer.Option(help="Games of birch, which looks one step ahead; 0 leaves them out.")] = 500,
    searched: Annotated[int, typer.Option(help="Games of the search bot; 0 leaves them out.")] = 100,
    level: Annotated[str, typer.Option(help="The search bot; oak:2000 is oak with 2000 iterations.")] = "oak",
    option: OptionsOption = None,
    seed: FirstSeedOption = 0,
    workers: WorkersOption = None,
    ray: RayOption = None,
    language: LanguageOption = "en",
    out: Annotated[Path | None, typer.Option(help="The page; by default report-GAME.html.")] = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="Also write all numbers as JSON.")] = None,
) -> None:
    """Plays many games at random, greedily and with search, and writes the results as one HTML page."""
    game = found_game(key)

    from sylvarium.bots import bot
    from sylvarium.report import Study, collect, findings, page
    from sylvarium.report.collecting import games_of

    target = out or Path(f"report-{key}.html")
    with refusals():
        bot(level)
        game.words(language)
        levels = games_of([("random", games), ("birch", greedy), (level, searched)])
        plan = Study(key, game.seats[-1] if seats is None else seats, levels, seed, named(option))
        for file in filter(None, (target, json_file)):
            check_place(file)
    with working(f"games of {key}", sum(levels.values())) as advance:
        tallies = collect(
            plan,
            at_once(workers, len(plan.pieces())),
            cluster(ray),
            lambda done, by: advance(done, f"{key}: {by}"),
        )
    found = findings(plan, tallies, language)
    target.write_text(page(found, _command(plan, language)), encoding="utf-8")
    console.print(f"Written to {target}.")
    if json_file:
        json_file.write_text(json.dumps(found, ensure_ascii=False, indent=1), encoding="utf-8")
        console.print(f"All numbers in {json_file}.")


def check_place(file: Path) -> None:
    """A place that cannot be written to should be known now, not after an hour of play. Nothing is left behind."""
    new = not file.exists()
    file.open("a").close()
    if new:
        file.unlink()


def _command(plan: Study, language: str) -> str:
    """The command that makes the same report."""
    levels = dict(plan.levels)
    parts = ["sylvarium", "report", plan.game, "--seats", str(plan.seats)]
    parts += ["--games", str(levels.pop("random", 0)), "--greedy", str(levels.pop("birch", 0))]
    for level, games in levels.items():
        parts += ["--searched", str(games), "--level", level]
    if not levels:
        parts += ["--searched", "0"]
    for name, choice in plan.options.items():
        parts += ["--option", f"{name}={choice}"]
    parts += ["--seed", str(plan.seed)] if plan.seed else []
    parts += ["--language", language] if language != "en" else []
    return shlex.join(parts)


def export(
    key: GameArgument,
    out: Annotated[Path, typer.Option(help="The Parquet file.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seats: SeatsOption = None,
    level: Annotated[str, typer.Option(help="Who plays all seats: random, or a bot such as birch.")] = "random",
    option: OptionsOption = None,
    seed: FirstSeedOption = 0,
    observations: Annotated[bool, typer.Option(help="Also what the deciding seat knows, as numbers.")] = False,
    workers: WorkersOption = None,
    ray: RayOption = None,
) -> None:
    """Plays games and writes every decision with its legal actions and its outcome to a Parquet file."""
    game = found_game(key)

    from sylvarium.research.export import export as run

    with working(f"{games:,} games of {key}", games) as advance:
        rows = run(
            game,
            out,
            games,
            seats,
            level,
            seed,
            named(option),
            observations,
            at_once(workers, games),
            cluster(ray),
            advance,
        )
    console.print(f"{rows:,} decisions of {games:,} games written to {out}.")
