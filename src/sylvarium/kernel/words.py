"""Words for people: messages that are written in Project Fluent files and formatted when they are shown.

Rules and tables speak in `Message`s, an id and arguments, which travel as JSON and are put into words in
the reader's language, in Python for the terminal and in the browser from the same files.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from sylvarium.kernel.rule import PACKAGE

LANGUAGES = ("en", "fr")


class Seat(dict[str, int]):
    """A player, as an argument of a message; shown by name. It is its own JSON, as messages are."""

    __slots__ = ()

    def __init__(self, number: int):
        super().__init__(seat=number)

    @property
    def number(self) -> int:
        return self["seat"]


class Message(dict[str, Any]):
    """Something to be said: the id of a Fluent message and its arguments.

    Arguments are numbers, texts that need no translation, seats, messages, or lists of these. A message is the
    very dict that travels, because hundreds are made with every move; nobody changes one.
    """

    __slots__ = ()

    def __init__(self, id: str, **args: Any):
        super().__init__(id=id, args=args)

    @property
    def id(self) -> str:
        return self["id"]

    @property
    def args(self) -> dict[str, Any]:
        return self["args"]


FROM_THE_RIGHT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")


def isolated(text: str) -> str:
    """A name written from right to left keeps its place in the sentence, and the sentence its order."""
    return f"\u2068{text}\u2069" if FROM_THE_RIGHT.search(text) and "\u2068" not in text else text


class Words:
    """The words of one language, from one or more Fluent files; later files may refer to earlier ones."""

    def __init__(self, language: str, *files: Path):
        from fluent.runtime import FluentBundle, FluentResource  # here: simulations need no words

        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def say(self, message: Message, players: Sequence[str] = ()) -> str:
        """The message in words. A missing message or argument is an error, never a silent gap."""
        if not self.bundle.has_message(message.id):
            raise KeyError(f"no words for {message.id!r} in {self.language}")
        args = {name: self._argument(value, players) for name, value in message.args.items()}
        pattern = self.bundle.get_message(message.id).value
        if pattern is None:
            raise KeyError(f"{message.id!r} has no text of its own in {self.language}")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{message.id} in {self.language}: {errors[0]}")
        return str(text)

    def _argument(self, value: Any, players: Sequence[str]) -> Any:
        if isinstance(value, Message):
            return self.say(value, players)
        if isinstance(value, Seat):
            return isolated(players[value.number]) if value.number < len(players) else f"#{value.number + 1}"
        if isinstance(value, (list, tuple)):
            return self._enumeration([str(self._argument(each, players)) for each in value])
        return isolated(value) if isinstance(value, str) else value

    def _enumeration(self, items: list[str]) -> str:
        last = {"en": " and ", "fr": " et "}[self.language]
        return last.join(filter(None, [", ".join(items[:-1]), *items[-1:]]))


@cache
def words_of(folder: Path, language: str) -> Words:
    """The words every game shares, and those in a folder's `words/<language>.ftl`."""
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}; there are {', '.join(LANGUAGES)}")
    return Words(language, *(place / "words" / f"{language}.ftl" for place in (PACKAGE, folder)))


def message_ids(file: Path) -> Mapping[str, Any]:
    """The ids of a Fluent file with their parsed messages, in order; for completeness checks."""
    from fluent.syntax import ast, parse

    entries = parse(file.read_text(encoding="utf-8")).body
    junk = [e for e in entries if isinstance(e, ast.Junk)]
    if junk:
        raise ValueError(f"{file}: cannot read {junk[0].content!r}")
    return {e.id.name: e for e in entries if isinstance(e, ast.Message)}
