"""Character action (R69–R76)."""

from collections import Counter

import pytest
from games.tiletum.scenes import scene

from sylvarium.games.tiletum.face.view import view
from sylvarium.games.tiletum.rules.components import TILES
from sylvarium.games.tiletum.rules.state import NONE, STEP
from sylvarium.games.tiletum.school.notation import (
    BLUE,
    acting,
    at,
    empty_pile,
    give,
    has,
    map_tile,
    offer,
    only,
    options,
    pieces,
    play,
    settle_in,
    store,
    stored,
    tile,
    to_pile,
)
from sylvarium.kernel.view import step_of


def test_taking_a_character_refills_at_once():  # tiletum R69
    s = acting("character", ap=2)
    offer(s, s.character_offer, "notary_9", "mason_6", "carter_3", "steward_1", "courtier_5")
    left = s.character_left
    play(s, "take_character:carter_3")
    assert stored(s, BLUE) == ["carter_3"] and s.main_ap == 1 and s.character_left == left - 1
    assert s.character_offer[2] != NONE and [TILES[t] for t in s.character_offer][:2] == ["notary_9", "mason_6"]
    new = TILES[s.character_offer[2]]
    play(s, f"take_character:{new}")
    assert stored(s, BLUE) == ["carter_3", new] and s.main_ap == 0


def test_taking_needs_room():  # tiletum R69, R26
    s = acting("character")
    store(s, BLUE, "bt_01", "bt_02", "bt_19", "bt_20", "bt_30", "bt_31")
    assert not options(s, "take_character") and "redraw_characters" in options(s)


def test_a_character_that_cannot_be_placed_may_be_taken():  # tiletum Q48
    s = acting("character")
    settle_in(s, BLUE, "mason_6", "b5_f1")
    offer(s, s.character_offer, "mason_8", "notary_9", "carter_3", "steward_1", "courtier_5")
    play(s, "take_character:mason_8")
    assert stored(s, BLUE) == ["mason_8"] and not options(s, "place_character")


def test_redrawing_the_offer():  # tiletum R70, Q5
    s = acting("character", ap=1)
    before = s.character_offer.tolist()
    left = s.character_left
    play(s, "redraw_characters")
    now = s.character_offer.tolist()
    assert not set(now) & set(before) and NONE not in now and s.character_left == left
    pile = s.character_pile.tolist()[:left]
    assert set(before) <= set(pile) and not set(now) & set(pile) and s.main_ap == 0


def test_redrawing_with_a_small_pile():  # tiletum R70, E40
    seen = Counter()
    for seed in range(12):
        s = acting("character", seed=seed)
        offer(s, s.character_offer, "notary_9", "mason_6", "carter_3", "steward_1", "courtier_5")
        empty_pile(s, "notary_1")
        three = ["notary_3", "mason_8", "carter_8"]
        for name in three:
            to_pile(s, tile(name))
        play(s, "redraw_characters")
        names = [TILES[t] for t in s.character_offer]
        assert sorted(names[:3]) == sorted(three)
        assert set(names[3:]) <= {"notary_9", "mason_6", "carter_3", "steward_1", "courtier_5"}
        pile = [TILES[t] for t in s.character_pile.tolist()[: s.character_left]]
        assert len(pile) == 3 and not set(pile) & set(names) and len(set(names)) == 5
        assert s.character_pile.tolist()[3:] == [0] * 42
        seen.update(names[3:])
    assert len(seen) == 5


def test_redrawing_in_the_example():  # tiletum R70, E40
    s = scene("E40")
    pile = {TILES[t] for t in s.character_pile.tolist()[:3]}
    old = {TILES[t] for t in s.character_offer}
    assert s.character_left == 3
    play(s, "redraw_characters")
    now = [TILES[t] for t in s.character_offer]
    assert set(now[:3]) == pile and set(now[3:]) < old and s.character_left == 3


def test_one_tile_in_the_pile_is_enough_to_redraw():  # tiletum R70
    s = acting("character")
    empty_pile(s, "notary_1", keep=1)
    assert "redraw_characters" in options(s)


def test_no_redraw_from_an_empty_pile():  # tiletum R70, R76, Q5
    s = acting("character", ap=3)
    empty_pile(s, "notary_1")
    assert "redraw_characters" not in options(s)
    first = TILES[s.character_offer[0]]
    play(s, f"take_character:{first}")
    assert s.character_offer[0] == NONE and len(options(s, "take_character")) == 4


