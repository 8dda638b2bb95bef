"""What a seat sees, ready for JSON (section 6 of the rules file, hidden information)."""

from __future__ import annotations

from typing import Any

import numpy as np

from sylvarium.games.sylvan_tactics.face.areas import side_view
from sylvarium.games.sylvan_tactics.face.forecast import forecast
from sylvarium.games.sylvan_tactics.face.pieces import PRINTED_ON_UNITS, card_view, unit_id
from sylvarium.games.sylvan_tactics.face.survey import BASE, DESTINATIONS, MAY_ATTACK, MAY_MOVE, STRENGTH, surveyed
from sylvarium.games.sylvan_tactics.face.survey import COST as COST_TO_ATTACK
from sylvarium.games.sylvan_tactics.rules import abilities
from sylvarium.games.sylvan_tactics.rules.attacking import FATES
from sylvarium.games.sylvan_tactics.rules.board import SPACE_IDS
from sylvarium.games.sylvan_tactics.rules.components import KINDS, KING, MERC, QUEEN, SLOTS, UNITS
from sylvarium.games.sylvan_tactics.rules.moving import move_cost
from sylvarium.games.sylvan_tactics.rules.state import ACTIONS, RESOLVING, STEP
from sylvarium.kernel.view import once, part, step_of

STEP_NAMES = ("over", *STEP._fields)


STATES = ("invoked", "wounded", "fresh", "attacked", "halted", "snared", "rooted")


def view(s: Any, seat: int | None) -> dict:
    """The table as `seat` sees it; None is a spectator."""
    players = [side_view(s, player, player == seat) for player in range(2)]
    return {**board(s), "looked": looked_view(s, seat), "players": players}


@once
def board(s: Any) -> dict:
    """Everything that lies open in the middle of the table."""
    step, argument, _ = step_of(s)
    return {
        "white": s.white,
        "active": s.side ^ s.white,
        "step": STEP_NAMES[step],
        "window": abilities.WINDOWS[argument] if step == STEP.riposte else None,
        "last_turn": s.last_turn,
        "moves": s.moves,
        "attacks": s.attacks,
        "move_cost": int(move_cost(s)),
        "attack_cost": s.attacks + 1,
        "units": unit_views(s),
        "acting": unit_id(argument) if step in (STEP.destination, STEP.attack_target) else None,
        "attack": attack_view(s),
        "resolving": resolving(s),
        "deck": s.deck_size + s.bottom_size,
        "discard": discard(s),
    }


@part
def resolving(s: Any) -> list[dict]:
    """The cards that are being played."""
    if RESOLVING not in s.where:
        return []
    return [card_view(card) for card, where in enumerate(s.where) if where == RESOLVING]


@part
def discard(s: Any) -> list[dict]:
    return [card_view(card) for card in s.pile.tolist()[: s.pile_size]]


# ----------------------------------------------------------------------------------------------- cards


def looked_view(s: Any, seat: int | None) -> dict | None:
    """Cards being looked at: who looks, how many, and which ones for the player himself."""
    step, side, _ = step_of(s)
    if step != STEP.scout_pick:
        return None
    looker = side ^ s.white
    cards = s.looked.tolist()[: s.looked_size]
    return {
        "seat": looker,
        "count": len(cards),
        "cards": [card_view(card) for card in cards] if looker == seat else None,
    }


# ----------------------------------------------------------------------------------------------- units


@part
def unit_views(s: Any) -> list[dict]:
    """The units on the board with everything that is said of them, and what they could do if it were paid for."""
    at = s.at
    states = (s.invoked, s.wounded, s.fresh, s.attacked, s.halted, s.snared, s.rooted)
    marks = list(zip(STATES, states, strict=True))
    numbers, spaces, duels = surveyed(s)
    found = []
    for unit in range(UNITS):
        if at[unit] < 0:
            continue
        known, own = PRINTED_ON_UNITS[unit], numbers[unit]
        side, kind = known["side"], known["kind"]
        seen = {
            "id": known["id"],
            "seat": side ^ s.white,
            "colour": known["colour"],
            "kind": KINDS[kind],
            "piece": known["piece"],
            "space": SPACE_IDS[at[unit]],
            "entry": s.entry[unit],
            "base": own[BASE],
            "strength": own[STRENGTH],
            "boost": s.boost[unit],
            "states": [state for state, marked in marks if marked[unit]],
            "moved": s.moved[unit],
            "may_move": own[MAY_MOVE] == 1,
            "may_attack": own[MAY_ATTACK] == 1,
            "destinations": destinations(spaces[unit], own[DESTINATIONS]),
            "targets": targets(s, unit, side, numbers, duels[unit]),
        }
        if kind == MERC:
            traits = s.traits[unit]
            seen["traits"] = [flag for bit, flag in enumerate(abilities.FLAGS) if traits >> bit & 1]
            seen["cards"] = kit_view(s, unit)
        elif kind == KING:
            seen["health"] = s.health[side]
        elif kind == QUEEN:
            seen["health"] = s.queen_health[side]
        found.append(seen)
    return found


def kit_view(s: Any, unit: int) -> list[dict]:
    """A Mercenary's own card, its Partner, its Equipment."""
    cards = s.kit[unit].tolist()[: s.kit_size[unit]]
    return [
        {
            **card_view(card),
            "role": "own" if k == 0 else "partner" if k == 1 and s.paired[unit] else "equipment",
            "spent": bool(s.spent[card]),
        }
        for k, card in enumerate(cards)
    ]


def destinations(actions: np.ndarray, count: int) -> list[str]:
    """Where a unit could go by its own way of moving (R42 to R48)."""
    return sorted([SPACE_IDS[action - ACTIONS.space] for action in actions[:count].tolist()]) if count else []


def targets(s: Any, unit: int, side: int, numbers: list, duels: list) -> list[dict]:
    """Enemy units within reach, and what an attack would do to each if nobody answered."""
    found, first = [], (1 - side) * SLOTS
    for slot, (reached, mine, theirs, fate, left) in enumerate(duels):
        if reached:
            foe = first + slot
            found.append(
                {
                    "id": PRINTED_ON_UNITS[foe]["id"],
                    "space": SPACE_IDS[s.at[foe]],
                    "cost": numbers[foe][COST_TO_ATTACK],
                    "mine": mine,
                    "theirs": theirs,
                    "outcome": FATES[fate],
                    "left": left,
                }
            )
    return found


@part
def attack_view(s: Any) -> dict | None:
    """The attack that is waiting for its outcome."""
    if not any(s.agenda[k, 0] == STEP.outcome for k in range(s.pending)):
        return None
    what = forecast(s, s.attacker, s.defender).to_json()
    return {"attacker": unit_id(s.attacker), "defender": unit_id(s.defender), **what}
