"""What a choice is about, read off its words: the same for every game, with no list of cards anywhere.

A game puts every choice into words as a message with arguments: `do-play` with `card=card-nest-ax`. The message is
what is done (the *verb*), and each argument that is a thing with a name is what it is done with. So "how often is
this card played" is how often it is named by a choice that was made.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from sylvarium.kernel import Message
from sylvarium.kernel.words import Words

GAP = "…"
HERE = "◆"
TELLING = 4  # letters that an outline needs to say something
EXPLAINED = "-text"  # ids of sentences that explain a thing, not of the thing


class Thing(NamedTuple):
    """Something named by a choice: in which message, as which argument, and the id of its words.

    A name that needs no translation (a space such as f07) has the words themselves instead.
    """

    verb: str
    argument: str
    id: str
    plain: bool = False

    def message(self) -> Message | str:
        return self.id if self.plain else Message(self.id)


def things(message: Message) -> Iterator[Thing]:
    """Everything a choice names."""
    for argument, value in message.args.items():
        for id, plain in _names(value):
            yield Thing(message.id, argument, id, plain)


def _names(value: Any) -> Iterator[tuple[str, bool]]:
    if isinstance(value, str):
        yield value, True
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from _names(each)
    elif isinstance(value, Message):
        if value.args:
            for inner in value.args.values():
                yield from _names(inner)
        elif not value.id.endswith(EXPLAINED):
            yield value.id, False


def identity(message: Message) -> str:
    """The message as a text that is the same for the same message."""
    return json.dumps(message, sort_keys=True, ensure_ascii=False)


def said(words: Words, message: Message | str) -> str:
    return message if isinstance(message, str) else words.say(message)


def outline(words: Words, message: Message, mark: str | None = None) -> str:
    """The sentence with gaps for what differs from case to case, and a mark in the place of one argument."""
    return words.say(Message(message.id, **{name: HERE if name == mark else GAP for name in message.args}))


def title(words: Words, message: Message, question: Message, mark: str | None = None) -> str:
    """The outline of a choice; where hardly a word is left in it ("… : …"), after the question it answers."""
    text = outline(words, message, mark)
    letters = sum(letter.isalpha() for letter in text)
    return text if letters >= TELLING else f"{outline(words, question)} {text}"


def common(words: Words, examples: list[Message]) -> str:
    """What several messages of one action have in common: gaps where their arguments differ."""
    first = examples[0]
    if any(each.id != first.id for each in examples):
        return " / ".join(dict.fromkeys(outline(words, each) for each in examples))
    args = [each.args for each in examples]
    kept = {name: value for name, value in first.args.items() if all(value == other.get(name) for other in args)}
    return words.say(Message(first.id, **{name: kept.get(name, GAP) for name in first.args}))
