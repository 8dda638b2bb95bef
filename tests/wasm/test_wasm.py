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
HOSTS = ("node", "chromium")
SEARCHED = 20  # games of each number of players in which bots think too, if so many are wanted
EVERY, ITERATIONS = 24, 96  # they think at every so many steps


def test_games_are_the_same_byte_for_byte(key: str, hosts: Hosts, games_each: int):
    agree(hosts, key, Request(tasks_of(game_by_key(key), games_each)))


def test_bots_think_the_same_byte_for_byte(key: str, hosts: Hosts, games_each: int):
    """The whole tree of a search, not only what it decides."""
    tasks = tasks_of(game_by_key(key), min(games_each, SEARCHED))
    agree(hosts, key, Request(tasks, searchEvery=EVERY, iterations=ITERATIONS))


def test_modules_are_small(key: str, hosts: Hosts):
    assert len(gzip.compress(hosts.module(key).read_bytes(), 9)) <= LARGEST


def agree(hosts: Hosts, key: str, request: Request) -> None:
    """Node and Chromium tell of every game what this processor tells; says how much was compared."""
    told = [witness(game_by_key(key), task, request) for task in request.tasks]
    for host in HOSTS:
        theirs = getattr(hosts, host)(key, request)
        assert len(theirs) == len(told)
        for task, ours, digests in zip(request.tasks, told, theirs, strict=True):
            if ours.digests != digests:
                pytest.fail(first_difference(hosts, key, host, replace(request, tasks=[task])))
    positions, size = sum(each.steps for each in told), sum(each.size for each in told)
    print(f"\n{key}: {len(told):,} games, {positions:,} positions, {size / 1e9:.2f} GB are the same")


def first_difference(hosts: Hosts, key: str, host: str, request: Request) -> str:
    """Says the first step of a game that differs."""
    [task] = request.tasks
    again = replace(request, steps=True)
    ours, [theirs] = witness(game_by_key(key), task, again).digests, getattr(hosts, host)(key, again)
    pairs = zip(ours, theirs, strict=False)
    first = next((k for k, (a, b) in enumerate(pairs) if a != b), min(len(ours), len(theirs)))
    return f"{key}, {task}: {host} differs from step {first} on, of {len(ours)}"
