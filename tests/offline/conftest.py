"""The site (`make site`) on a plain server of files, under a path of its own, and a browser whose line can be cut."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from browser.conftest import browsing
from playwright.sync_api import Browser

ROOT = Path(__file__).parents[2]
SITE = Path(os.environ.get("SYLVARIUM_SITE", ROOT / "dist" / "site"))


class Host:
    """A host that knows nothing but files, and counts what it sends."""

    def __init__(self, folder: Path):
        self.folder, self.sent = folder, 0
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, host=self, directory=str(folder)))
        Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}/some/where/"

    def close(self) -> None:
        self._server.shutdown()


KNOWN = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


class Handler(SimpleHTTPRequestHandler):
    """Knows no more kinds of files than the plainest of hosts, and forbids browsers to guess."""

    def __init__(self, *given: Any, host: Host, **more: Any):
        self.host = host
        super().__init__(*given, **more)

    def guess_type(self, path: Any) -> str:
        return KNOWN.get(Path(path).suffix, "application/octet-stream")

    def end_headers(self) -> None:
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        content = source.read()
        self.host.sent += len(content)
        outputfile.write(content)

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """The site, two folders below the root of a host."""
    if not (SITE / "index.html").is_file():
        pytest.fail("The site is not built: run `make site` first.")
    shutil.copytree(SITE, tmp_path / "some" / "where")
    found = Host(tmp_path)
    yield found
    found.close()


@pytest.fixture
def site(host: Host) -> str:
    return host.address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with browsing() as browser:
        yield browser
