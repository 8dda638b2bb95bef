"""`serve(...)`: runs the application with uvicorn."""

from __future__ import annotations

import sys
import threading
import time
import webbrowser
from urllib.request import urlopen

import uvicorn

from sylvarium.server.app import create_app
from sylvarium.server.probing import problem_at_start
from sylvarium.server.settings import Settings


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database_url: str | None = None,
    open_browser: bool = False,
    settings: Settings | None = None,
) -> None:
    """Runs until it is stopped (Ctrl+C)."""
    settings = settings or Settings.from_environment(database_url=database_url)
    problem = problem_at_start(settings.database_url)
    if problem:
        raise SystemExit(f"Sylvarium cannot start: {problem}.")
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"
    print(f"Sylvarium is at {address}", file=sys.stderr, flush=True)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    uvicorn.run(
        create_app(settings),
        host=host,
        port=port,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,  # views are small, and compressing each of them would cost more than sending
        timeout_graceful_shutdown=5,
    )


def _open_when_ready(address: str) -> None:
    """Opens the browser as soon as the server answers."""
    for _ in range(100):
        try:
            with urlopen(address + "health", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)


def main() -> None:
    """For trying it: `python -m sylvarium.server.run [port] [database url]`."""
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8000
    serve(port=port, database_url=sys.argv[2] if len(sys.argv) > 2 else None)


if __name__ == "__main__":
    main()
