"""Information-set Monte Carlo tree search, written once and compiled for every game (`Game.bind`).

One iteration: copy the root, deal again what the searching seat cannot know and seed the future afresh, walk
down the tree, add a node, play on by a quick policy up to the horizon, judge the position at the end of every
turn on the way, and tell every node on the path what the player who chose it got out of it (max^n). Nodes stand
for sequences of actions, not for positions: the same node is visited with many different hidden hands and
futures, and an action counts as *available* only when the position at hand offers it.

Nothing is allocated here. The tree is a pool of rows that the caller brings along (`thinking.Tree`), so a
search can be stopped and continued between any two iterations. `legal`, `apply`, `resample` and the like are
the rules of the game the templates are bound to; each is called from exactly one place, since the compiler
optimises a game's rules again wherever they are called.
"""

# ruff: noqa: F821  (the rules' names are supplied by binding)
# mypy: ignore-errors

from math import sqrt

from sylvarium.kernel.chance import noise, reseed
from sylvarium.kernel.real import log, tanh
from sylvarium.kernel.row import row
from sylvarium.kernel.rule import rule

# Columns of a node. A node is an action played by a seat after what its parent stands for.
ACTION, MOVER, CHILD, SIBLING, VISITS, AVAILABLE = range(6)
NODE_COLUMNS = 6
ROOT, NONE = 0, -1

# Columns of what a node was worth to its mover: sum of utilities, sum of victories, sum of margins.
UTILITY, VICTORY, MARGIN = range(3)
WORTH_COLUMNS = 3

# Columns of the habits (per seat and action): how often it was played anywhere, and the utility that followed.
TIMES, GAIN = range(2)

# Columns of the spread of the margins of each seat: how many, their mean, the sum of squared deviations; and how often
# the seat won.
COUNT, MEAN, SQUARES, WINS = range(4)
SPREAD_COLUMNS = 4

# Columns of the verdict on a position, per seat: estimate of the score, order among the seats, the results, and the
# judgement of the last position alone.
ESTIMATE, ORDER, GOT_UTILITY, GOT_VICTORY, GOT_MARGIN, LAST = range(6)
VERDICT_COLUMNS = 6

# Columns of the tally, which has a row for each option at the root: how many lines of play began with it, and where
# they ended. Of every amount the sum and the sum of squares: what the judgement of the end adds to the points there
# (what is to come), the judgement of the best other seat, and the points of every category.
FUTURES = 0
TO_COME, RIVAL, BY_PART = range(3)


def tally_columns(parts: int) -> int:
    """How many columns the tally of a game with so many categories has."""
    return 1 + 2 * (BY_PART + parts)


# Entries of the counters of a tree.
NODES, DONE = range(2)

# Entries of the plan of a search (`levels.Plan` explains them).
EXPLORATION, HABIT, DEPTH, HORIZON, REACH, CONTEST, RANKING, TRUST = range(8)
PLAN_ENTRIES = 8


@rule
def habit_of(habits, seat, action):
    """What usually followed when the seat played this action, wherever; 1/2 before anything is known."""
    return (habits[seat, action, GAIN] + 0.5) / (habits[seat, action, TIMES] + 1.0)


@rule
def favourite(nodes, worth, habits, where, out, n, seat, node, plan, taste):
    """Which of the n legal actions to follow from a node: the highest upper confidence bound.

    An action without a node competes too, with its habit in place of a mean, so that among many options the
    promising ones are tried first. Counts every available child, as information sets require. Of equal ones none is
    preferred for its place in the list: the look along it begins somewhere (`taste`).
    """
    child = nodes[node, CHILD]
    while child != NONE:
        if nodes[child, MOVER] == seat:
            where[nodes[child, ACTION]] = child
        child = nodes[child, SIBLING]
    best, highest = 0, -1.0
    untried = log(nodes[node, VISITS] + 2.0)
    start = (taste * n) >> 32
    for step in range(n):
        k = start + step if start + step < n else start + step - n
        child = where[out[k]]
        visits, gained, chances = 0.0, 0.0, untried
        if child != NONE:
            nodes[child, AVAILABLE] += 1
            visits, gained = nodes[child, VISITS] + 0.0, worth[child, UTILITY]
            chances = log(nodes[child, AVAILABLE] + 2.0)
        mean = (gained + plan[HABIT] * habit_of(habits, seat, out[k])) / (visits + plan[HABIT])
        bound = mean + plan[EXPLORATION] * sqrt(chances / (visits + 1.0))
        if bound > highest:
            best, highest = k, bound
    child = nodes[node, CHILD]
    found = where[out[best]]
    while child != NONE:
        where[nodes[child, ACTION]] = NONE
        child = nodes[child, SIBLING]
    return best, found


@rule
def grow(nodes, counters, parent, seat, action):
    """A new node for an action of a seat below `parent`; NONE when the pool is used up."""
    node = counters[NODES]
    if node == len(nodes):
        return NONE
    counters[NODES] = node + 1
    nodes[node, ACTION] = action
    nodes[node, MOVER] = seat
    nodes[node, CHILD] = NONE
    nodes[node, SIBLING] = nodes[parent, CHILD]
    nodes[node, VISITS] = 0
    nodes[node, AVAILABLE] = 1
    nodes[parent, CHILD] = node
    return node


@rule
def quick_choice(habits, out, n, seat, contest, low, high, dice):
    """The policy beyond the tree: the best by habit of a few options drawn at random."""
    best = (noise(low, high, dice) * n) >> 32
    for k in range(1, contest):
        other = (noise(low, high, dice + k) * n) >> 32
        if habit_of(habits, seat, out[other]) > habit_of(habits, seat, out[best]):
            best = other
    return best


