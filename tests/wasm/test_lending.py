"""A device says of a table what the server would: the same hints, the same review, and what the explorer weighs."""

from __future__ import annotations

import json
import random
import subprocess
from base64 import b64decode
from dataclasses import replace

import numpy as np
import pytest
from wasm.hosts import Hosts

from sylvarium.bots import reviewing, weighing
from sylvarium.bots.levels import plan_of
from sylvarium.bots.reviewing import review
from sylvarium.bots.thinking import think, to_the_end
from sylvarium.games import game as game_by_key
from sylvarium.hosting import lending
from sylvarium.hosting.automatic import hint_choices, outlook
from sylvarium.table import Table

LEVEL, REVIEWER = "oak:160", "oak:32"
PATIENCE = 3600.0  # seconds: nothing here may depend on how busy the machine is
HINTS = 6
STAGES = (64, 160)  # iterations


def test_hints_reviews_and_what_is_weighed_are_those_of_the_server(
    key: str, hosts: Hosts, monkeypatch: pytest.MonkeyPatch
):
    patient = {level: replace(plan_of(level), seconds=PATIENCE) for level in (LEVEL, REVIEWER)}
    monkeypatch.setattr(lending, "plan_of", lambda level, tuning: patient[level])
    monkeypatch.setattr(lending, "REVIEWER", REVIEWER)
    for place in (lending, reviewing):  # a review of few iterations is sure of nothing
        monkeypatch.setattr(place, "SURELY", 0.25)
    monkeypatch.setattr(weighing, "SECONDS", PATIENCE)
    monkeypatch.setitem(weighing.STAGES, "deep", STAGES)
    game = game_by_key(key)
    table, chance = Table(game, 2, {}, 3), random.Random(3)
    lent, ours, explored, balanced = [], [], [], []
    while not table.over:
        if len(table.legal_actions()) > 2 and len(lent) < HINTS and chance.random() < 0.2:
            seat, seed = table.seat, 1000 + table.number
            assert seat is not None
            given = lending.lent_for_hint(table, seat, LEVEL, seed)
            world = game.State(np.frombuffer(bytearray(b64decode(given["world"])), game.State.dtype))
            decision = think(game, world, seat, patient[LEVEL], seed)
            ours.append(decision)
            lent.append({**given, "seat": seat})
            explored.append(lending.lent_for_weighing(table, "deep", seed))
            assert explored[-1]["world"] == given["world"]
            balanced.append(to_the_end(weighing.weighing(game, world, seat, "deep", seed, lambda *_: None)))
        table.play(chance.choice(table.legal_actions()))
    course = lending.lent_for_review(table)
    course["plan"]["seconds"] = PATIENCE
    theirs = answered(hosts, key, {"hints": lent, "review": course, "explored": explored})
    assert len(ours) == HINTS
    told_of = [*zip(ours, theirs["hints"], strict=True), *zip(balanced, theirs["explored"], strict=True)]
    for decision, told in told_of:
        same(tried(told["choices"]), tried(hint_choices(game, decision)))
        assert told["done"] == decision.iterations
    reviewed, found = review(table, REVIEWER), theirs["review"]
    moments = [{**vars(each), "outlooks": [outlook(game, one) for one in each.outlooks]} for each in reviewed.moments]
    same(found["moments"], moments)
    same(found["curve"], [vars(each) for each in reviewed.curve])
    same(found["turning"], [vars(each) for each in reviewed.turning])
    assert moments and reviewed.curve


def tried(choices: list[dict]) -> list[dict]:
    """Those that were thought about at all; the others come in any order. Names are the page's affair."""
    return [{name: each[name] for name in each if name != "name"} for each in choices if each["share"] > 0]


def same(there: object, here: object, path: str = "") -> None:
    """Alike in everything; a mean of points may be rounded the other way, a power in its last digit."""
    if isinstance(here, dict):
        assert isinstance(there, dict) and there.keys() == here.keys(), path
        for name in here:
            same(there[name], here[name], f"{path}.{name}")
    elif isinstance(here, (list, tuple)):
        assert isinstance(there, list) and len(there) == len(here), path
        for place, each in enumerate(here):
            same(there[place], each, f"{path}.{place}")
    else:
        off = 0.0101 if "outlook" in path else 1e-9
        assert there == (pytest.approx(here, abs=off) if isinstance(here, float) else here), path


def answered(hosts: Hosts, key: str, request: dict) -> dict:
    folder = hosts.module(key).parent
    command = ["node", str(hosts._script("advisor", "--platform=node")), str(folder), key]
    done = subprocess.run(command, input=json.dumps(request), capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
