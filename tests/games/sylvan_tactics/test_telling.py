"""Names, labels, pieces, questions, the story and the view, in both languages."""

import random

import pytest

from sylvarium.games.sylvan_tactics import GAME
from sylvarium.games.sylvan_tactics.face.forecast import forecast
from sylvarium.games.sylvan_tactics.face.naming import name
from sylvarium.games.sylvan_tactics.face.pieces import card_id, unit_id
from sylvarium.games.sylvan_tactics.face.story import story
from sylvarium.games.sylvan_tactics.face.telling import group, piece, question, words
from sylvarium.games.sylvan_tactics.face.view import view
from sylvarium.games.sylvan_tactics.school.notation import WHITE, army, options, play, position, unit_at
from sylvarium.table import Table

PLAYERS = ["Ann", "Bob"]
ENGLISH, FRENCH = GAME.words("en"), GAME.words("fr")


def say(message):
    return ENGLISH.say(message, PLAYERS)


def told(s, action, seat=None):
    """Plays an action without what is forced after it; the story of it."""
    before, after = s.copy(), s.copy()
    GAME.loops.perform(after.states, 0, GAME.names[action])
    for language in (ENGLISH, FRENCH):
        for line in story(before, GAME.names[action], after, seat):
            assert language.say(line, PLAYERS)
    return [say(line) for line in story(before, GAME.names[action], after, seat)]


def label(s, action):
    assert action in options(s)
    return say(words(s, GAME.names[action]))


# ------------------------------------------------------------------------------------ choices


def test_labels_of_the_main_phase():
    s = position(
        army("P e4, R-river_otter d4", sigils=6, hand="muster field_vole grey_wolf"), army("B-badger_warden d5, P c5")
    )
    assert label(s, "move:e4") == "Move Pawn from e4 (1)"
    assert label(s, "attack:d4") == "Attack with River Otter on d4"
    assert label(s, "play:muster") == "Play Muster the Burrows (2)"
    assert label(s, "use:river_otter#1") == "River Otter on d4: Slipstream"
    assert label(s, "retire:rook") == "Retire River Otter on d4"
    assert label(s, "pair:field_vole") == "Pair Field Vole (1)"
    assert say(group(s, GAME.names["play:muster"])) == "Cards"
    assert say(group(s, GAME.names["move:e4"])) == "Units"
    assert say(group(s, GAME.names["end_turn"])) == "Turn"
    assert say(question(s)) == "Your move: 6 Sigils left."
    play(s, "deploy:grey_wolf")
    assert label(s, "full_price") == "Pay the full price (5)"
    assert label(s, "unit:e4") == "Sacrifice the Pawn on e4 (3)"
    assert group(s, GAME.names["full_price"]) is None


def test_abilities_of_equal_cards_are_told_apart():  # sylvan_tactics R97
    s = position(army("R-river_otter d4, N-river_otter f4", sigils=6))
    both = [label(s, f"use:river_otter#{copy}") for copy in (1, 2)]
    assert sorted(both) == ["River Otter on d4: Slipstream", "River Otter on f4: Slipstream"]
    assert told(s, "use:river_otter#1")[0] == f"Ann uses {both[0]}."


def test_an_attack_is_previewed():
    s = position(army("R-river_otter d4", sigils=2), army("B-badger_warden d5, P c5, Q c4(3), K e5, N-red_fox e3"))
    play(s, "attack:d4")
    assert label(s, "unit:d5") == "Attack Badger Warden on d5 (1): 4 against 6, it is Wounded"
    assert label(s, "unit:c5") == "Attack Pawn on c5 (1): 4 against 1, it dies"
    assert label(s, "unit:c4") == "Attack Queen on c4 (1): 4 damage, the Queen falls"
    assert label(s, "unit:e5") == "Attack King on e5 (1): 4 damage, 6 Health left"
    assert label(s, "unit:e3") == "Attack Red Fox on e3 (1): 4 against 2, it dies"


