"""Makes the module of a game, and the description a host needs to use it.

It takes the very functions that are compiled for Python: the loops and the rules of the face that make up one whole
there, and the search, which is another (docs/architecture.md). Here they are one.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from hashlib import blake2b
from pathlib import Path
from typing import Any

from sylvarium.bots import levels, thinking, tree
from sylvarium.compiling import alone
from sylvarium.kernel import Game
from sylvarium.kernel.linking import store
from sylvarium.kernel.rule import INTERPRET, Company, cache_folder, digest
from sylvarium.kernel.samples import parameters
from sylvarium.wasm import calling
from sylvarium.wasm.linking import module_of

FORMAT = 1  # of the description
MADE_BY = tuple(f"wasm/{name}.py" for name in ("building", "calling", "linking"))
OWN = "sylvarium.games."


def build(game: Game, folder: Path) -> None:
    """Writes `<game>.wasm` and `<game>.json` to a folder; a module that was made before is taken from the cache."""
    kept = cache_folder() / "wasm" / key_of(game)
    module, functions = kept / f"{game.key}.wasm", kept / f"{game.key}.json"
    with alone(f"{game.key}-wasm"):
        if not (module.exists() and functions.exists()):
            code, entrances = made(game)
            store(module, code)
            store(functions, as_json({each.name: each.described() for each in entrances}))
    description = described(game, json.loads(functions.read_bytes()))
    for file, content in ((module.name, module.read_bytes()), (functions.name, as_json(description))):
        store(folder / file, content)
        (folder / file).chmod(0o644)  # whoever serves the folder reads it


def as_json(content: object) -> bytes:
    return json.dumps(content, separators=(",", ":")).encode()


def companies(game: Game) -> list[Company]:
    """What is compiled for Python: the loops with the rules of the face, and the search."""
    search = thinking.search_of(game).company
    if search is None:
        raise ValueError(f"{game.key} is no game of the shelf")
    return [*game.companies, search]


def key_of(game: Game) -> str:
    """Under what a module is kept: a digest of everything it is made of and by."""
    sources = [each.place.parent.name for each in companies(game)]
    return blake2b(repr((sources, digest(*MADE_BY))).encode(), digest_size=8).hexdigest()


def made(game: Game) -> tuple[bytes, list[calling.Entrance]]:
    """The module, and how its functions are called."""
    if INTERPRET:
        raise ValueError("a module is made of compiled rules: unset SYLVARIUM_INTERPRET")
    from numba import typeof

    from sylvarium.kernel.linking import joined

    functions: dict[str, Any] = {}
    samples: dict[str, tuple[Any, ...]] = {}
    for company in companies(game):
        given = company.samples()
        samples |= given
        functions |= {name: company.functions[name] for name in given}
    types = {name: tuple(map(typeof, samples[name])) for name in functions}
    code, compiled = joined(game.key, {name: (functions[name], types[name]) for name in functions})
    entrances = []
    for name, (inside, returned) in compiled.items():
        received = zip(parameters(functions[name]), types[name], samples[name], strict=True)
        taken = [calling.parameter(*each) for each in received]
        entrances.append(calling.Entrance(short(game, name), inside, taken, calling.result(name, returned)))
    fronts = "\n".join([code, calling.DECLARATION, *(each.code() for each in entrances)])
    return module_of(fronts, [each.name for each in entrances]), entrances


def short(game: Game, name: str) -> str:
    """The name of a function in the module: a rule without the name of its game."""
    return name.removeprefix(f"{OWN}{game.key}.")


def described(game: Game, functions: dict[str, Any]) -> dict[str, Any]:
    """All a host needs to know to use the module."""
    return {
        "format": FORMAT,
        "game": game.key,
        "rules": game.version,
        "seats": list(game.seats),
        "options": [
            {"name": each.name, "choices": list(each.choices), "default": each.default, "needs": dict(each.needs)}
            for each in game.options
        ],
        "record": record(game),
        "actions": game.actions.size,
        "most_options": game.most_options,
        "observation": game.observation,
        "parts": list(game.score_parts),
        "standings": list(game.standings),
        "search": {
            "path": tree.longest_path(game),
            "plans": {
                name: asdict(plan) | {"entries": plan.entries()}
                for name, plan in (
                    (name, levels.plan_of(name, game.tuning).in_game(game.tuning)) for name in levels.LEVELS
                )
            },
        },
        "functions": functions,
    }


def record(game: Game) -> dict[str, Any]:
    """Where the fields of the record are, by name: type, shape, distance from the start."""
    fields: Any = game.State.dtype.fields or {}
    return {
        "size": game.State.dtype.itemsize,
        "fields": {
            name: {"item": f"{dtype.base.kind}{8 * dtype.base.itemsize}", "shape": list(dtype.shape), "offset": offset}
            for name, (dtype, offset, *_) in fields.items()
        },
    }
