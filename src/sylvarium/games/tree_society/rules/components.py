"""The components as names and frozen tables.

Fruit cards, guild cards, guilds and options are numbered in the order of `components.toml`. The effects of
the guild cards are written there in the vocabulary of the rules (5.1); here every expression becomes numbers
in tables, so that a rule reads `DISCOUNT[card, level, built]` and no rule knows a card by name.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import NamedTuple

import numpy as np

from sylvarium.kernel.tables import table

DATA = tomllib.loads((Path(__file__).parent / "components.toml").read_text(encoding="utf-8"))

OPTION_CHOICES = {option["name"]: tuple(option["choices"]) for option in DATA["option"]}
GUILD_IDS = tuple(guild["id"] for guild in DATA["guild"])
PREFIXES = tuple(guild["prefix"] for guild in DATA["guild"])
TYPE_IDS = tuple(DATA["vocabulary"]["types"])
FRUIT_ACTION_IDS = tuple(DATA["vocabulary"]["fruit_actions"])
FRUIT_DATA = tuple(DATA["fruits"]["cards"])
FRUIT_IDS = tuple(fruit["id"] for fruit in FRUIT_DATA)
CARD_DATA = tuple(DATA["card"])
CARD_IDS = tuple(card["id"] for card in CARD_DATA)
SLOT_IDS = ("bottom_1", "bottom_2", "bottom_3", "top_1", "top_2", "top_3")
ROW_IDS = ("bottom", "top")

FRUITS, CARDS, GUILDS, TYPES = len(FRUIT_IDS), len(CARD_IDS), len(GUILD_IDS), len(TYPE_IDS)
MOST_SEATS = 4
LEVELS = 3
MOST_GUILD_CARDS = 52  # in one game (5.2): four guilds of 12, and four starting cards


# --- Quantities (5.2) ---

QUANTITIES = DATA["quantities"]
MARKET_SLOTS = table([0, 0, *QUANTITIES["fruit_market_slots"]])  # by number of players
MOST_SLOTS = max(QUANTITIES["fruit_market_slots"])
STARTING_FRUITS = QUANTITIES["starting_fruits"]
PLACES = QUANTITIES["tree_markers"]  # places in the In-progress section, one per Tree marker
COINS_KEPT = QUANTITIES["coins_kept"]
TOP_ROW_COIN = QUANTITIES["top_row_coin"]
COLUMNS = QUANTITIES["market_columns"]
GUILD_SLOTS = 2 * COLUMNS  # the bottom row, then the top row
STARTING_PURSE = table(DATA["starting_coins"]["purse"])
STARTING_CHEST = table(DATA["starting_coins"]["chest"])

# --- Options ---

GUILD_SETS = table([[prefix in choice.split("_") for prefix in PREFIXES] for choice in OPTION_CHOICES["guilds"]])
STARTING_CARDS = table([choice == "yes" for choice in OPTION_CHOICES["starting_cards"]])
FRUIT_DRAFT = table([choice == "yes" for choice in OPTION_CHOICES["fruit_draft"]])
END_BANNERS = table([int(choice) for choice in OPTION_CHOICES["end_banners"]])

# --- Fruit cards (5.3) ---

EXTRA_SALE_ACTION, DISCOUNT_ACTION, REFRESH_ACTION, CHEST_ACTION, TAKE_ACTION = range(len(FRUIT_ACTION_IDS))
FRUIT_TYPE = table([TYPE_IDS.index(fruit["type"]) for fruit in FRUIT_DATA])
FRUIT_ACTION = table([FRUIT_ACTION_IDS.index(fruit["action"]) for fruit in FRUIT_DATA])
FRUIT_COINS = table([fruit.get("coins", 0) for fruit in FRUIT_DATA])
VALUABLE = table([fruit.get("valuable", False) for fruit in FRUIT_DATA])
CROWD = table([fruit.get("crowd", False) for fruit in FRUIT_DATA])

# --- Guild cards (5.4) ---

CARD_GUILD = table([GUILD_IDS.index(card["guild"]) for card in CARD_DATA])
BANNERS = table([card["banners"] for card in CARD_DATA])
STARTING = table([card.get("starting", False) for card in CARD_DATA])
STARTERS = sum(card.get("starting", False) for card in CARD_DATA)  # they are the first cards
COST = table([[0, *(level["cost"] for level in card["levels"])] for card in CARD_DATA])
POINTS = table([[0, *(level.get("points", 0) for level in card["levels"])] for card in CARD_DATA])

# --- The vocabulary of effects (5.1) ---

PURSE, CHEST = range(2)
DESTINATIONS = ("purse", "chest")

NO_MOD, HALF, MINUS2, MINUS3, FREE = range(5)
MODS = ("none", "half", "minus2", "minus3", "free")
LOWERED_BY = table([0, 0, 2, 3, 0])
FRUIT_MOD = MODS.index(f"minus{QUANTITIES['fruit_discount']}")

ANY_LEVEL, LEVEL_1, LEVEL_3, LEVEL_2_OR_3 = range(4)
LEVELS_OF = {"any": (0, 1, 1, 1), "l1": (0, 1, 0, 0), "l3": (0, 0, 0, 1), "l23": (0, 0, 1, 1)}
FILTERS = tuple(LEVELS_OF)
FILTER_COUNT = len(FILTERS)
ALLOWS = table(list(LEVELS_OF.values()))  # filter, level: 1 where the level may be built

NO_ZONE, ANY_ZONE, IN_PROGRESS_ZONE = range(3)
ZONES = ("none", "any", "in_progress")

COUNTERS = (
    "banners", "houses", "guilds", "majority", "sold", "sold_types", "sold_top", "unsold", "unsold_types",
    "coins",
    *(f"banners_of:{guild}" for guild in GUILD_IDS),
    *(f"houses_of:{guild}" for guild in GUILD_IDS),
)  # fmt: skip
(
    BANNER_COUNT, HOUSE_COUNT, GUILD_COUNT, MAJORITY, SOLD_COUNT, SOLD_TYPES, SOLD_TOP, UNSOLD_COUNT,
    UNSOLD_TYPES, COIN_COUNT,
) = range(10)  # fmt: skip
BANNERS_OF = COUNTERS.index(f"banners_of:{GUILD_IDS[0]}")
HOUSES_OF = COUNTERS.index(f"houses_of:{GUILD_IDS[0]}")

NO_PART, COINS, COINS_EACH, TAKE_FRUIT, EXTRA_SALE, BUILD, DISCARD_GAIN, REVEAL_FRUIT, REVEAL_GUILD = range(9)
PART_KINDS = {
    "coins": COINS, "coins_each": COINS_EACH, "take_fruit": TAKE_FRUIT, "extra_sale": EXTRA_SALE,
    "build": BUILD, "discard_gain": DISCARD_GAIN, "reveal_fruit": REVEAL_FRUIT, "reveal_guild": REVEAL_GUILD,
}  # fmt: skip
PARTS = 2  # an effect has at most two


class Part(NamedTuple):
    """One expression of an effect: `now: build(half,any)` is Part("now", "build", ("half", "any"))."""

    kind: str
    name: str
    arguments: tuple[str, ...]

    @property
    def slug(self) -> str:
        """The id of its words: `effect-build-half-any`."""
        return "-".join(["effect", self.name, *self.arguments]).replace("_", "-").replace(":", "-")


def parts_of(effect: str) -> tuple[Part, ...]:
    """The parts of an effect as `components.toml` writes it; none for an empty text."""
    if not effect:
        return ()
    kind, expressions = effect.split(": ")
    parts = []
    for expression in expressions.split(" + "):
        found = re.fullmatch(r"(\w+)\(([\w:,]+)\)", expression)
        if not found:
            raise ValueError(f"not an effect: {effect!r}")
        parts.append(Part(kind, found[1], tuple(found[2].split(","))))
    return tuple(parts)


EFFECTS = tuple(tuple(parts_of(level.get("effect", "")) for level in card["levels"]) for card in CARD_DATA)


def slot_of(level: int, part: int) -> int:
    """The second index of the PART tables: a level and one of its parts in one number."""
    return level * PARTS + part


class EffectTables:
    """The effects of all cards as numbers, before they are frozen into the tables below."""

    def __init__(self) -> None:
        slots, levels = slot_of(LEVELS + 1, 0), LEVELS + 1
        self.kind, self.amount, self.dest, self.counter = (np.zeros((CARDS, slots), int) for _ in range(4))
        self.mod, self.filter, self.keep = (np.zeros((CARDS, slots), int) for _ in range(3))
        self.when_sell, self.when_take = (np.zeros((CARDS, levels, 2), int) for _ in range(2))
        self.when_build = np.zeros((CARDS, levels, levels, 2), int)
        self.discount = np.zeros((CARDS, levels, levels), int)
        self.each_rest, self.zone, self.fruits = (np.zeros((CARDS, levels), int) for _ in range(3))
        self.end_points, self.end_counter = (np.zeros((CARDS, levels), int) for _ in range(2))
        self.end_group = np.ones((CARDS, levels), int)
        for card, of_card in enumerate(EFFECTS):
            for level, parts in enumerate(of_card, start=1):
                for index, part in enumerate(parts):
                    if part.kind in ("now", "draw"):
                        self.enter_standard(card, slot_of(level, index), part)
                    else:
                        self.enter_lasting(card, level, part)

    def enter_standard(self, card: int, slot: int, part: Part) -> None:
        """R65 to R70, R84, R85."""
        at = card, slot
        self.kind[at] = PART_KINDS[part.name]
        match part.name, part.arguments:
            case (("coins" | "discard_gain"), (dest, n)):
                self.dest[at], self.amount[at] = DESTINATIONS.index(dest), int(n)
            case "coins_each", (dest, n, counter):
                self.dest[at], self.amount[at] = DESTINATIONS.index(dest), int(n)
                self.counter[at] = COUNTERS.index(counter)
            case (("take_fruit" | "extra_sale"), (n,)):
                self.amount[at] = int(n)
            case "build", (mod, levels):
                self.mod[at], self.filter[at] = MODS.index(mod), FILTERS.index(levels)
            case "reveal_fruit", (n, k):
                self.amount[at], self.keep[at] = int(n), int(k)
            case "reveal_guild", (n, mod):
                self.amount[at], self.mod[at] = int(n), MODS.index(mod)
            case _:
                raise ValueError(f"{CARD_IDS[card]}: {part}")

    def enter_lasting(self, card: int, level: int, part: Part) -> None:
        """R73 to R77 (continuous), R80, R81 (mandatory), R116 (end of the game)."""
        at = card, level
        match part.name, part.arguments:
            case "when_sell", (dest, n):
                self.when_sell[card, level, DESTINATIONS.index(dest)] = int(n)
            case "when_take", (dest, n):
                self.when_take[card, level, DESTINATIONS.index(dest)] = int(n)
            case "when_build", (levels, dest, n):
                gained = np.multiply(LEVELS_OF[levels], int(n))
                self.when_build[card, level, :, DESTINATIONS.index(dest)] = gained
            case "each_rest", (n,):
                self.each_rest[at] = int(n)
            case "discount", (k, levels):
                self.discount[at] = np.multiply(LEVELS_OF[levels], int(k))
            case "discard_guild", (zone,):
                self.zone[at] = ZONES.index(zone)
            case "preserve_fruit", (n,):
                self.fruits[at] = int(n)
            case "points", (n, counter, *group):
                self.end_points[at], self.end_counter[at] = int(n), COUNTERS.index(counter)
                self.end_group[at] = int(group[0]) if group else 1
            case _:
                raise ValueError(f"{CARD_IDS[card]}: {part}")


_effects = EffectTables()
MOST_REVEALED = int(_effects.amount[_effects.kind >= REVEAL_FRUIT].max())  # cards one draw effect shows

# Standard and draw effects, by card and slot (`slot_of`).
PART_KIND, PART_AMOUNT, PART_DEST = table(_effects.kind), table(_effects.amount), table(_effects.dest)
PART_COUNTER, PART_MOD = table(_effects.counter), table(_effects.mod)
PART_FILTER, PART_KEEP = table(_effects.filter), table(_effects.keep)
# Continuous effects, by card and the level on which the marker stands (and the level built, the destination).
WHEN_SELL, WHEN_TAKE = table(_effects.when_sell), table(_effects.when_take)
WHEN_BUILD, DISCOUNT = table(_effects.when_build), table(_effects.discount)
EACH_REST = table(_effects.each_rest)
# Mandatory effects, by card and the level to be built: a zone to discard from, fruits to preserve.
DEMANDED_ZONE, DEMANDED_FRUITS = table(_effects.zone), table(_effects.fruits)
# End-of-game effects, by card and level: points for each complete group of a counter.
END_POINTS, END_COUNTER = table(_effects.end_points), table(_effects.end_counter)
END_GROUP = table(_effects.end_group)
