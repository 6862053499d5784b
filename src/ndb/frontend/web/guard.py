"""Who may talk to the server: only pages it served itself, to whoever was told the token.

A server at the loopback address can still be reached by any page in the same browser. So the host must be a loopback
name (else a foreign name was pointed at us: DNS rebinding), the origin of whoever connects must be ours, and a secret
must be shown: once in the address, afterwards as a cookie that other sites' requests do not carry. Knows headers only.
"""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field

HOST = "127.0.0.1"
_NAMES = (HOST, "localhost")


@dataclass(frozen=True, slots=True)
class Guard:
    """What is asked of every request. The port is part of all of it."""

    port: int
    token: str = field(default_factory=lambda: secrets.token_urlsafe(24))

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}/?token={self.token}"

    @property
    def cookie(self) -> str:
        """Cookies are shared by all ports of a host; so each server has one of its own."""
        return f"ndb-{self.port}"

    def is_our_host(self, host: str) -> bool:
        return host in {f"{name}:{self.port}" for name in _NAMES}

    def is_our_origin(self, origin: str | None) -> bool:
        """Pages say where they come from; what says nothing is no page, and has the token or not."""
        return origin is None or origin in {f"http://{name}:{self.port}" for name in _NAMES}

    def knows(self, shown: str | None) -> bool:
        return shown is not None and secrets.compare_digest(shown.encode(), self.token.encode())

    def refusal(self, headers: Mapping[str, str], shown: str | None) -> str | None:
        """Why a request is not answered; None where it is."""
        if not self.is_our_host(headers.get("host", "")):
            return "this server answers at its loopback address only"
        if not self.is_our_origin(headers.get("origin")):
            return "other sites may not talk to this server"
        if not self.knows(shown):
            return "open the address that ndb printed: it has the token"
        return None


def policy(nonce: str) -> str:
    """The content security policy: our own files, nothing inline but what carries the nonce, nobody else's anything."""
    return (
        f"default-src 'none'; script-src 'self'; style-src 'self' 'nonce-{nonce}'; img-src 'self' data: blob:; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def headers_of_page(nonce: str) -> dict[str, str]:
    return {
        "content-security-policy": policy(nonce),
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "cache-control": "no-store",
    }
