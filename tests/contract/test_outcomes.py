"""What a client draws of its player's move before the server has answered is what comes of it."""

import random

from sylvarium.hosting.outcomes import Difference, outcomes
from sylvarium.table import Table
from sylvarium.table.showing import known_of

EVERY = 40  # decisions between two looks


def put(board, path, value):
    """A copy of a board with another value at a place."""
    if not path:
        return value
    name, *way = path
    if isinstance(board, dict):
        return {**board, name: put(board[name], way, value)}
    return [put(each, way, value) if place == int(name) else each for place, each in enumerate(board)]


def at(board, path):
    for name in path:
        board = board[name] if isinstance(board, dict) else board[int(name)]
    return board


def drawn(board, outcome):
    """The board as a client makes it."""
    for name, entries in outcome["arranged"].items():
        old = at(board, name.split("."))
        board = put(board, name.split("."), [old[each] if isinstance(each, int) else each for each in entries])
    for name, value in outcome["changes"].items():
        board = put(board, name.split("."), value)
    return board


def decisions(game):
    table, chance = Table(game, 2, {}, 17), random.Random(17)
    while not table.over:
        if table.number % EVERY == 0:
            yield table
        table.play(chance.choice(table.legal_actions()))


def test_what_is_drawn_is_what_comes_of_it(game):
    """Where that is sure, all of it. Otherwise what chance decides may be the same in a few worlds by accident."""
    whole = right = wrong = 0
    for table in decisions(game):
        seat, before = table.seat, game.view(table.state, table.seat)
        found = outcomes(table, seat)
        for outcome in [each for each in found if each["sure"]][:2]:
            after = table.copy()
            after.play(outcome["action"])
            assert plain(drawn(before, outcome)) == plain(game.view(after.state, seat)), named(game, outcome)
            whole += 1
        for outcome in [each for each in found if not each["sure"]][:2]:
            after = table.record()
            game.loops.perform(after.states, 0, outcome["action"])
            real = Difference(before, game.view(after, seat))
            for path, value in (outcome["changes"] | outcome["arranged"]).items():
                same = (real.values | real.arranged).get(path) == value
                right, wrong = right + same, wrong + (not same)
    assert whole > 2 and right > 10 * wrong


def plain(board):
    """Lists and tuples are the same to a client."""
    if isinstance(board, dict):
        return {name: plain(value) for name, value in board.items()}
    return [plain(each) for each in board] if isinstance(board, (list, tuple)) else board


def named(game, outcome):
    return known_of(game)[outcome["action"]]["name"]
