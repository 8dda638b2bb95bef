"""The ladder of the bots: plays it, and writes it with its pictures into docs/bots.md.

python benchmarks/bots/ladder.py                      # every game, 200 games per pair of neighbours
python benchmarks/bots/ladder.py --only builders      # one game
python benchmarks/bots/ladder.py --up-to oak          # without the level that takes longest
python benchmarks/bots/ladder.py --games 0            # play nothing, write the page from the kept results
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path

import pictures
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sylvarium.bots import LEVELS
from sylvarium.bots.arena import compete
from sylvarium.games import GAMES, game
from sylvarium.kernel import Message

HERE = Path(__file__).parent
KEPT = HERE / "results"
DOCS = HERE.parent.parent / "docs"
CURVE = ("birch", "oak:50", "oak:100", "oak:200", "oak:400", "oak:800", "oak:1600", "oak:3200")


def play(key: str, kind: str, bots: tuple[str, ...], games: int, workers: int, seed: int) -> None:
    """Plays neighbours against each other and keeps what came out, without the single games."""
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()) as shown:
        task = shown.add_task(f"{key} {kind}", total=games * (len(bots) - 1))
        result = compete(
            key,
            bots,
            games,
            seats=2,
            seed=seed,
            neighbours=True,
            workers=workers,
            progress=lambda done, total: shown.update(task, completed=done, total=total),
        )
    summary = {name: part for name, part in result.to_json().items() if name != "games"}
    KEPT.mkdir(exist_ok=True)
    (KEPT / f"{kind}-{key}.json").write_text(json.dumps(summary, indent=1) + "\n", encoding="utf-8")


def kept(kind: str) -> dict[str, dict]:
    """The kept results of a kind by game, in the order of the registry."""
    found = {key: KEPT / f"{kind}-{key}.json" for key in GAMES}
    return {key: json.loads(path.read_text(encoding="utf-8")) for key, path in found.items() if path.exists()}


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", choices=GAMES, help="a game; may be given several times")
    parser.add_argument("--games", type=int, default=200, help="games per pair; 0 only writes the page")
    parser.add_argument("--curve-games", type=int, default=100, help="games per pair for strength against time")
    parser.add_argument("--up-to", choices=LEVELS, default=LEVELS[-1], help="the strongest level that plays")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.games:
        for key in given.only or GAMES:
            play(
                key,
                "ladder",
                ("random", *LEVELS[: LEVELS.index(given.up_to) + 1]),
                given.games,
                given.workers,
                given.seed,
            )
            if given.curve_games:
                play(key, "curve", CURVE, given.curve_games, given.workers, given.seed)
    results = kept("ladder")
    write_page(results)
    pictures.parts(results, DOCS / "pictures" / "bots-parts.svg")
    pictures.strength(kept("curve"), DOCS / "pictures" / "bots-strength.svg")


if __name__ == "__main__":
    main()
