"""Nothing hidden in what is public, over games of bots: values, timing, equal copies, and what a view hides."""

import importlib
import random

from saying import changed, written
from test_knowledge import played
from worlds import MANY, bot_games, bot_table, everything_seen, imagined, plain, random_table

from sylvarium.table import Table

EVERY = 6  # positions looked at: one of so many
WORLDS = 3  # that a reader imagines where that is quick
RANDOM_GAMES = 5


def positions(game, seats, options):
    """Tables at some moments of games of bots."""
    for seed in bot_games():
        whole, chance = bot_table(game, seats, options, seed), random.Random(seed)
        table = Table(game, seats, options, seed)
        for action in whole.actions:
            if chance.random() < 1 / EVERY:
                yield table
            table.play(action)
        yield table


def test_games_of_bots_show_nothing_hidden(setting):
    """View, observation, score parts, question and legal list are the same in every world a seat can imagine."""
    game, seats, options = setting
    for table in positions(game, seats, options):
        public, reckoned = game.view(table.state, None), numbers(game, table.state)
        for seat in range(seats):
            world = imagined(table, seat, seed=table.number + 17)
            assert everything_seen(game, world, seat) == everything_seen(game, table.state, seat), at(table, seat)
            assert game.view(world, None) == public, at(table, None)
            assert numbers(game, world) == reckoned, at(table, seat)


def numbers(game, record):
    """Points of everybody by category, and what the ranking is made of."""
    loops, where = game.loops, (record.states, record.index)
    return [
        [loops.points(*where, seat) for seat in range(record.seats)],
        [[loops.part(*where, seat, k) for k in range(len(game.score_parts))] for seat in range(record.seats)],
    ]


def at(table, seat):
    return f"seed {table.seed}, after {table.number} actions, seen by {seat}"


def asked(game, record):
    out = game.out()
    return game.loops.choices(record.states, record.index, out) != 1 or bool(
        game.loops.alone(record.states, record.index)
    )


def quick_games(game):
    """Whole games of every seat count, most of them played at random: only questions are looked at here."""
    defaults = {option.name: option.default for option in game.options}
    for seats in game.seats:
        yield from (random_table(game, seats, defaults, seed) for seed in range(MANY or RANDOM_GAMES))
        yield from (bot_table(game, seats, defaults, seed) for seed in bot_games())


def worlds_of_others(table, game, position, number, seat):
    """Worlds that those who do not decide can imagine, with who imagines them."""
    for reader in {*range(table.seats)} - {seat}:
        for k in range(WORLDS):
            world = position.copy()
            game.loops.imagine(world.states, 0, reader, number * WORLDS + k)
            yield reader, world


def test_being_asked_tells_nothing(game):
    """Whoever waits for somebody else's decision learns nothing from the waiting: it is asked in all their worlds."""
    for table in quick_games(game):
        for event in table.events():
            if event.forced:
                continue
            name = game.telling.name(event.action)
            for reader, world in worlds_of_others(table, game, event.before, event.number, event.seat):
                where = f"{table.seats} players, seed {table.seed}, action {event.number} ({name}), seen by {reader}"
                assert world.seat == event.seat, f"{where}: another seat is asked in another world"
                assert asked(game, world), f"{where}: seat {event.seat} was asked, and is not in another world"


def test_not_being_asked_tells_nothing(game):
    """What the table plays by itself leaves no choice in any world that somebody else can imagine."""
    for table in quick_games(game):
        for event in table.events():
            if not event.forced:
                continue
            name = game.telling.name(event.action)
            for reader, world in worlds_of_others(table, game, event.before, event.number, event.seat):
                others = [game.telling.name(action) for action in legal(game, world)]
                where = f"{table.seats} players, seed {table.seed}, action {event.number}"
                told = f"{name} was the only choice of seat {event.seat}; for seat {reader} it might be {others}"
                assert not asked(game, world), f"{where}: {told}"


def legal(game, record):
    out = game.out()
    return out[: game.loops.choices(record.states, record.index, out)].tolist()


def test_what_follows_is_asked_in_every_world(setting):
    """An action after which a reader sees the same in two worlds is followed by the same questions in both.

    Where the questions differ, the reader must see the difference; views are made only then, they take longest.
    """
    game, seats, options = setting
    for table in positions(game, seats, options):
        if table.over:
            continue
        for reader in {*range(seats)} - {table.seat}:
            world = imagined(table, reader, seed=table.number + 37)
            for action in set(legal(game, world)).intersection(table.legal_actions()):
                here, there = played(game, table.state, action), played(game, world, action)
                chance = here.drawn != table.state.drawn or there.drawn != world.drawn
                if chance or here.over or there.over or here.seat == reader:
                    continue  # what one is asked oneself is one's own knowledge
                if (here.seat, asked(game, here)) != (there.seat, asked(game, there)):
                    told = f"{at(table, reader)}: after {game.telling.name(action)} somebody else is asked, or nobody"
                    assert game.view(here, reader) != game.view(there, reader), told


def test_what_a_view_hides_is_dealt_again(game):
    """What its owner sees and the others do not is really unknown to them: some world of theirs has it otherwise."""
    hidden, varied = {}, set()
    for seats in game.seats[-1:]:
        defaults = {option.name: option.default for option in game.options}
        for table in positions(game, seats, defaults):
            for owner in range(seats):
                for reader in {*range(seats)} - {owner}:
                    own, other = game.view(table.state, owner), game.view(table.state, reader)
                    secrets = {
                        kind(path) for path, _, new in changed(own, other) if new is None and is_secret(path, owner)
                    }
                    for path in secrets:
                        hidden.setdefault(path, at(table, reader))
                    world = imagined(table, reader, seed=table.number + 41)
                    varied |= {kind(path) for path, _, _ in changed(own, game.view(world, owner))}
    never = {path: where for path, where in hidden.items() if not any(v.startswith(path) for v in varied)}
    assert not never, f"hidden in the view, but never dealt again: {never}"


def is_secret(path, owner):
    return written(path).startswith(f"players[{owner}].")


def kind(path):
    """A path without the seat and without what is inside the hidden thing."""
    return ".".join(path[2:3])


def test_equal_copies_are_alike(setting):
    """Things that look alike may change places: nobody who cannot tell them apart is told another thing."""
    game, seats, options = setting
    try:
        twins = importlib.import_module(f"games.{game.key}.copies").twins
    except ModuleNotFoundError:
        return  # the game has no hidden things of which there are equal ones
    if not plain(game, options):
        return
    for table in positions(game, seats, options):
        if table.over:
            continue
        for reader in range(seats):
            for one, other in twins(table.record(), reader):
                assert everything_seen(game, one, reader) == everything_seen(game, other, reader), at(table, reader)
                for action in legal(game, one):
                    here, there = played(game, one, action), played(game, other, action)
                    told = [game.story(*of, reader) for of in ((one, action, here), (other, action, there))]
                    name = game.telling.name(action)
                    assert game.view(here, reader) == game.view(there, reader), f"{at(table, reader)}: {name}"
                    assert told[0] == told[1], f"{at(table, reader)}: {name}"
