"""The components of Tiletum as names and frozen tables (docs/rules/tiletum.md, section 5).

Every tile of the game has one number: first the bonus tiles, then the contract tiles, then the
character tiles. Towns come before road spaces, so that the first numbers of the map are the towns.
"""

import re
import tomllib
from pathlib import Path

from sylvarium.kernel import table

DATA = tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))


def _ids(kind):
    return tuple(row["id"] for row in DATA[kind])


# --- resources, dice, actions -------------------------------------------------------------------

RESOURCES = _ids("resources")
IRON, FOOD, GOLD, WOOL, STONE = range(len(RESOURCES))
COLOURS = tuple(row["colour"] for row in DATA["resources"])  # a die of colour c gives resource c

_exchanges = [(a, b) for a in range(len(RESOURCES)) for b in range(len(RESOURCES)) if a != b]
EXCHANGES = tuple(f"{RESOURCES[a]}:{RESOURCES[b]}" for a, b in _exchanges)  # R78: paid, received
EXCHANGE_PAID = table([a for a, _ in _exchanges])
EXCHANGE_RECEIVED = table([b for _, b in _exchanges])

ACTION_NAMES = tuple(DATA["actions"])
ARCHITECT, MERCHANT, CHARACTER, CONTRACT, KING, JOKER = range(len(ACTION_NAMES))
POSITIONS = len(ACTION_NAMES)
FACES = 6

MAX_PLAYERS = 4
DICE = MAX_PLAYERS * len(COLOURS)
DICE_DRAWN = table([0, 0] + [row["drawn"] for row in DATA["tables"]])
DIE_SPACES = 3
DIE_CHANGE_GOLD = 2
BUY_GOLD = 2
BOUGHT = table([resource for resource in range(len(RESOURCES)) if resource != GOLD])  # R86

ROUNDS = 4
LAPS = 3

# --- effects (5.1) ------------------------------------------------------------------------------

OPS = (
    "end", "gain", "gain_any", "gain_vp", "action", "add_ap", "recolor_die", "activate",
    "move_merchant", "move_architect", "move_both", "house_here", "pillar_here",
    "merchant_and_house", "architect_and_pillar", "king_step",
    "house_anywhere", "pillar_anywhere", "merchant_anywhere", "architect_anywhere",
)  # fmt: skip
(
    END, GAIN, GAIN_ANY, GAIN_VP, ACTION, ADD_AP, RECOLOR_DIE, ACTIVATE,
    MOVE_MERCHANT, MOVE_ARCHITECT, MOVE_BOTH, HOUSE_HERE, PILLAR_HERE,
    MERCHANT_AND_HOUSE, ARCHITECT_AND_PILLAR, KING_STEP,
    HOUSE_ANYWHERE, PILLAR_ANYWHERE, MERCHANT_ANYWHERE, ARCHITECT_ANYWHERE,
) = range(len(OPS))  # fmt: skip
CHOICE = JOKER  # `action(choice,n)`: the kind of action is still to be named

SCORE_PARTS = (
    "start", "contracts", "cathedrals", "houses", "characters", "helpers", "crests",
    "king", "fairs", "estates", "buildings", "leftovers", "guild",
)  # fmt: skip
(
    START_PART, CONTRACTS_PART, CATHEDRALS_PART, HOUSES_PART, CHARACTERS_PART, HELPERS_PART, CRESTS_PART,
    KING_PART, FAIRS_PART, ESTATES_PART, BUILDINGS_PART, LEFTOVERS_PART, GUILD_PART,
) = range(len(SCORE_PARTS))  # fmt: skip

_terms = [(END, 0, 0, 0)]  # every effect of the game, one after the other, each closed by END


def effect_terms(text):
    """The terms of an effect: `gain_any(1)+action(contract,1)` is two of them."""
    terms = []
    for term in filter(None, text.split("+")):
        op, _, rest = term.partition("(")
        terms.append((op, *re.findall(r"\w+", rest)))
    return terms


def _effect(text, part):
    """Adds an effect to the list of all terms and returns where it starts (0: no effect)."""
    terms = effect_terms(text)
    if not terms:
        return 0
    start = len(_terms)
    for op, *words in terms:
        what, amount = 0, 0
        if op == "gain":
            what, amount = RESOURCES.index(words[0]), int(words[1])
        elif op == "action":
            what = CHOICE if words[0] == "choice" else ACTION_NAMES.index(words[0])
            amount = int(words[1])
        elif words:
            amount = int(words[0])
        _terms.append((OPS.index(op), what, amount, part))
    _terms.append((END, 0, 0, 0))
    return start


# --- tiles of the storehouse (5.7, 5.8, 5.10, 5.11) ---------------------------------------------

CONTRACTS = _ids("contracts")
CONTRACT_IRON = table([row["iron"] for row in DATA["contracts"]])
CONTRACT_WOOL = table([row["wool"] for row in DATA["contracts"]])
CONTRACT_ANY = table([row["any"] for row in DATA["contracts"]])
CONTRACT_VP = table([row["vp"] for row in DATA["contracts"]])

