"""The games as a shelf shows them."""

from __future__ import annotations

from typing import Any

from sylvarium.bots import LEVELS
from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key
from sylvarium.learning.lessons import course


def shown(key: str, state: str) -> dict[str, Any]:
    """A game of the shelf (docs/protocol.md); one that does not exist yet is shown as coming."""
    if key not in GAMES:
        nothing: list[Any] = []
        return {"key": key, "available": False, "seats": nothing, "options": nothing, "levels": nothing, "rules": None,
                "state": state, "lessons": 0}  # fmt: skip
    game = game_by_key(key)
    return {
        "key": key,
        "available": True,
        "seats": list(game.seats),
        "options": [
            {
                "name": one.name,
                "choices": list(one.choices),
                "default": one.default,
                "needs": dict(one.needs),
                "seats": list(one.seats),
            }
            for one in game.options
        ],
        "levels": list(LEVELS),
        "rules": game.version,
        "state": state,
        "lessons": len(course(game).lessons),
    }
