"""Where rules meet the edge: space a1, the King as an attacker, three Mercenaries, lists that are full."""

import pytest

from sylvarium.games.sylvan_tactics import GAME
from sylvarium.games.sylvan_tactics.rules import abilities, cards, main_phase
from sylvarium.games.sylvan_tactics.rules.attacking import in_reach
from sylvarium.games.sylvan_tactics.rules.board import SPACE_IDS, lift
from sylvarium.games.sylvan_tactics.rules.components import DATA
from sylvarium.games.sylvan_tactics.rules.deploying import offer_queen_health
from sylvarium.games.sylvan_tactics.rules.state import IN_HAND
from sylvarium.games.sylvan_tactics.rules.strength import strength
from sylvarium.games.sylvan_tactics.school.notation import (
    BLACK,
    WHITE,
    army,
    empty,
    fields,
    hand,
    kit,
    offered,
    options,
    pile,
    play,
    position,
    sigils,
    unit_at,
)


def listed(s):
    """The choices as the list they are."""
    out = GAME.out()
    return [GAME.telling.name(action) for action in out[: GAME.loops.choices(s.states, s.index, out)].tolist()]


# ------------------------------------------------------------------------------------------ space a1


def test_an_advance_to_a1():  # sylvan_tactics R88
    s = play(position(army("R-river_otter b1", sigils=1), army("P a1")), "attack:b1")
    assert options(s) == {"advance", "stay"}
    assert unit_at(play(s, "advance"), "a1") == unit_at(s, "a1") and empty(s, "b1")


def test_the_king_advances():  # sylvan_tactics R88, R51
    s = play(position(army(sigils=1), army("P d2")), "attack:e1")
    assert options(s) == {"advance", "stay"}
    play(s, "advance")
    assert s.at[0] == 11


@pytest.mark.parametrize("away", ["R", "B", "N"])
def test_a_mercenary_on_a1_counts(away):  # sylvan_tactics R5, R53
    spaces = {"R": "c3", "B": "d3", "N": "e3"} | {away: "a1"}
    cards_of = {"R": "box_turtle", "B": "brown_hare", "N": "wood_wren"}
    crew = ", ".join(f"{letter}-{cards_of[letter]} {space}" for letter, space in spaces.items())
    s = position(army(crew, sigils=6, hand="red_fox"))
    assert offered(s, "deploy") == set() and len(offered(s, "retire")) == 3


def test_ways_to_a1():  # sylvan_tactics R42, R45, R46, R48
    assert "a1" in offered(play(position(army("N-box_turtle b3", sigils=1)), "move:b3"), "space")
    assert "a1" in offered(play(position(army("R-box_turtle a3", sigils=1)), "move:a3"), "space")
    assert "a1" in offered(play(position(army("K b2", sigils=1)), "move:b2"), "space")
    s = position(army("K e2"), army("P a2, K e8", sigils=1), turn=22)
    play(s, "move:a2")
    assert unit_at(s, "a1")


def test_a_pawn_goes_two_spaces_to_the_last_row():  # sylvan_tactics R43
    """A Pawn that was put there and has not left its space yet."""
    s = position(army("K e2"), army("P a3", sigils=1), turn=22)
    s.left[unit_at(s, "a3")] = 0
    assert options(play(s, "move:a3")) == {"space:a2", "space:a1"}


def test_pawns_at_the_edge_with_diagonal_steps():  # sylvan_tactics R50
    s = position(army("P a4, P h4", sigils=1, fields="fairy_ring"))
    assert listed(play(s.copy(), "move:a4")) == ["space:a5", "space:b5"]
    assert listed(play(s.copy(), "move:h4")) == ["space:h5", "space:g5"]
    s = position(army("K e2"), army("P b2", sigils=1, fields="fairy_ring"), turn=22)
    assert sorted(listed(play(s, "move:b2"))) == ["space:a1", "space:b1", "space:c1"]


@pytest.mark.parametrize("flag", ["fresh", "moved", "rooted"])
def test_pawns_that_may_not_move(flag):  # sylvan_tactics R39, R40
    assert offered(position(army("P d4, P f4", sigils=1)), "move") == {"d4", "e1", "f4"}
    assert offered(position(army(f"P d4 {flag}, P f4", sigils=1)), "move") == {"e1", "f4"}
    assert offered(position(army(f"R-red_fox d4 {flag}, P f4", sigils=1)), "move") == {"e1", "f4"}


