"""Runs migrations on the connection that `database.migrate` hands over."""

from alembic import context

from sylvarium.server.schema import metadata
from sylvarium.server.schema_company import COMPANY  # noqa: F401  (its tables are among the metadata)
from sylvarium.server.schema_tournaments import TOURNAMENTS  # noqa: F401  (the same)

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a table in place
)
with context.begin_transaction():
    context.run_migrations()
