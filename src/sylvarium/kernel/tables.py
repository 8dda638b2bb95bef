"""Tables of constants: numbers of the components, as rules read them."""

import numpy as np

from sylvarium.kernel.record import Cells
from sylvarium.kernel.rule import INTERPRET


def table(numbers):
    """A frozen array of integers for use inside rules.

    In interpreted mode its numbers are plain Python integers, as those of the record are; NumPy's own
    would wrap around or overflow where compiled rules do not.
    """
    array = np.asarray(numbers, np.int32)
    array.flags.writeable = False
    return Cells(array) if INTERPRET else array
