"""What a seat sees, and what it knows as numbers (6.3)."""

import json

import numpy as np
import pytest
from games.sylve.position import position

from sylvarium.games.sylve import GAME
from sylvarium.games.sylve.mind.observe import OBSERVATION
from sylvarium.games.sylve.rules.components import CREATURE_IDS, FOREST_IDS, POTION_IDS

ROW = "honeybrook amberwood rustleaf_copse"


def see(t, seat=0):
    view = GAME.view(t.s, seat)
    json.dumps(view)
    return view


def by_id(things):
    assert len({thing["id"] for thing in things}) == len(things)
    return {thing["id"]: thing for thing in things}


def test_forests_tell_who_leads_and_why_not():  # sylve R115, R124
    t = position("RBG", row="honeybrook amberwood rustleaf_copse firefly_marsh", powers=True)
    t.put("honeybrook.1", "R.tree").put("amberwood.1", "R.tree").put("amberwood.2", "B.hill")
    t.put("rustleaf_copse.1", "G.tree").put("rustleaf_copse.2", "B.hill", "el.fire").burned("firefly_marsh.2")
    forests = by_id(see(t)["forests"])
    assert [(f["status"], f["leader"], f["tied"]) for f in forests.values()] == [
        ("led", 0, []),
        ("tied", None, [0, 1]),
        ("elements", None, [2]),
        ("nobody", None, []),
    ]
    copse = forests["forest:rustleaf_copse"]
    assert copse["influence"] == [0, 0, 1] and copse["elements"] == 1
    assert copse["seasons"] == ["autumn"] and copse["vp"] == 6
    spaces = by_id(copse["spaces"])
    assert spaces["space:rustleaf_copse.2"]["symbol"] == "hill"
    assert spaces["space:rustleaf_copse.2"]["reward"] == "crystal"
    assert len(spaces["space:rustleaf_copse.2"]["dice"]) == 2
    assert by_id(forests["forest:firefly_marsh"]["spaces"])["space:firefly_marsh.2"]["burned"]


def test_forests_are_announced_to_who_leads_and_come_true():  # sylve R124, R126, R136
    t = position("RB", row=ROW).pool("B", "")
    t.put("honeybrook.1", "R.tree").put("amberwood.1", "R.tree").put("amberwood.2", "B.hill")
    t.put("rustleaf_copse.1", "B.tree")
    before = see(t)
    assert [(each["seat"], each["piece"], each["points"]) for each in before["prospects"]] == [
        (0, "forest:honeybrook", 4),
        (1, "forest:rustleaf_copse", 6),
    ]
    t.pool("R", "tree").play("place:tree", "space:left", "ingredient:plant")
    assert [player["parts"]["forests"] for player in see(t)["players"]] == [4, 6]
    assert see(t)["prospects"] == []


def test_every_die_is_shown_once():  # sylve R14, R38
    t = position(row=ROW).pool("R", "tree wind").tame("B", "hayrick_ox").put("honeybrook.1", "B.tree", "el.fire")
    t.put("left", "R.hill").put("hayrick_ox", "B.hill")
    view = see(t)
    dice = by_id(view["dice"])
    assert len(dice) == 12
    shown = [d for f in view["forests"] for s in f["spaces"] for d in s["dice"]]
    shown += [d for space in view["village"] for d in space["dice"]]
    shown += [d for p in view["players"] for c in p["tamed"] if c["slot"] for d in c["slot"]["dice"]]
    shown += [d for p in view["players"] for d in p["pool"]]
    assert len(set(shown)) == len(shown)
    assert all((dice[d]["place"] is not None) or dice[d]["pool"] for d in shown)
    covered = [d for d in dice.values() if d["covered"]]
    assert [(d["face"], d["level"], d["place"]) for d in covered] == [("tree", 0, "space:honeybrook.1")]


def test_the_market_says_what_is_missing():  # sylve R70
    t = position(row=ROW).market("quickstep_tea", "-", "null_nectar").stock("R", "1P 2B").stock("B", "3P 2M 1C")
    red, _, nectar, _ = see(t, 0)["market"]
    assert (red["payable"], red["missing"]) == (True, {"plant": 1, "mushroom": 1})
    assert (nectar["payable"], nectar["missing"]) == (False, {"plant": 2, "mushroom": 2, "crystal": 1})
    assert see(t, 1)["market"][2]["payable"] and see(t, None)["market"][0]["payable"] is None


