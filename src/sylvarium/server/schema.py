"""What is stored. Tables of games are never changed by replaying: events are only appended."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("rules", String(16), nullable=False),  # the rules version it was created under
    Column("seats", JSON, nullable=False),  # as they were at the beginning, with hashed tokens
    Column("public", Boolean, nullable=False),
    Column("invite", String(24), nullable=False),
    Column("origin", LargeBinary),  # the position it began with, if it is a fork
    Column("forked", JSON),  # {"table", "number"}
    Column("created", Float, nullable=False),
    Column("draw", JSON),  # the fair draw: the server's secret and what it showed of it (`drawing`)
    Column("allows", JSON),  # what the players agreed on beside the rules (`allowing`)
    # What the lobby shows; all of it follows from the events.
    Column("status", String(8), nullable=False),
    Column("people", JSON, nullable=False),
    Column("changed", Float, nullable=False),
    # Of the moment: when a player was last connected, about; None: not since it was created.
    Column("attended", Float),
    Column("closed", Text),  # why an operator has closed it; None: it is open
    Index("tables_in_lobby", "public", "status", "changed"),
    Index("tables_attended", "public", "status", "attended"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("data", JSON, nullable=False),
    Column("at", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("event", Integer, primary_key=True, autoincrement=False),  # the event after which it was taken
    Column("number", Integer, nullable=False),  # actions played until then
    Column("rules", String(16), nullable=False),
    Column("state", LargeBinary, nullable=False),  # compressed record
    Column("told", LargeBinary),  # what every reader was told since the snapshot before (compressed JSON)
)

rulesets = Table(
    "rulesets",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("rules", String(16), primary_key=True),
    Column("fields", JSON, nullable=False),  # how to read the snapshots of this version
)

# What a seat has said beforehand (`hosting/planning.py`). It is no event: nobody else may see that there is something.
intents = Table(
    "intents",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("said", JSON, nullable=False),
    Column("at", Float, nullable=False),
)

# What a damaged table could not be opened with: kept for whoever looks into it, but out of the way.
set_aside = Table(
    "set_aside",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("source", String(12), nullable=False),  # events or snapshots
    Column("number", Integer, nullable=False),  # of the event
    Column("content", Text, nullable=False),  # the whole row as JSON, bytes in base 64
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("set_aside_of_table", "table_id"),
)

# What operators have done to tables, for the record and for servers that have the table open (`orders`).
orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(24), nullable=False),  # it may be gone
    Column("deed", String(8), nullable=False),  # close, reopen, mute, unmute, repair, remove
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("orders_of_table", "table_id"),
)

# Written and removed again by whoever wants to know whether the storage can still be written.
probe = Table(
    "probe",
    metadata,
    Column("process", String(24), primary_key=True),
    Column("content", LargeBinary, nullable=False),
)