@pytest.mark.parametrize(
    ("victim", "health", "outcome", "after"),
    [
        ("P d5", 10, "dies", None),
        ("P d5", 10, "dies-proudly", 9),
        ("B-red_fox d5", 10, "dies", None),
        ("B-badger_warden d5", 10, "wounded", None),
        ("B-badger_warden d5 wounded", 10, "finished", None),
        ("B-box_turtle d5", 10, "wounded", None),
        ("B-red_fox d5 +beetle_mail", 10, "armor", None),
        ("Q d5(6)", 10, "health", None),
        ("Q d5(2)", 10, "queen-dies", None),
        ("K d5", 10, "health", None),
        ("K d5", 3, "wins", None),
    ],
)
def test_forecasts_come_true(victim, health, outcome, after):
    s = position(army("R-river_otter d4", sigils=1), army(victim, health=health))
    if after:
        s.boost[unit_at(s, "d5")] = after
    attacker, defender = unit_at(s, "d4"), unit_at(s, "d5")
    what = forecast(s, attacker, defender)
    assert what.outcome == outcome and say(what.words()) and FRENCH.say(what.words())
    play(s, "attack:d4")
    dead = s.at[defender] < 0
    assert dead == (outcome in ("dies", "dies-proudly", "finished", "queen-dies"))
    assert s.over == (outcome == "wins")
    assert bool(s.wounded[defender]) == (outcome == "wounded")
    if outcome in ("health", "queen-dies", "wins"):
        assert what.left == (s.health[1] if victim.startswith("K") else s.queen_health[1])


def test_pieces_are_in_the_view():
    """Every choice that points at something points at something the view shows."""
    for seed in range(2):
        table, chance = Table(GAME, 2, {}, seed), random.Random(seed)
        while not table.over:
            seen = str(view(table.state, table.seat))
            for action in table.legal_actions():
                target = piece(table.state, action)
                if target and not target.startswith("space:"):
                    assert f"'{target}'" in seen, (name(action), target)
                for language in (ENGLISH, FRENCH):
                    assert language.say(words(table.state, action), PLAYERS)
            table.play(chance.choice(table.legal_actions()))


def test_labels_along_the_way():
    """Choices within an action, each once."""
    s = position(
        army("P a2, R-red_fox d4", sigils=6, hand="muster wildfire"), army("P d5", fields="rabbit_warren sapling_grove")
    )
    assert label(play(s.copy(), "move:a2"), "space:a3") == "Go to a3"
    assert label(play(s.copy(), "queen"), "health:2") == "2 Health for 2 Sigils"
    assert label(play(s.copy(), "queen", "health:2"), "space:a1") == "Place on a1"
    assert label(play(s.copy(), "play:muster", "space:a1"), "stop") == "No further Pawn"
    assert label(play(s.copy(), "play:wildfire"), "destroy:rabbit_warren#1") == "Destroy Rabbit Warren"
    fight = play(s.copy(), "attack:d4")
    assert label(fight, "advance") == "Advance to d5" and label(fight, "stay") == "Stay on d4"
    s = position(
        army("P d8, R-red_fox a1, B-box_turtle b1", sigils=6, hand="river_otter field_vole thorn_blade"),
        army("K e7"),
        pile="brown_bear",
    )
    assert label(play(s.copy(), "pair:field_vole"), "unit:a1") == "Join Red Fox on a1"
    assert label(play(s.copy(), "play:thorn_blade"), "unit:a1") == "Give it to Red Fox on a1"
    play(s, "end_turn")
    assert label(s, "unit:d8") == "Promote the Pawn on d8" and label(s, "no_promotion") == "No promotion"
    play(s, "unit:d8")
    assert label(s, "promote:hand:river_otter") == "River Otter from your hand"
    assert label(s, "promote:pile:brown_bear") == "Brown Bear from the discard pile"
    s = position(army("R-red_fox d4", sigils=1), army("P d5", sigils=1, hand="raise_shields"))
    play(s, "attack:d4")
    assert label(s, "riposte:raise_shields") == "Answer with Raise Shields (1)" and label(s, "pass") == "Let it pass"


def test_pieces():
    s = position(army("R-river_otter d4", sigils=6, hand="muster"), army("P d5"))
    points_at = {action: piece(s, GAME.names[action]) for action in options(s)}
    assert points_at["move:d4"] == points_at["attack:d4"] == points_at["retire:rook"] == "unit:white-rook"
    assert points_at["play:muster"] == "card:muster#1" and points_at["use:river_otter#1"] == "card:river_otter#1"
    assert points_at["queen"] == "queen-card:white" and points_at["end_turn"] is None
    play(s, "attack:d4")
    assert piece(s, GAME.names["advance"]) == "space:d5" and piece(s, GAME.names["stay"]) == "unit:white-rook"
    assert unit_id(0) == "unit:white-king" and card_id(0) == "card:field_vole#1"


# ------------------------------------------------------------------------------------- the story