# R88: the ways to pay: one per contract, or one per kind of resource that can pay for `any:n`.
_payments = [
    (contract, chosen)
    for contract, row in enumerate(DATA["contracts"])
    for chosen in (range(len(RESOURCES)) if row["any"] else (-1,))
]
PAYMENTS = tuple(CONTRACTS[c] + (f":{RESOURCES[chosen]}" if chosen >= 0 else "") for c, chosen in _payments)
PAYMENT_CONTRACT = table([contract for contract, _ in _payments])
PAYMENT_CHOSEN = table([chosen for _, chosen in _payments])
CONTRACT_PAYMENT = table([list(PAYMENT_CONTRACT).index(c) for c in range(len(CONTRACTS))])  # its first way
CRESTS = tuple(DATA["crests"])
HELPERS = _ids("helpers")
CHARACTER_TYPES = _ids("character_types")
TYPE_ACTION = table([ACTION_NAMES.index(row["action"]) for row in DATA["character_types"]])
ACTION_TYPE = table([list(TYPE_ACTION).index(action) if action in TYPE_ACTION else -1 for action in range(POSITIONS)])

TILE_KINDS = ("helper", "contract", "crest", "character")
HELPER_TILE, CONTRACT_TILE, CREST_TILE, CHARACTER_TILE = range(len(TILE_KINDS))

BONUS_TILES = len(DATA["bonus_tiles"])
CONTRACT_TILES = len(DATA["contract_tiles"])
CHARACTER_TILES = len(DATA["character_tiles"])
FIRST_CONTRACT = BONUS_TILES
FIRST_CHARACTER = BONUS_TILES + CONTRACT_TILES
TILES = _ids("bonus_tiles") + _ids("contract_tiles") + _ids("character_tiles")


def _read_tile(row):
    """(kind, what it shows, where its effect starts) of one tile."""
    if "type" in row:
        return CHARACTER_TILE, CHARACTER_TYPES.index(row["type"]), _effect(row["bonus"], CHARACTERS_PART)
    shows = row["shows"]
    if row["kind"] == "helper":
        helper = DATA["helpers"][HELPERS.index(shows)]
        return HELPER_TILE, HELPERS.index(shows), _effect(helper["effect"], HELPERS_PART)
    if row["kind"] == "contract":
        contract = DATA["contracts"][CONTRACTS.index(shows)]
        return CONTRACT_TILE, CONTRACTS.index(shows), _effect(contract["reward"], CONTRACTS_PART)
    return CREST_TILE, CRESTS.index(shows), 0


_rows = DATA["bonus_tiles"] + DATA["contract_tiles"] + DATA["character_tiles"]
_read = [_read_tile(row) for row in _rows]
TILE_KIND = table([kind for kind, _, _ in _read])
TILE_SHOWS = table([shows for _, shows, _ in _read])
TILE_EFFECT = table([effect for _, _, effect in _read])
TILE_FROM = table([row["from"] for row in _rows])  # R2: the smallest number of players

# --- map (5.4, 5.5) -----------------------------------------------------------------------------

TOWNS = _ids("towns")
SPACES = TOWNS + _ids("roads")
TILETUM = TOWNS.index("tiletum")
_map_rows = DATA["towns"] + DATA["roads"]
_neighbours = [[SPACES.index(name) for name in row["neighbours"]] for row in _map_rows]
MOST_NEIGHBOURS = max(map(len, _neighbours))
NEIGHBOURS = table([row + [-1] * (MOST_NEIGHBOURS - len(row)) for row in _neighbours])


def _steps_from(start):
    steps, frontier = {start: 0}, [start]
    for space in frontier:
        for near in _neighbours[space]:
            if near not in steps:
                steps[near] = steps[space] + 1
                frontier.append(near)
    return [steps[space] for space in range(len(SPACES))]


DISTANCE = table([_steps_from(space) for space in range(len(SPACES))])

HOUSE_SPACES = _ids("house_spaces")
HOUSE_TOWN = table([TOWNS.index(row["town"]) for row in DATA["house_spaces"]])
HOUSE_FROM = table([row["from"] for row in DATA["house_spaces"]])
HOUSE_EFFECT = table([_effect(row["bonus"], HOUSES_PART) for row in DATA["house_spaces"]])
TOWN_HOUSE = table([list(HOUSE_TOWN).index(town) for town in range(len(TOWNS))])  # first house space
TOWN_HOUSES = table([list(HOUSE_TOWN).count(town) for town in range(len(TOWNS))])  # how many follow

BONUS_SPACES = _ids("bonus_spaces")
BONUS_TOWN = table([TOWNS.index(row["town"]) for row in DATA["bonus_spaces"]])
BONUS_FROM = table([row["from"] for row in DATA["bonus_spaces"]])
TOWN_BONUS = table([list(BONUS_TOWN).index(town) if town in BONUS_TOWN else -1 for town in range(len(TOWNS))])

