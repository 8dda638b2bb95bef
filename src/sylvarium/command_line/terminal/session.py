"""A person at the terminal, bots in the other seats."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.prompt import Prompt

from sylvarium.bots.levels import LEVELS
from sylvarium.command_line.terminal.face import picture, player, ranking
from sylvarium.command_line.terminal.thinker import Thinker
from sylvarium.kernel import Game, Message
from sylvarium.kernel.words import words_of
from sylvarium.table import Refused, Table
from sylvarium.table.saving import save


class Session:
    """One game in a terminal. `people` are the seats played here; every other seat is a bot of a level."""

    def __init__(
        self,
        console: Console,
        table: Table,
        people: list[int],
        levels: list[str],
        language: str,
        apart: bool = False,
    ):
        self.console, self.table, self.people, self.levels, self.language = console, table, people, levels, language
        bots = any(seat not in people for seat in range(table.seats))
        self.thinker = Thinker(table.game, apart and bots)
        self.words = table.game.words(language)
        you = [self.own("you", number=n + 1) for n in range(table.seats)]
        self.names = [you[n] if n in people else f"{levels[n]} {n + 1}" for n in range(table.seats)]
        self.told = 0

    def own(self, id: str, **args: Any) -> str:
        """What the terminal itself says."""
        return words_of(Path(__file__).parent, self.language).say(Message(f"terminal-{id}", **args))

    def play(self) -> None:
        """Until the game is over or the person quits."""
        while not self.table.over:
            seat = self.table.seat
            assert seat is not None
            if seat in self.people:
                self.tell(seat)
                self.console.print(picture(self.table, seat, self.names, self.language))
                if not self.ask(seat):
                    return
            else:
                self.table.play(self.thinker.choice(self.table, seat, self.levels[seat]))
        self.tell(self.people[0] if self.people else None)
        self.console.print(picture(self.table, None, self.names, self.language))
        self.console.print(ranking(self.table, self.names, self.language))

    def tell(self, seat: int | None) -> None:
        """The story since this was last told."""
        for line in self.table.log(seat, since=self.told):
            self.console.print("  ", self.words.say(line.words, self.names), style="dim")
        self.told = self.table.number

    def ask(self, seat: int) -> bool:
        """One decision of a person. False when the person quits."""
        choices, question = self.table.legal(), self.table.game.telling.question(self.table.state)
        self.console.print(player(seat, self.names), self.words.say(question, self.names), style="bold")
        for number, choice in enumerate(choices, 1):
            self.console.print(f"  [b]{number:>2}[/] {self.words.say(choice.words, self.names)} [dim]{choice.name}[/]")
        self.thinker.get_ready()
        while True:
            answer = Prompt.ask(f"[dim]{self.own('prompt')}[/]", console=self.console, default="h").strip()
            if answer.isdigit() and 1 <= int(answer) <= len(choices):
                self.table.play(choices[int(answer) - 1])
                return True
            if answer in ("u", "r"):
                try:
                    self.table.undo(seat) if answer == "u" else self.table.redo(seat)
                    self.told = min(self.told, self.table.number)
                    return True
                except Refused:
                    self.console.print(self.own("no-undo" if answer == "u" else "no-redo"), style="yellow")
            elif answer == "q":
                return False
            elif not self.command(answer, seat):
                try:
                    self.table.play(answer, seat)
                    return True
                except Refused:
                    self.console.print(self.own("unknown", answer=answer), style="yellow", markup=False)

    def command(self, answer: str, seat: int) -> bool:
        """Commands that change nothing on the table. False if it was none."""
        if answer == "h":
            self.console.print(*(self.own(f"help-{part}") for part in ("play", "look", "leave")), sep="\n")
        elif answer == "l":
            for line in self.table.log(seat):
                self.console.print(f"  [dim]{line.number:>3}[/]", self.words.say(line.words, self.names))
        elif answer == "b":
            self.console.print(picture(self.table, seat, self.names, self.language))
        elif answer.startswith("?"):
            self.rules(answer[1:].strip())
        elif answer.startswith("s "):
            Path(answer[2:].strip()).write_text(json.dumps(save(self.table)))
            self.console.print(self.own("saved"), style="green")
        else:
            return False
        return True

    def rules(self, wanted: str) -> None:
        """The rule with this number, or the rules that contain these words."""
        if not wanted:
            self.console.print(self.own("rules"))
            return
        found = rules_about(self.table.game, wanted, self.language)
        for line in found:
            self.console.print(line, markup=False)
        if not found:
            self.console.print(self.own("no-rule", wanted=wanted), style="yellow", markup=False)


def rules_about(game: Game, wanted: str, language: str) -> list[str]:
    """The rule with this number, or the first rules that contain these words."""
    from sylvarium.rulebook import sections

    lines = [line for section in sections(game.key, language) for line in section.lines]
    exact = [line for line in lines if re.match(rf"[-*# ]*\**{re.escape(wanted)}\b", line, re.IGNORECASE)]
    return exact or [line for line in lines if wanted.lower() in line.lower()][:12]


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise ValueError(f"there is no bot {level!r}; the levels are {', '.join(LEVELS)}")
    return level
