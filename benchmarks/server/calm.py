"""How calm the machine is: figures of a busy one are no figures."""

from __future__ import annotations

import os
import time

WORK = 200_000  # steps of the calibration loop
TRIES = 15


def calmness() -> str:
    """The load average, how evenly the same small loop runs by the clock, and how much processor time it takes.

    On a calm machine the loop always takes the same, and its processor time is all the time there is. More
    processor time than on another day means that the core itself was slower, shared or throttled.
    """
    taken, began = [], time.process_time()
    for _ in range(TRIES):
        started = time.perf_counter()
        sum(k * k for k in range(WORK))
        taken.append(time.perf_counter() - started)
    spent = (time.process_time() - began) / TRIES
    best, median, worst = min(taken), sorted(taken)[TRIES // 2], max(taken)
    load = os.getloadavg()[0]
    spread = f"{1000 * spent:.1f} ms of processor time, by the clock {1000 * best:.1f} to {1000 * worst:.1f} ms"
    return f"load {load:.1f} on {os.cpu_count()} cores, calibration loop {spread} (median {1000 * median:.1f})"
