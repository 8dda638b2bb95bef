"""Shared by all tests: which games are under test."""

import os

import pytest
from contract.known_failures import KNOWN

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
    """Every seat count with the default options; and every other choice of every option, seat counts taking turns."""
    defaults = {option.name: option.default for option in game.options}
    for seats in game.seats:
        yield game, seats, defaults
    choices = [(option, choice) for option in game.options for choice in option.choices if choice != option.default]
    for number, (option, choice) in enumerate(choices):
        possible = [seats for seats in game.seats if choice in option.offered(seats)]
        yield game, possible[number % len(possible)], {**defaults, option.name: choice}


def pytest_collection_modifyitems(items):
    """Marks what is known to fail in some game (`contract/known_failures.py`): strictly, so that it is unmarked."""
    for item in items:
        setting = getattr(item, "callspec", None)
        known = KNOWN.get(getattr(item, "originalname", None) or item.name, {})
        if not known or setting is None:
            continue
        name = setting.id
        reason = next((why for key, why in known.items() if name == key or name.startswith(f"{key}-")), None)
        if reason:
            item.add_marker(pytest.mark.xfail(reason=reason, raises=AssertionError, strict=True))
