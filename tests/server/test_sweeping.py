"""Rings of garbage are looked for when memory has grown, and not with every move."""

import asyncio
import gc
import weakref

import pytest

from sylvarium.server import sweeping
from sylvarium.server.sweeping import Sweeper


class Ring:
    def __init__(self) -> None:
        self.itself = self


def test_only_a_server_that_runs_has_python_not_look_for_garbage():
    async def run() -> None:
        sweeper = Sweeper()
        sweeper.start()
        assert not gc.isenabled()
        await sweeper.stop()

    asyncio.run(run())
    assert gc.isenabled()


def test_garbage_is_looked_for_when_memory_has_grown(monkeypatch: pytest.MonkeyPatch):
    blocks = [1000]
    monkeypatch.setattr(sweeping.sys, "getallocatedblocks", lambda: blocks[0])
    monkeypatch.setattr(sweeping, "AT_LEAST", 200)
    sweeper = Sweeper()
    sweeper.left = 1000
    gc.disable()
    try:
        ring = weakref.ref(Ring())
        blocks[0] = 1250
        sweeper.look()
        assert ring() is not None, "a quarter more is not more than a quarter"
        blocks[0] = 1251
        sweeper.look()
        assert ring() is None and sweeper.left == 1251
    finally:
        gc.enable()