@rule
def settle_results(verdict, spread, seats, ranking):
    """From estimates and order to what each seat got: victory, margin, and the utility made of rank and margin.

    The margin to the best other seat is squashed by the spread of all margins seen, around their mean, so
    that it tells better from worse also for whoever is far ahead or behind, in points of any size. Who plays alone
    counts points.
    """
    others = max(seats - 1, 1)
    for seat in range(seats):
        beaten, level, ahead = 0.0, 0, -1e18 if seats > 1 else 0.0
        victory = 1.0
        for other in range(seats):
            if other == seat:
                continue
            ahead = max(ahead, verdict[other, ESTIMATE])
            if verdict[seat, ORDER] > verdict[other, ORDER]:
                beaten += 1.0
            elif verdict[seat, ORDER] == verdict[other, ORDER]:
                beaten += 0.5
                level += 1
            else:
                victory = 0.0
        margin = verdict[seat, ESTIMATE] - ahead
        spread[seat, COUNT] += 1.0
        off = margin - spread[seat, MEAN]
        spread[seat, MEAN] += off / spread[seat, COUNT]
        spread[seat, SQUARES] += off * (margin - spread[seat, MEAN])
        unit = 2.0 * max(1.0, sqrt(spread[seat, SQUARES] / spread[seat, COUNT]))
        squashed = 0.5 + 0.5 * tanh((margin - spread[seat, MEAN]) / unit)
        verdict[seat, GOT_UTILITY] = ranking * beaten / others + (1.0 - ranking) * squashed
        verdict[seat, GOT_VICTORY] = victory / (1 + level)
        verdict[seat, GOT_MARGIN] = margin
        spread[seat, WINS] += verdict[seat, GOT_VICTORY]


@rule
def learn(nodes, worth, habits, path, length, tree_length, verdict):
    """Tells the nodes on the path, and the habits of all actions played, what came of it."""
    for k in range(length):
        seat, action, node = path[k, 0], path[k, 1], path[k, 2]
        habits[seat, action, TIMES] += 1.0
        habits[seat, action, GAIN] += verdict[seat, GOT_UTILITY]
        if k < tree_length:
            nodes[node, VISITS] += 1
            worth[node, UTILITY] += verdict[seat, GOT_UTILITY]
            worth[node, VICTORY] += verdict[seat, GOT_VICTORY]
            worth[node, MARGIN] += verdict[seat, GOT_MARGIN]
    nodes[ROOT, VISITS] += 1


@rule
def note(tally, amount, value):
    """Adds a value to the sum and to the sum of squares of an amount."""
    tally[1 + 2 * amount] += value
    tally[2 + 2 * amount] += value * value


def take_down(s, seat, verdict, tally):
    """Notes where a line of play ended, in the row of the option it began with."""
    tally[FUTURES] += 1.0
    points = 0.0
    for part in range(PARTS):
        value = float(score_part(s, seat, part))
        points += value
        note(tally, BY_PART + part, value)
    note(tally, TO_COME, verdict[seat, LAST] - points)
    rival = -1e18 if s.seats > 1 else 0.0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, verdict[other, LAST])
    note(tally, RIVAL, rival)


def explore(
    states, raw, seat, out, nodes, worth, habits, where, path, spread, verdict, tally, counters, plan, low, high, count
):
    """`count` iterations from the root on row 0, played out on row 1, for `seat`."""
    s = row(states, 1)
    for _ in range(count):
        number = int(counters[DONE])
        counters[DONE] = number + 1
        chance, taste = noise(low, high, number), noise(high, low, number)
        for k in range(raw.shape[1]):
            raw[1, k] = raw[0, k]
        reseed(s, chance, low)
        resample(s, seat)

        node, length, tree_length, dice, first = ROOT, 0, 0, 0, 0
        in_tree, trust, judged = plan[DEPTH] > 0.0, 1.0, s.turn + 0
        last_turn = judged + int(plan[HORIZON])
        while True:
            n = legal(s, out)
            turn_ended = s.turn != judged
            far = s.turn >= last_turn or (turn_ended and length >= plan[REACH])
            ended = n == 0 or length == len(path) or (far and not in_tree)
            if ended or turn_ended:
                judged = s.turn + 0
                if s.over:
                    trust = 1.0  # a final score needs no estimate beside it
                for each in range(s.seats):
                    verdict[each, LAST] = evaluate(s, each)
                    verdict[each, ESTIMATE] += trust * (verdict[each, LAST] - verdict[each, ESTIMATE])
                trust = plan[TRUST]
            if ended:
                break
            best, mover = 0, s.seat + 0
            if n > 1 or asks_alone(s):
                if in_tree:
                    best, found = favourite(nodes, worth, habits, where, out, n, mover, node, plan, taste)
                    if found == NONE:
                        found = grow(nodes, counters, node, mover, out[best])
                        in_tree = False
                    if found != NONE:
                        node = found
                        tree_length += 1
                    if tree_length >= plan[DEPTH]:
                        in_tree = False
                else:
                    n = sensible(s, out, n)
                    best = quick_choice(habits, out, n, mover, int(plan[CONTEST]), taste, high, dice)
                    dice += int(plan[CONTEST])
                first = best if length == 0 else first
                path[length, 0], path[length, 1], path[length, 2] = mover, out[best], node
                length += 1
            apply(s, int(out[best]))

        for each in range(s.seats):
            verdict[each, ORDER] = -place(s, each) if s.over else verdict[each, ESTIMATE]
        settle_results(verdict, spread, s.seats, plan[RANKING])
        if tree_length > 0:
            take_down(s, seat, verdict, tally[first])
        learn(nodes, worth, habits, path, length, tree_length, verdict)


TEMPLATES = (take_down, explore)
