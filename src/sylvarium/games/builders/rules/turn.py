"""A turn, from the hand check to the new card (R14 to R34): its table of contents, the offers, the flow."""

from sylvarium.games.builders.rules import cards, items, scoring, trees
from sylvarium.games.builders.rules.components import (
    DISPLAY,
    ICONS,
    ITEMS,
    ORIGIN,
    PAIRS,
    ROUND_TURNS,
    SET_COMBINED,
    SET_ITEM,
    TILES,
    TREES,
)
from sylvarium.games.builders.rules.state import ACTIONS, NO_CARD, NO_OPEN_TREE, OPEN_CHOICE, STEP
from sylvarium.kernel import Turn, decision, flow, rule
from sylvarium.kernel.agenda import drop, push

MOST_OPTIONS = 32  # the longest list of choices
BOUND = 500  # decisions of the longest game (rules file, section 9)

# ---------------------------------------------------------------------------------------- what may be chosen


@rule
def offer_cards(s, out, n):
    """D1: the kinds of cards in hand that may be played (R36)."""
    for slot in range(s.hand_size[s.seat]):
        if cards.playable(s, slot):
            out[n] = ACTIONS.play + s.hand[s.seat, slot]
            n += 1
    return n


@rule
def offer_trees(s, out, n, style):
    """D2: open trees that show the style of the card played; every open tree under R31 (R40)."""
    origin, any_style = ORIGIN[s.seats], s.mode == OPEN_CHOICE
    for tree in range(TREES):
        # Written always, kept if it fits: a processor cannot guess this branch, and it is the busiest one.
        out[n] = ACTIONS.place + origin + tree
        n += trees.is_open(s, tree) & ((s.top[tree] == style) | any_style)
    return n


@rule
def offer_banner(s, out, n):
    """D3: attach one of one's tile banners, or not (R46)."""
    out[n], out[n + 1] = ACTIONS.banner + 1, ACTIONS.banner
    return n + 2


@rule
def offer_acts(s, out, n):
    """D4: sets to exchange, items to use, or the end of the actions (R53)."""
    for k in range(len(SET_ITEM)):
        if cards.can_exchange(s, SET_ITEM[k], SET_COMBINED[k]):
            out[n] = ACTIONS.exchange + k
            n += 1
    for item in range(ITEMS):
        if items.usable(s, item):
            out[n] = ACTIONS.use + item
            n += 1
    out[n] = ACTIONS.end
    return n + 1


@rule
def offer_ax_targets(s, out, n):
    """D5: trees that can lose their top tile (R63)."""
    for tree in range(TREES):
        if items.ax_fits(s, tree):
            out[n] = ACTIONS.ax + ORIGIN[s.seats] + tree
            n += 1
    return n


@rule
def offer_sources(s, out, n):
    """D6: one's own tiles that the hammer can move somewhere (R65)."""
    for tree in range(TREES):
        if items.hammer_lifts(s, tree) and items.hammer_has_destination(s, tree):
            out[n] = ACTIONS.source + ORIGIN[s.seats] + tree
            n += 1
    return n


@rule
def offer_destinations(s, out, n, source):
    """D7: trees that the hammer can move the tile to (R65)."""
    for tree in range(TREES):
        if items.hammer_moves(s, source, tree):
            out[n] = ACTIONS.destination + ORIGIN[s.seats] + tree
            n += 1
    return n


@rule
def offer_treetop_targets(s, out, n):
    """D8: trees without a treetop (R68)."""
    for tree in range(TREES):
        if items.treetop_fits(s, tree):
            out[n] = ACTIONS.treetop + ORIGIN[s.seats] + tree
            n += 1
    return n


@rule
def offer_bridges(s, out, n):
    """D9: adjacent pairs on which the player has no bridge (R71, R72)."""
    for pair in range(PAIRS):
        if items.bridge_fits(s, pair):
            out[n] = ACTIONS.bridge + pair
            n += 1
    return n


@rule
def offer_refresh(s, out, n):
    """D10: lay the display out again, or keep it (R77)."""
    out[n], out[n + 1] = ACTIONS.refresh + 1, ACTIONS.refresh
    return n + 2


@rule
def offer_new_cards(s, out, n):
    """D11: the cards of the display, and the deck if a card can be drawn (R78, R80)."""
    for slot in range(DISPLAY):
        if s.display[slot] != NO_CARD:
            out[n] = ACTIONS.take + 1 + slot
            n += 1
    if s.deck_size + s.discard_size > 0:
        out[n] = ACTIONS.take
        n += 1
    return n


