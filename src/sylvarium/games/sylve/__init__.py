"""Sylve: dice placement, creatures and potions in forests of all seasons, 2 to 4 players (docs/rules/sylve.md)."""

from sylvarium.games.sylve.face import telling
from sylvarium.games.sylve.face.view import view
from sylvarium.games.sylve.mind.knowledge import OBSERVATION, observe, resample
from sylvarium.games.sylve.mind.sensible import sensible
from sylvarium.games.sylve.rules.components import DATA
from sylvarium.games.sylve.rules.scoring import PARTS, STANDINGS, evaluate, score, score_part, standing
from sylvarium.games.sylve.rules.setup import setup
from sylvarium.games.sylve.rules.state import ACTIONS, State
from sylvarium.games.sylve.rules.turn import apply, legal
from sylvarium.kernel import Game, Option

GAME = Game(
    key="sylve",
    seats=(2, 3, 4),
    options=tuple(Option(o["id"], tuple(o["choices"]), o["default"]) for o in DATA["option"]),
    State=State,
    actions=ACTIONS,
    most_options=48,
    bound=8000,
    setup=setup,
    legal=legal,
    apply=apply,
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
