"""Where the levels of the bots stand on the scale of people's ratings (docs/ratings.md).

    python benchmarks/bots/fixed_points.py [--only builders]

writes `src/sylvarium/server/rating/fixed_points.json` from the kept results of the ladder, of all games or of those
that are named; the others stay where they are. A level without kept results counts as never measured. People are
rated against these points, so the file is written deliberately and not with every ladder; afterwards, `sylvarium admin
ratings --again` recalculates all ratings.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from ladder import HERE, LADDER
from pairs import Rung, kept, together

from sylvarium.bots import LEVELS
from sylvarium.games import GAMES

ORIGIN, PLACE = "birch", 1500.0  # where everybody begins
FILE = HERE.parent.parent / "src/sylvarium/server/rating/fixed_points.json"


def measured(bot: dict[str, Any], shift: float) -> dict[str, Any]:
    """What is kept of a level."""
    low, high = bot["elo_interval"]
    return {
        "rating": round(bot["elo"] + shift, 1),
        "low": round(low + shift, 1),
        "high": round(high + shift, 1),
        "score": round(bot["score"], 2),
        "parts": {part: round(points, 2) for part, points in bot["parts"].items()},
    }


def played_by(folder: Path, key: str) -> list[dict[str, Any]]:
    """The pairs that were played, each with the rules version and the games."""
    settings = [each["settings"] for each in kept(folder, [Rung(key, pair) for pair in LADDER])]
    return [{name: each[name] for name in ("bots", "games", "seats", "seed", "version")} for each in settings]


def fixed(result: dict[str, Any]) -> dict[str, Any]:
    """The levels of a game: a further one that is measured moves none of the others."""
    origin = next(bot["elo"] for bot in result["bots"] if bot["bot"] == ORIGIN)
    return {bot["bot"]: measured(bot, PLACE - origin) for bot in result["bots"] if bot["bot"] in LEVELS}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", choices=GAMES, help="a game; may be given several times")
    chosen = parser.parse_args().only or GAMES
    folder = HERE / "results"
    games = json.loads(FILE.read_text(encoding="utf-8"))["games"]
    for key in chosen:
        if result := together(folder, key, LADDER):
            games[key] = {"levels": fixed(result), "played": played_by(folder, key)}
    about = (
        "Elo ratings of greatest likelihood of the ladder (benchmarks/bots/ladder.py): two players, default options, "
        f"each level against the one below it, {ORIGIN} being {PLACE:.0f}. Between low and high lie 95 % of resampled "
        "ladders; score and parts are mean points. A level that is not here has not been measured."
    )
    FILE.write_text(json.dumps({"about": about, "games": games}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
