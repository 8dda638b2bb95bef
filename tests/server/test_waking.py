"""A server that has just been started plays at once, and compiled rules take over while games go on."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
from pathlib import Path

import httpx
import pytest
from server.player import Player, new_table
from server.running import Outside, start_process
from server.waiting import until

from sylvarium.compiling import alone
from sylvarium.games import GAMES
from sylvarium.kernel.rule import cache_folder
from sylvarium.server import waking
from sylvarium.server.waking import Awakening

START = """
from sylvarium.modes import interpret
assert interpret("first")
from sylvarium.server.run import serve
serve(port={port})
"""


def states(server: Outside) -> dict[str, str]:
    return httpx.get(f"{server.http}/health").json()["games"]


def turn(player: Player, chance: random.Random) -> None:
    """Plays until the bot has answered and it is the player's decision again, or the game is over."""
    moved = player.view["number"]
    while player.view["seat"] == 0 and not player.view["over"]:
        assert player.play_any(chance)["type"] == "done"
    while player.view["seat"] not in (0, None):
        player.hear()
    assert player.view["number"] > moved


def test_a_game_is_begun_before_and_finished_after_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    compiled, cache = cache_folder(), tmp_path / "cache"
    monkeypatch.setenv("SYLVARIUM_CACHE", str(cache))
    with alone("builders"):  # the compiler that the server starts waits for this lock
        server = start_process(f"sqlite:///{tmp_path}/tables.sqlite", program=START)
        try:
            created = new_table(server, [{"kind": "me"}, {"kind": "bot", "level": "oak"}], seed=7)
            player, chance = Player(server, created["table"], list(created["tokens"].values())), random.Random(1)
            turn(player, chance)
            turn(player, chance)
            assert states(server) == dict.fromkeys(GAMES, "preparing")
            shelf = httpx.get(f"{server.http}/api/games").json()
            assert [game["state"] for game in shelf] == ["preparing"] * len(GAMES)
        except BaseException:
            server.stop()
            raise
        ignore = shutil.ignore_patterns("*.lock")
        shutil.copytree(compiled, cache, dirs_exist_ok=True, ignore=ignore, copy_function=os.symlink)
    try:
        until(lambda: states(server)["builders"] != "preparing")
        assert states(server)["builders"] == "ready"
        while not player.view["over"]:
            turn(player, chance)
        player.close()
    finally:
        server.stop()


class Compiler:
    """Stands for the processes that compile: tells in which order they were started."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *cached: str, broken: str = ""):
        self.made, self.begun, self.go_on = set(cached), list[str](), asyncio.Event()
        monkeypatch.setattr(waking, "WAKING", {"rules": self.made.__contains__, "bots": self.made.__contains__})

        async def compile(awakening: Awakening, key: str) -> str:
            self.begun.append(key)
            await self.go_on.wait()
            if key != broken:
                self.made.add(key)
            return "it ended with 1"

        monkeypatch.setattr(Awakening, "_compile", compile)


def test_games_that_are_asked_for_are_compiled_first(monkeypatch: pytest.MonkeyPatch):
    async def watched() -> None:
        compiler, awakening = Compiler(monkeypatch, "tree_society"), Awakening()
        awakening.start()
        while compiler.begun != ["builders"]:
            await asyncio.sleep(0.01)
        await awakening.ready("tiletum")  # at once, beside the first of the shelf
        while compiler.begun != ["builders", "tiletum"]:
            await asyncio.sleep(0.01)
        await awakening.ready("sylvan_tactics")  # next: two at a time are enough
        assert awakening.states() == {**dict.fromkeys(GAMES, "preparing"), "tree_society": "ready"}
        compiler.go_on.set()
        while "preparing" in awakening.states().values():
            await asyncio.sleep(0.01)
        assert compiler.begun == ["builders", "tiletum", "sylvan_tactics", "sylve"]
        await awakening.stop()

    asyncio.run(watched())


def test_a_game_that_cannot_be_compiled_is_played_interpreted(monkeypatch: pytest.MonkeyPatch):
    async def watched() -> None:
        compiler, awakening = Compiler(monkeypatch, broken="sylve"), Awakening()
        compiler.go_on.set()
        awakening.start()
        while "preparing" in awakening.states().values():
            await asyncio.sleep(0.01)
        assert awakening.states() == {**dict.fromkeys(GAMES, "ready"), "sylve": "failed"}
        await awakening.ready("sylve")
        assert compiler.begun == list(GAMES)
        await awakening.stop()

    asyncio.run(watched())
