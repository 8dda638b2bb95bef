"""What `view` tells, as types. The types and constants of the board in the browser are generated from these."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from sylvarium.games.sylvan_tactics.face.preview import GONE, HURT
from sylvarium.games.sylvan_tactics.rules.components import KING_HEALTH
from sylvarium.kernel.shapes import PlayerPoints

Colour = TypeAliasType("Colour", Literal["white", "black"])
UnitKind = TypeAliasType("UnitKind", Literal["king", "queen", "merc", "pawn"])
Shape = TypeAliasType("Shape", Literal["king", "queen", "rook", "bishop", "knight", "pawn"])  # how a unit moves
CardType = TypeAliasType("CardType", Literal["mercenary", "action", "battlefield", "equipment"])
Outcome = TypeAliasType(
    "Outcome",
    Literal["dies", "dies-proudly", "wounded", "finished", "armor", "health", "queen-dies", "wins"],
)
Window = TypeAliasType(
    "Window", Literal["attack_declared", "unit_killed", "enemy_moved", "enemy_deployed", "action_played"]
)

CONSTANTS = {"KING_HEALTH": KING_HEALTH, "GONE": GONE, "HURT": HURT}  # the last two: what previews call a unit


class CardFace(TypedDict):
    """A card that may be read; `strength` of Mercenaries only."""

    id: str
    card: str
    type: CardType
    cost: int
    keywords: list[str]
    strength: NotRequired[int]


class KitCard(CardFace):
    """A Mercenary's own card, its Partner or its Equipment."""

    role: Literal["own", "partner", "equipment"]
    spent: bool


class BattlefieldCard(CardFace):
    invoked: bool


class Forecast(TypedDict):
    """What an attack would do if nobody answered it."""

    cost: int
    mine: int
    theirs: int
    outcome: Outcome
    left: int


class Target(Forecast):
    id: str
    space: str


class Attack(Forecast):
    attacker: str
    defender: str


class Unit(TypedDict):
    """A unit with what is said of it; traits and cards of Mercenaries only, health of Kings and Queens."""

    id: str
    seat: int
    colour: Colour
    kind: UnitKind
    piece: Shape
    space: str
    entry: int
    base: int
    strength: int
    boost: int
    states: list[str]
    moved: int
    may_move: bool
    may_attack: bool
    destinations: list[str]
    targets: list[Target]
    traits: NotRequired[list[str]]
    cards: NotRequired[list[KitCard]]
    health: NotRequired[int]


class Sigil(TypedDict):
    id: str
    state: Literal["ready", "invoked", "dormant"]


class QueenCard(TypedDict):
    id: str
    state: Literal["reserve", "board", "lost"]
    health: int


class PoolPiece(TypedDict):
    id: str
    piece: Shape


class Pool(TypedDict):
    """What waits beside the board."""

    pawns: list[str]
    pieces: list[PoolPiece]


class Looked(TypedDict):
    """Cards being looked at; which ones only for the one who looks."""

    seat: int
    count: int
    cards: list[CardFace] | None


class TacticsPlayer(PlayerPoints):
    """A player's area; the hand is null for others, `known` what everybody saw being taken."""

    colour: Colour
    health: int
    disgraced: bool
    queen: QueenCard
    sigils: list[Sigil]
    available: int
    mulligans: int
    hand_size: int
    hand: list[CardFace] | None
    known: list[CardFace]
    battlefields: list[BattlefieldCard]
    pool: Pool


class TacticsTable(TypedDict):
    white: int
    active: int
    step: str
    window: Window | None
    last_turn: int
    moves: int
    attacks: int
    move_cost: int
    attack_cost: int
    units: list[Unit]
    acting: str | None  # the unit whose destination or target is being chosen
    attack: Attack | None
    resolving: list[CardFace]
    deck: int
    discard: list[CardFace]
    looked: Looked | None
    players: list[TacticsPlayer]


VIEW = TacticsTable
