"""Records whole random games with their final scores: python tests/record.py GAME [GAME …]"""

import json
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent / "contract")]
import conftest  # noqa: E402, F401  (makes games under construction known)
from worlds import random_table  # noqa: E402

from sylvarium.games import game as game_by_key  # noqa: E402


def record(key):
    game = game_by_key(key)
    folder = Path(__file__).parent / "games" / key / "playthroughs"
    folder.mkdir(exist_ok=True)
    for seats in game.seats:
        table = random_table(game, seats, {}, seed=seats)
        played = {
            "seats": seats,
            "options": table.options,
            "seed": table.seed,
            "actions": [game.telling.name(action) for action in table.actions],
            "ranking": [{"seat": p.seat, "place": p.place, "parts": p.parts} for p in table.ranking()],
        }
        path = folder / f"{seats}-players.json"
        path.write_text(json.dumps(played, indent=0).replace(",\n", ", ") + "\n")
        print(path, table.number, "actions")


for name in sys.argv[1:]:
    record(name)
