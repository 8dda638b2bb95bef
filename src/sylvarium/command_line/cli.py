"""The command `sylvarium`. Heavy imports happen inside the commands, so that each starts quickly."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated

import typer

from sylvarium.command_line import admin_order, checking, openings, puzzles, shelf, studies
from sylvarium.command_line.shared import (
    FirstSeedOption,
    GameArgument,
    LanguageOption,
    OptionsOption,
    RayOption,
    SeatsOption,
    SeedOption,
    WorkersOption,
    at_once,
    cluster,
    console,
    found_game,
    named,
    refusals,
    working,
)

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Five board games on one digital table.")

app.command()(shelf.games)
app.add_typer(admin_order.app, name="admin")


@app.command(name="compile")
def compile_rules(
    only: Annotated[list[str] | None, typer.Argument(help="Games to compile; all by default.")] = None,
    workers: WorkersOption = None,
    modules: Annotated[bool, typer.Option(help="Do most of the work of `sylvarium wasm` at the same time.")] = False,
) -> None:
    """Compiles the rules of the games once, so that everything starts quickly afterwards."""
    from sylvarium.compiling import AFTERWARDS, STEPS, compile_all
    from sylvarium.games import GAMES

    if modules:
        from sylvarium.wasm.building import translate
    keys = only or list(GAMES)
    steps = (*STEPS, AFTERWARDS) if modules else STEPS
    for key in keys:
        found_game(key)
    began, done = time.perf_counter(), dict.fromkeys(keys, 0)
    with working("compiling rules", len(keys) * len(steps)) as advance:
        for key, name in compile_all(keys, at_once(workers, len(keys)), translate if modules else None):
            done[key] += 1
            advance(now=f"compiled {key}: {name}")
            if done[key] == len(steps):
                console.print(f"{key} is ready after {time.perf_counter() - began:.1f} s.")
        advance(0, "rules compiled")
    console.print(f"All ready after {time.perf_counter() - began:.1f} s.")


@app.command()
def wasm(
    only: Annotated[list[str] | None, typer.Argument(help="Games whose rules are wanted; all by default.")] = None,
    out: Annotated[Path | None, typer.Option(help="A folder; by default that of the web client.")] = None,
    workers: WorkersOption = None,
) -> None:
    """Builds the rules and bots of the games as WebAssembly modules, for browsers."""
    from sylvarium.games import GAMES
    from sylvarium.wasm.making import CLIENT, make_all

    keys = only or list(GAMES)
    for key in keys:
        found_game(key)
    with working("making modules", len(keys)) as advance:
        for made in make_all(keys, out or CLIENT, at_once(workers, len(keys))):
            advance(now=f"made {made.game}")
            sizes = f"{made.size / 1024:.1f} KB, {made.compressed / 1024:.1f} KB compressed"
            console.print(f"{made.file}: {sizes}, {made.seconds:.1f} s.")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="With `make play`: PORT=8001.")] = 8000,
    database: Annotated[str | None, typer.Option(help="A database URL; an SQLite file by default.")] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = False,
    modules: Annotated[bool, typer.Option(help="Build the modules for games on devices, if they are missing.")] = False,
) -> None:
    """Starts the play server: lobby, tables, bots."""
    from sylvarium.modes import interpret

    interpret("first")

    from sylvarium.command_line.modules import look_after
    from sylvarium.server.run import serve as run

    look_after(f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/", modules)
    run(host, port, database, open_browser)


@app.command()
def play(
    key: GameArgument,
    seats: SeatsOption = None,
    people: Annotated[int, typer.Option(help="How many of the seats people play here, starting with the first.")] = 1,
    level: Annotated[str, typer.Option(help="The level of the bots in the other seats.")] = "birch",
    seed: SeedOption = None,
    option: OptionsOption = None,
    language: LanguageOption = "en",
    resume: Annotated[Path | None, typer.Option(help="Continue a saved game.")] = None,
) -> None:
    """A game in the terminal, against bots or each other."""
    from sylvarium.modes import interpret

    apart = interpret("1")

    from sylvarium.command_line.terminal.session import Session, check_level
    from sylvarium.table import Table
    from sylvarium.table.saving import load

    with refusals():
        table = (
            load(json.loads(resume.read_text())) if resume else Table.new(found_game(key), seats, named(option), seed)
        )
        Session(console, table, list(range(people)), [check_level(level)] * table.seats, language, apart).play()


@app.command()
def watch(
    key: GameArgument,
    seats: SeatsOption = None,
    level: Annotated[str, typer.Option(help="The level of all bots.")] = "birch",
    seed: SeedOption = None,
    pause: Annotated[float, typer.Option(help="Seconds between turns; 0 waits for a key.")] = 1.0,
    language: LanguageOption = "en",
) -> None:
    """Bots play, step by step."""
    from sylvarium.command_line.terminal.face import picture, ranking
    from sylvarium.command_line.terminal.session import Session, check_level
    from sylvarium.table import Table

    table = Table.new(found_game(key), seats, seed=seed)
    session = Session(console, table, [], [check_level(level)] * table.seats, language)
    turn = 0
    while not table.over:
        seat = table.seat
        assert seat is not None
        table.play(session.thinker.choice(table, seat, level))
        if table.state.turn != turn or table.over:
            turn = table.state.turn
            session.tell(None)
            console.print(picture(table, None, session.names, language))
            time.sleep(pause) if pause else console.input("[dim]enter[/]")
    console.print(ranking(table, session.names, language))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A game saved by `sylvarium play`.")],
    at: Annotated[int | None, typer.Option(help="Show the table after this many actions.")] = None,
    seat: Annotated[int | None, typer.Option(help="As this seat saw it; by default as a spectator.")] = None,
    language: LanguageOption = "en",
) -> None:
    """The log of a saved game, and the table at any moment."""
    from sylvarium.command_line.terminal.face import picture, ranking
    from sylvarium.table.saving import load

    with refusals():
        table = load(json.loads(file.read_text()))
        shown = table if at is None else table.at(at)
    names = [f"Player {n + 1}" for n in range(table.seats)]
    words = table.game.words(language)
    for line in shown.log(seat):
        console.print(f"[dim]{line.number:>4}[/]", words.say(line.words, names))
    console.print(picture(shown, seat, names, language))
    if shown.over:
        console.print(ranking(shown, names, language))


@app.command()
def simulate(
    key: GameArgument,
    games: Annotated[int, typer.Option(help="How many random games.")] = 10_000,
    seats: SeatsOption = None,
    option: OptionsOption = None,
    seed: FirstSeedOption = 0,
    workers: WorkersOption = None,
    ray: RayOption = None,
) -> None:
    """Plays random games and sums them up: scores, win rates by seat, length, speed."""
    from sylvarium.command_line.terminal.summary import summary
    from sylvarium.simulation import simulate as run

    game = found_game(key)
    with working(f"{games:,} games of {key}", games) as advance:
        result = run(game, games, seats or game.seats[0], named(option), seed, workers, cluster(ray), advance)
    console.print(summary(result))


@app.command()
def arena(
    key: GameArgument,
    bots: Annotated[str, typer.Option(help="Levels separated by commas; oak:2000 is oak with 2000 iterations.")],
    games: Annotated[int, typer.Option(help="Games for every lineup.")] = 100,
    seats: SeatsOption = None,
    option: OptionsOption = None,
    seed: FirstSeedOption = 0,
    workers: WorkersOption = None,
    ray: RayOption = None,
    out: Annotated[Path | None, typer.Option(help="Where to write the results as JSON.")] = None,
) -> None:
    """Bots against each other with rotating seats: win rates with intervals, and an Elo table."""
    from sylvarium.bots.arena import compete
    from sylvarium.command_line.terminal.summary import standings

    found_game(key)
    with working(f"arena of {key}") as advance:
        result = compete(
            key,
            bots.split(","),
            games,
            seats=seats,
            options=named(option),
            seed=seed,
            workers=at_once(workers, games),
            ray=cluster(ray),
            progress=lambda done, total: advance(1, total=total),
        )
    console.print(standings(result))
    if out:
        result.save(out)
        console.print(f"Written to {out}.")


@app.command()
def bench(
    only: Annotated[list[str] | None, typer.Argument(help="Games to measure; all by default.")] = None,
    seconds: Annotated[float, typer.Option(help="How long to measure each figure.")] = 1.0,
) -> None:
    """Speed on this machine: decisions a second, compiled and from Python, and bytes of a state."""
    from sylvarium.command_line.terminal.summary import speeds
    from sylvarium.games import GAMES
    from sylvarium.simulation.measuring import measure

    console.print(speeds([measure(found_game(key), seconds) for key in only or GAMES]))


app.command()(checking.verify)
app.command()(studies.report)
app.command()(studies.export)
app.command()(puzzles.puzzles)
app.command()(openings.openings)


if __name__ == "__main__":
    app()
