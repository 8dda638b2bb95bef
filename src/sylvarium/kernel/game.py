"""The contract: what every game provides, and what it gets in return."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Literal

import numpy as np

from sylvarium.kernel import foresight, play, samples, waking
from sylvarium.kernel.actions import ActionSpace
from sylvarium.kernel.preview import Foresight
from sylvarium.kernel.record import Record
from sylvarium.kernel.rule import COMPILED, PACKAGE, Company, bind, bring_together, depends_on, rule, rules_version
from sylvarium.kernel.samples import plain
from sylvarium.kernel.words import Message, Words, words_of


@rule
def never(s):
    """Most games ask no question that has a single answer."""
    return False


@rule
def nothing_more(s, seat, out):
    """A game without measures: what a choice would bring is told in points alone."""


@rule
def all_of_them(s, out, n):
    """In most games every legal action is worth trying in quick play."""
    return n


Samples = Callable[[], dict[str, tuple]]  # arguments to call loops with, by name


@dataclass(frozen=True)
class Option:
    """A choice made before the game. Rules get the index of the chosen value.

    `needs` names choices that exist only from some number of players on; `seats` the numbers of players it
    matters to (all, if empty): others need not be asked.
    """

    name: str
    choices: tuple[str, ...]
    default: str
    needs: Mapping[str, int] = field(default_factory=dict)
    seats: tuple[int, ...] = ()

    def offered(self, seats: int) -> tuple[str, ...]:
        """The choices there are with so many players."""
        return tuple(choice for choice in self.choices if self.needs.get(choice, 0) <= seats)

    def index(self, value: str, seats: int) -> int:
        if value not in self.offered(seats):
            raise ValueError(
                f"{self.name} cannot be {value!r} with {seats} players; it is one of {', '.join(self.offered(seats))}"
            )
        return self.choices.index(value)


@dataclass(frozen=True, eq=False)
class Game:
    """One game, complete. `docs/adding-a-game.md` explains every part."""

    key: str
    seats: tuple[int, ...]
    State: type[Record]
    actions: ActionSpace
    most_options: int
    bound: int
    setup: Callable
    legal: Callable
    apply: Callable
    score: Callable
    score_parts: tuple[str, ...]
    score_part: Callable
    standings: tuple[str, ...]
    standing: Callable
    observation: int
    observe: Callable
    resample: Callable
    view: Callable[[Any, int | None], dict]
    telling: ModuleType
    story: Callable[[Any, int, Any, int | None], list[Message]]
    audience: Literal["each", "actor", "all_alike"] = "each"
    options: tuple[Option, ...] = ()
    asks_alone: Callable = never
    evaluate: Callable | None = None
    tuning: Mapping[str, float] = field(default_factory=dict)  # how its search differs from others (`bots.levels.Plan`)
    simplified_search: bool = False  # how its search is compiled (`linking.Whole`): what is quicker, by measuring
    sensible: Callable = all_of_them
    measures: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    measure: Callable = nothing_more
    names: Mapping[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        names = {self.telling.name(action): action for action in range(self.actions.size)}
        if len(names) != self.actions.size:
            raise ValueError(f"{self.key}: two actions have the same name")
        object.__setattr__(self, "names", names)

    @property
    def is_on_the_shelf(self) -> bool:
        """Whether it is one of the games of this package, and not one that a test has made up."""
        return self.setup.__module__.startswith("sylvarium.games.")

    @property
    def folder(self) -> Path:
        return PACKAGE / "games" / self.key

    @property
    def version(self) -> str:
        """The rules version: a digest of everything the course of a game depends on."""
        return rules_version(self.key)

    def words(self, language: str) -> Words:
        return words_of(self.folder / "face", language)

    def chosen(self, seats: int, options: Mapping[str, str] | None = None) -> np.ndarray:
        """The options as the rules get them: an index per option, defaults where nothing is given."""
        given = dict(options or {})
        chosen = [option.index(given.pop(option.name, option.default), seats) for option in self.options]
        if given:
            known = ", ".join(option.name for option in self.options) or "none"
            raise ValueError(f"{self.key} has no option {next(iter(given))!r}; its options: {known}")
        return np.array(chosen or [0], np.int64)

    def check_seats(self, seats: int) -> int:
        if seats not in self.seats:
            raise ValueError(f"{self.key} is for {', '.join(map(str, self.seats))} players, not {seats}")
        return seats

    def out(self) -> np.ndarray:
        """Room for the longest legal list."""
        return np.zeros(self.most_options, np.int16)

    @cached_property
    def rules(self) -> dict[str, Any]:
        """The names under which the shared loops find this game."""
        return {
            "setup": self.setup,
            "legal": self.legal,
            "apply": self.apply,
            "asks_alone": self.asks_alone,
            "sensible": self.sensible,
            "score": self.score,
            "score_part": self.score_part,
            "standing": self.standing,
            "evaluate": self.evaluate or self.score,
            "observe": self.observe,
            "resample": self.resample,
            "measure": self.measure,
            "MOST_SEATS": max(self.seats),
            "MEASURES": len(self.measures),
            "LABELS": len(self.labels),
            "PARTS": len(self.score_parts),
            "STANDINGS": len(self.standings),
            "OBSERVATION": self.observation,
            "MOST_OPTIONS": self.most_options,
            "BOUND": self.bound,
        }

    def bind(self, *templates: Callable) -> dict[str, Any]:
        """Loops bound to this game; each may call those before it by name."""
        return self._bound(*templates)[0]

    def bind_search(self, samples: Samples, *templates: Callable) -> tuple[dict[str, Any], Company]:
        """The same for the search, which is compiled as one whole; `samples` gives arguments for what Python calls."""
        bound, places = self._bound(*templates)
        return bound, bring_together(f"{self.key}-search", bound, samples, places, self.simplified_search)

    def _bound(self, *templates: Callable) -> tuple[dict[str, Any], tuple[str, ...]]:
        """The loops, and the places that all of them together depend on."""
        names, sources = dict(self.rules), {name: {f"games/{self.key}/{place}"} for name, place in BEYOND_RULES.items()}
        everything: set[str] = set()
        for template in templates:
            file = template.__module__.removeprefix("sylvarium.").replace(".", "/") + ".py"
            called = set().union(*(sources.get(name, ()) for name in template.__code__.co_names))
            sources[template.__name__] = called
            places = (*COMPILED, f"games/{self.key}/rules", *sorted(called), file)
            everything.update(places)
            names[template.__name__] = bind(template, names, self.key, places)
        return {template.__name__: names[template.__name__] for template in templates}, tuple(sorted(everything))

    @cached_property
    def loops(self) -> SimpleNamespace:
        """The loops of `kernel.play` and `kernel.foresight` for this game."""
        return SimpleNamespace(**self._loops_in_wholes[0])

    @property
    def companies(self) -> tuple[Company, ...]:
        """What is compiled with the loops, in two wholes: for tables, with the rules that the game's face calls, and
        for random games and learners, which nobody who plays has to wait for. None for a game that a test has made up.
        """
        return self._loops_in_wholes[1]

    @cached_property
    def _loops_in_wholes(self) -> tuple[dict[str, Any], tuple[Company, ...]]:
        bound, places = self._bound(*LOOPS, *FOR_RESEARCH)
        if not self.is_on_the_shelf:
            return bound, ()
        shown = samples.rules_of_face(self)
        places = tuple(sorted({*places, *(place for each in shown.values() for place in depends_on(plain(each)))}))
        research = {each.__name__: bound[each.__name__] for each in FOR_RESEARCH}
        tables = {name: loop for name, loop in bound.items() if name not in research} | shown
        return bound, (
            bring_together(
                f"{self.key}-tables", tables, lambda: samples.of_loops(self) | samples.of_face(self, shown), places
            ),
            bring_together(f"{self.key}-research", research, lambda: samples.of_research(self), places),
        )

    def wake(self) -> bool:
        """Lets compiled loops and rules take over from interpreted ones, if they have been compiled.

        An interpreted call in progress ends as it began; the next call is a compiled one. Both do the same.
        """
        if not self.companies:
            return False
        tables, research = self.companies
        woken = waking.loaded(tables)
        if woken is None:
            return False
        waking.take_over(vars(self.loops), tables, woken)
        for module in samples.face_of(self):
            waking.take_over(vars(module), tables, woken)
        waking.take_over(vars(self.loops), research, waking.loaded(research) or {})
        return True

    @cached_property
    def foresight(self) -> Foresight:
        """What choices of this game would bring."""
        return Foresight(self)


# Where the functions of a game live that are not rules: loops that call them are compiled again when they change.
BEYOND_RULES = {
    "evaluate": "mind",
    "sensible": "mind",
    "observe": "mind",
    "resample": "mind",
    "measure": "face/preview.py",
}

LOOPS = (
    play.begin,
    play.settle,
    play.start,
    play.choices,
    play.settled,
    play.perform,
    play.alone,
    play.step,
    play.imagine,
    play.place,
    play.points,
    play.estimate,
    play.part,
    play.criterion,
    play.rank,
    *foresight.TEMPLATES,
)

# What only simulations, benchmarks and learners call.
FOR_RESEARCH = (play.playout, play.playouts, play.race, play.playout_on, play.observation)
