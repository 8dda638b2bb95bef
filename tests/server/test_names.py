"""Names: what can be seen of them, and which could be taken for each other."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sylvarium.hosting.names import LONGEST, MARKS, alike, check_free, nickname_of, visible
from sylvarium.hosting.refusal import Refusal

# Every kind of character that has been used to deceive, mixed with ordinary letters.
TRICKS = "\u202e\u202d\u2066\u2069\u200b\u200c\u200d\u200e\u2060\ufeff\u00ad\u034f\u115f\u2800\u3164\u0000\u0007\u001b"
MEAN = st.text(st.sampled_from("Adaé \u0301\u0489\u0bbf\u1160\u2003\ufe0f\U000e0101\U000e0041가ᄀ" + TRICKS))
TEXT = st.one_of(st.text(), MEAN)


@given(TEXT)
def test_nothing_invisible_is_left(text: str):
    shown = visible(text)
    assert len(shown) <= LONGEST and shown == shown.strip() and "  " not in shown
    for character in shown:
        assert character == " " or unicodedata.category(character)[0] not in "CZ", hex(ord(character))
        assert character not in TRICKS


@given(TEXT)
def test_cleaning_twice_changes_nothing_more(text: str):
    assert visible(visible(text)) == visible(text)


@given(TEXT)
def test_marks_do_not_pile_up(text: str):
    run = MARKS  # at the beginning there is no letter to stand on
    for character in visible(text):
        run = run + 1 if unicodedata.category(character)[0] == "M" else (MARKS if character == " " else 0)
        assert run <= MARKS


@given(TEXT, st.integers(1, 10))
def test_a_name_is_alike_to_itself_with_something_invisible_in_it(text: str, where: int):
    name = visible(text)
    assert alike(name, name)
    assert alike(name, visible(name[:where] + "\u200b" + name[where:]))


@given(st.text("abcdefghijklmnopqrstuvwxyz01 ", min_size=1))
def test_a_name_is_alike_to_itself_in_capitals(name: str):
    assert alike(name, name.upper()) and alike(name.title(), name)


@given(st.text("abcdefghjkmnopqrstuwxyz", min_size=1, max_size=12), st.text("abcdefghjkmnopqrstuwxyz", max_size=12))
def test_plain_small_letters_are_alike_only_if_equal(one: str, other: str):
    assert alike(one, other) == (one == other or ("rn" in one + other and _m(one) == _m(other)))


def _m(text: str) -> str:
    return text.replace("rn", "m")


@pytest.mark.parametrize(
    "other",
    [
        "ADA", "ada", " A d a ", "Аdа", "Ａｄａ", "Αda", "Ada\u200b", "\u202eAda", "Ada.", "~Ada~", "Adá", "A\u00a0da",
        "ᴀᴅᴀ", "ꓮꓓꓮ", "ᎪᎠᎪ", "Ꭺꭰꭺ",
    ],
)  # fmt: skip
def test_dresses_of_ada(other: str):
    assert alike("Ada", other) and alike(visible(other), "Ada")
    with pytest.raises(Refusal) as refused:
        check_free(visible(other), [None, "Bruno", "Ada"])
    assert refused.value.code == "name_taken"


@pytest.mark.parametrize(("one", "other"), [("Ada", "Eda"), ("Lia", "Ila"), ("Zoe", "Joe"), ("🦉", "🦊"), ("李", "王")])
def test_different_names(one: str, other: str):
    assert not alike(one, other)
    check_free(one, [other, None])


@pytest.mark.parametrize(("one", "other"), [("Ali", "AIi"), ("Bill", "BiII"), ("Bob1", "BobI"), ("Arnold", "Amold")])
def test_one_stroke_for_another(one: str, other: str):
    assert alike(one, other)


@pytest.mark.parametrize("empty", ["", "   ", "\u200b", "\u3164", "\u0301", "\u202e\u202c", "\x00\x1b"])
def test_a_name_that_cannot_be_seen(empty: str):
    with pytest.raises(Refusal) as refused:
        nickname_of(empty)
    assert refused.value.code == "bad_message"


def test_names_of_all_languages_stay_as_they_are():
    for name in ("Zoë", "Đặng Thị Ánh", "नमिता", "محمد", "สมชาย", "이영희", "Ωμέγα", "O'Neill", "🦉 Owl", "Łukasz"):
        assert nickname_of(name) == unicodedata.normalize("NFC", name)
