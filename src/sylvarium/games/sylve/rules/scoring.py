"""The score at any moment, its parts, and the final ranking (3.18)."""

from sylvarium.games.sylve.rules.components import (
    CREATURE_SEASON,
    CREATURES,
    FOREST_SEASONS,
    FOREST_VP,
    FORESTS,
    KINDS,
    POTION_VP,
    POTIONS,
    SEASONS,
)
from sylvarium.games.sylve.rules.state import HELD, SPENT
from sylvarium.kernel import rule

PARTS = ("potions", "forests", "creatures", "tokens", "ingredients")
POTION_PART, FOREST_PART, CREATURE_PART, TOKEN_PART, INGREDIENT_PART = range(5)
STANDINGS = ("score", "leftovers")

VP_HAPPY, VP_ALONE = 3, 1  # a creature on a forest, any other creature (R137)
GROUP = 3  # unused ingredients that make 1 VP (R139)


@rule
def potion_points(s, seat):
    """R135: potions in hand and drunk; reserved ones score nothing."""
    total = 0
    for potion in range(POTIONS):
        if s.potion_at[potion] == HELD + seat or s.potion_at[potion] == SPENT + seat:
            total += POTION_VP[potion]
    return int(total)


@rule
def forest_points(s, seat):
    """R136: the controlled forests."""
    total = 0
    for forest in range(FORESTS):
        if s.forest_at[forest] == HELD + seat:
            total += FOREST_VP[forest]
    return int(total)


@rule
def creatures_outside(s, seat, seasons):
    """Creatures of a player whose season is not among these (bits)."""
    count = 0
    for creature in range(CREATURES):
        if (s.creature_at[creature] == HELD + seat or s.creature_at[creature] == SPENT + seat) and not (
            seasons >> CREATURE_SEASON[creature] & 1
        ):
            count += 1
    return count


@rule
def forests_inside(s, seat, seasons):
    """Controlled forests of a player that have one of these seasons (bits)."""
    count = 0
    for forest in range(FORESTS):
        if s.forest_at[forest] == HELD + seat and FOREST_SEASONS[forest] & seasons:
            count += 1
    return count


@rule
def happy_creatures(s, seat):
    """R137: the most creatures that can each have a matching forest of their own.

    Creatures differ only by season, so the largest matching equals the smallest cut: for some set of
    seasons, the forests that have one of them and the creatures that have none of them.
    """
    fewest = CREATURES
    for seasons in range(1 << SEASONS):
        cut = forests_inside(s, seat, seasons)
        if cut < fewest:
            fewest = min(fewest, cut + creatures_outside(s, seat, seasons))
    return fewest


@rule
def creature_points(s, seat):
    """R137: 3 VP on a forest, 1 VP without."""
    return creatures_outside(s, seat, 0) * VP_ALONE + happy_creatures(s, seat) * (VP_HAPPY - VP_ALONE)


@rule
def leftovers(s, seat):
    """Unused ingredient tokens, berries included."""
    total = 0
    for kind in range(KINDS):
        total += s.stock[seat, kind]
    return total


@rule
def score_part(s, seat, part):
    """The points of one category (`PARTS`)."""
    if part == POTION_PART:
        return potion_points(s, seat)
    elif part == FOREST_PART:
        return forest_points(s, seat)
    elif part == CREATURE_PART:
        return creature_points(s, seat)
    elif part == TOKEN_PART:
        return s.vp[seat] + 0
    return leftovers(s, seat) // GROUP


@rule
def score(s, seat):
    """R134–R139: what the player would have if the game ended now."""
    total = 0
    for part in range(len(PARTS)):
        total += score_part(s, seat, part)
    return total


@rule
def standing(s, seat, criterion):
    """R140, R141: victory points, then unused ingredients."""
    return score(s, seat) if criterion == 0 else leftovers(s, seat)
