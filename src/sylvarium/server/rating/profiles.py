"""What others see of a person, and the address of their page.

Names are not unique, so the address of a page is made from the name, with a number if somebody public already has it.
People who show nothing have no address, so nobody can find out that they exist; people who show something to friends
only have one that cannot be guessed.
"""

from __future__ import annotations

import re
import secrets
import unicodedata
from dataclasses import dataclass
from typing import Any, Literal

import sqlalchemy as sa

from sylvarium.server.schema import people
from sylvarium.server.schema import profiles as rows

Shows = Literal["public", "friends", "nobody"]
ME = "me"  # the address of one's own page
LONGEST = 40
NAMELESS = "player"


@dataclass(frozen=True)
class Profile:
    person: str
    name: str
    created: float
    handle: str | None
    ratings: Shows = "public"
    games: Shows = "friends"

    def shows(self, what: str, friend: bool) -> bool:
        """Whether others see this: everybody, or a friend."""
        chosen = self.ratings if what == "ratings" else self.games
        return chosen == "public" or (chosen == "friends" and friend)


COLUMNS = (people.c.id, people.c.name, people.c.created, rows.c.handle, rows.c.ratings, rows.c.games)
JOINED = sa.select(*COLUMNS).join(rows, rows.c.person_id == people.c.id)


def found(connection: sa.Connection, handle: str) -> Profile | None:
    """Whose page has this address. An address made of an older name leads nowhere."""
    row = connection.execute(JOINED.where(rows.c.handle == handle)).first()
    profile = Profile(*row) if row else None
    return profile if profile and _fits(profile) else None


def of(connection: sa.Connection, person: str) -> Profile | None:
    row = connection.execute(JOINED.where(people.c.id == person)).first()
    return Profile(*row) if row else None


def ensure(connection: sa.Connection, person: str) -> Profile | None:
    """The page of a person, with an address that fits their name and what they show; None if there is nobody."""
    profile = of(connection, person)
    if profile is None:
        row = connection.execute(sa.select(people.c.id, people.c.name, people.c.created).where(people.c.id == person))
        somebody = row.first()
        if somebody is None:
            return None
        profile = Profile(*somebody, handle=None)
        shown = {"ratings": profile.ratings, "games": profile.games}
        connection.execute(sa.insert(rows).values(person_id=person, handle=None, **shown))
    if _fits(profile):
        return profile
    handle = _new_handle(connection, profile)
    connection.execute(sa.update(rows).where(rows.c.person_id == person).values(handle=handle))
    return Profile(**{**vars(profile), "handle": handle})


def choose(connection: sa.Connection, person: str, ratings: Shows | None, games: Shows | None) -> Profile | None:
    """Shows more, or less."""
    ensure(connection, person)
    chosen = {name: value for name, value in (("ratings", ratings), ("games", games)) if value is not None}
    if chosen:
        connection.execute(sa.update(rows).where(rows.c.person_id == person).values(chosen))
    return ensure(connection, person)


def remove(connection: sa.Connection, person: str) -> None:
    connection.execute(sa.delete(rows).where(rows.c.person_id == person))


def kept(connection: sa.Connection, person: str) -> dict[str, Any] | None:
    """What is stored, for a person who wants all of it."""
    profile = of(connection, person)
    return {name: getattr(profile, name) for name in ("handle", "ratings", "games")} if profile else None


def seen_by(profile: Profile) -> Shows:
    """Who finds the page: anybody who is shown something there."""
    chosen = (profile.ratings, profile.games)
    if "public" in chosen:
        return "public"
    return "friends" if "friends" in chosen else "nobody"


def _fits(profile: Profile) -> bool:
    handle, shown = profile.handle, seen_by(profile)
    if shown == "nobody" or handle is None:
        return shown == "nobody" and handle is None
    if shown == "friends":
        return handle.startswith("~")
    return re.fullmatch(rf"{re.escape(written(profile.name))}(-[0-9]+)?", handle) is not None and handle != ME


def written(name: str) -> str:
    """A name as it stands in an address."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    kept = "".join(character if character.isalnum() else "-" for character in plain)
    return re.sub("-+", "-", kept).strip("-")[:LONGEST].strip("-") or NAMELESS


def _new_handle(connection: sa.Connection, profile: Profile) -> str | None:
    shown = seen_by(profile)
    if shown == "nobody":
        return None
    if shown == "friends":
        return f"~{secrets.token_hex(8)}"
    base = written(profile.name)
    query = sa.select(rows.c.handle).where(sa.or_(rows.c.handle == base, rows.c.handle.startswith(f"{base}-")))
    taken = {*connection.execute(query).scalars(), ME}
    return next(
        handle
        for number in range(1, len(taken) + 2)
        if (handle := base if number == 1 else f"{base}-{number}") not in taken
    )
