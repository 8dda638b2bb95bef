"""Waiting for what has to come: tests are not stopwatches, and a busy machine may need its time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 300.0  # seconds, after which it will certainly not come any more
Found = TypeVar("Found")


def until(such: Callable[[], Found], what: str = "it does not come") -> Found:
    """What `such` finds, as soon as that is something."""
    deadline = time.monotonic() + PATIENCE
    while not (found := such()):
        assert time.monotonic() < deadline, what
        time.sleep(0.02)
    return found
