"""What a seat sees, ready for JSON (rules, 6.3).

Cards and fruits appear by their ids wherever they lie; what is printed on them stands once in `cards` and
`fruits`. Prices are those of this very moment.
"""

from __future__ import annotations

from typing import Any

from sylvarium.games.tree_society.face.areas import PASSIVE, active_now, area
from sylvarium.games.tree_society.face.offers import Offer, costing, mod_of, offer_at_hand, pending_build
from sylvarium.games.tree_society.face.pieces import fruit_id, printed_card, printed_fruit
from sylvarium.games.tree_society.face.preview import price_due
from sylvarium.games.tree_society.rules.components import (
    CARD_IDS,
    COLUMNS,
    COST,
    FRUIT_IDS,
    GUILD_IDS,
    GUILD_SLOTS,
    MARKET_SLOTS,
    NO_MOD,
    ROW_IDS,
    SLOT_IDS,
    TYPE_IDS,
)
from sylvarium.games.tree_society.rules.ending import last_round, round_now
from sylvarium.games.tree_society.rules.fruits import sale_price, visible
from sylvarium.games.tree_society.rules.prices import price_for
from sylvarium.games.tree_society.rules.state import EMPTY, NOWHERE, STEP
from sylvarium.kernel.view import once, part, step_of


def view(s: Any, seat: int | None) -> dict:
    """The table as `seat` sees it; everybody sees the same (6.3)."""
    return {**table(s)}


@once
def table(s: Any) -> dict:
    """Everything that lies on the table, and what is printed on the cards that are known."""
    seat, offer, now = s.seat, offer_at_hand(s), phase(s)
    deciding, active = (seat, s.purse[seat], offer), active_now(s, now, offer)
    return {
        "phase": now,
        "first": s.first,
        "round": int(round_now(s)) if s.turn else 0,
        "end": ending(s),
        "guilds": guilds_in_play(s),
        "prices": prices(s),
        "fruit_deck": s.fruits_left,
        "fruit_market": fruit_market(s),
        "guild_deck": s.guilds_left,
        "guild_market": [market_slot(s, slot, given=deciding) for slot in range(GUILD_SLOTS)],
        "discard": discard(s),
        "revealed": {
            "fruits": [FRUIT_IDS[s.shown_fruits[k]] for k in range(s.shown_fruit_count)],
            "guilds": [revealed_guild(s, s.shown_guilds[k], offer) for k in range(s.shown_guild_count)],
        },
        "building": building(s),
        "due": int(price_due(s)),
        "fruit_action": fruit_action(s),
        "cards": cards(s, given=open_cards(s)),
        "players": [area(s, player, given=active if player == seat else PASSIVE) for player in range(s.seats)],
        "fruits": fruit_faces(s),
    }


@part
def ending(s: Any) -> dict:
    """How far the end is."""
    return {
        "banners": s.end_banners,
        "trigger_round": s.trigger_round or None,
        "empty_round": s.empty_round or None,
        "last_round": bool(s.turn and last_round(s)),
    }


@part
def guilds_in_play(s: Any) -> list[str]:
    return [GUILD_IDS[k] for k, used in enumerate(s.in_play) if used]


@part
def prices(s: Any) -> dict[str, int]:
    return {kind: int(visible(s, k)) for k, kind in enumerate(TYPE_IDS)}


@part
def fruit_market(s: Any) -> list[str | None]:
    return [fruit_id(s.fruit_market[slot]) for slot in range(int(MARKET_SLOTS[s.seats]))]


@part
def discard(s: Any) -> list[str]:
    return [CARD_IDS[s.discards[k]] for k in range(s.discard_count)]


@part
def cards(s: Any, face_up: list[int]) -> dict[str, dict]:
    """What is printed on every guild card that lies face up."""
    return {CARD_IDS[card]: printed_card(card) for card in face_up}


def phase(s: Any) -> str:
    step = step_of(s)[0]
    if s.over:
        return "over"
    return {STEP.draft: "draft", STEP.sell: "sell", STEP.rest_take: "rest"}.get(step, "build")


def open_cards(s: Any) -> list[int]:
    """Every guild card that lies face up."""
    cards = [card for card in s.guild_market if card != EMPTY]
    cards += s.discards.tolist()[: s.discard_count] + s.shown_guilds.tolist()[: s.shown_guild_count]
    for seat in range(s.seats):
        cards += [card for card in s.house[seat] if card != EMPTY]
        cards += s.completed[seat].tolist()[: s.completed_count[seat]]
    return sorted(cards)


def known_fruits(s: Any) -> list[int]:
    """Every fruit card that lies face up or in a sold pile (Q32)."""
    fruits = [fruit for fruit in s.fruit_market if fruit != EMPTY]
    fruits += s.sale.tolist()[: s.sale_count] + s.shown_fruits.tolist()[: s.shown_fruit_count]
    for player in range(s.seats):
        fruits += s.unsold[player].tolist()[: s.unsold_count[player]]
        fruits += s.sold[player].tolist()[: s.sold_count[player]]
    return sorted(fruits)


@part
def fruit_faces(s: Any) -> dict[str, dict]:
    """What is printed on every known fruit, and what its sale pays now (equal for equal faces)."""
    pays: dict[tuple, int] = {}
    faces = {}
    for fruit in known_fruits(s):
        face = printed_fruit(fruit)
        look = face["type"], face["valuable"]
        if look not in pays:
            pays[look] = int(sale_price(s, fruit))
        faces[face["id"]] = {**face, "pays": pays[look]}
    return faces


# --- The market and what is going on ---


Deciding = tuple[int, int, Offer]  # who decides, their purse, and the offer at hand


@part
def market_slot(s: Any, slot: int, deciding: Deciding) -> dict:
    """A card with its price for the one who decides, and for everybody by seat."""
    card, (seat, purse, offer) = s.guild_market[slot], deciding
    place = {"slot": SLOT_IDS[slot], "row": ROW_IDS[slot // COLUMNS], "column": slot % COLUMNS + 1}
    if card == EMPTY:
        return {**place, "card": None}
    reduced = mod_of(offer, card, 1)
    prices = [
        int(price_for(s, player, card, 1, reduced if player == seat else NO_MOD, NOWHERE)) for player in range(s.seats)
    ]
    return {
        **place,
        "card": CARD_IDS[card],
        "level": 1,
        "cost": int(COST[card, 1]),
        "price": prices[seat],
        "payable": prices[seat] <= purse,
        "prices": prices,
    }


def revealed_guild(s: Any, card: int, offer: Offer) -> dict:
    return {"card": CARD_IDS[card], **costing(s, s.seat, card, 1, offer)}


def building(s: Any) -> str | None:
    """The card whose build waits for a discard or for preserved fruits."""
    found = pending_build(s)
    return CARD_IDS[found[0]] if found else None


def fruit_action(s: Any) -> dict | None:
    """The card sold in phase 1, and whether its action may still be used."""
    if not s.sale_count:
        return None
    return {"fruit": FRUIT_IDS[s.sale[0]], "open": bool(s.fruit_action)}
