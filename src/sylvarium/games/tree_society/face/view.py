"""What a seat sees, ready for JSON (rules, 6.3).

Cards and fruits appear by their ids wherever they lie; what is printed on them stands once in `cards` and
`fruits`. Prices are those of this very moment.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from sylvarium.games.tree_society.face.preview import price_due
from sylvarium.games.tree_society.rules.components import (
    ALLOWS,
    BANNERS,
    CARD_DATA,
    CARD_IDS,
    COLUMNS,
    COST,
    EFFECTS,
    FILTER_COUNT,
    FRUIT_DATA,
    FRUIT_IDS,
    GUILD_IDS,
    GUILD_SLOTS,
    LEVELS,
    MARKET_SLOTS,
    NO_MOD,
    PLACES,
    ROW_IDS,
    SLOT_IDS,
    TYPE_IDS,
)
from sylvarium.games.tree_society.rules.counters import banners, guilds, majority, sold_top, sold_types, unsold_types
from sylvarium.games.tree_society.rules.ending import last_round, round_now
from sylvarium.games.tree_society.rules.fruits import sale_price, visible
from sylvarium.games.tree_society.rules.gains import rest_income
from sylvarium.games.tree_society.rules.order import order_of
from sylvarium.games.tree_society.rules.prices import price_for
from sylvarium.games.tree_society.rules.rest import surplus
from sylvarium.games.tree_society.rules.scoring import PARTS, level_points, score_part
from sylvarium.games.tree_society.rules.state import EMPTY, NOWHERE, STEP
from sylvarium.kernel.view import once, part


def top_step(s: Any) -> tuple[int, int, int]:
    """The step on top of the agenda with its arguments; zeros when the game is over."""
    return tuple(s.agenda[s.pending - 1].tolist()) if s.pending else (0, 0, 0)


def pending_build(s: Any) -> tuple[int, int] | None:
    """The card and the reduction of a build that was chosen but not paid yet."""
    for k in range(s.pending):
        step, card, mod = s.agenda[k].tolist()
        if step == STEP.pay:
            return card, mod
    return None


Offer = tuple[int, int, int, tuple[int, ...]]  # a step with its arguments, and the guilds that it has revealed
NO_OFFER: Offer = (0, 0, 0, ())


def offer_at_hand(s: Any) -> Offer:
    """The effect that reduces prices now.

    Once a build is chosen, its reduction is that card's alone, whatever is asked before the payment (R63).
    """
    waiting = pending_build(s)
    if waiting:
        return (STEP.pay, *waiting, ())
    step, a, b = top_step(s)
    if step == STEP.choose_build:
        return step, a, b, ()
    if step == STEP.build_revealed:
        return step, a, b, tuple(s.shown_guilds.tolist()[: s.shown_guild_count])
    return NO_OFFER


def mod_of(offer: Offer, card: int, level: int) -> int:
    """The reduction that building a level of a card gets from an offer: none where it does not allow it."""
    step, a, b, revealed = offer
    if step == STEP.pay:
        return b if card == a else NO_MOD
    if step == STEP.choose_build:  # R69: another card than the one with the effect, and a level that it names
        return b // FILTER_COUNT if card != a and ALLOWS[b % FILTER_COUNT, level] else NO_MOD
    return a if step == STEP.build_revealed and card in revealed else NO_MOD


def offered_mod(s: Any, card: int, level: int) -> int:
    """The reduction that building a level of a card gets now."""
    return mod_of(offer_at_hand(s), card, level)


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
    step = top_step(s)[0]
    if s.over:
        return "over"
    return {STEP.draft: "draft", STEP.sell: "sell", STEP.rest_take: "rest"}.get(step, "build")


def fruit_id(fruit: int) -> str | None:
    return None if fruit == EMPTY else FRUIT_IDS[fruit]


# --- What is printed ---


@cache
def printed_fruit(fruit: int) -> dict:
    data = FRUIT_DATA[fruit]
    return {
        "id": data["id"],
        "type": data["type"],
        "action": data["action"],
        "coins": data.get("coins", 0),
        "valuable": data.get("valuable", False),
    }


@cache
def printed_card(card: int) -> dict:
    """Costs, points (None: variable) and effects; each effect with its kind and the ids of its sentences."""
    data = CARD_DATA[card]
    return {
        "id": data["id"],
        "guild": data["guild"],
        "banners": data["banners"],
        "starting": data.get("starting", False),
        "levels": [
            {
                "cost": level["cost"],
                "points": level.get("points"),
                "kind": parts[0].kind if parts else None,
                "effects": [
                    {"name": part.name, "arguments": list(part.arguments), "text": part.slug} for part in parts
                ],
            }
            for level, parts in zip(data["levels"], EFFECTS[card], strict=True)
        ],
    }


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


def costing(s: Any, player: int, card: int, level: int, offer: Offer) -> dict:
    """What a level costs a player: the one who decides gets the reduction of the decision at hand."""
    cost = int(price_for(s, player, card, level, mod_of(offer, card, level), NOWHERE))
    return {"level": level, "cost": int(COST[card, level]), "price": cost, "payable": cost <= s.purse[player]}


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


# --- Players ---


Active = tuple[bool, tuple[int, ...], Offer]  # in the Rest phase, what is in the sale area, the offer at hand
PASSIVE: Active = (False, (), NO_OFFER)


def active_now(s: Any, phase: str, offer: Offer) -> Active:
    """What only the player whose turn it is has."""
    return phase == "rest", tuple(s.sale.tolist()[: s.sale_count]), offer


# What every player has a row of.
OWN = (
    "purse",
    "chest",
    "unsold",
    "unsold_count",
    "sold",
    "sold_count",
    "house",
    "level",
    "completed",
    "completed_count",
)


@part(own=OWN)
def area(s: Any, player: int, active: Active) -> dict:
    """A player's area. Sold piles lie face down, but what is in them is known to everybody (Q32)."""
    rests, sale, offer = active
    parts = [int(score_part(s, player, part)) for part in range(len(PARTS))]
    return {
        "seat": player,
        "order": int(order_of(s, player)) + 1,
        "score": sum(parts),
        "parts": dict(zip(PARTS, parts, strict=True)),
        "purse": s.purse[player],
        "chest": s.chest[player],
        "rest": resting(s, player, rests),
        "banners": int(banners(s, player)),
        "unsold": [FRUIT_IDS[fruit] for fruit in s.unsold[player].tolist()[: s.unsold_count[player]]],
        "sale": [FRUIT_IDS[fruit] for fruit in sale],
        "sold": [FRUIT_IDS[fruit] for fruit in s.sold[player].tolist()[: s.sold_count[player]]],
        "in_progress": [place_view(s, player, place, offer) for place in range(PLACES)],
        "completed": [completed_view(s, player, k) for k in range(s.completed_count[player])],
        "counters": counters_view(s, player),
    }


