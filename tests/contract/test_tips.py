"""The tips of a guided first game: each is needed in some game, each main step has one, and none betrays anything.

Positions come from the recorded games of the setting that a guided game has.
"""

import re
from collections import Counter
from functools import cache

import orjson
import pytest
import recorded

from sylvarium.kernel import LANGUAGES, Message, Words
from sylvarium.kernel.rule import PACKAGE
from sylvarium.kernel.words import message_ids
from sylvarium.learning import tips
from sylvarium.learning.tips import CHOICES, Fact, Tip, found, guide, tips_for
from sylvarium.rulebook import sections
from sylvarium.table import Origin, Table

FEWEST = 8
MAIN = 0.04  # a step at which so many of all decisions are made is a main one
LONGEST = 280  # letters of what is said at once: on a phone it stands below the board
TITLE = 40
ENOUGH = 2  # games that are looked at in any case; more only as long as a tip is missing
WORLDS_EVERY = 11  # positions that are dealt again: one of so many


def guided(game):
    """The recorded games of a guided first game's setting; who begins makes no difference to it."""
    plan = guide(game)
    usual = {option.name: option.default for option in game.options if option.name not in plan.options}
    for each in recorded.load(game):
        if each["seats"] == plan.seats and all(each["options"].get(name, usual[name]) == usual[name] for name in usual):
            table = Table.new(game, each["seats"], each["options"], each["seed"])
            yield table, each["actions"]


@cache
def told(game):
    """Which tips applied at which question, with what they lit, and how often every question was asked."""
    applied, asked, unknown = {}, Counter(), set()
    for k, (table, actions) in enumerate(guided(game)):
        if k >= ENOUGH and len(applied) == len(guide(game).tips):
            break
        for action in actions:
            view = table.view(table.seat)
            asked[view["question"].id] += 1
            for tip in tips_for(game, view):
                if tip["key"] not in applied:
                    unknown |= {(tip["key"], piece) for piece in set(tip["light"]) - pieces(game, table, view)}
                applied.setdefault(tip["key"], set()).add(view["question"].id)
            table.play(action)
    return applied, asked, unknown


def pieces(game, table, view):
    """Ids that choices or the view name, and those that every board has for its seats."""
    shown = orjson.dumps(view, option=orjson.OPT_SERIALIZE_NUMPY | orjson.OPT_NON_STR_KEYS, default=str).decode()
    named = {game.telling.piece(table.record().reading(), action) for action in range(game.actions.size)}
    own = {f"{kind}:{table.seat}{end}" for kind, end in (("tile", ":stack"), ("purse", ""))}
    return {*filter(None, named), *re.findall(r'"(?:id|piece|card)":"([^"]+)"', shown), *own}


def test_there_are_enough_tips(game):
    plan = guide(game)
    assert len(plan.tips) >= FEWEST
    assert len({tip.key for tip in plan.tips}) == len(plan.tips)
    assert plan.seats in game.seats and game.chosen(plan.seats, plan.options) is not None


def test_every_tip_applies_in_some_game(game):
    applied, _, _ = told(game)
    never = [tip.key for tip in guide(game).tips if tip.key not in applied]
    assert not never, f"tips that nobody would ever see: {never}"


def test_every_main_step_has_a_tip(game):
    applied, asked, _ = told(game)
    helped = set().union(*applied.values())
    main = {question for question, count in asked.items() if count >= MAIN * asked.total()}
    assert main - helped == set(), "steps without a tip"


def test_what_a_tip_lights_is_a_piece(game):
    _, _, unknown = told(game)
    assert not unknown


def test_a_tip_uses_nothing_that_its_seat_cannot_know(game):
    """What others hide is dealt again: the same tips, with the same pieces."""
    compared = 0
    for table, actions in guided(game):
        for action in actions:
            if table.number % WORLDS_EVERY == 0:
                assert tips_for(game, otherwise(table).view(table.seat)) == tips_for(game, table.view(table.seat))
                compared += 1
            table.play(action)
    assert compared


def otherwise(table):
    """A table that looks the same to whoever decides, where everything hidden is something else."""
    states = table.record().states
    table.game.loops.imagine(states, 0, table.seat, 77 + table.number)
    origin = Origin(states.tobytes(), Message("table-scene"), table.number)
    return Table(table.game, table.seats, table.options, table.seed, (), origin)


