"""The site (`make site`) on a plain server of files, under a path of its own, and a browser whose line can be cut."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import browsing
from playwright.sync_api import Browser

ROOT = Path(__file__).parents[2]
SITE = Path(os.environ.get("SYLVARIUM_SITE", ROOT / "dist" / "site"))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site, two folders below the root of a host that knows nothing but files."""
    if not (SITE / "index.html").is_file():
        pytest.fail("The site is not built: run `make site` first.")
    folder = tmp_path_factory.mktemp("host")
    shutil.copytree(SITE, folder / "some" / "where")
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "-d", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as host:
        for _ in range(100):
            with socket.socket() as one:
                if one.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}/some/where/"
        host.terminate()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with browsing() as browser:
        yield browser
