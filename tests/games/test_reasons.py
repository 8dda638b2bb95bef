"""Why not? The reasons that every game gives for what cannot be done; interpreted, so that every line is counted.

A game that has no reasons yet is named here.
"""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from random import Random

import pytest
from worlds import random_table, school_words

from sylvarium.kernel import LANGUAGES, agenda
from sylvarium.learning.reasons import why_not
from sylvarium.learning.schools import has_school, school
from sylvarium.rulebook import sections

NAMES = ["Ada", "Bruno", "Cleo", "Dario"]
WITHOUT_REASONS: set[str] = set()
SAMPLED = 12  # illegal actions of each position
ENOUGH = 0.9  # of them must have a reason of their own


def refused_actions(game, record, chance: Random) -> list[int]:
    """Some actions of the kinds that this decision knows, and that cannot be played now."""
    turn = import_module(f"sylvarium.games.{game.key}.rules.turn").TURN
    kinds = {kind for one in turn._decisions if one.step == agenda.top(record) for kind in one.plays}
    out = game.out()
    legal = set(out[: game.loops.choices(record.states, record.index, out)].tolist())
    found = [n for n in range(game.actions.size) if game.actions.kind(n).name in kinds and n not in legal]
    return chance.sample(found, min(SAMPLED, len(found)))


def test_what_cannot_be_done_says_why(game):
    """Sampled illegal actions of every decision: nine in ten have a reason of their own, with the number of a rule."""
    if game.key in WITHOUT_REASONS:
        assert not has_school(game, "reasons"), f"{game.key} has reasons now: take it out of WITHOUT_REASONS"
        pytest.skip("no reasons yet")
    reason = school(game, "reasons").reason
    spoken = [school_words(game, language) for language in LANGUAGES]
    known = {block.number for section in sections(game.key) for block in section.blocks}
    told, asked, chance = Counter(), Counter(), Random(5)
    for seats in game.seats:
        table = random_table(game, seats, {}, seats)
        for number in range(0, table.number, 2):
            record = table.record(number)
            position, step = record.reading(), agenda.top(record)
            for action in refused_actions(game, record, chance):
                words = reason(position, record.seat, action)
                asked[step] += 1
                told[step] += words is not None
                if words:
                    assert words.args["rule"] in known
                    assert all(language.say(words, NAMES) for language in spoken)
    assert asked
    few = {step: f"{told[step]} of {count}" for step, count in asked.items() if told[step] < ENOUGH * count}
    assert not few, f"steps of {game.key} whose refused actions have too few reasons: {few}"


def test_a_reason_betrays_nothing(game):
    """What nobody can know of the others makes no difference to what is said."""
    if game.key in WITHOUT_REASONS:
        pytest.skip("no reasons yet")
    reason, chance = school(game, "reasons").reason, Random(6)
    table = random_table(game, game.seats[-1], {}, 3)
    for number in range(0, table.number, 9):
        record = table.record(number)
        other = record.copy()
        game.loops.imagine(other.states, 0, record.seat, 77)
        for action in refused_actions(game, record, chance):
            here, there = (reason(each.reading(), record.seat, action) for each in (record, other))
            assert here == there


def test_every_piece_can_be_asked_about(game):
    """Which piece stands for an action is known for every action, at any moment."""
    if game.key in WITHOUT_REASONS:
        pytest.skip("no reasons yet")
    table = random_table(game, game.seats[0], {}, 4)
    for number in range(0, table.number, 25):
        then = table.at(number)
        for piece in {choice.piece for choice in then.legal()} - {None} | {"no such piece"}:
            found = why_not(then, then.seat, piece)
            assert found is None or found.args["rule"]
        assert why_not(then, (then.seat + 1) % then.seats, "no such piece") is None
