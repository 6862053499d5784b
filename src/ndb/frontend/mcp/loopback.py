"""Streamable HTTP at the loopback address, for whoever shows the token. Knows HTTP; nothing of debugging."""

import os
import secrets
import socket
import sys
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import uvicorn
from mcp.server.mcpserver import MCPServer

HOST = "127.0.0.1"
Message = MutableMapping[str, Any]
App = Callable[[Message, Callable[[], Awaitable[Message]], Callable[[Message], Awaitable[None]]], Awaitable[None]]


def serve_loopback(server: MCPServer[Any], port: int, token: str | None) -> None:
    """Serve until interrupted. The address and, if nobody chose one, the token are said on stderr."""
    chosen = token or os.environ.get("NDB_MCP_TOKEN")
    secret = chosen or secrets.token_urlsafe(24)
    listener = socket.create_server((HOST, port))
    said = "" if chosen else f", token {secret}"
    print(f"ndb: serving MCP at http://{HOST}:{listener.getsockname()[1]}/mcp{said}", file=sys.stderr, flush=True)
    app = with_token(server.streamable_http_app(host=HOST), secret)
    config = uvicorn.Config(app, log_level="warning", lifespan="on", timeout_graceful_shutdown=2)
    uvicorn.Server(config).run(sockets=[listener])


def with_token(app: App, token: str) -> App:
    """An application that answers only requests with `Authorization: Bearer TOKEN`."""
    wanted = f"Bearer {token}".encode()

    async def guarded(scope: Message, receive: Any, send: Any) -> None:
        shown = dict(scope.get("headers", ())).get(b"authorization", b"")
        if scope["type"] != "http" or secrets.compare_digest(shown, wanted):
            return await app(scope, receive, send)
        headers = [(b"content-type", b"text/plain"), (b"www-authenticate", b"Bearer")]
        await send({"type": "http.response.start", "status": 401, "headers": headers})
        await send({"type": "http.response.body", "body": b"show the token: Authorization: Bearer TOKEN\n"})
        return None

    return guarded
