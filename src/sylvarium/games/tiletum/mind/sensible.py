"""Which choices are worth trying in the quick play of imagined futures; for bots only.

Players who choose at random walk in circles, give their AP away and buy what they do not need. Those who
follow these few rules of thumb use what they have, and so their games say more about a position.
"""

from sylvarium.games.tiletum.rules.components import (
    CATHEDRAL_TOWN,
    CATHEDRALS,
    DISTANCE,
    EXCHANGE_PAID,
    RESOURCES,
    TOWNS,
)
from sylvarium.games.tiletum.rules.fairs import takes_part
from sylvarium.games.tiletum.rules.state import ACTIONS, NONE
from sylvarium.games.tiletum.rules.travel import may_build_in, may_raise_pillar
from sylvarium.kernel import rule, table

WASTEFUL, GOING_ON, ORDINARY, HANDY, GAINFUL = range(5)
FAR = 99  # farther than any way on the map

# What a choice is worth by its kind, if not ORDINARY. Points and pieces at once are gainful, a tile beside the way is
# handy; to go on beats wasting gold or AP. Where it depends on the table, the question to ask.
MERCHANT_NEARER, ARCHITECT_NEARER, EXCHANGE_WORTHWHILE = range(GAINFUL + 1, GAINFUL + 4)
WORTH_OF_KIND = {
    "take_wheel_tile": GAINFUL,
    "take_king_tile": GAINFUL,
    "place_house": GAINFUL,
    "place_pillar": GAINFUL,
    "place_character": GAINFUL,
    "fulfil_contract": GAINFUL,
    "place_crest": GAINFUL,
    "contribute": GAINFUL,
    "take_map_tile": HANDY,
    "proceed": GOING_ON,
    "stop": GOING_ON,
    "end_turn": GOING_ON,
    "leave_king_tile": GOING_ON,
    "buy": WASTEFUL,
    "redraw_characters": WASTEFUL,
    "move_merchant": MERCHANT_NEARER,
    "move_architect": ARCHITECT_NEARER,
    "exchange": EXCHANGE_WORTHWHILE,
}


def _worth(action):
    """A die is taken as it is, or changed for gold; all other choices are worth the same within their kind."""
    kind, arguments = ACTIONS.decode(action)
    if kind == "take_die":
        _, face, value = arguments
        return ORDINARY if face == value else WASTEFUL
    return WORTH_OF_KIND.get(kind, ORDINARY)


WORTH = table([_worth(action) for action in range(ACTIONS.size)])


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
    """By the table above."""
    worth = WORTH[action]
    if worth == MERCHANT_NEARER:
        return ORDINARY if merchant_gets_nearer(s, action - ACTIONS.move_merchant) else WASTEFUL
    if worth == ARCHITECT_NEARER:
        return ORDINARY if architect_gets_nearer(s, action - ACTIONS.move_architect) else WASTEFUL
    if worth == EXCHANGE_WORTHWHILE:  # the first exchange of a turn gives one more
        paid = EXCHANGE_PAID[action - ACTIONS.exchange]
        return ORDINARY if s.exchanged == 0 and is_plenty(s, paid) else WASTEFUL
    return worth


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
