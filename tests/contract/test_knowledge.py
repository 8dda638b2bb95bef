"""Nothing hidden leaks: what a seat gets does not change when what it cannot know is dealt again."""

import random

import numpy as np
import pytest
from worlds import everything_seen, imagined, observed, plain, random_table

from sylvarium.table import Refused, Table


def seeds(game, options):
    return range(2 if plain(game, options) else 1)


def some_positions(game, seats, options, every=12):
    """Positions along random games."""
    for seed in seeds(game, options):
        table, chance = Table(game, seats, options, seed), random.Random(seed)
        while not table.over:
            if chance.random() < 1 / every:
                yield table
            table.play(chance.choice(table.legal_actions()))
        yield table


def test_seen_is_the_same_in_every_world_the_seat_can_imagine(setting):
    game, seats, options = setting
    for table in some_positions(game, seats, options):
        public = game.view(table.state, None)
        for seat in range(seats):
            other = imagined(table, seat, seed=table.number)
            assert everything_seen(game, other, seat) == everything_seen(game, table.state, seat)
            assert game.view(other, None) == public


def test_imagined_worlds_keep_the_invariants(setting):
    from worlds import own_tests

    game, seats, options = setting
    invariants = own_tests(game).invariants
    for table in some_positions(game, seats, options, every=12):
        for seat in range(seats):
            invariants.check(imagined(table, seat, seed=table.number + 1))


def test_an_imagined_world_can_be_played_to_the_end(setting):
    game, seats, options = setting
    for table in some_positions(game, seats, options, every=20):
        world = imagined(table, table.number % seats, seed=3)
        assert game.loops.playout_on(world.states, 0, game.out(), 5) <= game.bound
        assert world.over


def test_the_story_tells_a_seat_nothing_hidden(setting):
    for table in some_positions(*setting, every=10):
        for wrong in hidden_in_the_story(table):
            raise AssertionError(wrong)


def hidden_in_the_story(table):
    """An action that reveals nothing is told the same in every world in which it is possible.

    What is told differently must be seen differently; views are made only then, they take longest.
    """
    game = table.game
    story, out = game.story, game.out()
    if table.over:
        return
    for seat in range(table.seats):
        world = imagined(table, seat, seed=11)
        possible = out[: game.loops.choices(world.states, 0, out)].tolist()
        for action in table.legal_actions():
            if action not in possible:
                continue
            here, there = played(game, table.state, action), played(game, world, action)
            if here.drawn != table.state.drawn or there.drawn != world.drawn:
                continue  # chance differs between the worlds, and may be seen to
            same = story(table.state, action, here, seat) == story(world, action, there, seat)
            if not same and game.view(here, seat) == game.view(there, seat):
                name = game.telling.name(action)
                yield f"seed {table.seed}, after {table.number} actions: {name} is told otherwise to seat {seat}"


def test_a_story_differs_only_for_those_the_game_names(setting):
    """`audience`: readers who are told the same share what was written for one of them."""
    game, seats, options = setting
    for table in some_positions(game, seats, options, every=6):
        for event in table.events(max(0, table.number - 1)):
            told = {seat: told_to(game, event, seat) for seat in (None, *range(seats))}
            if game.audience == "actor":
                del told[event.seat]
            if game.audience != "each":
                assert all(lines == told[None] for lines in told.values())


def told_to(game, event, seat):
    return game.story(event.before, event.action, event.after, seat)


def test_an_action_that_can_be_undone_taught_its_player_nothing(setting):
    for table in some_positions(*setting, every=20):
        for wrong in learnt_and_undone(table):
            raise AssertionError(wrong)


def learnt_and_undone(table):
    """Actions that may be taken back although their player has learnt something by them."""
    game, seat = table.game, table.seat
    if table.over:
        return
    world = imagined(table, seat, seed=13)
    for action in table.legal_actions():
        here, there = stepped(game, table.state, action), stepped(game, world, action)
        same_turn = not here.over and here.turn == table.state.turn and here.seat == seat
        if not same_turn or here.reveals != table.state.reveals:
            continue
        if there.reveals != world.reveals or everything_seen(game, here, seat) != everything_seen(game, there, seat):
            yield f"seed {table.seed}, after {table.number} actions: {game.telling.name(action)} taught something"


def played(game, record, action):
    after = record.copy()
    game.loops.perform(after.states, 0, action)
    return after


def stepped(game, record, action):
    after = record.copy()
    game.loops.step(after.states, 0, action, game.out())
    return after


def test_undo_goes_back_exactly_and_never_past_a_reveal(setting):
    game, seats, options = setting
    for seed in seeds(game, options):
        table, chance = Table(game, seats, options, seed), random.Random(seed)
        while not table.over:
            before, acting = table.record(), table.seat
            looked = chance.random() < 0.15  # views take most of the time of this test
            views = [table.view(seat) for seat in (None, *range(seats))] if looked else []
            table.play(chance.choice(table.legal_actions()))
            after = table.record()
            undoable = not after.over and (after.turn, after.seat, after.reveals) == (
                before.turn,
                acting,
                before.reveals,
            )
            assert table.can_undo() == undoable
            if not undoable:
                with pytest.raises(Refused, match="cannot be undone"):
                    table.undo()
                assert table.state == after
                continue
            assert before.drawn == after.drawn
            with pytest.raises(Refused, match="not yours"):
                table.undo(seat=(acting + 1) % max(2, seats))
            table.undo(seat=acting)
            assert table.state == before
            again = [table.view(seat) for seat in (None, *range(seats))] if looked else []
            assert [{**view, "redo": False} for view in again] == views
            table.redo()
            assert table.state == after


def test_observations_are_finite_and_of_the_promised_size(game):
    for table in some_positions(game, game.seats[-1], {}, every=10):
        for seat in range(table.seats):
            numbers = observed(game, table.state, seat)
            assert numbers.shape == (game.observation,) and np.isfinite(numbers).all()


def test_everything_can_be_said_in_both_languages(setting):
    game, seats, options = setting
    players = [f"Player {n + 1}" for n in range(seats)]
    words = [game.words(language) for language in ("en", "fr")]
    for table in some_positions(game, seats, options, every=12):
        messages = [choice.words for choice in table.legal()]
        messages += [choice.group for choice in table.legal() if choice.group]
        messages += [] if table.over else [table.question()]
        for seat in (None, 0):
            messages += [line.words for line in table.log(seat, since=max(0, table.number - 8))]
        for message in messages:
            for language in words:
                assert language.say(message, players).strip()


def test_no_seed_in_a_view(game):
    table = random_table(game, game.seats[0], {}, 123456789012345678, most=10)
    low, high = table.state.seed
    for seat in (None, *range(table.seats)):
        text = str(table.view(seat))
        assert str(low) not in text and str(high) not in text and str(table.seed) not in text
