"""The King track: steps, stacks and corruption (R43–R45, R80, R81, R110, R116).

`rank` lists the players as R110 ranks them: higher steps first, and on one step from the bottom of the
stack to its top. So the list and the steps together are the stacks.
"""

from sylvarium.games.tiletum.rules.components import (
    CORRUPTION_TOKENS,
    CORRUPTION_VALUE,
    HIGHEST,
    KING_VP,
    LOWEST,
)
from sylvarium.kernel import rule
from sylvarium.kernel.chance import below


@rule
def step_points(s, player):
    """The points of the player's step (table 5.3)."""
    return KING_VP[s.king_step[player] - LOWEST]


@rule
def rank_of(s, player):
    """R110: 0 for the first-ranked player."""
    k = 0
    while s.rank[k] != player:
        k += 1
    return k


@rule
def step_up(s, player):
    """R80, R81: one step up, on top of the markers there; nothing at the top of the track."""
    if s.king_step[player] == HIGHEST:
        return
    s.king_step[player] += 1
    step = s.king_step[player]
    k = rank_of(s, player)
    while k > 0 and s.king_step[s.rank[k - 1]] < step:
        s.rank[k] = s.rank[k - 1]
        k -= 1
    s.rank[k] = player


@rule
def lower_markers(s, value):
    """R43–R45: all markers go down; those that meet on the lowest step pile up, the lowest first.

    The stacks only change on the lowest step: whoever is pushed onto it lies on top of those who were
    there before. Handled from below, each group that ends there goes to the end of the ranking in turn.
    """
    for step in range(LOWEST, LOWEST + value + 1):
        rank_group_last(s, step)
    for player in range(s.players):
        lowered = s.king_step[player] - value
        s.king_step[player] = lowered if lowered > LOWEST else LOWEST


@rule
def rank_group_last(s, step):
    """Moves the players of a step to the end of the ranking; they keep their order."""
    moved = 0
    for k in range(s.players):
        player = s.rank[k - moved]
        if s.king_step[player] == step:
            for later in range(k - moved, s.players - 1):
                s.rank[later] = s.rank[later + 1]
            s.rank[s.players - 1] = player
            moved += 1


@rule
def reveal_corruption(s):
    """R43: the next of the round's tokens, any of those not yet turned up; all markers go down."""
    hidden = len(CORRUPTION_TOKENS) - s.lap
    nth = below(s, hidden)
    token = 0
    while True:
        if not is_revealed(s, token):
            if nth == 0:
                break
            nth -= 1
        token += 1
    s.corruption[s.lap] = token
    s.lap += 1
    lower_markers(s, CORRUPTION_VALUE[token])


@rule
def is_revealed(s, token):
    """Whether this token has been turned up in this round."""
    for k in range(s.lap):
        if s.corruption[k] == token:
            return True
    return False


@rule
def reset_markers(s):
    """R116: markers below 0 go to 0, on top of those there, and keep their rank."""
    for player in range(s.players):
        if s.king_step[player] < 0:
            s.king_step[player] = 0
