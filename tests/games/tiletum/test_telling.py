"""Names, words, pieces, questions, stories and the view."""

import json
import random

import pytest

from sylvarium.games.tiletum import GAME
from sylvarium.games.tiletum.face import telling
from sylvarium.games.tiletum.face.pieces import tile_view, tile_word
from sylvarium.games.tiletum.face.story import story
from sylvarium.games.tiletum.face.view import view
from sylvarium.games.tiletum.rules.characters import bonus_ap, completed_buildings, is_filled
from sylvarium.games.tiletum.rules.components import (
    ACTION_NAMES,
    BUILDINGS,
    CATHEDRALS,
    COLOURS,
    CONTRACTS,
    CRESTS,
    FAIRS,
    HELPERS,
    RESOURCES,
    ROOMS,
    SPACES,
    TILES,
)
from sylvarium.games.tiletum.school.notation import (
    BLUE,
    acting,
    at,
    choosing,
    cost,
    crest,
    fair,
    fresh,
    give,
    having_die,
    king,
    last_turn_of_round,
    only,
    options,
    pillar,
    play,
    put_die,
    settle_in,
    store,
    wheel_tile,
)
from sylvarium.kernel.words import message_ids
from sylvarium.table import Table

PLAYERS = ["Ann", "Bob", "Cy", "Di"]
ENGLISH, FRENCH = GAME.words("en"), GAME.words("fr")


def test_names():
    for name in (
        "take_die:blue:6:1", "take_wheel_tile", "move_merchant:r_loire", "place_house:paris_h1",
        "place_character:notary_9:b3_f2", "exchange:food:wool", "fulfil_contract:any_iron_3:gold",
        "fulfil_contract:iron_9", "place_crest:lion:b6", "use_helper:dyer", "end_turn", "take_contract:ct_any_3",
    ):  # fmt: skip
        assert telling.name(GAME.names[name]) == name


def test_every_component_has_words():
    wanted = [tile_word(tile) for tile in range(len(TILES))]
    wanted += [f"{id}-text" for id in wanted]
    wanted += [f"resource-{each}" for each in RESOURCES] + [f"colour-{each}" for each in COLOURS]
    wanted += [f"action-{each}" for each in ACTION_NAMES] + [f"action-{each}-text" for each in ACTION_NAMES]
    wanted += [f"space-{each}" for each in SPACES] + [f"cathedral-{each}" for each in CATHEDRALS]
    wanted += [f"building-{each}" for each in BUILDINGS] + [f"room-{each}" for each in ROOMS]
    wanted += [*FAIRS, *(f"{each}-text" for each in FAIRS), *(f"crest-{each}" for each in CRESTS)]
    wanted += [f"helper-{each}" for each in HELPERS] + [f"contract-{each}" for each in CONTRACTS]
    for words in (ENGLISH, FRENCH):
        assert [id for id in wanted if not words.has(id.replace("_", "-"))] == []


def walk(found, thing):
    """All ids of messages in a JSON value."""
    if isinstance(thing, dict):
        if "args" in thing and "id" in thing:
            found.add(thing["id"])
        for each in thing.values():
            walk(found, each)
    elif isinstance(thing, list):
        for each in thing:
            walk(found, each)


def strings(thing):
    if isinstance(thing, dict):
        for each in thing.values():
            yield from strings(each)
    elif isinstance(thing, list):
        for each in thing:
            yield from strings(each)
    elif isinstance(thing, str):
        yield thing


def pieces_are_shown(table):
    shown = GAME.view(table.state, table.seat)
    json.dumps(shown)
    ids = {*strings(shown), "pile:character", *(f"resource:{table.seat}:{each}" for each in RESOURCES)}
    for choice in table.legal():
        assert choice.piece is None or choice.piece in ids, choice.name


