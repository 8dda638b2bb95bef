"""A short way to write positions down.

    s = position(board(purse=5, progress={"arc_01": 1}), guild_market={"bottom_1": "wri_03"})
    play(s, "build:wri_03")

Seats are counted from 0. What is not mentioned is absent: guild market and discard pile are empty, other
players have nothing. The decks hold every card of the game that lies nowhere else, unless a deck is given.
Lessons and worked examples write the same down as data, which `positions` reads.
"""

from __future__ import annotations

from typing import Any

from sylvarium.games.tree_society import GAME
from sylvarium.games.tree_society.rules.components import (
    CARD_DATA,
    CARD_IDS,
    FRUIT_DATA,
    FRUIT_IDS,
    GUILD_IDS,
    MARKET_SLOTS,
    PREFIXES,
    SLOT_IDS,
)
from sylvarium.games.tree_society.rules.state import EMPTY, STEP, State
from sylvarium.kernel.by_name import by_name
from sylvarium.kernel.view import step_of

TURN = (STEP.end_turn, STEP.rest_take, STEP.begin_rest, STEP.act, STEP.sell)


def card(id: str) -> int:
    return CARD_IDS.index(id)


def fruit(id: str) -> int:
    return FRUIT_IDS.index(id)


def board(purse=0, chest=0, unsold=(), sold=(), progress=None, completed=()) -> dict:
    """One player's things; `progress` gives the level of each card in progress."""
    return {
        "purse": purse,
        "chest": chest,
        "unsold": tuple(unsold),
        "sold": tuple(sold),
        "progress": dict(progress or {}),
        "completed": tuple(completed),
    }


def position(
    *boards: dict,
    seats: int = 3,
    seat: int = 0,
    turn: int | None = None,
    step: int = STEP.act,
    sale: tuple[str, ...] = (),
    fruit_action: bool = False,
    fruit_market: tuple[str, ...] = (),
    fruit_deck: tuple[str, ...] | None = None,
    guild_market: dict[str, str] | None = None,
    guild_deck: tuple[str, ...] | None = None,
    discard: tuple[str, ...] = (),
    end_banners: int = 6,
    trigger_round: int = 0,
    empty_round: int = 0,
    seed: int = 1,
) -> Any:
    """A position in the turn of `seat`, at the step `act`, `sell` or `rest_take`."""
    s = State.blank()
    s.seats, s.seat, s.turn, s.end_banners = seats, seat, turn if turn else seat + 1, end_banners
    s.seed[0], s.fruit_action = seed, int(fruit_action)
    s.trigger_round, s.empty_round = trigger_round, empty_round
    for each in TURN[: TURN.index(step) + 1]:
        s.agenda[s.pending, 0] = each
        s.pending += 1
    for k in range(len(s.fruit_market)):
        s.fruit_market[k] = fruit(fruit_market[k]) if k < len(fruit_market) else EMPTY
    for k, id in enumerate(SLOT_IDS):
        s.guild_market[k] = card((guild_market or {})[id]) if id in (guild_market or {}) else EMPTY
    put(s.sale, sale, fruit)
    s.sale_count = len(sale)
    put(s.discards, discard, card)
    s.discard_count = len(discard)
    for k in range(4):
        lay_board(s, k, boards[k] if k < len(boards) else board())
    fill_decks(s, fruit_deck, guild_deck)
    return s


def put(cells: Any, ids: Any, number: Any) -> None:
    for k, id in enumerate(ids):
        cells[k] = number(id)


def lay_board(s: Any, seat: int, things: dict) -> None:
    s.purse[seat], s.chest[seat] = things["purse"], things["chest"]
    put(s.unsold[seat], things["unsold"], fruit)
    s.unsold_count[seat] = len(things["unsold"])
    put(s.sold[seat], things["sold"], fruit)
    s.sold_count[seat] = len(things["sold"])
    put(s.completed[seat], things["completed"], card)
    s.completed_count[seat] = len(things["completed"])
    progress = list(things["progress"].items())
    for place in range(3):
        s.house[seat, place] = card(progress[place][0]) if place < len(progress) else EMPTY
        s.level[seat, place] = progress[place][1] if place < len(progress) else 0


