"""Modules that have been made, and hosts that play in them."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from wasm.hosts import Hosts

from sylvarium.games import GAMES

FEW = 2  # games for each number of players, unless more are asked for


@pytest.fixture(scope="session")
def hosts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosts]:
    with Hosts(tmp_path_factory.mktemp("wasm")) as found:
        yield found


@pytest.fixture(scope="session")
def games_each() -> int:
    """How many games are compared for each number of players: SYLVARIUM_WASM_GAMES."""
    return int(os.environ.get("SYLVARIUM_WASM_GAMES") or FEW)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Over all games of the shelf, or those of SYLVARIUM_TEST_GAMES."""
    if "key" in metafunc.fixturenames:
        chosen = os.environ.get("SYLVARIUM_TEST_GAMES")
        metafunc.parametrize("key", chosen.split(",") if chosen else list(GAMES))