def test_every_piece_is_in_the_view_and_every_log_line_is_used():
    used: set = set()
    for seats in (1, 2, 4):
        for seed in range(4):
            table = Table.new(GAME, seats, {"solo_guild": "easy"}, seed)
            chance = random.Random(seed)
            while not table.over:
                if chance.random() < 0.15:
                    pieces_are_shown(table)
                for choice in table.legal():
                    walk(used, choice.to_json())
                walk(used, table.question())
                table.play(chance.choice(table.legal_actions()))
            for line in table.log():
                walk(used, line.words)
    all_ids = message_ids(GAME.folder / "face" / "words" / "en.ftl")
    spoken = {id for id in all_ids if id.startswith(("log-", "do-", "ask-", "group-"))}
    rare = {"do-guild-turn", "log-solo-won", "log-solo-lost", "ask-pillar-anywhere", "ask-architect-anywhere"}
    rare |= {"log-contract-offer-moves"}
    rare |= {"ask-merchant-anywhere", "do-stay-merchant", "do-stay-architect", "ask-house-anywhere"}
    assert spoken - used <= rare | {"do-pick-building", "do-recolor", "ask-walk-both", "ask-walk-architect"}


@pytest.mark.parametrize("words", (ENGLISH, FRENCH), ids=("en", "fr"))
def test_every_action_that_can_be_offered_has_words(words):
    """The rarer choices and questions, set up one by one."""
    s = acting("king")
    only(s, BLUE, food=6, stone=6, iron=6, gold=6)
    store(s, BLUE, "bt_43", "ct_any_iron_3", "bt_35")
    settle_in(s, BLUE, "courtier_8", "b5_f1")
    settle_in(s, BLUE, "steward_5", "b4_f1")
    pillar(s, BLUE, "prague")
    cost(s, "prague", "cost_4")
    positions = [s]
    for action in options(s):
        after = s.copy()
        play(after, action)
        positions.append(after)
        if not after.over and after.seat == BLUE:
            for further in options(after)[:12]:
                then = after.copy()
                play(then, further)
                positions.append(then)
    for position in positions:
        assert words.say(telling.question(position), PLAYERS)
        for name in options(position):
            action = GAME.names[name]
            assert words.say(telling.words(position, action), PLAYERS)
            assert words.say(telling.group(position, action), PLAYERS)
            telling.piece(position, action)


def says(s, action, words=ENGLISH):
    """The sentences of the story of an action."""
    after = s.copy()
    play(after, action)
    return [words.say(line, PLAYERS) for line in story(s, GAME.names[action], after, BLUE)]


def test_words_of_a_die():  # tiletum R48, R53
    s = choosing()
    put_die(s, "pink", 6)
    give(s, BLUE, gold=2)
    plain, changed = (telling.words(s, GAME.names[f"take_die:pink:6:{value}"]) for value in (6, 1))
    assert ENGLISH.say(plain) == "6 food, Joker with 1 AP"
    assert ENGLISH.say(changed) == "1 food, Architect with 6 AP (pay 2 gold to turn 6 into 1)"
    assert FRENCH.say(changed) == "1 nourriture, Architecte avec 6 PA (payez 2 or pour changer 6 en 1)"


def test_words_of_a_die_count_a_completed_building():  # tiletum R55, R107, R83
    s = choosing()
    settle_in(s, BLUE, "courtier_8", "b5_f1")
    crest(s, BLUE, "bt_43", "b5")
    only(s, BLUE)
    put_die(s, "pink", 5)  # faces the King
    assert ENGLISH.say(telling.words(s, GAME.names["take_die:pink:5:5"])) == "5 food, King with 3 AP"
    joker = acting("joker", ap=2)
    settle_in(joker, BLUE, "courtier_8", "b5_f1")
    crest(joker, BLUE, "bt_43", "b5")
    says = [ENGLISH.say(telling.words(joker, GAME.names[f"name_joker:{name}"])) for name in ("king", "merchant")]
    assert says == ["King with 3 AP", "Merchant with 2 AP"]
    play(joker, "name_joker:king")
    assert joker.main_ap == 3


def test_house_spaces_of_a_town_have_words_of_their_own():  # tiletum R66
    s = acting("merchant")
    at(s, BLUE, merchant="paris")
    offered = options(s, "place_house")
    assert len(offered) == 3
    said = [ENGLISH.say(telling.words(s, GAME.names[name])) for name in offered]
    assert said == [f"Place a house in Paris, space {k} (no bonus)" for k in (1, 2, 3)]
    two = acting("merchant", seats=2)
    at(two, BLUE, merchant="paris")
    assert ENGLISH.say(telling.words(two, GAME.names["place_house:paris_h1"])) == "Place a house in Paris (no bonus)"


