"""What a seat knows, as numbers (rules file 6.3): everything on the table."""

from sylvarium.games.tiletum.rules.characters import bonus_ap
from sylvarium.games.tiletum.rules.components import (
    BONUS_SPACES,
    BUILDINGS,
    CATHEDRAL_SIZE,
    CATHEDRALS,
    CHARACTER_OFFER,
    CHARACTER_TYPES,
    COLOURS,
    CONTRACT_OFFER,
    CORRUPTION_VALUE,
    COST_STONE,
    COST_VP,
    CRESTS,
    FACES,
    FAIRS,
    HOUSE_SPACES,
    LAPS,
    LOWEST,
    MAX_PLAYERS,
    OPS,
    POSITIONS,
    RESOURCES,
    ROOMS,
    ROUNDS,
    SPACES,
    STOREHOUSE,
    TERM_AMOUNT,
    TERM_OP,
    TILE_EFFECT,
    TILE_KIND,
    TILE_KINDS,
    TILE_SHOWS,
    TOWNS,
    UNAVAILABLE,
)
from sylvarium.games.tiletum.rules.fairs import fair_points, takes_part
from sylvarium.games.tiletum.rules.frames import frame_action, frame_ap
from sylvarium.games.tiletum.rules.king import rank_of
from sylvarium.games.tiletum.rules.state import NONE, STEP
from sylvarium.games.tiletum.rules.tiles import is_in_use
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import top

LARGEST_SHOWN = 24  # no kind of tile shows more different things (there are 24 contracts)
TILE_NUMBERS = len(TILE_KINDS) + LARGEST_SHOWN + len(OPS) + 1  # kind, what it shows, its first effect
STEPS = 1 + len(STEP)  # NOTHING and the steps

COMMON_NUMBERS = (
    6 + STEPS + POSITIONS + 3 + STOREHOUSE  # round, lap, place, stage, steps, main action and AP, helpers in use
    + len(COLOURS) * FACES + POSITIONS * POSITIONS  # dice, actions facing the numbers 1 to 6
    + LAPS + ROUNDS * (len(FAIRS) + len(TOWNS)) + 3 * len(CATHEDRALS)
)  # fmt: skip
OFFER_NUMBERS = (POSITIONS + 1 + CONTRACT_OFFER + CHARACTER_OFFER) * TILE_NUMBERS
MAP_TILE_NUMBERS = len(BONUS_SPACES) * (len(TILE_KINDS) + 1)
PLAYER_NUMBERS = (
    7 + 2 * len(RESOURCES) + POSITIONS + 2 * len(SPACES) + len(HOUSE_SPACES) + 2 * len(CATHEDRALS)
    + ROUNDS * 2 + len(ROOMS) * (1 + len(CHARACTER_TYPES)) + len(BUILDINGS) + len(CRESTS)
)  # fmt: skip
STORE_NUMBERS = STOREHOUSE * TILE_NUMBERS
OBSERVATION = (
    COMMON_NUMBERS + OFFER_NUMBERS + MAP_TILE_NUMBERS + MAX_PLAYERS * PLAYER_NUMBERS + MAX_PLAYERS * STORE_NUMBERS
)


@rule
def observe(s, seat, out):
    """Writes the table as numbers around 0 to 1, seen from `seat`; players come clockwise from it."""
    for k in range(OBSERVATION):
        out[k] = 0.0
    at = observe_course(s, seat, out, 0)
    at = observe_board(s, out, at)
    at = observe_offers(s, out, at)
    for k in range(s.players):
        player = (seat + k) % s.players
        observe_player(s, player, out, at + k * PLAYER_NUMBERS)
    at += MAX_PLAYERS * PLAYER_NUMBERS
    for k in range(s.players):
        player = (seat + k) % s.players
        for space in range(STOREHOUSE):
            observe_tile(s.storehouse[player, space], out, at + (k * STOREHOUSE + space) * TILE_NUMBERS)


@rule
def observe_tile(tile, out, at):
    """A tile: its kind, what it shows, its first effect. All zero where there is none."""
    if tile != NONE:
        out[at + TILE_KIND[tile]] = 1.0
        out[at + len(TILE_KINDS) + TILE_SHOWS[tile]] = 1.0
        effect = TILE_EFFECT[tile]
        out[at + len(TILE_KINDS) + LARGEST_SHOWN + TERM_OP[effect]] = 1.0
        out[at + len(TILE_KINDS) + LARGEST_SHOWN + len(OPS)] = TERM_AMOUNT[effect] / 3.0


@rule
def observe_course(s, seat, out, at):
    """Where the game is, and what is being decided."""
    out[at] = s.round / 4.0
    out[at + 1] = s.lap / 3.0
    out[at + 2] = s.place / 4.0
    out[at + 3] = s.stage / 3.0
    out[at + 4] = s.players / 4.0
    out[at + 5] = 1.0 if s.seat == seat else 0.0
    at += 6
    out[at + top(s)] = 1.0
    at += STEPS
    action = frame_action(s)
    if action != NONE:
        out[at + action] = 1.0
    at += POSITIONS
    out[at] = frame_ap(s) / 6.0
    out[at + 1] = s.main_ap / 6.0
    out[at + 2] = s.exchanged
    at += 3
    for space in range(STOREHOUSE):
        out[at + space] = 1.0 if is_in_use(s, space) else 0.0
    return at + STOREHOUSE


