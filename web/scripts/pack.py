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
SOME = ("__init__.py", "modes.py", "games/__init__.py", *(f"learning/{name}.py" for name in (
            "__init__", "examples", "lessons", "pictures", "puzzles", "reasons", "scenes", "schools", "tips")),
        *(f"bots/{name}.py" for name in (
            "__init__", "chances", "levels", "outlook", "position", "reviewing", "search", "thinking", "tree",
            "weighing")))  # fmt: skip
LIVES = ("rules", "mind", "face", "school")
# Words are the client's, and rulebooks are files beside it.
KINDS = (".py", ".toml", "puzzles.json", "openings.json")

# What no table needs of Python itself: half of its standard library.
STANDARD = "/lib/python{}{}.zip".format(*sys.version_info)
UNUSED = ("_pyrepl/", "ctypes/", "email/", "ensurepip/", "html/", "http/", "multiprocessing/", "unittest/", "wsgiref/",
          "xml/", "xmlrpc/", "_pyio.py", "argparse.py", "asyncio/proactor_events.py", "asyncio/windows_", "bdb.py",
          "cmd.py", "compileall.py", "concurrent/futures/process.py", "configparser.py", "csv.py", "difflib.py",
          "doctest.py", "ftplib.py", "gettext.py", "imaplib.py", "ipaddress.py", "logging/config.py",
          "logging/handlers.py", "mailbox.py", "mimetypes.py", "modulefinder.py", "optparse.py", "pdb.py",
          "pickletools.py", "platform.py", "plistlib.py", "poplib.py", "profile.py", "pstats.py", "pydoc.py",
          "pyodide/console.py", "smtplib.py", "socketserver.py", "statistics.py", "tarfile.py", "trace.py", "turtle.py",
          "urllib/request.py", "wave.py")  # fmt: skip
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8")


def wanted():
    """Every file that travels, below the package."""
    yield from SOME
    for folder in WHOLE:
        yield from below(folder, KINDS)
    for game in sorted(each.name for each in (SOURCES / "games").iterdir() if (each / "rules").is_dir()):
        yield f"games/{game}/__init__.py"
        for life in LIVES:
            yield from below(f"games/{game}/{life}", KINDS)


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


def standard_library():
    """Python's own library without what no table needs. What a table has needed until its shelf was shown is byte code
    without descriptions: to compile it took most of the time in which Python starts."""
    with zipfile.ZipFile(STANDARD) as whole, zipfile.ZipFile(WORK / "python_stdlib.zip", "w") as some:
        for entry in whole.infolist():
            name, content = entry.filename, whole.read(entry)
            folder, _, below = name.partition("/")
            foreign = folder == "encodings" and below and below.removesuffix(".py") not in ENCODINGS
            if foreign or name.startswith(UNUSED):
                continue
            if name.endswith(".py") and module_of(name) in sys.modules:
                name, content = f"{name}c", compiled(name, content)
            some.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), content)


def module_of(name):
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def compiled(name, content):
    source, code = WORK / "one.py", WORK / "one.pyc"
    source.write_bytes(content)
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(source), str(code), f"{STANDARD}/{name}", doraise=True, optimize=2, invalidation_mode=mode)
    return code.read_bytes()


def shelf(target):
    """What a shelf without a server shows, as `GET /api/games` tells it; what a table needs must be there."""
    os.environ["SYLVARIUM_INTERPRET"] = "1"
    sys.path.insert(0, str(target))
    importlib.import_module("sylvarium.device.boot")
    shelf = importlib.import_module("sylvarium.device.shelf").shelf()
    (WORK / "games.json").write_text(json.dumps(shelf))


if __name__ == "__main__":
    shelf(pack())
    standard_library()
