"""What lies on the table, and what may be taken, placed and paid."""

from __future__ import annotations

from dataclasses import dataclass, field

from referee.tiletum.data import (
    BONUS_MARKS,
    BUILDINGS,
    CATHEDRALS,
    CONTRACT_SPACES,
    CONTRACTS,
    COSTS,
    HOUSE_SPACES,
    KING_VP,
    RESOURCES,
    TILES,
    TYPE_ACTION,
    Tile,
)

PARTS = (
    "start", "contracts", "cathedrals", "houses", "characters", "helpers", "crests", "king", "fairs", "estates",
    "buildings", "leftovers",
)  # fmt: skip
HOMES = ("b1", "b2", "b3", "b4", "b5")


@dataclass(eq=False)
class Player:
    """One player, or the Guild; houses and pillars are numbered as their pieces are."""

    number: int
    parts: dict[str, int] = field(default_factory=lambda: {**dict.fromkeys(PARTS, 0), "start": 10})  # R17
    resources: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    storehouse: list[str | None] = field(default_factory=lambda: [None] * 6)
    in_use: list[str] = field(default_factory=list)  # R94: helpers whose effect is running
    contracts: list[str] = field(default_factory=list)  # fulfilled, from the left
    rooms: dict[str, list[str | None]] = field(
        default_factory=lambda: {name: [None] * rooms for name, (rooms, _, _) in BUILDINGS.items()}
    )
    crests: dict[str, str] = field(default_factory=dict)  # by building
    houses: list[int] = field(default_factory=lambda: [1, 2])  # R16: in the supply
    pillars: list[int] = field(default_factory=lambda: [0, 1])
    roofs: dict[str, int] = field(default_factory=lambda: {name: k for k, name in enumerate(HOMES, 3)})
    waiting: dict[int, int] = field(default_factory=lambda: {k: k + 2 for k in range(5)})  # pillars on contract spaces
    map_houses: dict[str, int] = field(default_factory=dict)  # by house space
    map_pillars: dict[str, int] = field(default_factory=dict)  # by town
    contributed: dict[str, int] = field(default_factory=dict)  # by town: which tile of the stack
    removed_contracts: int = 0  # S5: of the Guild
    merchant: str = "tiletum"
    architect: str = "tiletum"
    dice: list[str] = field(default_factory=list)

    @property
    def score(self) -> int:
        return sum(self.parts.values())

    def gain(self, category: str, points: int) -> None:
        """R23: a loss stops at 0, and the rest of it is forgotten."""
        self.parts[category] = self.parts.get(category, 0) + max(points, -self.score)

    # ---------------------------------------------------------------------------------------- player board

    def stored(self, kind: str) -> list[Tile]:
        return [TILES[tile] for tile in self.storehouse if tile and TILES[tile].kind == kind]

    def may_take(self, tile: str | None) -> bool:
        """R26, R29, R30."""
        if tile is None or None not in self.storehouse:
            return False
        it = TILES[tile]
        if it.kind == "crest":
            return it.shows not in self.crest_types()
        return it.kind != "contract" or len(self.contracts) + len(self.stored("contract")) <= 5

    def crest_types(self) -> set[str]:
        return {tile.shows for tile in self.stored("crest")} | {TILES[tile].shows for tile in self.crests.values()}

    def store(self, tile: str) -> None:
        self.storehouse[self.storehouse.index(None)] = tile

    def unstore(self, tile: str) -> None:
        self.storehouse[self.storehouse.index(tile)] = None

    def living(self, building: str) -> list[str]:
        return [tile for tile in self.rooms[building] if tile]

    def filled(self, building: str) -> bool:
        """R75, R105: b6 counts as filled from the start."""
        return None not in self.rooms[building]

    def completed(self) -> list[str]:  # R105
        return [building for building in BUILDINGS if self.filled(building) and building in self.crests]

    def home_action(self, building: str) -> str | None:
        """R106: the action that belongs to the type living there."""
        living = self.living(building)
        return TYPE_ACTION[TILES[living[0]].shows] if living else None

    def bonus_ap(self, action: str | None) -> int:  # R106, R107
        return sum(BUILDINGS[b][0] for b in self.completed() if action and self.home_action(b) == action)

    def room_allowed(self, tile: Tile, building: str) -> bool:
        """R72, R73."""
        homes = [home for home in HOMES if any(TILES[t].shows == tile.shows for t in self.living(home))]
        return homes == [building] or (not homes and not self.living(building))

    # ------------------------------------------------------------------------------------------ what counts

    def count(self, what: str) -> int:
        """R120."""
        return {
            "house": len(self.map_houses),
            "pillar": len(self.map_pillars),
            "contract": len(self.contracts) + self.removed_contracts,
            "cathedral": len(self.contributed),
            "crest": len(self.crests),
            "character": sum(len(self.living(home)) for home in HOMES),
            "filled_building": sum(self.filled(building) for building in BUILDINGS),
        }[what]

    def payments(self, contract: str) -> dict[str, dict[str, int]]:
        """R88: the payable ways to fulfil a contract, by the name of the choice."""
        cost = dict(CONTRACTS[contract].cost)
        alike = cost.pop("any", 0)
        ways = {}
        for kind in RESOURCES if alike else ("",):
            whole = {**cost, kind: cost.get(kind, 0) + alike} if alike else cost
            if all(self.resources[each] >= n for each, n in whole.items()):
                ways[f"{contract}:{kind}" if alike else contract] = whole
        return ways

    def pay(self, cost: dict[str, int]) -> None:
        for kind, n in cost.items():
            self.resources[kind] -= n
            assert self.resources[kind] >= 0  # R22


