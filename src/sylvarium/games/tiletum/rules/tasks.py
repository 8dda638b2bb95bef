"""Tasks: what a player may do at any moment of their own turn (R85–R94)."""

from sylvarium.games.tiletum.rules.characters import is_completed
from sylvarium.games.tiletum.rules.components import (
    ADD_AP,
    BOUGHT,
    BUILDINGS,
    BUY_GOLD,
    CATHEDRAL_VP,
    CATHEDRALS,
    CATHEDRALS_PART,
    CONTRACT_ANY,
    CONTRACT_IRON,
    CONTRACT_PAYMENT,
    CONTRACT_SPACE_VP,
    CONTRACT_TILE,
    CONTRACT_VP,
    CONTRACT_WOOL,
    CONTRACTS_PART,
    COST_STONE,
    COST_VP,
    CREST_EFFECT,
    CREST_FOOD,
    CREST_TILE,
    FOOD,
    GOLD,
    HELPER_TILE,
    HOMES,
    IRON,
    PAYMENT_CHOSEN,
    PAYMENT_CONTRACT,
    PILLARS,
    PILLARS_ON_CONTRACTS,
    RECOLOR_DIE,
    RESOURCES,
    STONE,
    STOREHOUSE,
    TERM_OP,
    TILE_EFFECT,
    TILE_KIND,
    TILE_SHOWS,
    WOOL,
)
from sylvarium.games.tiletum.rules.state import (
    ACTIONS,
    CHOOSING_DIE,
    CONTRIBUTED,
    HAVING_DIE,
    IN_SUPPLY,
    NONE,
    PILLAR,
    STEP,
)
from sylvarium.games.tiletum.rules.tiles import gain_points, is_in_use, stored_at, unstore
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import push

# --- options --------------------------------------------------------------------------------------


@rule
def offer_tasks(s, out, n):
    """R85: all tasks that are possible now."""
    if s.resource[s.seat, GOLD] >= BUY_GOLD:
        for k in range(len(BOUGHT)):
            out[n] = ACTIONS.buy + k
            n += 1
    if s.stored[s.seat] > 0:
        n = offer_storehouse(s, out, n)
    for cathedral in range(len(CATHEDRALS)):
        if may_contribute(s, cathedral):
            out[n] = ACTIONS.contribute + cathedral
            n += 1
    return n


@rule
def offer_storehouse(s, out, n):
    """R87, R90, R94: contracts, crests and helpers of the storehouse, equal tiles only once."""
    contracts_seen, helpers_seen = 0, 0
    for space in range(STOREHOUSE):
        tile = s.storehouse[s.seat, space]
        if tile == NONE or is_in_use(s, space):
            continue
        kind, shows = TILE_KIND[tile], TILE_SHOWS[tile]
        if kind == HELPER_TILE:
            if not (helpers_seen >> shows) & 1 and may_use(s, tile):
                out[n] = ACTIONS.use_helper + shows
                n += 1
            helpers_seen |= 1 << shows
        elif kind == CONTRACT_TILE:
            if not (contracts_seen >> shows) & 1:
                n = offer_payments(s, out, n, shows)
            contracts_seen |= 1 << shows
        elif kind == CREST_TILE:
            n = offer_crest_spaces(s, out, n, shows)
    return n


@rule
def may_use(s, tile):
    """R54, R97: the dyer only between die and resources, more AP only after the die was taken."""
    op = TERM_OP[TILE_EFFECT[tile]]
    if op == RECOLOR_DIE:
        return s.stage == HAVING_DIE
    return op != ADD_AP or s.stage != CHOOSING_DIE


@rule
def price(contract, resource, chosen):
    """R88: how much of a resource the contract asks for if `chosen` pays for the identical ones."""
    amount = 0
    if resource == IRON:
        amount += CONTRACT_IRON[contract]
    if resource == WOOL:
        amount += CONTRACT_WOOL[contract]
    if resource == chosen:
        amount += CONTRACT_ANY[contract]
    return amount


@rule
def can_pay(s, contract, chosen):
    """R22: the player has what the contract asks for."""
    for resource in range(len(RESOURCES)):
        if s.resource[s.seat, resource] < price(contract, resource, chosen):
            return False
    return True


