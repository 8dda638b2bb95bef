"""Chance: a counter-based generator inside the record, and what is done with it.

Every random number is a hash of the seed and of how many have been taken before. Nothing else is stored,
so a game is its seed and its actions; and "what else might happen" is the same record with another seed.
All arithmetic stays in the low 32 bits of a 64-bit integer, where Python, Numba and CUDA agree exactly.
"""

from sylvarium.kernel.rule import rule

LOW = 0xFFFFFFFF


@rule
def scramble(x):
    """A bijection of 32-bit numbers in which every output bit depends on every input bit (lowbias32)."""
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & LOW
    x = ((x ^ (x >> 15)) * 0x846CA68B) & LOW
    return x ^ (x >> 16)


@rule
def noise(low, high, count):
    """The `count`-th 32-bit number of the sequence with the seed (low, high)."""
    return scramble((scramble((count * 0x9E3779B9 + low) & LOW) + high) & LOW)


@rule
def reseed(s, low, high):
    """Starts another sequence of random numbers."""
    s.seed[0] = low & LOW
    s.seed[1] = high & LOW
    s.drawn = 0


@rule
def reveal(s):
    """The deciding player has learnt something new; nothing before this can be undone."""
    s.reveals += 1


@rule
def below(s, n):
    """A random number from 0 to n − 1 (n up to 2³¹; the bias is below n / 2³²)."""
    bits = noise(s.seed[0], s.seed[1], s.drawn)
    s.drawn += 1
    reveal(s)
    return (bits * n) >> 32


@rule
def pick(s, counts, total):
    """Draws from a bag: an index of `counts`, each with a chance in proportion to its count.

    `total` is the sum of the counts. The caller takes the thing drawn out of the bag.
    """
    left = below(s, total)
    for kind in range(len(counts)):
        left -= counts[kind]
        if left < 0:
            return kind
    return -1


@rule
def draw_from(s, counts, total):
    """Draws from a bag as `pick` does, and takes the thing drawn out of it."""
    kind = pick(s, counts, total)
    counts[kind] -= 1
    return kind


@rule
def shuffle(s, cells, start, stop):
    """Shuffles cells[start:stop] in place (Fisher and Yates)."""
    for last in range(stop - 1, start, -1):
        other = start + below(s, last - start + 1)
        kept = cells[last]
        cells[last] = cells[other]
        cells[other] = kept
