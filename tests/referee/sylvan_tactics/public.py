"""The table as a spectator sees it, worked out from the referee's own position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from referee.sylvan_tactics.cards import face
from referee.sylvan_tactics.table import COLOURS, PIECES, Unit

if TYPE_CHECKING:
    from referee.sylvan_tactics.course import TheReferee

STATES = ("invoked", "wounded", "fresh", "attacked", "halted", "snared", "rooted")
TRAITS = (
    "infiltrator", "thorns", "stalwart", "haste", "silent", "living_sigil", "armor", "warded", "reach", "aura",
)  # fmt: skip
ORDER = ("king", "queen", *PIECES, "pawn")


def public(table: TheReferee) -> dict[str, Any]:
    acting = table.about.get("acting")
    looked = table.about.get("looked")
    units = sorted(table.units, key=lambda unit: (unit.side, ORDER.index(unit.piece), unit.id))
    return {
        "white": table.white,
        "active": table.seat_of(table.active),
        "step": table.step,
        "window": table.about.get("window"),
        "last_turn": table.last_turn,
        "moves": table.moves,
        "attacks": table.attacks,
        "move_cost": table.move_cost(table.active),
        "attack_cost": table.attacks + 1,
        "units": [unit_seen(table, unit) for unit in units],
        "acting": f"unit:{acting.id}" if acting else None,
        "attack": attack_seen(table) if table.attacking else None,
        "resolving": [face(card) for card in table.resolving],
        "deck": len(table.deck) + len(table.bottom) - len(looked or ()),
        "looked": {"seat": table.seat, "count": len(looked), "cards": None} if looked else None,
        "players": [player_seen(table, seat ^ table.white) for seat in range(2)],
    }


def unit_seen(table: TheReferee, unit: Unit) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "id": f"unit:{unit.id}",
        "seat": table.seat_of(unit.side),
        "colour": COLOURS[unit.side],
        "kind": unit.kind,
        "piece": unit.piece,
        "space": unit.space,
        "entry": unit.entry,
        "base": table.base(unit),
        "strength": table.strength(unit),
        "boost": unit.boost,
        "states": [state for state in STATES if getattr(unit, state)],
        "moved": unit.moved,
        "may_move": table.may_move(unit),
        "may_attack": table.may_attack(unit),
        "destinations": sorted(table.destinations(unit)),
        "targets": [
            {"id": f"unit:{foe.id}", "space": foe.space, **forecast(table, unit, foe)}
            for foe in sorted(table.targets(unit), key=lambda foe: (ORDER.index(foe.piece), foe.id))
        ],
    }
    if unit.kind == "merc":
        seen["traits"] = [trait for trait in TRAITS if unit.has(trait)]
        seen["cards"] = [
            {**face(card), "role": role_of(unit, k), "spent": card in table.spent} for k, card in enumerate(unit.kit)
        ]
    elif unit.kind == "king":
        seen["health"] = table.sides[unit.side].health
    elif unit.kind == "queen":
        seen["health"] = table.sides[unit.side].queen_health
    return seen


def role_of(unit: Unit, k: int) -> str:
    return "own" if k == 0 else "partner" if k == 1 and unit.paired else "equipment"


def forecast(table: TheReferee, attacker: Unit, defender: Unit) -> dict[str, Any]:
    outcome, left = table.outcome(attacker, defender)
    return {
        "cost": table.attack_cost(defender),
        "mine": table.strength(attacker, "attack", defender),
        "theirs": table.strength(defender, "defend", attacker),
        "outcome": outcome,
        "left": left,
    }


def attack_seen(table: TheReferee) -> dict[str, Any]:
    """The attack that waits for its outcome; `cost` is what the next one would cost, since this one is paid."""
    attacker, defender = table.context["attacker"], table.context["defender"]
    return {
        "attacker": f"unit:{attacker.id}",
        "defender": f"unit:{defender.id}",
        **forecast(table, attacker, defender),
    }


def player_seen(table: TheReferee, side: int) -> dict[str, Any]:
    mine = table.sides[side]
    ready = mine.awake - mine.invoked
    states = ["ready"] * ready + ["invoked"] * mine.invoked + ["dormant"] * (6 - mine.awake)
    return {
        "seat": table.seat_of(side),
        "score": mine.health,
        "parts": {"king": mine.health},
        "colour": COLOURS[side],
        "health": mine.health,
        "disgraced": mine.disgraced,
        "queen": {"id": f"queen-card:{COLOURS[side]}", "state": mine.queen, "health": mine.queen_health},
        "sigils": [{"id": f"sigil:{COLOURS[side]}-{k}", "state": state} for k, state in enumerate(states, 1)],
        "available": table.available(side),
        "mulligans": mine.mulligans,
        "hand_size": len(mine.hand),
        "hand": None,
        "battlefields": [{**face(each.card), "invoked": each.invoked} for each in mine.battlefields],
        "pool": {
            "pawns": [f"unit:{pawn}" for pawn in table.pawns_in_pool(side)],
            "pieces": [{"id": f"pool:{COLOURS[side]}-{p}", "piece": p} for p in table.free_pieces(side)],
        },
    }
