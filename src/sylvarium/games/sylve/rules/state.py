"""The record of Sylve, the steps of its agenda and its action space."""

from sylvarium.games.sylve.rules.components import (
    BASIC,
    CHARACTERS,
    CONVERTERS,
    CREATURES,
    DICE,
    DICE_EACH,
    ELEMENT_DICE,
    FACES,
    FORAGE_DICE,
    FOREST_PLACES,
    FORESTS,
    KINDS,
    MARKET,
    MOST_BERRIES_TRADED,
    MOST_SEATS,
    PAYMENTS,
    PLACES,
    POTIONS,
    ROW,
    SEASONS,
    SET_SIZES,
    SYMBOLS,
    TAMED_CELLS,
)
from sylvarium.kernel import ActionSpace, Record, i8, i16, steps

DEPTH = 12  # steps that can wait at once


class State(Record):
    """Everything on the table, in one fixed-size record."""

    agenda: i16[DEPTH, 3]  # the steps still to come, the next one last
    pending: i8  # how many of them
    powers: i8  # 1 when the characters use their powers (R10)
    round: i8  # rounds begun; 1 to 4
    first: i8  # holder of the first player token
    character: i8[MOST_SEATS]  # NONE before it is chosen

    face: i8[DICE]  # what each die shows
    place: i8[DICE]  # where it is: a forest space, a Village space, a slot, POOL or ASIDE
    under: i8[DICE]  # the die right under it in the same place, or NONE
    top: i8[PLACES]  # the highest die of each place, or NONE
    pool: i8[MOST_SEATS]  # dice each player has not placed yet

    stock: i16[MOST_SEATS, KINDS]  # plants, mushrooms, crystals, berries
    vp: i16[MOST_SEATS]  # victory point tokens

    row: i8[ROW]  # the forests of this round, NONE where there is none
    forest_at: i8[FORESTS]  # where each forest card is: IN_DECK …
    forests_left: i8  # cards in the forest deck
    burned: i8[FOREST_PLACES]  # 1 on a space with a scorched-earth token
    scorched: i8  # tokens left in the supply

    market: i8[MARKET]  # the face-up potions, NONE where the slot is empty
    revealed: i8  # the potion revealed while reserving, or NONE
    potion_at: i8[POTIONS]  # where each potion card is: IN_DECK …
    potions_left: i8  # cards in the potion deck

    pile: i8[SEASONS]  # the creature on top of each pile, or NONE
    pile_left: i8[SEASONS]  # cards under it
    creature_at: i8[CREATURES]  # where each creature is: IN_DECK …
    tamed: i8[MOST_SEATS, TAMED_CELLS]  # each player's tamed creatures, the oldest first
    tamed_count: i8[MOST_SEATS]

    placed: i8  # parts of this turn that are done: the mandatory placement …
    brewed: i8
    drunk: i8
    burns: i8  # spaces burned this turn
    shown: i8  # bit 3 × die + element: faces an element die has been turned away from since the last part (R98)
    newcomer: i8  # creature tamed in this placement, or NONE (R41)
    exchanged: i8  # bit per ingredient: exchanges used in this placement (R103)


# Where a card is (forest_at, potion_at, creature_at). From HELD on, one number per seat.
IN_DECK = 0  # a creature: in its pile, under the top card
ON_TABLE = 1  # in the row, in the market (or revealed), on top of a pile
GONE = 2  # a forest nobody controlled
NOT_USED = 3  # a forest for more players
HELD = 4  # + seat: a controlled forest, a potion in hand, a tamed creature
SPENT = HELD + MOST_SEATS  # + seat: a potion already drunk, a released creature
RESERVED = SPENT + MOST_SEATS  # + seat: a reserved potion

# The steps of the agenda. In brackets their arguments.
STEP = steps(
    "choose_character",  # (seat)
    "begin_round",
    "next_turn",  # (the seat to look at first)
    "turn_action",
    "choose_die",
    "choose_space",  # (die)
    "force_payment",  # (die, place)
    "wind_die",  # (die, place)
    "creature_anywhere",  # (die, place)
    "village_action",  # (space, number of the action)
    "tame",
    "release",
    "ingredient",  # (creature that gives it, or NONE)
    "exchange",  # (creature)
    "burn",  # (creature that burns, or NONE)
    "reserve",
    "clear",
    "change",  # (whether it may be declined)
    "reroll",
    "move_die",  # (whether it may be declined)
    "move_target",  # (die)
    "swap_first",
    "swap_second",  # (die)
    "remove_die",  # (whether only element dice)
    "return_die",
    "payment",  # (potion)
    "triggers",  # (place)
    "end_round",
    "break_tie",  # (seat)
    "award",  # (number in the row of the forest won by breaking a tie, or NONE; its new owner)
    "creature_powers",  # (seat)
    "trade_berries",  # (seat)
    "trade_set",  # (seat)
    "close_round",
)

FORAGE = FORAGE_DICE * MOST_SEATS  # forage dice of all players
SELECTIONS = (1 << DICE_EACH) - 1  # ways to choose at least one of six dice

ACTIONS = ActionSpace(
    character=CHARACTERS,
    place=FACES,
    space=PLACES,
    force=2,
    anywhere=1,
    tame=SEASONS,
    take_berry=1,
    release=CREATURES,
    ingredient=BASIC,
    exchange=1,
    burn=FOREST_PLACES,
    reserve=POTIONS,
    clear=ROW,
    change=(FACES, SYMBOLS - 1),
    reroll=SELECTIONS,
    move=FORAGE,
    move_to=FOREST_PLACES,
    swap=FORAGE,
    swap_with=FORAGE,
    remove=DICE,
    take_back=FORAGE_DICE,
    brew=POTIONS,
    pay=PAYMENTS,
    drink=POTIONS,
    convert=(len(CONVERTERS), ELEMENT_DICE),
    end_turn=1,
    break_tie=ROW,
    trade_berries=MOST_BERRIES_TRADED,
    trade_set=(KINDS, len(SET_SIZES)),
    decline=1,
)
