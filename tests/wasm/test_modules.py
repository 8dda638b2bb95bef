"""Modules beside a server that runs from a checkout: what is missing is said, and made if that is wanted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sylvarium.command_line import modules
from sylvarium.games import GAMES, game
from sylvarium.wasm import linking, making


def describe(folder: Path, key: str, rules: str) -> None:
    (folder / f"{key}.json").write_text(json.dumps({"rules": rules}))


def test_what_is_missing_or_was_made_from_other_rules(tmp_path: Path):
    first, second, *others = GAMES
    describe(tmp_path, first, game(first).version)
    describe(tmp_path, second, "older")
    (tmp_path / f"{others[0]}.json").write_text("{")
    assert modules.missing(tmp_path) == [second, *others]


def test_it_is_made_and_then_nothing_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys):
    made = []

    def make(key: str, folder: Path, patiently: bool) -> None:
        made.append((key, patiently))
        describe(folder, key, game(key).version)

    monkeypatch.setattr(making, "make", make)
    monkeypatch.setattr(linking, "linker", lambda: ["wasm-ld"])
    modules.make_missing(tmp_path / "wasm")
    modules.make_missing(tmp_path / "wasm")
    assert made == [(key, True) for key in GAMES]
    assert capsys.readouterr().err == "Games on a device have their bots now.\n"


def test_without_a_linker_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys):
    monkeypatch.setattr(linking.shutil, "which", lambda name: None)
    monkeypatch.setattr(linking, "find_spec", lambda name: None)
    modules.make_missing(tmp_path)
    said = capsys.readouterr().err
    assert "have no bots" in said and "apt-get install lld" in said and "make wasm" in said