def test_stories_of_attacks():
    s = play(position(army("R-river_otter d4", sigils=2), army("B-badger_warden d5, P c5", health=1)), "attack:d4")
    assert told(s, "unit:d5") == [
        "Ann attacks: River Otter d4 against Badger Warden d5.",
        "Badger Warden on d5 is Wounded.",
    ]
    assert told(s, "unit:c5") == [
        "Ann attacks: River Otter d4 against Pawn c5.",
        "Pawn on c5 is killed.",
        "Bob is Disgraced: no more Pawns for this King.",
    ]
    play(s, "unit:c5")
    assert told(s, "advance") == ["River Otter goes d4–c5."]
    assert told(s, "stay") == ["River Otter stays on d4."]
    s = play(position(army("R-river_otter e7", sigils=1), army("P d7", health=4)), "attack:e7")
    assert told(s, "unit:e8")[1:] == ["Bob’s King loses 4 Health: 0 left.", "The King has fallen: Ann wins!"]
    s = play(position(army("R-river_otter d4", sigils=1), army("Q d5(6), P c5")), "attack:d4")
    assert told(s, "unit:d5")[1:] == ["Bob’s Queen loses 4 Health: 2 left."]


def test_stories_of_ripostes():
    black = army("N-red_fox d5, P e6", sigils=2, hand="into_the_ferns raise_shields")
    s = play(position(army("R-river_otter d4", sigils=1), black), "attack:d4")
    assert told(s, "pass", seat=0)[:1] == ["Red Fox on d5 is killed."]  # nothing of the pass itself
    assert told(s, "pass", seat=1)[:2] == ["Bob lets it pass.", "Red Fox on d5 is killed."]
    play(s, "riposte:into_the_ferns")
    assert told(s, "space:d6") == [
        "The attack comes to nothing.",
        "Red Fox goes d5–d6.",
        "Into the Ferns goes to the discard pile.",
    ]
    s = play(position(army(sigils=2, hand="muster"), army(sigils=2, hand="owls_hush")), "play:muster")
    assert told(s, "riposte:owls_hush") == [
        "Bob answers with Owl’s Hush.",
        "Muster the Burrows has no effect.",
        "Muster the Burrows goes to the discard pile.",
    ]
    black = army("P d7, N-badger_warden f8", sigils=1, hand="bodyguard")
    s = play(position(army("R-river_otter e7", sigils=1), black), "attack:e7", "unit:e8", "riposte:bodyguard")
    assert label(s, "unit:f8") == "Badger Warden on f8: 4 against 6, it is Wounded"
    assert told(s, "unit:f8")[0] == "Badger Warden on f8 is attacked instead."


def test_stories_of_cards():
    s = position(
        army(
            "R-red_fox d4, B-box_turtle a1 wounded", sigils=6, hand="forced_migration muster wildfire whispering_leaves"
        ),
        army("R-river_otter d8 +field_vole +thorn_blade", fields="rabbit_warren", hand="vengeance"),
    )
    assert told(s, "play:forced_migration") == ["Ann plays Forced Migration."]
    wren = position(army("R-wood_wren a1", sigils=1))
    assert told(wren, "use:wood_wren#1", seat=1) == ["Ann uses Wood Wren on a1: Lookout.", "Ann draws a card."]
    one = play(s.copy(), "play:wildfire")
    assert told(one, "destroy:rabbit_warren#1") == [
        "Rabbit Warren is destroyed.",
        "Wildfire goes to the discard pile.",
    ]
    drawn = told(s, "play:whispering_leaves", seat=1)
    assert drawn == ["Ann plays Whispering Leaves.", "Ann draws 2 cards."]
    assert " and " in told(s, "play:whispering_leaves", seat=0)[1]
    assert told(s, "retire:rook") == [
        "Ann retires Red Fox on d4.",
        "Ann’s King takes 2 morale damage: 8 Health left.",
    ]
    assert told(s, "move:d4") == []
    assert told(play(s.copy(), "move:d4"), "space:d5") == ["Ann moves Red Fox d4–d5."]