def test_tips_have_words_in_both_languages_and_a_rule(game):
    known = {block.number for section in sections(game.key) for block in section.blocks}
    needed = {message.id for tip in guide(game).tips for message in tip.words()}
    for language in LANGUAGES:
        file = game.folder / "school" / "words" / f"{language}.ftl"
        words = Words(language, PACKAGE / "words" / f"{language}.ftl", file)
        for tip in guide(game).tips:
            assert tip.rule in known, f"{tip.key}: there is no rule {tip.rule}"
            title, text = (words.say(message) for message in tip.words())
            assert 0 < len(title) <= TITLE and len(title) < len(text) <= LONGEST, f"{tip.key}: {len(text)} letters"
        assert {id for id in message_ids(file) if id.startswith("tip-")} == needed


# ------------------------------------------------------------------------------------------------- without a game

VIEW = {
    "you": 1,
    "round": 2,
    "question": Message("ask-main", space="b06"),
    "players": [{"seat": 0, "coins": 5, "store": []}, {"seat": 1, "coins": 2, "store": [{"id": "a"}, None]}],
    "fairs": [{"id": "first"}, {"id": "second"}],
    "choices": [],
}


def test_a_path_finds_own_things_those_of_others_and_a_numbered_one():
    assert list(found(VIEW, "me.store.id")) == ["a"]
    assert list(found(VIEW, "others.coins")) == [5]
    assert list(found(VIEW, "players.coins")) == [5, 2]
    assert list(found(VIEW, "fairs.#round.id")) == ["second"]


@pytest.mark.parametrize(
    ("fact", "holds"),
    [
        ({"at": "me.coins", "least": 2}, True),
        ({"at": "me.coins", "least": 3}, False),
        ({"at": "others.coins", "most": 4}, False),
        ({"count": "me.store", "least": 1}, True),
        ({"count": "others.store", "most": 0}, True),
    ],
)
def test_a_fact_is_an_amount_or_a_number_of_things(fact, holds):
    assert Fact(**fact).holds(VIEW) is holds


def choice(name="build:x", points=(0, 0), **preview):
    return {"name": name, "piece": "x", "preview": {"points": list(points), **preview}}


@pytest.mark.parametrize(
    ("asked", "fitting", "other"),
    [
        ({"choice": ("build:*",)}, choice(), choice("sell:x")),
        ({"brings": {"coins": 2}}, choice(measures={"coins": 2}), choice(measures={"coins": 1})),
        ({"brings": {"houses": 1}}, choice(parts={"houses": 3}), choice(parts={"houses": None})),
        ({"becomes": {"leader:*": "me"}}, choice(becomes={"leader:f1": 1}), choice(becomes={"leader:f1": 0})),
        ({"harms": 2}, choice(points=(-2, 0)), choice(points=(-1, -5))),
    ],
)
def test_a_tip_is_about_the_choices_it_describes(asked, fitting, other):
    tip = Tip(key="k", rule="R1", ask=("ask-main",), **asked)
    assert tip.about(fitting, 1) and not tip.about(other, 1)


def test_a_tip_lights_what_it_names():
    tip = Tip(key="k", rule="R1", ask=("ask-main",), light=(CHOICES, "tree:{space}", "purse:{you}", "@me.store.id"))
    assert tip.lights(VIEW, [choice(), choice()]) == ["x", "tree:b06", "purse:1", "a"]


def test_whoever_is_not_asked_is_told_nothing(game):
    table = Table.new(game, guide(game).seats, {}, 3)
    others = {*range(table.seats)} - {table.seat}
    assert all(tips_for(game, table.view(seat)) == [] for seat in others)


@pytest.mark.parametrize("wrong", [{"at": "x"}, {"at": "x", "count": "y", "least": 1}, {"count": "y"}])
def test_half_a_fact_is_a_mistake(wrong):
    with pytest.raises(ValueError, match="a fact has one of"):
        Fact(**wrong)


def test_what_no_tip_knows_is_a_mistake(game, monkeypatch):
    monkeypatch.setattr(tips, "data", lambda *_: {"tips": [{"key": "k", "rule": "R1", "ask": ["x"], "when": "now"}]})
    with pytest.raises(ValueError, match=f"the tips of {game.key}: .*when"):
        guide.__wrapped__(game)


def test_a_tip_about_nothing_is_a_mistake():
    with pytest.raises(ValueError, match="about a question"):
        Tip(key="k", rule="R1")
