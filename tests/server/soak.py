"""The long storm (`make soak`): kills and cuts by the hundred, on SQLite and on PostgreSQL; prints its figures.

python -m server.soak --kills 200 --cuts 1000 --seed 1
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from server.faults import Storm, sqlite_url, storm
from server.postgres import postgres

SHOWN = ("tables", "events", "play", "undo", "redo", "chat", "joins", "kills", "pauses", "locks held", "cuts",
         "connections cut", "clients cut", "lost connections", "refused: storage")  # fmt: skip


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--kills", type=int, default=200, help="servers killed, over both storages")
    reader.add_argument("--cuts", type=int, default=1000, help="times that connections to PostgreSQL are cut")
    reader.add_argument("--tables", type=int, default=8, help="people at work at the same time")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--rounds", type=int, default=5, help="after each of them everything stored is looked at")
    wanted = reader.parse_args()
    kills, cuts = wanted.kills // 2 // wanted.rounds, wanted.cuts // wanted.rounds
    more = {"pauses": kills, "locks held": kills}
    failures = 0
    for turn in range(wanted.rounds):
        seed = wanted.seed + turn
        with tempfile.TemporaryDirectory() as folder:
            began = time.monotonic()
            raging = storm(sqlite_url(Path(folder)), seed, 1, wanted.tables, {"kills": kills, **more}, hold=11.0)
            failures += told("SQLite, one process", seed, raging, time.monotonic() - began)
        with postgres() as url:
            began = time.monotonic()
            raging = storm(url, seed, 2, wanted.tables, {"kills": kills, **more, "cuts": cuts}, hold=2.0)
            failures += told("PostgreSQL, two processes", seed, raging, time.monotonic() - began)
    sys.exit(1 if failures else 0)


def told(storage: str, seed: int, raging: Storm, seconds: float) -> int:
    counted = ", ".join(f"{raging.figures[name]} {name}" for name in SHOWN if raging.figures[name])
    print(f"{storage}, seed {seed}, {seconds:.0f} s: {counted}; {len(raging.failures)} failures", flush=True)
    for failure in raging.failures[:20]:
        print("   ", failure, flush=True)
    return len(raging.failures)


if __name__ == "__main__":
    main()
