"""The table and its decks: setup, markets, sales, discards."""

from __future__ import annotations

from referee.referee import Look, must
from referee.story import StoryReferee
from referee.tree_society.cards import CARDS, FRUITS, GUILDS
from referee.tree_society.player import Player

SLOTS = ("bottom_1", "bottom_2", "bottom_3", "top_1", "top_2", "top_3")
FILLING = ("bottom_1", "top_1", "bottom_2", "top_2", "bottom_3", "top_3")  # R104


class Board(StoryReferee):
    def __init__(self, seats: int, options: dict[str, str], look: Look):
        self.n, self.look = seats, look
        self.end_banners = int(options.get("end_banners", "6"))  # R107
        self.draft = options.get("fruit_draft") == "yes"
        self.first = look.public["first"]
        must(options.get("start", "random") in ("random", str(self.first + 1)), "R5: another first player was chosen")
        self.order = [(self.first + k) % seats for k in range(seats)]
        self.players = [Player(self.order.index(seat) + 1) for seat in range(seats)]
        self.seat = self.first
        self.round = 0
        self.trigger_round: int | None = None
        self.empty_round: int | None = None
        self.sale: list[str] = []  # the first one is the fruit sold in phase 1
        self.action_open = False
        self.revealed_fruits: list[str] = []
        self.revealed_guilds: list[str] = []
        self.offered: dict[str, str] = {}  # the reduction of the decision at hand, by card
        self.building: str | None = None  # chosen, not yet paid
        self.discard: list[str] = []
        self.set_up_guilds(options)
        self.set_up_fruits()
        self.begin(look)

    @property
    def player(self) -> Player:
        return self.players[self.seat]

    # ------------------------------------------------------------------------------------------------ setup

    def set_up_guilds(self, options: dict[str, str]) -> None:
        """R8 to R14."""
        prefixes = options.get("guilds", "arc_ban_mer_wri").split("_")
        self.guilds = [guild for guild in GUILDS if guild[:3] in prefixes]
        must(len(self.guilds) == 4, "R8: four guilds")
        self.guild_deck = {card.id for card in CARDS.values() if card.guild in self.guilds}
        if options.get("starting_cards", "yes") == "yes":
            for seat in self.order:
                dealt = [place["card"] for place in self.look.public["players"][seat]["in_progress"] if place]
                must(len(dealt) == 1 and CARDS[dealt[0]].starting, f"R9: seat {seat} was dealt {dealt}")
                must(all(dealt[0] not in player.levels for player in self.players), "R9: a starting card dealt twice")
                self.players[seat].begin_card(dealt[0])
                self.guild_deck.discard(dealt[0])
        self.guild_market: dict[str, str | None] = dict.fromkeys(SLOTS)
        self.refill_guilds()

    def set_up_fruits(self) -> None:
        """R15 to R19."""
        self.fruit_deck = {fruit.id for fruit in FRUITS.values() if self.n > 2 or not fruit.for_many}
        must(len(self.fruit_deck) == (50 if self.n == 2 else 75), "R15: the number of fruits")
        slots = {2: 5, 3: 4, 4: 3}[self.n]
        self.fruit_market: list[str | None] = [None] * slots
        for slot in range(slots):
            self.refill_fruit(slot)
        kinds = {FRUITS[fruit].type for fruit in self.fruit_market if fruit}
        must(len(kinds) == slots, "R17: pairwise different types")
        if not self.draft:
            for seat in self.order:
                self.players[seat].unsold = list(self.look.public["players"][seat]["unsold"])
                must(len(self.players[seat].unsold) == 3, "R19: three fruits each")
                for fruit in self.players[seat].unsold:
                    self.leave_fruit_deck(fruit)

    # ------------------------------------------------------------------------------------------------ decks

    def leave_fruit_deck(self, fruit: str) -> None:
        must(fruit in self.fruit_deck, f"{fruit} was drawn, but is not in the fruit deck")
        self.fruit_deck.remove(fruit)

    def refill_fruit(self, slot: int) -> None:
        """R100, R110."""
        self.fruit_market[slot] = None
        if self.fruit_deck:
            drawn = self.look.public["fruit_market"][slot]
            self.leave_fruit_deck(drawn)
            self.fruit_market[slot] = drawn
            self.check_fruit_deck()

    def check_fruit_deck(self) -> None:  # R110
        if not self.fruit_deck and self.empty_round is None:
            self.empty_round = self.round

    def refill_guilds(self) -> None:
        """R103 to R105."""
        for column in "123":
            if self.guild_market[f"bottom_{column}"] is None:
                self.guild_market[f"bottom_{column}"] = self.guild_market[f"top_{column}"]
                self.guild_market[f"top_{column}"] = None
        shown = {slot["slot"]: slot["card"] for slot in self.look.public["guild_market"]}
        for slot in FILLING:
            if self.guild_market[slot] is None:
                self.shuffle_discards()
                if self.guild_deck:
                    drawn = shown[slot]
                    must(drawn in self.guild_deck, f"{drawn} came to {slot}, but is not in the guild deck")
                    self.guild_deck.remove(drawn)
                    self.guild_market[slot] = drawn
        self.shuffle_discards()

    def shuffle_discards(self) -> None:
        if not self.guild_deck:
            self.guild_deck, self.discard = set(self.discard), []

    # ----------------------------------------------------------------------------------------------- fruits

    def market_fruits(self) -> list[str]:
        return [f"take:{fruit}" for fruit in self.fruit_market if fruit]

    def take(self, action: str) -> None:
        fruit = action.removeprefix("take:")
        self.player.unsold.append(fruit)
        if self.round:  # R22
            self.player.gain_from("when_take")
        self.refill_fruit(self.fruit_market.index(fruit))

    def visible(self, kind: str) -> int:
        """R26."""
        fruits = [fruit for player in self.players for fruit in player.unsold] + self.fruit_market
        return sum(FRUITS[fruit].type == kind for fruit in fruits if fruit)

    def sellable(self) -> list[str]:
        """R25, R33: any fruit in phase 1, later only types not sold this turn."""
        gone = {FRUITS[fruit].type for fruit in self.sale}
        return [f"sell:{fruit}" for fruit in self.player.unsold if FRUITS[fruit].type not in gone]

    def sell(self, action: str) -> None:
        """R26 to R30."""
        fruit = FRUITS[action.removeprefix("sell:")]
        self.player.purse += self.visible(fruit.type) + fruit.valuable
        self.player.unsold.remove(fruit.id)
        self.sale.append(fruit.id)
        self.player.gain_from("when_sell")

    # ---------------------------------------------------------------------------------------------- guilds

    def leave_market(self, card: str) -> None:
        """R45: a slot stays empty; a revealed card lies nowhere else (R85)."""
        for slot in SLOTS:
            if self.guild_market[slot] == card:
                self.guild_market[slot] = None
        self.revealed_guilds = []

    def complete(self, card: str) -> None:
        """R54, R57."""
        self.player.leave_place(card)
        self.player.completed.append(card)
        if self.player.count("banners") >= self.end_banners and self.trigger_round is None:
            self.trigger_round = self.round

    def throw_away(self, action: str) -> None:
        """R88."""
        card = action.removeprefix("discard:")
        if card in self.player.completed:
            self.player.completed.remove(card)
        else:
            self.player.leave_place(card)
        self.discard.append(card)
