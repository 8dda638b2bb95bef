"""The mark of a planned step: a digest of the words it was chosen by, of what it would bring, and of everything it
changed in the seat's view, before and after. A step with the same mark is still the same step.

The comparison covers what the step is about, not the whole table; games say what else to ignore (`face/waiting.py`).
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import orjson

from sylvarium.kernel import Game

Json = dict[str, Any]

PASSING = ("number", "turn", "choices", "question", "undo", "stuck", "redo", "step")  # of a view: no part of the board


@cache
def waiting(game: Game) -> Any:
    """What the game says about planning; None if it says nothing."""
    name = f"sylvarium.games.{game.key}.face.waiting"
    return import_module(name) if game.is_on_the_shelf and find_spec(name) else None


def _board(view: Json) -> Json:
    """What lies on the table in a view."""
    return {name: value for name, value in view.items() if name not in PASSING}


def brings(game: Game, preview: Json) -> Json:
    """What a step would bring, without what it would only offer next (`OFFERS` of the game)."""
    offers = tuple(getattr(waiting(game), "OFFERS", ()))
    labels = {name: value for name, value in preview.get("becomes", {}).items() if not name.startswith(offers)}
    return {**preview, "becomes": labels}


def touched(game: Game, before: Json, after: Json) -> list[Any]:
    """What a step changed in a view: for the path of each place, what was there and what is there now. For numbers that
    grow in the meantime (the game's `GROWS`) it is the difference.
    """
    found: list[Any] = []
    _compare(_board(before), _board(after), "", found)
    grows = getattr(waiting(game), "GROWS", ())
    return [[path, now - was] if path.rpartition(".")[2] in grows else [path, was, now] for path, was, now in found]


def _compare(before: Any, after: Any, path: str, found: list[Any]) -> None:
    if isinstance(before, dict) and isinstance(after, dict):
        for name in sorted({*before, *after}):
            _compare(before.get(name), after.get(name), f"{path}.{name}", found)
    elif isinstance(before, (list, tuple)) and isinstance(after, (list, tuple)):
        if len(before) == len(after):
            for place, pair in enumerate(zip(before, after, strict=True)):
                _compare(*pair, f"{path}.{place}", found)
        else:  # what came and what went, wherever it lay: a hand may have grown meanwhile
            was, now = [[_packed(each).decode() for each in items] for items in (before, after)]
            found.append([path, _less(was, now), _less(now, was)])
    elif before != after:
        found.append([path, before, after])


def _less(items: list[str], others: list[str]) -> list[str]:
    """The items that the others do not have, each as often as it is missing there."""
    return sorted((Counter(items) - Counter(others)).elements())


def _packed(content: Any) -> bytes:
    return orjson.dumps(content, option=orjson.OPT_SERIALIZE_NUMPY)


def digest(content: Any) -> str:
    return blake2b(_packed(content), digest_size=8).hexdigest()