def test_an_architect():
    for helper in ("architect_2", "architect_3"):
        assert ENGLISH.say(message(f"helper-{helper.replace('_', '-')}-text")).startswith("Take an Architect action")


def message(id):
    from sylvarium.kernel import Message

    return Message(id)


def test_story_of_helpers_that_take_their_time():  # tiletum R94
    s = acting("king", ap=0)
    store(s, BLUE, "bt_07")
    assert says(s, "use_helper:character_2") == ["Ann uses Hostess."]
    play(s, "use_helper:character_2")
    assert says(s, "stop") == ["Hostess is used up and leaves the game."]


def test_story_of_the_contract_offer():  # tiletum R58
    s = acting("contract", ap=3)
    play(s, f"take_contract:{TILES[s.contract_offer[4]]}")  # the rightmost: the others move
    after = s.copy()
    GAME.loops.perform(after.states, after.index, GAME.names["end_turn"])
    new = [tile for tile in after.contract_offer if tile not in s.contract_offer.tolist()]
    assert len(new) == 1
    name = ENGLISH.say(message(tile_word(new[0])))
    assert f"New in the contract offer: {name}." in says(s, "end_turn")
    s.contract_left = 0
    assert "The contract offer moves up; its pile is empty." in says(s, "end_turn")


def test_story_of_a_contract_that_leads_up_the_king_track():  # tiletum R103
    s = acting("merchant")
    only(s, BLUE, iron=5)
    store(s, BLUE, "ct_iron_5")
    king(s, (0, [BLUE, 1, 2, 3]))
    assert "Ann goes up to step 1 of the King track." in says(s, "fulfil_contract:iron_5")


def test_story_of_a_die_and_its_tile():
    s = choosing()
    wheel_tile(s, "king", "bt_27")
    s.wheel_start = 1  # number 4 faces the King
    put_die(s, "blue", 4)
    assert says(s, "take_die:blue:4:4") == ["Ann takes the blue die (4)."]
    play(s, "take_die:blue:4:4")
    assert says(s, "take_wheel_tile") == ["Ann takes Chronicler.", "Ann gets 4 iron and 3 AP: King."]
    play(s, "take_wheel_tile")
    assert says(s, "use_helper:vp_4") == ["Ann uses Chronicler.", "Ann gains 4 points."]


def test_story_of_contract_crest_and_cathedral():
    s = acting("king")
    only(s, BLUE, iron=3, food=3, stone=4)
    store(s, BLUE, "ct_iron_3", "bt_43")
    settle_in(s, BLUE, "courtier_8", "b5_f1")
    pillar(s, BLUE, "prague")
    cost(s, "prague", "cost_4")
    assert says(s, "fulfil_contract:iron_3") == [
        "Ann fulfils Horseshoes.", "Ann pays 3 iron.", "Ann gains 4 points.",
    ]  # fmt: skip
    assert says(s, "contribute:prague") == ["Ann contributes to St Vitus.", "Ann pays 4 stone.", "Ann gains 11 points."]
    assert says(s, "place_crest:lion:b5") == [
        "Ann puts the Lion crest below building 5.", "Ann pays 3 food.", "Ann completes building 5.",
    ]  # fmt: skip
    assert says(s, "king_step")[0].startswith("Ann goes up to step")
    assert says(s, "contribute:prague", FRENCH)[1] == "Ann paie 4 pierre."


def test_story_of_the_end_of_a_round():
    s = last_turn_of_round(1)
    fair(s, 1, "fair_royal")
    king(s, (3, [BLUE]), (0, [1, 2]), (-2, [3]))
    store(s, BLUE, "bt_01", "bt_02", "bt_19", "bt_20", "bt_30", "bt_31")
    told = says(s, "end_turn")
    assert told[0] == "Round 1 ends. First on the King track: Ann."
    assert told[1].endswith("beside the King track is discarded.")
    assert told[2:8] == [
        "King track, Ann: 3.", "King track, Di: -2.", "Royal Fair in Tiletum.",
        "Fair, Ann: 10.", "Fair, Bob: 7.", "Fair, Cy: 7.",
    ]  # fmt: skip
    assert told[9].startswith("Round 2, lap 1: corruption ")


