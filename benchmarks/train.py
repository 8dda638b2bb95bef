"""Learns a game by self-play, meets the bots on the way, and keeps the weights and the curve.

python benchmarks/train.py builders --minutes 5 --out trained      # writes trained/builders.npz and builders.json
python benchmarks/train.py builders --plot trained/builders.json   # draws docs/pictures/training-builders.svg
"""

from __future__ import annotations

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

OTHERS = ("birch", "oak")
DOCS = Path(__file__).parent.parent / "docs"


def meet(key: str, network, other: str, games: int, seed: int, workers: int = 1) -> dict:
    """Games of the network alone, without search, against a bot."""
    from sylvarium.bots.arena import compete
    from sylvarium.bots.network import Learner

    result = compete(key, [Learner("trained", network), other], games, seats=2, seed=seed, workers=workers)
    line = next(each for each in result.standings() if each.bot == "trained")
    return {
        "other": other,
        "games": line.games,
        "rate": line.rate,
        "interval": list(line.interval),
        "milliseconds": line.milliseconds,
    }


def learn(key: str, course, folder: Path, seed: int, every: float, games: int) -> None:
    """Trains here, while other processes let what has been learnt so far meet the bots."""
    from sylvarium.games import game as game_by_key
    from sylvarium.research.training import numbers_of, train

    game, curve, due = game_by_key(key), [], [0.0]
    folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(2 * len(OTHERS), get_context("spawn")) as arena:

        def report(seconds, study, losses) -> None:
            if seconds < due[0]:
                return
            due[0] = seconds + every
            network = study.net.for_play(game)
            network.save(folder / f"{key}.npz")
            meetings = {other: arena.submit(meet, key, network, other, games, 1000) for other in OTHERS}
            curve.append({"seconds": seconds, "decisions": study.decisions, **losses, **meetings})
            print(f"{seconds:6.1f} s, {study.decisions / 1e6:8.1f} M decisions, {losses}", flush=True)

        network = train(game, course, seed, report)
        network.save(folder / f"{key}.npz")
        for point in curve:
            point.update({other: point[other].result() for other in OTHERS})
            rates = ", ".join(f"{other} {point[other]['rate']:.0%}" for other in OTHERS)
            print(f"{point['seconds']:6.1f} s: {rates}", flush=True)
    final = [meet(key, network, other, 4 * games, 2000, os.cpu_count() or 1) for other in OTHERS]
    print(*final, sep="\n", flush=True)
    kept = {
        "game": key,
        "version": game.version,
        "weights": numbers_of(network),
        "course": vars(course),
        "curve": curve,
        "final": final,
    }
    (folder / f"{key}.json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def plot(path: Path) -> None:
    """Win rate against the bots over the minutes of training."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    kept = json.loads(path.read_text(encoding="utf-8"))
    figure, axes = pyplot.subplots(figsize=(7, 4))
    for other, mark in (("birch", "o-"), ("oak", "s--")):
        times = [point["seconds"] / 60 for point in kept["curve"]]
        axes.plot(times, [100 * point[other]["rate"] for point in kept["curve"]], mark, label=f"against {other}")
    axes.axhline(50, color="grey", linewidth=0.8)
    axes.set(
        xlabel="minutes of training",
        ylabel="games won, %",
        ylim=(0, 100),
        title=f"Learning {kept['game']} from nothing",
    )
    axes.legend()
    figure.tight_layout()
    figure.savefig(DOCS / "pictures" / f"training-{kept['game']}.svg")


def main() -> None:
    from sylvarium.games import GAMES

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--rows", type=int, default=32_768)
    parser.add_argument("--out", type=Path, default=Path("trained"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--every", type=float, default=20.0, help="seconds of training between two meetings with the bots"
    )
    parser.add_argument("--games", type=int, default=100, help="games per meeting; four times as many at the end")
    parser.add_argument("--plot", type=Path, help="draw the curve of an earlier training and do nothing else")
    given = parser.parse_args()
    if given.plot:
        plot(given.plot)
        return
    from sylvarium.research.training import Regimen

    course = Regimen(minutes=given.minutes, rows=given.rows)
    learn(given.game, course, given.out, given.seed, given.every, given.games)


if __name__ == "__main__":
    main()
