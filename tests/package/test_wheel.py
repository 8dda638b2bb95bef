"""The package as strangers get it: a wheel, in an environment with nothing else but what it asks for, played."""

import json
import os
import socket
import subprocess
import sys
import time
import zipfile
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import connect

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")

PLAYED = """
import json
import sys

import sylvarium

heavy = [name for name in ("numpy", "numba", "sylvarium.kernel") if name in sys.modules]
table = sylvarium.Table.new("builders", seats=2, seed=7)
while not table.over:
    table.play(table.legal()[0])
print(json.dumps({
    "version": sylvarium.__version__,
    "file": sylvarium.__file__,
    "heavy": heavy,
    "games": sylvarium.GAMES,
    "scores": [place.score for place in table.ranking()],
    "names": {name: getattr(sylvarium, name) is not None for name in sylvarium.__all__},
}))
"""


def run(*command, **options):
    """A command far from the checkout; what it printed."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "COV", "SYLVARIUM"))}
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, timeout=600, env=clean, **options
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """Built with what is installed here, as `make wheel` does."""
    folder = tmp_path_factory.mktemp("dist")
    run(UV, "build", "-q", "--wheel", "--no-build-isolation", "--python", sys.executable, "-o", folder, cwd=ROOT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """The folder of programs of an environment that holds the wheel and the locked versions of what it needs."""
    home = tmp_path_factory.mktemp("empty") / "venv"
    run(UV, "venv", "-q", "--python", sys.executable, home)
    python = home / "bin" / "python"
    install = UV, "pip", "install", "-q", "--python", python
    run(*install, "--require-hashes", "-r", ROOT / "locks" / "play.txt")
    run(*install, "--no-deps", "--no-index", wheel)
    run(UV, "pip", "check", "-q", "--python", python)  # the locks hold everything the wheel asks for
    return home / "bin"


def test_what_is_in_the_wheel(wheel):
    with zipfile.ZipFile(wheel) as package:
        files = set(package.namelist())
        (metadata,) = (package.read(name).decode() for name in files if name.endswith("/METADATA"))
    assert "sylvarium/py.typed" in files
    assert "sylvarium/server/rulebooks/builders.md" in files and "sylvarium/words/fr.ftl" in files
    assert "sylvarium/server/client/index.html" in files, "the web client is not built: make client"
    assert not [name for name in files if name.startswith(("tests/", "docs/")) or name.endswith((".pyc", ".ts"))]
    assert "Requires-Python: <3.15,>=3.11" in metadata and "Classifier: Typing :: Typed" in metadata


def test_a_game_in_python(installed, tmp_path):
    told = json.loads(run(installed / "python", "-c", PLAYED, cwd=tmp_path))
    assert told["version"] and Path(told["file"]).is_relative_to(installed.parent)
    assert told["heavy"] == [], "importing the package costs nothing"
    assert len(told["games"]) == 5 and len(told["scores"]) == 2
    assert all(told["names"].values())


def test_commands(installed, tmp_path):
    assert "Tree Society" in run(installed / "sylvarium", "games", cwd=tmp_path)
    play = installed / "sylvarium", "play", "builders", "--seed", "5", "--level", "birch"
    told = run(*play, input="1\n1\n1\n? R31\nq\n", cwd=tmp_path)
    assert "Choose a card" in told and "birch 2" in told and "R31" in told
    assert "games/s" in run(installed / "sylvarium", "simulate", "builders", "--games", "100", cwd=tmp_path)


def test_the_server_with_its_client(installed, tmp_path):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    empty = {"SYLVARIUM_CACHE": str(tmp_path / "cache"), "SYLVARIUM_BOT_PAUSE": "0-0"}  # nothing has been compiled
    environment = {"PATH": os.environ["PATH"], "HOME": os.environ["HOME"], **empty}
    command = [installed / "sylvarium", "serve", "--port", str(port), "--database", f"sqlite:///{tmp_path}/t.sqlite"]
    log = (tmp_path / "log").open("w")
    with log, subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=log, stderr=log) as server:
        try:
            page = answered(f"http://127.0.0.1:{port}/", server, tmp_path / "log")
            assert "<!doctype html>" in page.lower()
            shelf = json.loads(answered(f"http://127.0.0.1:{port}/api/games", server, tmp_path / "log"))
            assert len(shelf) == 5
            bot_answers(f"127.0.0.1:{port}")
        finally:
            server.terminate()


def bot_answers(address):
    """A person sits down beside a bot and plays, without waiting for any compiler, until the bot has answered."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "birch"}]
    body = json.dumps({"game": "builders", "seats": seats, "options": {}, "public": False, "nickname": "Ada"}).encode()
    asked = Request(f"http://{address}/api/tables", body, {"Content-Type": "application/json"})
    with urlopen(asked, timeout=120) as answer:
        created = json.load(answer)
    with connect(f"ws://{address}/api/tables/{created['table']}/socket", max_size=None, open_timeout=120) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": list(created["tokens"].values()), "version": None}))
        mine = {"0"} & set(created["tokens"])
        assert mine, "the first seat is the person's"
        answered, request = False, 0
        while not answered:
            message = json.loads(socket.recv(300))
            assert message["type"] != "refused", message
            view = message.get("views", {}).get("0")
            if view and view["choices"]:
                request += 1
                choice = view["choices"][0]["action"]
                move = {"type": "play", "request": request, "seat": 0, "number": view["number"], "action": choice}
                socket.send(json.dumps(move))
            answered = any(line["seat"] == 1 for line in message.get("log", {}).get("0", []))


def answered(address, server, log):
    deadline = time.monotonic() + 600  # not a stopwatch: a busy machine may need its time
    while time.monotonic() < deadline and server.poll() is None:
        try:
            with urlopen(address, timeout=120) as answer:
                return answer.read().decode()
        except OSError:
            time.sleep(0.1)
    pytest.fail(f"no answer from {address}\n{log.read_text()}")
