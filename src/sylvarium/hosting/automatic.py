"""What happens at a table without a person: moves of bots, single choices, and what bots say about positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from sylvarium.bots import LEVELS, REVIEWER, Decided, Reviewed, Slip, as_known
from sylvarium.bots.levels import plan_of
from sylvarium.bots.outlook import Amount, Outlook
from sylvarium.hosting.folded import Folded
from sylvarium.kernel import Game, Record
from sylvarium.table import Table

HINT_FUTURES = 300  # for every option there is: from fewer, what a hint says of a choice would be vague
REVIEWS = REVIEWER.partition(":")[0]  # the level that reviews
TURN_THINKING = 3.1  # seconds of thinking in one turn of a bot
NEXT_SHARE = 0.6  # of what is left of them, for the next decision: the first one weighs most
LEAST_THINKING = 0.06  # seconds for a decision, however many steps a turn has
FEW = 4  # choices between which a bot that must not betray how many there are decides within its pause
WITHIN_PAUSE = 0.8  # of the pause, for thinking: the rest is for what comes between two steps of it


def hint_level(game: Game) -> str:
    """The level that gives hints: the first that imagines enough for every option, in most games *sequoia*."""
    return next((level for level in LEVELS if plan_of(level, game.tuning).per_option >= HINT_FUTURES), LEVELS[-1])


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
    """A bot waits before its turn, and hardly at all between its steps. Where a single choice is asked so as not to
    betray itself, every bot waits the same time (and thinks no longer: `time_to_think`).
    """
    turn = table.state.turn, table.seat
    begins = attended.bot_turn.of != turn
    if begins:
        attended.bot_turn = BotTurn(turn)
    return begins or table.asks_alone()


def time_to_think(attended: Attended, table: Table, pause: float) -> float:
    """The seconds that a bot may think about its next decision, before which it waits for `pause` seconds anyway.

    Where a single choice is asked so as not to betray itself, it comes after the pause, and so must a choice between a
    few: a bot that takes longer would tell that it holds something to choose.
    """
    seconds = attended.bot_turn.next_thought()
    betrays = table.asks_alone() and len(table.legal_actions()) <= FEW
    return min(seconds, pause * WITHIN_PAUSE) if betrays else seconds


def imagined(table: Table, seat: int, seed: int) -> Record:
    """The position as it might be for all that `seat` knows."""
    return as_known(table.game, table.state, seat, seed)


def only_choice(state: Folded) -> int | None:
    """A single choice that is left for somebody to make, because making it at once would betray something.

    For somebody who plays against bots, the table makes it after a while. Between people everybody makes it in person:
    however long the table waited, an answer that takes longer would reveal that there was a choice.
    """
    legal = state.begun().legal_actions()
    return legal[0] if len(legal) == 1 else None


def has_work(state: Folded) -> bool:
    """Whether the next move is no person's: a bot's, or the single choice of somebody who plays against bots."""
    table = state.table
    if table is None or table.seat is None or state.closed is not None:
        return False
    plays_for = state.one_person and only_choice(state) is not None
    return state.seats[table.seat].level is not None or plays_for


def hint_choices(game: Game, decision: Decided) -> list[dict[str, Any]]:
    """What a bot says of every choice, the best first."""
    best = sorted(decision.choices, key=lambda choice: -choice.share)
    return [
        {
            "action": choice.action,
            "name": game.telling.name(choice.action),
            "share": choice.share,
            "estimate": choice.estimate,
            "outlook": outlook(game, choice.outlook),
        }
        for choice in best
    ]


def outlook(game: Game, found: Outlook) -> dict[str, Any] | None:
    """Where the futures with a choice led, each amount with its doubt; None where none was imagined."""
    if not found.futures:
        return None
    parts = dict(zip(game.score_parts, map(_told, found.parts), strict=True))
    return {
        "futures": found.futures,
        "parts": parts,
        "to_come": _told(found.to_come),
        "rival": _told(found.rival),
    }


def _told(amount: Amount) -> list[float]:
    return [round(amount.mean, 2), round(amount.doubt, 2)]


def review_found(game: Game, found: Reviewed) -> dict[str, Any]:
    """What a review found, with the names of the actions."""
    return {
        "moments": review_moments(game, found.moments),
        "curve": [{**vars(stand), "chances": [round(chance, 3) for chance in stand.chances]} for stand in found.curve],
        "turning": [vars(each) for each in found.turning],
    }


def review_moments(game: Game, found: list[Slip]) -> list[dict[str, Any]]:
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
            "line": [name(action) for action in moment.line],
            "played_outlook": outlook(game, moment.outlooks[0]),
            "better_outlook": outlook(game, moment.outlooks[1]),
        }
        for moment in found
    ]
