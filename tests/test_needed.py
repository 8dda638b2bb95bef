"""`deploy/needed`: what `make` cannot install itself is asked for in a sentence, before anything is installed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(__file__).parents[1] / "deploy" / "needed"
TOOLS = ("sh", "sed", "dirname")


@pytest.fixture
def place(tmp_path):
    """A folder to work in, and one with nothing but the plainest tools, which is all there is on the path."""
    (tmp_path / "bin").mkdir()
    for tool in TOOLS:
        (tmp_path / "bin" / tool).symlink_to(shutil.which(tool))
    return tmp_path


def program(place, name, text):
    path = place / "bin" / name
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


def needed(place, *arguments):
    path = {**os.environ, "PATH": str(place / "bin")}
    return subprocess.run([PROGRAM, *arguments], cwd=place, env=path, capture_output=True, text=True)


def old_python(place, name):
    """Says what Python 3.10 would say when it is asked for its version."""
    program(place, name, 'case "$2" in *print*) echo 3.10;; *exit*) exit 1;; esac')


def test_no_python(place):
    told = needed(place, "python", "python3")
    assert told.returncode == 1
    assert told.stderr == (
        "Sylvarium needs Python 3.11 to 3.14, and there is no python3 here. "
        "Install it, or name another one: make play PYTHON=python3.12\n"
    )


def test_an_old_python_makes_no_environment(place):
    """It would stand in the way of a newer one that is named afterwards."""
    old_python(place, "python3")
    told = needed(place, "python", "python3")
    assert told.returncode == 1 and "python3 is 3.10." in told.stderr
    assert not (place / ".venv").exists()


def test_without_venv(place):
    """As on Debian, where a package of its own has it."""
    program(place, "python3", 'case "$2" in *ensurepip*) exit 1;; esac')
    told = needed(place, "python", "python3")
    assert told.returncode == 1 and "python3-venv" in told.stderr
    assert not (place / ".venv").exists()


def test_an_environment_of_no_use_is_made_again(place):
    """One made with a Python that is too old, and one in which the installation of pip was interrupted."""
    inside = place / ".venv" / "bin"
    inside.mkdir(parents=True)
    old_python(place, "old")
    (inside / "python").symlink_to(place / "bin" / "old")
    assert needed(place, "python", sys.executable).returncode == 0
    assert (inside / "pip").exists()
    pip = next((place / ".venv").glob("lib/python*/site-packages/pip"))
    shutil.rmtree(pip)
    assert needed(place, "python", sys.executable).returncode == 0
    assert pip.exists()
    (place / ".venv" / "ours").touch()
    assert needed(place, "python", "no-such-python").returncode == 0  # a good one is left as it is
    assert (place / ".venv" / "ours").exists()


def test_node(place):
    told = needed(place, "node")
    assert told.returncode == 1 and "Node 20 or newer" in told.stderr and "not here" in told.stderr
    program(place, "npm", "")
    program(place, "node", "echo v18.19.1")
    told = needed(place, "node")
    assert told.returncode == 1 and "this is Node 18" in told.stderr
    program(place, "node", "echo v22.4.0")
    assert needed(place, "node").returncode == 0
