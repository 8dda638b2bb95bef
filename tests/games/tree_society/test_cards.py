"""Every level of every guild card, built once; what it must do is read from the tables of the rules file."""

import re

import pytest
from games.tree_society.test_components import rows

from sylvarium.games.tree_society.rules.components import MODS, NO_MOD
from sylvarium.games.tree_society.rules.prices import price
from sylvarium.games.tree_society.rules.scoring import level_points
from sylvarium.games.tree_society.rules.state import NOWHERE, STEP
from sylvarium.games.tree_society.school.notation import (
    board,
    card,
    coins,
    completed,
    discarded,
    options,
    play,
    position,
    progress,
    revealed,
    sold,
    step,
    unsold,
)

MARKET = ("apple_01", "cherry_01", "grape_01", "orange_01")
UNSOLD = ("apple_03", "cherry_02", "grape_04", "grape_05")
SOLD = ("apple_05", "apple_06", "orange_02")
PURSE = 40
LEVELS = {"any": (1, 2, 3), "l1": (1,), "l3": (3,), "l23": (2, 3)}
GUILDS = {"arc": "architects", "ban": "bankers", "mer": "merchants", "wri": "writers", "bot": "botanists"}


def printed():
    """(id, level, cost, effect, points) of every level, from the rules file."""
    for row in rows(r"(arc|ban|mer|wri|bot|exp)_\d\d"):
        if len(row) == 13:
            for level, at in ((1, 4), (2, 7), (3, 10)):
                yield row[0], level, int(row[at]), row[at + 1], row[at + 2]


PRINTED = list(printed())
COST = {(id, level): cost for id, level, cost, _, _ in PRINTED}
EFFECT = {(id, level): effect for id, level, _, effect, _ in PRINTED}
PLAIN = ("wri_01", "wri_03", "wri_11", "wri_12", "arc_02", "arc_04")  # no effect on level 1
BANNERS = {row[0]: int(row[3][0]) for row in rows(r"(arc|ban|mer|wri|bot|exp)_\d\d") if len(row) == 13}


def others(id, *ids):
    """The first of the given cards that is not the one under test; none of them has an effect that reacts."""
    return next(other for other in ids if other != id)


def scene(id, at):
    """The card under test with its marker on level `at` (0: in the market), two completed guilds, two cards in
    progress (on levels 1 and 2 if there is room), one new guild, and fruits of all sorts."""
    first, second = others(id, "wri_09", "exp_02"), others(id, "wri_05", "wri_07")
    finished = [others(id, "ban_08", "ban_11"), others(id, "arc_10", "arc_12")]
    own = {first: 1} if at == 0 else {id: at, first: 1, second: 2}
    market = {"bottom_2": others(id, "ban_06", "wri_02"), **({"bottom_1": id} if at == 0 else {})}
    return position(
        board(PURSE, unsold=UNSOLD, sold=SOLD, progress=own, completed=finished),
        sale=("blueberry_05",),
        fruit_market=MARKET,
        guild_market=market,
        guild_deck=tuple(other for other in PLAIN if other != id),
    )


def own_discount(id, level):
    """R52: what the card takes off its own next level."""
    found = re.fullmatch(r"cont: discount\((\d),(\w+)\)", EFFECT.get((id, level - 1), ""))
    return int(found[1]) if found and level in LEVELS[found[2]] else 0


def counted(s, counter):
    """The counters of R119 that coins are given for, by the simplest means."""
    done = completed(s)
    name, _, guild = counter.partition(":")
    mine = [id for id in done if not guild or GUILDS.get(id[:3]) == guild]
    return {
        "houses": len(done),
        "guilds": len({id[:3] for id in done}),
        "banners": sum(BANNERS[id] for id in done),
        "banners_of": sum(BANNERS[id] for id in mine),
        "sold_types": len({id.split("_")[0] for id in sold(s)}),
        "sold_top": max([sum(id.startswith(kind) for id in sold(s)) for kind in ("apple", "grape", "orange")]),
        "unsold": len(unsold(s)),
        "unsold_types": len({id.split("_")[0] for id in unsold(s)}),
    }[name]


@pytest.mark.parametrize(("id", "level", "cost", "effect", "points"), PRINTED, ids=lambda value: str(value))
def test_a_level_does_what_it_says(id, level, cost, effect, points):  # tree_society R52, R58, R59, R65-R70
    """And R73 to R77, R80, R81, R84, R85."""
    s = scene(id, level - 1)
    build = f"build:{id}" if level == 1 else f"level_up:{id}"
    before_fruits = unsold(s)
    play(s, build)
    if effect.startswith("must"):
        carry_out_demand(s, id, effect)
    assert id in completed(s) if level == 3 else progress(s)[id] == level
    if points != "?":
        assert level_points(s, 0, card(id), level) == int(points)
    purse, chest = PURSE - cost + own_discount(id, level), 0
    kind, _, expressions = effect.partition(": ")
    if kind == "now":
        for expression in expressions.split(" + "):
            purse, chest = carry_out(s, id, expression, purse, chest)
    elif kind == "draw":
        purse, chest = draw(s, expressions, purse, before_fruits)
    assert step(s) == STEP.act
    assert coins(s) == (purse, chest)
    if kind == "cont":
        check_lasting(id, level, expressions)


def arguments(expression):
    name, given = re.fullmatch(r"(\w+)\((.*)\)", expression).groups()
    return name, given.split(",")


