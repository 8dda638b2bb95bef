"""Everything on a Tiletum table, in one fixed-size record; the steps of its agenda; its actions."""

from sylvarium.games.tiletum.rules.components import (
    BONUS_SPACES,
    BONUS_TILES,
    BOUGHT,
    BUILDINGS,
    CATHEDRALS,
    CHARACTER_OFFER,
    CHARACTER_TILES,
    CHARACTER_TYPES,
    COLOURS,
    CONTRACT_OFFER,
    CONTRACT_SPACES,
    CONTRACT_TILES,
    CRESTS,
    DICE,
    EXCHANGES,
    FACES,
    HELPERS,
    HOMES,
    HOUSE_SPACES,
    HOUSES,
    LAPS,
    MAX_PLAYERS,
    MOST_CATHEDRAL_TILES,
    PAYMENTS,
    PILLARS,
    POSITIONS,
    RESOURCES,
    ROOMS,
    ROUNDS,
    SCORE_PARTS,
    SPACES,
    STOREHOUSE,
)
from sylvarium.kernel import ActionSpace, Record, i8, i16, steps

NONE = -1  # no tile, no piece, nobody
GUILD = 1  # the player number of the Guild in the solo mode

# How deep the agenda can ever get. Each step below the top was opened by something a player has only so
# often (section 9 of the rules): one stage of the turn, 6 helpers (each keeps its place in the storehouse and a step
# of its own until its effect is over), 11 characters placed and 27 activated, 4 contracts with such a reward,
# 2 crests, 9 activations, 5 completions; on top of them one effect and its choice.
DEPTH = 80

# Steps. In the first ten, the open ones, tasks are offered too (R85).
STEP = steps(
    "before_die",  # R47: take a die
    "die_taken",  # R52: take the bonus tile of the action space
    "main",  # R56: the action of the turn; which one and its AP are in the record (`main`, `main_ap`)
    "sub",  # R95 (action, AP): an action granted by an effect
    "walk_merchant",  # R100–R102 (steps, houses)
    "walk_architect",  # R100–R102 (steps, pillars)
    "walk_both",  # R100 (merchant's steps, architect's steps)
    "house_in_any_town",  # R91
    "pillar_in_any_town",  # R91
    "activation",  # R98 (building, floors left as bits)
    # elementary choices
    "bonus_resource",  # R79
    "pick_resource",  # R99 (how many)
    "pick_building",  # R98
    "name_action",  # R96 (AP)
    "recolor",  # R54
    "merchant_to_any_space",  # R91
    "architect_to_any_space",  # R91
    "king_tile",  # R111
    "guild_turn",  # S2: no real choice; the Guild plays
    # no decision
    "effect",  # R104 (the next of its terms)
    "completion",  # R106 (building)
    "rest_of_round",  # R113–R128
    "helper_done",  # R94 (storehouse space)
)

# Stages of a turn (R46).
NO_TURN, CHOOSING_DIE, HAVING_DIE, ACTING = range(4)

# Where a die is: in the bag, on the wheel, or on a die space (ON_BOARD + 3 × player + space).
IN_BAG, ON_WHEEL, ON_BOARD = range(3)

# Where a house or a pillar is when it is not on the map: on its roof or contract space, or in the supply.
ON_OWN_BOARD, IN_SUPPLY = -2, -1

# What a player has at a cathedral.
PILLAR, CONTRIBUTED = 1, 2


