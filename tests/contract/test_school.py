"""The school of every game: lessons are played to their end and wrongly, worked examples are those of the rules file.

A game that has no lessons or examples yet is named here.
"""

from __future__ import annotations

import re
from pathlib import Path

import orjson
import pytest
from travelling import check_view
from worlds import school_words

from sylvarium.kernel import LANGUAGES, Message, Seat
from sylvarium.kernel.words import message_ids
from sylvarium.learning.examples import examples, left_out, played, shown
from sylvarium.learning.lessons import NEXT, Attempt, course
from sylvarium.learning.scenes import Unplayable
from sylvarium.learning.schools import has_school
from sylvarium.rulebook import sections

# Games that still have to write theirs.
WITHOUT_LESSONS: set[str] = set()

LONGEST = 280  # letters of what is said at once: on a phone it stands below the board
TEN = 10  # minutes after which somebody who never saw the game begins to play it
NAMES = ["Ada", "Bruno", "Cleo", "Dario"]


def standings(game, lesson):
    """Where somebody stands before every action of the solution, and after the last."""
    solution = lesson.solution
    return [Attempt(game, lesson, solution[:count]) for count in range(len(solution) + 1)]


def lessons(game):
    if game.key in WITHOUT_LESSONS:
        assert not course(game).lessons, f"{game.key} has lessons now: take it out of WITHOUT_LESSONS"
        pytest.skip("no lessons yet")
    return course(game).lessons


# ----------------------------------------------------------------------------------------------------------- lessons


def test_a_course_has_five_to_eight_short_lessons(game):
    found = lessons(game)
    assert 5 <= len(found) <= 8 and all(1 <= lesson.minutes <= 3 for lesson in found)
    assert len({lesson.key for lesson in found}) == len(found)


def test_a_course_takes_as_long_as_it_says(game):
    """In both languages; and whoever has ten minutes knows enough for a first game. `pytest -s` prints how long."""
    found, enough = lessons(game), course(game).enough
    assert 4 <= enough <= len(found)
    for language in LANGUAGES:
        words = school_words(game, language)
        lasts = {lesson.key: lesson.lasts(lambda message, words=words: words.say(message, NAMES)) for lesson in found}
        for lesson in found:
            assert abs(lasts[lesson.key] - lesson.minutes) < 0.75 and lasts[lesson.key] < 3, lasts
        first = sum(list(lasts.values())[:enough])
        print(f"{game.key}, {language}: {sum(lasts.values()):.1f} minutes, the first {enough} lessons {first:.1f}")
        assert first <= TEN, lasts


def test_every_lesson_is_played_to_its_end_by_its_own_solution(game):
    for lesson in lessons(game):
        *under_way, last = standings(game, lesson)
        assert last.awaits == "done", lesson.key
        for standing, action in zip(under_way, lesson.solution, strict=True):
            assert standing.awaits == ("next" if action == NEXT else "act")
            if action != NEXT:
                assert action in standing.accepted(), f"{lesson.key}: {action}"


def test_what_a_lesson_shows_is_what_any_table_shows(game):
    for lesson in lessons(game):
        for standing in standings(game, lesson):
            shown = orjson.loads(orjson.dumps(standing.shown(), option=orjson.OPT_SERIALIZE_NUMPY))
            for view in (shown["view"], *shown["passed"]):
                check_view(view)
            names = {choice["name"] for choice in shown["view"]["choices"]}
            assert names == set(standing.accepted())
            assert shown["shows"] is None or shown["shows"] in names


