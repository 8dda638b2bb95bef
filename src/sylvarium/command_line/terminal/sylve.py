"""The board of Sylve in a terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sylvarium.command_line.terminal.face import COLOURS, EMBLEMS, player
from sylvarium.kernel import Message, Words

FACES = {"tree": "♠", "hill": "∩", "pond": "≈", "water": "W", "fire": "F", "wind": "V"}
ELEMENT = "bold grey15 on grey93"
SEASONS = {"spring": "green3", "summer": "gold1", "autumn": "dark_orange3", "winter": "light_sky_blue1"}
EMPTY, BURNED = "·", "✗"


def draw(view: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    """The forests, the Village, potions and creatures, and what lies before every player."""
    dice = {die["id"]: die for die in view["dice"]}
    parts: list[RenderableType] = [heading(view, words), forests(view, dice, words), "", village(view, dice, words), ""]
    if view["characters"] and not view["round"]:
        parts += [said(words, "character", each["key"]) for each in view["characters"]]
    areas = [area(each, dice, names, words) for each in view["players"]]
    return Group(*parts, market(view, words), "", piles(view, words), "", *areas)


def said(words: Words, kind: str, key: str, **more: Any) -> str:
    return words.say(Message(f"{kind}-{key}".replace("_", "-"), **more))


def heading(view: dict[str, Any], words: Words) -> Text:
    """Round and side of the Village, and what the signs of dice and spaces mean."""
    text = Text(said(words, "label", "round", round=view["round"], rounds=view["rounds"]), style="bold")
    text.append("  ·  " + said(words, "label", f"village-{view['side']}"), style="dim")
    for face, sign in FACES.items():
        text.append(f"   {sign} ", style="bold").append(said(words, "face", face), style="dim")
    return text


def die_text(die: dict[str, Any]) -> Text:
    """A forage die with its player's shape, an element die in white."""
    if die["kind"] == "element":
        return Text(f"[{FACES[die['face']]}]", style=ELEMENT)
    return Text(f"{EMBLEMS[die['owner']]}{FACES[die['face']]}", style=f"bold {COLOURS[die['owner']]}")


def lying(ids: list[str], dice: dict[str, Any]) -> Text:
    """Dice of a place, the lowest first."""
    return Text(" ").join(die_text(dice[id]) for id in ids) if ids else Text(EMPTY, style="dim")


def forests(view: dict[str, Any], dice: dict[str, Any], words: Words) -> Grid:
    """The row: every space with its number, symbol, reward and dice, the top one last; and who leads."""
    grid = Grid(box=None, pad_edge=False, header_style="bold", padding=(0, 3, 0, 0))
    for forest in view["forests"]:
        title = Text(f"{said(words, 'forest', forest['key'])} ")
        for season in forest["seasons"]:
            title.append("■", style=SEASONS[season])
        grid.add_column(title.append(f" {said(words, 'count', 'points', n=forest['vp'])}", style="dim"))
    for number in range(max(len(forest["spaces"]) for forest in view["forests"])):
        grid.add_row(*(space(forest["spaces"], number, dice, words) for forest in view["forests"]))
    grid.add_row(*(standing(forest, words) for forest in view["forests"]))
    return grid


def space(spaces: list[dict[str, Any]], number: int, dice: dict[str, Any], words: Words) -> Text:
    if number >= len(spaces):
        return Text("")
    each = spaces[number]
    text = Text(f"{number + 1} ", style="dim").append(f"{FACES[each['symbol']]} ", style="bold")
    gives = "reward-creature" if each["reward"] == "creature" else f"ingredient-{each['reward']}"
    text.append(words.say(Message(gives)) + " ")
    return text.append(BURNED, style="red") if each["burned"] else text.append_text(lying(each["dice"], dice))


def standing(forest: dict[str, Any], words: Words) -> Text:
    """Influence of every player and of the element dice, with a crown for the one who would control the forest."""
    text = Text("")
    for seat, own in enumerate(forest["influence"]):
        if own:
            crown = "♛" if forest["leader"] == seat else ""
            text.append(f"{crown}{EMBLEMS[seat]}{own} ", style=COLOURS[seat])
    if forest["elements"]:
        text.append(f"[{forest['elements']}]", style=ELEMENT)
    return text


def village(view: dict[str, Any], dice: dict[str, Any], words: Words) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for each in view["village"]:
        accepts = "*" if each["accepts"] == "any" else FACES[each["accepts"]]
        name = said(words, "village", each["key"])
        text = Text(said(words, "village", each["key"] + "-text"), style="dim")
        grid.add_row(Text(accepts, style="bold"), name, lying(each["dice"], dice), text)
    return grid


def cost(potion: dict[str, Any], words: Words) -> str:
    return ", ".join(said(words, "count", kind, n=n) for kind, n in potion["cost"].items() if n)


def market(view: dict[str, Any], words: Words) -> Grid:
    """The potions on offer; a mark before those that can be paid."""
    grid = Grid.grid(padding=(0, 2))
    offered = [each for each in [*view["market"], view["revealed"]] if each]
    for each in offered:
        mark = Text("✓" if each["payable"] else " ", style="green3")
        text = Text(said(words, "potion", each["key"] + "-text"), style="dim")
        points = said(words, "count", "points", n=each["vp"])
        grid.add_row(mark, said(words, "potion", each["key"]), cost(each, words), points, text)
    return grid


def piles(view: dict[str, Any], words: Words) -> Grid:
    """The creature on top of each pile, and how many lie under it."""
    grid = Grid.grid(padding=(0, 2))
    for each in view["piles"]:
        season = Text(said(words, "season", each["season"]), style=SEASONS[each["season"]])
        if each["top"] is None:
            grid.add_row(season, "–", "", "")
            continue
        key = each["top"]["key"]
        text = Text(said(words, "creature", key + "-text"), style="dim")
        grid.add_row(season, said(words, "creature", key), f"+{each['left']}", text)
    return grid


def area(each: dict[str, Any], dice: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    """A player: pool, stock, potions, creatures and forests, by name."""
    line = player(each["seat"], names)
    if each["character"]:
        line.append(f" ({said(words, 'character', each['character']['key'])})", style="dim")
    line.append("  ").append_text(lying(each["pool"], dice))
    stock = ", ".join(said(words, "count", kind, n=n) for kind, n in each["stock"].items() if n)
    line.append(f"   {stock or '–'}", style="bold")
    return Group(line, *(Text(f"    {text}") for text in belongings(each, dice, words)))


def belongings(each: dict[str, Any], dice: dict[str, Any], words: Words) -> list[str]:
    """What lies before a player, one line for each kind of thing there is."""
    tamed = [tamed_text(creature, dice, words) for creature in each["tamed"]]
    lists = [("tamed", tamed)]
    for label, field, kind in (
        ("released", "released", "creature"),
        ("hand", "hand", "potion"),
        ("drunk", "drunk", "potion"),
        ("reserved", "reserved", "potion"),
        ("controlled", "forests", "forest"),
    ):
        lists.append((label, [said(words, kind, card["key"]) for card in each[field]]))
    return [f"{said(words, 'label', label)}: {', '.join(found)}" for label, found in lists if found]


def tamed_text(creature: dict[str, Any], dice: dict[str, Any], words: Words) -> str:
    name = said(words, "creature", creature["key"])
    slot = creature["slot"]
    return f"{name} ({lying(slot['dice'], dice).plain})" if slot else name
