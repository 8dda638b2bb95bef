"""What lies on the table: dice, forests, players, and what follows from where things lie."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import product

from referee.referee import Look, must
from referee.story import StoryReferee
from referee.sylve.cards import (
    BASICS,
    CHARACTERS,
    CREATURES,
    ELEMENTS,
    FORESTS,
    POTIONS,
    SEASONS,
    SYMBOLS,
    VILLAGE,
    Creature,
    Forest,
    VillageSpace,
)


@dataclass
class Die:
    owner: int
    number: int  # 1 to 4 forage, 5 and 6 element
    face: str = ""
    where: str = "aside"  # "pool", "aside", or the name of a place

    @property
    def id(self) -> str:
        return f"{self.owner}.{self.number}"

    @property
    def element(self) -> bool:
        return self.number > 4

    @property
    def faces(self) -> tuple[str, ...]:  # 5.1
        return ELEMENTS if self.element else SYMBOLS


@dataclass
class Player:
    seat: int
    character: str | None = None
    stock: dict[str, int] = field(default_factory=lambda: {**dict.fromkeys(BASICS, 0), "berry": 1})  # R11
    vp: int = 0
    tamed: list[str] = field(default_factory=list)  # oldest first
    released: set[str] = field(default_factory=set)
    hand: set[str] = field(default_factory=set)
    drunk: set[str] = field(default_factory=set)
    reserved: set[str] = field(default_factory=set)
    forests: set[str] = field(default_factory=set)

    def with_power(self, power: str, among: Iterable[str] | None = None) -> list[Creature]:
        """The tamed creatures with a power, oldest first (R95)."""
        return [c for each in (self.tamed if among is None else among) if (c := CREATURES[each]).power == power]

    @property
    def ingredients(self) -> int:
        return sum(self.stock.values())

    def points(self) -> dict[str, int]:
        """R135 to R139."""
        creatures = sorted(self.released | set(self.tamed))
        return {
            "potions": sum(POTIONS[potion].vp for potion in self.hand | self.drunk),
            "forests": sum(FORESTS[forest].vp for forest in self.forests),
            "creatures": len(creatures) + 2 * most_seated(creatures, frozenset(self.forests)),
            "tokens": self.vp,
            "ingredients": self.ingredients // 3,
        }


def most_seated(creatures: list[str], forests: frozenset[str]) -> int:
    """R137: how many creatures can have a forest of their season to themselves: every way is tried."""
    if not creatures or not forests:
        return 0
    first, rest = creatures[0], creatures[1:]
    fitting = {forest for forest in forests if CREATURES[first].season in FORESTS[forest].seasons}
    seated = [1 + most_seated(rest, forests - {forest}) for forest in fitting]
    return max([most_seated(rest, forests), *seated])


class Table(StoryReferee):
    def __init__(self, seats: int, options: dict[str, str], look: Look):
        self.n, self.look = seats, look
        self.powers = options.get("character_powers") == "on"
        self.choosing = options.get("character_assignment") == "choose"
        self.first = self.seat = look.public["first"]
        self.players = [Player(seat) for seat in range(seats)]
        self.round = 0
        self.scorched = 10
        self.burned: set[str] = set()
        self.dice = [Die(seat, number) for seat in range(seats) for number in range(1, 7)]
        self.places: dict[str, list[Die]] = {}
        self.placed = self.brewed = self.drank = self.has_burned = False
        self.revealed: str | None = None
        self.discard: set[str] = set()
        self.set_up()
        self.begin(look)

    def set_up(self) -> None:
        """R4 to R12."""
        self.forest_deck = {forest.id for forest in FORESTS.values() if forest.min_players <= self.n}
        must(len(self.forest_deck) == {2: 12, 3: 16, 4: 20}[self.n], "R4: the number of forests")
        self.reveal_row()
        self.potion_deck = set(POTIONS)
        self.market: list[str | None] = [None] * 4
        for slot in range(4):
            self.refill_market(slot)
        self.piles = {season: {c.id for c in CREATURES.values() if c.season == season} for season in SEASONS}
        self.tops: dict[str, str | None] = {}
        for season in SEASONS:
            self.reveal_creature(season)
        if not self.choosing:
            for player in self.players:
                self.give_character(player, self.look.public["players"][player.seat]["character"]["key"])

    def give_character(self, player: Player, character: str) -> None:
        must(character in self.free_characters(), f"R9: {character} is taken")
        player.character = character

    def free_characters(self) -> list[str]:
        taken = {player.character for player in self.players}
        return [character for character in CHARACTERS if character not in taken]

    # ------------------------------------------------------------------------------------------------ chance

    def reveal_row(self) -> None:
        """R5, R132."""
        self.row = [forest["key"] for forest in self.look.public["forests"]]
        must(len(set(self.row)) == self.n + 1, "R2: the number of forests in the row")
        must(set(self.row) <= self.forest_deck, f"R132: {self.row} is not out of the deck")
        self.forest_deck -= set(self.row)
        self.spaces = {
            k: [f"f{k}.{n}" for n in range(1, len(FORESTS[forest].spaces) + 1)] for k, forest in enumerate(self.row, 1)
        }

    def draw_potion(self, shown: dict | None) -> str | None:
        """The top card of the potion deck, that lies at `shown` now; None if the deck is empty."""
        if not self.potion_deck:
            return None
        potion = shown["key"] if shown else None
        must(potion in self.potion_deck, f"{potion} was drawn, but is not in the potion deck")
        assert potion
        self.potion_deck.remove(potion)
        return potion

    def refill_market(self, slot: int) -> None:
        """R6, R71."""
        self.market[slot] = None
        self.market[slot] = self.draw_potion(self.look.public["market"][slot])

    def reveal_creature(self, season: str) -> None:
        """R7."""
        shown = next(pile["top"] for pile in self.look.public["piles"] if pile["season"] == season)
        top = shown["key"] if shown else None
        must((top is not None) == bool(self.piles[season]), f"R7: {top} on the pile of {season}")
        must(top is None or top in self.piles[season], f"{top} is not in the pile of {season}")
        self.piles[season].discard(top or "")
        self.tops[season] = top

    def roll(self, dice: Iterable[Die]) -> None:
        """R14, R88."""
        faces = {die["id"]: die["face"] for die in self.look.public["dice"]}
        for die in dice:
            die.face = faces[f"die:{die.id}"]
            must(die.face in die.faces, f"5.1: die {die.id} shows {die.face}")

    # ------------------------------------------------------------------------------------------------- dice

    @property
    def player(self) -> Player:
        return self.players[self.seat]

    def pool(self, seat: int) -> list[Die]:
        return [die for die in self.dice if die.owner == seat and die.where == "pool"]

    def pool_faces(self) -> list[str]:
        """The different dice of the pool: equal dice are one choice (6.1)."""
        faces = {die.face for die in self.pool(self.seat)}
        return [face for face in (*SYMBOLS, *ELEMENTS) if face in faces]

    def pool_die(self, face: str) -> Die:
        return next(die for die in self.pool(self.seat) if die.face == face)

    def on_table(self) -> list[Die]:
        """R86."""
        return [die for die in self.dice if die.where not in ("pool", "aside")]

    def forage_on_table(self) -> list[Die]:
        return [die for die in self.on_table() if not die.element]

    def told_apart(self, dice: list[Die]) -> list[Die]:
        """6.1: on an any-die space dice have no level, so equal ones are one choice; the first stands for them."""
        found: dict[tuple, Die] = {}
        for die in dice:
            looks = die.where, None if die.element else die.owner, die.face
            found.setdefault(looks if die.where in ("left", "right") else (die.id,), die)
        return list(found.values())

    def at(self, place: str) -> list[Die]:
        """The dice of a place, from the bottom up."""
        return self.places.setdefault(place, [])

    def put(self, die: Die, place: str) -> None:
        self.at(place).append(die)
        die.where = place

    def lift(self, die: Die, where: str) -> None:
        """R94: the dice above move down."""
        if die.where in self.places:
            self.places[die.where].remove(die)
        die.where = where

    # ---------------------------------------------------------------------------------------------- forests

    def forest_places(self) -> list[str]:
        return [place for places in self.spaces.values() for place in places]

    def forest_of(self, place: str) -> Forest:
        return FORESTS[self.row[int(place[1]) - 1]]

    def space_of(self, place: str) -> tuple[str, str]:
        """Symbol and reward of a forest space."""
        return self.forest_of(place).spaces[int(place[3:]) - 1]

    def empty_places(self) -> list[str]:
        """Empty, unburned forest spaces."""
        return [place for place in self.forest_places() if not self.at(place) and place not in self.burned]

    def tops_of(self, k: int) -> list[Die]:
        """R114: the dice of the k-th forest that count."""
        return [self.at(place)[-1] for place in self.spaces[k] if self.at(place)]

    def influence(self, k: int) -> list[int]:  # R115
        owners = [die.owner for die in self.tops_of(k) if not die.element]
        return [owners.count(seat) for seat in range(self.n)]

    def element_count(self, k: int) -> int:
        return sum(die.element for die in self.tops_of(k))

    def leader(self, k: int) -> int | None:
        """R124."""
        own, elements = self.influence(k), self.element_count(k)
        best = max(own)
        return own.index(best) if own.count(best) == 1 and best > elements else None

    def tied(self, k: int) -> list[int]:
        """R119."""
        own, elements = self.influence(k), self.element_count(k)
        best = max(own)
        if best == 0 or elements > best or self.leader(k) is not None:
            return []
        return [seat for seat in range(self.n) if own[seat] == best]

    # --------------------------------------------------------------------------------------------- the rest

    @property
    def side(self) -> str:  # R13
        return "night" if self.round in (2, 4) else "day"

    def village(self, space: str) -> VillageSpace:
        return VILLAGE[f"{self.side}_{space}"]

    def has_power(self, power: str, player: Player | None = None) -> bool:
        """R10."""
        character = (player or self.player).character
        return self.powers and character is not None and CHARACTERS[character] == power

    def most_tamed(self, player: Player) -> int:  # R66, R120
        return 4 if self.has_power("creature_anywhere", player) else 3

    def pay(self, kind: str, n: int = 1) -> None:
        must(self.player.stock[kind] >= n, f"seat {self.seat} has not {n} {kind}")
        self.player.stock[kind] -= n

    def payments(self, potion: str, player: Player) -> list[str]:
        """R70, R121: every way to pay, as numbers of plants, mushrooms and crystals; berries pay the rest."""
        cost, double = POTIONS[potion].cost, self.has_power("double_berry", player)
        by_berries = {berries + 1 if double and berries else berries for berries in range(player.stock["berry"] + 1)}
        plants, mushrooms, crystals = (range(min(cost[kind], player.stock[kind]) + 1) for kind in BASICS)
        return [
            f"{p}-{m}-{c}"
            for p, m, c in product(plants, mushrooms, crystals)
            if sum(cost.values()) - p - m - c in by_berries
        ]

    def berries_of(self, potion: str, paid: list[int]) -> int:
        rest = sum(POTIONS[potion].cost.values()) - sum(paid)
        return rest - 1 if rest and self.has_power("double_berry") else rest
