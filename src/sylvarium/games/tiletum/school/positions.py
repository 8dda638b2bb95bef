"""Positions of Tiletum as lessons and worked examples write them down; the notation itself is in `notation.py`.

Everything that is not named is as at the start of a game of this seed.
"""

from functools import lru_cache
from random import Random

from sylvarium.games.tiletum.rules.components import (
    ACTION_NAMES,
    COLOURS,
    DICE_DRAWN,
    FACES,
    POSITIONS,
    ROUNDS,
)
from sylvarium.games.tiletum.rules.state import ACTING, CHOOSING_DIE, IN_BAG, NONE, ON_WHEEL, STEP
from sylvarium.games.tiletum.rules.wheel import collect_dice, facing_position, find_die, move_die_to_board
from sylvarium.games.tiletum.school.notation import (
    at,
    clear_agenda,
    cost,
    crest,
    fair,
    fresh,
    fulfil,
    house,
    king,
    king_tile,
    map_tile,
    offer,
    only,
    pillar,
    points,
    remove_king_tile,
    settle_in,
    store,
    wheel_tile,
)
from sylvarium.kernel.agenda import push

LETTERS = "BOPG"  # Blue, Orange, Purple, Green

# When it is, unless a position says something else.
AT_FIRST = {
    "first": "B", "seat": "B", "round": 1, "lap": 1,
    "action": None, "die": "pink 1", "ap": None, "one_faces": "architect",
}  # fmt: skip


def position_of(given, seats, seed):
    """A position as lessons and worked examples write it down; players are B, O, P and G.

    When it is: whose turn (`seat`) of which `lap` and `round`, and who is `first` in it. With an `action` the turn has
    come to its main action, taken with the die `die` (`"pink 3"`) and as many AP as that gives, or `ap`; without one a
    die is to be chosen, and the number 1 of the wheel faces the action `one_faces`. `dice` lie on the wheel, among
    others. What lies elsewhere: see `PARTS`.
    """
    when = {key: given.get(key, usual) for key, usual in AT_FIRST.items()}
    s = beginning(seats, seed, str(1 + LETTERS.index(when["first"]))).copy()
    clear_agenda(s)
    tell_time(s, when)
    deal_dice(s, when, given.get("dice", ()), Random(seed))
    for part, things in given.items():
        if part in AT_FIRST or part == "dice":
            continue
        if part not in PARTS:
            raise ValueError(f"a position of Tiletum has no {part!r}; it has {', '.join((*AT_FIRST, 'dice', *PARTS))}")
        PARTS[part](s, things)
    return s


beginning = lru_cache(maxsize=64)(fresh)  # scenes are played again and again from the same few games


# --- when it is -------------------------------------------------------------------------------------


def tell_time(s, when):
    """The round, the lap and the turn in it, with tokens that have moved nobody."""
    s.seat, s.round, s.lap = LETTERS.index(when["seat"]), when["round"], when["lap"]
    s.place = s.order.tolist().index(s.seat) + 1
    s.turn = ((s.round - 1) * 3 + s.lap - 1) * s.players + s.place
    s.corruption = [*range(s.lap), *[NONE] * (3 - s.lap)]
    king(s, (0, s.order.tolist()[: s.players]))
    if s.round == ROUNDS:
        remove_king_tile(s)


def deal_dice(s, when, on_wheel, chance):
    """The dice of the wheel, those taken in this round so far, and the one of this turn if it has an action."""
    collect_dice(s)
    for die in on_wheel:
        roll(s, *read_die(die))
    kept = read_die(when["die"])[0] if when["action"] else None
    for place, player in enumerate(s.order.tolist()[: s.players]):
        for _ in range(s.lap if place + 1 < s.place else s.lap - 1):
            take(s, player, *any_die(s, chance, kept))
    if when["action"]:
        begin_action(s, when)
    else:
        s.die = 0
        s.wheel_start = (ACTION_NAMES.index(when["one_faces"]) - (s.round - 1)) % POSITIONS
        s.stage = CHOOSING_DIE
        push(s, STEP.before_die, 0, 0)
    while sum(map(sum, s.wheel.tolist())) + sum(s.dice_taken) < DICE_DRAWN[s.players]:
        roll(s, *any_die(s, chance))


