"""Builders of Sylvan Dale: tile laying in three dimensions for 2 to 4 players (docs/rules/builders.md)."""

from sylvarium.games.builders import telling
from sylvarium.games.builders.knowledge import OBSERVATION, observe, resample
from sylvarium.games.builders.scoring import evaluate, score, score_part, standing
from sylvarium.games.builders.setup import setup
from sylvarium.games.builders.state import ACTIONS, PARTS, State
from sylvarium.games.builders.turn import apply, legal
from sylvarium.games.builders.view import view
from sylvarium.kernel import Game, Option

GAME = Game(
    key="builders",
    seats=(2, 3, 4),
    options=(Option("start", ("random", "1", "2", "3", "4"), "random", needs={"3": 3, "4": 4}),),
    State=State,
    actions=ACTIONS,
    most_options=32,
    bound=500,
    setup=setup,
    legal=legal,
    apply=apply,
    score=score,
    score_parts=PARTS,
    score_part=score_part,
    standings=("fame", "trees", "banners"),
    standing=standing,
    evaluate=evaluate,
    observation=OBSERVATION,
    observe=observe,
    resample=resample,
    view=view,
    telling=telling,
)
