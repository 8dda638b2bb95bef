"""What is known to fail, in one place: strict, so that whoever mends it removes the mark.

By test, by game, the reason (an example is in the message of the failing test: run it with `--runxfail`).
"""

KNOWN: dict[str, dict[str, str]] = {}
