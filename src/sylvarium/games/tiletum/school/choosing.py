"""Why something cannot be chosen for what has been begun: the first thing that is in its way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sylvarium.games.tiletum.face.phrases import (
    building_words,
    cathedral_words,
    resource_words,
    space_words,
    tile_words,
)
from sylvarium.games.tiletum.face.pieces import word
from sylvarium.games.tiletum.rules.components import (
    ARCHITECT,
    BONUS_FROM,
    BONUS_TOWN,
    CATHEDRAL_SIZE,
    CATHEDRAL_TOWN,
    CONTRACT,
    CONTRACT_OFFER_AP,
    EXCHANGE_PAID,
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    HIGHEST,
    HOUSE_FROM,
    HOUSE_TOWN,
    MERCHANT,
    ROOM_BUILDING,
    ROOM_FLOOR,
    ROOMS,
    TILE_SHOWS,
    UNAVAILABLE,
)
from sylvarium.games.tiletum.rules.frames import frame_action, frame_ap
from sylvarium.games.tiletum.rules.state import NONE, STEP
from sylvarium.games.tiletum.rules.travel import has_house_in
from sylvarium.games.tiletum.school.acting import no_room_for, stored
from sylvarium.kernel import Message
from sylvarium.kernel.view import step_of


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
    if step_of(s)[0] != STEP.pick_building:
        return None
    return Message("why-nobody-lives-there", building=building_words(building), rule="R98")


def why_not_resolve(s: Any, k: int) -> Message | None:
    if step_of(s)[0] != STEP.activation:
        return None
    return Message("why-no-bonus-left", building=building_words(step_of(s)[1]), rule="R98")


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
    step, one, two = step_of(s)
    if step == STEP.walk_both:
        return one if who == "merchant" else two
    return one if step in (STEP.walk_merchant, STEP.walk_architect) else 1


def why_not_house(s: Any, space: int) -> Message:
    town = int(HOUSE_TOWN[space])
    said = {"town": space_words(town)}
    if HOUSE_FROM[space] > s.players:
        return Message("why-space-not-used", **said, rule="R2")
    if step_of(s)[0] == STEP.walk_merchant and step_of(s)[2] == 0:
        return Message("why-no-house-granted", rule="R100")
    if has_house_in(s, s.seat, town):
        return Message("why-house-already", **said, rule="R66")
    if s.house_owner[space] != NONE:
        return Message("why-space-taken", **said, rule="R66")
    if step_of(s)[0] != STEP.house_in_any_town and s.merchant[s.seat] != town:
        return Message("why-merchant-elsewhere", **said, rule="R64")
    return Message("why-no-house", rule="R33")


def why_not_pillar(s: Any, cathedral: int) -> Message:
    said = {"cathedral": cathedral_words(cathedral)}
    if s.cost_tile[cathedral] == UNAVAILABLE:
        return Message("why-cathedral-closed", **said, rule="R11")
    if step_of(s)[0] == STEP.walk_architect and step_of(s)[2] == 0:
        return Message("why-no-pillar-granted", rule="R100")
    if s.pillar[s.seat, cathedral]:
        return Message("why-pillar-already", **said, rule="R62")
    if s.pillars_at[cathedral] == CATHEDRAL_SIZE[cathedral]:
        return Message("why-cathedral-full", **said, rule="R62")
    town = int(CATHEDRAL_TOWN[cathedral])
    if step_of(s)[0] != STEP.pillar_in_any_town and s.architect[s.seat] != town:
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
