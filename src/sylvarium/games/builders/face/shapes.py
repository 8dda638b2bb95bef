"""What `view` tells, as types. The types and constants of the board in the browser are generated from these."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from sylvarium.games.builders.rules.components import ICON_NAMES, ITEM_NAMES, SET, STYLE_NAMES, TREE_TILES
from sylvarium.kernel.shapes import PlayerPoints, Prospect

Style = TypeAliasType("Style", Literal["thatch", "nest", "log", "gourd"])
Item = TypeAliasType("Item", Literal["ax", "hammer", "bridge", "treetop"])
Icon = TypeAliasType("Icon", Literal["ax", "hammer", "bridge", "treetop", "both"])
District = TypeAliasType("District", Literal["ferndell", "rivergate", "amberwood", "stonecrest", "greenmead"])

CONSTANTS = {
    "STYLES": ("Style", STYLE_NAMES),
    "ITEMS": ("Item", ITEM_NAMES),
    "ICONS": ("Icon", ICON_NAMES),
    "SET": SET,
    "TREE_TILES": TREE_TILES,
}


class Items(TypedDict):
    ax: int
    hammer: int
    bridge: int
    treetop: int


class CardFace(TypedDict):
    card: str
    style: Style
    icon: Icon


class CardPile(CardFace):
    count: int


class Tile(TypedDict):
    id: str
    style: Style


class TreeTile(Tile):
    owner: int
    banners: list[int]


class BoxTile(Tile):
    owner: int


class Box(TypedDict):
    """What has left the game, or never came into it."""

    tiles: list[BoxTile]
    bases: dict[Style, int]


class TreeView(TypedDict):
    """A tree, tiles from the bottom up."""

    id: str
    space: str
    x: float
    y: float
    district: District
    base: Style
    base_banners: list[int]
    tiles: list[TreeTile]
    top: Style
    height: int
    capped: bool
    leader: int | None


class BridgeView(TypedDict):
    id: str
    pair: str
    owner: int


class DistrictView(TypedDict):
    """Who leads how many of its trees, and what it would score for each player now."""

    district: District
    trees: int
    led: list[int]
    leaders: list[int]
    worth: list[int]


class BuilderPlayer(PlayerPoints):
    """A player's area; the hand and the covered tiles are null for others."""

    hand_size: int
    hand: list[CardFace] | None
    row: list[CardFace]
    items: Items
    banners: int
    tile_banners: int
    next_tile: Tile | None
    stack_size: int
    second_stack_size: int
    stack: list[Tile] | None
    second_stack: list[Tile] | None


class BuildersTable(TypedDict):
    round: int
    turns: int
    start: int
    item_used: bool
    trees: list[TreeView]
    bridges: list[BridgeView]
    districts: list[DistrictView]
    display: list[CardFace | None]
    deck: int
    discard: list[CardPile]
    shown: list[CardPile]
    box: Box
    supply: Items
    players: list[BuilderPlayer]
    prospects: list[Prospect]


VIEW = BuildersTable
