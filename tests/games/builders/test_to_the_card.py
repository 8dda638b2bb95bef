"""Every card and every counter, exactly: nothing is lost, doubled, or left where it no longer belongs."""

import pytest
from games.builders.invariants import check

from sylvarium.games.builders.rules.cards import (
    discard_from_row,
    display_alike,
    draw,
    draw_could_match,
    gain_card,
    play_card,
    redraw,
    refresh_display,
    take_from_display,
    top_up,
)
from sylvarium.games.builders.rules.components import BOTH, ICONS, ITEM_NAMES, KINDS, PAIRS
from sylvarium.games.builders.rules.items import bridge_fits, use_item
from sylvarium.games.builders.rules.scoring import count_leaders
from sylvarium.games.builders.rules.state import CAPPED, NO_CARD, NO_TREE, STEP
from sylvarium.games.builders.rules.trees import (
    active_end,
    leaders,
    lift_tile,
    may_attach_banner,
    prestige,
    put_tile,
    tiles_of,
)
from sylvarium.games.builders.rules.turn import begin_turn, choose_source, offer_new_cards, offer_sources, take_card
from sylvarium.games.builders.rules.turn import play_card as play_a_card
from sylvarium.games.builders.school.notation import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    acting,
    clear_agenda,
    display,
    fresh,
    hand,
    hand_of,
    kind,
    position,
    row,
    space,
    style,
)
from sylvarium.kernel.agenda import first, second, top


def cards(s):
    """How many of each kind there are, wherever they are."""
    found = [s.deck[k] + s.discard[k] for k in range(KINDS)]
    for zone in (s.hand, s.display):
        for card in zone.tolist() if zone is s.display else [card for cards in s.hand.tolist() for card in cards]:
            if card != NO_CARD:
                found[card] += 1
    for seat in range(s.seats):
        for card in s.row[seat].tolist()[: s.row_size[seat]]:
            found[card] += 1
    return found


def only(s, pile, **counts):
    """Deck or discard pile with just these cards."""
    for k in range(KINDS):
        pile[k] = 0
    for name, count in counts.items():
        pile[kind(name.replace("_", "/"))] = count
    return sum(counts.values())


def test_the_deck_is_made_again_card_by_card():  # builders R79
    s = fresh()
    s.deck_size = only(s, s.deck)
    s.discard_size = only(s, s.discard, nest_ax=2, log_both=1)
    drawn = draw(s)
    left = [s.deck[k] + (k == drawn) for k in range(KINDS)]
    assert left == [2 * (k == kind("nest/ax")) + (k == kind("log/both")) for k in range(KINDS)]
    assert (s.deck_size, s.discard_size) == (2, 0) and not any(s.discard.tolist())


@pytest.mark.parametrize("name", ["log", "thatch", "nest", "gourd"])
def test_whether_a_card_could_be_drawn_goes_by_its_style(name):  # builders R28
    s = fresh()
    only(s, s.discard)
    only(s, s.deck, **{f"{name}_ax": 1})
    style = kind(f"{name}/ax") // ICONS
    assert [bool(draw_could_match(s, 1 << other)) for other in range(4)] == [other == style for other in range(4)]


def test_a_shown_hand_is_discarded_card_by_card():  # builders R28
    s = position(seats=2)
    hand(s, RED, "log/ax", "nest/bridge", "gourd/both")
    s.seat, before, all_cards = RED, s.discard.tolist(), cards(s)
    for k in range(KINDS):
        s.shown[k] = 0
    redraw(s)
    went = [kind("log/ax"), kind("nest/bridge"), kind("gourd/both")]
    assert s.shown.tolist() == [went.count(k) for k in range(KINDS)]
    assert [now - then for now, then in zip(s.discard.tolist(), before, strict=True)] == s.shown.tolist()
    assert cards(s) == all_cards and not any(s.seen[RED].tolist()) and s.hand_size[RED] == 3


@pytest.mark.parametrize(("seen", "left"), [((0, 1), 0), ((1, 0), 0), ((1, 1), 1), ((0, 0), 0)])
def test_of_two_equal_cards_the_seen_one_goes_wherever_it_is(seen, left):  # builders R35
    s = position(seats=2)
    hand(s, RED, "log/ax", "log/ax", "nest/ax")
    s.seat = RED
    s.seen[RED, 0], s.seen[RED, 1] = seen
    play_card(s, kind("log/ax"))
    assert hand_of(s, RED) == ["log/ax", "nest/ax"] and s.seen[RED].tolist()[:2] == [left, 0]


