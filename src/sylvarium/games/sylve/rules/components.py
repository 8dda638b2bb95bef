"""The components of Sylve, read from `components.toml` into names and frozen tables.

Names are tuples of ids, and the number of a thing is its place in its tuple. Tables are NumPy arrays
indexed by those numbers; Numba freezes them into the compiled rules.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import product

from sylvarium.kernel.tables import Constants, table

DATA = tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))

NONE = -1  # no card, no die, nobody

# --- The vocabulary -----------------------------------------------------------------------------------

SEASON_IDS = ("spring", "summer", "autumn", "winter")
SEASONS = len(SEASON_IDS)

INGREDIENT_IDS = ("plant", "mushroom", "crystal", "berry")
PLANT, MUSHROOM, CRYSTAL, BERRY = range(4)
KINDS = len(INGREDIENT_IDS)
BASIC = 3  # the first three; the berry is the wild one

REWARD_IDS = ("plant", "mushroom", "crystal", "creature")  # what a forest space gives
CREATURE_SPACE = 3

FACE_IDS = ("tree", "hill", "pond", "water", "fire", "wind")
TREE, HILL, POND, WATER, FIRE, WIND = range(6)
FACES = len(FACE_IDS)
SYMBOLS = 3  # faces 0–2 are forage symbols, 3–5 elements

CHARACTER_POWERS = ("stack_on_die", "break_tie", "creature_anywhere", "double_berry")
STACK_ON_DIE, BREAK_TIE, CREATURE_ANYWHERE, DOUBLE_BERRY = range(4)

POTION_POWERS = (
    "change_die",
    "reroll",
    "place_extra",
    "move_forage",
    "swap_forage",
    "remove_element",
    "remove_any",
    "return_forage",
)
(
    DRINK_CHANGE,
    DRINK_REROLL,
    DRINK_PLACE,
    DRINK_MOVE,
    DRINK_SWAP,
    DRINK_REMOVE_ELEMENT,
    DRINK_REMOVE_ANY,
    DRINK_RETURN,
) = range(8)

VILLAGE_ACTIONS = (
    "nothing",
    "gather_choice",
    "gather_each",
    "gain_berry",
    "reserve",
    "tame",
    "burn",
    "clear_elements",
    "move_forage",
    "change_die",
)
(
    NO_ACTION,
    GATHER_CHOICE,
    GATHER_EACH,
    GAIN_BERRY,
    RESERVE_ONE,
    TAME_ONE,
    BURN_ONE,
    CLEAR_ELEMENTS,
    MOVE_ONE,
    CHANGE_ONE,
) = range(10)

CREATURE_POWERS = (
    "burn_on_forest",
    "burn_on_village",
    "convert_element",
    "slot",
    "berry_per_tamed",
    "berry_instead_of_creature",
    "berry_on_first_burn",
    "exchange",
    "vp_on_control",
    "vp_on_brew",
    "vp_on_tame",
    "trade_berries",
    "trade_set",
    "gather_bonus",
    "village_bonus",
)
(
    BURN_ON_FOREST,
    BURN_ON_VILLAGE,
    CONVERT_ELEMENT,
    HAS_SLOT,
    BERRY_PER_TAMED,
    BERRY_INSTEAD,
    BERRY_ON_FIRST_BURN,
    EXCHANGES,
    VP_ON_CONTROL,
    VP_ON_BREW,
    VP_ON_TAME,
    TRADES_BERRIES,
    TRADES_SET,
    GATHER_BONUS,
    VILLAGE_BONUS,
) = range(15)

SLOT_EFFECTS = ("gain", "gather_each", "move_forage")
SLOT_GAIN, SLOT_EACH, SLOT_MOVE = range(3)


def _ids(section: str) -> tuple[str, ...]:
    """The ids of a section, in the order of the file."""
    return tuple(entry["id"] for entry in DATA[section])


def _mask(seasons: list[str]) -> int:
    """A set of seasons as bits."""
    return sum(1 << SEASON_IDS.index(season) for season in seasons)


# --- Dice (5.1) ---------------------------------------------------------------------------------------

MOST_SEATS = 4
FORAGE_DICE = DATA["dice"]["forage"]["count"]
ELEMENT_DICE = DATA["dice"]["element"]["count"]
DICE_EACH = FORAGE_DICE + ELEMENT_DICE
DICE = DICE_EACH * MOST_SEATS  # seat p has the dice 6p … 6p + 5, the last two of them element dice
DIE_SIDES = 6
FORAGE_FACES = table([FACE_IDS.index(face) for face in DATA["dice"]["forage"]["faces"]])
ELEMENT_FACES = table([FACE_IDS.index(face) for face in DATA["dice"]["element"]["faces"]])
FORAGE_OF = table([die for die in range(DICE) if die % DICE_EACH < FORAGE_DICE])  # all forage dice
FORAGE_NUMBER = table([list(FORAGE_OF).index(d) if d in FORAGE_OF else NONE for d in range(DICE)])
DIE_OWNER = table([die // DICE_EACH for die in range(DICE)])
DIE_IS_ELEMENT = table([int(die % DICE_EACH >= FORAGE_DICE) for die in range(DICE)])

# --- Characters (5.2) ---------------------------------------------------------------------------------

CHARACTER_IDS = _ids("character")
CHARACTERS = len(CHARACTER_IDS)
COLOUR_IDS = tuple(entry["colour"] for entry in DATA["character"])
CHARACTER_POWER = table([CHARACTER_POWERS.index(entry["power"]) for entry in DATA["character"]])

# --- The Village (5.4) --------------------------------------------------------------------------------

SIDE_IDS = ("day", "night")
DAY, NIGHT = range(2)
SIDES = 2
VILLAGE_IDS = _ids("village")
VILLAGE_SPACES = len(VILLAGE_IDS) // SIDES  # on each side
ANY_DIE = FACES  # what a space accepts: a face, or every die
STEPS_OF_ACTION = 2  # a Village space has at most so many actions

VILLAGE_ACCEPTS = table(
    [ANY_DIE if v["accepts"] == "any" else FACE_IDS.index(v["accepts"]) for v in DATA["village"]]
).reshape(SIDES, VILLAGE_SPACES)
VILLAGE_IS_INGREDIENT = table([int(v["kind"] == "ingredient") for v in DATA["village"]]).reshape(SIDES, VILLAGE_SPACES)


def _village_actions() -> Constants:
    """For each side, space and step: the action and its number."""
    rows = []
    for entry in DATA["village"]:
        steps = [(VILLAGE_ACTIONS.index(action["do"]), action.get("n", 0)) for action in entry["actions"]]
        rows.append(steps + [(NO_ACTION, 0)] * (STEPS_OF_ACTION - len(steps)))
    return table(rows).reshape(SIDES, VILLAGE_SPACES, STEPS_OF_ACTION, 2)


VILLAGE_ACTION = _village_actions()

# --- Forests (5.5) ------------------------------------------------------------------------------------

FOREST_IDS = _ids("forest")
FORESTS = len(FOREST_IDS)
FOREST_MIN_PLAYERS = table([entry["min_players"] for entry in DATA["forest"]])
FOREST_SEASONS = table([_mask(entry["seasons"]) for entry in DATA["forest"]])
FOREST_VP = table([entry["vp"] for entry in DATA["forest"]])
FOREST_SPACES = table([len(entry["spaces"]) for entry in DATA["forest"]])
SPACES = int(FOREST_SPACES.max())  # on the largest forest


def _spaces(part: int, ids: tuple[str, ...]) -> Constants:
    """For each forest and space, the symbol (part 0) or the reward (part 1); NONE beyond the last space."""
    rows = []
    for entry in DATA["forest"]:
        row = [ids.index(space.split(":")[part]) for space in entry["spaces"]]
        rows.append(row + [NONE] * (SPACES - len(row)))
    return table(rows)


FOREST_SYMBOL = _spaces(0, FACE_IDS)
FOREST_REWARD = _spaces(1, REWARD_IDS)
ROW = max(DATA["table"]["forests_per_round"].values())  # forests in the longest row
ROW_LENGTH = table([DATA["table"]["forests_per_round"].get(str(seats), 0) for seats in range(5)])
ROUNDS = len(DATA["table"]["rounds"])
ROUND_SIDE = table([SIDE_IDS.index(side) for side in DATA["table"]["rounds"]])
SCORCHED_EARTH = DATA["table"]["scorched_earth"]
START_BERRIES = DATA["table"]["start_berries"]

# --- Creatures (5.6) ----------------------------------------------------------------------------------

CREATURE_IDS = _ids("creature")
CREATURES = len(CREATURE_IDS)
_POWERS = [entry["power"] for entry in DATA["creature"]]
CREATURE_SEASON = table([SEASON_IDS.index(entry["season"]) for entry in DATA["creature"]])
CREATURE_POWER = table([CREATURE_POWERS.index(power["kind"]) for power in _POWERS])
MOST_TAMED = DATA["table"]["most_tamed"]
TAMED_CELLS = MOST_TAMED + 2  # one more with a character power, and the newcomer before a release


def _parameter(name: str, ids: tuple[str, ...] | None) -> Constants:
    """A parameter of the creatures' powers as a number; NONE where a power has no such parameter."""
    found = [power.get(name, NONE) for power in _POWERS]
    return table([value if value == NONE or ids is None else ids.index(value) for value in found])


