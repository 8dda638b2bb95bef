"""Rulebooks, lessons, worked examples, puzzles and why-nots over REST.

Nothing is stored: a scene is its name and what was played in it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Path, Query, Request, Response

from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key
from sylvarium.hosting.refusal import Refusal
from sylvarium.kernel import Game, Message
from sylvarium.learning import examples, lessons, pictures, puzzles, tips
from sylvarium.learning.book import book
from sylvarium.learning.reasons import why_not
from sylvarium.learning.scenes import MOST_ACTIONS, Unplayable, played_on
from sylvarium.server.api import Address, TheHub, kept_answer, made_once, packed, refusals
from sylvarium.server.hub import Hub
from sylvarium.server.limits import Cost
from sylvarium.server.shapes import (
    BookShape,
    Curriculum,
    GuideShape,
    LessonShape,
    PictureShape,
    PuzzleList,
    PuzzleOfTheDay,
    Puzzles,
    SceneShape,
    WhyNot,
)

router = APIRouter(prefix="/api", tags=["learning"])

LONGEST_NAME = 40  # of an action, in the mean
GameKey = Annotated[str, Path(max_length=40)]
SceneKey = Annotated[str, Path(max_length=60, pattern=r"^[A-Za-z0-9_-]+$")]
Actions = Annotated[
    str,
    Query(max_length=MOST_ACTIONS * LONGEST_NAME, pattern=r"^[!-~]*$", description="names, separated by commas"),
]
Piece = Annotated[str, Query(min_length=1, max_length=80)]


@router.get("/games/{game}/lessons", responses=refusals(404, 422))
async def curriculum(game: GameKey) -> Curriculum:
    """The lessons of a game in order, its worked examples that can be played, and its guided first game."""
    found = _game(game)
    plan = tips.guide(found)
    return Curriculum(
        game=game,
        lessons=[
            LessonShape(key=each.key, minutes=each.minutes, steps=len(each.steps), teaches=list(each.teaches))
            for each in lessons.course(found).lessons
        ],
        examples={number: len(scenes) for number, scenes in examples.examples(found).items()},
        guide=GuideShape(seats=plan.seats, options=plan.options, tips=len(plan.tips)) if plan.tips else None,
    )


@router.get("/games/{game}/rulebook", responses=refusals(404, 422))
async def rulebook(game: GameKey, language: Literal["en", "fr"] = "en") -> BookShape:
    """The rulebook for players; the numbered rules behind it are those of `/rules`."""
    found = await asyncio.to_thread(book, _game(game), language)
    if found is None:
        raise Refusal("unknown_path", f"{game} has no rulebook for players yet.")
    return BookShape.model_validate(asdict(found))


@router.get("/games/{game}/pictures/{picture}", response_model=PictureShape, responses=refusals(404, 422))
async def picture(hub: TheHub, request: Request, game: GameKey, picture: SceneKey) -> Response:
    """What a picture of the rulebook shows.

    A page shows a dozen of them at once, and there are few: whoever comes first does not pay for all.
    """
    found = _game(game)
    if picture not in pictures.album(found).pictures:
        raise Refusal("unknown_scene", f"{game} has no picture {picture!r}.")
    body, _ = await hub.made_once.get(("picture", game, picture), lambda: _json(pictures.shown(found, picture)))
    return kept_answer(request, body)


@router.get("/puzzles")
async def all_puzzles() -> Puzzles:
    """The puzzles of all games, and the puzzle of the day."""
    counts = {key: len(puzzles.collection(game_by_key(key)).puzzles) for key in GAMES}
    date = datetime.now(UTC).date()
    drawn = puzzles.of_the_day(date, counts)
    today = None
    if drawn:
        key, number = drawn
        rating = puzzles.collection(game_by_key(key)).puzzles[number - 1].rating
        today = PuzzleOfTheDay(date=date.isoformat(), game=key, number=number, rating=rating)
    return Puzzles(today=today, games=[_puzzles(game_by_key(key)) for key, count in counts.items() if count])


@router.get("/games/{game}/puzzles", responses=refusals(404, 422))
async def puzzles_of_a_game(game: GameKey) -> PuzzleList:
    """The puzzles of a game: their scenes are `puzzle-1`, `puzzle-2` …"""
    return _puzzles(_game(game))


def _puzzles(game: Game) -> PuzzleList:
    return PuzzleList(game=game.key, ratings=[each.rating for each in puzzles.collection(game).puzzles])


@router.get("/scenes/{game}/{scene}", response_model=SceneShape, responses=refusals(404, 422))
async def scene(
    hub: TheHub, request: Request, game: GameKey, scene: SceneKey, address: Address, actions: Actions = ""
) -> Response:
    """A lesson (by its key), a worked example (`E7`, `E7-2`) or a puzzle (`puzzle-3`) after these actions.

    Taking one back is one less. The first action in a puzzle is the try, and nothing of the answer is told before it.
    """
    shown = _scene(_game(game), scene, _listed(actions))
    body = await _made(hub, address, ("scene", game, scene, actions), shown)
    return kept_answer(request, body)


@router.get("/scenes/{game}/{scene}/why", response_model=WhyNot, responses=refusals(404, 422))
async def why(
    hub: TheHub, request: Request, game: GameKey, scene: SceneKey, address: Address, piece: Piece, actions: Actions = ""
) -> Response:
    """Why a click on this piece does nothing after these actions."""
    said = _reason(_game(game), scene, _listed(actions), piece)
    body = await _made(hub, address, ("why", game, scene, actions, piece), said)
    return kept_answer(request, body)


def _game(key: str) -> Game:
    if key not in GAMES:
        raise Refusal("unknown_game", f"There is no game {key!r}.")
    return game_by_key(key)


def _listed(actions: str) -> tuple[str, ...]:
    return tuple(actions.split(",")) if actions else ()


def _found(game: Game, scene: str) -> lessons.Lesson | examples.Example | puzzles.Puzzle:
    known = lessons.course(game).lesson(scene) or puzzles.puzzle(game, scene)
    if known:
        return known
    number, _, part = scene.partition("-")
    scenes = examples.examples(game).get(number, ())
    place = int(part) if part.isdecimal() else 1
    if not 1 <= place <= len(scenes) or (part and not part.isdecimal()):
        raise Refusal("unknown_scene", f"{game.key} has no lesson, worked example or puzzle {scene!r}.")
    return scenes[place - 1]


def _scene(game: Game, scene: str, actions: tuple[str, ...]) -> Callable[[], dict[str, Any]]:
    found = _found(game, scene)
    if isinstance(found, lessons.Lesson):
        return lambda: lessons.Standing(game, found, actions).shown()
    if isinstance(found, puzzles.Puzzle):
        return lambda: puzzles.shown(game, found, actions)
    return lambda: examples.shown(game, found, actions)


def _reason(game: Game, scene: str, actions: tuple[str, ...], piece: str) -> Callable[[], dict[str, Any]]:
    found = _found(game, scene)

    def words() -> Message | None:
        if isinstance(found, lessons.Lesson):
            return lessons.Standing(game, found, actions).against(piece)
        table = played_on(found.table(game), actions)
        seat = found.seat if isinstance(found, puzzles.Puzzle) else table.seat
        return None if seat is None else why_not(table, seat, piece)

    return lambda: {"words": words()}


async def _made(hub: Hub, address: str, key: tuple[str, ...], make: Callable[[], dict[str, Any]]) -> bytes:
    """Made in the thread for what is costly, paid for by whoever asks, and kept."""

    with Cost(hub.budgets.spend(key[0], address)) as cost:
        try:
            return await made_once(hub, address, cost, key, lambda: _json(make()))
        except Unplayable as reason:
            raise Refusal("bad_scene", str(reason)) from None


def _json(content: dict[str, Any]) -> bytes:
    """As it is kept and sent."""
    return packed(orjson.dumps(content, option=orjson.OPT_SERIALIZE_NUMPY))
