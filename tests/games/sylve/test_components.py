"""The components are those of the rules file (section 5)."""

from collections import Counter

import pytest

from sylvarium.games.sylve.rules import components as c

SEASONS = ("spring", "summer", "autumn", "winter")


def test_dice():  # sylve R14, Q1, Q3
    assert c.DATA["dice"]["forage"] == {"count": 4, "faces": ["tree", "tree", "hill", "hill", "pond", "pond"]}
    assert c.DATA["dice"]["element"] == {"count": 2, "faces": ["water", "water", "fire", "fire", "wind", "wind"]}
    assert (c.DICE, sum(c.DIE_IS_ELEMENT)) == (24, 8)
    assert Counter(c.DIE_OWNER.tolist()) == {0: 6, 1: 6, 2: 6, 3: 6}


def test_characters():  # sylve R9, R117
    powers = dict(zip(c.CHARACTER_IDS, (c.CHARACTER_POWERS[p] for p in c.CHARACTER_POWER), strict=True))
    assert powers == {
        "lelio": "stack_on_die",
        "kyril": "break_tie",
        "myla": "creature_anywhere",
        "wren": "double_berry",
    }
    assert c.COLOUR_IDS == ("red", "blue", "green", "yellow")


@pytest.mark.parametrize(
    ("players", "cards", "spaces", "symbols", "rewards", "seasons", "vp"),
    [
        (2, 12, 50, (17, 16, 17), (13, 13, 12, 12), 5, 54),
        (3, 16, 68, (22, 23, 23), (18, 17, 17, 16), 7, 72),
        (4, 20, 88, (29, 29, 30), (23, 22, 22, 21), 8, 96),
    ],
)
def test_forests_of_each_number_of_players(players, cards, spaces, symbols, rewards, seasons, vp):
    # sylve R2, R4, Q42
    used = [forest for forest in c.DATA["forest"] if forest["min_players"] <= players]
    assert len(used) == cards == 4 * c.ROW_LENGTH[players]
    printed = [space.split(":") for forest in used for space in forest["spaces"]]
    assert len(printed) == spaces
    assert tuple(sum(s == symbol for s, _ in printed) for symbol in ("tree", "hill", "pond")) == symbols
    assert tuple(sum(r == reward for _, r in printed) for reward in c.REWARD_IDS) == rewards
    assert Counter(s for f in used for s in f["seasons"]) == dict.fromkeys(SEASONS, seasons)
    assert sum(forest["vp"] for forest in used) == vp


def test_worth_of_a_forest():  # sylve R47
    for forest in c.DATA["forest"]:
        assert forest["vp"] == len(forest["spaces"]) + (len(forest["seasons"]) == 1)
        assert 3 <= len(forest["spaces"]) <= 6 and 1 <= len(forest["seasons"]) <= 2


def test_creatures():  # sylve R7, Q2, Q24, Q26
    assert Counter(creature["season"] for creature in c.DATA["creature"]) == dict.fromkeys(SEASONS, 9)
    kinds = Counter(creature["power"]["kind"] for creature in c.DATA["creature"])
    assert kinds == {
        "burn_on_forest": 4,
        "burn_on_village": 1,
        "convert_element": 3,
        "slot": 6,
        "berry_per_tamed": 3,
        "berry_instead_of_creature": 1,
        "berry_on_first_burn": 1,
        "exchange": 3,
        "vp_on_control": 4,
        "vp_on_brew": 1,
        "vp_on_tame": 2,
        "trade_berries": 1,
        "trade_set": 1,
        "gather_bonus": 4,
        "village_bonus": 1,
    }
    powers = [creature["power"] for creature in c.DATA["creature"]]
    turns = {(p["from"], p["to"]) for p in powers if p["kind"] == "convert_element"}
    assert turns == {("water", "fire"), ("fire", "wind"), ("wind", "water")}
    assert {p["vp"] for p in powers if p["kind"] == "vp_on_control"} == {2}
    assert {p["vp"] for p in powers if p["kind"] in ("vp_on_brew", "vp_on_tame")} == {1}
    assert c.BERRIES_VP.tolist() == [0, 1, 3]
    assert (c.SET_SIZES, c.SET_VP.tolist()) == ((2, 3), [1, 3])


def test_potions():  # sylve R6, R70, Q40
    assert len(c.POTION_IDS) == 32
    assert Counter(c.POTION_TOTAL.tolist()) == {3: 8, 4: 8, 5: 8, 6: 8}
    assert c.POTION_COST.sum(axis=0).tolist() == [49, 47, 48]
    assert c.POTION_VP.sum() == 156
    worth = {"reroll": 4, "change_die": 4, "place_extra": 3, "swap_forage": 3, "remove_element": 3}
    for potion in range(32):
        power = c.POTION_POWERS[c.POTION_POWER[potion]]
        cheapest = worth.get(power, 2)
        assert c.POTION_VP[potion] == cheapest + (0, 1, 3, 4)[c.POTION_TOTAL[potion] - 3]
    assert Counter(c.POTION_POWER.tolist()) == dict.fromkeys(range(8), 4)


def test_village():  # sylve R33, R62, Q20
    assert len(c.VILLAGE_IDS) == 10
    for side in ("day", "night"):
        spaces = [v for v in c.DATA["village"] if v["side"] == side]
        assert [v["accepts"] for v in spaces] == ["any", "any", "water", "fire", "wind"]
    for space in c.DATA["village"]:
        done = {action["do"] for action in space["actions"]}
        gives = done <= {"gather_choice", "gather_each"}
        assert (space["kind"] == "ingredient") == gives
        assert (space["kind"] == "creature") == ("tame" in done)


def test_supplies():  # sylve R8, R82, Q17, Q36
    assert c.SCORCHED_EARTH == 10
    assert c.MOST_TAMED == 3


def test_ids_are_unique():
    ids = (*c.FOREST_IDS, *c.CREATURE_IDS, *c.POTION_IDS, *c.VILLAGE_IDS, *c.CHARACTER_IDS)
    assert len(set(ids)) == len(ids) == 20 + 36 + 32 + 10 + 4


def test_tables_are_frozen():
    with pytest.raises(ValueError, match="read-only"):
        c.POTION_VP[0] = 9
