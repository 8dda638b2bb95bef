"""The map: architect and merchant, houses, pillars and the bonus tiles of the towns (R34, R59–R68)."""

from sylvarium.games.tiletum.rules.components import (
    CATHEDRAL_SIZE,
    CATHEDRALS,
    HOUSE_EFFECT,
    HOUSE_FROM,
    HOUSE_TOWN,
    HOUSES,
    MOST_NEIGHBOURS,
    NEIGHBOURS,
    PILLARS,
    SPACES,
    TOWN_BONUS,
    TOWN_CATHEDRAL,
    TOWN_HOUSE,
    TOWN_HOUSES,
    TOWNS,
    UNAVAILABLE,
)
from sylvarium.games.tiletum.rules.frames import spend, use_first, use_second
from sylvarium.games.tiletum.rules.offers import offer_all, offer_stop
from sylvarium.games.tiletum.rules.state import ACTIONS, IN_SUPPLY, NONE, PILLAR, STEP
from sylvarium.games.tiletum.rules.tiles import may_take, store
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import drop, push

# --- where pieces may be placed -------------------------------------------------------------------


@rule
def has_house_in(s, player, town):
    """Whether the player has a house in the town."""
    start = TOWN_HOUSE[town]
    for space in range(start, start + TOWN_HOUSES[town]):
        if s.house_owner[space] == player:
            return True
    return False


@rule
def may_build_on(s, player, space):
    """R2, R66: the house space exists, is empty, and the player has a house but none in that town."""
    return (
        s.house_supply[player] > 0
        and HOUSE_FROM[space] <= s.players
        and s.house_owner[space] == NONE
        and not has_house_in(s, player, HOUSE_TOWN[space])
    )


@rule
def may_build_in(s, player, town):
    """R66: whether the player may place a house somewhere in the town (a road space is no town)."""
    if town >= len(TOWNS):
        return False
    start = TOWN_HOUSE[town]
    for space in range(start, start + TOWN_HOUSES[town]):
        if may_build_on(s, player, space):
            return True
    return False


@rule
def may_raise_pillar(s, player, cathedral):
    """R62, R11: a pillar in the supply, an empty space at an available cathedral, no own pillar there."""
    return (
        s.pillar_supply[player] > 0
        and s.cost_tile[cathedral] != UNAVAILABLE
        and s.pillar[player, cathedral] == 0
        and s.pillars_at[cathedral] < CATHEDRAL_SIZE[cathedral]
    )


@rule
def cathedral_at(space):
    """The cathedral on a space of the map, or NONE."""
    return TOWN_CATHEDRAL[space] if space < len(TOWNS) else NONE


@rule
def may_raise_pillar_at(s, player, space):
    """R62 for the cathedral of a space of the map, if it has one."""
    cathedral = cathedral_at(space)
    return cathedral != NONE and may_raise_pillar(s, player, cathedral)


# --- what is offered ------------------------------------------------------------------------------


@rule
def offer_merchant_action(s, out, n):
    """R63–R65: move the merchant, place a house, take the bonus tile of the town."""
    here = s.merchant[s.seat]
    n = offer_steps(s, out, n, ACTIONS.move_merchant, here)
    n = offer_houses(s, out, n, here)
    return offer_map_tile(s, out, n, here)


@rule
def offer_architect_action(s, out, n):
    """R59–R61: move the architect, place a pillar, take the bonus tile of the town."""
    here = s.architect[s.seat]
    n = offer_steps(s, out, n, ACTIONS.move_architect, here)
    n = offer_pillar(s, out, n, here)
    return offer_map_tile(s, out, n, here)


@rule
def offer_merchant_walk(s, out, n, steps, houses):
    """R100, R102: steps of the merchant and houses where it stands, as far as an effect has granted them."""
    if steps > 0:
        n = offer_steps(s, out, n, ACTIONS.move_merchant, s.merchant[s.seat])
    if houses > 0:
        n = offer_houses(s, out, n, s.merchant[s.seat])
    return offer_stop(s, out, n)


@rule
def offer_architect_walk(s, out, n, steps, pillars):
    """R100, R102: steps of the architect and pillars where it stands, as far as an effect has granted them."""
    if steps > 0:
        n = offer_steps(s, out, n, ACTIONS.move_architect, s.architect[s.seat])
    if pillars > 0:
        n = offer_pillar(s, out, n, s.architect[s.seat])
    return offer_stop(s, out, n)


@rule
def offer_walk_of_both(s, out, n, merchant_steps, architect_steps):
    """R100: steps of both."""
    if merchant_steps > 0:
        n = offer_steps(s, out, n, ACTIONS.move_merchant, s.merchant[s.seat])
    if architect_steps > 0:
        n = offer_steps(s, out, n, ACTIONS.move_architect, s.architect[s.seat])
    return offer_stop(s, out, n)


@rule
def offer_houses_anywhere(s, out, n):
    """R91: a house in any town."""
    for town in range(len(TOWNS)):
        n = offer_houses(s, out, n, town)
    return offer_stop(s, out, n)


@rule
def offer_pillars_anywhere(s, out, n):
    """R91: a pillar at any cathedral."""
    for cathedral in range(len(CATHEDRALS)):
        if may_raise_pillar(s, s.seat, cathedral):
            out[n] = ACTIONS.place_pillar + cathedral
            n += 1
    return offer_stop(s, out, n)


@rule
def offer_merchant_journey(s, out, n):
    """R91, Q46: every space of the map, also the one where the merchant stands."""
    return offer_all(s, out, n, ACTIONS.move_merchant, len(SPACES))


@rule
def offer_architect_journey(s, out, n):
    """R91, Q46: every space of the map, also the one where the architect stands."""
    return offer_all(s, out, n, ACTIONS.move_architect, len(SPACES))


