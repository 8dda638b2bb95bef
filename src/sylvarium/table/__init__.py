"""A game in progress, without a server: `Table` plays it, shows it and tells it.

`playing` is the course of a game (positions, actions, undo), `showing` what each seat sees and is told of it;
`saving` writes it to a file and reads it again, `draw` is how the seed of a table among strangers comes about, and
`shapes` are the types of all that travels.
"""

from sylvarium.table.playing import Refused
from sylvarium.table.showing import Table
from sylvarium.table.shown import Choice, Event, Line, Origin, Place

__all__ = ["Choice", "Event", "Line", "Origin", "Place", "Refused", "Table"]