@rule
def observe_board(s, out, at):
    """Wheel, corruption, fairs, cathedrals."""
    for colour in range(len(COLOURS)):
        for face in range(FACES):
            out[at + colour * FACES + face] = s.wheel[colour, face] / 2.0
    at += len(COLOURS) * FACES
    for value in range(FACES):
        position = (value + s.wheel_start + s.round - 1) % POSITIONS
        out[at + value * POSITIONS + s.layout[position]] = 1.0
    at += POSITIONS * POSITIONS
    for k in range(s.lap):
        out[at + k] = (1.0 + CORRUPTION_VALUE[s.corruption[k]]) / 3.0
    at += LAPS
    for k in range(ROUNDS):
        out[at + s.fair_tile[k]] = 1.0
        out[at + len(FAIRS) + s.fair_town[k]] = 1.0
        at += len(FAIRS) + len(TOWNS)
    for cathedral in range(len(CATHEDRALS)):
        cost = s.cost_tile[cathedral]
        if cost != UNAVAILABLE:
            out[at] = COST_STONE[cost] / 6.0
            out[at + 1] = COST_VP[cost] / 8.0
            out[at + 2] = (CATHEDRAL_SIZE[cathedral] - s.pillars_at[cathedral]) / 3.0
        at += 3
    return at


@rule
def observe_offers(s, out, at):
    """The tiles of the wheel by the number they face, the King's tile, both offers, the map."""
    for value in range(FACES):
        position = (value + s.wheel_start + s.round - 1) % POSITIONS
        observe_tile(s.wheel_tile[position], out, at)
        at += TILE_NUMBERS
    observe_tile(s.king_tile, out, at)
    at += TILE_NUMBERS
    for k in range(CONTRACT_OFFER):
        observe_tile(s.contract_offer[k], out, at)
        at += TILE_NUMBERS
    for k in range(CHARACTER_OFFER):
        observe_tile(s.character_offer[k], out, at)
        at += TILE_NUMBERS
    for k in range(len(BONUS_SPACES)):
        tile = s.map_tile[k]
        if tile != NONE:
            out[at + TILE_KIND[tile]] = 1.0
            out[at + len(TILE_KINDS)] = (1.0 + TILE_SHOWS[tile]) / LARGEST_SHOWN
        at += len(TILE_KINDS) + 1
    return at


@rule
def observe_player(s, player, out, at):
    """One player: points, King track, resources, pieces on the map, board."""
    out[at] = 1.0
    out[at + 1] = s.score[player] / 100.0
    out[at + 2] = (s.king_step[player] - LOWEST) / 14.0
    out[at + 3] = rank_of(s, player) / 3.0
    out[at + 4] = s.fulfilled[player] / 6.0
    out[at + 5] = s.house_supply[player] / 4.0
    out[at + 6] = s.pillar_supply[player] / 4.0
    at += 7
    for resource in range(len(RESOURCES)):
        out[at + resource] = s.resource[player, resource] / 8.0
        out[at + len(RESOURCES) + resource] = 1.0 if s.resource[player, resource] > 0 else 0.0
    at += 2 * len(RESOURCES)
    for action in range(POSITIONS):
        out[at + action] = bonus_ap(s, player, action) / 3.0
    at += POSITIONS
    at = observe_pieces(s, player, out, at)
    for k in range(ROUNDS):
        if takes_part(s, player, k + 1):
            out[at + 2 * k] = 1.0
        out[at + 2 * k + 1] = fair_points(s, player, k + 1) / 20.0
    observe_houses(s, player, out, at + 2 * ROUNDS)


@rule
def observe_pieces(s, player, out, at):
    """Merchant, architect, houses and pillars."""
    if s.merchant[player] != NONE:
        out[at + s.merchant[player]] = 1.0
        out[at + len(SPACES) + s.architect[player]] = 1.0
    at += 2 * len(SPACES)
    for space in range(len(HOUSE_SPACES)):
        out[at + space] = 1.0 if s.house_owner[space] == player else 0.0
    at += len(HOUSE_SPACES)
    for cathedral in range(len(CATHEDRALS)):
        out[at + cathedral] = 1.0 if s.pillar[player, cathedral] > 0 else 0.0
        out[at + len(CATHEDRALS) + cathedral] = 1.0 if s.pillar[player, cathedral] > 1 else 0.0
    return at + 2 * len(CATHEDRALS)


@rule
def observe_houses(s, player, out, at):
    """One's own buildings: characters by type, crests, and the crest types that are held."""
    for room in range(len(ROOMS)):
        tile = s.room[player, room]
        if tile != NONE:
            out[at] = 1.0
            out[at + 1 + TILE_SHOWS[tile]] = 1.0
        at += 1 + len(CHARACTER_TYPES)
    for building in range(len(BUILDINGS)):
        out[at + building] = 1.0 if s.crest[player, building] != NONE else 0.0
    at += len(BUILDINGS)
    for crest in range(len(CRESTS)):
        out[at + crest] = s.crest_held[player, crest]
