"""What a seat knows, as numbers (rules file 6.3). Only the order of the decks is hidden, and it does not exist."""

from sylvarium.games.sylve.rules import dice, forests, scoring
from sylvarium.games.sylve.rules.components import (
    CHARACTERS,
    CREATURE_SEASON,
    CREATURES,
    DICE_EACH,
    DIE_IS_ELEMENT,
    DIE_OWNER,
    FACES,
    FOREST_REWARD,
    FOREST_SEASONS,
    FOREST_SYMBOL,
    FOREST_VP,
    FORESTS,
    KINDS,
    MOST_SEATS,
    NONE,
    POOL,
    POTIONS,
    ROUNDS,
    ROW,
    ROW_LENGTH,
    SEASONS,
    SLOT_PLACE,
    SLOTS,
    SPACES,
    SYMBOLS,
    VILLAGE_PLACE,
    VILLAGE_SPACES,
)
from sylvarium.games.sylve.rules.state import GONE, HELD, ON_TABLE, SPENT, STEP
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import first, second, top

REWARDS = 4

# Sections of the observation, in the order they are written.
COMMON_NUMBERS = ROUNDS + 2 + 4 + 3 + SEASONS + 2 * MOST_SEATS + 1 + len(STEP) + 2
PLAYER_NUMBERS = 4 + KINDS + FACES + CHARACTERS + SEASONS
DIE_NUMBERS = MOST_SEATS + 1 + FACES  # of the die on top: whose it is (or an element die), its face
SPACE_NUMBERS = 3 + SYMBOLS + REWARDS + DIE_NUMBERS + MOST_SEATS
FOREST_NUMBERS = 1 + SEASONS + 1 + MOST_SEATS + 1 + MOST_SEATS + SPACES * SPACE_NUMBERS
VILLAGE_NUMBERS = 1 + DIE_NUMBERS
POTION_NUMBERS = 1 + 3 * MOST_SEATS  # on the table, in a hand, drunk, reserved
CREATURE_NUMBERS = 1 + 2 * MOST_SEATS  # on top of a pile, tamed, released
CARD_NUMBERS = MOST_SEATS + 1  # a forest: controlled, discarded
OBSERVATION = (
    COMMON_NUMBERS
    + MOST_SEATS * PLAYER_NUMBERS
    + ROW * FOREST_NUMBERS
    + VILLAGE_SPACES * VILLAGE_NUMBERS
    + SLOTS * DIE_NUMBERS
    + POTIONS * POTION_NUMBERS
    + CREATURES * CREATURE_NUMBERS
    + FORESTS * CARD_NUMBERS
)


@rule
def relative(s, seat, other):
    """How many places after `seat` the other player sits."""
    return (other - seat + s.seats) % s.seats


@rule
def observe(s, seat, out):
    """Writes what `seat` knows as numbers around 0 to 1; players come in turn order from `seat`."""
    for k in range(OBSERVATION):
        out[k] = 0.0
    at = observe_common(s, seat, out, 0)
    for k in range(s.seats):
        observe_player(s, (seat + k) % s.seats, out, at + k * PLAYER_NUMBERS)
    at += MOST_SEATS * PLAYER_NUMBERS
    for k in range(ROW_LENGTH[s.seats]):
        observe_forest(s, seat, k, out, at + k * FOREST_NUMBERS)
    at += ROW * FOREST_NUMBERS
    for space in range(VILLAGE_SPACES):
        observe_village(s, seat, space, out, at + space * VILLAGE_NUMBERS)
    at += VILLAGE_SPACES * VILLAGE_NUMBERS
    for slot in range(SLOTS):
        observe_die(s, seat, s.top[SLOT_PLACE + slot], out, at + slot * DIE_NUMBERS)
    observe_cards(s, seat, out, at + SLOTS * DIE_NUMBERS)


@rule
def observe_common(s, seat, out, at):
    """The round, the parts of the turn, the decks, whose decision it is and which one."""
    if s.round > 0:
        out[at + s.round - 1] = 1.0
        out[at + ROUNDS + dice.side_up(s)] = 1.0
    at += ROUNDS + 2
    out[at] = s.placed
    out[at + 1] = s.brewed
    out[at + 2] = s.drunk
    out[at + 3] = s.powers
    at += 4
    out[at] = s.potions_left / 32.0
    out[at + 1] = s.forests_left / 20.0
    out[at + 2] = s.scorched / 10.0
    at += 3
    for season in range(SEASONS):
        out[at + season] = s.pile_left[season] / 9.0
    at += SEASONS
    out[at + relative(s, seat, s.seat)] = 1.0
    out[at + MOST_SEATS + relative(s, seat, s.first)] = 1.0
    at += 2 * MOST_SEATS
    out[at + top(s)] = 1.0
    at += 1 + len(STEP)
    if s.pending > 0:
        out[at] = first(s) / 40.0
        out[at + 1] = second(s) / 40.0
    return at + 2


