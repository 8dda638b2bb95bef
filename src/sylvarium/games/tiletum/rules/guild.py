"""The Guild, the automatic rival of the solo mode (section 10 of the rules, S1–S11)."""

from sylvarium.games.tiletum.rules import travel
from sylvarium.games.tiletum.rules.characters import replace_character_offer
from sylvarium.games.tiletum.rules.components import (
    ACTIVATE,
    ARCHITECT,
    CATHEDRAL_VP,
    CATHEDRALS,
    CHARACTER,
    COLOURS,
    CONTRACT,
    CONTRACT_OFFER,
    CONTRACT_TILE,
    CONTRACT_VP,
    CONTRACTS_PART,
    FACES,
    GUILD_PART,
    HOUSE_EFFECT,
    HOUSES_PART,
    JOKER,
    KING,
    MERCHANT,
    ROUNDS,
    TERM_AMOUNT,
    TERM_OP,
    TILE_KIND,
    TILE_SHOWS,
    TOWN_HOUSE,
    TOWN_HOUSES,
    TOWNS,
)
from sylvarium.games.tiletum.rules.king import rank_of, step_up
from sylvarium.games.tiletum.rules.state import GUILD, NONE
from sylvarium.games.tiletum.rules.tasks import earn_cathedral_tile
from sylvarium.games.tiletum.rules.tiles import gain_points
from sylvarium.games.tiletum.rules.wheel import facing_position, move_die_to_board
from sylvarium.kernel import rule

EASY, NORMAL, HARD = 1, 2, 3  # S10
TILE_POINTS = 2  # S3
CREST_POINTS = 3  # S5
ACTIVATION_POINTS = 2  # S5
CHARACTER_POINTS = 2  # S5
INSTEAD_POINTS = 2  # S6


@rule
def guild_turn(s):
    """S2–S5: a die, its bonus tile, points for its value, its action."""
    value, colour = guild_value(s), 0
    while not guild_may_take(s, colour, value):
        colour += 1
    position = facing_position(s, value)
    move_die_to_board(s, GUILD, colour, value, value)
    s.die = 0
    remove_wheel_tile(s, position)
    gain_points(s, GUILD, GUILD_PART, die_points(s, value))
    guild_action(s, s.layout[position], value)


@rule
def guild_value(s):
    """S3: the lowest value among dice with a bonus tile on their action space, else among all dice."""
    lowest = 0
    for value in range(FACES, 0, -1):
        for colour in range(len(COLOURS)):
            if guild_may_take(s, colour, value):
                lowest = value
    return lowest


@rule
def guild_may_take(s, colour, value):
    """S3: such a die is on the wheel, and its action space has a bonus tile unless no die's has one."""
    if s.wheel[colour, value - 1] == 0:
        return False
    return has_wheel_tile(s, value) or not any_die_with_tile(s)


@rule
def has_wheel_tile(s, value):
    """Whether the action space facing the value holds a bonus tile."""
    return s.wheel_tile[facing_position(s, value)] != NONE


@rule
def any_die_with_tile(s):
    """Whether some die on the wheel has a bonus tile on its action space."""
    for value in range(1, FACES + 1):
        if has_wheel_tile(s, value):
            for colour in range(len(COLOURS)):
                if s.wheel[colour, value - 1] > 0:
                    return True
    return False


@rule
def remove_wheel_tile(s, position):
    """S3, S10: the bonus tile leaves the game; the Guild gains 2 points for it, none when it is easy."""
    if s.wheel_tile[position] == NONE:
        return
    s.wheel_tile[position] = NONE
    s.bonus_removed += 1
    if s.guild != EASY:
        gain_points(s, GUILD, GUILD_PART, TILE_POINTS)


@rule
def die_points(s, value):
    """S4, S10: half the value, rounded up; nothing when easy, all of it when hard."""
    if s.guild == EASY:
        return 0
    return value if s.guild == HARD else (value + 1) // 2


@rule
def guild_action(s, action, value):
    """S5, S10: once; when hard, twice with a die of value 1."""
    times = 2 if s.guild == HARD and value == 1 else 1
    if action == JOKER:
        action = KING if rank_of(s, GUILD) > 0 else MERCHANT
    if action == MERCHANT:
        for _ in range(times):
            guild_house(s)
    elif action == ARCHITECT:
        for _ in range(times):
            guild_pillar(s)
    elif action == CHARACTER:
        if s.character_left > 0:
            replace_character_offer(s)
        gain_points(s, GUILD, GUILD_PART, CHARACTER_POINTS * times)
    elif action == CONTRACT:
        for _ in range(times):
            guild_contract(s)
    elif action == KING:
        for _ in range(7 - value):
            step_up(s, GUILD)


@rule
def guild_town(s):
    """S5: the first town where the Guild may build: coming fair towns first, then the order of the map."""
    for k in range(s.round - 1, ROUNDS):
        if travel.may_build_in(s, GUILD, s.fair_town[k]):
            return s.fair_town[k] + 0
    for town in range(len(TOWNS)):
        if travel.may_build_in(s, GUILD, town):
            return town
    return NONE


@rule
def guild_house(s):
    """S5, S6: a house on the first empty space; its bonus in points; 2 points if there is no place."""
    town = guild_town(s)
    if town == NONE:
        gain_points(s, GUILD, GUILD_PART, INSTEAD_POINTS)
        return
    for space in range(TOWN_HOUSE[town], TOWN_HOUSE[town] + TOWN_HOUSES[town]):
        if travel.may_build_on(s, GUILD, space):
            travel.build_house(s, GUILD, space)
            effect = HOUSE_EFFECT[space]
            activates = TERM_OP[effect] == ACTIVATE
            gain_points(s, GUILD, HOUSES_PART, ACTIVATION_POINTS if activates else TERM_AMOUNT[effect])
            return


@rule
def guild_pillar(s):
    """S5, S6: a pillar where the topmost tile is worth most, and that tile; 2 points if there is no place."""
    best, most = NONE, 0
    for cathedral in range(len(CATHEDRALS)):
        if travel.may_raise_pillar(s, GUILD, cathedral):
            points = CATHEDRAL_VP[cathedral, s.cathedral_taken[cathedral]]
            if points > most:
                best, most = cathedral, points
    if best == NONE:
        gain_points(s, GUILD, GUILD_PART, INSTEAD_POINTS)
    else:
        travel.raise_pillar(s, GUILD, best)
        earn_cathedral_tile(s, GUILD, best)


@rule
def guild_contract(s):
    """S5: the rightmost tile of the contract offer leaves the game, for its points or 3 for a crest."""
    for k in range(CONTRACT_OFFER - 1, -1, -1):
        tile = s.contract_offer[k]
        if tile != NONE:
            s.contract_offer[k] = NONE
            s.contract_removed += 1
            if TILE_KIND[tile] == CONTRACT_TILE:
                s.fulfilled[GUILD] += 1
                gain_points(s, GUILD, CONTRACTS_PART, CONTRACT_VP[TILE_SHOWS[tile]])
            else:
                gain_points(s, GUILD, CONTRACTS_PART, CREST_POINTS)
            return
