"""What is stored of people. Secrets are stored hashed; every method blocks: call it in a thread."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from time import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from sylvarium.hosting import tokens
from sylvarium.hosting.tokens import hashed, new_token
from sylvarium.server.people import leaving_company, names_left
from sylvarium.server.people.passes import new_code
from sylvarium.server.people.sanctions import Ban, ban_of, check_not_banned
from sylvarium.server.rating import store as rating
from sylvarium.server.schema import (
    events,
    intents,
    left_seats,
    logins,
    passes,
    passkeys,
    people,
    person_seats,
    recovery_codes,
    tables,
)
from sylvarium.server.sending import leaving as sending
from sylvarium.server.tournaments import leaving as tournaments

KEPT_FOR = 180 * 24 * 3600.0  # seconds that a login lasts without being used
NOTED_EVERY = 3600.0  # seconds between two notes that a login is used
CODES, CODE_LENGTH = 8, 16  # recovery codes, of 80 bits each


@dataclass(frozen=True)
class Person:
    """Somebody who has a home here."""

    id: str
    name: str
    created: float
    settings: dict[str, Any]


@dataclass(frozen=True)
class Login:
    """A device that a person is logged in with."""

    id: str
    person: Person


@dataclass(frozen=True)
class Passkey:
    """What is kept of a passkey to know it again."""

    credential: str
    public_key: bytes
    uses: int
    label: str


def new_id() -> str:
    return tokens.new_id(12)


class People:
    """See the top of this module."""

    def __init__(self, engine: sa.Engine):
        self.engine = engine

    # ------------------------------------------------------------------------------------------------------ logins

    def login(self, token: str) -> Login | None:
        """Whose login this is; as long as somebody is banned, nobody's."""
        login, ban = self.known(token)
        return None if ban else login

    def known(self, token: str) -> tuple[Login | None, Ban | None]:
        """Whose login this is, and whether that person may not come."""
        now = time()
        columns = (logins.c.id, logins.c.seen, *people.c)
        query = sa.select(*columns).join(people, people.c.id == logins.c.person_id)
        with self.engine.connect() as connection:
            found = connection.execute(query.where(logins.c.token == hashed(token))).first()
            ban = ban_of(connection, found[2]) if found else None
        if found is None or found[1] < now - KEPT_FOR:
            return None, None
        if found[1] < now - NOTED_EVERY:
            with self.engine.begin() as connection:
                connection.execute(sa.update(logins).where(logins.c.id == found[0]).values(seen=now))
        return Login(found[0], Person(*found[2:])), ban

    def log_in(self, person: str, label: str) -> str:
        """A new login; the token is the proof of it."""
        with self.engine.begin() as connection:
            return self._log_in(connection, person, label)

    @staticmethod
    def _log_in(connection: sa.Connection, person: str, label: str) -> str:
        check_not_banned(connection, person)
        token, now = new_token(), time()
        row = {"id": new_id(), "person_id": person, "token": hashed(token), "label": label}
        connection.execute(sa.delete(logins).where(logins.c.person_id == person, logins.c.seen < now - KEPT_FOR))
        connection.execute(sa.insert(logins).values({**row, "created": now, "seen": now}))
        return token

    def log_out(self, person: str, login: str) -> bool:
        where = (logins.c.person_id == person, logins.c.id == login)
        with self.engine.begin() as connection:
            return connection.execute(sa.delete(logins).where(*where)).rowcount == 1

    # ---------------------------------------------------------------------------------------------------- passkeys

    def sign_up(self, person: Person, passkey: Passkey) -> tuple[str, list[str]]:
        """A new person, logged in on the device of their first passkey: the login's token, and the recovery codes."""
        with self.engine.begin() as connection:
            connection.execute(sa.insert(people).values(vars(person)))
            self._add_passkey(connection, person.id, passkey)
            return self._log_in(connection, person.id, passkey.label), self._renew_codes(connection, person.id)

    def add_passkey(self, person: str, passkey: Passkey) -> None:
        with self.engine.begin() as connection:
            self._add_passkey(connection, person, passkey)

    @staticmethod
    def _add_passkey(connection: sa.Connection, person: str, passkey: Passkey) -> None:
        now = time()
        row = {"id": new_id(), "person_id": person, **vars(passkey), "created": now, "used": now}
        connection.execute(sa.insert(passkeys).values(row))

    def passkey(self, credential: str) -> tuple[str, Passkey] | None:
        """The passkey with this name, and whose it is."""
        columns = (passkeys.c.person_id, *(passkeys.c[name] for name in Passkey.__dataclass_fields__))
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(*columns).where(passkeys.c.credential == credential)).first()
        return (found[0], Passkey(*found[1:])) if found else None

    def used(self, credential: str, uses: int) -> None:
        with self.engine.begin() as connection:
            where = passkeys.c.credential == credential
            connection.execute(sa.update(passkeys).where(where).values(uses=uses, used=time()))

    def credentials(self, person: str) -> list[str]:
        with self.engine.connect() as connection:
            return list(
                connection.execute(sa.select(passkeys.c.credential).where(passkeys.c.person_id == person)).scalars()
            )

    def remove_passkey(self, person: str, id: str) -> str:
        """`removed`, `unknown`, or `last`: the only way in, without a recovery code left, stays."""
        mine = passkeys.c.person_id == person
        with self.engine.begin() as connection:
            known = connection.execute(sa.select(passkeys.c.id).where(mine)).scalars().all()
            codes = sa.select(sa.func.count()).where(recovery_codes.c.person_id == person)
            if id not in known:
                return "unknown"
            if len(known) == 1 and not connection.execute(codes).scalar():
                return "last"
            connection.execute(sa.delete(passkeys).where(mine, passkeys.c.id == id))
        return "removed"

    # ------------------------------------------------------------------------------------------------------- codes

    def renew_codes(self, person: str) -> list[str]:
        """New recovery codes; those before are worth nothing any more."""
        with self.engine.begin() as connection:
            return self._renew_codes(connection, person)

    @staticmethod
    def _renew_codes(connection: sa.Connection, person: str) -> list[str]:
        codes = [new_code(CODE_LENGTH) for _ in range(CODES)]
        connection.execute(sa.delete(recovery_codes).where(recovery_codes.c.person_id == person))
        rows = [{"code": hashed(code), "person_id": person} for code in codes]
        connection.execute(sa.insert(recovery_codes), rows)
        return codes

    def recover(self, code: str, label: str) -> str | None:
        """Logs in with a recovery code, which is used up; None if there is none like it."""
        where = recovery_codes.c.code == hashed(code)
        with self.engine.begin() as connection:
            person = connection.execute(sa.select(recovery_codes.c.person_id).where(where)).scalar()
            if person is None or connection.execute(sa.delete(recovery_codes).where(where)).rowcount != 1:
                return None
            return self._log_in(connection, person, label)

    # ------------------------------------------------------------------------------------------------------ people

    def change(self, person: str, **values: Any) -> None:
        with self.engine.begin() as connection:
            connection.execute(sa.update(people).where(people.c.id == person).values(values))

    def account(self, person: str) -> dict[str, Any]:
        """Ways in and devices."""
        keys = (passkeys.c.id, passkeys.c.label, passkeys.c.created, passkeys.c.used)
        devices = (logins.c.id, logins.c.label, logins.c.created, logins.c.seen)
        codes = sa.select(sa.func.count()).where(recovery_codes.c.person_id == person)
        with self.engine.connect() as connection:
            query = sa.select(*keys).where(passkeys.c.person_id == person).order_by(passkeys.c.created)
            found = {"passkeys": [dict(row._mapping) for row in connection.execute(query)]}
            query = sa.select(*devices).where(logins.c.person_id == person).order_by(logins.c.seen.desc())
            found["logins"] = [dict(row._mapping) for row in connection.execute(query)]
            return {**found, "codes": connection.execute(codes).scalar() or 0}

    # ------------------------------------------------------------------------------------------------------- seats

    def claim(self, person: str, table: str, seats: Iterable[tuple[int, str]]) -> None:
        """Seats with these hashed tokens are the person's, unless they are already somebody's."""
        insert = postgresql.insert if self.engine.dialect.name == "postgresql" else sqlite.insert
        row = {"table_id": table, "person_id": person, "since": time(), "seen": None}
        with self.engine.begin() as connection:
            for seat, token in seats:
                self._note_left(connection, table, seat, token)
                new = insert(person_seats).values({**row, "seat": seat, "token": token})
                done = connection.execute(
                    new.on_conflict_do_update(
                        index_elements=["table_id", "seat"],
                        set_={name: new.excluded[name] for name in ("person_id", "token", "since", "seen")},
                        where=person_seats.c.token != new.excluded.token,
                    )
                )
                if done.rowcount == 1:
                    rating.claim(connection, person, table, [seat])

    @staticmethod
    def _note_left(connection: sa.Connection, table: str, seat: int, token: str) -> None:
        """Whose seat it was with another token: their name stays in what was stored until they are forgotten."""
        here = (person_seats.c.table_id == table, person_seats.c.seat == seat, person_seats.c.token != token)
        found = connection.execute(sa.select(person_seats).where(*here)).mappings().first()
        if found:
            row = {column.name: found[column.name] for column in left_seats.c}
            same = (left_seats.c[name] == row[name] for name in ("table_id", "seat", "token"))
            connection.execute(sa.delete(left_seats).where(*same))
            connection.execute(sa.insert(left_seats).values(row))

    def claims(self, person: str, table: str) -> list[tuple[int, str]]:
        """The seats that are the person's at a table, each with the hashed token it had then."""
        query = sa.select(person_seats.c.seat, person_seats.c.token)
        with self.engine.connect() as connection:
            where = (person_seats.c.person_id == person, person_seats.c.table_id == table)
            return [(seat, token) for seat, token in connection.execute(query.where(*where))]

    def follow(self, table: str, next: str) -> None:
        """Another game with the same people: everybody's seat here is theirs there, too."""
        query = sa.select(person_seats.c.person_id, person_seats.c.seat, person_seats.c.token)
        with self.engine.connect() as connection:
            found = connection.execute(query.where(person_seats.c.table_id == table)).all()
        for person, seat, token in found:
            self.claim(person, next, [(seat, token)])

    def unclaim(self, table: str) -> None:
        """Nobody's seats: a table that is not played after all."""
        with self.engine.begin() as connection:
            connection.execute(sa.delete(person_seats).where(person_seats.c.table_id == table))

    def note_seen(self, person: str, table: str, number: int) -> None:
        """The person has seen a table after so many actions."""
        where = (person_seats.c.person_id == person, person_seats.c.table_id == table)
        with self.engine.begin() as connection:
            connection.execute(sa.update(person_seats).where(*where).values(seen=number))

    # -------------------------------------------------------------------------------------- going, and taking along

    def export(self, person: Person) -> dict[str, Any]:
        """Everything that is kept of a person, but no secret."""
        query = sa.select(person_seats, tables.c.game, tables.c.status, tables.c.created, tables.c.proofs)
        query = query.join(tables, tables.c.id == person_seats.c.table_id).where(person_seats.c.person_id == person.id)
        with self.engine.connect() as connection:
            seats = [row._mapping for row in connection.execute(query.order_by(tables.c.created))]
            at = [self._seat(connection, row) for row in seats]
            kept = {
                "played": rating.export(connection, person.id),
                "notices": sending.exported(connection, person.id),
                "company": leaving_company.exported(connection, person.id),
                "tournaments": tournaments.exported(connection, person.id),
            }
        return {"person": vars(person), **self.account(person.id), "tables": at, **kept}

    @staticmethod
    def _seat(connection: sa.Connection, row: Any) -> dict[str, Any]:
        """What somebody did, said and plans at a table."""
        kinds = ("play", "undo", "redo", "chat")
        query = sa.select(events.c.kind, events.c.data, events.c.at).where(events.c.table_id == row["table_id"])
        query = query.where(events.c.kind.in_(kinds)).order_by(events.c.number)
        mine = [each for each in connection.execute(query) if each.data.get("seat") == row["seat"]]
        done = [{"kind": each.kind, **_own(each.data), "at": each.at} for each in mine]
        kept = {name: row[name] for name in ("game", "status", "created", "seat", "seen")}
        still = isinstance(row["proofs"], list) and row["proofs"][row["seat"] : row["seat"] + 1] == [row["token"]]
        here = (intents.c.table_id == row["table_id"], intents.c.seat == row["seat"])
        planned = connection.execute(sa.select(intents.c.said).where(*here)).scalar() if still else None
        return {"table": row["table_id"], **kept, "done": done, "planned": planned}

    def named_seats(self, person: str) -> list[names_left.Seat]:
        """The seats at which the person's name is read, whether they still hold them or have given them up."""
        with self.engine.connect() as connection:
            found = names_left.seats_of(connection, person)
            return [seat for seat in found if names_left.bears_name(connection, seat)]

    def remove(self, person: str) -> None:
        """Nothing is left of a person: no name in any table either, though games can be replayed as before."""
        with self.engine.begin() as connection:
            for seat in names_left.seats_of(connection, person):
                names_left.unname(connection, seat)
            rating.forget(connection, person)
            sending.forget(connection, person)
            leaving_company.forget(connection, person)
            tournaments.forget(connection, person)
            for rows in (person_seats, left_seats, recovery_codes, logins, passkeys):
                connection.execute(sa.delete(rows).where(rows.c.person_id == person))
            meant = sa.cast(passes.c.data, sa.Text).contains(person)  # a device that was about to be let in
            connection.execute(sa.delete(passes).where(meant))
            connection.execute(sa.delete(people).where(people.c.id == person))


def _own(data: dict[str, Any]) -> dict[str, Any]:
    return {name: data[name] for name in ("action", "text") if name in data}