@rule
def observe_player(s, seat, out, at):
    """What lies before a player, cards excepted."""
    out[at] = 1.0
    out[at + 1] = scoring.score(s, seat) / 50.0
    out[at + 2] = s.vp[seat] / 20.0
    out[at + 3] = s.pool[seat] / 6.0
    at += 4
    for kind in range(KINDS):
        out[at + kind] = s.stock[seat, kind] / 6.0
    at += KINDS
    for die in range(seat * DICE_EACH, (seat + 1) * DICE_EACH):
        if s.place[die] == POOL:
            out[at + s.face[die]] += 0.5
    at += FACES
    if s.character[seat] != NONE:
        out[at + s.character[seat]] = 1.0
    at += CHARACTERS
    for creature in range(CREATURES):
        if s.creature_at[creature] == HELD + seat or s.creature_at[creature] == SPENT + seat:
            out[at + CREATURE_SEASON[creature]] += 0.25


@rule
def observe_die(s, seat, die, out, at):
    """Whose die it is, or that it is an element die, and what it shows; nothing where no die is."""
    if die == NONE:
        return
    if DIE_IS_ELEMENT[die]:
        out[at + MOST_SEATS] = 1.0
    else:
        out[at + relative(s, seat, DIE_OWNER[die])] = 1.0
    out[at + MOST_SEATS + 1 + s.face[die]] = 1.0


@rule
def observe_forest(s, seat, k, out, at):
    """One forest: its worth and seasons, influence, who would control it, and every space."""
    forest = s.row[k]
    out[at] = 1.0
    for season in range(SEASONS):
        if FOREST_SEASONS[forest] >> season & 1:
            out[at + 1 + season] = 1.0
    at += 1 + SEASONS
    out[at] = FOREST_VP[forest] / 7.0
    for other in range(s.seats):
        out[at + 1 + relative(s, seat, other)] = forests.influence(s, k, other) / 6.0
    out[at + 1 + MOST_SEATS] = forests.element_count(s, k) / 6.0
    leader = forests.controller(s, k)
    if leader != NONE:
        out[at + 2 + MOST_SEATS + relative(s, seat, leader)] = 1.0
    at += 2 + 2 * MOST_SEATS
    for number in range(forests.row_spaces(s, k)):
        observe_space(s, seat, k, number, out, at + number * SPACE_NUMBERS)


@rule
def observe_space(s, seat, k, number, out, at):
    """One space: what is printed, what burns, the die on top, and whose dice lie in the stack."""
    place = k * SPACES + number
    out[at] = 1.0
    out[at + 1] = s.burned[place]
    out[at + 3 + FOREST_SYMBOL[s.row[k], number]] = 1.0
    out[at + 3 + SYMBOLS + FOREST_REWARD[s.row[k], number]] = 1.0
    stack = at + 3 + SYMBOLS + REWARDS
    observe_die(s, seat, s.top[place], out, stack)
    die = s.top[place]
    while die != NONE:
        out[at + 2] += 0.25
        if not DIE_IS_ELEMENT[die]:
            out[stack + DIE_NUMBERS + relative(s, seat, DIE_OWNER[die])] += 0.5
        die = s.under[die]


@rule
def observe_village(s, seat, space, out, at):
    """A Village space: how many dice lie there, and the last one."""
    die = s.top[VILLAGE_PLACE + space]
    observe_die(s, seat, die, out, at + 1)
    while die != NONE:
        out[at] += 0.25
        die = s.under[die]


@rule
def observe_card(s, seat, where, groups, out, at):
    """Where a card is: on the table, or with a player in one of the groups (held, spent, reserved)."""
    if where == ON_TABLE:
        out[at] = 1.0
    for group in range(groups):
        other = where - HELD - group * MOST_SEATS
        if 0 <= other < MOST_SEATS:
            out[at + 1 + group * MOST_SEATS + relative(s, seat, other)] = 1.0


@rule
def observe_cards(s, seat, out, at):
    """All potions, creatures and forests that are not in a deck."""
    for potion in range(POTIONS):
        observe_card(s, seat, s.potion_at[potion], 3, out, at)
        at += POTION_NUMBERS
    for creature in range(CREATURES):
        observe_card(s, seat, s.creature_at[creature], 2, out, at)
        at += CREATURE_NUMBERS
    for forest in range(FORESTS):
        where = s.forest_at[forest]
        if where == GONE:
            out[at] = 1.0
        elif where >= HELD:
            out[at + 1 + relative(s, seat, where - HELD)] = 1.0
        at += CARD_NUMBERS
