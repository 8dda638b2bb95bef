"""A calendar knows what it was before: time that has passed counts as it did then."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("calendars", sa.Column("earlier", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("calendars", "earlier")
