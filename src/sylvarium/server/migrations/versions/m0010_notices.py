"""Notices: where people want to be told, what they are to be told, and the secrets of the server that sends it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person_id", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.JSON, nullable=False),
        sa.Column("label", sa.String(120), nullable=False),
        sa.Column("site", sa.String(200), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("confirmed", sa.Float),
        sa.Column("trouble", sa.String(120)),
    )
    op.create_index("channels_of_person", "channels", ["person_id"])
    op.create_table(
        "mailboxes",
        sa.Column("person_id", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("kinds", sa.JSON, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("sent", sa.Float, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("person_id", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
    )
    op.create_index("notices_due", "notices", ["due"])
    op.create_table(
        "letters",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("channel_id", sa.String(24), sa.ForeignKey("channels.id"), nullable=False),
        sa.Column("content", sa.JSON, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claimed_by", sa.String(24)),
        sa.Column("claimed_until", sa.Float),
    )
    op.create_index("letters_due", "letters", ["due"])
    op.create_index("letters_of_channel", "letters", ["channel_id"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("secrets", "letters", "notices", "mailboxes", "channels"):
        op.drop_table(name)
