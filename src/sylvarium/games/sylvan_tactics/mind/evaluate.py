"""An estimate for bots, how a position will end: what the learnt judgement makes of it."""

import tomllib
from pathlib import Path

from sylvarium.games.sylvan_tactics.mind.judgement import judgement, phase
from sylvarium.games.sylvan_tactics.rules import board
from sylvarium.games.sylvan_tactics.rules.scoring import side_of
from sylvarium.kernel import rule
from sylvarium.kernel.tables import table

LEARNT = tomllib.loads(Path(__file__).with_name("weights.toml").read_text(encoding="utf-8"))
WEIGHTS = table(LEARNT["weights"])  # by phase and what is weighed (`judgement.py`)
UNIT = 64.0  # parts in which weights are counted: whole numbers are the same on every machine
HEALTH_WORTH = 24  # a King's Health point at the end
VICTORY = 150


@rule
def evaluate(s, seat):
    """An estimate for bots, in parts of a King's Health point. The weights were learnt (docs/bots.md)."""
    side = side_of(s, seat)
    if s.health[board.opponent(side)] == 0:
        return HEALTH_WORTH * s.health[side] + VICTORY * 1.0
    if s.over:
        return HEALTH_WORTH * s.health[side] * 1.0
    return s.health[side] + judgement(s, seat, WEIGHTS, phase(s)) / UNIT
