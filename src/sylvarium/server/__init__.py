"""The web application: lobby, live tables, storage, identity. docs/protocol.md is its contract."""
