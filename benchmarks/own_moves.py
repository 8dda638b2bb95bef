"""How soon a player's own move is seen: from the click to the drawn board, on a line with 150 ms of delay.

    PYTHONPATH=src:tests python benchmarks/own_moves.py [--games …] [--moves 40] [--delay 150]

Somebody plays against a bot in Chromium and clicks any choice of the list, a while after it came. Between the browser
and the server stands a line that keeps everything back for half of the delay, in both directions. A move is seen when
the page has drawn a frame with the board after it. Every game is played twice: as clients did it before, waiting for
the server (what would be drawn at once is not asked for), and as they do it now. Needs the built client.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import statistics
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from browser.conftest import browsing, serving
from frames import sit_down
from playwright.sync_api import Browser

import sylvarium.games as registry

AT_ONCE = 50.0  # milliseconds
THINKS = 900  # milliseconds that somebody looks at a choice at least
SETTINGS = """localStorage.setItem('sylvarium:settings', '{"pace":"instant","confirm":false,"sound":false}')"""
AS_BEFORE = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) { if (!text.includes('"type":"outcomes"')) send.call(this, text); };
"""
# Clicks a choice and tells after how many milliseconds the board after it was drawn; null when nothing can be chosen.
MOVE = """
async ([seed, thinks, patience]) => {
  const frame = () => document.querySelector('div.frame[data-moment]');
  const choices = () => [...document.querySelectorAll('button[data-choice]')].filter((each) => each.checkVisibility());
  const until = async (what) => {
    for (const end = performance.now() + patience; performance.now() < end; ) {
      if (what()) return true;
      await new Promise((done) => setTimeout(done, 10));
    }
    return false;
  };
  if (!(await until(() => choices().length))) return null;
  await new Promise((done) => setTimeout(done, thinks));
  const all = choices();
  if (!all.length) return null;
  const chosen = all[seed % all.length];
  const before = frame().dataset.moment;
  const drawn = new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (frame().dataset.moment === before) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now())));
    });
    watch.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-moment'] });
    setTimeout(() => done(null), patience);
  });
  let began = performance.now();
  chosen.click();
  await new Promise((done) => setTimeout(done));
  const sure = document.querySelector('[role=alertdialog] button');
  if (sure) {
    began = performance.now();
    sure.click();
  }
  const seen = await drawn;
  return seen === null ? null : seen - began;
}
"""


class Line(threading.Thread):
    """Passes everything on between browser and server, each way after half of the delay."""

    def __init__(self, target: str, delay: float):
        super().__init__(daemon=True)
        self._host, self._port = urlsplit(target).hostname, urlsplit(target).port
        self._way = delay / 2
        self._loop = asyncio.new_event_loop()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    def run(self) -> None:
        self._loop.run_until_complete(asyncio.start_server(self._connected, sock=self._listening))
        self._loop.run_forever()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection(self._host, self._port)
        await asyncio.gather(self._pass_on(reader, there[1]), self._pass_on(there[0], writer))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def arrive() -> None:
            while True:
                due, content = await waiting.get()
                await asyncio.sleep(max(0.0, due - loop.time()))
                if not content:
                    writer.close()
                    return
                writer.write(content)

        arriving = asyncio.create_task(arrive())
        try:
            while content := await reader.read(65536):
                waiting.put_nowait((loop.time() + self._way, content))
        except OSError:
            pass
        waiting.put_nowait((loop.time() + self._way, b""))
        await asyncio.gather(arriving, return_exceptions=True)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)


@contextmanager
def line_to(address: str, delay: float) -> Iterator[str]:
    line = Line(address, delay)
    line.start()
    try:
        yield line.address
    finally:
        line.stop()


def played(browser: Browser, address: str, key: str, moves: int, as_before: bool) -> tuple[list[float], list[str]]:
    """Milliseconds of every move, and whatever the page complained about."""
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900})
    context.add_init_script(SETTINGS + (AS_BEFORE if as_before else ""))
    page, problems = context.new_page(), []
    page.on("pageerror", lambda error: problems.append(str(error)))
    sit_down(page, key, "sapling")
    found = []
    for number in range(moves):
        took = page.evaluate(MOVE, [7919 * (number + 1), THINKS, 20_000])
        if took is None:
            break
        found.append(took)
    context.close()
    return found, problems


def told(key: str, how: str, found: list[float]) -> str:
    at_once = sum(each <= AT_ONCE for each in found) / len(found)
    tenths = statistics.quantiles(found, n=10)
    return f"{key:<16} {how:<8} {len(found):>5}  {tenths[4]:>8.0f}  {tenths[8]:>8.0f}  {at_once:>8.0%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", nargs="*", default=list(registry.GAMES))
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--delay", type=float, default=150, help="milliseconds, there and back together")
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        line_to(server, given.delay / 1000) as address,
        browsing() as browser,
    ):
        print(f"Chromium {browser.version}, {os.cpu_count()} cores, load before: {os.getloadavg()[0]:.1f}")
        print("game             how      moves    50 % ms   90 % ms   at once")
        for key in given.games:
            for how in ("before", "now"):
                found, problems = played(browser, address, key, given.moves, how == "before")
                print(told(key, how, found), flush=True)
                for problem in problems:
                    print(f"  the page complained: {problem}")
        print(f"load after: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
