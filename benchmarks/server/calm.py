"""How calm the machine is: figures of a busy one are no figures."""

from __future__ import annotations

import os
import time

WORK = 200_000  # steps of the calibration loop
TRIES = 15


def calmness() -> str:
    """The load average, and how much longer the same small loop takes at its median and worst than at its best."""
    taken = []
    for _ in range(TRIES):
        started = time.perf_counter()
        sum(k * k for k in range(WORK))
        taken.append(time.perf_counter() - started)
    best, median, worst = min(taken), sorted(taken)[TRIES // 2], max(taken)
    load = os.getloadavg()[0]
    spread = f"median {median / best:.2f}, worst {worst / best:.2f} times the best ({1000 * best:.1f} ms)"
    return f"load {load:.1f} on {os.cpu_count()} cores, calibration loop {spread}"
