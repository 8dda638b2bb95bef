"""What is read of ratings: at a table, in a leaderboard, on the page of a person. Every function blocks.

`viewer` is the id of the person who asks, or None for a guest. Nothing is told about people who do not show it to them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa

from sylvarium.hosting.folded import Folded
from sylvarium.hosting.seated import iso
from sylvarium.server.people.company import are_friends
from sylvarium.server.rating import profiles
from sylvarium.server.rating.profiles import Profile
from sylvarium.server.rating.scale import TOLD, Rating, levels, likeness, place_of
from sylvarium.server.rating.shapes import (
    CurvePoint,
    GameCount,
    LevelShape,
    Likeness,
    Opponent,
    PageSettings,
    PartMeans,
    PersonGame,
    PersonPage,
    PlayedGame,
    PlayedGames,
    RatingShape,
    SeatRating,
    ShownRating,
    TableRatings,
)
from sylvarium.server.schema import ended, person_seats, result_seats, results, standings, tables

ENOUGH, SURE = 10, 300  # games, and the doubt at most, of whoever stands in a leaderboard
LISTED = 20  # games on a page
CURVE = 400  # points of a curve, the last ones
MEANS, COMPARED = 100, 400  # the last games that means are made of: one's own, and seats of others
FEWEST = 10  # seats of others that make a mean which tells nothing of a single one


def told(game: str, rating: Rating, games: int) -> dict[str, Any]:
    """A rating as it is shown."""
    doubt, like = round(TOLD * rating.sigma), likeness(game, rating)
    return {
        "value": round(rating.mu),
        "doubt": doubt,
        "games": games,
        "like": Likeness(level=like.level, chance=round(like.chance, 3), beyond=like.beyond) if like else None,
        "sure": games >= ENOUGH and TOLD * rating.sigma <= SURE,
    }


def fixed(game: str, level: str) -> RatingShape | None:
    """The place of a level of the bots, which never moves."""
    value = place_of(game, level)
    return None if value is None else RatingShape(value=round(value), doubt=0, games=0, like=None, sure=True)


class Eyes:
    """The person who looks, and what they are shown."""

    def __init__(self, connection: sa.Connection, viewer: str | None):
        self.connection, self.viewer = connection, viewer
        self._known: dict[str, Profile | None] = {}

    def profile(self, person: str) -> Profile | None:
        if person not in self._known:
            self._known[person] = profiles.of(self.connection, person)
        return self._known[person]

    def sees(self, profile: Profile, what: str) -> bool:
        if profile.person == self.viewer:
            return True
        return profile.shows(what, self._is_friend(profile.person))

    def finds(self, profile: Profile) -> bool:
        """Whether there is a page for them."""
        return self.sees(profile, "ratings") or self.sees(profile, "games")

    def address(self, person: str | None) -> str | None:
        """The address of somebody's page, if there is one for the viewer."""
        profile = self.profile(person) if person else None
        return profile.handle if profile and self.finds(profile) else None

    def _is_friend(self, person: str) -> bool:
        return self.viewer is not None and are_friends(self.connection, self.viewer, person)


# ------------------------------------------------------------------------------------------------------- at a table


def at_table(engine: sa.Engine, state: Folded, viewer: str | None, rated: bool) -> TableRatings:
    """The ratings of those who sit there, and what a recorded game has changed."""
    with engine.connect() as connection:
        eyes = Eyes(connection, viewer)
        result = connection.execute(sa.select(results).where(results.c.table_id == state.id)).first()
        if result:
            query = sa.select(result_seats).where(result_seats.c.table_id == state.id).order_by(result_seats.c.seat)
            seats = [_after(eyes, result.game, row) for row in connection.execute(query).all()]
            return TableRatings(state="recorded", rated=rated, why=result.why, seats=seats)
        waits = connection.execute(sa.select(ended.c.table_id).where(ended.c.table_id == state.id)).first()
        held = _held(connection, state)
        seats = [_now(eyes, state, number, held.get(number)) for number in range(len(state.seats))]
        return TableRatings(state="pending" if waits else "open", rated=rated, why=None, seats=seats)


def _held(connection: sa.Connection, state: Folded) -> dict[int, str]:
    """Whose seats they are now."""
    columns = (person_seats.c.seat, person_seats.c.person_id, person_seats.c.token)
    found = connection.execute(sa.select(*columns).where(person_seats.c.table_id == state.id)).all()
    return {seat: person for seat, person, token in found if state.still_held([(seat, token)])}


def _now(eyes: Eyes, state: Folded, number: int, person: str | None) -> SeatRating:
    seat, game = state.seats[number], state.row.game
    if seat.kind == "bot":
        rating = fixed(game, seat.level or "")
        return SeatRating(seat=number, level=seat.level, handle=None, rating=rating, change=None)
    rating = current(eyes, person, game) if person else None
    return SeatRating(seat=number, level=None, handle=eyes.address(person), rating=rating, change=None)


