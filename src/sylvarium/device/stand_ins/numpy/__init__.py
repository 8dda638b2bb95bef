"""As much of NumPy as a table needs, in plain Python: fixed-size records and small arrays of numbers on a buffer.

A browser's Python has no NumPy, and fetching it would cost more than everything else together. Everything here means
what it means in NumPy, byte for byte, except that single numbers come as plain `int` and `float`. What is missing
raises `AttributeError`; add it here when a game needs it. `tests/device/test_stand_ins.py` compares both.
"""

from .arrays import *  # noqa: F403
from .kinds import *  # noqa: F403
