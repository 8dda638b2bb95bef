"""The rules of a game as the interface hands them out."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache

from sylvarium.hosting.refusal import Refusal
from sylvarium.rulebook import rules
from sylvarium.server.school_shapes import Rulebook


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rules in the language asked for, or in English where they have not been translated."""
    try:
        return Rulebook.model_validate(asdict(rules(game, language)))
    except FileNotFoundError:
        raise Refusal("unknown_game", f"There are no rules of {game!r}.") from None
