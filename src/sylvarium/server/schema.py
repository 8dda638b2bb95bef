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
    Column("pace", JSON),  # how long everybody may think (`hosting/clocks.py`)
    Column("tournament", String(24)),  # to which its game belongs (`tournaments/`)
    # What the lobby shows; all of it follows from the events.
    Column("status", String(8), nullable=False),
    Column("people", JSON, nullable=False),
    Column("changed", Float, nullable=False),
    # What those who sit there see of it among their tables; None for a table that is older than this.
    Column("deciding", Integer),  # the seat whose decision it is
    Column("number", Integer),  # actions played, as of the last change of who decides
    Column("waits", Float),  # since when that seat has been asked
    Column("proofs", JSON),  # the hashed token of every seat
    Column("size", Integer),  # seats, and how many of them nobody has taken: for the filters of the lobby
    Column("free", Integer),
    # Of the moment: when a player was last connected, about; None: not since it was created.
    Column("attended", Float),
    Column("closed", Text),  # why it is closed: an operator's reason, or what `seating.py` calls it; None: it is open
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

# Seats that were a person's before they became somebody else's, or theirs with another token: what was stored then
# still has their name in it, which goes when they want to be forgotten.
left_seats = Table(
    "left_seats",
    metadata,
    Column("table_id", String(24), primary_key=True),  # it may be gone
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("token", String(64), primary_key=True),  # hashed
    Column("person_id", String(24), ForeignKey("people.id"), nullable=False),
    Index("left_seats_of_person", "person_id"),
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

# Games that are decided and wait to be recorded: stored with the event that decided them (`rating/rater.py`).
ended = Table(
    "ended",
    metadata,
    Column("table_id", String(24), primary_key=True),  # it may be gone
    Column("at", Float, nullable=False),
)

# Games as they ended. They outlive their tables: ratings are reckoned from them (docs/ratings.md).
results = Table(
    "results",
    metadata,
    Column("table_id", String(24), primary_key=True),  # it may be gone
    Column("number", BigInteger, nullable=False, unique=True),  # the order in which they were recorded
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Column("why", String(12)),  # why it does not count for ratings; None: it does
    Index("results_of_game", "game", "number"),
)

# Who sat there. Of somebody who was forgotten the seat is kept under another id, and without a name.
result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", String(24), ForeignKey("results.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", String(24)),  # None: a guest, or a bot
    Column("nickname", String(64)),  # as at the table
    Column("level", String(32)),  # of a bot
    Column("place", Integer, nullable=False),
    Column("score", Integer),  # None where nobody played to the end
    Column("parts", JSON),
    Column("gave_up", Boolean, nullable=False),
    Column("helped", Boolean, nullable=False),  # a bot decided for a while: nothing is gained
    Column("mu_before", Float),
    Column("sigma_before", Float),
    Column("mu_after", Float),
    Column("sigma_after", Float),
    Index("result_seats_of_person", "person_id"),
)

# How well somebody plays a game, after all that was recorded.
standings = Table(
    "standings",
    metadata,
    Column("person_id", String(24), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("standings_of_game", "game", "mu"),
)

# What others see of a person, and under which address.
profiles = Table(
    "profiles",
    metadata,
    Column("person_id", String(24), ForeignKey("people.id"), primary_key=True),
    Column("handle", String(64), unique=True),  # None: there is no page
    Column("ratings", String(8), nullable=False),  # public, friends, nobody
    Column("games", String(8), nullable=False),
)

# Written and removed again by whoever wants to know whether the storage can still be written.
probe = Table(
    "probe",
    metadata,
    Column("process", String(24), primary_key=True),
    Column("content", LargeBinary, nullable=False),
)

# Whose time runs out when, one row for a table that has clocks and is being played (`clocks/`). It only says when to
# look: what is left follows from the events.
clocks = Table(
    "clocks",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer),  # None: a bot is to move
    Column("since", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("remind", Float),  # when its person is told that time runs out; None: they were, or will not be
    Column("claimed_by", String(24)),  # the process that sees to it,
    Column("claimed_until", Float),  # until then: afterwards another one may
    Index("clocks_due", "due"),
)

# When a server was last there to count time, and when none was: such time is nobody's. The pulse is a single row.
pulses = Table(
    "pulses",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
)

# The days and nights of a person: when turn-based clocks rest, and nobody is disturbed.
calendars = Table(
    "calendars",
    metadata,
    Column("person_id", String(24), ForeignKey("people.id"), primary_key=True),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),  # minutes of the day there; None: no quiet hours
    Column("quiet_till", Integer),
    Column("changed", Float, nullable=False),  # when the quiet hours were last changed
    Column("holidays", JSON, nullable=False),  # [first day, last day]
    Column("earlier", JSON, nullable=False, server_default="[]"),  # [until when, what it was then]
)

# Where a person wants to be told what waits for them.
channels = Table(
    "channels",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person_id", String(24), ForeignKey("people.id"), nullable=False),
    Column("kind", String(8), nullable=False),  # push, email, hook
    Column("address", JSON, nullable=False),  # what its kind needs
    Column("label", String(120), nullable=False),
    Column("site", String(200), nullable=False),  # where links lead
    Column("created", Float, nullable=False),
    Column("confirmed", Float),  # None: nothing is sent there yet
    Column("trouble", String(120)),  # why the last message did not arrive
    Index("channels_of_person", "person_id"),
)

# What kinds of notices a person wants, in which language, and when they were last sent some.
mailboxes = Table(
    "mailboxes",
    metadata,
    Column("person_id", String(24), ForeignKey("people.id"), primary_key=True),
    Column("kinds", JSON, nullable=False),
    Column("language", String(8), nullable=False),
    Column("sent", Float, nullable=False),
)

# What a person is to be told. It waits for company, for the morning, and for them not to look by themselves.
notices = Table(
    "notices",
    metadata,
    Column("person_id", String(24), ForeignKey("people.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),  # turn, low, over, invite, round
    Column("table_id", String(24), primary_key=True),
    Column("number", Integer, nullable=False),  # actions played: whoever has seen them needs no notice
    Column("data", JSON, nullable=False),
    Column("due", Float, nullable=False),
    Index("notices_due", "due"),
)

# One message on its way to one channel.
letters = Table(
    "letters",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("channel_id", String(24), ForeignKey("channels.id"), nullable=False),
    Column("content", JSON, nullable=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("claimed_by", String(24)),
    Column("claimed_until", Float),
    Index("letters_due", "due"),
    Index("letters_of_channel", "channel_id"),
)

# What only the server may know, such as the key that its push messages are signed with.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
