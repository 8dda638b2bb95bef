"""What is stored of people among each other: friends, notes, blocks, invitations, who seeks players; and of those
who keep order: operators, reports, sanctions, and what was done.

A person is named by their id, which is random and told only to those who have met them.
"""

from __future__ import annotations

from sqlalchemy import JSON, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from sylvarium.server.schema import metadata


def person(name: str = "person_id", primary_key: bool = False) -> Column:
    return Column(name, String(24), ForeignKey("people.id"), primary_key=primary_key)


# Somebody has asked somebody else. One row for two people, whoever asked first.
friendships = Table(
    "friendships",
    metadata,
    person("asker_id", primary_key=True),
    person("asked_id", primary_key=True),
    Column("since", Float, nullable=False),
    Column("accepted", Float),
    Column("declined", Float),  # whoever asked is not told
    Index("friendships_of_asked", "asked_id"),
)

person_notes = Table(
    "person_notes",
    metadata,
    person(primary_key=True),
    person("about_id", primary_key=True),
    Column("text", Text, nullable=False),
    Column("changed", Float, nullable=False),
    Index("person_notes_about", "about_id"),
)

blocks = Table(
    "blocks",
    metadata,
    person(primary_key=True),
    person("blocked_id", primary_key=True),
    Column("since", Float, nullable=False),
    Index("blocks_of_blocked", "blocked_id"),
)

# When somebody was last there, who lets their friends see it; nothing is noted of anybody else.
presences = Table(
    "presences",
    metadata,
    person(primary_key=True),
    Column("seen", Float, nullable=False),
)

# A seat is kept in mind for a person, or for whoever shows the token they had in the game before.
invitations = Table(
    "invitations",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer),
    person(),
    Column("token", String(64)),  # hashed
    person("from_id"),
    Column("from_name", String(64), nullable=False),
    Column("kind", String(8), nullable=False),  # invite, rematch
    Column("created", Float, nullable=False),
    Index("invitations_of_person", "person_id"),
    Index("invitations_by_token", "token"),
    Index("invitations_to_table", "table_id"),
)

# Who looks for players. A row is seated when its proof is that of a seat at its table.
seekers = Table(
    "seekers",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("ticket", String(64), nullable=False, unique=True),  # hashed
    Column("proof", String(64), nullable=False),  # the hashed token of the seat to come
    person(),
    Column("nickname", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),  # whoever does not look is not seated
    Column("table_id", String(24)),
    Column("claimed", Float),  # since when that table is meant
    Index("seekers_of_game", "game", "players", "pace", "since"),
    Index("seekers_of_person", "person_id"),
    Index("seekers_seen", "seen"),
)

operators = Table(
    "operators",
    metadata,
    person(primary_key=True),
    Column("since", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # player, line, name
    Column("table_id", String(24)),  # it may be gone
    Column("seat", Integer),
    Column("line", Integer),  # the number of the event
    person(),  # who is reported, if they have a home
    person("reporter_id"),
    Column("reason", Text, nullable=False),
    Column("context", JSON, nullable=False),  # as it was then: names, and lines of the chat around it
    Column("address", String(64)),  # of whom is reported, if they were there; forgotten after a while
    Column("at", Float, nullable=False),
    Column("done", Float),
    Column("outcome", String(16)),
    Index("reports_open", "done", "at"),
    Index("reports_of_person", "person_id"),
    Index("reports_by_person", "reporter_id"),
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # mute, ban
    person(),
    Column("address", String(64)),
    Column("until", Float),  # None: until it is taken back; an address always has an end
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("sanctions_of_person", "person_id"),
    Index("sanctions_of_address", "address"),
)

# What operators have done, for good. It names people by their ids only.
audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("operator", String(24)),  # None: at the command line
    Column("deed", String(16), nullable=False),
    Column("subject", JSON, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# Each after those it refers to; those that the storage numbers are last.
COMPANY = (friendships, person_notes, blocks, presences, invitations, seekers, operators)
NUMBERED = (reports, sanctions, audit)
