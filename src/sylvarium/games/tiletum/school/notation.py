"""Positions of Tiletum in a short notation, and actions played by their names.

    s = acting("architect", ap=4)                     # Blue's main action, nothing else done yet
    at(s, BLUE, architect="frankfurt")
    play(s, "move_architect:nurnberg", "take_map_tile:nurnberg_t1")

Tiles are conserved: what is put somewhere is taken from where it was, and replaced there from its pile. Lessons and
worked examples write the same down as data, which `positions` reads.
"""

from sylvarium.games.tiletum import GAME
from sylvarium.games.tiletum.rules.components import (
    ACTION_NAMES,
    BONUS_SPACES,
    BUILDINGS,
    CATHEDRALS,
    COLOURS,
    CONTRACT_TILE,
    COST_TILES,
    CREST_TILE,
    DICE,
    FAIRS,
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    HOMES,
    HOUSE_SPACES,
    HOUSES,
    MAX_PLAYERS,
    PILLARS,
    PILLARS_ON_CONTRACTS,
    RESOURCES,
    ROOM_BUILDING,
    ROOMS,
    SPACES,
    TILE_FROM,
    TILE_KIND,
    TILE_SHOWS,
    TILES,
    TOWNS,
)
from sylvarium.games.tiletum.rules.state import (
    ACTING,
    CHOOSING_DIE,
    CONTRIBUTED,
    HAVING_DIE,
    IN_SUPPLY,
    NONE,
    ON_BOARD,
    ON_WHEEL,
    STEP,
    State,
)
from sylvarium.kernel.agenda import drop, push
from sylvarium.kernel.by_name import by_name
from sylvarium.kernel.record import as_bytes

BLUE, ORANGE, PURPLE, GREEN = range(4)


def fresh(seats=4, seed=1, first_player="1", **options):
    """A game just set up, by default with the first seat as first player."""
    states = State.empty(1)
    chosen = GAME.chosen(seats, {"first_player": first_player, **options})
    GAME.loops.begin(states, as_bytes(states), 0, seats, chosen, seed)
    return State(states)


# --- playing --------------------------------------------------------------------------------------


options, play = by_name(GAME)


# --- whose turn -----------------------------------------------------------------------------------


def clear_agenda(s):
    while s.pending:
        drop(s)


def choosing(seats=4, seat=BLUE, **given):
    """A turn of `seat` before the die is taken. The wheel stands at 0: number 1 faces the architect."""
    s = fresh(seats, **given)
    clear_agenda(s)
    s.wheel_start, s.seat, s.stage = 0, seat, CHOOSING_DIE
    s.place = s.order.tolist().index(seat) + 1
    push(s, STEP.before_die, 0, 0)
    return s


