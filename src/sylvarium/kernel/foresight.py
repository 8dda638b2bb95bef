"""What every choice of a decision would bring, before it is made.

Each choice is played in worlds imagined from what the deciding seat knows, so nothing hidden can be told. One
compiled call does it for the whole decision. What is compared before and after:

- whether the choice ends the turn, and whether it ends the game,
- the points of every seat, and their categories for the deciding seat,
- the game's own `measures` (amounts: coins, tiles, health) and `labels` (what is not an amount: who leads a tree).

A choice that neither reveals anything nor ends the turn is the same in every world. Any other is tried in
several, and only what comes out the same in all of them is told as a fact.
"""

# ruff: noqa: F821  (the rules' names are supplied by binding)
# mypy: ignore-errors

from sylvarium.kernel.row import row

WORLDS = 8  # in which a choice with an uncertain outcome is tried
UNSURE = -(1 << 31)  # stands for a difference that is not the same in all worlds
UNCHANGED = UNSURE + 1  # stands for a label that stays as it is

ENDS, OVER, POINTS = range(3)  # the first columns; then come categories, measures and labels


def take_stock(s, seat, numbers):
    """Everything that is compared, of one position."""
    numbers[OVER] = s.over
    for other in range(MOST_SEATS):
        numbers[POINTS + other] = score(s, other) if other < s.seats else 0
    for part in range(PARTS):
        numbers[POINTS + MOST_SEATS + part] = score_part(s, seat, part)
    if LABELS > 0 or MEASURES > 0:
        measure(s, seat, numbers[POINTS + MOST_SEATS + PARTS :])


def duplicate(raw, i, copies, j):
    """Row i of `raw` on row j of `copies`."""
    for k in range(raw.shape[1]):
        copies[j, k] = raw[i, k]


def attempt(worlds, raw, world, seat, action, out, numbers, into):
    """Plays `action` in one world and writes the differences to row `into`; tells whether others may differ."""
    duplicate(raw, world, raw, WORLDS)
    was, s = row(worlds, world), row(worlds, WORLDS)
    apply(s, action)
    settle(s, out)
    take_stock(s, seat, numbers[into])
    labels = numbers.shape[1] - LABELS
    for k in range(OVER, labels):
        numbers[into, k] -= numbers[world, k]
    for k in range(labels, numbers.shape[1]):
        if numbers[into, k] == numbers[world, k]:
            numbers[into, k] = UNCHANGED
    ends = s.over != 0 or s.turn != was.turn or s.seat != was.seat
    numbers[into, ENDS] = 1 if ends else 0
    return ends or s.reveals != was.reveals


def foresee(states, given, worlds, raw, seat, seed, actions, n, out, numbers, told):
    """Tries the n actions of a decision of `seat`; writes what changes to `told` and counts the entries.

    An entry is the place of the action, a column and a difference (for a label: what it becomes). `worlds` and
    `numbers` are scratch space: a row per world, one for the copy that is played, and two for differences.
    """
    first, other, imagined, count = WORLDS, WORLDS + 1, 0, 0
    for choice in range(n):
        uncertain, world = True, 0
        while uncertain and world < WORLDS:
            if world == imagined:
                duplicate(given, 0, raw, world)
                imagine(worlds, world, seat, seed + world)
                take_stock(row(worlds, world), seat, numbers[world])
                imagined += 1
            if world == 0:
                uncertain = attempt(worlds, raw, world, seat, actions[choice], out, numbers, first)
            else:
                attempt(worlds, raw, world, seat, actions[choice], out, numbers, other)
                for k in range(numbers.shape[1]):
                    if numbers[first, k] != numbers[other, k]:
                        numbers[first, k] = UNSURE
            world += 1
        for k in range(numbers.shape[1]):
            changed = numbers[first, k] != (0 if k < numbers.shape[1] - LABELS else UNCHANGED)
            if changed:
                told[count, 0], told[count, 1], told[count, 2] = choice, k, numbers[first, k]
                count += 1
    return count


TEMPLATES = (take_stock, duplicate, attempt, foresee)
