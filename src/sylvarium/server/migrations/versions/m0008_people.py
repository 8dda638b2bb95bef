"""People with a home: passkeys, logins, whose seats are whose; and what they see of tables without opening them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

SHOWN = (("deciding", sa.Integer), ("number", sa.Integer), ("waits", sa.Float), ("proofs", sa.JSON))
MADE = ("passes", "person_seats", "recovery_codes", "logins", "passkeys", "people")


def upgrade() -> None:
    for name, kind in SHOWN:
        op.add_column("tables", sa.Column(name, kind))
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person_id", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("credential", sa.String(1400), nullable=False, unique=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("passkeys_of_person", "passkeys", ["person_id"])
    op.create_table(
        "logins",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person_id", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("logins_of_person", "logins", ["person_id"])
    op.create_table(
        "recovery_codes",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
    )
    op.create_index("recovery_codes_of_person", "recovery_codes", ["person_id"])
    op.create_table(
        "person_seats",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Integer),
    )
    op.create_index("person_seats_of_person", "person_seats", ["person_id"])
    op.create_table(
        "passes",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("passes_expire", "passes", ["expires"])


def downgrade() -> None:
    for name in MADE:
        op.drop_table(name)
    for name, _ in SHOWN:
        op.drop_column("tables", name)
