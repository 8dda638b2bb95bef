"""Positions of Builders as lessons and worked examples write them down; the notation itself is in `notation`."""

from __future__ import annotations

from sylvarium.games.builders.rules.components import BANNERS, HAND, ITEM_NAMES, ORIGIN
from sylvarium.games.builders.school.notation import (
    LETTERS,
    acting,
    begin,
    display,
    empty_handed,
    give,
    hand,
    hand_of,
    link,
    position,
    row,
    taking,
)

WHEN = {"begin": begin, "act": acting, "take": taking}


def position_of(given, seats, seed):
    """A position as lessons and worked examples write it down; players are R, B, Y and G.

    `trees`, `others` (the base of those not named), `next_tiles`, `hands`, `rows`, `items`, `bridges` and `used` (tiles
    taken from the stacks so far) by player, `display`, `supply`; then whose turn it is (`seat`), which one (`turn`),
    and whether it begins (`when = "begin"`), the tile has been added (`"act"`) or a card is to be taken (`"take"`).
    Nobody holds items that are not named.
    """
    given = {"seat": "R", "when": "begin", "turn": 1, **given}
    known = {key: given.pop(key) for key in ("trees", "others") if key in given}
    upcoming = {LETTERS.index(letter): styles for letter, styles in given.pop("next_tiles", {}).items()}
    s = position(
        *known.get("trees", ()), seats=seats, others=known.get("others", "thatch"), next_tiles=upcoming, seed=seed
    )
    seat, turn, when = LETTERS.index(given.pop("seat")), given.pop("turn"), WHEN[given.pop("when")]
    empty_handed(s)
    for part, things in given.items():
        if part not in PARTS:
            raise ValueError(f"a position of Builders has no {part!r}; it has {', '.join(PARTS)}")
        PARTS[part](s, things)
    if when is not begin and s.hand_size[seat] == HAND:
        hand(s, seat, *hand_of(s, seat)[:-1])  # a card has been played
    when(s, seat, turn)
    return s


def _for_each(put):
    """Things by the letters of the players."""

    def put_all(s, things):
        for letter, theirs in things.items():
            put(s, LETTERS.index(letter), theirs)

    return put_all


def _use_up(s, seat, count):
    s.used_tiles[seat] = count


def _stock(s, counts):
    for item, count in counts.items():
        s.supply[ITEM_NAMES.index(item)] = count


PARTS = {
    "hands": _for_each(lambda s, seat, cards: hand(s, seat, *cards)),
    "rows": _for_each(lambda s, seat, cards: row(s, seat, *cards)),
    "items": _for_each(lambda s, seat, held: [give(s, seat, item, count) for item, count in held.items()]),
    "bridges": _for_each(lambda s, seat, pairs: [link(s, seat, name) for name in pairs]),
    "used": _for_each(_use_up),
    "display": lambda s, cards: display(s, *cards),
    "supply": _stock,
}


assert BANNERS == 16 and ORIGIN[4] == 0
