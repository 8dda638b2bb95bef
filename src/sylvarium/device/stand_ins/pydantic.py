"""As much of pydantic as lessons, examples, pictures and puzzles need: their data becomes objects.

The real pydantic has validated the data before it was packed, so the checks of models are not repeated here.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Any, Self, TypeVar, Union, get_args, get_origin, get_type_hints

ConfigDict = dict
Check = TypeVar("Check", bound=Callable[..., Any])


class ValidationError(ValueError):
    """Something is missing, or nobody knows it."""


def model_validator(mode: str) -> Callable[[Check], Check]:
    return lambda check: check


@cache
def _kinds(model: Any) -> dict[str, Any]:
    return get_type_hints(model)


def _read(kind: Any, value: Any) -> Any:
    """A value as its annotation wants it."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return None if value is None else _read(next(each for each in inner if each is not NoneType), value)
    if origin is tuple:
        return tuple(_read(inner[0], each) for each in value)
    if origin is dict:
        return {key: _read(inner[1], each) for key, each in value.items()}
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return value if isinstance(value, kind) else kind(**value)
    return value


class BaseModel:
    """A record by annotations, with defaults in its class."""

    def __init__(self, **given: Any):
        model: Any = type(self)
        kinds = _kinds(model)
        unknown = given.keys() - kinds.keys()
        missing = [name for name in kinds if name not in given and not hasattr(type(self), name)]
        if unknown or missing:
            raise ValidationError(f"{type(self).__name__}: unknown {sorted(unknown)}, missing {missing}")
        for name, kind in kinds.items():
            setattr(self, name, _read(kind, given[name]) if name in given else getattr(type(self), name))

    @classmethod
    def model_validate(cls, given: dict[str, Any]) -> Self:
        return cls(**given)

    @classmethod
    def model_validate_json(cls, given: bytes | str) -> Self:
        return cls(**json.loads(given))

    def model_copy(self, update: dict[str, Any]) -> Self:
        return type(self)(**{**vars(self), **update})
