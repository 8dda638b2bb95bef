"""Why an action of the Main Phase cannot be begun: the first thing that is in its way."""

from __future__ import annotations

from typing import Any

from sylvarium.games.sylvan_tactics.face.naming import design_of
from sylvarium.games.sylvan_tactics.face.phrases import card_words, design_words, piece_words, unit_words
from sylvarium.games.sylvan_tactics.rules import abilities
from sylvarium.games.sylvan_tactics.rules.attacking import attack_cost, in_reach
from sylvarium.games.sylvan_tactics.rules.board import HOME, SPACE_IDS
from sylvarium.games.sylvan_tactics.rules.cards import copy_in_hand
from sylvarium.games.sylvan_tactics.rules.components import (
    APEX,
    APEX_DISCOUNT,
    COST,
    DESIGN,
    EQUIPMENT,
    FIRST_PAWN,
    KIND,
    MERCS,
    PARTNER,
    PAWN,
    SIDE,
    SLOTS,
    TYPE,
)
from sylvarium.games.sylvan_tactics.rules.mercenaries import merc_with
from sylvarium.games.sylvan_tactics.rules.moving import move_cost
from sylvarium.games.sylvan_tactics.rules.sigils import available
from sylvarium.games.sylvan_tactics.rules.state import (
    LOST,
    RESERVE,
)
from sylvarium.kernel import Message

# ------------------------------------------------------------------------------------------------- cards in hand


def not_in_hand(s: Any, design: int, rule: str) -> Message | None:
    if copy_in_hand(s, s.seat ^ s.white, design) >= 0:
        return None
    return Message("why-not-in-hand", card=design_words(design), rule=rule)


def too_dear(s: Any, side: int, cost: int) -> Message | None:
    """R27: what is there does not pay for it."""
    there = int(available(s, side))
    return Message("why-few-sigils", cost=int(cost), available=there, rule="R27") if cost > there else None


def no_home_space(s: Any, rule: str) -> Message | None:
    full = all(s.on[space] >= 0 for space in HOME[s.side])
    return Message("why-home-full", rule=rule) if full else None


def own_mercs(s: Any) -> list[int]:
    """The active player's Mercenaries on the board."""
    return [unit for unit in (merc_with(s.side, piece) for piece in range(MERCS)) if s.at[unit] >= 0]


def why_not_deploy(s: Any, design: int) -> Message | None:
    if found := not_in_hand(s, design, "R52"):
        return found
    if len(own_mercs(s)) == MERCS:
        return Message("why-no-free-piece", rule="R53")
    if found := no_home_space(s, "R53"):
        return found
    if APEX[design] and COST[design] - APEX_DISCOUNT <= available(s, s.side):
        return Message("why-no-pawn-to-sacrifice", card=design_words(design), rule="R54")
    return too_dear(s, s.side, COST[design] - APEX[design] * APEX_DISCOUNT)


def why_not_pair(s: Any, design: int) -> Message | None:
    if found := not_in_hand(s, design, "R59"):
        return found
    if not PARTNER[design]:
        return Message("why-no-partner", card=design_words(design), rule="R59")
    return too_dear(s, s.side, COST[design]) or Message("why-nobody-to-join", rule="R59")


def why_not_play(s: Any, k: int) -> Message | None:
    design = design_of("play", (k,))
    if found := not_in_hand(s, design, "R102"):
        return found
    if abilities.ABILITY[design] == abilities.RIPOSTE and TYPE[design] != EQUIPMENT:
        return Message("why-riposte-later", card=design_words(design), rule="R108")
    if found := too_dear(s, s.side, COST[design]):
        return found
    if TYPE[design] == EQUIPMENT:
        return Message("why-no-carrier", rule="R106")
    return why_no_effect(s, design)


def why_no_effect(s: Any, design: int) -> Message:
    """R104: the first operation of a card or an ability is not legal."""
    what = abilities.OPERATION[design, 0]
    if what == abilities.DEPLOY_PAWNS:
        if s.disgraced[s.side]:
            return Message("why-disgraced", rule="R71")
        pawns = range(s.side * SLOTS + FIRST_PAWN, (s.side + 1) * SLOTS)
        if all(s.at[unit] >= 0 for unit in pawns):
            return Message("why-no-spare-pawn", rule="R73")
        return Message("why-home-full", rule="R77")
    if what == abilities.KING_HEAL:
        return Message("why-king-unhurt", rule="R69")
    return Message("why-no-effect", card=design_words(design), rule="R104")


