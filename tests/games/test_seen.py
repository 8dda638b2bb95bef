"""Interpreted, so that line coverage sees it: everything a seat gets, along a few random games of every game."""

import orjson
from travelling import check_view
from worlds import everything_seen, random_table

from sylvarium.table import Table

AFTER_EVERY = 8  # actions: what the player who acted sees then, before anybody else has acted


def test_everything_seen_and_told(game):
    """At every other position, by the player to act. That nobody sees too much is for tests/contract, compiled."""
    words = game.words("en")
    for seed, seats in enumerate(game.seats, 1):
        table = random_table(game, seats, {}, seed)
        names = [f"Player {seat + 1}" for seat in range(seats)]
        for number, event in enumerate(table.events()):
            if number % 2 == 0:
                assert len(everything_seen(game, event.before, event.seat)) >= 2
            if number % AFTER_EVERY == 0:
                assert len(everything_seen(game, event.after, event.seat)) >= 2
            readers = (event.seat, None) if number % AFTER_EVERY == 0 else (event.seat,)
            for line in (
                line for seat in readers for line in game.story(event.before, event.action, event.after, seat)
            ):
                assert words.say(line, names)
        assert len(everything_seen(game, table.state, None)) == 1


def test_the_first_views_have_the_shape_that_is_promised(game):
    """`face/shapes.py` says what travels. Whole games are compared with it in tests/contract."""
    for seats in game.seats:
        table = Table.new(game, seats, seed=1)
        for seat in (None, *range(seats)):
            check_view(orjson.loads(orjson.dumps(table.view(seat), option=orjson.OPT_SERIALIZE_NUMPY)))
