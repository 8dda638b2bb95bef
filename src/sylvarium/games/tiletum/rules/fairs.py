"""The fairs (R115, R117–R122; S8 for the Guild)."""

from sylvarium.games.tiletum.rules.characters import is_filled
from sylvarium.games.tiletum.rules.components import (
    BUILDINGS,
    CATHEDRALS,
    COUNT_CATHEDRAL,
    COUNT_CHARACTER,
    COUNT_CONTRACT,
    COUNT_CREST,
    COUNT_FILLED,
    COUNT_HOUSE,
    COUNT_NOTHING,
    COUNT_PILLAR,
    FAIR_BOARD_VALUE,
    FAIR_COUNTS,
    FAIR_ROYAL,
    FAIR_VALUE,
    FAIRS_PART,
    HOMES,
)
from sylvarium.games.tiletum.rules.king import step_points
from sylvarium.games.tiletum.rules.state import CONTRIBUTED, GUILD, NONE
from sylvarium.games.tiletum.rules.tiles import gain_points
from sylvarium.games.tiletum.rules.travel import has_house_in
from sylvarium.kernel import rule


@rule
def takes_part(s, player, round):
    """R117: a house in the fair town, or the merchant there."""
    town = s.fair_town[round - 1]
    return s.merchant[player] == town or has_house_in(s, player, town)


@rule
def count(s, player, what):
    """R120: how many of a thing the player has."""
    if what == COUNT_HOUSE:
        return s.houses[player] + 0
    if what == COUNT_PILLAR:
        return s.pillars[player] + 0
    if what == COUNT_CONTRACT:
        return s.fulfilled[player] + 0
    total = 0
    if what == COUNT_CATHEDRAL:
        for cathedral in range(len(CATHEDRALS)):
            if s.pillar[player, cathedral] == CONTRIBUTED:
                total += 1
    elif what == COUNT_CREST:
        for building in range(len(BUILDINGS)):
            if s.crest[player, building] != NONE:
                total += 1
    elif what == COUNT_CHARACTER:
        for building in range(HOMES):
            total += s.residents[player, building]
    elif what == COUNT_FILLED:
        for building in range(len(BUILDINGS)):
            if is_filled(s, player, building):
                total += 1
    return total


@rule
def guild_counts_rounds(what):
    """S8: the Guild has no board; crests, characters and filled buildings count as the round's number."""
    return what == COUNT_CREST or what == COUNT_CHARACTER or what == COUNT_FILLED


@rule
def fair_count(s, player, round):
    """R119: what the fair tile counts, for a set the smaller of the two numbers."""
    tile = s.fair_tile[round - 1]
    one, other = FAIR_COUNTS[tile, 0], FAIR_COUNTS[tile, 1]
    if s.guild and player == GUILD and (guild_counts_rounds(one) or guild_counts_rounds(other)):
        return round + 0
    first = count(s, player, one)
    if other == COUNT_NOTHING:
        return first
    second = count(s, player, other)
    return first if first < second else second


@rule
def fair_value(s, round):
    """R118: the value of the board and of the tile together."""
    return FAIR_BOARD_VALUE[round - 1] + FAIR_VALUE[s.fair_tile[round - 1]]


@rule
def fair_points(s, player, round):
    """R118, R121: what the fair of a round would give the player now, if taking part."""
    if s.fair_tile[round - 1] == FAIR_ROYAL:
        return fair_value(s, round) + step_points(s, player)
    return fair_value(s, round) * fair_count(s, player, round)


@rule
def hold_fair(s):
    """R118: every participant of this round's fair gains its points."""
    for player in range(s.players):
        if takes_part(s, player, s.round):
            gain_points(s, player, FAIRS_PART, fair_points(s, player, s.round))
