"""The history of the schema, for Alembic; `database.migrate` runs it at the start of the server."""
