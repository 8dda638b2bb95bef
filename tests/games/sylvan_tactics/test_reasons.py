"""Why something cannot be done: the first thing in the way, with its rule (school/reasons.py)."""

import pytest

from sylvarium.games.sylvan_tactics import GAME
from sylvarium.games.sylvan_tactics.school.notation import army, options, play, position, unit_at
from sylvarium.games.sylvan_tactics.school.positions import position_of
from sylvarium.games.sylvan_tactics.school.reasons import reason
from sylvarium.kernel import LANGUAGES
from sylvarium.learning.reasons import why_not
from sylvarium.learning.scenes import Start
from sylvarium.table import Table

FULL_HOME = ", ".join(f"P {file}2" for file in "abcdefgh")
THREE = "R-red_fox a1, B-box_turtle b1, N-river_otter c1"
WOLF = army("P a2, P h3, R-red_fox d4", sigils=3, hand="grey_wolf")


def why(s, action):
    """The reason and the number of its rule; every language has words for it."""
    assert action not in options(s), f"{action} can be played"
    found = reason(s.reading(), s.seat, GAME.names[action])
    if found is None:
        return None
    for language in LANGUAGES:
        assert GAME.words(language).say(found, ["Ada", "Bruno"])
    return found.id.removeprefix("why-"), found.args["rule"]


def after(white, black=None, *actions, **more):
    return play(position(white, black, **more), *actions)


def refused(white, action, expected, black=None, done=(), **more):
    assert why(after(white, black, *done, **more), action) == expected


@pytest.mark.parametrize(
    ("white", "action", "expected"),
    [
        (army(sigils=6), "deploy:red_fox", ("not-in-hand", "R52")),
        (army(THREE, sigils=6, hand="brown_hare"), "deploy:brown_hare", ("no-free-piece", "R53")),
        (army(sigils=2, hand="red_fox"), "deploy:red_fox", ("few-sigils", "R27")),
        (army(sigils=5, hand="brown_bear"), "deploy:brown_bear", ("no-pawn-to-sacrifice", "R54")),
        (army("P a2", sigils=3, hand="brown_bear"), "deploy:brown_bear", ("few-sigils", "R27")),
        (army("R-red_fox a1", sigils=6), "pair:field_vole", ("not-in-hand", "R59")),
        (army("R-red_fox a1", sigils=6, hand="brown_hare"), "pair:brown_hare", ("no-partner", "R59")),
        (army("R-red_fox a1", sigils=0, hand="field_vole"), "pair:field_vole", ("few-sigils", "R27")),
        (army("P a2", sigils=6, hand="field_vole"), "pair:field_vole", ("nobody-to-join", "R59")),
        (army(sigils=6), "play:muster", ("not-in-hand", "R102")),
        (army(sigils=6, hand="vengeance"), "play:vengeance", ("riposte-later", "R108")),
        (army(sigils=1, hand="muster"), "play:muster", ("few-sigils", "R27")),
        (army(sigils=6, hand="bark_shield"), "play:bark_shield", ("no-carrier", "R106")),
        (army(sigils=6, hand="muster", disgraced=True), "play:muster", ("disgraced", "R71")),
        (army(FULL_HOME, sigils=6, hand="muster"), "play:muster", ("no-spare-pawn", "R73")),
        (army(sigils=6, hand="harvest_feast"), "play:harvest_feast", ("king-unhurt", "R69")),
        (army(sigils=6, hand="thorn_volley"), "play:thorn_volley", ("no-effect", "R104")),
        (army(sigils=6), "use:river_otter#1", ("not-with-you", "R97")),
        (army("R-red_fox d4", sigils=6), "use:red_fox#1", ("nothing-to-use", "R97")),
        (army("R-mole_sapper d4 invoked", sigils=6), "use:mole_sapper#1", ("invoked", "R97")),
        (army("R-river_otter d4", sigils=1), "use:river_otter#1", ("few-sigils", "R27")),
        (army("R-dormouse_medic d4", sigils=1), "use:dormouse_medic#1", ("no-effect", "R104")),
        (army(sigils=6, queen_lost=True), "queen", ("queen-lost", "R66")),
        (army("Q d1(3)", sigils=6), "queen", ("queen-there", "R63")),
        (army(sigils=0), "queen", ("few-sigils", "R27")),
        (army("R-red_fox d4"), "retire:knight", ("no-such-merc", "R94")),
        (army("P d2", sigils=6), "move:d4", ("nobody-there", "R37")),
        (army("P d2", sigils=6), "move:e8", ("enemy-unit", "R4")),
        (army("P d2 fresh", sigils=6), "move:d2", ("fresh", "R40")),
        (army("R-red_fox d2 rooted", sigils=6), "move:d2", ("rooted", "R40")),
        (army("P d2", sigils=0), "move:d2", ("move-too-dear", "R38")),
        (army("P d2 moved", sigils=6), "move:d2", ("moved", "R39")),
        (army("P d2, P d3", sigils=6), "move:d2", ("nowhere-to-go", "R48")),
        (army("P d2", sigils=6), "attack:d4", ("nobody-there", "R78")),
        (army("P d7 halted", sigils=6), "attack:d7", ("halted", "R80")),
        (army("P d7 attacked", sigils=6), "attack:d7", ("attacked", "R80")),
        (army("R-red_fox d7 invoked", sigils=6), "attack:d7", ("invoked", "R80")),
        (army("R-red_fox d7 fresh", sigils=6), "attack:d7", ("fresh", "R57")),
        (army("P e7", sigils=6), "attack:e7", ("nobody-in-reach", "R76")),
        (army("R-red_fox d4", sigils=6), "attack:d4", ("nobody-in-reach", "R81")),
        (army("R-red_fox d7", sigils=0), "attack:d7", ("attack-too-dear", "R79")),
        (army("R-pika_gleaner d7", sigils=0), "attack:d7", ("pays-not-for-itself", "R30")),
        (army("P d2", sigils=6), "space:d4", ("begin-with-yours", "R21")),
        (army("P d2", sigils=6), "stay", None),
    ],
)
def test_what_cannot_be_begun(white, action, expected):  # sylvan_tactics R21, R126
    refused(white, action, expected)


