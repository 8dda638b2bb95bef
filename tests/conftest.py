"""Shared by all tests: which games are under test."""

import itertools
import os

import pytest
from contract.known_failures import KNOWN

import sylvarium.games as registry

# A game under construction can be tested before it is registered: SYLVARIUM_TEST_GAMES=sylve pytest tests/contract
_chosen = tuple(filter(None, os.environ.get("SYLVARIUM_TEST_GAMES", "").split(",")))
GAMES_UNDER_TEST = _chosen or registry.GAMES
registry.GAMES = (*registry.GAMES, *(key for key in _chosen if key not in registry.GAMES))


def pytest_generate_tests(metafunc):
    """A test that asks for `game` runs over every game; one that asks for `setting` also over seats and options.

    A module whose tests compile a game's rules once more names the few games it does that with (`COMPILED_AGAIN`).
    """
    if "setting" in metafunc.fixturenames:
        settings = [s for key in GAMES_UNDER_TEST for s in settings_of(registry.game(key))]
        metafunc.parametrize(
            "setting", settings, ids=lambda s: f"{s[0].key}-{s[1]}-{'-'.join(s[2].values()) or 'plain'}"
        )
    elif "game" in metafunc.fixturenames:
        keys = _chosen or getattr(metafunc.module, "COMPILED_AGAIN", GAMES_UNDER_TEST)
        metafunc.parametrize("game", [registry.game(key) for key in keys], ids=lambda game: game.key)


def settings_of(game):
    """Every seat count with the default options; then every other choice of every option, several options at once.

    Seat counts take turns. So every value is tried with few games, and also together with values of other options.
    """
    defaults = {option.name: option.default for option in game.options}
    for seats in game.seats:
        yield game, seats, defaults
    untried = {option.name: [c for c in option.choices if c != option.default] for option in game.options}
    for number in itertools.count():
        if not any(untried.values()):
            return
        possible = [seats for seats in game.seats if any(_offered(game, seats, untried).values())]
        seats = possible[number % len(possible)]
        tried = {name: choices[0] for name, choices in _offered(game, seats, untried).items() if choices}
        for name, choice in tried.items():
            untried[name].remove(choice)
        yield game, seats, {**defaults, **tried}


def _offered(game, seats, untried):
    """Those of the untried choices that a table with so many seats can have."""
    return {option.name: [c for c in untried[option.name] if c in option.offered(seats)] for option in game.options}


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
