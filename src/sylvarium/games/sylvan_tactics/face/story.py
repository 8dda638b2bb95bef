"""The story of an action as a seat saw it: the act itself, then everything that differs afterwards."""

from __future__ import annotations

from typing import Any

from sylvarium.games.sylvan_tactics.face.naming import decoded
from sylvarium.games.sylvan_tactics.face.phrases import (
    card_words,
    design_words,
    piece_words,
    player,
    space_name,
    unit_words,
    used,
)
from sylvarium.games.sylvan_tactics.rules.abilities import MORALE_GUARD
from sylvarium.games.sylvan_tactics.rules.components import (
    CARDS,
    DESIGN,
    KIND,
    MERC,
    MERC_DESIGNS,
    PAWN,
    PIECE,
    QUEEN,
    SIDE,
    SLOTS,
    UNITS,
)
from sylvarium.games.sylvan_tactics.rules.state import (
    BY_MOVE_ACTION,
    IN_HAND,
    IN_PILE,
    IN_PLAY,
    RESOLVING,
    SEEN,
    STEP,
)
from sylvarium.kernel import Message
from sylvarium.kernel.record import Reading
from sylvarium.kernel.view import step_of


def story(before: Any, action: int, after: Any, seat: int | None) -> list[Message]:
    """What an action did, as `seat` saw it."""
    return [
        *_act(before, action, after, seat),
        *_open_to_all(before, action, after),
        *_gains(before, after, seat),
        *_spent(before, after),
        *_end(after),
    ]


def _open_to_all(before: Any, action: int, after: Any) -> list[Message]:
    """What everybody saw; the same for every reader, so reading copies keep it."""
    kept = vars(after).get("told") if isinstance(after, Reading) else None
    if kept and kept[0] is before and kept[1] == action:
        return kept[2]
    lines = [
        *_combat(before, after),
        *_units(before, action, after),
        *_kings(before, after),
        *_losses(before, action, after),
        *_new_turn(before, after),
    ]
    if isinstance(after, Reading):
        vars(after)["told"] = before, action, lines
    return lines


# ------------------------------------------------------------------------------------------ the act itself


def _act(before: Any, action: int, after: Any, seat: int | None) -> list[Message]:
    kind, args = decoded(action)
    who: dict[str, Any] = {"player": player(before, before.seat ^ before.white)}
    if kind in ("put_back", "done", "keep"):
        return _mulligan(before, kind, args, after, seat)
    if kind in ("deploy", "pair", "promote"):
        return [Message("log-announce", card=design_words(args[-1]), **who)]
    if kind == "play":
        announced = step_of(after)[0] == STEP.equip_target and not after.over
        return [Message("log-announce" if announced else "log-play", card=design_words(args[0] + MERC_DESIGNS), **who)]
    if kind == "riposte":
        return [Message("log-riposte", card=design_words(args[0] + MERC_DESIGNS), **who)]
    if kind == "let_pass":  # section 6: only the Responder knows that he could have answered
        return [Message("log-pass", **who)] if before.seat == seat else []
    if kind == "use":
        return [Message("log-use", **used(before, args[0]), **who)]
    if kind == "retire":
        unit = before.side * SLOTS + 2 + args[0]
        return [Message("log-retire", unit=unit_words(before, unit), space=space_name(before, unit), **who)]
    if kind == "stay":
        unit = before.attacker
        return [Message("log-stay", unit=unit_words(before, unit), space=space_name(before, unit))]
    if kind == "unit":
        return _chosen(before, before.on[args[0]])
    if kind == "discard":
        return [Message("log-discard", cards=[design_words(args[0])], **who)]
    return []


def _mulligan(before: Any, kind: str, args: tuple[int, ...], after: Any, seat: int | None) -> list[Message]:
    """Q3: others see how many cards are put back and how many a player then has, never which."""
    side = before.seat ^ before.white
    who = player(before, side)
    if kind == "keep":
        return [Message("log-keep", player=who, count=before.hand_size[side])]
    lines = []
    if kind == "put_back":
        own = Message("log-put-back-own", player=who, card=design_words(args[0]))
        lines.append(own if before.seat == seat else Message("log-put-back", player=who))
    if after.mulligans[side] > before.mulligans[side]:
        lines.append(Message("log-mulligan", player=who, count=after.hand_size[side]))
    return lines


