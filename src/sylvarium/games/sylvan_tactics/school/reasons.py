"""Why not? One sentence and the number of a rule for what cannot be done now.

A reason is asked for only where the rules have refused. Of the rules only those are called that the face calls too:
they are compiled already.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sylvarium.games.sylvan_tactics.face.naming import decoded
from sylvarium.games.sylvan_tactics.rules.state import (
    STEP,
)
from sylvarium.games.sylvan_tactics.school.acting import (
    not_in_hand,
    why_not_attack,
    why_not_deploy,
    why_not_pair,
    why_not_play,
    why_not_queen,
    why_not_retire,
    why_not_start,
    why_not_use,
)
from sylvarium.games.sylvan_tactics.school.choosing import (
    why_not_carry,
    why_not_chosen,
    why_not_destroy,
    why_not_done,
    why_not_full_price,
    why_not_go,
    why_not_health,
    why_not_home,
    why_not_join,
    why_not_piece,
    why_not_promote,
    why_not_promote_card,
    why_not_retrieve,
    why_not_riposte,
    why_not_sacrifice,
    why_not_scout,
    why_not_stop,
    why_not_target,
)
from sylvarium.kernel import Message
from sylvarium.kernel.view import step_of

MAIN_ACTIONS = ("deploy", "pair", "play", "queen", "use", "move", "attack", "retire")


def reason(s: Any, seat: int, action: int) -> Message | None:
    """Why `seat`, who decides, cannot play this action now; None where it belongs to quite another moment."""
    kind, args = decoded(action)
    step = step_of(s)[0]
    why = REASONS.get((step, kind))
    return why(s, *args) if why else other_moment(step, kind)


def other_moment(step: int, kind: str) -> Message | None:
    """Main actions come one after the other, each of them completely, in one's own Main Phase (R21)."""
    if step == STEP.main:
        return Message("why-begin-with-yours", rule="R21") if kind in ("space", "unit") else None
    if kind not in MAIN_ACTIONS:
        return None
    if step in (STEP.mulligan, STEP.mulligan_card):
        return Message("why-not-begun", rule="R14")
    if step == STEP.riposte:
        return Message("why-only-ripostes", rule="R108")
    if step in (STEP.promote, STEP.promote_card, STEP.promote_piece, STEP.discard):
        return Message("why-turn-ends", rule="R22")
    return Message("why-finish-first", rule="R21")


# Why an action may be refused at the step that asks for it.
REASONS: dict[tuple[int, str], Callable[..., Message | None]] = {
    (STEP.mulligan_card, "put_back"): lambda s, design: not_in_hand(s, design, "R13"),
    (STEP.mulligan_card, "done"): why_not_done,
    (STEP.main, "deploy"): why_not_deploy,
    (STEP.main, "pair"): why_not_pair,
    (STEP.main, "play"): why_not_play,
    (STEP.main, "queen"): why_not_queen,
    (STEP.main, "use"): why_not_use,
    (STEP.main, "move"): why_not_start,
    (STEP.main, "attack"): why_not_attack,
    (STEP.main, "retire"): why_not_retire,
    (STEP.apex, "unit"): why_not_sacrifice,
    (STEP.apex, "full_price"): why_not_full_price,
    (STEP.choose_piece, "piece"): why_not_piece,
    (STEP.choose_space, "space"): why_not_home("R52"),
    (STEP.queen_x, "health"): why_not_health,
    (STEP.queen_space, "space"): why_not_home("R63"),
    (STEP.pair_target, "unit"): why_not_join,
    (STEP.equip_target, "unit"): why_not_carry,
    (STEP.destination, "space"): why_not_go,
    (STEP.attack_target, "unit"): why_not_target,
    (STEP.choose_target, "unit"): why_not_chosen,
    (STEP.swap_target, "unit"): why_not_chosen,
    (STEP.destroy_target, "destroy"): why_not_destroy,
    (STEP.choose_card, "retrieve"): why_not_retrieve,
    (STEP.scout_pick, "scout"): why_not_scout,
    (STEP.deploy_pawn_space, "space"): why_not_home("R77"),
    (STEP.deploy_pawn_space, "stop"): why_not_stop,
    (STEP.riposte, "riposte"): why_not_riposte,
    (STEP.promote, "unit"): why_not_promote,
    (STEP.promote_card, "promote"): why_not_promote_card,
    (STEP.promote_piece, "piece"): why_not_piece,
    (STEP.discard, "discard"): lambda s, design: not_in_hand(s, design, "R23"),
}
