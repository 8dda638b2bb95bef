"""The stable names of the actions."""

from __future__ import annotations

from functools import cache

from sylvarium.games.sylvan_tactics.rules.board import SPACE_IDS
from sylvarium.games.sylvan_tactics.rules.components import CARD_IDS, DESIGN_IDS, FIRST_FIELD, MERC_DESIGNS, PIECES
from sylvarium.games.sylvan_tactics.rules.state import ACTIONS, FROM_HAND

decoded = cache(ACTIONS.decode)

OF_MERC_DESIGN = ("deploy", "pair", "retrieve")
OF_OTHER_DESIGN = ("play", "riposte")
OF_ANY_DESIGN = ("put_back", "scout", "discard")
OF_SPACE = ("move", "attack", "space", "unit")


def design_of(kind: str, args: tuple[int, ...]) -> int:
    """The design an action speaks of."""
    if kind in OF_OTHER_DESIGN:
        return args[0] + MERC_DESIGNS
    return args[1] if kind == "promote" else args[0]


def card_of(kind: str, args: tuple[int, ...]) -> int:
    """The card an action speaks of."""
    return args[0] + FIRST_FIELD if kind == "destroy" else args[0]


def name(action: int) -> str:
    """The stable name of an action: `move:e2`, `deploy:red_fox`, `promote:hand:red_fox`, `use:river_otter#1`."""
    kind, args = decoded(action)
    if kind in OF_SPACE:
        return f"{kind}:{SPACE_IDS[args[0]]}"
    if kind in OF_MERC_DESIGN + OF_OTHER_DESIGN + OF_ANY_DESIGN:
        return f"{kind}:{DESIGN_IDS[design_of(kind, args)]}"
    if kind in ("use", "destroy"):
        return f"{kind}:{CARD_IDS[card_of(kind, args)]}"
    if kind in ("retire", "piece"):
        return f"{kind}:{PIECES[args[0]]}"
    if kind == "health":
        return f"health:{args[0] + 1}"
    if kind == "promote":
        return f"promote:{'hand' if args[0] == FROM_HAND else 'pile'}:{DESIGN_IDS[args[1]]}"
    return "pass" if kind == "let_pass" else kind
