"""The board of Tree Society in a terminal: the two markets, and what lies before every player."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sylvarium.command_line.terminal.face import player
from sylvarium.kernel import Message, Words

FRUITS = {"apple": "red", "cherry": "magenta", "grape": "purple", "blueberry": "dodger_blue1", "orange": "orange1"}
GUILDS = {
    "architects": "red3",
    "bankers": "gold3",
    "merchants": "dark_orange3",
    "writers": "deep_sky_blue3",
    "botanists": "green3",
    "explorers": "medium_purple3",
}
COIN, POINTS, BANNER = "●", "★", "⚑"


def draw(view: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    """Guild market, fruit market, revealed cards, and the players' areas."""
    parts: list[RenderableType] = [guild_market(view, words), "", fruit_market(view, words)]
    shown = view["revealed"]
    if shown["fruits"] or shown["guilds"]:
        cards = [Text.assemble(card(view, each["card"], words), f" {COIN}{each['price']}") for each in shown["guilds"]]
        parts += ["", listed([*cards, *(fruit(view, id, words) for id in shown["fruits"])])]
    return Group(*parts, "", *(area(view, each, names, words) for each in view["players"]))


def card(view: dict[str, Any], id: str, words: Words) -> Text:
    """A guild card by its name, in the colour of its guild, with its banners."""
    face = view["cards"][id]
    name = words.say(Message(f"card-{id.replace('_', '-')}"))
    return Text(f"{name} {BANNER * face['banners']}", style=GUILDS[face["guild"]])


def levels(view: dict[str, Any], id: str, words: Words, built: int = 0) -> Text:
    """What every level costs, does and is worth; the level on which the marker stands is marked."""
    text = Text()
    for number, level in enumerate(view["cards"][id]["levels"], start=1):
        points = "?" if level["points"] is None else level["points"]
        effect = " ".join(words.say(Message(part["text"])) for part in level["effects"])
        mark = "▸" if number == built else " "
        text.append(f"\n{mark}{number} {COIN}{level['cost']} {POINTS}{points} {effect}".rstrip(), style="dim")
    return text


def guild_market(view: dict[str, Any], words: Words) -> RenderableType:
    """The top row above the bottom row, with the prices for the one who decides."""
    grid = Grid.grid(padding=(0, 2), expand=True)
    for _ in range(3):
        grid.add_column(ratio=1)
    for row in ("top", "bottom"):
        slots = [slot for slot in view["guild_market"] if slot["row"] == row]
        grid.add_row(*(slot_text(view, slot, words) for slot in slots))
    return grid


def slot_text(view: dict[str, Any], slot: dict[str, Any], words: Words) -> Text:
    if slot["card"] is None:
        return Text("–", style="dim")
    price = Text(f"  {COIN}{slot['price']}", style="bold" if slot["payable"] else "strike")
    return Text.assemble(card(view, slot["card"], words), price, levels(view, slot["card"], words))


def fruit(view: dict[str, Any], id: str, words: Words) -> Text:
    """A fruit with its action, and what its sale pays now."""
    face = view["fruits"][id]
    name = words.say(Message(f"fruit-{id.replace('_', '-')}"))
    return Text(f"{name} {COIN}{face['pays']}", style=FRUITS[face["type"]])


def listed(things: list[Text]) -> Text:
    return Text("  ·  ").join(things)


def fruit_market(view: dict[str, Any], words: Words) -> RenderableType:
    lying = [fruit(view, id, words) for id in view["fruit_market"] if id]
    return Text.assemble(listed(lying), Text(f"   ▤ {view['fruit_deck']}", style="dim"))


def area(view: dict[str, Any], each: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    """Coins, banners, fruits, houses in progress with the price of their next level, completed houses."""

    def titled(id: str, things: list[Text]) -> list[Text]:
        return [Text.assemble((f"   {words.say(Message(id))}: ", "dim"), listed(things))] if things else []

    purse, chest = (words.say(Message(f"place-{place}")) for place in ("purse", "chest"))
    line = player(each["seat"], names)
    line.append(
        f"  {purse} {each['purse']}  {chest} {each['chest']}  {BANNER} {each['banners']}/{view['end']['banners']}"
    )
    building = [
        Text.assemble(card(view, place["card"], words), f" {place['level']}/3, {COIN}{place['next']['price']}")
        for place in each["in_progress"]
        if place
    ]
    done = [Text.assemble(card(view, c["card"], words), f" {POINTS}{c['points']}") for c in each["completed"]]
    return Group(
        line,
        *titled("place-unsold", [fruit(view, id, words) for id in each["unsold"]]),
        *titled("place-in-progress", building),
        *titled("place-completed", done),
    )
