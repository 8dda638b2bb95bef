"""Units, players and attacks in the view."""

from sylvarium.games.sylvan_tactics.face.view import view
from sylvarium.games.sylvan_tactics.school.notation import WHITE, army, play, position, unit_at


def test_a_unit_in_the_view():
    s = position(army("R-river_otter d4 wounded invoked +field_vole +thorn_blade, P a2", sigils=3), army("P d5, K e5"))
    s.rooted[unit_at(s, "a2")] = s.turn
    seen = {unit["space"]: unit for unit in view(s, 1)["units"]}
    otter = seen["d4"]
    assert otter["id"] == "unit:white-rook" and otter["strength"] == 6 and otter["base"] == 5
    assert otter["states"] == ["invoked", "wounded"] and not otter["may_attack"] and otter["may_move"]
    assert [card["role"] for card in otter["cards"]] == ["own", "partner", "equipment"]
    assert {target["space"]: target["outcome"] for target in otter["targets"]} == {"d5": "dies", "e5": "health"}
    assert seen["a2"]["states"] == ["rooted"] and seen["a2"]["destinations"] == ["a3", "a4"]
    assert seen["e5"]["health"] == 10 and seen["e5"]["seat"] == 1


def test_a_player_in_the_view():
    s = position(army("P a2", sigils=2, fields="sapling_grove", hand="muster"), turn=7)
    white = view(s, 0)["players"][WHITE]
    assert [sigil["state"] for sigil in white["sigils"]] == ["ready"] * 2 + ["invoked"] * 2 + ["dormant"] * 2
    assert white["available"] == 3 and white["queen"]["state"] == "reserve" and white["score"] == 10
    assert len(white["pool"]["pawns"]) == 7 and len(white["pool"]["pieces"]) == 3
    assert white["battlefields"][0]["card"] == "sapling_grove" and white["hand"][0]["card"] == "muster"


def test_an_attack_in_the_view():
    s = position(army("R-red_fox d4", sigils=1), army("P d5", sigils=1, hand="muster"))
    assert view(s, None)["attack"] is None
    play(s, "attack:d4")
    seen = view(s, None)
    assert seen["window"] == "attack_declared" and seen["step"] == "riposte"
    assert seen["attack"]["attacker"] == "unit:white-rook" and seen["attack"]["outcome"] == "dies"
