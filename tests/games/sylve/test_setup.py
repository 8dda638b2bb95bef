"""Setup (3.1)."""

from collections import Counter

import pytest
from games.sylve.position import characters

from sylvarium.games.sylve import GAME
from sylvarium.games.sylve.rules.components import ASIDE, BERRY, FOREST_MIN_PLAYERS, NONE, POOL
from sylvarium.games.sylve.rules.state import HELD, IN_DECK, ON_TABLE, SPENT, STEP
from sylvarium.kernel.record import as_bytes


def fresh(seats=2, seed=0, **options):
    states = GAME.State.empty(1)
    GAME.loops.begin(states, as_bytes(states), 0, seats, GAME.chosen(seats, options), seed)
    return GAME.State(states)


@pytest.mark.parametrize(("seats", "row", "deck"), [(2, 3, 9), (3, 4, 12), (4, 5, 15)])
def test_the_table_at_the_start(seats, row, deck):  # sylve R1, R2, R4 to R8, E1, Q2
    s = fresh(seats)
    assert sum(forest != NONE for forest in s.row) == row and s.forests_left == deck
    assert all(FOREST_MIN_PLAYERS[forest] <= seats for forest in s.row if forest != NONE)
    assert all(potion != NONE for potion in s.market) and s.potions_left == 28
    assert all(top != NONE for top in s.pile) and s.pile_left == [8, 8, 8, 8]
    assert s.scorched == 10 and s.round == 1
    assert GAME.view(s, 0)["side"] == "day"  # R3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_each_player_starts_with(seats):  # sylve R3, R11, E1
    s = fresh(seats)
    for seat in range(seats):
        assert s.stock[seat].tolist() == [0, 0, 0, 1]
        assert s.pool[seat] == 6 and s.tamed_count[seat] == 0 and s.vp[seat] == 0
        dice = range(6 * seat, 6 * seat + 6)
        assert all(s.place[die] == POOL for die in dice)
        assert all(s.face[die] < 3 for die in dice[:4]) and all(s.face[die] >= 3 for die in dice[4:])
    assert all(where in (IN_DECK, ON_TABLE) for where in (*s.potion_at, *s.creature_at))
    for seat in range(seats, 4):
        assert s.pool[seat] == 0 and s.stock[seat, BERRY] == 0


def test_dice_lie_nowhere_before_the_first_roll_nor_those_of_absent_players():  # sylve R1, R9, R14
    waiting, two = fresh(4, 3, character_assignment="choose"), fresh(2)
    for s, dice in ((waiting, range(24)), (two, range(12, 24))):
        assert all(s.place[die] == ASIDE and s.under[die] == NONE for die in dice)


def test_the_first_player_is_drawn_and_starts():  # sylve R12, R16, Q38
    firsts = Counter()
    for seed in range(60):
        s = fresh(3, seed)
        assert s.seat == s.first
        firsts[s.first] += 1
    assert set(firsts) == {0, 1, 2}


def test_everything_is_shuffled():  # sylve R4, R6, R7
    games = [fresh(4, seed) for seed in range(200)]
    assert {forest for s in games for forest in s.row} == set(range(20))
    assert {potion for s in games for potion in s.market} == set(range(32))
    assert {creature for s in games for creature in s.pile} == set(range(36))


def test_all_faces_are_rolled():  # sylve R14
    faces = Counter(face for seed in range(60) for face in fresh(4, seed).face)
    assert set(faces) == set(range(6))
    assert all(60 * 16 / 3 * 0.8 < faces[face] < 60 * 16 / 3 * 1.2 for face in range(3))
    assert all(60 * 8 / 3 * 0.75 < faces[face] < 60 * 8 / 3 * 1.25 for face in range(3, 6))


def test_characters_are_dealt_at_random():  # sylve R9, R142
    dealt = Counter()
    for seed in range(200):
        s = fresh(2, seed)
        own = s.character.tolist()[:2]
        assert len(set(own)) == 2 and s.character.tolist()[2:] == [NONE, NONE]
        dealt[tuple(own)] += 1
    assert len(dealt) == 12 and min(dealt.values()) > 4


def test_characters_are_chosen_in_turn_order():  # sylve R9, R142
    s = fresh(4, 3, character_assignment="choose")
    out = GAME.out()
    order = [(s.first + k) % 4 for k in range(4)]
    for k, name in enumerate(("wren", "lelio", "myla")):
        assert s.seat == order[k] and s.round == 0
        assert s.agenda[s.pending - 1].tolist()[:2] == [STEP.choose_character, order[k]]
        assert GAME.loops.choices(s.states, 0, out) == 4 - k
        assert GAME.view(s, 0)["characters"] and GAME.view(s, None)["dice"] == []
        GAME.loops.step(s.states, 0, GAME.names[f"character:{name}"], out)
    assert s.round == 1 and s.seat == s.first  # the last player has no choice left
    assert [characters_of(s, seat) for seat in order] == ["wren", "lelio", "myla", "kyril"]


def characters_of(s, seat):
    class Table:
        pass

    table = Table()
    table.s = s
    return characters(table)[seat]


def test_powers_for_all_or_for_none():  # sylve R10
    assert fresh(2).powers == 0
    assert fresh(2, character_powers="on").powers == 1


def test_nothing_of_a_deck_is_in_the_state_before_it_is_drawn():  # sylve R7, Q29
    """Decks are bags: no order is stored, so two games that look alike differ only by their seed."""
    s, other = fresh(2, 1), fresh(2, 1)
    other.seed = [5, 5]
    assert set(s.differences(other)) == {"seed"}
    assert all(where < HELD or where >= SPENT for where in s.potion_at)
