"""What is asked of a table: every request becomes the event that would carry it out.

What the rules do not know is checked here; the rules check the rest when the event is folded.
"""

from __future__ import annotations

import hmac
from typing import Any

from sylvarium.hosting import clocks as timing
from sylvarium.hosting.allowing import allows
from sylvarium.hosting.names import check_free
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seated import SeatedTable
from sylvarium.hosting.seating import check_colours
from sylvarium.hosting.tokens import hashed

LONG_AWAY = 86_400.0  # seconds for which a rated game without clocks waits for whoever is asked

Ask = tuple[str, dict[str, Any]]  # the kind and the data of an event


class AskedTable(SeatedTable):
    """A table that can be asked for something."""

    def check_open(self) -> None:
        """Refused at a table that an operator has closed: it can be looked at, but nothing happens there."""
        if self.closed is not None:
            raise Refusal("closed", f"This table was closed by the people who run the server: {self.closed}")

    def check_number(self, number: int) -> None:
        self.begun()
        if number != self.number:
            raise Refusal("late", f"The table has moved on: {self.number} actions have been played, not {number}.")

    def ask_play(self, seat: int, number: int, action: int | str, by: str = "player") -> Ask:
        self.check_number(number)
        if by in ("player", "plan") and self.seats[seat].level:
            raise Refusal("bot_plays", "A bot plays this seat. Take it back first.")
        known = self.game.names.get(action, action) if isinstance(action, str) else action
        return "play", {"seat": seat, "action": known, "by": by}

    def ask_undo(self, seat: int, number: int) -> Ask:
        self.check_number(number)
        return "undo", {"seat": seat}

    def ask_redo(self, seat: int, number: int) -> Ask:
        self.check_number(number)
        return "redo", {"seat": seat}

    def ask_bot(
        self, seat: int, level: str | None, mine: bool, absent_for: float, patience: float, now: float = 0.0
    ) -> Ask:
        """A bot takes a seat over, or gives it back to its owner."""
        place = self.seats[seat]
        if place.kind != "human":
            raise Refusal("no_bot", "Only the seat of a person can be given to a bot and taken back.")
        if not mine and level is None:
            raise Refusal("not_your_seat", "Only its owner can take the seat back.")
        if not mine and self.row.tournament:
            raise Refusal("no_bot", "At a table of a tournament only the clock calls a bot for somebody who is away.")
        if not mine and absent_for < patience:
            raise Refusal("no_bot", f"{place.nickname} has not been away for {patience:.0f} seconds.")
        if not mine and not self.is_given_up(seat, now):
            raise Refusal("rated", "In a rated game a bot is called for somebody by the clock, or after a whole day.")
        if level == place.level:
            raise Refusal("no_bot", "That is how it is already.")
        if level is None and timing.has_no_time(self, seat):
            raise Refusal("time_up", "The time for this decision is up: a bot makes it. Take the seat back after it.")
        if mine:
            return "bot", {"seat": seat, "level": level}
        return "bot", {"seat": seat, "level": level, "by": "others"}

    def is_given_up(self, seat: int, now: float) -> bool:
        """Whether others may end a game for a seat whose owner is not there.

        A rated game is not lost by being away: what the clock does not decide waits a whole day for the player who is
        asked. Otherwise a player who is losing would only have to wait until the other one sleeps, and the game would
        count for nothing.
        """
        if self.table is None or not allows(self.row)["rated"] or self.seats[seat].token is None:
            return True
        return self.clocks is None and self.deciding == seat and now - self.waits >= LONG_AWAY

    def ask_sit(
        self,
        nickname: str,
        seat: int | None,
        invite: str | None,
        token: str,
        half: str | None = None,
        colour: int | None = None,
        owes: bool = False,
    ) -> Ask:
        """`owes`: the half of the draw follows, once it is known what the server has committed to."""
        if not self.row.public and not (invite and hmac.compare_digest(invite.encode(), self.row.invite.encode())):
            raise Refusal("bad_invite", "This table is by invitation: the invite code is missing or wrong.")
        if self.row.tournament:
            raise Refusal("no_seat", "Who plays at this table was decided by its tournament. You may watch.")
        free = [number for number, place in enumerate(self.seats) if place.kind == "open"]
        if not free:
            raise Refusal("no_seat", "No seat is open at this table. You may watch.")
        if seat is not None and seat not in free:
            raise Refusal("no_seat", f"Seat {seat} is not open.")
        check_free(nickname, self.names())
        taken = free[0] if seat is None else seat
        sitting: dict[str, Any] = {"seat": taken, "nickname": nickname, "token": hashed(token), "half": half}
        if owes:
            sitting["owes"] = True
        if colour is None:
            return "sit", sitting
        check_colours([colour if number == taken else place.colour for number, place in enumerate(self.seats)])
        return "sit", {**sitting, "colour": colour}

    def ask_chat(self, seat: int | None, nickname: str | None, text: str, by: str | None = None) -> Ask:
        """`by`: the person who says it, if they have a home. It is told to nobody (`wire.heard`)."""
        if seat in self.muted:
            raise Refusal("muted", "The people who run the server have taken your voice at this table.")
        if seat in self.hushed:
            raise Refusal("hushed", "Whoever opened this table has taken your voice here.")
        said = {"seat": seat, "nickname": nickname, "text": text}
        return "chat", {**said, "by": by} if by else said

    def ask_half(self, seat: int, half: str) -> Ask:
        if not self.seats[seat].owes:
            raise Refusal("no_half", "This seat owes no half of the draw.")
        return "half", {"seat": seat, "half": half}

    def ask_again(self, id: str, asks: bool = False) -> Ask:
        """`asks`: the others are asked whether they want to, and have no seat there until they say so."""
        self.check_open()
        if self.status != "over":
            raise Refusal("not_over", "The game is still going on.")
        if self.again:
            raise Refusal("late", "Somebody was faster.")
        return "again", {"table": id, "asks": True} if asks else {"table": id}
