"""An estimate of the final score, for bots: what is scored now, and what the learnt judgement makes of the rest."""

import tomllib
from pathlib import Path

from sylvarium.games.builders.mind.judgement import judgement, phase
from sylvarium.games.builders.rules import scoring
from sylvarium.kernel import rule
from sylvarium.kernel.tables import table

LEARNT = tomllib.loads(Path(__file__).with_name("weights.toml").read_text(encoding="utf-8"))
WEIGHTS = table(LEARNT["weights"])  # by phase and what is weighed (`judgement.py`)
UNIT = 64.0  # parts of a point in which weights are counted: whole numbers are the same on every machine


@rule
def evaluate(s, seat):
    """An estimate of the final score. The weights were learnt from games of the search (docs/bots.md)."""
    total = scoring.score(s, seat)
    if s.over:
        return total * 1.0
    return total + judgement(s, seat, WEIGHTS, phase(s)) / UNIT
