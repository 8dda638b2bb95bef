"""Notices: telling people who are not looking that something is waiting for them, where they want to be told."""
