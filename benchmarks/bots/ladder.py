"""The ladder of the bots: plays it, and writes it with its pictures into docs/bots.md.

python benchmarks/bots/ladder.py                        # every game, 200 games per pair of neighbours
python benchmarks/bots/ladder.py --only builders        # one game
python benchmarks/bots/ladder.py --pairs ancient-oak    # one pair; the kept results of the others stay
python benchmarks/bots/ladder.py --seats 3 --games 60   # at larger tables
python benchmarks/bots/ladder.py --seconds 600          # begins no game after ten minutes
python benchmarks/bots/ladder.py --play-only            # play and keep the results, but write no page
python benchmarks/bots/ladder.py --page-only            # play nothing, write the page from the kept results

The games of all pairs are played in turn, so that all cores are busy to the end, and every pair is played as often
as the others wherever the time ends. To play on another machine, `--play-only --results FOLDER` there (NumPy and Numba
are enough, with `src` in PYTHONPATH), copy the folder's contents to benchmarks/bots/results, and `--page-only` here.
"""

from __future__ import annotations

import argparse
import re
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

from pairs import Pair, Rung, keep, kept, play, together

from sylvarium.bots import LEVELS
from sylvarium.bots.arena import ArenaGame, compete
from sylvarium.games import GAMES, game
from sylvarium.kernel import Message

HERE = Path(__file__).parent
DOCS = HERE.parent.parent / "docs"
# Neighbours, and two steps at once where a level has come between them: what was played before still counts.
LADDER: tuple[Pair, ...] = (*pairwise(("random", *LEVELS)), ("oak", "ancient"))
PAIR_NAMES = {f"{stronger}-{weaker}": (weaker, stronger) for weaker, stronger in LADDER}
LARGER = (3, 4)  # tables in the second table of the page


def play_all(given: argparse.Namespace) -> None:
    """Plays what was asked for, and keeps every pair with all its games so far."""
    chosen = [PAIR_NAMES[name] for name in given.pairs or PAIR_NAMES]
    games = given.only or GAMES
    for key in games:
        compete(key, ["random", "birch"], 2, seats=2)  # compiled once here, then loaded by all workers
    rungs = [Rung(key, pair, given.seats) for key in games if given.seats in game(key).seats for pair in chosen]
    found: dict[Rung, list[ArenaGame]] = {rung: [] for rung in rungs}
    for rung, outcome in play(rungs, given.games, given.workers, given.seed, given.seconds, show):
        found[rung].append(outcome)
        keep(given.results, rung, found[rung], given.seed)


def show(done: int, total: int) -> None:
    """The progress, on one line of the terminal."""
    print(f"\r{done} of {total} games", end="\n" if done == total else "", file=sys.stderr, flush=True)


def by_game(folder: Path) -> dict[str, dict[str, Any]]:
    """The kept results of two players by game, in the order of the registry."""
    found = {key: together(folder, key, LADDER) for key in GAMES}
    return {key: result for key, result in found.items() if result}


def title_of(key: str) -> str:
    return game(key).words("en").say(Message("game-name"))


def percent(rate: float) -> str:
    return f"{100 * rate:.0f} %"


def ladder_table(results: dict[str, dict]) -> str:
    """One line per pair of neighbours: how often the stronger one won, with its interval."""
    lines = ["| game | pair | games | won | 95 % interval |", "| --- | --- | --- | --- | --- |"]
    for key, result in results.items():
        title = title_of(key)
        for duel in result["duels"]:
            low, high = duel["interval"]
            lines.append(
                f"| {title} | {duel['bot']} over {duel['other']} | {duel['games']} | {percent(duel['rate'])} "
                f"| {percent(low)} to {percent(high)} |"
            )
    return "\n".join(lines)


def rating_table(results: dict[str, dict]) -> str:
    """One line per bot: rating, mean points, time per decision."""
    lines = ["| game | bot | Elo | 95 % interval | points | ms per decision |", "| --- | --- | --- | --- | --- | --- |"]
    for key, result in results.items():
        title = title_of(key)
        for bot in result["bots"]:
            low, high = bot["elo_interval"]
            lines.append(
                f"| {title} | {bot['bot']} | {bot['elo']:.0f} | {low:.0f} to {high:.0f} | {bot['score']:.1f} "
                f"| {bot['milliseconds']:.3g} |"
            )
    return "\n".join(lines)


def larger_table(folder: Path) -> str:
    """How often the stronger of a pair came first with three seats, one of them its own, and with four, two of them."""
    lines = ["| game | pair | " + " | ".join(f"{seats} seats: games | first" for seats in LARGER) + " |"]
    lines.append("| --- | --- |" + " --- | --- |" * len(LARGER))
    for key in GAMES:
        for pair in LADDER:
            found = {each["settings"]["seats"]: each for each in kept(folder, [Rung(key, pair, n) for n in LARGER])}
            if found:
                cells = [first_places(found.get(seats), pair[1]) for seats in LARGER]
                lines.append(f"| {title_of(key)} | {pair[1]} over {pair[0]} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def first_places(result: dict[str, Any] | None, bot: str) -> str:
    """The games of a result, and in how many of them a bot came first, with the interval."""
    if result is None:
        return "– | –"
    line = next(each for each in result["bots"] if each["bot"] == bot)
    low, high = line["interval"]
    return f"{line['games']} | {percent(line['rate'])} ({percent(low)} to {percent(high)})"


def write_page(tables: dict[str, str]) -> None:
    """Replaces what stands between the marks of docs/bots.md."""
    page = DOCS / "bots.md"
    text = page.read_text(encoding="utf-8")
    for mark, table in tables.items():
        text, count = re.subn(
            rf"(<!-- {mark} -->\n).*?(<!-- end of {mark} -->)",
            lambda found, table=table: f"{found[1]}{table}\n{found[2]}",
            text,
            flags=re.DOTALL,
        )
        if count != 1:
            raise SystemExit(f"{page} has no place marked {mark!r}")
    page.write_text(text, encoding="utf-8")


def write_all(folder: Path) -> None:
    """The page and its pictures from the kept results."""
    import pictures  # Matplotlib is not needed to play

    results = by_game(folder)
    write_page({"ladder": ladder_table(results), "larger": larger_table(folder), "ratings": rating_table(results)})
    if results:
        pictures.parts(results, DOCS / "pictures" / "bots-parts.svg")
        pictures.strength(results, DOCS / "pictures" / "bots-strength.svg")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", choices=GAMES, help="a game; may be given several times")
    parser.add_argument("--pairs", action="append", choices=PAIR_NAMES, help="a pair; may be given several times")
    parser.add_argument("--games", type=int, default=200, help="games per pair")
    parser.add_argument("--seats", type=int, default=2, help="at every table")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="after which no game is begun")
    parser.add_argument("--workers", type=int, default=2, help="processes that share the games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--results", type=Path, default=HERE / "results", help="where results are kept")
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--play-only", action="store_true", help="write no page")
    only.add_argument("--page-only", action="store_true", help="play nothing")
    given = parser.parse_args()
    if not given.page_only:
        play_all(given)
    if not given.play_only:
        write_all(given.results)


if __name__ == "__main__":
    main()
