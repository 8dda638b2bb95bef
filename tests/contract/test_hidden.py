"""Nothing hidden in what is public, over games of bots: values, timing, equal copies, and what a view hides."""

import importlib

from saying import changed, written
from test_knowledge import played
from worlds import BOT_GAMES, always, bot_table, everything_seen, imagined, plain, random_table, sometimes

from sylvarium.table import Table

EVERY = 6  # positions looked at: one of so many
WORLDS = 3  # that a reader imagines where that is quick
RANDOM_GAMES = 5


def positions(game, seats, options):
    """Tables at some moments of games of bots."""
    for seed in BOT_GAMES:
        yield from along(bot_table(game, seats, options, seed), sometimes(1 / EVERY, seed))


def along(whole, looked_at):
    """A game played again, at those moments that are looked at, and at its end."""
    table = Table(whole.game, whole.seats, whole.options, whole.seed)
    for action in whole.actions:
        if looked_at(table):
            yield table
        table.play(action)
    yield table


def test_games_of_bots_show_nothing_hidden(setting):
    """View, observation, score parts, question and legal list are the same in every world a seat can imagine."""
    for table in positions(*setting):
        for wrong in hidden_in_what_is_seen(table):
            raise AssertionError(wrong)


def hidden_in_what_is_seen(table):
    game = table.game
    public, reckoned = game.view(table.state, None), numbers(game, table.state)
    for seat in range(table.seats):
        world = imagined(table, seat, seed=table.number + 17)
        if everything_seen(game, world, seat) != everything_seen(game, table.state, seat):
            yield f"{at(table, seat)}: another view, observation, question or legal list in another world"
        if game.view(world, None) != public:
            yield f"{at(table, None)}: another public view in a world that seat {seat} can imagine"
        if numbers(game, world) != reckoned:
            yield f"{at(table, seat)}: other points in another world"


def numbers(game, record):
    """Points of everybody by category, and what the ranking is made of."""
    loops, where = game.loops, (record.states, record.index)
    return [
        [loops.points(*where, seat) for seat in range(record.seats)],
        [[loops.part(*where, seat, k) for k in range(len(game.score_parts))] for seat in range(record.seats)],
    ]


def at(table, seat):
    return f"{table.seats} players, {table.options}, seed {table.seed}, after {table.number} actions, seen by {seat}"


def asked(game, record):
    out = game.out()
    return game.loops.choices(record.states, record.index, out) != 1 or bool(
        game.loops.alone(record.states, record.index)
    )


def quick_games(game):
    """Whole games of every seat count, most of them played at random: only questions are looked at here."""
    defaults = {option.name: option.default for option in game.options}
    for seats in game.seats:
        yield from (random_table(game, seats, defaults, seed) for seed in range(RANDOM_GAMES))
        yield from (bot_table(game, seats, defaults, seed) for seed in BOT_GAMES)


def worlds_of_others(table, game, position, number, seat):
    """Worlds that those who do not decide can imagine, with who imagines them."""
    for reader in {*range(table.seats)} - {seat}:
        for k in range(WORLDS):
            world = position.copy()
            game.loops.imagine(world.states, 0, reader, number * WORLDS + k)
            yield reader, world


def test_being_asked_or_not_tells_nothing(game):
    for table in quick_games(game):
        for wrong in betrayed_by_timing(table):
            raise AssertionError(wrong)


def betrayed_by_timing(table, looked_at=always):
    """Whoever waits for somebody else's decision learns nothing from the waiting: it is asked in all their worlds.

    What the table plays by itself leaves no choice in any world that somebody else can imagine.
    """
    game = table.game
    for event in filter(looked_at, table.events()):
        name = game.telling.name(event.action)
        for reader, world in worlds_of_others(table, game, event.before, event.number, event.seat):
            where = f"{table.seats} players, seed {table.seed}, action {event.number} ({name}), seen by {reader}"
            if event.forced and asked(game, world):
                others = [game.telling.name(action) for action in legal(game, world)]
                yield f"{where}: it was the only choice of seat {event.seat}, and might be one of {others}"
            elif not event.forced and world.seat != event.seat:
                yield f"{where}: another seat is asked in another world"
            elif not event.forced and not asked(game, world):
                yield f"{where}: seat {event.seat} was asked, and is not in another world"


