"""What a seat sees, ready for JSON. Everything on a Tiletum table is public (R25)."""

from __future__ import annotations

from typing import Any

from sylvarium.games.tiletum.face.areas import bonus_ap, dice_and_helpers, guild_view, player_view
from sylvarium.games.tiletum.face.map_view import map_view
from sylvarium.games.tiletum.face.pieces import dice_at, die_id, tile_view
from sylvarium.games.tiletum.rules.characters import completed_buildings
from sylvarium.games.tiletum.rules.components import (
    ACTION_NAMES,
    BUILDINGS_PART,
    COLOURS,
    COMPLETED_VP,
    CONTRACT_OFFER_AP,
    CORRUPTION_TOKENS,
    CORRUPTION_VALUE,
    DATA,
    ESTATES_PART,
    FACES,
    FAIR_BOARD_VALUE,
    FAIR_VALUE,
    FAIRS,
    FAIRS_PART,
    HIGHEST,
    KING_PART,
    KING_VP,
    LAPS,
    LEFTOVERS_PART,
    LOWEST,
    RESOURCES,
    ROUNDS,
    TOWNS,
)
from sylvarium.games.tiletum.rules.fairs import fair_points, takes_part
from sylvarium.games.tiletum.rules.frames import frame_action, frame_ap
from sylvarium.games.tiletum.rules.king import step_points
from sylvarium.games.tiletum.rules.scoring import PARTS, estate_points, leftover_points
from sylvarium.games.tiletum.rules.state import NO_TURN, NONE, ON_WHEEL
from sylvarium.games.tiletum.rules.wheel import facing_position
from sylvarium.kernel.view import once, part

STAGES = ("none", "before_die", "die_taken", "main_action")


def view(s: Any, seat: int | None) -> dict:
    """The table as `seat` sees it; None is a spectator, who sees the same."""
    return dict(open_table(s))


@once
def open_table(s: Any) -> dict:
    return {
        "round": s.round,
        "rounds": ROUNDS,
        "lap": s.lap,
        "laps": LAPS,
        "order": s.order.tolist()[: s.players],
        "now": now_view(s),
        "wheel": wheel(s),
        "layout": layout(s),
        "bag": bag(s),
        "corruption": corruption(s),
        "king": king_view(s),
        "contract_offer": contract_offer(s),
        "character_offer": character_offer(s),
        "piles": {"bonus": s.bonus_left, "contract": s.contract_left, "character": s.character_left},
        "map": map_view(s),
        "fairs": [fair_view(s, round) for round in range(1, ROUNDS + 1)],
        "players": [player_view(s, player, given=dice_and_helpers(s, player)) for player in range(s.seats)],
        "prospects": prospects(s),
        "guild": guild_view(s) if s.guild else None,
    }


@part
def wheel(s: Any) -> list[dict]:
    return [number_view(s, value) for value in range(1, FACES + 1)]


@part
def layout(s: Any) -> list[str]:
    """The actions around the wheel."""
    return [ACTION_NAMES[action] for action in s.layout]


@part
def bag(s: Any) -> dict[str, int]:
    return dict(zip(COLOURS, s.bag, strict=True))


@part
def corruption(s: Any) -> list[dict]:
    return [corruption_view(s, k) for k in range(LAPS)]


@part
def contract_offer(s: Any) -> list[dict]:
    return [
        {"id": f"contract_offer:c{k + 1}", "ap": int(CONTRACT_OFFER_AP[k]), "tile": tile_view(tile)}
        for k, tile in enumerate(s.contract_offer)
    ]


@part
def character_offer(s: Any) -> list[dict]:
    return [
        {"id": f"character_offer:p{k + 1}", "ap": 1, "tile": tile_view(tile)}
        for k, tile in enumerate(s.character_offer)
    ]


