"""What happens at a table without a person: moves of bots, only choices, and what bots say of positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from sylvarium.bots import LEVELS, REVIEWER, Decision, Moment, as_known
from sylvarium.hosting.folded import Folded
from sylvarium.kernel import Game, Record
from sylvarium.table import Table

HINTS = LEVELS[-1]  # the level that gives hints
REVIEWS = REVIEWER.partition(":")[0]  # the level that reviews
TURN_THINKING = 3.1  # seconds of thinking in one turn of a bot
NEXT_SHARE = 0.6  # of what is left of them, for the next decision: the first one weighs most
LEAST_THINKING = 0.06  # seconds for a decision, however many steps a turn has


@dataclass
class BotTurn:
    """The turn a bot is playing: however many steps it has, people should not wait long for its end."""

    of: tuple[int, int | None] = (-1, None)  # which turn, and whose
    spent: float = 0.0  # seconds of thinking

    def spend(self, seconds: float) -> None:
        self.spent += seconds

    def next_thought(self) -> float:
        """The seconds that the next decision may take at most."""
        return max(LEAST_THINKING, (TURN_THINKING - self.spent) * NEXT_SHARE)


class Attended(Protocol):
    """A table at which somebody sees to the moves of bots."""

    bot_turn: BotTurn


def waits_longer(attended: Attended, table: Table) -> bool:
    """A bot waits before its turn and hardly between its steps.

    Where an only choice is asked so that it does not betray itself, every bot waits alike.
    """
    turn = table.state.turn, table.seat
    begins = attended.bot_turn.of != turn
    if begins:
        attended.bot_turn = BotTurn(turn)
    return begins or table.asks_alone()


def imagined(table: Table, seat: int, seed: int) -> Record:
    """The position as it might be for all that `seat` knows."""
    return as_known(table.game, table.state, seat, seed)


def only_choice(state: Folded) -> int | None:
    """An only choice is left for somebody to make when taking it at once would betray something.

    The table makes it after a while for whoever plays against bots. Between people everybody makes it in person:
    however long the table waited, an answer that takes longer would tell that there was a choice.
    """
    legal = state.begun().legal_actions()
    return legal[0] if len(legal) == 1 else None


def has_work(state: Folded) -> bool:
    """Whether the next move is nobody's: a bot's, or an only choice of whoever plays against bots."""
    table = state.table
    if table is None or table.seat is None or state.closed is not None:
        return False
    plays_for = state.one_person and only_choice(state) is not None
    return state.seats[table.seat].level is not None or plays_for


def hint_choices(game: Game, decision: Decision) -> list[dict[str, Any]]:
    """What a bot says of every choice, the best first."""
    best = sorted(decision.choices, key=lambda choice: -choice[1])
    return [
        {"action": action, "name": game.telling.name(action), "share": share, "estimate": estimate}
        for action, share, estimate in best
    ]


def review_moments(game: Game, found: list[Moment]) -> list[dict[str, Any]]:
    """The moments of a review, with the names of the actions."""
    name = game.telling.name
    return [
        {
            "number": moment.number,
            "turn": moment.turn,
            "seat": moment.seat,
            "played": name(moment.played),
            "better": name(moment.better),
            "before": moment.before,
            "after": moment.after,
            "loss": moment.fall,
        }
        for moment in found
    ]
