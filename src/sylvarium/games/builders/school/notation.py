"""Positions of Builders written down in the notation of the rules file, and actions played by their names.

    s = position("f05[log | R nest, B log +R]^", "f06[thatch | ]")
    hand(s, RED, "nest/ax", "log/both")
    begin(s, RED)
    play(s, "play:log/both", "place:f06")

Cards and tiles are conserved: what is put somewhere is taken out of the deck or of the owner's stacks. Lessons and
worked examples write the same down as data, which `positions` reads.
"""

from __future__ import annotations

import re

import numpy as np

from sylvarium.games.builders import GAME
from sylvarium.games.builders.rules.components import (
    HAND,
    ICON_NAMES,
    ICONS,
    ITEM_NAMES,
    PAIR_NAMES,
    SPACE_NAMES,
    STYLE_NAMES,
    TILES,
    TREES,
)
from sylvarium.games.builders.rules.state import CAPPED, NO_CARD, NO_TREE, STEP, State
from sylvarium.games.builders.rules.turn import begin_turn, run
from sylvarium.kernel.agenda import drop, push
from sylvarium.kernel.by_name import by_name
from sylvarium.kernel.chance import reseed
from sylvarium.kernel.record import as_bytes

RED, BLUE, YELLOW, GREEN = range(4)
LETTERS = "RBYG"


def fresh(seats=4, start="1", seed=1):
    """A game just set up, by default with the first seat as start player."""
    states = State.empty(1)
    GAME.loops.begin(states, as_bytes(states), 0, seats, GAME.chosen(seats, {"start": start}), seed)
    return State(states)


def space(name):
    """The tree on a space."""
    return SPACE_NAMES.index(name) - (20 if name[0] == "b" else 0)


def pair(name):
    return PAIR_NAMES.index(name)


def style(name):
    return STYLE_NAMES.index(name)


def kind(card):
    """`nest/ax` as the rules count it."""
    of_style, icon = card.split("/")
    return style(of_style) * ICONS + ICON_NAMES.index(icon)


def position(*trees, seats=4, others="thatch", next_tiles=None, seed=1):
    """A table with these trees; the others are empty with bases of the style `others`."""
    s = fresh(seats, seed=seed)
    clear_agenda(s)
    for tree in range(TREES):
        if s.cap[tree] != NO_TREE:
            s.base[tree] = s.top[tree] = style(others)
    placed = {owner: [] for owner in range(seats)}
    for text in trees:
        name, base, tiles, cap = re.fullmatch(r"(\w+)\[([^|]*)\|([^\]]*)\](\^?)", text.strip()).groups()
        put_tree(s, space(name), base.split(), [t.split() for t in tiles.split(",") if t.strip()], placed)
        s.cap[space(name)] = CAPPED if cap else s.cap[space(name)]
    for owner, styles in placed.items():
        arrange_stack(s, owner, styles, (next_tiles or {}).get(owner, ()))
    return s


def put_tree(s, tree, base, tiles, placed):
    s.base[tree] = s.top[tree] = style(base[0])
    hang(s, tree, 1, base[1:])
    for k, (letter, of_style, *banners) in enumerate(tiles):
        owner = LETTERS.index(letter)
        s.tile[tree, k] = owner * TILES + len(placed[owner])
        placed[owner].append(style(of_style))
        s.tiles[tree] = k + 1
        s.top[tree] = style(of_style)
        hang(s, tree, k + 2, banners)


def hang(s, tree, level, banners):
    for mark in banners:
        owner = LETTERS.index(mark.strip("+"))
        s.banner[tree, owner] = level
        s.banners[owner] -= 1
        s.tile_banners[owner] += 1
        s.fame[owner, 0] += 5


