"""Figures of this process for its operator's Prometheus."""

from __future__ import annotations

import hmac
from typing import Annotated

from fastapi import APIRouter, Header, Request, Response

from sylvarium.hosting.refusal import Refusal
from sylvarium.server.addresses import is_local
from sylvarium.server.api import MEANINGS, TheHub
from sylvarium.server.hub import Hub
from sylvarium.server.shapes import Problem

router = APIRouter(tags=["operators"])


@router.get("/metrics", response_class=Response, responses={403: {"model": Problem, "description": MEANINGS[403]}})
async def metrics(hub: TheHub, request: Request, authorization: Annotated[str | None, Header()] = None) -> Response:
    """Figures for Prometheus: for requests with the operator's token, or from this machine itself."""
    from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

    if not _is_operator(hub, request, authorization or ""):
        raise Refusal("operators_only", "The figures are for the operator of this server.")
    await hub.wellness.well()  # where nobody asks for /health, the alert about the storage goes by this
    return Response(generate_latest(hub.figures.registry), media_type=CONTENT_TYPE_LATEST)


def _is_operator(hub: Hub, request: Request, authorization: str) -> bool:
    token = hub.settings.metrics_token
    if token:
        return hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode())
    forwarded = any(name in request.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip", "via"))
    return not forwarded and request.client is not None and is_local(request.client.host)
