"""What people may be called: one home for every name and every line of chat.

`visible` returns the text as everybody sees it, without anything that is invisible, reverses the direction of writing
or piles up. `alike` says whether two names could be taken for each other.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from sylvarium.hosting.refusal import Refusal

LONGEST = 32
MARKS = 2  # combining marks on one letter; more are a flood

# Letters and symbols that show nothing, although Unicode counts them among the visible.
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
# Marks that change nothing one can see: joiners, and selectors of variants.
IGNORABLE = frozenset(
    [0x034F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]
)
# Small letters that look like Latin ones: Cyrillic, Greek, Armenian, and Latin ones with a stroke or without a dot.
LOOKS_LIKE = str.maketrans(
    "авгеѕіјкмнорстухѵԁԛԝһӏьαβγεζηικνορτυχωօսհոցզıɑɩøđł",
    "abresijkmhopctyxvdqwhlbabyeznikvoptuxwouhngqiaiodl",
)
# Letters drawn like Latin capitals: Cherokee, Lisu, and small capitals.
CAPITALS = str.maketrans(
    "ᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ",
    "abcdehjklmprstvwzabcdefghijklmnoprstuvwxyzabcdefghijklmnoprstuvwyz",
)
# The same for capitals, and for signs that are one stroke or one circle in most typefaces.
STROKES = str.maketrans("АВЕЅІЈКМНОРСТУХӀΑΒΕΖΗΙΚΜΝΟΡΤΥΧI1|05", "ABESlJKMHOPCTYXlABEZHlKMNOPTYXlllOS")


def visible(text: str, longest: int = LONGEST) -> str:
    """One line of what can be seen: no control or format characters, single spaces, at most so many characters."""
    while (cleaned := _cleaned(text)[:longest].strip()) != text:  # what is taken out can bring together what is left
        text = cleaned
    return text


def _cleaned(text: str) -> str:
    shown = unicodedata.normalize("NFC", "".join(_shown(character) for character in text))
    return _without_floods(" ".join(shown.split()))


def _shown(character: str) -> str:
    category = unicodedata.category(character)
    if ord(character) in IGNORABLE or category in ("Cf", "Cs", "Co", "Cn"):
        return ""
    return " " if character in BLANK or category in ("Cc", "Zs", "Zl", "Zp") else character


def _without_floods(text: str) -> str:
    """At most `MARKS` combining marks on a letter, and none without one."""
    kept: list[str] = []
    marks = MARKS
    for character in text:
        if not unicodedata.category(character).startswith("M"):
            marks = MARKS if character == " " else 0
        elif marks >= MARKS:
            continue
        else:
            marks += 1
        kept.append(character)
    return "".join(kept)


def nickname_of(text: str) -> str:
    """A name as it is kept; refused if nothing of it can be seen."""
    name = visible(text)
    if not any(unicodedata.category(character)[0] in "LNPS" for character in name):
        raise Refusal("bad_message", "A nickname needs at least one visible character.")
    return name


def alike(name: str, other: str) -> bool:
    """Whether one could be taken for the other: in other capitals, alphabets, spaces, accents or ornaments."""
    return not _keys(name).isdisjoint(_keys(other))


def _keys(name: str) -> set[str]:
    """Two ways to read a name: by its letters, and by its strokes."""
    letters = _plain(name)
    strokes = _plain(unicodedata.normalize("NFKC", name).translate(STROKES)).replace("rn", "m").replace("vv", "w")
    return {letters, strokes}


def _plain(text: str) -> str:
    """Small letters and digits without accents; whatever there is if there are none."""
    bare = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    kept = "".join(character for character in bare if character.isalnum())
    return kept.translate(LOOKS_LIKE).translate(CAPITALS) or "".join(bare.split())


def check_free(name: str, taken: Iterable[str | None]) -> None:
    """Refuses a name that somebody at the table has, or could be taken for."""
    if any(other and alike(name, other) for other in taken):
        raise Refusal("name_taken", f"Somebody at this table is called {name}, or almost. Choose another name.")
