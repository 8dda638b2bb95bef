"""Names, sentences and pieces of the actions, questions, and the story of what happened."""

from __future__ import annotations

from functools import cache
from typing import Any

from sylvarium.games.builders.components import (
    ICON_NAMES,
    ICONS,
    ITEM_NAMES,
    ORIGIN,
    PAIR_NAMES,
    ROUND_TURNS,
    SETS,
    SPACE_NAMES,
    STYLE_NAMES,
)
from sylvarium.games.builders.items import bridge_worth
from sylvarium.games.builders.state import (
    ACTING,
    ACTIONS,
    AXING,
    BANNERING,
    BRIDGING,
    CAPPING,
    LIFTING,
    MOVING,
    NO_OPEN_TREE,
    OPEN_CHOICE,
    PLACING,
    PLAYING,
    REFRESHING,
    TAKING,
)
from sylvarium.games.builders.trees import BANNER_WORTH
from sylvarium.kernel import Message, Seat

# The target of an item is named after the item: "ax:f11".
_ON_SPACE = ("place", "ax", "source", "destination", "treetop")


decoded = cache(ACTIONS.decode)


@cache
def name(action: int) -> str:
    """The stable name of an action: `play:nest/ax`, `place:f07`, `exchange:bridge:1` (rules file 6.2)."""
    kind, args = decoded(action)
    if kind == "play":
        return f"play:{STYLE_NAMES[args[0] // ICONS]}/{ICON_NAMES[args[0] % ICONS]}"
    if kind in _ON_SPACE:
        return f"{kind}:{SPACE_NAMES[args[0]]}"
    if kind == "banner":
        return "banner:attach" if args[0] else "banner:decline"
    if kind == "exchange":
        item, combined = SETS[args[0]]
        return f"exchange:{ITEM_NAMES[item]}:{combined}"
    if kind == "use":
        return f"use:{ITEM_NAMES[args[0]]}"
    if kind == "bridge":
        return f"bridge:{PAIR_NAMES[args[0]]}"
    if kind == "refresh":
        return "refresh" if args[0] else "keep"
    if kind == "take":
        return f"take:slot_{args[0] - 1}" if args[0] else "take:deck"
    return kind


@cache
def card_words(kind: int) -> Message:
    return Message(f"card-{STYLE_NAMES[kind // ICONS]}-{ICON_NAMES[kind % ICONS]}")


@cache
def style_words(style: int) -> Message:
    return Message(f"style-{STYLE_NAMES[style]}")


@cache
def item_words(item: int) -> Message:
    return Message(f"item-{ITEM_NAMES[item]}")


def next_style(s: Any) -> int:
    """The style of the tile that the player on turn will place."""
    return s.stack[s.seat, s.used_tiles[s.seat]]


