"""How much somebody may ask for: buckets that fill again with time.

What is cheap is counted. What is costly is paid for in seconds of processor time, from the purse of the address it
comes from and, by clients that hold no seat there, from the purse of the table it is about.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from weakref import WeakValueDictionary

from sylvarium.hosting.refusal import Refusal
from sylvarium.server.observing import Figures
from sylvarium.server.settings import Limits

Rate = tuple[float, float]  # per second, saved up at most


class Bucket:
    """Fills with `rate` a second up to `most`."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float):
        self._rate, self._most, self._left, self._at = rate, most, most, monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether so much may be taken now; if so, it is."""
        if self.wait(cost):
            return False
        self._left -= cost
        return True

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until so much may be taken; 0 if it may be now."""
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        missing = min(cost, self._most) - self._left
        if missing <= 0:
            return 0.0
        return missing / self._rate if self._rate else float("inf")

    def charge(self, cost: float) -> None:
        """Takes it in any case: a client in debt waits until it is paid off. A negative cost is a refund."""
        self._left = min(self._most, self._left - cost)


class Buckets:
    """One bucket per address (or table); those not used for longest are forgotten."""

    def __init__(self, rate: Rate, most: int = 10_000):
        self._rate, self._most = rate, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        bucket = self._buckets.pop(key, None) or Bucket(*self._rate)
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket

    def check(self, key: str, sentence: str) -> None:
        """Takes one, or refuses with this sentence."""
        bucket = self.of(key)
        if not bucket.take():
            raise too_fast(sentence, bucket.wait())


def too_fast(sentence: str, wait: float) -> Refusal:
    """A refusal that says when to try again."""
    return Refusal("too_fast", f"{sentence} Try again in {max(1, round(wait + 0.5))} s.", wait)


class TooDear(Refusal):
    """A client that cannot pay is told so after a while (`HASTE`): asking again at once would cost time, too."""

    def __init__(self, wait: float):
        super().__init__("too_fast", str(too_fast("This costs the server too much time just now.", wait)), wait)


class Spending:
    """What one request costs: reserved at first, paid exactly when it is known."""

    __slots__ = ("_budgets", "_purses", "_reserved", "_what")

    def __init__(self, budgets: Budgets, what: str, purses: list[Bucket], reserved: float):
        self._budgets, self._what, self._purses, self._reserved = budgets, what, purses, reserved

    def paid(self, seconds: float) -> None:
        """It took so many seconds of processor time."""
        for purse in self._purses:
            purse.charge(seconds - self._reserved)
        self._reserved = seconds
        self._budgets.learn(self._what, seconds)


class Cost:
    """`with Cost(spending) as cost: … cost.seconds += …`: paid at the end, however it ends."""

    def __init__(self, spending: Spending, seconds: float = 0.0):
        self.seconds = seconds
        self._spending = spending

    def __enter__(self) -> Cost:
        return self

    def __exit__(self, *_: object) -> None:
        self._spending.paid(self.seconds)


REST = 4.0  # so many times as long as its work takes does an address wait before the next
LONGEST_REST = 0.5
HASTE = 0.25  # seconds until somebody hears that it was too fast


class Paces:
    """Costly work of one address is done piece by piece, each followed by a rest: savings may be spent, but not at
    one go, so that meanwhile it is mostly the others' turn."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, address: str, cost: Cost) -> AsyncIterator[None]:
        """Waits for the address's turn; what is added to `cost` meanwhile decides how long the next one waits."""
        lock = self._locks.get(address)
        if lock is None:
            lock = self._locks[address] = asyncio.Lock()
        await lock.acquire()
        before = cost.seconds
        try:
            yield
        finally:
            rest = min(LONGEST_REST, REST * (cost.seconds - before))
            asyncio.get_running_loop().call_later(rest, lock.release)


USUAL = {"play": 0.003, "message": 0.0001, "create": 0.01, "fork": 0.02, "review": 15.0}
QUICK = 0.002  # what anything else is thought to take before it has been seen


class Budgets:
    """The purses of one process."""

    def __init__(self, limits: Limits, figures: Figures):
        self._figures = figures
        self._addresses = {
            "work": Buckets(limits.work),
            "moves": Buckets(limits.moves),
            "thinking": Buckets(limits.thinking),
            "reviews": Buckets(limits.reviews),
        }
        self._tables = Buckets(limits.table_work)
        self._usual = dict(USUAL)

    def spend(
        self, what: str, address: str, table: str | None = None, purse: str = "work", expected: float | None = None
    ) -> Spending:
        """Reserves what `what` usually costs (or is `expected` to), or refuses. `table`: its purse pays too."""
        purses = [self._addresses[purse].of(address)]
        if table is not None:
            purses.append(self._tables.of(table))
        if expected is None:
            expected = self._usual.get(what, QUICK)
        wait = max(each.wait(expected) for each in purses)
        if wait:
            self._figures.refused_by_cost.labels(what).inc()
            raise TooDear(wait)
        for each in purses:
            each.charge(expected)
        return Spending(self, what, purses, expected)

    def learn(self, what: str, seconds: float) -> None:
        """What things cost changes: an average that forgets."""
        usual = self._usual.get(what, QUICK)
        self._usual[what] = usual + 0.1 * (seconds - usual)
