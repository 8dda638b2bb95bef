"""Which choices a sensible player would think of, for imagined futures in which everybody plays quickly.

Nothing here limits what may be played; bots use it only beyond their search tree. Pure chance would tear down
what it has built, since one's guilds may be discarded at any moment of the Build phase (R86): its games end with
less than 2 points (rules file 5.5), those of this rule with about 40.
"""

from sylvarium.games.tree_society.rules.components import CARDS
from sylvarium.games.tree_society.rules.guilds import free_place
from sylvarium.games.tree_society.rules.state import ACTIONS, NOWHERE, STEP
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import top


@rule
def sensible(s, out, n):
    """Moves the sensible ones of the n legal actions to the front and counts them; there is always one."""
    step = top(s)
    if step == STEP.act:
        return sensible_action(s, out, n)
    if n > 1 and out[n - 1] == ACTIONS.decline:
        n -= 1
    if step == STEP.choose_build:
        higher = bring_forward(out, n, ACTIONS.level_up, CARDS)
        return higher if higher > 0 else n
    return n


@rule
def sensible_action(s, out, n):
    """Finish what was begun, else start a guild that fits, else use the fruit action, else rest."""
    count = bring_forward(out, n, ACTIONS.level_up, CARDS)
    if count == 0 and free_place(s) != NOWHERE:
        count = bring_forward(out, n, ACTIONS.build, CARDS)
    if count == 0:
        count = bring_forward(out, n, ACTIONS.fruit_action, 1)
    if count == 0:
        count = bring_forward(out, n, ACTIONS.end_build, 1)
    return count


@rule
def bring_forward(out, n, start, size):
    """Moves the actions of one kind, which are `size` from `start` on, to the front and counts them."""
    count = 0
    for k in range(n):
        action = out[k]
        if start <= action and action < start + size:
            out[k] = out[count]
            out[count] = action
            count += 1
    return count
