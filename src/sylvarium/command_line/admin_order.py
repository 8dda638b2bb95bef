"""`sylvarium admin`, continued: operators, reports, and what is done about people (docs/operating.md)."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

import typer

from sylvarium.command_line.admin import DatabaseOption, JsonOption, app, grid, storage, tell
from sylvarium.command_line.shared import harmless

__all__ = ["app"]  # with the commands of both modules


class ReportDeed(StrEnum):
    mute = "mute"
    rename = "rename"
    ban = "ban"
    ban_address = "ban-address"
    delete_line = "delete-line"
    delete = "delete"
    close = "close"
    dismiss = "dismiss"


class PersonDeed(StrEnum):
    mute = "mute"
    unmute = "unmute"
    rename = "rename"
    ban = "ban"
    unban = "unban"
    delete = "delete"


class AddressDeed(StrEnum):
    ban = "ban"
    unban = "unban"


HoursOption = Annotated[float | None, typer.Option(min=0.01, help="For how many hours; otherwise until it is lifted.")]
NewNameOption = Annotated[str | None, typer.Option("--name", help="The new name.")]
WhyOption = Annotated[str, typer.Option("--reason", help="The reason, for the record.")]
ToldOption = Annotated[str, typer.Option("--reason", help="The reason, for the record; whoever is banned reads it.")]
PersonArgument = Annotated[str, typer.Argument(help="The name of somebody with an account, or their id.")]


@app.command()
def operator(
    person: PersonArgument,
    remove: Annotated[bool, typer.Option("--remove", help="Make them an ordinary person again.")] = False,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Makes somebody with an account an operator, who sees reports on the page /operator."""
    from sylvarium.server.operating import order

    with storage(database) as engine:
        id = order.one_called(engine, person)
        order.appoint(engine, id, not remove)
    said = f"{person} ({id}) is {'no operator any more' if remove else 'an operator'}"
    tell({"person": id, "operator": not remove}, as_json, said)


@app.command()
def reports(
    report: Annotated[int | None, typer.Argument(help="Everything about this one.")] = None,
    done: Annotated[bool, typer.Option("--done", help="Reports that have been dealt with.")] = False,
    page: Annotated[int, typer.Option(min=1)] = 1,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """What people have reported, the oldest first; or everything about one, with what was said around it."""
    from sylvarium.server.operating.reporting import listed

    with storage(database) as engine:
        found, more = listed(engine, done, page, report)
        if report is not None and not found:
            raise ValueError(f"there is no report {report}")
    if as_json:
        tell({"reports": found, "page": page, "more": more}, True)
    elif report is not None:
        [one] = found
        about = {name: "–" if value is None else value for name, value in one.items() if name != "lines"}
        tell(None, False, *(harmless(f"{name}: {value}") for name, value in about.items()), *map(_line, one["lines"]))
    else:
        grid(found, id="report", kind="kind", name="name", account="account", table="table", seat="seat",
             reporter="by", reason="reason", earlier="others", at="when", outcome="outcome")  # fmt: skip
        tell(None, False, f"{len(found)} reports{' and more' if more else ''}")


def _line(line: dict[str, Any]) -> str:
    who = line["nickname"] or "?"
    return harmless(f"{'→' if line['reported'] else ' '} {line['at'][:19]} {who}: {line['text']}")


@app.command()
def resolve(
    report: Annotated[int, typer.Argument(help="The number of a report.")],
    deed: Annotated[ReportDeed, typer.Argument(help="What to do about it.")],
    name: NewNameOption = None,
    hours: HoursOption = None,
    reason: ToldOption = "",
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Acts on the person a report is about (or dismisses it), and closes the report."""
    from sylvarium.server.operating import order

    with storage(database) as engine:
        order.do(engine, order.Deed(deed.value, report=report, name=name, hours=hours, reason=reason))
    tell({"report": report, "deed": deed.value}, as_json, f"report {report}: {deed.value}")


@app.command()
def person(
    person: PersonArgument,
    deed: Annotated[PersonDeed, typer.Argument(help="What to do.")],
    name: NewNameOption = None,
    hours: HoursOption = None,
    reason: ToldOption = "",
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Mutes, renames, bans or deletes somebody with an account, or lifts that again."""
    from sylvarium.server.operating import order

    with storage(database) as engine:
        id = order.one_called(engine, person)
        order.do(engine, order.Deed(deed.value, person=id, name=name, hours=hours, reason=reason))
    tell({"person": id, "deed": deed.value}, as_json, f"{person} ({id}): {deed.value}")


@app.command()
def address(
    address: Annotated[str, typer.Argument(help="An IP address; for IPv6 its network counts.")],
    deed: Annotated[AddressDeed, typer.Argument(help="What to do.")],
    hours: Annotated[float, typer.Option(min=0.01, max=720, help="For how many hours.")] = 24,
    reason: WhyOption = "",
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Lets nobody in from an address for a while, or lifts that."""
    from sylvarium.server.operating import order

    with storage(database) as engine:
        order.do(engine, order.Deed(f"{deed.value}-address", address=address, hours=hours, reason=reason))
    tell({"address": address, "deed": deed.value}, as_json, f"{address}: {deed.value}")


@app.command()
def deeds(
    page: Annotated[int, typer.Option(min=1)] = 1, database: DatabaseOption = None, as_json: JsonOption = False
) -> None:
    """What operators have done about people, the latest first."""
    from sylvarium.server.operating import order

    with storage(database) as engine:
        found, more = order.deeds(engine, page)
    if as_json:
        tell({"deeds": found, "page": page, "more": more}, True)
        return
    rows = [{**each, "operator": each["operator"] or "command line", "subject": _subject(each)} for each in found]
    grid(rows, at="when", operator="operator", deed="deed", subject="about", reason="reason")
    tell(None, False, f"{len(rows)} deeds{' and more' if more else ''}")


def _subject(deed: dict[str, Any]) -> str:
    return "  ".join(f"{name}={value}" for name, value in deed["subject"].items())


@app.command()
def tournaments(
    close: Annotated[str | None, typer.Option("--close", help="End this tournament: no further round begins.")] = None,
    title: Annotated[
        tuple[str, str] | None, typer.Option("--title", help="Another title: the id of the tournament, and the title.")
    ] = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Tournaments that are open or being played; ends one, or renames it."""
    from sylvarium.server.operating import tournaments as work

    with storage(database) as engine:
        if close:
            work.close(engine, close)
        if title:
            work.retitle(engine, *title)
        found = work.listed(engine)
    lines = [
        f"{each['id']}  {each['status']} {each['round']}  {each['game']}  {each['entrants']} entrants  {each['title']}"
        for each in found
    ]
    tell(found, as_json, *lines, f"{len(found)} tournaments")