# ---------------------------------------------------------------------------------------------- reach


def test_reach_ends_at_the_edge():  # sylvan_tactics R81
    for where in ("a2", "b1", "g8", "h7"):
        s = position(army(f"R-red_fox {where} +willow_bow, K e2", sigils=1), army("P h8, K e7"))
        assert offered(s, "attack") == ({where} if where in ("g8", "h7") else set())


def test_a_knights_leap_is_not_within_reach():  # sylvan_tactics R81
    for enemy in ("b3", "c2"):
        s = position(army("R-red_fox a1 +willow_bow", sigils=1), army(f"P {enemy}"))
        assert offered(s, "attack") == set()


# ------------------------------------------------------------------------------------- what is set off


def test_the_youngest_of_three_hears_of_a_kill():  # sylvan_tactics R91, R101
    s = position(army("R-river_otter d4, B-box_turtle a1, N-raven_herald h1", sigils=1), army("P d5"))
    play(s, "attack:d4", "stay")
    assert len(hand(s, WHITE)) == 1


def test_a_kill_sets_off_only_what_waits_for_it():  # sylvan_tactics R91, R100
    """The raven makes the crew listen to kills; the wolverine's own ability waits for its attack."""
    s = position(army("R-wolverine_raider d4, N-raven_herald h1", sigils=1), army("P d5"))
    play(s, "attack:d4", "stay")
    assert s.wounded[unit_at(s, "d4")] == 1


def test_another_kill_sets_off_nothing_of_who_did_not_do_it():  # sylvan_tactics R91
    s = position(army("R-river_otter d4, N-brown_bear h1", sigils=1), army("P d5"))
    play(s, "attack:d4", "stay")
    assert s.health[BLACK] == 9


def test_the_third_card_of_a_mercenary_is_set_off_too():  # sylvan_tactics R20, R100, R101
    s = position(army("R-river_otter d4 wounded +thorn_blade +honey_flask"))
    play(s, "end_turn", "end_turn")
    assert s.wounded[unit_at(s, "d4")] == 0


def test_a_mercenary_hears_of_one_kill_in_a_turn():  # sylvan_tactics R98, R101
    s = position(army("R-raven_herald d4, P a4", sigils=3), army("P d5, P b5"))
    play(s, "attack:d4", "stay")
    assert len(hand(s, WHITE)) == 1
    play(s, "attack:a4", "stay")
    assert len(hand(s, WHITE)) == 1


# ------------------------------------------------------------------------------------------ equal cards


def test_equal_cards_for_a_promotion_are_one_choice():  # sylvan_tactics R127, R120
    s = position(army("P d8", hand="field_vole field_vole hidden_path"), army("K e7"), pile="hedge_shrew hedge_shrew")
    play(s, "end_turn", "unit:d8")
    assert sorted(listed(s)) == ["promote:hand:field_vole", "promote:pile:hedge_shrew"]


def test_a_promoted_mercenary_is_not_fresh():  # sylvan_tactics R120, R23
    s = position(army("P d8", hand=f"river_otter {' '.join(DISCARDED)}"), army("K e7"))
    play(s, "end_turn", "unit:d8", "promote:hand:river_otter", "piece:rook")
    assert s.side == WHITE and offered(s, "discard") == set(DISCARDED)
    assert s.fresh[unit_at(s, "d8")] == 0


DISCARDED = ("muster", "war_cry", "scavenge", "dread_howl", "wildfire", "vengeance", "pitfall")


def test_equal_cards_to_put_back_are_one_choice():  # sylvan_tactics R127, R23
    s = position(army(hand="muster muster war_cry war_cry vengeance vengeance pitfall"))
    play(s, "end_turn")
    assert sorted(listed(s)) == ["discard:muster", "discard:pitfall", "discard:vengeance", "discard:war_cry"]


def test_equal_cards_that_are_looked_at_are_one_choice():  # sylvan_tactics R127
    s = position(army(sigils=1, hand="read_the_tracks"), deck="muster muster war_cry")
    play(s, "play:read_the_tracks")
    assert sorted(listed(s)) == ["scout:muster", "scout:war_cry"]


def test_equal_ripostes_are_one_choice():  # sylvan_tactics R127, R111
    s = position(army("R-river_otter d4", sigils=1), army("P d5", sigils=1, hand="raise_shields raise_shields"))
    play(s, "attack:d4")
    assert sorted(listed(s)) == ["pass", "riposte:raise_shields"]


