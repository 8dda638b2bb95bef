"""As much of structlog as a table needs: what is worth a line goes to the browser's console."""

from __future__ import annotations

from typing import Any


class _Log:
    def info(self, event: str, **details: Any) -> None:
        print(event, details)

    warning = error = exception = info


def get_logger() -> Any:
    return _Log()
