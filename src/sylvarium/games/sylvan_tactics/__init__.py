"""Sylvan Tactics: a card-battling chess game for two (docs/rules/sylvan_tactics.md)."""

from sylvarium.games.sylvan_tactics.face import telling
from sylvarium.games.sylvan_tactics.face.view import view
from sylvarium.games.sylvan_tactics.mind.knowledge import OBSERVATION, observe, resample
from sylvarium.games.sylvan_tactics.rules.components import OPTIONS
from sylvarium.games.sylvan_tactics.rules.scoring import PARTS, STANDINGS, evaluate, score, score_part, standing
from sylvarium.games.sylvan_tactics.rules.setup import setup
from sylvarium.games.sylvan_tactics.rules.state import ACTIONS, MOST_OPTIONS, State
from sylvarium.games.sylvan_tactics.rules.turn import apply, asks_alone, legal
from sylvarium.kernel import Game, Option

# Section 9 of the rules file: at most 70 decisions of the setup and 450 in each of 2 × 200 turns.
BOUND = 70 + 2 * 200 * 450

GAME = Game(
    key="sylvan_tactics",
    seats=(2,),
    options=tuple(Option(name, tuple(each["choices"]), each["default"]) for name, each in OPTIONS.items()),
    State=State,
    actions=ACTIONS,
    most_options=MOST_OPTIONS,
    bound=BOUND,
    setup=setup,
    legal=legal,
    apply=apply,
    asks_alone=asks_alone,
    score=score,
    score_parts=PARTS,
    score_part=score_part,
    standings=STANDINGS,
    standing=standing,
    evaluate=evaluate,
    observation=OBSERVATION,
    observe=observe,
    resample=resample,
    view=view,
    telling=telling,
    story=telling.story,
)
