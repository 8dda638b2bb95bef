"""Why something cannot be chosen for what has been begun: the first thing that is in its way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sylvarium.games.sylvan_tactics.face.naming import card_of, design_of
from sylvarium.games.sylvan_tactics.face.phrases import (
    card_words,
    design_words,
    kind_words,
    piece_words,
    space_name,
    unit_words,
)
from sylvarium.games.sylvan_tactics.rules import abilities
from sylvarium.games.sylvan_tactics.rules.attacking import in_reach
from sylvarium.games.sylvan_tactics.rules.board import DIAGONALS, HOME, ROWS_AND_FILES, SPACE_IDS
from sylvarium.games.sylvan_tactics.rules.components import (
    BISHOP,
    COST,
    DESIGN,
    KIND,
    KING,
    KNIGHT,
    MERC,
    PAWN,
    PIECE,
    PIECES,
    ROOK,
    SIDE,
)
from sylvarium.games.sylvan_tactics.rules.mercenaries import merc_with
from sylvarium.games.sylvan_tactics.rules.sigils import available
from sylvarium.games.sylvan_tactics.rules.state import (
    BY_FREE_MOVE,
    BY_MOVE_ACTION,
    BY_SHIFT,
)
from sylvarium.games.sylvan_tactics.school.acting import attack_too_dear, not_in_hand, not_yours, too_dear
from sylvarium.kernel import Message
from sylvarium.kernel.view import step_of

# ----------------------------------------------------------------------------------------- places and targets


def why_not_target(s: Any, space: int) -> Message:
    attacker, foe = step_of(s)[1], s.on[space]
    if foe < 0:
        return Message("why-nobody-there", space=SPACE_IDS[space], rule="R78")
    if SIDE[foe] == SIDE[attacker]:
        return Message("why-own-unit", unit=unit_words(s, foe), rule="R81")
    if in_reach(s, attacker, space):
        return attack_too_dear(s, attacker, foe)
    rule = "R76" if KIND[attacker] == PAWN else "R81"
    return Message("why-out-of-reach", unit=unit_words(s, attacker), space=SPACE_IDS[space], rule=rule)


def why_not_go(s: Any, space: int) -> Message:
    """R42 to R48: somebody stands there, or it is not how the unit moves."""
    _, unit, way = step_of(s)
    if s.on[space] >= 0:
        return occupied(s, space, "R48")
    if way not in (BY_MOVE_ACTION, BY_FREE_MOVE):
        return Message("why-not-beside" if way == BY_SHIFT else "why-no-tunnel", rule="R51")
    if KIND[unit] == PAWN:
        return Message("why-way-pawn", rule="R42")
    if KIND[unit] == KING:
        return Message("why-way-king", rule="R46")
    if PIECE[unit] == KNIGHT:
        return Message("why-way-knight", rule="R44")
    if lines_of(unit, s.at[unit]) >> space & 1:
        return Message("why-in-the-way", space=SPACE_IDS[space], rule="R45")
    return Message(f"why-way-{PIECES[PIECE[unit]] if KIND[unit] == MERC else 'queen'}", rule="R45")


def lines_of(unit: int, space: int) -> int:
    """R45: the spaces to which a Rook, a Bishop or the Queen could slide if nobody else were there, as bits."""
    straight = 0 if PIECE[unit] == BISHOP else ROWS_AND_FILES[space]
    return straight | (0 if PIECE[unit] == ROOK else DIAGONALS[space])


def occupied(s: Any, space: int, rule: str) -> Message:
    return Message("why-occupied", unit=unit_words(s, s.on[space]), space=SPACE_IDS[space], rule=rule)


# ----------------------------------------------------------------------------------------- coming onto the board


def why_not_home(rule: str) -> Callable[[Any, int], Message]:
    """Why a unit cannot enter on a space: it is not at home, or somebody stands there (R1)."""

    def why(s: Any, space: int) -> Message:
        home = space in HOME[s.seat ^ s.white]
        return occupied(s, space, "R1") if home else Message("why-not-home", space=SPACE_IDS[space], rule=rule)

    return why


def why_not_piece(s: Any, piece: int) -> Message:
    unit = merc_with(s.side, piece)
    return Message("why-piece-taken", piece=piece_words(piece), unit=unit_words(s, unit), rule="R53")


def why_not_health(s: Any, k: int) -> Message:
    return Message("why-few-sigils", cost=k + 1, available=int(available(s, s.side)), rule="R63")


def why_not_sacrifice(s: Any, space: int) -> Message:
    return not_yours(s, space, "R54") or Message("why-only-a-pawn", unit=unit_words(s, s.on[space]), rule="R54")


def why_not_full_price(s: Any, _: int = 0) -> Message | None:
    return too_dear(s, s.side, COST[DESIGN[step_of(s)[1]]])


def why_not_join(s: Any, space: int) -> Message:
    if found := not_yours(s, space, "R60"):
        return found
    unit = s.on[space]
    if KIND[unit] != MERC:
        return Message("why-mercs-only", unit=unit_words(s, unit), rule="R60")
    return Message("why-has-partner", unit=unit_words(s, unit), rule="R59")


def why_not_carry(s: Any, space: int) -> Message:
    return not_yours(s, space, "R106") or Message("why-mercs-only", unit=unit_words(s, s.on[space]), rule="R106")


# -------------------------------------------------------------------------------- choices of cards and abilities


def why_not_chosen(s: Any, space: int) -> Message:
    """5.3: why a unit does not fit the selector of an operation."""
    _, card, k = step_of(s)
    unit, design = s.on[space], DESIGN[card]
    about: dict[str, Any] = {"card": card_words(card), "rule": "R104"}
    if unit < 0:
        return Message("why-nobody-there", space=SPACE_IDS[space], rule="R104")
    about["unit"] = unit_words(s, unit)
    ally = abilities.TARGET_SIDE[design, k] == abilities.ALLY
    if (SIDE[unit] == s.performer) != ally:
        return Message("why-only-yours" if ally else "why-only-enemies", **about)
    if not abilities.TARGET_KINDS[design, k] >> KIND[unit] & 1:
        return Message("why-other-kind", **{**about, "unit": kind_words(KIND[unit])})
    if not ally and s.traits[unit] & abilities.WARDED:
        return Message("why-warded", **about)
    if abilities.TARGET_WOUNDED[design, k] and not s.wounded[unit]:
        return Message("why-not-wounded", **about)
    if abilities.TARGET_INVOKED[design, k] and not s.invoked[unit]:
        return Message("why-not-invoked", **about)
    if abilities.TARGET_WITHIN[design, k] or abilities.TARGET_NEAR[design, k]:
        return Message("why-too-far", **about)
    if abilities.OPERATION[design, k] == abilities.FREE_MOVE:
        return Message("why-nowhere-to-go", unit=about["unit"], rule="R48")
    if abilities.OPERATION[design, k] == abilities.SWAP:
        return Message("why-another-unit", unit=about["unit"], space=space_name(s, unit), rule="R104")
    return Message("why-out-of-reach", unit=unit_words(s, s.attacker), space=SPACE_IDS[space], rule="R81")


def why_not_destroy(s: Any, k: int) -> Message:
    return Message("why-not-theirs", card=card_words(card_of("destroy", (k,))), rule="R104")


def why_not_retrieve(s: Any, design: int) -> Message:
    return Message("why-not-in-pile", card=design_words(design), rule="R104")


def why_not_scout(s: Any, design: int) -> Message:
    return Message("why-not-looked-at", card=design_words(design), rule="R117")


def why_not_stop(s: Any, _: int = 0) -> Message:
    return Message("why-one-pawn-at-least", rule="R77")


# ------------------------------------------------------------------------------ Ripostes, the end, the beginning


def why_not_riposte(s: Any, k: int) -> Message | None:
    """R108 to R113: why this card does not answer here."""
    design = design_of("riposte", (k,))
    if found := not_in_hand(s, design, "R111"):
        return found
    about = {"card": design_words(design)}
    if abilities.ABILITY[design] != abilities.RIPOSTE:
        return Message("why-no-riposte", **about, rule="R108")
    if abilities.WINDOW[design] != step_of(s)[1]:
        return Message("why-other-window", **about, rule="R109")
    return too_dear(s, s.seat ^ s.white, COST[design]) or Message("why-does-not-fit", **about, rule="R111")


def why_not_promote(s: Any, space: int) -> Message:
    if found := not_yours(s, space, "R119"):
        return found
    if KIND[s.on[space]] != PAWN:
        return Message("why-only-pawns", unit=unit_words(s, s.on[space]), rule="R119")
    if space in HOME[1 - s.side] and space // 8 in (0, 7):
        return Message("why-no-card-to-promote", rule="R121")
    return Message("why-not-across", space=SPACE_IDS[space], rule="R119")


def why_not_promote_card(s: Any, source: int, design: int) -> Message | None:
    return (
        not_in_hand(s, design, "R120")
        if source == 0
        else Message("why-not-in-pile", card=design_words(design), rule="R120")
    )


def why_not_done(s: Any, _: int = 0) -> Message:
    return Message("why-one-card-at-least", rule="R13")
