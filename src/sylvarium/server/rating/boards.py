"""Leaderboards: those who show their rating and have played enough for it to be known, and the levels of the bots."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from sylvarium.server.rating.pages import ENOUGH, SURE
from sylvarium.server.rating.scale import TOLD, levels
from sylvarium.server.rating.shapes import Leaderboard, LeaderboardEntry
from sylvarium.server.schema import people, profiles, standings

LISTED = 50  # people on a page


def leaderboard(engine: sa.Engine, game: str, page: int, viewer: str | None) -> Leaderboard:
    """A page of it, the strongest first."""
    with engine.connect() as connection:
        count = connection.execute(sa.select(sa.func.count()).select_from(_listed(game).subquery())).scalar() or 0
        query = _listed(game).order_by(standings.c.mu.desc(), standings.c.person_id)
        skipped = (page - 1) * LISTED
        found = connection.execute(query.limit(LISTED + 1).offset(max(0, skipped - 1))).all()
        above = found[0].mu if skipped and found else None  # the last of the page before
        shown = (found[1:] if skipped else found)[:LISTED]
        more = skipped + len(shown) < count
        entries = [_person(row, skipped + k + 1, viewer) for k, row in enumerate(shown)]
        below = shown[-1].mu if more else None
        return Leaderboard(
            game=game,
            entries=_with_levels(game, list(zip(entries, (row.mu for row in shown), strict=True)), above, below)
            if shown or page == 1
            else [],
            count=count,
            page=page,
            more=more,
            you=_own(connection, game, viewer),
            needs=ENOUGH,
            doubt=SURE,
        )


def _listed(game: str) -> sa.Select[Any]:
    columns = (standings.c.person_id, standings.c.mu, standings.c.sigma, standings.c.games)
    return (
        sa.select(*columns, people.c.name, profiles.c.handle)
        .join(profiles, profiles.c.person_id == standings.c.person_id)
        .join(people, people.c.id == standings.c.person_id)
        .where(standings.c.game == game, profiles.c.ratings == "public")
        .where(standings.c.games >= ENOUGH, standings.c.sigma <= SURE / TOLD)
    )


def _person(row: Any, place: int, viewer: str | None) -> LeaderboardEntry:
    return LeaderboardEntry(
        place=place,
        name=row.name,
        handle=row.handle,
        level=None,
        value=round(row.mu),
        doubt=round(TOLD * row.sigma),
        games=row.games,
        you=row.person_id == viewer,
    )


def _with_levels(
    game: str, entries: list[tuple[LeaderboardEntry, float]], above: float | None, below: float | None
) -> list[LeaderboardEntry]:
    """With the levels that stand among them: below the last one of the page before, and not below this page."""
    marks = [
        (_landmark(level.name, level.rating), level.rating)
        for level in levels(game)
        if (above is None or level.rating <= above) and (below is None or level.rating > below)
    ]
    return [entry for entry, _ in sorted([*entries, *marks], key=lambda each: -each[1])]


def _landmark(level: str, value: float) -> LeaderboardEntry:
    return LeaderboardEntry(
        place=None, name=None, handle=None, level=level, value=round(value), doubt=0, games=None, you=False
    )


def _own(connection: sa.Connection, game: str, viewer: str | None) -> LeaderboardEntry | None:
    """Where the person who asks stands."""
    if viewer is None:
        return None
    row = connection.execute(_listed(game).where(standings.c.person_id == viewer)).first()
    if row is None:
        return None
    ahead = _listed(game).where(
        sa.or_(standings.c.mu > row.mu, sa.and_(standings.c.mu == row.mu, standings.c.person_id < viewer))
    )
    place = (connection.execute(sa.select(sa.func.count()).select_from(ahead.subquery())).scalar() or 0) + 1
    return _person(row, place, viewer)
