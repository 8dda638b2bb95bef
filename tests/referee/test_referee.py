"""Every option list, score and public number, compared with a second reading of the rules over games of bots.

A short run here; `make referee` (SYLVARIUM_REFEREE_GAMES=200) is the long one.
"""

import os
import random

import pytest
from referee.referee import Disagreement
from referee.runner import referee_game, referee_of
from worlds import bot_table

GAMES = int(os.environ.get("SYLVARIUM_REFEREE_GAMES", "1"))


def test_the_referee_agrees(setting):
    game, seats, options = setting
    TheReferee = referee_of(game)
    if TheReferee is None:
        pytest.skip(f"{game.key} has no referee yet: tests/referee/README.md says how to write one")
    default = all(options[option.name] == option.default for option in game.options)
    for seed in range(GAMES if default else max(1, GAMES // 20)):
        referee_game(bot_table(game, seats, options, seed), TheReferee)


def test_the_referee_agrees_whatever_is_chosen(game):
    """All options at once, drawn again for every game: what one of them changes, another may change again."""
    TheReferee = referee_of(game)
    if TheReferee is None or not game.options:
        pytest.skip(f"{game.key} has no referee yet, or nothing to choose")
    for seats in game.seats:
        for seed in range(1000, 1000 + max(1, GAMES // 5)):
            chance = random.Random(seed)
            options = {option.name: chance.choice(list(option.offered(seats))) for option in game.options}
            referee_game(bot_table(game, seats, options, seed), TheReferee)


def test_a_wrong_referee_is_found_out(game):
    """The runner sees a referee that forgets an option, a point, or a number."""
    TheReferee = referee_of(game)
    if TheReferee is None:
        pytest.skip(f"{game.key} has no referee yet")
    table = bot_table(game, game.seats[0], {}, 1, ["random"] * game.seats[0])

    class Forgetful(TheReferee):
        def options(self):
            found = sorted(super().options())
            return found[1:] if len(found) > 3 else found

    class Generous(TheReferee):
        def scores(self):
            scores = [dict(parts) for parts in super().scores()]
            first = next(iter(scores[0]))
            scores[0][first] += 1
            return scores

    class Blind(TheReferee):
        def public(self):
            return {**super().public(), "players": []}

    wrongs = {Forgetful: "options: only the engine offers", Generous: "points of seat 0", Blind: "view players"}
    for wrong, about in wrongs.items():
        with pytest.raises(Disagreement, match=about):
            referee_game(table, wrong)