def test_stories_of_a_target():
    s = position(
        army(sigils=4, hand="forced_migration"), army("R-river_otter d8 +field_vole +thorn_blade, B-red_fox a8")
    )
    play(s, "play:forced_migration")
    assert told(s, "unit:d8") == [
        "River Otter on d8 goes back to Bob’s hand.",
        "Back to Bob’s hand: River Otter, Field Vole and Thorn Blade.",
        "Forced Migration goes to the discard pile.",
    ]
    s = position(army(sigils=2, hand="bramble_snare"), army("R-river_otter d8, B-red_fox a8"))
    assert told(play(s, "play:bramble_snare"), "unit:d8") == [
        "River Otter on d8 is snared.",
        "River Otter on d8 is rooted.",
        "Bramble Snare goes to the discard pile.",
    ]
    s = position(army("P a2, P b2", sigils=1, hand="war_cry"))
    assert told(play(s, "play:war_cry"), "unit:a2")[0] == "Pawn on a2 has +2 Strength this turn."
    s = position(army("R-red_fox a1 invoked, B-box_turtle b1 invoked", sigils=2, hand="second_wind"))
    assert told(play(s, "play:second_wind"), "unit:a1")[0] == "Red Fox on a1 is ready again."
    s = position(army("R-golden_eagle d4", sigils=2), army("B-red_fox d5 +beetle_mail, P d6"))
    play(s, "use:golden_eagle#1")
    assert told(s, "unit:d5") == ["Beetle Mail takes the hit for Red Fox."]


def test_stories_of_deployments():
    s = position(army("P b2, R-red_fox a1", sigils=6, hand="golden_eagle field_vole thorn_blade muster"))
    assert told(s, "deploy:golden_eagle", seat=1) == ["Ann chooses Golden Eagle."]
    one = play(s.copy(), "deploy:golden_eagle")
    assert told(one, "unit:b2") == ["Ann sacrifices the Pawn on b2."]
    play(one, "unit:b2", "piece:bishop")
    assert told(one, "space:b2") == [
        "Ann deploys Golden Eagle as a Bishop on b2.",
        "Ann’s King takes 2 morale damage: 8 Health left.",
    ]
    assert told(s, "pair:field_vole") == ["Ann chooses Field Vole."]
    assert told(s, "play:thorn_blade") == ["Ann chooses Thorn Blade."]
    two = s.copy()
    GAME.loops.perform(two.states, 0, GAME.names["pair:field_vole"])
    assert told(two, "unit:a1") == ["Field Vole joins Red Fox on a1."]
    three = s.copy()
    GAME.loops.perform(three.states, 0, GAME.names["play:thorn_blade"])
    assert told(three, "unit:a1") == ["Red Fox on a1 carries Thorn Blade."]
    queen = play(s.copy(), "queen", "health:2")
    assert told(queen, "space:d1") == ["Ann deploys the Queen on d1 with 2 Health."]
    assert told(play(s.copy(), "play:muster"), "space:d1") == ["Ann deploys a Pawn on d1."]


def test_stories_of_the_end_of_a_turn():
    s = position(army("P d8", hand="river_otter muster"), army("K e7", fields="moonlit_glade"))
    play(s, "end_turn", "unit:d8")
    assert told(s, "promote:hand:river_otter", seat=1) == ["Ann chooses River Otter."]
    play(s, "promote:hand:river_otter")
    lines = told(s, "piece:rook", seat=0)
    assert lines[0] == "Ann promotes the Pawn on d8 to River Otter, a Rook."
    assert lines[1:] == ["Turn 22: Bob.", "Bob looks at 2 cards of the deck."]
    s = position(army(health=5), army(health=5), turn=100)
    assert told(s, "end_turn") == ["The last round is over: the Kings are compared."]
    s = position(army(), deck="", pile="muster wildfire pitfall vengeance")
    assert told(s, "end_turn", seat=0)[:1] == ["The discard pile becomes the new deck."]


def test_stories_of_healing_and_taking():
    s = position(army(sigils=2, hand="harvest_feast", health=5))
    assert told(s, "play:harvest_feast") == ["Ann plays Harvest Feast.", "Ann’s King gains 2 Health: 7."]
    s = play(position(army(sigils=2, hand="scavenge"), pile="red_fox river_otter"), "play:scavenge")
    assert told(s, "retrieve:red_fox", seat=1) == ["Ann takes Red Fox.", "Scavenge goes to the discard pile."]
    s = position(army("R-red_fox a1 wounded +honey_flask"), turn=22)
    assert "Red Fox on a1 is healed." in told(s, "end_turn")
    s = position(army("R-river_otter d1", sigils=1), army("P e5", sigils=1, hand="pitfall"))
    play(s, "move:d1", "space:d4")
    assert told(s, "riposte:pitfall")[1:] == ["River Otter on d4 cannot attack this turn."]
    many = "muster scavenge wildfire war_cry dread_howl pitfall vengeance"
    s = play(position(army(hand=many)), "end_turn")
    assert told(s, "discard:muster")[0] == "Ann discards Muster the Burrows."