def test_wrong_moves_are_refused_and_explained(game):
    """Other legal actions of every step, every piece of the board: there are words, and nothing breaks."""
    found, explained = lessons(game), 0
    spoken = [school_words(game, language) for language in LANGUAGES]
    for lesson in found:
        for count, standing in enumerate(standings(game, lesson)):
            before = standing.table.state.tobytes()
            others = [choice.name for choice in standing.table.legal()]
            for wrong in {*others[:1], *others[-1:], NEXT, "nonsense"}:
                if wrong in standing.accepted() or (wrong == NEXT and standing.awaits == "next"):
                    continue
                with pytest.raises(Unplayable, match=f"Action {count + 1}"):
                    Attempt(game, lesson, (*lesson.solution[:count], wrong))
            for choice in standing.table.legal():
                if choice.piece is None or choice.name in standing.accepted():
                    continue
                against = standing.against(choice.piece)
                assert against and all(words.say(against, NAMES) for words in spoken)
                explained += 1
            assert standing.against("no such piece") in (None, Message("school-read-on"))
            assert standing.table.state.tobytes() == before
    assert explained > 10


def test_what_is_lit_but_not_to_be_clicked_says_what_is(game):
    """A newcomer clicks what the lesson lights: it never answers with a reason of the rules, but with what to do."""
    spoken = [school_words(game, language) for language in LANGUAGES]
    for lesson in lessons(game):
        for standing in standings(game, lesson):
            shows = standing.shown()["shows"]
            if shows is None:
                continue
            choice = next(choice for choice in standing.table.legal() if choice.name == shows)
            accepted = {each.piece for each in standing.table.legal() if each.name in standing.accepted()}
            for piece in {*standing.step.light} - accepted:
                against = standing.against(piece)
                assert against == Message("school-do-this", choice=choice.words), f"{lesson.key}: {piece}"
                assert all(words.say(choice.words, NAMES) in words.say(against, NAMES) for words in spoken)


def test_a_free_turn_shows_a_way_to_whoever_asks(game):
    """The next action of the solution, as long as one has gone its way; nothing after another choice."""
    free = [(lesson, at) for lesson in lessons(game) for at, step in enumerate(lesson.steps) if step.until]
    for lesson, at in free:
        done = tuple(action for step in lesson.steps[:at] for action in step.solved)
        for count, action in enumerate(lesson.steps[at].solved):
            standing = Attempt(game, lesson, (*done, *lesson.steps[at].solved[:count]))
            assert standing.shown()["shows"] == action
        first = Attempt(game, lesson, done)
        another = next(name for name in first.accepted() if name != lesson.steps[at].solved[0])
        elsewhere = Attempt(game, lesson, (*done, another))
        assert elsewhere.at > at or elsewhere.shown()["shows"] is None


def test_whoever_plays_freely_is_answered_all_the_same(game):
    """Where any action is accepted, the recorded answers of the others may not fit: the lesson goes on with others."""
    free = [(lesson, at) for lesson in lessons(game) for at, step in enumerate(lesson.steps) if step.until]
    for lesson, at in free:
        done = tuple(action for step in lesson.steps[:at] for action in step.solved)
        standing = Attempt(game, lesson, done)
        while standing.at == at:
            done = (*done, standing.accepted()[-1])
            standing = Attempt(game, lesson, done)
        assert standing.awaits == "done" or standing.table.seat == lesson.seat


def test_lessons_have_words_in_both_languages(game):
    needed = {"school-not-now", "school-read-on"}
    for lesson in lessons(game):
        said = ["about", "done", *(step.say for step in lesson.steps)]
        said += [step.otherwise for step in lesson.steps if step.otherwise]
        needed |= {f"lesson-{lesson.key}", *(lesson.words(part).id for part in said)}
    for language in LANGUAGES:
        words = school_words(game, language)
        for id in sorted(needed):
            text = words.say(Message(id, **{f"p{seat}": Seat(seat) for seat in range(4)}), NAMES)
            assert 0 < len(text) <= LONGEST, f"{id} has {len(text)} letters"
        unused = {id for id in own_ids(game, language) if id.startswith("lesson-")} - needed
        assert not unused, "words of no lesson"


def own_ids(game, language: str) -> list[str]:
    return list(message_ids(game.folder / "school" / "words" / f"{language}.ftl"))


