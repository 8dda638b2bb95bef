"""Tiletum: dice, merchants and cathedrals for 2 to 4 players, or alone against the Guild (docs/rules/tiletum.md)."""

from sylvarium.games.tiletum.face import telling
from sylvarium.games.tiletum.face.view import view
from sylvarium.games.tiletum.mind.knowledge import OBSERVATION, observe, resample
from sylvarium.games.tiletum.mind.sensible import sensible
from sylvarium.games.tiletum.rules.components import SCORE_PARTS
from sylvarium.games.tiletum.rules.scoring import evaluate, score, score_part, standing
from sylvarium.games.tiletum.rules.setup import setup
from sylvarium.games.tiletum.rules.state import ACTIONS, State
from sylvarium.games.tiletum.rules.turn import apply, legal
from sylvarium.kernel import Game, Option

GAME = Game(
    key="tiletum",
    seats=(1, 2, 3, 4),
    options=(
        Option("action_layout", ("printed", "random"), "printed"),
        # Alone, the second seat is the Guild's.
        Option("first_player", ("random", "1", "2", "3", "4"), "random", needs={"3": 3, "4": 4}),
        Option("solo_guild", ("easy", "normal", "hard"), "normal", seats=(1,)),
    ),
    State=State,
    actions=ACTIONS,
    most_options=160,
    bound=8800,
    setup=setup,
    legal=legal,
    apply=apply,
    score=score,
    score_parts=SCORE_PARTS[:-1],  # the last one is the Guild's
    score_part=score_part,
    standings=("points", "turn_order"),
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
