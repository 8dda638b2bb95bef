"""Pictures of every step of every lesson, to be looked at: `PYTHONPATH=src:tests python tests/browser/lessons.py`.

`--games`, `--lessons`, `--sizes`, `--dark` and `--french` narrow or widen it.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from contextlib import ExitStack
from pathlib import Path

from browser.conftest import browsing, serving
from browser.screens import SIZES, drawn, resize
from playwright.sync_api import Browser, Page, expect

import sylvarium.games as registry
from sylvarium.learning.lessons import Lesson, course


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, default=Path("dist/lessons"), help="the folder they go to")
    parser.add_argument("--games", nargs="*", default=list(registry.GAMES))
    parser.add_argument("--lessons", nargs="*", help="only these")
    parser.add_argument("--sizes", nargs="*", default=["1440x900", "390x844"])
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--french", action="store_true")
    parser.add_argument("--address", help="of a running server; otherwise one is started")
    return parser.parse_args()


def stand(page: Page, game: str, lesson: Lesson, count: int) -> None:
    """The page of a lesson after the first actions of its solution, as if one came back to it."""
    kept = {lesson.key: {"done": False, "actions": lesson.solution[:count]}}
    page.evaluate("([key, value]) => localStorage.setItem(key, value)", [f"sylvarium:lessons:{game}", json.dumps(kept)])
    page.goto(f"/learn/{game}/{lesson.key}")
    expect(page.locator(".lesson .words p")).to_be_visible()
    drawn(page)
    page.wait_for_timeout(1000)  # what is lit is looked for until then (`kit/glide.ts`)


def photograph(browser: Browser, address: str, key: str, wanted: argparse.Namespace) -> None:
    theme, language = "dark" if wanted.dark else "light", "-fr" if wanted.french else ""
    context = browser.new_context(
        base_url=address, color_scheme=theme, locale="fr-FR" if wanted.french else "en-GB", reduced_motion="reduce"
    )
    page = context.new_page()
    for size in [size for size in SIZES if str(size) in wanted.sizes]:
        resize(page, size)
        page.goto(f"/learn/{key}")
        page.locator("ol.lessons li").first.wait_for()
        page.screenshot(path=wanted.out / f"{key}-course-{size}-{theme}{language}.png")
        for lesson in course(registry.game(key)).lessons:
            for count in range(len(lesson.solution) + 1) if lesson.key in (wanted.lessons or [lesson.key]) else ():
                stand(page, key, lesson, count)
                page.screenshot(path=wanted.out / f"{key}-{lesson.key}-{count:02}-{size}-{theme}{language}.png")
    context.close()


def main() -> None:
    wanted = asked()
    wanted.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as open_, browsing() as browser:
        address = wanted.address or open_.enter_context(serving(Path(folder)))
        for key in wanted.games:
            if course(registry.game(key)).lessons:
                photograph(browser, address, key, wanted)


if __name__ == "__main__":
    main()
