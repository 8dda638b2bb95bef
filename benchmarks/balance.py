"""The results of many games, random and searched, written into docs/rules/<game>.md.

    python benchmarks/balance.py GAME [GAME …] [--random N] [--search N] [--level oak] [--workers N]

The section "What came out of simulated games" of the rules file is replaced (or added at its end). The games are
collected as for `sylvarium report`, which shows much more.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from sylvarium.games import game as game_by_key
from sylvarium.report import Study, collect, findings

ROOT = Path(__file__).parents[1]
TITLE = "What came out of simulated games"
RANDOM = "random"


def line(name: str, cells: list[str]) -> str:
    return f"| {name} | " + " | ".join(cells) + " |"


def rate(found: dict[str, float]) -> str:
    return f"{found['mean']:.1%} ± {found['half']:.1%}"


def spread(found: dict[str, float], digits: int = 1) -> str:
    return f"{found['mean']:.{digits}f} ± {found['spread']:.{digits}f}"


def section(found: dict[str, Any]) -> str:
    """The tables as Markdown."""
    levels = [each["level"] for each in found["levels"]]
    names = {level: "at random" if level == RANDOM else f"search bot `{level}`" for level in levels}
    heads = [f"{each['games']:,} games, {names[each['level']]}" for each in found["levels"]]
    lines = [f"{found['seats']} players, default options, every player of the same kind (`benchmarks/balance.py`).", ""]
    lines += ["| | " + " | ".join(heads) + " |", "|---|" + "---|" * len(heads)]
    for seat in range(found["seats"]):
        lines.append(line(f"wins of seat {seat + 1}", [rate(found["wins"][lv][seat]["wins"]) for lv in levels]))
    lines.append(line("points, mean ± spread", [spread(found["scores"][lv]) for lv in levels]))
    lines += [line(f"– {part['name']}", [spread(part["levels"][lv]) for lv in levels]) for part in found["parts"]]
    for name in ("turns", "decisions"):
        lines.append(line(name, [spread(found[name][lv], 0) for lv in levels]))
    return "\n".join([*lines, "", *uses(found, levels, names)])


def uses(found: dict[str, Any], levels: list[str], names: dict[str, str]) -> list[str]:
    """How often each kind of action was chosen in a game, and which of its kind most and least often."""
    lines = ["How often a choice was made in a game (all players together), and which most and least often:", ""]
    heads = [f"{names[level]}: per game | most | least" for level in levels]
    lines += ["| choice | " + " | ".join(heads) + " |", "|---|" + "---|---|---|" * len(levels)]
    for kind in found["kinds"]:
        cells = []
        for level in levels:
            counts = {
                row["action"]: row["levels"][level]["uses"] * found["seats"]
                for row in found["actions"]
                if row["kind"] == kind["kind"]
            }
            most, least = max(counts, key=counts.__getitem__), min(counts, key=counts.__getitem__)
            named = [f"`{each}` {counts[each]:.2f}" for each in (most, least)] if len(counts) > 1 else ["", ""]
            cells.append(f"{sum(counts.values()):.2f} | " + " | ".join(named))
        lines.append(line(kind["kind"], cells))
    return lines


def write(key: str, text: str) -> None:
    path = ROOT / "docs" / "rules" / f"{key}.md"
    before, _, _ = path.read_text().partition(f"\n---\n\n## Appendix. {TITLE}\n")
    path.write_text(before.rstrip() + f"\n\n---\n\n## Appendix. {TITLE}\n\n{text}\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--random", type=int, default=10_000)
    parser.add_argument("--search", type=int, default=200)
    parser.add_argument("--level", default="oak")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    for key in given.games:
        plan = Study(key, game_by_key(key).seats[-1], {RANDOM: given.random, given.level: given.search})
        write(key, section(findings(plan, collect(plan, given.workers))))
        print(key, "written", flush=True)


if __name__ == "__main__":
    main()
