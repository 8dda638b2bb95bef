"""Makes the module of a game, and the description a host needs to use it.

It takes the very functions that are compiled for Python: the loops and the rules of the face that make up one whole
there, and the search, which is another (docs/architecture.md). Here they are one.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from sylvarium.bots import levels, thinking, tree
from sylvarium.compiling import alone
from sylvarium.kernel import Game
from sylvarium.kernel.linking import joined, store, without_collecting
from sylvarium.kernel.rule import INTERPRET, Company, cache_folder, digest
from sylvarium.kernel.samples import parameters
from sylvarium.wasm import calling
from sylvarium.wasm.linking import linked, translated

FORMAT = 1  # of the description
MADE_BY = tuple(f"wasm/{name}.py" for name in ("building", "calling", "linking"))
OWN = "sylvarium.games."


def build(game: Game, folder: Path) -> None:
    """Writes `<game>.wasm` and `<game>.json` to a folder; a module that was made before is taken from the cache."""
    with alone(f"{game.key}-wasm"):
        kept = _translated(game)
        functions = json.loads(kept.functions.read_bytes())
        if not kept.module.exists():
            store(kept.module, linked(kept.object.read_bytes(), list(functions)))
            kept.object.unlink()
    for file, content in (
        (kept.module.name, kept.module.read_bytes()),
        (kept.functions.name, as_json(described(game, functions))),
    ):
        store(folder / file, content)
        (folder / file).chmod(0o644)  # whoever serves the folder reads it


def translate(game: Game) -> None:
    """Does all the work of making a module but the linking, for which the linker need not be there yet.

    A process that has just compiled the game has translated its rules to LLVM code already: there it is half the work.
    """
    with alone(f"{game.key}-wasm"):
        _translated(game)


@dataclass(frozen=True)
class ModuleFiles:
    """Files in the cache: the module, what is linked to make it, and how its functions are called."""

    module: Path
    object: Path
    functions: Path


def _translated(game: Game) -> ModuleFiles:
    """What is kept of a game's module: the module itself, or at least what it is linked from."""
    place = cache_folder() / "wasm" / key_of(game) / game.key
    kept = ModuleFiles(*(place.with_suffix(ending) for ending in (".wasm", ".o", ".json")))
    if not (kept.functions.exists() and (kept.module.exists() or kept.object.exists())):
        code, entrances = made(game)
        store(kept.object, code)
        store(kept.functions, as_json({each.name: each.described() for each in entrances}))
    return kept


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
    """What the module is linked from, and how its functions are called."""
    if INTERPRET:
        raise ValueError("a module is made of compiled rules: unset SYLVARIUM_INTERPRET")
    from numba import typeof

    functions: dict[str, Any] = {}
    samples: dict[str, tuple[Any, ...]] = {}
    for company in companies(game):
        given = company.samples()
        samples |= given
        functions |= {name: company.functions[name] for name in given}
    types = {name: tuple(map(typeof, samples[name])) for name in functions}
    with without_collecting():
        code, compiled = joined(game.key, {name: (functions[name], types[name]) for name in functions})
    entrances = []
    for name, (inside, returned) in compiled.items():
        received = zip(parameters(functions[name]), types[name], samples[name], strict=True)
        taken = [calling.parameter(*each) for each in received]
        entrances.append(calling.Entrance(short(game, name), inside, taken, calling.result(name, returned)))
    fronts = "\n".join([code, calling.DECLARATION, *(each.code() for each in entrances)])
    return translated(fronts, [each.name for each in entrances]), entrances


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
