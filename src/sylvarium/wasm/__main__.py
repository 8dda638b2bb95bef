"""`python -m sylvarium.wasm GAME FOLDER [patiently]`: makes the module of one game in a process of its own."""

import os
import sys
from pathlib import Path

from sylvarium.games import game
from sylvarium.wasm.building import build

if __name__ == "__main__":
    if sys.argv[3:] == ["patiently"] and hasattr(os, "nice"):
        os.nice(10)
    build(game(sys.argv[1]), Path(sys.argv[2]))
