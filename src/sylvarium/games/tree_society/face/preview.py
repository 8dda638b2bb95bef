"""What choices are compared by, before they are made: the coins, houses and fruits of the deciding player."""

from sylvarium.games.tree_society.rules import building, counters, prices, rest
from sylvarium.games.tree_society.rules.state import NOWHERE, STEP
from sylvarium.kernel import rule

MEASURES = (
    "purse",  # less the price of a build that is chosen and not yet paid
    "chest",
    "lost",  # what the coin check would take now (R102)
    "banners",
    "houses",  # completed
    "unsold",
    "sold",  # in the sold pile
)
LABELS = ()

PURSE, CHEST, LOST, BANNERS, HOUSES, UNSOLD, SOLD = range(7)


@rule
def measure(s, seat, out):
    """MEASURES of one position, for `seat`."""
    purse = s.purse[seat] - (price_due(s) if seat == s.seat else 0)
    out[PURSE] = purse
    out[CHEST] = s.chest[seat]
    out[LOST] = rest.surplus(purse)
    out[BANNERS] = counters.banners(s, seat)
    out[HOUSES] = s.completed_count[seat]
    out[UNSOLD] = s.unsold_count[seat]
    out[SOLD] = s.sold_count[seat]


@rule
def price_due(s):
    """The price of the build that waits for a discard or for preserved fruits (R44); 0 if none does."""
    for k in range(s.pending):
        if s.agenda[k, 0] == STEP.pay:
            card, mod = s.agenda[k, 1], s.agenda[k, 2]
            return prices.price(s, card, building.next_level(s, card), mod, NOWHERE)
    return 0
