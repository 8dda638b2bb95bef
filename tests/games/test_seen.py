"""Interpreted, so that line coverage sees it: everything a seat gets, along a few random games of every game."""

from worlds import everything_seen, random_table


def test_everything_seen_and_told(game):
    words = game.words("en")
    for seats in game.seats:
        for seed in (1, 2):
            table = random_table(game, seats, {}, seed)
            names = [f"Player {seat + 1}" for seat in range(seats)]
            for event in table.events():
                seat = event.seat
                for record in (event.before, event.after):
                    assert len(everything_seen(game, record, seat)) >= 2
                for line in game.story(event.before, event.action, event.after, seat):
                    assert words.say(line, names)
            assert len(everything_seen(game, table.state, None)) == 1