def why_not_use(s: Any, card: int) -> Message | None:
    unit, design = s.holder[card], DESIGN[card]
    if unit < 0 or SIDE[unit] != s.side:
        return Message("why-not-with-you", card=card_words(card), rule="R97")
    if abilities.ABILITY[design] != abilities.USE:
        return Message("why-nothing-to-use", card=card_words(card), rule="R97")
    if abilities.USE_INVOKES[design] and s.invoked[unit]:
        return Message("why-invoked", unit=unit_words(s, unit), rule="R97")
    if s.spent[card]:
        return Message("why-used-already", card=card_words(card), rule="R98")
    return too_dear(s, s.side, abilities.USE_COST[design]) or why_no_effect(s, design)


def why_not_queen(s: Any, _: int = 0) -> Message | None:
    if s.queen[s.side] != RESERVE:
        lost = s.queen[s.side] == LOST
        return Message("why-queen-lost" if lost else "why-queen-there", rule="R66" if lost else "R63")
    return no_home_space(s, "R63") or too_dear(s, s.side, 1)


def why_not_retire(s: Any, piece: int) -> Message:
    return Message("why-no-such-merc", piece=piece_words(piece), rule="R94")


# ------------------------------------------------------------------------------------ units that move and attack


def not_yours(s: Any, space: int, rule: str) -> Message | None:
    """Nobody stands there, or an enemy does (R4)."""
    unit = s.on[space]
    if unit < 0:
        return Message("why-nobody-there", space=SPACE_IDS[space], rule=rule)
    if SIDE[unit] != s.seat ^ s.white:
        return Message("why-enemy-unit", unit=unit_words(s, unit), space=SPACE_IDS[space], rule="R4")
    return None


def why_not_start(s: Any, space: int) -> Message | None:
    """R37 to R40: why a unit cannot take a move action."""
    if found := not_yours(s, space, "R37"):
        return found
    unit = s.on[space]
    whom = {"unit": unit_words(s, unit)}
    if s.fresh[unit]:
        return Message("why-fresh", **whom, rule="R40")
    if s.rooted[unit]:
        return Message("why-rooted", **whom, rule="R40")
    cost = int(move_cost(s))
    if cost > available(s, s.side):
        return Message("why-move-too-dear", cost=cost, available=int(available(s, s.side)), rule="R38")
    if s.moved[unit]:
        return Message("why-moved", **whom, rule="R39")
    return Message("why-nowhere-to-go", **whom, rule="R48")


def why_not_attack(s: Any, space: int) -> Message | None:
    """R78 to R81: why a unit cannot attack anybody."""
    if found := not_yours(s, space, "R78"):
        return found
    unit = s.on[space]
    whom = {"unit": unit_words(s, unit)}
    if s.halted[unit]:
        return Message("why-halted", **whom, rule="R80")
    if s.attacked[unit]:
        return Message("why-attacked", **whom, rule="R80")
    if s.invoked[unit]:
        return Message("why-invoked", **whom, rule="R80")
    if s.fresh[unit] and not s.traits[unit] & abilities.HASTE:
        return Message("why-fresh", **whom, rule="R57")
    foes = [foe for foe in range((1 - s.side) * SLOTS, (2 - s.side) * SLOTS) if s.at[foe] >= 0]
    reached = [foe for foe in foes if in_reach(s, unit, s.at[foe])]
    if not reached:
        return Message("why-nobody-in-reach", **whom, rule="R76" if KIND[unit] == PAWN else "R81")
    return attack_too_dear(s, unit, min(reached, key=lambda foe: attack_cost(s, foe)))


def attack_too_dear(s: Any, unit: int, foe: int) -> Message:
    """R79; a Living Sigil does not pay for its own attack (R30)."""
    cost, there = int(attack_cost(s, foe)), int(available(s, s.side))
    if cost <= there:
        return Message("why-pays-not-for-itself", unit=unit_words(s, unit), rule="R30")
    return Message("why-attack-too-dear", cost=cost, available=there, rule="R79")
