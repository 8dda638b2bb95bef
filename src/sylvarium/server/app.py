"""The application: `create_app(settings)`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from time import perf_counter

import orjson
import structlog
from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import DataError, SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, Response
from starlette.routing import Match, Route
from starlette.types import Receive, Scope, Send

from sylvarium import __version__
from sylvarium.hosting.refusal import Refusal
from sylvarium.server import browsing, client, explorer, gathering, looking_back, metrics, school
from sylvarium.server.api import kept_answer, packed
from sylvarium.server.clocks import api as calendar
from sylvarium.server.database import alone, migrate, open_engine, survives
from sylvarium.server.guard import Guard, problem
from sylvarium.server.headers import SecurityHeaders
from sylvarium.server.hub import Hub
from sylvarium.server.limits import HASTE, Buckets, TooDear
from sylvarium.server.observing import Figures, set_up_logs
from sylvarium.server.people import api as people
from sylvarium.server.people import carrying, circle, finding, inviting, mine, owning, reporting
from sylvarium.server.people import operating as operator
from sylvarium.server.probing import check_storage
from sylvarium.server.rating import api as rating
from sylvarium.server.reference import page as reference_page
from sylvarium.server.reviews import Reviews
from sylvarium.server.sending import api as sending
from sylvarium.server.settings import Settings
from sylvarium.server.shapes import Health
from sylvarium.server.socket import serve_socket
from sylvarium.server.tournaments import api as tournaments

CLIENT = "client"  # the route of everything that is not the interface for programs

NOTHING_FROM_ELSEWHERE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

log = structlog.get_logger()

# In the order in which addresses are looked for.
ROUTERS = (
    browsing.router,
    gathering.router,
    looking_back.router,
    school.router,
    explorer.router,
    people.router,
    mine.router,
    carrying.router,
    rating.router,
    calendar.router,
    sending.router,
    circle.router,
    inviting.router,
    finding.router,
    owning.router,
    reporting.router,
    tournaments.router,
    operator.router,
    metrics.router,
)


def create_app(settings: Settings | None = None) -> FastAPI:
    """The whole application. What it needs is opened when it starts and closed when it stops."""
    settings = settings or Settings.from_environment()
    set_up_logs(settings.log_json)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        started = perf_counter()
        engine = open_engine(settings.database_url)
        with alone(engine):
            await asyncio.to_thread(migrate, engine)
            await asyncio.to_thread(check_storage, engine)
            hub = Hub(settings, engine, Figures())
            app.state.hub, app.state.reviews = hub, Reviews(hub.brains)
            app.state.weighings = explorer.Weighings(hub.brains)
            await hub.start()
            where = engine.url.render_as_string(hide_password=True)
            storage = engine.dialect.name
            hub.figures.about.info({"version": __version__, "storage": storage, "moves_survive": survives(engine)})
            took = round(perf_counter() - started, 3)
            log.info("started", database=where, moves_survive=survives(engine), seconds=took, process=hub.process)
            yield
            await app.state.reviews.stop()
            await app.state.weighings.stop()
            await hub.stop()
            engine.dispose()
            log.info("stopped", process=hub.process)

    app = FastAPI(
        title="Sylvarium",
        version="1",
        description="Five modern board games on one digital table. The socket is described in docs/protocol.md.",
        lifespan=life,
        openapi_url=None,  # FastAPI would write it anew for everybody who asks
        docs_url=None,  # FastAPI's own page loads its scripts from elsewhere
        redoc_url=None,
    )
    app.state.settings = settings
    app.state.new_tables = Buckets(settings.limits.new_tables)
    app.state.lobby = {}  # pages of it, for a moment
    app.state.public_tables = Buckets(settings.limits.public_tables)
    app.state.searches = Buckets(settings.limits.searches)
    app.state.logins = Buckets(settings.limits.logins)
    app.state.tournaments = Buckets(settings.limits.tournaments)
    app.state.reports = Buckets(settings.limits.reports)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(PackedAnswers, minimum_size=1000, compresslevel=5)
    app.add_middleware(SecurityHeaders)
    for router in ROUTERS:
        app.include_router(router)
    _answer_refusals(app)
    _add_socket(app)
    _add_health(app)
    _add_reference(app)
    _add_client(app, settings)
    return app


class PackedAnswers(GZipMiddleware):
    """Answers of the interface are packed as they are made; files see to that themselves (`client`)."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        packs = scope["type"] == "http" and scope["path"].startswith("/api/")
        await (super().__call__ if packs else self.app)(scope, receive, send)


