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
from sylvarium.games.tiletum.rules.frames import (
    architect_steps,
    merchant_steps,
    pay_architect_step,
    pay_merchant_step,
    pay_placement,
    spend,
)
from sylvarium.games.tiletum.rules.state import (
    EFFECT,
    HOUSE_IN_ANY_TOWN,
    IN_SUPPLY,
    MOVE_ARCHITECT_TO,
    MOVE_MERCHANT_TO,
    NONE,
    PILLAR,
    PILLAR_IN_ANY_TOWN,
    PLACE_HOUSE,
    PLACE_PILLAR,
    TAKE_MAP_TILE,
    WALK_ARCHITECT,
    WALK_MERCHANT,
)
from sylvarium.games.tiletum.rules.tiles import may_take, store
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import push, second, top

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


# --- options --------------------------------------------------------------------------------------


@rule
def merchant_options(s, out, n):
    """R63–R65: move the merchant, place a house, take the bonus tile of the town."""
    here = s.merchant[s.seat]
    n = step_options(out, n, MOVE_MERCHANT_TO, here)
    n = house_options(s, out, n, here)
    return map_tile_options(s, out, n, here)


@rule
def architect_options(s, out, n):
    """R59–R61: move the architect, place a pillar, take the bonus tile of the town."""
    here = s.architect[s.seat]
    n = step_options(out, n, MOVE_ARCHITECT_TO, here)
    n = pillar_options(s, out, n, here)
    return map_tile_options(s, out, n, here)


@rule
def walk_options(s, out, n):
    """R100–R102, R91: the steps and placements that an effect has granted."""
    if merchant_steps(s) > 0:
        n = step_options(out, n, MOVE_MERCHANT_TO, s.merchant[s.seat])
    if architect_steps(s) > 0:
        n = step_options(out, n, MOVE_ARCHITECT_TO, s.architect[s.seat])
    step = top(s)
    if step == WALK_MERCHANT and second(s) > 0:
        n = house_options(s, out, n, s.merchant[s.seat])
    elif step == WALK_ARCHITECT and second(s) > 0:
        n = pillar_options(s, out, n, s.architect[s.seat])
    elif step == HOUSE_IN_ANY_TOWN:
        for town in range(len(TOWNS)):
            n = house_options(s, out, n, town)
    elif step == PILLAR_IN_ANY_TOWN:
        for cathedral in range(len(CATHEDRALS)):
            if may_raise_pillar(s, s.seat, cathedral):
                out[n] = PLACE_PILLAR + cathedral
                n += 1
    return n


@rule
def walk_is_over(s):
    """6.1: no step is left, and no placement that is possible where the piece stands."""
    if merchant_steps(s) > 0 or architect_steps(s) > 0:
        return False
    step = top(s)
    if step == HOUSE_IN_ANY_TOWN:
        for town in range(len(TOWNS)):
            if may_build_in(s, s.seat, town):
                return False
        return True
    if step == PILLAR_IN_ANY_TOWN:
        for cathedral in range(len(CATHEDRALS)):
            if may_raise_pillar(s, s.seat, cathedral):
                return False
        return True
    if step == WALK_MERCHANT:
        return not may_build_in(s, s.seat, s.merchant[s.seat])
    return not may_raise_pillar_at(s, s.seat, s.architect[s.seat])


@rule
def step_options(out, n, move, here):
    """R35: one step leads to a neighbouring space."""
    for k in range(MOST_NEIGHBOURS):
        there = NEIGHBOURS[here, k]
        if there == NONE:
            break
        out[n] = move + there
        n += 1
    return n


@rule
def journey_options(out, n, move):
    """R91, Q46: every space of the map, also the one where the piece stands."""
    for space in range(len(SPACES)):
        out[n] = move + space
        n += 1
    return n


@rule
def house_options(s, out, n, town):
    """R66: the house spaces of the town on which the player may build."""
    if town >= len(TOWNS) or s.house_supply[s.seat] == 0:
        return n
    start = TOWN_HOUSE[town]
    for space in range(start, start + TOWN_HOUSES[town]):
        if may_build_on(s, s.seat, space):
            out[n] = PLACE_HOUSE + space
            n += 1
    return n


@rule
def pillar_options(s, out, n, space):
    """R62: the cathedral of the town."""
    if may_raise_pillar_at(s, s.seat, space):
        out[n] = PLACE_PILLAR + cathedral_at(space)
        n += 1
    return n


@rule
def map_tile_options(s, out, n, town):
    """R61, R65: the bonus tile of the town."""
    if town < len(TOWNS):
        space = TOWN_BONUS[town]
        if space != NONE and may_take(s, s.seat, s.map_tile[space]):
            out[n] = TAKE_MAP_TILE + space
            n += 1
    return n


# --- moves ----------------------------------------------------------------------------------------


@rule
def move_merchant(s, space):
    """R63, R100: the merchant goes to the space."""
    pay_merchant_step(s)
    s.merchant[s.seat] = space


@rule
def move_architect(s, space):
    """R59, R100: the architect goes to the space."""
    pay_architect_step(s)
    s.architect[s.seat] = space


@rule
def place_house(s, space):
    """R64, R67: a house from the supply to the space, whose building bonus is received at once."""
    pay_placement(s)
    build_house(s, s.seat, space)
    if HOUSE_EFFECT[space] != 0:
        push(s, EFFECT, HOUSE_EFFECT[space], 0)


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
    """R60: a pillar from the supply to the cathedral."""
    pay_placement(s)
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
