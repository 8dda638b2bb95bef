"""What happened, told from the positions before and after an action. Everybody sees everything."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from sylvarium.games.tiletum.face.naming import decoded
from sylvarium.games.tiletum.face.phrases import resource_words, space_words, tile_words
from sylvarium.games.tiletum.face.pieces import spaces_in_use, word
from sylvarium.games.tiletum.rules.components import (
    ACTION_NAMES,
    BOUGHT,
    BUILDINGS,
    BUILDINGS_PART,
    CATHEDRALS,
    CHARACTER,
    COLOURS,
    CONTRACT,
    CONTRACTS,
    CORRUPTION_VALUE,
    CRESTS,
    ESTATES_PART,
    EXCHANGE_PAID,
    EXCHANGE_RECEIVED,
    FAIRS,
    FAIRS_PART,
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    GUILD_PART,
    HELPERS,
    HIGHEST,
    HOUSE_SPACES,
    HOUSE_TOWN,
    JOKER,
    KING,
    KING_PART,
    LEFTOVERS_PART,
    PAYMENT_CONTRACT,
    RESOURCES,
    ROOMS,
)
from sylvarium.games.tiletum.rules.guild import guild_may_take, guild_value
from sylvarium.games.tiletum.rules.rounds import GUILD_KING_TILE_POINTS
from sylvarium.games.tiletum.rules.state import ACTING, GUILD, NONE
from sylvarium.games.tiletum.rules.wheel import facing_position
from sylvarium.kernel import Message, Seat

# Parts that are scored by themselves at the end of a round or of the game.
_PHASE_PARTS = (KING_PART, FAIRS_PART, ESTATES_PART, BUILDINGS_PART, LEFTOVERS_PART)


def story(before: Any, action: int, after: Any, seat: int | None) -> list[Message]:
    """The act itself, what it gave, and what followed by itself."""
    kind, args = decoded(action)
    lines: list[Message] = []
    if kind == "guild_turn":
        lines += _guild_turn(before, after)
    else:
        told = _TOLD.get(kind)
        if told:
            lines.append(told(before, after, *args))
        if kind not in _SAY_IT_ALL:
            lines += _gains(before, after, before.seat)
        if kind not in ("king_step", "end_turn"):
            lines += _king_steps(before, after)
        lines += [*_die_received(before, after), *_completions(before, after), *_helpers_done(before, after)]
    if kind in ("end_turn", "guild_turn"):
        lines += _contract_offer(before, after)
    return [*lines, *_end_of_round(before, kind, after), *_corruption(before, after), *_end_of_game(after)]


def who(s: Any, player: int) -> Seat | Message:
    """A player by seat; the Guild by its name."""
    return Message("guild") if s.guild and player == GUILD else Seat(player)


def _say(id: str, before: Any, **args: Any) -> Message:
    return Message(id, player=Seat(before.seat), **args)


# --- the act ------------------------------------------------------------------------------------


def _take_die(before: Any, after: Any, colour: int, face: int, value: int) -> Message:
    says = "log-take-die" if face == value else "log-change-die"
    return _say(says, before, colour=Message(word("colour", COLOURS[colour])), face=face + 1, value=value + 1)


_TOLD: dict[str, Callable[..., Message]] = {
    "take_die": _take_die,
    "take_wheel_tile": lambda b, a: _say("log-take-tile", b, tile=tile_words(b.wheel_tile[b.position])),
    "take_map_tile": lambda b, a, k: _say("log-take-tile", b, tile=tile_words(b.map_tile[k])),
    "take_king_tile": lambda b, a: _say("log-king-tile", b, tile=tile_words(b.king_tile)),
    "leave_king_tile": lambda b, a: _say("log-leave-king-tile", b, tile=tile_words(b.king_tile)),
    "name_joker": lambda b, a, k: _say("log-name-action", b, action=Message(word("action", ACTION_NAMES[k]))),
    "name_action": lambda b, a, k: _say("log-name-action", b, action=Message(word("action", ACTION_NAMES[k]))),
    "move_merchant": lambda b, a, k: _say("log-move-merchant", b, space=space_words(k)),
    "move_architect": lambda b, a, k: _say("log-move-architect", b, space=space_words(k)),
    "place_house": lambda b, a, k: _say("log-place-house", b, town=space_words(HOUSE_TOWN[k])),
    "place_pillar": lambda b, a, k: _say("log-place-pillar", b, cathedral=Message(word("cathedral", CATHEDRALS[k]))),
    "take_character": lambda b, a, k: _say("log-take-character", b, tile=tile_words(FIRST_CHARACTER + k)),
    "redraw_characters": lambda b, a: _say("log-redraw-characters", b),
    "place_character": lambda b, a, k, room: _say(
        "log-place-character", b, tile=tile_words(FIRST_CHARACTER + k), room=Message(word("room", ROOMS[room]))
    ),
    "take_contract": lambda b, a, k: _say("log-take-contract", b, tile=tile_words(FIRST_CONTRACT + k)),
    "exchange": lambda b, a, k: _say(
        "log-exchange", b, paid=resource_words(EXCHANGE_PAID[k]), received=resource_words(EXCHANGE_RECEIVED[k])
    ),
    "bonus_resource": lambda b, a, k: _say("log-pick-resource", b, what=resource_words(k)),
    "pick_resource": lambda b, a, k: _say("log-pick-resource", b, what=resource_words(k)),
    "king_step": lambda b, a: _say("log-king-step", b, step=a.king_step[b.seat]),
    "pick_building": lambda b, a, k: _say("log-pick-building", b, building=Message(word("building", BUILDINGS[k]))),
    "resolve_character": lambda b, a, k: _say("log-resolve-character", b, tile=tile_words(FIRST_CHARACTER + k)),
    "recolor": lambda b, a, k: _say("log-recolor", b, what=resource_words(k)),
    "buy": lambda b, a, k: _say("log-buy", b, what=resource_words(BOUGHT[k])),
    "fulfil_contract": lambda b, a, k: _say(
        "log-fulfil-contract", b, contract=Message(word("contract", CONTRACTS[PAYMENT_CONTRACT[k]]))
    ),
    "place_crest": lambda b, a, k, building: _say(
        "log-place-crest",
        b,
        crest=Message(word("crest", CRESTS[k])),
        building=Message(word("building", BUILDINGS[building])),
    ),
    "contribute": lambda b, a, k: _say("log-contribute", b, cathedral=Message(word("cathedral", CATHEDRALS[k]))),
    "use_helper": lambda b, a, k: _say("log-use-helper", b, tile=Message(word("helper", HELPERS[k]))),
}

# What these give is said in their own line; ending a turn gives nothing.
_SAY_IT_ALL = ("exchange", "bonus_resource", "pick_resource", "buy", "end_turn", "take_king_tile", "leave_king_tile")


# --- what it gave -------------------------------------------------------------------------------


def _points(before: Any, after: Any, player: int, parts: Iterable[int]) -> int:
    return sum(after.points[player, part] - before.points[player, part] for part in parts)


def _gains(before: Any, after: Any, player: int) -> list[Message]:
    """Resources and points that came or went with the act."""
    amounts = [after.resource[player, r] - before.resource[player, r] for r in range(len(RESOURCES))]
    if _receives_die(before, after):
        amounts[after.die_gives] -= after.die_value  # told in a line of its own
    points = _points(before, after, player, [k for k in range(GUILD_PART) if k not in _PHASE_PARTS])
    paid = [Message("amount", n=-n, what=resource_words(r)) for r, n in enumerate(amounts) if n < 0]
    gained = [Message("amount", n=n, what=resource_words(r)) for r, n in enumerate(amounts) if n > 0]
    if points:
        gained.append(Message("amount-points", n=points))
    lines = [Message("log-pays", player=Seat(player), what=paid)] if paid else []
    return [*lines, Message("log-gains", player=Seat(player), what=gained)] if gained else lines


def _receives_die(before: Any, after: Any) -> bool:
    return after.stage == ACTING and before.stage != ACTING


def _die_received(before: Any, after: Any) -> list[Message]:
    """R53: once the stage is over, the die's resources and the action."""
    if not _receives_die(before, after):
        return []
    return [
        Message(
            "log-die-gives",
            player=Seat(before.seat),
            n=after.die_value,
            what=resource_words(after.die_gives),
            action=Message(word("action", ACTION_NAMES[after.main])),
            ap=after.main_ap,
        )
    ]


