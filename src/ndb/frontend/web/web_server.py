"""The server of the page: its files, and a WebSocket on which it asks; at the loopback address, for who has the token.

Knows HTTP and messages. Who may talk is the guard's business, what can be asked the requests' modules'. A message is
`{"id": …, "do": NAME, …}`; the answer has the same id and `ok`, and either what was asked for or an `error`.
"""

import asyncio
import json
import secrets
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ndb.errors import NdbError
from ndb.frontend.mcp.project import Project
from ndb.frontend.web import requests_look, requests_move, requests_predict
from ndb.frontend.web.asked import Body, flag, text
from ndb.frontend.web.built_page import FILES, read_built
from ndb.frontend.web.guard import HOST, Guard, headers_of_page
from ndb.frontend.web.page_session import PageSession, is_walked
from ndb.frontend.web.requests_move import Handler
from ndb.frontend.web.requests_open import OpenRequests
from ndb.session.open import Wanted

_REFUSED = 4403
"""The code with which a WebSocket is closed that may not talk to us."""
_MOST_BYTES = 4 << 20
"""Of a message from the page."""
_MOST_PAGES = 16


class WebServer:
    """All pages of one `ndb web`. The first session is opened before the first page asks, so that it need not wait."""

    def __init__(self, guard: Guard, opening: OpenRequests) -> None:
        self.guard = guard
        self._handlers: Mapping[str, Handler] = {
            **requests_move.HANDLERS, **requests_look.HANDLERS, **requests_predict.HANDLERS, **opening.handlers(),
        }  # fmt: skip
        self._opening = opening
        self._ready: PageSession | None = None
        """The first page's session."""
        self._stock: PageSession | None = None
        """Of a recording: the session from which every page gets one of its own."""
        self._pages: set[PageSession] = set()

    def app(self) -> Starlette:
        files = [Route(f"/{name}", self._file) for name in FILES]
        return Starlette(
            routes=[Route("/", self._page), *files, WebSocketRoute("/ws", self._talk)], lifespan=self._life
        )

    @asynccontextmanager
    async def _life(self, _: Starlette) -> AsyncIterator[None]:
        try:
            yield
        finally:
            for page in [*self._pages, self._ready, self._stock]:
                if page is not None:
                    page.close()

    def open_first(self) -> None:
        """Open what stood on the command line; what is wrong with it is told before anything is served."""
        if self._opening.first is not None:
            page = PageSession()
            try:
                page.do_now(lambda found: self._handlers["restore"](found, {}))
                page.do_now(lambda found: self._handlers["calls"](found, {}))
            except BaseException:
                page.close()
                raise
            if is_walked(page.need()):
                self._stock = page
            else:
                self._ready = page

    # HTTP

    async def _page(self, request: Request) -> Response:
        shown = request.query_params.get("token") or request.cookies.get(self.guard.cookie)
        if (refusal := self.guard.refusal(request.headers, shown)) is not None:
            return _refused(refusal)
        nonce = secrets.token_urlsafe(16)
        html = read_built("index.html").replace("NDB_NONCE", nonce)
        response = Response(html, media_type="text/html", headers=headers_of_page(nonce))
        response.set_cookie(self.guard.cookie, self.guard.token, httponly=True, samesite="strict")
        return response

    async def _file(self, request: Request) -> Response:
        refusal = self.guard.refusal(request.headers, request.cookies.get(self.guard.cookie))
        if refusal is not None:
            return _refused(refusal)
        name = request.url.path[1:]
        return Response(read_built(name), media_type=FILES[name], headers=headers_of_page(""))

    # Talking

    async def _talk(self, socket: WebSocket) -> None:
        refusal = self.guard.refusal(socket.headers, socket.cookies.get(self.guard.cookie))
        if refusal is not None or socket.headers.get("origin") is None or len(self._pages) >= _MOST_PAGES:
            await socket.close(_REFUSED, (refusal or "too many pages are open: close one")[:120])
            return
        await socket.accept()
        page, self._ready = self._ready or PageSession(), None
        self._pages.add(page)
        try:
            if self._stock is not None:
                stock = self._stock.need()
                await page.do(lambda found: found.share(stock))
            await self._listen(socket, page)
        finally:
            self._pages.discard(page)
            page.close()

    async def _listen(self, socket: WebSocket, page: PageSession) -> None:
        """Questions are answered in order; only what is for a program that is under way overtakes."""
        waiting: set[asyncio.Task[None]] = set()
        try:
            while True:
                asked = _read(await socket.receive_text())
                if (overtaking := _OVERTAKING.get(str(asked.get("do")))) is not None:
                    await _send(socket, asked, overtaking(page, asked))
                    continue
                task = asyncio.create_task(self._answer(socket, page, asked))
                waiting.add(task)
                task.add_done_callback(waiting.discard)
        except WebSocketDisconnect:
            page.interrupt()
        finally:
            for task in list(waiting):
                task.cancel()

    async def _answer(self, socket: WebSocket, page: PageSession, asked: Body) -> None:
        handler = self._handlers.get(str(asked.get("do")))
        if handler is None:
            told: Body = {"error": f"there is no request {asked.get('do')!r}"}
        else:
            told = await _told(page, handler, asked)
        await _send(socket, asked, told)