def arrange_stack(s, owner, styles, next_styles):
    """The owner's stacks: the tiles on the board, then those asked for, then the rest."""
    first = [*styles, *(style(name) for name in next_styles)]
    rest = [k // 4 for k in range(TILES)]
    for used in first:
        rest.remove(used)
    s.stack[owner] = first + rest
    s.used_tiles[owner] = len(styles)


def to_deck(s, card):
    s.deck[card] += 1
    s.deck_size += 1


def from_deck(s, card):
    """Takes a card out of the deck; one that was dealt to somebody is swapped for another first."""
    if not s.deck[card]:
        places = [
            (zone, where) for zone in (s.hand, s.display) for where in np.argwhere(zone.tolist() == np.int8(card))
        ]
        zone, where = places[-1]
        other = max(range(20), key=lambda k: s.deck[k])
        zone[tuple(where)] = other
        s.deck[other] -= 1
        s.deck[card] += 1
    s.deck[card] -= 1
    s.deck_size -= 1
    return card


def hand(s, seat, *cards):
    for slot in range(HAND):
        if s.hand[seat, slot] != NO_CARD:
            to_deck(s, s.hand[seat, slot])
        s.hand[seat, slot] = from_deck(s, kind(cards[slot])) if slot < len(cards) else NO_CARD
        s.seen[seat, slot] = 0
    s.hand_size[seat] = len(cards)


def row(s, seat, *cards):
    for card in cards:
        s.row[seat, s.row_size[seat]] = from_deck(s, kind(card))
        s.row_size[seat] += 1
        s.icons[seat, kind(card) % ICONS] += 1


def display(s, *cards):
    for slot, card in enumerate(cards):
        if s.display[slot] != NO_CARD:
            to_deck(s, s.display[slot])
        s.display[slot] = NO_CARD if card is None else from_deck(s, kind(card))


def discard(s, count, fits=lambda card: True):
    """Moves `count` cards that fit from the deck to the discard pile."""
    for card in range(20):
        while count and s.deck[card] and fits(card):
            s.discard[from_deck(s, card)] += 1
            s.discard_size += 1
            count -= 1
    assert not count, "not so many cards in the deck"


def away(s, count, fits=lambda card: True, seat=GREEN):
    """Moves cards from the deck into a row, out of the way."""
    for card in range(20):
        while count and s.deck[card] and fits(card) and s.row_size[seat] < TILES:
            s.row[seat, s.row_size[seat]] = from_deck(s, card)
            s.row_size[seat] += 1
            s.icons[seat, card % ICONS] += 1
            count -= 1
    assert not count


def give(s, seat, item, count=1):
    """Items from the supply."""
    s.supply[ITEM_NAMES.index(item)] -= count
    s.held[seat, ITEM_NAMES.index(item)] += count


def row_of(s, seat):
    return [f"{STYLE_NAMES[c // ICONS]}/{ICON_NAMES[c % ICONS]}" for c in s.row[seat].tolist()[: s.row_size[seat]]]


def hand_of(s, seat):
    return [f"{STYLE_NAMES[c // ICONS]}/{ICON_NAMES[c % ICONS]}" for c in s.hand[seat] if c != NO_CARD]


def display_of(s):
    return [None if c == NO_CARD else f"{STYLE_NAMES[c // ICONS]}/{ICON_NAMES[c % ICONS]}" for c in s.display]


def clear_agenda(s):
    while s.pending:
        drop(s)


def begin(s, seat, turn=1):
    """The turn of `seat` begins, hand check included."""
    clear_agenda(s)
    s.turn = turn - 1
    length = 8 * s.seats
    t = turn - 1
    s.start = (seat - t) % s.seats if t < length else (seat - 3 * length + 1 + t) % s.seats
    begin_turn(s)
    run(s)
    assert s.seat == seat


def acting(s, seat, turn=1):
    """`seat` has added a tile and may now exchange sets and use an item."""
    begin_quietly(s, seat, turn)
    for step in (STEP.end_turn, STEP.take_card, STEP.refresh_display, STEP.fill_display, STEP.act):
        push(s, step, 0, 0)


def taking(s, seat, turn=1):
    """`seat` has only a new card left to choose."""
    begin_quietly(s, seat, turn)
    for step in (STEP.end_turn, STEP.take_card):
        push(s, step, 0, 0)


def begin_quietly(s, seat, turn):
    clear_agenda(s)
    s.turn, s.seat, s.item_used = turn, seat, 0
    s.start = (seat - turn + 1) % s.seats


def empty_handed(s):
    """Nobody holds an item: those of the setup (R12) go back to the supply."""
    for seat in range(s.seats):
        for item in range(len(ITEM_NAMES)):
            s.supply[item] += s.held[seat, item]
            s.held[seat, item] = 0


def link(s, seat, name):
    """A bridge of `seat`, with its banner."""
    s.bridge[pair(name)] |= 1 << seat
    s.banners[seat] -= 1
    s.supply[ITEM_NAMES.index("bridge")] -= 1


options, play = by_name(GAME)


def lucky(make, fits, tries=20_000):
    """The first position made with some seed that fits: a way to ask for particular cards."""
    return next(s for s in map(make, range(tries)) if fits(s))


def reseeded(s, seed):
    reseed(s, seed, 0)
    return s


def score_total(s, seat):
    return sum(s.fame[seat].tolist())


def tree(s, name):
    """A tree in the notation of the rules file."""
    t = space(name)

    def banners(level):
        return "".join(f" +{LETTERS[o]}" for o in range(s.seats) if s.banner[t, o] == level)

    def tile(k):
        owner, number = divmod(s.tile[t, k], TILES)
        return f"{LETTERS[owner]} {STYLE_NAMES[s.stack[owner, number]]}{banners(k + 2)}"

    tiles = [tile(k) for k in range(s.tiles[t])]
    return f"{name}[{STYLE_NAMES[s.base[t]]}{banners(1)} | {', '.join(tiles)}]" + ("^" if s.cap[t] == CAPPED else "")
