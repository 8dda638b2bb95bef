"""The JSON shapes of notices (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from sylvarium.server.shapes import Strict

Kind = Literal["turn", "low", "over", "invite", "round"]
Language = Literal["en", "fr"]
Url = Annotated[str, StringConstraints(min_length=1, max_length=1000)]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_\-+/=]{16,200}$")]
Address = Annotated[
    str, StringConstraints(max_length=200, pattern=r"^[^@\s<>,;:\"()\[\]\\]+@[^@\s<>,;:\"()\[\]\\]+\.[^@\s.]+$")
]


class PushKeys(Strict):
    p256dh: Key
    auth: Key


class PushWish(Strict):
    """What a browser says of its push service (PushSubscription)."""

    kind: Literal["push"]
    endpoint: Url
    keys: PushKeys
    language: Language


class EmailWish(Strict):
    kind: Literal["email"]
    address: Address
    language: Language


class HookWish(Strict):
    kind: Literal["hook"]
    url: Url
    shape: Literal["discord", "slack"]
    language: Language


ChannelWish = Annotated[PushWish | EmailWish | HookWish, Field(discriminator="kind")]


class NoticesWish(Strict):
    kinds: Annotated[list[Kind], Field(max_length=5)] | None = None
    language: Language | None = None


class ChannelCode(Strict):
    code: Annotated[str, StringConstraints(min_length=1, max_length=100)]


class ChannelShape(BaseModel):
    id: str
    kind: Literal["push", "email", "hook"]
    label: str
    created: str
    confirmed: bool
    trouble: str | None  # unreachable: the last message did not arrive


class NoticesShape(BaseModel):
    """What a person is told, and where; `push`: the key for their browser; `email`: whether this server writes any."""

    push: str
    email: bool
    kinds: list[Kind]
    language: Language
    channels: list[ChannelShape]