def test_both_languages_of_a_school_say_the_same(game):
    lessons(game)
    english, french = (texts(game.folder / "school" / "words" / f"{language}.ftl") for language in LANGUAGES)
    assert english.keys() == french.keys()
    for id, text in english.items():
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", french[id])), id
        assert text != french[id] or id.startswith("example-player-"), f"{id} is not translated"  # Orange is Orange


def texts(file: Path) -> dict[str, str]:
    return dict(re.findall(r"^([\w-]+) = (.+)$", file.read_text("utf-8"), re.MULTILINE))


def test_every_section_of_the_rules_is_taught_by_a_lesson(game):
    """Sections with numbered rules, unless the course says why one is left out."""
    plan = course(game)
    taught = {rule for lesson in lessons(game) for rule in lesson.teaches}
    found = {section.number: ruled(section) for section in sections(game.key) if ruled(section)}
    known = set().union(*found.values())
    assert taught <= known, f"no rules: {sorted(taught - known)}"
    missing = {number for number, rules in found.items() if not rules & taught}
    assert missing == set(plan.left_out), "sections that no lesson teaches, and what the course says is left out"


def ruled(section) -> set[str]:
    return {block.number for block in section.blocks if block.number and block.number.startswith("R")}


def test_what_is_lit_is_a_piece(game):
    """What a step speaks of is a piece that some action names, or one that the view does."""
    for lesson in lessons(game):
        for standing in standings(game, lesson):
            known = pieces(game, standing)
            assert not set(standing.step.light if standing.step else ()) - known, lesson.key


def pieces(game, standing) -> set[str]:
    position = standing.table.record().reading()
    named = {game.telling.piece(position, action) for action in range(game.actions.size)}
    shown = orjson.dumps(game.view(position, standing.lesson.seat), option=orjson.OPT_SERIALIZE_NUMPY).decode()
    return {*filter(None, named), *re.findall(r'"(?:id|piece)":"([^"]+)"', shown)}


def test_a_game_without_a_school_has_an_empty_course(game):
    if not has_school(game, "lessons.toml"):
        assert course(game).lessons == ()


# ---------------------------------------------------------------------------------------------------- worked examples

WITHOUT_EXAMPLES: set[str] = set()


def scenes(game):
    if game.key in WITHOUT_EXAMPLES:
        assert not examples(game), f"{game.key} has examples now: take it out of WITHOUT_EXAMPLES"
        pytest.skip("no examples yet")
    return [(number, chosen) for number, found in examples(game).items() for chosen in found]


def test_every_worked_example_of_the_rules_is_a_scene_or_says_why_not(game):
    scenes(game)
    told = {block.number for section in sections(game.key) for block in section.blocks if block.number}
    numbers = {number for number in told if number.startswith("E")}
    assert {*examples(game), *left_out(game)} == numbers and not {*examples(game)} & {*left_out(game)}


def test_every_worked_example_can_be_played_and_looked_at(game):
    for number, chosen in scenes(game):
        for count in range(len(chosen.actions) + 1):
            now = shown(game, chosen, chosen.actions[:count])
            check_view(orjson.loads(orjson.dumps(now["view"], option=orjson.OPT_SERIALIZE_NUMPY)))
            follows = chosen.actions[count] if count < len(chosen.actions) else None
            assert now["shows"] == follows, number
        with pytest.raises(Unplayable, match="Action 1 cannot be played"):
            played(game, chosen, ("nonsense",))


def test_what_leaves_an_example_is_not_shown_as_part_of_it(game):
    elsewhere = [
        shown(game, chosen, [choice.name])
        for _, chosen in scenes(game)
        for choice in chosen.table(game).legal()[-1:]
        if len(chosen.actions) > 1 and choice.name != chosen.actions[0]
    ]
    assert elsewhere and all(now["shows"] is None for now in elsewhere)