@rule
def offer_payments(s, out, n, contract):
    """R87, R88: the ways to pay for a contract."""
    base = ACTIONS.fulfil_contract + CONTRACT_PAYMENT[contract]
    if CONTRACT_ANY[contract] == 0:
        if can_pay(s, contract, NONE):
            out[n] = base
            n += 1
        return n
    for chosen in range(len(RESOURCES)):
        if s.resource[s.seat, chosen] >= CONTRACT_ANY[contract] and can_pay(s, contract, chosen):
            out[n] = base + chosen
            n += 1
    return n


@rule
def offer_crest_spaces(s, out, n, crest):
    """R90: the empty crest spaces for which there is enough food."""
    food = s.resource[s.seat, FOOD]
    for building in range(len(BUILDINGS)):
        if food >= CREST_FOOD[building] and s.crest[s.seat, building] == NONE:
            out[n] = ACTIONS.place_crest + crest * len(BUILDINGS) + building
            n += 1
    return n


@rule
def may_contribute(s, cathedral):
    """R92, R93: an own pillar without a contribution yet, and the stone."""
    return s.pillar[s.seat, cathedral] == PILLAR and s.resource[s.seat, STONE] >= COST_STONE[s.cost_tile[cathedral]]


# --- carrying them out ----------------------------------------------------------------------------


@rule
def buy(s, k):
    """R86: 2 gold for a resource."""
    s.resource[s.seat, GOLD] -= BUY_GOLD
    s.resource[s.seat, BOUGHT[k]] += 1


@rule
def fulfil_contract(s, payment):
    """R87, R89: pay, cover the leftmost contract space, free its pillar, gain points, then the reward."""
    player, contract, chosen = s.seat, PAYMENT_CONTRACT[payment], PAYMENT_CHOSEN[payment]
    for resource in range(len(RESOURCES)):
        s.resource[player, resource] -= price(contract, resource, chosen)
    tile = unstore(s, player, stored_at(s, player, CONTRACT_TILE, contract))
    space = s.fulfilled[player]
    s.contract[player, space] = tile
    s.fulfilled[player] += 1
    if space < PILLARS_ON_CONTRACTS:
        s.pillar_supply[player] += 1
        s.pillar_place[player, PILLARS - PILLARS_ON_CONTRACTS + space] = IN_SUPPLY
    gain_points(s, player, CONTRACTS_PART, CONTRACT_VP[contract] + CONTRACT_SPACE_VP[space])
    if TILE_EFFECT[tile] != 0:
        push(s, STEP.effect, TILE_EFFECT[tile], 0)


@rule
def place_crest(s, crest, building):
    """R90, R109: pay food, put the crest below the building; its bonus, then the completion."""
    player = s.seat
    s.resource[player, FOOD] -= CREST_FOOD[building]
    s.crest[player, building] = unstore(s, player, stored_at(s, player, CREST_TILE, crest))
    if building < HOMES and is_completed(s, player, building):
        push(s, STEP.completion, building, 0)
    push(s, STEP.effect, CREST_EFFECT[building], 0)


@rule
def contribute(s, cathedral):
    """R92: pay the stone of the cost tile and earn the topmost cathedral tile."""
    s.resource[s.seat, STONE] -= COST_STONE[s.cost_tile[cathedral]]
    earn_cathedral_tile(s, s.seat, cathedral)


@rule
def earn_cathedral_tile(s, player, cathedral):
    """R92: the topmost tile; the points of it and of the cost tile."""
    nth = s.cathedral_taken[cathedral]
    s.cathedral_taken[cathedral] += 1
    s.cathedral_owner[cathedral, nth] = player
    s.pillar[player, cathedral] = CONTRIBUTED
    gain_points(s, player, CATHEDRALS_PART, COST_VP[s.cost_tile[cathedral]] + CATHEDRAL_VP[cathedral, nth])


@rule
def use_helper(s, helper):
    """R94: the helper gives its effect, and keeps its space until that is over."""
    space = stored_at(s, s.seat, HELPER_TILE, helper)
    s.in_use |= 1 << space
    push(s, STEP.helper_done, space, 0)
    push(s, STEP.effect, TILE_EFFECT[s.storehouse[s.seat, space]], 0)


@rule
def remove_helper(s, space):
    """R94: its effect is over, the helper leaves the game."""
    unstore(s, s.seat, space)
    s.in_use -= 1 << space
    s.bonus_removed += 1
