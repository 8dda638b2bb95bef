"""Names, sentences, pieces, questions and the story of what happened."""

import pytest

from sylvarium.games.tree_society import GAME
from sylvarium.games.tree_society.face import story, telling
from sylvarium.games.tree_society.rules.state import STEP
from sylvarium.games.tree_society.school.notation import OUT, board, new_game, options, play, position

MARKET = ("apple_01", "cherry_01", "grape_01", "orange_01")
PLAYERS = ("Ada", "Ben", "Cleo", "Dan")


def english(messages):
    words = GAME.words("en")
    return [words.say(message, PLAYERS) for message in messages]


def told(s, *names):
    """Plays actions and gives the story of the last one, in English; it is the same for every reader."""
    for each in names:
        before = s.copy()
        play(s, each)
    stories = [story.story(before, GAME.names[names[-1]], s, seat) for seat in (None, 0, 1)]
    assert stories[0] == stories[1] == stories[2]
    for message in stories[0]:
        assert GAME.words("fr").say(message, PLAYERS)
    return english(stories[0])


def labels(s):
    return {name: english([telling.words(s, GAME.names[name])])[0] for name in options(s)}


def asked(s):
    assert GAME.words("fr").say(telling.question(s))
    return english([telling.question(s)])[0]


@pytest.mark.parametrize(
    ("name", "piece"),
    [
        ("sell:apple_02", "apple_02"),
        ("take:grape_01", "grape_01"),
        ("build:wri_03", "wri_03"),
        ("level_up:wri_09", "wri_09"),
        ("discard:ban_04", "ban_04"),
        ("refresh_row:top", "row:top"),
        ("fruit_action", "apple_09"),
        ("end_build", None),
        ("decline", None),
    ],
)
def test_names_and_pieces(name, piece):
    s = position(board(9), sale=("apple_09",))
    assert telling.name(GAME.names[name]) == name
    assert telling.piece(s, GAME.names[name]) == piece


def test_choices_of_a_turn():
    s = position(
        board(3, unsold=["apple_01", "grape_04"], progress={"wri_09": 1}), fruit_market=("apple_02",), step=STEP.sell
    )
    assert asked(s).startswith("Which fruit do you sell?")
    assert labels(s) == {
        "sell:apple_01": "Sell Apple (1 to the Chest, valuable) for 3 coins",
        "sell:grape_04": "Sell Grape (2 off a level) for 1 coin",
    }
    s = position(
        board(9, progress={"wri_09": 1}), sale=("apple_02",), fruit_action=True, guild_market={"top_1": "wri_01"}
    )
    assert labels(s) == {
        "build:wri_01": "Start Ink Cellar for 2 coins",
        "level_up:wri_09": "Build level 2 of Theatre Bough for 6 coins",
        "fruit_action": "Fruit action: Put 2 coins in your Chest.",
        "discard:wri_09": "Discard Theatre Bough",
        "end_build": "End the Build phase",
    }
    headings = {name: telling.group(s, GAME.names[name]).id for name in options(s)}
    assert headings["build:wri_01"] == headings["level_up:wri_09"] == "group-build"
    assert (headings["fruit_action"], headings["end_build"]) == ("group-fruit-action", "group-end")
    play(s, "end_build")
    assert telling.group(s, GAME.names["decline"]) is None


def test_questions_name_what_they_are_about():
    s = position(board(20, progress={"arc_07": 1, "wri_05": 1, "wri_09": 1}), guild_market={"bottom_1": "wri_01"})
    play(s, "build:wri_01")
    assert asked(s) == "Your three places are taken. Which guild do you discard to make room for Ink Cellar?"
    s = position(board(9, progress={"exp_03": 1, "wri_09": 1}))
    play(s, "level_up:exp_03")
    assert asked(s) == "Which guild do you discard to build level 2 of Zip-Line Post?"
    s = position(board(9, unsold=["apple_02", "grape_01"], progress={"bot_07": 1}))
    play(s, "level_up:bot_07")
    assert asked(s).endswith("2 are still needed.") and labels(s)["preserve:apple_02"].startswith("Put Apple")
    s = position(board(9, progress={"wri_09": 1}), guild_market={"bottom_1": "ban_05"})
    play(s, "build:ban_05")
    assert asked(s) == "Discard a guild to gain 3 coins?"
    assert labels(s) == {"discard:wri_09": "Discard Theatre Bough for 3 coins", "decline": "No, thank you"}
    s = position(board(9, progress={"wri_05": 2}), guild_market={"bottom_1": "arc_07"})
    play(s, "build:arc_07")
    assert asked(s) == "Which level do you build for 2 coins less? It must be a level 2 or 3."
    assert labels(s)["level_up:wri_05"] == "Build level 3 of Gazette Office for 4 coins"
    s = position(board(9), guild_market={"bottom_1": "exp_06"}, guild_deck=("wri_09",))
    play(s, "build:exp_06")
    assert asked(s) == "Which revealed guild do you start for free?"
    assert labels(s)["build:wri_09"] == "Start Theatre Bough for free"
    s = position(board(9), guild_market={"bottom_1": "bot_11"}, fruit_deck=MARKET)
    play(s, "build:bot_11")
    assert asked(s) == "Which revealed fruits do you keep? Up to 2." and labels(s)["decline"] == "Keep no more"
    s = position(board(), sale=("apple_10",), fruit_action=True, guild_market={"bottom_1": "bot_11"})
    play(s, "fruit_action")
    assert asked(s) == "Which row of guilds do you discard?"
    assert labels(s) == {"refresh_row:bottom": "Renew the bottom row"}


