"""The ways a game can end, each with where to look for one (`tests/record.py`)."""

ENDS = {"forest_deck": {}}  # sylve R129


def end_of(table):
    return "forest_deck"