def acting(action="king", ap=6, seats=4, seat=BLUE, **given):
    """A turn of `seat` in the main action, with a die of value 1 whose resources were received."""
    s = choosing(seats, seat, **given)
    clear_agenda(s)
    die = next(d for d in range(DICE) if s.die_place[d] == ON_WHEEL)
    s.wheel[die // MAX_PLAYERS, s.die_face[die] - 1] -= 1
    s.die_place[die], s.die_face[die], s.dice_taken[seat] = ON_BOARD + 3 * seat, 1, 1
    s.die, s.die_value, s.die_gives, s.position = die, 1, die // MAX_PLAYERS, ACTION_NAMES.index(action)
    s.main, s.main_ap, s.stage = ACTION_NAMES.index(action), ap, ACTING
    push(s, STEP.main, 0, 0)
    return s


def with_sub(s, action, ap):
    """An extra action of the given kind is open."""
    push(s, STEP.sub, ACTION_NAMES.index(action), ap)
    return s


def having_die(s, colour, value, action):
    """The stage after a die of this colour and value was taken for an action."""
    clear_agenda(s)
    put_die(s, colour, value)
    s.wheel_start = (ACTION_NAMES.index(action) - value + 1 - (s.round - 1)) % 6
    s.stage = CHOOSING_DIE
    push(s, STEP.before_die, 0, 0)
    play(s, f"take_die:{colour}:{value}:{value}")
    assert s.stage in (HAVING_DIE, ACTING)
    return s


def last_turn_of_round(round, seats=4, seed=1):
    """The last turn of a round's last lap: `end_turn` leads to the King phase."""
    s = acting("king", ap=0, seats=seats, seed=seed)
    s.round, s.lap, s.place = round, 3, s.players
    s.corruption = [0, 1, 2]
    if round == 4:
        remove_king_tile(s)
    return s


# --- tiles ----------------------------------------------------------------------------------------


def tile(name):
    return TILES.index(name)


def _pile(s, number):
    if number < FIRST_CONTRACT:
        return s.bonus_pile, "bonus_left"
    return (s.contract_pile, "contract_left") if number < FIRST_CHARACTER else (s.character_pile, "character_left")


def from_pile(s, number=None, like=None):
    """Takes a given tile out of its pile, or any tile of the pile of `like` (NONE if it is empty)."""
    pile, left = _pile(s, number if like is None else like)
    count = getattr(s, left)
    if count == 0:
        return NONE
    k = pile.tolist()[:count].index(number) if like is None else count - 1
    found = pile[k]
    pile[k], pile[count - 1] = pile[count - 1], 0
    setattr(s, left, count - 1)
    return found


def to_pile(s, number):
    pile, left = _pile(s, number)
    pile[getattr(s, left)] = number
    setattr(s, left, getattr(s, left) + 1)


def take_out(s, name):
    """Takes a tile from the pile, or from where it lies open, which gets another tile of its pile."""
    number = tile(name)
    assert TILE_FROM[number] <= s.players, f"{name} is not in a game of {s.players}"
    pile, left = _pile(s, number)
    if number in pile.tolist()[: getattr(s, left)]:
        return from_pile(s, number)
    if s.king_tile == number:
        s.king_tile = from_pile(s, like=number)
        return number
    for place in (s.wheel_tile, s.map_tile, s.contract_offer, s.character_offer):
        if number in place.tolist():
            place[place.tolist().index(number)] = from_pile(s, like=number)
            return number
    raise AssertionError(f"{name} is already in use")


def lay(s, place, k, name):
    """Puts a tile on a space of the board; None clears the space. What lay there goes back to its pile."""
    number = NONE if name is None else take_out(s, name)
    if place[k] != NONE:
        to_pile(s, place[k])
    place[k] = number


def wheel_tile(s, action, name):
    lay(s, s.wheel_tile, s.layout.tolist().index(ACTION_NAMES.index(action)), name)


def map_tile(s, town, name):
    lay(s, s.map_tile, list(bonus_towns()).index(town), name)


def bonus_towns():
    return [space.removesuffix("_t1") for space in BONUS_SPACES]


def king_tile(s, name):
    number = take_out(s, name)
    if s.king_tile != NONE:
        to_pile(s, s.king_tile)
    s.king_tile = number


def remove_king_tile(s):
    if s.king_tile != NONE:
        to_pile(s, s.king_tile)
    s.king_tile = NONE


def offer(s, place, *names):
    """Fills an offer with these tiles; None leaves a gap."""
    for k in range(len(place)):
        if place[k] != NONE:
            to_pile(s, place[k])
        place[k] = NONE
    for k, name in enumerate(names):
        if name is not None:
            place[k] = take_out(s, name)


def store(s, player, *names):
    """Puts tiles into a storehouse."""
    for name in names:
        number = take_out(s, name)
        slots = s.storehouse[player].tolist()
        s.storehouse[player, slots.index(NONE)] = number
        s.stored[player] += 1
        if TILE_KIND[number] == CREST_TILE:
            s.crest_held[player, TILE_SHOWS[number]] = 1
        if TILE_KIND[number] == CONTRACT_TILE:
            s.contracts_held[player] += 1


def stored(s, player):
    return [TILES[number] for number in s.storehouse[player] if number != NONE]


def empty_pile(s, name, keep=0):
    """Moves a whole pile out of the game, but for `keep` tiles."""
    pile, left = _pile(s, tile(name))
    for k in range(keep, getattr(s, left)):
        pile[k] = 0
    setattr(s, left, keep)


# --- player boards --------------------------------------------------------------------------------


def give(s, player, **amounts):
    """Sets resources: `give(s, BLUE, gold=3, food=0)`."""
    for name, amount in amounts.items():
        s.resource[player, RESOURCES.index(name)] = amount


def only(s, player, **amounts):
    """Exactly these resources and no others."""
    give(s, player, **{**dict.fromkeys(RESOURCES, 0), **amounts})


def has(s, player):
    """The resources of a player that are not 0."""
    return {name: n for name, n in zip(RESOURCES, s.resource[player], strict=True) if n}


def settle_in(s, player, name, room):
    """A character lives in a room; a building that is full gives up its roof house."""
    number, k = take_out(s, name), ROOMS.index(room)
    building = int(ROOM_BUILDING[k])
    s.room[player, k] = number
    s.residents[player, building] += 1
    s.home[player, TILE_SHOWS[number]] = building
    if s.residents[player, building] == sum(int(b) == building for b in ROOM_BUILDING):
        s.house_supply[player] += 1
        s.house_place[player, HOUSES - HOMES + building] = IN_SUPPLY


def crest(s, player, name, building):
    """A crest lies below a building."""
    number = take_out(s, name)
    s.crest[player, BUILDINGS.index(building)] = number
    s.crest_held[player, TILE_SHOWS[number]] = 1


def fulfil(s, player, *names):
    """Contracts that were fulfilled before."""
    for name in names:
        k = s.fulfilled[player]
        s.contract[player, k] = take_out(s, name)
        s.fulfilled[player] += 1
        s.contracts_held[player] += 1
        if k < PILLARS_ON_CONTRACTS:
            s.pillar_supply[player] += 1
            s.pillar_place[player, PILLARS - PILLARS_ON_CONTRACTS + k] = IN_SUPPLY


def points(s, player, amount):
    """Sets the score."""
    s.points[player, 0] += amount - s.score[player]
    s.score[player] = amount


# --- map ------------------------------------------------------------------------------------------


def at(s, player, merchant=None, architect=None):
    if merchant:
        s.merchant[player] = SPACES.index(merchant)
    if architect:
        s.architect[player] = SPACES.index(architect)


def house(s, player, *spaces):
    """Houses from the supply to house spaces."""
    for space in spaces:
        k = HOUSE_SPACES.index(space)
        s.house_owner[k] = player
        s.house_place[player, s.house_place[player].tolist().index(IN_SUPPLY)] = k
        s.house_supply[player] -= 1
        s.houses[player] += 1


def pillar(s, player, *towns, contributed=False):
    """Pillars from the supply to cathedrals."""
    for town in towns:
        k = CATHEDRALS.index(town)
        s.pillar_place[player, s.pillar_place[player].tolist().index(IN_SUPPLY)] = k
        s.pillar_supply[player] -= 1
        s.pillars[player] += 1
        s.pillars_at[k] += 1
        s.pillar[player, k] = 1
        if contributed:
            s.pillar[player, k] = CONTRIBUTED
            s.cathedral_owner[k, s.cathedral_taken[k]] = player
            s.cathedral_taken[k] += 1


def cost(s, town, name):
    """A construction cost tile lies at a cathedral; it changes places with the one that was there."""
    costs, k, number = s.cost_tile.tolist(), CATHEDRALS.index(town), COST_TILES.index(name)
    s.cost_tile[costs.index(number)] = costs[k]
    s.cost_tile[k] = number


def pieces(s, player):
    """(houses in the supply, pillars in the supply)"""
    return s.house_supply[player], s.pillar_supply[player]


# --- dice, King track, fairs ----------------------------------------------------------------------


def put_die(s, colour, value):
    """A die of this colour lies on the wheel with this value."""
    c = COLOURS.index(colour)
    dice = range(c * MAX_PLAYERS, c * MAX_PLAYERS + s.players)
    die = next(d for d in dice if s.die_place[d] <= ON_WHEEL)
    if s.die_place[die] == ON_WHEEL:
        s.wheel[c, s.die_face[die] - 1] -= 1
    else:
        s.bag[c] -= 1
    s.die_place[die], s.die_face[die] = ON_WHEEL, value
    s.wheel[c, value - 1] += 1


def king(s, *steps):
    """Markers by step, each from the bottom to the top: `king(s, (1, [ORANGE, BLUE]), (-3, [GREEN]))`."""
    rank = []
    for step, players in sorted(steps, key=lambda each: -each[0]):
        for player in players:
            s.king_step[player] = step
            rank.append(player)
    s.rank = rank + [0] * (MAX_PLAYERS - len(rank))


def track(s):
    """The stacks of the King track: {step: [bottom, …, top]}."""
    stacks = {}
    for player in s.rank.tolist()[: s.players]:
        stacks.setdefault(s.king_step[player], []).append(player)
    return stacks


def fair(s, round, name, town=None):
    """The fair of a round; a tile or town used elsewhere changes places with it."""
    for field, wanted in ((s.fair_tile, FAIRS.index(name)), (s.fair_town, town and TOWNS.index(town))):
        if wanted is None:
            continue
        now = field.tolist()
        if wanted in now:
            field[now.index(wanted)] = now[round - 1]
        field[round - 1] = wanted
