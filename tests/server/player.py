"""A client as short as possible, which keeps every byte it was sent."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
from server.running import Address
from server.waiting import PATIENCE
from travelling import changed, check_message, check_view
from websockets.sync.client import ClientConnection, connect


def new_table(server: Address, seats: list[dict] | None = None, **more: Any) -> dict:
    """Creates a table (by default hot-seat for two) and gives the answer, tokens by seat number."""
    body = {"game": "builders", "seats": seats or [{"kind": "me"}, {"kind": "hotseat"}], "nickname": "Ada", **more}
    answer = httpx.post(f"{server.http}/api/tables", json=body, timeout=120)  # its rules may have to be compiled
    assert answer.status_code == 201, answer.text
    created = answer.json()
    created["tokens"] = {int(seat): token for seat, token in created["tokens"].items()}
    return created


def join(server: Address, table: str, **body: Any) -> dict:
    answer = httpx.post(f"{server.http}/api/tables/{table}/join", json={"nickname": "Bob", **body})
    assert answer.status_code == 201, answer.text
    return answer.json()


class Player:
    """One socket at one table."""

    def __init__(
        self,
        server: Address,
        table: str,
        tokens: list[str] = [],  # noqa: B006
        hello: bool = True,
        headers: dict[str, str] | None = None,
        **more: Any,
    ):
        # Who does not listen for a while is still there: what comes meanwhile is kept, and pings are answered.
        self._opening = connect(
            server.socket(table),
            max_size=None,
            max_queue=None,
            ping_interval=None,
            additional_headers=headers,
            open_timeout=PATIENCE,
        )
        self.socket: ClientConnection = self._opening.__enter__()
        self.tokens = list(tokens)
        self.heard: list[dict] = []
        self.raw: list[str] = []
        self.views: dict[str, dict] = {}
        self.log: dict[str, list[dict]] = {}
        self.table: dict = {}
        self.seats: list[int] = []
        self.version = 0
        self._requests = itertools.count(1)
        if hello:
            self.hello(**more)

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._opening.__exit__(None, None, None)

    def hello(self, **more: Any) -> dict:
        self.send(type="hello", tokens=self.tokens, version=None, **more)
        return self.wait("state")

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> dict:
        """The next message, taken into account."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        message = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        check_message(message)
        if message["type"] in ("state", "update"):
            self._take(message)
        return message

    def _take(self, message: dict) -> None:
        if message["type"] == "update":
            assert message["version"] == self.version + 1, "a version was skipped"
        self.version = message["version"]
        self.views.update(message.get("views", {}))
        for reader, differences in message.get("changes", {}).items():
            for each in differences:
                self.views[reader] = changed(self.views[reader], each)
                check_view(self.views[reader])
        self.table = message.get("table", self.table)
        if message["type"] == "state":
            self.log, self.seats = message["log"], message["seats"]
        for reader, lines in message.get("log", {}).items() if message["type"] == "update" else ():
            kept = [line for line in self.log.get(reader, []) if line["number"] <= message["log_from"]]
            self.log[reader] = kept + lines

    def wait(self, kind: str, such: Callable[[dict], bool] = lambda _: True) -> dict:
        """Hears until a message of this type comes."""
        while True:
            message = self.hear()
            if message["type"] == kind and such(message):
                return message

    def sees(self, such: Callable[[dict], bool]) -> None:
        """Hears until the table is such: as news, or in a whole state if a move met something else on its way."""
        while not such(self.table):
            self.hear()

    def ask(self, **message: Any) -> dict:
        """Sends a request and gives its answer."""
        request = next(self._requests)
        self.send(request=request, **message)
        while True:
            answer = self.hear()
            if answer.get("request") == request:
                return answer

    @property
    def view(self) -> dict:
        """What the client sees: of the seat that decides, if it holds it."""
        deciding = [view for view in self.views.values() if view["choices"]]
        return (deciding or list(self.views.values()))[0]

    @property
    def number(self) -> int:
        return self.view["number"]

    def play(self, action: int | str, **more: Any) -> dict:
        view = self.view
        return self.ask(**{"type": "play", "seat": view["you"], "number": view["number"], "action": action, **more})

    def play_any(self, chance: random.Random) -> dict:
        return self.play(chance.choice(self.view["choices"])["action"])

    def play_on(self, chance: random.Random, moves: int = 10_000) -> int:
        """Plays for all held seats until the game is over or so many moves are made."""
        for made in range(moves):
            if self.view["over"]:
                return made
            answer = self.play_any(chance)
            assert answer["type"] == "done", answer
        return moves
