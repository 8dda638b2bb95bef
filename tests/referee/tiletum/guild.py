"""The Guild, the automatic rival of the solo mode (section 10)."""

from __future__ import annotations

from referee.tiletum.board import Player
from referee.tiletum.data import CATHEDRALS, COLOURS, CONTRACTS, TILES, TOWNS
from referee.tiletum.turns import Turns

GUILD = 1


class Guild(Turns):
    strength: str | None  # easy, normal or hard; None without the Guild
    round: int
    fair_towns: list[str]

    def guild_gains(self, points: int) -> None:
        self.players[GUILD].gain("guild", points)

    def guild_turn(self) -> None:
        """S3 to S5."""
        die, value = self.guild_die()
        self.take_die(self.players[GUILD], die, value)
        position = self.position_of(value)
        if self.wheel_tiles[position]:
            self.wheel_tiles[position] = None
            self.guild_gains(0 if self.strength == "easy" else 2)  # S3, S10
        self.guild_gains({"easy": 0, "normal": (value + 1) // 2, "hard": value}[self.strength or ""])  # S4, S10
        times = 2 if self.strength == "hard" and value == 1 else 1  # S5
        action = self.layout[position]
        if action == "joker":
            human_first = self.rank().index(0) < self.rank().index(GUILD)
            action = "king" if human_first else "merchant"
        if action == "king":
            for _ in range(7 - value):
                self.king_up(GUILD)
        elif action == "character":
            if self.character_pile:
                self.redraw()
            self.guild_gains(2 * times)
        else:
            for _ in range(times):
                getattr(self, f"guild_{action}")(self.players[GUILD])

    def guild_die(self) -> tuple[str, int]:
        """S3: the lowest value, then the order of the colours; dice whose space holds a tile first."""
        with_tile = [each for each in self.wheel_dice() if self.wheel_tiles[self.position_of(each[2])]]
        first = min(with_tile or self.wheel_dice(), key=lambda each: (each[2], COLOURS.index(each[1]), each[0]))
        return first[0], first[2]

    def guild_merchant(self, guild: Player) -> None:
        """S5, S6: fair towns of this and later rounds first."""
        towns = self.fair_towns[self.round - 1 :] + TOWNS
        free = self.free_house_spaces(guild)
        spaces = [space for town in towns for space in free if self.house_spaces[space][0] == town]
        if not spaces:
            self.guild_gains(2)
            return
        guild.map_houses[spaces[0]] = guild.houses.pop(0)
        for term in self.house_spaces[spaces[0]][1]:
            guild.gain("houses", term.amount if term.op == "gain_vp" else 2)

    def guild_architect(self, guild: Player) -> None:
        """S5, S6: the highest top tile; the first one among equals."""
        towns = [town for town in CATHEDRALS if self.pillar_allowed(guild, town)]
        if not towns:
            self.guild_gains(2)
            return
        best = max(towns, key=lambda town: CATHEDRALS[town][self.tiles_taken(town)])
        guild.map_pillars[best] = guild.pillars.pop(0)
        self.contribute(guild, best)

    def guild_contract(self, guild: Player) -> None:
        """S5: the rightmost tile leaves the game."""
        spaces = [k for k, tile in enumerate(self.contract_offer) if tile]
        if spaces:
            tile = TILES[self.contract_offer[spaces[-1]] or ""]
            self.contract_offer[spaces[-1]] = None
            guild.removed_contracts += tile.kind == "contract"
            guild.gain("contracts", CONTRACTS[tile.shows].vp if tile.kind == "contract" else 3)

    # What the course of the game gives it.

    layout: list[str]

    def take_die(self, player: Player, die: str, value: int) -> None:
        raise NotImplementedError

    def position_of(self, value: int) -> int:
        raise NotImplementedError

    def wheel_dice(self) -> list[tuple[str, str, int]]:
        raise NotImplementedError
