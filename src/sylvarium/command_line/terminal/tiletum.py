"""The board of Tiletum in a terminal: wheel, offers, map, King track and fairs, and what everybody has."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sylvarium.command_line.terminal.face import COLOURS, EMBLEMS, player
from sylvarium.kernel import Message, Words

HOUSE, PILLAR, MERCHANT, ARCHITECT = "⌂", "‖", "☻", "✎"
EMPTY = "·"


def draw(view: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    """From what is chosen first, the die, to what everybody owns."""
    names = [*names, words.say(Message("guild"))]
    offers = Grid.grid(padding=(0, 4))
    offers.add_row(contracts(view, words), characters(view, words))
    tracks = Grid.grid(padding=(0, 4))
    tracks.add_row(king(view, names, words), fairs(view, words))
    owners = [*view["players"], *([view["guild"]] if view["guild"] else [])]
    parts = [course(view, names, words), wheel(view, words), "", offers, "", towns(view, words), roads(view, words), ""]
    return Group(*parts, tracks, "", *(area(each, names, words) for each in owners))


def said(words: Words, id: str, **arguments: Any) -> str:
    return words.say(Message(id.replace("_", "-"), **arguments))


def emblem(seat: int) -> Text:
    return Text(EMBLEMS[seat], style=COLOURS[seat])


def listing(words: Words, *headings: str, right: tuple[str, ...] = ()) -> Grid:
    """A table with headings in words."""
    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for heading in headings:
        grid.add_column(said(words, f"board-{heading}"), justify="right" if heading in right else "left")
    return grid


def tile_name(tile: dict[str, Any] | None, words: Words) -> str:
    return "–" if tile is None else said(words, tile["word"])


def tile_line(tile: dict[str, Any] | None, words: Words) -> str:
    """What it is called, and what it does."""
    return "–" if tile is None else f"{said(words, tile['word'])}: {said(words, tile['word'] + '-text')}"


# ---------------------------------------------------------------------------------------------- wheel and offers


def course(view: dict[str, Any], names: list[str], words: Words) -> Text:
    """Where the game is, the turn order, and the corruption turned up in this round."""
    line = Text(said(words, "board-round", round=view["round"], lap=view["lap"]), style="bold")
    line.append("   ")
    for seat in view["order"]:
        line.append_text(player(seat, names)).append("  ")
    shown = ["?" if token["value"] is None else str(-token["value"]) for token in view["corruption"]]
    return line.append(f" {said(words, 'board-corruption')} {' '.join(shown)}", style="dim")


def wheel(view: dict[str, Any], words: Words) -> RenderableType:
    """Number by number: the action it faces, its points, the dice there, the bonus tile."""
    grid = listing(words, "number", "action", "points", "dice", "tile", right=("number", "points"))
    eyes = view["now"]["player"] if view["now"] else 0
    for number in view["wheel"]:
        dice = Counter(die["resource"] for die in number["dice"])
        shown = ", ".join(f"{count} × {said(words, f'resource-{kind}')}" for kind, count in dice.items())
        points = number["ap_of"][eyes] if eyes < len(number["ap_of"]) else number["ap"]
        action = said(words, f"action-{number['action']}")
        grid.add_row(str(number["number"]), action, str(points), shown or "–", tile_line(number["tile"], words))
    return grid


def contracts(view: dict[str, Any], words: Words) -> RenderableType:
    grid = listing(words, "points", "contracts", right=("points",))
    for space in view["contract_offer"]:
        grid.add_row(str(space["ap"]), tile_line(space["tile"], words))
    return grid


def characters(view: dict[str, Any], words: Words) -> RenderableType:
    grid = listing(words, "characters")
    for space in view["character_offer"]:
        grid.add_row(tile_line(space["tile"], words))
    return grid


# ---------------------------------------------------------------------------------------------------- the map


def towns(view: dict[str, Any], words: Words) -> RenderableType:
    """Town by town: who stands there, houses, bonus tile, cathedral, and where its roads lead."""
    grid = listing(words, "town", "travellers", "houses", "tile", "cathedral", "ways")
    for space in view["map"]["spaces"]:
        if space["kind"] == "town":
            name = Text(said(words, space["word"]))
            if space["fair_round"]:
                name.append(f" ⚑{space['fair_round']}", style="bold")
            bonus = tile_name(space["bonus"]["tile"], words) if space["bonus"] else ""
            built = cathedral(space["cathedral"], words)
            grid.add_row(name, travellers(space), houses(space), bonus, built, Text(ways(view, space, words), "dim"))
    return grid


def roads(view: dict[str, Any], words: Words) -> RenderableType:
    """The road spaces on which somebody stands."""
    grid = Grid.grid(padding=(0, 2))
    for space in view["map"]["spaces"]:
        if space["kind"] == "road" and (space["merchants"] or space["architects"]):
            grid.add_row(said(words, space["word"]), travellers(space), Text(ways(view, space, words), style="dim"))
    return grid


def ways(view: dict[str, Any], space: dict[str, Any], words: Words) -> str:
    """The neighbouring spaces."""
    names = {each["space"]: said(words, each["word"]) for each in view["map"]["spaces"]}
    here = space["space"]
    near = [b if a == here else a for a, b in view["map"]["edges"] if here in (a, b)]
    return ", ".join(names[each] for each in near)


def travellers(space: dict[str, Any]) -> Text:
    line = Text()
    for sign, kind in ((MERCHANT, "merchants"), (ARCHITECT, "architects")):
        for each in space[kind]:
            line.append(sign).append_text(emblem(each["owner"])).append(" ")
    return line


def houses(space: dict[str, Any]) -> Text:
    """Its house spaces in order: who has built there, or what a house would give."""
    line = Text()
    for each in space["house_spaces"]:
        if each["owner"] is not None:
            line.append(HOUSE, style=COLOURS[each["owner"]]).append_text(emblem(each["owner"]))
        else:
            gives = [f"+{term['amount']}" if term["op"] == "gain_vp" else "!" for term in each["bonus"]]
            line.append("".join(gives) or EMPTY, style="dim")
        line.append(" ")
    return line


def cathedral(built: dict[str, Any] | None, words: Words) -> Text:
    """Stone to pay, points to gain, and the pillars; a star has contributed."""
    if built is None:
        return Text()
    if not built["available"]:
        return Text("×", style="dim")
    left = [tile["vp"] for tile in built["tiles"] if tile["owner"] is None]
    line = Text()
    if left:
        stone = said(words, "resource-stone")
        line.append(f"{built['stone']} {stone} → {built['vp'] + left[0]}  ")
    for pillar in built["pillars"]:
        line.append(PILLAR).append_text(emblem(pillar["owner"])).append("* " if pillar["contributed"] else " ")
    return line.append(f"{EMPTY} " * (built["pillar_spaces"] - len(built["pillars"])), style="dim")


# ------------------------------------------------------------------------------------------------------- tracks


def king(view: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    """The players by rank, with their step and its points; then the tile for the first."""
    grid = listing(words, "king", "step", "points-now", right=("step", "points-now"))
    steps = {seat: step for step in view["king"]["steps"] for seat in step["markers"]}
    for seat in view["king"]["rank"]:
        grid.add_row(player(seat, names), str(steps[seat]["step"]), f"{steps[seat]['vp']:+}")
    return Group(grid, Text(tile_line(view["king"]["tile"], words), style="dim"))


def fairs(view: dict[str, Any], words: Words) -> RenderableType:
    """What is counted, where, and what each player would gain now; in brackets who does not take part yet."""
    grid = listing(words, "fair", "where", "counts", "worth")
    places = {each["space"]: said(words, each["word"]) for each in view["map"]["spaces"]}
    for fair in view["fairs"]:
        style = "dim" if fair["held"] else ""
        worth = Text()
        for seat, (points, there) in enumerate(zip(fair["worth"], fair["takes_part"], strict=True)):
            worth.append_text(emblem(seat)).append(f"{points} " if there else f"({points}) ")
        name, text = said(words, fair["word"]), said(words, f"{fair['word']}-text")
        grid.add_row(
            Text(f"{fair['round']} {name}", style), Text(places[fair["town"]], style), Text(text, style), worth
        )
    return grid


# ------------------------------------------------------------------------------------------------------ players


def area(each: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    """What a player has: resources, pieces, tiles, buildings. The Guild has neither resources nor a board."""
    line = player(each["seat"], names).append(f"  {each['score']}", style="bold")
    if "resources" in each:
        found = [f"{n} {said(words, f'resource-{kind}')}" for kind, n in each["resources"].items() if n]
        line.append("  " + (", ".join(found) or "–"))
    line.append(f"  {HOUSE} {len(each['houses'])}  {PILLAR} {len(each['pillars'])}  ", style="dim")
    line.append(said(words, "board-fulfilled", count=each["contracts_fulfilled"]), style="dim")
    if "storehouse" not in each:
        return line
    stored = [tile_name(tile, words) for tile in each["storehouse"] if tile]
    lines = [line, Text(f"   {said(words, 'storehouse')}: {', '.join(stored) or '–'}")]
    homes = [home for building in each["buildings"] if (home := building_line(building, words))]
    return Group(*lines, Text("   " + "   ".join(homes))) if homes else Group(*lines)


def building_line(building: dict[str, Any], words: Words) -> str:
    """A building in which somebody lives, or with a crest; a star if it is completed."""
    rooms = [room["tile"] for room in building["rooms"]]
    if not any(rooms) and not building["crest"]:
        return ""
    inside = ", ".join(tile_name(tile, words) if tile else EMPTY for tile in rooms)
    crest = f" + {tile_name(building['crest'], words)}" if building["crest"] else ""
    star = "*" if building["completed"] else ""
    return f"{said(words, 'building-' + building['building'])}{star} ({inside or '–'}{crest})"