def test_floors_cost_their_number():  # tiletum R71, Q15
    s = acting("character", ap=2)
    store(s, BLUE, "notary_4")
    rooms = {name.split(":")[2] for name in options(s, "place_character")}
    assert rooms == {"b1_f1", "b1_f2", "b2_f1", "b2_f2", "b3_f1", "b3_f2", "b4_f1", "b4_f2", "b5_f1"}
    s.main_ap = 3
    assert len(options(s, "place_character")) == 11
    play(s, "place_character:notary_4:b1_f3")  # a third floor before the others
    assert s.main_ap == 0 and stored(s, BLUE) == []


def test_where_characters_may_go():  # tiletum R72, R73, Q14, E35
    s = scene("E35")

    def rooms(name):
        return sorted(o.split(":")[2] for o in options(s, "place_character") if o.split(":")[1] == name)

    assert rooms("mason_8") == []
    assert rooms("carter_8") == ["b3_f2"]
    assert {room[:2] for room in rooms("courtier_8")} == {"b1", "b2", "b4"}


def test_bonus_and_roof_house():  # tiletum R74, R75, Q15, E9
    s = scene("E9")
    play(s, "take_character:notary_9", "take_character:notary_4")
    play(s, "place_character:notary_9:b3_f2")
    assert has(s, BLUE) == {"gold": 1, "wool": 1} and pieces(s, BLUE)[0] == 2
    play(s, "place_character:notary_4:b3_f1")
    assert has(s, BLUE) == {"gold": 1, "wool": 3} and pieces(s, BLUE)[0] == 3 and s.main_ap == 0
    roofs = [building["house"] is not None for building in view(s, BLUE)["players"][BLUE]["buildings"]]
    assert roofs == [True, True, False, True, True, False]  # the third building's; the sixth never had one


def test_roof_house_comes_before_the_bonus():  # tiletum R75, R101, Q21, E36
    s = scene("E36")
    assert pieces(s, BLUE)[0] == 0
    play(s, "place_character:carter_8:b3_f1")
    assert step_of(s)[:3] == (STEP.walk_merchant, 0, 1)
    play(s, "place_house:frankfurt_h1")
    assert pieces(s, BLUE)[0] == 0 and s.houses[BLUE] == 4 and step_of(s)[0] == STEP.main


# Every character tile: placed once, with what it gives at once or the frame it opens.
AT_ONCE = {
    "notary_4": {"wool": 2}, "notary_5": {"wool": 2}, "notary_6": {"iron": 1}, "notary_7": {"iron": 2},
    "notary_8": {"gold": 1, "iron": 1}, "notary_9": {"gold": 1, "wool": 1},
    "steward_7": {"food": 1}, "steward_8": {"food": 2}, "steward_9": {"food": 2},
    "mason_7": {"stone": 1}, "mason_8": {"stone": 2}, "mason_9": {"stone": 2},
    "courtier_1": {"gold": 2}, "courtier_2": {"gold": 2}, "courtier_3": {"gold": 3},
}  # fmt: skip
POINTS = {"courtier_7": 2, "courtier_8": 3, "courtier_9": 3}
ACTIONS_OF = {
    "notary_3": ("contract", 3), "steward_1": ("character", 1), "steward_2": ("character", 1),
    "steward_3": ("character", 2), "steward_4": ("character", 2), "courtier_4": ("king", 1),
    "courtier_5": ("king", 2), "courtier_6": ("king", 2),
}  # fmt: skip
PICKS = {"notary_1": 1, "notary_2": 2}
STEPS = {
    "mason_1": ("architect", 1), "mason_2": ("architect", 2), "mason_3": ("architect", 2),
    "carter_1": ("merchant", 1), "carter_2": ("merchant", 1), "carter_3": ("merchant", 2),
    "carter_4": ("merchant", 2), "carter_5": ("merchant", 2),
}  # fmt: skip
OTHERS = ("steward_5", "steward_6", "mason_4", "mason_5", "mason_6", "carter_6", "carter_7", "carter_8", "carter_9")


def placed(name, ap=1):
    s = acting("character", ap=ap)
    only(s, BLUE)
    at(s, BLUE, merchant="paris", architect="prague")
    s.cost_tile = list(range(8, -1, -1))
    store(s, BLUE, name)
    play(s, f"place_character:{name}:b1_f1")
    return s


def test_no_character_is_forgotten():
    every = [*AT_ONCE, *POINTS, *ACTIONS_OF, *PICKS, *STEPS, *OTHERS]
    assert sorted(every) == sorted(name for name in TILES if name.split("_")[0] in STEPS_OF) and len(every) == 45


STEPS_OF = ("notary", "steward", "mason", "carter", "courtier")


