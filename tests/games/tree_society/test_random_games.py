"""Whole games with every invariant after every action; termination; coverage of components."""

import itertools
import random
from collections import Counter
from functools import cache

import pytest
from games.tree_society.invariants import check, check_prices, check_step

from sylvarium.games.tree_society import GAME
from sylvarium.games.tree_society.face.naming import name
from sylvarium.games.tree_society.rules.components import CARD_IDS, OPTION_CHOICES
from sylvarium.games.tree_society.rules.state import STEP
from sylvarium.games.tree_society.school.notation import OUT, new_game, step
from sylvarium.kernel import INTERPRET

SEATS = (2, 3, 4)
ROUNDS = {2: 20, 3: 21, 4: 15}  # section 9: the most rounds a game can have


def any_choice(dice, s, actions):
    """A player who chooses at random."""
    return dice.choice(actions)


def builder(dice, s, actions):
    """A player who finishes what was begun, and discards only when asked: many such games end by banners."""
    full = 0 not in s.level[s.seat].tolist()
    for kind in ("level_up", "fruit_action") if full and step(s) == STEP.act else ("level_up", "build", "fruit_action"):
        wanted = [a for a in actions if name(a).startswith(kind)]
        if wanted:
            return dice.choice(wanted)
    return GAME.names["end_build"] if step(s) == STEP.act else dice.choice(actions)


def play_game(seats, seed, player, watch, **chosen):
    """One game; `watch(before, action, after)` sees every action."""
    s, dice = new_game(seats, seed, **chosen), random.Random(seed)
    while not s.over:
        actions = [int(OUT[k]) for k in range(GAME.legal(s, OUT))]
        assert actions and len(set(actions)) == len(actions)
        action = player(dice, s, actions)
        before = s.copy()
        GAME.apply(s, action)
        watch(before, action, s)
    return s


class Watch:
    """Checks everything, notes what is reached, and what the sold piles were at the beginning of the turn."""

    def __init__(self):
        self.steps, self.sold, self.decisions = 0, {}, 0
        self.kinds, self.built = set(), set()

    def __call__(self, before, action, after):
        kind, args = GAME.actions.decode(action)
        self.kinds.add(kind)
        if kind in ("build", "level_up"):
            self.built.add(CARD_IDS[args[0]])
        self.steps += 1
        self.decisions += 1
        check(after)
        check_step(before, action, after)
        if step(before) == STEP.sell:
            self.sold[before.seat] = before.sold_count[before.seat]
            check_prices(before)
        if after.turn > before.turn > 0 or after.over:
            assert after.sold_count[before.seat] > self.sold[before.seat]  # I12
            assert self.decisions < 2500
            self.decisions = 0


def games():
    """Every seat count with every set of guilds; the other options take turns."""
    others = itertools.cycle(itertools.product(("yes", "no"), ("no", "yes"), ("6", "7"), ("random", "2")))
    for number, (seats, guilds) in enumerate(itertools.product(SEATS, OPTION_CHOICES["guilds"])):
        names = ("starting_cards", "fruit_draft", "end_banners", "start")
        chosen = {"guilds": guilds, **dict(zip(names, next(others), strict=True))}
        yield number, seats, chosen


REPEATS = 1 if INTERPRET else 3


@cache
def watched(player):
    """All games of such players, looked at once for both tests: how they ended, and what they reached."""
    ends, kinds, built = Counter(), set(), set()
    for number, seats, chosen in games():
        for repeat in range(REPEATS):
            watch = Watch()
            s = play_game(seats, 1000 * repeat + number, player, watch, **chosen)
            assert s.turn // seats <= ROUNDS[seats] and watch.steps < GAME.bound
            ends["fruits" if s.empty_round else "banners"] += 1
            assert sorted(GAME.loops.rank(s.states, s.index, k) for k in range(seats)) == [*range(1, seats + 1)]
            kinds |= watch.kinds
            built |= watch.built
    return ends, kinds, built


@pytest.mark.parametrize("player", [any_choice, builder])
def test_every_invariant_holds_in_every_position(player):  # tree_society I1-I19
    """Also R113 (equal turns), R122 (one winner) and the bounds of section 9."""
    ends, _, _ = watched(player)
    assert ends["fruits"] > 0 and (player is any_choice or ends["banners"] > 10)


def test_every_kind_of_action_and_every_card_is_reached():
    reached = [watched(player) for player in (any_choice, builder)]
    assert set.union(*(kinds for _, kinds, _ in reached)) == set(GAME.actions.kinds)
    assert set.union(*(built for _, _, built in reached)) == set(CARD_IDS)
