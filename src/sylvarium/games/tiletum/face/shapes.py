"""What `view` tells, as types. The types and constants of the board in the browser are generated from these."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from sylvarium.games.tiletum.rules.components import ACTION_NAMES, CHARACTER_TYPES, RESOURCES, TYPE_ACTION
from sylvarium.kernel.shapes import PlayerPoints, Prospect

Resource = TypeAliasType("Resource", Literal["gold", "food", "wool", "stone", "iron"])
Action = TypeAliasType("Action", Literal["architect", "merchant", "character", "contract", "king", "joker"])
TileKind = TypeAliasType("TileKind", Literal["helper", "contract", "crest", "character"])
Crest = TypeAliasType("Crest", Literal["lion", "eagle", "lily", "tower", "swan", "stag"])
CharacterType = TypeAliasType("CharacterType", Literal["notary", "steward", "mason", "carter", "courtier"])

CONSTANTS = {
    "RESOURCES": ("Resource", RESOURCES),
    "ACTIONS": ("Action", ACTION_NAMES),
    "TYPE_ACTION": (  # for which each kind of character works
        ("CharacterType", "Action"),
        {kind: ACTION_NAMES[action] for kind, action in zip(CHARACTER_TYPES, TYPE_ACTION.tolist(), strict=True)},
    ),
}


class Resources(TypedDict):
    gold: int
    food: int
    wool: int
    stone: int
    iron: int


class Cost(TypedDict, total=False):
    """What a contract asks for."""

    any: int
    iron: int
    wool: int


class BonusAp(TypedDict, total=False):
    """AP from completed buildings, by action."""

    architect: int
    merchant: int
    character: int
    contract: int
    king: int
    joker: int


class Term(TypedDict):
    """One term of an effect: gain 2 iron."""

    op: str
    what: str | None
    amount: int


class TileView(TypedDict):
    """A tile with everything printed on it; cost and points of contracts only."""

    id: str
    kind: TileKind
    shows: str
    word: str
    effect: list[Term]
    cost: NotRequired[Cost]
    vp: NotRequired[int]


class DieView(TypedDict):
    id: str
    colour: str
    resource: Resource
    value: int


class NumberView(TypedDict):
    """One number of the wheel: the action it faces, its tile, its dice, its AP (`ap_of` by seat)."""

    number: int
    id: str
    position: int
    action: Action
    ap: int
    ap_of: list[int]
    tile: TileView | None
    dice: list[DieView]


class OfferView(TypedDict):
    id: str
    ap: int
    tile: TileView | None


class Traveller(TypedDict):
    id: str
    owner: int


class HouseSpace(TypedDict):
    id: str
    bonus: list[Term]
    owner: int | None
    house: str | None


class CathedralTile(TypedDict):
    id: str
    vp: int
    owner: int | None


class PillarView(TypedDict):
    id: str
    owner: int
    contributed: bool


class CathedralView(TypedDict):
    id: str
    word: str
    available: bool
    cost_tile: str
    stone: int | None
    vp: int | None
    pillar_spaces: int
    tiles: list[CathedralTile]
    pillars: list[PillarView]


class BonusView(TypedDict):
    id: str
    tile: TileView | None


class SpaceView(TypedDict):
    """A space of the map; what only towns have is missing on roads."""

    id: str
    space: str
    kind: Literal["town", "road"]
    word: str
    x: float
    y: float
    merchants: list[Traveller]
    architects: list[Traveller]
    house_spaces: NotRequired[list[HouseSpace]]
    bonus: NotRequired[BonusView | None]
    cathedral: NotRequired[CathedralView | None]
    fair_round: NotRequired[int | None]


class MapView(TypedDict):
    spaces: list[SpaceView]
    edges: list[tuple[str, str]]


class FairView(TypedDict):
    """A fair: where it is held, what it counts, and what it would give each player now."""

    id: str
    round: int
    town: str
    tile: str
    word: str
    counts: list[str]
    board_value: int
    tile_value: int
    held: bool
    takes_part: list[bool]
    worth: list[int]


class StepView(TypedDict):
    id: str
    step: int
    vp: int
    markers: list[int]


class KingView(TypedDict):
    steps: list[StepView]
    rank: list[int]
    tile: TileView | None


class RoomView(TypedDict):
    id: str
    ap: int
    tile: TileView | None


class BuildingView(TypedDict):
    id: str
    building: str
    rooms: list[RoomView]
    resident: bool
    house: str | None
    crest: TileView | None
    crest_space: str
    food: int
    crest_bonus: list[Term]
    bonus_ap: int
    action: Action | None
    filled: bool
    completed: bool


class ContractSpace(TypedDict):
    id: str
    vp: int
    pillar: str | None
    tile: TileView | None


class Rival(PlayerPoints):
    """What players and the Guild have in common."""

    colour: str
    king_step: int
    dice: list[DieView]
    houses: list[str]
    pillars: list[str]
    houses_on_map: int
    pillars_on_map: int
    contracts_fulfilled: int
    estate: int


class GuildView(Rival):
    """The rival of the solo game."""

    strength: Literal["easy", "normal", "hard"]
    beaten: bool


class TiletumPlayer(Rival):
    place_in_order: int
    resources: Resources
    storehouse: list[TileView | None]
    in_use: list[str]  # tiles whose effect is running
    contracts_held: int
    contracts: list[ContractSpace]
    buildings: list[BuildingView]
    completed: int
    crests_held: list[Crest]
    bonus_ap: BonusAp
    merchant: str
    architect: str
    leftovers: int


class NowView(TypedDict):
    """The turn in progress: its die, its action, and what is still left of it."""

    player: int
    stage: Literal["before_die", "die_taken", "main_action"]
    die: str | None
    value: int
    gives: Resource | None
    action_space: str | None
    main_action: Action | None
    main_ap: int
    action: Action | None
    ap: int
    first_exchange: bool
    frames: int


class CorruptionView(TypedDict):
    """A corruption space; its token is face down until its lap begins."""

    id: str
    token: str | None
    value: int | None


class Piles(TypedDict):
    bonus: int
    contract: int
    character: int


class TiletumTable(TypedDict):
    round: int
    rounds: int
    lap: int
    laps: int
    order: list[int]
    now: NowView | None
    wheel: list[NumberView]
    layout: list[Action]
    bag: dict[str, int]
    corruption: list[CorruptionView]
    king: KingView
    contract_offer: list[OfferView]
    character_offer: list[OfferView]
    piles: Piles
    map: MapView
    fairs: list[FairView]
    players: list[TiletumPlayer]
    prospects: list[Prospect]
    guild: GuildView | None


VIEW = TiletumTable
