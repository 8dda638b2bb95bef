"""How often somebody may ask: token buckets."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic


class Bucket:
    """Fills with `rate` permissions a second up to `most`; every request takes one."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float):
        self._rate, self._most, self._left, self._at = rate, most, most, monotonic()

    def take(self) -> bool:
        """Whether one more request is allowed now."""
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket per address; those not used for longest are forgotten."""

    def __init__(self, rate: tuple[float, float], most_addresses: int = 10_000):
        self._rate, self._most = rate, most_addresses
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(*self._rate)
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()
