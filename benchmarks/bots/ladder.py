"""The ladder of the bots: plays it, and writes it with its pictures into docs/bots.md.

python benchmarks/bots/ladder.py                        # every game, 200 games per pair of neighbours
python benchmarks/bots/ladder.py --only builders        # one game
python benchmarks/bots/ladder.py --pairs ancient-oak    # one pair; the kept results of the others stay
python benchmarks/bots/ladder.py --play-only            # play and keep the results, but write no page
python benchmarks/bots/ladder.py --page-only            # play nothing, write the page from the kept results

To play on another machine, `--play-only --results FOLDER` there (NumPy and Numba are enough, with `src` in
PYTHONPATH), copy the folder's contents to benchmarks/bots/results, and `--page-only` here.
"""

from __future__ import annotations

import argparse
import re
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

from pairs import Pair, place_of, play, together

from sylvarium.bots import LEVELS
from sylvarium.bots.arena import compete
from sylvarium.games import GAMES, game
from sylvarium.kernel import Message

HERE = Path(__file__).parent
DOCS = HERE.parent.parent / "docs"
LADDER: tuple[Pair, ...] = tuple(pairwise(("random", *LEVELS)))
PAIR_NAMES = {f"{stronger}-{weaker}": (weaker, stronger) for weaker, stronger in LADDER}


def play_all(given: argparse.Namespace) -> None:
    """Plays what was asked for, pair by pair."""
    chosen = [PAIR_NAMES[name] for name in given.pairs or PAIR_NAMES]
    for key in given.only or GAMES:
        compete(key, ["random", "birch"], 2, seats=2)  # compiled once here, then loaded by all workers
        for pair in chosen:
            title = f"{key} {pair[1]} over {pair[0]}"
            file = place_of(given.results, key, pair)
            play(file, key, pair, given.games, given.workers, given.seed, lambda *now, title=title: show(title, *now))


def show(title: str, done: int, total: int) -> None:
    """The progress, on one line of the terminal."""
    print(f"\r{title}: {done} of {total} games", end="\n" if done == total else "", file=sys.stderr, flush=True)


def kept(folder: Path) -> dict[str, dict[str, Any]]:
    """The kept results by game, in the order of the registry."""
    found = {key: together(folder, key, LADDER) for key in GAMES}
    return {key: result for key, result in found.items() if result}


def percent(rate: float) -> str:
    return f"{100 * rate:.0f} %"


def ladder_table(results: dict[str, dict]) -> str:
    """One line per pair of neighbours: how often the stronger one won, with its interval."""
    lines = ["| game | pair | games | won | 95 % interval |", "| --- | --- | --- | --- | --- |"]
    for key, result in results.items():
        title = game(key).words("en").say(Message("game-name"))
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
        title = game(key).words("en").say(Message("game-name"))
        for bot in result["bots"]:
            low, high = bot["elo_interval"]
            lines.append(
                f"| {title} | {bot['bot']} | {bot['elo']:.0f} | {low:.0f} to {high:.0f} | {bot['score']:.1f} "
                f"| {bot['milliseconds']:.3g} |"
            )
    return "\n".join(lines)


def write_page(results: dict[str, dict]) -> None:
    """Replaces what stands between the marks of docs/bots.md."""
    page = DOCS / "bots.md"
    text = page.read_text(encoding="utf-8")
    for mark, table in (("ladder", ladder_table(results)), ("ratings", rating_table(results))):
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

    results = kept(folder)
    write_page(results)
    if results:
        pictures.parts(results, DOCS / "pictures" / "bots-parts.svg")
        pictures.strength(results, DOCS / "pictures" / "bots-strength.svg")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", choices=GAMES, help="a game; may be given several times")
    parser.add_argument("--pairs", action="append", choices=PAIR_NAMES, help="a pair; may be given several times")
    parser.add_argument("--games", type=int, default=200, help="games per pair")
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