# ------------------------------------------------------------------------------------------- full lists


def test_the_last_of_all_battlefields_is_destroyed():  # sylvan_tactics R105
    every = [row["id"] for row in DATA["battlefield"]]
    s = position(army(fields=" ".join(every)), army(sigils=2, hand="wildfire"), turn=22)
    play(s, "play:wildfire", f"destroy:{every[-1]}#1")
    assert fields(s, WHITE) == sorted(every[:-1]) and every[-1] in pile(s)


def test_equipment_comes_off_from_between():  # sylvan_tactics R107
    s = position(army("R-red_fox d4 +thorn_blade +willow_bow +beetle_mail"), army(sigils=2, hand="wildfire"), turn=22)
    play(s, "play:wildfire", "destroy:willow_bow#1")
    unit = unit_at(s, "d4")
    assert kit(s, "d4") == ["beetle_mail", "red_fox", "thorn_blade"]
    assert s.kit[unit].tolist()[3:] == [0] * (len(s.kit[unit]) - 3)
    assert offered(play(s, "end_turn"), "attack") == set()


# ------------------------------------------------------------------------------------ what is remembered


def test_a_new_action_remembers_nothing_of_the_one_before():  # sylvan_tactics R115
    s = position()
    one_unit = ("same", "offering", "attacker", "defender", "vacated", "subject", "action_card", "cancelled", "killer")
    counts = ("thorny", "killed", "killed_kinds")
    for name in (*one_unit, *counts):
        setattr(s, name, 3)
    s.fallen[:2], s.fallen_size = [4, 5], 2
    main_phase.forget(s)
    assert [getattr(s, name) for name in one_unit] == [-1] * len(one_unit)
    assert [getattr(s, name) for name in counts] == [0] * len(counts)
    assert s.fallen_size == 0 and not any(s.fallen)


def test_an_openly_taken_card_stays_known_when_the_deck_is_shuffled():  # sylvan_tactics R117, I19
    s = position(army(sigils=4, hand="scavenge whispering_leaves"), deck="", pile="red_fox muster")
    play(s, "play:scavenge", "play:whispering_leaves")
    known = GAME.view(s, BLACK)["players"][WHITE]["known"]
    assert [card["id"] for card in known] == ["card:red_fox#1"]


def test_the_deck_is_empty_after_its_last_card():  # sylvan_tactics R116, R117
    s = position(deck="muster war_cry", pile="scavenge")
    cards.draw(s, WHITE)
    cards.draw(s, WHITE)
    assert hand(s, WHITE) == ["muster", "war_cry"] and (s.deck_size, s.pile_size) == (0, 1)
    cards.draw(s, WHITE)
    assert len(hand(s, WHITE)) == 3 and (s.deck_size, s.pile_size) == (0, 0)
    cards.draw(s, WHITE)
    assert len(hand(s, WHITE)) == 3


def test_nothing_is_paid_with_invoked_sigils():  # sylvan_tactics R26, R28
    s = position(army("R-pika_gleaner a1", sigils=1))
    assert sigils(s, WHITE) == 2
    play(s, "queen", "health:2", "space:c1")
    assert sigils(s, WHITE) == 0 and s.invoked[unit_at(s, "a1")] == 1 and s.invoked_sigils[WHITE] == 6


def test_what_is_known_of_a_card_that_is_drawn():  # sylvan_tactics R116, I19
    """Who put a card below the deck knows it when the other draws it; of a card one draws oneself nothing is known."""
    for drawer, known in ((BLACK, True), (WHITE, False)):
        s = position(deck="")
        card = next(card for card in s.hand[BLACK].tolist())
        cards.take_from_hand(s, BLACK, card)
        cards.to_bottom(s, card, WHITE)
        cards.draw(s, drawer)
        assert (s.marks[card] != 0) == known and s.where[card] == IN_HAND and s.bottom_size == 0


def test_the_killed_are_not_recovered_from_a_shuffled_pile():  # sylvan_tactics R117
    s = position(deck="", pile="red_fox")
    s.fallen[0], s.fallen_size = s.pile[0], 1
    cards.reshuffle(s)
    assert s.fallen_size == 0 and not any(s.fallen) and s.deck_size == 1


# --------------------------------------------------------------------------------------- edges of the board


