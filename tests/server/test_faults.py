"""A short storm in every test run; `make soak` runs the long one."""

from __future__ import annotations

from pathlib import Path

from server.faults import sqlite_url, storm
from server.postgres import postgres


def test_a_storm_over_sqlite(tmp_path: Path):
    raging = storm(sqlite_url(tmp_path), 1, 1, 4, {"kills": 1, "pauses": 1, "locks held": 2})
    assert not raging.failures, raging.failures[:5]
    assert raging.figures["play"] and raging.figures["events"], raging.figures


def test_a_storm_over_two_processes_and_postgresql():
    with postgres() as url:
        raging = storm(url, 2, 2, 4, {"kills": 1, "pauses": 1, "locks held": 1, "cuts": 8})
    assert not raging.failures, raging.failures[:5]
    assert raging.figures["play"] and raging.figures["events"], raging.figures