def legal(game, record):
    out = game.out()
    return out[: game.loops.choices(record.states, record.index, out)].tolist()


def test_what_follows_is_asked_in_every_world(setting):
    for table in positions(*setting):
        for wrong in betrayed_by_what_follows(table):
            raise AssertionError(wrong)


def betrayed_by_what_follows(table):
    """An action after which a reader sees the same in two worlds is followed by the same questions in both.

    Where the questions differ, the reader must see the difference; views are made only then, they take longest.
    """
    game = table.game
    if table.over:
        return
    for reader in {*range(table.seats)} - {table.seat}:
        world = imagined(table, reader, seed=table.number + 37)
        for action in set(legal(game, world)).intersection(table.legal_actions()):
            here, there = played(game, table.state, action), played(game, world, action)
            chance = here.drawn != table.state.drawn or there.drawn != world.drawn
            if chance or here.over or there.over or here.seat == reader:
                continue  # what one is asked oneself is one's own knowledge
            same_question = (here.seat, asked(game, here)) == (there.seat, asked(game, there))
            if not same_question and game.view(here, reader) == game.view(there, reader):
                yield f"{at(table, reader)}: after {game.telling.name(action)} somebody else is asked, or nobody"


def test_what_a_view_hides_is_dealt_again(game):
    """What its owner sees and the others do not is really unknown to them: some world of theirs has it otherwise."""
    hidden, varied = {}, set()
    defaults = {option.name: option.default for option in game.options}
    for table in positions(game, game.seats[-1], defaults):
        note_secrets(table, hidden, varied)
    assert not never_varied(hidden, varied), "hidden in the view, but never dealt again"


def note_secrets(table, hidden, varied):
    """Adds what is hidden from somebody (with where), and what some world of theirs has otherwise."""
    game = table.game
    for owner in range(table.seats):
        for reader in {*range(table.seats)} - {owner}:
            own, other = game.view(table.state, owner), game.view(table.state, reader)
            for path, _, new in changed(own, other):
                if new is None and is_secret(path, owner):
                    hidden.setdefault(kind(path), at(table, reader))
            world = imagined(table, reader, seed=table.number + 41)
            varied |= {kind(path) for path, _, _ in changed(own, game.view(world, owner))}


def never_varied(hidden, varied):
    return {path: where for path, where in hidden.items() if not any(v.startswith(path) for v in varied)}


def is_secret(path, owner):
    return written(path).startswith(f"players[{owner}].")


def kind(path):
    """A path without the seat and without what is inside the hidden thing."""
    return ".".join(path[2:3])


def test_equal_copies_are_alike(setting):
    game, _, options = setting
    if plain(game, options):
        for table in positions(*setting):
            for wrong in copies_told_apart(table):
                raise AssertionError(wrong)


def twins_of(game):
    """Pairs of positions that differ only in which of two equal things is which, if a game has such hidden things."""
    try:
        return importlib.import_module(f"games.{game.key}.copies").twins
    except ModuleNotFoundError:
        return lambda record, reader: ()


def copies_told_apart(table):
    """Things that look alike may change places: nobody who cannot tell them apart is told another thing."""
    game, twins = table.game, twins_of(table.game)
    if table.over:
        return
    for reader in range(table.seats):
        for one, other in twins(table.record(), reader):
            if everything_seen(game, one, reader) != everything_seen(game, other, reader):
                yield f"{at(table, reader)}: equal copies look different"
            for action in legal(game, one):
                here, there = played(game, one, action), played(game, other, action)
                told = [game.story(*of, reader) for of in ((one, action, here), (other, action, there))]
                if told[0] != told[1] or game.view(here, reader) != game.view(there, reader):
                    yield f"{at(table, reader)}: {game.telling.name(action)} tells equal copies apart"
