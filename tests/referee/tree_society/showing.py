"""Every public number of the table, in the shape of the view (rules, 6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from referee.story import in_shown_order
from referee.tree_society.cards import CARDS, FRUITS, TYPES, Card, Effect, Fruit
from referee.tree_society.player import Player

if TYPE_CHECKING:
    from referee.tree_society.game import TheReferee

PHASES = {"draft": "draft", "sell": "sell", "rest": "rest", "over": "over"}
COUNTERS = (
    *("banners", "houses", "guilds", "majority"),
    *("sold", "sold_types", "sold_top", "unsold", "unsold_types", "coins"),
)


def table(t: TheReferee) -> dict[str, Any]:
    prices = {kind: t.visible(kind) for kind in TYPES}
    return {
        "phase": PHASES.get(t.step, "build"),
        "first": t.first,
        "round": t.round,
        "end": {
            "banners": t.end_banners,
            "trigger_round": t.trigger_round,
            "empty_round": t.empty_round,
            "last_round": t.last_round(),
        },
        "guilds": t.guilds,
        "prices": prices,
        "fruit_deck": len(t.fruit_deck),
        "fruit_market": t.fruit_market,
        "guild_deck": len(t.guild_deck),
        "guild_market": [market_slot(t, slot, card) for slot, card in t.guild_market.items()],
        "discard": t.discard,
        "revealed": {
            "fruits": in_shown_order(t.revealed_fruits, t.look.public["revealed"]["fruits"]),
            "guilds": [{"card": card, **costing(t, t.player, card)} for card in t.revealed_guilds],
        },
        "building": t.building,
        "due": t.price(t.building, t.offered[t.building]) if t.building else 0,
        "fruit_action": {"fruit": t.sale[0], "open": t.action_open} if t.sale else None,
        "cards": {card: PRINTED[card] for card in open_cards(t)},
        "players": [area(t, seat) for seat in range(t.n)],
        "fruits": {
            fruit: {**PRINTED_FRUIT[fruit], "pays": prices[FRUITS[fruit].type] + FRUITS[fruit].valuable}  # R26, R27
            for fruit in known_fruits(t)
        },
    }


def printed_card(card: Card) -> dict[str, Any]:
    levels = [
        {
            "cost": level.cost,
            "points": level.points,
            "kind": level.kind or None,
            "effects": [printed_effect(each) for each in level.effects],
        }
        for level in card.levels
    ]
    return {
        "id": card.id,
        "guild": card.guild,
        "banners": card.banners,
        "starting": card.starting,
        "levels": levels,
    }


def printed_effect(effect: Effect) -> dict[str, Any]:
    """With the name of its sentence (5.1)."""
    text = "-".join(("effect", effect.name, *effect.arguments)).replace("_", "-").replace(":", "-")
    return {"name": effect.name, "arguments": list(effect.arguments), "text": text}


def printed_fruit(fruit: Fruit) -> dict[str, Any]:
    return {
        "id": fruit.id,
        "type": fruit.type,
        "action": fruit.action,
        "coins": fruit.coins,
        "valuable": fruit.valuable,
    }


PRINTED = {card.id: printed_card(card) for card in CARDS.values()}
PRINTED_FRUIT = {fruit.id: printed_fruit(fruit) for fruit in FRUITS.values()}


def open_cards(t: TheReferee) -> list[str]:
    own = [card for player in t.players for card in player.guilds]
    return [card for card in (*t.guild_market.values(), *t.discard, *t.revealed_guilds, *own) if card]


def known_fruits(t: TheReferee) -> list[str]:
    own = [fruit for player in t.players for fruit in player.unsold + player.sold]
    return [fruit for fruit in (*t.fruit_market, *t.sale, *t.revealed_fruits, *own) if fruit]


def costing(t: TheReferee, player: Player, card: str) -> dict[str, Any]:
    """The price of the next level of a card; the reduction at hand is for those who decide, and what it allows."""
    level = player.next_level(card)
    mod = t.offered.get(card, "") if player is t.player else ""
    price = t.price(card, mod, player=player)
    return {"level": level, "cost": CARDS[card].level(level).cost, "price": price, "payable": price <= player.purse}


def market_slot(t: TheReferee, slot: str, card: str | None) -> dict[str, Any]:
    row, column = slot.split("_")
    place = {"slot": slot, "row": row, "column": int(column), "card": card}
    if card is None:
        return place
    costs = [costing(t, player, card) for player in t.players]
    return {**place, **costs[t.seat], "prices": [each["price"] for each in costs]}


def area(t: TheReferee, seat: int) -> dict[str, Any]:
    player = t.players[seat]
    return {
        "seat": seat,
        "order": player.order,
        "score": sum(player.points().values()),
        "parts": player.points(),
        "purse": player.purse,
        "chest": player.chest,
        "rest": resting(t, player),
        "banners": player.count("banners"),
        "unsold": player.unsold,
        "sale": t.sale if player is t.player else [],
        "sold": player.sold,
        "in_progress": [place(t, player, card) for card in player.places],
        "completed": [completed(player, card) for card in player.completed],
        "counters": {counter: player.count(counter) for counter in COUNTERS},
    }


def resting(t: TheReferee, player: Player) -> dict[str, int]:
    """R97, R102: the purse after the coin check; the income of the Rest phase comes once."""
    income = 0 if t.step == "rest" and player is t.player else player.rest_income()
    return {"lost": max(0, player.purse - 2), "purse": min(2, player.purse) + player.chest + income}


def place(t: TheReferee, player: Player, card: str | None) -> dict[str, Any] | None:
    if card is None:
        return None
    worth = [player.worth(card, level) for level in (1, 2, 3)]
    level = player.levels[card]
    return {
        "card": card,
        "level": level,
        "points": worth[level - 1],
        "worth": worth,
        "next": costing(t, player, card),
    }


def completed(player: Player, card: str) -> dict[str, Any]:
    worth = [player.worth(card, level) for level in (1, 2, 3)]
    return {"card": card, "banners": CARDS[card].banners, "points": worth[-1], "worth": worth}
