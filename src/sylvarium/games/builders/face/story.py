"""What happened, as each player saw it."""

from __future__ import annotations

from typing import Any

from sylvarium.games.builders.face.naming import decoded
from sylvarium.games.builders.face.phrases import card_words, one_dwelling, one_item, place_words
from sylvarium.games.builders.face.telling import next_style
from sylvarium.games.builders.rules.components import ORIGIN, PAIR_NAMES, ROUND_TURNS, SETS, SPACE_NAMES
from sylvarium.games.builders.rules.items import bridge_worth
from sylvarium.games.builders.rules.state import NO_OPEN_TREE
from sylvarium.games.builders.rules.trees import BANNER_WORTH
from sylvarium.kernel import Message, Seat
from sylvarium.kernel.view import step_of


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
        return [Message("log-place", tile=one_dwelling(next_style(before)), **place_words(args[0]), **who)]
    if kind == "banner":
        return [Message("log-banner", points=BANNER_WORTH, **who)] if args[0] else []
    if kind == "exchange":
        return [Message("log-exchange", item=one_item(SETS[args[0]][0]), **who)]
    if kind == "bridge":
        points = bridge_worth(before, args[0])
        return [Message("log-bridge", pair=PAIR_NAMES[args[0]], points=points, **who)]
    if kind == "use":
        return [Message("log-use", item=one_item(args[0]), **who)]
    if kind == "destination":
        source = SPACE_NAMES[ORIGIN[before.seats] + step_of(before)[1]]
        return [Message("log-destination", source=source, **place_words(args[0]), **who)]
    if kind in ("ax", "treetop"):
        return [Message(f"log-{kind}", **place_words(args[0]), **who)]
    if kind == "refresh":
        return [Message("log-refresh", **who)] if args[0] else []
    if kind == "take":
        return [_take(before, args[0], after, seat), *_top_up(before, after)]
    return []  # the tile that a hammer takes up, and the end of the actions, tell nothing by themselves


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
    """R28: the hand of the player whose turn it is now was shown and replaced."""
    return after.turn > before.turn and not after.over and any(after.shown)


def _redraw(before: Any, after: Any) -> list[Message]:
    """R28, table 6.3: everybody sees the cards that had no match."""
    if not _redrawn(before, after):
        return []
    cards = [card_words(kind) for kind, count in enumerate(after.shown) for _ in range(count)]
    return [Message("log-redraw", player=Seat(after.seat), cards=cards)]
