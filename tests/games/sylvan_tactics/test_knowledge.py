"""Hidden information: views, imagined worlds, observations (R118, I19, section 6)."""

import random
from itertools import permutations

import numpy as np
import pytest
from games.sylvan_tactics import invariants

from sylvarium.games.sylvan_tactics import GAME
from sylvarium.games.sylvan_tactics.face.pieces import card_id
from sylvarium.games.sylvan_tactics.face.view import view
from sylvarium.games.sylvan_tactics.rules.cards import copy_in_hand
from sylvarium.games.sylvan_tactics.rules.components import COPIES, DESIGN, FIRST_COPY, MERC_CARDS
from sylvarium.games.sylvan_tactics.rules.state import (
    AT_BOTTOM,
    DEDUCED,
    IN_HAND,
    KNOWN_AT_BOTTOM,
    OPENING,
    PUT_BACK,
    SEEN,
    STEP,
)
from sylvarium.games.sylvan_tactics.school.notation import BLACK, WHITE, army, hand, options, pile, play, position
from sylvarium.hosting.lending import world_for
from sylvarium.kernel import Message
from sylvarium.table import Origin, Table


def imagine(s, seat, seed=1):
    world = s.copy()
    GAME.loops.imagine(world.states, 0, seat, seed)
    invariants.check(world)
    return world


def hand_cards(s, side):
    return s.hand[side].tolist()[: s.hand_size[side]]


def test_the_view_hides_the_other_hand_and_the_deck():  # sylvan_tactics I19, R118
    s = position(army(hand="muster"), army(hand="red_fox wildfire"), pile="pitfall")
    for seat, other in ((0, 1), (1, 0)):
        seen = view(s, seat)
        assert seen["players"][other]["hand"] is None and seen["players"][seat]["hand"]
        assert seen["players"][other]["hand_size"] == s.hand_size[other]
        assert seen["deck"] == s.deck_size and [card["card"] for card in seen["discard"]] == ["pitfall"]
    nobody = view(s, None)
    assert [player["hand"] for player in nobody["players"]] == [None, None]


def test_another_hidden_world_looks_the_same():  # sylvan_tactics I19
    s = position(army("R-red_fox a1", hand="muster"), army(hand="red_squirrel wildfire pitfall"))
    hands = set()
    for seed in range(20):
        world = imagine(s, 0, seed)
        assert view(world, 0) == view(s, 0) and hand(world, WHITE) == ["muster"]
        hands.add(tuple(hand(world, BLACK)))
    assert len(hands) > 15


def test_what_everybody_saw_stays():  # sylvan_tactics R118
    s = position(army("R-red_fox d4 +field_vole"), army(sigils=4, hand="forced_migration muster"), turn=22)
    play(s, "play:forced_migration", "end_turn")
    known = {DESIGN[card] for card in hand_cards(s, WHITE) if s.marks[card] & SEEN}
    assert len(known) == 2
    assert len(view(s, 1)["players"][0]["known"]) == 2
    for seed in range(10):
        world = imagine(s, 1, seed)
        assert {"red_fox", "field_vole"} <= set(hand(world, WHITE))


def test_cards_that_are_looked_at_lie_beside_the_deck():  # sylvan_tactics Q50
    s = position(army(sigils=1, hand="read_the_tracks"), army(hand="muster"), seed=5)
    before = view(s, None)["deck"]
    play(s, "play:read_the_tracks")
    assert view(s, None)["deck"] == before - 3 and view(s, None)["looked"]["count"] == 3
    play(s, sorted(options(s))[0])
    assert view(s, None)["deck"] == before - 1 and view(s, None)["looked"] is None


def test_scouted_cards_are_known_to_the_scout_only():
    s = position(army(sigils=1, hand="read_the_tracks"), army(hand="muster"), seed=5)
    play(s, "play:read_the_tracks")
    assert view(s, 0)["looked"]["cards"] and view(s, 1)["looked"]["cards"] is None
    assert view(s, 1)["looked"]["count"] == 3
    before = s.looked.tolist()[:3]
    assert imagine(s, 0).looked.tolist()[:3] == before
    assert any(imagine(s, 1, seed).looked.tolist()[:3] != before for seed in range(5))
    play(s, sorted(options(s))[0])
    below = s.bottom.tolist()[:2]
    assert all(s.where[card] == AT_BOTTOM and s.marks[card] & KNOWN_AT_BOTTOM for card in below)
    assert all(imagine(s, 0, seed).bottom.tolist()[:2] == below for seed in range(8))
    worlds = [imagine(s, 1, seed) for seed in range(8)]
    assert any(world.bottom.tolist()[:2] != below for world in worlds)
    assert all(world.marks[card] & KNOWN_AT_BOTTOM for world in worlds for card in world.bottom.tolist()[:2])


