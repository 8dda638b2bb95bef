"""The final scoring, points at any moment, the final ranking (R130–R134)."""

from sylvarium.games.tiletum.rules.characters import completed_buildings
from sylvarium.games.tiletum.rules.components import (
    BUILDINGS_PART,
    COMPLETED_VP,
    ESTATES_PART,
    LEFTOVERS_PART,
    RESOURCES,
    SCORE_PARTS,
)
from sylvarium.games.tiletum.rules.king import rank_of
from sylvarium.games.tiletum.rules.state import GUILD
from sylvarium.games.tiletum.rules.tiles import gain_points
from sylvarium.kernel import rule

PARTS = SCORE_PARTS[:-1]  # columns of `points`; the last one is the Guild's
STANDINGS = ("points", "turn_order")
RESOURCES_PER_POINT = 4  # R132


@rule
def estate_points(s, player):
    """R130: houses on the map times pillars on the map."""
    return s.houses[player] * s.pillars[player]


@rule
def leftover_points(s, player):
    """R132: a point for every four resources left."""
    total = 0
    for resource in range(len(RESOURCES)):
        total += s.resource[player, resource]
    return total // RESOURCES_PER_POINT


@rule
def final_scoring(s):
    """R130–R132; S9: of these the Guild only scores houses and pillars."""
    for player in range(s.players):
        gain_points(s, player, ESTATES_PART, estate_points(s, player))
        if not (s.guild and player == GUILD):
            gain_points(s, player, BUILDINGS_PART, COMPLETED_VP[completed_buildings(s, player)])
            gain_points(s, player, LEFTOVERS_PART, leftover_points(s, player))


@rule
def score(s, seat):
    """Points so far."""
    return s.score[seat] + 0


@rule
def score_part(s, seat, part):
    """Points of one category."""
    return s.points[seat, part] + 0


@rule
def standing(s, seat, criterion):
    """R134: most points; among tied players the first in the turn order of the last King phase."""
    if criterion == 0:
        return s.score[seat] + 0
    return -rank_of(s, seat)


@rule
def solo_won(s):
    """S9: in the solo mode a tie is lost."""
    return s.score[0] > s.score[1]
