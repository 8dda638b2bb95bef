"""What travels to a device is all that a table needs there."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest
from device import elsewhere

from sylvarium.games import GAMES

ROOT = Path(__file__).parents[2]


@pytest.fixture
def packed(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The files that `web/scripts/pack.py` packs."""
    spec = importlib.util.spec_from_file_location("pack", ROOT / "web" / "scripts" / "pack.py")
    assert spec and spec.loader
    pack = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(pack)
    monkeypatch.setattr(pack, "SOURCES", ROOT / "src" / "sylvarium")
    return {*pack.wanted()}


def test_every_module_that_is_used_is_packed(packed: set[str]):
    used = subprocess.run(
        [sys.executable, elsewhere.__file__, "--files", *GAMES],
        capture_output=True,
        text=True,
        timeout=1800,
        check=True,
    ).stdout.split()
    assert "device/house.py" in used and not {*used} - packed


@pytest.mark.parametrize("key", GAMES)
def test_sources_of_the_rules_version_and_the_school_are_packed(packed: set[str], key: str):
    """Not its words, which are the client's, nor its rulebooks, which are files beside it."""
    folder = ROOT / "src" / "sylvarium" / "games" / key
    found = [file for life in ("rules", "school") for file in (folder / life).rglob("*")]
    sources = {file for file in found if file.suffix in (".py", ".toml", ".json")}
    assert {file.relative_to(ROOT / "src" / "sylvarium").as_posix() for file in sources} <= packed
    assert not [file for file in packed if file.endswith((".md", ".ftl"))]