def add(dest, n, purse, chest):
    return (purse + n, chest) if dest == "purse" else (purse, chest + n)


def carry_out(s, id, expression, purse, chest):
    """Uses one part of a standard effect and gives the coins there must be afterwards."""
    name, args = arguments(expression)
    if name == "coins":
        return add(args[0], int(args[1]), purse, chest)
    if name == "coins_each":
        return add(args[0], int(args[1]) * counted(s, args[2]), purse, chest)
    if name == "take_fruit":
        for _ in range(int(args[0])):
            taken = next(option for option in options(s) if option.startswith("take"))
            play(s, taken)
            assert taken.removeprefix("take:") == unsold(s)[-1]
        return purse, chest
    if name == "extra_sale":
        for _ in range(int(args[0])):
            sale = next(option for option in options(s) if option.startswith("sell"))
            before = s.purse[0]
            play(s, sale)
            purse += s.purse[0] - before
            assert s.purse[0] > before
        return purse, chest
    if name == "build":
        return purse - build_at(s, id, args[0], args[1]), chest
    assert name == "discard_gain"
    gift = next(option for option in options(s) if option.startswith("discard"))
    assert f"discard:{id}" not in options(s) and "decline" in options(s)
    play(s, gift)
    assert discarded(s) == [gift.removeprefix("discard:")]
    return add(args[0], int(args[1]), purse, chest)


def reduced(cost, mod):
    return {"half": (cost + 1) // 2, "minus2": max(cost - 2, 0), "minus3": max(cost - 3, 0), "free": 0}[mod]


def build_at(s, id, mod, levels):
    """Builds the last level that is offered and gives what it must cost; checks the whole offer first."""
    offers = {f"build:{other}": (other, 1) for other in (m for m in ("ban_06", "wri_02"))}
    offers |= {f"level_up:{other}": (other, at + 1) for other, at in progress(s).items() if other != id}
    expected = {name for name, (_, level) in offers.items() if level in LEVELS[levels]}
    found = options(s)
    assert "decline" in found and set(found) - {"decline"} <= expected
    assert {name.split(":")[0] for name in found} - {"decline"} == {name.split(":")[0] for name in expected}
    other, level = offers[found[-2]]
    play(s, found[-2])
    if options(s)[0].startswith("discard:") and "end_build" not in options(s):
        play(s, next(option for option in options(s) if option != f"discard:{id}"))
    while step(s) != STEP.act:
        play(s, "decline")
    s.chest[0] = 0  # what the level built may have given
    return reduced(COST[other, level], mod)


def carry_out_demand(s, id, effect):
    name, args = arguments(effect.removeprefix("must: "))
    if name == "preserve_fruit":
        for k in range(int(args[0])):
            assert options(s) == [f"preserve:{fruit}" for fruit in UNSOLD[k:]]
            play(s, options(s)[0])
        assert sold(s) == [*SOLD, *UNSOLD[: int(args[0])]]
    else:
        given = set(progress(s)) - {id} | (set(completed(s)) if args[0] == "any" else set())
        assert set(options(s)) == {f"discard:{other}" for other in given}
        play(s, options(s)[-1])
        assert len(discarded(s)) == 1


def draw(s, expression, purse, before_fruits):
    name, args = arguments(expression)
    shown = revealed(s)
    assert len(shown) == int(args[0])
    if name == "reveal_fruit":
        for k in range(int(args[1])):
            play(s, f"keep:{shown[k]}")
        assert unsold(s) == [*before_fruits, *shown[: int(args[1])]]
        return purse, 0
    play(s, f"build:{shown[0]}")
    if step(s) != STEP.act and "decline" not in options(s):
        play(s, options(s)[0])
    assert progress(s)[shown[0]] == 1
    return purse - reduced(COST[shown[0], 1], args[1]), 0


def check_lasting(id, level, expression):
    """A continuous effect in a scene of its own, with the marker on its level."""
    name, args = arguments(expression)
    own = board(PURSE, unsold=UNSOLD, progress={id: level, "wri_05": 2})
    if name == "discount":
        s = position(own)
        for built in (1, 2, 3):
            lower = int(args[0]) if built in LEVELS[args[1]] else 0
            assert price(s, card("wri_09"), built, NO_MOD, NOWHERE) == COST["wri_09", built] - lower
            assert price(s, card("wri_09"), built, MODS.index("free"), NOWHERE) == 0
        return
    s = position(
        own,
        fruit_market=MARKET,
        guild_market={"bottom_1": "exp_02"},
        step=STEP.sell if name == "when_sell" else STEP.act,
    )
    expected = PURSE, 0
    if name == "when_sell":
        play(s, "sell:cherry_02")
        expected = add(args[0], int(args[1]), PURSE + 2, 0)
    elif name == "when_build":
        play(s, "build:exp_02")
        expected = add(args[1], int(args[2]) * (1 in LEVELS[args[0]]), PURSE - 1, 0)
        assert coins(s) == expected
        play(s, "level_up:wri_05")
        expected = add(args[1], int(args[2]) * (3 in LEVELS[args[0]]), expected[0] - 6, expected[1])
    elif name == "each_rest":
        play(s, "end_build")
        expected = PURSE, int(args[0])
    else:
        assert name == "when_take"
        play(s, "end_build", "take:apple_01")
        expected = add("purse", int(args[1]), 2, 0)
    assert coins(s) == expected
