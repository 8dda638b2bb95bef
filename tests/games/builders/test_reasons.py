"""Why something cannot be done (school/reasons.py)."""

import pytest

from sylvarium.games.builders import GAME
from sylvarium.games.builders.rules.state import OPEN_CHOICE
from sylvarium.games.builders.school.notation import (
    BLUE,
    RED,
    acting,
    begin,
    discard,
    display,
    give,
    hand,
    link,
    play,
    position,
    row,
    space,
    taking,
)
from sylvarium.games.builders.school.positions import position_of
from sylvarium.games.builders.school.reasons import reason

FULL = "f18[log | R nest, B log, Y nest, G gourd, R nest]"


def why(s, name):
    found = reason(s.reading(), s.seat, GAME.names[name])
    return found and (found.id.removeprefix("why-"), found.args["rule"])


def played(*trees, card="nest/ax", **more):
    """Red has played a card and is to place a tile."""
    s = position(*trees, **more)
    hand(s, RED, card, "thatch/ax", "thatch/hammer", "log/ax")
    begin(s, RED)
    play(s, f"play:{card}")
    return s


def test_cards():  # builders R35, R36, R40
    s = position("f01[nest | ]", others="thatch")
    hand(s, RED, "nest/ax", "thatch/ax", "log/hammer", "log/ax")
    begin(s, RED)
    assert why(s, "play:log/ax") == ("no-tree-for-card", "R36")
    assert why(s, "play:gourd/ax") == ("no-such-card", "R35")
    assert why(s, "place:f01") == ("card-first", "R35")
    assert why(s, "use:ax") == why(s, "exchange:ax:0") == ("tile-first", "R53")
    assert why(s, "take:deck") == ("card-last", "R23")
    assert why(s, "ax:f01") is None


def test_placing():  # builders R3, R24, R37, R43, R69
    s = played("f01[nest | ]", "f02[nest | ]", "f03[log | ]^", FULL, next_tiles={RED: ["gourd"]}, others="gourd")
    assert why(s, "place:f03") == ("tree-closed", "R69")
    assert why(s, "place:f18") == ("tree-full", "R43")
    assert why(s, "place:b01") == ("no-tree-there", "R3")
    assert why(s, "place:f04") == ("tile-need-not-match", "R37")
    s = played("f01[nest | ]", "f02[nest | ]", next_tiles={RED: ["gourd"]}, others="thatch")
    assert why(s, "place:f04") == ("other-top", "R40")
    assert why(s, "play:thatch/ax") == ("one-card", "R35")
    s.mode = OPEN_CHOICE
    assert why(s, "place:f04") is None


def test_sets():  # builders R54, R55, R58
    s = position()
    row(s, RED, "nest/bridge", "log/bridge", "nest/both", "nest/ax", "log/ax", "log/ax")
    s.supply[0] = 0
    acting(s, RED)
    assert why(s, "exchange:ax:0") == ("supply-empty", "R58")
    assert why(s, "exchange:bridge:0") == ("no-set", "R54")
    assert why(s, "exchange:bridge:2") == ("few-double-cards", "R55")


def test_items():  # builders R61, R62, R74
    s = position()
    for item in ("ax", "hammer", "bridge"):
        give(s, RED, item)
    acting(s, RED)
    assert why(s, "use:ax") == ("no-target", "R62")
    assert why(s, "use:treetop") == ("no-item", "R56")
    s.banners[RED] = 0
    assert why(s, "use:bridge") == ("no-banner", "R74")
    s.item_used = 1
    assert why(s, "use:ax") == ("one-item", "R61")
    assert why(s, "play:nest/ax") == ("one-card", "R35")


def test_targets():  # builders R63, R65, R66, R69, R72
    trees = ("f01[nest | R log]", "f02[nest | R log, B log]", "f03[nest | B log]", "f04[nest | R log]^", FULL)
    s = position(*trees)
    for item in ("ax", "hammer", "bridge", "treetop"):
        give(s, RED, item)
    link(s, RED, "f01-f02")
    acting(s, RED)

    def using(item, *more):
        then = s.copy()
        play(then, f"use:{item}", *more)
        return then

    assert why(using("ax"), "ax:f05") == ("nothing-to-cut", "R63")
    assert why(using("ax"), "ax:f04") == ("tree-closed", "R69")
    assert why(using("ax"), "use:hammer") == ("finish-item", "R62")
    assert why(using("hammer"), "source:f02") == ("covered-tile", "R66")
    assert why(using("hammer"), "source:f03") == ("not-your-tile", "R65")
    assert why(using("hammer"), "source:f04") == ("tree-closed", "R69")
    assert why(using("hammer", "source:f01"), "destination:f01") == ("same-tree", "R65")
    assert why(using("hammer", "source:f01"), "destination:f18") == ("tree-full", "R43")
    assert why(using("treetop"), "treetop:f04") == ("tree-closed", "R69")
    assert why(using("bridge"), "bridge:f01-f02") == ("linked-already", "R72")
    assert why(using("bridge"), "bridge:b01-b02") == ("no-tree-there", "R4")
    assert reason(using("hammer").reading(), RED, GAME.names["source:f01"]).id == "why-nowhere-to-go"


def test_new_cards():  # builders R80
    s = position()
    taking(s, BLUE)
    s.display[1] = -1
    s.deck_size = s.discard_size = 0
    assert why(s, "take:slot_1") == ("slot-empty", "R80")
    assert why(s, "take:deck") == ("deck-empty", "R80")
    assert why(s, "banner:attach") is None and why(s, "refresh") is None and why(s, "end") is None


def test_what_comes_at_another_moment():  # builders R40, R44, R53, R61, R62, R77
    """Trees, items and cards lie before one all the time: whoever clicks them too early or too late hears when."""
    s = position("f01[nest | ]")
    acting(s, RED)
    assert why(s, "place:f01") == ("one-tile", "R40")
    give(s, RED, "treetop")
    assert why(s, "place:f01") == ("item-first", "R61"), "a tree is clicked for the treetop"
    s.item_used = 1
    assert why(s, "place:f01") == ("one-tile", "R40")
    s.item_used = 0
    play(s, "use:treetop")
    assert why(s, "take:deck") == ("finish-item", "R62")
    s = position()
    taking(s, RED)
    assert why(s, "place:f01") == ("one-tile", "R40")
    assert why(s, "use:ax") == why(s, "exchange:ax:0") == ("card-taken", "R53")


def test_alike_cards_are_decided_about_first():  # builders R77
    s = position()
    display(s, "log/ax", "log/hammer", "log/bridge")
    acting(s, RED)
    play(s, "end")
    assert why(s, "take:slot_0") == ("refresh-first", "R77")


def test_decisions_between_two_have_no_reason():
    s = played("f08[nest | R log, B log]", "f01[log | ]", card="log/ax", next_tiles={RED: ["log"]})
    play(s, "place:f08")
    assert why(s, "place:f01") == why(s, "use:ax") == why(s, "take:deck") == ("banner-now", "R44")
    assert why(s, "banner:attach") is None  # it may be done


def test_positions_as_data():  # builders R12
    s = position_of({"rows": {"B": ["nest/ax"]}, "supply": {"bridge": 2}, "bridges": {"B": ["b01-b02"]}}, 2, 1)
    assert s.held.tolist() == [[0] * 4] * 4 and s.supply[2] == 1 and s.row_size[BLUE] == 1 and s.banners[BLUE] == 15
    with pytest.raises(ValueError, match="has no 'hats'"):
        position_of({"hats": 3}, 2, 1)
    discard(s, 1)
    assert space("b01") == 0
