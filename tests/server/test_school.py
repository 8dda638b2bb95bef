"""Lessons, examples, puzzles and why-nots over REST: nothing is stored, and bad requests are refused in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.conftest import quick
from server.player import Player, new_table
from server.running import GENEROUS, Inside, inside
from server.test_api import get

from sylvarium.games import game as game_by_key
from sylvarium.learning.lessons import course
from sylvarium.learning.puzzles import collection
from sylvarium.learning.scenes import MOST_ACTIONS

BUILDERS = game_by_key("builders")


def scene(server: Inside, name: str, *actions: str, status: int = 200, **more: str) -> dict:
    return get(server, f"/api/scenes/builders/{name}", status, actions=",".join(actions), **more)


def test_the_curriculum(server: Inside):
    found = get(server, "/api/games/builders/lessons")
    assert [lesson["key"] for lesson in found["lessons"]] == [lesson.key for lesson in course(BUILDERS).lessons]
    assert all(lesson["steps"] and lesson["teaches"] for lesson in found["lessons"])
    assert get(server, "/api/games/chess/lessons", 404)["code"] == "unknown_game"


def test_a_lesson_is_played_and_taken_back_without_a_table(server: Inside):
    lesson = course(BUILDERS).lesson("aim")
    assert lesson
    first = scene(server, "aim")
    assert (first["awaits"], first["step"], first["view"]["choices"]) == ("next", 0, [])
    asked = scene(server, "aim", *lesson.solution[:5])
    assert asked["awaits"] == "act" and [choice["name"] for choice in asked["view"]["choices"]] == ["play:log/bridge"]
    assert asked["view"]["choices"][0]["preview"] is not None and asked["shows"] == "play:log/bridge"
    done = scene(server, "aim", *lesson.solution)
    assert done["awaits"] == "done" and done["says"]["id"] == "lesson-aim-done" and len(done["log"]) == 2
    assert scene(server, "aim", *lesson.solution[:5]) == asked, "one action less is where it was before"


def test_a_click_on_something_else_is_explained(server: Inside):
    before = ("next",) * 5
    why = get(server, "/api/scenes/builders/aim/why", actions=",".join(before), piece="hand:gourd-ax")
    assert why["words"]["id"] == "lesson-aim-card-else"
    assert get(server, "/api/scenes/builders/aim/why", piece="tree:b06")["words"]["id"] == "school-read-on"
    assert get(server, "/api/scenes/builders/aim/why", 422)["code"] == "bad_message"


def test_worked_examples_have_scenes(server: Inside):
    found = get(server, "/api/games/builders/lessons")["examples"]
    assert found["E7"] == 2 and found["E1"] == 1
    second = scene(server, "E7-2")
    assert second["awaits"] is None and second["shows"] == "play:log/ax" and second["steps"] == 3
    assert scene(server, "E7-2", "play:log/ax", "place:f08")["shows"] == "banner:attach"
    assert scene(server, "E7-2", "play:log/ax", "place:f01")["shows"] is None, "it has left the example"
    assert get(server, "/api/scenes/builders/E7/why", piece="tree:f05")["words"]["id"] == "why-card-first"


def test_puzzles_are_tried_before_they_are_answered(server: Inside):
    each = collection(BUILDERS).puzzles[0]
    listed = get(server, "/api/games/builders/puzzles")
    assert listed == {"game": "builders", "ratings": [puzzle.rating for puzzle in collection(BUILDERS).puzzles]}
    before = scene(server, "puzzle-1")
    assert before["answer"] is None and before["awaits"] == "act"
    wrong = next(name for name in each.points if name != each.best)
    tried = scene(server, "puzzle-1", wrong)["answer"]
    assert (tried["tried"], tried["best"]) == (wrong, each.best)
    right = scene(server, "puzzle-1", each.best)["answer"]
    assert right["tried"] == right["best"] and right["line"][0]["name"] == each.best
    assert get(server, "/api/scenes/builders/puzzle-1/why", piece="no such piece")["words"] is None
    assert get(server, "/api/games/chess/puzzles", 404)["code"] == "unknown_game"


def test_the_puzzle_of_the_day_is_one_of_them(server: Inside):
    found = get(server, "/api/puzzles")
    today, ratings = found["today"], {each["game"]: each["ratings"] for each in found["games"]}
    assert ratings[today["game"]][today["number"] - 1] == today["rating"]
    assert get(server, "/api/puzzles") == found


@pytest.mark.parametrize(
    ("name", "actions", "status", "code"),
    [
        ("nothing", (), 404, "unknown_scene"),
        ("E99", (), 404, "unknown_scene"),
        ("E1-x", (), 404, "unknown_scene"),
        ("puzzle-0", (), 404, "unknown_scene"),
        ("puzzle-9999", (), 404, "unknown_scene"),
        ("puzzle-1", ("next",), 422, "bad_scene"),
        ("aim", ("place:b02",), 422, "bad_scene"),
        ("aim", ("next", ""), 422, "bad_scene"),
        ("aim", ("next",) * 5 + ("play:gourd/ax",), 422, "bad_scene"),
        ("aim", ("next",) * (MOST_ACTIONS + 1), 422, "bad_scene"),
        ("aim", ("next" * 2000,), 422, "bad_message"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(server: Inside, name: str, actions: tuple, status: int, code: str):
    problem = scene(server, name, *actions, status=status)
    assert problem["code"] == code and len(problem["message"]) > 15


def test_scenes_are_paid_for(tmp_path: Path):
    """Whoever has nothing left has to wait, and is told how long."""
    with inside(quick(tmp_path, limits=GENEROUS.model_copy(update={"work": (1e-6, 0.0021)}))) as server:
        assert scene(server, "aim")["awaits"] == "next"
        problem = scene(server, "aim", "next", status=429)
    assert problem["code"] == "too_fast" and problem["wait"] > 0


def test_at_a_table_the_rules_say_why_not(server: Inside):
    created = new_table(server)
    with Player(server, created["table"], list(created["tokens"].values())) as both:
        view = both.view
        seat = view["seat"]
        placed = both.ask(type="why", seat=seat, piece=view["trees"][0]["id"])
        assert placed["words"] == {"id": "why-card-first", "args": {"rule": "R35"}}
        assert both.ask(type="why", seat=seat, piece="no such piece")["words"] is None
        assert both.ask(type="why", seat=1 - seat, piece=view["trees"][0]["id"])["words"] is None
        assert both.ask(type="why", seat=3, piece="deck")["code"] == "not_your_seat"
        assert both.ask(type="why", seat=seat, piece="x" * 81)["code"] == "bad_message"


def test_at_a_guided_table_tips_come_to_whoever_decides(server: Inside):
    plan = get(server, "/api/games/builders/lessons")["guide"]
    assert plan["seats"] == 2 and plan["options"] == {"start": "1"} and plan["tips"] >= 8
    created = new_table(server, options=plan["options"])
    with Player(server, created["table"], list(created["tokens"].values())) as both:
        first = both.ask(type="tips", seat=0)
        assert first["number"] == 0 and [tip["key"] for tip in first["tips"]] == ["card"]
        glowing = {choice["piece"] for choice in both.views["0"]["choices"]}
        assert set(first["tips"][0]["light"]) == glowing
        assert both.ask(type="tips", seat=1)["tips"] == [], "nothing is asked of the other"
        assert both.ask(type="tips", seat=3)["code"] == "not_your_seat"


def test_the_rulebook_for_players_and_its_pictures(server: Inside):
    book = get(server, "/api/games/builders/rulebook", language="fr")
    assert book["language"] == "fr" and all(chapter["covers"] for chapter in book["chapters"])
    pictures = [block["picture"] for chapter in book["chapters"] for block in chapter["blocks"] if block["picture"]]
    shown = get(server, f"/api/games/builders/pictures/{pictures[0]}")
    assert shown["area"] == "board" and shown["view"]["choices"] == [] and shown["view"]["question"] is None
    assert get(server, "/api/games/builders/pictures/nothing", 404)["code"] == "unknown_scene"
    assert get(server, "/api/games/chess/pictures/aim", 404)["code"] == "unknown_game"
    assert get(server, "/api/games/chess/rulebook", 404)["code"] == "unknown_game"
    assert get(server, "/api/games/builders/rulebook", 422, language="de")["code"] == "bad_message"