def _chosen(before: Any, unit: int) -> list[Message]:
    """A unit was chosen: an attack is declared, a card attached; other choices show in what follows."""
    step, a, _ = step_of(before)
    whom: dict[str, Any] = {"unit": unit_words(before, unit), "space": space_name(before, unit)}
    if step == STEP.attack_target:
        attacker: dict[str, Any] = {"unit": unit_words(before, a), "from": space_name(before, a)}
        return [
            Message("log-attack", player=player(before, SIDE[a]), target=whom["unit"], to=whom["space"], **attacker)
        ]
    if step == STEP.apex:
        return [Message("log-sacrifice", player=player(before, before.side), space=whom["space"])]
    if step in (STEP.pair_target, STEP.equip_target):
        return [Message("log-pair" if step == STEP.pair_target else "log-equip", card=card_words(a), **whom)]
    return []


# -------------------------------------------------------------------------------------- what happened to units


def _attack_under_way(s: Any) -> bool:
    """Whether an attack was declared and has no outcome yet."""
    return any(s.agenda[k, 0] == STEP.outcome for k in range(s.pending))


def _attack_resolved(before: Any, after: Any) -> bool:
    """Whether an attack reached its outcome by this action."""
    declared = _attack_under_way(before) or step_of(before)[0] == STEP.attack_target
    return declared and not _attack_under_way(after) and after.attacker >= 0


def _combat(before: Any, after: Any) -> list[Message]:
    """Changes of an attack that is under way: another target, no outcome, an Action without effect."""
    lines = []
    under_way = _attack_under_way(before)
    if under_way and after.attacker < 0:
        lines.append(Message("log-nothing"))
    elif under_way and after.defender != before.defender:
        unit = after.defender
        lines.append(Message("log-redirect", unit=unit_words(before, unit), space=space_name(before, unit)))
    if after.cancelled >= 0 > before.cancelled:
        lines.append(Message("log-cancelled", card=card_words(after.cancelled)))
    return lines


def _units(before: Any, action: int, after: Any) -> list[Message]:
    """Units that came, left, went elsewhere or changed."""
    lines: list[Message] = []
    was, now = before.at, after.at
    for unit in _touched(before, after):
        came, comes = before.entry[unit], after.entry[unit]
        if was[unit] >= 0 and came != comes:
            lines += _gone(before, action, after, unit)
        if now[unit] >= 0:
            lines += _come(before, action, after, unit) if came != comes else _changed(before, action, after, unit)
    return lines


def _touched(before: Any, after: Any) -> list[int]:
    """The units of which something is different. Most fields are the same, and then even the same object."""
    pairs = (
        (before.at, after.at),
        (before.entry, after.entry),
        (before.wounded, after.wounded),
        (before.boost, after.boost),
        (before.invoked, after.invoked),
        (before.snared, after.snared),
        (before.rooted, after.rooted),
        (before.halted, after.halted),
    )
    changed = [pair for pair in pairs if pair[0] is not pair[1]]
    return [unit for unit in range(UNITS) if any(was[unit] != now[unit] for was, now in changed)]


def _gone(before: Any, action: int, after: Any, unit: int) -> list[Message]:
    """Killed, or sent back to the hand; what a player gave up himself was told already."""
    whom: dict[str, Any] = {"unit": unit_words(before, unit), "space": space_name(before, unit)}
    kind = decoded(action)[0]
    if kind == "retire" or kind == "piece" or unit == before.offering:
        return []
    own_card = before.kit[unit, 0]
    if KIND[unit] == MERC and after.where[own_card] == IN_HAND and after.marks[own_card] & SEEN:
        return [Message("log-bounced", player=player(before, SIDE[unit]), **whom)]
    return [Message("log-killed", **whom)]


