"""The board of Sylvan Tactics in a terminal: the battlefield, both camps, the cards one may read."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sylvarium.command_line.terminal.face import COLOURS, player
from sylvarium.kernel import Message, Words

SHAPES = ("king", "queen", "rook", "bishop", "knight", "pawn")
FIGURES = {  # White in outline: nothing is told by colour alone
    (colour, shape): figure
    for colour, figures in (("white", "♔♕♖♗♘♙"), ("black", "♚♛♜♝♞♟"))
    for shape, figure in zip(SHAPES, figures, strict=True)
}
SQUARES = ("on grey23", "on grey35")
SIGILS = {"ready": "◆", "invoked": "◇", "dormant": "·"}
NEWEST = 6  # cards of the discard pile that are named
FILES = "abcdefgh"
# Marks on the board, by the first state that holds; the roster beside it says them in words.
MARKS = (("wounded", "!"), ("invoked", "~"), ("fresh", "+"), ("halted", "x"), ("rooted", "x"))


def draw(view: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    """The battlefield beside the units that stand on it, then both players, then the cards."""
    beside = Grid.grid(padding=(0, 3))
    beside.add_row(battlefield(view), Group(*rosters(view, names, words)))
    parts = [beside, "", *(camp(each, names, words) for each in view["players"]), *cards(view, words)]
    return Group(*parts, *hand(view, words))


def figure(unit: dict[str, Any]) -> str:
    return FIGURES[unit["colour"], unit["piece"]]


def said(words: Words, id: str, **arguments: Any) -> str:
    return words.say(Message(id.replace("_", "-"), **arguments))


# --------------------------------------------------------------------------------------------------- the board


def battlefield(view: dict[str, Any]) -> RenderableType:
    """Eight by eight, seen from the viewer's side."""
    you = view["you"]
    black_below = you is not None and view["players"][you]["colour"] == "black"
    units = {unit["space"]: unit for unit in view["units"]}
    rows = range(1, 9) if black_below else range(8, 0, -1)
    files = FILES[::-1] if black_below else FILES
    text = Text()
    for row in rows:
        text.append(f"{row} ", style="dim")
        for file in files:
            text.append_text(square(units.get(f"{file}{row}"), (FILES.index(file) + row) % 2))
        text.append("\n")
    text.append("  " + "".join(f" {file}  " for file in files), style="dim")
    return text


def square(unit: dict[str, Any] | None, dark: int) -> Text:
    """A figure in its player's colour, its Strength (a King's or Queen's Health), and a mark."""
    ground = SQUARES[dark]
    if unit is None:
        return Text("  · ", style=f"dim {ground}")
    mark = next((mark for state, mark in MARKS if state in unit["states"]), " ")
    number = unit.get("health", unit["strength"])
    shown = f"{number}{mark}" if number < 10 else str(number)
    return Text(f" {figure(unit)}{shown}", style=f"bold {COLOURS[unit['seat']]} {ground}")


def rosters(view: dict[str, Any], names: list[str], words: Words) -> list[RenderableType]:
    """Every unit of which more is to say than the board shows, by player: where, what, how strong, what hinders it."""
    lines: list[RenderableType] = []
    for each in view["players"]:
        lines.append(player(each["seat"], names))
        told = [unit for unit in view["units"] if unit["seat"] == each["seat"] and worth_a_line(unit)]
        lines += [roster_line(unit, words) for unit in told]
        lines.append("")
    return lines[:-1]


def worth_a_line(unit: dict[str, Any]) -> bool:
    return unit["kind"] != "pawn" or bool(unit["states"])


def roster_line(unit: dict[str, Any], words: Words) -> Text:
    cards = [said(words, f"card-{card['card']}") for card in unit.get("cards", ())]
    name = " + ".join(cards) or said(words, f"kind-{unit['kind']}")
    line = Text(f"  {figure(unit)} {unit['space']} ", style=COLOURS[unit["seat"]])
    line.append(f"{name}  {said(words, 'board-strength', count=unit['strength'])}")
    if "health" in unit:
        line.append(f"  ♥ {unit['health']}")
    for state in unit["states"]:
        line.append(f"  {said(words, f'state-{state}')}", style="dim")
    return line


# --------------------------------------------------------------------------------------------------- the players


def camp(each: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    """A player's colour, Sigils, Queen, cards and Battlefields in one line."""
    line = player(each["seat"], names)
    line.append(f"  {said(words, 'colour-' + each['colour'])}  ♥ {each['health']}  ")
    line.append("".join(SIGILS[sigil["state"]] for sigil in each["sigils"]), style="gold1")
    line.append(f"  {said(words, 'board-hand', count=each['hand_size'])}", style="dim")
    line.append(f"  {said(words, 'board-queen-' + each['queen']['state'])}", style="dim")
    if each["pool"]["pawns"]:
        line.append(f"  {said(words, 'board-pawns', count=len(each['pool']['pawns']))}", style="dim")
    if each["disgraced"]:
        line.append(f"  {said(words, 'board-disgraced')}", style="bold red")
    for field in each["battlefields"]:
        line.append(f"  {said(words, 'card-' + field['card'])}", style="bold")
    if each["known"] and each["hand"] is None:
        known = ", ".join(said(words, "card-" + card["card"]) for card in each["known"])
        line.append(f"\n   {said(words, 'board-known', cards=known)}", style="dim")
    return line


# ----------------------------------------------------------------------------------------------------- the cards


def cards(view: dict[str, Any], words: Words) -> list[RenderableType]:
    """Deck and discard pile, the card being played, the attack under way, and what is being looked at."""
    newest = [said(words, "card-" + card["card"]) for card in view["discard"][-1 : -NEWEST - 1 : -1]]
    piles = (
        f"{said(words, 'board-deck', count=view['deck'])}  {said(words, 'board-discard', count=len(view['discard']))}"
    )
    lines: list[RenderableType] = ["", Text(f"{piles} {', '.join(newest)}".rstrip(), style="dim")]
    lines += [card_line(card, words, "bold") for card in view["resolving"]]
    if view["attack"]:
        lines.append(attack_line(view, words))
    looked = view["looked"]
    if looked and looked["cards"]:
        lines += [card_line(card, words, "bold") for card in looked["cards"]]
    return lines


def attack_line(view: dict[str, Any], words: Words) -> Text:
    """Who attacks whom, and what would happen if nobody answered."""
    units = {unit["id"]: unit for unit in view["units"]}
    attack = view["attack"]
    spaces = " → ".join(
        f"{figure(units[attack[role]])} {units[attack[role]]['space']}" for role in ("attacker", "defender")
    )
    outcome = Message(f"outcome-{attack['outcome']}", **{name: attack[name] for name in ("mine", "theirs", "left")})
    return Text(f"{spaces}  {words.say(outcome)}", style="bold red")


def hand(view: dict[str, Any], words: Words) -> list[RenderableType]:
    """One's own cards with price and text."""
    you = view["you"]
    own = view["players"][you]["hand"] if you is not None else None
    return ["", *(card_line(card, words, "") for card in own)] if own else []


def card_line(card: dict[str, Any], words: Words, style: str) -> Text:
    line = Text(f"{card['cost']}◆ ", style="gold1")
    line.append(said(words, "card-" + card["card"]), style=style or "bold")
    about = [said(words, "type-" + card["type"])]
    if "strength" in card:
        about.append(said(words, "board-strength", count=card["strength"]))
    about += [said(words, "keyword-" + keyword) for keyword in card["keywords"]]
    line.append(f" ({', '.join(about)})", style="dim")
    return line.append(f"  {said(words, 'card-' + card['card'] + '-text')}")