def test_full_home_rows():  # sylvan_tactics R53, R63, R77
    row = ", ".join(f"P {file}2" for file in "abcdefg")
    black = army("K e8, Q h2(1), P d1, P f1, P g1, P h1")
    crowded = f"N-red_fox a1, B-box_turtle b1, R-brown_hare c1, {row}"
    assert why(position(army(crowded, 6, "muster"), black), "play:muster") == ("home-full", "R77")
    assert why(position(army(crowded, 6), black), "queen") == ("home-full", "R63")
    two = crowded.replace("R-brown_hare", "P").replace("P a2, ", "K a2, ").replace("N-red_fox a1", "N-red_fox e1")
    s = position(army(f"{two}", 6, "wild_boar"), army("K e8, Q h2(1), P a1, P d1, P f1, P g1, P h1"))
    assert why(s, "deploy:wild_boar") == ("home-full", "R53")


def test_an_ability_serves_once_a_turn():  # sylvan_tactics R98
    s = after(army("R-river_otter d4", sigils=6), None, "use:river_otter#1", "space:d5")
    assert why(s, "use:river_otter#1") == ("used-already", "R98")


@pytest.mark.parametrize(
    ("white", "done", "action", "expected"),
    [
        (WOLF, ("deploy:grey_wolf",), "unit:d4", ("only-a-pawn", "R54")),
        (WOLF, ("deploy:grey_wolf",), "unit:b2", ("nobody-there", "R54")),
        (WOLF, ("deploy:grey_wolf",), "full_price", ("few-sigils", "R27")),
        (WOLF, ("deploy:grey_wolf", "unit:a2"), "piece:rook", ("piece-taken", "R53")),
        (WOLF, ("deploy:grey_wolf", "unit:h3", "piece:knight"), "space:a2", ("occupied", "R1")),
        (WOLF, ("deploy:grey_wolf", "unit:h3", "piece:knight"), "space:a3", ("not-home", "R52")),
        (WOLF, ("deploy:grey_wolf",), "move:a2", ("finish-first", "R21")),
        (WOLF, ("queen",), "health:4", ("few-sigils", "R63")),
        (WOLF, ("queen", "health:1"), "space:d5", ("not-home", "R63")),
        (army("P a2", sigils=2, hand="muster"), ("play:muster",), "stop", ("one-pawn-at-least", "R77")),
        (army("P a2", sigils=2, hand="muster"), ("play:muster",), "space:d3", ("not-home", "R77")),
        (army("P d2", sigils=1), ("move:d2",), "space:e3", ("way-pawn", "R42")),
        (army(sigils=1), ("move:e1",), "space:e3", ("way-king", "R46")),
        (army("N-red_fox d4", sigils=1), ("move:d4",), "space:d5", ("way-knight", "R44")),
        (army("R-red_fox d4", sigils=1), ("move:d4",), "space:e5", ("way-rook", "R45")),
        (army("B-red_fox d4", sigils=1), ("move:d4",), "space:d5", ("way-bishop", "R45")),
        (army("Q d4(2)", sigils=1), ("move:d4",), "space:e6", ("way-queen", "R45")),
        (army("R-red_fox d4, P d5", sigils=1), ("move:d4",), "space:d6", ("in-the-way", "R45")),
        (army("R-red_fox d4, P d5", sigils=1), ("move:d4",), "space:d5", ("occupied", "R48")),
        (army("R-river_otter d4", sigils=2), ("use:river_otter#1",), "space:d6", ("not-beside", "R51")),
        (army("R-mole_sapper d4, P b2"), ("use:mole_sapper#1",), "space:g6", ("no-tunnel", "R51")),
    ],
)
def test_what_does_not_fit_what_was_begun(white, done, action, expected):  # sylvan_tactics R52, R54, R42
    refused(white, action, expected, done=done)