def test_a_known_card_drawn_from_the_bottom_is_deduced():
    s = position(army(sigils=1, hand="read_the_tracks"), army(), deck="red_fox muster")
    play(s, "play:read_the_tracks", "scout:muster", "end_turn")
    fox = next(card for card in hand_cards(s, BLACK) if s.marks[card] & DEDUCED)
    assert all(fox in hand_cards(imagine(s, 0, seed), BLACK) for seed in range(5))


def test_an_empty_deck_gives_the_hands_away():  # sylvan_tactics R117
    s = position(army(sigils=2, hand="whispering_leaves"), deck="", pile="muster wildfire pitfall")
    play(s, "play:whispering_leaves")
    kept = hand_cards(s, BLACK)
    assert all(s.marks[card] & DEDUCED for card in kept)
    assert hand_cards(imagine(s, 0), BLACK) == kept
    assert view(s, 0)["players"][1]["known"] == []  # to be worked out, but not shown


def test_cards_put_back_are_not_in_the_other_opening_hand():  # sylvan_tactics R13, R15
    table = Table(GAME, 2, {"first_player": "seat_0"}, 9)
    s = table.state
    table.play("mulligan")
    for _ in range(5):
        table.play(next(a for a in table.legal_actions() if GAME.telling.name(a).startswith("put_back")))
    gone = [card for card in range(86) if s.marks[card] & PUT_BACK]
    assert len(gone) == 5
    during = [imagine(s, 1, seed) for seed in range(10)]
    assert any(set(world.bottom.tolist()[:5]) != set(gone) for world in during)
    table.play("keep")
    table.play("keep")
    assert all(s.marks[card] & OPENING for card in hand_cards(s, BLACK))
    for seed in range(60):
        world = imagine(s, 0, seed)
        assert not set(gone) & set(hand_cards(world, BLACK))
    table.play("end_turn")  # Black draws: that card may be one of them
    drawn = {hand_cards(imagine(s, 0, seed), BLACK)[-1] for seed in range(400)}
    assert drawn & set(gone)


def test_which_of_two_equal_cards_is_put_back_is_told_to_nobody():  # sylvan_tactics R118
    """Whoever puts a card back must not recognise it, or its copy, when the opponent plays it."""
    for seed in range(20):
        table = Table(GAME, 2, {"first_player": "seat_0"}, seed)
        table.play("mulligan")
        twin = with_other_copies(table)
        assert twin.state.hand.tolist() != table.state.hand.tolist()
        for _ in range(2):
            assert seen_by(twin) == seen_by(table)
            pieces = {choice["piece"] for choice in table.view(0)["choices"]} - {None}
            ids = [card["id"] for card in table.view(0)["players"][0]["hand"]]
            assert pieces <= set(ids) and len(set(ids)) == len(ids)
            first = GAME.telling.name(table.legal_actions()[0])
            for each in (table, twin):
                each.play(first)
        assert seen_by(twin) == seen_by(table)
        table.play("done")
        while table.state.turn == 0:
            table.play("keep")
        hand_now = [card["id"] for card in table.view(0)["players"][0]["hand"]]
        assert hand_now == [card_id(card) for card in hand_cards(table.state, WHITE)], "from now on they have numbers"


FORKED = 1  # where the other table begins


def seen_by(table, seat=0):
    """What a seat is shown and told, without what a table that begins in the middle does not know: what came before."""
    told = [line.to_json() for line in table.log(seat) if line.number > FORKED]
    return {**table.view(seat), "undo": None, "stuck": None}, told


