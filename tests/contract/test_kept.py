"""What views keep from one position to the next is what they would show without a memory."""

from __future__ import annotations

import random
from itertools import pairwise

import orjson
import pytest
from travelling import changed

from sylvarium.hosting.wire import Packed, differences, dumps
from sylvarium.table import Table

MOVES = 30


def fresh(table: Table, seat: int | None) -> dict:
    """The view of somebody who looks for the first time."""
    first = table.copy()
    first._read = first._earlier = None
    return as_sent(first.view(seat))


def as_sent(view: dict) -> dict:
    return orjson.loads(dumps(view))


@pytest.mark.parametrize("pack", [Packed, None])
def test_a_view_shows_what_it_would_show_without_a_memory(setting, pack):
    """Every field a part of a view looks at is known (`kernel.view`): played, taken back, played again."""
    game, seats, options = setting
    if pack is None and any(options[each.name] != each.default for each in game.options):
        pytest.skip("packed or not, options make no difference to what is kept")
    table, chance = Table(game, seats, options, 3), random.Random(3)
    readers = (None, *range(seats))
    shown = {seat: table.view(seat, pack) for seat in readers}
    while not table.over and table.number < MOVES:
        back = table.can_undo() and chance.random() < 0.1
        if back:
            table.undo()
        else:
            table.play(chance.choice(table.legal_actions()))
        if chance.random() < 0.3:
            table.rest()
        if chance.random() > 0.4:
            continue  # nobody looks: what was kept is older than one move
        for seat in readers:
            now = table.view(seat, pack)
            assert as_sent(now) == fresh(table, seat)
            views = [shown[seat], *([] if back else table.steps(seat, pack)), now]
            told = as_sent(shown[seat])
            for before, after in pairwise(views):
                told = changed(told, as_sent(differences(before, after)))
            assert told == as_sent(now)
            shown[seat] = now


def test_what_was_told_move_by_move_is_what_a_replay_tells(game):
    """Also after moves were taken back and others played, with and without somebody who listens."""
    table, chance = Table.new(game, max(game.seats), seed=5), random.Random(5)
    readers, recalled = (None, *range(table.seats)), 0
    while not table.over and table.number < MOVES * 2:
        if table.can_undo() and chance.random() < 0.2:
            table.undo()
        else:
            table.play(chance.choice(table.legal_actions()))
        if table.number and chance.random() < 0.95:
            table.logs(readers, table.number - 1)
        if chance.random() < 0.5:
            table.rest()
        since = max(0, table.number - chance.randrange(2, 9))
        recalled += table.copy()._recalled(readers, since) is not None
        again = Table(game, table.seats, table.options, 5, table.actions)
        assert table.copy().logs(readers, since) == again.logs(readers, since)
    assert recalled > 10
