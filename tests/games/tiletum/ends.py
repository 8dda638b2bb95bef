"""The ways a game can end, each with where to look for one (`tests/record.py`)."""

ENDS = {
    "fourth_round": {},
    "guild_beaten": {"seats": 1, "options": {"solo_guild": "easy"}, "levels": ["oak:200"]},
    "guild_not_beaten": {"seats": 1, "options": {"solo_guild": "hard"}},
}


def end_of(table):
    if table.seats > 1:
        return "fourth_round"
    return "guild_beaten" if table.view()["guild"]["beaten"] else "guild_not_beaten"
