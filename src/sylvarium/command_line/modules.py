"""Modules for games on devices, for a server that runs from a checkout: a wheel has them, a checkout has none.

They are made when the server's own rules are compiled, one after the other and with low priority.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterable
from pathlib import Path
from urllib.request import urlopen

from sylvarium.games import GAMES, game

WITHOUT = "Games on a device have no bots here"
PATIENCE = 3.0  # seconds between two looks at whether the server has compiled its rules


def missing(folder: Path) -> list[str]:
    """Games that have no module there, or one that was made from other rules."""
    return [key for key in GAMES if _rules_of(folder / f"{key}.json") != game(key).version]


def _rules_of(description: Path) -> str | None:
    try:
        return json.loads(description.read_text("utf-8"))["rules"]
    except (OSError, ValueError, LookupError):
        return None


def look_after(address: str, make: bool) -> None:
    """Says what is missing and how to get it; makes it in the background if that is wanted."""
    threading.Thread(target=_look_after, args=(address, make), daemon=True).start()


def _look_after(address: str, make: bool) -> None:
    from sylvarium.wasm import making

    if not make:
        if missing(making.CLIENT):
            say(f"{WITHOUT}: their modules are made by `make wasm` or `sylvarium wasm`.")
        return
    _wait_until_compiled(f"{address}health")
    make_missing(making.CLIENT)


def make_missing(folder: Path) -> None:
    """Makes what is missing, as far as this machine can, and says how it went."""
    from sylvarium.wasm import making
    from sylvarium.wasm.linking import NoLinker, linker

    keys: Iterable[str] = missing(folder)
    if not keys:
        return
    try:
        linker()
        folder.mkdir(parents=True, exist_ok=True)
        for key in keys:
            making.make(key, folder, patiently=True)
    except NoLinker as problem:
        say(f"{WITHOUT}: {problem}; then `make wasm`.")
    except OSError as problem:
        say(f"{WITHOUT}: {problem}")
    else:
        say("Games on a device have their bots now.")


def _wait_until_compiled(health: str) -> None:
    while True:
        time.sleep(PATIENCE)
        try:
            with urlopen(health, timeout=10) as answer:
                if "preparing" not in json.load(answer)["games"].values():
                    return
        except OSError:
            continue


def say(words: str) -> None:
    from sylvarium.server.observing import LINES  # here, because `wasm` needs no server

    LINES.msg(words)