def test_moves_out_of_the_corner():  # sylvan_tactics R46, R48
    assert sorted(listed(play(position(army("K a1", sigils=1)), "move:a1"))) == ["space:a2", "space:b1", "space:b2"]
    assert sorted(listed(play(position(army("N-box_turtle a1", sigils=1)), "move:a1"))) == ["space:b3", "space:c2"]


def test_only_infiltrators_pass_over_neighbours():  # sylvan_tactics R45, R47
    around = "P a2, P b1, K e2"
    assert "a1" not in offered(position(army(f"R-grey_heron a1, {around}", sigils=1)), "move")
    assert "a1" in offered(position(army(f"R-tawny_owl a1, {around}", sigils=1)), "move")


def test_a_companion_in_the_corner_hunts_with_the_pack():  # sylvan_tactics R33, R35
    for companions, expected in (("P a1", 5), ("P a1, P a2", 6), ("P a1, P a2, P a3", 6), ("P a4", 4)):
        s = position(army(f"R-grey_wolf c2, {companions}"), army("P b2"))
        assert strength(s, unit_at(s, "c2"), abilities.ATTACK, unit_at(s, "b2")) == expected


def test_a_guarded_king_alone_beside_the_attacker():  # sylvan_tactics R79, R126
    """Other enemies are elsewhere: they do not make an attack on the King affordable."""
    for funds, expected in ((1, set()), (2, {"e7"})):
        s = position(army("R-river_otter e7", sigils=funds), army("P a7", fields="bramble_moat"))
        assert offered(s, "attack") == expected


def test_reach_needs_an_empty_space_between():  # sylvan_tactics R81
    for middle, far, expected in (("d5", "d6", False), ("d5", "b6", True), ("e5", "f6", False), ("c4", "b4", False)):
        s = position(army(f"R-grey_heron d4, P {middle}"))
        assert bool(in_reach(s, unit_at(s, "d4"), SPACE_IDS.index(far))) == expected


def test_a_card_for_a_promotion_leaves_the_pile():  # sylvan_tactics R120
    s = position(army("P d8"), army("K e7"), pile="red_fox muster")
    play(s, "end_turn", "unit:d8", "promote:pile:red_fox", "piece:rook")
    assert pile(s) == ["muster"] and kit(s, "d8") == ["red_fox"]


def test_the_health_of_the_queen_is_offered_behind_other_choices():  # sylvan_tactics R63
    s, out = position(army(sigils=3)), GAME.out()
    assert offer_queen_health(s, out, 2) == 5
    assert [GAME.telling.name(action) for action in out[2:5].tolist()] == ["health:1", "health:2", "health:3"]


def test_no_double_step_off_the_board():  # sylvan_tactics R43
    """A Pawn in the last row but one that has not left its space yet goes one space, unasked."""
    white = position(army("P d7", sigils=1), army("K h7"))
    black = position(army("K h2"), army("P a2", sigils=1), turn=22)
    for s, start, end in ((white, "d7", "d8"), (black, "a2", "a1")):
        s.left[unit_at(s, start)] = 0
        play(s, f"move:{start}")
        assert not empty(s, end)


def test_a_wound_of_an_attack_can_be_healed():  # sylvan_tactics R86, R92
    s = position(army("R-red_fox d4", sigils=1), army("B-badger_warden d5", hand="healing_herbs"))
    play(s, "attack:d4", "end_turn")
    assert s.wounded[unit_at(s, "d5")] == 1 and offered(s, "play") == {"healing_herbs"}
    play(s, "play:healing_herbs")
    assert s.wounded[unit_at(s, "d5")] == 0


def test_no_outcome_if_the_defender_is_gone():  # sylvan_tactics R85, Q34
    s = position(army("R-river_otter h1", sigils=1), army("B-red_fox g2", sigils=1, hand="raise_shields"))
    play(s, "attack:h1")
    fox = unit_at(s, "g2")
    lift(s, fox)
    play(s, "pass")
    assert s.health[BLACK] == 10 and s.at[fox] == -1 and s.wounded[fox] == 0 and "end_turn" in options(s)


def test_a_kill_of_the_action_before_opens_no_window():  # sylvan_tactics R115, R110
    s = position(army("R-river_otter d4", sigils=4), army("P d5", sigils=2, hand="vengeance"))
    play(s, "attack:d4", "pass", "stay", "pass", "use:river_otter#1", "space:d3")
    assert s.side == WHITE and "end_turn" in options(s)
