"""When a player was last at a table, for the lobby: tables that nobody attends are not listed."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("attended", sa.Float))
    op.create_index("tables_attended", "tables", ["public", "status", "attended"])


def downgrade() -> None:
    op.drop_index("tables_attended", "tables")
    op.drop_column("tables", "attended")