def _give(page: PageSession, asked: Body) -> Body:
    """A line for the program to read; or the end of what there is."""
    try:
        is_given = page.give(None if flag(asked, "end") else text(asked, "line"))
    except NdbError as error:
        return {"error": str(error)}
    return {} if is_given else {"error": "this program reads nothing from here, or has too much to read already"}


def _progress(page: PageSession, _: Body) -> Body:
    written, is_waiting = page.progress()
    return {"written": written, "waits": is_waiting}


_OVERTAKING: Mapping[str, Handler] = {
    "interrupt": lambda page, _: {"interrupted": page.interrupt()}, "input": _give, "progress": _progress,
}  # fmt: skip
"""What is answered while another question is at work."""


async def _told(page: PageSession, handler: Handler, asked: Body) -> Body:
    """An answer. A user's mistake is the user's to read; what is ours is said, too, and goes to our own stderr."""
    try:
        return await page.do(lambda found: handler(found, asked))
    except NdbError as error:
        return {"error": str(error)}
    except (OSError, RecursionError) as error:
        return {"error": f"{type(error).__name__}: {error}"}
    except Exception as error:
        import traceback

        traceback.print_exc()
        return {"error": f"this is a mistake of ndb's own, told on its terminal: {type(error).__name__}"}


async def _send(socket: WebSocket, asked: Body, told: Body) -> None:
    answer = {"id": asked.get("id"), "ok": "error" not in told, **told}
    await socket.send_text(json.dumps(answer, separators=(",", ":")))


def _read(text: str) -> Body:
    try:
        asked = json.loads(text)
    except (ValueError, RecursionError):
        return {"do": "?"}
    return asked if isinstance(asked, dict) else {"do": "?"}


def _refused(why: str) -> Response:
    return PlainTextResponse(why + "\n", status_code=403, headers=headers_of_page(""))


def make_server(guard: Guard, root: Path, first: Wanted | None, defaults: Wanted) -> WebServer:
    return WebServer(guard, OpenRequests(Project(root.resolve()), first, defaults))


def serve(root: Path, first: Wanted | None, defaults: Wanted, port: int, *, opens_browser: bool) -> int:
    """Serve until interrupted. The address, which has the token, is printed."""
    read_built("index.html")
    listener = socket.create_server((HOST, port))
    guard = Guard(listener.getsockname()[1])
    server = make_server(guard, root, first, defaults)
    server.open_first()
    print(f"ndb: look at {guard.address}", flush=True)
    print("ndb: Ctrl-C ends it", file=sys.stderr, flush=True)
    if opens_browser:
        webbrowser.open(guard.address)
    config = uvicorn.Config(
        server.app(), log_level="error", lifespan="on", ws_max_size=_MOST_BYTES, timeout_graceful_shutdown=2,
        server_header=False, date_header=False,
    )  # fmt: skip
    uvicorn.Server(config).run(sockets=[listener])
    return 0
