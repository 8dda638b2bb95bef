"""The pictures of docs/bots.md: points by category of each level, and strength against time per decision."""

from __future__ import annotations

from pathlib import Path
from statistics import geometric_mean

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt

from sylvarium.bots import LEVELS
from sylvarium.games import game
from sylvarium.kernel import Message

# Colours that people with any kind of colour vision can tell apart (Okabe and Ito).
COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#F0E442", "#999999", "#000000")
MARKERS = "osD^v"
GREEDY_AND_SEARCH = LEVELS[LEVELS.index("birch") :]

plt.rcParams.update({"font.size": 9, "svg.fonttype": "none", "svg.hashsalt": "sylvarium", "axes.spines.top": False})


def save(figure: plt.Figure, path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    figure.savefig(path, bbox_inches="tight", metadata={"Date": None})
    plt.close(figure)


def parts(results: dict[str, dict], path: Path) -> None:
    """A bar per bot, in pieces by category, a panel per game."""
    figure, axes = plt.subplots(len(results), 1, figsize=(7, 2.1 * len(results)), squeeze=False)
    for axis, (key, result) in zip(axes[:, 0], results.items(), strict=True):
        words = game(key).words("en")
        bots = [next(bot for bot in result["bots"] if bot["bot"] == name) for name in result["settings"]["bots"]]
        rights, lefts = [0.0] * len(bots), [0.0] * len(bots)
        for number, part in enumerate(game(key).score_parts):
            points = [bot["parts"][part] for bot in bots]
            starts = [rights[k] if points[k] >= 0 else lefts[k] for k in range(len(bots))]
            label = words.say(Message(f"score-{part.replace('_', '-')}"))
            colour = COLOURS[number % len(COLOURS)]
            hatch = "" if number < len(COLOURS) else "//"
            axis.barh([bot["bot"] for bot in bots], points, left=starts, label=label, color=colour, hatch=hatch)
            for k, value in enumerate(points):
                if value >= 0:
                    rights[k] += value
                else:
                    lefts[k] += value
        axis.set_title(f"{words.say(Message('game-name'))}: mean points by category, two players", loc="left")
        axis.legend(fontsize=7, frameon=False, loc="center left", bbox_to_anchor=(1.0, 0.5))
    figure.tight_layout()
    save(figure, path)


def strength(results: dict[str, dict], path: Path) -> None:
    """Elo of the search above the greedy bot, against its time per decision, a line per game."""
    figure, axis = plt.subplots(figsize=(7, 4))
    for number, (key, result) in enumerate(results.items()):
        rating = {bot["bot"]: bot for bot in result["bots"]}
        names = [name for name in GREEDY_AND_SEARCH if name in rating]
        times = [rating[name]["milliseconds"] for name in names]
        above = [rating[name]["elo"] - rating["birch"]["elo"] for name in names]
        title = game(key).words("en").say(Message("game-name"))
        axis.plot(times, above, MARKERS[number % 5] + "-", color=COLOURS[number], label=title)
    axis.set_xscale("log")
    for name in GREEDY_AND_SEARCH:
        times = [bot["milliseconds"] for result in results.values() for bot in result["bots"] if bot["bot"] == name]
        if times:
            axis.text(geometric_mean(times), 1.02, name, transform=axis.get_xaxis_transform(), ha="center")
    axis.set_xlabel("milliseconds per decision, one core")
    axis.set_ylabel("Elo above birch")
    axis.grid(alpha=0.3)
    axis.legend(frameon=False, loc="center left", bbox_to_anchor=(1.0, 0.5))
    save(figure, path)
