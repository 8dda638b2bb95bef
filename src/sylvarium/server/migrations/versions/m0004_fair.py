"""The fair draw of a table, and what its players agreed on beside the rules."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("draw", sa.JSON))
    op.add_column("tables", sa.Column("allows", sa.JSON))


def downgrade() -> None:
    op.drop_column("tables", "allows")
    op.drop_column("tables", "draw")
