"""Serving at once: rules are interpreted until they are compiled, and then the compiled ones take over.

Compiling happens in other processes, since the compiler holds the interpreter's lock for long. What they make is loaded
here in a thread and takes over between two moves (`Game.wake`, `bots.wake`). Games that somebody has asked for come
first, then the others in the order of the shelf.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from sylvarium.bots import wake as wake_bots
from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key
from sylvarium.modes import VARIABLE
from sylvarium.server.shapes import Compiled
from sylvarium.server.sweeping import keep_for_ever

AT_ONCE = 2  # compilers that run at the same time; the second only for a game that somebody has asked for

log = structlog.get_logger()


class Awakening:
    """Has the same interface as `Preparation`, but a game need not be ready to be played."""

    def __init__(self) -> None:
        self._states: dict[str, Compiled] = dict.fromkeys(GAMES, "preparing")
        self._begun: list[str] = []  # games whose compiler has been started
        self._asked: list[str] = []
        self._may_compile = True  # false while it is not known yet what is in the cache
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading = asyncio.Lock()
        self._awake: set[tuple[str, str]] = set()  # games, and which step of them is compiled and loaded

    def start(self) -> None:
        """Wakes all games in the background."""
        self._may_compile = False
        self._spawn(self._wake_all())

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def ready(self, key: str) -> None:
        """Returns when tables of this game can be opened, which needs no compiler, and moves the game to the front of
        the queue.
        """
        await asyncio.to_thread(game_by_key, key)
        if key not in self._asked:
            self._asked.append(key)
        if self._may_compile and self._is_waiting(key) and self._running() < AT_ONCE:
            self._begun.append(key)
            self._spawn(self._wake(key))

    def states(self) -> dict[str, Compiled]:
        """How far every game is: those that are still being prepared are interpreted."""
        return dict(self._states)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _running(self) -> int:
        return sum(self._states[key] == "preparing" for key in self._begun)

    async def _wake_all(self) -> None:
        for key in GAMES:
            await self._load_all(key)
        self._may_compile = True
        while waiting := [key for key in (*self._asked, *GAMES) if self._is_waiting(key)]:
            self._begun.append(waiting[0])
            await self._wake(waiting[0])
        await asyncio.to_thread(keep_for_ever)

    def _is_waiting(self, key: str) -> bool:
        return self._states[key] == "preparing" and key not in self._begun

    async def _wake(self, key: str) -> None:
        """Loads what is compiled, or compiles it first."""
        if await self._load_all(key):
            return
        try:
            problem = await self._compile(key)
        except OSError as error:  # no process can be started
            problem = str(error)
        if not await self._load_all(key):
            self._states[key] = "failed"
            log.error("a game could not be compiled and stays interpreted", game=key, problem=problem)

    async def _load_all(self, key: str) -> bool:
        loaded = all([await self._load(key, step) for step in WAKING])
        self._states[key] = "ready" if loaded else self._states[key]
        return loaded

    async def _compile(self, key: str) -> str:
        """Compiles a game in a process of its own, and lets what is done take over step by step."""
        environment = {name: value for name, value in os.environ.items() if name != VARIABLE}
        command = sys.executable, "-m", "sylvarium.compiling", key
        compiler = await asyncio.create_subprocess_exec(*command, env=environment, stdout=asyncio.subprocess.PIPE)
        try:
            assert compiler.stdout
            async for line in compiler.stdout:
                step = line.decode().split()[-1]
                if step in WAKING:
                    await self._load(key, step)
            return f"the compiler ended with {await compiler.wait()}"
        finally:
            if compiler.returncode is None:
                compiler.kill()
                await compiler.wait()

    async def _load(self, key: str, step: str) -> bool:
        """Lets a step take over, if it has been compiled."""
        async with self._loading:
            try:
                if (key, step) not in self._awake and await asyncio.to_thread(lambda: WAKING[step](key)):
                    self._awake.add((key, step))
            except Exception:
                log.exception("compiled rules cannot be loaded", game=key, step=step)
        return (key, step) in self._awake


WAKING: dict[str, Callable[[str], bool]] = {
    "rules": lambda key: game_by_key(key).wake(),
    "bots": lambda key: wake_bots(game_by_key(key)),
}
