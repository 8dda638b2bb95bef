"""What happened, told alike to everybody."""

from __future__ import annotations

from typing import Any

from sylvarium.games.tree_society.face.naming import OF_FRUIT, decoded
from sylvarium.games.tree_society.face.offers import pending_build
from sylvarium.games.tree_society.face.phrases import action_words, card_words, one_fruit
from sylvarium.games.tree_society.face.telling import next_level, price_of
from sylvarium.games.tree_society.rules.components import (
    BANNERS,
    COINS_KEPT,
    LEVELS,
    NO_PART,
    PART_AMOUNT,
    PART_KIND,
    PARTS,
    REVEAL_FRUIT,
    REVEAL_GUILD,
    ROW_IDS,
    slot_of,
)
from sylvarium.games.tree_society.rules.counters import banners
from sylvarium.games.tree_society.rules.fruits import sale_price
from sylvarium.games.tree_society.rules.prices import price
from sylvarium.games.tree_society.rules.state import NOWHERE, STEP
from sylvarium.kernel import Message, Seat
from sylvarium.kernel.view import step_of


def story(before: Any, action: int, after: Any, seat: int | None) -> list[Message]:
    """What an action did: the act, the build it brought about, the coins, and what follows for the game.

    Everything happens in the open, so the story is the same for all seats.
    """
    built = _built(before, action, after)
    paid = built[2] if built else 0
    return [
        *_act(before, action),
        *_waiting(before, action, after),
        *_build(before, after, built),
        *_coins(before, action, after, paid),
        *_course(before, action, after),
    ]


def _act(before: Any, action: int) -> list[Message]:
    """The choice itself."""
    kind, args = decoded(action)
    step, thing = step_of(before)[0], args[0]
    who: dict[str, Any] = {"player": Seat(before.seat)}
    if kind == "sell":
        line = "log-sell" if step == STEP.sell else "log-extra-sale"
        return [Message(line, fruit=one_fruit(thing), coins=int(sale_price(before, thing)), **who)]
    if kind in OF_FRUIT:
        return [Message("log-draft" if step == STEP.draft else f"log-{kind}", fruit=one_fruit(thing), **who)]
    if kind == "discard":
        return [Message("log-discard", card=card_words(thing), **who)]
    if kind == "refresh_row":
        return [Message("log-refresh", row=Message(f"row-{ROW_IDS[thing]}"), **who)]
    if kind == "fruit_action":
        return [Message("log-fruit-action", action=action_words(before.sale[0]), **who)]
    if kind == "decline":
        revealed = step in (STEP.keep_fruit, STEP.build_revealed)
        return [Message("log-return" if revealed else "log-decline", **who)]
    return [Message("log-end-build", **who)] if kind == "end_build" else []  # builds are told when they are paid


def _waiting(before: Any, action: int, after: Any) -> list[Message]:
    """A build that is chosen and not yet paid (R44a, R44b). Revealed guilds not chosen are back already (R85)."""
    kind, args = decoded(action)
    if kind not in ("build", "level_up") or not pending_build(after):
        return []
    line = "log-plan-revealed" if step_of(before)[0] == STEP.build_revealed else "log-plan"
    return [Message(line, player=Seat(before.seat), card=card_words(args[0]), level=next_level(before, args[0]))]


def _built(before: Any, action: int, after: Any) -> tuple[int, int, int] | None:
    """The card, the level and the price of the level that this action brought about, if it did."""
    kind, args = decoded(action)
    if pending_build(after):
        return None
    if kind in ("build", "level_up"):
        return args[0], next_level(before, args[0]), price_of(before, args[0], NOWHERE)
    waiting = pending_build(before)
    if not waiting:
        return None
    card, mod = waiting
    houses = before.house[before.seat].tolist()
    gone = houses.index(args[0]) if kind == "discard" and args[0] in houses else NOWHERE
    level = next_level(before, card)
    return card, level, int(price(before, card, level, mod, gone))


def _build(before: Any, after: Any, built: tuple[int, int, int] | None) -> list[Message]:
    """The level built, the guild completed by it, and the cards it revealed."""
    if not built:
        return []
    card, level, paid = built
    player = Seat(before.seat)
    lines = [Message("log-build", player=player, card=card_words(card), price=paid)]
    if level > 1:
        lines = [Message("log-level-up", player=player, card=card_words(card), level=level, price=paid)]
    if level == LEVELS:
        total = int(banners(after, before.seat))
        lines.append(Message("log-complete", card=card_words(card), banners=int(BANNERS[card]), total=total))
    return lines + _reveals(before, after, card, level)


def _guild_deck_at_reveal(before: Any) -> int:
    """R85: the guilds left to be revealed: when one of several shown is built, the others are back in the deck."""
    chosen = step_of(before)[0] == STEP.build_revealed
    return before.guilds_left + (before.shown_guild_count - 1 if chosen else 0)


def _reveals(before: Any, after: Any, card: int, level: int) -> list[Message]:
    """R83: the cards a draw effect has just shown; they stay in their cells when they go back."""
    lines, guilds_left = [], _guild_deck_at_reveal(before)
    for part in range(PARTS):
        kind, amount = PART_KIND[card, slot_of(level, part)], PART_AMOUNT[card, slot_of(level, part)]
        if kind == REVEAL_FRUIT and before.fruits_left:
            shown = after.shown_fruits.tolist()[: min(amount, before.fruits_left)]
            lines.append(Message("log-reveal-fruits", player=Seat(before.seat), fruits=[one_fruit(f) for f in shown]))
        elif kind == REVEAL_GUILD and guilds_left:
            shown = after.shown_guilds.tolist()[: min(amount, guilds_left)]
            lines.append(Message("log-reveal-guilds", player=Seat(before.seat), cards=[card_words(c) for c in shown]))
        elif kind == NO_PART:
            break
    return lines


def _coins(before: Any, action: int, after: Any, paid: int) -> list[Message]:
    """Coins of effects, beyond the price of a sale; at the end of a turn also the coin check (R102)."""
    who, player = {"player": Seat(before.seat)}, before.seat
    kind, args = decoded(action)
    purse, chest = before.purse[player] - paid, before.chest[player]
    if kind == "sell":
        purse += int(sale_price(before, args[0]))
    rested = after.over or (before.turn and after.turn > before.turn)
    if rested:
        moved = after.purse[player] - min(purse, COINS_KEPT)
        lines = [("log-gain-chest", moved - chest), ("log-lost-coins", max(purse - COINS_KEPT, 0))]
        lines.append(("log-chest", moved))
    else:
        lines = [("log-gain", after.purse[player] - purse), ("log-gain-chest", after.chest[player] - chest)]
    return [Message(line, coins=coins, **who) for line, coins in lines if coins]


def _course(before: Any, action: int, after: Any) -> list[Message]:
    """A new guild deck, and the two ways to the end."""
    lines = []
    refreshed = decoded(action)[0] == "refresh_row" and not after.discard_count
    if refreshed or after.discard_count < before.discard_count:
        lines.append(Message("log-shuffle"))
    if after.trigger_round and not before.trigger_round:
        line = "log-trigger-late" if after.empty_round else "log-trigger"
        lines.append(Message(line, player=Seat(before.seat), banners=int(banners(after, before.seat))))
    if after.empty_round and not before.empty_round:
        lines.append(Message("log-deck-empty"))
    return lines
