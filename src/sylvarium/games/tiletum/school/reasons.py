"""Why not? One sentence and the number of a rule for what cannot be done now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sylvarium.games.tiletum.face.naming import decoded
from sylvarium.games.tiletum.face.phrases import (
    action_words,
    building_words,
    cathedral_words,
    resource_words,
    space_words,
    tile_words,
)
from sylvarium.games.tiletum.face.pieces import tile_word, word
from sylvarium.games.tiletum.rules.components import (
    ADD_AP,
    ARCHITECT,
    BONUS_FROM,
    BONUS_TOWN,
    BUILDINGS,
    BUY_GOLD,
    CATHEDRAL_SIZE,
    CATHEDRAL_TOWN,
    CHARACTER,
    CONTRACT,
    CONTRACT_OFFER_AP,
    CONTRACT_TILE,
    CONTRACTS,
    COST_STONE,
    CREST_FOOD,
    CREST_TILE,
    CRESTS,
    EXCHANGE_PAID,
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    FOOD,
    GOLD,
    HELPER_TILE,
    HELPERS,
    HIGHEST,
    HOUSE_FROM,
    HOUSE_TOWN,
    JOKER,
    KING,
    MERCHANT,
    PAYMENT_CONTRACT,
    RECOLOR_DIE,
    ROOM_BUILDING,
    ROOM_FLOOR,
    ROOMS,
    STONE,
    STOREHOUSE,
    TERM_OP,
    TILE_EFFECT,
    TILE_KIND,
    TILE_SHOWS,
    UNAVAILABLE,
)
from sylvarium.games.tiletum.rules.frames import frame_action, frame_ap
from sylvarium.games.tiletum.rules.state import CHOOSING_DIE, CONTRIBUTED, NONE, STEP
from sylvarium.games.tiletum.rules.travel import has_house_in
from sylvarium.games.tiletum.rules.wheel import change_cost
from sylvarium.kernel import Message

ACTIONS_OPEN = (STEP.main, STEP.sub)
# The steps at which tasks are possible (R85).
OPEN = (
    STEP.before_die, STEP.die_taken, *ACTIONS_OPEN, STEP.walk_merchant, STEP.walk_architect, STEP.walk_both,
    STEP.house_in_any_town, STEP.pillar_in_any_town, STEP.activation,
)  # fmt: skip


def reason(s: Any, seat: int, action: int) -> Message | None:
    """Why `seat`, who decides, cannot play this action now; None where there is nothing better than the question."""
    kind, args = decoded(action)
    moment = MOMENTS.get(kind)
    why = REASONS.get(kind)
    return (moment(s) if moment else None) or (why(s, *args) if why else None)


def step_of(s: Any) -> int:
    return s.agenda[s.pending - 1, 0]


def arguments(s: Any) -> tuple[int, int]:
    """What the step on top still has."""
    return s.agenda[s.pending - 1, 1], s.agenda[s.pending - 1, 2]


# ------------------------------------------------------------------------------------------------------ the moment


def task_moment(s: Any) -> Message | None:
    """Tasks are possible at any moment of a turn, but not inside a single choice (R85)."""
    if step_of(s) in OPEN:
        return None
    if step_of(s) == STEP.king_tile:
        return Message("why-king-tile-first", rule="R111")
    return Message("why-choose-first", rule="R85")


def action_moment(needed: tuple[int, ...], *granted: int) -> Callable[[Any], Message | None]:
    """What AP pay for needs one of these actions, or a step at which an effect grants the same."""

    def moment(s: Any) -> Message | None:
        step = step_of(s)
        if step in granted:
            return None
        if step == STEP.before_die:
            return Message("why-die-first", rule="R46")
        if step == STEP.die_taken:
            return Message("why-resources-first", rule="R53")
        if step not in ACTIONS_OPEN:
            return Message("why-finish-first", rule="R104")
        return action_running(s, needed)

    return moment


def action_running(s: Any, needed: tuple[int, ...]) -> Message | None:
    """R56, R95: the action that is running, and whether it has AP."""
    action = int(frame_action(s))
    if action == JOKER:
        return Message("why-name-joker", rule="R82")
    if action not in needed:
        return Message("why-other-action", now=action_words(action), needed=action_words(needed[0]), rule="R56")
    if frame_ap(s) == 0:
        return Message("why-no-ap", rule="R57")
    return None


# ----------------------------------------------------------------------------------------------- dice and the wheel


def why_not_die(s: Any, colour: int, face: int, value: int) -> Message:
    if s.stage != CHOOSING_DIE:
        return Message("why-one-die", rule="R47")
    if s.wheel[colour, face] == 0:
        return Message("why-no-such-die", rule="R47")
    needed = int(change_cost(face, value))
    return Message("why-few-gold-for-die", value=value + 1, needed=needed, gold=s.resource[s.seat, GOLD], rule="R48")


def why_not_wheel_tile(s: Any) -> Message:
    if s.stage == CHOOSING_DIE:
        return Message("why-die-first", rule="R52")
    if step_of(s) != STEP.die_taken:
        return Message("why-wheel-tile-late", rule="R52")
    tile = s.wheel_tile[s.position]
    return Message("why-no-tile-there", rule="R52") if tile == NONE else no_room_for(s, tile)


def why_not_joker(s: Any, action: int) -> Message | None:
    if step_of(s) == STEP.before_die:
        return Message("why-action-by-die", action=action_words(action), rule="R51")
    return Message("why-no-joker", rule="R82") if step_of(s) in ACTIONS_OPEN else None


def why_not_king_tile(s: Any) -> Message:
    return Message("why-king-tile-later", rule="R111")


# ------------------------------------------------------------------------------------------------------- storehouse


def stored(s: Any) -> list[int]:
    return [tile for tile in s.storehouse[s.seat] if tile != NONE]


def no_room_for(s: Any, tile: int) -> Message:
    """R26, R29, R30: why a tile that lies there cannot be taken."""
    if s.stored[s.seat] == STOREHOUSE:
        return Message("why-storehouse-full", rule="R26")
    if TILE_KIND[tile] == CREST_TILE:
        return Message("why-same-crest", crest=tile_words(tile), rule="R29")
    return Message("why-contracts-full", rule="R30")


def why_not_take_character(s: Any, k: int) -> Message | None:
    tile = FIRST_CHARACTER + k
    if tile in stored(s):
        return None  # the question is then where it may live
    if tile not in s.character_offer.tolist():
        return Message("why-not-offered", tile=tile_words(tile), rule="R69")
    return no_room_for(s, tile)


def why_not_redraw(s: Any) -> Message:
    return Message("why-no-characters-left", rule="R70")


def why_not_take_contract(s: Any, k: int) -> Message | None:
    tile, offer = FIRST_CONTRACT + k, s.contract_offer.tolist()
    if tile in stored(s):
        return None  # the question is then whether it can be used
    if tile not in offer:
        return Message("why-not-offered", tile=tile_words(tile), rule="R77")
    ap = int(CONTRACT_OFFER_AP[offer.index(tile)])
    if ap > frame_ap(s):
        return Message("why-few-ap", needed=ap, ap=int(frame_ap(s)), rule="R77")
    return no_room_for(s, tile)


def why_not_exchange(s: Any, k: int) -> Message | None:
    if frame_action(s) != CONTRACT:
        return None  # the question is then whether the resource can be bought
    if frame_ap(s) == 0:
        return Message("why-no-ap", rule="R57")
    return Message("why-none-to-exchange", what=resource_words(EXCHANGE_PAID[k]), rule="R78")


# ------------------------------------------------------------------------------------------------------- characters


def why_not_place_character(s: Any, k: int, room: int) -> Message:
    tile, building, ap = FIRST_CHARACTER + k, ROOM_BUILDING[room], int(ROOM_FLOOR[room])
    if tile not in stored(s):
        return Message("why-not-your-character", tile=tile_words(tile), rule="R71")
    said = {"tile": tile_words(tile), "building": building_words(building)}
    if s.room[s.seat, room] != NONE:
        return Message("why-room-taken", room=Message(word("room", ROOMS[room])), rule="R71")
    home = s.home[s.seat, TILE_SHOWS[tile]]
    if home not in (NONE, building):
        return Message("why-lives-elsewhere", **{**said, "building": building_words(home)}, rule="R73")
    if home == NONE and s.residents[s.seat, building] > 0:
        return Message("why-other-kind-lives-there", **said, rule="R72")
    return Message("why-few-ap", needed=ap, ap=int(frame_ap(s)), rule="R71")


def why_not_pick_building(s: Any, building: int) -> Message | None:
    if step_of(s) != STEP.pick_building:
        return None
    return Message("why-nobody-lives-there", building=building_words(building), rule="R98")


def why_not_resolve(s: Any, k: int) -> Message | None:
    if step_of(s) != STEP.activation:
        return None
    return Message("why-no-bonus-left", building=building_words(arguments(s)[0]), rule="R98")


# ---------------------------------------------------------------------------------------------------------- the map


def why_not_move(who: str) -> Callable[[Any, int], Message]:
    def why(s: Any, space: int) -> Message:
        here = (s.merchant if who == "merchant" else s.architect)[s.seat]
        if steps_left(s, who) == 0:
            return Message("why-no-steps-left", rule="R100")
        if here == space:
            return Message(f"why-{who}-there-already", space=space_words(space), rule="R35")
        return Message(f"why-{who}-too-far", space=space_words(space), rule="R35")

    return why


def steps_left(s: Any, who: str) -> int:
    """R100: as many as an effect has granted; an action counts its AP instead."""
    one, two = arguments(s)
    if step_of(s) == STEP.walk_both:
        return one if who == "merchant" else two
    return one if step_of(s) in (STEP.walk_merchant, STEP.walk_architect) else 1


def why_not_house(s: Any, space: int) -> Message:
    town = int(HOUSE_TOWN[space])
    said = {"town": space_words(town)}
    if HOUSE_FROM[space] > s.players:
        return Message("why-space-not-used", **said, rule="R2")
    if step_of(s) == STEP.walk_merchant and arguments(s)[1] == 0:
        return Message("why-no-house-granted", rule="R100")
    if has_house_in(s, s.seat, town):
        return Message("why-house-already", **said, rule="R66")
    if s.house_owner[space] != NONE:
        return Message("why-space-taken", **said, rule="R66")
    if step_of(s) != STEP.house_in_any_town and s.merchant[s.seat] != town:
        return Message("why-merchant-elsewhere", **said, rule="R64")
    return Message("why-no-house", rule="R33")


def why_not_pillar(s: Any, cathedral: int) -> Message:
    said = {"cathedral": cathedral_words(cathedral)}
    if s.cost_tile[cathedral] == UNAVAILABLE:
        return Message("why-cathedral-closed", **said, rule="R11")
    if step_of(s) == STEP.walk_architect and arguments(s)[1] == 0:
        return Message("why-no-pillar-granted", rule="R100")
    if s.pillar[s.seat, cathedral]:
        return Message("why-pillar-already", **said, rule="R62")
    if s.pillars_at[cathedral] == CATHEDRAL_SIZE[cathedral]:
        return Message("why-cathedral-full", **said, rule="R62")
    town = int(CATHEDRAL_TOWN[cathedral])
    if step_of(s) != STEP.pillar_in_any_town and s.architect[s.seat] != town:
        return Message("why-architect-elsewhere", town=space_words(town), rule="R60")
    return Message("why-no-pillar", rule="R33")


def why_not_map_tile(s: Any, space: int) -> Message:
    town, tile = int(BONUS_TOWN[space]), s.map_tile[space]
    said = {"town": space_words(town)}
    if BONUS_FROM[space] > s.players:
        return Message("why-space-not-used", **said, rule="R2")
    if tile == NONE:
        return Message("why-tile-gone", **said, rule="R68")
    if frame_action(s) == MERCHANT and s.merchant[s.seat] != town:
        return Message("why-merchant-elsewhere", **said, rule="R65")
    if frame_action(s) == ARCHITECT and s.architect[s.seat] != town:
        return Message("why-architect-elsewhere", **said, rule="R61")
    return no_room_for(s, tile)


def why_not_king_step(s: Any) -> Message:
    return Message("why-top-of-track", step=int(HIGHEST), rule="R81")


# ------------------------------------------------------------------------------------------------------------ tasks


def why_not_buy(s: Any, k: int) -> Message:
    return Message("why-few-gold", needed=BUY_GOLD, gold=s.resource[s.seat, GOLD], rule="R86")


def why_not_fulfil(s: Any, payment: int) -> Message:
    contract = int(PAYMENT_CONTRACT[payment])
    said = word("contract", CONTRACTS[contract])
    if not any(TILE_KIND[tile] == CONTRACT_TILE and TILE_SHOWS[tile] == contract for tile in stored(s)):
        return Message("why-not-in-storehouse", tile=Message(said), rule="R87")
    return Message("why-cannot-pay", text=Message(f"{said}-text"), rule="R88")


def why_not_place_crest(s: Any, crest: int, building: int) -> Message:
    if not any(TILE_KIND[tile] == CREST_TILE and TILE_SHOWS[tile] == crest for tile in stored(s)):
        return Message("why-not-in-storehouse", tile=Message(word("crest", CRESTS[crest])), rule="R90")
    food = s.resource[s.seat, FOOD]
    free = [int(CREST_FOOD[b]) for b in range(len(BUILDINGS)) if s.crest[s.seat, b] == NONE]
    if food < min(free):
        return Message("why-few-food", needed=min(free), food=food, rule="R91")
    said = {"building": building_words(building)}
    if s.crest[s.seat, building] != NONE:
        return Message("why-crest-already", **said, rule="R90")
    return Message("why-few-food-there", **said, needed=int(CREST_FOOD[building]), food=food, rule="R91")


def why_not_contribute(s: Any, cathedral: int) -> Message:
    cost, said = s.cost_tile[cathedral], {"cathedral": cathedral_words(cathedral)}
    if cost == UNAVAILABLE:
        return Message("why-cathedral-closed", **said, rule="R11")
    if s.pillar[s.seat, cathedral] == CONTRIBUTED:
        return Message("why-contributed-already", **said, rule="R93")
    if s.pillar[s.seat, cathedral] == 0:
        return Message("why-pillar-first", **said, rule="R92")
    return Message("why-few-stone", needed=int(COST_STONE[cost]), stone=s.resource[s.seat, STONE], **said, rule="R92")


def why_not_use(s: Any, helper: int) -> Message:
    mine = [tile for tile in stored(s) if TILE_KIND[tile] == HELPER_TILE and TILE_SHOWS[tile] == helper]
    said = {"tile": Message(word("helper", HELPERS[helper]))}
    if not mine:
        return Message("why-not-in-storehouse", **said, rule="R94")
    op = TERM_OP[TILE_EFFECT[mine[0]]]
    if op == RECOLOR_DIE:
        return Message("why-dyer-only-then", **said, rule="R54")
    if op == ADD_AP:
        return Message("why-die-before-helper", **said, rule="R97")
    return Message("why-helper-at-work", tile=Message(tile_word(mine[0])), rule="R94")


# For every kind of action: whether it is the moment for it …
MOMENTS: dict[str, Callable[[Any], Message | None]] = {
    **dict.fromkeys(("buy", "fulfil_contract", "place_crest", "contribute", "use_helper"), task_moment),
    **dict.fromkeys(("take_character", "redraw_characters", "place_character"), action_moment((CHARACTER,))),
    "move_merchant": action_moment((MERCHANT,), STEP.walk_merchant, STEP.walk_both),
    "move_architect": action_moment((ARCHITECT,), STEP.walk_architect, STEP.walk_both),
    "place_house": action_moment((MERCHANT,), STEP.walk_merchant, STEP.house_in_any_town),
    "place_pillar": action_moment((ARCHITECT,), STEP.walk_architect, STEP.pillar_in_any_town),
    "take_map_tile": action_moment((MERCHANT, ARCHITECT)),
    "take_contract": action_moment((CONTRACT,)),
    "king_step": action_moment((KING,)),
}

# … and if it is, why it may be refused all the same.
REASONS: dict[str, Callable[..., Message | None]] = {
    "take_die": why_not_die,
    "take_wheel_tile": why_not_wheel_tile,
    "take_king_tile": why_not_king_tile,
    "name_joker": why_not_joker,
    "move_merchant": why_not_move("merchant"),
    "move_architect": why_not_move("architect"),
    "place_house": why_not_house,
    "place_pillar": why_not_pillar,
    "take_map_tile": why_not_map_tile,
    "take_character": why_not_take_character,
    "redraw_characters": why_not_redraw,
    "place_character": why_not_place_character,
    "take_contract": why_not_take_contract,
    "exchange": why_not_exchange,
    "king_step": why_not_king_step,
    "pick_building": why_not_pick_building,
    "resolve_character": why_not_resolve,
    "buy": why_not_buy,
    "fulfil_contract": why_not_fulfil,
    "place_crest": why_not_place_crest,
    "contribute": why_not_contribute,
    "use_helper": why_not_use,
}
