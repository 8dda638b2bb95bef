"""How smoothly the boards move: a stretch of every game against a bot in Chromium, with all animations.

    PYTHONPATH=src:tests python benchmarks/frames.py [--games …] [--sizes 1440x900 390x844] [--seconds 20]

Somebody clicks what glows, a few times a second, and the bot answers at normal pace. Of every frame the page is given
(`requestAnimationFrame`) the time since the one before is noted: at 60 a second 16.7 ms. One is late when it comes more
than 18 ms after the one before, and very late after more than 34 ms, which is a frame left out. Beside that stand the
long animation frames that Chromium itself reports (over 50 ms), and how much of a core the page's own
thread used. Needs the built client. Late frames are worth something on a calm machine only, so the load is printed.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from browser.conftest import browsing, serving
from browser.screens import SIZES, Size
from playwright.sync_api import Browser, Page

import sylvarium.games as registry

LATE, VERY_LATE = 18.0, 34.0  # milliseconds; a millisecond or so is the clock's
SETTINGS = """localStorage.setItem('sylvarium:settings', '{"pace":"normal","confirm":false}')"""
# Clicks something that can be chosen, always in the same order of chance, and notes every frame.
PLAY = """
(seed) => {
  const watch = (window.watch = { frames: [], long: [], clicks: 0 });
  let last = performance.now();
  const frame = (now) => {
    watch.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) watch.long.push(each.duration);
  }).observe({ type: 'long-animation-frame' });
  const seen = (element) => element.getBoundingClientRect().width > 0 && element.checkVisibility();
  setInterval(() => {
    const choices = '[data-choice], [data-can], .deeds .button, nav.nav button.lit[aria-pressed=false]';
    const all = [...document.querySelectorAll(choices)].filter(seen);
    if (!all.length) return;
    seed = (seed * 1103515245 + 12345) % 2147483648;
    all[seed % all.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
    watch.clicks += 1;
  }, 300);
}
"""


@dataclass
class Seen:
    """What one stretch showed."""

    game: str
    size: str
    frames: int
    late: float
    very_late: float
    worst: float
    long: int
    longest: float
    busy: float  # the share of a core that the page's own thread used
    clicks: int

    HEAD = "game             size       frames   >18 ms   >34 ms   worst    long frames   busy  clicks"

    def __str__(self) -> str:
        return (
            f"{self.game:<16} {self.size:<10} {self.frames:>6}  {self.late:>6.1%}  {self.very_late:>6.1%}"
            f"  {self.worst:>5.0f} ms  {self.long:>4} ({self.longest:>4.0f} ms)  {self.busy:>5.0%}  {self.clicks:>5}"
        )


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", nargs="*", default=list(registry.GAMES))
    parser.add_argument("--sizes", nargs="*", default=["1440x900", "390x844"])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--level", default="sapling", help="of the bot")
    return parser.parse_args()


def sit_down(page: Page, key: str, level: str) -> None:
    """A new table against a bot."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
    made = page.request.post("/api/tables", data={"game": key, "seats": seats, "nickname": "Ada", "seed": 6})
    assert made.status == 201, made.text()
    table = made.json()
    kept = {table["table"]: {"tokens": table["tokens"], "game": key, "at": 1}}
    page.goto("/about")
    page.evaluate("kept => localStorage.setItem('sylvarium:tables', JSON.stringify(kept))", kept)
    page.goto(f"/table/{table['table']}")
    page.locator("div.frame[data-moment]").wait_for(timeout=120_000)
    page.evaluate("document.fonts.ready.then(() => true)")


def worked(page: Page, line: Any) -> float:
    """Seconds of processor time that the page's own thread has used so far."""
    metrics = line.send("Performance.getMetrics")["metrics"]
    return next(each["value"] for each in metrics if each["name"] == "TaskDuration")


def watch(browser: Browser, address: str, key: str, size: Size, given: argparse.Namespace) -> Seen:
    context = browser.new_context(
        base_url=address,
        viewport={"width": size.width, "height": size.height},
        has_touch=size.touch,
        reduced_motion="no-preference",
    )
    context.add_init_script(SETTINGS)
    page = context.new_page()
    sit_down(page, key, given.level)
    line = context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    before, began = worked(page, line), time.monotonic()
    page.evaluate(PLAY, 6)
    page.wait_for_timeout(given.seconds * 1000)
    found = page.evaluate("window.watch")
    busy = (worked(page, line) - before) / (time.monotonic() - began)
    context.close()
    frames = found["frames"][1:]
    share = [sum(each > limit for each in frames) / len(frames) for limit in (LATE, VERY_LATE)]
    long = found["long"]
    return Seen(
        key, str(size), len(frames), *share, max(frames), len(long), max(long, default=0), busy, found["clicks"]
    )  # fmt: skip


def main() -> None:
    given = asked()
    sizes = [size for size in SIZES if str(size) in given.sizes]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        print(f"Chromium {browser.version}, {os.cpu_count()} cores, load before: {os.getloadavg()[0]:.1f}")
        print(Seen.HEAD)
        for key in given.games:
            for size in sizes:
                print(watch(browser, address, key, size, given), flush=True)
        print(f"load after: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
