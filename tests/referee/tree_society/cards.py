"""Fruit and guild cards as the tables 5.3 and 5.4 of the rules file print them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from referee.tables import rows

TYPES = ("apple", "cherry", "grape", "blueberry", "orange")
GUILDS = ("architects", "bankers", "merchants", "writers", "botanists", "explorers")


@dataclass(frozen=True)
class Fruit:
    id: str
    type: str
    action: str
    coins: int
    valuable: bool
    for_many: bool  # marked "3-4"


@dataclass(frozen=True)
class Effect:
    """One expression of 5.1: `coins_each(purse,1,houses)` has the name coins_each and three arguments."""

    name: str
    arguments: tuple[str, ...]


@dataclass(frozen=True)
class Level:
    cost: int
    kind: str  # now, cont, must, draw, end, or nothing
    effects: tuple[Effect, ...]
    points: int | None  # None: variable


@dataclass(frozen=True)
class Card:
    id: str
    guild: str
    banners: int
    starting: bool
    levels: tuple[Level, Level, Level]

    def level(self, number: int) -> Level:
        return self.levels[number - 1]


def read_effects(text: str) -> tuple[str, tuple[Effect, ...]]:
    """`now: coins(purse,1) + coins(chest,1)`: its kind and its parts in order."""
    if text == "-":
        return "", ()
    kind, expressions = text.split(": ", 1)
    parts = [re.fullmatch(r"(\w+)\((.*)\)", each) for each in expressions.split(" + ")]
    return kind, tuple(Effect(part[1], tuple(part[2].split(","))) for part in parts if part)


def read_level(row: dict[str, str], number: int) -> Level:
    kind, effects = read_effects(row[f"L{number} effect"])
    points = row[f"L{number} p"]
    return Level(int(row[f"L{number} c"]), kind, effects, None if points == "?" else int(points))


def read_card(row: dict[str, str]) -> Card:
    guild = next(name for name in GUILDS if name.startswith(row["id"][:3]))
    levels = read_level(row, 1), read_level(row, 2), read_level(row, 3)
    return Card(row["id"], guild, int(row["B"].split()[0]), "★" in row["B"], levels)


def read_fruit(row: dict[str, str]) -> Fruit:
    coins = 0 if row["coins"] == "-" else int(row["coins"])
    return Fruit(row["id"], row["type"], row["action"], coins, row["valuable"] == "yes", row["3-4"] == "yes")


FRUITS = {row["id"]: read_fruit(row) for row in rows("tree_society", "id", "type", "action")}
CARDS = {row["id"]: read_card(row) for row in rows("tree_society", "id", "English", "French", "B", "L1 c")}
