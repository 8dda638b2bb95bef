"""Tournaments: Swiss and groups (docs/tournaments.md). Their tables are ordinary tables."""
