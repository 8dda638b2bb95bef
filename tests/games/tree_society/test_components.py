"""The data against the tables of the rules file, and the words of every component."""

import re
from collections import Counter
from pathlib import Path

import pytest

from sylvarium.games.tree_society.rules.components import (
    CARD_DATA,
    CARD_IDS,
    EFFECTS,
    FRUIT_DATA,
    FRUIT_IDS,
    GUILD_IDS,
    OPTION_CHOICES,
    PREFIXES,
    QUANTITIES,
    TYPE_IDS,
    EffectTables,
    Part,
    parts_of,
)
from sylvarium.kernel.words import LANGUAGES, message_ids

RULES = (Path(__file__).parents[3] / "docs" / "rules" / "tree_society.md").read_text(encoding="utf-8")
WORDS = Path(__file__).parents[3] / "src" / "sylvarium" / "games" / "tree_society" / "face" / "words"


def rows(pattern: str) -> list[list[str]]:
    """The cells of the table rows of the rules file that begin with an id."""
    lines = [line for line in RULES.splitlines() if re.match(rf"\| `{pattern}` \|", line)]
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines]


def test_fruit_cards_are_those_of_the_rules():
    table = rows(r"(apple|cherry|grape|blueberry|orange)_\d\d")
    assert [row[0] for row in table] == list(FRUIT_IDS)
    for (_, kind, action, coins, valuable, crowd), data in zip(table, FRUIT_DATA, strict=True):
        assert (kind, action) == (data["type"], data["action"])
        assert coins == str(data.get("coins", "-"))
        assert (valuable == "yes", crowd == "yes") == (data.get("valuable", False), data.get("crowd", False))


def test_guild_cards_are_those_of_the_rules():
    table = [row for row in rows(r"(arc|ban|mer|wri|bot|exp)_\d\d") if len(row) == 13]
    assert [row[0] for row in table] == list(CARD_IDS)
    for row, data in zip(table, CARD_DATA, strict=True):
        assert row[3].split()[0] == str(data["banners"])
        assert ("★" in row[3]) == data.get("starting", False)
        for level, at in zip(data["levels"], (4, 7, 10), strict=True):
            effect = level.get("effect", "-")
            assert row[at : at + 3] == [str(level["cost"]), effect, str(level.get("points", "?"))]


def test_names_are_those_of_the_rules():
    """The rules are typed with plain apostrophes, the words are set with curly ones."""
    table = [row for row in rows(r"(arc|ban|mer|wri|bot|exp)_\d\d") if len(row) == 13]
    for language, column in (("en", 1), ("fr", 2)):
        text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
        for row in table:
            name = row[column].replace("'", "’")
            assert f"\ncard-{row[0].replace('_', '-')} = {name}\n" in text


def test_fruit_cards_are_evenly_spread():
    """Section 5.3: 15 cards of each type, 5 of them for 3 and 4 players; each action 10 + 5 times."""
    assert len(FRUIT_DATA) == 75 and sum(f.get("crowd", False) for f in FRUIT_DATA) == 25
    by_type = Counter((f["type"], f.get("crowd", False)) for f in FRUIT_DATA)
    by_action = Counter((f["action"], f.get("crowd", False)) for f in FRUIT_DATA)
    assert set(by_type.values()) == {10, 5} and set(by_action.values()) == {10, 5}
    valuable = Counter((f["type"], f.get("crowd", False)) for f in FRUIT_DATA if f.get("valuable"))
    assert valuable == {(kind, crowd): 1 if crowd else 3 for kind in TYPE_IDS for crowd in (False, True)}


def test_guild_cards_per_guild():  # tree_society Q4
    """13 Architects, four of them starting cards; 12 cards of each other guild."""
    counts = Counter(card["guild"] for card in CARD_DATA)
    assert counts == {guild: 13 if guild == "architects" else 12 for guild in GUILD_IDS}
    starting = [card["id"] for card in CARD_DATA if card.get("starting")]
    assert starting == ["arc_01", "arc_02", "arc_03", "arc_04"] == list(CARD_IDS[:4])
    banners = Counter((card["guild"], card["banners"]) for card in CARD_DATA)
    for guild in GUILD_IDS:
        assert [banners[guild, n] for n in (1, 2, 3)] == [8 if guild == "architects" else 7, 4, 1]


