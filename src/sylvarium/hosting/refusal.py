"""A request that is not carried out: a code for programs and a sentence for people (docs/protocol.md, Codes)."""

from __future__ import annotations

from typing import Any

STATUS = {
    "bad_message": 422,
    "too_large": 413,
    "too_fast": 429,
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_moment": 404,
    "unknown_scene": 404,
    "bad_scene": 422,
    "bad_line": 422,
    "unknown_path": 404,
    "wrong_method": 405,
    "bad_table": 422,
    "bad_file": 422,
    "other_rules": 409,
    "no_course": 409,
    "unknown_token": 403,
    "not_your_seat": 403,
    "waiting": 409,
    "not_over": 409,
    "over": 409,
    "bad_invite": 403,
    "no_seat": 409,
    "damaged": 500,
    "name_taken": 409,
    "colour_taken": 409,
    "no_seed": 422,
    "not_rated": 422,
    "unknown_person": 404,
    "unknown_tournament": 404,
    "tournament": 409,
    "begun": 409,
    "too_few": 409,
    "no_half": 409,
    "hints_off": 403,
    "forks_off": 403,
    "no_plan": 409,
    "full": 503,
    "too_slow": 408,
    "operators_only": 403,
    "closed": 409,
    "muted": 403,
    "hushed": 403,
    "rated": 409,
    "no_entry": 403,
    "banned": 403,
    "too_many": 409,
    "login_first": 401,
    "no_login": 403,
    "no_passkey": 422,
    "last_passkey": 409,
    "foreign_page": 403,
    "bad_code": 403,
    "own_code": 409,
    "not_owner": 403,
    "seat_taken": 409,
    "time_up": 409,
    "bad_calendar": 422,
    "quiet_changed": 409,
    "bad_channel": 422,
    "storage": 503,
    "failed": 500,
}


class Refusal(Exception):
    """Nothing has changed, and this is why."""

    def __init__(self, code: str, message: str, wait: float | None = None, more: dict[str, Any] | None = None):
        super().__init__(message)
        self.code = code
        self.message = message
        self.wait = wait  # seconds after which it may be asked again
        self.more = more or {}  # what else a program may tell of it

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)
