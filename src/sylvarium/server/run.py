"""`serve(...)`: runs the application with uvicorn."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import time
import webbrowser
from types import ModuleType
from typing import Any
from urllib.request import urlopen

import uvicorn
from fastapi import FastAPI

from sylvarium.server.app import create_app
from sylvarium.server.listening import patient
from sylvarium.server.observing import LINES
from sylvarium.server.probing import problem_at_start
from sylvarium.server.settings import Settings

resource: ModuleType | None
try:
    import resource
except ImportError:  # not on this system
    resource = None

SWITCH = 0.001  # seconds after which a thread that computes lets the event loop go on; Python's 0.005 adds up in a move


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database_url: str | None = None,
    open_browser: bool = False,
    settings: Settings | None = None,
) -> None:
    """Runs until it is stopped (Ctrl+C)."""
    settings = settings or Settings.from_environment(database_url=database_url)
    problem = problem_of(settings) or problem_there(host, port) or problem_at_start(settings.database_url)
    if problem:
        raise SystemExit(f"Sylvarium cannot start: {problem}.")
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"
    LINES.msg(f"Sylvarium is at {address}")
    if open_browser and has_screen():
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    sys.setswitchinterval(SWITCH)
    raise_file_limit()
    uvicorn.Server(configured(settings, host=host, port=port)).run()


def problem_of(settings: Settings) -> str | None:
    """Why a server must not be started with these settings, in a sentence; None if it may."""
    if settings.smtp_host and not settings.site:
        return "SYLVARIUM_SITE has to say where links in e-mail lead, such as https://play.example"
    return None


def problem_there(host: str, port: int) -> str | None:
    """Why nobody can be answered at this address, in a sentence; None if they can.

    It is asked before the storage is opened, and before a browser would show whoever else answers there.
    """
    try:
        for family, kind, protocol, _, place in socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        ):
            with socket.socket(family, kind, protocol) as probe:
                if sys.platform != "win32":  # there it would let two servers have the same port
                    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if family == socket.AF_INET6:  # the other family is asked about by itself
                    probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                probe.bind(place)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            other = f"name another one: --port {port + 1}, or make play PORT={port + 1}"
            return f"something else (perhaps another Sylvarium) uses port {port} already; {other}"
        return f"it cannot answer at {host}, port {port}: {error.strerror or error}"
    return None


def has_screen() -> bool:
    """Whether a browser can open a window here. A browser for terminals would only take the terminal away."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")))


def configured(settings: Settings, app: FastAPI | None = None, **more: Any) -> uvicorn.Config:
    """How uvicorn runs the application, with every limit that has to be set before it."""
    requests, frames = patient(settings)
    return uvicorn.Config(
        app or create_app(settings),
        log_level="warning",
        http=requests,
        ws=frames,
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,  # views are small, and compressing each of them would cost more than sending
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        server_header=False,
        timeout_graceful_shutdown=5,
        **more,
    )


def raise_file_limit() -> None:
    """Every socket is an open file; as many as the system allows this process."""
    if resource:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != hard:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


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
