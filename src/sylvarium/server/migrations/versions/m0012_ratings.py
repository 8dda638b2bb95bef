"""Finished games, what they say of people's strength, and what others see of a person."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

MADE = ("profiles", "standings", "result_seats", "results", "ended")


def upgrade() -> None:
    op.create_table(
        "ended",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("number", sa.BigInteger, nullable=False, unique=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("why", sa.String(12)),
    )
    op.create_index("results_of_game", "results", ["game", "number"])
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("results.table_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.String(24)),
        sa.Column("nickname", sa.String(64)),
        sa.Column("level", sa.String(32)),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("parts", sa.JSON),
        sa.Column("gave_up", sa.Boolean, nullable=False),
        sa.Column("helped", sa.Boolean, nullable=False),
        sa.Column("mu_before", sa.Float),
        sa.Column("sigma_before", sa.Float),
        sa.Column("mu_after", sa.Float),
        sa.Column("sigma_after", sa.Float),
    )
    op.create_index("result_seats_of_person", "result_seats", ["person_id"])
    op.create_table(
        "standings",
        sa.Column("person_id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("standings_of_game", "standings", ["game", "mu"])
    op.create_table(
        "profiles",
        sa.Column("person_id", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("handle", sa.String(64), unique=True),
        sa.Column("ratings", sa.String(8), nullable=False),
        sa.Column("games", sa.String(8), nullable=False),
    )


def downgrade() -> None:
    for name in MADE:
        op.drop_table(name)
