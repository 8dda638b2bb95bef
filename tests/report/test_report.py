"""The page: complete, in words, self-contained, and the same wherever the games are played."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typer.testing import CliRunner

import sylvarium.report
from sylvarium.command_line.cli import app
from sylvarium.games import game as game_by_key
from sylvarium.kernel.words import LANGUAGES, message_ids
from sylvarium.report import Study, collect, findings, page
from sylvarium.report.naming import things
from sylvarium.table import Table


class Checker(HTMLParser):
    """Tags close in order; ids are unique; nothing is fetched from anywhere."""

    def __init__(self):
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.plots = self.tables = 0
        self.text = ""

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        assert tag not in ("script", "link", "img", "iframe"), tag
        for name in ("href", "src"):
            assert given.get(name, "#").startswith("#"), given
        if "id" in given:
            self.ids.append(given["id"])
        self.plots += given.get("class") == "strips"
        self.tables += tag == "table"
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in ("meta", "br"):
            self.open.pop()

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if "style" not in self.open:
            self.text += data


def checked(html: str) -> Checker:
    checker = Checker()
    checker.feed(html)
    assert not checker.open
    assert len(set(checker.ids)) == len(checker.ids)
    assert "http" not in html and "@import" not in html and "url(" not in html
    return checker


def test_every_game_has_a_page(game):
    plan = Study(game.key, game.seats[-1], {"random": 30, "birch": 2})
    collected = collect(plan)
    for language in LANGUAGES:
        check_page(plan, findings(plan, collected, language))


def check_page(plan, found):
    json.dumps(found)
    html = page(found, "sylvarium report")
    checker = checked(html)
    assert checker.tables >= checker.plots - 1  # every plot has its numbers; the kinds of action have two plots
    assert found["name"] in checker.text
    assert not re.search(r"report-[a-z]|option-[a-z]", checker.text)  # no id in the place of words
    assert found["kinds"] and found["things"] and found["firsts"]
    played = [level["games"] for level in found["levels"]]
    assert played == [30, 2]
    for level in plan.levels:
        wins = [seat["wins"]["mean"] for seat in found["wins"][level]]
        assert sum(wins) == pytest.approx(1)
        parts = sum(part["levels"][level]["mean"] for part in found["parts"])
        assert parts == pytest.approx(found["scores"][level]["mean"])
        assert sum(found["scores"][level]["counts"]) == plan.levels[level] * plan.seats


def test_what_is_counted_is_what_was_played():
    """Against a plain count of one game, choice by choice."""
    from sylvarium.research.recording import record

    tally = collect(Study("builders", 3, {"random": 1}, seed=5))["random"]
    games = record("builders", 1, 3, seed=5)
    table = Table.new("builders", 3, seed=5)
    cards, firsts = [], {}
    for action in games.choices(0).tolist():
        words = table.choice(action).words
        firsts.setdefault(table.seat, words)
        cards += [thing for thing in things(words) if thing.verb == "do-play" and thing.argument == "card"]
        table.play(action)
    assert table.over
    for thing in set(cards):
        assert tally.things.rows[thing][0] == cards.count(thing)
    assert sum(row[0] for row in tally.firsts.rows.values()) == 3 == len(firsts)
    scores = sorted(place.score for place in table.ranking())
    assert sorted(tally.scores.elements()) == scores


def test_the_result_does_not_depend_on_the_pieces(monkeypatch):
    monkeypatch.setattr("sylvarium.report.collecting.TOLD", 25)  # the others are only counted
    plan = Study("builders", 2, {"random": 40}, seed=3)
    whole = findings(plan, collect(plan))
    monkeypatch.setattr("sylvarium.report.collecting.PIECE", {"random": 7})
    pieces = findings(plan, collect(plan))
    assert rounded(pieces) == rounded(whole)


def rounded(found):
    """Sums in another order differ in their last digits."""
    return json.loads(json.dumps(found), parse_float=lambda text: round(float(text), 9))


def test_alone_there_is_nobody_to_beat():
    plan = Study("tiletum", 1, {"random": 60})
    found = findings(plan, collect(plan))
    checker = checked(page(found, "sylvarium report tiletum --seats 1"))
    assert "wins" not in checker.ids and "firsts" in checker.ids
    assert any(row["levels"]["random"]["points"] for group in found["things"] for row in group["rows"])


def test_both_languages_have_the_same_words():
    folder = Path(sylvarium.report.__file__).parent / "words"
    english, french = (list(message_ids(folder / f"{language}.ftl")) for language in LANGUAGES)
    assert english == french


def run(*arguments, ok=True):
    done = CliRunner().invoke(app, list(arguments), env={"COLUMNS": "200"})
    assert (done.exit_code == 0) == ok, done.output
    return done.output


def test_the_command(tmp_path):
    out, numbers = tmp_path / "report.html", tmp_path / "report.json"
    told = run(
        "report", "builders", "--seats", "3", "--games", "50", "--greedy", "2", "--searched", "1", "--level", "oak:20",
        "--workers", "1", "--out", str(out), "--json", str(numbers), "--option", "start=2",
    )  # fmt: skip
    assert "Written to" in told
    found = json.loads(numbers.read_text())
    assert [level["level"] for level in found["levels"]] == ["random", "birch", "oak:20"]
    assert found["seats"] == 3 and found["options"] == {"start": "2"}
    text = checked(out.read_text()).text
    command = "sylvarium report builders --seats 3 --games 50 --greedy 2 --searched 1 --level oak:20 --option start=2"
    assert command in text and game_by_key("builders").version in text


def test_bad_input_is_refused_at_once(tmp_path):
    assert "no game" in run("report", "ludo", ok=False)
    assert "not 7" in run("report", "builders", "--seats", "7", ok=False)
    assert "no bot" in run("report", "builders", "--level", "maple", ok=False)
    assert "unknown language" in run("report", "builders", "--language", "de", ok=False)
    assert "a report needs games" in run(
        "report", "builders", "--games", "0", "--greedy", "0", "--searched", "0", ok=False
    )
    assert "birch plays anyway" in run("report", "builders", "--level", "birch", ok=False)
    nowhere = str(tmp_path / "missing" / "report.html")
    assert "No such file" in run("report", "builders", "--games", "10", "--out", nowhere, ok=False)


def test_a_place_is_checked_without_leaving_anything(tmp_path):
    from sylvarium.command_line.studies import check_place

    old = tmp_path / "old.html"
    old.write_text("kept")
    check_place(old)
    check_place(tmp_path / "new.html")
    assert [each.name for each in tmp_path.iterdir()] == ["old.html"] and old.read_text() == "kept"
    with pytest.raises(OSError):
        check_place(tmp_path)