@rule
def offer_steps(s, out, n, move, here):
    """R35: one step leads to a neighbouring space."""
    for k in range(MOST_NEIGHBOURS):
        there = NEIGHBOURS[here, k]
        if there == NONE:
            break
        out[n] = move + there
        n += 1
    return n


@rule
def offer_houses(s, out, n, town):
    """R66: the house spaces of the town on which the player may build."""
    if town >= len(TOWNS) or s.house_supply[s.seat] == 0:
        return n
    start = TOWN_HOUSE[town]
    for space in range(start, start + TOWN_HOUSES[town]):
        if may_build_on(s, s.seat, space):
            out[n] = ACTIONS.place_house + space
            n += 1
    return n


@rule
def offer_pillar(s, out, n, space):
    """R62: the cathedral of the town."""
    if may_raise_pillar_at(s, s.seat, space):
        out[n] = ACTIONS.place_pillar + cathedral_at(space)
        n += 1
    return n


@rule
def offer_map_tile(s, out, n, town):
    """R61, R65: the bonus tile of the town."""
    if town < len(TOWNS):
        space = TOWN_BONUS[town]
        if space != NONE and may_take(s, s.seat, s.map_tile[space]):
            out[n] = ACTIONS.take_map_tile + space
            n += 1
    return n


# --- whether an effect still has something to give (6.1) ------------------------------------------


@rule
def merchant_walks_on(s, steps):
    """A step is left, or a house that may be placed where the merchant stands."""
    return steps > 0 or may_build_in(s, s.seat, s.merchant[s.seat])


@rule
def architect_walks_on(s, steps):
    """A step is left, or a pillar that may be placed where the architect stands."""
    return steps > 0 or may_raise_pillar_at(s, s.seat, s.architect[s.seat])


@rule
def may_build_anywhere(s):
    """There is a town in which the player may place a house."""
    for town in range(len(TOWNS)):
        if may_build_in(s, s.seat, town):
            return True
    return False


@rule
def may_raise_pillar_anywhere(s):
    """There is a cathedral at which the player may place a pillar."""
    for cathedral in range(len(CATHEDRALS)):
        if may_raise_pillar(s, s.seat, cathedral):
            return True
    return False


# --- moves: paid in AP by an action, in steps by a walk, by nothing where an effect grants a journey


@rule
def move_merchant(s, space):
    """R63: a step of the merchant for an AP."""
    spend(s, 1)
    send_merchant(s, space)


@rule
def walk_merchant(s, space):
    """R100: a step of the merchant that an effect has granted."""
    use_first(s)
    send_merchant(s, space)


@rule
def send_merchant(s, space):
    """The merchant goes to the space; R91: as a journey anywhere."""
    s.merchant[s.seat] = space


@rule
def move_architect(s, space):
    """R59: a step of the architect for an AP."""
    spend(s, 1)
    send_architect(s, space)


@rule
def walk_architect(s, space):
    """R100: a step of the architect that an effect has granted."""
    use_first(s)
    send_architect(s, space)


@rule
def walk_architect_too(s, space):
    """R100: a step of the architect, where the merchant has steps as well."""
    use_second(s)
    send_architect(s, space)


@rule
def send_architect(s, space):
    """The architect goes to the space; R91: as a journey anywhere."""
    s.architect[s.seat] = space


# --- houses and pillars ---------------------------------------------------------------------------


@rule
def place_house(s, space):
    """R64: a house for an AP."""
    spend(s, 1)
    settle_house(s, space)


@rule
def place_house_on_walk(s, space):
    """R102: a house that an effect has granted where the merchant stands."""
    use_second(s)
    settle_house(s, space)


@rule
def place_house_anywhere(s, space):
    """R91: a house that an effect has granted in any town."""
    drop(s)
    settle_house(s, space)


@rule
def settle_house(s, space):
    """R64, R67: a house from the supply to the space, whose building bonus is received at once."""
    build_house(s, s.seat, space)
    if HOUSE_EFFECT[space] != 0:
        push(s, STEP.effect, HOUSE_EFFECT[space], 0)


@rule
def build_house(s, player, space):
    """The house itself, for players and for the Guild."""
    s.house_supply[player] -= 1
    s.houses[player] += 1
    s.house_owner[space] = player
    for house in range(HOUSES):
        if s.house_place[player, house] == IN_SUPPLY:
            s.house_place[player, house] = space
            break


@rule
def place_pillar(s, cathedral):
    """R60: a pillar for an AP."""
    spend(s, 1)
    raise_pillar(s, s.seat, cathedral)


@rule
def place_pillar_on_walk(s, cathedral):
    """R102: a pillar that an effect has granted where the architect stands."""
    use_second(s)
    raise_pillar(s, s.seat, cathedral)


@rule
def place_pillar_anywhere(s, cathedral):
    """R91: a pillar that an effect has granted at any cathedral."""
    drop(s)
    raise_pillar(s, s.seat, cathedral)


@rule
def raise_pillar(s, player, cathedral):
    """The pillar itself, for players and for the Guild."""
    s.pillar_supply[player] -= 1
    s.pillars[player] += 1
    s.pillar[player, cathedral] = PILLAR
    s.pillars_at[cathedral] += 1
    for pillar in range(PILLARS):
        if s.pillar_place[player, pillar] == IN_SUPPLY:
            s.pillar_place[player, pillar] = cathedral
            break


@rule
def take_map_tile(s, space):
    """R61, R65, R68: the bonus tile of the town goes to the storehouse and is not replaced."""
    spend(s, 1)
    store(s, s.seat, s.map_tile[space])
    s.map_tile[space] = NONE
