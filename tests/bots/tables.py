"""Positions for the tests of bots."""

import random

from sylvarium.bots import as_known
from sylvarium.table import Table


def seats_of(game):
    """The smallest table with an opponent."""
    return max(2, game.seats[0])


def table_after(game, actions, seed=3, seats=None):
    """A table after so many random actions, or at the end of the game."""
    table, chance = Table.new(game, seats or seats_of(game), seed=seed), random.Random(seed)
    while not table.over and table.number < actions:
        table.play(chance.choice(table.legal_actions()))
    return table


def real_choice(table, seed=3):
    """The table, played on at random until there is a choice between several actions."""
    chance = random.Random(seed)
    while len(table.legal_actions()) < 2:
        table.play(chance.choice(table.legal_actions()))
    return table


def known(table, seed=1):
    """The position as the deciding seat knows it."""
    return as_known(table.game, table.state, table.seat, seed)
