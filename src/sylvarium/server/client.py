"""The built web client: its files with caching headers, and its page for every address inside it."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path

from starlette.responses import FileResponse, HTMLResponse, Response

FOR_EVER = "public, max-age=31536000, immutable"  # names of built assets contain a hash of their content
ASK_AGAIN = "no-cache"

LONGEST = 200  # bytes of a path; no address of the client is longer, and no file system takes a longer name

TEXTS = (".css", ".html", ".js", ".json", ".map", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest")
SMALL = 1000  # bytes; packing less saves nothing

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Sylvarium</title>
<body style="font:1.1rem/1.5 system-ui;max-width:36rem;margin:4rem auto;padding:0 1rem">
<h1>The server runs, but the web client has not been built</h1>
<p>In a checkout of the project: <code>make client</code>
(or <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>), then reload this page.</p>
<p>The interface for programs is at <a href="/api/docs">/api/docs</a>.</p></body></html>"""


def respond(folder: Path, path: str, packed: bool = False) -> Response | None:
    """The file at `path`; the client's page for an address without a file; None if it should be a file."""
    if not (folder / "index.html").is_file():
        return HTMLResponse(MISSING, 503, headers={"Cache-Control": "no-store"})
    if len(path.encode(errors="replace")) > LONGEST or "\0" in path:
        return None
    file = (folder / path).resolve()
    if path and file.is_file() and file.is_relative_to(folder.resolve()):
        return _sent(file, FOR_EVER if path.startswith("assets/") else ASK_AGAIN, packed)
    if "." in path.rsplit("/", 1)[-1]:
        return None
    return _sent(folder / "index.html", ASK_AGAIN, packed)


def _sent(file: Path, kept: str, packed: bool) -> Response:
    """A file, `packed` if the browser takes that and it is worth it."""
    answer = FileResponse(file, headers={"Cache-Control": kept})
    about = file.stat()
    if file.suffix not in TEXTS or about.st_size < SMALL:
        return answer
    answer.headers["Vary"] = "Accept-Encoding"
    if not packed:
        return answer
    headers = {"Cache-Control": kept, "Vary": "Accept-Encoding", "Content-Encoding": "gzip"}
    return Response(_packed(file, about.st_mtime_ns, about.st_size), media_type=answer.media_type, headers=headers)


@lru_cache(maxsize=1000)
def _packed(file: Path, changed: int, size: int) -> bytes:
    """Packed once: doing it for everybody who asks would be the cheapest way to stop a server."""
    return gzip.compress(file.read_bytes(), 6)
