"""How openings do, from games of bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from sylvarium.command_line.shared import (
    FirstSeedOption,
    GameArgument,
    RayOption,
    WorkersOption,
    at_once,
    cluster,
    console,
    found_game,
    refusals,
    working,
)
from sylvarium.command_line.studies import check_place


def openings(
    key: GameArgument,
    games: Annotated[int, typer.Option(min=1, help="Games with every number of players.")] = 100,
    level: Annotated[str, typer.Option(help="Who plays them.")] = "oak",
    seed: FirstSeedOption = 1,
    workers: WorkersOption = None,
    ray: RayOption = None,
    out: Annotated[Path | None, typer.Option(help="The file, by default openings-GAME.json.")] = None,
) -> None:
    """Plays games of bots and counts how often each first choice was made, and how often it won."""
    game = found_game(key)

    from sylvarium.bots.levels import plan_of
    from sylvarium.bots.opening_games import count_openings

    target = out or Path(f"openings-{key}.json")
    with refusals():
        check_place(target)
        plan_of(level)
    total = games * sum(count > 1 for count in game.seats)
    with working(f"openings of {key}", total) as advance:
        found = count_openings(game, level, games, seed, at_once(workers, total), cluster(ray), lambda: advance(1))
    target.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")
    console.print(f"{target}: first choices of {total} games.")
