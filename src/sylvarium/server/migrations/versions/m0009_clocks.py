"""Clocks: the pace of a table, whose time runs out when, when no server was there, and people's days and nights."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.JSON))
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("remind", sa.Float),
        sa.Column("claimed_by", sa.String(24)),
        sa.Column("claimed_until", sa.Float),
    )
    op.create_index("clocks_due", "clocks", ["due"])
    op.create_table(
        "pulses",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_table(
        "calendars",
        sa.Column("person_id", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_till", sa.Integer),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("holidays", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    for name in ("calendars", "outages", "pulses", "clocks"):
        op.drop_table(name)
    op.drop_column("tables", "pace")
