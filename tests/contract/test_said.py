"""Nothing changes unsaid: what changes in a view is told by the log, points told are points gained."""

import importlib
import re

import pytest
from saying import changed, lines_of, unsaid, written
from worlds import always, games_of, moments, random_table

MOST = 12  # failures shown


def said_of(game):
    return importlib.import_module(f"games.{game.key}.said")


def where(table, moment):
    actions = ", ".join(table.game.telling.name(event.action) for event in moment.events)
    return f"{table.seats} players, seed {table.seed}, action {moment.number} ({actions})"


def test_nothing_changes_unsaid(game):
    found = {}
    for table in games_of(game):
        for failure, where_it_was in unsaid_changes(table):
            found.setdefault(kind_of(failure), f"{where_it_was}: {failure}")
    assert not found, "\n".join([f"{len(found)} kinds of changes:", *list(found.values())[:MOST]])


def unsaid_changes(table, looked_at=always):
    """Every change in somebody's view that no line told of, and where that was."""
    game, seen = table.game, {}
    for moment in filter(looked_at, moments(table)):
        for reader in (None, *range(table.seats)):
            position, before = seen.get(reader, (None, None))
            if position is not moment.before:
                before = game.view(moment.before, reader)
            after = game.view(moment.after, reader)
            seen[reader] = moment.after, after
            for failure in unsaid(said_of(game).SAID, before, after, lines_of(moment.events, game, reader)):
                yield failure, f"{where(table, moment)}, seen by {reader}"


def kind_of(failure):
    """Failures of the same field are one failure."""
    return re.sub(r"\[[^\]]*\]", "[]", failure.partition(": ")[0])


def test_points_told_are_points_gained(game):
    for table in games_of(game):
        for wrong in wrong_points(table):
            raise AssertionError(wrong)


def wrong_points(table, looked_at=always):
    """Where the points that everybody was told are not those that somebody got."""
    game, said = table.game, said_of(table.game)
    for moment in filter(looked_at, moments(table)):
        told = [each for line in lines_of(moment.events, game, None) for each in said.points(line)]
        before, after = game.view(moment.before, None), game.view(moment.after, None)
        for seat, gained in gains(before, after, said.TOLD_PARTS):
            told_of = sum_by_part(told, seat, said.TOLD_PARTS)
            if told_of != gained:
                yield f"{where(table, moment)}: seat {seat} was told {told_of}, gained {gained}"


def gains(before, after, parts):
    """By seat (and the automatic rival, where there is one): the points gained, by category or in all."""
    holders = [(new["seat"], old, new) for old, new in zip(before["players"], after["players"], strict=True)]
    if after.get("guild"):
        holders.append(("guild", before["guild"], after["guild"]))
    for seat, old, new in holders:
        if parts is None:
            yield seat, {None: new["score"] - old["score"]}
        else:
            yield seat, {part: new["parts"][part] - old["parts"][part] for part in parts}


def sum_by_part(told, seat, parts):
    return {
        part: sum(n for who, what, n in told if who == seat and what == part)
        for part in ((None,) if parts is None else parts)
    }


def test_choices_keep_what_they_promise(game):
    """Numbers in the words of a choice are what it does, if nothing is revealed on the way."""
    for table in games_of(game):
        for wrong in promises_not_kept(table):
            raise AssertionError(wrong)


def promises_not_kept(table, looked_at=always):
    for event in filter(looked_at, table.events()):
        if event.after.drawn == event.before.drawn:
            for broken in broken_promises(table.game, event):
                yield f"{table.seats} players, seed {table.seed}, action {event.number}: {broken}"


def broken_promises(game, event):
    """Where the words of a choice say one number and the views before and after it another."""
    said, told = said_of(game), game.telling.words(event.before, event.action)
    paths = said.PROMISES.get(told.id, {})
    promised = {paths[name]: number for name, number in told.args.items() if name in paths}
    if not promised or getattr(said, "paid_back", lambda told: False)(told):
        return
    before, after = game.view(event.before, event.seat), game.view(event.after, event.seat)
    if getattr(said, "unsettled", lambda view: False)(after):
        return  # what the choice does is still being chosen
    done = differences(before, after)
    for path, number in promised.items():
        what = path.lstrip("-").replace("[me]", f"[{event.seat}]")
        happened = done.get(what, 0) * (-1 if path.startswith("-") else 1)
        if happened != number:
            yield f"{game.telling.name(event.action)} promised {number} of {what}, gave {happened}"


def differences(before, after):
    """The numbers that changed, by path."""
    numbers = (int, float)
    return {
        written(path): new - old
        for path, old, new in changed(before, after)
        if isinstance(old, numbers) and isinstance(new, numbers)
    }


def test_previews_tell_what_happens(setting):
    """What the preview of a choice is sure of happens on the real table; what depends on chance it leaves open."""
    game, seats, options = setting
    table = random_table(game, seats, options, 6)
    if not any("preview" in choice for choice in table.at(0).view(table.at(0).seat)["choices"]):
        pytest.skip("choices have no preview")
    for number in range(0, table.number, 7):
        for wrong in previews_not_kept(table.at(number)):
            raise AssertionError(wrong)


def previews_not_kept(table):
    """Choices of the decision at hand whose preview is sure of points that then are others."""
    seat = table.seat
    if seat is None:
        return
    before = table.view(seat)
    for choice in before["choices"]:
        tried = table.copy()
        tried.play(choice["action"], seat)
        after = tried.view(seat)
        for what, expected in promised(choice.get("preview", {}), seat).items():
            if value(after, *what) - value(before, *what) != expected:
                yield f"seed {table.seed}, after {table.number} actions: {choice['name']}, {what} is not {expected}"


def promised(preview, seat):
    """The differences of points that a preview is sure of: by seat, and by category of the one who chooses."""
    points = {(of, None): n for of, n in enumerate(preview.get("points") or ()) if n is not None}
    parts = {(seat, part): n for part, n in (preview.get("parts") or {}).items() if n is not None}
    return points | parts


def value(view, seat, part):
    player = next(player for player in view["players"] if player["seat"] == seat)
    return player["score"] if part is None else player["parts"][part]
