"""A table whose players are told by hooks, push messages or mail what waits for them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from server.conftest import quick
from server.home import Browser
from server.player import Player, join
from server.receivers import Mail, Web
from server.running import Inside

OPEN = [{"kind": "me"}, {"kind": "open"}]


def telling(folder: Path, mail: Mail | None = None, **more: Any) -> Any:
    post = {"smtp_host": "127.0.0.1", "smtp_port": mail.port, "smtp_tls": "none"} if mail else {}
    soon = {"notice_delay": 0.2, "notices_every": 0.05, "notice_gap": 0.3, "notices_private": True}
    return quick(folder, **{**soon, **post, "mail_from": "table@sylvarium.example", "clocks_every": 0.1, **more})


def with_hook(server: Inside, hook: Web, name: str = "Ada", shape: str = "discord", path: str = "/hook") -> Browser:
    ada = Browser(server)
    ada.sign_up(name)
    ada.post("/me/channels", {"kind": "hook", "url": hook.url(path), "shape": shape, "language": "en"})
    return ada


def game(server: Inside, ada: Browser, **more: Any) -> tuple[dict, Player]:
    """A table at which Ada has a seat and does not look, and Bob does; it is Bob's turn, or soon will be."""
    wish = {"game": "builders", "seats": OPEN, "nickname": "Ada", "public": True, "options": {"start": "2"}, **more}
    made = ada.post("/tables", wish)
    token = join(server, made["table"], nickname="Bob")["token"]
    return made, Player(server, made["table"], [token])


def end_turn(player: Player) -> None:
    """As soon as it is theirs."""
    chance = random.Random(1)
    hear_turn(player)
    while player.view["choices"] and not player.view["over"]:
        assert player.play_any(chance)["type"] == "done"


def hear_turn(player: Player) -> None:
    while not player.view["choices"]:
        player.hear()


def rows(server: Inside, table: sa.Table) -> list[Any]:
    with server.app.state.hub.storage.engine.connect() as connection:
        return connection.execute(sa.select(table)).all()
