"""The review after the game finds what a player gave away."""

import random

from sylvarium.bots import as_known, decide, review
from sylvarium.table import Table


def played(careless):
    """A game in which oak plays every seat, except that `careless` plays at random."""
    table, chance = Table.new("builders", 2, seed=5), random.Random(5)
    while not table.over:
        if table.seat == careless:
            table.play(chance.choice(table.legal_actions()))
        else:
            known = as_known(table.game, table.state, table.seat, table.number)
            table.play(decide(table.game, known, table.seat, "oak:400", table.number).action)
    return table


def test_the_careless_player_gave_most_away():
    table, told = played(careless=0), []
    moments = review(table, "oak:400", most=8, progress=lambda *now: told.append(now)).moments
    assert 3 <= len(moments) <= 8
    assert [moment.fall for moment in moments] == sorted((moment.fall for moment in moments), reverse=True)
    given_away = [sum(moment.fall for moment in moments if moment.seat == seat) for seat in range(2)]
    assert moments[0].seat == 0 and given_away[0] > given_away[1]
    assert told == [(k + 1, table.number) for k in range(table.number)]
    for moment in moments:
        assert table.actions[moment.number] == moment.played != moment.better
        assert 0 <= moment.after < moment.before <= 1
        assert moment.to_json(table)["better_name"] in [choice.name for choice in at(table, moment.number).legal()]


def test_one_player_only_and_repeatable():
    table = played(careless=0)
    found = review(table, "oak:50", seats={1})
    assert {moment.seat for moment in found.moments} <= {1}
    assert found == review(table, "oak:50", seats={1})


def at(table, number):
    return Table(table.game, table.seats, table.options, table.seed, table.actions[:number])
