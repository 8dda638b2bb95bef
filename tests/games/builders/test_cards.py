"""The hand check, playing cards, sets, the display."""

from games.builders.scenes import scene

from sylvarium.games.builders import GAME
from sylvarium.games.builders.rules.cards import display_alike, draw, draw_could_match, hand_matches
from sylvarium.games.builders.rules.components import ICONS, KINDS
from sylvarium.games.builders.rules.state import CAPPED, NO_OPEN_TREE, NORMAL, OPEN_CHOICE
from sylvarium.games.builders.rules.trees import open_styles
from sylvarium.games.builders.school.notation import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    acting,
    away,
    begin,
    discard,
    display,
    display_of,
    hand,
    hand_of,
    kind,
    lucky,
    options,
    play,
    position,
    reseeded,
    row,
    row_of,
    space,
    style,
)


def is_style(name):
    return lambda card: card // ICONS == style(name)


def test_a_match_changes_nothing():  # builders R27, R36, E35, Q7, R26
    s = scene("E35")
    assert s.mode == NORMAL and options(s) == ["play:thatch/bridge"]
    assert s.hand_size[RED] == 4


def blocked_nests(seed):
    """E15: trees with a nest on top are full or capped; others show thatch, log and gourd."""
    s = position(
        "f01[nest | ]^",
        "f02[log | R nest, B log, R log, B thatch, Y nest]",
        "f03[log | ]",
        "f04[gourd | ]",
        others="thatch",
    )
    hand(s, RED, "nest/ax", "nest/bridge", "nest/hammer", "nest/treetop")
    away(s, 16, seat=GREEN, fits=is_style("gourd"))
    away(s, 5, seat=BLUE)
    discard(s, 10)
    while s.deck_size > 30:
        away(s, 1, seat=YELLOW)
    return reseeded(s, seed)


def test_no_match():  # builders R28, R30, E15, Q1, Q2, Q4, R78, R82
    def after(seed):
        s = blocked_nests(seed)
        assert (s.deck_size, s.discard_size) == (30, 10)
        begin(s, RED)
        return s

    s = lucky(after, lambda s: s.deck_size == 27 and len(options(s)) == 2)
    assert s.discard_size == 14 and s.hand_size[RED] == 3
    assert not any(name.startswith("play:nest") for name in options(s))
    play(s, options(s)[0])
    play(s, options(s)[0])
    play(s, "end")
    if "keep" in options(s):
        play(s, "keep")
    deck = s.deck_size
    play(s, "take:deck")
    assert s.hand_size[RED] == 4 and s.deck_size == deck - 2


