"""Setup (R1–R21, S1)."""

from sylvarium.games.tiletum.rules.characters import refill_characters
from sylvarium.games.tiletum.rules.components import (
    BONUS_FROM,
    BONUS_SPACES,
    BONUS_TILES,
    BUILDINGS,
    CATHEDRALS,
    CHARACTER_OFFER,
    CHARACTER_TILES,
    CHARACTER_TYPES,
    CONTRACT_OFFER,
    CONTRACT_SPACES,
    CONTRACT_TILES,
    COST_TILES,
    FAIR_TOWNS,
    FAIRS,
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    GOLD,
    HOUSE_SPACES,
    HOUSES,
    MAX_PLAYERS,
    MOST_CATHEDRAL_TILES,
    PILLARS,
    POSITIONS,
    RESOURCES,
    ROOMS,
    ROUNDS,
    START_GOLD,
    START_HOUSES,
    START_PART,
    START_PILLARS,
    START_RESOURCES,
    START_SCORE,
    STOREHOUSE,
    TILE_FROM,
    TILETUM,
    TOWN_HOUSE,
)
from sylvarium.games.tiletum.rules.contracts import tidy_contract_offer
from sylvarium.games.tiletum.rules.rounds import begin_round
from sylvarium.games.tiletum.rules.state import GUILD, IN_SUPPLY, NONE, ON_OWN_BOARD
from sylvarium.games.tiletum.rules.tiles import draw_bonus_tile, gain_points
from sylvarium.games.tiletum.rules.travel import build_house
from sylvarium.games.tiletum.rules.turn import run
from sylvarium.games.tiletum.rules.wheel import collect_dice
from sylvarium.kernel import Option, rule
from sylvarium.kernel.chance import below, shuffle

OPTIONS = (
    Option("action_layout", ("printed", "random"), "printed"),
    # Alone, the second seat is the Guild's.
    Option("first_player", ("random", "1", "2", "3", "4"), "random", needs={"3": 3, "4": 4}),
    Option("solo_guild", ("easy", "normal", "hard"), "normal", seats=(1,)),
)


@rule
def setup(s, options):
    """Everything before the first decision. Options: action layout, first player, the Guild's strength."""
    if s.seats == 1:  # S1: the Guild is the second player
        s.players, s.guild = 2, options[2] + 1
    else:
        s.players = s.seats
    clear_table(s)
    lay_actions(s, options[0])
    fill_piles(s)
    lay_out_tiles(s)
    lay_out_fairs(s)
    choose_first_player(s, options[1])
    for player in range(s.players):
        set_up_player(s, player)
    collect_dice(s)
    begin_round(s)
    run(s)


@rule
def clear_table(s):
    """Nothing lies anywhere yet."""
    for space in range(len(HOUSE_SPACES)):
        s.house_owner[space] = NONE
    for cathedral in range(len(CATHEDRALS)):
        for k in range(MOST_CATHEDRAL_TILES):
            s.cathedral_owner[cathedral, k] = NONE
    for k in range(CONTRACT_OFFER):
        s.contract_offer[k] = NONE
    for k in range(CHARACTER_OFFER):
        s.character_offer[k] = NONE
    for player in range(MAX_PLAYERS):
        s.merchant[player], s.architect[player] = NONE, NONE
        for k in range(STOREHOUSE):
            s.storehouse[player, k] = NONE
        for k in range(len(ROOMS)):
            s.room[player, k] = NONE
        for k in range(len(CHARACTER_TYPES)):
            s.home[player, k] = NONE
        for k in range(len(BUILDINGS)):
            s.crest[player, k] = NONE
        for k in range(len(CONTRACT_SPACES)):
            s.contract[player, k] = NONE


@rule
def lay_actions(s, random_layout):
    """R3, R4, Q37: the actions as printed or in random order; the wheel in a random position."""
    for position in range(POSITIONS):
        s.layout[position] = position
    if random_layout:
        shuffle(s, s.layout, 0, POSITIONS)
    s.wheel_start = below(s, POSITIONS)


@rule
def fill_piles(s):
    """R2: the tiles that are in the game with this number of players."""
    for tile in range(BONUS_TILES):
        if TILE_FROM[tile] <= s.players:
            s.bonus_pile[s.bonus_left] = tile
            s.bonus_left += 1
    for tile in range(FIRST_CONTRACT, FIRST_CONTRACT + CONTRACT_TILES):
        if TILE_FROM[tile] <= s.players:
            s.contract_pile[s.contract_left] = tile
            s.contract_left += 1
    for tile in range(FIRST_CHARACTER, FIRST_CHARACTER + CHARACTER_TILES):
        if TILE_FROM[tile] <= s.players:
            s.character_pile[s.character_left] = tile
            s.character_left += 1


@rule
def lay_out_tiles(s):
    """R5–R9: bonus tiles on wheel, King track and map, both offers, the cost tiles of the cathedrals."""
    for position in range(POSITIONS):
        s.wheel_tile[position] = draw_bonus_tile(s)
    s.king_tile = draw_bonus_tile(s)
    for space in range(len(BONUS_SPACES)):
        s.map_tile[space] = draw_bonus_tile(s) if BONUS_FROM[space] <= s.players else NONE
    tidy_contract_offer(s)
    refill_characters(s)
    for cathedral in range(len(CATHEDRALS)):
        s.cost_tile[cathedral] = cathedral
    shuffle(s, s.cost_tile, 0, len(COST_TILES))


@rule
def lay_out_fairs(s):
    """R12: Tiletum first, then three different towns; four different fair tiles."""
    s.fair_town[0] = TILETUM
    for k in range(1, ROUNDS):
        fresh = False
        while not fresh:
            s.fair_town[k] = FAIR_TOWNS[below(s, len(FAIR_TOWNS))]
            fresh = True
            for earlier in range(1, k):
                if s.fair_town[earlier] == s.fair_town[k]:
                    fresh = False
    for k in range(ROUNDS):
        fresh = False
        while not fresh:
            s.fair_tile[k] = below(s, len(FAIRS))
            fresh = True
            for earlier in range(k):
                if s.fair_tile[earlier] == s.fair_tile[k]:
                    fresh = False


@rule
def choose_first_player(s, option):
    """R14, R18: at random or the chosen seat, then clockwise; the first King marker lies at the bottom."""
    start = below(s, s.players) if option == 0 else option - 1
    for k in range(s.players):
        s.order[k] = (start + k) % s.players
        s.rank[k] = s.order[k]


@rule
def set_up_player(s, player):
    """R15–R19; S1: the Guild has houses and pillars, all at hand, and neither resources nor travellers."""
    gain_points(s, player, START_PART, START_SCORE)
    at_hand, pillars = START_HOUSES, START_PILLARS
    if s.guild and player == GUILD:
        at_hand, pillars = HOUSES - 1, PILLARS
    for house in range(HOUSES):
        s.house_place[player, house] = IN_SUPPLY if house <= at_hand else ON_OWN_BOARD
    for pillar in range(PILLARS):
        s.pillar_place[player, pillar] = IN_SUPPLY if pillar < pillars else ON_OWN_BOARD
    s.house_supply[player], s.pillar_supply[player] = at_hand + 1, pillars
    build_house(s, player, TOWN_HOUSE[TILETUM] + player)
    if s.guild and player == GUILD:
        return
    s.merchant[player], s.architect[player] = TILETUM, TILETUM
    for resource in range(len(RESOURCES)):
        s.resource[player, resource] = START_RESOURCES
    for k in range(s.players):
        if s.order[k] == player:
            s.resource[player, GOLD] = START_GOLD[k]
