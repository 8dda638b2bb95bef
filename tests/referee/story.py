"""A referee that tells its game as one story: a generator that stops wherever somebody has to decide."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Generator, Iterable

from referee.referee import Look, Referee, must

Story = Generator[None, str, None]  # stops at a decision, is sent the name of the action
Answer = Generator[None, str, str]


class StoryReferee(Referee):
    """The rules of a game in the order of the rules file: sub-decisions are calls, `look` shows what chance gave.

    `step` names the decision of section 6 that is being made.
    """

    ALWAYS_ASKED: frozenset[str] = frozenset()  # steps that are put to the player even with a single choice
    step = ""
    look: Look

    def begin(self, look: Look) -> None:
        """Runs the story up to the first decision."""
        self.look = look
        self._choices: list[str] = []
        self._story = self.story()
        next(self._story)

    @abstractmethod
    def story(self) -> Story:
        """The whole game after the setup."""

    def ask(self, step: str, choices: Iterable[str]) -> Answer:
        """One decision of `seat`."""
        self.step, self._choices = step, list(choices)
        must(self._choices, f"{step} has nothing to choose from")
        answer = yield
        must(answer in self._choices, f"{answer} is not a choice of {step}")
        return answer

    def options(self) -> list[str]:
        return self._choices

    def asks(self) -> bool:
        return len(self._choices) != 1 or self.step in self.ALWAYS_ASKED

    def play(self, action: str, look: Look) -> None:
        self.look = look
        try:
            self._story.send(action)
        except StopIteration:
            self.over, self.step, self._choices = True, "over", []


def in_shown_order(mine: list[str], shown: list[str]) -> list[str]:
    """Things that lie in an order which no rule gives: as the view lists them, if they are the same things."""
    return list(shown) if sorted(mine) == sorted(shown) else mine
