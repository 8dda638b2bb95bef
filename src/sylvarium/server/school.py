"""Rulebooks, lessons, worked examples, puzzles and why-nots over REST; the answers are `hosting.school`'s."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import asdict
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Path, Query, Request, Response

from sylvarium.hosting import school
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.school import game_of, listed, scene_of
from sylvarium.learning.book import book
from sylvarium.learning.scenes import MOST_ACTIONS
from sylvarium.server.api import Address, TheHub, kept_answer, made_once, packed, refusals
from sylvarium.server.hub import Hub
from sylvarium.server.limits import Cost
from sylvarium.server.school_shapes import (
    BookShape,
    Curriculum,
    PictureShape,
    PuzzleList,
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
    return Curriculum.model_validate(school.curriculum(game_of(game)))


@router.get("/games/{game}/rulebook", responses=refusals(404, 422))
async def rulebook(game: GameKey, language: Literal["en", "fr"] = "en") -> BookShape:
    """The rulebook for players; the numbered rules behind it are those of `/rules`."""
    found = await asyncio.to_thread(book, game_of(game), language)
    if found is None:
        raise Refusal("unknown_path", f"{game} has no rulebook for players yet.")
    return BookShape.model_validate(asdict(found))


@router.get("/games/{game}/pictures/{picture}", response_model=PictureShape, responses=refusals(404, 422))
async def picture(hub: TheHub, request: Request, game: GameKey, picture: SceneKey) -> Response:
    """What a picture of the rulebook shows.

    A page shows a dozen of them at once, and there are few: the first visitor does not pay for all.
    """
    found = game_of(game)
    school.check_picture(found, picture)
    body, _ = await hub.made_once.get(("picture", game, picture), lambda: _json(school.picture(found, picture)))
    return kept_answer(request, body)


@router.get("/puzzles")
async def all_puzzles() -> Puzzles:
    """The puzzles of all games, and the puzzle of the day."""
    return Puzzles.model_validate(school.all_puzzles())


@router.get("/games/{game}/puzzles", responses=refusals(404, 422))
async def puzzles_of_a_game(game: GameKey) -> PuzzleList:
    """The puzzles of a game: their scenes are `puzzle-1`, `puzzle-2` …"""
    return PuzzleList.model_validate(school.puzzles_of(game_of(game)))


@router.get("/scenes/{game}/{scene}", response_model=SceneShape, responses=refusals(404, 422))
async def scene(
    hub: TheHub, request: Request, game: GameKey, scene: SceneKey, address: Address, actions: Actions = ""
) -> Response:
    """A lesson (by its key), a worked example (`E7`, `E7-2`) or a puzzle (`puzzle-3`) after these actions.

    Taking one back is one less. The first action in a puzzle is the try, and nothing of the answer is told before it.
    """
    found = game_of(game)
    asked = scene_of(found, scene)
    key = ("scene", game, scene, actions)
    body = await _made(hub, address, key, lambda: school.shown(found, asked, listed(actions)))
    return kept_answer(request, body)


@router.get("/scenes/{game}/{scene}/why", response_model=WhyNot, responses=refusals(404, 422))
async def why(
    hub: TheHub, request: Request, game: GameKey, scene: SceneKey, address: Address, piece: Piece, actions: Actions = ""
) -> Response:
    """Why a click on this piece does nothing after these actions."""
    found = game_of(game)
    asked = scene_of(found, scene)
    key = ("why", game, scene, actions, piece)
    body = await _made(hub, address, key, lambda: school.why(found, asked, listed(actions), piece))
    return kept_answer(request, body)


async def _made(hub: Hub, address: str, key: tuple[str, ...], make: Callable[[], dict[str, Any]]) -> bytes:
    """Made in the thread for costly things, paid for by the client that asks, and kept."""
    with Cost(hub.budgets.spend(key[0], address)) as cost:
        return await made_once(hub, address, cost, key, lambda: _json(make()))


def _json(content: dict[str, Any]) -> bytes:
    """As it is kept and sent."""
    return packed(orjson.dumps(content, option=orjson.OPT_SERIALIZE_NUMPY))