def words(s: Any, action: int) -> Message:
    """What a choice does, for a button."""
    kind, args = decoded(action)
    if kind == "play":
        return Message("do-play", card=card_words(args[0]), style=style_words(args[0] // ICONS))
    if kind == "place":
        return Message("do-place", tile=style_words(next_style(s)), space=SPACE_NAMES[args[0]])
    if kind == "banner":
        return Message("do-attach", points=BANNER_WORTH) if args[0] else Message("do-decline")
    if kind == "exchange":
        item, combined = SETS[args[0]]
        return Message("do-exchange", item=item_words(item), combined=combined)
    if kind == "use":
        return Message(f"do-use-{ITEM_NAMES[args[0]]}")
    if kind == "bridge":
        return Message("do-bridge", pair=PAIR_NAMES[args[0]], points=bridge_worth(s, args[0]))
    if kind == "refresh":
        return Message("do-refresh" if args[0] else "do-keep")
    if kind == "take":
        return Message("do-take", card=card_words(s.display[args[0] - 1])) if args[0] else Message("do-take-deck")
    return Message(f"do-{kind}", space=SPACE_NAMES[args[0]]) if kind != "end" else Message("do-end")


def piece(s: Any, action: int) -> str | None:
    """The thing on the table that is clicked for this choice."""
    kind, args = decoded(action)
    if kind == "play":
        return f"hand:{STYLE_NAMES[args[0] // ICONS]}-{ICON_NAMES[args[0] % ICONS]}"
    if kind in _ON_SPACE:
        return f"tree:{SPACE_NAMES[args[0]]}"
    if kind == "bridge":
        return f"pair:{PAIR_NAMES[args[0]]}"
    if kind == "exchange":
        return f"supply:{ITEM_NAMES[SETS[args[0]][0]]}"
    if kind == "use":
        return f"item:{ITEM_NAMES[args[0]]}"
    if kind == "take":
        return f"display:{args[0] - 1}" if args[0] else "deck"
    return None


QUESTIONS = {
    ACTING: "ask-act",
    AXING: "ask-ax",
    LIFTING: "ask-source",
    MOVING: "ask-destination",
    CAPPING: "ask-treetop",
    BRIDGING: "ask-bridge",
    REFRESHING: "ask-refresh",
    TAKING: "ask-take",
}


def question(s: Any) -> Message:
    """The decision in one sentence."""
    step, argument = s.agenda[s.pending - 1, 0], s.agenda[s.pending - 1, 1]
    if step == PLAYING:
        return Message({NO_OPEN_TREE: "ask-play-no-tree", OPEN_CHOICE: "ask-play-open"}.get(s.mode, "ask-play"))
    if step == PLACING:
        if s.mode == OPEN_CHOICE:
            return Message("ask-place-open", tile=style_words(next_style(s)))
        return Message("ask-place", style=style_words(argument), tile=style_words(next_style(s)))
    if step == BANNERING:
        return Message("ask-banner", space=SPACE_NAMES[ORIGIN[s.seats] + argument], points=BANNER_WORTH)
    return Message(QUESTIONS[step])


def story(before: Any, action: int, after: Any, seat: int | None) -> list[Message]:
    """What an action did, as `seat` saw it: the act itself, then what followed by itself."""
    return [*_act(before, action, after, seat), *_round_scores(before, after), *_redraw(before, after)]


def _act(before: Any, action: int, after: Any, seat: int | None) -> list[Message]:
    kind, args = decoded(action)
    player = before.seat
    who: dict[str, Any] = {"player": Seat(player)}
    if kind == "play":
        lines = [Message("log-play", card=card_words(args[0]), **who)]
        return [*lines, Message("log-tile-lost", **who)] if before.mode == NO_OPEN_TREE else lines
    if kind == "place":
        return [Message("log-place", tile=style_words(next_style(before)), space=SPACE_NAMES[args[0]], **who)]
    if kind == "banner":
        return [Message("log-banner", points=BANNER_WORTH, **who)] if args[0] else []
    if kind == "exchange":
        return [Message("log-exchange", item=item_words(SETS[args[0]][0]), **who)]
    if kind == "bridge":
        points = bridge_worth(before, args[0])
        return [Message("log-bridge", pair=PAIR_NAMES[args[0]], points=points, **who)]
    if kind in ("ax", "destination", "treetop"):
        return [Message(f"log-{kind}", space=SPACE_NAMES[args[0]], **who)]
    if kind == "refresh":
        return [Message("log-refresh", **who)] if args[0] else []
    if kind == "take":
        return [_take(before, args[0], after, seat), *_top_up(before, after)]
    return []  # announcing an item, its source, and the end of the actions tell nothing by themselves


def _take(before: Any, choice: int, after: Any, seat: int | None) -> Message:
    """A card of the display is seen by everybody; one from the deck only by its owner."""
    player = before.seat
    if choice:
        return Message("log-take", card=card_words(before.display[choice - 1]), player=Seat(player))
    if player != seat or _hand_was_shown(before, after):
        return Message("log-take-deck", player=Seat(player))
    drawn = after.hand[player, before.hand_size[player]]
    return Message("log-take-deck-own", card=card_words(drawn), player=Seat(player))


def _hand_was_shown(before: Any, after: Any) -> bool:
    """With the same player on turn again (R21) the new hand may be gone already (R28)."""
    return after.seat == before.seat and _redrawn(before, after)


def _top_up(before: Any, after: Any) -> list[Message]:
    missing = 4 - before.hand_size[before.seat] - 1
    return [Message("log-top-up", player=Seat(before.seat))] if missing > 0 else []


def _round_scores(before: Any, after: Any) -> list[Message]:
    """R18: what each player scored at the end of a round."""
    length = ROUND_TURNS * before.seats
    ended = (after.turn > length >= before.turn) or after.over
    if not ended:
        return []
    lines = [Message("log-round", round=2 if after.over else 1)]
    for player in range(before.seats):
        gained = [after.fame[player, part] - before.fame[player, part] for part in (2, 3)]
        lines.append(Message("log-round-score", player=Seat(player), prestige=gained[0], preeminence=gained[1]))
    return lines


def _redrawn(before: Any, after: Any) -> bool:
    """R28: at the start of a turn a hand of 3 cards means that the hand was shown and replaced."""
    return after.turn > before.turn and not after.over and after.hand_size[after.seat] < 4


def _redraw(before: Any, after: Any) -> list[Message]:
    return [Message("log-redraw", player=Seat(after.seat))] if _redrawn(before, after) else []
