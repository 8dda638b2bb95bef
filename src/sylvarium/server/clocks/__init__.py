"""Clocks of tables: what is charged, when time is up, and who sees to it."""
