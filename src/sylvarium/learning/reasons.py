"""Why not? A sentence, and the number of a rule, for what cannot be done: the game itself says it.

A game with `school/reasons.py` has `reason(s, seat, action) -> Message | None`; the argument `rule` of the message is
the number of the rule. None means that there is nothing better to say than what is asked.
"""

from __future__ import annotations

from sylvarium.kernel import Message
from sylvarium.learning.schools import has_school, school
from sylvarium.table import Table


def why_not(table: Table, seat: int, piece: str) -> Message | None:
    """Why nothing can be chosen on this piece by `seat` now.

    A piece may stand for several actions: those of a kind that is being asked for come first.
    """
    if table.over or table.seat != seat or not has_school(table.game, "reasons"):
        return None
    game, legal = table.game, table.legal_actions()
    position = table.record().reading()
    asked = {game.actions.kind(action).name for action in legal}
    meant = [action for action in range(game.actions.size) if game.telling.piece(position, action) == piece]
    meant.sort(key=lambda action: game.actions.kind(action).name not in asked)
    reason = school(game, "reasons").reason
    found = (reason(position, seat, action) for action in meant if action not in legal)
    return next((words for words in found if words), None)
