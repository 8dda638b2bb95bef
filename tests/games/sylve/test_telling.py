"""Names, sentences, pieces and stories."""

import random

import pytest
from games.sylve.position import position, scene

from sylvarium.games.sylve import GAME
from sylvarium.games.sylve.face import telling
from sylvarium.games.sylve.face.story import story as tell
from sylvarium.games.sylve.rules.components import (
    CHARACTER_IDS,
    COLOUR_IDS,
    CREATURE_IDS,
    FACE_IDS,
    FOREST_IDS,
    INGREDIENT_IDS,
    POTION_IDS,
    SEASON_IDS,
    VILLAGE_IDS,
)
from sylvarium.games.sylve.rules.state import ACTIONS, STEP
from sylvarium.games.sylve.school.positions import position_of
from sylvarium.table import Table

ROW = "honeybrook amberwood rustleaf_copse"
PLAYERS = ("Anna", "Ben", "Cleo", "Dan")


def say(message, language="en"):
    return GAME.words(language).say(message, PLAYERS)


def choices(t):
    """The sentences of the legal actions, by name."""
    n = GAME.loops.choices(t.states, 0, t.out)
    actions = [int(action) for action in t.out[:n]]
    return {t._forest_name(telling.name(a)): say(telling.words(t.s, a)) for a in actions}


def pieces(t):
    n = GAME.loops.choices(t.states, 0, t.out)
    return {t._forest_name(telling.name(int(a))): telling.piece(t.s, int(a)) for a in t.out[:n]}


