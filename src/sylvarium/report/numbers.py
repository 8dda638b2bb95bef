"""Numbers as people write them, in the language of the page."""

from __future__ import annotations

from typing import Any

NARROW = "\u202f"  # a narrow space that does not break
NOTHING = "–"


class Numbers:
    """1,234.5 and 25.1% in English; 1 234,5 and 25,1 % in French."""

    def __init__(self, language: str):
        self.french = language == "fr"

    def count(self, value: float) -> str:
        return self.number(value, 0)

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{value:,.{digits}f}"
        if float(text.replace(",", "")) == 0:
            text = text.lstrip("-")
        text = text.replace("-", "−")
        return text.replace(",", NARROW).replace(".", ",") if self.french else text

    def percent(self, value: float, digits: int = 1) -> str:
        return self.number(100 * value, digits) + (f"{NARROW}%" if self.french else "%")

    def signed(self, value: float, digits: int = 1) -> str:
        text = self.number(value, digits)
        return text if text.startswith("−") or not any(c in "123456789" for c in text) else f"+{text}"

    def signed_percent(self, value: float, digits: int = 1) -> str:
        return self.signed(100 * value, digits) + (f"{NARROW}%" if self.french else "%")

    # Estimates are dicts of `mean` and `half`, half the width of the 95 % interval; None if there are too few games.

    def share(self, found: dict[str, Any] | None) -> str:
        return f"{self.percent(found['mean'])} ± {self.number(100 * found['half'])}" if found else NOTHING

    def points(self, found: dict[str, Any] | None) -> str:
        return f"{self.number(found['mean'])} ± {self.number(found['half'])}" if found else NOTHING

    def more_wins(self, found: dict[str, Any] | None) -> str:
        return f"{self.signed_percent(found['mean'])} ± {self.number(100 * found['half'])}" if found else NOTHING

    def more_points(self, found: dict[str, Any] | None) -> str:
        return f"{self.signed(found['mean'])} ± {self.number(found['half'])}" if found else NOTHING
