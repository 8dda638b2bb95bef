"""The shelf of a device: every game is ready."""

from __future__ import annotations

from typing import Any

from sylvarium.games import SHELF
from sylvarium.hosting.shelf import shown


def shelf() -> list[dict[str, Any]]:
    return [shown(key, "ready") for key in SHELF]
