"""People among each other: friends, notes, blocks, invitations, finding players; and order: reports, sanctions, audit.

The rows of tables are told how many seats they have and how many are free, for the filters of the lobby.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

MADE = (
    "audit", "sanctions", "reports", "operators", "seekers", "invitations", "presences", "blocks", "person_notes",
    "friendships",
)  # fmt: skip


def person(name: str = "person_id", primary_key: bool = False) -> sa.Column:
    return sa.Column(name, sa.String(24), sa.ForeignKey("people.id"), primary_key=primary_key)


def upgrade() -> None:
    op.add_column("tables", sa.Column("size", sa.Integer))
    op.add_column("tables", sa.Column("free", sa.Integer))
    _count_seats()
    op.create_table(
        "friendships",
        person("asker_id", primary_key=True),
        person("asked_id", primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("accepted", sa.Float),
        sa.Column("declined", sa.Float),
    )
    op.create_index("friendships_of_asked", "friendships", ["asked_id"])
    op.create_table(
        "person_notes",
        person(primary_key=True),
        person("about_id", primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("person_notes_about", "person_notes", ["about_id"])
    op.create_table(
        "blocks",
        person(primary_key=True),
        person("blocked_id", primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("blocks_of_blocked", "blocks", ["blocked_id"])
    op.create_table("presences", person(primary_key=True), sa.Column("seen", sa.Float, nullable=False))
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer),
        person(),
        sa.Column("token", sa.String(64)),
        person("from_id"),
        sa.Column("from_name", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("invitations_of_person", "invitations", ["person_id"])
    op.create_index("invitations_by_token", "invitations", ["token"])
    op.create_index("invitations_to_table", "invitations", ["table_id"])
    _make_seekers()
    _make_order()


def _make_seekers() -> None:
    op.create_table(
        "seekers",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("ticket", sa.String(64), nullable=False, unique=True),
        sa.Column("proof", sa.String(64), nullable=False),
        person(),
        sa.Column("nickname", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(24)),
        sa.Column("claimed", sa.Float),
    )
    op.create_index("seekers_of_game", "seekers", ["game", "players", "pace", "since"])
    op.create_index("seekers_of_person", "seekers", ["person_id"])
    op.create_index("seekers_seen", "seekers", ["seen"])


def _make_order() -> None:
    op.create_table("operators", person(primary_key=True), sa.Column("since", sa.Float, nullable=False))
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table_id", sa.String(24)),
        sa.Column("seat", sa.Integer),
        sa.Column("line", sa.Integer),
        person(),
        person("reporter_id"),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("context", sa.JSON, nullable=False),
        sa.Column("address", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("done", sa.Float),
        sa.Column("outcome", sa.String(16)),
    )
    op.create_index("reports_open", "reports", ["done", "at"])
    op.create_index("reports_of_person", "reports", ["person_id"])
    op.create_index("reports_by_person", "reports", ["reporter_id"])
    op.create_table(
        "sanctions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        person(),
        sa.Column("address", sa.String(64)),
        sa.Column("until", sa.Float),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("sanctions_of_person", "sanctions", ["person_id"])
    op.create_index("sanctions_of_address", "sanctions", ["address"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("operator", sa.String(24)),
        sa.Column("deed", sa.String(16), nullable=False),
        sa.Column("subject", sa.JSON, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def _count_seats() -> None:
    """Of tables that are not over; a row that is damaged stays without."""
    known = sa.table("tables", sa.column("id"), sa.column("status"), sa.column("people", sa.Text),
                     sa.column("size"), sa.column("free"))  # fmt: skip
    connection = op.get_bind()
    query = sa.select(known.c.id, sa.cast(known.c.people, sa.Text)).where(known.c.status != "over")
    for id, text in connection.execute(query).all():
        free = _free(text)
        if free is not None:
            counted = {"size": len(free), "free": sum(free)}
            connection.execute(sa.update(known).where(known.c.id == id).values(counted))


def _free(text: str) -> list[bool] | None:
    """Which seats are free, as far as what is stored can be read."""
    import json

    try:
        return [person["kind"] == "open" for person in json.loads(text)]
    except (ValueError, TypeError, KeyError):
        return None


def downgrade() -> None:
    for name in MADE:
        op.drop_table(name)
    op.drop_column("tables", "free")
    op.drop_column("tables", "size")