class State(Record):
    """One table. Numbers of tiles, spaces and actions are those of `components`."""

    agenda: i16[DEPTH, 3]
    pending: i8

    players: i8  # as many as seats; two in the solo mode
    guild: i8  # solo mode: 1 easy, 2 normal, 3 hard
    round: i8  # 1 to 4
    lap: i8  # corruption tokens revealed in this round
    place: i8  # turns begun in this lap
    order: i8[MAX_PLAYERS]  # turn order

    layout: i8[POSITIONS]  # the action of each action space
    wheel_start: i8
    wheel: i8[len(COLOURS), FACES]  # dice on the wheel
    bag: i8[len(COLOURS)]
    die_face: i8[DICE]
    die_place: i8[DICE]
    dice_taken: i8[MAX_PLAYERS]

    stage: i8
    die: i8  # the die of this turn
    die_value: i8
    die_gives: i8  # its resource
    position: i8  # its action space
    main: i8  # the main action
    main_ap: i8
    exchanged: i8  # 1 after the first exchange of the turn

    bonus_pile: i8[BONUS_TILES]  # the piles are bags: the first so many cells, in no order
    bonus_left: i8
    contract_pile: i8[CONTRACT_TILES]
    contract_left: i8
    character_pile: i8[CHARACTER_TILES]
    character_left: i8
    bonus_removed: i8
    contract_removed: i8
    wheel_tile: i8[POSITIONS]
    king_tile: i8
    map_tile: i8[len(BONUS_SPACES)]
    contract_offer: i8[CONTRACT_OFFER]
    character_offer: i8[CHARACTER_OFFER]

    corruption: i8[LAPS]  # tokens revealed in this round
    fair_town: i8[ROUNDS]
    fair_tile: i8[ROUNDS]
    cost_tile: i8[len(CATHEDRALS)]
    house_owner: i8[len(HOUSE_SPACES)]
    pillar: i8[MAX_PLAYERS, len(CATHEDRALS)]
    pillars_at: i8[len(CATHEDRALS)]
    cathedral_owner: i8[len(CATHEDRALS), MOST_CATHEDRAL_TILES]  # who has the tile
    cathedral_taken: i8[len(CATHEDRALS)]

    king_step: i8[MAX_PLAYERS]
    rank: i8[MAX_PLAYERS]  # players by their rank on the King track (R110)

    score: i16[MAX_PLAYERS]
    points: i16[MAX_PLAYERS, len(SCORE_PARTS)]  # the same by category
    resource: i16[MAX_PLAYERS, len(RESOURCES)]
    storehouse: i8[MAX_PLAYERS, STOREHOUSE]
    stored: i8[MAX_PLAYERS]
    in_use: i8  # bit set of the storehouse spaces of helpers whose effect is running (R94), of the seat on turn
    crest_held: i8[MAX_PLAYERS, len(CRESTS)]  # 1: in the storehouse or below a building
    contracts_held: i8[MAX_PLAYERS]  # fulfilled and in the storehouse
    contract: i8[MAX_PLAYERS, len(CONTRACT_SPACES)]
    fulfilled: i8[MAX_PLAYERS]
    room: i8[MAX_PLAYERS, len(ROOMS)]
    residents: i8[MAX_PLAYERS, HOMES]
    home: i8[MAX_PLAYERS, len(CHARACTER_TYPES)]  # the building of a type
    crest: i8[MAX_PLAYERS, len(BUILDINGS)]
    house_place: i8[MAX_PLAYERS, HOUSES]  # house spaces; the last five houses begin on the roofs
    pillar_place: i8[MAX_PLAYERS, PILLARS]  # cathedrals; the last five pillars begin on contract spaces
    house_supply: i8[MAX_PLAYERS]
    pillar_supply: i8[MAX_PLAYERS]
    houses: i8[MAX_PLAYERS]  # on the map
    pillars: i8[MAX_PLAYERS]  # on the map
    merchant: i8[MAX_PLAYERS]
    architect: i8[MAX_PLAYERS]


ACTIONS = ActionSpace(
    take_die=(len(COLOURS), FACES, FACES),
    take_wheel_tile=1,
    proceed=1,
    name_joker=POSITIONS - 1,
    name_action=POSITIONS - 1,
    move_merchant=len(SPACES),
    move_architect=len(SPACES),
    place_house=len(HOUSE_SPACES),
    place_pillar=len(CATHEDRALS),
    take_map_tile=len(BONUS_SPACES),
    take_character=CHARACTER_TILES,
    redraw_characters=1,
    place_character=(CHARACTER_TILES, len(ROOMS)),
    take_contract=CONTRACT_TILES,
    exchange=len(EXCHANGES),
    bonus_resource=len(RESOURCES),
    king_step=1,
    pick_resource=len(RESOURCES),
    pick_building=HOMES,
    resolve_character=CHARACTER_TILES,
    recolor=len(RESOURCES),
    buy=len(BOUGHT),
    fulfil_contract=len(PAYMENTS),
    place_crest=(len(CRESTS), len(BUILDINGS)),
    contribute=len(CATHEDRALS),
    use_helper=len(HELPERS),
    stop=1,
    end_turn=1,
    take_king_tile=1,
    leave_king_tile=1,
    guild_turn=1,
)
