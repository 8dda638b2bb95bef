"""Tables as the page keeps them: plain JSON, the same events and positions that a server stores.

The page keeps four kinds of things, each under its key: how a table was created (`row`), its events and snapshots by
number, and how the records of a rules version are laid out. All of them together, of one table, are a `Drawer`; as a
file they are what can be taken to another device.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from dataclasses import asdict, dataclass, field
from typing import Any

from sylvarium.hosting.chronicle import snapshot
from sylvarium.hosting.folded import Change, Folded
from sylvarium.hosting.kept import Snapshot, StoredEvent, TableRow
from sylvarium.hosting.plans import Intent
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.watching import Presence, public
from sylvarium.table import saving

FORMAT = "sylvarium device table 1"
Json = dict[str, Any]


def text(content: bytes | None) -> str | None:
    return None if content is None else b64encode(content).decode()


def content(text: str | None) -> bytes | None:
    return None if text is None else b64decode(text)


def row_to_json(row: TableRow) -> Json:
    return {**asdict(row), "seed": str(row.seed), "origin": text(row.origin)}  # JavaScript's numbers are too short


def row_of(kept: Json) -> TableRow:
    return TableRow(**{**kept, "seed": int(kept["seed"]), "origin": content(kept["origin"])})


def snapshot_to_json(kept: Snapshot) -> Json:
    return {**asdict(kept), "state": text(kept.state), "told": text(kept.told)}


def snapshot_of(kept: Json) -> Snapshot:
    return Snapshot(**{**kept, "state": content(kept["state"]), "told": content(kept["told"])})


def layout(state: Folded) -> Json:
    return {"game": state.game.key, "rules": state.game.version, "fields": saving.fields_of(state.game.State)}


def new_table(state: Folded) -> Json:
    """What is kept of a table that was just opened."""
    first = [snapshot_to_json(snapshot(state))] if state.table else []
    kept = {"table": state.id, "row": row_to_json(state.row), "events": [], "snapshots": first}
    return {**kept, "layout": layout(state), "about": about(state)}


def change(made: Change) -> Json:
    """What is kept of a change."""
    kept: Json = {"table": made.state.id, "events": [vars(made.event)], "snapshots": [], "about": about(made.state)}
    if made.snapshot:
        kept["snapshots"], kept["layout"] = [snapshot_to_json(snapshot(made.state))], layout(made.state)
    return kept


def said(state: Folded, intents: dict[int, Intent]) -> Json:
    """What seats have said beforehand, as it is kept."""
    kept = {str(seat): intent.to_json() for seat, intent in intents.items() if intent != Intent()}
    return {"table": state.id, "events": [], "snapshots": [], "intents": kept}


@dataclass
class Unattended:
    """A table that nobody looks at; a `hosting.watching.Watched`."""

    state: Folded
    shown: dict[int | None, Json] = field(default_factory=dict)

    def present(self) -> Presence:
        return Presence()

    def clocks_shown(self) -> None:
        """On a device everybody thinks as long as they like."""


def about(state: Folded) -> Json:
    """What everybody may know of a table: the page shows it in its list without opening the table."""
    return public(Unattended(state))


class Drawer:
    """One table as it was kept; a `hosting.kept.Store`."""

    def __init__(self, kept: Json):
        """Refused if it is nothing of the kind. Whether it can be opened is another question."""
        try:
            self.row = row_of(kept["row"])
            self._events = sorted((StoredEvent(**each) for each in kept["events"]), key=lambda event: event.number)
            self._snapshots = sorted(map(snapshot_of, kept["snapshots"]), key=lambda one: one.event)
            self.intents = {int(seat): Intent.of(said) for seat, said in (kept.get("intents") or {}).items()}
            self._layouts = {each["rules"]: each["fields"] for each in kept["layouts"] if each["game"] == self.row.game}
        except (LookupError, TypeError, ValueError, AttributeError):
            raise Refusal("bad_file", "This is not a table that was kept by Sylvarium.") from None

    def events(self, id: str, after: int = 0) -> list[StoredEvent]:
        return [event for event in self._events if event.number > after]

    def snapshots(self, id: str) -> list[Snapshot]:
        return self._snapshots

    def fields(self, game: str, rules: str) -> list[list[Any]]:
        if rules not in self._layouts:
            raise LookupError(f"the fields of {game} under the rules {rules} were never kept")
        return self._layouts[rules]
