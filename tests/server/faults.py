"""A storm over real servers: people and bots play on while everything around them fails.

`storm(...)` runs servers, tables and faults for a while and then looks at what is stored: every table opens,
nothing acknowledged is missing, nothing is doubled, and nobody was told what was not stored.
"""

from __future__ import annotations

import json
import random
import signal
import socket
import sqlite3
import threading
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import psycopg
import sqlalchemy as sa
from server.player import Player
from server.running import Address, free_port
from server.stable import Forked, stable
from websockets.exceptions import WebSocketException

from sylvarium.games import GAMES
from sylvarium.server.database import migrate, open_engine
from sylvarium.server.repairing import repair

GONE = (WebSocketException, OSError, TimeoutError, httpx.HTTPError, EOFError)

PLENTY = {
    "SYLVARIUM_BOT_PAUSE": "0.0001",
    "SYLVARIUM_BOT_STEP_PAUSE": "0.0001",
    "SYLVARIUM_LONE_PAUSE": "0.0001",
    "SYLVARIUM_PREPARE_GAMES": "0",
    "SYLVARIUM_HEARTBEAT": "0.5",
    "SYLVARIUM_RESCUE_AFTER": "1",
    "SYLVARIUM_FORGET_AFTER": "2",
    "SYLVARIUM_ABSENT_AFTER": "0",
    **{
        f"SYLVARIUM_LIMIT_{name}": "1000000/1000000"
        for name in ("REQUESTS", "NEW_TABLES", "MESSAGES", "CHAT", "OPENINGS")
    },
}


SERVE = "from server.faulty import serve; serve({port}, {seed}, {faults}, {url!r})"


def start(port: int, seed: int, faults: float, url: str) -> Forked:
    """A server that fails, with all games loaded; waits until it listens, and tries again if it dies before."""
    program = SERVE.format(port=port, seed=seed, faults=faults, url=url)
    while True:
        process = stable().fork(program, PLENTY, GAMES, quiet=True)
        while process.poll() is None:
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                return process
            time.sleep(0.01)


@dataclass
class Book:
    """What people know of one table."""

    table: str
    tokens: list[str]
    invite: str
    sent: list[str] = field(default_factory=list)  # texts of the chat, each sent once
    acknowledged: dict[int, tuple[str, Any]] = field(default_factory=dict)  # by version: the kind, and what
    told: set[tuple[int, str, Any]] = field(default_factory=set)  # version, kind, and what
    doubled: list[int] = field(default_factory=list)
    seen: int = 0  # the highest version anybody was told


class Witness(Player):
    """A client that writes down what it is told."""

    book: Book

    def __init__(self, server: Address, book: Book):
        self.book = book
        super().__init__(server, book.table, book.tokens)

    def _take(self, message: dict) -> None:
        self.book.seen = max(self.book.seen, message["version"])
        if message["type"] == "update":
            for entry in message.get("chat", ()):
                self.book.told.add((message["version"], "chat", entry["text"]))
            if "played" in message:
                played = message["played"]
                self.book.told.add((message["version"], played["kind"], played["seat"]))
        super()._take(message)

    def abandon(self) -> None:
        """Cuts the connection without a word."""
        with suppress(OSError):
            self.socket.socket.shutdown(socket.SHUT_RDWR)


