"""A person at the terminal, bots in the other seats."""

from __future__ import annotations

import json
import re
from pathlib import Path

from rich.console import Console
from rich.prompt import Prompt

from sylvarium.bots.levels import LEVELS
from sylvarium.command_line.terminal.face import picture, player, ranking
from sylvarium.command_line.terminal.thinker import Thinker
from sylvarium.kernel import Game
from sylvarium.table import Refused, Table
from sylvarium.table.saving import save

HELP = """\
[b]number[/] or [b]name[/]  play that choice        [b]u[/] undo   [b]r[/] redo
[b]l[/] log   [b]b[/] board   [b]? R31[/] a rule by its number, or any word to look for in the rules
[b]s FILE[/] save and go on   [b]q[/] quit (nothing is lost if you saved)"""


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
        self.names = [f"You {n + 1}" if n in people else f"{levels[n]} {n + 1}" for n in range(table.seats)]
        self.told = 0

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
            answer = Prompt.ask("[dim](h for help)[/]", console=self.console, default="h").strip()
            if answer.isdigit() and 1 <= int(answer) <= len(choices):
                self.table.play(choices[int(answer) - 1])
                return True
            if answer in ("u", "r"):
                try:
                    self.table.undo(seat) if answer == "u" else self.table.redo(seat)
                    self.told = min(self.told, self.table.number)
                    return True
                except Refused as reason:
                    self.console.print(str(reason), style="yellow")
            elif answer == "q":
                return False
            elif not self.command(answer, seat):
                try:
                    self.table.play(answer, seat)
                    return True
                except Refused as reason:
                    self.console.print(str(reason), style="yellow")

    def command(self, answer: str, seat: int) -> bool:
        """Commands that change nothing on the table. False if it was none."""
        if answer == "h":
            self.console.print(HELP)
        elif answer == "l":
            for line in self.table.log(seat):
                self.console.print(f"  [dim]{line.number:>3}[/]", self.words.say(line.words, self.names))
        elif answer == "b":
            self.console.print(picture(self.table, seat, self.names, self.language))
        elif answer.startswith("?"):
            show_rules(self.console, self.table.game, answer[1:].strip())
        elif answer.startswith("s "):
            Path(answer[2:].strip()).write_text(json.dumps(save(self.table)))
            self.console.print("Saved.", style="green")
        else:
            return False
        return True


def show_rules(console: Console, game: Game, wanted: str) -> None:
    """The rule with this number, or the rules that contain these words."""
    from sylvarium.rulebook import sections

    if not wanted:
        console.print("Ask for a number (? R31) or a word (? bridge).")
        return
    found = [
        line
        for section in sections(game.key)
        for line in section.lines
        if (re.match(rf"[-*# ]*\**{re.escape(wanted)}\b", line, re.IGNORECASE) or wanted.lower() in line.lower())
    ]
    exact = [line for line in found if re.match(rf"[-*# ]*\**{re.escape(wanted)}\b", line, re.IGNORECASE)]
    for line in exact or found[:12]:
        console.print(line, markup=False)
    if not found:
        console.print(f"Nothing about {wanted!r} in the rules.", style="yellow")


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise ValueError(f"there is no bot {level!r}; the levels are {', '.join(LEVELS)}")
    return level
