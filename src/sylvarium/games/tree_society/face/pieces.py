"""What is printed on fruits and cards: shared by the parts of the view."""

from __future__ import annotations

from functools import cache

from sylvarium.games.tree_society.rules.components import CARD_DATA, EFFECTS, FRUIT_DATA, FRUIT_IDS
from sylvarium.games.tree_society.rules.state import EMPTY


def fruit_id(fruit: int) -> str | None:
    return None if fruit == EMPTY else FRUIT_IDS[fruit]


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
