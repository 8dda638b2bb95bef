"""The options of the actions (sections 3.5 to 3.9) and what they do."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from referee.referee import Look, must
from referee.tiletum.board import HOMES, Board, Player
from referee.tiletum.data import BUILDINGS, NEIGHBOURS, OFFER_AP, RESOURCES, TILES, Term

Asking = Generator[None, str, Any]  # a part of the course that asks on its way


class Actions(Board):
    look: Look
    me: Player  # whose turn it is
    stage = "none"  # none, before_die, die_taken, main_action (R46)
    main_action: str | None = None
    main_ap = 0
    exchanged = False  # R79
    contract_offer: list[str | None]
    character_offer: list[str | None]
    contract_pile: set[str]
    character_pile: set[str]

    def resolve(self, terms: tuple[Term, ...], category: str) -> Asking:
        raise NotImplementedError

    def gain_one(self, kind: str) -> Asking:
        raise NotImplementedError

    def action_options(self, kind: str | None, ap: int) -> list[str]:
        """Sections 3.5 to 3.9: what the AP pay for."""
        return getattr(self, f"options_{kind}")(ap) if kind and ap > 0 else []

    def options_architect(self, ap: int) -> list[str]:  # R59 to R61
        town = self.me.architect
        found = [f"move_architect:{space}" for space in NEIGHBOURS[town]]
        found += [f"place_pillar:{town}"] if self.pillar_allowed(self.me, town) else []
        return found + self.map_tile_here(town)

    def options_merchant(self, ap: int) -> list[str]:  # R63 to R65
        town = self.me.merchant
        found = [f"move_merchant:{space}" for space in NEIGHBOURS[town]]
        found += [f"place_house:{space}" for space in self.free_house_spaces(self.me, town)]
        return found + self.map_tile_here(town)

    def map_tile_here(self, town: str) -> list[str]:
        return [f"take_map_tile:{town}_t1"] if self.me.may_take(self.map_tiles.get(town)) else []

    def options_character(self, ap: int) -> list[str]:  # R69 to R73
        me = self.me
        found = [f"take_character:{tile}" for tile in self.character_offer if me.may_take(tile)]
        found += ["redraw_characters"] if self.character_pile else []
        return found + [
            f"place_character:{tile.id}:{building}_f{k + 1}"
            for tile in me.stored("character")
            for building in HOMES
            if me.room_allowed(tile, building)
            for k, there in enumerate(me.rooms[building])
            if there is None and k + 1 <= ap
        ]

    def options_contract(self, ap: int) -> list[str]:  # R77, R78
        offer = zip(self.contract_offer, OFFER_AP, strict=True)
        found = [f"take_contract:{tile}" for tile, cost in offer if cost <= ap and self.me.may_take(tile)]
        pairs = [(a, b) for a in RESOURCES for b in RESOURCES if a != b and self.me.resources[a]]
        return found + [f"exchange:{a}:{b}" for a, b in pairs]

    def options_king(self, ap: int) -> list[str]:  # R80, R81
        return ["king_step"] if self.step_of(self.me.number) < 10 else []

    def price(self, action: str) -> int:
        """The AP of an option."""
        kind, *args = action.split(":")
        if kind == "place_character":
            return int(args[1][-1])
        return OFFER_AP[self.contract_offer.index(args[0])] if kind == "take_contract" else 1

    def do_action(self, action: str) -> Asking:
        kind, *args = action.split(":")
        yield from getattr(self, f"do_{kind}")(*args)

    def do_move_merchant(self, space: str) -> Asking:
        self.me.merchant = space
        yield from ()

    def do_move_architect(self, space: str) -> Asking:
        self.me.architect = space
        yield from ()

    def do_place_house(self, space: str) -> Asking:
        """R66, R67."""
        self.me.map_houses[space] = self.me.houses.pop(0)
        yield from self.resolve(self.house_spaces[space][1], "houses")

    def do_place_pillar(self, town: str) -> Asking:
        self.me.map_pillars[town] = self.me.pillars.pop(0)
        yield from ()

    def do_take_map_tile(self, space: str) -> Asking:
        """R68: never replaced."""
        town = space.removesuffix("_t1")
        tile = self.map_tiles[town]
        assert tile
        self.me.store(tile)
        self.map_tiles[town] = None
        yield from ()

    def do_take_character(self, tile: str) -> Asking:
        """R69, R76."""
        space = self.character_offer.index(tile)
        self.me.store(tile)
        self.character_offer[space] = None
        self.refill(self.character_offer, "character_offer", [space], self.character_pile)
        yield from ()

    def do_redraw_characters(self) -> Asking:
        self.redraw()
        yield from ()

    def redraw(self) -> None:
        """R70: from the pile first, and only then from the tiles set aside."""
        aside = {tile for tile in self.character_offer if tile}
        self.character_offer = [None] * 5
        from_pile = min(5, len(self.character_pile))
        self.refill(self.character_offer, "character_offer", list(range(from_pile)), self.character_pile)
        self.character_pile |= aside
        self.refill(self.character_offer, "character_offer", list(range(from_pile, 5)), self.character_pile)

    def refill(self, offer: list[str | None], name: str, spaces: list[int], pile: set[str]) -> None:
        """Tiles from a pile, as the real offer shows them."""
        shown = [each["tile"] and each["tile"]["id"].removeprefix("tile:") for each in self.look.public[name]]
        for space in spaces:
            if pile:
                must(shown[space] in pile, f"{shown[space]} came to {name} {space + 1}, but not from the pile")
                pile.remove(shown[space])
                offer[space] = shown[space]

    def do_place_character(self, tile: str, room: str) -> Asking:
        """R71, R74, R75, R109."""
        building, floor = room.split("_f")
        self.me.unstore(tile)
        self.me.rooms[building][int(floor) - 1] = tile
        filled = self.me.filled(building)
        completes = filled and building in self.me.crests
        if filled:
            self.me.houses = sorted([*self.me.houses, self.me.roofs.pop(building)])
        yield from self.resolve(TILES[tile].effect, "characters")
        if completes:
            self.complete(building)

    def complete(self, building: str) -> None:
        """R108: the extra AP come at once if the building's action is the main action of this turn."""
        if self.stage == "main_action" and self.me.home_action(building) == self.main_action:
            self.main_ap += BUILDINGS[building][0]

    def do_take_contract(self, tile: str) -> Asking:
        self.contract_offer[self.contract_offer.index(tile)] = None
        self.me.store(tile)
        yield from ()

    def do_exchange(self, pay: str, receive: str) -> Asking:
        """R78, R79."""
        self.me.pay({pay: 1})
        self.me.resources[receive] += 1
        first, self.exchanged = not self.exchanged, True
        if first:
            yield from self.gain_one("bonus_resource")

    def do_king_step(self) -> Asking:
        self.king_up(self.me.number)
        yield from ()
