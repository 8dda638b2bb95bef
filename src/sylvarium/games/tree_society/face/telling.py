"""Names, sentences and pieces of the actions, questions, and the story of what happened."""

from __future__ import annotations

from functools import cache
from typing import Any

from sylvarium.games.tree_society.face.view import offered_mod, pending_build, top_step
from sylvarium.games.tree_society.rules.components import (
    BANNERS,
    CARD_IDS,
    COINS_KEPT,
    FILTER_COUNT,
    FILTERS,
    FRUIT_DATA,
    FRUIT_IDS,
    LEVELS,
    MODS,
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
from sylvarium.games.tree_society.rules.state import (
    ACTIONS,
    BUILD_REVEALED,
    CHOOSE_BUILD,
    CHOOSE_ROW,
    DISCARD_FOR_COINS,
    DRAFT,
    KEEP_FRUIT,
    MAIN,
    MAKE_ROOM,
    MUST_DISCARD,
    MUST_PRESERVE,
    NOWHERE,
    REST_TAKE,
    SELL,
    SELL_MORE,
    TAKE,
)
from sylvarium.kernel import Message, Seat

_OF_FRUIT = ("sell", "take", "keep", "preserve")
_OF_CARD = ("build", "level_up", "discard")

decoded = cache(ACTIONS.decode)


def name(action: int) -> str:
    """The stable name of an action: `sell:apple_03`, `build:arc_05`, `refresh_row:top`, `end_build`."""
    kind, args = decoded(action)
    thing = _thing(kind, args[0])
    return f"{kind}:{thing}" if thing else kind


@cache
def _thing(kind: str, index: int) -> str | None:
    """The id of the fruit, the card or the row that an action is about."""
    if kind in _OF_FRUIT:
        return FRUIT_IDS[index]
    if kind in _OF_CARD:
        return CARD_IDS[index]
    return ROW_IDS[index] if kind == "refresh_row" else None


def piece(s: Any, action: int) -> str | None:
    """The thing on the table that is clicked for this choice, by its id in the view."""
    kind, args = decoded(action)
    if kind == "fruit_action":
        return FRUIT_IDS[s.sale[0]]
    if kind == "refresh_row":
        return f"row:{ROW_IDS[args[0]]}"
    return _thing(kind, args[0])


# --- Words for things ---


@cache
def card_words(card: int) -> Message:
    return Message("card-" + CARD_IDS[card].replace("_", "-"))


@cache
def fruit_words(fruit: int) -> Message:
    """A fruit card with what distinguishes it from others of its type, for a choice."""
    return Message("fruit-" + FRUIT_IDS[fruit].replace("_", "-"))


@cache
def one_fruit(fruit: int) -> Message:
    """A fruit card by its type, for the log."""
    return Message("one-" + FRUIT_DATA[fruit]["type"])


@cache
def action_words(fruit: int) -> Message:
    """What the fruit action of a card does."""
    data = FRUIT_DATA[fruit]
    coins = f"-{data['coins']}" if "coins" in data else ""
    return Message("action-" + data["action"].replace("_", "-") + coins)


@cache
def mod_words(mod: int) -> Message:
    return Message(f"mod-{MODS[mod]}")


def next_level(s: Any, card: int) -> int:
    """The level that would be built on a card by the player who decides."""
    cards = s.house[s.seat].tolist()
    return s.level[s.seat, cards.index(card)] + 1 if card in cards else 1


# --- Choices and questions ---


def words(s: Any, action: int) -> Message:
    """What a choice does, for a button."""
    kind, args = decoded(action)
    thing = args[0]
    if kind == "sell":
        return Message("do-sell", fruit=fruit_words(thing), coins=int(sale_price(s, thing)))
    if kind in _OF_FRUIT:
        return Message(f"do-{kind}", fruit=fruit_words(thing))
    if kind == "build":
        return Message("do-build", card=card_words(thing), price=price_of(s, thing, NOWHERE))
    if kind == "level_up":
        level = next_level(s, thing)
        return Message("do-level-up", card=card_words(thing), level=level, price=price_of(s, thing, NOWHERE))
    if kind == "discard":
        return _discard_words(s, thing)
    if kind == "refresh_row":
        return Message("do-refresh-row", row=Message(f"row-{ROW_IDS[thing]}"))
    if kind == "fruit_action":
        return Message("do-fruit-action", action=action_words(s.sale[0]))
    if kind == "decline" and top_step(s)[0] == KEEP_FRUIT:
        return Message("do-stop-keeping")
    return Message("do-" + kind.replace("_", "-"))


def price_of(s: Any, card: int, gone: int) -> int:
    """What building on a card costs now, with the reduction of the decision at hand."""
    return int(price(s, card, next_level(s, card), offered_mod(s), gone))


def _discard_words(s: Any, card: int) -> Message:
    step, carrier, slot = top_step(s)
    if step == DISCARD_FOR_COINS:
        return Message("do-discard-for-coins", card=card_words(card), coins=int(PART_AMOUNT[carrier, slot]))
    return Message("do-discard", card=card_words(card))


def group(s: Any, action: int) -> Message | None:
    """Phase 2 has several kinds of choices; they are listed under headings."""
    if top_step(s)[0] != MAIN:
        return None
    kind = decoded(action)[0]
    headings = {"fruit_action": "fruit-action", "discard": "discard", "end_build": "end"}
    return Message(f"group-{headings.get(kind, 'build')}")


def question(s: Any) -> Message:
    """The decision in one sentence."""
    step, a, b = top_step(s)
    if step == CHOOSE_BUILD:
        mod, levels = mod_words(b // FILTER_COUNT), FILTERS[b % FILTER_COUNT]
        if levels == "any":
            return Message("ask-choose-build-any", mod=mod)
        return Message("ask-choose-build", mod=mod, levels=Message(f"levels-{levels}"))
    if step == MAKE_ROOM:
        return Message("ask-make-room", card=card_words(a))
    if step == MUST_DISCARD:
        return Message("ask-must-discard", card=card_words(a), level=next_level(s, a))
    if step == DISCARD_FOR_COINS:
        return Message("ask-discard-for-coins", coins=int(PART_AMOUNT[a, b]))
    if step == BUILD_REVEALED:
        return Message("ask-build-revealed", mod=mod_words(a))
    if step in _COUNTED:
        return Message(_COUNTED[step], count=a)
    return Message(_PLAIN[step])


_COUNTED = {
    MUST_PRESERVE: "ask-must-preserve",
    TAKE: "ask-take",
    SELL_MORE: "ask-sell-more",
    KEEP_FRUIT: "ask-keep-fruit",
}
_PLAIN = {
    DRAFT: "ask-draft",
    SELL: "ask-sell",
    MAIN: "ask-main",
    CHOOSE_ROW: "ask-choose-row",
    REST_TAKE: "ask-rest-take",
}


# --- The story ---


def story(before: Any, action: int, after: Any, seat: int | None) -> list[Message]:
    """What an action did: the act, the build it brought about, the coins, and what follows for the game.

    Everything happens in the open, so the story is the same for all seats.
    """
    built = _built(before, action, after)
    paid = built[2] if built else 0
    return [
        *_act(before, action),
        *_build(before, after, built),
        *_coins(before, action, after, paid),
        *_course(before, action, after),
    ]


def _act(before: Any, action: int) -> list[Message]:
    """The choice itself."""
    kind, args = decoded(action)
    step, thing = top_step(before)[0], args[0]
    who: dict[str, Any] = {"player": Seat(before.seat)}
    if kind == "sell":
        line = "log-sell" if step == SELL else "log-extra-sale"
        return [Message(line, fruit=one_fruit(thing), coins=int(sale_price(before, thing)), **who)]
    if kind in _OF_FRUIT:
        return [Message("log-draft" if step == DRAFT else f"log-{kind}", fruit=one_fruit(thing), **who)]
    if kind == "discard":
        return [Message("log-discard", card=card_words(thing), **who)]
    if kind == "refresh_row":
        return [Message("log-refresh", row=Message(f"row-{ROW_IDS[thing]}"), **who)]
    if kind == "fruit_action":
        return [Message("log-fruit-action", action=action_words(before.sale[0]), **who)]
    if kind == "decline":
        revealed = step in (KEEP_FRUIT, BUILD_REVEALED)
        return [Message("log-return" if revealed else "log-decline", **who)]
    return [Message("log-end-build", **who)] if kind == "end_build" else []  # builds are told when they are paid


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


def _reveals(before: Any, after: Any, card: int, level: int) -> list[Message]:
    """The cards a draw effect has just shown; they stay in their cells when they go back."""
    lines = []
    for part in range(PARTS):
        kind, amount = PART_KIND[card, slot_of(level, part)], PART_AMOUNT[card, slot_of(level, part)]
        if kind == REVEAL_FRUIT and before.fruits_left:
            shown = after.shown_fruits.tolist()[: min(amount, before.fruits_left)]
            lines.append(Message("log-reveal-fruits", player=Seat(before.seat), fruits=[one_fruit(f) for f in shown]))
        elif kind == REVEAL_GUILD and before.guilds_left:
            shown = after.shown_guilds.tolist()[: min(amount, before.guilds_left)]
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