def story(t, name):
    """Plays one action by name and tells it."""
    assert name in t.legal(), sorted(t.legal())
    before, action = t.copy(), GAME.names[t._row_name(name)]
    GAME.loops.perform(t.states, 0, action)
    return [say(line) for line in tell(before.s, action, t.s, None)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_component_has_a_name_and_a_text(language):
    words = GAME.words(language)
    cards = {"forest": FOREST_IDS, "creature": CREATURE_IDS, "potion": POTION_IDS, "village": VILLAGE_IDS}
    for kind, ids in {**cards, "character": CHARACTER_IDS}.items():
        for key in ids:
            name = f"{kind}-{key}".replace("_", "-")
            assert words.has(name) and words.has(f"{name}-text"), name
    for kind, ids in {
        "face": FACE_IDS,
        "die": FACE_IDS,
        "ingredient": INGREDIENT_IDS,
        "count": INGREDIENT_IDS,
        "season": SEASON_IDS,
        "colour": COLOUR_IDS,
        "side": ("day", "night"),
    }.items():
        assert all(words.has(f"{kind}-{key}") for key in ids), kind


def test_names_are_readable():
    names = set(GAME.names)
    assert len(names) == ACTIONS.size
    for name in (
        "character:wren",
        "place:fire",
        "space:f2.3",
        "space:wind",
        "space:hayrick_ox",
        "force:berry",
        "change:tree:pond",
        "change:wind:water",
        "reroll:1-3-6",
        "move:0.3",
        "remove:3.6",
        "pay:2-0-1",
        "convert:gale_gecko:2",
        "trade_set:berry:3",
        "trade_berries:2",
        "decline",
    ):
        assert name in names


def test_what_spaces_would_do():  # sylve R44, R73, R74, R78, R118
    t = position("RB", row=ROW, powers=True).pool("R", "tree fire wind").stock("R", "1M 1B").tame("R", "hayrick_ox")
    t.tame("R", "windfall_dormouse").put("honeybrook.3", "B.pond").put("amberwood.1", "R.tree")
    said = choices(t.copy().play("place:tree"))
    assert said["space:honeybrook.1"] == "Honeybrook 1: gather 2 plants"
    assert said["space:honeybrook.2"] == "Honeybrook 2: force it there for 1 mushroom or 1 power berry"
    assert said["space:honeybrook.4"] == "Honeybrook 4: tame a creature"
    assert said["space:amberwood.2"] == "Amberwood 2: force it there for 1 power berry"
    assert said["space:honeybrook.3"] == "Honeybrook 3: stack it there for 1 power berry"
    assert said["space:left"] == "Market Stalls: Gather 1 ingredient of your choice."
    assert said["space:hayrick_ox"].startswith("Hayrick Ox: ")
    said = choices(t.copy().play("place:fire"))
    assert said["space:honeybrook.3"] == "Honeybrook 3: cover the dice there and gather 2 crystals"
    said = choices(t.copy().play("place:wind"))
    assert said["space:amberwood.1"] == "Amberwood 1: bring back a die and gather 1 plant"
    t.stock("R", "1M")
    assert choices(t.play("place:tree"))["space:honeybrook.2"] == "Honeybrook 2: force it there for 1 mushroom"


def test_the_dice_the_wind_can_bring_back():  # sylve R74
    t = position(row=ROW).pool("R", "wind").put("honeybrook.2", "R.hill", "B.hill", "R.tree")
    t.play("place:wind", "space:honeybrook.2")
    assert choices(t) == {"take_back:1": "Bring back your covered hill die", "take_back:2": "Bring back your tree die"}
    assert say(telling.question(t.s)) == "Which of your dice should the wind bring back from Honeybrook 2?"


def test_dice_of_a_stack_are_told_apart():  # sylve R74, R93: what differs in its result differs in its words
    t = position(row=ROW).pool("R", "wind").hand("R", "homing_honey")
    t.put("honeybrook.2", "R.hill", "B.hill", "R.hill", "el.fire").put("amberwood.1", "R.tree", "R.tree")
    back = choices(t.copy().play("drink:homing_honey"))
    assert set(back.values()) == {
        "Take back your hill die from Honeybrook 2, level 1 from the bottom",
        "Take back your hill die from Honeybrook 2, level 3 from the bottom",
        "Take back your covered tree die from Amberwood 1",
        "Take back your tree die from Amberwood 1",
    }
    wind = choices(t.play("place:wind", "space:honeybrook.2"))
    assert set(wind.values()) == {
        "Bring back your hill die, level 1 from the bottom",
        "Bring back your hill die, level 3 from the bottom",
    }


def test_any_die_of_a_stack_is_told_apart():  # sylve R92
    t = position(row=ROW).pool("R", "tree").hand("R", "vanishing_vapour")
    t.put("honeybrook.2", "el.fire", "B.hill", "el.fire", "B.hill", "el.wind", "el.fire")
    said = choices(t.play("drink:vanishing_vapour"))
    assert len(said) == 6 == len(set(said.values()))
    assert "Set aside the fire die on Honeybrook 2, level 3 from the bottom" in said.values()
    assert "Set aside the covered wind die on Honeybrook 2" in said.values()
    assert "Set aside the fire die on Honeybrook 2" in said.values()


def test_headings():
    t = position(row=ROW).pool("R", "tree").tame("R", "hayrick_ox").play("place:tree")
    groups = {name: telling.group(t.s, GAME.names[t._row_name(name)]) for name in t.legal()}
    assert say(groups["space:honeybrook.1"]) == "Honeybrook"
    assert say(groups["space:left"]) == "Village" and say(groups["space:hayrick_ox"]) == "Your creatures"
    assert telling.group(t.s, GAME.names["pay:1-1-1"]) is None
    assert say(telling.group(t.s, GAME.names[t._row_name("burn:amberwood.1")])) == "Amberwood"


def test_pieces_are_ids_of_the_view():
    t = position(row=ROW, round=2).pool("R", "tree tree wind").stock("R", "3P 3M 3C 1B").market("quickstep_tea")
    t.hand("R", "hush_water", "drift_drops", "vanishing_vapour").put("honeybrook.1", "el.fire").put("left", "B.hill")
    assert pieces(t) == {
        "place:tree": "die:0.1",
        "place:wind": "die:0.5",
        "brew:quickstep_tea": "potion:quickstep_tea",
        "drink:hush_water": "potion:hush_water",
        "drink:drift_drops": "potion:drift_drops",
        "drink:vanishing_vapour": "potion:vanishing_vapour",
    }
    assert pieces(t.copy().play("place:tree"))["space:amberwood.1"] == "space:amberwood.1"
    assert pieces(t.copy().play("place:tree"))["space:left"] == "village:night_left"
    forced = pieces(t.copy().play("place:tree", "space:honeybrook.2"))
    assert forced == {"force:ingredient": "ingredient:mushroom", "force:berry": "ingredient:berry"}
    removed = t.copy().play("drink:vanishing_vapour")
    assert set(pieces(removed).values()) == {"die:1.5", "die:1.2"}
    assert set(pieces(t.copy().play("brew:quickstep_tea")).values()) == {None}


def test_stories_of_placements():
    t = position(row=ROW).pool("R", "tree tree fire wind").stock("R", "1M").put("honeybrook.3", "R.pond")
    assert story(t.copy().play("place:tree"), "space:honeybrook.1") == [
        "Anna places a tree die on Honeybrook 1.",
        "Anna gets 1 plant.",
    ]
    forced = t.copy().play("place:tree")
    assert story(forced, "space:honeybrook.2") == []  # nothing has changed yet
    assert story(forced, "force:ingredient") == ["Anna forces a tree die onto Honeybrook 2 for 1 mushroom."]
    assert (
        story(t.copy().play("place:fire"), "space:honeybrook.3")[0]
        == "Anna covers the dice on Honeybrook 3 with a fire die."
    )
    wind = t.copy().play("place:wind")
    assert story(wind, "space:honeybrook.3") == []
    assert story(wind, "take_back:3") == [
        "Anna places a wind die on Honeybrook 3.",
        "The wind brings back Anna’s pond die on Honeybrook 3.",
        "Anna gets 1 crystal.",
    ]
    stacked = position(row=ROW, powers=True).pool("R", "tree").stock("R", "1B").put("honeybrook.3", "B.pond")
    told = story(stacked.play("place:tree"), "space:honeybrook.3")
    assert told == ["Anna pays 1 power berry and stacks a tree die on Honeybrook 3."]


def test_stories_of_potions():
    t = position(row=ROW).pool("R", "tree hill").stock("R", "3P 2M 1B").market("quickstep_tea")
    assert story(t, "brew:quickstep_tea") == []  # nothing has changed yet
    paid, revealed = story(t, "pay:1-1-0")
    assert paid == "Anna brews Quickstep Tea for 1 plant, 1 mushroom and 1 power berry."
    assert revealed.startswith("The market now offers ")
    assert story(t, "drink:quickstep_tea") == ["Anna drinks Quickstep Tea."]
    t = position(row=ROW).pool("R", "tree hill").hand("R", "tumble_tonic").play("drink:tumble_tonic")
    [told] = story(t, "reroll:1-2")
    assert told.startswith("Anna rerolls tree and hill and gets ")


def test_stories_of_the_end_of_a_round():
    t = (
        position(row=ROW)
        .pool("B", "")
        .tame("R", "bramble_bear", "cinder_hare", "pale_lynx")
        .put("honeybrook.1", "R.tree")
    )
    t.pool("R", "tree").play("place:tree", "space:left")
    told = story(t, "ingredient:plant")
    assert told[:6] == [
        "Anna takes control of Honeybrook (4 points).",
        "Nobody controls Amberwood.",
        "Nobody controls Rustleaf Copse.",
        "Anna gets 1 plant and 1 power berry.",
        "Anna gains 2 points.",
        "Round 2 begins: night in the Village. Ben goes first.",
    ]
    assert told[6].startswith("Anna rolls ") and told[7].startswith("Ben rolls ")


def test_the_last_story():
    t = position(row=ROW, round=4).pool("R", "tree").pool("B", "").play("place:tree", "space:left")
    assert story(t, "ingredient:plant")[-1] == "The forests are at peace. The game is over."


def test_stories_of_creatures_and_trades():
    t = position(row=ROW, round=2).pool("R", "water tree").tame("R", "petal_moth", "hearth_goose").pile("market_jay")
    t.play("place:water", "space:water")
    assert story(t.copy(), "tame:autumn") == ["Anna tames Market Jay.", "Anna gains 1 point."]
    assert story(t, "take_berry") == ["Anna takes 1 power berry instead of a creature."]
    t = position(row=ROW).pool("R", "tree").pool("B", "").tame("R", "frostberry_vole", "hoard_ermine").stock("R", "5B")
    t.play("place:tree", "space:left", "ingredient:plant")
    assert story(t, "trade_berries:2") == ["Anna trades 2 power berries for 3 points."]
    assert story(t, "trade_set:berry:3")[0] == "Anna trades 3 power berries for 3 points."
    t = position("GB", row=ROW, powers=True).pool("G", "water").stock("G", "1B").tame("G", "sprout_badger")
    t.play("place:water", "space:honeybrook.1")
    assert story(t.copy(), "anywhere") == ["Anna pays 1 power berry to tame instead of gathering."]
    assert story(t, "decline") == ["Anna gets 3 plants."]
    assert story(t, "exchange") == ["Anna swaps 1 plant for 1 power berry."]


def test_the_die_that_goes_with_a_creature_is_told():  # sylve R69
    t = scene("E36").play("space:rustleaf_copse.5", "tame:winter")
    assert story(t.copy(), "release:cinder_hare") == ["Anna releases Cinder Hare."]
    assert story(t, "release:hayrick_ox")[:2] == [
        "Anna releases Hayrick Ox.",
        "Anna sets aside Anna’s hill die on Hayrick Ox.",
    ]


def test_questions_for_every_decision():
    asked = {step for step in STEP._fields if GAME.words("en").has("ask-" + step.replace("_", "-"))}
    automatic = {
        "begin_round",
        "next_turn",
        "village_action",
        "triggers",
        "end_round",
        "award",
        "creature_powers",
        "close_round",
    }
    assert asked == set(STEP._fields) - automatic


def ids_in(view):
    """Every id anywhere in a view."""
    if isinstance(view, dict):
        own = {view["id"]} if "id" in view else set()
        return own.union(*map(ids_in, view.values()))
    return set().union(*map(ids_in, view)) if isinstance(view, list) else set()


def test_what_the_end_of_a_round_offers():  # sylve R111, R112, R119
    vole = position(row=ROW).tame("R", "frostberry_vole").stock("R", "3B")
    vole.pool("R", "tree").pool("B", "").play("place:tree", "space:left", "ingredient:plant")
    said = choices(vole)
    assert "1 point" in said["trade_berries:1"] and "3 points" in said["trade_berries:2"]
    said = choices(scene("E49").play("space:left", "ingredient:plant"))
    assert "1 point" in said["trade_set:plant:2"]
    kyril = position("BR", row=ROW, powers=True).pool("R", "").stock("B", "3B")
    kyril.put("honeybrook.1", "B.tree").put("honeybrook.2", "R.hill")
    said = choices(kyril.pool("B", "tree").play("place:tree", "space:left", "ingredient:plant"))
    assert "Honeybrook" in said["break_tie:honeybrook"]


def test_a_position_says_how_many_points_there_are():
    assert position_of({"row": ROW.split(), "vp": {"R": 4}}, 2, 1).vp[0] == 4


@pytest.mark.parametrize(
    ("seats", "powers", "assignment"), [(2, "on", "choose"), (3, "off", "random"), (4, "on", "random")]
)
def test_every_choice_and_story_of_random_games(seats, powers, assignment):
    """Every choice can be said in both languages, and its piece lies on the table; every story can be told."""
    words = [GAME.words(language) for language in ("en", "fr")]
    supply = {f"ingredient:{key}" for key in INGREDIENT_IDS}
    for seed in range(1):
        options = {"character_powers": powers, "character_assignment": assignment}
        table, chance = Table(GAME, seats, options, seed), random.Random(seed)
        while not table.over:
            on_table = ids_in(GAME.view(table.state, table.seat)) | supply
            messages = [table.question()]
            for choice in table.legal():
                assert choice.piece is None or choice.piece in on_table, choice
                messages += [choice.words, *([choice.group] if choice.group else [])]
            assert all(language.say(message, PLAYERS) for message in messages for language in words)
            table.play(chance.choice(table.legal_actions()))
        for event in table.events():
            for line in tell(event.before, event.action, event.after, None):
                assert all(language.say(line, PLAYERS) for language in words)