class Board:
    """Map, King track, offers and piles."""

    def __init__(self, count: int) -> None:
        self.count = count  # the Guild included
        self.players = [Player(k) for k in range(count)]
        self.house_spaces = {  # R2
            name: (town, bonus) for name, (town, mark, bonus) in HOUSE_SPACES.items() if mark <= count
        }
        self.map_tiles: dict[str, str | None] = {t: None for t, mark in BONUS_MARKS.items() if mark <= count}
        self.costs: dict[str, str] = {}
        self.track: dict[int, list[int]] = {step: [] for step in KING_VP}  # from the bottom up

    # ------------------------------------------------------------------------------------------------- map

    def house_owner(self, space: str) -> int | None:
        return next((p.number for p in self.players if space in p.map_houses), None)

    def free_house_spaces(self, player: Player, town: str | None = None) -> list[str]:
        """R66; without a town everywhere."""
        if not player.houses:
            return []
        mine = {self.house_spaces[space][0] for space in player.map_houses}
        return [
            space
            for space, (where, _) in self.house_spaces.items()
            if town in (None, where) and where not in mine and self.house_owner(space) is None
        ]

    def pillars_at(self, town: str) -> int:
        return sum(town in player.map_pillars for player in self.players)

    def open_cathedral(self, town: str) -> bool:  # R11
        return town in CATHEDRALS and COSTS[self.costs[town]] is not None

    def pillar_allowed(self, player: Player, town: str) -> bool:  # R62
        return (
            bool(player.pillars)
            and self.open_cathedral(town)
            and self.pillars_at(town) < len(CATHEDRALS[town])
            and town not in player.map_pillars
        )

    def tiles_taken(self, town: str) -> int:
        return sum(town in player.contributed for player in self.players)

    def contribute(self, player: Player, town: str) -> None:
        """R92: the topmost tile; the VP of both."""
        top = self.tiles_taken(town)
        cost = COSTS[self.costs[town]]
        assert cost
        player.contributed[town] = top
        player.gain("cathedrals", cost[1] + CATHEDRALS[town][top])

    # ------------------------------------------------------------------------------------------ King track

    def step_of(self, number: int) -> int:
        return next(step for step, stack in self.track.items() if number in stack)

    def king_up(self, number: int) -> None:
        """R80, R103: on top of the stack there; nothing at the top."""
        step = self.step_of(number)
        if step < 10:
            self.track[step].remove(number)
            self.track[step + 1].append(number)

    def corrupt(self, value: int) -> None:
        """R43 to R45: the lowest occupied step first, each stack as a whole."""
        for step in sorted(self.track):
            lower = max(-4, step - value)
            if lower != step:
                self.track[lower] += self.track[step]
                self.track[step] = []

    def rank(self) -> list[int]:
        """R110."""
        return [number for step in sorted(self.track, reverse=True) for number in self.track[step]]

    def reset_track(self) -> None:
        """R116."""
        below = [number for number in self.rank() if self.step_of(number) < 0]
        for step in range(-4, 0):
            self.track[step] = []
        self.track[0] += below


def contract_space_vp(k: int) -> int:  # R89
    return list(CONTRACT_SPACES.values())[k]