def test_a_row_closes_up_and_leaves_nothing_behind():  # builders R59
    s = position(seats=2)
    row(s, RED, "nest/ax", "log/both", "gourd/ax")
    s.seat = RED
    discard_from_row(s, BOTH)
    assert s.row[RED].tolist()[:3] == [kind("nest/ax"), kind("gourd/ax"), 0] and s.row_size[RED] == 2


@pytest.mark.parametrize("missing", range(3))
def test_two_cards_are_not_three_alike(missing):  # builders R77
    s = position(seats=2)
    shown = ["log/treetop", "nest/both", "gourd/treetop"]
    display(s, *shown)
    assert display_alike(s)
    display(s, *(None if slot == missing else card for slot, card in enumerate(shown)))
    assert not display_alike(s)


def test_a_display_laid_out_again_is_made_of_other_cards():  # builders R77
    s = position(seats=2)
    display(s, "log/ax", "log/ax", "log/both")
    s.deck_size = only(s, s.deck, nest_hammer=3)
    discarded = s.discard_size
    refresh_display(s)
    assert s.display.tolist() == [kind("nest/hammer")] * 3
    assert s.discard_size == discarded + 3 and s.discard[kind("log/ax")] >= 2


def test_a_card_taken_openly_is_known_to_all():  # builders R78
    s = position(seats=2)
    hand(s, RED, "log/ax")
    display(s, "nest/ax", "nest/bridge", "nest/both")
    s.seat = RED
    take_from_display(s, 1)
    assert hand_of(s, RED) == ["log/ax", "nest/bridge"] and s.seen[RED].tolist()[:3] == [0, 1, 0]


@pytest.mark.parametrize(("deck", "pile", "gained"), [(2, 0, 2), (0, 2, 2), (1, 0, 1), (1, 2, 3), (5, 9, 3), (0, 0, 0)])
def test_topping_up_takes_what_there_is(deck, pile, gained):  # builders R82
    s = position(seats=2)
    hand(s, RED, "log/ax")
    s.seat = RED
    s.deck_size, s.discard_size = only(s, s.deck, gourd_hammer=deck), only(s, s.discard, gourd_hammer=pile)
    top_up(s)
    assert hand_of(s, RED) == ["log/ax", *["gourd/hammer"] * gained]
    assert s.deck_size + s.discard_size == deck + pile - gained and not any(s.seen[RED].tolist())


def test_a_card_is_gained_with_what_the_others_know_of_it():  # builders R78
    s = position(seats=2)
    hand(s, RED)
    s.seat = RED
    gain_card(s, kind("log/ax"), 1)
    gain_card(s, kind("nest/ax"), 0)
    assert hand_of(s, RED) == ["log/ax", "nest/ax"] and s.seen[RED].tolist()[:2] == [1, 0]


def test_the_last_banner_is_enough_for_a_bridge():  # builders R74
    s = position(seats=4)
    s.seat, s.banners[BLUE] = BLUE, 1
    fitting = [pair for pair in range(PAIRS) if bridge_fits(s, pair)]
    assert fitting
    s.banners[BLUE] = 0
    assert not any(bridge_fits(s, pair) for pair in range(PAIRS))


@pytest.mark.parametrize(
    ("item", "step"),
    [
        ("ax", STEP.choose_ax_target),
        ("hammer", STEP.choose_source),
        ("bridge", STEP.choose_bridge),
        ("treetop", STEP.choose_treetop_target),
    ],
)
def test_an_item_asks_for_its_target_and_nothing_else(item, step):  # builders R61, R62
    s = position(seats=2)
    acting(s, RED)
    number = ITEM_NAMES.index(item)
    s.held[RED, number], supply = 1, s.supply[number]
    use_item(s, number)
    assert (top(s), first(s), second(s)) == (step, 0, 0)
    assert (s.item_used, s.held[RED, number]) == (1, 0)
    assert s.supply[number] - supply == (1 if item in ("ax", "hammer") else 0)


def test_trees_led_are_counted_one_by_one():  # builders R89, R90
    s = position("b06[gourd | R log]", "b07[log | B log, R nest]", seats=2)
    count_leaders(s)
    assert sum(s.led[district, RED] for district in range(len(s.led))) == 2
    assert sum(s.led[district, BLUE] for district in range(len(s.led))) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_fresh_game_keeps_every_invariant_and_unused_spaces_are_blank(seats):  # builders I1, R3
    s = fresh(seats)
    check(s)
    unused = [tree for tree in range(20) if s.cap[tree] == NO_TREE]
    assert [(s.base[tree], s.top[tree], s.tiles[tree]) for tree in unused] == [(0, 0, 0)] * len(unused)
    assert s.hand.tolist()[seats:] == [[NO_CARD] * 4] * (4 - seats)


# ------------------------------------------------------------------------------------------------------------- trees


