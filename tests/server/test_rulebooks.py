"""The rules as players read them: every game in both languages, rule by rule the same."""

from __future__ import annotations

import pytest

from sylvarium.games import GAMES
from sylvarium.rulebook import Block, Section, parse, plain, rules, sections, title_of


def shape(section: Section) -> list[tuple]:
    """What a translation may not change: the numbers of the rules, the sizes of the tables, the drawings."""
    return [
        (block.kind, block.number, cells(block)) for block in section.blocks if block.number or block.kind != "text"
    ]


def cells(block: Block) -> list[int] | None:
    return [len(row) for row in block.rows] if block.rows else None


@pytest.mark.parametrize("key", GAMES)
def test_french_rules_have_the_same_rules(key: str):
    english, french = rules(key), rules(key, "fr")
    assert (english.language, french.language) == ("en", "fr")
    outlines = [[(section.number, section.level) for section in book.sections] for book in (english, french)]
    assert outlines[0] == outlines[1]
    for one, other in zip(english.sections, french.sections, strict=True):
        assert shape(one) == shape(other), f"section {one.number} {one.title}"
    texts = [
        {block.text for section in book.sections for block in section.blocks if block.number}
        for book in (english, french)
    ]
    assert not texts[0] & texts[1], "a rule is not translated"


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_are_for_players(key: str, language: str):
    for section in rules(key, language).sections:
        assert not section.title.lower().startswith(("invariants", "appendix", "what came out", "coverage"))
        assert not any(mark in section.title for mark in ("#", "`", "provenance", " ours"))
        assert not any(line.startswith(("#", "Provenance", "Origine")) for line in section.lines)


def test_a_language_without_rules_falls_back_to_english_and_says_so():
    assert rules("builders", "la").language == "en"
    with pytest.raises(FileNotFoundError, match="no rules of chess"):
        sections("chess")


def test_maps_and_indented_tables_keep_their_shape():
    code = [block for section in sections("builders") if section.number == "5.5" for block in section.blocks]
    drawn = next(block for block in code if block.kind == "code")
    assert drawn.text and len(drawn.lines) == 5 and drawn.lines[1].startswith("y=0    f01:F  f02:F")
    text = "## 1. A\n- **E1** See:\n\n  | a | b |\n  |---|---|\n  | 1 | `x \\| y` |\n\n  After it."
    (section,) = parse(text)
    assert section.blocks[1] == Block("table", rows=[["a", "b"], ["1", "x | y"]])
    assert section.lines == ["E1 See:", "| a | b |", "| 1 | x | y |", "After it."]


@pytest.mark.parametrize(
    ("marked", "shown"),
    [
        ("*n* of *k* cards", "n of k cards"),
        ("`c_<style>_<icon>_<k>` and <k>", "c_<style>_<icon>_<k> and <k>"),
        ("**bold**, _slanted_ and `a*b*c`", "bold, slanted and a*b*c"),
        ("*`add_ap` too late*", "add_ap too late"),
        ("[text](https://example.org)", "text"),
        ("2 * 3 * 4", "2 * 3 * 4"),
    ],
)
def test_marks_go_and_words_stay(marked: str, shown: str):
    assert plain(marked) == shown


@pytest.mark.parametrize(
    ("heading", "title"),
    [
        ("Cards (80) — provenance: number `rulebook`; names `ours`", "Cards (80)"),
        ("Actions (32 cards, 24 designs; provenance `ours`)", "Actions (32 cards, 24 designs)"),
        ("Map (`ours`, anchored on the known adjacencies)", "Map"),
        ("Crests (6 types, `ours`)", "Crests (6 types)"),
        ("Phase 1 – Sell", "Phase 1 – Sell"),
        ("Powers (only with `character_powers = on`)", "Powers (only with character_powers = on)"),
    ],
)
def test_titles_do_not_speak_of_their_sources(heading: str, title: str):
    assert title_of(heading) == title
