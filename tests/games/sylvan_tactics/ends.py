"""The ways a game can end, each with where to look for one (`tests/record.py`)."""

SHORT = {"options": {"max_rounds": "10"}, "levels": ["random", "random"]}
ENDS = {
    "king": {"levels": ["birch", "sapling"]},  # sylvan_tactics R122
    "limit_health": {"options": {"max_rounds": "10"}},  # sylvan_tactics R123
    "limit_units": SHORT,
    "limit_draw": SHORT,
}


def end_of(table):
    first, second = (place.standings for place in sorted(table.ranking(), key=lambda place: place.seat))
    (health, mine), (_, theirs) = (tuple(each.values()) for each in (first, second))
    if table.state.health[0] <= 0 or table.state.health[1] <= 0:
        return "king"
    if health != next(iter(second.values())):
        return "limit_health"
    return "limit_draw" if mine == theirs else "limit_units"