def with_other_copies(table):
    """The same table, with the two copies of every card that has two in each other's place."""
    was, now = table.record(), table.record()
    twin = [2 * FIRST_COPY[d] + COPIES[d] - 1 - card for card, d in enumerate(DESIGN)]
    zones = (("deck", was.deck_size), ("bottom", was.bottom_size))
    for zone, size in zones:
        getattr(now, zone)[:size] = [twin[card] for card in getattr(was, zone).tolist()[:size]]
    for side in range(2):
        now.hand[side, : was.hand_size[side]] = [twin[card] for card in hand_cards(was, side)]
    for field in ("where", "marks"):
        getattr(now, field)[:] = [getattr(was, field)[card] for card in twin]
    invariants.check(now)
    return Table(GAME, 2, table.options, table.seed, (), Origin(now.tobytes(), Message("table-forked"), table.number))


def test_being_asked_for_a_promotion_tells_nothing():  # sylvan_tactics R121, Q49
    s = position(army("P d8", hand="red_fox muster"), army("K e7"))
    play(s, "end_turn")
    assert options(s) == {"unit:d8", "no_promotion"}
    worlds = [imagine(s, 1, seed) for seed in range(40)]
    assert any(all(card >= MERC_CARDS for card in hand_cards(world, WHITE)) for world in worlds)
    assert all(GAME.loops.alone(world.states, 0) for world in worlds)


def test_whoever_has_chosen_a_pawn_has_a_card_for_it():  # sylvan_tactics R121
    s = position(army("P d8", hand="red_fox muster"), army("K e7"))
    play(s, "end_turn", "unit:d8")
    for seed in range(40):
        assert any(card < MERC_CARDS for card in hand_cards(imagine(s, 1, seed), WHITE))
    assert any(hand(imagine(s, 1, seed), WHITE) != hand(s, WHITE) for seed in range(5))
    s = position(army("P d8", hand="muster"), army("K e7"), pile="red_fox")
    play(s, "end_turn", "unit:d8")
    assert any(all(card >= MERC_CARDS for card in hand_cards(imagine(s, 1, seed), WHITE)) for seed in range(20))


@pytest.mark.parametrize("seed", range(12))
def test_a_random_discard_does_not_tell_equal_cards_apart(seed):  # sylvan_tactics R118, I19
    """One copy was taken back openly, the other one drawn unseen: the known one is gone, whichever chance took."""
    s = position(army(sigils=3, hand="red_fox"), army(hand="field_vole field_vole"), seed=seed)
    vole = s.hand[BLACK, seed % 2]
    s.marks[vole] |= SEEN
    assert len(view(s, 0)["players"][1]["known"]) == 1
    play(s, "deploy:red_fox", "piece:rook", "space:a1")
    assert pile(s) == ["field_vole"] and hand(s, BLACK) == ["field_vole"]
    assert view(s, 0)["players"][1]["known"] == []
    assert s.pile[0] == vole


def test_of_known_copies_the_one_that_was_seen_goes_first():  # sylvan_tactics R118
    for first, second in ((SEEN, DEDUCED), (DEDUCED, SEEN), (0, SEEN), (DEDUCED, 0), (0, DEDUCED)):
        s = position(army(), army(hand="field_vole field_vole"))
        one, other = hand_cards(s, BLACK)
        s.marks[one], s.marks[other] = first, second
        best = one if first == SEEN or second == 0 else other
        assert copy_in_hand(s, BLACK, DESIGN[one]) == best


def test_equal_cards_of_a_hand_are_put_back_by_asking():  # sylvan_tactics R125, R13
    """With two equal cards in hand there is one option; that it is asked tells nobody."""
    s = position(army(hand="field_vole field_vole"))
    s.agenda[0, 0] = STEP.mulligan_card
    assert options(s) == {"put_back:field_vole"} and GAME.loops.alone(s.states, 0)


def test_a_known_mercenary_is_enough_for_a_promotion():
    s = position(army("P d8", sigils=2, hand="scavenge muster"), army("K e7"), pile="red_fox")
    play(s, "play:scavenge", "end_turn", "unit:d8")
    worlds = [imagine(s, 1, seed) for seed in range(10)]
    assert all("red_fox" in hand(world, WHITE) for world in worlds)


def lent(s, seat=WHITE, change=lambda s: None):
    world = s.copy()
    change(world)
    return world_for(GAME, world, seat, 5).tobytes()


