"""Any moment of a recorded game on a real page: what the tests of layout and the pictures look at.

The page is served by the real server and believes to be at one of its tables. Only its socket is ours: it is told
the views that the recorded game gave its seat, so that an early, a late and a rare moment are equally near.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass

import httpx
import orjson
import recorded
from browser.screens import drawn
from playwright.sync_api import Page, WebSocketRoute

import sylvarium.games as registry
from sylvarium.table import Table

MINE = 0  # the seat whose eyes the page has
# As long as people's names are, with one that has no place to break.
NAMES = ("Ada", "Marguerite", "Maximilian", "Jean-Baptiste")


@dataclass(frozen=True)
class Moment:
    """A decision of my seat: after so many actions, with this question and so many choices."""

    number: int
    question: str
    choices: int


class Game:
    """A recorded game of bots, from the eyes of one seat."""

    def __init__(self, key: str, seats: int):
        self.key, self.seats = key, seats
        game = registry.game(key)
        kept = next(each for each in recorded.load(game) if each["seats"] == seats)
        self.options: dict[str, str] = kept["options"]
        self.table = Table.new(game, seats, kept["options"], kept["seed"])
        self.decisions: list[Moment] = []
        for action in kept["actions"]:
            question = self.table.question()
            if self.table.seat == MINE and question is not None:
                here = Moment(self.table.number, question.id, len(self.table.legal_actions()))
                self.decisions.append(here)
            self.table.play(action)

    def telling(self, most: int) -> list[Moment]:
        """So many different moments: of each question the one with most choices, then the latest that are left."""
        best: dict[str, Moment] = {}
        for moment in self.decisions:
            if moment.choices > best.get(moment.question, moment).choices or moment.question not in best:
                best[moment.question] = moment
        common = Counter(moment.question for moment in self.decisions)
        chosen = sorted(best.values(), key=lambda moment: -common[moment.question])[:most]
        rest = [moment for moment in reversed(self.decisions) if moment not in chosen]
        return sorted({*chosen, *rest[: most - len(chosen)]}, key=lambda moment: moment.number)

    def late(self) -> Moment:
        """The fullest table: the last decision of the kind that is asked most often."""
        common = Counter(moment.question for moment in self.decisions).most_common(1)[0][0]
        return [moment for moment in self.decisions if moment.question == common][-1]

    def state(self, number: int) -> dict:
        table = self.table.at(number)
        lines = [line.to_json() for line in table.log(MINE)]
        return {"views": {str(MINE): table.view(MINE)}, "log": {str(MINE): lines}}


class Stage:
    """A page that shows moments of a recorded game."""

    def __init__(self, page: Page, address: str, game: Game):
        self.page, self.game = page, game
        self._number = game.decisions[0].number
        self._version = 0
        self._sockets: list[WebSocketRoute] = []
        seats = [{"kind": "me"}, *({"kind": "hotseat", "nickname": NAMES[seat]} for seat in range(1, game.seats))]
        asked = {"game": game.key, "seats": seats, "options": game.options, "nickname": NAMES[0], "seed": 1}
        made = httpx.post(f"{address}/api/tables", json=asked, timeout=120)
        assert made.status_code == 201, made.text
        self.table: str = made.json()["table"]
        self._info = httpx.get(f"{address}/api/tables/{self.table}").json()
        for seat in self._info["seats"]:
            seat["present"] = True
        if game.seats > 1:
            self._info["seats"][1] |= {"kind": "bot", "level": "oak"}
        kept = {self.table: {"tokens": {str(MINE): "mine"}, "game": game.key, "at": 1}}
        page.add_init_script(f"localStorage.setItem('sylvarium:tables', {json.dumps(json.dumps(kept))})")
        page.route_web_socket("**/socket", self._answer)

    def open(self) -> None:
        self.page.goto(f"/table/{self.table}")
        self.page.locator("div.frame").wait_for()
        drawn(self.page)

    def show(self, moment: Moment) -> None:
        """Brings the page to a moment and waits until it is drawn."""
        self._number = moment.number
        for socket in self._sockets:
            self._send(socket)
        self.page.locator(f'div.frame[data-moment="{moment.number}"]').wait_for(state="attached")
        drawn(self.page)

    def _answer(self, socket: WebSocketRoute) -> None:
        self._sockets = [socket]
        socket.on_message(lambda text: self._hear(socket, orjson.loads(text)["type"]))

    def _hear(self, socket: WebSocketRoute, said: str) -> None:
        """Signs of life are answered: however long a look at the page takes, its line is not lost."""
        if said == "hello":
            self._send(socket)
        elif said == "ping":
            socket.send('{"type":"pong"}')

    def _send(self, socket: WebSocketRoute) -> None:
        self._version += 1
        head = {"type": "state", "version": self._version, "table": self._info, "seats": [MINE], "chat": []}
        socket.send(orjson.dumps({**head, **self.game.state(self._number)}).decode())
