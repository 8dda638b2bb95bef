"""How a turn passes on while it is planned (`face/waiting.py`); interpreted, so that every line is counted.

Plans themselves are for tests/server/test_planning.py, compiled.
"""

from worlds import random_table

from sylvarium.hosting import planning
from sylvarium.hosting.marks import waiting
from sylvarium.hosting.refusal import Refusal
from sylvarium.table import Table

EVERY = 13  # moments of a game


def handed_over(table, seat) -> bool:
    """Whether the next turn of a seat that waits can be imagined. Then it is on turn there, with something to choose,
    and the table itself has not moved."""
    in_turn, before = waiting(table.game).in_turn, table.state.tobytes()
    assert not in_turn(table.record(), seat)
    try:
        turn = planning.turn_of(table, seat)
    except Refusal as refusal:
        assert refusal.code == "no_plan"
        return False
    assert turn.seat == seat and in_turn(turn.record(), seat) and turn.legal_actions()
    assert table.state.tobytes() == before
    return True


def test_a_turn_is_handed_over(game):
    table = random_table(game, game.seats[-1], {}, 3)
    moments = [table.at(number) for number in range(0, table.number, EVERY)]
    found = [handed_over(then, (then.seat + 1) % then.seats) for then in moments]
    assert found.count(True) > 3


def test_whatever_is_chosen_a_game_can_be_planned_or_not(setting):
    """Also where it begins with a draft or with cards that are put back."""
    game, seats, options = setting
    table = Table.new(game, seats, options, seed=2)
    for _ in range(2):
        for seat in {*range(seats)} - {table.seat}:
            handed_over(table, seat)
        table.play(table.legal_actions()[0])
