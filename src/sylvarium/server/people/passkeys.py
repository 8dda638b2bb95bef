"""The ceremonies of a passkey (WebAuthn): making one, and proving to have it. Neither needs a name.

A challenge is a pass: it works once. Whatever is wrong with an answer, it is refused in the same words, so that nobody
learns which passkeys exist.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import orjson
from fastapi import Request
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from sylvarium.hosting.refusal import Refusal
from sylvarium.server.people.login import is_name, own_host
from sylvarium.server.people.passes import Passes
from sylvarium.server.people.store import Passkey, People

WITHIN = 300.0  # seconds in which a ceremony must be finished
BROKEN = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError, LookupError)


@dataclass(frozen=True)
class Site:
    """For whom passkeys are made: the host's name, without its port."""

    id: str
    origins: list[str]

    @classmethod
    def of(cls, request: Request) -> Site:
        host = own_host(request, request.app.state.settings)
        if not is_name(host):
            raise Refusal("no_passkey", "Passkeys need a server with a name (or localhost), not just an address.")
        name = urlsplit(f"//{host}").hostname or ""
        return cls(name, [f"https://{host}", f"http://{host}"])


def begin_making(site: Site, passes: Passes, person: str, name: str, known: list[str]) -> dict[str, Any]:
    """What a browser needs to make a passkey for a person who may have others already."""
    challenge = secrets.token_bytes(32)
    options = generate_registration_options(
        rp_id=site.id,
        rp_name="Sylvarium",
        user_name=name,
        user_id=person.encode(),
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in known],
    )
    passes.issue("make", bytes_to_base64url(challenge), {"person": person, "name": name}, WITHIN)
    return orjson.loads(options_to_json(options))


def finish_making(site: Site, passes: Passes, credential: dict[str, Any], label: str) -> tuple[dict[str, Any], Passkey]:
    """The passkey that was made, and for whom."""
    try:
        challenge = _challenge(credential)
        meant = passes.take("make", challenge)
        if meant is None:
            raise KeyError("challenge")
        made = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.id,
            expected_origin=site.origins,
        )
    except BROKEN:
        raise Refusal("no_passkey", "The passkey could not be made. Try again.") from None
    name = bytes_to_base64url(made.credential_id)
    return meant, Passkey(name, made.credential_public_key, made.sign_count, label)


def begin_showing(site: Site, passes: Passes) -> dict[str, Any]:
    """What a browser needs to ask for any passkey of this site."""
    challenge = secrets.token_bytes(32)
    passes.issue("show", bytes_to_base64url(challenge), {}, WITHIN)
    preferred = UserVerificationRequirement.PREFERRED
    options = generate_authentication_options(rp_id=site.id, challenge=challenge, user_verification=preferred)
    return orjson.loads(options_to_json(options))


def finish_showing(site: Site, passes: Passes, people: People, credential: dict[str, Any]) -> str:
    """Whose passkey was shown."""
    try:
        challenge = _challenge(credential)
        found = people.passkey(str(credential["id"]))
        if passes.take("show", challenge) is None or found is None:
            raise KeyError("challenge")
        person, passkey = found
        shown = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.id,
            expected_origin=site.origins,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
        )
    except BROKEN:
        raise Refusal("no_login", "That did not open a home here.") from None
    people.used(passkey.credential, shown.new_sign_count)
    return person


def _challenge(credential: dict[str, Any]) -> str:
    """The challenge that the browser says it has answered."""
    told = orjson.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
    return str(told["challenge"])
