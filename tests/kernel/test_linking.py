"""Compiled rules, alone and in a whole, side by side in one process."""

import os
import subprocess
import sys

TOY = '''
"""Two ways to the same rule: alone, as a test or a view calls it, and inside a loop that is compiled as one whole."""

import sys

from sylvarium.kernel.rule import bring_together, compiled, rule


@rule
def tally(wood, unused, stone):
    total = 0
    while wood > 0:
        {many}
        wood -= 1 + total % 3
    return total


@rule
def alone(wood, stone):
    return tally(wood, 7, stone) + tally(stone, 8, wood)


def loop(wood, stone):
    return tally(wood, 7, stone) * 1000 + tally(stone + 1, 9, wood)


loop = compiled(loop, ("kernel/rule.py",))
bring_together("toy", {{"loop": loop}}, lambda: {{"loop": (1, 2)}}, ("kernel/rule.py",))
print([int(loop(20, 30)), int(alone(20, 30))])
'''
STEPS = [f"total += (stone * {n + 3} + wood) % {n + 7} if total % {n + 2} else stone % {n + 5}" for n in range(40)]


def test_a_rule_alone_and_in_a_whole_do_not_disturb_each_other(tmp_path):
    """Both are kept, and called by another process: each calls its own `tally`, optimised in its own way."""
    toy = tmp_path / "toy.py"
    toy.write_text(TOY.format(many="\n        ".join(STEPS)))

    def said(mode):
        env = {**os.environ, "SYLVARIUM_INTERPRET": mode, "SYLVARIUM_CACHE": str(tmp_path / "cache")}
        done = subprocess.run([sys.executable, toy], env=env, capture_output=True, text=True, check=False, timeout=600)
        assert done.returncode == 0, done.stderr[-2000:]
        return done.stdout

    expected = said("1")
    assert said("0") == expected, "compiled and called in one process"
    assert said("0") == expected, "found in the cache by another one"
    assert list((tmp_path / "cache").rglob("*.whole")), "the loop is kept as a whole"
