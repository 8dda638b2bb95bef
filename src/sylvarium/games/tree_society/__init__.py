"""Tree Society: sell fruit, raise guild houses, 2 to 4 players (docs/rules/tree_society.md)."""

from sylvarium.games.tree_society.face import preview, story, telling
from sylvarium.games.tree_society.face.view import view
from sylvarium.games.tree_society.mind.evaluate import evaluate
from sylvarium.games.tree_society.mind.observe import OBSERVATION, observe
from sylvarium.games.tree_society.mind.resample import resample
from sylvarium.games.tree_society.mind.sensible import sensible
from sylvarium.games.tree_society.mind.tuning import TUNING
from sylvarium.games.tree_society.rules import scoring, setup, turn
from sylvarium.games.tree_society.rules.state import ACTIONS, State
from sylvarium.kernel import Game

GAME = Game(
    key="tree_society",
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
    tuning={**TUNING, "sure": 0.2},  # fitted: benchmarks/bots/chances.py
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