POWER_SEASON = _parameter("season", SEASON_IDS)  # of the forests or creatures the power speaks of
POWER_FROM = _parameter("from", FACE_IDS)
POWER_TO = _parameter("to", FACE_IDS)
POWER_INGREDIENT = _parameter("ingredient", INGREDIENT_IDS)
POWER_VP = _parameter("vp", None)
POWER_AMOUNT = _parameter("n", None)
POWER_DIE = _parameter("die", ("forage", "element"))
POWER_EFFECT = _parameter("effect", SLOT_EFFECTS)

SLOT_CREATURES = table([c for c in range(CREATURES) if CREATURE_POWER[c] == HAS_SLOT])
SLOTS = len(SLOT_CREATURES)
CREATURE_SLOT = table([list(SLOT_CREATURES).index(c) if c in SLOT_CREATURES else NONE for c in range(CREATURES)])
CONVERTERS = table([c for c in range(CREATURES) if CREATURE_POWER[c] == CONVERT_ELEMENT])
CONVERTER_OF = table([list(CONVERTERS).index(c) if c in CONVERTERS else NONE for c in range(CREATURES)])

# --- Potions (5.7) ------------------------------------------------------------------------------------

POTION_IDS = _ids("potion")
POTIONS = len(POTION_IDS)
POTION_COST = table([entry["cost"] for entry in DATA["potion"]])
POTION_TOTAL = table([sum(entry["cost"]) for entry in DATA["potion"]])
POTION_VP = table([entry["vp"] for entry in DATA["potion"]])
POTION_POWER = table([POTION_POWERS.index(entry["power"]) for entry in DATA["potion"]])
MARKET = DATA["table"]["market"]


