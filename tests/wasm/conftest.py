"""Modules that have been made, and hosts that play in them."""

from __future__ import annotations

import os

import pytest
from wasm.hosts import Hosts

from sylvarium.games import GAMES

QUICKEST = "builders"  # to make
FEW = 2  # games for each number of players, unless more are asked for


@pytest.fixture(scope="session")
def hosts(tmp_path_factory: pytest.TempPathFactory) -> Hosts:
    return Hosts(tmp_path_factory.mktemp("wasm"))


@pytest.fixture(scope="session")
def games_each() -> int:
    """How many games are compared for each number of players: SYLVARIUM_WASM_GAMES."""
    return int(os.environ.get("SYLVARIUM_WASM_GAMES") or FEW)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Over the games of SYLVARIUM_TEST_GAMES; over all where many games of each are wanted, else one, since making
    modules takes a while."""
    if "key" in metafunc.fixturenames:
        chosen, many = os.environ.get("SYLVARIUM_TEST_GAMES"), os.environ.get("SYLVARIUM_WASM_GAMES")
        metafunc.parametrize("key", chosen.split(",") if chosen else list(GAMES) if many else [QUICKEST])
