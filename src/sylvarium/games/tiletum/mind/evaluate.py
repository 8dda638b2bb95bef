"""An estimate of the final score, for bots."""

from sylvarium.games.tiletum.rules.characters import completed_buildings, is_completed
from sylvarium.games.tiletum.rules.components import (
    BUILDING_ROOMS,
    BUILDINGS,
    CATHEDRAL_TOWN,
    CATHEDRAL_VP,
    CATHEDRALS,
    CHARACTER_TILE,
    COMPLETED_VP,
    CONTRACT_ANY,
    CONTRACT_IRON,
    CONTRACT_TILE,
    CONTRACT_VP,
    CONTRACT_WOOL,
    COST_STONE,
    COST_VP,
    CREST_TILE,
    DISTANCE,
    FOOD,
    GOLD,
    HOMES,
    HOUSE_FROM,
    HOUSE_SPACES,
    HOUSE_TOWN,
    IRON,
    LAPS,
    RESOURCES,
    ROUNDS,
    STONE,
    STOREHOUSE,
    TILE_KIND,
    TILE_SHOWS,
    WOOL,
)
from sylvarium.games.tiletum.rules.fairs import fair_points, takes_part
from sylvarium.games.tiletum.rules.king import rank_of, step_points
from sylvarium.games.tiletum.rules.scoring import estate_points, leftover_points
from sylvarium.games.tiletum.rules.state import CHOOSING_DIE, NO_TURN, NONE, PILLAR
from sylvarium.games.tiletum.rules.tiles import is_in_use
from sylvarium.games.tiletum.rules.travel import may_build_on, may_raise_pillar
from sylvarium.kernel import rule

# What a position is worth beyond its points: roughly what a turn, a resource or a tile brings a player who uses
# them reasonably. The weights were rounded from what explains the final margins of games between searching bots.

TURN_WORTH = 7.0


@rule
def evaluate(s, seat):
    """An estimate of the final score."""
    points = s.score[seat] * 1.0
    if s.over:
        return points
    points += estate_points(s, seat) + leftover_points(s, seat)
    points += coming_fairs(s, seat) + coming_king_phases(s, seat)
    points += building_prospects(s, seat)
    early = turns_left(s) / (ROUNDS * LAPS)  # 1 at the start, 0 at the end
    points += (0.4 + 0.6 * early) * (storehouse_worth(s, seat) + resources_worth(s, seat))
    points += early * journeys_worth(s, seat) + (0.8 + early) * cathedrals_begun(s, seat)
    points += 3.0 * early * residents_of(s, seat)
    if has_turn_in_lap(s, seat):
        points += TURN_WORTH
    if s.seat == seat and s.stage != NO_TURN:
        points += 0.9 * s.main_ap
    return points


@rule
def turns_left(s):
    """Turns of a player that are still to come."""
    return (ROUNDS - s.round) * LAPS + LAPS - s.lap


@rule
def has_turn_in_lap(s, seat):
    """Whether the player's turn in this lap is still to come, or has just begun."""
    if s.place > 0 and s.order[s.place - 1] == seat:
        return s.stage == CHOOSING_DIE
    for place in range(s.place, s.players):
        if s.order[place] == seat:
            return True
    return False


@rule
def residents_of(s, seat):
    """Characters in rooms."""
    total = 0
    for building in range(HOMES):
        total += s.residents[seat, building]
    return total


@rule
def coming_fairs(s, seat):
    """What this and the later fairs would give now; half of it where the player does not take part yet."""
    points = 0.0
    for round in range(s.round, ROUNDS + 1):
        share = 1.0 if takes_part(s, seat, round) else 0.5 - 0.05 * DISTANCE[s.merchant[seat], s.fair_town[round - 1]]
        points += share * fair_points(s, seat, round)
    return points


@rule
def coming_king_phases(s, seat):
    """The points of the step now, what it saves in later rounds, and a little for being ranked first."""
    first = 2.0 if rank_of(s, seat) == 0 else 0.0
    hidden_corruption = LAPS - s.lap
    return step_points(s, seat) + 0.8 * (ROUNDS - s.round) * s.king_step[seat] + first - 0.8 * hidden_corruption


