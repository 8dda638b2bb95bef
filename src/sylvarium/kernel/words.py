"""Words for people: messages that are written in Project Fluent files and formatted when they are shown.

Rules and tables speak in `Message`s, an id and arguments, which travel as JSON and are put into words in
the reader's language, in Python for the terminal and in the browser from the same files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from sylvarium.kernel.rule import PACKAGE

LANGUAGES = ("en", "fr")


@dataclass(frozen=True)
class Seat:
    """A player, as an argument of a message; shown by name."""

    number: int

    def to_json(self) -> dict:
        return {"seat": self.number}


@dataclass(frozen=True, init=False)
class Message:
    """Something to be said: the id of a Fluent message and its arguments.

    Arguments are numbers, texts that need no translation, seats, messages, or lists of these.
    """

    id: str
    args: tuple[tuple[str, Any], ...]

    def __init__(self, id: str, **args: Any):
        object.__setattr__(self, "id", id)
        object.__setattr__(self, "args", tuple(args.items()))

    def to_json(self) -> dict:
        return {"id": self.id, "args": {name: _to_json(value) for name, value in self.args}}


def _to_json(value: Any) -> Any:
    if isinstance(value, (Message, Seat)):
        return value.to_json()
    return [_to_json(each) for each in value] if isinstance(value, (list, tuple)) else value


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
        args = {name: self._argument(value, players) for name, value in message.args}
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
            return players[value.number] if value.number < len(players) else f"#{value.number + 1}"
        if isinstance(value, (list, tuple)):
            return self._enumeration([str(self._argument(each, players)) for each in value])
        return value

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
