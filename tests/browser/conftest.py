"""A real server, a real Chromium: what the browser tests need."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect, sync_playwright

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "sylvarium" / "server" / "client" / "index.html"
CHROMIUMS = ("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
QUIET = (
    "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
SEED = 6  # every first card of its games leaves a choice of trees
PREPARING = 300.0  # seconds: the rules may have to be compiled first
PATIENCE = 120_000  # milliseconds: a busy machine is no fault of the page
# How many times slower than it could be a page is, as on a busy machine; its line to the server is slow then, too.
SLOWNESS = float(os.environ.get("SYLVARIUM_BROWSER_SLOWNESS", "1"))
expect.set_options(timeout=PATIENCE)


SERVE = """
import sys
from pathlib import Path
from sylvarium.server.run import serve
from sylvarium.server.settings import Settings

port, folder = int(sys.argv[1]), Path(sys.argv[2])
url = f"sqlite:///{folder / 'tables.sqlite'}"
serve(port=port, settings=Settings.from_environment(database_url=url, client=folder / "client"))
"""


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its things."""
    return tmp_path_factory.mktemp("browser")


@pytest.fixture(scope="session")
def address(folder: Path) -> Iterator[str]:
    """The address of a running server with the built client and an empty database."""
    with serving(folder) as found:
        yield found


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A running server that keeps its things in an empty folder; gives its address."""
    if not CLIENT.is_file():
        pytest.fail("The web client is not built: run `npm ci && npm run build` in web/ first.")
    port = free_port()
    # A copy, so that a build during the tests does not take their pages away.
    shutil.copytree(CLIENT.parent, folder / "client")
    environment = {**os.environ, "SYLVARIUM_INTERPRET": "first",  # as `sylvarium serve` has it
                   "SYLVARIUM_BOT_PAUSE": "0-0", "SYLVARIUM_BOT_STEP_PAUSE": "0-0",
                   "SYLVARIUM_PLAN_PAUSE": "0-0", "SYLVARIUM_PLAN_STEP_PAUSE": "0-0",
                   "SYLVARIUM_NOTICE_DELAY": "0.2", "SYLVARIUM_NOTICE_GAP": "0", "SYLVARIUM_NOTICES_EVERY": "0.1",
                   "SYLVARIUM_NOTICES_PRIVATE": "1",
                   "SYLVARIUM_SQLITE_SYNCHRONOUS": "NORMAL",  # nobody cuts the power
                   "SYLVARIUM_LIMIT_MESSAGES": "500/2000",
                   "SYLVARIUM_LIMIT_OPENINGS": "500/2000",
                   "SYLVARIUM_LIMIT_REQUESTS": "500/2000"}  # fmt: skip
    command = [sys.executable, "-c", SERVE, str(port), str(folder)]
    with subprocess.Popen(command, env=environment, cwd=ROOT) as server:
        try:
            wait_until_ready(f"http://127.0.0.1:{port}/health", server)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def wait_until_ready(health: str, server: subprocess.Popen) -> None:
    begun = time.monotonic()
    while time.monotonic() - begun < PREPARING:
        assert server.poll() is None, "the server ended by itself"
        try:
            with urlopen(health, timeout=60) as answer:
                if b'"builders":"ready"' in answer.read():
                    return
        except OSError:
            pass
        time.sleep(0.2)
    pytest.fail(f"the server was not ready after {PREPARING:.0f} s")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with browsing() as browser:
        yield browser


@contextmanager
def browsing() -> Iterator[Browser]:
    found = next((path for path in CHROMIUMS if Path(path).exists()), None)
    with sync_playwright() as playwright:
        installed = found or playwright.chromium.executable_path
        if not Path(installed).exists():
            pytest.fail("There is no Chromium: `apt install chromium`, or `playwright install chromium`.")
        browser = playwright.chromium.launch(executable_path=installed, args=list(QUIET))
        yield browser
        browser.close()


# Tests can cut the line: sockets are kept, and none can be opened while it is cut. A slow one holds back what is sent.
LINE = """
(() => {
  const wait = WAIT;
  const Real = window.WebSocket;
  const open = new Set();
  window.line = {
    cut: false,
    drop() { this.cut = true; for (const each of open) each.close(); },
    mend() { this.cut = false; },
  };
  window.WebSocket = class extends Real {
    constructor(...args) {
      super(...args);
      open.add(this);
      if (window.line.cut) this.close();
    }
    send(said) {
      if (wait) setTimeout(() => super.send(said), wait);
      else super.send(said);
    }
  };
})();
""".replace("WAIT", "80" if SLOWNESS > 1 else "0")


# Tests wait for results, not for what is shown on the way, and mean what they click; one that looks at the pace, or at
# the question before a turn ends, chooses so in the settings.
HASTE = """
localStorage.getItem('sylvarium:settings') ??
  localStorage.setItem('sylvarium:settings', '{"pace":"instant","confirm":false}');
"""


def with_seed(route: Route) -> None:
    """New tables get a seed, so that every run of a test sees the same game; with free seats nobody may choose it."""
    asked = route.request.post_data_json if route.request.method == "POST" else None
    if asked is None or any(seat["kind"] == "open" for seat in asked["seats"]):
        route.continue_()
    else:
        route.continue_(post_data={**asked, "seed": SEED})


class People:
    """Opens windows, each with a memory of its own, and notes what their consoles complain about."""

    def __init__(self, chromium: Browser, address: str):
        self._chromium, self._address = chromium, address
        self._contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self._provoked: list[str] = []

    def window(self, width: int = 1440, height: int = 900, locale: str = "en-GB", dark: bool = False) -> Page:
        context = self._chromium.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            base_url=self._address,
            has_touch=width < 800,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LINE)
        context.add_init_script(HASTE)
        context.route("**/api/tables", with_seed)
        self._contexts.append(context)
        page = context.new_page()
        if SLOWNESS > 1:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS})
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self._heard(message.type, message.text))
        return page

    def _heard(self, kind: str, text: str) -> None:
        cut = "WebSocket connection" in text or "WebSocket is closed" in text
        if kind == "error" and not cut:
            self.complaints.append(text)

    def provoke(self, said: str) -> None:
        """The test is about to bring this about, so no console is wrong to complain of it, whenever it does."""
        self._provoked.append(said)

    def unprovoked(self) -> list[str]:
        return [each for each in self.complaints if not any(said in each for said in self._provoked)]

    def close(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def people(chromium: Browser, address: str) -> Iterator[People]:
    """Windows for the players of one test. Whatever their consoles complained about fails it."""
    found = People(chromium, address)
    yield found
    found.close()
    assert not found.unprovoked()


@pytest.fixture(scope="session")
def axe() -> Axe:
    return Axe()
