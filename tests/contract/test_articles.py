"""Where an English sentence puts a word of the game behind “a”, no such word begins with a vowel."""

import re
from pathlib import Path

from fluent.syntax import ast, parse

ROOT = Path(__file__).resolve().parents[2]
BEHIND_A = re.compile(r"\b[Aa] \{ ?\$(\w+)")
VOWEL = re.compile(r"[aeiou]", re.IGNORECASE)

# What is put there, by game and by the name of the argument: the words whose ids begin like this.
FAMILIES = {
    ("builders", "style"): "style-",
    ("builders", "tile"): "style-",
    ("builders", "top"): "style-",
    ("sylvan_tactics", "piece"): "piece-",
    ("sylvan_tactics", "unit"): "kind-",
    ("sylve", "die"): "die-",
    ("sylve", "symbol"): "face-",
    ("tiletum", "tile"): "character-",
}
NUMBERS = {("tiletum", "value")}  # of a die: from 1 to 6


def test_no_word_behind_an_a_begins_with_a_vowel(game):
    wrong = []
    for argument, said in behind_an_a(game.key):
        if (game.key, argument) in NUMBERS:
            continue
        family = FAMILIES.get((game.key, argument))
        assert family, f"which words stand for {argument} in “{said}”? FAMILIES has to say it"
        words = [word for id, word in words_of(game.key) if id.startswith(family) and not id.endswith("-text")]
        assert words, f"there are no words called {family}…"
        wrong += [f"“{said}” with “{word}”" for word in words if VOWEL.match(word)]
    assert not wrong, "\n".join(wrong)


def sources(key):
    folders = (ROOT / "src/sylvarium/games" / key, ROOT / "web/src/games" / key)
    return [path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("words/en.ftl")]


def behind_an_a(key):
    """Every argument that stands behind “a”, with its line."""
    for source in sources(key):
        for line in source.splitlines():
            for argument in BEHIND_A.findall(line):
                yield argument, line.partition("=")[2].strip()


def words_of(key):
    for source in sources(key):
        for entry in parse(source).body:
            if isinstance(entry, ast.Message) and entry.value and isinstance(entry.value.elements[0], ast.TextElement):
                yield entry.id.name, entry.value.elements[0].value
