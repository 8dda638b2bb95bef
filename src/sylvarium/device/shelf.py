"""The shelf of a device: every game is ready, and its lessons are the server's."""

from __future__ import annotations

from typing import Any

from sylvarium.games import SHELF
from sylvarium.hosting.shelf import shown


def shelf() -> list[dict[str, Any]]:
    return [shown(key, "ready", 0) for key in SHELF]
