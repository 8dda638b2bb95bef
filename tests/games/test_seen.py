"""Interpreted, so that line coverage sees it: everything a seat gets, along a few random games of every game."""

from worlds import everything_seen, random_table

AFTER_EVERY = 8  # actions: what the player who acted sees then, before anybody else has acted


def test_everything_seen_and_told(game):
    """Once at every position, by the player to act. That nobody sees too much is for tests/contract, compiled."""
    words = game.words("en")
    for seed, seats in enumerate(game.seats, 1):
        table = random_table(game, seats, {}, seed)
        names = [f"Player {seat + 1}" for seat in range(seats)]
        for number, event in enumerate(table.events()):
            assert len(everything_seen(game, event.before, event.seat)) >= 2
            if number % AFTER_EVERY == 0:
                assert len(everything_seen(game, event.after, event.seat)) >= 2
            for line in game.story(event.before, event.action, event.after, event.seat):
                assert words.say(line, names)
        assert len(everything_seen(game, table.state, None)) == 1
