"""The contract action: the offer and exchanges (R58, R77–R79)."""

from sylvarium.games.tiletum.rules.components import (
    CONTRACT_OFFER,
    CONTRACT_OFFER_AP,
    EXCHANGE_PAID,
    EXCHANGE_RECEIVED,
    EXCHANGES,
    FIRST_CONTRACT,
)
from sylvarium.games.tiletum.rules.frames import spend
from sylvarium.games.tiletum.rules.state import ACTIONS, NONE, STEP
from sylvarium.games.tiletum.rules.tiles import draw_contract_tile, may_take, store
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import push


@rule
def offer_contract_action(s, out, n, ap):
    """R77, R78: take a tile of the offer, exchange a resource."""
    for k in range(CONTRACT_OFFER):
        if CONTRACT_OFFER_AP[k] <= ap and may_take(s, s.seat, s.contract_offer[k]):
            out[n] = ACTIONS.take_contract + s.contract_offer[k] - FIRST_CONTRACT
            n += 1
    for k in range(len(EXCHANGES)):
        if s.resource[s.seat, EXCHANGE_PAID[k]] > 0:
            out[n] = ACTIONS.exchange + k
            n += 1
    return n


@rule
def take_contract(s, k):
    """R77: pay the AP of its space; the offer waits for the end of the turn."""
    tile = FIRST_CONTRACT + k
    for place in range(CONTRACT_OFFER):
        if s.contract_offer[place] == tile:
            spend(s, CONTRACT_OFFER_AP[place])
            s.contract_offer[place] = NONE
            break
    store(s, s.seat, tile)


@rule
def exchange(s, k):
    """R78, R79: one resource for another; the first exchange of the turn gives one more of choice."""
    spend(s, 1)
    s.resource[s.seat, EXCHANGE_PAID[k]] -= 1
    s.resource[s.seat, EXCHANGE_RECEIVED[k]] += 1
    if s.exchanged == 0:
        s.exchanged = 1
        push(s, STEP.bonus_resource, 0, 0)


@rule
def tidy_contract_offer(s):
    """R58: tiles slide to the right; the gaps are filled from the pile, from right to left."""
    last = CONTRACT_OFFER - 1
    for k in range(CONTRACT_OFFER - 1, -1, -1):
        tile = s.contract_offer[k]
        if tile != NONE:
            s.contract_offer[k] = NONE
            s.contract_offer[last] = tile
            last -= 1
    for k in range(last, -1, -1):
        s.contract_offer[k] = draw_contract_tile(s)
