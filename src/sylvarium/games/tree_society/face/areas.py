"""What lies before every player: a part of the view."""

from __future__ import annotations

from typing import Any

from sylvarium.games.tree_society.face.offers import NO_OFFER, Offer, costing
from sylvarium.games.tree_society.rules.components import BANNERS, CARD_IDS, FRUIT_IDS, LEVELS, PLACES
from sylvarium.games.tree_society.rules.counters import banners, guilds, majority, sold_top, sold_types, unsold_types
from sylvarium.games.tree_society.rules.gains import rest_income
from sylvarium.games.tree_society.rules.order import order_of
from sylvarium.games.tree_society.rules.rest import surplus
from sylvarium.games.tree_society.rules.scoring import PARTS, level_points, score_part
from sylvarium.games.tree_society.rules.state import EMPTY
from sylvarium.kernel.view import part

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