def test_a_players_area():  # sylve Q29, Q27
    t = position("GR", row=ROW, powers=True).tame("G", "hayrick_ox", "rime_owl").release("G", "market_jay")
    t.hand("G", "quickstep_tea").drunk("G", "hush_water").reserved("G", "null_nectar").controls("G", "mirage_pines")
    t.stock("G", "2P 1B").pool("G", "tree tree fire")
    player = see(t, 1)["players"][0]
    assert player["character"]["key"] == "myla" and player["character"]["colour"] == "green"
    assert player["stock"] == {"plant": 2, "mushroom": 0, "crystal": 0, "berry": 1}
    assert [c["key"] for c in player["tamed"]] == ["hayrick_ox", "rime_owl"] and player["most_tamed"] == 4
    assert player["tamed"][0]["slot"]["accepts"] == "forage" and player["tamed"][1]["slot"] is None
    assert [c["key"] for c in player["released"]] == ["market_jay"]
    cards = [[c["key"] for c in player[where]] for where in ("hand", "drunk", "reserved", "forests")]
    assert cards == [["quickstep_tea"], ["hush_water"], ["null_nectar"], ["mirage_pines"]]
    assert player["happy"] == {"rime_owl": "mirage_pines"}
    assert player["score"] == sum(player["parts"].values()) == 3 + 3 + 3 + 5 + 1
    assert len(player["pool"]) == 3 and not player["passed"]


def test_who_has_passed():  # sylve R17
    t = position("RBG", row=ROW).pool("R", "tree").pool("B", "")
    assert [p["passed"] for p in see(t)["players"]] == [False, True, False]


def test_village_piles_and_decks():  # sylve R7, R13
    t = position(row=ROW, round=2).pile("rime_owl").deck("null_nectar").empty_piles("summer")
    view = see(t)
    assert [space["key"] for space in view["village"]] == [
        "night_left",
        "night_right",
        "night_water",
        "night_fire",
        "night_wind",
    ]
    assert view["other_side"][2]["actions"] == [{"do": "gather_each"}]
    piles = by_id(view["piles"])
    assert piles["pile:winter"]["top"]["key"] == "rime_owl" and piles["pile:winter"]["left"] == 8
    assert piles["pile:summer"]["top"] is None and piles["pile:summer"]["left"] == 0
    assert (view["potion_deck"], view["forest_deck"], view["scorched"]) == (1, 6, 10)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_sees_into_a_deck(seats):  # sylve R7, Q29
    t = position("RBGY"[:seats])
    text = json.dumps(see(t, None))
    hidden = [f"potion:{POTION_IDS[p]}" for p in range(32) if t.s.potion_at[p] == 0]
    hidden += [f"creature:{CREATURE_IDS[c]}" for c in range(36) if t.s.creature_at[c] == 0]
    hidden += [f"forest:{FOREST_IDS[f]}" for f in range(20) if t.s.forest_at[f] == 0]
    assert hidden and not any(f'"{card}"' in text for card in hidden)


def observe(t, seat):
    out = np.full(OBSERVATION, np.nan, np.float32)
    GAME.loops.observation(t.states, 0, seat, out)
    assert np.isfinite(out).all()
    return out


def test_the_observation_is_seen_from_the_seat():  # sylve R115
    t = position(row=ROW).pool("R", "tree").stock("R", "2P").tame("R", "hayrick_ox", "nectar_fox")
    t.put("honeybrook.1", "R.tree", "el.fire").put("left", "R.hill").put("nectar_fox", "el.wind").burned("amberwood.1")
    mirrored = position("BR", row=ROW).stock("R", "2P")
    red, blue = observe(t, 0), observe(t, 1)
    assert (red != blue).any() and red.min() >= 0 and red.max() <= 2
    assert (observe(mirrored, 0) != observe(mirrored, 1)).any()
    for change in (
        lambda: t.put("amberwood.2", "B.hill"),
        lambda: t.stock("B", "1B"),
        lambda: t.market("hush_water"),
        lambda: t.reserved("B", "null_nectar"),
        lambda: t.release("B", "rime_owl"),
        lambda: t.controls("B", "mirage_pines"),
        lambda: t.play("place:tree"),
    ):
        before = observe(t, 0)
        change()
        assert (observe(t, 0) != before).any()


def test_a_game_that_is_over_can_be_observed():
    t = position(row=ROW, round=4).pool("R", "tree").pool("B", "").play("place:tree", "space:left", "ingredient:plant")
    assert t.s.over
    observe(t, 0)


def test_resampling_changes_nothing_but_the_future():  # sylve R7
    t = position(row=ROW).pool("R", "tree")
    other = t.copy()
    GAME.loops.imagine(other.states, 0, 0, 77)
    assert set(t.s.differences(other.s)) <= {"seed", "drawn"}
