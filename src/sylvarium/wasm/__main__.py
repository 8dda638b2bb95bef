"""`python -m sylvarium.wasm GAME FOLDER`: makes the module of one game in a process of its own."""

import sys
from pathlib import Path

from sylvarium.games import game
from sylvarium.wasm.building import build

if __name__ == "__main__":
    build(game(sys.argv[1]), Path(sys.argv[2]))
