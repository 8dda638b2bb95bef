"""What is stored of tournaments (docs/tournaments.md). Of their results nothing: those of the tables are read."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from sylvarium.server.schema import metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),  # at a table, at most
    Column("options", JSON, nullable=False),
    Column("pace", JSON, nullable=False),  # how long everybody may think (`hosting/clocks.py`)
    Column("rated", Boolean, nullable=False),
    Column("format", String(8), nullable=False),  # swiss, groups
    Column("rounds", Integer),  # None: what is usual for so many
    Column("group_size", Integer, nullable=False),
    Column("places", Integer, nullable=False),  # entrants, at most
    Column("bots", String(32)),  # the level of those who take free places; None: nobody does
    Column("when_full", Boolean, nullable=False),  # whether it starts by itself
    Column("public", Boolean, nullable=False),
    Column("invite", String(24), nullable=False),
    Column("founder_key", String(64), nullable=False),  # hashed
    Column("founder_id", String(24), ForeignKey("people.id")),  # None: a guest, or somebody who was forgotten
    Column("founder_name", String(64)),
    Column("seed", BigInteger, nullable=False),  # of the lots that are drawn
    Column("status", String(8), nullable=False),  # open, running, over, closed
    Column("round", Integer, nullable=False),  # the one that is being played
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("looked", Float, nullable=False),  # when it was last looked at whether a round is over
    Index("tournaments_listed", "public", "status", "changed"),
    Index("tournaments_of_founder", "founder_id"),
    Index("tournaments_running", "status", "looked"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(64)),  # None: a bot, or somebody who was forgotten
    Column("person_id", String(24), ForeignKey("people.id")),
    Column("ticket", String(64)),  # hashed: the proof of a guest, and of a person on this device
    Column("proof", String(64)),  # the hashed token of all their seats
    Column("level", String(32)),  # of a bot
    Column("status", String(8), nullable=False),  # in, out (withdrawn), removed (by the founder)
    Column("group_number", Integer),
    Column("joined", Float, nullable=False),
    Index("entrants_of_person", "person_id"),
    Index("entrants_by_ticket", "ticket"),
)

# Who plays whom. A table is in one round of one tournament; a bye has none.
pairings = Table(
    "pairings",
    metadata,
    Column("tournament_id", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("stage", String(8), nullable=False),  # swiss, group, final
    Column("table_id", String(24), unique=True),  # it may be gone
    Column("seats", JSON, nullable=False),  # the numbers of the entrants
)

TOURNAMENTS = (tournaments, entrants, pairings)  # each after those it refers to
