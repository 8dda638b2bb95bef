"""What every unit on the board is worth and could do, in one compiled call.

A view shows it of all units at once, and a hundred calls from Python would cost more than all their answers.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sylvarium.games.sylvan_tactics.rules import abilities
from sylvarium.games.sylvan_tactics.rules.attacking import attack_cost, fate, health_left, in_reach, may_attack
from sylvarium.games.sylvan_tactics.rules.components import NONE, SIDE, SLOTS, UNITS
from sylvarium.games.sylvan_tactics.rules.moving import may_move, offer_destinations
from sylvarium.games.sylvan_tactics.rules.state import State
from sylvarium.games.sylvan_tactics.rules.strength import base_strength, strength
from sylvarium.games.sylvan_tactics.rules.turn import MOST_OPTIONS
from sylvarium.kernel import rule
from sylvarium.kernel.row import row
from sylvarium.kernel.rule import called_with

BASE, STRENGTH, MAY_MOVE, MAY_ATTACK, DESTINATIONS, COST, COLUMNS = range(7)  # COST: of attacking it
REACHED, MINE, THEIRS, FATE, LEFT, DUEL = range(6)  # of a unit against each slot of the other side


def room() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Space for the numbers, the destinations and the duels of all units."""
    units, duels = np.zeros((UNITS, COLUMNS), np.int32), np.zeros((UNITS, SLOTS, DUEL), np.int32)
    return units, np.zeros((UNITS, MOST_OPTIONS), np.int16), duels


@called_with(lambda: (State.empty(1), 0, *room()))
@rule
def survey(states, i, units, spaces, duels):
    """Numbers, destinations and duels of every unit on the board of row i."""
    s = row(states, i)
    for unit in range(UNITS):
        if s.at[unit] >= 0:
            units[unit, BASE] = base_strength(s, unit)
            units[unit, STRENGTH] = strength(s, unit, abilities.ALWAYS, NONE)
            units[unit, MAY_MOVE] = 1 if may_move(s, unit) else 0
            units[unit, MAY_ATTACK] = 1 if may_attack(s, unit) else 0
            units[unit, DESTINATIONS] = offer_destinations(s, spaces[unit], 0, unit)
            units[unit, COST] = attack_cost(s, unit)
            for slot in range(SLOTS):
                foe = (1 - SIDE[unit]) * SLOTS + slot
                if s.at[foe] >= 0 and in_reach(s, unit, s.at[foe]):
                    duels[unit, slot, REACHED] = 1
                    mine, theirs = strength(s, unit, abilities.ATTACK, foe), strength(s, foe, abilities.DEFEND, unit)
                    duels[unit, slot, MINE] = mine
                    duels[unit, slot, THEIRS] = theirs
                    duels[unit, slot, FATE] = fate(s, foe, mine, theirs)
                    duels[unit, slot, LEFT] = health_left(s, foe, mine)


def surveyed(s: Any) -> tuple[list, np.ndarray, list]:
    """Per unit its numbers, the actions that name its destinations, and its duels."""
    units, spaces, duels = room()
    survey(s.states, s.index, units, spaces, duels)
    return units.tolist(), spaces, duels.tolist()
