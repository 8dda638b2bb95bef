"""Node and Chromium, playing in the modules of the games by `web/src/rules`."""

from __future__ import annotations

import json
import subprocess
from contextlib import ExitStack
from pathlib import Path
from typing import Self

from playwright.sync_api import Browser, Route, sync_playwright
from wasm.witness import Request

from sylvarium.wasm.making import make

WEB = Path(__file__).parents[2] / "web"
ESBUILD = WEB / "node_modules" / ".bin" / "esbuild"
CHROMIUMS = ("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
ADDRESS = "http://localhost/"  # answered from here: nothing leaves the machine
PATIENCE = 3600  # seconds for all games together


class Hosts:
    """Modules and bundled scripts in one folder, and a browser that is opened when somebody asks it."""

    def __init__(self, folder: Path):
        self._folder, self._open = folder, ExitStack()
        self._browser: Browser | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def module(self, key: str) -> Path:
        """The module of a game, made if it has not been."""
        file = self._folder / f"{key}.wasm"
        return file if file.exists() else make(key, self._folder).file

    def node(self, key: str, request: Request) -> list[list[str]]:
        """What Node tells of the games."""
        self.module(key)
        command = ["node", str(self._script("node", "--platform=node")), str(self._folder), key]
        given = json.dumps(request.to_json())
        done = subprocess.run(command, input=given, capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    def chromium(self, key: str, request: Request) -> list[list[str]]:
        """What Chromium tells of the games."""
        self.module(key)
        script = self._script("page", "--format=iife").read_text(encoding="utf-8")
        page = self._opened().new_page()
        try:
            page.route(f"{ADDRESS}**", self._answer)
            page.goto(ADDRESS)
            page.add_script_tag(content=script)
            given = [f"{ADDRESS}wasm/", key, request.to_json()]
            return page.evaluate("([base, game, request]) => play(base, game, request)", given)
        finally:
            page.close()

    def _opened(self) -> Browser:
        if self._browser is None:
            playwright = self._open.enter_context(sync_playwright())
            program = next(place for place in CHROMIUMS if Path(place).exists())
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
            self._open.callback(browser.close)
            self._browser = browser
        return self._browser

    def _answer(self, route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        file = self._folder / name
        if name and file.is_file():
            route.fulfill(path=file)
        else:
            route.fulfill(body="<!doctype html>", content_type="text/html")

    def _script(self, name: str, *options: str) -> Path:
        """A script of `web/tests/wasm` in one file that runs by itself."""
        made = self._folder / f"{name}.mjs"
        if not made.exists():
            source = WEB / "tests" / "wasm" / f"{name}.ts"
            form = [] if any(each.startswith("--format") for each in options) else ["--format=esm"]
            command = [str(ESBUILD), str(source), "--bundle", "--log-level=error", *form, *options, f"--outfile={made}"]
            subprocess.run(command, check=True)
        return made
