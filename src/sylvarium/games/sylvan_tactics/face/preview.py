"""What choices are compared by, before they are made: Sigils, cards, Queens, and every unit on the board."""

from sylvarium.games.sylvan_tactics.rules import abilities, board, scoring, sigils
from sylvarium.games.sylvan_tactics.rules.components import NONE, UNIT_IDS, UNITS
from sylvarium.games.sylvan_tactics.rules.strength import strength
from sylvarium.kernel import rule

MEASURES = (
    "sigils",  # available to the deciding player
    "hand",  # cards
    "enemy_hand",
    "queen",  # Health
    "enemy_queen",
    "units",  # on the board
    "enemy_units",
    *(f"strength:{unit}" for unit in UNIT_IDS),
)
LABELS = tuple(f"unit:{unit}" for unit in UNIT_IDS)  # GONE, WELL or HURT

SIGILS, HAND, ENEMY_HAND, QUEEN, ENEMY_QUEEN, ARMY, ENEMY_ARMY, STRENGTH = range(8)
STATE = STRENGTH + UNITS
GONE, WELL, HURT = range(3)


@rule
def measure(s, seat, out):
    """MEASURES and LABELS of one position, for `seat`."""
    side = scoring.side_of(s, seat)
    enemy = board.opponent(side)
    out[SIGILS] = sigils.available(s, side)
    out[HAND], out[ENEMY_HAND] = s.hand_size[side], s.hand_size[enemy]
    out[QUEEN], out[ENEMY_QUEEN] = s.queen_health[side], s.queen_health[enemy]
    out[ARMY], out[ENEMY_ARMY] = board.units_on_board(s, side), board.units_on_board(s, enemy)
    for unit in range(UNITS):
        if s.at[unit] < 0:
            out[STRENGTH + unit] = 0
            out[STATE + unit] = GONE
        else:
            out[STRENGTH + unit] = strength(s, unit, abilities.ALWAYS, NONE)
            out[STATE + unit] = HURT if s.wounded[unit] else WELL