def test_what_ancient_oak_absorbs_is_told():  # sylvan_tactics E39, R70
    s = position(army("P e4, P a4, P c4", sigils=3), army("P d5, P b5", fields="ancient_oak"))
    GAME.loops.perform(s.states, 0, GAME.names["attack:e4"])
    lines = told(s, "unit:d5")
    assert "Ancient Oak takes 1 morale damage off Bob’s King." in lines
    assert not any("King takes" in line for line in lines)
    play(s, "unit:d5", "stay")
    GAME.loops.perform(s.states, 0, GAME.names["attack:a4"])
    lines = told(s, "unit:b5")
    assert not any("Ancient Oak" in line for line in lines)  # only the first time in a turn
    assert "Bob’s King takes 1 morale damage: 9 Health left." in lines
    s = position(army("R-red_fox a1", fields="rabbit_warren ancient_oak"), army(fields="bramble_moat"))
    assert told(s, "retire:rook")[1:] == [
        "Ann’s King takes 1 morale damage: 9 Health left.",
        "Ancient Oak takes 1 morale damage off Ann’s King.",
    ]


def test_stories_of_mulligans():
    table = Table(GAME, 2, {"first_player": "seat_0"}, 3)
    table.play("mulligan")
    back = next(each for each in sorted(options(table.state)) if each.startswith("put_back"))
    assert told(table.state, back, seat=1) == ["Ann puts a card back."]  # sylvan_tactics Q3
    assert told(table.state, back, seat=0)[0].startswith("Ann puts back")
    table.play(back)
    assert told(table.state, "done", seat=1) == ["Ann draws again and now holds 5 cards.", "Ann draws a card."]
    table.play("done")
    assert told(table.state, "keep") == ["Ann keeps 5 cards."]
    table.play("keep")
    assert told(table.state, "keep", seat=1)[1:3] == ["Ann plays White and begins.", "Turn 1: Ann."]


# -------------------------------------------------------------------------------------- the view


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


def test_every_question_can_be_asked():
    """Random games meet every question; each can be said in both languages."""
    asked = set()
    for seed in range(12):
        table, chance = Table(GAME, 2, {}, seed), random.Random(seed)
        while not table.over:
            asked.add(question(table.state).id)
            for language in (ENGLISH, FRENCH):
                assert language.say(question(table.state), PLAYERS)
            table.play(chance.choice(table.legal_actions()))
    from sylvarium.kernel.words import message_ids

    every = {id for id in message_ids(GAME.folder / "face" / "words" / "en.ftl") if id.startswith("ask-")}
    assert every - asked <= {
        "ask-swap",
        "ask-destroy",
        "ask-redirect",
        "ask-promote-card",
        "ask-tunnel",
        "ask-shift",
        "ask-equip",
        "ask-pair",
    }


@pytest.mark.parametrize(
    ("white", "cards", "actions", "asks"),
    [
        (
            "P a2, P b2",
            "changing_winds",
            ["play:changing_winds", "unit:a2"],
            "Changing Winds: choose who changes places with Pawn.",
        ),
        ("R-mole_sapper a1", "", ["use:mole_sapper#1"], "Mole Sapper: choose where it comes up."),
        ("R-river_otter a1", "", ["use:river_otter#1"], "River Otter: choose a space beside it."),
        ("R-red_fox a1, B-box_turtle b1", "thorn_blade", ["play:thorn_blade"], "Thorn Blade: choose who carries it."),
        ("R-red_fox a1, B-box_turtle b1", "field_vole", ["pair:field_vole"], "Field Vole: choose whom to join."),
        ("", "wildfire", ["play:wildfire"], "Wildfire: choose a card to destroy."),
    ],
)
def test_rare_questions(white, cards, actions, asks):
    s = position(army(white, sigils=6, hand=cards), army("K h8", fields="rabbit_warren sapling_grove"))
    play(s, *actions)
    assert say(question(s)) == asks and FRENCH.say(question(s), PLAYERS)


def test_rare_questions_of_promotion_and_redirection():
    s = position(army("P d8", hand="river_otter red_fox"), army("K e7"))
    play(s, "end_turn", "unit:d8")
    assert say(question(s)) == "Which Mercenary should the Pawn on d8 become?"
    black = army("P d7, N-badger_warden f8", sigils=1, hand="bodyguard")
    s = play(position(army("R-river_otter e7", sigils=1), black), "attack:e7", "unit:e8", "riposte:bodyguard")
    assert say(question(s)) == "Bodyguard: who is attacked instead?"