@dataclass
class Storm:
    """The whole of it; `figures` counts what happened."""

    url: str
    seed: int
    processes: int
    tables: int
    faults: float = 0.01
    figures: Counter = field(default_factory=Counter)
    books: list[Book] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        migrate(open_engine(self.url))
        self.chance = random.Random(self.seed)
        self._seeds = random.Random(self.seed)
        self._over = threading.Event()
        ports = [free_port() for _ in range(self.processes)]
        self.servers = {port: self._start(port, self.faults) for port in ports}

    def _start(self, port: int, faults: float) -> Forked:
        return start(port, self._seeds.getrandbits(32), faults, self.url)

    # ---------------------------------------------------------------------------------------------------- people

    def new_table(self, chance: random.Random) -> Book | None:
        """A table of any game: alone with a bot, hot-seat, or with somebody who has yet to join."""
        other = chance.choice([{"kind": "bot", "level": "sapling"}, {"kind": "hotseat"}, {"kind": "open"}])
        body: dict[str, Any] = {"game": chance.choice(list(GAMES)), "seats": [{"kind": "me"}, other], "nickname": "Ada"}
        if chance.random() < 0.5:  # every move is charged, and its clock stored with it
            body["pace"] = {"kind": "turns", "free": 24 * 3600}
        try:
            answer = httpx.post(f"{self.address(chance).http}/api/tables", json=body, timeout=30)
        except GONE:
            return None
        if answer.status_code != 201:
            self.note(f"creating: {answer.status_code}", answer.status_code == 503)
            return None
        created = answer.json()
        book = Book(created["table"], list(created["tokens"].values()), created["invite"])
        self.books.append(book)
        self.figures["tables"] += 1
        return book

    def address(self, chance: random.Random) -> Address:
        return Address(chance.choice(list(self.servers)))

    def note(self, what: str, fine: bool) -> None:
        if not fine:
            self.failures.append(what)

    def visit(self, seed: int) -> None:
        """One person, who plays one table after the other until the storm is over."""
        chance = random.Random(seed)
        book: Book | None = None
        while not self._over.is_set():
            if book is None or chance.random() < 0.02:
                book = chance.choice(self.books) if self.books and chance.random() < 0.5 else self.new_table(chance)
                continue
            try:
                self._join(book, chance)
                with Witness(self.address(chance), book) as witness:
                    for _ in range(chance.randint(5, 80)):
                        if self._over.is_set() or not self._act(witness, book, chance):
                            break
                    if witness.views and witness.view["over"]:
                        book = None
            except GONE:
                self.figures["lost connections"] += 1
                time.sleep(chance.uniform(0.05, 0.4))  # as clients do: a server that is down needs its time
            except Exception as error:
                self.failures.append(f"a client: {error!r}")
                return

    def _join(self, book: Book, chance: random.Random) -> None:
        """Takes the open seat if there is one."""
        if len(book.tokens) > 1:
            return
        path = f"{self.address(chance).http}/api/tables/{book.table}/join"
        answer = httpx.post(path, json={"nickname": "Bob", "invite": book.invite}, timeout=30)
        self.note(f"joining: {answer.text}", answer.status_code in (201, 409, 503))
        if answer.status_code == 201:
            book.tokens.append(answer.json()["token"])
            self.figures["joins"] += 1

    def _act(self, witness: Witness, book: Book, chance: random.Random) -> bool:
        """One thing a person does; False when there is nothing more to do here."""
        if chance.random() < 0.05:
            text = f"{book.table} {chance.getrandbits(60)}"
            book.sent.append(text)
            return self._ask(witness, chance, "chat", text, type="chat", text=text)
        if not witness.views or witness.view["over"]:
            return False
        view = witness.view
        if not view["choices"]:
            with suppress(TimeoutError):
                witness.hear(0.5)
            return True
        seat = {"seat": view["you"], "number": view["number"]}
        if view["undo"] and chance.random() < 0.2:
            return self._ask(witness, chance, "undo", view["you"], type="undo", **seat)
        if view["redo"] and chance.random() < 0.5:
            return self._ask(witness, chance, "redo", view["you"], type="redo", **seat)
        action = chance.choice(view["choices"])["action"]
        return self._ask(witness, chance, "play", action, type="play", action=action, **seat)

    def _ask(self, witness: Witness, chance: random.Random, kind: str, what: Any, **message: Any) -> bool:
        if chance.random() < 0.01:
            witness.send(request=0, **message)
            witness.abandon()
            self.figures["clients cut"] += 1
            return False
        answer = witness.ask(**message)
        if answer["type"] == "done":
            book, version = witness.book, answer["version"]
            if version in book.acknowledged:
                book.doubled.append(version)
            book.acknowledged[version] = (kind, what)
            self.figures[kind] += 1
        else:
            self.figures[f"refused: {answer['code']}"] += 1
            fine = ("storage", "late", "illegal", "not_your_turn", "no_undo", "no_redo", "over", "bot_plays")
            self.note(f"{kind}: {answer}", answer["code"] in fine)
        return True

    # ---------------------------------------------------------------------------------------------------- faults

    def kill(self) -> None:
        """One server dies and another takes its place."""
        port = self.chance.choice(list(self.servers))
        self.servers[port].kill()
        self.servers[port].wait()
        self.servers[port] = self._start(port, self.faults)
        self.figures["kills"] += 1

    def pause(self) -> None:
        """One server stands still for a moment."""
        process = self.chance.choice(list(self.servers.values()))
        process.send_signal(signal.SIGSTOP)
        time.sleep(self.chance.uniform(0.01, 0.2))
        process.send_signal(signal.SIGCONT)
        self.figures["pauses"] += 1

    def cut(self) -> None:
        """Connections to the database are cut: some, or all of them."""
        most = self.chance.choice([1, 2, 100])
        query = (
            "SELECT pg_terminate_backend(pid) FROM (SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
            "AND backend_type = 'client backend' AND datname = current_database() ORDER BY random() LIMIT %s) AS picked"
        )
        with psycopg.connect(self.url, autocommit=True) as connection:
            self.figures["connections cut"] += len(connection.execute(query, [most]).fetchall())
        self.figures["cuts"] += 1

    def hold(self, seconds: float) -> None:
        """Another program holds the lock on what is written."""
        if self.url.startswith("sqlite"):
            with sqlite3.connect(self.url.removeprefix("sqlite:///"), timeout=30, isolation_level=None) as connection:
                connection.execute("BEGIN IMMEDIATE")
                time.sleep(seconds)
                connection.execute("ROLLBACK")
        else:
            with psycopg.connect(self.url) as connection, suppress(psycopg.Error):
                connection.execute("LOCK TABLE events IN EXCLUSIVE MODE")
                time.sleep(seconds)
                connection.rollback()
        self.figures["locks held"] += 1

    def rage(self, enough: dict[str, int], longest_hold: float = 0.3) -> None:
        """Faults at random moments until there were enough of each kind."""
        people = [
            threading.Thread(target=self.visit, args=(self.chance.random(),), daemon=True) for _ in range(self.tables)
        ]
        for person in people:
            person.start()
        holds = [0.1, 0.1, 0.3, longest_hold]
        kinds = {
            "kills": self.kill,
            "pauses": self.pause,
            "cuts": self.cut,
            "locks held": lambda: self.hold(self.chance.uniform(0, self.chance.choice(holds))),
        }
        while any(self.figures[kind] < many for kind, many in enough.items()) and not self.failures:
            wanted = [kind for kind, many in enough.items() if self.figures[kind] < many]
            done = sum(self.figures[kind] for kind in ("play", "chat"))
            kind = self.chance.choices(wanted, [enough[one] - self.figures[one] for one in wanted])[0]
            kinds[kind]()
            self._wait_for_work(done + self.chance.randint(0, 4))
        self._over.set()
        for person in people:
            person.join(120)
            self.note("a client hangs", not person.is_alive())

    def _wait_for_work(self, done: int) -> None:
        """Until people have done that much, or have been waiting for long: a fault hits those who are at work."""
        deadline = time.monotonic() + 5
        while sum(self.figures[kind] for kind in ("play", "chat")) < done and time.monotonic() < deadline:
            time.sleep(0.002)

    # ----------------------------------------------------------------------------------------------------- judging

    def judge(self) -> None:
        """After the storm: looks at what is stored, and asks a fresh server for every table."""
        for process in self.servers.values():
            process.kill()
            process.wait()
        engine = open_engine(self.url)
        stored = self._stored(engine)
        for book in self.books:
            self._judge(book, stored.get(book.table, {}))
        for finding in repair(engine, dry_run=True):
            self.failures.append(f"damaged: {finding}")
        with engine.connect() as connection:
            aside = connection.execute(sa.text("SELECT count(*) FROM set_aside")).scalar()
        self.note(f"{aside} rows were set aside", aside == 0)
        self.figures["events"] = sum(map(len, stored.values()))
        port = next(iter(self.servers))
        process = self._start(port, faults=0.0)
        for book in self.books:
            answer = httpx.get(f"http://127.0.0.1:{port}/api/tables/{book.table}", timeout=60)
            self.note(f"{book.table} does not open: {answer.text}", answer.status_code == 200)
        process.kill()
        process.wait()

    @staticmethod
    def _stored(engine: sa.Engine) -> dict[str, dict[int, tuple[str, dict]]]:
        found: dict[str, dict[int, tuple[str, dict]]] = {}
        with engine.connect() as connection:
            query = sa.text("SELECT table_id, number, kind, data FROM events ORDER BY table_id, number")
            for table, number, kind, data in connection.execute(query):
                content = json.loads(data) if isinstance(data, str) else data
                found.setdefault(table, {})[number] = (kind, content)
        return found

    def _judge(self, book: Book, stored: dict[int, tuple[str, dict]]) -> None:
        name = book.table
        self.note(f"{name} has gaps", list(stored) == list(range(1, len(stored) + 1)))
        self.note(f"{name}: acknowledged twice: {book.doubled}", not book.doubled)
        for version, (kind, what) in book.acknowledged.items():
            found, data = stored.get(version, (None, {}))
            same = found == kind and what == data.get({"chat": "text", "play": "action"}.get(kind, "seat"))
            self.note(f"{name}: {kind} {what} was acknowledged as {version}, stored is {found} {data}", same)
        said = Counter(data["text"] for kind, data in stored.values() if kind == "chat")
        self.note(f"{name}: said twice: {said.most_common(1)}", all(times == 1 for times in said.values()))
        self.note(f"{name}: said by nobody", said.keys() <= set(book.sent))
        for version, kind, what in book.told:
            found, data = stored.get(version, (None, {}))
            same = found == kind and what == data.get("text" if kind == "chat" else "seat")
            self.note(f"{name}: told {kind} {what} as {version}, stored is {found} {data}", same)
        self.note(f"{name}: told version {book.seen} of {len(stored)}", book.seen <= len(stored))
        self.note(f"{name}: joined twice", sum(kind == "sit" for kind, _ in stored.values()) <= 1)


def storm(
    url: str, seed: int, processes: int, tables: int, enough: dict[str, int], faults: float = 0.01, hold: float = 0.3
) -> Storm:
    """Runs one, and gives it for looking at."""
    raging = Storm(url, seed, processes, tables, faults)
    try:
        raging.rage(enough, hold)
    finally:
        raging.judge()
    return raging


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"
