"""The board of Builders of Sylvan Dale in a terminal."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sylvarium.command_line.terminal.face import COLOURS, EMBLEMS, player
from sylvarium.kernel import Message, Words

LETTER = {"thatch": "⌂", "nest": "◡", "log": "▤", "gourd": "◉"}
GROUND = {
    "ferndell": "grey93 on dark_green",
    "rivergate": "grey93 on deep_sky_blue4",
    "amberwood": "grey93 on orange4",
    "stonecrest": "grey93 on grey35",
    "greenmead": "grey15 on dark_sea_green2",
}
WIDTH = 11


def draw(view: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    """The map of trees, the display, and what lies before every player."""
    return Group(trees(view), "", cards(view, words), "", *(area(each, names, words) for each in view["players"]))


def trees(view: dict[str, Any]) -> RenderableType:
    places = {(tree["x"], tree["y"]): tree for tree in view["trees"]}
    columns, rows = (1 + max(place[k] for place in places) for k in (0, 1))
    grid = Grid.grid(padding=(0, 1))
    for y in range(rows):
        tallest = max(len(tree["tiles"]) + tree["capped"] for (_, at), tree in places.items() if at == y)
        grid.add_row(*(tower(places.get((x, y)), tallest) for x in range(columns)))
    bridges = "  ".join(f"{EMBLEMS[each['owner']]} {each['pair']}" for each in view["bridges"])
    return Group(grid, Text(bridges, style="dim"))


def tower(tree: dict[str, Any] | None, tallest: int) -> Text:
    """A tree from its top down to its base: style and owner of every tile, banners, who leads."""
    text = Text(justify="left")
    levels = [] if tree is None else tree["tiles"]
    for k in range(tallest, 0, -1):
        tile = levels[k - 1] if len(levels) >= k else None
        line = Text(" " * WIDTH)
        if tile:
            flags = "".join(f"⚑{EMBLEMS[b]}" for b in tile["banners"])
            line = Text(
                f"{LETTER[tile['style']]} {EMBLEMS[tile['owner']]} {flags}".ljust(WIDTH), style=COLOURS[tile["owner"]]
            )
        elif tree and tree["capped"] and k == len(levels) + 1:
            line = Text("▲ closed".ljust(WIDTH), style="green")
        text.append_text(line).append("\n")
    if tree:
        leader = EMBLEMS[tree["leader"]] if tree["leader"] is not None else " "
        flags = "".join(f"⚑{EMBLEMS[b]}" for b in tree["base_banners"])
        text.append(
            f"{LETTER[tree['base']]} {tree['space']} {leader}{flags}".ljust(WIDTH), style=GROUND[tree["district"]]
        )
    else:
        text.append(" " * WIDTH)
    return text


def card(each: dict[str, Any] | None, words: Words) -> str:
    if each is None:
        return "–"
    style, icon = (words.say(Message(f"{what}-{each[what]}")) for what in ("style", "icon"))
    return f"{LETTER[each['style']]} {style}/{icon}"


def cards(view: dict[str, Any], words: Words) -> RenderableType:
    supply = "  ".join(f"{words.say(Message('item-' + item))} {count}" for item, count in view["supply"].items())
    lines = [f"[dim]{k}[/] {card(each, words)}" for k, each in enumerate(view["display"])]
    return Columns([*lines, f"[dim]deck[/] {view['deck']}", f"[dim]supply[/] {supply}"], padding=(0, 3))


def area(each: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    line = player(each["seat"], names)
    line.append(f"  {each['hand_size']} cards", style="dim")
    if each["next_tile"]:
        line.append(f"  next {LETTER[each['next_tile']['style']]} ×{each['stack_size']}")
    items = [f"{words.say(Message('item-' + item))} {n}" for item, n in each["items"].items() if n]
    if items:
        line.append("  " + ", ".join(items), style="bold")
    if each["row"]:
        line.append("  " + " ".join(words.say(Message("icon-" + c["icon"])) for c in each["row"]), style="dim")
    if each["hand"] is None:
        return line
    tiles = " ".join(LETTER[t["style"]] for t in each["stack"])
    return Group(line, Text("   " + "  |  ".join(card(c, words) for c in each["hand"]) + f"   tiles {tiles}"))
