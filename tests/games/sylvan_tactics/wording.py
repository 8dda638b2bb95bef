"""Labels and stories of Sylvan Tactics as tests read them: in English, and said in French as well."""

from sylvarium.games.sylvan_tactics import GAME
from sylvarium.games.sylvan_tactics.face.story import story
from sylvarium.games.sylvan_tactics.face.telling import words
from sylvarium.games.sylvan_tactics.school.notation import options

PLAYERS = ["Ann", "Bob"]
ENGLISH, FRENCH = GAME.words("en"), GAME.words("fr")


def say(message):
    return ENGLISH.say(message, PLAYERS)


def told(s, action, seat=None):
    """Plays an action without what is forced after it; the story of it."""
    before, after = s.copy(), s.copy()
    GAME.loops.perform(after.states, 0, GAME.names[action])
    for language in (ENGLISH, FRENCH):
        for line in story(before, GAME.names[action], after, seat):
            assert language.say(line, PLAYERS)
    return [say(line) for line in story(before, GAME.names[action], after, seat)]


def label(s, action):
    assert action in options(s)
    return say(words(s, GAME.names[action]))
