"""Forests, creatures, potions, the Village and the characters as the tables of section 5 print them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from referee.tables import rows

SYMBOLS = ("tree", "hill", "pond")
ELEMENTS = ("water", "fire", "wind")
BASICS = ("plant", "mushroom", "crystal")
KINDS = (*BASICS, "berry")
SEASONS = ("spring", "summer", "autumn", "winter")
SPACES = ("left", "right", "water", "fire", "wind")  # of the Village

PARAMETERS = {  # the vocabulary of 5.3
    "gather_choice": ("n",),
    "gain_berry": ("n",),
    "burn_on_forest": ("season",),
    "convert_element": ("from", "to"),
    "berry_per_tamed": ("season",),
    "exchange": ("ingredient",),
    "vp_on_control": ("season", "vp"),
    "vp_on_brew": ("vp",),
    "vp_on_tame": ("vp",),
    "gather_bonus": ("season",),
    "gain": ("ingredient", "n"),
}


def read_power(text: str) -> tuple[str, dict[str, Any]]:
    """`gain(berry,2)` is gain with {ingredient: berry, n: 2}; numbers as numbers."""
    match = re.fullmatch(r"(\w+)(?:\((.*)\))?", text)
    assert match, text
    name, arguments = match[1], match[2].split(",", 1) if match[2] else []
    if name == "slot":
        effect, given = read_power(arguments[1])
        return name, {"die": arguments[0], "effect": effect, **given}
    values = [int(each) if each.isdigit() else each for each in arguments]
    return name, dict(zip(PARAMETERS.get(name, ()), values, strict=True))


@dataclass(frozen=True)
class Forest:
    id: str
    min_players: int
    seasons: tuple[str, ...]
    vp: int
    spaces: tuple[tuple[str, str], ...]  # symbol, reward


@dataclass(frozen=True)
class Creature:
    id: str
    season: str
    power: str
    given: dict[str, Any]

    @property
    def slot(self) -> str | None:
        """The kind of die that its slot takes."""
        return self.given["die"] if self.power == "slot" else None


@dataclass(frozen=True)
class Potion:
    id: str
    cost: dict[str, int]
    vp: int
    power: str


@dataclass(frozen=True)
class VillageSpace:
    id: str
    accepts: str
    actions: tuple[tuple[str, dict[str, Any]], ...]
    kind: str


def read_forest(row: dict[str, str]) -> Forest:
    spaces = [space.split(":") for space in row["spaces"].split(", ")]
    seasons = tuple(row["seasons"].split(", "))
    return Forest(row["id"], int(row["min_players"]), seasons, int(row["vp"]), tuple((s, r) for s, r in spaces))


def read_potion(row: dict[str, str]) -> Potion:
    return Potion(row["id"], {kind: int(row[kind]) for kind in BASICS}, int(row["vp"]), row["power"])


def read_space(row: dict[str, str]) -> VillageSpace:
    actions = tuple(read_power(action) for action in row["action"].split(", "))
    return VillageSpace(row["id"], row["accepts"], actions, row["kind"])


NAMED = ("id", "en", "fr")
FORESTS = {row["id"]: read_forest(row) for row in rows("sylve", *NAMED, "min_players")}
CREATURES = {
    row["id"]: Creature(row["id"], row["season"], *read_power(row["power"])) for row in rows("sylve", *NAMED, "season")
}
POTIONS = {row["id"]: read_potion(row) for row in rows("sylve", *NAMED, "plant")}
VILLAGE = {row["id"]: read_space(row) for row in rows("sylve", *NAMED, "side")}
CHARACTERS = {row["id"]: row["power"] for row in rows("sylve", "id", "name", "colour")}
COLOURS = {row["id"]: row["colour"] for row in rows("sylve", "id", "name", "colour")}
