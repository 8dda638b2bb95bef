"""Tasks (section 3.11): what the player whose turn it is may do in every open frame."""

from __future__ import annotations

from referee.referee import must
from referee.tiletum.actions import Actions, Asking
from referee.tiletum.board import contract_space_vp
from referee.tiletum.data import BUILDINGS, CONTRACTS, COSTS, RESOURCES, TILES, Term


class Tasks(Actions):
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
        ready = [tile for tile in me.stored("helper") if tile.id not in me.in_use and self.helps_now(tile.effect)]
        return found + sorted({f"use_helper:{tile.shows}" for tile in ready})

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