def test_partners_and_equipment_need_a_mercenary():  # sylvan_tactics R59, R60, R106
    crew = army("R-red_fox d4 +field_vole, B-box_turtle e4, N-river_otter f4, P a2", 6, "bat_courier thorn_blade")
    s = after(crew, None, "pair:bat_courier")
    assert why(s, "unit:d4") == ("has-partner", "R59")
    assert why(s, "unit:a2") == ("mercs-only", "R60")
    assert why(s, "unit:a3") == ("nobody-there", "R60")
    s = after(crew, None, "play:thorn_blade")
    assert why(s, "unit:a2") == ("mercs-only", "R106") and why(s, "unit:e8") == ("enemy-unit", "R4")


def test_targets_of_an_attack():  # sylvan_tactics R76, R79, R81
    black = army("P d8, P f8, P c5", fields="bramble_moat")
    s = after(army("R-red_fox e7, P a2", sigils=1), black, "attack:e7")
    assert why(s, "unit:e8") == ("attack-too-dear", "R79")
    assert why(s, "unit:a2") == ("own-unit", "R81")
    assert why(s, "unit:c5") == ("out-of-reach", "R81")
    assert why(s, "unit:c4") == ("nobody-there", "R78")
    s = after(army("P e7", sigils=1), army("K h8, P d8, P f8, P e8"), "attack:e7")
    assert why(s, "unit:e8") == ("out-of-reach", "R76")


@pytest.mark.parametrize(
    ("hand", "action", "expected"),
    [
        ("thorn_volley", "unit:a4", ("nobody-there", "R104")),
        ("thorn_volley", "unit:d4", ("only-enemies", "R104")),
        ("thorn_volley", "unit:d6", ("other-kind", "R104")),
        ("thorn_volley", "unit:a8", ("too-far", "R104")),
        ("bramble_snare", "unit:a8", ("warded", "R104")),
        ("war_cry", "unit:d6", ("only-yours", "R104")),
        ("healing_herbs", "unit:d4", ("not-wounded", "R104")),
        ("second_wind", "unit:d4", ("not-invoked", "R104")),
        ("hidden_path", "unit:h7", ("nowhere-to-go", "R48")),
    ],
)
def test_who_is_not_what_a_card_asks_for(hand, action, expected):  # sylvan_tactics R104
    white = army("R-red_fox d4, B-river_otter c4 wounded invoked, N-brown_hare c3 wounded invoked, P h7", 6, hand)
    charm = " +rowan_charm" if hand == "bramble_snare" else ""
    black = army(f"P d6, P h8, B-badger_warden d5, R-box_turtle c5, N-stoat_duelist a8{charm}")
    refused(white, action, expected, black, (f"play:{hand}",))


def test_a_swap_needs_two():  # sylvan_tactics R104
    s = after(army("P d2, R-red_fox d4", 1, "changing_winds"), None, "play:changing_winds", "unit:d2")
    assert why(s, "unit:d2") == ("another-unit", "R104")


