"""Pictures of every board at every size, to be looked at: `PYTHONPATH=src:tests python tests/browser/pictures.py`.

They are moments of recorded games on the built client, one picture for each size, theme, and on a phone for each
sheet. `--games`, `--seats`, `--sizes`, `--moments`, `--dark` and `--french` narrow or widen it.
"""

from __future__ import annotations

import argparse
import tempfile
from contextlib import ExitStack
from pathlib import Path

from browser.conftest import browsing, serving
from browser.moments import Game, Moment, Stage
from browser.screens import SIZES, Size, resize
from playwright.sync_api import Browser, Page

import sylvarium.games as registry


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, default=Path("dist/pictures"), help="the folder they go to")
    parser.add_argument("--games", nargs="*", default=list(registry.GAMES))
    parser.add_argument("--seats", nargs="*", type=int, default=[2, 4])
    parser.add_argument("--sizes", nargs="*", default=[str(size) for size in SIZES], help="such as 1440x900")
    parser.add_argument("--moments", nargs="*", type=int, help="after so many actions; otherwise a busy and a late one")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--french", action="store_true")
    parser.add_argument("--address", help="of a running server; otherwise one is started")
    parser.add_argument("--sheets", action="store_true", help="also every sheet of a narrow screen")
    return parser.parse_args()


def moments(game: Game, numbers: list[int] | None) -> list[Moment]:
    if numbers:
        return [Moment(number, "", 0) for number in numbers]
    busy = max(game.decisions, key=lambda moment: moment.choices)
    return sorted({busy, game.late()}, key=lambda moment: moment.number)


def take(page: Page, name: Path, sheets: bool) -> None:
    page.screenshot(path=f"{name}.png")
    tabs = page.locator("nav.nav button")
    for tab in range(tabs.count()) if sheets else ():
        if tabs.nth(tab).get_attribute("aria-pressed") != "true":
            tabs.nth(tab).click()
        page.screenshot(path=f"{name}-sheet{tab}.png")
    if sheets and tabs.count():
        tabs.last.click()


def photograph(browser: Browser, address: str, game: Game, wanted: argparse.Namespace, sizes: list[Size]) -> None:
    theme = "dark" if wanted.dark else "light"
    context = browser.new_context(
        base_url=address, color_scheme=theme, locale="fr-FR" if wanted.french else "en-GB", reduced_motion="reduce"
    )
    page = context.new_page()
    stage = Stage(page, address, game)
    stage.open()
    for size in sizes:
        resize(page, size)
        for moment in moments(game, wanted.moments):
            stage.show(moment)
            language = "-fr" if wanted.french else ""
            name = f"{game.key}-{game.seats}-{moment.number:03}-{size}-{theme}{language}"
            take(page, wanted.out / name, wanted.sheets)
    context.close()


def main() -> None:
    wanted = asked()
    wanted.out.mkdir(parents=True, exist_ok=True)
    sizes = [size for size in SIZES if str(size) in wanted.sizes]
    with tempfile.TemporaryDirectory() as folder, ExitStack() as open_, browsing() as browser:
        address = wanted.address or open_.enter_context(serving(Path(folder)))
        for key in wanted.games:
            for seats in wanted.seats:
                if seats in registry.game(key).seats:
                    photograph(browser, address, Game(key, seats), wanted, sizes)


if __name__ == "__main__":
    main()
