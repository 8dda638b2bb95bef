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


def changed(view: Any, differences: dict[str, Any]) -> Any:
    """What a client makes of differences (docs/protocol.md): a view with values put in their places."""
    for path, value in differences.items():
        view = _put(view, path.split("."), value)
    return view


def _put(place: Any, way: list[str], value: Any) -> Any:
    if not way:
        return value
    name, *rest = way
    if isinstance(place, list):
        return [_put(each, rest, value) if k == int(name) else each for k, each in enumerate(place)]
    assert name in place, f"there is no {name!r} to be changed"
    return {**place, name: _put(place[name], rest, value)}


def check_message(message: dict[str, Any], of: str = "ServerMessage") -> None:
    """A message of the socket with the views in it."""
    wrong = mistakes(validator(of), message)
    assert not wrong, (message["type"], wrong[:5])
    steps = [view for views in message.get("steps", {}).values() for view in views]
    imagined = [message["view"]] if message["type"] == "imagined" else []
    for view in (*message.get("views", {}).values(), *steps, *imagined):
        check_view(view)
