"""How this game is searched best: what was found by playing (`benchmarks/bots/tune.py`, docs/bots.md)."""

import tomllib
from pathlib import Path

FOUND = tomllib.loads(Path(__file__).with_name("tuning.toml").read_text(encoding="utf-8"))
TUNING = FOUND["search"]
