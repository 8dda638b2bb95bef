"""Records whole games of bots with what the table showed along the way: python tests/record.py [--again] GAME [GAME …]

With `--again` the recorded games are played again, for a change of what is shown or told alone: it refuses if a legal
list or a result has changed. Without it,

one game for every setting (seat count, value of every option) and one for every way the game can end, named in
`tests/games/<game>/ends.py`. What is kept, and how it is compared, is in `tests/recorded.py`.
"""

import importlib
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent / "contract")]
import recorded  # noqa: E402
from conftest import settings_of  # noqa: E402
from worlds import bot_table  # noqa: E402

from sylvarium.games import game as game_by_key  # noqa: E402
from sylvarium.table import Table  # noqa: E402

TRIES = 400  # games to look through for one way of ending


def record(key):
    game = game_by_key(key)
    ends = importlib.import_module(f"games.{key}.ends")
    kept = []
    for number, (_, seats, options) in enumerate(settings_of(game)):
        table = bot_table(game, seats, options, seed=number + 1)
        kept.append(recorded.recorded(table, "setting", ends.end_of(table)))
    for end in ends.ENDS:
        if all(game["end"] != end for game in kept):
            kept.append(recorded.recorded(_game_that_ends(game, ends, end), "end", end))
    _save(game, kept)


def record_again(key):
    """The same games with the same choices and results; what is shown of them may be new."""
    game = game_by_key(key)
    kept = recorded.load(game)
    for number, each in enumerate(kept):
        table = Table.new(game, each["seats"], each["options"], each["seed"])
        steps = recorded.walk(table, each["actions"])
        same = [step[0] for step in steps] == [step[0] for step in each["steps"]]
        if not same or recorded.result(table) != each["ranking"]:
            raise SystemExit(f"{key}, game {number}: the rules have changed, not only what is shown")
        each["steps"] = steps
    _save(game, kept)


def _save(game, kept):
    path = recorded.save(game, kept)
    actions = sum(len(each["actions"]) for each in kept)
    print(path, f"{len(kept)} games, {actions} actions, {path.stat().st_size} bytes")


def _game_that_ends(game, ends, end):
    """The first game that ends this way, among those that the game's own tests say where to look."""
    wanted = ends.ENDS[end]
    seats = wanted.get("seats", game.seats[0])
    for seed in range(TRIES):
        table = bot_table(game, seats, wanted.get("options", {}), seed, wanted.get("levels"))
        if ends.end_of(table) == end:
            return table
    raise SystemExit(f"{game.key}: no game of {TRIES} ended with {end!r}")


if __name__ == "__main__":
    again = "--again" in sys.argv
    for name in sys.argv[1:]:
        if name != "--again":
            (record_again if again else record)(name)
