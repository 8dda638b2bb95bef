"""How the rules of this process run is decided once, before they are imported: compiled, unless something else is said.

Imports nothing: the decision must be made before anything else is imported.
"""

from __future__ import annotations

import os
import sys
from typing import Literal

VARIABLE = "SYLVARIUM_INTERPRET"


def interpret(how: Literal["1", "first"]) -> bool:
    """Lets this process interpret rules, for good (`1`) or until they are compiled (`first`); says whether it will.

    It will not if the rules are loaded already, or if the environment says how they run. Processes that this one
    starts are not concerned.
    """
    if "sylvarium.kernel" in sys.modules or os.environ.get(VARIABLE):
        return False
    os.environ[VARIABLE] = how
    import sylvarium.kernel  # noqa: F401  (it looks at the environment once, here)

    del os.environ[VARIABLE]
    return True
