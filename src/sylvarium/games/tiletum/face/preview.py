"""What choices are compared by, before they are made: what the deciding player has, and what is due from the die."""

from sylvarium.games.tiletum.rules.characters import bonus_ap
from sylvarium.games.tiletum.rules.components import CONTRACT_SPACES, RESOURCES
from sylvarium.games.tiletum.rules.king import rank_of
from sylvarium.games.tiletum.rules.scoring import estate_points
from sylvarium.games.tiletum.rules.state import HAVING_DIE, NONE, STEP
from sylvarium.kernel import rule

MEASURES = (
    *RESOURCES,
    *(f"due:{name}" for name in RESOURCES),  # what the die taken is still to give (R53)
    "ap",  # of the main action and of all sub-actions, with those of a completed building
    "king",  # the step on the King track
    "rank",  # on the King track: 0 is first
    "houses",  # ready to be placed
    "pillars",  # ready to be placed
    "stored",  # tiles in the storehouse
    "estate",  # houses × pillars on the map (R130)
    *(f"contract:{name}" for name in CONTRACT_SPACES),  # 1 if covered
)
LABELS = ()

DUE = len(RESOURCES)
AP, KING, RANK, HOUSES, PILLARS, STORED, ESTATE, CONTRACT = range(2 * DUE, 2 * DUE + 8)


@rule
def measure(s, seat, out):
    """MEASURES of one position, for `seat`."""
    for resource in range(len(RESOURCES)):
        out[resource] = s.resource[seat, resource]
        out[DUE + resource] = 0
    if s.stage == HAVING_DIE and s.seat == seat:
        out[DUE + s.die_gives] = s.die_value
    out[AP] = action_points(s, seat)
    out[KING] = s.king_step[seat]
    out[RANK] = rank_of(s, seat)
    out[HOUSES] = s.house_supply[seat]
    out[PILLARS] = s.pillar_supply[seat]
    out[STORED] = s.stored[seat]
    out[ESTATE] = estate_points(s, seat)
    for space in range(len(CONTRACT_SPACES)):
        out[CONTRACT + space] = 1 if s.contract[seat, space] != NONE else 0


@rule
def action_points(s, seat):
    """R55, R95: what is left to spend in this turn, in all open frames."""
    if s.seat != seat:
        return 0
    points = s.main_ap + 0
    if s.stage == HAVING_DIE:
        points += bonus_ap(s, seat, s.main)
    for k in range(s.pending):
        if s.agenda[k, 0] == STEP.sub:
            points += s.agenda[k, 2]
    return points
