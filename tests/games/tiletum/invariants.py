"""The invariants of Tiletum (rules file, section 8), checked on any reachable state."""

from sylvarium.games.tiletum.rules.characters import bonus_ap, is_completed
from sylvarium.games.tiletum.rules.components import (
    BUILDING_ROOM,
    BUILDING_ROOMS,
    CATHEDRAL_SIZE,
    CATHEDRALS,
    CONTRACT_TILE,
    CREST_TILE,
    DICE,
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    HELPER_TILE,
    HIGHEST,
    HOMES,
    HOUSE_FROM,
    HOUSE_SPACES,
    HOUSE_TOWN,
    LOWEST,
    MAX_PLAYERS,
    ROOMS,
    TILE_KIND,
    TILE_SHOWS,
    UNAVAILABLE,
)
from sylvarium.games.tiletum.rules.state import (
    CHOOSING_DIE,
    CONTRIBUTED,
    DEPTH,
    GUILD,
    IN_BAG,
    IN_SUPPLY,
    NO_TURN,
    NONE,
    ON_BOARD,
    ON_OWN_BOARD,
    ON_WHEEL,
    STEP,
)

# Actions that random games cannot choose, and why.
UNREACHABLE = {
    "place_house:tiletum_h1": "Tiletum is full from the start (R15)",
    "place_house:tiletum_h2": "Tiletum is full from the start (R15)",
    "place_house:tiletum_h3": "Tiletum is full from the start (R15)",
    "place_house:tiletum_h4": "Tiletum is full from the start (R15)",
    "guild_turn": "never a choice: the Guild's turn is the only option when it is due (S2)",
}

BY_PLAYERS = {2: (38, 20, 25, 8), 3: (46, 23, 35, 11), 4: (54, 26, 45, 14)}


def check(s):
    tiles(s)
    dice(s)
    for player in range(s.players):
        pieces(s, player)
        if not (s.guild and player == GUILD):
            board(s, player)
        scores(s, player)
    town_spaces(s)
    cathedrals(s)
    king_track(s)
    course(s)
    offers(s)
    frames(s)


def in_play(s):
    """Every tile that lies somewhere, pile by pile."""
    places = [
        *s.bonus_pile.tolist()[: s.bonus_left], *s.contract_pile.tolist()[: s.contract_left],
        *s.character_pile.tolist()[: s.character_left], *s.wheel_tile, s.king_tile, *s.map_tile,
        *s.contract_offer, *s.character_offer,
    ]  # fmt: skip
    for player in range(s.players):
        places += [*s.storehouse[player], *s.room[player], *s.crest[player], *s.contract[player]]
    return [tile for tile in places if tile != NONE]


def tiles(s):
    """tiletum I1, I2, I3; S11: contract tiles removed by the Guild count as a place of their own"""
    found = in_play(s)
    assert len(set(found)) == len(found)
    bonus, contract, character, _ = BY_PLAYERS[s.players]
    assert sum(t < FIRST_CONTRACT for t in found) + s.bonus_removed == bonus
    assert sum(FIRST_CONTRACT <= t < FIRST_CHARACTER for t in found) + s.contract_removed == contract
    assert s.contract_removed == 0 or s.guild
    assert sum(t >= FIRST_CHARACTER for t in found) == character


