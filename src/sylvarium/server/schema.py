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
    # What those who sit there see of it among their tables; None for a table that is older than this.
    Column("deciding", Integer),  # the seat whose decision it is
    Column("number", Integer),  # actions played, as of the last change of who decides
    Column("waits", Float),  # since when that seat has been asked
    Column("proofs", JSON),  # the hashed token of every seat
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

# People who want a home that follows them. Nobody needs one: a seat is proven by its token all the same.
people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("settings", JSON, nullable=False),  # what they chose, by name
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person_id", String(24), ForeignKey("people.id"), nullable=False),
    Column("credential", String(1400), nullable=False, unique=True),  # the authenticator's name for it, base 64
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as the authenticator counts them
    Column("label", String(64), nullable=False),  # the device it was made on
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("passkeys_of_person", "person_id"),
)

logins = Table(
    "logins",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person_id", String(24), ForeignKey("people.id"), nullable=False),
    Column("token", String(64), nullable=False, unique=True),  # hashed
    Column("label", String(64), nullable=False),  # the device
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("logins_of_person", "person_id"),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("code", String(64), primary_key=True),  # hashed
    Column("person_id", String(24), ForeignKey("people.id"), nullable=False),
    Index("recovery_codes_of_person", "person_id"),
)

# Whose seats are whose. It holds as long as the seat has this token: a seat that was left, resigned or handed out
# again is nobody's.
person_seats = Table(
    "person_seats",
    metadata,
    Column("table_id", String(24), primary_key=True),  # it may be gone
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", String(24), ForeignKey("people.id"), nullable=False),
    Column("token", String(64), nullable=False),  # hashed
    Column("since", Float, nullable=False),
    Column("seen", Integer),  # actions that the person has seen there
    Index("person_seats_of_person", "person_id"),
)

# What works once and not for long: challenges, and what takes somebody to another device.
passes = Table(
    "passes",
    metadata,
    Column("secret", String(64), primary_key=True),  # hashed
    Column("kind", String(8), nullable=False),
    Column("data", JSON, nullable=False),
    Column("expires", Float, nullable=False),
    Index("passes_expire", "expires"),
)

# Written and removed again by whoever wants to know whether the storage can still be written.
probe = Table(
    "probe",
    metadata,
    Column("process", String(24), primary_key=True),
    Column("content", LargeBinary, nullable=False),
)
