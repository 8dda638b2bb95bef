"""Random games with every invariant, of positions and of single actions (sections 8 and 9 of the rules file)."""

import random
from collections import Counter

import numpy as np
import pytest
from games.sylvan_tactics import invariants

from sylvarium.games.sylvan_tactics import GAME
from sylvarium.games.sylvan_tactics.rules.attacking import attack_cost
from sylvarium.games.sylvan_tactics.rules.components import FIRST_PAWN, KIND, NONE, PAWN, SIDE, SLOTS, UNITS
from sylvarium.games.sylvan_tactics.rules.moving import move_cost
from sylvarium.games.sylvan_tactics.rules.state import BY_MOVE_ACTION, IN_HAND, IN_PLAY, STEP
from sylvarium.kernel import INTERPRET
from sylvarium.kernel.record import as_bytes
from sylvarium.table import Table

GAMES = 3 if INTERPRET else 15
MOST_IN_A_TURN = 450  # section 9


def step(s):
    return s.agenda[s.pending - 1].tolist() if s.pending else [0, 0, 0]


def pawns(s, side):
    return sum(s.at[unit] >= 0 for unit in range(side * SLOTS + FIRST_PAWN, (side + 1) * SLOTS))


def check_change(before, name, after):
    """Invariants that compare two positions."""
    for side in range(2):
        # sylvan_tactics I12
        assert after.disgraced[side] >= before.disgraced[side]
        assert not before.disgraced[side] or pawns(after, side) <= pawns(before, side)
        # sylvan_tactics I9
        assert 0 <= after.queen[side] - before.queen[side] <= 1
        # sylvan_tactics I18
        feast = after.health[side] > before.health[side]
        assert not feast or "harvest_feast" in name or step(before)[0] == STEP.riposte
        if before.queen[side] == after.queen[side] == 1:
            assert after.queen_health[side] <= before.queen_health[side]
    if step(before)[0] == STEP.destination and step(before)[2] == BY_MOVE_ACTION:  # sylvan_tactics I17
        unit = step(before)[1]
        forward = (after.at[unit] // 8 - before.at[unit] // 8) * (1 - 2 * SIDE[unit])
        assert KIND[unit] != PAWN or forward > 0
    if after.over:  # sylvan_tactics I8, I14
        fallen = [side for side in range(2) if after.health[side] == 0]
        assert len(fallen) == 1 or (not fallen and before.turn == after.last_turn)
    elif after.turn > before.turn:  # sylvan_tactics I13
        assert after.hand_size[1 - after.side] <= 6 or before.turn == 0
        for unit in range(UNITS):
            assert not (after.fresh[unit] or after.halted[unit] or after.boost[unit] or after.moved[unit])


# sylvan_tactics R125: asked even with a single option.
ASKED_ALONE = (STEP.main, STEP.riposte, STEP.promote, STEP.promote_card, STEP.scout_pick, STEP.mulligan_card)


def check_decision(s, legal):
    """Who is asked, and between how many options."""
    kind = step(s)[0]
    if kind not in ASKED_ALONE:  # sylvan_tactics I16
        assert len(legal) >= 2
    active = s.side ^ s.white
    if kind == STEP.main:
        assert s.seat == active and move_cost(s) >= 1 and attack_cost(s, 0) >= 1  # sylvan_tactics I11
    elif s.seat != active and kind not in (STEP.mulligan, STEP.mulligan_card):  # sylvan_tactics I15
        riposte = [card for card in range(len(s.where)) if s.where[card] == 6]
        assert kind == STEP.riposte or riposte


@pytest.mark.parametrize("rounds", ["50", "10"])
def test_random_games_keep_every_invariant(rounds):  # sylvan_tactics I1 to I18
    for seed in range(GAMES):
        table, chance = Table(GAME, 2, {"max_rounds": rounds}, seed), random.Random(seed)
        decisions = Counter()
        while not table.over:
            before, legal = table.record(), table.legal_actions()
            check_decision(before, legal)
            action = chance.choice(legal)
            table.play(action)
            decisions[before.turn] += 1
            name = GAME.telling.name(action)
            check_change(before, name, table.state)
            invariants.check(table.state)
        assert max(count for turn, count in decisions.items() if turn) < MOST_IN_A_TURN
        assert decisions[0] <= 70 and table.number < GAME.bound


def test_random_games_end_as_the_rules_file_says():  # sylvan_tactics Q45
    """Section 9: about one random game in seven ends by the limit, the median is some 46 turns."""
    games = 20 if INTERPRET else 2000
    loops, states, out = GAME.loops, GAME.State.empty(1), GAME.out()
    raw = as_bytes(states)
    scores, places = np.zeros((games, 2), np.int64), np.zeros((games, 2), np.int64)
    parts, decisions, turns = np.zeros((games, 2, 1), np.int64), np.zeros(games, np.int64), np.zeros(games, np.int64)
    loops.playouts(states, raw, 2, GAME.chosen(2), 1, out, scores, places, parts, decisions, turns)
    assert (decisions < GAME.bound).all() and (turns <= 100).all()
    assert 30 <= np.median(turns) <= 60
    if not INTERPRET:
        limit = np.mean((scores > 0).all(axis=1))
        assert 0.05 < limit < 0.3
        assert 0.4 < np.mean(places[:, 0] == 1) < 0.6  # seats, colours drawn by lot


def test_hands_and_zones_never_mix():  # sylvan_tactics I1, I6
    table, chance = Table(GAME, 2, {}, 77), random.Random(77)
    while not table.over:
        s = table.state
        for card, where in enumerate(s.where):
            assert (s.holder[card] == NONE) or where == IN_PLAY
            assert where != IN_HAND or s.holder[card] == NONE
        table.play(chance.choice(table.legal_actions()))
