"""Nothing changes unsaid: what changes in a view is told by the log, points told are points gained."""

import importlib

import pytest
from saying import changed, lines_of, unsaid, written
from worlds import bot_games, bot_table, moments, random_table

MOST = 12  # failures shown


def games(game, seats, options):
    """A random game and games of bots."""
    yield random_table(game, seats, options, 5)
    for seed in bot_games():
        yield bot_table(game, seats, options, seed)


def said_of(game):
    return importlib.import_module(f"games.{game.key}.said")


def where(table, moment):
    actions = ", ".join(table.game.telling.name(event.action) for event in moment.events)
    return f"seed {table.seed}, action {moment.number} ({actions})"


def test_nothing_changes_unsaid(setting):
    game, seats, options = setting
    said, found = said_of(game).SAID, {}
    for table in games(game, seats, options):
        for moment in moments(table):
            for reader in (None, *range(seats)):
                before, after = game.view(moment.before, reader), game.view(moment.after, reader)
                for failure in unsaid(said, before, after, lines_of(moment.events, game.telling, reader)):
                    found.setdefault(kind_of(failure), f"{where(table, moment)}, seen by {reader}: {failure}")
    assert not found, "\n".join([f"{len(found)} kinds of changes:", *list(found.values())[:MOST]])


def kind_of(failure):
    """Failures of the same field are one failure."""
    path = failure.partition(":")[0] if "[" not in failure.partition(": ")[0] else failure.partition(": ")[0]
    return "".join(c for c in path if not c.isdigit()) + failure.rpartition(",")[2]


def test_points_told_are_points_gained(setting):
    game, seats, options = setting
    said = said_of(game)
    for table in games(game, seats, options):
        for moment in moments(table):
            told = [each for line in lines_of(moment.events, game.telling, None) for each in said.points(line)]
            before, after = game.view(moment.before, None), game.view(moment.after, None)
            for seat, gained in gains(before, after, said.TOLD_PARTS):
                told_of = sum_by_part(told, seat, said.TOLD_PARTS)
                assert told_of == gained, f"{where(table, moment)}: seat {seat} was told {told_of} and gained {gained}"


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
    return {part: sum(n for who, what, n in told if who == seat and what == part) for part in parts or (None,)}


def test_choices_keep_what_they_promise(setting):
    """Numbers in the words of a choice, and its preview, are what it does, if nothing is revealed on the way."""
    game, seats, options = setting
    promises = said_of(game).PROMISES
    table = random_table(game, seats, options, 5)
    for event in table.events():
        told = game.telling.words(event.before, event.action)
        promised = {promises[told.id][name]: n for name, n in told.args if name in promises.get(told.id, {})}
        if not promised or event.after.drawn != event.before.drawn:
            continue
        done = differences(game.view(event.before, event.seat), game.view(event.after, event.seat))
        for path, number in promised.items():
            sign = -1 if path.startswith("-") else 1
            what = path.lstrip("-").replace("[me]", f"[{event.seat}]")
            happened = sign * done.get(what, 0)
            name = game.telling.name(event.action)
            assert happened == number, f"seed 5, action {event.number}: {name} promised {number} of {what}, gave {happened}"


def differences(before, after):
    """The numbers that changed, by path."""
    numbers = (int, float)
    return {
        written(path): new - old
        for path, old, new in changed(before, after)
        if isinstance(old, numbers) and isinstance(new, numbers)
    }


def test_previews_tell_what_happens(setting):
    game, seats, options = setting
    table = random_table(game, seats, options, 6, most=60)
    if table.over:
        table = table.at(table.number - 1)
    choices = table.view(table.seat)["choices"]
    if not any("preview" in choice for choice in choices):
        pytest.skip("choices have no preview")
    for choice in choices:
        tried = table.at(table.number)
        before = tried.view(tried.seat)
        tried.play(choice["action"], tried.seat)
        if choice.get("final") or not choice["preview"]:
            continue  # something was revealed: a preview can promise only what the seat knew
        after = tried.view(before["seat"])
        gained = {p["seat"]: p["score"] for p in after["players"]}
        had = {p["seat"]: p["score"] for p in before["players"]}
        for seat, points in points_of(choice["preview"]).items():
            assert gained[seat] - had[seat] == points, f"{choice['name']}: preview {points}, seat {seat}"


def points_of(preview):
    """The differences of points a preview names, by seat: a list with one number per seat, or pairs."""
    points = preview.get("points", {})
    return dict(enumerate(points)) if isinstance(points, list) else {int(seat): n for seat, n in points.items()}