def current(eyes: Eyes, person: str, game: str) -> RatingShape | None:
    """The rating of somebody, if they show it and have one."""
    profile = eyes.profile(person)
    if profile is None or not eyes.sees(profile, "ratings"):
        return None
    where = (standings.c.person_id == person, standings.c.game == game)
    row = eyes.connection.execute(sa.select(standings).where(*where)).first()
    return RatingShape(**told(game, Rating(row.mu, row.sigma), row.games)) if row else None


def _after(eyes: Eyes, game: str, row: Any) -> SeatRating:
    if row.level is not None:
        return SeatRating(seat=row.seat, level=row.level, handle=None, rating=fixed(game, row.level), change=None)
    profile = eyes.profile(row.person_id) if row.person_id else None
    handle = eyes.address(row.person_id)
    if profile is None or not eyes.sees(profile, "ratings"):
        return SeatRating(seat=row.seat, level=None, handle=handle, rating=None, change=None)
    if row.mu_after is None:
        return SeatRating(
            seat=row.seat, level=None, handle=handle, rating=current(eyes, row.person_id, game), change=None
        )
    played = _played_until(eyes.connection, row.person_id, game, row.table_id)
    rating = RatingShape(**told(game, Rating(row.mu_after, row.sigma_after), played))
    return SeatRating(seat=row.seat, level=None, handle=handle, rating=rating, change=_change(row))


def _played_until(connection: sa.Connection, person: str, game: str, table: str) -> int:
    """How many games made the rating that somebody had after this one."""
    number = sa.select(results.c.number).where(results.c.table_id == table).scalar_subquery()
    query = sa.select(sa.func.count()).select_from(result_seats)
    query = query.join(results, results.c.table_id == result_seats.c.table_id)
    query = query.where(result_seats.c.person_id == person, results.c.game == game, results.c.why.is_(None))
    return connection.execute(query.where(results.c.number <= number)).scalar() or 0


def _change(row: Any) -> int | None:
    """By how much the shown numbers differ: so that they can be added up."""
    return None if row.mu_after is None else round(row.mu_after) - round(row.mu_before)


# -------------------------------------------------------------------------------------------------------- of a person


def seen(eyes: Eyes, handle: str) -> Profile | None:
    """The person at this address, for the viewer; one's own page is always there."""
    if handle == profiles.ME:
        return profiles.ensure(eyes.connection, eyes.viewer) if eyes.viewer else None
    profile = profiles.found(eyes.connection, handle)
    return profile if profile and eyes.finds(profile) else None


def person_page(engine: sa.Engine, handle: str, viewer: str | None) -> PersonPage | None:
    """None: for the viewer there is no such page."""
    with engine.begin() as connection:
        eyes = Eyes(connection, viewer)
        profile = seen(eyes, handle)
        if profile is None:
            return None
        own = profile.person == viewer
        rates, lists = eyes.sees(profile, "ratings"), eyes.sees(profile, "games")
        return PersonPage(
            name=profile.name,
            handle=profile.handle,
            created=iso(profile.created),
            own=own,
            shows=PageSettings(ratings=profile.ratings, games=profile.games) if own else None,
            ratings=_ratings(connection, profile.person) if rates else None,
            played=_counts(connection, profile.person) if rates else None,
            games=lists,
        )


def _ratings(connection: sa.Connection, person: str) -> list[ShownRating]:
    query = sa.select(standings).where(standings.c.person_id == person).order_by(standings.c.games.desc())
    return [
        ShownRating(game=row.game, **told(row.game, Rating(row.mu, row.sigma), row.games))
        for row in connection.execute(query)
    ]


def _counts(connection: sa.Connection, person: str) -> list[GameCount]:
    """How often each game was played, the favourite first."""
    won = sa.func.sum(sa.case((result_seats.c.place == 1, 1), else_=0))
    query = (
        sa.select(results.c.game, sa.func.count(), won)
        .join(results, results.c.table_id == result_seats.c.table_id)
        .where(result_seats.c.person_id == person, results.c.seats > 1)
        .group_by(results.c.game)
        .order_by(sa.func.count().desc(), results.c.game)
    )
    return [GameCount(game=game, played=count, won=int(wins)) for game, count, wins in connection.execute(query)]


def person_game(engine: sa.Engine, handle: str, game: str, viewer: str | None) -> PersonGame | None:
    """How somebody plays a game: the curve of their rating, and where their points come from."""
    with engine.begin() as connection:
        eyes = Eyes(connection, viewer)
        profile = seen(eyes, handle)
        if profile is None or not eyes.sees(profile, "ratings"):
            return None
        person = profile.person
        rating = next((each for each in _ratings(connection, person) if each.game == game), None)
        like = rating.like.level if rating and rating.like else None
        mine, others = _parts(connection, game, person, True), _parts(connection, game, person, False)
        return PersonGame(
            game=game,
            rating=rating,
            curve=_curve(connection, person, game),
            levels=[LevelShape(level=level.name, value=round(level.rating)) for level in levels(game)],
            parts=_means(game, mine, others, like),
            compared=len(mine),
            others=len(others),
        )


