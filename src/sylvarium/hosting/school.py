"""What can be asked about learning, ready for JSON (docs/protocol.md): a server and a device answer alike.

Nothing is stored: a scene is its name and what was played in it.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key
from sylvarium.hosting.refusal import Refusal
from sylvarium.kernel import Game, Message
from sylvarium.learning import examples, lessons, pictures, puzzles, tips
from sylvarium.learning.reasons import why_not
from sylvarium.learning.scenes import Unplayable, played_on

Json = dict[str, Any]
Scene = lessons.Lesson | examples.Example | puzzles.Puzzle


def game_of(key: str) -> Game:
    if key not in GAMES:
        raise Refusal("unknown_game", f"There is no game {key!r}.")
    return game_by_key(key)


def curriculum(game: Game) -> Json:
    """The lessons of a game in order, its worked examples that can be played, and its guided first game."""
    course, plan = lessons.course(game), tips.guide(game)
    return {
        "game": game.key,
        "lessons": [
            {"key": each.key, "minutes": each.minutes, "steps": len(each.steps), "teaches": list(each.teaches)}
            for each in course.lessons
        ],
        "enough": course.enough,
        "examples": {number: len(scenes) for number, scenes in examples.examples(game).items()},
        "guide": {"seats": plan.seats, "options": plan.options, "tips": len(plan.tips)} if plan.tips else None,
    }


def picture(game: Game, key: str) -> Json:
    """What a picture of the rulebook shows."""
    check_picture(game, key)
    return pictures.shown(game, key)


def check_picture(game: Game, key: str) -> None:
    if key not in pictures.album(game).pictures:
        raise Refusal("unknown_scene", f"{game.key} has no picture {key!r}.")


def all_puzzles() -> Json:
    """The puzzles of all games, and the puzzle of the day, which is the same for everybody."""
    counts = {key: len(puzzles.collection(game_by_key(key)).puzzles) for key in GAMES}
    date = datetime.now(UTC).date()
    drawn, today = puzzles.of_the_day(date, counts), None
    if drawn:
        key, number = drawn
        rating = puzzles.collection(game_by_key(key)).puzzles[number - 1].rating
        today = {"date": date.isoformat(), "game": key, "number": number, "rating": rating}
    return {"today": today, "games": [puzzles_of(game_by_key(key)) for key, count in counts.items() if count]}


def puzzles_of(game: Game) -> Json:
    """The puzzles of a game: their scenes are `puzzle-1`, `puzzle-2` …"""
    return {"game": game.key, "ratings": [each.rating for each in puzzles.collection(game).puzzles]}


def scene_of(game: Game, name: str) -> Scene:
    """A lesson by its key, a worked example (`E7`, `E7-2`) or a puzzle (`puzzle-3`)."""
    known = lessons.course(game).lesson(name) or puzzles.puzzle(game, name)
    if known:
        return known
    number, _, part = name.partition("-")
    scenes = examples.examples(game).get(number, ())
    place = int(part) if part.isdecimal() else 1
    if not 1 <= place <= len(scenes) or (part and not part.isdecimal()):
        raise Refusal("unknown_scene", f"{game.key} has no lesson, worked example or puzzle {name!r}.")
    return scenes[place - 1]


def listed(actions: str) -> tuple[str, ...]:
    """What was played in a scene, as an address tells it."""
    return tuple(actions.split(",")) if actions else ()


def shown(game: Game, scene: Scene, actions: tuple[str, ...]) -> Json:
    """A scene after these actions. Taking one back is one less."""
    try:
        if isinstance(scene, lessons.Lesson):
            return lessons.Attempt(game, scene, actions).shown()
        if isinstance(scene, puzzles.Puzzle):
            return puzzles.shown(game, scene, actions)
        return examples.shown(game, scene, actions)
    except Unplayable as reason:
        raise Refusal("bad_scene", str(reason)) from None


def why(game: Game, scene: Scene, actions: tuple[str, ...], piece: str) -> Json:
    """Why a click on this piece does nothing after these actions."""
    try:
        return {"words": _reason(game, scene, actions, piece)}
    except Unplayable as reason:
        raise Refusal("bad_scene", str(reason)) from None


def _reason(game: Game, scene: Scene, actions: tuple[str, ...], piece: str) -> Message | None:
    if isinstance(scene, lessons.Lesson):
        return lessons.Attempt(game, scene, actions).against(piece)
    table = played_on(scene.table(game), actions)
    seat = scene.seat if isinstance(scene, puzzles.Puzzle) else table.seat
    return None if seat is None else why_not(table, seat, piece)