def test_the_tile_below_is_the_top_again():  # builders R49
    s = position("b06[gourd | R log, B nest]", seats=2)
    tree = space("b06")
    lift_tile(s, tree)
    assert (s.top[tree], s.tile[tree, 1], s.tiles[tree]) == (style("log"), 0, 1)
    lift_tile(s, tree)
    assert (s.top[tree], s.tile[tree, 0], s.tiles[tree]) == (style("gourd"), 0, 0)


@pytest.mark.parametrize(("banner", "left", "may"), [(0, 1, True), (0, 0, False), (1, 3, False), (2, 3, False)])
def test_one_banner_a_tree_and_one_must_be_left(banner, left, may):  # builders R44, R45
    s = position("b06[gourd | R log, B log, R log]", seats=2)
    tree = space("b06")
    s.seat, s.banner[tree, RED], s.banners[RED] = RED, banner, left
    assert bool(may_attach_banner(s, tree)) == may


def test_a_banner_is_asked_for_in_its_tree():  # builders R44
    s = position("b06[gourd | R log, B log]", seats=2, next_tiles={RED: ["log"]})
    s.seat, tree = RED, space("b06")
    put_tile(s, tree, s.used_tiles[RED])
    assert (top(s), first(s), second(s)) == (STEP.attach_banner, tree, 0)


def test_whoever_has_most_tiles_leads_wherever_they_are():  # builders R85, R86
    s = position("f05[log | Y log, B log, G nest, B nest, R log]", "f06[log | ]", seats=4)
    tree = space("f05")
    assert [tiles_of(s, tree, seat) for seat in (RED, BLUE, YELLOW, GREEN)] == [1, 2, 1, 1]
    assert prestige(s, tree) == BLUE and prestige(s, space("f06")) == -1
    assert leaders(s) == (BLUE + 1) << (3 * tree)


@pytest.mark.parametrize(("turn", "end"), [(1, 8), (15, 8), (16, 8), (17, 16), (32, 16)])
def test_the_second_stack_comes_with_the_second_round(turn, end):  # builders R7, R19
    s = fresh(2)
    s.turn = turn
    assert active_end(s) == end


# -------------------------------------------------------------------------------------------------------------- turns


def test_a_turn_is_its_steps_and_nothing_else():  # builders R23
    s = fresh(2)
    clear_agenda(s)
    begin_turn(s)
    steps = [STEP.end_turn, STEP.take_card, STEP.refresh_display, STEP.fill_display, STEP.act, STEP.play_card]
    assert s.agenda.tolist()[: s.pending] == [[step, 0, 0] for step in steps]


def test_a_card_asks_for_a_tree_of_its_style():  # builders R35, R36
    s = position("b06[nest | ]", seats=2)
    hand(s, RED, "nest/ax", "log/ax")
    begin_turn(s)
    s.seat = RED
    play_a_card(s, kind("nest/ax"))
    assert (top(s), first(s), second(s)) == (STEP.place_tile, style("nest"), 0)


def test_the_hammer_asks_where_to():  # builders R65
    s = position("b06[nest | R log]", seats=2)
    acting(s, RED)
    choose_source(s, 20 + space("b06"))
    assert (top(s), first(s), second(s)) == (STEP.choose_destination, space("b06"), 0)


def test_a_tile_that_can_go_nowhere_is_not_lifted():  # builders R65
    s = position("b06[nest | R log]", seats=2)
    acting(s, RED)
    out = [0] * 60
    assert offer_sources(s, out, 0) == 1
    for tree in range(20):
        if tree != space("b06") and s.cap[tree] != NO_TREE:
            s.cap[tree] = CAPPED
    assert offer_sources(s, out, 0) == 0


@pytest.mark.parametrize(("deck", "pile"), [(1, 0), (0, 1), (0, 0)])
def test_the_last_card_of_the_deck_can_be_taken(deck, pile):  # builders R78, R80
    s = position(seats=2)
    acting(s, RED)
    display(s, None, None, "log/ax")
    s.deck_size, s.discard_size = only(s, s.deck, nest_ax=deck), only(s, s.discard, nest_ax=pile)
    assert offer_new_cards(s, [0] * 9, 0) == 1 + deck + pile


def test_a_card_from_the_deck_is_seen_by_nobody_else():  # builders R78
    s = position(seats=2)
    acting(s, RED)
    hand(s, RED, "log/ax")
    s.deck_size = only(s, s.deck, gourd_hammer=2)
    take_card(s, 0)
    assert hand_of(s, RED) == ["log/ax", "gourd/hammer"] and s.seen[RED].tolist()[:2] == [0, 0] and s.deck_size == 1
