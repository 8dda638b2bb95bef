"""Which choices are worth trying in the quick play of imagined futures; for bots only.

Players who choose at random give their AP away and buy what they do not need. Those who follow these few
rules of thumb use what they have, and so their games say more about a position.
"""

from sylvarium.games.tiletum.components import FACES
from sylvarium.games.tiletum.state import (
    BUY,
    CONTRIBUTE,
    END_TURN,
    EXCHANGE,
    FULFIL_CONTRACT,
    LEAVE_KING_TILE,
    PLACE_CREST,
    PLACE_HOUSE,
    PROCEED,
    REDRAW_CHARACTERS,
    STOP,
    TAKE_BONUS_RESOURCE,
    TAKE_DIE,
    TAKE_KING_TILE,
    TAKE_MAP_TILE,
    TAKE_WHEEL_TILE,
    USE_HELPER,
)
from sylvarium.kernel import rule

WASTEFUL, GOING_ON, ORDINARY, GAINFUL = range(4)


@rule
def sensible(s, out, n):
    """Moves the best kind of the n legal actions to the front of `out` and counts them."""
    best = WASTEFUL
    for k in range(n):
        worth = worth_of(s, out[k])
        if worth > best:
            best = worth
    count = 0
    for k in range(n):
        if worth_of(s, out[k]) == best:
            action = out[k]
            out[k] = out[count]
            out[count] = action
            count += 1
    return count


@rule
def worth_of(s, action):
    """Points and tiles at once are gainful; to go on is better than to waste gold or AP."""
    if action < TAKE_WHEEL_TILE:  # a die as it is, or changed for gold
        choice = action - TAKE_DIE
        return ORDINARY if choice // FACES % FACES == choice % FACES else WASTEFUL
    if action == TAKE_WHEEL_TILE or action == TAKE_KING_TILE:
        return GAINFUL
    if action == PROCEED or action == STOP or action == END_TURN or action == LEAVE_KING_TILE:
        return GOING_ON
    if PLACE_HOUSE <= action < TAKE_MAP_TILE:  # houses and pillars
        return GAINFUL
    if FULFIL_CONTRACT <= action < PLACE_CREST or CONTRIBUTE <= action < USE_HELPER:
        return GAINFUL
    if BUY <= action < FULFIL_CONTRACT or action == REDRAW_CHARACTERS:
        return WASTEFUL
    if EXCHANGE <= action < TAKE_BONUS_RESOURCE:  # the first exchange of a turn gives one more
        return WASTEFUL if s.exchanged else ORDINARY
    return ORDINARY
