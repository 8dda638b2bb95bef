"""What an operator sees: structured logs and figures for Prometheus."""

from __future__ import annotations

import asyncio
import logging
import sys
from time import perf_counter
from typing import Any

import sqlalchemy as sa
import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector

from sylvarium.server.database import cause

LOOK_EVERY = 0.25  # seconds between two looks at how late the event loop is
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Lines:
    """Writes lines to standard error, whatever that is at the moment.

    A line that cannot be written, because the disk is full or whoever read has gone, is lost and counted. It must not
    stop what it tells of: a move, or the thread that listens.
    """

    lost = 0  # since the process began

    def __call__(self, *_: object) -> Lines:
        """What structlog asks for a logger."""
        return self

    def msg(self, line: str) -> None:
        try:
            sys.stderr.write(line + "\n")
            sys.stderr.flush()
        except (OSError, ValueError, AttributeError):  # full, closed, or there is none
            self.lost += 1

    debug = info = warning = error = critical = msg


LINES = Lines()


def storage_in_a_line(_: Any, __: str, event: Any) -> Any:
    """A storage that fails, fails for everybody at once: a line says what it said, and no page where it was asked."""
    told = event.get("exc_info")
    error = sys.exc_info()[1] if told is True else told
    if isinstance(error, sa.exc.OperationalError | sa.exc.InterfaceError):
        del event["exc_info"]
        event["problem"] = cause(error)
    return event


def set_up_logs(as_json: bool) -> None:
    """One line per event: JSON for machines, colours for a terminal. Never a token, a seed or a hand."""
    coloured = structlog.dev.ConsoleRenderer(colors=sys.__stderr__ is not None and sys.__stderr__.isatty())
    renderer = structlog.processors.JSONRenderer() if as_json else coloured
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            storage_in_a_line,
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=LINES,
        cache_logger_on_first_use=True,
    )


class Figures:
    """The figures of one process, in a registry of their own so that several can live in one program."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.about = Info("sylvarium", "What runs here", registry=registry)
        self.late = Histogram(
            "sylvarium_loop_lag_seconds",
            "How late the event loop comes to what is due",
            buckets=QUICK,
            registry=registry,
        )
        self.events = Counter("sylvarium_events", "Stored events", ["kind"], registry=registry)
        self.refusals = Counter("sylvarium_refusals", "Refused requests", ["code"], registry=registry)
        self.refusals.labels("damaged")  # there from the beginning, so that the first one is seen as a rise
        self.sockets = Gauge("sylvarium_sockets", "Open sockets", registry=registry)
        self.tables = Gauge("sylvarium_tables", "Tables in memory", registry=registry)
        self.answer = Histogram(
            "sylvarium_answer_seconds", "From a request on a socket to its answer", buckets=QUICK, registry=registry
        )
        self.commit = Histogram(
            "sylvarium_commit_seconds", "One transaction of the writer", buckets=QUICK, registry=registry
        )
        self.batch = Histogram(
            "sylvarium_commit_events",
            "Writes in one transaction",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
            registry=registry,
        )
        self.writes_waiting = Gauge("sylvarium_writes_waiting", "Writes for the next transaction", registry=registry)
        self.opening = Histogram(
            "sylvarium_opening_seconds", "Reading a table and replaying it", buckets=QUICK, registry=registry
        )
        self.failures = Counter(
            "sylvarium_storage_failures",
            "What the storage did not do: read, write, create",
            ["what"],
            registry=registry,
        )
        for what in ("read", "write", "create"):
            self.failures.labels(what)
        self.usable = Gauge("sylvarium_storage_usable", "Whether the last look at it found it so", registry=registry)
        self.usable.set(1)
        self.lost_lines = Counter("sylvarium_lost_log_lines", "Lines that could not be written", registry=registry)
        self.stumbles = Counter(
            "sylvarium_stumbles",
            "Work that lasts as long as the server, begun again after a failure",
            registry=registry,
        )
        self.reloads = Counter("sylvarium_reloads", "Open tables read again from the storage", registry=registry)
        self.orders = Counter("sylvarium_orders", "Orders of operators", ["deed"], registry=registry)
        self.damaged = Counter("sylvarium_damaged_tables", "Tables opened only in part", registry=registry)
        self.gaps = Counter("sylvarium_gaps", "Changes refused because they do not follow", registry=registry)
        self.doubts = Counter("sylvarium_doubts", "Changes that may or may not be stored", registry=registry)
        self.thinking = Histogram(
            "sylvarium_thinking_seconds", "One decision of a bot", ["level"], buckets=QUICK, registry=registry
        )
        self.thoughts = Gauge(
            "sylvarium_thoughts_waiting", "Thoughts of bots that wait or are at it", registry=registry
        )
        self.thought_wait = Histogram(
            "sylvarium_thought_wait_seconds", "From asking a bot to its first step", buckets=QUICK, registry=registry
        )
        self.lent = Counter(
            "sylvarium_lent",
            "Hints, reviews and explored decisions that players' own devices work out",
            registry=registry,
        )
        self.refused_by_cost = Counter(
            "sylvarium_refused_by_cost",
            "Requests whose address or table has used up its time",
            ["what"],
            registry=registry,
        )
        self.turned_away = Counter(
            "sylvarium_sockets_turned_away", "Sockets without a place", ["why"], registry=registry
        )
        self.made = Counter(
            "sylvarium_costly_answers", "Logs, histories and moments: made or kept", ["how"], registry=registry
        )
        self.made_seconds = Counter(
            "sylvarium_costly_answers_seconds", "Processor time spent on making them", registry=registry
        )

    async def watch(self) -> None:
        """Measures how late this process comes to what is due: then everybody waits. And counts lost lines.

        What was lost while the server started counts as well. Several servers in one process (in tests) write the
        same log, so each of them counts all that the process has lost.
        """
        counted = 0
        while True:
            due = perf_counter() + LOOK_EVERY
            await asyncio.sleep(LOOK_EVERY)
            self.late.observe(max(0.0, perf_counter() - due))
            lost = LINES.lost
            self.lost_lines.inc(lost - counted)
            counted = lost

    def committed(self, count: int, seconds: float) -> None:
        self.commit.observe(seconds)
        self.batch.observe(count)
