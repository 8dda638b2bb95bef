"""What a choice would cost and bring, and what an attack would do: both come from the rules."""

import numpy as np
import pytest

from sylvarium.games.sylvan_tactics import GAME
from sylvarium.games.sylvan_tactics.face.forecast import forecast
from sylvarium.games.sylvan_tactics.face.preview import GONE, HURT, LABELS, MEASURES, WELL, measure
from sylvarium.games.sylvan_tactics.face.view import view
from sylvarium.games.sylvan_tactics.school.notation import BLACK, army, play, position, unit_at


def preview(s, name):
    """What the choice is said to bring whoever decides."""
    action = np.array([GAME.names[name]], np.int16)
    return GAME.foresight.previews(s.states, s.seat, 7, action, 2)[0]


def test_a_choice_tells_its_price_and_what_it_does():  # sylvan_tactics R94, R27
    s = position(army("R-red_fox a1", sigils=3, hand="harvest_feast dread_howl", health=5))
    retired = preview(s, "retire:rook")
    assert retired["points"] == [-2, 0] and retired["becomes"] == {"unit:white-rook": GONE}
    assert retired["measures"]["units"] == -1 and retired["measures"]["strength:white-rook"] == -2
    feast = preview(s, "play:harvest_feast")
    assert feast["points"] == [2, 0] and feast["measures"] == {"sigils": -2, "hand": -1}
    assert preview(s, "play:dread_howl")["points"] == [0, -2]


def test_wounds_and_kills_are_told():  # sylvan_tactics R92
    s = position(army("R-golden_eagle d4", sigils=2), army("B-red_fox d5, P d6"))
    play(s, "use:golden_eagle#1")
    assert preview(s, "unit:d5")["becomes"] == {"unit:black-bishop": HURT}
    killed = preview(s, "unit:d6")
    assert killed["becomes"] == {"unit:black-pawn-1": GONE} and killed["points"] == [0, -1]
    assert killed["measures"]["enemy_units"] == -1


def test_what_chance_decides_is_left_open():  # sylvan_tactics R118
    s = position(army(sigils=2, hand="whispering_leaves"))
    assert preview(s, "play:whispering_leaves")["measures"] == {"sigils": -2, "hand": 1}
    s = position(army("R-red_fox d4, P c4", sigils=1), army("P d5, N-box_turtle d6", sigils=1, hand="muster"))
    answered = preview(s, "attack:d4")  # the Responder may answer: nothing but the price is sure
    assert answered["measures"] == {"sigils": -1} and "becomes" not in answered


def test_everything_that_is_compared_is_counted():
    s = position(army("Q d1(4), R-red_fox a1 wounded", sigils=3, hand="muster"), army("P a7, P b7", hand="pitfall"))
    out = [0] * (len(MEASURES) + len(LABELS))
    measure(s, 0, out)
    told = dict(zip((*MEASURES, *LABELS), out, strict=True))
    expected = {"sigils": 3, "hand": 1, "enemy_hand": 1, "queen": 4, "enemy_queen": 0, "units": 3, "enemy_units": 3}
    assert {name: told[name] for name in expected} == expected
    assert told["strength:white-queen"] == 4 and told["strength:white-rook"] == 2 and told["strength:black-queen"] == 0
    assert [told[f"unit:white-{name}"] for name in ("king", "rook", "knight")] == [WELL, HURT, GONE]
    measure(s, 1, out)
    mirrored = dict(zip((*MEASURES, *LABELS), out, strict=True))
    assert mirrored["enemy_queen"] == 4 and mirrored["sigils"] == 0 and mirrored["units"] == 3


FIGHTS = {  # the defender, its flags, and what an otter of Strength 4 does to it
    "K d5": ("health", 6),
    "Q d5(6)": ("health", 2),
    "Q d5(4)": ("queen-dies", 0),
    "P d5": ("dies", 0),
    "B-red_fox d5": ("dies", 0),
    "B-red_fox d5 +beetle_mail": ("armor", 0),
    "B-badger_warden d5": ("wounded", 0),
    "B-badger_warden d5 wounded": ("finished", 0),
    "B-box_turtle d5": ("wounded", 0),
}


@pytest.mark.parametrize(("defender", "told"), FIGHTS.items())
def test_the_forecast_of_an_attack_is_what_then_happens(defender, told):  # sylvan_tactics R86, R65, R67
    s = position(army("R-river_otter d4, P a2", sigils=1), army(defender))
    attacker, target = unit_at(s, "d4"), unit_at(s, "d5")
    seen = forecast(s, attacker, target)
    assert (seen.outcome, seen.left) == told and seen.cost == 1 and seen.mine == 4
    shown = next(unit for unit in view(s, 0)["units"] if unit["space"] == "d4")["targets"][0]
    assert (shown["outcome"], shown["left"], shown["mine"], shown["theirs"]) == (*told, 4, seen.theirs)
    play(s, "attack:d4")
    alive = s.at[target] >= 0
    assert alive == (told[0] in ("health", "armor", "wounded"))
    assert s.wounded[target] == (told[0] == "wounded")
    if told[0] == "health":
        assert told[1] == (s.health[BLACK] if defender.startswith("K") else s.queen_health[BLACK])


def test_a_blow_that_wins_and_a_pawn_that_dies_proudly_are_told():  # sylvan_tactics R68, R75
    s = position(army("R-river_otter d4", sigils=1), army("K d5", health=4))
    assert forecast(s, unit_at(s, "d4"), unit_at(s, "d5")).outcome == "wins" and play(s, "attack:d4").over
    s = position(army("P c4", sigils=1), army("P d5", fields="rabbit_warren"))
    assert forecast(s, unit_at(s, "c4"), unit_at(s, "d5")).outcome == "dies-proudly"
    play(s, "attack:c4")
    assert s.health[BLACK] == 10