def resting(s: Any, player: int, rests: bool) -> dict:
    """R97, R102: what a Rest phase beginning now would leave in the purse, and take from it.

    In the Rest phase itself the income is in the chest already.
    """
    lost = int(surplus(s.purse[player]))
    income = 0 if rests else int(rest_income(s, player))
    return {"lost": lost, "purse": s.purse[player] - lost + s.chest[player] + income}


def worth(s: Any, player: int, card: int) -> list[int]:
    """What each level of a card is worth to a player now (R115, R116)."""
    return [int(level_points(s, player, card, level)) for level in range(1, LEVELS + 1)]


def place_view(s: Any, player: int, place: int, offer: Offer) -> dict | None:
    """A card in progress: where its marker stands, what it is worth now, what the next level costs."""
    card, level = s.house[player, place], s.level[player, place]
    if card == EMPTY:
        return None
    levels = worth(s, player, card)
    return {
        "card": CARD_IDS[card],
        "level": level,
        "points": levels[level - 1],
        "worth": levels,
        "next": costing(s, player, card, level + 1, offer),
    }


def completed_view(s: Any, player: int, k: int) -> dict:
    card = s.completed[player, k]
    levels = worth(s, player, card)
    return {"card": CARD_IDS[card], "banners": int(BANNERS[card]), "points": levels[-1], "worth": levels}


def counters_view(s: Any, player: int) -> dict:
    """R119: what effects count."""
    return {
        "banners": int(banners(s, player)),
        "houses": s.completed_count[player],
        "guilds": int(guilds(s, player)),
        "majority": int(majority(s, player)),
        "sold": s.sold_count[player],
        "sold_types": int(sold_types(s, player)),
        "sold_top": int(sold_top(s, player)),
        "unsold": s.unsold_count[player],
        "unsold_types": int(unsold_types(s, player)),
        "coins": s.purse[player],
    }