@pytest.mark.parametrize("name", AT_ONCE)
def test_character_gives_resources(name):  # tiletum R74, Q26
    s = placed(name)
    assert has(s, BLUE) == AT_ONCE[name] and step_of(s)[0] == STEP.main


@pytest.mark.parametrize("name", POINTS)
def test_character_gives_points(name):  # tiletum R74
    s = placed(name)
    assert s.score[BLUE] == 10 + POINTS[name] and s.points[BLUE, 4] == POINTS[name]


@pytest.mark.parametrize("name", ACTIONS_OF)
def test_character_gives_an_action(name):  # tiletum R74, R95
    s = placed(name)
    kind, ap = ACTIONS_OF[name]
    step, action, left = step_of(s)
    assert (step, left) == (STEP.sub, ap) and ("architect", "merchant", "character", "contract", "king")[action] == kind


@pytest.mark.parametrize("name", PICKS)
def test_character_gives_a_resource_then_an_action(name):  # tiletum R99, R104, Q25
    s = placed(name)
    assert len(options(s)) == 5 and options(s, "pick_resource")
    play(s, "pick_resource:stone")
    assert has(s, BLUE) == {"stone": 1} and step_of(s) == (STEP.sub, 3, PICKS[name])


@pytest.mark.parametrize("name", STEPS)
def test_character_gives_steps(name):  # tiletum R100
    s = placed(name)
    who, steps = STEPS[name]
    for _ in range(steps):
        moves = options(s, f"move_{who}")
        assert moves and "stop" in options(s) and not options(s, "place_house") and not options(s, "place_pillar")
        play(s, moves[0])
    assert step_of(s)[0] == STEP.main


@pytest.mark.parametrize("name", ("steward_5", "steward_6"))
def test_character_moves_both(name):  # tiletum R100
    s = placed(name)
    play(s, options(s, "move_architect")[0])
    assert not options(s, "move_architect") and options(s, "move_merchant")
    play(s, options(s, "move_merchant")[0])
    assert step_of(s)[0] == STEP.main


@pytest.mark.parametrize("name", ("mason_4", "mason_5"))
def test_architect_and_pillar(name):  # tiletum R102
    s = placed(name)
    play(s, "place_pillar:prague")  # in either order
    assert options(s, "move_architect") and not options(s, "place_pillar")
    play(s, "move_architect:nurnberg")
    assert step_of(s)[0] == STEP.main and s.pillars[BLUE] == 1


@pytest.mark.parametrize("name", ("carter_6", "carter_7"))
def test_merchant_and_house(name):  # tiletum R102
    s = placed(name)
    play(s, "move_merchant:r_loire")
    # the house cannot be placed on a road: nothing is left, the effect is over
    assert step_of(s)[0] == STEP.main
    s = placed(name)
    play(s, "move_merchant:tiletum")
    assert step_of(s)[0] == STEP.main  # Tiletum is full
    s = placed(name)
    play(s, "place_house:paris_h2")
    assert options(s, "move_merchant")


@pytest.mark.parametrize("name", ("carter_8", "carter_9"))
def test_house_here(name):  # tiletum R101
    s = placed(name)
    assert options(s) == ["place_house:paris_h1", "place_house:paris_h2", "place_house:paris_h3", "stop"]
    play(s, "stop")
    assert step_of(s)[0] == STEP.main and s.houses[BLUE] == 1


def test_pillar_here():  # tiletum R101
    s = placed("mason_6")
    assert options(s) == ["place_pillar:prague", "stop"]
    play(s, "place_pillar:prague")
    assert step_of(s)[0] == STEP.main and s.pillars[BLUE] == 1


def test_placements_that_are_impossible_are_lost():  # tiletum R37, R101
    s = acting("character", ap=1)
    at(s, BLUE, architect="lyon")
    store(s, BLUE, "mason_6")
    give(s, BLUE, gold=4)  # a task is possible, but the effect does not wait
    play(s, "place_character:mason_6:b1_f1")
    assert step_of(s)[0] == STEP.main


def test_an_extra_action_waits_for_tasks():  # tiletum R85, R95
    """Without an option of its own it stays as long as a task may create one."""
    s = acting("king", ap=0)
    only(s, BLUE, gold=2)
    at(s, BLUE, merchant="paris")
    map_tile(s, "paris", None)
    store(s, BLUE, "bt_07")
    empty_pile(s, "notary_1")
    s.character_offer = [NONE] * 5
    play(s, "use_helper:character_2")
    assert step_of(s)[0] == STEP.sub and options(s) == ["stop", "buy:iron", "buy:food", "buy:wool", "buy:stone"]