def _king_steps(before: Any, after: Any) -> list[Message]:
    """R103: steps on the King track that something else brought."""
    player, step = before.seat, after.king_step[before.seat]
    return [Message("log-king-step", player=Seat(player), step=step)] if step > before.king_step[player] else []


def _helpers_done(before: Any, after: Any) -> list[Message]:
    """R94: helpers whose effect was running and is over now."""
    spaces = spaces_in_use(before, before.seat)
    gone = [space for space in spaces if not after.in_use >> space & 1]
    return [Message("log-helper-done", tile=tile_words(before.storehouse[before.seat, space])) for space in gone]


def _contract_offer(before: Any, after: Any) -> list[Message]:
    """R58: the offer is tidied at the end of a turn."""
    was, offer = before.contract_offer.tolist(), after.contract_offer.tolist()
    new = [tile_words(tile) for tile in offer if tile != NONE and tile not in was]
    if new:
        return [Message("log-contract-offer", tiles=new)]
    return [Message("log-contract-offer-moves")] if offer != was else []


def _completions(before: Any, after: Any) -> list[Message]:
    """R105: buildings that have become complete."""
    player = before.seat
    return [
        Message("log-completed", player=Seat(player), building=Message(word("building", BUILDINGS[b])))
        for b in range(len(BUILDINGS))
        if _complete(after, player, b) and not _complete(before, player, b)
    ]