def dice(s):
    """tiletum I4"""
    drawn = BY_PLAYERS[s.players][3]
    where = [s.die_place[d] for d in range(DICE) if d % MAX_PLAYERS < s.players]
    for colour in range(5):
        mine = range(colour * MAX_PLAYERS, colour * MAX_PLAYERS + s.players)
        assert s.bag[colour] == sum(s.die_place[d] == IN_BAG for d in mine)
        on_wheel = [s.die_face[d] for d in mine if s.die_place[d] == ON_WHEEL]
        assert [on_wheel.count(face) for face in range(1, 7)] == s.wheel[colour].tolist()
    assert len(where) == 5 * s.players and sum(place != IN_BAG for place in where) == drawn
    for player in range(s.players):
        spaces = [p - ON_BOARD - 3 * player for p in where if p >= ON_BOARD and (p - ON_BOARD) // 3 == player]
        assert sorted(spaces) == list(range(s.dice_taken[player])) and s.dice_taken[player] <= 3


def pieces(s, player):
    """tiletum I5, I6"""
    guild = bool(s.guild and player == GUILD)
    houses, pillars = s.house_place[player].tolist(), s.pillar_place[player].tolist()
    assert houses.count(IN_SUPPLY) == s.house_supply[player]
    on_map = [place for place in houses if place >= 0]
    assert len(on_map) == s.houses[player] >= 1
    assert sorted(on_map) == [k for k, owner in enumerate(s.house_owner) if owner == player]
    assert 0 in [HOUSE_TOWN[k] for k in on_map]
    unfilled = 0 if guild else sum(s.residents[player, b] < BUILDING_ROOMS[b] for b in range(HOMES))
    assert houses.count(ON_OWN_BOARD) == unfilled
    assert s.house_supply[player] + s.houses[player] + unfilled == 8
    assert pillars.count(IN_SUPPLY) == s.pillar_supply[player]
    raised = [place for place in pillars if place >= 0]
    assert len(raised) == s.pillars[player] == sum(held > 0 for held in s.pillar[player])
    waiting = 0 if guild else max(0, 5 - s.fulfilled[player])
    assert pillars.count(ON_OWN_BOARD) == waiting
    assert s.pillar_supply[player] + s.pillars[player] + waiting == 7


def board(s, player):
    """tiletum I9, I10, I11, I12"""
    stored = [tile for tile in s.storehouse[player] if tile != NONE]
    assert len(stored) == s.stored[player] <= 6
    contracts = sum(TILE_KIND[tile] == CONTRACT_TILE for tile in stored)
    placed = [tile for tile in s.contract[player] if tile != NONE]
    assert len(placed) == s.fulfilled[player] and contracts + len(placed) == s.contracts_held[player] <= 6
    assert all(tile != NONE for tile in s.contract[player].tolist()[: s.fulfilled[player]])
    crests = [tile for tile in [*stored, *s.crest[player]] if tile != NONE and TILE_KIND[tile] == CREST_TILE]
    types = [int(TILE_SHOWS[tile]) for tile in crests]
    assert len(set(types)) == len(types)
    assert sorted(types) == [k for k, held in enumerate(s.crest_held[player]) if held]
    markers = {}
    for building in range(HOMES):
        first = BUILDING_ROOM[building]
        here = [s.room[player, first + k] for k in range(BUILDING_ROOMS[building])]
        kinds = {int(TILE_SHOWS[tile]) for tile in here if tile != NONE}
        assert sum(tile != NONE for tile in here) == s.residents[player, building]
        assert len(kinds) <= 1 and all(s.home[player, kind] == building for kind in kinds)
        if is_completed(s, player, building):
            markers[building] = kinds.pop()
    assert len(set(markers.values())) == len(markers)
    assert sum(bonus_ap(s, player, action) > 0 for action in range(6)) == len(markers)
    homes = [home for home in s.home[player] if home != NONE]
    assert len(set(homes)) == len(homes) and len(ROOMS) == 11


def town_spaces(s):
    """tiletum I7"""
    for town in range(20):
        owners = [s.house_owner[k] for k in range(len(HOUSE_SPACES)) if HOUSE_TOWN[k] == town]
        owners = [owner for owner in owners if owner != NONE]
        assert len(set(owners)) == len(owners)
    assert all(s.house_owner[k] == NONE for k in range(len(HOUSE_SPACES)) if HOUSE_FROM[k] > s.players)


def cathedrals(s):
    """tiletum I7, I8"""
    for k in range(len(CATHEDRALS)):
        held = [s.pillar[player, k] for player in range(s.players)]
        assert s.pillars_at[k] == sum(each > 0 for each in held) <= CATHEDRAL_SIZE[k]
        assert s.cost_tile[k] != UNAVAILABLE or s.pillars_at[k] == 0
        owners = s.cathedral_owner[k].tolist()
        earned = [player for player in range(s.players) if s.pillar[player, k] == CONTRIBUTED]
        assert sorted(owners[: s.cathedral_taken[k]]) == earned
        assert all(owner == NONE for owner in owners[s.cathedral_taken[k] :])
    assert sorted(s.cost_tile) == list(range(9))


def king_track(s):
    """tiletum I13"""
    rank = s.rank.tolist()[: s.players]
    assert sorted(rank) == list(range(s.players))
    steps = [s.king_step[player] for player in rank]
    assert steps == sorted(steps, reverse=True)
    assert all(LOWEST <= step <= HIGHEST for step in steps)


def scores(s, player):
    """tiletum I15"""
    assert s.score[player] >= 0 and sum(s.points[player]) == s.score[player]
    assert min(s.resource[player]) >= 0


def course(s):
    """tiletum I14, I16, I17, I21"""
    assert sorted(s.order.tolist()[: s.players]) == list(range(s.players))
    taken = (s.round - 1) * 3 * s.players + (s.lap - 1) * s.players + s.place
    assert s.turn == taken and 1 <= s.round <= 4 and 1 <= s.lap <= 3
    shown = [token for token in s.corruption if token != NONE]
    assert len(shown) == s.lap and len(set(shown)) == s.lap
    first_turn = s.lap == 1 and s.place == 1 and s.stage == CHOOSING_DIE
    if first_turn:
        assert NONE not in s.wheel_tile.tolist()
    assert s.over or (s.king_tile == NONE) == (s.round == 4)
    if s.over:
        assert s.turn == 12 * s.players and s.dice_taken.tolist()[: s.players] == [3] * s.players


def offers(s):
    """tiletum I18"""
    if s.character_left:
        assert NONE not in s.character_offer.tolist()
    if s.stage == NO_TURN:
        shown = [tile != NONE for tile in s.contract_offer]
        assert shown == sorted(shown) and (all(shown) or s.contract_left == 0)


def frames(s):
    """tiletum I19"""
    assert 0 <= s.pending < DEPTH // 2 and s.main_ap >= 0
    for k in range(s.pending):
        step, one, two = s.agenda[k].tolist()
        if step == STEP.sub:
            assert two > 0
        if step in (STEP.walk_merchant, STEP.walk_architect):
            assert one >= 0 and two >= 0
    assert not any(any(row) for row in s.agenda.tolist()[s.pending :])
    if s.stage == NO_TURN:
        assert s.main_ap == 0 and s.die_value == 0 and s.pending <= 2 and s.in_use == 0
    running = sorted(row[1] for row in s.agenda.tolist()[: s.pending] if row[0] == STEP.helper_done)
    assert running == [space for space in range(6) if s.in_use >> space & 1]
    assert all(TILE_KIND[s.storehouse[s.seat, space]] == HELPER_TILE for space in running)


def follows(before, after):
    """What holds between two states that follow each other. tiletum I13, I14, I18"""
    if (before.round, before.over) == (after.round, after.over):
        assert before.order == after.order
    elif not after.over:
        # No marker was below 0 after the reset, and the order is the rank (one token cannot change it).
        lowered = [0, 0, 1, 1, 2, 2][after.corruption[0]]
        if after.guild == 0:
            assert all(after.king_step[player] >= -lowered for player in range(after.players))
            assert after.order.tolist()[: after.players] == after.rank.tolist()[: after.players]
    if before.turn != after.turn:
        shown = [tile != NONE for tile in after.contract_offer]
        assert shown == sorted(shown) and (all(shown) or after.contract_left == 0)
