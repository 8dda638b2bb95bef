"""What travels, as JSON Schema: the source of the client's types (`npm run types`) and of the contract suite.

    python -m sylvarium.server.schemas > schemas.json

Everything is closed: a key that no type names is a mistake, and so is one that is missing.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import orjson
from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema
from typing_extensions import TypeAliasType, TypedDict, is_typeddict

from sylvarium.games import GAMES
from sylvarium.server import advice, client_messages, school_shapes, server_messages, shapes
from sylvarium.server.clocks import shapes as clocks
from sylvarium.server.people import company_shapes as company
from sylvarium.server.people import shapes as people
from sylvarium.server.rating import shapes as rating
from sylvarium.server.sending import shapes as sending
from sylvarium.server.tournaments import shapes as tournaments
from sylvarium.table.shapes import Shown, View

ASKED: dict[str, Any] = {  # what clients send
    "NewTable": shapes.NewTable,
    "Fork": shapes.Fork,
    "Move": shapes.Move,
    "Join": shapes.Join,
    "OwnHalf": shapes.OwnHalf,
    "ClientMessage": client_messages.ClientMessage,
    "HeldSeats": people.HeldSeats,
    "PersonChange": people.PersonChange,
    "PageChange": rating.PageChange,
    "CalendarWish": clocks.CalendarWish,
    "PushWish": sending.PushWish,
    "EmailWish": sending.EmailWish,
    "HookWish": sending.HookWish,
    "NoticesWish": sending.NoticesWish,
    "Act": company.Act,
    "NewReport": company.NewReport,
    "Search": company.Search,
    "NewTournament": tournaments.NewTournament,
}
ANSWERED: dict[str, Any] = {  # what the server sends
    "Shown": Shown,
    "View": View,
    "ServerMessage": server_messages.ServerMessage,
    **{
        shape.__name__: shape
        for shape in (
            shapes.Again,
            school_shapes.BookShape,
            shapes.CourseShape,
            shapes.Created,
            school_shapes.Curriculum,
            shapes.GameRecord,
            shapes.GameShape,
            shapes.GivenHalf,
            shapes.History,
            shapes.Joined,
            shapes.LentReview,
            shapes.LentWeighing,
            shapes.LobbyShape,
            shapes.Moment,
            shapes.Passed,
            school_shapes.PictureShape,
            shapes.Problem,
            school_shapes.PuzzleList,
            school_shapes.Puzzles,
            advice.ExploredShape,
            advice.Review,
            advice.Weighing,
            school_shapes.Rulebook,
            school_shapes.SceneShape,
            shapes.TableShape,
            school_shapes.WhyNot,
            people.Account,
            people.Asked,
            people.Ceremony,
            people.Claimed,
            people.Codes,
            people.Collected,
            people.Exported,
            people.Home,
            people.LetIn,
            people.MyTables,
            people.Pairing,
            people.Pass,
            people.SignedUp,
            rating.Leaderboard,
            rating.PageSettings,
            rating.PersonGame,
            rating.PersonPage,
            rating.PlayedGames,
            rating.TableRatings,
            clocks.CalendarShape,
            sending.NoticesShape,
            company.Circle,
            company.Deeds,
            company.Found,
            company.Invitations,
            company.LookingNow,
            company.OperatorHome,
            company.OperatorPass,
            company.Rematch,
            company.Reports,
            company.Seated,
            company.TableCompany,
            company.Ticket,
            tournaments.Entered,
            tournaments.MyTournaments,
            tournaments.TournamentPage,
            tournaments.Tournaments,
        )
    },
}


class Closed(GenerateJsonSchema):
    """Schemas without titles of fields, which would become types of their own, and without room for unknown keys."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False

    def typed_dict_schema(self, schema: Any) -> dict[str, Any]:
        return {**super().typed_dict_schema(schema), "additionalProperties": False}

    def model_schema(self, schema: Any) -> dict[str, Any]:
        return {**super().model_schema(schema), "additionalProperties": False}


def client_schema() -> dict[str, Any]:
    """REST and socket. A field of an answer that has a default may be missing, as one of a request."""
    wanted = [(name, "validation", TypeAdapter(shape)) for name, shape in {**ASKED, **ANSWERED}.items()]
    found, schema = TypeAdapter.json_schemas(wanted, schema_generator=Closed)  # type: ignore[arg-type]
    unions = {name: place for (name, _), place in found.items() if name in ("ClientMessage", "ServerMessage")}
    return {**schema, "$defs": {**schema["$defs"], **unions}}


def view_schema(game: str) -> dict[str, Any]:
    """What a seat sees of a game: the table's part and the game's own."""
    return TypeAdapter(_together(_shapes(game).VIEW)).json_schema(schema_generator=Closed)


def board_schema(game: str) -> dict[str, Any]:
    """Every type of a game's own part of the view, also those that only the board names."""
    module = _shapes(game)
    own = {
        name: shape
        for name, shape in vars(module).items()
        if isinstance(shape, TypeAliasType) or (is_typeddict(shape) and shape.__module__ == module.__name__)
    }
    wanted = [(name, "validation", TypeAdapter(shape)) for name, shape in own.items() if name != "VIEW"]
    return TypeAdapter.json_schemas(wanted, schema_generator=Closed)[1]  # type: ignore[arg-type]


def _shapes(game: str) -> Any:
    return import_module(f"sylvarium.games.{game}.face.shapes")


def _together(own: Any) -> Any:
    """The table's part of a view and the game's own in one type."""
    fields = {**View.__annotations__, **own.__annotations__}
    return TypedDict("Seen", fields)  # type: ignore[operator]


def constants(game: str) -> dict[str, Any]:
    """Numbers and names of the rules that the board needs: a number, `[type, names]`, or names by name."""
    return _shapes(game).CONSTANTS


def main() -> None:
    games = {game: {"schema": board_schema(game), "constants": constants(game)} for game in GAMES}
    sys.stdout.buffer.write(orjson.dumps({"client": client_schema(), "games": games}))


if __name__ == "__main__":
    main()
