"""Every public number of the table, in the shape of the view (rules, 6.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from referee.referee import must
from referee.sylve.cards import (
    BASICS,
    CHARACTERS,
    COLOURS,
    CREATURES,
    ELEMENTS,
    FORESTS,
    POTIONS,
    SEASONS,
    SPACES,
    SYMBOLS,
    VILLAGE,
    VillageSpace,
)
from referee.sylve.table import Die, Player, most_seated

if TYPE_CHECKING:
    from referee.sylve.game import TheReferee


def table(t: TheReferee) -> dict[str, Any]:
    for player in t.players:
        check_offers(t, player)
    other = "day" if t.side == "night" else "night"
    return {
        "round": t.round,
        "rounds": 4,
        "side": t.side,
        "first": t.first,
        "powers": t.powers,
        "done": {"placed": t.placed, "brewed": t.brewed, "drunk": t.drank},
        "forests": [forest(t, k) for k in range(1, len(t.row) + 1)],
        "village": [{**village(t.village(space)), "dice": dice_at(t, space)} for space in SPACES],
        "other_side": [village(VILLAGE[f"{other}_{space}"]) for space in SPACES],
        "dice": [die_of(t, die) for die in t.dice] if t.round else [],
        "potion_deck": len(t.potion_deck),
        "forest_deck": len(t.forest_deck),
        "discard": [FOREST_CARDS[forest] for forest in FORESTS if forest in t.discard],
        "piles": [pile(t, season) for season in SEASONS],
        "scorched": t.scorched,
        "characters": [character(each) for each in t.free_characters()],
        "players": [area(t, player) for player in t.players],
        "market": [unaffordable(card) for card in t.market],
        "revealed": unaffordable(t.revealed),
    }


# What is printed.

FOREST_CARDS = {
    each.id: {"id": f"forest:{each.id}", "key": each.id, "seasons": list(each.seasons), "vp": each.vp}
    for each in FORESTS.values()
}
CREATURE_CARDS = {
    each.id: {
        "id": f"creature:{each.id}",
        "key": each.id,
        "season": each.season,
        "power": {"kind": each.power, **each.given},
    }
    for each in CREATURES.values()
}
POTION_CARDS = {
    each.id: {"id": f"potion:{each.id}", "key": each.id, "cost": each.cost, "vp": each.vp, "power": each.power}
    for each in POTIONS.values()
}


def village(space: VillageSpace) -> dict[str, Any]:
    return {
        "id": f"village:{space.id}",
        "key": space.id,
        "accepts": space.accepts,
        "kind": space.kind,
        "actions": [{"do": action, **given} for action, given in space.actions],
    }


def character(id: str) -> dict[str, str]:
    return {"id": f"character:{id}", "key": id, "colour": COLOURS[id], "power": CHARACTERS[id]}


def unaffordable(potion: str | None) -> dict[str, Any] | None:
    """A potion as a spectator sees it, who pays for nothing."""
    return {**POTION_CARDS[potion], "payable": None, "missing": None} if potion else None


# What lies on the table.


def place_id(t: TheReferee, place: str) -> str:
    if place in SPACES:
        return f"village:{t.village(place).id}"
    return f"slot:{place}" if place in CREATURES else f"space:{t.forest_of(place).id}.{place[3:]}"


def dice_at(t: TheReferee, place: str) -> list[str]:
    return [f"die:{die.id}" for die in t.at(place)]


def die_of(t: TheReferee, die: Die) -> dict[str, Any]:
    lying = die.where not in ("pool", "aside")
    stack = t.at(die.where) if lying else []
    return {
        "id": f"die:{die.id}",
        "kind": "element" if die.element else "forage",
        "face": die.face,
        "owner": None if die.element and lying else die.owner,  # R38
        "place": place_id(t, die.where) if lying else None,
        "level": stack.index(die) if lying else 0,
        "covered": lying and "." in die.where and stack[-1] is not die,  # only in forests (R33)
        "pool": die.where == "pool",
    }


def forest(t: TheReferee, k: int) -> dict[str, Any]:
    own, elements = t.influence(k), t.element_count(k)
    return {
        **FOREST_CARDS[t.row[k - 1]],
        "spaces": [
            {
                "id": place_id(t, place),
                "symbol": t.space_of(place)[0],
                "reward": t.space_of(place)[1],
                "burned": place in t.burned,
                "dice": dice_at(t, place),
            }
            for place in t.spaces[k]
        ],
        "influence": own,
        "elements": elements,
        "leader": t.leader(k),
        "status": status(t, k),
        "tied": t.tied(k),
    }


def status(t: TheReferee, k: int) -> str:
    """R124: who would control a forest now, or why nobody would."""
    if t.leader(k) is not None:
        return "led"
    if not any(t.influence(k)):
        return "nobody"
    return "elements" if t.element_count(k) >= max(t.influence(k)) else "tied"


def pile(t: TheReferee, season: str) -> dict[str, Any]:
    top = t.tops[season]
    return {
        "id": f"pile:{season}",
        "season": season,
        "top": CREATURE_CARDS[top] if top else None,
        "left": len(t.piles[season]),
    }


def in_order(cards: Iterable[str], printed: dict[str, dict]) -> list[dict]:
    """Cards lie in the order of the tables of section 5."""
    return [card for id, card in printed.items() if id in cards]


def area(t: TheReferee, player: Player) -> dict[str, Any]:
    pool = t.pool(player.seat)
    return {
        "seat": player.seat,
        "score": sum(player.points().values()),
        "parts": player.points(),
        "character": character(player.character) if player.character else None,
        "stock": player.stock,
        "vp": player.vp,
        "pool": [f"die:{die.id}" for face in (*SYMBOLS, *ELEMENTS) for die in pool if die.face == face],
        **({} if t.over else {"passed": t.round > 0 and not pool and player is not t.player}),
        "tamed": [{**CREATURE_CARDS[each], "slot": slot(t, each)} for each in player.tamed],
        "most_tamed": t.most_tamed(player),
        "released": in_order(player.released, CREATURE_CARDS),
        "hand": in_order(player.hand, POTION_CARDS),
        "drunk": in_order(player.drunk, POTION_CARDS),
        "reserved": [{**card, **means(t, player, card["key"])} for card in in_order(player.reserved, POTION_CARDS)],
        "forests": in_order(player.forests, FOREST_CARDS),
        "happy": seating(player, t.look.public["players"][player.seat]["happy"]),
    }


def slot(t: TheReferee, creature: str) -> dict[str, Any] | None:
    accepts = CREATURES[creature].slot
    return {"id": f"slot:{creature}", "accepts": accepts, "dice": dice_at(t, creature)} if accepts else None


def means(t: TheReferee, player: Player, potion: str) -> dict[str, Any]:
    lacking = {kind: POTIONS[potion].cost[kind] - player.stock[kind] for kind in BASICS}
    return {
        "payable": bool(t.payments(potion, player)),
        "missing": {kind: n for kind, n in lacking.items() if n > 0},
    }


def check_offers(t: TheReferee, player: Player) -> None:
    """What each seat is told about the market: what it can pay, and what it lacks (R70)."""
    seen = t.look.of(player.seat)
    for card, shown in zip([*t.market, t.revealed], [*seen["market"], seen["revealed"]], strict=True):
        expected = {**POTION_CARDS[card], **means(t, player, card)} if card else None
        must(shown == expected, f"seat {player.seat} is offered {shown}, by the referee {expected}")


def seating(player: Player, shown: dict[str, str]) -> dict[str, str]:
    """R137, Q27: there may be several; the one that is shown is legal, and no other seats more creatures."""
    creatures = player.released | set(player.tamed)
    must(set(shown) <= creatures and set(shown.values()) <= player.forests, f"R137: {shown} are not the player's")
    must(len(set(shown.values())) == len(shown), f"R137: a forest holds one creature, not {shown}")
    fits = all(CREATURES[creature].season in FORESTS[forest].seasons for creature, forest in shown.items())
    must(fits, f"R137: a creature sits on a forest of another season: {shown}")
    most = most_seated(sorted(creatures), frozenset(player.forests))
    must(len(shown) == most, f"R137: {most} creatures can sit on forests, not {len(shown)}")
    return shown
