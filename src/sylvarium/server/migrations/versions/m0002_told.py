"""With every snapshot what was told until then, so that the log outlives the rules that told it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("snapshots", sa.Column("told", sa.LargeBinary))


def downgrade() -> None:
    op.drop_column("snapshots", "told")
