"""The fair draw: how the seed of a game is made from halves that nobody could adapt to each other.

The server fixes its half first and shows its hash (the commitment). Every person's client adds a random half of
its own. The seed is a hash of all of them. After the game the server shows its half, and anybody can compute the
rest: `check` does. Further games with the same people go back along a chain of hashes: the half shown after one
game is the commitment to the half of the next one. `docs/fair-draw.md` explains it for people.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Any

CHAIN = 256  # games with the same people before a new chain has to begin
NAME = "sylvarium draw 1"
HALF = re.compile(r"[0-9a-f]{64}")


def new_half() -> str:
    """32 random bytes, as everywhere in hexadecimal digits."""
    return secrets.token_hex(32)


def commitment_to(half: str) -> str:
    """The hash that fixes a half without showing it."""
    return sha256(bytes.fromhex(half)).hexdigest()


@lru_cache(1024)
def half_after(secret: str, hashes: int) -> str:
    """The half that is so many hashes away from the end of a chain, which only the server knows."""
    half = secret
    for _ in range(hashes):
        half = commitment_to(half)
    return half


def seed_of(half: str, halves: Sequence[str | None]) -> int:
    """The seed: the first 62 bits of the hash of the server's half and those of all seats, in order, a line each."""
    lines = "\n".join((NAME, half, *(each or "-" for each in halves)))
    return int.from_bytes(sha256(lines.encode()).digest()[:8], "big") >> 2


@dataclass(frozen=True)
class Verdict:
    """What a check of a draw found: whether everything fits, and a sentence for every step."""

    fair: bool
    steps: tuple[str, ...]


def check(draw: dict[str, Any] | None) -> Verdict:
    """Checks the public `draw` of a finished table (docs/protocol.md)."""
    if draw is None:
        return Verdict(False, ("This table is older than the fair draw: the server chose its seed alone.",))
    if draw["chosen"]:
        return Verdict(False, (f"Whoever opened this table chose its seed, {draw['seed']}.",))
    if draw["half"] is None:
        return Verdict(False, ("The server shows its half when the game is over.",))
    written = (draw["commitment"], draw["half"], *filter(None, draw["halves"]))
    if not all(isinstance(each, str) and HALF.fullmatch(each) for each in written):
        return Verdict(False, ("A half or the commitment is not 64 hexadecimal digits.",))
    committed = commitment_to(draw["half"]) == draw["commitment"]
    seed = seed_of(draw["half"], draw["halves"])
    given = sum(half is not None for half in draw["halves"])
    steps = (
        "The server's half is the one it committed to before the others were known."
        if committed
        else "The server's half is NOT the one it committed to.",
        f"The seed {seed} follows from the server's half and {given} of players."
        if str(seed) == draw["seed"]
        else f"The seed that follows from the halves is {seed}, NOT {draw['seed']}.",
    )
    return Verdict(committed and str(seed) == draw["seed"], steps)
