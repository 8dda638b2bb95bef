"""Tables, their events, snapshots, and how to read them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("invite", sa.String(24), nullable=False),
        sa.Column("origin", sa.LargeBinary),
        sa.Column("forked", sa.JSON),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("people", sa.JSON, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("tables_in_lobby", "tables", ["public", "status", "changed"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("event", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "rulesets",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("rules", sa.String(16), primary_key=True),
        sa.Column("fields", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    for name in ("rulesets", "snapshots", "events", "tables"):
        op.drop_table(name)
