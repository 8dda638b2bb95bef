"""Tables that their owners have called off or closed say so without being opened, as those closed by operators do."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

WHY = {"cancel": "cancelled", "shut": "owner"}


def upgrade() -> None:
    events = sa.table("events", sa.column("table_id"), sa.column("number"), sa.column("kind"))
    tables = sa.table("tables", sa.column("id"), sa.column("closed"))
    later = events.alias("later")
    reopened = sa.exists().where(
        later.c.table_id == events.c.table_id, later.c.kind == "reopen", later.c.number > events.c.number
    )
    for kind, why in WHY.items():
        ended = sa.exists().where(events.c.table_id == tables.c.id, events.c.kind == kind, ~reopened)
        op.execute(sa.update(tables).where(tables.c.closed.is_(None), ended).values(closed=why))


def downgrade() -> None:
    tables = sa.table("tables", sa.column("closed"))
    op.execute(sa.update(tables).where(tables.c.closed.in_(WHY.values())).values(closed=None))
