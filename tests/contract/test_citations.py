"""Every rule, ruling, worked example and invariant of docs/rules is cited by a test (`# builders R31, Q4`)."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DEFINES = re.compile(r"^(?:#+ |[-*] |\| ?)?\**([RQEIS]\d+[a-z]?)\b")
ID = re.compile(r"([RQEIS])(\d+)([a-z]?)(?:\s*(?:-|–|to)\s*[RQEIS]?(\d+))?")


def defined(path):
    return {m.group(1) for line in path.read_text().splitlines() if (m := DEFINES.match(line))}


def cited(key, text):
    found = set()
    for line in text.splitlines():
        for m in re.finditer(rf"\b{key}\b((?:[\s,;:]|and|[RQEIS]\d+[a-z]?|to|[-–]|\d+)+)", line):
            for letter, first, suffix, last in ID.findall(m.group(1)):
                found.add(f"{letter}{first}{suffix}")
                found |= {f"{letter}{n}" for n in range(int(first), int(last or first) + 1)} if last else set()
    return found


def test_every_number_is_cited(game):
    tests = "\n".join(path.read_text() for path in sorted((ROOT / "tests").rglob("*.py")))
    missing = defined(ROOT / "docs" / "rules" / f"{game.key}.md") - cited(game.key, tests)
    assert not missing, f"no test cites {sorted(missing)}"
