"""Which choices a sensible player would think of, for imagined futures in which everybody plays quickly.

Nothing here limits what may be played; bots use it only beyond their search tree. Pure chance would tear down
what it has built, since own guilds may be discarded at any moment of the Build phase (R86): its games end with
about 3 points, those of this rule with about 40.
"""

from sylvarium.games.tree_society.rules.guilds import free_place
from sylvarium.games.tree_society.rules.state import (
    BUILD_GUILD,
    CHOOSE_BUILD,
    DECLINE,
    DISCARD_GUILD,
    END_BUILD,
    LEVEL_UP,
    MAIN,
    NOWHERE,
    USE_FRUIT_ACTION,
)
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import top


@rule
def sensible(s, out, n):
    """Moves the sensible ones of the n legal actions to the front and counts them; there is always one."""
    step = top(s)
    if step == MAIN:
        return sensible_action(s, out, n)
    if n > 1 and out[n - 1] == DECLINE:
        n -= 1
    if step == CHOOSE_BUILD:
        higher = bring_forward(out, n, LEVEL_UP, DISCARD_GUILD)
        return higher if higher > 0 else n
    return n


@rule
def sensible_action(s, out, n):
    """Finish what was begun, else start a guild that fits, else use the fruit action, else rest."""
    count = bring_forward(out, n, LEVEL_UP, DISCARD_GUILD)
    if count == 0 and free_place(s) != NOWHERE:
        count = bring_forward(out, n, BUILD_GUILD, LEVEL_UP)
    if count == 0:
        count = bring_forward(out, n, USE_FRUIT_ACTION, USE_FRUIT_ACTION + 1)
    if count == 0:
        count = bring_forward(out, n, END_BUILD, END_BUILD + 1)
    return count


@rule
def bring_forward(out, n, start, stop):
    """Moves the actions from `start` up to `stop` to the front and counts them."""
    count = 0
    for k in range(n):
        action = out[k]
        if start <= action and action < stop:
            out[k] = out[count]
            out[count] = action
            count += 1
    return count
