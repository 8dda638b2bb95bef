"""Sylve: dice placement, creatures and potions in forests of all seasons, 2 to 4 players (docs/rules/sylve.md)."""

from sylvarium.games.sylve.face import preview, story, telling
from sylvarium.games.sylve.face.view import view
from sylvarium.games.sylve.mind.evaluate import LEARNT, evaluate
from sylvarium.games.sylve.mind.observe import OBSERVATION, observe
from sylvarium.games.sylve.mind.resample import resample
from sylvarium.games.sylve.mind.sensible import sensible
from sylvarium.games.sylve.rules import scoring, setup, turn
from sylvarium.games.sylve.rules.state import ACTIONS, State
from sylvarium.kernel import Game

GAME = Game(
    key="sylve",
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
        "sure": 0.05,  # fitted: benchmarks/bots/chances.py
        "surer": 0.02,
        "oak.per_option": 17,  # more futures gain less here: budgets that make every level a clear step (docs/bots.md)
        "sequoia.per_option": 40,
    },
    simplified_search=True,
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
