"""Reasons for survivors: by exact name, or for all mutants of a kind."""

import json

from mutation.remembering import Reasons


def test_three_dots_stand_for_anything(tmp_path):
    path = tmp_path / "survivors.json"
    reasons = {"turn.py:begin: push(s, STEP.act, 0, 0) | 0 → …": "no arguments", "a.py:f: x = y[0] * 2 | 2 → 3": "x"}
    path.write_text(json.dumps({"chess": reasons}))
    excused = Reasons(path, "chess")
    assert "turn.py:begin: push(s, STEP.act, 0, 0) | 0 → 1 (2)" in excused
    assert "a.py:f: x = y[0] * 2 | 2 → 3" in excused
    assert "turn.py:begin: push(s, STEP.act, 0, 0) | (nothing)" not in excused
    assert "a.py:f: x = y[0]  anything * 2 | 2 → 3" not in excused
    assert "a.py:f: x = y[0] * 2 | 2 → 3" not in Reasons(path, "draughts")
