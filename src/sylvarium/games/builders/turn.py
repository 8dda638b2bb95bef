"""A turn, from the hand check to the new card: what may be chosen, and what a choice does (R14 to R34)."""

from sylvarium.games.builders.cards import (
    can_exchange,
    check_hand,
    display_alike,
    draw,
    exchange,
    fill_display,
    gain_card,
    play_card,
    playable,
    refresh_display,
    take_from_display,
    top_up,
)
from sylvarium.games.builders.components import (
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
from sylvarium.games.builders.items import (
    ax_fits,
    bridge_fits,
    hammer_has_destination,
    hammer_lifts,
    hammer_moves,
    treetop_fits,
    usable,
    use_ax,
    use_bridge,
    use_hammer,
    use_item,
    use_treetop,
)
from sylvarium.games.builders.scoring import score_round
from sylvarium.games.builders.state import (
    ACTING,
    ATTACH,
    AX_TARGET,
    AXING,
    BANNERING,
    BRIDGE_TARGET,
    BRIDGING,
    CAPPING,
    DECLINE,
    DESTINATION,
    END,
    ENDING,
    EXCHANGE,
    FILLING,
    KEEP,
    LIFTING,
    MOVING,
    NO_CARD,
    NO_OPEN_TREE,
    OPEN_CHOICE,
    PLACE,
    PLACING,
    PLAY,
    PLAYING,
    REFRESHING,
    RENEW,
    SOURCE,
    TAKE,
    TAKE_DECK,
    TAKE_SLOT,
    TAKING,
    TREETOP_TARGET,
    USE,
)
from sylvarium.games.builders.trees import attach_banner, is_open, put_tile
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import drop, first, push, top

# ---------------------------------------------------------------------------------------- what may be chosen


@rule
def legal(s, out):
    """Writes the legal actions to `out` and counts them. The decisions are D1 to D11 of the rules file."""
    step = top(s)
    if step == PLAYING:
        return cards_to_play(s, out)
    elif step == PLACING:
        return trees_for_tile(s, out)
    elif step == BANNERING:
        out[0], out[1] = ATTACH, DECLINE
        return 2
    elif step == ACTING:
        return exchanges_and_items(s, out)
    elif step == BRIDGING:
        return pairs_for_bridge(s, out)
    elif step == REFRESHING:
        out[0], out[1] = RENEW, KEEP
        return 2
    elif step == TAKING:
        return cards_to_take(s, out)
    elif step == AXING or step == LIFTING or step == MOVING or step == CAPPING:
        return trees_for_item(s, step, out)
    return 0


@rule
def cards_to_play(s, out):
    """D1: the kinds of cards in hand that may be played (R36)."""
    n = 0
    for slot in range(s.hand_size[s.seat]):
        if playable(s, slot):
            out[n] = PLAY + s.hand[s.seat, slot]
            n += 1
    return n


@rule
def trees_for_tile(s, out):
    """D2: open trees that show the style of the card played; every open tree under R31 (R40)."""
    n, style, origin, any_style = 0, first(s), ORIGIN[s.seats], s.mode == OPEN_CHOICE
    for tree in range(TREES):
        # Written always, kept if it fits: a processor cannot guess this branch, and it is the busiest one.
        out[n] = PLACE + origin + tree
        n += is_open(s, tree) & ((s.top[tree] == style) | any_style)
    return n


@rule
def exchanges_and_items(s, out):
    """D4: sets to exchange, items to use, or the end of the actions (R53)."""
    n = 0
    for k in range(len(SET_ITEM)):
        if can_exchange(s, SET_ITEM[k], SET_COMBINED[k]):
            out[n] = EXCHANGE + k
            n += 1
    for item in range(ITEMS):
        if usable(s, item):
            out[n] = USE + item
            n += 1
    out[n] = END
    return n + 1


@rule
def trees_for_item(s, step, out):
    """D5 to D8: where ax, hammer or treetop can be used (R63 to R69)."""
    n, origin = 0, ORIGIN[s.seats]
    for tree in range(TREES):
        if step == AXING:
            fits, kind = ax_fits(s, tree), AX_TARGET
        elif step == LIFTING:
            fits, kind = hammer_lifts(s, tree) and hammer_has_destination(s, tree), SOURCE
        elif step == MOVING:
            fits, kind = hammer_moves(s, first(s), tree), DESTINATION
        else:
            fits, kind = treetop_fits(s, tree), TREETOP_TARGET
        if fits:
            out[n] = kind + origin + tree
            n += 1
    return n


@rule
def pairs_for_bridge(s, out):
    """D9: adjacent pairs on which the player has no bridge (R71, R72)."""
    n = 0
    for pair in range(PAIRS):
        if bridge_fits(s, pair):
            out[n] = BRIDGE_TARGET + pair
            n += 1
    return n


@rule
def cards_to_take(s, out):
    """D11: the deck if a card can be drawn, and the cards of the display (R78, R80)."""
    n = 0
    for slot in range(DISPLAY):
        if s.display[slot] != NO_CARD:
            out[n] = TAKE_SLOT + slot
            n += 1
    if s.deck_size + s.discard_size > 0:
        out[n] = TAKE_DECK
        n += 1
    return n


# ------------------------------------------------------------------------------------------- what a choice does


@rule
def apply(s, action):
    """Plays a legal action and runs on to the next decision."""
    step, tree = top(s), first(s)
    if step == PLAYING:
        drop(s)
        play(s, action - PLAY)
    elif step == PLACING:
        drop(s)
        put_tile(s, action - PLACE - ORIGIN[s.seats], next_tile(s))
    elif step == BANNERING:
        drop(s)
        if action == ATTACH:
            attach_banner(s, tree)
    elif step == ACTING:
        act(s, action)
    elif step == AXING:
        drop(s)
        use_ax(s, action - AX_TARGET - ORIGIN[s.seats])
    elif step == LIFTING:
        drop(s)
        push(s, MOVING, action - SOURCE - ORIGIN[s.seats], 0)
    elif step == MOVING:
        drop(s)
        use_hammer(s, tree, action - DESTINATION - ORIGIN[s.seats])
    elif step == CAPPING:
        drop(s)
        use_treetop(s, action - TREETOP_TARGET - ORIGIN[s.seats])
    elif step == BRIDGING:
        drop(s)
        use_bridge(s, action - BRIDGE_TARGET)
    elif step == REFRESHING:
        drop(s)
        if action == RENEW:
            refresh_display(s)
    elif step == TAKING:
        drop(s)
        take(s, action - TAKE)
    run(s)


@rule
def play(s, kind):
    """R35, R40, R32: the card goes to the row; the tile is next, or is lost if no tree is open."""
    play_card(s, kind)
    if s.mode == NO_OPEN_TREE:
        next_tile(s)
    else:
        push(s, PLACING, kind // ICONS, 0)


@rule
def next_tile(s):
    """R16: the top tile of the active stack leaves it."""
    tile = s.seat * TILES + s.used_tiles[s.seat]
    s.used_tiles[s.seat] += 1
    return tile


@rule
def act(s, action):
    """R53: exchanges as often as possible, one item; the step stays until the player ends it."""
    if action == END:
        drop(s)
    elif action >= USE:
        use_item(s, action - USE)
    else:
        exchange(s, SET_ITEM[action - EXCHANGE], SET_COMBINED[action - EXCHANGE])


@rule
def take(s, choice):
    """R78: the top card of the deck (choice 0) or a card of the display."""
    if choice == 0:
        gain_card(s, draw(s), 0)
    else:
        take_from_display(s, choice - 1)


# ------------------------------------------------------------------------------------------ the flow of turns


@rule
def run(s):
    """Carries out what needs no decision, until one is needed or the game is over."""
    while not s.over:
        step = top(s)
        if step == FILLING:
            drop(s)
            fill_display(s)
        elif step == REFRESHING and not display_alike(s):
            drop(s)
        elif step == ENDING:
            drop(s)
            end_turn(s)
        else:
            return


@rule
def begin_turn(s):
    """R23: the steps of a turn, last one first; the hand is checked before them."""
    s.turn += 1
    s.seat = seat_on_turn(s)
    s.item_used = 0
    push(s, ENDING, 0, 0)
    push(s, TAKING, 0, 0)
    push(s, REFRESHING, 0, 0)
    push(s, FILLING, 0, 0)
    push(s, ACTING, 0, 0)
    push(s, PLAYING, 0, 0)
    check_hand(s)


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
    top_up(s)
    length = ROUND_TURNS * s.seats
    if s.turn % length == 0:
        score_round(s)
    if s.turn == 2 * length:
        s.over = 1
    else:
        begin_turn(s)
