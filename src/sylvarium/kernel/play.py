"""The loops around the rules, written once and bound to every game (`rule.bind`).

They speak of a game's `setup`, `legal`, `apply`, `asks_alone`, `score`, `score_part`, `standing` and
`resample` as if these were imported here; `Game.loops` supplies them. States come as an array and an index,
because handing a single record from Python to compiled code is slow.
"""

# ruff: noqa: F821  (the rules' names are supplied by binding)
# mypy: ignore-errors

from sylvarium.kernel.chance import LOW, noise, reseed, scramble
from sylvarium.kernel.row import row


def begin(states, raw, i, seats, options, seed):
    """A fresh game on row i: everything before the first decision."""
    for k in range(raw.shape[1]):
        raw[i, k] = 0
    s = row(states, i)
    s.seats = seats
    reseed(s, seed & LOW, (seed >> 32) & LOW)
    setup(s, options)


def settle(s, out):
    """Plays choices that are no choices; writes what may then be chosen to `out` and counts it."""
    while True:
        n = legal(s, out)
        if n != 1 or asks_alone(s):
            return n
        apply(s, out[0])


def start(states, raw, i, seats, options, seed, out):
    """A fresh game on row i, settled: ready to be played."""
    begin(states, raw, i, seats, options, seed)
    return settle(row(states, i), out)


def choices(states, i, out):
    """The legal actions on row i."""
    return legal(row(states, i), out)


def settled(states, i, out):
    """Plays what is forced on row i and gives the legal actions."""
    return settle(row(states, i), out)


def perform(states, i, action):
    """Plays one action on row i and nothing that follows from it; the caller knows that it is legal."""
    apply(row(states, i), action)


def alone(states, i):
    """Whether a decision with a single option must be asked on row i."""
    return asks_alone(row(states, i))


def step(states, i, action, out):
    """Plays one action on row i, then what is forced; gives the next legal actions."""
    s = row(states, i)
    apply(s, action)
    return settle(s, out)


def imagine(states, i, seat, seed):
    """Replaces what `seat` cannot know on row i by a random possibility, and the future by another one."""
    s = row(states, i)
    reseed(s, seed & LOW, (seed >> 32) & LOW)
    resample(s, seat)


def playout(s, out, key):
    """Plays at random to the end, the choices drawn from the sequence `key`. Gives the number of decisions."""
    decisions = 0
    while True:
        n = legal(s, out)
        if n == 0:
            return decisions
        k = 0
        if n > 1 or asks_alone(s):
            k = (noise(key, 0, decisions) * n) >> 32
            decisions += 1
        apply(s, out[k])


def place(s, seat):
    """The rank of a seat: 1 for the winner; seats equal in every criterion share a place."""
    better = 0
    for other in range(s.seats):
        for k in range(STANDINGS):
            mine, theirs = standing(s, seat, k), standing(s, other, k)
            if theirs != mine:
                if theirs > mine:
                    better += 1
                break
    return better + 1


def playouts(states, raw, seats, options, seed, out, scores, places, parts, decisions, turns):
    """Whole random games on row 0, one per row of the result arrays, with seeds `seed`, `seed` + 1, …"""
    s = row(states, 0)
    for game in range(len(decisions)):
        begin(states, raw, 0, seats, options, seed + game)
        decisions[game] = playout(s, out, scramble((seed + game) & LOW))
        turns[game] = s.turn
        for seat in range(seats):
            scores[game, seat] = score(s, seat)
            places[game, seat] = place(s, seat)
            for part in range(PARTS):
                parts[game, seat, part] = score_part(s, seat, part)


def race(states, raw, seats, options, seed, games, out):
    """`games` random games with nothing recorded but the number of decisions; for measuring speed."""
    s = row(states, 0)
    total = 0
    for game in range(games):
        begin(states, raw, 0, seats, options, seed + game)
        total += playout(s, out, scramble((seed + game) & LOW))
    return total


def playout_on(states, i, out, key):
    """A random game to the end on row i, choices drawn from the sequence `key`."""
    return playout(row(states, i), out, key)


def observation(states, i, seat, out):
    """What `seat` knows of row i, as numbers."""
    observe(row(states, i), seat, out)


def points(states, i, seat):
    return score(row(states, i), seat)


def estimate(states, i, seat):
    return evaluate(row(states, i), seat)


def part(states, i, seat, k):
    return score_part(row(states, i), seat, k)


def criterion(states, i, seat, k):
    return standing(row(states, i), seat, k)


def rank(states, i, seat):
    return place(row(states, i), seat)
