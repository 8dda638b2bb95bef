"""Characters, buildings and their completion (R69–R76, R98, R105–R109)."""

from sylvarium.games.tiletum.rules.components import (
    ACTION_TYPE,
    BUILDING_ROOM,
    BUILDING_ROOMS,
    BUILDINGS,
    CHARACTER_OFFER,
    CHARACTER_TILE,
    FIRST_CHARACTER,
    HOMES,
    HOUSES,
    JOKER,
    ROOM_BUILDING,
    ROOM_FLOOR,
    ROOMS,
    STOREHOUSE,
    TILE_EFFECT,
    TILE_KIND,
    TILE_SHOWS,
    TYPE_ACTION,
)
from sylvarium.games.tiletum.rules.frames import spend
from sylvarium.games.tiletum.rules.offers import offer_stop
from sylvarium.games.tiletum.rules.state import ACTING, ACTIONS, IN_SUPPLY, NONE, STEP
from sylvarium.games.tiletum.rules.tiles import draw_character_tile, store, unstore
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import drop, push, set_second

# --- buildings ------------------------------------------------------------------------------------


@rule
def is_filled(s, player, building):
    """R75, R105, Q13: all rooms hold a character; b6 has its printed resident."""
    return building == HOMES or s.residents[player, building] == BUILDING_ROOMS[building]


@rule
def is_completed(s, player, building):
    """R105: filled and with a crest."""
    return s.crest[player, building] != NONE and is_filled(s, player, building)


@rule
def completed_buildings(s, player):
    """How many buildings the player has completed, b6 included."""
    count = 0
    for building in range(len(BUILDINGS)):
        if is_completed(s, player, building):
            count += 1
    return count


@rule
def bonus_ap(s, player, action):
    """R106, R107: the extra AP of the building whose characters belong to this action."""
    if action == JOKER:
        return 0
    building = s.home[player, ACTION_TYPE[action]]
    if building != NONE and is_completed(s, player, building):
        return BUILDING_ROOMS[building]
    return 0


@rule
def complete_building(s, building):
    """R108: in the midst of the matching main action the extra AP come at once."""
    kind = 0
    while s.home[s.seat, kind] != building:
        kind += 1
    if s.stage == ACTING and s.main == TYPE_ACTION[kind]:
        s.main_ap += BUILDING_ROOMS[building]


# --- character action -----------------------------------------------------------------------------


@rule
def offer_character_action(s, out, n, ap):
    """R69–R73: take a character, replace the offer, place a character."""
    player = s.seat
    if s.stored[player] < STOREHOUSE:
        for k in range(CHARACTER_OFFER):
            if s.character_offer[k] != NONE:
                out[n] = ACTIONS.take_character + s.character_offer[k] - FIRST_CHARACTER
                n += 1
    if s.character_left > 0:
        out[n] = ACTIONS.redraw_characters
        n += 1
    for space in range(STOREHOUSE):
        tile = s.storehouse[player, space]
        if tile != NONE and TILE_KIND[tile] == CHARACTER_TILE:
            n = offer_rooms(s, out, n, tile, ap)
    return n


@rule
def offer_rooms(s, out, n, tile, ap):
    """R71–R73: the empty rooms for a character, in its type's building or in one that is still empty."""
    home = s.home[s.seat, TILE_SHOWS[tile]]
    base = ACTIONS.place_character + (tile - FIRST_CHARACTER) * len(ROOMS)
    for room in range(len(ROOMS)):
        building = ROOM_BUILDING[room]
        fits = building == home if home != NONE else s.residents[s.seat, building] == 0
        if fits and ROOM_FLOOR[room] <= ap and s.room[s.seat, room] == NONE:
            out[n] = base + room
            n += 1
    return n


@rule
def take_character(s, character):
    """R69: into the storehouse; its offer space is filled again at once."""
    tile = FIRST_CHARACTER + character
    spend(s, 1)
    store(s, s.seat, tile)
    for k in range(CHARACTER_OFFER):
        if s.character_offer[k] == tile:
            s.character_offer[k] = draw_character_tile(s)
            break


@rule
def redraw_characters(s):
    """R70: the action that replaces the offer."""
    spend(s, 1)
    replace_character_offer(s)


@rule
def replace_character_offer(s):
    """R70, Q5: refill from the pile first; then the old tiles join it, and fill what is still empty.

    The old tiles wait in the free cells behind the pile until they belong to it.
    """
    kept = s.character_left
    aside = 0
    for k in range(CHARACTER_OFFER):
        if s.character_offer[k] != NONE:
            s.character_pile[kept + aside] = s.character_offer[k]
            aside += 1
            s.character_offer[k] = NONE
    refill_characters(s)
    drawn = kept - s.character_left
    for k in range(aside):
        tile = s.character_pile[kept + k]
        s.character_pile[kept + k] = 0
        s.character_pile[kept - drawn + k] = tile
    s.character_left += aside
    refill_characters(s)


@rule
def refill_characters(s):
    """Fills the empty spaces of the offer as long as the pile has tiles."""
    for k in range(CHARACTER_OFFER):
        if s.character_offer[k] == NONE:
            s.character_offer[k] = draw_character_tile(s)


@rule
def place_character(s, character, room):
    """R71, R74, R75: into the room; a filled building frees its roof house; then the bonus."""
    tile = FIRST_CHARACTER + character
    player, kind, building = s.seat, TILE_SHOWS[tile], ROOM_BUILDING[room]
    spend(s, ROOM_FLOOR[room])
    for space in range(STOREHOUSE):
        if s.storehouse[player, space] == tile:
            unstore(s, player, space)
            break
    s.room[player, room] = tile
    s.residents[player, building] += 1
    s.home[player, kind] = building
    if is_filled(s, player, building):
        s.house_supply[player] += 1
        s.house_place[player, HOUSES - HOMES + building] = IN_SUPPLY
        if is_completed(s, player, building):
            push(s, STEP.completion, building, 0)
    push(s, STEP.effect, TILE_EFFECT[tile], 0)


# --- activation -----------------------------------------------------------------------------------


@rule
def offer_buildings(s, out, n):
    """R98: their own buildings with at least one character."""
    for building in range(HOMES):
        if s.residents[s.seat, building] > 0:
            out[n] = ACTIONS.pick_building + building
            n += 1
    return n


@rule
def has_characters(s, player):
    """Whether the player has a building to activate."""
    for building in range(HOMES):
        if s.residents[player, building] > 0:
            return True
    return False


@rule
def activate_building(s, building):
    """R98: the characters that are there now, one bit per floor."""
    floors = 0
    for k in range(BUILDING_ROOMS[building]):
        if s.room[s.seat, BUILDING_ROOM[building] + k] != NONE:
            floors |= 1 << k
    push(s, STEP.activation, building, floors)


@rule
def offer_residents(s, out, n, building, floors):
    """R98: the characters whose bonus has not been received yet."""
    start = BUILDING_ROOM[building]
    for k in range(BUILDING_ROOMS[building]):
        if (floors >> k) & 1:
            out[n] = ACTIONS.resolve_character + s.room[s.seat, start + k] - FIRST_CHARACTER
            n += 1
    return offer_stop(s, out, n)


@rule
def resolve_character(s, building, floors, character):
    """R98: one of them gives its bonus."""
    tile, start = FIRST_CHARACTER + character, BUILDING_ROOM[building]
    for k in range(BUILDING_ROOMS[building]):
        if s.room[s.seat, start + k] == tile:
            floors -= 1 << k
    if floors == 0:
        drop(s)
    else:
        set_second(s, floors)
    push(s, STEP.effect, TILE_EFFECT[tile], 0)
