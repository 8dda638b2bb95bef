"""The explorer over REST: a decision laid out again, lines from it, and its choices weighed carefully."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Annotated, Any, Literal, TypeVar

import orjson
import structlog
from fastapi import APIRouter, Depends, Path, Query, Request, Response

from sylvarium.bots import Decided
from sylvarium.hosting import exploring
from sylvarium.hosting.automatic import hint_choices
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.lending import lent_for_weighing
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.advice import ExploredShape, Weighing
from sylvarium.server.api import ANSWER, TheHub, kept_answer, made_once, packed, refusals
from sylvarium.server.brains import Asker, Brains
from sylvarium.server.hub import Hub
from sylvarium.server.limits import Cost, Spending, too_fast
from sylvarium.server.people.visiting import AVisit
from sylvarium.server.shapes import LentWeighing
from sylvarium.server.turns import Unwanted

KEPT = 200
AT_ONCE = 20  # weighed at the same time
PATIENCE = 6.0  # seconds without a question after which nobody wants the answer any more

Made = TypeVar("Made")
log = structlog.get_logger()
router = APIRouter(prefix="/api", tags=["looking back"])

Number = Annotated[int, Path(ge=0, le=100_000)]
Depth = Literal["quick", "deep"]
Line = Annotated[str, Query(max_length=8_000, pattern=r"^[!-~]*$", description="names of actions, separated by commas")]


@dataclass
class _WeighingWork:
    shown: Weighing
    asked: float
    task: asyncio.Task[None] | None = field(default=None, repr=False)


class Weighings:
    """`of(…)` returns what there is so far. The first call begins the work; if no other follows, it stops."""

    def __init__(self, brains: Brains):
        self._brains = brains
        self._works: OrderedDict[tuple[str, ...], _WeighingWork] = OrderedDict()

    def of(self, found: exploring.Explored, depth: str, pay: Callable[[float], Spending]) -> Weighing:
        """`pay` reserves the seconds it is expected to take, or refuses."""
        key = found.state.id, found.key, depth
        work = self._works.get(key)
        if work is None:
            self._make_room()
            spending = pay(self._brains.expected_weighing(found.table, depth))
            work = self._works[key] = _WeighingWork(Weighing(status="thinking", progress=0, futures=0, choices=[]), 0.0)
            work.task = asyncio.get_running_loop().create_task(self._weigh(key, work, found, depth, spending))
        work.asked = monotonic()
        return work.shown

    def _make_room(self) -> None:
        if sum(work.shown.status == "thinking" for work in self._works.values()) >= AT_ONCE:
            raise too_fast("Too many choices are being weighed.", 5)
        while len(self._works) >= KEPT:
            del self._works[next(key for key, work in self._works.items() if work.shown.status != "thinking")]

    async def _weigh(
        self, key: tuple[str, ...], work: _WeighingWork, found: exploring.Explored, depth: str, spending: Spending
    ) -> None:
        game = found.table.game

        def tell(progress: float, decision: Decided | None) -> None:
            if decision is None or decision.iterations == work.shown.futures:
                work.shown = work.shown.model_copy(update={"progress": progress})
            else:
                choices = hint_choices(game, decision)
                work.shown = Weighing.model_validate(
                    {"status": "thinking", "progress": progress, "futures": decision.iterations, "choices": choices}
                )

        asker = Asker(found.state.id, wanted=lambda: monotonic() - work.asked < PATIENCE, paid=spending.paid)
        try:
            await self._brains.weigh(found.table, depth, tell, asker)
            work.shown = work.shown.model_copy(update={"status": "ready", "progress": 1.0})
        except Unwanted:
            self._works.pop(key, None)
        except Exception:
            log.exception("weighing failed", table=found.state.id)
            self._works.pop(key, None)

    async def stop(self) -> None:
        tasks = [work.task for work in self._works.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@dataclass(frozen=True)
class ExploredDecision:
    """Which decision is explored, along which line, and by whom."""

    state: Folded
    held: list[int]
    number: int
    line: str
    address: str

    def explored(self) -> exploring.Explored:
        """Laid out, which takes a while."""
        return exploring.explored(self.state, self.number, self.held, self.line.split(",") if self.line else ())

    async def reckoned(self, hub: Hub, what: str, make: Callable[[], Made]) -> Made:
        """Made in the thread for what is costly, when it is the address's turn, and paid for, also if it is refused."""
        key = (what, self.state.id, self.state.version, self.number, tuple(self.held), self.line)
        with Cost(hub.budgets.spend(what, self.address, None if self.held else self.state.id), ANSWER) as cost:
            async with hub.paces.turn(self.address, cost):
                found, seconds = await hub.made_once.once(key, lambda: _or_refusal(make))
                cost.seconds += seconds
        if isinstance(found, Refusal):
            raise found
        return found


def _or_refusal(make: Callable[[], Made]) -> Made | Refusal:
    """A refusal has cost its time too."""
    try:
        return make()
    except Refusal as refusal:
        return refusal


async def asked_for(hub: TheHub, visit: AVisit, number: Number, line: Line = "") -> ExploredDecision:
    found = ExploredDecision(visit.state, visit.held, number, line, visit.address)
    await found.reckoned(hub, "decider", lambda: exploring.decider(visit.state, number, visit.held))
    return found


TheAsked = Annotated[ExploredDecision, Depends(asked_for)]


@router.get(
    "/tables/{table}/explore/{number}", response_model=ExploredShape, responses=refusals(403, 404, 409, 422, 503)
)
async def explore(hub: TheHub, request: Request, asked: TheAsked) -> Response:
    """The decision after that many actions, imagined from what its player knew then, and after a line that is tried."""
    state = asked.state
    with Cost(hub.budgets.spend("explore", asked.address, None if asked.held else state.id)) as cost:
        key = "explore", state.id, state.version, asked.number, asked.line
        body = await made_once(hub, asked.address, cost, key, lambda: packed(as_json(asked.explored().shown())))
    return kept_answer(request, body)


@router.get("/tables/{table}/explore/{number}/weigh", responses=refusals(403, 404, 409, 422, 503))
async def weigh(hub: TheHub, request: Request, asked: TheAsked, depth: Depth = "quick") -> Weighing:
    """What a bot thinks of every choice there. Ask again while it thinks; if nobody asks, it stops."""
    found = await asked.reckoned(hub, "explored", asked.explored)
    weighings: Weighings = request.app.state.weighings

    def pay(expected: float) -> Spending:
        return hub.budgets.spend("weigh", asked.address, purse="thinking", expected=expected)

    return weighings.of(found, depth, pay)


@router.get(
    "/tables/{table}/explore/{number}/lent", response_model=LentWeighing, responses=refusals(403, 404, 409, 422, 503)
)
async def lend(hub: TheHub, request: Request, asked: TheAsked, depth: Depth = "quick") -> Response:
    """Everything that the choices there are weighed from, for a device that does so itself."""
    state, seed = asked.state, secrets.randbits(62)
    with Cost(hub.budgets.spend("lend", asked.address, None if asked.held else state.id)) as cost:
        key = "lent", state.id, state.version, asked.number, asked.line, depth
        body = await made_once(
            hub,
            asked.address,
            cost,
            key,
            lambda: packed(as_json(lent_for_weighing(asked.explored().table, depth, seed))),
        )
    hub.figures.lent.inc()
    return kept_answer(request, body)


def as_json(content: dict[str, Any]) -> bytes:
    return orjson.dumps(content, option=orjson.OPT_SERIALIZE_NUMPY)
