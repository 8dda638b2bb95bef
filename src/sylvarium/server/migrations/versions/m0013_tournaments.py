"""Tournaments: what was agreed on, who takes part, who plays whom; and tables know that they belong to one."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

MADE = ("pairings", "entrants", "tournaments")
KIND = "round"  # of notices: everybody who wants to be told something is told of these too


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("pace", sa.JSON, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("format", sa.String(8), nullable=False),
        sa.Column("rounds", sa.Integer),
        sa.Column("group_size", sa.Integer, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("bots", sa.String(32)),
        sa.Column("when_full", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("invite", sa.String(24), nullable=False),
        sa.Column("founder_key", sa.String(64), nullable=False),
        sa.Column("founder_id", sa.String(24), sa.ForeignKey("people.id")),
        sa.Column("founder_name", sa.String(64)),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("looked", sa.Float, nullable=False),
    )
    op.create_index("tournaments_listed", "tournaments", ["public", "status", "changed"])
    op.create_index("tournaments_of_founder", "tournaments", ["founder_id"])
    op.create_index("tournaments_running", "tournaments", ["status", "looked"])
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.String(24), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(64)),
        sa.Column("person_id", sa.String(24), sa.ForeignKey("people.id")),
        sa.Column("ticket", sa.String(64)),
        sa.Column("proof", sa.String(64)),
        sa.Column("level", sa.String(32)),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("group_number", sa.Integer),
        sa.Column("joined", sa.Float, nullable=False),
    )
    op.create_index("entrants_of_person", "entrants", ["person_id"])
    op.create_index("entrants_by_ticket", "entrants", ["ticket"])
    op.create_table(
        "pairings",
        sa.Column("tournament_id", sa.String(24), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("stage", sa.String(8), nullable=False),
        sa.Column("table_id", sa.String(24), unique=True),
        sa.Column("seats", sa.JSON, nullable=False),
    )
    op.add_column("tables", sa.Column("tournament", sa.String(24)))
    _tell_of_rounds()


def _tell_of_rounds() -> None:
    """Who has chosen what to be told of could not choose this yet."""
    boxes = sa.table("mailboxes", sa.column("person_id", sa.String), sa.column("kinds", sa.JSON))
    connection = op.get_bind()
    for person, kinds in connection.execute(sa.select(boxes.c.person_id, boxes.c.kinds)).all():
        if isinstance(kinds, list) and kinds and KIND not in kinds:
            where = boxes.c.person_id == person
            connection.execute(sa.update(boxes).where(where).values(kinds=[*kinds, KIND]))


def downgrade() -> None:
    op.drop_column("tables", "tournament")
    for name in MADE:
        op.drop_table(name)
