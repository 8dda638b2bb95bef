"""Choices, their pieces and headings, and the questions, in words. What happened is told in `story`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sylvarium.games.sylvan_tactics.face.forecast import forecast
from sylvarium.games.sylvan_tactics.face.naming import card_of, decoded, design_of
from sylvarium.games.sylvan_tactics.face.naming import name as name
from sylvarium.games.sylvan_tactics.face.phrases import (
    card_words,
    design_words,
    piece_words,
    space_name,
    unit_words,
    used,
)
from sylvarium.games.sylvan_tactics.face.pieces import card_id, pool_id, queen_card_id, space_id, unit_id
from sylvarium.games.sylvan_tactics.rules import abilities
from sylvarium.games.sylvan_tactics.rules.board import SPACE_IDS
from sylvarium.games.sylvan_tactics.rules.cards import copy_in_hand, copy_in_pile
from sylvarium.games.sylvan_tactics.rules.components import APEX_DISCOUNT, COST, DESIGN, FIRST_COPY, NONE
from sylvarium.games.sylvan_tactics.rules.mercenaries import merc_with
from sylvarium.games.sylvan_tactics.rules.moving import move_cost
from sylvarium.games.sylvan_tactics.rules.sigils import available
from sylvarium.games.sylvan_tactics.rules.state import BY_FREE_MOVE, BY_MOVE_ACTION, BY_SHIFT, FROM_HAND, STEP
from sylvarium.kernel import Message
from sylvarium.kernel.view import step_of

BY_ITSELF = ("space", "unit")  # where a unit or a card that was just chosen can only go
# Lines about what follows by itself.
FOLLOWS = ("log-colours", "log-draw", "log-draw-own", "log-limit", "log-reshuffle", "log-turn", "log-wins")


# -------------------------------------------------------------------------------------------- choices


def words(s: Any, action: int) -> Message:
    """What a choice does, for a button."""
    kind, args = decoded(action)
    if kind == "space":
        step = step_of(s)[0]
        return Message("do-go" if step == STEP.destination else "do-place", space=SPACE_IDS[args[0]])
    if kind == "unit":
        return unit_choice(s, s.on[args[0]])
    if kind in ("deploy", "pair", "play", "riposte"):
        design = design_of(kind, args)
        return Message(f"do-{kind}", card=design_words(design), cost=int(COST[design]))
    if kind in ("put_back", "discard", "retrieve", "scout"):
        return Message(f"do-{kind.replace('_', '-')}", card=design_words(args[0]))
    if kind == "use":
        return Message("do-use", **used(s, args[0]))
    if kind == "destroy":
        return Message("do-destroy", card=card_words(card_of(kind, args)))
    if kind == "promote":
        source = "hand" if args[0] == FROM_HAND else "pile"
        return Message(f"do-promote-{source}", card=design_words(args[1]))
    return plain_choice(s, kind, args)


def plain_choice(s: Any, kind: str, args: tuple[int, ...]) -> Message:
    """Choices that are not about a card in hand or on the table."""
    if kind in ("move", "attack"):
        unit = s.on[args[0]]
        cost = {"cost": int(move_cost(s))} if kind == "move" else {}
        return Message(f"do-{kind}", unit=unit_words(s, unit), space=SPACE_IDS[args[0]], **cost)
    if kind == "retire":
        unit = merc_with(s.side, args[0])
        return Message("do-retire", unit=unit_words(s, unit), space=space_name(s, unit))
    if kind == "piece":
        return Message("do-piece", piece=piece_words(args[0]))
    if kind == "health":
        return Message("do-health", health=args[0] + 1)
    if kind == "full_price":
        return Message("do-full-price", cost=int(COST[DESIGN[step_of(s)[1]]]))
    if kind == "advance":
        return Message("do-advance", space=SPACE_IDS[s.vacated])
    if kind == "stay":
        return Message("do-stay", space=space_name(s, s.attacker))
    return Message("do-pass" if kind == "let_pass" else f"do-{kind.replace('_', '-')}")


def unit_choice(s: Any, unit: int) -> Message:
    """A unit on the board is chosen, for what the step says."""
    step, a, b = step_of(s)
    whom: dict[str, Any] = {"unit": unit_words(s, unit), "space": space_name(s, unit)}
    if step == STEP.attack_target:
        what = forecast(s, a, unit)
        return Message("do-strike", **whom, cost=what.cost, outcome=what.words())
    if step == STEP.apex:
        return Message("do-sacrifice", space=whom["space"], cost=int(COST[DESIGN[a]]) - APEX_DISCOUNT)
    if step == STEP.promote:
        return Message("do-promote-pawn", space=whom["space"])
    if step == STEP.pair_target:
        return Message("do-pair-with", **whom)
    if step == STEP.equip_target:
        return Message("do-equip", **whom)
    if step == STEP.choose_target and abilities.OPERATION[DESIGN[a], b] == abilities.REDIRECT:
        return Message("do-redirect", **whom, outcome=forecast(s, s.attacker, unit).words())
    return Message("do-target", **whom)


OPEN_PIECES = ("unit:", "space:")  # what stands on the board; copies of cards are told apart by their owner only
DESTROYS = ("retire",)


def piece(s: Any, action: int) -> str | None:
    """The thing on the table that is clicked for this choice; None where nothing like it lies there."""
    kind, args = decoded(action)
    if kind == "space":
        return space_id(args[0])
    if kind in ("unit", "move", "attack"):
        return there(unit_id, s.on[args[0]])
    if kind in ("use", "destroy"):
        return card_id(card_of(kind, args))
    if kind in OF_CARDS:
        card = copy_of(s, kind, args)
        first = kind == "put_back" and card >= 0  # the first of equal cards, which have no numbers of their own yet
        return there(card_id, FIRST_COPY[DESIGN[card]] if first else card)
    if kind == "retire":
        return unit_id(merc_with(s.side, args[0]))
    if kind == "piece":
        return pool_id(s.side, args[0])
    if kind == "queen":
        return queen_card_id(s.side)
    if kind == "advance":
        return there(space_id, s.vacated)
    return there(unit_id, s.attacker) if kind == "stay" else None


OF_CARDS = ("put_back", "deploy", "pair", "play", "discard", "riposte", "retrieve", "scout", "promote")


def copy_of(s: Any, kind: str, args: tuple[int, ...]) -> int:
    """The copy that a choice of a card takes: from the hand, the discard pile, or the cards looked at; or NONE."""
    design = design_of(kind, args)
    if kind == "retrieve" or (kind == "promote" and args[0] != FROM_HAND):
        return copy_in_pile(s, design)
    if kind == "scout":
        return next((card for card in s.looked[: s.looked_size] if DESIGN[card] == design), NONE)
    return copy_in_hand(s, s.seat ^ s.white, design)


def there(id_of: Callable[[int], str], number: int) -> str | None:
    return id_of(number) if number >= 0 else None


def group(s: Any, action: int) -> Message | None:
    """In the Main Phase choices are listed under headings."""
    if step_of(s)[0] != STEP.main:
        return None
    kind = decoded(action)[0]
    if kind in ("deploy", "pair", "play", "queen"):
        return Message("group-cards")
    return Message("group-turn" if kind == "end_turn" else "group-units")


# ------------------------------------------------------------------------------------------ questions

ABOUT_CARD = {
    STEP.apex: "apex",
    STEP.choose_piece: "piece",
    STEP.choose_space: "place",
    STEP.pair_target: "pair",
    STEP.equip_target: "equip",
}
PLAIN = {
    STEP.mulligan: "mulligan",
    STEP.queen_x: "queen",
    STEP.queen_space: "queen-place",
    STEP.scout_pick: "scout",
    STEP.deploy_pawn_space: "pawn",
    STEP.promote: "promote",
    STEP.discard: "discard",
}


def question(s: Any) -> Message:
    """The decision in one sentence."""
    step, a, b = step_of(s)
    if step in PLAIN:
        return Message(f"ask-{PLAIN[step]}")
    if step in ABOUT_CARD:
        return Message(f"ask-{ABOUT_CARD[step]}", card=card_words(a))
    if step == STEP.main:
        return Message("ask-main", sigils=int(available(s, s.side)))
    if step == STEP.mulligan_card:
        return Message("ask-put-back", count=b)
    if step == STEP.destination:
        return question_of_way(s, a, b)
    if step == STEP.attack_target:
        return Message("ask-attack", unit=unit_words(s, a))
    if step == STEP.advance:
        return Message("ask-advance", unit=unit_words(s, s.attacker), space=SPACE_IDS[s.vacated])
    if step == STEP.riposte:
        return question_of_window(s, abilities.WINDOWS[a])
    return question_of_operation(s, step, a, b)


def question_of_way(s: Any, unit: int, way: int) -> Message:
    """Where a unit goes."""
    if way == BY_MOVE_ACTION:
        return Message("ask-move", unit=unit_words(s, unit), cost=int(move_cost(s)))
    kind = "free-move" if way == BY_FREE_MOVE else "shift" if way == BY_SHIFT else "tunnel"
    return Message(f"ask-{kind}", unit=unit_words(s, unit))


def question_of_window(s: Any, window: str) -> Message:
    """What the Responder may answer."""
    id = f"ask-riposte-{window.replace('_', '-')}"
    if window == "attack_declared":
        return Message(
            id,
            attacker=unit_words(s, s.attacker),
            defender=unit_words(s, s.defender),
            space=space_name(s, s.defender),
        )
    if window == "unit_killed":
        return Message(id)
    if window == "action_played":
        return Message(id, card=card_words(s.action_card))
    return Message(id, unit=unit_words(s, s.subject), space=space_name(s, s.subject))


def question_of_operation(s: Any, step: int, a: int, b: int) -> Message:
    """The choices of an operation, and those of a promotion."""
    if step == STEP.choose_target:
        redirect = abilities.OPERATION[DESIGN[a], b] == abilities.REDIRECT
        return Message("ask-redirect" if redirect else "ask-target", card=card_words(a))
    if step == STEP.swap_target:
        return Message("ask-swap", card=card_words(a), unit=unit_words(s, s.same))
    if step == STEP.destroy_target:
        return Message("ask-destroy", card=card_words(s.action_card))
    if step == STEP.choose_card:
        return Message("ask-retrieve", card=card_words(s.action_card))
    if step == STEP.promote_card:
        return Message("ask-promote-card", space=space_name(s, a))
    return Message("ask-promote-piece", card=card_words(b))  # promote_piece
