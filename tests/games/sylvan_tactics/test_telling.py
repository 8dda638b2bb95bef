"""Names, labels, pieces and questions, in both languages."""

import random

import pytest
from games.sylvan_tactics.wording import ENGLISH, FRENCH, PLAYERS, label, say, told

from sylvarium.games.sylvan_tactics import GAME
from sylvarium.games.sylvan_tactics.face.forecast import forecast
from sylvarium.games.sylvan_tactics.face.naming import name
from sylvarium.games.sylvan_tactics.face.pieces import card_id, unit_id
from sylvarium.games.sylvan_tactics.face.telling import group, piece, question, words
from sylvarium.games.sylvan_tactics.face.view import view
from sylvarium.games.sylvan_tactics.school.notation import army, options, play, position, unit_at
from sylvarium.table import Table

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


# ------------------------------------------------------------------------------------ questions


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
