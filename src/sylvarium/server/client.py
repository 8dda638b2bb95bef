"""The built web client: its files with caching headers, and its page for every address inside it."""

from __future__ import annotations

from pathlib import Path

from starlette.responses import FileResponse, HTMLResponse, Response

FOR_EVER = "public, max-age=31536000, immutable"  # names of built assets contain a hash of their content
ASK_AGAIN = "no-cache"

LONGEST = 200  # characters of a path; no address of the client is longer, and no file system takes a longer name

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Sylvarium</title>
<body style="font:1.1rem/1.5 system-ui;max-width:36rem;margin:4rem auto;padding:0 1rem">
<h1>The server runs, but the web client has not been built</h1>
<p>In a checkout of the project: <code>make client</code>
(or <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>), then reload this page.</p>
<p>The interface for programs is at <a href="/api/docs">/api/docs</a>.</p></body></html>"""


def respond(folder: Path, path: str) -> Response | None:
    """The file at `path`; the client's page for an address without a file; None if it should be a file."""
    if not (folder / "index.html").is_file():
        return HTMLResponse(MISSING, 503, headers={"Cache-Control": "no-store"})
    if len(path) > LONGEST or "\0" in path:
        return None
    file = (folder / path).resolve()
    if path and file.is_file() and file.is_relative_to(folder.resolve()):
        hashed = path.startswith("assets/")
        return FileResponse(file, headers={"Cache-Control": FOR_EVER if hashed else ASK_AGAIN})
    if "." in path.rsplit("/", 1)[-1]:
        return None
    return FileResponse(folder / "index.html", headers={"Cache-Control": ASK_AGAIN})
