"""Pictures of the rulebook for players: moments that the game's own board draws, still and small.

`school/pictures.toml` has for every picture the moment it shows: of a lesson, of a worked example, of a game that is
written down under `games` (all its pictures share the moves), or of a scene of its own.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from pydantic import ValidationError, model_validator

from sylvarium.kernel import Game
from sylvarium.learning.examples import example, played
from sylvarium.learning.lessons import Attempt, course
from sylvarium.learning.scenes import Data, Start, still
from sylvarium.learning.schools import data
from sylvarium.table import Table


class Picture(Data):
    """What a picture shows, and with whose eyes. Exactly one of `start`, `game`, `lesson` and `example` says where."""

    start: Start | None = None
    game: str | None = None  # one of `games`
    after: int = 0  # so many of its moves
    lesson: str | None = None
    example: str | None = None  # its number, and perhaps that of its scene: E7-2
    done: tuple[str, ...] = ()  # what has been played in the lesson or example
    seat: int = 0
    area: str  # of the board, by its key
    light: tuple[str, ...] = ()  # pieces it speaks of
    near: bool = False  # only what is lit and the surroundings

    @model_validator(mode="after")
    def _is_one_moment(self) -> Picture:
        if sum(each is not None for each in (self.start, self.game, self.lesson, self.example)) != 1:
            raise ValueError("a picture shows one of: start, game, lesson, example")
        if self.near and not self.light:
            raise ValueError("near what? nothing is lit")
        return self


class Album(Data):
    """All pictures of a game."""

    games: dict[str, Start] = {}
    pictures: dict[str, Picture] = {}


@cache
def album(game: Game) -> Album:
    """The pictures of a game; none if it has none."""
    try:
        return Album.model_validate(data(game, "pictures.toml"))
    except ValidationError as error:
        raise ValueError(f"the pictures of {game.key}: {error}") from None


def shown(game: Game, key: str) -> dict[str, Any]:
    """What is drawn: there is nothing to choose in it."""
    picture = album(game).pictures[key]
    view = _table(game, picture).view(picture.seat)
    return {
        "game": game.key,
        "area": picture.area,
        "view": still(view),
        "light": list(picture.light),
        "near": picture.near,
    }


def _table(game: Game, picture: Picture) -> Table:
    if picture.lesson is not None:
        lesson = course(game).lesson(picture.lesson)
        if lesson is None:
            raise ValueError(f"{game.key} has no lesson {picture.lesson!r}")
        return Attempt(game, lesson, picture.done).table
    if picture.example is not None:
        number, _, scene = picture.example.partition("-")
        return played(game, example(game, number, int(scene or 1)), picture.done)
    if picture.game is not None:
        whole = album(game).games[picture.game]
        return whole.model_copy(update={"moves": whole.moves[: picture.after]}).table(game)
    assert picture.start is not None
    return picture.start.table(game)
