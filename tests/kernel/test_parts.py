"""Chance, the agenda, the action space, words, and the cache of compiled rules."""

import shutil
import subprocess
import sys
from collections import Counter

import pytest

from sylvarium.kernel import ActionSpace, Message, Record, Seat, i8, i16
from sylvarium.kernel.agenda import NOTHING, drop, first, push, second, top
from sylvarium.kernel.chance import below, noise, pick, reseed, shuffle
from sylvarium.kernel.rule import PACKAGE, depends_on, digest, rules_version
from sylvarium.kernel.words import Words


class Bag(Record):
    agenda: i16[4, 3]
    pending: i8
    counts: i8[4]
    cells: i8[10]


def bag(seed=1):
    s = Bag.blank()
    reseed(s, seed, 0)
    return s


def test_numbers_are_even_and_repeatable():
    s = bag()
    drawn = [below(s, 6) for _ in range(6000)]
    assert min(Counter(drawn).values()) > 850 and set(drawn) == set(range(6))
    assert drawn == [below(t, 6) for t in [bag()] for _ in range(6000)]
    assert s.drawn == 6000 == s.reveals
    assert noise(1, 2, 3) != noise(1, 2, 4) != noise(2, 2, 4)
    assert bag(2).seed != bag(3).seed


def test_neighbouring_seeds_are_independent():
    first_rolls = Counter(below(bag(seed), 10) for seed in range(5000))
    assert min(first_rolls.values()) > 400


def test_drawing_from_a_bag():
    s = bag()
    s.counts = [5, 0, 3, 2]
    drawn = Counter(pick(s, s.counts, 10) for _ in range(5000))
    assert set(drawn) == {0, 2, 3} and abs(drawn[0] - 2500) < 150 and abs(drawn[3] - 1000) < 120


def test_shuffling_keeps_the_rest():
    s, seen = bag(), Counter()
    for _ in range(3000):
        s.cells = list(range(10))
        shuffle(s, s.cells, 2, 6)
        assert list(s.cells)[:2] == [0, 1] and list(s.cells)[6:] == [6, 7, 8, 9]
        seen[tuple(s.cells)[2:6]] += 1
    assert len(seen) == 24 and min(seen.values()) > 80


def test_the_agenda_is_a_stack_without_traces():
    s = bag()
    assert top(s) == NOTHING
    blank = s.tobytes()
    push(s, 3, 10, 20)
    push(s, 4, 11, 21)
    assert (top(s), first(s), second(s)) == (4, 11, 21)
    drop(s)
    assert (top(s), first(s), second(s)) == (3, 10, 20)
    drop(s)
    assert s.tobytes() == blank


def test_actions_are_dense_and_lead_back():
    space = ActionSpace(place=20, exchange=(4, 3), end=1)
    assert space.size == 33 and space == (0, 20, 32) and space.exchange == 20
    for action in range(space.size):
        name, args = space.decode(action)
        assert space.encode(name, *args) == action
    assert space.encode("end") == 32
    with pytest.raises(ValueError, match="not an action"):
        space.decode(33)
    with pytest.raises(ValueError, match="not between"):
        space.encode("exchange", 4, 0)
    with pytest.raises(ValueError, match="takes 2"):
        space.encode("exchange", 1)


def test_words(tmp_path):
    file = tmp_path / "en.ftl"
    file.write_text("tile = a log\nbuilt = { $player } builds { $what } for { $points }.\nwants = { $list }")
    words = Words("en", file)
    message = Message("built", player=Seat(1), what=Message("tile"), points=3)
    assert words.say(message, ["Ann", "Bo"]) == "Bo builds a log for 3."
    assert words.say(Message("wants", list=["a", "b", Message("tile")])) == "a, b and a log"
    assert message["args"]["player"] == {"seat": 1}
    with pytest.raises(KeyError, match="no words"):
        words.say(Message("missing"))
    with pytest.raises(ValueError, match="built"):
        words.say(Message("built"))


@pytest.fixture
def copied_sources(tmp_path, monkeypatch):
    """A copy of the kernel and of one game, in which files may be changed."""
    rule_module = sys.modules["sylvarium.kernel.rule"]  # the package's `rule` is the decorator
    for place in ("kernel", "games/builders"):
        shutil.copytree(PACKAGE / place, tmp_path / place)
    monkeypatch.setattr(rule_module, "PACKAGE", tmp_path)
    digest.cache_clear()
    yield tmp_path
    digest.cache_clear()


def changed(file):
    with file.open("a") as opened:
        opened.write("# changed\n")
    digest.cache_clear()


def test_only_the_rules_count_for_the_rules_version(copied_sources):
    game, before = copied_sources / "games/builders", rules_version("builders")
    for file in ("mind/evaluate.py", "face/view.py", "face/words/en.ftl", "__init__.py"):
        changed(game / file)
    for file in ("words.py", "view.py", "game.py", "rule.py"):
        changed(copied_sources / "kernel" / file)
    assert rules_version("builders") == before
    changed(game / "rules/trees.py")
    assert rules_version("builders") != before
    after = rules_version("builders")
    changed(copied_sources / "kernel/chance.py")
    assert rules_version("builders") != after


def test_compiled_code_is_found_again_as_long_as_its_sources_are_the_same(copied_sources):
    def of_rules():
        pass

    def of_the_mind():
        pass

    of_rules.__module__ = "sylvarium.games.builders.rules.trees"
    of_the_mind.__module__ = "sylvarium.games.builders.mind.evaluate"
    keys = [digest(*depends_on(function)) for function in (of_rules, of_the_mind)]
    changed(copied_sources / "games/builders/mind/evaluate.py")
    after = [digest(*depends_on(function)) for function in (of_rules, of_the_mind)]
    assert after[0] == keys[0] and after[1] != keys[1]
    changed(copied_sources / "games/builders/rules/trees.py")
    last = [digest(*depends_on(function)) for function in (of_rules, of_the_mind)]
    assert last[0] != after[0] and last[1] != after[1]


def test_interpreted_mode_needs_no_numba():
    code = "import sys, sylvarium.games.builders as b; assert 'numba' not in sys.modules; print(b.GAME.key)"
    env = {"SYLVARIUM_INTERPRET": "1", "PATH": "/usr/bin:/bin"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "builders", done.stderr


def test_a_game_that_does_not_exist():
    from sylvarium.games import GAMES, game

    with pytest.raises(ValueError, match=f"there is no game 'ludo'; the games are {', '.join(GAMES)}"):
        game("ludo")


def test_a_damaged_whole_is_made_again(tmp_path):
    from sylvarium.kernel.linking import Together, store

    file = tmp_path / "play.whole"
    whole = Together(lambda codegen: file, dict)
    assert whole._loaded(file, None) is None, "it has not been made yet"
    for content in (b"", b"\x80\x05 torn", b"no pickle at all"):
        store(file, content)
        assert whole._loaded(file, None) is None
    assert [path.name for path in tmp_path.iterdir()] == ["play.whole"], "nothing unfinished is left"
