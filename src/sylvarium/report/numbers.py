"""Numbers as people write them, in the language of the page."""

from __future__ import annotations

from typing import Any

from babel import Locale
from babel.numbers import format_decimal, format_percent

NOTHING = "–"
MINUS = "−"


class Numbers:
    """1,234.5 and 25.1% in English; 1 234,5 and 25,1 % in French: as Unicode's data have it for a language."""

    def __init__(self, language: str):
        self._locale = Locale.parse(language)

    def count(self, value: float) -> str:
        return self.number(value, 0)

    def number(self, value: float, digits: int = 1) -> str:
        return _typeset(format_decimal(_rounded(value, digits), f"#,##0.{'0' * digits}", self._locale))

    def percent(self, value: float, digits: int = 1) -> str:
        pattern = self._locale.percent_formats[None].pattern.replace("#,##0", f"#,##0.{'0' * digits}")
        return _typeset(format_percent(_rounded(value, digits + 2), pattern, self._locale))

    def signed(self, value: float, digits: int = 1) -> str:
        return _with_sign(self.number(value, digits))

    def signed_percent(self, value: float, digits: int = 1) -> str:
        return _with_sign(self.percent(value, digits))

    # Estimates are dicts of `mean` and `half`, half the width of the 95 % interval; None if there are too few games.

    def share(self, found: dict[str, Any] | None) -> str:
        return f"{self.percent(found['mean'])} ± {self.number(100 * found['half'])}" if found else NOTHING

    def points(self, found: dict[str, Any] | None) -> str:
        return f"{self.number(found['mean'])} ± {self.number(found['half'])}" if found else NOTHING

    def more_wins(self, found: dict[str, Any] | None) -> str:
        return f"{self.signed_percent(found['mean'])} ± {self.number(100 * found['half'])}" if found else NOTHING

    def more_points(self, found: dict[str, Any] | None) -> str:
        return f"{self.signed(found['mean'])} ± {self.number(found['half'])}" if found else NOTHING


def _rounded(value: float, digits: int) -> float:
    """Rounded first, so that nothing is written as less than nothing."""
    return round(value, digits) + 0.0


def _typeset(text: str) -> str:
    return text.replace("-", MINUS)


def _with_sign(text: str) -> str:
    return text if text.startswith(MINUS) or not any(c in "123456789" for c in text) else f"+{text}"
