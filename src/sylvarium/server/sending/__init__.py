"""Notices: telling people who do not look that something waits for them, where they want to be told."""
