"""The table of Tree Society as one record, the steps of a turn, and the actions."""

from sylvarium.games.tree_society.rules.components import (
    CARDS,
    FRUITS,
    GUILD_SLOTS,
    GUILDS,
    MOST_GUILD_CARDS,
    MOST_REVEALED,
    MOST_SEATS,
    MOST_SLOTS,
    PLACES,
    TYPES,
)
from sylvarium.kernel import ActionSpace, Record, i8, i16, steps

EMPTY = -1  # a slot or place without a card
NOWHERE = -1  # no place in particular
NO_CARD = -1


class State(Record):
    """Everything on the table.

    Decks are bags: the first cells of the array are what is left, in no order that means anything. A list
    is an array and a count; the cells behind the count are leftovers. Only the active player has a sale area
    (I9) and revealed cards.
    """

    agenda: i16[12, 3]  # the steps still to come (STEP)
    pending: i8

    first: i8  # the first player: seat 1 of the rules
    purse: i16[MOST_SEATS]
    chest: i16[MOST_SEATS]

    fruit_deck: i8[FRUITS]
    fruits_left: i8
    fruit_market: i8[MOST_SLOTS]  # a fruit card or EMPTY
    unsold: i8[MOST_SEATS, FRUITS]
    unsold_count: i8[MOST_SEATS]
    sold: i8[MOST_SEATS, FRUITS]
    sold_count: i8[MOST_SEATS]
    sale: i8[TYPES]  # the sale area; the first card is the one sold in phase 1
    sale_count: i8
    fruit_action: i8  # 1 while the fruit action of the turn may still be used
    shown_fruits: i8[MOST_REVEALED]  # revealed by a draw effect
    shown_fruit_count: i8

    guild_deck: i8[CARDS]
    guilds_left: i8
    discards: i8[CARDS]
    discard_count: i8
    guild_market: i8[GUILD_SLOTS]  # bottom row, then top row: a guild card or EMPTY
    house: i8[MOST_SEATS, PLACES]  # cards in progress: a guild card or EMPTY
    level: i8[MOST_SEATS, PLACES]  # where the Tree marker of each stands; 0 in an empty place
    completed: i8[MOST_SEATS, MOST_GUILD_CARDS]
    completed_count: i8[MOST_SEATS]
    shown_guilds: i8[MOST_REVEALED]  # revealed by a draw effect
    shown_guild_count: i8

    committed: i8  # 1 when the running effect can no longer be declined (R61)
    trigger_round: i8  # the round in which somebody had enough banners; 0 before
    empty_round: i8  # the round in which the fruit deck ran out; 0 before

    in_play: i8[GUILDS]  # which guilds form the deck
    end_banners: i8


# Steps of the agenda, with what their two arguments mean. A turn is sell, act, begin_rest, rest_take, end_turn;
# whatever an action of phase 2 brings about lies above act until it is done.
STEP = steps(
    "draft",  # takes still to come
    "sell",
    "act",
    "choose_build",  # card that carries the effect (NO_CARD: the fruit action), allowance (`effects.allowance`)
    "make_room",  # card to be built, reduction
    "must_discard",  # card to be built, reduction
    "must_preserve",  # fruits still to come
    "pay",  # card to be built, reduction
    "effect",  # card, slot of the part (`components.slot_of`)
    "take",  # fruits still to come
    "sell_more",  # sales still to come
    "discard_for_coins",  # card that carries the effect, slot of the part
    "keep_fruit",  # fruits that may still be kept
    "build_revealed",  # reduction
    "choose_row",
    "begin_rest",
    "rest_take",
    "end_turn",
)

ACTIONS = ActionSpace(
    sell=FRUITS,
    take=FRUITS,
    keep=FRUITS,
    preserve=FRUITS,
    build=CARDS,
    level_up=CARDS,
    discard=CARDS,
    refresh_row=2,  # bottom, top
    fruit_action=1,
    decline=1,
    end_build=1,
)
NO_ACTION = -1
