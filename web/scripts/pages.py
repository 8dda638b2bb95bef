"""Writes what a server would tell of rules, rulebooks and lessons as files, for a site without one: `pages.py FOLDER`.

They are the server's own answers: it is asked here, without a line.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("SYLVARIUM_INTERPRET", "1")
os.environ |= {"SYLVARIUM_LIMIT_REQUESTS": "10000/10000", "SYLVARIUM_LIMIT_WORK": "1000/1000"}

from starlette.testclient import TestClient

from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key
from sylvarium.kernel import LANGUAGES
from sylvarium.learning.book import book
from sylvarium.server.app import create_app
from sylvarium.server.settings import Settings


def paths() -> list[tuple[str, str]]:
    """What is asked, and the file of the answer (`web/src/kit/houses.ts` looks there)."""
    found = []
    for game in GAMES:
        for language in LANGUAGES:
            for page in ("rules", "rulebook"):
                asked = f"/games/{game}/{page}?language={language}"
                found.append((asked, asked.replace("?", "-")))
        found.append((f"/games/{game}/lessons", f"/games/{game}/lessons"))
        shown = book(game_by_key(game), "en")
        pictures = {
            "aim",
            *(block.picture for chapter in (shown.chapters if shown else ()) for block in chapter.blocks),
        }
        found += [(path, path) for path in (f"/games/{game}/pictures/{key}" for key in sorted(filter(None, pictures)))]
    return found


def write(folder: Path) -> int:
    """Every answer as a file; how many there are."""
    with tempfile.TemporaryDirectory() as place:
        settings = Settings.from_environment(database_url=f"sqlite:///{place}/none.sqlite", prepare_games=False)
        with TestClient(create_app(settings), base_url="http://127.0.0.1") as server:
            found = paths()
            for asked, name in found:
                answer = server.get(f"/api{asked}")
                answer.raise_for_status()
                file = folder / f"api{name}.json"
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(json.dumps(answer.json(), ensure_ascii=False, separators=(",", ":")), "utf-8")
    return len(found)


if __name__ == "__main__":
    print(f"{write(Path(sys.argv[1]))} pages")