def _come(before: Any, action: int, after: Any, unit: int) -> list[Message]:
    """Deployed or promoted."""
    side = SIDE[unit]
    where: dict[str, Any] = {"player": player(after, side), "space": space_name(after, unit)}
    if KIND[unit] == PAWN:
        return [Message("log-pawn", **where)]
    if KIND[unit] == QUEEN:
        return [Message("log-queen", health=after.queen_health[side], **where)]
    promoted = step_of(before)[0] == STEP.promote_piece
    what = {"card": unit_words(after, unit), "piece": piece_words(PIECE[unit])}
    return [Message("log-promote" if promoted else "log-deploy", **what, **where)]


def _changed(before: Any, action: int, after: Any, unit: int) -> list[Message]:
    """What is different about a unit that stayed on the board."""
    whom: dict[str, Any] = {"unit": unit_words(after, unit), "space": space_name(after, unit)}
    lines = []
    if before.at[unit] != after.at[unit]:
        step, mover, way = step_of(before)
        path: dict[str, Any] = {"unit": whom["unit"], "from": space_name(before, unit), "to": whom["space"]}
        acted = step == STEP.destination and mover == unit and way == BY_MOVE_ACTION
        who = {"player": player(before, SIDE[unit])} if acted else {}
        lines.append(Message("log-move" if acted else "log-goes", **who, **path))
    if before.wounded[unit] != after.wounded[unit]:
        lines.append(Message("log-wounded" if after.wounded[unit] else "log-healed", **whom))
    if before.turn != after.turn:  # what lasts for a turn has ended, and units were readied: nothing to tell
        return lines
    if before.boost[unit] != after.boost[unit]:
        lines.append(Message("log-boost", amount=f"{after.boost[unit]:+d}", **whom))
    if before.invoked[unit] and not after.invoked[unit]:
        lines.append(Message("log-ready", **whom))
    for state, was, now in (
        ("snared", before.snared, after.snared),
        ("rooted", before.rooted, after.rooted),
        ("halted", before.halted, after.halted),
    ):
        if now[unit] > was[unit]:
            lines.append(Message(f"log-{state}", **whom))
    return lines


def _kings(before: Any, after: Any) -> list[Message]:
    """Health of Kings and Queens, and Disgrace."""
    lines = []
    for side in range(2):
        who = {"player": player(before, side)}
        change, left = after.health[side] - before.health[side], after.health[side]
        hit = _attack_resolved(before, after) and after.defender == side * SLOTS  # the King
        if change > 0:
            lines.append(Message("log-king-heals", health=change, left=left, **who))
        elif change < 0:
            lines.append(Message("log-king-hit" if hit else "log-morale", damage=-change, left=left, **who))
        if after.shaken[side] > before.shaken[side]:
            lines += _guarded(before, side)
        lost = before.queen_health[side] - after.queen_health[side]
        if lost > 0:
            lines.append(Message("log-queen-hit", damage=lost, left=after.queen_health[side], **who))
        if after.disgraced[side] > before.disgraced[side]:
            lines.append(Message("log-disgraced", **who))
    return lines


def _guarded(before: Any, side: int) -> list[Message]:
    """`morale_guard`: Battlefields that took something off the first morale damage of the turn."""
    return [
        Message(
            "log-guarded", player=player(before, side), card=card_words(card), damage=int(MORALE_GUARD[DESIGN[card]])
        )
        for card in before.battlefields[side].tolist()[: before.field_count[side]]
        if MORALE_GUARD[DESIGN[card]]
    ]


# --------------------------------------------------------------------------------------- what happened to cards