def test_every_level_has_at_most_one_effect_of_one_kind():  # tree_society R58, R71, R82, Q7
    """Mandatory and draw effects belong to Botanists and Explorers; lasting effects to levels 1 and 2."""
    for data, levels in zip(CARD_DATA, EFFECTS, strict=True):
        for number, parts in enumerate(levels, start=1):
            kinds = {part.kind for part in parts}
            assert len(kinds) <= 1 and kinds <= {"now", "cont", "must", "draw", "end"}
            assert kinds.isdisjoint({"must", "draw"}) or data["guild"] in ("botanists", "explorers")
            assert "cont" not in kinds or number < 3
            assert ("points" in data["levels"][number - 1]) == ("end" not in kinds)
            assert len(parts) <= (2 if kinds == {"now"} else 1)


def test_no_first_level_is_mandatory():
    """The rules of building rely on it: making room and a mandatory effect never come together."""
    assert all(part.kind != "must" for levels in EFFECTS for part in levels[0])


def test_starting_cards_have_no_effect_on_level_1():  # tree_society Q2
    assert all(EFFECTS[k][0] == () for k in range(4))


def test_an_unknown_effect_is_refused():
    assert parts_of("now: extra_sale(1) + take_fruit(1)")[1].name == "take_fruit"
    with pytest.raises(ValueError, match="not an effect"):
        parts_of("now: coins purse 2")
    with pytest.raises(ValueError, match="arc_01"):
        EffectTables().enter_standard(0, 2, Part("now", "coins", ("purse",)))
    with pytest.raises(ValueError, match="arc_01"):
        EffectTables().enter_lasting(0, 1, Part("cont", "when_rain", ("1",)))


def test_options_are_those_of_the_rules():  # tree_society R125
    """Any four of the six guilds, starting cards or not, draft or not, 6 or 7 banners, who begins."""
    sets = {frozenset(choice.split("_")) for choice in OPTION_CHOICES["guilds"]}
    assert len(sets) == len(OPTION_CHOICES["guilds"]) == 15
    assert all(len(four) == 4 and four <= set(PREFIXES) for four in sets)
    assert OPTION_CHOICES["guilds"][0] == "arc_ban_mer_wri"
    assert OPTION_CHOICES["starting_cards"] == ("yes", "no") and OPTION_CHOICES["fruit_draft"] == ("no", "yes")
    assert OPTION_CHOICES["end_banners"] == ("6", "7") and OPTION_CHOICES["start"] == ("random", "1", "2", "3", "4")


def test_quantities():
    expected = {"starting_fruits": 3, "tree_markers": 3, "coins_kept": 2, "top_row_coin": 1, "fruit_discount": 2}
    assert {**expected, "fruit_market_slots": [5, 4, 3], "market_columns": 3} == QUANTITIES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_words(language):
    ids = message_ids(WORDS / f"{language}.ftl")
    for id in (*CARD_IDS, *FRUIT_IDS):
        kind = "fruit" if id in FRUIT_IDS else "card"
        assert f"{kind}-{id.replace('_', '-')}" in ids and f"{kind}-{id.replace('_', '-')}-text" in ids
    for levels in EFFECTS:
        assert all(part.slug in ids for parts in levels for part in parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_say_what_the_levels_do(language):
    """Texts are put together from the sentences of the effects; a card has no other text."""
    ids = message_ids(WORDS / f"{language}.ftl")
    for id, levels in zip(CARD_IDS, EFFECTS, strict=True):
        text = ids[f"card-{id.replace('_', '-')}-text"].value
        named = [e.expression.id.name for e in text.elements if hasattr(e, "expression")]
        expected = []
        for number, parts in enumerate(levels, start=1):
            expected += [f"level-{number}", *(part.slug for part in parts)] if parts else []
        assert named == (expected or ["no-effect"])
