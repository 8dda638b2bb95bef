"""Compares what travels with the types it is said to have: no key too many, none missing, nothing of another kind."""

from __future__ import annotations

from functools import cache
from typing import Any

from jsonschema_rs import Draft202012Validator

from sylvarium.server.schemas import client_schema, view_schema


@cache
def validator(of: str) -> Draft202012Validator:
    """For `ServerMessage`, `ClientMessage` or any other name of the protocol."""
    schema = client_schema()
    return Draft202012Validator({"$defs": schema["$defs"], "$ref": f"#/$defs/{of}"})


@cache
def view_validator(game: str) -> Draft202012Validator:
    return Draft202012Validator(view_schema(game))


def mistakes(found: Draft202012Validator, value: Any) -> list[str]:
    return [f"{'/'.join(map(str, error.instance_path))}: {error.message}"[:400] for error in found.iter_errors(value)]


def check_view(view: dict[str, Any]) -> None:
    wrong = mistakes(view_validator(view["game"]), view)
    assert not wrong, wrong[:5]


def check_message(message: dict[str, Any], of: str = "ServerMessage") -> None:
    """A message of the socket with the views in it."""
    wrong = mistakes(validator(of), message)
    assert not wrong, (message["type"], wrong[:5])
    steps = [view for views in message.get("steps", {}).values() for view in views]
    for view in (*message.get("views", {}).values(), *steps):
        check_view(view)
