"""What `view` tells, as types. The types and constants of the board in the browser are generated from these."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from sylvarium.games.tree_society.rules.components import LEVELS, ROW_IDS, TYPE_IDS
from sylvarium.kernel.shapes import PlayerPoints

FruitType = TypeAliasType("FruitType", Literal["apple", "cherry", "grape", "blueberry", "orange"])
FruitAction = TypeAliasType("FruitAction", Literal["extra_sale", "discount", "refresh", "chest", "take"])
Guild = TypeAliasType("Guild", Literal["architects", "bankers", "merchants", "writers", "botanists", "explorers"])
Kind = TypeAliasType("Kind", Literal["now", "cont", "must", "draw", "end"])
Row = TypeAliasType("Row", Literal["top", "bottom"])

CONSTANTS = {
    "TYPES": ("FruitType", TYPE_IDS),
    "ROWS": ("Row", ROW_IDS),
    "LEVELS": LEVELS,
}


class Prices(TypedDict):
    """Of each type of fruit, what the next sale brings."""

    apple: int
    cherry: int
    grape: int
    blueberry: int
    orange: int


class FruitFace(TypedDict):
    id: str
    type: FruitType
    action: FruitAction
    coins: int
    valuable: bool
    pays: int  # what its sale pays now


class Effect(TypedDict):
    """One part of an effect: its name and arguments as in the vocabulary of the rules (5.1), and its sentence."""

    name: str
    arguments: list[str]
    text: str


class Level(TypedDict):
    """`points` is null where they vary and are told by an effect of the kind `end`."""

    cost: int
    points: int | None
    kind: Kind | None
    effects: list[Effect]


class GuildFace(TypedDict):
    id: str
    guild: Guild
    banners: int
    starting: bool
    levels: list[Level]


class Costing(TypedDict):
    """What a level costs a player now."""

    level: int
    cost: int
    price: int
    payable: bool


class Place(TypedDict):
    """A place of the guild market."""

    slot: str
    row: Row
    column: int


class EmptySlot(Place):
    card: None


class FilledSlot(Place, Costing):
    """With the price for the one who decides, and for everybody by seat."""

    card: str
    prices: list[int]


class RevealedGuild(Costing):
    card: str


class InProgress(TypedDict):
    """`worth` is what each level is worth to its owner now."""

    card: str
    level: int
    points: int
    worth: list[int]
    next: Costing


class Completed(TypedDict):
    card: str
    banners: int
    points: int
    worth: list[int]


class Resting(TypedDict):
    """What resting now would leave in the purse, and take from it."""

    lost: int
    purse: int


class Ending(TypedDict):
    """How many banners end the game, and whether that has begun."""

    banners: int
    trigger_round: int | None
    empty_round: int | None
    last_round: bool


class Revealed(TypedDict):
    fruits: list[str]
    guilds: list[RevealedGuild]


class FruitSold(TypedDict):
    """The card sold in phase 1, and whether its action may still be used."""

    fruit: str
    open: bool


class SocietyPlayer(PlayerPoints):
    order: int
    purse: int
    chest: int
    rest: Resting
    banners: int
    unsold: list[str]
    sale: list[str]
    sold: list[str]
    in_progress: list[InProgress | None]
    completed: list[Completed]
    counters: dict[str, int]


class SocietyTable(TypedDict):
    phase: Literal["draft", "sell", "build", "rest", "over"]
    first: int
    round: int
    end: Ending
    guilds: list[Guild]
    prices: Prices
    fruit_deck: int
    fruit_market: list[str | None]
    guild_deck: int
    guild_market: list[FilledSlot | EmptySlot]
    discard: list[str]
    revealed: Revealed
    building: str | None
    due: int  # the price of that build
    fruit_action: FruitSold | None
    players: list[SocietyPlayer]
    cards: dict[str, GuildFace]
    fruits: dict[str, FruitFace]


VIEW = SocietyTable