def test_questions_count_what_is_left_to_choose():  # tree_society R61, R67
    s = position(board(9), fruit_market=MARKET, fruit_deck=("apple_05",), guild_market={"bottom_1": "bot_10"})
    play(s, "build:bot_10")
    assert asked(s).endswith("You may take 2.")
    play(s, "take:cherry_01")
    assert telling.question(s).args == {"count": 1}


def test_the_story_of_sales_and_fruits():
    s = position(board(unsold=["apple_02", "grape_04"], progress={"mer_02": 1}), fruit_market=MARKET, step=STEP.sell)
    assert told(s, "sell:apple_02") == ["Ada sells an apple for 2 coins.", "Ada gains 1 coin."]
    assert told(s, "fruit_action") == [
        "Ada uses the fruit action: Put 2 coins in your Chest.",
        "Ada puts 2 coins in the Chest.",
    ]
    assert told(s, "end_build") == ["Ada rests."]
    assert told(s, "take:cherry_01") == [
        "Ada takes a cherry from the Market.",
        "Ada loses 1 coin.",
        "Ada moves 2 coins from the Chest to the Purse.",
    ]
    s = position(board(2, unsold=["grape_04"]), sale=("apple_02",), guild_market={"bottom_1": "mer_03"})
    assert told(s, "build:mer_03", "sell:grape_04") == ["Ada also sells a grape for 1 coin."]
    s = new_game(2, fruit_draft="yes")
    assert told(s, options(s)[0])[0].startswith("Ada drafts a")


def test_the_story_of_builds():
    s = position(board(9, progress={"wri_05": 2}), guild_market={"top_1": "ban_03"})
    assert told(s, "build:ban_03") == [
        "Ada starts Coin Hollow for 3 coins.",
        "Ada gains 1 coin.",
        "Ada puts 1 coin in the Chest.",
    ]
    assert told(s, "level_up:wri_05") == [
        "Ada builds level 3 of Gazette Office for 6 coins.",
        "Gazette Office is completed: 1 banner, 1 in all.",
    ]
    assert told(s, "discard:wri_05") == ["Ada discards Gazette Office."]


def test_a_build_that_waits_is_told_when_it_is_paid():
    s = position(board(1, progress={"exp_05": 1, "wri_09": 1, "ban_02": 1}), guild_market={"bottom_2": "wri_02"})
    assert told(s, "build:wri_02") == ["Ada chooses level 1 of Copy Room."]
    assert told(s, "discard:ban_02") == [
        "Ada discards Leaf Mint.",
        "Ada starts Copy Room for 1 coin.",
        "Ada puts 1 coin in the Chest.",
    ]
    s = position(board(2, progress={"exp_05": 1, "wri_09": 1, "ban_02": 1}), guild_market={"bottom_2": "wri_02"})
    assert told(s, "build:wri_02", "discard:exp_05")[1] == "Ada starts Copy Room for 2 coins."
    s = position(board(9, unsold=["apple_02", "grape_01"], progress={"bot_07": 1}))
    assert told(s, "level_up:bot_07", "preserve:apple_02") == ["Ada puts an apple on the sold pile without selling it."]
    assert told(s, "preserve:grape_01")[1] == "Ada builds level 2 of Moss Laboratory for 4 coins."


def test_the_story_of_reveals():
    s = position(board(2), guild_market={"bottom_1": "exp_01"}, guild_deck=("wri_12",))
    assert told(s, "build:exp_01") == ["Ada starts Lookout Nest for 2 coins.", "Ada reveals Great Library."]
    s = position(board(9), guild_market={"bottom_1": "exp_01"}, guild_deck=())
    assert told(s, "build:exp_01") == ["Ada starts Lookout Nest for 2 coins."]
    s = position(board(9), guild_market={"bottom_1": "exp_06"}, guild_deck=("wri_12",))
    assert told(s, "build:exp_06", "decline") == ["Ada shuffles the revealed cards back into the deck."]
    s = position(board(9), guild_market={"bottom_1": "bot_07"}, fruit_deck=("grape_02", "grape_03"))
    assert told(s, "build:bot_07")[1] == "Ada reveals a grape and a grape."
    assert told(s, "keep:grape_02") == ["Ada keeps a grape."]
    s = position(board(9), fruit_market=MARKET, guild_market={"bottom_1": "mer_01"})
    assert told(s, "build:mer_01", "decline") == ["Ada does not use the effect."]