CATHEDRALS = tuple(row["town"] for row in DATA["cathedrals"])
CATHEDRAL_TOWN = table([TOWNS.index(town) for town in CATHEDRALS])
TOWN_CATHEDRAL = table([CATHEDRALS.index(town) if town in CATHEDRALS else -1 for town in TOWNS])
CATHEDRAL_SIZE = table([len(row["tiles"]) for row in DATA["cathedrals"]])  # tiles, and pillar spaces
MOST_CATHEDRAL_TILES = 3
CATHEDRAL_VP = table([row["tiles"] + [0] * (MOST_CATHEDRAL_TILES - len(row["tiles"])) for row in DATA["cathedrals"]])
COST_TILES = _ids("cost_tiles")
COST_STONE = table([row["stone"] for row in DATA["cost_tiles"]])
COST_VP = table([row["vp"] for row in DATA["cost_tiles"]])
UNAVAILABLE = COST_TILES.index("cost_unavailable")

# --- player board (5.6) -------------------------------------------------------------------------

BUILDINGS = _ids("buildings")
HOMES = len(BUILDINGS) - 1  # b1 to b5 receive characters; b6 has its printed resident
BUILDING_ROOMS = table([row["rooms"] for row in DATA["buildings"]])
BUILDING_ROOM = table([sum(BUILDING_ROOMS[:b]) for b in range(len(BUILDINGS))])  # its first room
CREST_FOOD = table([row["food"] for row in DATA["buildings"]])
CREST_EFFECT = table([_effect(row["crest_bonus"], CRESTS_PART) for row in DATA["buildings"]])
ROOMS = tuple(f"{BUILDINGS[b]}_f{f + 1}" for b in range(HOMES) for f in range(BUILDING_ROOMS[b]))
ROOM_BUILDING = table([b for b in range(HOMES) for _ in range(BUILDING_ROOMS[b])])
ROOM_FLOOR = table([f + 1 for b in range(HOMES) for f in range(BUILDING_ROOMS[b])])  # also its AP (R71)
COMPLETED_VP = table(DATA["completed_buildings"])

CONTRACT_SPACES = _ids("contract_spaces")
CONTRACT_SPACE_VP = table([row["vp"] for row in DATA["contract_spaces"]])
PILLARS_ON_CONTRACTS = sum(row["pillar"] for row in DATA["contract_spaces"])
CONTRACT_OFFER_AP = table(DATA["contract_offer"])
CONTRACT_OFFER = len(CONTRACT_OFFER_AP)
CHARACTER_OFFER = DATA["character_offer"]
STOREHOUSE = DATA["storehouse"]

START_SCORE = DATA["start"]["score"]
START_HOUSES = DATA["start"]["houses_in_supply"]
START_PILLARS = DATA["start"]["pillars_in_supply"]
START_RESOURCES = DATA["start"]["resources"]
START_GOLD = table(DATA["start"]["gold"])
HOUSES = START_HOUSES + HOMES + 1  # supply, roofs, Tiletum
PILLARS = START_PILLARS + PILLARS_ON_CONTRACTS
PLAYER_COLOURS = tuple(DATA["player_colours"])

# --- King track, corruption, fairs (5.2, 5.3, 5.9) ----------------------------------------------

LOWEST = DATA["king_track"][0]["step"]
HIGHEST = DATA["king_track"][-1]["step"]
KING_VP = table([row["vp"] for row in DATA["king_track"]])  # KING_VP[step - LOWEST]

CORRUPTION_TOKENS = _ids("corruption")
CORRUPTION_VALUE = table([row["value"] for row in DATA["corruption"]])

FAIR_TOWNS = table([t for t, row in enumerate(DATA["towns"]) if row["fair_tile"]])  # the 8 town tiles
FAIRS = _ids("fairs")
COUNTED = ("nothing", "house", "pillar", "contract", "cathedral", "crest", "character", "filled_building")
(
    COUNT_NOTHING, COUNT_HOUSE, COUNT_PILLAR, COUNT_CONTRACT, COUNT_CATHEDRAL,
    COUNT_CREST, COUNT_CHARACTER, COUNT_FILLED,
) = range(len(COUNTED))  # fmt: skip
FAIR_ROYAL = FAIRS.index("fair_royal")
FAIR_VALUE = table([row["value"] for row in DATA["fairs"]])
FAIR_BOARD_VALUE = table(DATA["fair_board_values"])


def _counted(row, k):
    counts = [] if row["counts"] == ["king"] else row["counts"]
    return COUNTED.index(counts[k]) if k < len(counts) else COUNT_NOTHING


FAIR_COUNTS = table([[_counted(row, k) for k in range(2)] for row in DATA["fairs"]])

# --- all effect terms, now complete -------------------------------------------------------------

TERM_OP = table([term[0] for term in _terms])
TERM_WHAT = table([term[1] for term in _terms])
TERM_AMOUNT = table([term[2] for term in _terms])
TERM_PART = table([term[3] for term in _terms])
