"""What `view` tells, as types. The types and constants of the board in the browser are generated from these."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from sylvarium.games.sylve.face.preview import FOREST, ON_SLOT, VILLAGE
from sylvarium.games.sylve.rules.components import BASIC, FACE_IDS, INGREDIENT_IDS
from sylvarium.games.sylve.rules.forests import STATUS_IDS
from sylvarium.games.sylve.rules.scoring import VP_ALONE, VP_HAPPY
from sylvarium.kernel.shapes import PlayerPoints, Prospect

Season = TypeAliasType("Season", Literal["spring", "summer", "autumn", "winter"])
Forage = TypeAliasType("Forage", Literal["tree", "hill", "pond"])
Element = TypeAliasType("Element", Literal["water", "fire", "wind"])
Face = TypeAliasType("Face", Forage | Element)
Basic = TypeAliasType("Basic", Literal["plant", "mushroom", "crystal"])
Ingredient = TypeAliasType("Ingredient", Literal["plant", "mushroom", "crystal", "berry"])
Side = TypeAliasType("Side", Literal["day", "night"])
DieKind = TypeAliasType("DieKind", Literal["forage", "element"])
Control = TypeAliasType("Control", Literal["led", "tied", "elements", "nobody"])
Deed = TypeAliasType(
    "Deed",
    Literal[
        "gather_choice",
        "change_die",
        "gather_each",
        "clear_elements",
        "gain_berry",
        "reserve",
        "tame",
        "burn",
        "move_forage",
    ],
)
PotionPower = TypeAliasType(
    "PotionPower",
    Literal[
        "reroll",
        "change_die",
        "place_extra",
        "swap_forage",
        "remove_element",
        "move_forage",
        "remove_any",
        "return_forage",
    ],
)

CONSTANTS = {
    "BASICS": ("Basic", INGREDIENT_IDS[:BASIC]),
    "INGREDIENTS": ("Ingredient", INGREDIENT_IDS),
    "FACES": ("Face", FACE_IDS),
    "HAPPY": VP_HAPPY,
    "ALONE": VP_ALONE,
    # How previews say where a die lies, and who leads a forest.
    "FOREST": FOREST,
    "VILLAGE": VILLAGE,
    "ON_SLOT": ON_SLOT,
    "STATUSES": ("Control", STATUS_IDS),
}


class Basics(TypedDict):
    plant: int
    mushroom: int
    crystal: int


class Stock(Basics):
    berry: int


class Missing(TypedDict, total=False):
    plant: int
    mushroom: int
    crystal: int


class DieView(TypedDict):
    """A die, wherever it is; `owner` is null for a placed element die, which belongs to nobody."""

    id: str
    kind: DieKind
    face: Face
    owner: int | None
    place: str | None
    level: int
    covered: bool
    pool: bool


class SpaceView(TypedDict):
    id: str
    symbol: Forage
    reward: Basic | Literal["creature"]
    burned: bool
    dice: list[str]


class ForestCard(TypedDict):
    id: str
    key: str
    seasons: list[Season]
    vp: int


class ForestView(ForestCard):
    """A forest of the row: who would control it now, and why nobody would."""

    spaces: list[SpaceView]
    influence: list[int]
    elements: int
    leader: int | None
    status: Control
    tied: list[int]


class VillageAction(TypedDict):
    do: Deed
    n: NotRequired[int]


class VillageCard(TypedDict):
    id: str
    key: str
    accepts: Element | Literal["any"]
    kind: str
    actions: list[VillageAction]


class VillageSpace(VillageCard):
    dice: list[str]


class PotionCard(TypedDict):
    id: str
    key: str
    cost: Basics
    vp: int
    power: PotionPower


class PotionOffer(PotionCard):
    """A potion that can be brewed: whether this seat can pay for it, and what it lacks; null for a spectator."""

    payable: bool | None
    missing: Missing | None


CreaturePower = TypedDict(
    "CreaturePower",
    {
        "kind": str,
        "season": NotRequired[Season],
        "from": NotRequired[Element],
        "to": NotRequired[Element],
        "die": NotRequired[DieKind],
        "effect": NotRequired[Literal["gain", "gather_each", "move_forage"]],
        "ingredient": NotRequired[Ingredient],
        "n": NotRequired[int],
        "vp": NotRequired[int],
    },
)


class CreatureCard(TypedDict):
    id: str
    key: str
    season: Season
    power: CreaturePower


class Slot(TypedDict):
    """Where a creature takes dice."""

    id: str
    accepts: DieKind
    dice: list[str]


class TamedCreature(CreatureCard):
    slot: Slot | None


class Pile(TypedDict):
    id: str
    season: Season
    top: CreatureCard | None
    left: int


class CharacterCard(TypedDict):
    id: str
    key: str
    colour: str
    power: str


class Done(TypedDict):
    """What the player has done in this turn."""

    placed: bool
    brewed: bool
    drunk: bool


class SylvePlayer(PlayerPoints):
    """A player's area; `happy` pairs creatures with forests (by key), as they would be counted now."""

    character: CharacterCard | None
    stock: Stock
    vp: int
    pool: list[str]
    passed: bool
    tamed: list[TamedCreature]
    most_tamed: int
    released: list[CreatureCard]
    hand: list[PotionCard]
    drunk: list[PotionCard]
    reserved: list[PotionOffer]
    forests: list[ForestCard]
    happy: dict[str, str]


class SylveTable(TypedDict):
    round: int
    rounds: int
    side: Side
    first: int
    powers: bool
    done: Done
    forests: list[ForestView]
    village: list[VillageSpace]
    other_side: list[VillageCard]
    dice: list[DieView]
    market: list[PotionOffer | None]
    revealed: PotionOffer | None
    potion_deck: int
    forest_deck: int
    discard: list[ForestCard]
    piles: list[Pile]
    scorched: int
    characters: list[CharacterCard]
    players: list[SylvePlayer]
    prospects: list[Prospect]


VIEW = SylveTable
