"""A name means one thing: whoever reads it in one folder knows it in the next."""

import ast
from collections import defaultdict
from pathlib import Path

import sylvarium

HOME = Path(sylvarium.__file__).parent
# What plays the same part in every game, and what stands in for a library under that library's own names.
APART = ("games/", "device/stand_ins/", "server/client/")
# The same thing in two homes: as it is and as it travels, or at work on a server and on a device.
TWICE = {
    "Block": {"rulebook.py", "server/school_shapes.py"},
    "BookBlock": {"learning/book.py", "server/school_shapes.py"},
    "Hint": {"device/thoughts.py", "server/hints.py"},
    "Outlook": {"bots/outlook.py", "server/advice.py"},
    "Review": {"device/thoughts.py", "server/advice.py"},
    "Section": {"rulebook.py", "server/school_shapes.py"},
    "Weighing": {"device/thoughts.py", "server/advice.py"},
}


def test_no_two_classes_have_the_same_name_for_different_things():
    homes = defaultdict(set)
    for file in HOME.rglob("*.py"):
        home = file.relative_to(HOME).as_posix()
        if not home.startswith(APART):
            for each in ast.parse(file.read_text("utf-8")).body:
                if isinstance(each, ast.ClassDef):
                    homes[each.name].add(home)
    assert len(homes) > 500
    assert {name: found for name, found in homes.items() if len(found) > 1} == TWICE