def now_view(s: Any) -> dict | None:
    """The turn in progress: its die, its action, and what the frame on top still has."""
    if s.stage == NO_TURN or s.over:
        return None
    has_die = s.die_value > 0
    action = frame_action(s)
    return {
        "player": s.seat,
        "stage": STAGES[s.stage],
        "die": die_id(s.die) if has_die else None,
        "value": s.die_value,
        "gives": RESOURCES[s.die_gives] if has_die else None,
        "action_space": f"action_space:{s.position}" if has_die else None,
        "main_action": ACTION_NAMES[s.main] if has_die else None,
        "main_ap": s.main_ap,
        "action": None if action == NONE else ACTION_NAMES[action],
        "ap": frame_ap(s),
        "first_exchange": not s.exchanged,
        "frames": s.pending,
    }


@part
def prospects(s: Any) -> list[dict]:
    """What would be scored if this round, with its fair, were the last and ended now (R113, R118, R130–R132)."""
    return [prospect for player in range(s.seats) for prospect in prospects_of(s, player)]


def prospects_of(s: Any, player: int) -> list[dict]:
    fair = fair_points(s, player, s.round) if takes_part(s, player, s.round) else 0
    sources = (
        (KING_PART, step_points(s, player), f"king_step:{s.king_step[player]}"),
        (FAIRS_PART, fair, f"space:{TOWNS[s.fair_town[s.round - 1]]}"),
        (ESTATES_PART, estate_points(s, player), None),
        (BUILDINGS_PART, COMPLETED_VP[completed_buildings(s, player)], None),
        (LEFTOVERS_PART, leftover_points(s, player), None),
    )
    return [
        {"seat": player, "part": PARTS[part], "points": int(points), "piece": piece}
        for part, points, piece in sources
        if points
    ]


# --- wheel, King track, fairs -------------------------------------------------------------------


def number_view(s: Any, value: int) -> dict:
    """One number of the wheel: the action space it faces, its bonus tile, its dice, its AP."""
    position = int(facing_position(s, value))
    action = ACTION_NAMES[s.layout[position]]
    return {
        "number": value,
        "id": f"action_space:{position}",
        "position": position,
        "action": action,
        "ap": 7 - value,
        "tile": tile_view(s.wheel_tile[position]),
        "dice": [die for die in dice_at(s).get(ON_WHEEL, ()) if die["value"] == value],
        # AP of each player with the bonus of a completed building
        "ap_of": [7 - value + bonus_ap(s, player).get(action, 0) for player in range(s.seats)],
    }


def corruption_view(s: Any, k: int) -> dict:
    """A corruption space; its token is face down until its lap begins."""
    token = s.corruption[k]
    if token == NONE:
        return {"id": f"corruption:{s.round}:{k}", "token": None, "value": None}
    value = int(CORRUPTION_VALUE[token])
    return {"id": f"corruption:{s.round}:{k}", "token": CORRUPTION_TOKENS[token], "value": value}


@part
def king_view(s: Any) -> dict:
    """The King track; the markers of a step from the bottom of the stack to its top."""
    rank = s.rank.tolist()[: s.players]
    return {
        "steps": [
            {
                "id": f"king_step:{step}",
                "step": step,
                "vp": int(KING_VP[step - LOWEST]),
                "markers": [player for player in rank if s.king_step[player] == step],
            }
            for step in range(LOWEST, HIGHEST + 1)
        ],
        "rank": rank,
        "tile": tile_view(s.king_tile),
    }


@part
def fair_view(s: Any, round: int) -> dict:
    """A fair: where it is held, what it counts, and what it would give each player now."""
    tile = s.fair_tile[round - 1]
    return {
        "id": f"fair:{FAIRS[tile]}",
        "round": round,
        "town": TOWNS[s.fair_town[round - 1]],
        "tile": FAIRS[tile],
        "word": FAIRS[tile].replace("_", "-"),
        "counts": DATA["fairs"][tile]["counts"],
        "board_value": int(FAIR_BOARD_VALUE[round - 1]),
        "tile_value": int(FAIR_VALUE[tile]),
        "held": s.round > round or bool(s.over),
        "takes_part": [bool(takes_part(s, player, round)) for player in range(s.players)],
        "worth": [int(fair_points(s, player, round)) for player in range(s.players)],
    }
