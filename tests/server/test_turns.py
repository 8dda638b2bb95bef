"""Who thinks next: short thoughts of calm tables before long ones, tables without people last, nobody for nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

import pytest

from sylvarium.server.turns import TURN, Thought, Turns, Unwanted


class Thinker:
    """Pretends to think: every step takes so long by a clock of its own, and the order of steps is written down."""

    def __init__(self) -> None:
        self.now = 0.0
        self.steps: list[str] = []

    def clock(self) -> float:
        return self.now

    def think(self, name: str, seconds: float, step: float = TURN):
        spent = 0.0
        while spent < seconds - 1e-9:
            self.now += step
            spent += step
            self.steps.append(name)
            yield
        return name

    def thought(self, name: str, seconds: float, expected: float | None = None, **more: Callable[[], bool]) -> Thought:
        step = min(seconds, TURN)
        return Thought(name, self.think(name, seconds, step), seconds if expected is None else expected, **more)


def run(play: Callable[[Thinker, Turns], Coroutine[None, None, None]]) -> Thinker:
    thinker = Thinker()

    async def whole() -> None:
        turns = Turns(1, clock=thinker.clock)
        try:
            await play(thinker, turns)
        finally:
            turns.stop()

    asyncio.run(whole())
    return thinker


def test_a_short_thought_does_not_wait_for_many_long_ones():
    """150 hints of the strongest bot and 72 tables of bots are at it; a sapling elsewhere is asked last."""

    async def play(thinker: Thinker, turns: Turns) -> None:
        others = [thinker.thought(f"hint {number}", 1.8) for number in range(150)]
        others += [thinker.thought(f"bots {number}", 1.8, attended=lambda: False) for number in range(72)]
        tasks = [asyncio.create_task(turns.think(thought)) for thought in others]
        while not thinker.steps:
            await asyncio.sleep(0.001)
        began = len(thinker.steps)
        assert await turns.think(thinker.thought("sapling", 0.002)) == "sapling"
        assert thinker.steps.index("sapling") - began <= 3, "at most the turn that was under way, and one that began"
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert len(turns) <= 1, "what is cancelled is not thought about"

    run(play)


def test_equal_thoughts_are_finished_one_after_the_other():
    async def play(thinker: Thinker, turns: Turns) -> None:
        found = await asyncio.gather(*(turns.think(thinker.thought(name, 3 * TURN)) for name in "abc"))
        assert found == ["a", "b", "c"]

    assert run(play).steps == [*"aaabbbccc"], "half done, three thoughts help nobody"


def test_a_table_that_has_thought_much_lets_others_go_first():
    async def play(thinker: Thinker, turns: Turns) -> None:
        await turns.think(thinker.thought("greedy", 20 * TURN))
        thinker.steps.clear()
        blocking = asyncio.create_task(turns.think(thinker.thought("other", 4 * TURN)))
        await asyncio.sleep(0)
        tasks = [
            asyncio.create_task(turns.think(thinker.thought(name, 4 * TURN))) for name in ("greedy", "greedy", "calm")
        ]
        await asyncio.gather(blocking, *tasks)

    steps = run(play).steps
    assert steps.index("calm") < len(steps) - 1 - steps[::-1].index("greedy")
    assert [name for name in steps if name != "other"][-4:] == ["greedy"] * 4, "its second thought comes last"


def test_tables_without_people_think_last_and_go_on_when_somebody_comes():
    people: set[str] = set()

    async def play(thinker: Thinker, turns: Turns) -> None:
        def asked(name: str, seconds: float) -> asyncio.Task:
            return asyncio.create_task(
                turns.think(
                    thinker.thought(name, seconds, attended=lambda: not name.startswith("empty") or name in people)
                )
            )

        tasks = [asked("first", TURN), asked("empty 1", TURN), asked("empty 2", TURN), asked("watched", 5 * TURN)]
        people.add("empty 2")
        await asyncio.gather(*tasks)

    steps = run(play).steps
    assert steps[0] == "first" and steps[-1] == "empty 1"
    assert steps.index("empty 2") < steps.index("watched"), "short, and now there is somebody"


def test_what_nobody_wants_is_not_thought_to_its_end():
    async def play(thinker: Thinker, turns: Turns) -> None:
        wanted = True
        unwanted = asyncio.create_task(turns.think(thinker.thought("moot", 100 * TURN, wanted=lambda: wanted)))
        while not thinker.steps:
            await asyncio.sleep(0.001)
        wanted = False
        with pytest.raises(Unwanted):
            await unwanted
        left = asyncio.create_task(turns.think(thinker.thought("left", 100 * TURN)))
        while "left" not in thinker.steps:
            await asyncio.sleep(0.001)
        left.cancel()
        assert await turns.think(thinker.thought("next", TURN)) == "next"

    steps = run(play).steps
    assert len(steps) < 150 and len(steps) > 2


def test_a_thought_that_fails_says_so_and_the_next_one_goes_on():
    def failing():
        yield
        raise ZeroDivisionError

    async def play(thinker: Thinker, turns: Turns) -> None:
        with pytest.raises(ZeroDivisionError):
            await turns.think(Thought("broken", failing(), 1.0))
        assert await turns.think(thinker.thought("next", TURN)) == "next"

    run(play)
