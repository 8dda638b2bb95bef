"""How well the tests bite: small wrong changes of a game's rules, and whether a test notices (`make mutants`).

    python tests/mutation builders --sample 100
    python tests/mutation builders --only setup.py --keep

Survivors that no test could ever kill are listed with the reason in `survivors.json`; figures that are to be kept
go to `figures.json` and into the table of docs/testing.md (`--keep`).
"""

import argparse
import json
import os
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
    import pytest
    from mutation.running import KILLED, SURVIVED, TIMED_OUT, UNREACHED, Session

    import sylvarium

    folder = Path(sylvarium.__file__).parent / "games" / key
    session = Session(folder, arguments.sample, arguments.seed, arguments.only, arguments.jobs)
    where = [f"tests/games/{key}", *(path for path in ("tests/contract/test_recorded.py",) if (ROOT / path).exists())]
    code = pytest.main([*where, "-qq", "-p", "no:xdist", "-p", "no:cacheprovider"], [session])
    if code not in (0, 5):
        raise SystemExit(code)
    excused = json.loads(SURVIVORS.read_text()).get(key, {})
    verdicts = [result.verdict for result in session.results]
    killed = sum(verdict in (KILLED, TIMED_OUT) for verdict in verdicts)
    alive = [r for r in session.results if r.verdict in (SURVIVED, UNREACHED)]
    with_reason = sum(result.mutant.key in excused for result in alive)
    tried = len(verdicts)
    counted = tried - with_reason
    print(
        f"{key}: {killed} of {tried} mutants killed ({killed / max(tried, 1):.1%}); "
        f"{with_reason} survivors cannot be killed, {len(alive) - with_reason} could: "
        f"{killed / max(counted, 1):.1%} of those that count"
    )
    if arguments.list:
        survivors = {r.mutant.key: f"{r.mutant.kind}, line {r.mutant.line}: {r.verdict}" for r in alive}
        Path(arguments.list).write_text(json.dumps(survivors, indent=1, ensure_ascii=False) + "\n")
    if arguments.keep:
        figures = json.loads(FIGURES.read_text())
        figures[key] = {
            "mutants": session.total, "tried": tried, "killed": killed, "excused": with_reason,
            "alive": len(alive) - with_reason, "day": f"{datetime.now(UTC):%Y-%m-%d}",
        }  # fmt: skip
        FIGURES.write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n")
        write_table(figures)


def read_arguments():
    parser = argparse.ArgumentParser(prog="python tests/mutation", description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants, drawn at random; 0: all of them")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--only", default="", help="mutants whose file:line:function contains this")
    parser.add_argument("--jobs", type=int, default=1, help="mutants tried at the same time")
    parser.add_argument("--list", help="writes the survivors to this file")
    parser.add_argument("--keep", action="store_true", help="keeps the figures, also in docs/testing.md")
    return parser.parse_args()


def write_table(figures):
    page = ROOT / "docs" / "testing.md"
    rows = [
        f"| {key} | {f['mutants']} | {f['tried']} | {f['killed']} ({f['killed'] / f['tried']:.1%}) | "
        f"{f['excused']} | {f['alive']} | {f['killed'] / max(1, f['tried'] - f['excused']):.1%} | {f['day']} |"
        for key, f in sorted(figures.items())
    ]
    head = "| game | mutants | tried | killed | cannot be killed | alive | killed of those that count | day |"
    table = "\n".join([head, "| --- " * 8 + "|", *rows])
    text = page.read_text()
    before, rest = text.split(BEGIN)
    page.write_text(f"{before}{BEGIN}\n{table}\n{END}{rest.split(END)[1]}")


if __name__ == "__main__":
    main()