# ------------------------------------------------------------------------------------------- what a choice does


@rule
def play_card(s, kind):
    """R35, R40, R32: the card goes to the row; the tile is next, or is lost if no tree is open."""
    cards.play_card(s, kind)
    if s.mode == NO_OPEN_TREE:
        next_tile(s)
    else:
        push(s, STEP.place_tile, kind // ICONS, 0)


@rule
def next_tile(s):
    """R16: the top tile of the active stack leaves it."""
    tile = s.seat * TILES + s.used_tiles[s.seat]
    s.used_tiles[s.seat] += 1
    return tile


@rule
def place_tile(s, style, space):
    """R40, R41: the next tile of the stack goes on top of the tree."""
    trees.put_tile(s, space - ORIGIN[s.seats], next_tile(s))


@rule
def attach_banner(s, tree, attach):
    """R46: one of four tile banners, if the player wants to."""
    if attach:
        trees.attach_banner(s, tree)


@rule
def exchange_set(s, k):
    """R53: sets as often as possible; the step stays until the player ends it."""
    cards.exchange(s, SET_ITEM[k], SET_COMBINED[k])


@rule
def use_ax(s, space):
    items.use_ax(s, space - ORIGIN[s.seats])


@rule
def choose_source(s, space):
    push(s, STEP.choose_destination, space - ORIGIN[s.seats], 0)


@rule
def use_hammer(s, source, space):
    items.use_hammer(s, source, space - ORIGIN[s.seats])


@rule
def use_treetop(s, space):
    items.use_treetop(s, space - ORIGIN[s.seats])


@rule
def refresh_display(s, refresh):
    """R77: the player may lay out a display of three alike again."""
    if refresh:
        cards.refresh_display(s)


@rule
def take_card(s, choice):
    """R78: the top card of the deck (choice 0) or a card of the display."""
    if choice == 0:
        cards.gain_card(s, cards.draw(s), 0)
    else:
        cards.take_from_display(s, choice - 1)


# ------------------------------------------------------------------------------------------ the flow of turns


@rule
def begin_turn(s):
    """R23: the steps of a turn, last one first; the hand is checked before them."""
    s.turn += 1
    s.seat = seat_on_turn(s)
    s.item_used = 0
    push(s, STEP.end_turn, 0, 0)
    push(s, STEP.take_card, 0, 0)
    push(s, STEP.refresh_display, 0, 0)
    push(s, STEP.fill_display, 0, 0)
    push(s, STEP.act, 0, 0)
    push(s, STEP.play_card, 0, 0)
    cards.check_hand(s)


@rule
def seat_on_turn(s):
    """R15, R21: clockwise from the start player; in round 2 back from the last one, counterclockwise."""
    t = s.turn - 1
    length = ROUND_TURNS * s.seats
    if t < length:
        return (s.start + t) % s.seats
    return (s.start + 3 * length - 1 - t) % s.seats


@rule
def end_turn(s):
    """R17 to R22, R82: back to 4 cards; at the end of a round trees and districts score."""
    cards.top_up(s)
    length = ROUND_TURNS * s.seats
    if s.turn % length == 0:
        scoring.score_round(s)
    if s.turn == 2 * length:
        s.over = 1
    else:
        begin_turn(s)


# ------------------------------------------------------------------------------------------ table of contents

TURN = Turn(
    __name__,
    ACTIONS,
    decision(STEP.play_card, offer_cards, asks_alone=True, play=play_card),  # 6.2: unasked, it would betray the hand
    decision(STEP.place_tile, offer_trees, place=place_tile),
    decision(STEP.attach_banner, offer_banner, banner=attach_banner),
    decision(STEP.act, offer_acts, stays=True, exchange=exchange_set, use=items.use_item, end=drop),
    decision(STEP.choose_ax_target, offer_ax_targets, ax=use_ax),
    decision(STEP.choose_source, offer_sources, source=choose_source),
    decision(STEP.choose_destination, offer_destinations, destination=use_hammer),
    decision(STEP.choose_treetop_target, offer_treetop_targets, treetop=use_treetop),
    decision(STEP.choose_bridge, offer_bridges, bridge=items.use_bridge),
    flow(STEP.fill_display, cards.fill_display),
    decision(STEP.refresh_display, offer_refresh, only_if=cards.display_alike, refresh=refresh_display),
    decision(STEP.take_card, offer_new_cards, take=take_card),
    flow(STEP.end_turn, end_turn),
)
legal, apply, run, asks_alone = TURN.legal, TURN.apply, TURN.run, TURN.asks_alone
