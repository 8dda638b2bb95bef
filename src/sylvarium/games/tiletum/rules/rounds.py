"""The course of the game: rounds, laps, turns, King phase, Cleanup (R39–R45, R110–R128)."""

from sylvarium.games.tiletum.rules.components import (
    FAIR_ROYAL,
    GUILD_PART,
    KING_PART,
    LAPS,
    POSITIONS,
    ROUNDS,
)
from sylvarium.games.tiletum.rules.contracts import tidy_contract_offer
from sylvarium.games.tiletum.rules.fairs import hold_fair
from sylvarium.games.tiletum.rules.guild import guild_turn
from sylvarium.games.tiletum.rules.king import reset_markers, reveal_corruption, step_points
from sylvarium.games.tiletum.rules.scoring import final_scoring
from sylvarium.games.tiletum.rules.state import CHOOSING_DIE, GUILD, NO_TURN, NONE, STEP
from sylvarium.games.tiletum.rules.tiles import draw_bonus_tile, gain_points, may_take, store
from sylvarium.games.tiletum.rules.wheel import collect_dice, roll_dice
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import drop, push

NO_KING_TILE_POINTS = 4  # R112
GUILD_KING_TILE_POINTS = 2  # S7


# --- rounds and turns -----------------------------------------------------------------------------


@rule
def begin_round(s):
    """R40, R41: the dice are rolled; the first lap begins with the next turn."""
    s.round += 1
    s.lap = 0
    s.place = s.players
    for k in range(LAPS):
        s.corruption[k] = NONE
    roll_dice(s)


@rule
def next_turn(s):
    """R41: the next player of the lap, the next lap, or the end of the Action phase."""
    if s.place < s.players:
        begin_turn(s)
    elif s.lap < LAPS:
        reveal_corruption(s)
        s.place = 0
        begin_turn(s)
    else:
        king_phase(s)


@rule
def begin_turn(s):
    """R46: a turn begins with the choice of a die; the turn of the Guild needs none (S2)."""
    player = s.order[s.place]
    s.place += 1
    s.turn += 1
    if s.guild and player == GUILD:
        s.seat = 0
        push(s, STEP.guild_turn, 0, 0)
    else:
        s.seat = player
        s.stage = CHOOSING_DIE
        s.exchanged = 0
        push(s, STEP.before_die, 0, 0)


@rule
def play_guild(s):
    """S2: the whole turn of the Guild."""
    guild_turn(s)
    tidy_contract_offer(s)


@rule
def end_turn(s):
    """R57, R58: AP that are left are lost; the contract offer is tidied."""
    drop(s)
    s.stage = NO_TURN
    s.die, s.die_value, s.die_gives, s.position, s.main, s.main_ap, s.exchanged = 0, 0, 0, 0, 0, 0, 0
    tidy_contract_offer(s)


# --- King phase -----------------------------------------------------------------------------------


@rule
def king_phase(s):
    """R111, R112: the first-ranked player may take the bonus tile, or gains 4 points if there is none."""
    leader = s.rank[0]
    push(s, STEP.rest_of_round, 0, 0)
    if s.king_tile == NONE:
        gain_points(s, leader, KING_PART, NO_KING_TILE_POINTS)
    elif s.guild and leader == GUILD:
        gain_points(s, GUILD, GUILD_PART, GUILD_KING_TILE_POINTS)
        leave_king_tile(s)
    elif may_take(s, leader, s.king_tile):
        s.seat = leader
        push(s, STEP.king_tile, 0, 0)
    else:
        leave_king_tile(s)


@rule
def take_king_tile(s):
    """R111: the tile goes to the storehouse."""
    store(s, s.seat, s.king_tile)
    s.king_tile = NONE


@rule
def leave_king_tile(s):
    """R111: the tile leaves the game."""
    s.bonus_removed += 1
    s.king_tile = NONE


@rule
def rest_of_round(s):
    """R113–R122: points of the King track, turn order, the fair before or after the reset; then Cleanup."""
    for player in range(s.players):
        gain_points(s, player, KING_PART, step_points(s, player))
    for k in range(s.players):
        s.order[k] = s.rank[k]
    if s.fair_tile[s.round - 1] == FAIR_ROYAL:
        hold_fair(s)
        reset_markers(s)
    else:
        reset_markers(s)
        hold_fair(s)
    if s.round < ROUNDS:
        clean_up(s)
        begin_round(s)
    else:
        final_scoring(s)
        s.over = 1


@rule
def clean_up(s):
    """R123–R128: new bonus tiles, dice back to the bag. (The wheel turns by the number of the round.)"""
    for position in range(POSITIONS):
        if s.wheel_tile[position] == NONE:
            s.wheel_tile[position] = draw_bonus_tile(s)
    if s.round < ROUNDS - 1:
        s.king_tile = draw_bonus_tile(s)
    collect_dice(s)
