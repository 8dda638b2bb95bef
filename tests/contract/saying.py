"""What changed in a view, and whether the log told of it.

Every game says in `tests/games/<game>/said.py`, for each field of its view, which lines of the log tell of a
change:

    SAID = {
        "players[seat].row": ("log-play(player={seat})", "log-exchange(player={seat})"),
        "trees[space].height": FOLLOWS("trees[space].tiles"),
        "item_used": ITSELF,
    }

A path is written as in the view. Members of a list that have a `seat` or an `id` are told apart by it
(`players[0]`, `trees[tree:f07]`), other lists are compared as a whole. A name in brackets (`players[seat]`,
`trees[tree:space]`), or in braces in the place of a key (`supply.{item}`), matches anything and may be used in the
arguments of a line: `log-exchange(item=item-{item})` tells of the change only if its argument `item` is that.
A path stands for everything below it; the first that
matches counts. `ITSELF` are the few fields that need no words; `FOLLOWS(path, …)` those that change only when
something else has changed, which is told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from sylvarium.kernel import Message, Seat

ITSELF = "itself"
KEYS = ("seat", "id")


class FOLLOWS(tuple):
    """Fields that change only together with one of these."""

    def __new__(cls, *paths: str) -> FOLLOWS:
        return super().__new__(cls, paths)


Path = tuple[str, ...]


def changed(before: Any, after: Any, path: Path = ()) -> Iterator[tuple[Path, Any, Any]]:
    """The places where two views differ, with what was there and what is there now."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in {**before, **after}:
            yield from changed(before.get(key), after.get(key), (*path, str(key)))
        return
    old, new = by_identity(before), by_identity(after)
    if old is None or new is None:
        yield path, before, after
        return
    for key in {**old, **new}:
        yield from changed(old.get(key), new.get(key), (*path, f"[{key}]"))
    if list(old) != list(new) and set(old) == set(new):
        yield (*path, "order"), list(old), list(new)


def by_identity(things: Any) -> dict[str, Any] | None:
    """A list of things with a `seat` or an `id`, by it; None if they have none or are not unique.

    Empty places between them (None) are numbered.
    """
    if not isinstance(things, list) or not all(each is None or isinstance(each, dict) for each in things):
        return None
    for name in KEYS:
        found: dict[str, Any] = {}
        for each in things:
            if each is None:
                found[f"empty {sum(other is None for other in found.values())}"] = None
            elif name in each:
                found[str(each[name])] = each
        if len(found) == len(things):
            return found
    return None


def written(path: Path) -> str:
    return ".".join(path).replace(".[", "[")


@cache
def pattern(text: str) -> re.Pattern:
    """A path of `said.py` as a regular expression with a group for every name."""
    parts = re.split(r"(\[(?:[a-z_]+:)?[a-z_]+\]|\{\w+\}|\*)", text)
    out, seen = "", set()
    for part in parts:
        name = part[1:-1]
        if part.startswith("["):
            kind, _, name = name.rpartition(":")
            value = f"(?P={name})" if name in seen else rf"(?P<{name}>[^\]]+)"
            out += r"\[" + re.escape(f"{kind}:" if kind else "") + value + r"\]"
            seen.add(name)
        elif part.startswith("{"):
            out += f"(?P={name})" if name in seen else rf"(?P<{name}>[^.\[]+)"
            seen.add(name)
        else:
            out += r"[^.\[]*" if part == "*" else re.escape(part)
    return re.compile(out + r"(?=$|\.|\[)")


def told_by(line: Message, teller: str, names: dict[str, str]) -> bool:
    """Whether a line is what `teller` asks for."""
    id, _, rest = teller.partition("(")
    if not re.fullmatch(re.escape(id).replace(r"\*", ".*"), line.id):
        return False
    arguments = {name: plain(value) for name, value in line.args.items()}
    for condition in filter(None, re.split(r",\s*", rest.rstrip(")"))):
        name, _, wanted = condition.partition("=")
        wanted = wanted.format(**names)
        given = arguments.get(name)
        if not (given == wanted or (isinstance(given, list) and wanted in given)):
            return False
    return True


def plain(value: Any) -> Any:
    """An argument as it is compared: a seat by its number, a message by its id, a list by its members."""
    if isinstance(value, Seat):
        return str(value.number)
    if isinstance(value, Message):
        return value.id
    return [plain(each) for each in value] if isinstance(value, (list, tuple)) else str(value)


def lines_of(events: list, game: Any, reader: int | None) -> list[Message]:
    """Everything a reader was told of a moment."""
    return [line for e in events for line in game.story(e.before, e.action, e.after, reader)]


def unsaid(said: dict, before: dict, after: dict, lines: list[Message]) -> Iterator[str]:
    """The changes that no line told of, in words."""
    differences = list(changed(before, after))
    paths = [written(path) for path, _, _ in differences]
    for path, (_, old, new) in zip(paths, differences, strict=True):
        found = next(((spec, m) for spec in said if (m := pattern(spec).match(path))), None)
        if found is None:
            yield f"{path}: {short(old)} → {short(new)}, and said.py does not say who tells of it"
            continue
        spec, match = found
        tellers = said[spec]
        if tellers == ITSELF:
            continue
        names = match.groupdict()
        if isinstance(tellers, FOLLOWS):
            sources = [filled(source, names) for source in tellers]
            if not any(pattern(source).match(other) for source in sources for other in paths):
                yield f"{path}: {short(old)} → {short(new)}, but none of {list(sources)} changed"
        elif not any(told_by(line, teller, names) for teller in tellers for line in lines):
            yield f"{path}: {short(old)} → {short(new)}, told by none of {[line.id for line in lines]}"


def filled(path: str, names: dict[str, str]) -> str:
    """A path with the names of another one put in: `trees[space].tiles` → `trees[tree:f07].tiles`."""
    for name, value in names.items():
        path = re.sub(rf"\[((?:[a-z_]+:)?){name}\]", lambda m, value=value: f"[{m.group(1)}{value}]", path)
        path = path.replace("{" + name + "}", value)
    return path


def short(value: Any) -> str:
    text = str(value)
    return text if len(text) < 80 else text[:77] + "…"