def test_a_reveal_of_the_cards_just_put_back_is_told():  # tree_society R83, R85
    """The first reveal takes the whole deck; a revealed guild that reveals finds the others there again."""
    deck = ("exp_06", "wri_09", "wri_12")
    s = position(board(9), guild_market={"bottom_1": "exp_01"}, guild_deck=deck)
    play(s, "build:exp_01")
    assert s.guilds_left == 0
    lines = told(s, "build:exp_06")
    assert lines[0] == "Ada starts Kite Port for 2 coins."
    assert lines[1] in ("Ada reveals Theatre Bough and Great Library.", "Ada reveals Great Library and Theatre Bough.")
    full = {"wri_05": 1, "wri_03": 1, "exp_02": 1}
    s = position(board(9, progress=full), guild_deck=("exp_01", "wri_09"))
    play(s, "level_up:exp_02")
    assert told(s, "build:exp_01") == ["Ada chooses Lookout Nest; the other revealed guilds go back into the deck."]
    assert told(s, "discard:wri_03")[2] == "Ada reveals Theatre Bough."


def test_the_story_of_the_guild_market():
    s = position(
        board(), sale=("apple_10",), fruit_action=True, guild_market={"bottom_1": "wri_01"}, guild_deck=("ban_01",)
    )
    assert told(s, "fruit_action", "refresh_row:bottom") == [
        "Ada clears the bottom row of the guild market.",
        "The discarded guilds form a new deck.",
    ]
    s = position(board(), sale=("apple_02",), fruit_market=MARKET, guild_deck=(), discard=("wri_01", "wri_02"))
    assert told(s, "end_build", "take:apple_01")[-1] == "The discarded guilds form a new deck."


def test_the_story_of_the_end():
    own = board(6, unsold=["apple_03"], completed=["wri_12", "ban_08"], progress={"wri_02": 2})
    s = position(own, sale=("apple_02",), fruit_market=MARKET)
    assert told(s, "level_up:wri_02")[-1] == "Ada has 6 banners: one more round after this one."
    s = position(own, sale=("apple_02",), fruit_market=MARKET, fruit_deck=())
    s.empty_round = 1
    assert told(s, "level_up:wri_02")[-1] == "Ada has 6 banners, but the game ends with this round anyway."
    s = position(board(), sale=("apple_02",), fruit_market=MARKET, fruit_deck=("grape_02",))
    told_last = told(s, "end_build", "take:apple_01")[-1]
    assert told_last == "The fruit deck is empty: the game ends after this round."


def coins_told(lines):
    """What lines of the log say of the purse and the chest of the one who acted."""
    purse = chest = 0
    for line in lines:
        kind, coins = line.id, line.args.get("coins", 0)
        if kind in ("log-build", "log-level-up"):
            purse -= line.args["price"]
        elif kind in ("log-sell", "log-extra-sale", "log-gain"):
            purse += coins
        elif kind == "log-lost-coins":
            purse -= coins
        elif kind == "log-gain-chest":
            chest += coins
        elif kind == "log-chest":
            purse, chest = purse + coins, chest - coins
    return purse, chest


@pytest.mark.parametrize("guilds", ["arc_ban_mer_wri", "ban_mer_bot_exp"])
def test_the_log_accounts_for_every_coin_and_choices_name_the_price_that_is_paid(guilds):
    """Promised prices and sales are those told; all coins told are all coins moved (R2, R46)."""
    promises = kept = 0
    for seed in range(4):
        s = new_game(2, guilds=guilds, seed=seed)
        while not s.over:
            count = GAME.legal(s, OUT)
            sensible = GAME.sensible(s, OUT, count)
            action = int(OUT[(seed + s.turn + s.pending) % (count if s.turn % 5 == 0 else sensible)])
            before, said = s.copy(), telling.words(s, action)
            GAME.apply(s, action)
            lines, seat = story.story(before, action, s, None), before.seat
            moved = s.purse[seat] - before.purse[seat], s.chest[seat] - before.chest[seat]
            assert coins_told(lines) == moved, (telling.name(action), lines)
            paid = [line.args["price"] for line in lines if line.id in ("log-build", "log-level-up")]
            if said.id in ("do-build", "do-level-up") and paid:
                promises, kept = promises + 1, kept + (paid == [said.args["price"]])
            if said.id == "do-sell":
                assert lines[0].args["coins"] == said.args["coins"]
    assert kept == promises > 20


def test_every_choice_of_a_game_has_words():
    """Both languages; a missing argument or message would raise."""
    s = new_game(4, guilds="mer_wri_bot_exp", seed=8)
    for number in range(60):
        count = GAME.legal(s, OUT)
        actions = [int(OUT[k]) for k in range(count)]
        for language in ("en", "fr"):
            assert all(GAME.words(language).say(telling.words(s, action)) for action in actions)
        GAME.apply(s, actions[number * 7 % count])
