"""How long a player waits for a table on a device: from a click on the shelf of `make site` to the first legal click.

    make site && PYTHONPATH=src:tests python benchmarks/device_wait.py [--games …] [--sizes desktop phone]

*Cold*: a browser that has nothing yet, on a host that sends files as they are. *Warm*: the next game of the same
browser, after a reload. *Reload*: the table itself is loaded again offline. Seconds since the game was chosen on
the shelf; in brackets since *Start playing*, pressed as soon as it is there. They are worth something on a calm machine
only, so the load is printed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
from pathlib import Path
from time import monotonic

from browser.conftest import browsing
from offline.conftest import SITE, Host
from offline.playing import KEPT, SIZES, Waited, first_click, largest_process, start, window
from playwright.sync_api import Browser

import sylvarium.games as registry


def seconds(waited: Waited) -> str:
    return f"{waited.shelf:.1f} s ({waited.start:.1f})"


def measured(chromium: Browser, host: Host, game: str, size: str) -> str:
    """A row of the table."""
    context, page, _ = window(chromium, size)
    before = host.sent
    cold = start(page, host.address, game)
    page.wait_for_function(KEPT)
    loaded = host.sent - before
    warm = start(page, host.address, game)
    context.set_offline(True)
    began = monotonic()
    page.reload()
    first_click(page)
    reload, memory = monotonic() - began, largest_process(chromium)
    context.close()
    row = (
        game,
        size,
        seconds(cold),
        seconds(warm),
        f"{reload:.1f} s",
        f"{loaded / 1e6:.1f} MB",
        f"{memory / 1e6:.0f} MB",
    )
    return f"| {' | '.join(row)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", nargs="*", default=list(registry.GAMES))
    parser.add_argument("--sizes", nargs="*", default=list(SIZES), choices=list(SIZES))
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, browsing() as chromium:
        shutil.copytree(SITE, Path(folder) / "some" / "where")
        host = Host(Path(folder))
        print("| | | cold | warm | reload without a line | loaded | memory |\n|" + " --- |" * 7)
        for game in wanted.games:
            for size in wanted.sizes:
                print(measured(chromium, host, game, size), flush=True)
        host.close()
    print(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
