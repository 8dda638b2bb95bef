"""Every component as the tables of the rules file have it (section 5)."""

from __future__ import annotations

from typing import NamedTuple

from referee.tables import rows

RESOURCES = ("iron", "food", "gold", "wool", "stone")  # in the order of the dice colours
COLOURS = ("blue", "pink", "yellow", "light_grey", "dark_grey")  # 5.2
ACTIONS = ("architect", "merchant", "character", "contract", "king", "joker")  # 5.2, clockwise
PLAYER_COLOURS = ("player_blue", "player_orange", "player_purple", "player_green")  # 5.6
CORRUPTION = {f"corruption_{k}": (k - 1) // 2 for k in range(1, 7)}  # 5.2
OFFER_AP = (3, 2, 2, 1, 1)  # 5.6
START_GOLD = (1, 3, 5, 6)  # R19


class Term(NamedTuple):
    """One term of an effect (5.1): `gain(wool,2)`."""

    op: str
    what: str | None
    amount: int


def effect(text: str) -> tuple[Term, ...]:
    """`gain_any(1)+action(contract,2)`; `vp(n)` is `gain_vp(n)`."""
    found = []
    for part in text.split("+") if text != "-" else []:
        name, _, rest = part.partition("(")
        args = rest.rstrip(")").split(",") if rest else []
        what = args[0] if len(args) == 2 else None
        found.append(Term("gain_vp" if name == "vp" else name, what, int(args[-1]) if args else 0))
    return tuple(found)


class Tile(NamedTuple):
    """A bonus, contract or character tile; `shows` is its kind of helper or contract, its crest or character type."""

    id: str
    kind: str
    shows: str
    mark: int
    effect: tuple[Term, ...]


class Contract(NamedTuple):
    cost: dict[str, int]
    vp: int
    reward: tuple[Term, ...]


def table(first: str, *columns: str) -> list[dict[str, str]]:
    """The rows of the tables whose head begins with `first` and has these columns."""
    return [row for row in rows("tiletum", first) if set(columns) <= set(row)]


def mark(text: str) -> int:  # R2
    return int(text.rstrip("+"))


NEIGHBOURS = {row["Id"]: row["Neighbours"].split() for row in table("Id", "Neighbours")}
TOWNS = [row["Id"] for row in table("Id", "Pillars")]
PLACES = {row["Id"]: (int(row["x"]), int(row["y"])) for row in table("Id", "Neighbours")}
BONUS_MARKS = {row["Id"]: mark(row["Bonus spaces"]) for row in table("Id", "Pillars") if row["Bonus spaces"] != "-"}
FAIR_TOWNS = [row["Id"] for row in table("Id", "Pillars") if row["Fair tile"] == "yes"]
HOUSE_SPACES = {
    row["Id"]: (row["Town"], mark(row["Mark"]), effect(row["Bonus"])) for row in table("Id", "Town", "Mark", "Bonus")
}
CATHEDRALS = {row["Town"]: [int(n) for n in row["VP top to bottom"].split(",")] for row in table("Town", "Tiles")}
COSTS = {row["Id"]: None if row["VP"] == "-" else (int(row["Stone"]), int(row["VP"])) for row in table("Id", "Stone")}
KING_VP = {int(row["Step"]): int(row["VP"]) for row in table("Step", "Zone")}
FAIRS = {row["Id"]: (row["Condition"], int(row["Tile value"])) for row in table("Id", "Condition")}
TYPE_ACTION = {row["Type"]: row["Action"] for row in table("Type", "Action")}
CRESTS = [row["Type"] for row in table("Type", "Copies on bonus tiles")]
BUILDINGS = {
    row["Id"]: (int(row["Rooms"]), int(row["Crest cost (food)"]), effect(row["Crest bonus"]))
    for row in table("Id", "Rooms")
}
CONTRACT_SPACES = {row["Id"]: int(row["VP"]) for row in table("Id", "Pillar at start")}
CONTRACTS = {
    row["Kind"]: Contract(
        {kind: int(n) for kind, n in (part.split(":") for part in row["Cost"].split())},
        int(row["VP"]),
        effect(row["Reward"]),
    )
    for row in table("Kind", "Cost", "VP")
}
HELPERS = {row["Kind"]: effect(row["Effect"]) for row in table("Kind", "Effect", "Copies")}


def printed(kind: str, shows: str) -> tuple[Term, ...]:
    """What a helper does, or what a contract gives as a reward."""
    if kind == "helper":
        return HELPERS[shows]
    return CONTRACTS[shows].reward if kind == "contract" else ()


BONUS_TILES = [
    Tile(row["Id"], row["Type"], row["Content"], mark(row["Mark"]), printed(row["Type"], row["Content"]))
    for row in table("Id", "Type", "Content", "Mark")
]
CONTRACT_TILES = [
    Tile(row["Id"], *row["Content"].split(), mark(row["Mark"]), printed(*row["Content"].split()))  # type: ignore[arg-type]
    for row in table("Id", "Content", "Mark")
    if row["Id"].startswith("ct_")
]
CHARACTER_TILES = [
    Tile(row["Id"], "character", row["Type"], mark(row["Mark"]), effect(row["Bonus"]))
    for row in table("Id", "Type", "Bonus", "Mark")
]
TILES = {tile.id: tile for tile in BONUS_TILES + CONTRACT_TILES + CHARACTER_TILES}
