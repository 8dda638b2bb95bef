"""The frame of a turn: its beginning, the Rest phase, and what comes after it (3.3, 3.17, 3.18)."""

from sylvarium.games.tree_society.rules.components import COINS_KEPT
from sylvarium.games.tree_society.rules.ending import last_round
from sylvarium.games.tree_society.rules.fruits import clear_sale_area
from sylvarium.games.tree_society.rules.gains import gain_for_rest
from sylvarium.games.tree_society.rules.guilds import refill_guild_market
from sylvarium.games.tree_society.rules.order import seat_at
from sylvarium.games.tree_society.rules.state import BEGIN_REST, FINISH_TURN, MAIN, REST_TAKE, SELL
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import push


@rule
def begin_turn(s):
    """R23, R24: the next turn, with its steps; the last one is pushed first."""
    s.seat = seat_at(s, s.turn)
    s.turn += 1
    push(s, FINISH_TURN, 0, 0)
    push(s, REST_TAKE, 0, 0)
    push(s, BEGIN_REST, 0, 0)
    push(s, MAIN, 0, 0)
    push(s, SELL, 0, 0)


@rule
def begin_rest(s):
    """R38, R97, R98: the fruit action is lost, effects give their coins, the sale area is cleared."""
    s.fruit_action = 0
    gain_for_rest(s)
    clear_sale_area(s)


@rule
def check_coins(s):
    """R102: the purse is cut down first, then the chest is emptied into it."""
    seat = s.seat
    s.purse[seat] = min(s.purse[seat], COINS_KEPT) + s.chest[seat]
    s.chest[seat] = 0


@rule
def finish_turn(s):
    """R102, R103, R106, R113: steps 2 and 3 of the Rest phase; then the next turn, or the end."""
    check_coins(s)
    refill_guild_market(s)
    if s.turn % s.seats == 0 and last_round(s):
        s.over = 1
    else:
        begin_turn(s)
