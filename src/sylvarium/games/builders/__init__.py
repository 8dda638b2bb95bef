"""Builders of Sylvan Dale: tile laying in three dimensions for 2 to 4 players (docs/rules/builders.md)."""

from sylvarium.games.builders.face import preview, story, telling
from sylvarium.games.builders.face.view import view
from sylvarium.games.builders.mind.evaluate import LEARNT, evaluate
from sylvarium.games.builders.mind.observe import OBSERVATION, observe
from sylvarium.games.builders.mind.resample import resample
from sylvarium.games.builders.rules import scoring, setup, turn
from sylvarium.games.builders.rules.state import ACTIONS, State
from sylvarium.kernel import Game

GAME = Game(
    key="builders",
    seats=(2, 3, 4),
    options=setup.OPTIONS,
    State=State,
    actions=ACTIONS,
    most_options=turn.MOST_OPTIONS,
    bound=turn.BOUND,
    setup=setup.setup,
    legal=turn.legal,
    apply=turn.apply,
    asks_alone=turn.asks_alone,
    score=scoring.score,
    score_parts=scoring.PARTS,
    score_part=scoring.score_part,
    standings=scoring.STANDINGS,
    standing=scoring.standing,
    evaluate=evaluate,
    tuning={
        **LEARNT["search"],
        "sure": 0.15,  # fitted: benchmarks/bots/chances.py
        "oak.per_option": 11,  # more futures gain less here: budgets that make every level a clear step (docs/bots.md)
        "sequoia.per_option": 32,
    },
    observation=OBSERVATION,
    observe=observe,
    resample=resample,
    measures=preview.MEASURES,
    labels=preview.LABELS,
    measure=preview.measure,
    view=view,
    telling=telling,
    story=story.story,
    audience="actor",
)
