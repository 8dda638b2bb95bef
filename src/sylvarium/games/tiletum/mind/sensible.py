"""Which choices are worth trying in the quick play of imagined futures; for bots only.

Players who choose at random walk in circles, give their AP away and buy what they do not need. Those who
follow these few rules of thumb use what they have, and so their games say more about a position.
"""

from sylvarium.games.tiletum.rules.components import (
    CATHEDRAL_TOWN,
    CATHEDRALS,
    DISTANCE,
    EXCHANGE_PAID,
    FACES,
    RESOURCES,
    TOWNS,
)
from sylvarium.games.tiletum.rules.fairs import takes_part
from sylvarium.games.tiletum.rules.state import (
    BUY,
    END_TURN,
    EXCHANGE,
    FULFIL_CONTRACT,
    LEAVE_KING_TILE,
    MOVE_ARCHITECT_TO,
    MOVE_MERCHANT_TO,
    NONE,
    PLACE_CHARACTER,
    PLACE_HOUSE,
    PROCEED,
    REDRAW_CHARACTERS,
    STOP,
    TAKE_BONUS_RESOURCE,
    TAKE_CHARACTER,
    TAKE_CONTRACT,
    TAKE_DIE,
    TAKE_KING_TILE,
    TAKE_MAP_TILE,
    TAKE_WHEEL_TILE,
    USE_HELPER,
)
from sylvarium.games.tiletum.rules.travel import may_build_in, may_raise_pillar
from sylvarium.kernel import rule

WASTEFUL, GOING_ON, ORDINARY, HANDY, GAINFUL = range(5)
FAR = 99  # farther than any way on the map


@rule
def sensible(s, out, n):
    """Moves the best kind of the n legal actions to the front of `out` and counts them."""
    best, count = WASTEFUL, 0
    for k in range(n):
        worth = worth_of(s, out[k])
        if worth > best:
            best, count = worth, 0
        if worth == best:
            action = out[k]
            out[k] = out[count]
            out[count] = action
            count += 1
    return count


@rule
def worth_of(s, action):
    """Points and pieces at once are gainful, a tile beside the way is handy; to go on beats wasting gold or AP."""
    if action < TAKE_WHEEL_TILE:  # a die as it is, or changed for gold
        choice = action - TAKE_DIE
        return ORDINARY if choice // FACES % FACES == choice % FACES else WASTEFUL
    if action == TAKE_WHEEL_TILE or action == TAKE_KING_TILE:
        return GAINFUL
    if action == PROCEED or action == STOP or action == END_TURN or action == LEAVE_KING_TILE:
        return GOING_ON
    if MOVE_MERCHANT_TO <= action < MOVE_ARCHITECT_TO:
        return ORDINARY if merchant_gets_nearer(s, action - MOVE_MERCHANT_TO) else WASTEFUL
    if MOVE_ARCHITECT_TO <= action < PLACE_HOUSE:
        return ORDINARY if architect_gets_nearer(s, action - MOVE_ARCHITECT_TO) else WASTEFUL
    if PLACE_HOUSE <= action < TAKE_MAP_TILE:  # houses and pillars
        return GAINFUL
    if TAKE_MAP_TILE <= action < TAKE_CHARACTER:
        return HANDY
    if PLACE_CHARACTER <= action < TAKE_CONTRACT:
        return GAINFUL
    if FULFIL_CONTRACT <= action < USE_HELPER:  # contracts, crests and cathedrals
        return GAINFUL
    if BUY <= action < FULFIL_CONTRACT or action == REDRAW_CHARACTERS:
        return WASTEFUL
    if EXCHANGE <= action < TAKE_BONUS_RESOURCE:  # the first exchange of a turn gives one more
        return ORDINARY if s.exchanged == 0 and is_plenty(s, EXCHANGE_PAID[action - EXCHANGE]) else WASTEFUL
    return ORDINARY


@rule
def is_plenty(s, resource):
    """Whether the player has of nothing more than of this."""
    for other in range(len(RESOURCES)):
        if s.resource[s.seat, other] > s.resource[s.seat, resource]:
            return False
    return True


@rule
def merchant_gets_nearer(s, there):
    """Whether a step leads towards the nearest town for a house, or towards this round's fair."""
    here, fair = s.merchant[s.seat], s.fair_town[s.round - 1]
    if not takes_part(s, s.seat, s.round) and DISTANCE[there, fair] < DISTANCE[here, fair]:
        return True
    goal, nearest = NONE, FAR
    if s.house_supply[s.seat] > 0:
        for town in range(len(TOWNS)):
            if DISTANCE[here, town] < nearest and may_build_in(s, s.seat, town):
                goal, nearest = town, DISTANCE[here, town]
    return goal != NONE and DISTANCE[there, goal] < nearest


@rule
def architect_gets_nearer(s, there):
    """Whether a step leads towards the nearest cathedral for a pillar."""
    here, goal, nearest = s.architect[s.seat], NONE, FAR
    if s.pillar_supply[s.seat] > 0:
        for cathedral in range(len(CATHEDRALS)):
            town = CATHEDRAL_TOWN[cathedral]
            if DISTANCE[here, town] < nearest and may_raise_pillar(s, s.seat, cathedral):
                goal, nearest = town, DISTANCE[here, town]
    return goal != NONE and DISTANCE[there, goal] < nearest