def _complete(s: Any, player: int, building: int) -> bool:
    rooms = [k for k, room in enumerate(ROOMS) if room.startswith(BUILDINGS[building])]
    return s.crest[player, building] != NONE and all(s.room[player, k] != NONE for k in rooms)


# --- the Guild ----------------------------------------------------------------------------------


def _guild_turn(before: Any, after: Any) -> list[Message]:
    """S3–S6: its die, what it did, and what it gained."""
    value = int(guild_value(before))
    colour = next(c for c in range(len(COLOURS)) if guild_may_take(before, c, value))
    action = before.layout[facing_position(before, value)]
    lines = [
        Message(
            "log-guild-die",
            colour=Message(word("colour", COLOURS[colour])),
            value=value,
            action=Message(word("action", ACTION_NAMES[action])),
        )
    ]
    lines += [
        Message("log-guild-house", town=space_words(HOUSE_TOWN[k]))
        for k in range(len(HOUSE_SPACES))
        if before.house_owner[k] != after.house_owner[k]
    ]
    lines += [
        Message("log-guild-pillar", cathedral=Message(word("cathedral", CATHEDRALS[k])))
        for k in range(len(CATHEDRALS))
        if before.pillar[GUILD, k] != after.pillar[GUILD, k]
    ]
    if action == CONTRACT:
        gone = after.contract_removed - before.contract_removed
        offered = [tile for tile in before.contract_offer if tile != NONE]
        lines += [Message("log-guild-contract", tile=tile_words(tile)) for tile in offered[len(offered) - gone :]]
    if action == CHARACTER and before.character_left:
        lines.append(Message("log-guild-characters"))
    if action == KING or (action == JOKER and before.rank[0] != GUILD):
        step = min(HIGHEST, before.king_step[GUILD] + 7 - value)  # before the next corruption
        lines.append(Message("log-guild-steps", step=step))
    points = _points(before, after, GUILD, [k for k in range(GUILD_PART + 1) if k not in _PHASE_PARTS])
    points -= _guild_king_tile(before, after)  # told at the end of the round
    return [*lines, *_guild_gains(points)]


def _guild_gains(points: int) -> list[Message]:
    return [Message("log-guild-gains", what=Message("amount-points", n=points))] if points else []


def _guild_king_tile(before: Any, after: Any) -> int:
    """S7: the points of the Guild for the King's tile, if a round has ended with it in front."""
    ended = after.round != before.round or after.over
    first = before.guild and after.order[0] == GUILD
    return GUILD_KING_TILE_POINTS if ended and first and before.king_tile != NONE else 0


# --- what followed by itself --------------------------------------------------------------------


def _end_of_round(before: Any, kind: str, after: Any) -> list[Message]:
    """R111–R122: King phase and fair."""
    if after.round == before.round and not after.over:
        return []
    town, fair = before.fair_town[before.round - 1], before.fair_tile[before.round - 1]
    lines = [Message("log-king-phase", round=before.round, player=who(after, after.order[0]))]
    if before.king_tile != NONE and kind not in ("take_king_tile", "leave_king_tile"):
        lines.append(Message("log-king-tile-lost", tile=tile_words(before.king_tile)))
        lines += _guild_gains(_guild_king_tile(before, after))
    for player in range(before.players):
        points = _points(before, after, player, (KING_PART,))
        if points:
            lines.append(Message("log-king-points", player=who(after, player), n=points))
    lines.append(Message("log-fair", fair=Message(FAIRS[fair].replace("_", "-")), town=space_words(town)))
    for player in range(before.players):
        points = _points(before, after, player, (FAIRS_PART,))
        if points:
            lines.append(Message("log-fair-points", player=who(after, player), n=points))
    return lines


def _corruption(before: Any, after: Any) -> list[Message]:
    """R43: the token of the lap that has just begun."""
    if after.over or (after.round, after.lap) == (before.round, before.lap):
        return []
    value = CORRUPTION_VALUE[after.corruption[after.lap - 1]]
    return [Message("log-corruption", n=int(value), round=after.round, lap=after.lap)]


def _end_of_game(after: Any) -> list[Message]:
    """R130–R132: the final scoring."""
    if not after.over:
        return []
    lines = [
        Message(
            "log-final",
            player=who(after, player),
            estates=after.points[player, ESTATES_PART],
            buildings=after.points[player, BUILDINGS_PART],
            leftovers=after.points[player, LEFTOVERS_PART],
        )
        for player in range(after.players)
    ]
    if after.guild:
        lines.append(Message("log-solo-won" if after.score[0] > after.score[GUILD] else "log-solo-lost"))
    return lines