def test_a_bodyguard_must_be_in_reach():  # sylvan_tactics R81
    black = army("P d7, N-badger_warden f8, P a7", sigils=1, hand="bodyguard")
    s = after(army("R-river_otter e7", sigils=2), black, "attack:e7", "unit:e8", "riposte:bodyguard")
    assert why(s, "unit:a7") == ("out-of-reach", "R81")


def test_cards_that_are_not_there():  # sylvan_tactics R104, R117
    rivals = army("R-red_fox d5 +thorn_blade", fields="deer_trails")
    s = after(army(sigils=2, hand="wildfire"), rivals, "play:wildfire")
    assert why(s, "destroy:honey_flask#1") == ("not-theirs", "R104")
    s = after(army(sigils=2, hand="scavenge"), None, "play:scavenge", pile="red_fox brown_hare")
    assert why(s, "retrieve:brown_bear") == ("not-in-pile", "R104")
    s = after(army(sigils=1, hand="read_the_tracks"), None, "play:read_the_tracks")
    hidden = next(name for name in GAME.names if name.startswith("scout:") and name not in options(s))
    assert why(s, hidden) == ("not-looked-at", "R117")


def test_what_does_not_answer():  # sylvan_tactics R108, R109, R111
    black = army("K e8, P d5", sigils=1, hand="raise_shields vengeance bodyguard muster bark_shield pitfall")
    s = after(army("R-red_fox d4", sigils=1), black, "attack:d4")
    assert why(s, "riposte:into_the_ferns") == ("not-in-hand", "R111")
    assert why(s, "riposte:muster") == ("no-riposte", "R108")
    assert why(s, "riposte:vengeance") == ("other-window", "R109")
    assert why(s, "riposte:bark_shield") == ("few-sigils", "R27")
    assert why(s, "riposte:bodyguard") == ("does-not-fit", "R111")
    assert why(s, "move:d5") == ("only-ripostes", "R108")


def test_who_is_not_promoted():  # sylvan_tactics R119, R120, R121
    army_across = army("P d8, P a4, R-red_fox a1", hand="river_otter")
    s = after(army_across, army("K e7"), "end_turn")
    assert why(s, "unit:a1") == ("only-pawns", "R119") and why(s, "unit:a4") == ("not-across", "R119")
    assert why(s, "unit:h8") == ("nobody-there", "R119") and why(s, "move:a4") == ("turn-ends", "R22")
    play(s, "unit:d8")
    assert why(s, "promote:hand:brown_bear") == ("not-in-hand", "R120")
    assert why(s, "promote:pile:brown_bear") == ("not-in-pile", "R120")
    play(s, "promote:hand:river_otter")
    assert why(s, "piece:rook") == ("piece-taken", "R53")
    s = after(army("P d8", hand="muster"), army("K e7"), "end_turn")
    assert why(s, "unit:d8") == ("no-card-to-promote", "R121")


def test_hands_before_and_after():  # sylvan_tactics R13, R14, R23
    table = Table(GAME, 2, {"first_player": "seat_0"}, seed=6)
    s = table.state
    assert why(s, "move:e2") == ("not-begun", "R14") and why(s, "done") is None
    table.play("mulligan")
    assert why(table.state, "done") == ("one-card-at-least", "R13")
    assert why(table.state, "put_back:brown_bear") == ("not-in-hand", "R13")
    s = after(army(hand="muster red_fox brown_hare wild_boar war_cry royal_stag deer_trails"), None, "end_turn")
    assert why(s, "discard:brown_bear") == ("not-in-hand", "R23")


def test_a_click_is_answered():  # sylvan_tactics R40
    units = {"units": "P d2 fresh, P e4", "sigils": 2}
    table = Start(seats=2, position={"white": units}).table(GAME)
    assert why_not(table, 0, "unit:white-pawn-1").args["rule"] == "R40"
    assert why_not(table, 0, "unit:black-king").id == "why-enemy-unit"
    assert why_not(table, 0, "space:d5").id == "why-begin-with-yours"


def test_a_position_says_what_it_does_not_know():
    assert position_of({"white": {"units": "P a3"}, "turn": 3}, 2, 1).on[16] == unit_at(position(army("P a3")), "a3")
    with pytest.raises(ValueError, match="position of Sylvan Tactics has no 'weather'"):
        position_of({"weather": "rain"}, 2, 1)
    with pytest.raises(ValueError, match="army of Sylvan Tactics has no 'boats'"):
        position_of({"black": {"boats": 2}}, 2, 1)
