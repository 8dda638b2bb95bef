"""The three ways out: Web Push, e-mail, and a webhook of Discord or Slack. All of them block."""

from __future__ import annotations

import http.client
import re
import smtplib
import ssl
from collections.abc import Callable
from dataclasses import dataclass
from email.message import EmailMessage
from time import time
from typing import Any, Literal
from urllib.parse import urlsplit

import orjson
import structlog

from sylvarium.server.sending import reaching
from sylvarium.server.sending.secrets import Secrets
from sylvarium.server.sending.wording import say
from sylvarium.server.settings import Settings

Outcome = Literal["delivered", "gone", "failed"]
LASTS = 24 * 3600  # seconds that a push service tries to reach a browser
NO_SUCH_MAILBOX = (550, 551, 553)
NO_ANSWER = (OSError, http.client.HTTPException, smtplib.SMTPException, reaching.Unreachable, ValueError)

# Names of people and tournaments are in the messages: on Discord they must be no links that look like something else.
MARKDOWN = re.compile(r"([\\*_~`|>\[\]()#</])")
DISCORD = 2000  # letters in a message there
NO_PREVIEWS = 4  # of pages whose address is in a message

log = structlog.get_logger()


@dataclass(frozen=True)
class Letter:
    """A message on its way, and where it goes."""

    id: str
    channel: str
    kind: str
    address: dict[str, Any]
    site: str
    content: dict[str, Any]  # title, lines, path, language; further ones of a confirmation
    person: str = ""
    trouble: str | None = None  # the last one did not arrive there


@dataclass(frozen=True)
class Carriers:
    """`deliver` says what became of a letter; it raises nothing."""

    settings: Settings
    secrets: Secrets

    def deliver(self, letter: Letter) -> Outcome:
        try:
            return WAYS[letter.kind](self, letter)
        except NO_ANSWER as error:
            log.info("a notice could not be sent", way=letter.kind, problem=type(error).__name__)
        except Exception:  # one letter must not keep the others waiting
            log.exception("a notice cannot be sent", way=letter.kind)
        return "failed"

    def _push(self, letter: Letter) -> Outcome:
        """Encrypted for this browser alone, and signed by this server."""
        endpoint = letter.address["endpoint"]
        shown = {
            "title": letter.content["title"],
            "body": "\n".join(letter.content["lines"]),
            "path": letter.content["path"],
            "tag": "sylvarium",
        }
        from pywebpush import WebPusher  # brings two HTTP libraries along, which a server that starts need not load

        packed = WebPusher(letter.address).encode(orjson.dumps(shown), "aes128gcm")
        parts = urlsplit(endpoint)
        writes = f"mailto:{self.settings.mail_from}" if self.settings.mail_from else letter.site
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time()) + 12 * 3600, "sub": writes}
        headers = {
            **self.secrets.vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Topic": letter.id,
            "Urgency": "normal",
        }
        return self._posted(endpoint, packed["body"], headers)

    def _hook(self, letter: Letter) -> Outcome:
        address = f"{letter.site}{letter.content['path']}"
        text = "\n".join([*letter.content["lines"], address])
        body: dict[str, Any]
        if letter.address["shape"] == "slack":
            body = {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
        else:
            lines = [MARKDOWN.sub(r"\\\1", line) for line in letter.content["lines"]]
            while len(text := "\n".join([*lines, address])) > DISCORD and lines:
                lines.pop()  # never the address: it leads to all of them
            body = {"content": text, "allowed_mentions": {"parse": []}, "flags": NO_PREVIEWS}
        return self._posted(letter.address["url"], orjson.dumps(body), {"Content-Type": "application/json"})

    def _posted(self, url: str, body: bytes, headers: dict[str, str]) -> Outcome:
        status = reaching.post(url, body, headers, self.settings.notices_private)
        if 200 <= status < 300:
            return "delivered"
        return "gone" if status in (404, 410) else "failed"

    def _email(self, letter: Letter) -> Outcome:
        message = self._message(letter)
        settings = self.settings
        secure = ssl.create_default_context()
        try:
            if settings.smtp_tls == "tls":
                server: smtplib.SMTP = smtplib.SMTP_SSL(
                    settings.smtp_host, settings.smtp_port, timeout=reaching.WITHIN, context=secure
                )
            else:
                server = smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=reaching.WITHIN)
            with server:
                if settings.smtp_tls == "starttls":
                    server.starttls(context=secure)
                if settings.smtp_user:
                    server.login(settings.smtp_user, settings.smtp_password)
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as refused:
            known = any(code in NO_SUCH_MAILBOX for code, _ in refused.recipients.values())
            return "gone" if known else "failed"
        return "delivered"

    def _message(self, letter: Letter) -> EmailMessage:
        content, language = letter.content, letter.content["language"]
        message = EmailMessage()
        message["From"], message["To"] = self.settings.mail_from, letter.address["address"]
        message["Subject"] = content["title"]
        message["Message-ID"] = f"<{letter.id}@{urlsplit(letter.site).hostname or 'sylvarium'}>"
        message["Auto-Submitted"] = "auto-generated"
        lines = list(content["lines"])
        stop = content.get("never")
        if stop is None:
            stop = f"{letter.site}/api/notices/stop/{letter.channel}/{self.secrets.stopping(letter.channel)}"
            lines += ["", say(language, "mail-open", address=f"{letter.site}{content['path']}")]
            lines += ["", say(language, "mail-why", address=stop)]
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content("\n".join(lines) + "\n")
        return message


WAYS: dict[str, Callable[[Carriers, Letter], Outcome]] = {
    "push": Carriers._push,
    "hook": Carriers._hook,
    "email": Carriers._email,
}
