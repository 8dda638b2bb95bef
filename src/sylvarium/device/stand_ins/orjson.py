"""As much of orjson as a table needs, on the standard library: a browser's Python does not have it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

OPT_SERIALIZE_NUMPY = 0  # numbers are plain ones here


class Fragment:
    """JSON that is part of other JSON as it is."""

    def __init__(self, content: bytes):
        self.content = content


def dumps(value: Any, default: Callable[[Any], Any] | None = None, option: int = 0) -> bytes:
    """As compact JSON. `default` makes something of what JSON does not know."""

    def made(other: Any) -> Any:
        if isinstance(other, Fragment):
            return json.loads(other.content)
        if default is None:
            raise TypeError(f"{type(other).__name__} is not JSON")
        return default(other)

    return json.dumps(value, default=made, separators=(",", ":"), ensure_ascii=False).encode()


loads = json.loads
