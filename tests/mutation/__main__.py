"""How well the tests bite: small wrong changes of a game's rules, and whether a test notices (`make mutants`).

    python tests/mutation builders --sample 100
    python tests/mutation builders --only setup.py

What was found is remembered in `.mutants/`, and the next run tries only what was not killed and has no reason to
live: a mutant stays killed until its module changes, since tests are only added (`--fresh` tries all of them again).
Survivors that no test could ever kill are listed with the reason in `survivors.json`; figures that are to be kept
go to `figures.json` and into the table of docs/testing.md (`--keep`).
"""

import argparse
import json
import math
import os
import random
import sys
from datetime import UTC, datetime
from pathlib import Path

os.environ["SYLVARIUM_INTERPRET"] = "1"
TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
SURVIVORS, FIGURES = (Path(__file__).parent / f"{name}.json" for name in ("survivors", "figures"))
BEGIN, END = "<!-- mutants -->", "<!-- end of mutants -->"


def main():
    arguments = read_arguments()
    key = arguments.game
    os.environ["SYLVARIUM_TEST_GAMES"] = key
    os.chdir(ROOT)
    sys.path[:0] = [str(TESTS), str(TESTS / "contract")]
    from mutation.remembering import Memory, Reasons
    from mutation.running import all_mutants

    import sylvarium

    folder = Path(sylvarium.__file__).parent / "games" / key
    memory = Memory(ROOT / ".mutants" / f"{key}.json", arguments.fresh)
    excused = Reasons(SURVIVORS, key)
    drawn = []  # the mutants that the figures are about

    def chosen(found):
        if arguments.only:
            found = [m for m in found if arguments.only in f"{m.file.name}:{m.line}:{m.function}"]
        found = random.Random(arguments.seed).sample(found, len(found))
        drawn.extend(found[: arguments.sample or None])
        return [mutant for mutant in drawn if not memory.settles(mutant, excused)]

    if arguments.remembered:
        found = all_mutants(folder)
        total = len(found)
        chosen(found)
    else:
        total = try_them(key, folder, chosen, memory, arguments)
    tried = [mutant for mutant in drawn if memory.knows(mutant)]
    figures = figures_of(tried, memory, excused, total)
    print(
        f"{key}: {figures['killed']} of {figures['tried']} mutants killed, {figures['by_games']} of them only by "
        f"recorded games; {figures['excused']} survivors cannot be killed, {figures['alive']} could: "
        f"{share(figures):.1%} of those that count"
    )
    if arguments.keep:
        kept = json.loads(FIGURES.read_text()) | {key: figures}
        FIGURES.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n")
        write_table(kept)


def try_them(key, folder, chosen, memory, arguments):
    """Tries the chosen mutants, and gives the number of all."""
    import pytest
    from mutation.running import Differences, Session

    differences = Differences(ROOT / ".mutants" / f"{key}-differences.json", folder)
    session = Session(folder, chosen, arguments.jobs, arguments.games, memory.note, differences, arguments.minutes)
    where = [f"tests/games/{key}", "tests/games/test_offers.py"]
    code = pytest.main([*where, "-qq", "-p", "no:xdist", "-p", "no:cacheprovider"], [session])
    memory.write()
    if code not in (0, 5):
        raise SystemExit(code)
    return session.total


def read_arguments():
    parser = argparse.ArgumentParser(prog="python tests/mutation", description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants, drawn at random; 0: all of them")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--only", default="", help="mutants whose file:line:function contains this")
    parser.add_argument("--jobs", type=int, default=1, help="mutants tried at the same time")
    parser.add_argument("--games", type=int, default=1, help="recorded games that are tried on what tests let pass")
    parser.add_argument("--minutes", type=float, default=0, help="stops after so long; the next run goes on there")
    parser.add_argument("--fresh", action="store_true", help="forgets what earlier runs have killed")
    parser.add_argument("--remembered", action="store_true", help="tries nothing, counts what earlier runs have found")
    parser.add_argument("--keep", action="store_true", help="keeps the figures, also in docs/testing.md")
    return parser.parse_args()


def figures_of(drawn, memory, excused, total):
    killed = sum(memory.killed(mutant) for mutant in drawn)
    alive = [mutant for mutant in drawn if not memory.killed(mutant)]
    with_reason = sum(mutant.key in excused for mutant in alive)
    return {
        "mutants": total,
        "tried": len(drawn),
        "killed": killed,
        "by_games": sum(memory.by_a_game(mutant) for mutant in drawn),
        "excused": with_reason,
        "alive": len(alive) - with_reason,
        "day": f"{datetime.now(UTC):%Y-%m-%d}",
    }


def share(figures):
    return figures["killed"] / max(1, figures["tried"] - figures["excused"])


def interval(figures):
    """For a sample: where the share of all mutants lies, with 95 % certainty (Wilson)."""
    n, p, z = max(1, figures["tried"] - figures["excused"]), share(figures), 1.96
    if figures["tried"] == figures["mutants"]:
        return ""
    middle, half = p + z * z / (2 * n), z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    low, high = ((middle + sign * half) / (1 + z * z / n) for sign in (-1, 1))
    return f" ({low:.1%} to {high:.1%})"


def write_table(figures):
    page = ROOT / "docs" / "testing.md"
    rows = [
        f"| {key} | {f['mutants']} | {f['tried']} | {f['killed']} ({f['killed'] / max(1, f['tried']):.1%}) | "
        f"{f['by_games']} | {f['excused']} | {f['alive']} | {share(f):.1%}{interval(f)} | {f['day']} |"
        for key, f in sorted(figures.items())
    ]
    head = (
        "| game | mutants | tried | killed | of them only by recorded games | cannot be killed | alive | "
        "killed of those that count | day |"
    )
    table = "\n".join([head, "| --- " * 9 + "|", *rows])
    text = page.read_text()
    before, rest = text.split(BEGIN)
    page.write_text(f"{before}{BEGIN}\n{table}\n{END}{rest.split(END)[1]}")


if __name__ == "__main__":
    main()
