"""A registered game has everything the contract asks for."""

import re
from pathlib import Path

import pytest

from sylvarium.games import GAMES, SHELF
from sylvarium.kernel import LANGUAGES
from sylvarium.kernel.words import message_ids

ROOT = Path(__file__).parents[2]
FILES = (
    "__init__.py",
    "rules/components.toml", "rules/components.py", "rules/state.py", "rules/setup.py", "rules/turn.py",
    "rules/scoring.py",
    "mind/evaluate.py", "mind/observe.py", "mind/resample.py",
    "face/view.py", "face/areas.py", "face/pieces.py", "face/shapes.py", "face/telling.py", "face/naming.py",
    "face/phrases.py", "face/story.py", "face/preview.py", "face/words/en.ftl", "face/words/fr.ftl",
    "school/notation.py", "school/positions.py", "school/reasons.py", "school/acting.py", "school/choosing.py",
)  # fmt: skip
BOARD_FILES = (
    "index.ts", "types.ts", "generated.ts", "preview.ts", "where.ts", "help.ts", "look.ts", "palette.css", "cover.css",
    "Board.svelte", "Mine.svelte", "Glance.svelte", "Whole.svelte", "Cover.svelte", "words/en.ftl", "words/fr.ftl",
)  # fmt: skip


def test_games_are_on_the_shelf():
    assert set(GAMES) <= set(SHELF)


def test_every_game_has_the_same_files(game):
    missing = [name for name in FILES if not (game.folder / name).is_file()]
    assert not missing


def test_every_board_has_the_same_files(game):
    board = ROOT / "web" / "src" / "games" / game.key
    missing = [name for name in BOARD_FILES if not (board / name).is_file()]
    assert not missing


def test_both_languages_have_the_same_words(game):
    english, french = (message_ids(game.folder / "face" / "words" / f"{language}.ftl") for language in LANGUAGES)
    assert sorted(english) == sorted(french)


def test_words_name_the_same_arguments_in_both_languages(game):
    def arguments(language):
        ids = message_ids(game.folder / "face" / "words" / f"{language}.ftl")
        text = (game.folder / "face" / "words" / f"{language}.ftl").read_text()
        return {id: set(re.findall(r"\$(\w+)", _entry(text, id))) for id in ids}

    assert arguments("en") == arguments("fr")


def _entry(text, id):
    return re.search(rf"^{re.escape(id)} *=.*(?:\n[ \t]+.*)*", text, re.MULTILINE).group()


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_every_game_needs(game, language):
    words = game.words(language)
    needed = ["game-name", "game-pitch", "game-length", "aim-do", "aim-how", "aim-win", "aim-long"]
    needed += [f"score-{part.replace('_', '-')}" for part in game.score_parts]
    needed += [f"score-{part.replace('_', '-')}-text" for part in game.score_parts]
    needed += [f"standing-{criterion.replace('_', '-')}" for criterion in game.standings]
    for option in game.options:
        name = option.name.replace("_", "-")
        needed += [f"option-{name}", *(f"option-{name}-{choice.replace('_', '-')}" for choice in option.choices)]
    assert [id for id in needed if not words.has(id)] == []


def test_action_names_are_unique_and_lead_back(game):
    assert len(game.names) == game.actions.size
    assert all(game.names[game.telling.name(action)] == action for action in range(game.actions.size))
