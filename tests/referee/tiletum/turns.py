"""A turn as frames inside frames (section 6.1): what is open offers tasks, what is chosen may open more (R104)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from referee.referee import Look, must
from referee.tiletum.board import HOMES, Board, Player, contract_space_vp
from referee.tiletum.data import (
    BUILDINGS,
    CATHEDRALS,
    CONTRACTS,
    COSTS,
    NEIGHBOURS,
    OFFER_AP,
    RESOURCES,
    TILES,
    Term,
)

Asking = Generator[None, str, Any]
NAMED = ("architect", "merchant", "character", "contract", "king")  # what a joker may stand for (R82, R96)


class Frame:
    """An open frame on top, for what everybody sees of it."""

    def __init__(self, action: str | None = None, ap: int = 0):
        self.action, self.ap = action, ap


class Turns(Board):
    look: Look
    me: Player  # whose turn it is
    stage = "none"
    top: Frame | None = None
    main_action: str | None = None
    main_ap = 0
    gives: str | None = None
    exchanged = False
    wheel_tiles: dict[int, str | None]
    position = 0  # the action space of the turn
    contract_offer: list[str | None]
    character_offer: list[str | None]
    contract_pile: set[str]
    character_pile: set[str]

    def ask(self, player: Player, options: list[str]) -> Asking:
        raise NotImplementedError

    # --------------------------------------------------------------------------------------------- effects

    def resolve(self, terms: tuple[Term, ...], category: str) -> Asking:
        """R104: from left to right, each with all that it opens."""
        for term in terms:
            yield from getattr(self, f"effect_{term.op}")(term, category)

    def effect_gain(self, term: Term, category: str) -> Asking:
        assert term.what
        self.me.resources[term.what] += term.amount
        yield from ()

    def effect_gain_vp(self, term: Term, category: str) -> Asking:
        self.me.gain(category, term.amount)
        yield from ()

    def effect_gain_any(self, term: Term, category: str) -> Asking:  # R99
        for _ in range(term.amount):
            yield from self.gain_one("pick_resource")

    def gain_one(self, kind: str) -> Asking:
        answer = yield from self.choose([f"{kind}:{resource}" for resource in RESOURCES])
        self.me.resources[answer.partition(":")[2]] += 1

    def effect_action(self, term: Term, category: str) -> Asking:  # R95, R96
        kind = term.what
        if kind == "choice":
            answer = yield from self.choose([f"name_action:{action}" for action in NAMED])
            kind = answer.partition(":")[2]
        assert kind
        yield from self.sub(kind, term.amount)

    def effect_add_ap(self, term: Term, category: str) -> Asking:  # R97
        self.main_ap += term.amount
        yield from ()

    def effect_recolor_die(self, term: Term, category: str) -> Asking:  # R54
        answer = yield from self.choose([f"recolor:{resource}" for resource in RESOURCES])
        self.gives = answer.partition(":")[2]

    def effect_king_step(self, term: Term, category: str) -> Asking:  # R103
        for _ in range(term.amount):
            self.king_up(self.me.number)
        yield from ()

    def effect_activate(self, term: Term, category: str) -> Asking:  # R98
        homes = [home for home in HOMES if self.me.living(home)]
        if not homes:
            return
        answer = yield from self.choose([f"pick_building:{home}" for home in homes])
        left = self.me.living(answer.partition(":")[2])
        while left:
            answer = yield from self.open(Frame(), [f"resolve_character:{tile}" for tile in left] + ["stop"])
            if answer == "stop":
                return
            if answer:
                tile = answer.partition(":")[2]
                left.remove(tile)
                yield from self.resolve(TILES[tile].effect, "characters")

    def effect_move_merchant(self, term: Term, category: str) -> Asking:  # R100
        yield from self.moves(merchant=term.amount)

    def effect_move_architect(self, term: Term, category: str) -> Asking:
        yield from self.moves(architect=term.amount)

    def effect_move_both(self, term: Term, category: str) -> Asking:
        yield from self.moves(merchant=1, architect=1)

    def effect_house_here(self, term: Term, category: str) -> Asking:  # R101
        yield from self.moves(house="here")

    def effect_pillar_here(self, term: Term, category: str) -> Asking:
        yield from self.moves(pillar="here")

    def effect_merchant_and_house(self, term: Term, category: str) -> Asking:  # R102
        yield from self.moves(merchant=1, house="here")

    def effect_architect_and_pillar(self, term: Term, category: str) -> Asking:
        yield from self.moves(architect=1, pillar="here")

    def effect_house_anywhere(self, term: Term, category: str) -> Asking:  # R91
        yield from self.moves(house="anywhere")

    def effect_pillar_anywhere(self, term: Term, category: str) -> Asking:
        yield from self.moves(pillar="anywhere")

    def effect_merchant_anywhere(self, term: Term, category: str) -> Asking:  # Q46
        answer = yield from self.choose([f"move_merchant:{space}" for space in NEIGHBOURS])
        self.me.merchant = answer.partition(":")[2]

    def effect_architect_anywhere(self, term: Term, category: str) -> Asking:
        answer = yield from self.choose([f"move_architect:{space}" for space in NEIGHBOURS])
        self.me.architect = answer.partition(":")[2]

    # ---------------------------------------------------------------------------------------------- frames

    def choose(self, options: list[str]) -> Asking:
        """An elementary choice: no tasks (R85)."""
        self.top = Frame()
        answer = yield from self.ask(self.me, options)
        return answer

    def open(self, frame: Frame, own: list[str]) -> Asking:
        """An open frame asks once; a task is carried out here, and the answer is then empty."""
        self.top = frame
        answer = yield from self.ask(self.me, own + self.tasks())
        if answer in own:
            return answer
        yield from self.do_task(answer)
        return ""

    def sub(self, kind: str, ap: int) -> Asking:
        """A sub-action: closes with 0 AP, or when neither an option of its own nor a task is left (6.1)."""
        while ap:
            own = self.action_options(kind, ap)
            if not own and not self.tasks():
                return
            answer = yield from self.open(Frame(kind, ap), [*own, "stop"])
            if answer == "stop":
                return
            if answer:
                ap -= self.price(answer)
                yield from self.do_action(answer)

    def moves(self, merchant: int = 0, architect: int = 0, house: str = "", pillar: str = "") -> Asking:
        """Steps and placements; closes as soon as none of its own options is left and legal (6.1)."""
        me = self.me
        while True:
            spaces = {"": [], "here": self.free_house_spaces(me, me.merchant), "anywhere": self.free_house_spaces(me)}
            towns = {"": [], "here": [me.architect], "anywhere": list(CATHEDRALS)}
            own = [f"move_merchant:{space}" for space in NEIGHBOURS[me.merchant] if merchant]
            own += [f"move_architect:{space}" for space in NEIGHBOURS[me.architect] if architect]
            own += [f"place_house:{space}" for space in spaces[house]]
            own += [f"place_pillar:{town}" for town in towns[pillar] if self.pillar_allowed(me, town)]
            if not own:
                return
            answer = yield from self.open(Frame(), [*own, "stop"])
            if answer == "stop":
                return
            kind = answer.partition(":")[0]
            merchant -= kind == "move_merchant"
            architect -= kind == "move_architect"
            house = "" if kind == "place_house" else house
            pillar = "" if kind == "place_pillar" else pillar
            if answer:
                yield from self.do_action(answer)

    # --------------------------------------------------------------------------------------------- actions

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

    # ----------------------------------------------------------------------------------------------- tasks

    def tasks(self) -> list[str]:
        """R85 to R94."""
        me = self.me
        found = [f"buy:{res}" for res in RESOURCES if res != "gold" and me.resources["gold"] >= 2]
        for kind in {tile.shows for tile in me.stored("contract")}:
            found += [f"fulfil_contract:{way}" for way in me.payments(kind)]
        for tile in me.stored("crest"):
            found += [
                f"place_crest:{tile.shows}:{building}"
                for building, (_, food, _) in BUILDINGS.items()
                if building not in me.crests and food <= me.resources["food"]
            ]
        for town in me.map_pillars:
            cost = COSTS[self.costs[town]]
            if cost and town not in me.contributed and cost[0] <= me.resources["stone"]:
                found.append(f"contribute:{town}")
        helpers = {tile.shows for tile in me.stored("helper") if tile.id not in me.in_use and self.helps_now(tile.effect)}
        return found + [f"use_helper:{kind}" for kind in sorted(helpers)]

    def helps_now(self, effect: tuple[Term, ...]) -> bool:
        """R54, R97."""
        if effect[0].op == "recolor_die":
            return self.stage == "die_taken"
        return effect[0].op != "add_ap" or self.stage != "before_die"

    def do_task(self, action: str) -> Asking:
        kind, *args = action.split(":")
        yield from getattr(self, f"task_{kind}")(*args)

    def task_buy(self, resource: str) -> Asking:  # R86
        self.me.pay({"gold": 2})
        self.me.resources[resource] += 1
        yield from ()

    def task_fulfil_contract(self, contract: str, kind: str = "") -> Asking:
        """R87, R89."""
        me = self.me
        tile = self.gone([tile.id for tile in me.stored("contract") if tile.shows == contract])
        me.pay(me.payments(contract)[f"{contract}:{kind}" if kind else contract])
        me.unstore(tile)
        space = len(me.contracts)
        me.contracts.append(tile)
        if space in me.waiting:
            me.pillars = sorted([*me.pillars, me.waiting.pop(space)])
        me.gain("contracts", CONTRACTS[contract].vp + contract_space_vp(space))
        yield from self.resolve(CONTRACTS[contract].reward, "contracts")

    def gone(self, copies: list[str]) -> str:
        """Of equal tiles, the one that is no longer seen in the storehouse, or that is seen in use."""
        own = self.look.public["players"][self.me.number]
        waiting = {each["id"].removeprefix("tile:") for each in own["storehouse"] if each}
        waiting -= {each.removeprefix("tile:") for each in own["in_use"]} - set(self.me.in_use)
        found = [tile for tile in copies if tile not in waiting]
        must(found, f"none of {copies} has left the storehouse")
        return found[0]

    def task_place_crest(self, crest: str, building: str) -> Asking:
        """R90, R91, R109."""
        _, food, bonus = BUILDINGS[building]
        tile = next(tile.id for tile in self.me.stored("crest") if tile.shows == crest)
        self.me.pay({"food": food})
        self.me.unstore(tile)
        self.me.crests[building] = tile
        completes = self.me.filled(building)
        yield from self.resolve(bonus, "crests")
        if completes:
            self.complete(building)

    def task_contribute(self, town: str) -> Asking:  # R92
        cost = COSTS[self.costs[town]]
        assert cost
        self.me.pay({"stone": cost[0]})
        self.contribute(self.me, town)
        yield from ()

    def task_use_helper(self, kind: str) -> Asking:
        """R94: the tile keeps its space until its effect is over."""
        me = self.me
        tile = self.gone([t.id for t in me.stored("helper") if t.shows == kind and t.id not in me.in_use])
        me.in_use.append(tile)
        yield from self.resolve(TILES[tile].effect, "helpers")
        me.in_use.remove(tile)
        me.unstore(tile)


