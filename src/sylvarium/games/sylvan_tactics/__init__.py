"""Sylvan Tactics: a card-battling chess game for two (docs/rules/sylvan_tactics.md)."""

from sylvarium.games.sylvan_tactics.face import preview, story, telling
from sylvarium.games.sylvan_tactics.face.view import view
from sylvarium.games.sylvan_tactics.mind.evaluate import LEARNT, evaluate
from sylvarium.games.sylvan_tactics.mind.observe import OBSERVATION, observe
from sylvarium.games.sylvan_tactics.mind.resample import resample
from sylvarium.games.sylvan_tactics.rules import scoring, setup, turn
from sylvarium.games.sylvan_tactics.rules.state import ACTIONS, State
from sylvarium.kernel import Game

GAME = Game(
    key="sylvan_tactics",
    seats=(2,),
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
    tuning={**LEARNT["search"], "sure": 0.3},  # fitted: benchmarks/bots/chances.py
    observation=OBSERVATION,
    observe=observe,
    resample=resample,
    measures=preview.MEASURES,
    labels=preview.LABELS,
    measure=preview.measure,
    view=view,
    telling=telling,
    story=story.story,
)