def _answer_refusals(app: FastAPI) -> None:
    """Every refusal has the same shape, whatever part of the server refuses."""

    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        app.state.hub.figures.refusals.labels(refusal.code).inc()
        if isinstance(refusal, TooDear):
            await asyncio.sleep(HASTE)
        return problem(refusal)

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        """A mistake of ours. The log has all of it (uvicorn writes it there); the client that asked learns nothing of
        it.
        """
        return problem(Refusal("failed", "Something went wrong on the server. Try again."))

    @app.exception_handler(SQLAlchemyError)
    async def unstored(request: Request, error: SQLAlchemyError) -> Response:
        log.error("the storage failed", path=request.url.path, problem=type(error).__name__)
        return problem(Refusal("storage", "The storage does not answer. Try again."))

    @app.exception_handler(DataError)
    async def unstorable(request: Request, error: DataError) -> Response:
        """PostgreSQL keeps no text with a zero byte; nobody means to write one."""
        return problem(Refusal("bad_message", "There is something in this request that cannot be kept."))

    @app.exception_handler(RequestValidationError)
    async def wrong(request: Request, error: RequestValidationError) -> Response:
        if any(each["loc"][0] == "path" for each in error.errors()):
            return problem(Refusal("unknown_path", "There is nothing at this address."))
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"] if part != "body")
        return problem(Refusal("bad_message", f"{place}: {first['msg']}" if place else first["msg"]))

    @app.exception_handler(HTTPException)
    async def general(request: Request, error: HTTPException) -> Response:
        if error.status_code not in (404, 405):
            status = 422 if error.status_code == 400 else error.status_code
            return JSONResponse({"code": "bad_message", "message": str(error.detail)}, status)
        allowed = sorted(_methods(app, request))
        if not allowed or request.method in allowed:
            return problem(Refusal("unknown_path", f"There is nothing at {request.url.path}."))
        answer = problem(Refusal("wrong_method", f"This address takes {', '.join(allowed)}."))
        answer.headers["Allow"] = ", ".join(allowed)
        return answer


def _methods(app: FastAPI, request: Request) -> set[str]:
    """The methods that the address of a request knows."""
    programs = request.url.path.startswith("/api/")
    found: set[str] = set()
    for route in (*(route for router in ROUTERS for route in router.routes), *app.routes):
        if isinstance(route, Route) and not (programs and route.name == CLIENT):
            known = route.matches(request.scope)[0] != Match.NONE
            found |= (route.methods or set()) if known else set()
    return found


def _add_socket(app: FastAPI) -> None:
    @app.websocket("/api/tables/{table}/socket")
    async def socket(websocket: WebSocket, table: str) -> None:
        await serve_socket(app.state.hub, websocket, table)


def _add_health(app: FastAPI) -> None:
    @app.get("/health", tags=["operators"], responses={503: {"model": Health, "description": "Failing"}})
    async def health() -> Health:
        """Whether this process can do its work."""
        games = app.state.hub.preparation.states()
        if await app.state.hub.wellness.well():
            return Health(status="ok", database="ok", games=games)
        found = Health(status="failing", database="failing", games=games)
        return JSONResponse(found.model_dump(), 503)  # type: ignore[return-value]


def _add_reference(app: FastAPI) -> None:
    @cache
    def description() -> bytes:
        return packed(orjson.dumps(app.openapi()))

    @cache
    def page() -> str:
        return reference_page(app.openapi())

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi(request: Request) -> Response:
        return kept_answer(request, description())

    @app.get("/api/docs", include_in_schema=False)
    async def reference() -> HTMLResponse:
        return HTMLResponse(page(), headers={"Content-Security-Policy": NOTHING_FROM_ELSEWHERE})


def _add_client(app: FastAPI, settings: Settings) -> None:
    """Whatever is not the interface for programs belongs to the web client."""

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], name=CLIENT, include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        takes = "gzip" in request.headers.get("accept-encoding", "")
        programs = path == "api" or path.startswith("api/")
        found = None if programs else await asyncio.to_thread(client.respond, settings.client, path, takes)
        if found is None:
            raise HTTPException(404)
        return found
