"""Tree Society: sell fruit, raise guild houses, 2 to 4 players (docs/rules/tree_society.md)."""

from sylvarium.games.tree_society.face import telling
from sylvarium.games.tree_society.face.view import view
from sylvarium.games.tree_society.mind.knowledge import OBSERVATION, observe, resample
from sylvarium.games.tree_society.mind.sensible import sensible
from sylvarium.games.tree_society.rules.components import OPTIONS
from sylvarium.games.tree_society.rules.scoring import PARTS, STANDINGS, evaluate, score, score_part, standing
from sylvarium.games.tree_society.rules.setup import setup
from sylvarium.games.tree_society.rules.state import ACTIONS, BOUND, MOST_OPTIONS, State
from sylvarium.games.tree_society.rules.turn import apply, asks_alone, legal
from sylvarium.kernel import Game, Option

NEEDS = {"start": {"3": 3, "4": 4}}  # choices that exist only from some number of players on

GAME = Game(
    key="tree_society",
    seats=(2, 3, 4),
    options=tuple(Option(name, choices, choices[0], NEEDS.get(name, {})) for name, choices in OPTIONS.items()),
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
    sensible=sensible,
    observation=OBSERVATION,
    observe=observe,
    resample=resample,
    view=view,
    telling=telling,
    story=telling.story,
    audience="all_alike",
)