@rule
def building_prospects(s, seat):
    """Completed buildings by table, those begun by what is already there."""
    points = COMPLETED_VP[completed_buildings(s, seat)] * 1.0
    for building in range(len(BUILDINGS)):
        if is_completed(s, seat, building):
            points += 1.5
        elif building < HOMES:
            points += 1.5 * s.residents[seat, building] / BUILDING_ROOMS[building]
            if s.crest[seat, building] != NONE:
                points += 1.5
    return points + 0.5 * s.house_supply[seat] + 0.5 * s.pillar_supply[seat]


@rule
def resources_worth(s, seat):
    """Resources to spend, food and gold most of all; what lies about in heaps is worth less."""
    worth = 0.0
    for resource in range(len(RESOURCES)):
        have = s.resource[seat, resource]
        worth += (1.2 if resource == FOOD or resource == GOLD else 0.8) * (have if have < 6 else 6)
    return worth


@rule
def storehouse_worth(s, seat):
    """Tiles to be used; a contract by how much of it can be paid."""
    worth = 0.0
    for space in range(STOREHOUSE):
        tile = s.storehouse[seat, space]
        if tile != NONE and not (s.seat == seat and is_in_use(s, space)):
            kind = TILE_KIND[tile]
            if kind == CONTRACT_TILE:
                worth += contract_worth(s, seat, TILE_SHOWS[tile])
            elif kind == CREST_TILE:
                food = s.resource[seat, FOOD]
                worth += 1.5 + 0.4 * (food if food < 6 else 6)
            elif kind == CHARACTER_TILE:
                worth += 1.5
            else:
                worth += 2.0
    return worth


@rule
def contract_worth(s, seat, contract):
    """Half the points of a contract for the share of it that the player has."""
    iron, wool = CONTRACT_IRON[contract], CONTRACT_WOOL[contract]
    most = 0
    for resource in range(len(RESOURCES)):
        have = s.resource[seat, resource]
        most = have if have > most else most
    alike = CONTRACT_ANY[contract]
    have_iron = iron if s.resource[seat, IRON] > iron else s.resource[seat, IRON]
    have_wool = wool if s.resource[seat, WOOL] > wool else s.resource[seat, WOOL]
    have = have_iron + have_wool + (alike if most > alike else most)
    return 0.5 + 0.5 * CONTRACT_VP[contract] * have / (iron + wool + alike)


@rule
def cathedrals_begun(s, seat):
    """Pillars without a contribution: half the points that wait there, more with stone at hand."""
    worth = 0.0
    for cathedral in range(len(CATHEDRALS)):
        if s.pillar[seat, cathedral] == PILLAR:
            cost = s.cost_tile[cathedral]
            points = COST_VP[cost] + CATHEDRAL_VP[cathedral, s.cathedral_taken[cathedral]]
            stone = s.resource[seat, STONE]
            worth += (
                0.35 * points
                + 0.35 * points * (stone if stone < COST_STONE[cost] else COST_STONE[cost]) / COST_STONE[cost]
            )
    return worth


@rule
def journeys_worth(s, seat):
    """How near the travellers are to a place where they could build."""
    worth = 0.0
    if s.pillar_supply[seat] > 0:
        nearest = 8
        for cathedral in range(len(CATHEDRALS)):
            if may_raise_pillar(s, seat, cathedral):
                way = DISTANCE[s.architect[seat], CATHEDRAL_TOWN[cathedral]]
                nearest = way if way < nearest else nearest
        worth += 0.5 * (8 - nearest)
    if s.house_supply[seat] > 0:
        nearest = 8
        for space in range(len(HOUSE_SPACES)):
            if HOUSE_FROM[space] <= s.players and may_build_on(s, seat, space):
                way = DISTANCE[s.merchant[seat], HOUSE_TOWN[space]]
                nearest = way if way < nearest else nearest
        worth += 0.5 * (8 - nearest)
    return worth
