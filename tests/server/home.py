"""A browser with (or without) a login, as far as REST is concerned."""

from __future__ import annotations

from typing import Any

import httpx
from server.player import Player
from server.running import Address, Inside
from server.soft_passkey import SoftPasskey
from server.waiting import PATIENCE

from sylvarium.server.people.login import COOKIE


class Browser:
    """Keeps its cookie, and says which page asks."""

    def __init__(self, server: Address, origin: str | None = None):
        self.server, self.here = server, f"http://localhost:{server.port}"
        self.origin = origin or self.here
        kept = httpx.Limits(keepalive_expiry=1.0)  # servers close what is idle for five seconds
        self.client = httpx.Client(base_url=f"{self.here}/api", timeout=PATIENCE, limits=kept)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        sent = {"Origin": self.origin, **headers}
        return self.client.request(method, path, json=body, headers=sent)

    def post(self, path: str, body: Any = None, status: int | None = None, **headers: str) -> Any:
        answer = self.ask("POST", path, {} if body is None else body, **headers)
        expected = (200, 201) if status is None else (status,)
        assert answer.status_code in expected, (answer.status_code, answer.text)
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def sign_up(self, name: str = "Ada") -> tuple[SoftPasskey, dict]:
        passkey = SoftPasskey(self.here)
        options = self.post("/me/passkey-options", {"name": name})["options"]
        return passkey, self.post("/me/passkeys", {"credential": passkey.make(options)})

    def log_in(self, passkey: SoftPasskey, status: int | None = None) -> dict:
        options = self.post("/me/login-options")["options"]
        return self.post("/me/login", {"credential": passkey.show(options)}, status)

    @property
    def cookie(self) -> str | None:
        return self.client.cookies.get(COOKIE)

    @property
    def headers(self) -> dict[str, str]:
        """For a socket."""
        return {"Cookie": f"{COOKIE}={self.cookie}"}


def seats_at(server: Inside, browser: Browser, table: str) -> list[int]:
    """The seats that a browser without tokens holds there, by its login."""
    origin = {"Origin": f"http://127.0.0.1:{server.port}"}
    with Player(server, table, headers={**browser.headers, **origin}) as player:
        return player.seats
