"""Toy games whose best play is known, to check the search itself.

In *nim* players take one to three counters from a heap; who takes the last one wins. In *guess* the first player
takes a sure point, or three points for naming a secret number; the second player then uncovers it. Its judgement
looks at the secret while it is covered: a search that stops there must know no more than one to the end. *Peek* is
the same game with a `resample` that forgets to hide the secret: the honest search must not play like it. In *lure* the
first player takes a bait (a point at once, and then the other one gets three), waits (nothing at once, and then two) or
stumbles (three points lost); there are two baits and two ways to wait, which are equal.
"""

from hashlib import sha256
from pathlib import Path
from types import ModuleType

from numba import njit

from sylvarium.kernel import INTERPRET, ActionSpace, Game, Record, i8
from sylvarium.kernel.chance import below

# Compiled afresh in every run: the kernel's cache knows only the sources of the package.
rule = (lambda function: function) if INTERPRET else njit
SOURCES = sha256(Path(__file__).read_bytes()).hexdigest()[:8]

SECRETS = 6
NIM_ACTIONS = ActionSpace(take=3)
GUESS_ACTIONS = ActionSpace(safe=1, guess=SECRETS, uncover=1)
LURE_ACTIONS = ActionSpace(stumble=1, bait=2, wait=2, end=1)
TAKE = NIM_ACTIONS.take
SAFE, GUESSES, UNCOVER = GUESS_ACTIONS
STUMBLE, BAITS, WAITS, END = LURE_ACTIONS


class Heap(Record):
    heap: i8
    winner: i8


class Secret(Record):
    secret: i8
    said: i8
    points: i8


@rule
def nim_legal(s, out):
    n = 0
    if not s.over:
        for k in range(min(3, s.heap)):
            out[n] = k
            n += 1
    return n


@rule
def nim_apply(s, action):
    s.heap -= action + 1
    s.turn += 1
    if s.heap == 0:
        s.over = 1
        s.winner = s.seat
    else:
        s.seat = 1 - s.seat


@rule
def nim_score(s, seat):
    return 1 if s.over and s.winner == seat else 0


@rule
def guess_legal(s, out):
    if s.over:
        return 0
    if s.seat == 1:
        out[0] = UNCOVER
        return 1
    for action in range(1 + SECRETS):
        out[action] = action
    return 1 + SECRETS


@rule
def guess_judgement(s, seat):
    """What the first player will have, by the secret of the world at hand."""
    if seat == 1:
        return 0
    return 1 if s.said == SAFE else 3 if s.said - GUESSES == s.secret else 0


@rule
def guess_apply(s, action):
    if action == UNCOVER:
        s.points = guess_judgement(s, 0)
        s.over = 1
    else:
        s.said = action
        s.seat = 1
        s.turn += 1


@rule
def guess_score(s, seat):
    return s.points if seat == 0 else 0


@rule
def guess_resample(s, seat):
    s.secret = below(s, SECRETS)


class Lured(Record):
    said: i8


@rule
def lure_legal(s, out):
    if s.over:
        return 0
    if s.seat == 1:
        out[0] = END
        return 1
    for action in range(END):
        out[action] = action
    return END


@rule
def lure_apply(s, action):
    if action == END:
        s.over = 1
    else:
        s.said = action
        s.seat = 1
        s.turn += 1


@rule
def lure_score(s, seat):
    if s.turn == 1:
        return 0
    if BAITS <= s.said < WAITS:
        return 1 if seat == 0 else 3 * s.over
    if seat == 1:
        return 0
    return 2 * s.over if s.said >= WAITS else -3


@rule
def nothing(s, seat):
    pass


@rule
def begin(s, options):
    s.turn = 1


def toy(name, state, actions, legal, apply, score, resample, evaluate=None):
    telling = ModuleType(name)
    telling.name = lambda action: f"{name}:{action}"

    @rule
    def standing(s, seat, k):
        return score(s, seat)

    @rule
    def part(s, seat, k):
        return score(s, seat)

    @rule
    def observe(s, seat, out):
        out[0] = 0.0

    return Game(
        key=f"{name}-{SOURCES}",
        seats=(2,),
        State=state,
        actions=actions,
        most_options=8,
        bound=40,
        setup=begin,
        legal=legal,
        apply=apply,
        score=score,
        score_parts=("points",),
        score_part=part,
        standings=("points",),
        standing=standing,
        evaluate=evaluate,
        story=lambda before, action, after, seat: [],
        observation=1,
        observe=observe,
        resample=resample,
        view=lambda s, seat: {},
        telling=telling,
    )


NIM = toy("nim", Heap, NIM_ACTIONS, nim_legal, nim_apply, nim_score, nothing)
GUESS = toy("guess", Secret, GUESS_ACTIONS, guess_legal, guess_apply, guess_score, guess_resample, guess_judgement)
PEEK = toy("peek", Secret, GUESS_ACTIONS, guess_legal, guess_apply, guess_score, nothing, guess_judgement)
LURE = toy("lure", Lured, LURE_ACTIONS, lure_legal, lure_apply, lure_score, nothing)


def heap(counters):
    """Seat 0 to take from so many counters."""
    record = Heap.blank()
    record.seats, record.turn, record.heap = 2, 1, counters
    return record


def secret(number):
    """Seat 0 to guess this secret."""
    record = Secret.blank()
    record.seats, record.turn, record.secret = 2, 1, number
    return record


def lured():
    """Seat 0 to take a bait or not."""
    record = Lured.blank()
    record.seats, record.turn = 2, 1
    return record
