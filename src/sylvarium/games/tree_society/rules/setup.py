"""Setup (3.2)."""

from sylvarium.games.tree_society.rules import fruits, guilds, order, turn
from sylvarium.games.tree_society.rules.components import (
    CARD_GUILD,
    CARDS,
    CROWD,
    END_BANNERS,
    FRUIT_DRAFT,
    FRUIT_TYPE,
    FRUITS,
    GUILD_SETS,
    GUILD_SLOTS,
    GUILDS,
    MARKET_SLOTS,
    MOST_SEATS,
    MOST_SLOTS,
    OPTION_CHOICES,
    PLACES,
    STARTERS,
    STARTING_CARDS,
    STARTING_CHEST,
    STARTING_FRUITS,
    STARTING_PURSE,
    TYPES,
)
from sylvarium.games.tree_society.rules.state import EMPTY, STEP
from sylvarium.kernel import Option, rule
from sylvarium.kernel.agenda import push
from sylvarium.kernel.chance import below

NEEDS = {"start": {"3": 3, "4": 4}}  # choices that exist only from some number of players on
OPTIONS = tuple(Option(name, choices, choices[0], NEEDS.get(name, {})) for name, choices in OPTION_CHOICES.items())


@rule
def setup(s, options):
    """Everything before the first decision. Options: guilds, starting cards, draft, end banners, start."""
    for guild in range(GUILDS):
        s.in_play[guild] = GUILD_SETS[options[0], guild]
    s.end_banners = END_BANNERS[options[3]]
    clear_table(s)
    choose_first(s, options[4])
    give_coins(s)
    if STARTING_CARDS[options[1]]:
        deal_starting_cards(s)
    lay_guild_market(s)
    lay_fruit_market(s)
    if FRUIT_DRAFT[options[2]]:
        push(s, STEP.draft, STARTING_FRUITS * s.seats, 0)
    else:
        deal_fruits(s)
        turn.begin_turn(s)


@rule
def clear_table(s):
    """Places and slots without a card."""
    for slot in range(MOST_SLOTS):
        s.fruit_market[slot] = EMPTY
    for slot in range(GUILD_SLOTS):
        s.guild_market[slot] = EMPTY
    for seat in range(MOST_SEATS):
        for place in range(PLACES):
            s.house[seat, place] = EMPTY


@rule
def choose_first(s, option):
    """R5: the first player is drawn at random, unless a seat was chosen."""
    s.first = below(s, s.seats) if option == 0 else option - 1
    s.seat = s.first


@rule
def give_coins(s):
    """R7: by turn order."""
    for position in range(s.seats):
        s.purse[order.seat_at(s, position)] = STARTING_PURSE[position]
        s.chest[order.seat_at(s, position)] = STARTING_CHEST[position]


@rule
def deal_starting_cards(s):
    """R9: one of the starting cards to each player, on level 1. They pass through the deck's cells."""
    for card in range(STARTERS):
        guilds.put_back(s, card)
    for position in range(s.seats):
        seat = order.seat_at(s, position)
        s.house[seat, 0] = guilds.draw_guild(s)
        s.level[seat, 0] = 1
    s.guilds_left = 0


@rule
def dealt(s, card):
    """Whether a player began with this card."""
    for seat in range(s.seats):
        if s.house[seat, 0] == card:
            return True
    return False


@rule
def lay_guild_market(s):
    """R8, R10 to R14: the cards of the chosen guilds that were not dealt form the deck; six are laid out."""
    for card in range(CARDS):
        if s.in_play[CARD_GUILD[card]] and not dealt(s, card):
            guilds.put_back(s, card)
    guilds.refill_guild_market(s)


@rule
def lay_fruit_market(s):
    """R15 to R18: a random card of each of as many random types as there are slots; the rest is the deck."""
    types_left = (1 << TYPES) - 1
    for slot in range(MARKET_SLOTS[s.seats]):
        kind = random_type(s, types_left, TYPES - slot)
        types_left ^= 1 << kind
        s.fruit_market[slot] = random_fruit(s, kind)
    for card in range(FRUITS):
        if in_game(s, card) and not in_market(s, card):
            s.fruit_deck[s.fruits_left] = card
            s.fruits_left += 1


@rule
def random_type(s, types, count):
    """One of the `count` types in the bit set `types`."""
    left = below(s, count)
    kind = 0
    while left > 0 or not (types >> kind) & 1:
        left -= (types >> kind) & 1
        kind += 1
    return kind


@rule
def in_game(s, card):
    """R15: with two players the cards marked "3-4" stay in the box."""
    return s.seats > 2 or not CROWD[card]


@rule
def in_market(s, card):
    """Whether a card lies in the fruit market."""
    for slot in range(MARKET_SLOTS[s.seats]):
        if s.fruit_market[slot] == card:
            return True
    return False


@rule
def is_of_type(s, card, kind):
    """Whether a card of the game has a type: 1 or 0."""
    return 1 if FRUIT_TYPE[card] == kind and in_game(s, card) else 0


@rule
def random_fruit(s, kind):
    """R17: a random card of a type."""
    count = 0
    for card in range(FRUITS):
        count += is_of_type(s, card, kind)
    left = below(s, count)
    card = 0
    while left > 0 or not is_of_type(s, card, kind):
        left -= is_of_type(s, card, kind)
        card += 1
    return card


@rule
def deal_fruits(s):
    """R19: three cards of the fruit deck for each player, in seat order."""
    for position in range(s.seats):
        for _ in range(STARTING_FRUITS):
            fruits.add_unsold(s, order.seat_at(s, position), fruits.draw_fruit(s))