def fill_decks(s: Any, fruit_deck: tuple[str, ...] | None, guild_deck: tuple[str, ...] | None) -> None:
    """Four guilds that include all cards mentioned; every card not used yet goes into its deck."""
    used = set(guild_cards(s))
    wanted = {CARD_DATA[k]["guild"] for k in used} | {CARD_DATA[card(id)]["guild"] for id in guild_deck or ()}
    for guild in GUILD_IDS:
        if len(wanted) < 4:
            wanted.add(guild)
    for k, guild in enumerate(GUILD_IDS):
        s.in_play[k] = int(guild in wanted)
    free = [k for k, data in enumerate(CARD_DATA) if data["guild"] in wanted and k not in used]
    cards = free if guild_deck is None else [card(id) for id in guild_deck]
    s.guild_deck[: len(cards)] = cards
    s.guilds_left = len(cards)
    laid = set(fruit_cards(s))
    left = [k for k, data in enumerate(FRUIT_DATA) if k not in laid and (s.seats > 2 or not data.get("crowd"))]
    fruits = left if fruit_deck is None else [fruit(id) for id in fruit_deck]
    s.fruit_deck[: len(fruits)] = fruits
    s.fruits_left = len(fruits)


def guild_cards(s: Any) -> list[int]:
    """Every guild card in the game that is not in the deck."""
    cards = [c for c in s.guild_market.tolist() if c != EMPTY]
    cards += s.discards.tolist()[: s.discard_count] + s.shown_guilds.tolist()[: s.shown_guild_count]
    for houses, completed, count in zip(
        s.house.tolist(), s.completed.tolist(), s.completed_count.tolist(), strict=True
    ):
        cards += [c for c in houses if c != EMPTY] + completed[:count]
    return cards


def fruit_cards(s: Any) -> list[int]:
    """Every fruit card in the game that is not in the deck."""
    fruits = [f for f in s.fruit_market.tolist() if f != EMPTY]
    fruits += s.sale.tolist()[: s.sale_count] + s.shown_fruits.tolist()[: s.shown_fruit_count]
    for cells, counts in ((s.unsold, s.unsold_count), (s.sold, s.sold_count)):
        for row, count in zip(cells.tolist(), counts.tolist(), strict=True):
            fruits += row[:count]
    return fruits


OUT = GAME.out()

options, play = by_name(GAME)


def new_game(seats: int = 3, seed: int = 1, start: str = "1", **chosen: str) -> Any:
    """A fresh game, before the first decision; seat 0 begins."""
    s = State.blank()
    s.seats, s.seed[0] = seats, seed
    GAME.setup(s, GAME.chosen(seats, {"start": start, **chosen}))
    return s


def step(s: Any) -> int:
    return step_of(s)[0]


def unsold(s: Any, seat: int = 0) -> list[str]:
    return [FRUIT_IDS[k] for k in s.unsold[seat].tolist()[: s.unsold_count[seat]]]


def sold(s: Any, seat: int = 0) -> list[str]:
    return [FRUIT_IDS[k] for k in s.sold[seat].tolist()[: s.sold_count[seat]]]


def sale_area(s: Any) -> list[str]:
    return [FRUIT_IDS[k] for k in s.sale.tolist()[: s.sale_count]]


def progress(s: Any, seat: int = 0) -> dict[str, int]:
    pairs = zip(s.house[seat].tolist(), s.level[seat].tolist(), strict=True)
    return {CARD_IDS[k]: level for k, level in pairs if k != EMPTY}


def completed(s: Any, seat: int = 0) -> list[str]:
    return [CARD_IDS[k] for k in s.completed[seat].tolist()[: s.completed_count[seat]]]


def discarded(s: Any) -> list[str]:
    return [CARD_IDS[k] for k in s.discards.tolist()[: s.discard_count]]


def guild_market(s: Any) -> dict[str, str]:
    return {id: CARD_IDS[k] for id, k in zip(SLOT_IDS, s.guild_market.tolist(), strict=True) if k != EMPTY}


def fruit_market(s: Any) -> list[str]:
    return [FRUIT_IDS[k] for k in s.fruit_market.tolist()[: int(MARKET_SLOTS[s.seats])] if k != EMPTY]


def revealed(s: Any) -> list[str]:
    fruits = [FRUIT_IDS[k] for k in s.shown_fruits.tolist()[: s.shown_fruit_count]]
    return fruits + [CARD_IDS[k] for k in s.shown_guilds.tolist()[: s.shown_guild_count]]


def guild_deck(s: Any) -> set[str]:
    return {CARD_IDS[k] for k in s.guild_deck.tolist()[: s.guilds_left]}


def fruit_deck(s: Any) -> set[str]:
    return {FRUIT_IDS[k] for k in s.fruit_deck.tolist()[: s.fruits_left]}


def coins(s: Any, seat: int = 0) -> tuple[int, int]:
    """Purse and chest."""
    return s.purse[seat], s.chest[seat]


def of_guild(prefix: str) -> set[str]:
    assert prefix in PREFIXES
    return {id for id in CARD_IDS if id.startswith(prefix)}
