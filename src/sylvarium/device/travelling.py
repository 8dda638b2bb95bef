"""Tables as files: taken to another device, and brought back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sylvarium.device import keeping
from sylvarium.device.keeping import Drawer
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.loading import open_table
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.tokens import hashed, new_token

Json = dict[str, Any]


def packed(kept: Json) -> Json:
    """What is kept of a table, as a file."""
    return {"format": keeping.FORMAT, **kept}


def unpacked(file: Any, id: str) -> tuple[Folded, Json, dict[int, str]]:
    """A table from a file under a new id: its state, what is to be kept of it, and the tokens of its people.

    It must be whole: whatever does not follow from what came before it is refused.
    """
    if not isinstance(file, dict) or file.get("format") != keeping.FORMAT:
        raise Refusal("bad_file", "This is not a table that was kept by Sylvarium.")
    drawer = Drawer(file)
    tokens = {number: new_token() for number, seat in enumerate(drawer.row.seats) if seat["kind"] == "human"}
    seats = [
        {**seat, "token": hashed(tokens[number]) if number in tokens else None}
        for number, seat in enumerate(drawer.row.seats)
    ]
    drawer.row = replace(drawer.row, id=id, seats=seats, public=False)
    opened = open_table(drawer, drawer.row, 0)
    if opened.damage:
        raise Refusal("bad_file", f"The table in this file is not whole: {opened.damage.reason}.")
    kept = {
        "table": id,
        "row": keeping.row_to_json(drawer.row),
        "events": file["events"],
        "snapshots": file["snapshots"],
        "layouts": file["layouts"],
        "about": keeping.about(opened.state),
    }
    return opened.state, kept, tokens
