"""The course of a game (sections 3.1, 3.3, 3.4, 3.14 to 3.17) as one long generator that stops at every decision."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from referee.referee import Look, must
from referee.story import StoryReferee
from referee.tiletum.actions import Asking
from referee.tiletum.board import Board, Player
from referee.tiletum.data import (
    ACTIONS,
    BONUS_TILES,
    CHARACTER_TILES,
    COLOURS,
    CONTRACT_TILES,
    CORRUPTION,
    COSTS,
    FAIR_TOWNS,
    FAIRS,
    KING_VP,
    RESOURCES,
    START_GOLD,
    Tile,
)
from referee.tiletum.guild import GUILD, Guild
from referee.tiletum.public import public
from referee.tiletum.turns import NAMED, Frame


def shown(tile: dict | None) -> str | None:
    return tile["id"].removeprefix("tile:") if tile else None


class TheReferee(Guild, StoryReferee):
    def __init__(self, seats: int, options: dict[str, str], look: Look):
        self.seats, self.options_chosen, self.look = seats, options, look
        self.strength = options.get("solo_guild", "normal") if seats == 1 else None
        Board.__init__(self, max(2, seats))  # S1
        self.round, self.lap = 1, 0
        self.now: Player | None = None
        self.set_up()
        self.begin(look)

    def ask(self, player: Player, options: list[str]) -> Asking:
        self.seat = 0 if self.strength else player.number
        return StoryReferee.ask(self, "", options)

    # ------------------------------------------------------------------------------------------------ setup

    def used(self, tiles: list[Tile]) -> set[str]:
        """R2."""
        return {tile.id for tile in tiles if tile.mark <= self.count}

    def drawn_bonus(self, tile: dict | None) -> str:
        name = shown(tile) or ""
        must(name in self.bonus_pile, f"{name} came from the bonus pile, but is not in it")
        self.bonus_pile.remove(name)
        return name

    def set_up(self) -> None:
        """R3 to R21."""
        view = self.look.public
        self.layout = view["layout"]
        must(sorted(self.layout) == sorted(ACTIONS), "R3: six actions")
        random = self.options_chosen.get("action_layout") == "random"
        must(random or tuple(self.layout) == ACTIONS, "R3: the printed order")
        self.start = view["wheel"][0]["position"]  # R4: the action space that faces 1 in the first round
        self.bonus_pile, self.contract_pile, self.character_pile = map(
            self.used, (BONUS_TILES, CONTRACT_TILES, CHARACTER_TILES)
        )
        sizes = [len(pile) for pile in (self.bonus_pile, self.contract_pile, self.character_pile)]
        must(sizes == {2: [38, 20, 25], 3: [46, 23, 35], 4: [54, 26, 45]}[self.count], "R2: the sizes of the piles")
        self.wheel_tiles = {each["position"]: self.drawn_bonus(each["tile"]) for each in view["wheel"]}  # R5
        self.king_tile: str | None = self.drawn_bonus(view["king"]["tile"])
        spaces = {each["space"]: each for each in view["map"]["spaces"]}
        for town in self.map_tiles:  # R6
            self.map_tiles[town] = self.drawn_bonus(spaces[town]["bonus"]["tile"])
        self.contract_offer, self.character_offer = [None] * 5, [None] * 5
        self.refill(self.contract_offer, "contract_offer", list(range(5)), self.contract_pile)  # R7
        self.refill(self.character_offer, "character_offer", list(range(5)), self.character_pile)  # R8
        self.costs = {
            town: each["cathedral"]["cost_tile"].removeprefix("tile:")
            for town, each in spaces.items()
            if each.get("cathedral")
        }
        must(sorted(self.costs.values()) == sorted(COSTS), "R9: one cost tile at each cathedral")
        self.fair_towns = [each["town"] for each in view["fairs"]]  # R12
        self.fair_tiles = [each["tile"] for each in view["fairs"]]
        must(self.fair_towns[0] == "tiletum", "R12: the first fair is held in Tiletum")
        must(len(set(self.fair_towns)) == 4 and set(self.fair_towns[1:]) <= set(FAIR_TOWNS), "R12: three other towns")
        must(len(set(self.fair_tiles)) == 4 and set(self.fair_tiles) <= set(FAIRS), "R12: four fair tiles")
        first = view["order"][0]
        must(self.options_chosen.get("first_player", "random") in ("random", str(first + 1)), "R14: the first player")
        self.order = [(first + k) % self.count for k in range(self.count)]
        self.track[0] = list(self.order)  # R18
        for number, player in enumerate(self.players):
            player.map_houses[f"tiletum_h{number + 1}"] = 0  # R15
            if self.strength and number == GUILD:
                player.houses, player.pillars = list(range(1, 8)), list(range(7))  # S1
                player.parts["guild"] = 0
                continue
            player.resources = {**dict.fromkeys(RESOURCES, 1), "gold": START_GOLD[self.order.index(number)]}  # R19

    # ------------------------------------------------------------------------------------------------- wheel

    def position_of(self, value: int) -> int:
        """R4: the action space that faces a number."""
        return (value - 1 + self.start + self.round - 1) % 6

    def prepare(self) -> None:
        """R20, R40: which dice were drawn and what they show."""
        self.dice = {
            die["id"]: (die["colour"], die["value"]) for number in self.look.public["wheel"] for die in number["dice"]
        }
        must(len(self.dice) == {2: 8, 3: 11, 4: 14}[self.count], "R40: the number of dice")
        self.values = {die: value for die, (_, value) in self.dice.items()}
        self.on_wheel = sorted(self.dice)
        drawn = Counter(colour for colour, _ in self.dice.values())
        self.bag = {colour: self.count - drawn[colour] for colour in COLOURS}
        must(min(self.bag.values()) >= 0, "R20: one die of each colour per player")
        must(all(1 <= value <= 6 for value in self.values.values()), "R40: a die has six faces")
        self.tokens: list[str] = []

    def wheel_dice(self) -> list[tuple[str, str, int]]:
        return [(die, *self.dice[die]) for die in self.on_wheel]

    def take_die(self, player: Player, die: str, value: int) -> None:
        """R50."""
        self.on_wheel.remove(die)
        self.values[die] = value
        player.dice.append(die)

    def reveal_corruption(self) -> None:
        """R43."""
        token = self.look.public["corruption"][len(self.tokens)]["token"]
        must(token in CORRUPTION and token not in self.tokens, f"R43: {token} was revealed after {self.tokens}")
        self.tokens.append(token)
        self.corrupt(CORRUPTION[token])

    # ------------------------------------------------------------------------------------------------ course

    def story(self) -> Asking:
        """R39."""
        for self.round in range(1, 5):
            self.prepare()
            for self.lap in range(1, 4):  # R41
                self.reveal_corruption()
                for number in list(self.order):
                    yield from self.turn(self.players[number])
                    self.tidy_contracts()
            yield from self.king_phase()
            self.fair(royal=False)
            if self.round < 4:
                self.clean_up()
        self.final_scoring()

    def tidy_contracts(self) -> None:
        """R58: to the right, then refilled from right to left."""
        left = [tile for tile in self.contract_offer if tile]
        gaps = 5 - len(left)
        self.contract_offer = [None] * gaps + left
        self.refill(self.contract_offer, "contract_offer", list(range(gaps))[::-1], self.contract_pile)

    def turn(self, player: Player) -> Asking:
        """R46 to R57."""
        self.now = player
        if self.strength and player.number == GUILD:
            self.stage, self.top = "none", None
            yield from self.ask(player, ["guild_turn"])
            self.guild_turn()
            return
        self.me, self.stage, self.exchanged = player, "before_die", False
        self.main_action, self.main_ap, self.gives, self.value, self.die = None, 0, None, 0, None
        answer = ""
        while not answer:
            answer = yield from self.open(Frame(), self.dice_options())
        _, colour, before, after = answer.split(":")
        self.value = int(after)
        self.me.pay({"gold": change_cost(int(before), self.value)})  # R48
        self.die = next(die for die, c, v in self.wheel_dice() if (c, v) == (colour, int(before)))
        self.take_die(player, self.die, self.value)
        self.gives = RESOURCES[COLOURS.index(colour)]
        self.position = self.position_of(self.value)
        self.main_action, self.main_ap, self.stage = self.layout[self.position], 7 - self.value, "die_taken"
        yield from self.die_taken()
        player.resources[self.gives] += self.value  # R53
        self.stage = "main_action"
        self.main_ap += player.bonus_ap(self.main_action)  # R55
        answer = ""
        while answer != "end_turn":
            answer = yield from self.open(Frame(self.main_action, self.main_ap), self.main_options())
            if answer.startswith("name_joker:"):  # R82, R83
                self.main_action = answer.partition(":")[2]
                self.main_ap += player.bonus_ap(self.main_action)
            elif answer and answer != "end_turn":
                self.main_ap -= self.price(answer)
                yield from self.do_action(answer)
        self.stage, self.top, self.now = "none", None, None

    def dice_options(self) -> list[str]:
        """R47 to R49."""
        gold = self.me.resources["gold"]
        return [
            f"take_die:{colour}:{value}:{final}"
            for colour, value in sorted({(colour, value) for _, colour, value in self.wheel_dice()})
            for final in range(1, 7)
            if change_cost(value, final) <= gold
        ]

    def die_taken(self) -> Asking:
        """R52, R54; skipped while nothing could be decided there (6.1)."""
        answer = ""
        while answer != "proceed" and (
            self.wheel_tiles[self.position] or any(tile.shows == "dyer" for tile in self.me.stored("helper"))
        ):
            take = ["take_wheel_tile"] if self.me.may_take(self.wheel_tiles[self.position]) else []
            answer = yield from self.open(Frame(), [*take, "proceed"])
            if answer == "take_wheel_tile":
                self.me.store(self.wheel_tiles[self.position] or "")
                self.wheel_tiles[self.position] = None

    def main_options(self) -> list[str]:
        if self.main_action == "joker":
            return [f"name_joker:{action}" for action in NAMED] + ["end_turn"]
        return [*self.action_options(self.main_action, self.main_ap), "end_turn"]

    # -------------------------------------------------------------------------------------- end of a round

    def king_phase(self) -> Asking:
        """R110 to R116."""
        first = self.players[self.rank()[0]]
        guild = bool(self.strength) and first.number == GUILD
        if not self.king_tile:
            first.gain("king", 4)  # R112, S7
        elif guild:
            self.guild_gains(2)  # S7
        elif first.may_take(self.king_tile):
            answer = yield from self.ask(first, ["take_king_tile", "leave_king_tile"])
            if answer == "take_king_tile":
                first.store(self.king_tile)
        self.king_tile = None
        for player in self.players:  # R113
            player.gain("king", KING_VP[self.step_of(player.number)])
        self.order = self.rank()  # R114
        self.fair(royal=True)
        self.reset_track()

    def takes_part(self, player: Player, town: str) -> bool:
        """R117, S8."""
        houses = {self.house_spaces[space][0] for space in player.map_houses}
        guild = bool(self.strength) and player.number == GUILD
        return town in houses or (player.merchant == town and not guild)

    def fair_worth(self, player: Player, round: int) -> int:
        """R118 to R121, S8."""
        condition, value = FAIRS[self.fair_tiles[round - 1]]
        whole = round + value
        if condition == "king":
            return whole + KING_VP[self.step_of(player.number)]
        counted = self.counted(self.fair_tiles[round - 1])
        if self.strength and player.number == GUILD and {"crest", "character", "filled_building"} & set(counted):
            return whole * round
        return whole * min(player.count(what) for what in counted)

    def counted(self, tile: str) -> list[str]:
        """What the condition of a fair tile names: `set(house,pillar)`."""
        return re.findall(r"\w+", FAIRS[tile][0])[1:]

    def fair(self, royal: bool) -> None:
        """R115, R118, R122."""
        if (self.fair_tiles[self.round - 1] == "fair_royal") == royal:
            for player in self.players:
                if self.takes_part(player, self.fair_towns[self.round - 1]):
                    player.gain("fairs", self.fair_worth(player, self.round))

    def clean_up(self) -> None:
        """R123 to R128."""
        view = self.look.public
        for each in view["wheel"]:
            if not self.wheel_tiles[each["position"]]:
                self.wheel_tiles[each["position"]] = self.drawn_bonus(each["tile"])
        if self.round < 3:
            self.king_tile = self.drawn_bonus(view["king"]["tile"])
        for player in self.players:
            player.dice = []

    def final_scoring(self) -> None:
        """R130 to R132, S9."""
        for player in self.players:
            player.gain("estates", player.count("house") * player.count("pillar"))
            if not (self.strength and player.number == GUILD):
                player.gain("buildings", (0, 0, 0, 5, 10, 20, 30)[len(player.completed())])
                player.gain("leftovers", sum(player.resources.values()) // 4)

    # ----------------------------------------------------------------------------------------- what is seen

    def scores(self) -> list[dict[str, int]]:
        return [self.players[seat].parts for seat in range(self.seats)]

    def ranking(self) -> list[int]:  # R134
        keys = [(self.players[k].score, -self.order.index(k)) for k in range(self.seats)]
        return [1 + sum(other > key for other in keys) for key in keys]

    def public(self) -> dict[str, Any]:
        return public(self)


def change_cost(before: int, after: int) -> int:  # R48
    way = abs(before - after)
    return 2 * min(way, 6 - way)
