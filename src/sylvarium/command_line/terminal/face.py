"""How a table looks in a terminal: the board of the game if it has one, a generic picture of the view otherwise."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text
from rich.tree import Tree

from sylvarium.kernel import Message, Words
from sylvarium.table import Table

COLOURS = ("red", "dodger_blue1", "gold1", "green3")
EMBLEMS = ("♣", "●", "▲", "◆")  # a shape for every player, so that nothing is told by colour alone


def player(seat: int, names: list[str]) -> Text:
    return Text(f"{EMBLEMS[seat]} {names[seat]}", style=COLOURS[seat])


def scores(table: Table, view: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    """Points of every player, by those categories in which somebody has some."""
    parts = [part for part in table.game.score_parts if any(each["parts"][part] for each in view["players"])]
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for heading in ("", "", *(words.say(Message(f"score-{part.replace('_', '-')}")) for part in parts)):
        grid.add_column(heading, justify="right" if heading else "left", overflow="fold")
    for each in view["players"]:
        mark = "▶" if each["seat"] == view["seat"] else " "
        points = [str(each["parts"][part]) for part in parts]
        total = Text(str(each["score"]), style="bold")
        grid.add_row(Text(mark) + player(each["seat"], names), total, *points)
    return grid


def board(table: Table, view: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    """The game's own drawing (`sylvarium.command_line.terminal.<game>`) or the generic one."""
    module = f"sylvarium.command_line.terminal.{table.game.key}"
    if find_spec(module):
        return import_module(module).draw(view, names, words)
    return generic(view)


COMMON = ("choices", "question", "ranking", "undo", "redo", "players", "game", "seats", "number", "you", "over", "seat")


def generic(view: dict[str, Any]) -> RenderableType:
    """Any view as a readable tree of what is on the table."""
    tree = Tree("", hide_root=True)
    for key, value in view.items():
        if key not in COMMON:
            _branch(tree, key, value)
    for each in view["players"]:
        _branch(
            tree, f"player {each['seat'] + 1}", {k: v for k, v in each.items() if k not in ("seat", "score", "parts")}
        )
    return tree


def _branch(tree: Tree, key: str, value: Any) -> None:
    label = key.replace("_", " ")
    if isinstance(value, (str, int, float)) or value is None:
        tree.add(f"[dim]{label}[/] {'–' if value is None else value}")
    elif isinstance(value, dict) and len(str(value)) < 110:
        tree.add(f"[dim]{label}[/] {_short(value)}")
    elif isinstance(value, dict):
        branch = tree.add(f"[dim]{label}[/]")
        for name, part in value.items():
            _branch(branch, str(name), part)
    elif value:
        branch = tree.add(f"[dim]{label}[/]")
        for part in value:
            branch.add(_short(part))


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return " · ".join(
            f"{k.replace('_', ' ')} {_short(v)}" for k, v in value.items() if v not in (None, [], {}, False)
        )
    if isinstance(value, (list, tuple)):
        return ", ".join(_short(each) for each in value)
    return str(value)


def picture(table: Table, seat: int | None, names: list[str], language: str) -> RenderableType:
    """The whole table as `seat` sees it."""
    words, view = table.game.words(language), table.view(seat)
    title = f"{words.say(Message('game-name'))} · {view['turn']}"
    return Panel(
        Group(board(table, view, names, words), "", scores(table, view, names, words)), title=title, expand=False
    )


def ranking(table: Table, names: list[str], language: str) -> RenderableType:
    """The final ranking with the criteria that decide ties."""
    words = table.game.words(language)
    grid = Grid(title=words.say(Message("table-over")))
    criteria = [words.say(Message(f"standing-{name.replace('_', '-')}")) for name in table.game.standings]
    for heading in (
        "",
        "",
        *criteria,
        *(words.say(Message(f"score-{p.replace('_', '-')}")) for p in table.game.score_parts),
    ):
        grid.add_column(heading, justify="right")
    for each in table.ranking():
        numbers = [*each.standings.values(), *each.parts.values()]
        grid.add_row(str(each.place), player(each.seat, names), *map(str, numbers))
    return grid
