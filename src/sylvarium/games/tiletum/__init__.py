"""Tiletum: dice, merchants and cathedrals for 2 to 4 players, or alone against the Guild (docs/rules/tiletum.md)."""

from sylvarium.games.tiletum.face import preview, story, telling
from sylvarium.games.tiletum.face.view import view
from sylvarium.games.tiletum.mind.evaluate import evaluate
from sylvarium.games.tiletum.mind.observe import OBSERVATION, observe
from sylvarium.games.tiletum.mind.resample import resample
from sylvarium.games.tiletum.mind.sensible import sensible
from sylvarium.games.tiletum.mind.tuning import TUNING
from sylvarium.games.tiletum.rules import scoring, setup, turn
from sylvarium.games.tiletum.rules.state import ACTIONS, State
from sylvarium.kernel import Game

GAME = Game(
    key="tiletum",
    seats=(1, 2, 3, 4),
    options=setup.OPTIONS,
    State=State,
    actions=ACTIONS,
    most_options=turn.MOST_OPTIONS,
    bound=turn.BOUND,
    setup=setup.setup,
    legal=turn.legal,
    apply=turn.apply,
    score=scoring.score,
    score_parts=scoring.PARTS,
    score_part=scoring.score_part,
    standings=scoring.STANDINGS,
    standing=scoring.standing,
    evaluate=evaluate,
    tuning={
        **TUNING,
        "sure": 0.05,  # fitted: benchmarks/bots/chances.py
        "surer": 0.03,
        "sequoia.per_option": 130,  # half-way from oak to ancient (docs/bots.md)
    },
    sensible=sensible,
    observation=OBSERVATION,
    observe=observe,
    resample=resample,
    measures=preview.MEASURES,
    labels=preview.LABELS,
    measure=preview.measure,
    view=view,
    telling=telling,
    story=story.story,
    audience="all_alike",
)
