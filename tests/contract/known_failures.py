"""What is known to fail, in one place: strict, so that whoever mends it removes the mark.

By test and game (or game and seats), the reason.
"""

KNOWN: dict[str, dict[str, str]] = {}
