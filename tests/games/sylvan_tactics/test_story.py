"""What is told of every kind of action, in both languages."""

from games.sylvan_tactics.wording import label, told

from sylvarium.games.sylvan_tactics import GAME
from sylvarium.games.sylvan_tactics.school.notation import army, options, play, position
from sylvarium.table import Table


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
