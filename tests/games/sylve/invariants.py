"""Every invariant of docs/rules/sylve.md, section 8: of one position (`check`), and of one action (`check_step`)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sylvarium.games.sylve import GAME
from sylvarium.games.sylve.face.pieces import side
from sylvarium.games.sylve.rules import scoring
from sylvarium.games.sylve.rules.components import (
    ANY_DIE,
    ASIDE,
    CHARACTER_IDS,
    CREATURE_SEASON,
    CREATURES,
    DICE_EACH,
    DIE_IS_ELEMENT,
    DIE_OWNER,
    FACES,
    FORAGE_DICE,
    FOREST_MIN_PLAYERS,
    FOREST_PLACES,
    FOREST_SPACES,
    FORESTS,
    KINDS,
    MOST_TAMED,
    NONE,
    POOL,
    POTIONS,
    POWER_DIE,
    ROUNDS,
    ROW,
    SCORCHED_EARTH,
    SEASONS,
    SLOT_CREATURES,
    SLOT_PLACE,
    SPACES,
    SYMBOLS,
    VILLAGE_ACCEPTS,
    VILLAGE_PLACE,
)
from sylvarium.games.sylve.rules.state import (
    ACTIONS,
    DEPTH,
    GONE,
    HELD,
    IN_DECK,
    NOT_USED,
    ON_TABLE,
    RESERVED,
    SPENT,
    STEP,
)

# Actions that random games do not choose, and why.
UNREACHABLE = {
    "trade_set:berry:3": "who plays at random has converted the berries long before (R98); `test_creature_powers.py`",
}


def check(s: Any) -> None:
    """Every invariant that can be seen in one position."""
    check_potions(s)
    check_creatures(s)
    check_forests(s)
    check_dice(s)
    check_tokens(s)
    check_turn(s)


def step(s: Any) -> int:
    return s.agenda[s.pending - 1, 0] if s.pending else 0


def dice_of(s: Any) -> range:
    return range(s.seats * DICE_EACH)


def check_potions(s: Any) -> None:
    """I1: each potion in one place, and the counters agree."""
    at = s.potion_at.tolist()
    market = [potion for potion in s.market if potion != NONE]
    shown = [*market, *([s.revealed] if s.revealed != NONE else [])]
    assert len(set(shown)) == len(shown)
    assert {p for p in range(POTIONS) if at[p] == ON_TABLE} == set(shown)
    assert at.count(IN_DECK) == s.potions_left
    held = range(HELD, RESERVED + s.seats)
    assert all(at[p] in (IN_DECK, ON_TABLE) or at[p] in held for p in range(POTIONS))
    assert all((where - HELD) % 4 < s.seats for where in at if where >= HELD)
    if s.potions_left:
        assert len(market) == len(s.market)


def check_creatures(s: Any) -> None:
    """I2, I14: each creature in one place; piles of one season; the limit of tamed creatures."""
    at = s.creature_at.tolist()
    for season in range(SEASONS):
        own = [c for c in range(CREATURES) if CREATURE_SEASON[c] == season]
        assert sum(at[c] == IN_DECK for c in own) == s.pile_left[season]
        tops = [c for c in own if at[c] == ON_TABLE]
        assert tops == ([] if s.pile[season] == NONE else [s.pile[season]])
        assert tops or s.pile_left[season] == 0
    for seat in range(s.seats):
        tamed = s.tamed[seat].tolist()
        count = s.tamed_count[seat]
        assert {c for c in range(CREATURES) if at[c] == HELD + seat} == set(tamed[:count])
        assert len(set(tamed[:count])) == count and set(tamed[count:]) <= {NONE}
        myla = s.powers and s.character[seat] == CHARACTER_IDS.index("myla")
        limit = MOST_TAMED + bool(myla)
        releasing = step(s) == STEP.release and s.seat == seat
        assert count <= limit + releasing and (not releasing or count == limit + 1)
    assert all(HELD <= w < HELD + s.seats or SPENT <= w < SPENT + s.seats for w in at if w >= HELD)


def check_forests(s: Any) -> None:
    """I3, I4: the forests of the game, the row, and the deck."""
    at = s.forest_at.tolist()
    used = [f for f in range(FORESTS) if FOREST_MIN_PLAYERS[f] <= s.seats]
    assert len(used) == 4 * (s.seats + 1)
    assert all((at[f] == NOT_USED) == (f not in used) for f in range(FORESTS))
    row = [f for f in s.row if f != NONE]
    assert len(row) == len(set(row)) == s.seats + 1 and set(s.row.tolist()[s.seats + 1 :]) <= {NONE}
    assert at.count(IN_DECK) == s.forests_left == (ROUNDS - max(s.round, 1)) * (s.seats + 1)
    awarded = [f for f in row if at[f] != ON_TABLE]
    assert len(awarded) in (0, len(row))  # all of the row at once, while the end of the round is carried out
    assert at.count(ON_TABLE) == len(row) - len(awarded)
    assert all(w <= GONE or w == NOT_USED or HELD <= w < HELD + s.seats for w in at)


def check_dice(s: Any) -> None:
    """I5–I7, I9–I12: where dice are, and how they lie on each other."""
    where, under, faces = s.place.tolist(), s.under.tolist(), s.face.tolist()
    seen: Counter[int] = Counter()
    for place, top in enumerate(s.top.tolist()):
        dice = []
        while top != NONE:
            dice.append(top)
            top = under[top]
        assert all(where[die] == place for die in dice)
        seen.update(dice)
        if dice or place < FOREST_PLACES:
            check_place(s, place, dice)
    for die in dice_of(s):
        assert seen[die] == (where[die] < POOL)
        assert 0 <= where[die] <= ASIDE
        assert where[die] < POOL or under[die] == NONE
        if s.round:
            assert (faces[die] >= SYMBOLS) == bool(DIE_IS_ELEMENT[die]) and 0 <= faces[die] < FACES
    for seat in range(s.seats):
        own = [die for die in dice_of(s) if DIE_OWNER[die] == seat]
        assert len(own) == DICE_EACH
        assert sum(not DIE_IS_ELEMENT[die] for die in own) == FORAGE_DICE
        assert s.pool[seat] == sum(where[die] == POOL for die in own)
    if step(s) != STEP.turn_action and s.agenda.tolist()[0][0] != STEP.turn_action and s.round and not s.over:
        assert not any(s.pool[seat] for seat in range(s.seats))  # I6: the round has ended


def check_place(s: Any, place: int, dice: list[int]) -> None:
    if place < FOREST_PLACES:
        k, number = divmod(place, SPACES)
        exists = k < s.seats + 1 and number < FOREST_SPACES[s.row[k]]
        assert exists or (not dice and not s.burned[place])
        assert not (dice and s.burned[place])  # I9
    elif place < SLOT_PLACE:
        accepts = VILLAGE_ACCEPTS[side(s), place - VILLAGE_PLACE]
        if accepts != ANY_DIE:  # I10, I12
            assert len(dice) <= 1 and all(DIE_IS_ELEMENT[d] and s.face[d] == accepts for d in dice)
    else:
        creature = int(SLOT_CREATURES[place - SLOT_PLACE])
        assert len(dice) <= 1  # I11
        assert all(DIE_IS_ELEMENT[die] == POWER_DIE[creature] for die in dice)
        assert not dice or HELD <= s.creature_at[creature] < HELD + s.seats


def check_tokens(s: Any) -> None:
    """I8, I13: scorched earth; no negative stock."""
    assert s.scorched + sum(s.burned) == SCORCHED_EARTH and s.scorched >= 0
    for seat in range(s.seats):
        assert all(s.stock[seat, kind] >= 0 for kind in range(KINDS)) and s.vp[seat] >= 0
    for seat in range(s.seats, 4):
        assert not any(s.stock[seat]) and not s.vp[seat] and not s.tamed_count[seat] and not s.pool[seat]


def check_turn(s: Any) -> None:
    """I20, I21, and that the agenda never comes near its end."""
    assert s.pending <= DEPTH - 4
    assert (s.over == 1) == (s.pending == 0)
    if step(s) == STEP.turn_action and not (s.placed or s.brewed or s.drunk or s.shown):
        assert s.pool[s.seat] > 0
    for seat in range(s.seats if s.over else 0):
        row = s
        parts = [int(scoring.score_part(row, seat, part)) for part in range(len(scoring.PARTS))]
        assert int(scoring.score(row, seat)) == sum(parts)
        creatures = sum(s.creature_at[c] in (HELD + seat, SPENT + seat) for c in range(CREATURES))
        assert creatures <= parts[scoring.CREATURE_PART] <= 3 * creatures


# --- From one position to the next --------------------------------------------------------------------


def top_dice(s: Any, k: int) -> list[int]:
    tops = [s.top[place] for place in range(k * SPACES, (k + 1) * SPACES)]
    return [die for die in tops if die != NONE]


def counted_control(s: Any, k: int) -> tuple[list[int], int]:
    """Influence of every player and the element count, counted again."""
    tops = top_dice(s, k)
    elements = sum(bool(DIE_IS_ELEMENT[die]) for die in tops)
    own = [sum(not DIE_IS_ELEMENT[d] and DIE_OWNER[d] == seat for d in tops) for seat in range(s.seats)]
    return own, elements


def check_step(before: Any, action: int, after: Any) -> None:
    """I6, I15–I17, I19 and I21: what one action may change."""
    kind, _ = ACTIONS.decode(action)
    for seat in range(before.seats):
        assert after.vp[seat] >= before.vp[seat]  # I15
        released = [c for c in range(CREATURES) if before.creature_at[c] == SPENT + seat]
        assert all(after.creature_at[c] == SPENT + seat for c in released)
    if after.turn == before.turn and after.round == before.round:
        for die in dice_of(before):
            if before.place[die] < POOL and after.place[die] < POOL:
                assert after.face[die] == before.face[die]  # I19
    if after.round > before.round:  # I6
        assert all(after.pool[seat] == DICE_EACH for seat in range(after.seats))
        assert all(after.place[die] == POOL for die in dice_of(after))
        assert after.scorched == SCORCHED_EARTH
    if after.turn > before.turn:  # I21
        assert after.turn == before.turn + 1
        assert step(after) == STEP.turn_action and after.pool[after.seat] > 0
        assert not (after.placed or after.brewed or after.drunk)
        assert before.round != after.round or before.round == 0 or before.placed or kind == "space"
    elif not after.over:  # I17: within a turn what is done stays done
        assert after.placed >= before.placed and after.drunk >= before.drunk and after.brewed >= before.brewed
        assert not (kind == "brew" and before.brewed) and not (kind == "drink" and before.drunk)
    check_control(before, action, after)


def check_control(before: Any, action: int, after: Any) -> None:
    """I16: who got a forest had more than everybody and the elements, or broke a tie."""
    kind, args = ACTIONS.decode(action)
    for k in range(ROW):
        forest = before.row[k]
        if forest == NONE or before.forest_at[forest] != ON_TABLE or after.forest_at[forest] == ON_TABLE:
            continue
        board = last_board(before, action, after)
        own, elements = counted_control(board, k)
        owner = after.forest_at[forest] - HELD
        if kind == "break_tie" and args[0] == k:
            assert owner == before.seat and own[owner] == max(own) > 0 and own[owner] >= elements
            continue
        leaders = [seat for seat in range(before.seats) if own[seat] == max(own)]
        if len(leaders) == 1 and max(own) > elements:
            assert owner == leaders[0]
        else:
            assert after.forest_at[forest] == GONE


def last_board(before: Any, action: int, after: Any) -> Any:
    """The board at the end of the round: the dice as they lay after the action and before the new round.

    The award happens inside an action only after its own effect; in the new round the dice are gone. So the
    effect of the action on the dice is played again on a copy whose round does not end.
    """
    if after.round == before.round:
        return after
    if step(before) == STEP.break_tie:
        return before
    trial = before.copy()
    other = (before.seat + 1) % before.seats
    trial.pool[other] += 1  # as if somebody still had a die: the round goes on
    GAME.loops.perform(trial.states, 0, action)
    return trial
