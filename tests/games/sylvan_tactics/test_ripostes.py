"""Windows and Ripostes (R109 to R115)."""

from sylvarium.games.sylvan_tactics import GAME
from sylvarium.games.sylvan_tactics.face.telling import question
from sylvarium.games.sylvan_tactics.face.waiting import answer
from sylvarium.games.sylvan_tactics.rules.components import DESIGN, DESIGN_IDS
from sylvarium.games.sylvan_tactics.rules.state import ACTIONS, IN_PILE, STEP
from sylvarium.games.sylvan_tactics.school.notation import (
    BLACK,
    WHITE,
    army,
    empty,
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


def asked(s):
    """The window the Responder is asked in, or None."""
    if s.agenda[s.pending - 1, 0] != STEP.riposte:
        return None
    assert s.seat == 1 - (s.side ^ s.white)
    return question(s).id.removeprefix("ask-riposte-")


def test_the_five_windows():  # sylvan_tactics R109, Q38
    full = army("P d5, P b6", sigils=6, hand="muster")
    s = play(position(army("P e4", sigils=1), full), "attack:e4")
    assert asked(s) == "attack-declared"
    play(s, "pass", "stay")
    assert asked(s) == "unit-killed"
    s = play(position(army("P b4", sigils=1), full), "move:b4")
    assert asked(s) == "enemy-moved"
    s = play(position(army(sigils=3, hand="red_squirrel"), full), "deploy:red_squirrel", "piece:rook", "space:a1")
    assert asked(s) == "enemy-deployed"
    s = play(position(army(sigils=2, hand="whispering_leaves"), full), "play:whispering_leaves")
    assert asked(s) == "action-played"


def test_no_window_for_other_actions():  # sylvan_tactics R109
    full = army("P d5", sigils=6, hand="owls_hush cold_welcome")
    for units, cards, actions in (
        ("R-red_fox a1", "field_vole", ["pair:field_vole"]),
        ("R-red_fox a1", "thorn_blade", ["play:thorn_blade"]),
        ("", "rabbit_warren", ["play:rabbit_warren"]),
        ("R-red_fox a1", "", ["retire:rook"]),
        ("R-wood_wren a1", "", ["use:wood_wren#1"]),
    ):
        s = play(position(army(units, sigils=6, hand=cards), full), *actions)
        assert asked(s) is None and s.seat == 0


def test_after_an_ability_that_kills():  # sylvan_tactics R110, R115
    s = position(army("R-golden_eagle d4", sigils=2), army("B-red_fox d5 wounded", sigils=1, hand="muster"))
    play(s, "use:golden_eagle#1")
    assert asked(s) == "unit-killed" and options(s) == {"pass"}
    s = position(army("R-golden_eagle d4", sigils=2), army("B-red_fox d5", sigils=1, hand="muster"))
    assert asked(play(s, "use:golden_eagle#1")) is None  # only Wounded


def test_after_an_action_that_kills():  # sylvan_tactics R103, R115
    s = position(
        army("P d4", sigils=3, hand="thorn_volley"), army("B-red_fox d5 wounded", sigils=1, hand="carry_them_home")
    )
    play(s, "play:thorn_volley")
    assert asked(s) == "unit-killed" and "thorn_volley" in pile(s)  # discarded before the window
    play(s, "riposte:carry_them_home")
    assert hand(s, BLACK) == ["red_fox"]


def attack_on_pawn(sigils=1, cards="muster", **more):
    return play(position(army("P e4", sigils=1), army("P d5", sigils=sigils, hand=cards), **more), "attack:e4")


def test_asked_by_public_information_alone():  # sylvan_tactics R111, Q40, R125, I16
    assert options(attack_on_pawn(cards="muster")) == {"pass"}  # asked although he holds no answer
    assert options(attack_on_pawn(cards="raise_shields vengeance")) == {"riposte:raise_shields", "pass"}
    assert asked(attack_on_pawn(cards="")) is None  # no card at all
    assert asked(attack_on_pawn(sigils=0, cards="raise_shields")) is None  # nothing to pay with


def test_not_asked_when_every_copy_is_public():  # sylvan_tactics R111
    seen = "raise_shields raise_shields into_the_ferns into_the_ferns"
    assert asked(attack_on_pawn(pile=seen)) is None
    assert asked(attack_on_pawn(pile=seen.removesuffix(" into_the_ferns"))) == "attack-declared"


def test_not_asked_when_the_only_answer_is_impossible():  # sylvan_tactics R111
    """Both shields are gone, and a Pawn with no empty space beside it cannot slip away."""
    around = "P c4, P d4, P c5, P e5, P c6, P d6, P e6"
    gone = "raise_shields raise_shields"
    s = position(army("P e4", sigils=1), army(f"P d5, {around}", sigils=1, hand="muster"), pile=gone)
    play(s, "attack:e4")
    assert asked(s) is None and options(s) == {"advance", "stay"}


def test_equal_ripostes_are_one_option():  # sylvan_tactics R127, R111
    s = attack_on_pawn(cards="raise_shields raise_shields")
    assert len(options(s)) == 2


def test_the_number_of_decisions_tells_nothing():  # sylvan_tactics R111, Q40, I15
    """Whatever the Responder holds, he is asked the same questions."""
    for cards in ("muster", "raise_shields", "vengeance", "wildfire"):
        s = attack_on_pawn(sigils=2, cards=cards)
        assert asked(s) == "attack-declared"
        play(s, "pass", "stay")
        assert asked(s) == "unit-killed"


def test_one_riposte_a_window():  # sylvan_tactics R112, Q39
    s = attack_on_pawn(sigils=3, cards="raise_shields raise_shields into_the_ferns")
    play(s, "riposte:raise_shields")
    assert options(s) == {"advance", "stay"}  # the attack goes on at once


def test_a_riposte_is_paid_and_discarded():  # sylvan_tactics R113
    s = attack_on_pawn(sigils=3, cards="raise_shields")
    play(s, "riposte:raise_shields")
    assert sigils(s, BLACK) == 2 and pile(s) == ["raise_shields"] and hand(s, BLACK) == []


def test_ripostes_open_no_window():  # sylvan_tactics R114, Q39
    """Vengeance kills the wounded killer; White could hold an answer, but is not asked."""
    s = position(
        army("R-red_fox d4 wounded", sigils=3, hand="carry_them_home owls_hush"),
        army("P d5", sigils=2, hand="vengeance"),
    )
    play(s, "attack:d4", "pass", "stay", "riposte:vengeance")
    assert empty(s, "d4") and s.health[WHITE] == 9 and s.seat == 0 and "end_turn" in options(s)


def test_two_windows_of_one_attack():  # sylvan_tactics R114, R115
    s = position(army("R-red_fox d4", sigils=1), army("P d5", sigils=3, hand="raise_shields vengeance"))
    play(s, "attack:d4", "riposte:raise_shields", "advance")
    assert options(s) == {"riposte:vengeance", "pass"}
    play(s, "riposte:vengeance")
    assert s.wounded[unit_at(s, "d5")] and s.health[BLACK] == 10


def test_a_kill_of_an_earlier_attack_leaves_nothing_to_decide():  # sylvan_tactics R88, R111, R115
    """The first attack kills, and Black lets it pass; the second one hurts the King and kills nobody."""
    s = position(
        army("R-red_fox d4, B-royal_stag e7", sigils=6),
        army("P d5", sigils=2, hand="vengeance"),
    )
    play(s, "attack:d4", "pass", "stay")
    assert options(s) == {"riposte:vengeance", "pass"}
    play(s, "pass", "attack:e7")
    assert s.health[BLACK] < 10 and "end_turn" in options(s), "no window, and nowhere to advance to"


def test_vengeance_needs_a_pawn_or_mercenary():  # sylvan_tactics R111
    s = position(army("K d4", sigils=1), army("P d5", sigils=2, hand="vengeance"))
    play(s, "attack:d4", "pass", "stay")
    assert asked(s) is None


def test_the_recovered_card_is_that_very_copy():  # sylvan_tactics R115, R117
    """The reshuffle takes the dead badger away; another copy that falls later is not the one."""
    s = position(
        army("R-raven_herald d4", sigils=1),
        army("B-red_fox d5 wounded", sigils=6),
        deck="",
        pile="badger_warden",
    )
    play(s, "attack:d4", "pass", "stay")
    assert s.fallen_size == 0 and "riposte:carry_them_home" not in options(s)


def test_the_riposte_of_an_equipment():  # sylvan_tactics R108, R113
    s = position(army("P c4", sigils=1), army("B-red_fox d5", sigils=2, hand="bark_shield"))
    play(s, "attack:c4", "riposte:bark_shield")
    assert kit(s, "d5") == ["bark_shield", "red_fox"] and pile(s) == [] and sigils(s, BLACK) == 0


def test_bodyguard_needs_somebody_within_reach():  # sylvan_tactics R111
    s = position(army("R-river_otter e7", sigils=1), army("P a7", sigils=1, hand="bodyguard"))
    play(s, "attack:e7")
    assert s.health[BLACK] == 6 and asked(s) is None


def test_the_responder_only_answers():  # sylvan_tactics I15
    """The choice of a Riposte is his, everything else is the active player's."""
    s = position(army("R-red_fox d4", sigils=1), army("N-river_otter d5", sigils=1, hand="into_the_ferns"))
    play(s, "attack:d4")
    assert s.seat == 1
    play(s, "riposte:into_the_ferns")
    assert s.seat == 1 and offered(s, "space")
    play(s, "space:d6")
    assert s.seat == 0


def test_known_copies_are_played_first():  # sylvan_tactics R118
    """Which of two equal cards is played never tells where the other one came from."""
    s = position(army(sigils=4, hand="badger_warden scavenge"), pile="badger_warden")
    play(s, "play:scavenge")
    known = next(card for card in s.hand[WHITE].tolist()[:2] if s.marks[card])
    s.invoked_sigils[WHITE] = 0
    play(s, "deploy:badger_warden", "piece:rook", "space:a1")
    assert s.kit[unit_at(s, "a1"), 0] == known


def test_random_discards_are_random():  # sylvan_tactics R118
    lost = set()
    for seed in range(40):
        s = position(army(sigils=3, hand="red_fox"), army(hand="muster wildfire pitfall"), seed=seed)
        play(s, "deploy:red_fox", "piece:rook", "space:a1")
        lost |= {DESIGN_IDS[DESIGN[card]] for card in range(86) if s.where[card] == IN_PILE}
    assert lost == {"muster", "wildfire", "pitfall"}


def test_a_lone_pass_is_a_decision():  # sylvan_tactics R111, R125
    s = attack_on_pawn(cards="muster")
    assert GAME.loops.alone(s.states, 0)
    out = GAME.out()
    assert GAME.loops.settled(s.states, 0, out) == 1 and asked(s) == "attack-declared"


def test_references():
    """Every reference of the vocabulary names its unit, and nobody who has left the board."""
    from sylvarium.games.sylvan_tactics.rules.abilities import ATTACKER, DEFENDER, KILLER, SAME, SELF
    from sylvarium.games.sylvan_tactics.rules.components import NONE
    from sylvarium.games.sylvan_tactics.rules.operations import referred

    s = position(army("R-red_fox d4, P e4"), army("P d5"))
    fox, pawn, enemy = unit_at(s, "d4"), unit_at(s, "e4"), unit_at(s, "d5")
    s.attacker, s.defender, s.killer, s.same = fox, enemy, pawn, pawn
    found = [referred(s, target, fox) for target in (SELF, SAME, ATTACKER, DEFENDER, KILLER)]
    assert found == [fox, pawn, fox, enemy, pawn]
    s.killer = 1  # a Queen that is not on the board
    assert referred(s, KILLER, fox) == NONE


def test_two_mercenaries_lost_in_one_action():
    """No card of the deck does it, but the first one in the list is recovered, and the other one stays."""
    from sylvarium.games.sylvan_tactics.rules.killing import kill
    from sylvarium.games.sylvan_tactics.rules.operations import recover

    s = position(army(), army("R-red_fox d5, B-river_otter d6"))
    kill(s, unit_at(s, "d5"), -1, False)
    kill(s, unit_at(s, "d6"), -1, False)
    recover(s, BLACK)
    assert hand(s, BLACK) == ["red_fox"] and s.fallen_size == 1 and pile(s) == ["river_otter"]
    recover(s, BLACK)
    assert hand(s, BLACK) == ["red_fox", "river_otter"] and s.fallen.tolist() == [0, 0, 0, 0]


def test_answers_that_were_given_beforehand():  # sylvan_tactics R108, R112
    """They look at what everybody sees: the window, and whom the attack is meant for."""
    pawn = attack_on_pawn()
    king = position(army("R-red_fox e7", sigils=3), army("P d7", sigils=6, hand="muster"))
    play(king, "attack:e7", "unit:e8")
    assert asked(pawn) == asked(king) == "attack-declared"
    for s, given in ((pawn, "pass"), (king, "pass"), (pawn, "king")):
        assert answer(s, {"riposte": given}) == ACTIONS.let_pass
    assert answer(king, {"riposte": "king"}) is None
    assert answer(pawn, {"riposte": "ask"}) is None and answer(pawn, {}) is None
    assert answer(position(army("P e4"), army("P d5")), {"riposte": "pass"}) is None  # nobody is asked