def test_which_cards_the_other_has_put_back_is_not_lent():  # sylvan_tactics R13, Q3
    """Q3: how many a player puts back is seen, never which ones."""
    table = Table(GAME, 2, {"first_player": "seat_0"}, 9)
    for action in ("keep", "mulligan"):
        table.play(action)
    for _ in range(3):
        table.play(table.legal_actions()[0])
    table.play("done")
    while table.state.turn == 0:
        table.play("keep")
    s = table.state
    assert s.turn == 1
    gone = [card for card in range(86) if s.marks[card] & PUT_BACK << BLACK]
    others = [card for card in s.deck.tolist()[: s.deck_size] if card not in gone][: len(gone)]
    assert len(gone) == 3

    def others_were_put_back(world):
        for was, now in zip(gone, others, strict=True):
            world.marks[was] &= ~(PUT_BACK << BLACK)
            world.marks[now] |= PUT_BACK << BLACK

    assert lent(s) == lent(s, change=others_were_put_back)


def test_from_where_in_a_hand_a_card_was_played_is_not_lent():  # sylvan_tactics R118
    """A card of the opening hand, or one drawn since: nobody else can tell which of them was played."""
    s = position(army(), army(hand="red_fox muster wildfire"))
    fox, muster, wildfire = hand_cards(s, BLACK)

    def opening(*cards):
        def change(world):
            for card in cards:
                world.marks[card] |= OPENING

        return change

    assert lent(s) == lent(s, change=opening(fox, muster)) == lent(s, change=opening(wildfire))
    for mark, card in ((SEEN, muster), (DEDUCED, fox)):
        s.marks[card] |= mark
        worlds = {lent(s, change=held(*order)) for order in permutations((fox, muster, wildfire))}
        assert len(worlds) == 1


def held(*cards):
    """Black holds these three cards, in this order."""

    def change(world):
        world.hand[BLACK, : len(cards)] = cards

    return change


def test_what_is_announced_stays_announced():
    """A card that was named but not yet paid lies open on the table."""
    s = position(army("R-red_fox a1", sigils=6, hand="river_otter muster"))
    play(s, "deploy:river_otter")
    assert [card["card"] for card in view(s, 1)["resolving"]] == ["river_otter"]
    world = imagine(s, 1)
    play(world, "piece:bishop", "space:c1")


def observed(s, seat):
    out = np.full(GAME.observation, np.nan, np.float32)
    GAME.loops.observation(s.states, 0, seat, out)
    return out


def test_observations_are_relative():
    """Both players see the opening position alike, Black with the board turned."""
    table = Table(GAME, 2, {"first_player": "seat_0"}, 2)
    numbers = [observed(table.state, seat) for seat in (0, 1)]
    start, stop = numbers[0].size - 4 * 70 - 6 * 68 - 64 * 22, numbers[0].size - 4 * 70
    assert (numbers[0][start:stop] == numbers[1][start:stop]).all()
    assert np.isfinite(numbers[0]).all() and numbers[0][4] == 1 and numbers[1][4] == 0


@pytest.mark.parametrize("seed", range(3))
def test_observations_do_not_see_hidden_cards(seed):  # sylvan_tactics I19
    table, chance = Table(GAME, 2, {}, seed), random.Random(seed)
    while not table.over and table.number < 150:
        table.play(chance.choice(table.legal_actions()))
        for seat in (0, 1):
            assert (observed(table.state, seat) == observed(imagine(table.state, seat, seed), seat)).all()


def test_the_other_hand_is_seen_as_a_number():  # sylvan_tactics R118
    s = position(army(hand="muster"), army(hand="red_fox"))
    assert s.where[hand_cards(s, BLACK)[0]] == IN_HAND
    assert "red_fox" not in str(view(s, 0)) and "muster" not in str(view(s, 1))


def test_partners_are_observed():
    alone, paired = (observed(position(army(f"R-red_fox a1{more}")), 0) for more in ("", " +field_vole"))
    assert abs(paired.sum() - alone.sum() - 1) < 0.1  # and the deck is one card smaller


def test_a_scout_who_finds_cards_the_other_one_knows():
    """With the bag empty Black looks at cards White has put below the deck: White still knows which they are."""
    s = position(army(sigils=1, hand="read_the_tracks"), army(fields="moonlit_glade"), deck="red_fox muster wildfire")
    play(s, "play:read_the_tracks", "scout:muster", "end_turn")
    looked = s.looked.tolist()[:2]
    assert s.looked_size == 2 and imagine(s, 0).looked.tolist()[:2] == looked
    play(s, sorted(options(s))[0])  # now he no longer knows which one was taken
    assert not any(s.marks[card] & (SEEN | DEDUCED) for card in looked if s.where[card] == IN_HAND)
