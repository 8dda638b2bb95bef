"""REST: ratings at a table, leaderboards, and pages of people."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query

from sylvarium.games import GAMES
from sylvarium.hosting.allowing import allows
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.api import Address, TableId, TheHub, refusals
from sylvarium.server.people.login import AtHome, Visitor
from sylvarium.server.people.store import Login
from sylvarium.server.rating import boards, pages, profiles
from sylvarium.server.rating.shapes import (
    Leaderboard,
    PageChange,
    PageSettings,
    PersonGame,
    PersonPage,
    PlayedGames,
    TableRatings,
)
from sylvarium.server.socket import open_table

router = APIRouter(prefix="/api", tags=["ratings"])

Handle = Annotated[str, Path(min_length=1, max_length=64, pattern=r"^[^\x00-\x20\x7f]+$")]
GameKey = Annotated[str, Path(max_length=40)]
PageNumber = Annotated[int, Query(ge=1, le=1000)]


def viewer_of(login: Login | None) -> str | None:
    return login.person.id if login else None


def check_game(game: str | None) -> None:
    if game is not None and game not in GAMES:
        raise Refusal("unknown_game", f"There is no game {game!r}.")


def nobody() -> Refusal:
    """The same for people who do not exist and people who show nothing."""
    return Refusal("unknown_person", "There is nobody at this address who shows anything.")


@router.get("/tables/{table}/ratings", responses=refusals(403, 404, 422, 503))
async def table_ratings(hub: TheHub, table: TableId, address: Address, login: Visitor) -> TableRatings:
    """The ratings of those who sit there, as far as they show them; after the end what the game has changed."""
    state = (await open_table(hub, table, address)).state
    hub.budgets.spend("ratings", address)
    rated = allows(state.row)["rated"]
    return await asyncio.to_thread(pages.at_table, hub.storage.engine, state, viewer_of(login), rated)


@router.get("/games/{game}/leaderboard", responses=refusals(403, 404, 422, 503))
async def leaderboard(
    hub: TheHub, game: GameKey, address: Address, login: Visitor, page: PageNumber = 1
) -> Leaderboard:
    """Those who play a game best, of all who show it, with the levels of the bots among them."""
    check_game(game)
    hub.budgets.spend("ratings", address)
    return await asyncio.to_thread(boards.leaderboard, hub.storage.engine, game, page, viewer_of(login))


@router.get("/people/{handle}", responses=refusals(403, 404, 422, 503))
async def person(hub: TheHub, handle: Handle, address: Address, login: Visitor) -> PersonPage:
    """The page of a person, as far as they show it to the one who asks; `me` is your own."""
    hub.budgets.spend("ratings", address)
    found = await asyncio.to_thread(pages.person_page, hub.storage.engine, handle, viewer_of(login))
    if found is None:
        raise nobody()
    return found


@router.get("/people/{handle}/results", responses=refusals(403, 404, 422, 503))
async def played(
    hub: TheHub,
    handle: Handle,
    address: Address,
    login: Visitor,
    page: PageNumber = 1,
    game: Annotated[str | None, Query(max_length=40)] = None,
) -> PlayedGames:
    """The games of a person, the last first; of others only those at public tables."""
    check_game(game)
    hub.budgets.spend("ratings", address)
    found = await asyncio.to_thread(pages.played_games, hub.storage.engine, handle, viewer_of(login), page, game)
    if found is None:
        raise nobody()
    return found


@router.get("/people/{handle}/games/{game}", responses=refusals(403, 404, 422, 503))
async def person_game(hub: TheHub, handle: Handle, game: GameKey, address: Address, login: Visitor) -> PersonGame:
    """How somebody plays a game."""
    check_game(game)
    hub.budgets.spend("ratings", address)
    found = await asyncio.to_thread(pages.person_game, hub.storage.engine, handle, game, viewer_of(login))
    if found is None:
        raise nobody()
    return found


@router.patch("/me/page", responses=refusals(401, 403, 408, 413, 422, 503))
async def show(hub: TheHub, login: AtHome, wanted: PageChange) -> PageSettings:
    """Who sees your ratings, and who sees your games."""

    def chosen() -> PageSettings:
        with hub.storage.engine.begin() as connection:
            profile = profiles.choose(connection, login.person.id, wanted.ratings, wanted.games)
        assert profile
        return PageSettings(ratings=profile.ratings, games=profile.games)

    return await asyncio.to_thread(chosen)