def begin_action(s, when):
    """The main action: its die has been taken and has given its resources."""
    colour, value = read_die(when["die"])
    s.main = ACTION_NAMES.index(when["action"])
    s.wheel_start = (s.main - (value - 1) - (s.round - 1)) % POSITIONS
    take(s, s.seat, colour, value)
    s.die_value, s.die_gives, s.position = value, COLOURS.index(colour), facing_position(s, value)
    s.main_ap = 7 - value if when["ap"] is None else when["ap"]
    s.stage = ACTING
    push(s, STEP.main, 0, 0)


def read_die(text):
    """`pink 3`"""
    colour, value = text.split()
    return colour, int(value)


def any_die(s, chance, kept=None):
    """A die that is still in the bag, with any value; one of the colour `kept` stays there."""
    colours = [colour for colour, left in zip(COLOURS, s.bag, strict=True) for _ in range(left - (colour == kept))]
    return chance.choice(colours), chance.randint(1, FACES)


def roll(s, colour, value):
    """A die of the bag goes to the wheel with this value."""
    c = COLOURS.index(colour)
    die = find_die(s, c, IN_BAG, 0)
    s.bag[c] -= 1
    s.wheel[c, value - 1] += 1
    s.die_place[die], s.die_face[die] = ON_WHEEL, value


def take(s, player, colour, value):
    """A die of the bag goes to the player's board."""
    roll(s, colour, value)
    move_die_to_board(s, player, COLOURS.index(colour), value, value)


# --- what lies where --------------------------------------------------------------------------------


def _for_each(put):
    """Things by the letters of the players."""

    def put_all(s, things):
        for letter, theirs in things.items():
            put(s, LETTERS.index(letter), theirs)

    return put_all


def _by_name(put):
    """Things by the names of their places."""

    def put_all(s, things):
        for name, thing in things.items():
            put(s, name, thing)

    return put_all


def _set_king(s, steps):
    """Steps of the King track by player; of those on one step, the first one named is at the bottom."""
    stacks = {}
    for letter, step in steps.items():
        stacks.setdefault(step, []).append(LETTERS.index(letter))
    king(s, *stacks.items())


def _set_fairs(s, fairs):
    """`fairs.3 = "fair_ledger verona"`"""
    for number, text in fairs.items():
        fair(s, int(number), *text.split())


PARTS = {
    "wheel": _by_name(wheel_tile),  # bonus tiles by action; an empty name for none
    "map": _by_name(map_tile),  # bonus tiles by town
    "king_tile": king_tile,
    "contracts": lambda s, tiles: offer(s, s.contract_offer, *tiles),
    "characters": lambda s, tiles: offer(s, s.character_offer, *tiles),
    "costs": _by_name(cost),
    "fairs": _set_fairs,
    "king": _set_king,
    "points": _for_each(points),
    "resources": _for_each(lambda s, player, amounts: only(s, player, **amounts)),
    "fulfilled": _for_each(lambda s, player, tiles: fulfil(s, player, *tiles)),
    "stored": _for_each(lambda s, player, tiles: store(s, player, *tiles)),
    "rooms": _for_each(lambda s, player, rooms: [settle_in(s, player, tile, room) for room, tile in rooms.items()]),
    "crests": _for_each(lambda s, player, crests: [crest(s, player, tile, below) for below, tile in crests.items()]),
    "at": _for_each(lambda s, player, spaces: at(s, player, **spaces)),
    "houses": _for_each(lambda s, player, spaces: house(s, player, *spaces)),
    "pillars": _for_each(lambda s, player, towns: pillar(s, player, *towns)),
    "contributed": _for_each(lambda s, player, towns: pillar(s, player, *towns, contributed=True)),
}
