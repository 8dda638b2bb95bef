"""Shared by all tests: which games are under test."""

import os

import sylvarium.games as registry

# A game under construction can be tested before it is registered: SYLVARIUM_TEST_GAMES=sylve pytest tests/contract
_chosen = tuple(filter(None, os.environ.get("SYLVARIUM_TEST_GAMES", "").split(",")))
GAMES_UNDER_TEST = _chosen or registry.GAMES
registry.GAMES = (*registry.GAMES, *(key for key in _chosen if key not in registry.GAMES))


def pytest_generate_tests(metafunc):
    """A test that asks for `game` runs over every game; one that asks for `setting` also over seats and options."""
    if "setting" in metafunc.fixturenames:
        settings = [s for key in GAMES_UNDER_TEST for s in settings_of(registry.game(key))]
        metafunc.parametrize(
            "setting", settings, ids=lambda s: f"{s[0].key}-{s[1]}-{'-'.join(s[2].values()) or 'plain'}"
        )
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [registry.game(key) for key in GAMES_UNDER_TEST], ids=lambda game: game.key)


def settings_of(game):
    """Every seat count with the default options, and every other choice of every option once per seat count."""
    for seats in game.seats:
        defaults = {option.name: option.default for option in game.options}
        yield game, seats, defaults
        for option in game.options:
            for choice in option.offered(seats):
                if choice != option.default:
                    yield game, seats, {**defaults, option.name: choice}
