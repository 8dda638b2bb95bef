"""Clocks of tables: what is charged, when time is up, and who deals with it."""
