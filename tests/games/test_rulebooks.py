"""The rulebooks for players: nothing of the specification is left out, and both languages tell the same.

Interpreted, like all tests of this folder.
"""

from __future__ import annotations

import re

import orjson
import pytest
from travelling import check_view

from sylvarium.kernel import LANGUAGES
from sylvarium.learning.book import BookBlock, Span, book, numbers, parse
from sylvarium.learning.pictures import Album, album, shown
from sylvarium.rulebook import sections

# Games that still have to write theirs.
WITHOUT: set[str] = set()

TEN_MINUTES = 2_200  # words


@pytest.fixture
def books(game):
    found = {language: book(game, language) for language in LANGUAGES}
    if game.key in WITHOUT:
        assert not any(found.values()), f"{game.key} has a rulebook now: take it out of WITHOUT"
        pytest.skip("no rulebook yet")
    return found


def pictures(chapter) -> list[str]:
    return [block.picture for block in chapter.blocks if block.picture]


def words(found) -> int:
    said = [span.text for chapter in found.chapters for block in chapter.blocks for span in block.spans]
    said += [
        span.text
        for chapter in found.chapters
        for block in chapter.blocks
        for row in block.rows
        for cell in row
        for span in cell
    ]
    return len(" ".join(said).split())


def test_every_rule_is_told_in_a_chapter(game, books):
    """Rules are numbered R, those of playing alone S."""
    numbered = {
        block.number or found[0]
        for section in sections(game.key)
        for block in section.blocks
        if (found := re.findall(r"^• ([RS]\d+)\b", block.text or "")) or re.match(r"[RS]\d", block.number or "")
    }
    covered = [number for chapter in books["en"].chapters for number in chapter.covers]
    assert sorted(set(covered)) == sorted(numbered), "a rule is left out, or there is no such rule"
    assert all(chapter.covers for chapter in books["en"].chapters)


def test_both_languages_have_the_same_chapters_and_pictures(game, books):
    english, french = (books[language].chapters for language in LANGUAGES)
    assert [chapter.covers for chapter in english] == [chapter.covers for chapter in french]
    for one, other in zip(english, french, strict=True):
        assert [block.kind for block in one.blocks] == [block.kind for block in other.blocks], one.title
        assert pictures(one) == pictures(other)
        assert [len(block.rows) for block in one.blocks] == [len(block.rows) for block in other.blocks]
        assert one.title != other.title


def test_it_is_illustrated_and_read_in_ten_minutes(game, books):
    for found in books.values():
        assert 900 < words(found) < TEN_MINUTES
        assert any(span.bold for chapter in found.chapters for block in chapter.blocks for span in block.spans)
        assert sum(len(pictures(chapter)) for chapter in found.chapters) >= 5
        text = " ".join(span.text for chapter in found.chapters for block in chapter.blocks for span in block.spans)
        assert not re.search(r"`|\*\*|\bR\d+\b|picture:", text), "marks, numbers of rules or identifiers are to be seen"


def test_pictures_are_moments_of_the_game_and_are_described(game, books):
    used = {block.picture for chapter in books["en"].chapters for block in chapter.blocks if block.picture}
    known = album(game).pictures
    assert used <= set(known) and set(known) - used <= {"aim"} and "aim" in known
    for found in books.values():
        for block in (block for chapter in found.chapters for block in chapter.blocks if block.picture):
            assert len(block.alt or "") > 10 and block.spans[0].text
    for key in known:
        moment = orjson.loads(orjson.dumps(shown(game, key), option=orjson.OPT_SERIALIZE_NUMPY))
        check_view(moment["view"])
        assert moment["view"]["choices"] == []


# --------------------------------------------------------------------------------------------------- how it is read


def test_a_chapter_is_a_heading_what_it_covers_and_its_blocks():
    (chapter,) = parse(
        "# Title\n\n## One\n<!-- covers: R1–R3, S2 -->\n\nA **bold** word.\n\n- item\n\n### Small\n\n"
        '![alt](picture:key "caption")\n\n| a | **b** |\n|---|---|\n| c | d |\n'
    )
    assert (chapter.title, chapter.covers) == ("One", ["R1", "R2", "R3", "S2"])
    assert chapter.blocks == [
        BookBlock("text", [Span("A "), Span("bold", True), Span(" word.")]),
        BookBlock("item", [Span("item")]),
        BookBlock("heading", [Span("Small")]),
        BookBlock("picture", [Span("caption")], picture="key", alt="alt"),
        BookBlock("table", rows=[[[Span("a")], [Span("b", True)]], [[Span("c")], [Span("d")]]]),
    ]


def test_two_pictures_one_below_the_other_are_two():
    (chapter,) = parse('## One\n\n![a](picture:x "first")\n![b](picture:y "second")\n')
    assert [(block.picture, block.alt) for block in chapter.blocks] == [("x", "a"), ("y", "b")]


@pytest.mark.parametrize("written", ["R1-R3", "R1–S3", "all", "R1,R2"])
def test_what_is_no_range_of_rules_is_refused(written):
    with pytest.raises(ValueError, match="neither the number of a rule"):
        numbers(written)


def test_a_picture_shows_one_moment():
    with pytest.raises(ValueError, match="a picture shows one of"):
        Album.model_validate({"pictures": {"x": {"area": "board", "lesson": "aim", "example": "E1"}}})
    with pytest.raises(ValueError, match="near what"):
        Album.model_validate({"pictures": {"x": {"area": "board", "lesson": "aim", "near": True}}})
