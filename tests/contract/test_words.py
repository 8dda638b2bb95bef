"""Different things have different words: choices that read the same do the same."""

import importlib
from collections import defaultdict

from worlds import always, games_of, random_table

LANGUAGES = ("en", "fr")


def test_choices_with_the_same_words_lead_to_the_same_view(game):
    found = {}
    for table in games_of(game):
        for kind, where in same_words(table):
            found.setdefault(kind, where)
    assert not found, "\n".join(found.values())


def same_words(table, looked_at=always):
    """Kinds of choices that read the same and do not do the same, and where that was."""
    game, players = table.game, [f"Player {n + 1}" for n in range(table.seats)]
    words = [game.words(language) for language in LANGUAGES]
    said = importlib.import_module(f"games.{game.key}.said")
    for number in filter(looked_at, range(table.number)):
        record = table.record(number)
        for text, actions in alike(game, record, words, players).items():
            views = [after(game, record, action, said) for action in actions]
            if any(view != views[0] for view in views):
                names = ", ".join(game.telling.name(action) for action in actions)
                where = f"{table.seats} players, seed {table.seed}, after {number} actions, {text}: {names}"
                yield game.actions.kind(actions[0]).name, where


def alike(game, record, words, players):
    """Choices of one decision that read the same in some language."""
    out = game.out()
    count = game.loops.choices(record.states, record.index, out)
    position, telling, groups = record.reading(), game.telling, defaultdict(list)
    for action in out[:count].tolist():
        message = telling.words(position, action)
        heading = telling.group(position, action) if hasattr(telling, "group") else None
        for language in words:
            above = language.say(heading, players) if heading else ""
            groups[language.language, above, language.say(message, players)].append(action)
    return {said: actions for said, actions in groups.items() if len(actions) > 1}


def after(game, record, action, said):
    """What everybody sees once the choice is made, with the same chance.

    `UNORDERED` things may lie in any order, and `looks` calls equal copies by the same name.
    """
    copy = record.copy()
    game.loops.step(copy.states, 0, action, game.out())
    position = copy.reading()
    views = [game.view(position, reader) for reader in (None, *range(record.seats))]
    unordered, looks = getattr(said, "UNORDERED", ()), getattr(said, "looks", lambda view: view)
    return [looks({**view, **{name: sorted(view[name], key=str) for name in unordered}}) for view in views]


def test_choices_have_names_of_their_own(setting):
    """The names of the choices of a decision are different, and so are the pieces and words taken together."""
    game, seats, options = setting
    table = random_table(game, seats, options, 8, most=40)
    for number in range(table.number):
        choices = table.at(number).legal()
        assert len({choice.name for choice in choices}) == len(choices)