def _curve(connection: sa.Connection, person: str, game: str) -> list[CurvePoint]:
    columns = (results.c.at, result_seats.c.mu_after, result_seats.c.sigma_after)
    query = (
        sa.select(*columns)
        .join(results, results.c.table_id == result_seats.c.table_id)
        .where(result_seats.c.person_id == person, results.c.game == game, result_seats.c.mu_after.is_not(None))
        .order_by(results.c.number.desc())
        .limit(CURVE)
    )
    found = connection.execute(query).all()
    return [CurvePoint(at=iso(at), value=round(mu), doubt=round(TOLD * sigma)) for at, mu, sigma in reversed(found)]


def _parts(connection: sa.Connection, game: str, person: str, own: bool) -> list[dict[str, int]]:
    """Points by category of the last games that were played to the end: the person's, or those of all other people."""
    whose = result_seats.c.person_id == person
    others = sa.and_(result_seats.c.level.is_(None), sa.func.coalesce(result_seats.c.person_id, "") != person)
    query = (
        sa.select(result_seats.c.parts)
        .join(results, results.c.table_id == result_seats.c.table_id)
        .where(results.c.game == game, results.c.seats > 1, result_seats.c.score.is_not(None))
        .where(~result_seats.c.gave_up, whose if own else others)
        .order_by(results.c.number.desc())
        .limit(MEANS if own else COMPARED)
    )
    return [parts for parts in connection.execute(query).scalars() if isinstance(parts, dict)]


def _means(
    game: str, mine: Sequence[dict[str, int]], others: Sequence[dict[str, int]], like: str | None
) -> list[PartMeans]:
    if not mine:
        return []
    level = next((each.parts for each in levels(game) if each.name == like), {})
    compared = _mean(others) if len(others) >= FEWEST else {}
    return [
        PartMeans(
            part=part,
            mine=round(mean, 1),
            others=round(compared[part], 1) if part in compared else None,
            level=round(level[part], 1) if part in level else None,
        )
        for part, mean in _mean(mine).items()
    ]


def _mean(found: Sequence[dict[str, int]]) -> dict[str, float]:
    return {part: sum(each.get(part, 0) for each in found) / len(found) for part in found[-1]}


# ---------------------------------------------------------------------------------------------------- games of a person


def played_games(
    engine: sa.Engine, handle: str, viewer: str | None, page: int, game: str | None = None
) -> PlayedGames | None:
    """The games of a person, the last first: one's own all, those of others as far as their tables were public."""
    with engine.begin() as connection:
        eyes = Eyes(connection, viewer)
        profile = seen(eyes, handle)
        if profile is None or not eyes.sees(profile, "games"):
            return None
        own = profile.person == viewer
        query = (
            sa.select(results, result_seats, tables.c.id.label("kept"))
            .join(results, results.c.table_id == result_seats.c.table_id)
            .outerjoin(tables, tables.c.id == results.c.table_id)
            .where(result_seats.c.person_id == profile.person)
            .order_by(results.c.number.desc())
            .limit(LISTED + 1)
            .offset((page - 1) * LISTED)
        )
        if not own:
            query = query.where(results.c.public)
        if game:
            query = query.where(results.c.game == game)
        found = [row._mapping for row in connection.execute(query)]
        seats = _opponents(connection, [row[results.c.table_id] for row in found[:LISTED]])
        games = [_played(eyes, row, seats[row[results.c.table_id]], own) for row in found[:LISTED]]
        return PlayedGames(games=games, page=page, more=len(found) > LISTED)


def _opponents(connection: sa.Connection, found: Iterable[str]) -> dict[str, list[Any]]:
    seats: dict[str, list[Any]] = defaultdict(list)
    query = sa.select(result_seats).where(result_seats.c.table_id.in_(list(found))).order_by(result_seats.c.seat)
    for row in connection.execute(query):
        seats[row.table_id].append(row)
    return seats


def _played(eyes: Eyes, row: Any, seats: Sequence[Any], own: bool) -> PlayedGame:
    seat = row[result_seats.c.seat]
    mine = next(each for each in seats if each.seat == seat)
    profile = eyes.profile(mine.person_id)
    rates = own or (profile is not None and eyes.sees(profile, "ratings"))
    return PlayedGame(
        table=row[results.c.table_id],
        there=row["kept"] is not None,
        game=row[results.c.game],
        at=iso(row[results.c.at]),
        public=row[results.c.public],
        why=row[results.c.why],
        seat=seat,
        place=mine.place,
        score=mine.score,
        gave_up=mine.gave_up,
        value=round(mine.mu_after) if rates and mine.mu_after is not None else None,
        change=_change(mine) if rates else None,
        others=[_opponent(eyes, each) for each in seats if each.seat != seat],
    )


def _opponent(eyes: Eyes, row: Any) -> Opponent:
    return Opponent(
        seat=row.seat,
        nickname=row.nickname,
        level=row.level,
        handle=eyes.address(row.person_id),
        place=row.place,
        score=row.score,
        gave_up=row.gave_up,
    )
