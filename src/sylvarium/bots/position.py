"""What a bot is given to decide on: a position as its seat knows it, with comfortable ways to look around."""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import TYPE_CHECKING, Any

from sylvarium.kernel import Game, Record

if TYPE_CHECKING:
    import numpy as np


def derived(seed: int, *numbers: int) -> int:
    """Another seed of 62 bits that depends on all bits of `seed` and on the numbers."""
    digest = blake2b(repr((seed, *numbers)).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little") >> 2


def as_known(game: Game, record: Record, seat: int, seed: int) -> Record:
    """A copy of the record in which everything `seat` cannot know is replaced by a random possibility."""
    copy = record.copy()
    game.loops.imagine(copy.states, 0, seat, seed)
    return copy


class Position:
    """A decision of `seat`: `record` holds nothing the seat may not know, `seed` is for the bot's own chance."""

    def __init__(self, game: Game, record: Record, seat: int, seed: int):
        self.game, self.record, self.seat, self.seed = game, record, seat, seed

    @property
    def seats(self) -> int:
        return self.record.seats

    @property
    def over(self) -> bool:
        return bool(self.record.over)

    @property
    def random(self) -> Random:
        """A generator that starts the same way every time: what a bot does with it can be repeated."""
        return Random(self.seed)

    def actions(self) -> list[int]:
        """The legal actions, in the order the rules offer them."""
        out = self.game.out()
        return out[: self.game.loops.choices(self.record.states, self.record.index, out)].tolist()

    def name(self, action: int) -> str:
        """The stable name of an action, such as `place:f07`."""
        return self.game.telling.name(action)

    def after(self, action: int, future: int = 0) -> Position:
        """The position that `action` leads to in one imagined future; `future` numbers different ones."""
        seed = derived(self.seed, action, future)
        copy = as_known(self.game, self.record, self.seat, seed)
        self.game.loops.step(copy.states, 0, action, self.game.out())
        return Position(self.game, copy, self.seat, seed)

    def score(self, seat: int | None = None) -> int:
        """Points now, one's own if no seat is given."""
        return self.game.loops.points(self.record.states, self.record.index, self.seat if seat is None else seat)

    def estimate(self, seat: int | None = None) -> float:
        """The game's own estimate of the final points."""
        return self.game.loops.estimate(self.record.states, self.record.index, self.seat if seat is None else seat)

    def lead(self) -> float:
        """The estimate of one's points ahead of the best other player; of one's points where one plays alone."""
        others = [self.estimate(other) for other in range(self.seats) if other != self.seat]
        return self.estimate() - max(others, default=0.0)

    def view(self) -> dict[str, Any]:
        """What the seat sees, as plain data."""
        return self.game.view(self.record, self.seat)

    def observation(self) -> np.ndarray:
        """What the seat knows, as numbers."""
        import numpy as np

        out = np.zeros(self.game.observation, np.float32)
        self.game.loops.observation(self.record.states, self.record.index, self.seat, out)
        return out