def _payments() -> list[tuple[int, ...]]:
    """Every number of plants, mushrooms and crystals that can be part of a payment for some potion."""
    found = set()
    for cost in POTION_COST.tolist():
        found |= set(product(*(range(most + 1) for most in cost)))
    return sorted(found)


PAYMENT_PARTS = _payments()  # berries make up the rest
PAYMENTS = len(PAYMENT_PARTS)
PAYMENT = table(PAYMENT_PARTS)
AMOUNTS = int(POTION_COST.max()) + 1
PAYMENT_NUMBER = table(
    [PAYMENT_PARTS.index(p) if p in PAYMENT_PARTS else NONE for p in product(range(AMOUNTS), repeat=BASIC)]
).reshape(AMOUNTS, AMOUNTS, AMOUNTS)

# --- Trades (5.8): the VP for so many tokens ----------------------------------------------------------

MOST_BERRIES_TRADED = max(map(int, DATA["trade"]["berries"]))
BERRIES_VP = table([DATA["trade"]["berries"].get(str(n), 0) for n in range(MOST_BERRIES_TRADED + 1)])
SET_SIZES = tuple(sorted(map(int, DATA["trade"]["set"])))
SET_SIZE = table(list(SET_SIZES))
SET_VP = table([DATA["trade"]["set"][str(n)] for n in SET_SIZES])

# --- Places where a die can be ------------------------------------------------------------------------
# Forest spaces first (SPACES for each forest of the row), then the Village side that is up, then the
# slots of creatures; a die that is not placed is in its pool or set aside.

FOREST_PLACES = ROW * SPACES
VILLAGE_PLACE = FOREST_PLACES
SLOT_PLACE = VILLAGE_PLACE + VILLAGE_SPACES
PLACES = SLOT_PLACE + SLOTS
POOL = PLACES
ASIDE = PLACES + 1
