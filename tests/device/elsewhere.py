"""A process as it is in a browser: importing NumPy, Numba, orjson, structlog or pydantic finds a stand-in or nothing.

`python elsewhere.py GAME…` plays a whole random game of each and prints a digest of everything in it.
`python elsewhere.py --school GAME…` asks the house for some of each school, and prints a digest of all answers.
`python elsewhere.py --files GAME…` looks at a table of each with all that can be asked, and prints the files it took.
"""

from __future__ import annotations

import json
import os
import sys
from hashlib import sha256
from importlib.abc import MetaPathFinder
from pathlib import Path
from random import Random

PLAIN = Path(__file__).parents[2] / "src" / "sylvarium" / "device" / "stand_ins"
OWN = {"sylvarium", *sys.stdlib_module_names, *(each.stem for each in PLAIN.iterdir())}


class NothingElse(MetaPathFinder):
    """No library is found: what a browser does not have must not be imported."""

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in OWN:
            raise ModuleNotFoundError(f"a browser has no {name}", name=name)


def live_as_in_a_browser() -> None:
    os.environ["SYLVARIUM_INTERPRET"] = "1"
    sys.path.insert(0, str(PLAIN))
    sys.meta_path.insert(0, NothingElse())


def whole_game(key: str, seats: int | None = None, most: int = 100_000, look_every: int = 150) -> str:
    """A digest of every position, of some views and of the whole log of a random game."""
    from sylvarium.table import Table

    table, chance, total = Table.new(key, seats, None, 7), Random(1), sha256()
    while not table.over and len(table.actions) < most:
        table.play(chance.choice(table.legal_actions()))
        total.update(table.state.tobytes())
        if table.number % look_every == 1:
            shown = [table.view(table.seat), table.view(None), table.steps(0), table.ranking()]
            total.update(json.dumps(shown, default=vars).encode())
    total.update(json.dumps([line.to_json() for line in table.log(None)]).encode())
    return f"{len(table.actions)} {total.hexdigest()}"


def school(keys: list[str]) -> str:
    """A digest of what a house answers about learning: every lesson, example and picture is read, some are played."""
    from sylvarium.device.house import House
    from sylvarium.games import game as game_by_key
    from sylvarium.learning import examples, lessons, pictures, puzzles

    house, total = House(), sha256()

    def ask(path: str, **query: str) -> None:
        found = house.handle({"do": "fetch", "method": "GET", "path": path, "query": query, "body": None, "tokens": ""})
        assert found["answer"]["status"] == 200, found
        total.update(json.dumps(found["answer"]["body"]).encode())

    ask("/puzzles")
    for key in keys:
        game = game_by_key(key)
        ask(f"/games/{key}/lessons")
        for picture in [*pictures.album(game).pictures][:1]:
            ask(f"/games/{key}/pictures/{picture}")
        for lesson in lessons.course(game).lessons[:1]:
            ask(f"/scenes/{key}/{lesson.key}", actions=",".join(lesson.solution[:3]))
        for number, [scene, *_] in [*examples.examples(game).items()][:1]:
            ask(f"/scenes/{key}/{number}", actions=",".join(scene.actions))
        for puzzle in puzzles.collection(game).puzzles[:1]:
            ask(f"/scenes/{key}/puzzle-1", actions=puzzle.best)
            ask(f"/scenes/{key}/puzzle-1/why", piece="nothing")
    return total.hexdigest()


def files(games: list[str]) -> list[str]:
    """The files of our package that a house needs: for its tables, and for what can be learnt."""
    from sylvarium.device import boot, shelf
    from sylvarium.games import game as game_by_key
    from sylvarium.hosting.marks import waiting
    from sylvarium.learning.pictures import album
    from sylvarium.learning.reasons import why_not
    from sylvarium.learning.schools import school
    from sylvarium.learning.tips import tips_for
    from sylvarium.table import Table

    shelf.shelf()
    for key in games:
        table = Table.new(key, None, None, 7)
        why_not(table, table.seat, "nothing")
        tips_for(game_by_key(key), table.view(table.seat))
        waiting(game_by_key(key))
        album(game_by_key(key))
        school(game_by_key(key), "positions")
    package = Path(boot.__file__).parents[1]
    loaded = (getattr(module, "__file__", None) for module in list(sys.modules.values()))
    return sorted(
        Path(file).relative_to(package).as_posix() for file in loaded if file and package in Path(file).parents
    )


if __name__ == "__main__":
    live_as_in_a_browser()
    if sys.argv[1] == "--files":
        print(*files(sys.argv[2:]), sep="\n")
        sys.exit()
    if sys.argv[1] == "--school":
        print(school(sys.argv[2:]))
        sys.exit()
    import numpy

    assert PLAIN in Path(numpy.__file__).parents
    for game in sys.argv[1:]:
        print(game, whole_game(game))
