"""How a turn is planned while the other thinks, and standing answers to windows."""

from __future__ import annotations

from typing import Any

from sylvarium.games.sylvan_tactics.rules.abilities import ATTACK_DECLARED
from sylvarium.games.sylvan_tactics.rules.cards import EVER_PUT_BACK
from sylvarium.games.sylvan_tactics.rules.components import HAND_LIMIT, KIND, KING, NONE
from sylvarium.games.sylvan_tactics.rules.state import ACTIONS, IN_DECK, RESOLVING, STEP
from sylvarium.kernel.view import step_of

# What may be said once for all windows (R108); the first is what holds if nothing was said.
STANDING = {"riposte": ("ask", "pass", "king")}

GROWS = ("hand_size", "deck")  # numbers of a view that a card drawn meanwhile changes: only differences matter


def in_turn(s: Any, seat: int) -> bool:
    """The other player is asked in windows (R109)."""
    return s.seat == seat and s.side ^ s.white == seat and s.turn > 0


def hand_over(s: Any, seat: int, stage: Any) -> bool:
    """R16 to R24: the turn of the opponent ends without another move. The card that is drawn then is not known yet.

    It cannot be told what becomes of a card that is being played or looked at. Which cards a full hand loses (R23) is
    not known either: they go back among those nobody knows.
    """
    other = s.side
    unclear = RESOLVING in s.where.tolist() or s.looked_size
    if s.agenda[0, 0] != STEP.main or unclear or other ^ s.white == seat:
        return False
    mine = 1 - other
    held = s.hand_size[mine]
    s.attacker, s.defender = NONE, NONE
    while s.hand_size[other] > HAND_LIMIT:
        put_back(s, other)
    stage.lay(STEP.discard, STEP.promote)
    stage.play(ACTIONS.no_promotion)
    if s.hand_size[mine] > held:
        put_back(s, mine)
    return True


def put_back(s: Any, side: int) -> None:
    """The last card of a hand goes back among those nobody knows."""
    last = s.hand_size[side] - 1
    card = s.hand[side, last]
    s.hand[side, last] = 0
    s.hand_size[side] = last
    s.where[card] = IN_DECK
    s.marks[card] &= EVER_PUT_BACK
    s.deck[s.deck_size] = card
    s.deck_size += 1


def answer(s: Any, standing: dict[str, str]) -> int | None:
    """R108, R112: what the standing answer says in this window; None: its player is asked.

    It looks only at what everybody sees, so it tells nothing of the hand.
    """
    if step_of(s)[0] != STEP.riposte:
        return None
    said = standing.get("riposte")
    king = step_of(s)[1] == ATTACK_DECLARED and s.defender >= 0 and KIND[s.defender] == KING
    return ACTIONS.let_pass if said == "pass" or (said == "king" and not king) else None