def _losses(before: Any, action: int, after: Any) -> list[Message]:
    """Cards that went to the discard pile, and the pile when it became the deck."""
    lines: list[Message] = []
    if before.where == after.where:
        return lines
    kind = decoded(action)[0]
    if kind == "destroy":
        gone = [card for card in range(CARDS) if before.where[card] == IN_PLAY and after.where[card] == IN_PILE]
        lines += [Message("log-destroyed", card=card_words(card)) for card in gone]
    else:
        lines += _armor(before, after)
    for side in range(2):
        lines += _discards(before, action, after, side)
    if after.pile_size < before.pile_size and after.deck_size > before.deck_size:
        lines.append(Message("log-reshuffle"))
    return lines


def _armor(before: Any, after: Any) -> list[Message]:
    """Equipment that is gone while its unit is still there has taken a hit."""
    return [
        Message("log-armor", card=card_words(card), unit=unit_words(before, unit))
        for unit in range(UNITS)
        if before.entry[unit] == after.entry[unit]
        for card in before.kit[unit].tolist()[: before.kit_size[unit]]
        if after.where[card] == IN_PILE
    ]


def _discards(before: Any, action: int, after: Any, side: int) -> list[Message]:
    """Cards that went from a hand to the pile; the one that was played or discarded was told already."""
    kind, args = decoded(action)
    if kind == "discard":
        return []
    played = args[0] + MERC_DESIGNS if kind in ("play", "riposte") and side == before.seat ^ before.white else None
    hand = before.hand[side].tolist()[: before.hand_size[side]]
    gone = [card for card in hand if after.where[card] == IN_PILE and DESIGN[card] != played]
    cards = [card_words(card) for card in gone]
    return [Message("log-discard", player=player(before, side), cards=cards)] if gone else []


def _spent(before: Any, after: Any) -> list[Message]:
    """Cards that were being resolved and are done with."""
    if RESOLVING not in before.where:
        return []
    done = [card for card in range(CARDS) if before.where[card] == RESOLVING and after.where[card] == IN_PILE]
    return [Message("log-spent", card=card_words(card)) for card in done]


def _gains(before: Any, after: Any, seat: int | None) -> list[Message]:
    """What a player looks at, and new cards in the hands."""
    lines: list[Message] = []
    if after.looked_size > before.looked_size:
        lines.append(Message("log-scout", player=player(after, step_of(after)[1]), count=after.looked_size))
    for side in range(2):
        lines += _new_cards(before, after, side, seat)
    return lines


def _new_cards(before: Any, after: Any, side: int, seat: int | None) -> list[Message]:
    """Openly taken cards are told to everybody, drawn ones by name only to their owner."""
    if before.hand is after.hand and before.hand_size is after.hand_size:
        return []
    held = before.hand[side].tolist()[: before.hand_size[side]]
    gained = [card for card in after.hand[side].tolist()[: after.hand_size[side]] if card not in held]
    who = {"player": player(before, side)}
    open_ones = [card for card in gained if after.marks[card] & SEEN]
    drawn = [card for card in gained if not after.marks[card] & SEEN]
    back = [card_words(card) for card in open_ones if before.where[card] == IN_PLAY]
    taken = [card_words(card) for card in open_ones if before.where[card] != IN_PLAY]
    lines = [Message("log-return", cards=back, **who)] if back else []
    lines += [Message("log-take", cards=taken, **who)] if taken else []
    if drawn and (side ^ before.white) == seat:
        lines.append(Message("log-draw-own", cards=[card_words(card) for card in drawn], **who))
    elif drawn:
        lines.append(Message("log-draw", count=len(drawn), **who))
    return lines


# ------------------------------------------------------------------------------------------------- the turn


def _new_turn(before: Any, after: Any) -> list[Message]:
    """The next turn; before the first one, who plays White."""
    if after.turn == before.turn:
        return []
    lines = [Message("log-colours", player=player(after, after.side))] if after.turn == 1 else []
    return [*lines, Message("log-turn", turn=after.turn, player=player(after, after.side))]


def _end(after: Any) -> list[Message]:
    """R122, R123: how the game ended."""
    if not after.over:
        return []
    for side in range(2):
        if after.health[side] == 0:
            return [Message("log-wins", player=player(after, 1 - side))]
    return [Message("log-limit")]