def test_story_of_the_end_of_the_game():
    s = last_turn_of_round(4)
    told = says(s, "end_turn")
    assert told[-1].startswith("Final scoring, Di:") and len([t for t in told if t.startswith("Final")]) == 4


def test_view_of_a_turn():
    s = having_die(choosing(), "blue", 4, "king")
    shown = view(s, BLUE)["now"]
    assert (shown["stage"], shown["value"], shown["gives"], shown["main_action"]) == ("die_taken", 4, "iron", "king")
    assert shown["action"] is None and shown["main_ap"] == 3
    play(s, "proceed")
    assert (view(s, None)["now"]["action"], view(s, None)["now"]["ap"]) == ("king", 3)
    assert view(fresh(), None)["now"]["die"] is None
    done = last_turn_of_round(4)
    play(done, "end_turn")
    assert view(done, None)["now"] is None and all(f["held"] for f in view(done, None)["fairs"])


def test_view_of_the_wheel():  # tiletum R4, R107
    s = choosing()
    settle_in(s, BLUE, "courtier_8", "b5_f1")
    crest(s, BLUE, "bt_43", "b5")
    numbers = view(s, BLUE)["wheel"]
    assert [n["action"] for n in numbers] == list(ACTION_NAMES) and [n["ap"] for n in numbers] == [6, 5, 4, 3, 2, 1]
    assert numbers[4]["ap_of"] == [3, 2, 2, 2]
    assert sum(len(n["dice"]) for n in numbers) == 14


def test_view_agrees_with_the_rules_about_buildings():  # tiletum R105, R107
    chance = random.Random(2)
    for seats in (2, 4):
        table = Table.new(GAME, seats, {}, 3)
        while not table.over:
            table.play(chance.choice(table.legal_actions()))
            s = table.state
            if chance.random() < 0.1 or table.over:
                for player, shown in enumerate(GAME.view(s, None)["players"]):
                    assert shown["completed"] == completed_buildings(s, player)
                    for building, each in enumerate(shown["buildings"]):
                        assert each["filled"] == is_filled(s, player, building)
                    for k, action in enumerate(ACTION_NAMES):
                        assert shown["bonus_ap"].get(action, 0) == bonus_ap(s, player, k)


def test_view_of_tiles_and_map():
    shown = tile_view(TILES.index("ct_any_iron_3"))
    assert shown["cost"] == {"any": 3, "iron": 3} and shown["vp"] == 8 and shown["id"] == "tile:ct_any_iron_3"
    assert tile_view(TILES.index("notary_1"))["effect"] == [
        {"op": "gain_any", "what": None, "amount": 1}, {"op": "action", "what": "contract", "amount": 1},
    ]  # fmt: skip
    s = acting("architect")
    at(s, BLUE, architect="prague")
    cost(s, "prague", "cost_4")
    pillar(s, BLUE, "prague", contributed=True)
    spaces = {each["space"]: each for each in view(s, None)["map"]["spaces"]}
    prague = spaces["prague"]
    assert prague["architects"] == [{"id": "architect:0", "owner": 0}] and spaces["r_loire"]["kind"] == "road"
    assert prague["cathedral"]["pillars"] == [{"id": "pillar:0:0", "owner": 0, "contributed": True}]
    assert [tile["owner"] for tile in prague["cathedral"]["tiles"]] == [0, None, None]
    assert len(view(s, None)["map"]["edges"]) == 52
    two = {each["space"]: each for each in view(fresh(2), None)["map"]["spaces"]}
    assert len(two["paris"]["house_spaces"]) == 1 and two["tiletum"]["fair_round"] == 1


@pytest.mark.parametrize(("seats", "count"), [(2, 10), (3, 14), (4, 18)])
def test_view_shows_only_the_bonus_spaces_of_this_number_of_players(seats, count):  # tiletum R2, R6
    spaces = view(fresh(seats), None)["map"]["spaces"]
    shown = [each["bonus"] for each in spaces if each.get("bonus")]
    assert len(shown) == count and all(bonus["tile"] for bonus in shown)
