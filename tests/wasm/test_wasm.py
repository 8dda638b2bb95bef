"""The rules in a browser are the rules: the same games, byte for byte, in Node and in Chromium as on this processor.

`make browser-contract` compares 1,000 games of each game and number of players; here it is a handful.
"""

from __future__ import annotations

import gzip
from dataclasses import replace

import pytest
from wasm.hosts import Hosts
from wasm.witness import Request, tasks_of, witness

from sylvarium.games import game as game_by_key

LARGEST = 150 * 1024  # bytes of a module, compressed
SEARCHED = 3  # games of each number of players in which bots think too
EVERY, ITERATIONS = 24, 96  # they think at every so many steps


@pytest.mark.parametrize("host", ["node", "chromium"])
def test_games_are_the_same_byte_for_byte(key: str, host: str, hosts: Hosts, games_each: int):
    game = game_by_key(key)
    agree(hosts, key, host, Request(tasks_of(game, games_each)))


@pytest.mark.parametrize("host", ["node", "chromium"])
def test_bots_think_the_same_byte_for_byte(key: str, host: str, hosts: Hosts, games_each: int):
    """The whole tree of a search, not only what it decides."""
    tasks = tasks_of(game_by_key(key), min(games_each, SEARCHED))
    agree(hosts, key, host, Request(tasks, searchEvery=EVERY, iterations=ITERATIONS))


def test_modules_are_small(key: str, hosts: Hosts):
    assert len(gzip.compress(hosts.module(key).read_bytes(), 9)) <= LARGEST


def agree(hosts: Hosts, key: str, host: str, request: Request) -> None:
    """Says the first step of the first game that differs."""
    play = getattr(hosts, host)
    here, there = witness(game_by_key(key), request), play(key, request)
    assert len(here) == len(there) == len(request.tasks)
    for task, ours, theirs in zip(request.tasks, here, there, strict=True):
        if ours != theirs:
            again = replace(request, tasks=[task], steps=True)
            [steps], [others] = witness(game_by_key(key), again), play(key, again)
            pairs = zip(steps, others, strict=False)
            first = next((k for k, (a, b) in enumerate(pairs) if a != b), min(len(steps), len(others)))
            pytest.fail(f"{key}, {task}: {host} differs from step {first} on, of {len(steps)}")
