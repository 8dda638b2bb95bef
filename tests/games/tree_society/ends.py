"""The ways a game can end, each with where to look for one (`tests/record.py`)."""

ENDS = {
    "banners": {"levels": ["birch", "birch"]},  # tree_society R108
    "fruit_deck": {"levels": ["random", "random"]},  # tree_society R110
    "banners_and_fruit_deck": {"seats": 4, "levels": ["birch", "random", "birch", "random"]},  # tree_society R111
}


def end_of(table):
    triggered, empty = table.state.trigger_round, table.state.empty_round
    return "banners_and_fruit_deck" if triggered and empty else "banners" if triggered else "fruit_deck"
