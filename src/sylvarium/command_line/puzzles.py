"""Finding puzzles in bot games."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from sylvarium.command_line.shared import (
    FirstSeedOption,
    GameArgument,
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
from sylvarium.command_line.studies import check_place


def puzzles(
    key: GameArgument,
    games: Annotated[int, typer.Option(min=1, help="Bot games to look through at most.")] = 100,
    count: Annotated[int, typer.Option(min=1, help="How many puzzles the file should have in the end.")] = 40,
    seconds: Annotated[float | None, typer.Option(min=1, help="Start nothing new after this time.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many players; by default every number in turn.")] = None,
    option: OptionsOption = None,
    seed: FirstSeedOption = 0,
    workers: WorkersOption = None,
    ray: RayOption = None,
    again: Annotated[bool, typer.Option(help="First look again at what the file has, with today's bots.")] = False,
    out: Annotated[Path | None, typer.Option(help="The file, by default puzzles-GAME.json; it is added to.")] = None,
) -> None:
    """Finds decisions with one clearly best choice in bot games, checks them, rates them and writes them down."""
    game = found_game(key)

    from sylvarium.bots.puzzling import found, found_again, hunts, varied
    from sylvarium.learning.puzzles import Collection, read

    target = out or Path(f"puzzles-{key}.json")
    with refusals():
        check_place(target)
        kept = read(target) if target.exists() else Collection(version=game.version)
        for number, each in enumerate(kept.puzzles, 1):
            if not each.is_current(game):
                raise ValueError(f"puzzle {number} of {target} was made for other rules: begin another file")
    if again:
        still = tuple(found_again(game, kept.puzzles, at_once(workers, len(kept.puzzles)), cluster(ray)))
        console.print(f"{len(still)} of {len(kept.puzzles)} are puzzles for today's bots, too.")
        kept = Collection(version=game.version, games=kept.games, puzzles=still)
        target.write_text(kept.written(), encoding="utf-8")
    with refusals():
        until = None if seconds is None else time.time() + seconds
        planned = hunts(game, seats, named(option), seed, range(kept.games, kept.games + games), until)
    began, looked, collected = time.perf_counter(), kept.games, list(kept.puzzles)
    with working(f"puzzles of {key}", games) as advance:
        for puzzles_of_a_game in found(planned, at_once(workers, games), cluster(ray)):
            if puzzles_of_a_game is None or len(collected) >= count:
                break
            looked, collected = looked + 1, varied(collected + puzzles_of_a_game)
            written = Collection(version=game.version, games=looked, puzzles=tuple(collected)).written()
            target.write_text(written, encoding="utf-8")
            advance(1, f"{key}: {len(collected)} puzzles")
    ratings = Counter(each.rating for each in collected)
    told = ", ".join(f"{ratings[rating]} of rating {rating}" for rating in sorted(ratings)) or "none"
    new = len(collected) - len(kept.puzzles)
    console.print(f"{new} puzzles found in {looked - kept.games} games, {time.perf_counter() - began:.0f} s.")
    console.print(f"{target} has {len(collected)}: {told}.")
