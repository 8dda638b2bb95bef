"""What a seat sees, ready for JSON (rules, 6.3).

Cards and fruits appear by their ids wherever they lie; what is printed on them stands once in `cards` and
`fruits`. Prices are those of the player who decides, at this very moment.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from sylvarium.games.tree_society.rules.components import (
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
from sylvarium.games.tree_society.rules.fruits import visible
from sylvarium.games.tree_society.rules.order import order_of
from sylvarium.games.tree_society.rules.prices import price
from sylvarium.games.tree_society.rules.scoring import PARTS, level_points, score_part
from sylvarium.games.tree_society.rules.state import EMPTY, NOWHERE, STEP
from sylvarium.kernel.view import once


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


def offered_mod(s: Any) -> int:
    """The reduction that the decision at hand gives to a build."""
    step, a, b = top_step(s)
    if step == STEP.choose_build:
        return b // FILTER_COUNT
    if step == STEP.build_revealed:
        return a
    return b if step in (STEP.make_room, STEP.must_discard) else NO_MOD


def view(s: Any, seat: int | None) -> dict:
    """The table as `seat` sees it; None is a spectator."""
    return {
        **board(s),
        "players": [own_area(s, player) if player == seat else area for player, area in enumerate(areas(s))],
        "fruits": {FRUIT_IDS[fruit]: printed_fruit(fruit) for fruit in open_fruits(s, seat)},
    }


@once
def board(s: Any) -> dict:
    """Everything that lies open in the middle of the table, and what is printed on the open guild cards."""
    return {
        "phase": phase(s),
        "first": s.first,
        "round": int(round_now(s)) if s.turn else 0,
        "end": {
            "banners": s.end_banners,
            "trigger_round": s.trigger_round or None,
            "empty_round": s.empty_round or None,
            "last_round": bool(s.turn and last_round(s)),
        },
        "guilds": [GUILD_IDS[k] for k, used in enumerate(s.in_play) if used],
        "prices": {kind: int(visible(s, k)) for k, kind in enumerate(TYPE_IDS)},
        "fruit_deck": s.fruits_left,
        "fruit_market": [fruit_id(s.fruit_market[slot]) for slot in range(int(MARKET_SLOTS[s.seats]))],
        "guild_deck": s.guilds_left,
        "guild_market": [market_slot(s, slot) for slot in range(GUILD_SLOTS)],
        "discard": [CARD_IDS[s.discards[k]] for k in range(s.discard_count)],
        "revealed": {
            "fruits": [FRUIT_IDS[s.shown_fruits[k]] for k in range(s.shown_fruit_count)],
            "guilds": [revealed_guild(s, s.shown_guilds[k]) for k in range(s.shown_guild_count)],
        },
        "building": building(s),
        "fruit_action": fruit_action(s),
        "cards": {CARD_IDS[card]: printed_card(card) for card in open_cards(s)},
    }


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


def open_fruits(s: Any, seat: int | None) -> list[int]:
    """Every fruit card that lies face up, and the own sold pile."""
    fruits = [fruit for fruit in s.fruit_market if fruit != EMPTY]
    fruits += s.sale.tolist()[: s.sale_count] + s.shown_fruits.tolist()[: s.shown_fruit_count]
    for player in range(s.seats):
        fruits += s.unsold[player].tolist()[: s.unsold_count[player]]
    if seat is not None:
        fruits += s.sold[seat].tolist()[: s.sold_count[seat]]
    return sorted(fruits)


# --- The market and what is going on ---


def costing(s: Any, card: int, level: int) -> dict:
    """What a level costs the player who decides."""
    cost = int(price(s, card, level, offered_mod(s), NOWHERE))
    return {"level": level, "cost": int(COST[card, level]), "price": cost, "payable": cost <= s.purse[s.seat]}


def market_slot(s: Any, slot: int) -> dict:
    card = s.guild_market[slot]
    place = {"slot": SLOT_IDS[slot], "row": ROW_IDS[slot // COLUMNS], "column": slot % COLUMNS + 1}
    return {**place, "card": None} if card == EMPTY else {**place, "card": CARD_IDS[card], **costing(s, card, 1)}


def revealed_guild(s: Any, card: int) -> dict:
    return {"card": CARD_IDS[card], **costing(s, card, 1)}


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


@once
def areas(s: Any) -> list[dict]:
    """The players' areas as everybody sees them."""
    return [area(s, player) for player in range(s.seats)]


def own_area(s: Any, player: int) -> dict:
    """A player's area with the sold pile and its types, which only its owner sees."""
    shared = areas(s)[player]
    sold = s.sold[player].tolist()[: s.sold_count[player]]
    types = {"sold_types": int(sold_types(s, player)), "sold_top": int(sold_top(s, player))}
    return {**shared, "sold": [FRUIT_IDS[fruit] for fruit in sold], "counters": {**shared["counters"], **types}}


def area(s: Any, player: int) -> dict:
    """A player's area; the sold pile is face down (Q32)."""
    parts = [int(score_part(s, player, part)) for part in range(len(PARTS))]
    return {
        "seat": player,
        "order": int(order_of(s, player)) + 1,
        "score": sum(parts),
        "parts": dict(zip(PARTS, parts, strict=True)),
        "purse": s.purse[player],
        "chest": s.chest[player],
        "banners": int(banners(s, player)),
        "unsold": [FRUIT_IDS[fruit] for fruit in s.unsold[player].tolist()[: s.unsold_count[player]]],
        "sale": [FRUIT_IDS[fruit] for fruit in s.sale.tolist()[: s.sale_count]] if player == s.seat else [],
        "sold_count": s.sold_count[player],
        "sold": None,
        "in_progress": [place_view(s, player, place) for place in range(PLACES)],
        "completed": [completed_view(s, player, k) for k in range(s.completed_count[player])],
        "counters": counters_view(s, player),
    }


def place_view(s: Any, player: int, place: int) -> dict | None:
    """A card in progress: where its marker stands, what it is worth now, what the next level costs."""
    card, level = s.house[player, place], s.level[player, place]
    if card == EMPTY:
        return None
    seen = {"card": CARD_IDS[card], "level": level, "points": int(level_points(s, player, card, level))}
    return {**seen, "next": costing(s, card, level + 1) if player == s.seat else None}


def completed_view(s: Any, player: int, k: int) -> dict:
    card = s.completed[player, k]
    points = int(level_points(s, player, card, LEVELS))
    return {"card": CARD_IDS[card], "banners": int(BANNERS[card]), "points": points}


def counters_view(s: Any, player: int) -> dict:
    """R119: what effects count. The types of the sold pile are shown to its owner only."""
    return {
        "banners": int(banners(s, player)),
        "houses": s.completed_count[player],
        "guilds": int(guilds(s, player)),
        "majority": int(majority(s, player)),
        "sold": s.sold_count[player],
        "unsold": s.unsold_count[player],
        "unsold_types": int(unsold_types(s, player)),
        "coins": s.purse[player],
    }
