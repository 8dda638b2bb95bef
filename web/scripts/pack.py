"""Packs what a table on a device needs of our Python sources. Runs in Pyodide, in Node (`offline.ts`).

So the byte code beside the sources is that of the Python which will read it, and what is packed has been tried: the
shelf is written from it.
"""

import importlib
import json
import os
import py_compile
import sys
import zipfile
from pathlib import Path

SOURCES, WORK = Path("/sources/sylvarium"), Path("/work")
WHOLE = ("kernel", "table", "hosting", "device")
SOME = ("__init__.py", "modes.py", "games/__init__.py", "learning/__init__.py", "learning/reasons.py",
        "learning/schools.py", "learning/tips.py", *(f"bots/{name}.py" for name in (
            "__init__", "levels", "position", "reviewing", "search", "thinking", "tree")))  # fmt: skip
LIVES = ("rules", "mind", "face", "school")
KINDS = (".py", ".toml")
SCHOOL = (".py", "tips.toml")  # of the school why not and tips; lessons, examples and puzzles are the server's


def wanted():
    """Every file that travels, below the package."""
    yield from SOME
    for folder in WHOLE:
        yield from below(folder, KINDS)
    for game in sorted(each.name for each in (SOURCES / "games").iterdir() if (each / "rules").is_dir()):
        yield f"games/{game}/__init__.py"
        for life in LIVES:
            yield from below(f"games/{game}/{life}", SCHOOL if life == "school" else KINDS)


def below(folder, kinds):
    root = SOURCES / folder
    if root.is_dir():
        for file in sorted(root.rglob("*")):
            if file.name.endswith(kinds) and "__pycache__" not in file.parts:
                yield file.relative_to(SOURCES).as_posix()


def place(name):
    """Where a file lies on the device: stand-ins at the top, since they bear the names of libraries."""
    stand_in = name.removeprefix("device/stand_ins/")
    return stand_in if stand_in != name else f"sylvarium/{name}"


def pack():
    target = WORK / "tree"
    for name in wanted():
        at = place(name)
        if at == "__init__.py":
            continue
        file = target / at
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes((SOURCES / name).read_bytes())
        if file.suffix == ".py":
            mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
            py_compile.compile(str(file), dfile=f"/sylvarium/{at}", invalidation_mode=mode, doraise=True, optimize=0)
    with zipfile.ZipFile(WORK / "sylvarium.zip", "w", zipfile.ZIP_STORED) as packed:
        for file in sorted(target.rglob("*")):
            if file.is_file():
                entry = zipfile.ZipInfo(file.relative_to(target).as_posix(), (2020, 1, 1, 0, 0, 0))
                packed.writestr(entry, file.read_bytes())
    return target


def shelf(target):
    """What a shelf without a server shows, as `GET /api/games` tells it; what a table needs must be there."""
    os.environ["SYLVARIUM_INTERPRET"] = "1"
    sys.path.insert(0, str(target))
    importlib.import_module("sylvarium.device.boot")
    shelf = importlib.import_module("sylvarium.device.shelf").shelf()
    (WORK / "games.json").write_text(json.dumps(shelf))


if __name__ == "__main__":
    shelf(pack())