def test_a_match_in_the_discard_pile_alone_is_worth_new_cards():  # builders R28, R31, R79
    s = blocked_nests(3)
    open_now = open_styles(s)
    for each in range(KINDS):
        s.deck[each] = 0
        s.discard[each] = 0
    s.deck_size = s.discard_size = 0
    assert not draw_could_match(s, open_now)
    fits = next(each for each in range(KINDS) if (open_now >> (each // ICONS)) & 1)
    s.discard[fits], s.discard_size = 1, 1
    assert draw_could_match(s, open_now)
    s.deck[fits], s.deck_size, s.discard[fits], s.discard_size = 1, 1, 0, 0
    assert draw_could_match(s, open_now)


def test_no_match_twice():  # builders R29, E16, Q3
    def after(seed):
        s = blocked_nests(seed)
        begin(s, RED)
        return s

    s = lucky(after, lambda s: s.deck_size == 24)
    assert s.discard_size == 10 + 4 + 3 and s.hand_size[RED] == 3
    assert hand_matches(s, open_styles(s))


def test_full_and_capped_trees_do_not_match():  # builders R24, R26, Q4, R69
    s = position("f01[nest | ]^", "f02[log | R nest, B log, R log, B thatch, Y nest]", others="thatch")
    assert open_styles(s) == 1 << style("thatch")


def test_open_choice():  # builders R31, E17, Q5, R40
    s = scene("E17")
    assert not any(s.deck[c] + s.discard[c] for c in range(10, 15))
    assert s.mode == OPEN_CHOICE and s.discard_size == 0 and s.hand_size[RED] == 4
    assert sorted(options(s)) == ["play:gourd/ax", "play:nest/bridge", "play:thatch/ax"]
    play(s, "play:gourd/ax")
    assert options(s) == ["place:f01", "place:f02"]
    assert GAME.telling.question(s).id == "ask-place-open"
    play(s, "place:f02", "end")
    if "keep" in options(s):
        play(s, "keep")
    play(s, "take:deck")
    assert s.hand_size[RED] == 4


def test_no_open_tree():  # builders R32, R33, R34, E18, Q6, R64
    s = scene("E18")
    assert s.mode == NO_OPEN_TREE
    assert len(options(s)) == 4
    play(s, "play:nest/ax")
    assert s.used_tiles[BLUE] == 14 and s.hand_size[BLUE] == 3  # 2 tiles left: the tile is in the box
    assert options(s) == ["use:ax", "end"]  # no D2, no D3
    play(s, "use:ax", "ax:b10", "end")
    assert s.tiles[space("b10")] == 4
    if "keep" in options(s):
        play(s, "keep")
    play(s, "take:slot_0")
    assert s.seat == RED and s.mode == NORMAL


def test_the_hand_check_is_made_once():  # builders R34
    s = position("f01[nest | B log]", *[f"f{k:02}[log | ]^" for k in range(2, 21)], next_tiles={RED: ["thatch"]})
    hand(s, RED, "log/ax", "nest/ax", "nest/ax", "nest/ax")
    begin(s, RED)
    play(s, "play:log/ax", "place:f01")  # now only thatch is open, and no hand card matches it
    assert hand_of(s, RED) == ["nest/ax"] * 3


def test_playing_a_card():  # builders R35, R37, R38, R39, R83, E38, Q42
    s = position("f05[gourd | ]", "f11[log | B nest, B gourd]", others="thatch", next_tiles={YELLOW: ["thatch"]})
    hand(s, YELLOW, "gourd/treetop", "log/ax", "log/ax", "log/ax")
    row(s, YELLOW, *["nest/ax"] * 3, *["nest/hammer"] * 4, *["nest/bridge"] * 5)
    begin(s, YELLOW)
    assert options(s) == ["play:gourd/treetop"]
    play(s, "play:gourd/treetop")
    assert options(s) == ["place:f05", "place:f11"]
    play(s, "place:f11", "end")
    assert row_of(s, YELLOW)[-1] == "gourd/treetop" and s.row_size[YELLOW] == 13
    if "keep" in options(s):
        play(s, "keep")
    play(s, "take:slot_0")
    assert row_of(s, YELLOW)[-1] == "gourd/treetop"


def test_of_equal_cards_the_one_seen_by_all_is_played():  # builders R35
    s = position(others="log")
    hand(s, RED, "log/ax", "nest/ax", "log/ax", "gourd/ax")
    s.seen[RED] = [0, 1, 1, 0]
    begin(s, RED)
    assert options(s) == ["play:log/ax"]
    play(s, "play:log/ax")
    assert hand_of(s, RED) == ["log/ax", "nest/ax", "gourd/ax"] and s.seen[RED] == [0, 1, 0, 0]


def test_a_set_of_bridges():  # builders E2, R54, R56, R61
    s = scene("E2")  # bridge cards in hand do not count
    play(s, "play:gourd/bridge", "place:f01")
    assert options(s) == ["exchange:bridge:0", "end"]
    discarded = s.discard_size
    play(s, "exchange:bridge:0")
    assert row_of(s, BLUE) == [] and s.discard_size == discarded + 3
    assert s.supply[2] == 11 and s.held[BLUE] == [0, 0, 1, 0]
    assert options(s) == ["use:bridge", "end"]
    play(s, "end")  # or kept for later


def test_gain_and_use_but_one_item_per_turn():  # builders E19, R53, R54, R61, Q15
    s = scene("E19")
    play(s, "play:gourd/ax", "place:f01")
    assert options(s) == ["exchange:ax:0", "use:bridge", "end"]
    play(s, "exchange:ax:0")
    assert s.supply[0] == 5
    play(s, "use:ax", "ax:f02")
    assert s.supply[0] == 6 and options(s) == ["end"]


def test_an_empty_supply_waits_for_a_token():  # builders E20, R58, R53, R61, Q16, Q17, R57, Q19
    s = scene("E20")
    assert options(s) == ["use:ax", "end"]
    play(s, "use:ax", "ax:f02")
    assert s.supply[0] == 1 and options(s) == ["exchange:ax:0", "end"]
    play(s, "exchange:ax:0")
    assert s.supply[0] == 0 and s.held[RED, 0] == 1 and options(s) == ["end"]


def test_combined_cards():  # builders E21, R55, R59, Q18
    s = scene("E21")
    assert options(s) == ["exchange:bridge:1", "exchange:bridge:2", "exchange:treetop:2", "end"]
    play(s, "exchange:bridge:1")
    assert row_of(s, RED) == ["gourd/both", "nest/treetop"]  # the combined card played first is taken
    assert options(s) == ["use:bridge", "end"]


def test_several_sets_in_one_turn():  # builders R53, R60
    s = position()
    row(s, RED, *["nest/ax"] * 3, *["log/ax"] * 3, "log/both", "nest/both", "gourd/both")
    acting(s, RED)
    play(s, "exchange:ax:0")
    assert row_of(s, RED)[:3] == ["log/ax"] * 3
    play(s, "exchange:ax:0", "exchange:treetop:3")
    assert s.held[RED] == [2, 0, 0, 1] and row_of(s, RED) == []


def test_refresh():  # builders E22, R77, Q33
    for part, asked in ((1, True), (2, False), (3, True)):
        assert (options(scene("E22", part)) == ["refresh", "keep"]) == asked
    s = position()
    for cards, alike in (
        (("log/ax", "nest/hammer", "log/both"), False),
        (("log/both", "nest/treetop", "gourd/both"), True),
    ):
        display(s, *cards)
        assert bool(display_alike(s)) == alike
    display(s, "log/ax", "log/ax", None)
    assert not display_alike(s)


def test_refresh_only_once():  # builders R77, Q33, Q46
    def after(seed):
        s = reseeded(position(), seed)
        display(s, "log/ax", "log/hammer", "log/both")
        acting(s, RED)
        play(s, "end", "refresh")
        return s

    s = lucky(after, lambda s: display_alike(s))
    assert s.discard_size == 3
    assert options(s) == ["take:slot_0", "take:slot_1", "take:slot_2", "take:deck"]


def test_keeping_the_display():  # builders R77
    s = position()
    display(s, "log/ax", "log/hammer", "log/both")
    acting(s, RED)
    play(s, "end", "keep")
    assert display_of(s) == ["log/ax", "log/hammer", "log/both"]


def test_taking_a_card():  # builders R78
    s = position()
    hand(s, RED, "nest/ax", "nest/ax", "nest/ax")
    display(s, "log/ax", "nest/hammer", "gourd/both")
    acting(s, RED)
    deck = s.deck_size
    play(s, "end", "take:slot_1")
    assert "nest/hammer" in hand_of(s, RED) and s.hand_size[RED] == 4
    assert display_of(s)[0] == "log/ax" and None not in display_of(s) and s.deck_size == deck - 1


def test_shuffle_only_when_needed():  # builders E23, R79, R78, Q46
    s = position("f01[log | ]", others="thatch")
    hand(s, RED, "nest/ax", "nest/ax", "nest/ax")
    hand(s, BLUE, "thatch/ax", "thatch/ax", "log/ax", "log/ax")
    display(s, "log/ax", "nest/hammer", "gourd/both")
    for seat in (RED, YELLOW, GREEN):
        away(s, 16, seat=seat)
    discard(s, 5)
    while s.deck_size > 1:
        away(s, 1, seat=BLUE)
    acting(s, RED)
    play(s, "end", "take:slot_1")
    assert (s.deck_size, s.discard_size) == (0, 5)
    assert s.seat == BLUE
    play(s, "play:log/ax", "place:f01", "end")
    if "keep" in options(s):
        play(s, "keep")
    play(s, "take:deck")
    assert (s.deck_size, s.discard_size) == (4, 0)


def empty_deck(cards_in_display):
    s = position("f01[log | ]", others="thatch")
    hand(s, RED, "nest/ax", "nest/ax", "nest/ax")
    display(s, *cards_in_display)
    for seat in (BLUE, YELLOW, GREEN, RED):
        away(s, min(16, s.deck_size), seat=seat)
    for card in range(20):  # whatever is left does not exist any more
        s.deck[card] = 0
    s.deck_size = 0
    return s


def test_deck_and_discard_pile_empty():  # builders R80, R81, Q34
    s = empty_deck(("log/ax", None, "gourd/both"))
    acting(s, RED)
    play(s, "end")  # the empty slot cannot be filled, so there is no refresh either
    assert options(s) == ["take:slot_0", "take:slot_2"]
    play(s, "take:slot_0")
    assert display_of(s) == [None, None, "gourd/both"]
    assert draw(s) == -1


def test_empty_slots_are_filled_at_step_three():  # builders R81
    s = position()
    hand(s, RED, "nest/ax", "nest/ax", "nest/ax")
    display(s, None, None, "gourd/both")
    acting(s, RED)
    play(s, "end")
    assert None not in display_of(s)


def test_no_top_up_without_cards():  # builders R80, R82
    s = empty_deck(("log/ax", "nest/ax", "gourd/both"))
    hand(s, RED, "nest/bridge", "nest/bridge") if s.deck[kind("nest/bridge")] else None
    while s.hand_size[RED] > 2:
        s.hand_size[RED] -= 1
        s.hand[RED, s.hand_size[RED]] = -1
    acting(s, RED)
    play(s, "end", "take:slot_0")
    assert s.hand_size[RED] == 3


def test_capped_means_capped():  # builders R69
    s = position("f17[thatch | ]^")
    assert s.cap[space("f17")] == CAPPED
