"""Our own log and tanh: as good as those of the C library, and the same wherever they run."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from random import Random

from sylvarium.kernel.real import log, tanh

TELL = """
import hashlib, struct
from test_real import numbers_for_log, numbers_for_tanh
from sylvarium.kernel.real import log, tanh
found = [*map(log, numbers_for_log()), *map(tanh, numbers_for_tanh())]
print(hashlib.sha256(struct.pack(f"<{len(found)}d", *found)).hexdigest())
"""


def numbers_for_log() -> list[float]:
    """The whole numbers that a search asks for, and others of every size."""
    chance = Random(1)
    sizes = [10.0 ** chance.uniform(-300, 300) for _ in range(3000)]
    return [*map(float, range(1, 12_000)), *sizes, *(chance.uniform(0.5, 2.0) for _ in range(3000))]


def numbers_for_tanh() -> list[float]:
    chance = Random(2)
    small = [10.0 ** chance.uniform(-20, 0) for _ in range(1000)]
    return [*small, *(chance.uniform(-30, 30) for _ in range(4000)), *(chance.uniform(-1, 1) for _ in range(8000))]


def off_by(found: float, right: float) -> float:
    """In units of the last place."""
    return abs(found - right) / math.ulp(right)


def test_log_is_right_to_the_last_place():
    assert max(off_by(log(x), math.log(x)) for x in numbers_for_log()) <= 1.0


def test_tanh_is_right_to_two_units_in_the_last_place():
    assert max(off_by(tanh(x), math.tanh(x)) for x in numbers_for_tanh()) <= 2.0


def test_tanh_of_what_is_far_off():
    assert [tanh(x) for x in (0.0, 1e300, -1e300, math.inf, -math.inf)] == [0.0, 1.0, -1.0, 1.0, -1.0]
    assert all(tanh(-x) == -tanh(x) for x in numbers_for_tanh())


def test_interpreted_and_compiled_are_the_same_bits(tmp_path):
    assert told(tmp_path, "1") == told(tmp_path, "0")


def told(cache, interpret: str) -> str:
    path = os.pathsep.join([os.path.dirname(__file__), *sys.path])
    changed = {"SYLVARIUM_INTERPRET": interpret, "SYLVARIUM_CACHE": str(cache), "PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-c", TELL], env={**os.environ, **changed}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout
