"""`ndb serve`: our own model behind an OpenAI-compatible address, on the light runtime and the standard library.

Answers `GET /v1/models` and `POST /v1/completions` (prompt as token ids or as text of the language). One request is
answered at a time: what they share of their prompts is read once. Requests of web pages and for other hosts are
refused, a token may be asked for, and sizes, times and the number of those who wait are bounded. For one machine or a
network one trusts.
"""

import hmac
import json
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import numpy as np

from ndb.errors import NdbError
from ndb.language.decoding import Choose, Feed, Talk
from ndb.model.protocol import Sampling
from ndb.model.runtime import Runtime

NAME = "ndb"
MOST_TOKENS = 4096
LOCAL_NAMES = frozenset({"127.0.0.1", "localhost", "::1"})


@dataclass(frozen=True, slots=True)
class ServerLimits:
    """What clients may take up."""

    body_bytes: int = 4 << 20
    prompts: int = 64
    """Of one request."""
    waiting: int = 16
    """Requests at a time, the one that is answered among them; more are told to come again."""
    seconds: float = 30.0
    """For a client to send its request, or to take its answer."""


DEFAULT_LIMITS = ServerLimits()


def make_server(
    runtime: Runtime,
    host: str = "127.0.0.1",
    port: int = 0,
    token: str | None = None,
    limits: ServerLimits = DEFAULT_LIMITS,
) -> ThreadingHTTPServer:
    """A server that is bound but does not serve yet; port 0 takes a free one. `token`: what clients have to show."""
    answers, places = Answers(runtime, limits.prompts), threading.BoundedSemaphore(limits.waiting)
    hosts = LOCAL_NAMES | {host} if host in LOCAL_NAMES else None

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        timeout = limits.seconds

        def do_GET(self) -> None:
            if (refused := self._refused()) is not None:
                return self._send(*refused)
            is_known = self.path.rstrip("/") == "/v1/models"
            return self._send(*((200, answers.models()) if is_known else (404, _error("there is /v1/models"))))

        def do_POST(self) -> None:
            refused, size = self._refused(), self.headers.get("Content-Length", "")
            if refused is None and self.path.rstrip("/") != "/v1/completions":
                refused = 404, _error("there is /v1/completions")
            if refused is None and not (size.isascii() and size.isdigit() and int(size) <= limits.body_bytes):
                refused = 413, _error(f"say a Content-Length of up to {limits.body_bytes} bytes")
            if refused is not None:
                self.close_connection = True
                return self._send(*refused)
            return self._answer(int(size))

        def _answer(self, size: int) -> None:
            if not places.acquire(blocking=False):
                self.close_connection = True
                return self._send(503, _error("too many requests are waiting; come again"))
            try:
                return self._send(*answers.completions(self.rfile.read(size)))
            finally:
                places.release()

        def _refused(self) -> tuple[int, dict[str, Any]] | None:
            """A page in a browser on this machine is not one of those it is for."""
            named = self.headers.get("Host", "").rpartition(":")[0] or self.headers.get("Host", "")
            if "Origin" in self.headers or (hosts is not None and named.strip("[]") not in hosts):
                return 403, _error("requests from web pages and for other hosts are refused")
            shown = self.headers.get("Authorization", "").removeprefix("Bearer ")
            if token is not None and not hmac.compare_digest(shown.encode(), token.encode()):
                return 401, _error("show the server's token: Authorization: Bearer TOKEN")
            return None

        def _send(self, status: int, answer: Mapping[str, Any]) -> None:
            body = json.dumps(answer).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            """Quiet: who serves says at the start where."""

    return _Server((host, port), Handler)


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that went away or was too slow is no news; anything else is."""
        if not isinstance(sys.exception(), OSError):
            super().handle_error(request, client_address)


def _error(message: str) -> dict[str, Any]:
    return {"error": {"message": message, "type": "invalid_request_error"}}


class Answers:
    """What is answered, without the HTTP."""

    def __init__(self, runtime: Runtime, most_prompts: int = DEFAULT_LIMITS.prompts) -> None:
        self._runtime = runtime
        self._most_prompts = most_prompts
        self._lock = threading.Lock()

    def models(self) -> dict[str, Any]:
        about = {
            "id": NAME, "object": "model", "owned_by": "ndb",
            "max_model_len": self._runtime.passes.config.context, "vocabulary": len(self._runtime.tokenizer),
        }  # fmt: skip
        return {"object": "list", "data": [about]}

    def completions(self, body: bytes) -> tuple[int, dict[str, Any]]:
        try:
            request = json.loads(body)
            prompts = self._prompts(request["prompt"])
            most = min(max(int(request.get("max_tokens") or 16), 1), MOST_TOKENS)
            sampling = Sampling(float(request.get("temperature", 1.0)), float(request.get("top_p", 1.0)))
            seed = int(request.get("seed") or 0)
            among = self._among(request.get("logit_bias") or {})
        except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError) as error:
            return 400, _error(f"this request cannot be read: {error}")
        try:
            with self._lock:
                talks = [_writing(prompt, most, among) for prompt in prompts]
                said = self._runtime.drive_all(talks, sampling, np.random.default_rng(seed))
        except NdbError as error:
            return 400, _error(str(error))
        if None in said:
            return 400, _error("the prompt and what is to be written exceed the model's context length")
        return 200, {"object": "text_completion", "model": NAME, "choices": list(self._choices(said))}

    def _prompts(self, given: Any) -> list[list[int]]:
        """One prompt or several, each token ids or text."""
        is_one = isinstance(given, str) or (isinstance(given, list) and all(type(token) is int for token in given))
        if not is_one and len(given) > self._most_prompts:
            raise ValueError(f"up to {self._most_prompts} prompts a request")
        prompts = [self._ids(prompt) for prompt in ([given] if is_one else given)]
        if not prompts or not all(prompts):
            raise ValueError("a prompt is empty")
        return prompts

    def _ids(self, prompt: Any) -> list[int]:
        ids = self._runtime.tokenizer.encode(prompt) if isinstance(prompt, str) else list(prompt)
        if not all(type(token) is int and 0 <= token < len(self._runtime.tokenizer) for token in ids):
            raise ValueError(f"token ids are whole numbers below {len(self._runtime.tokenizer)}")
        return ids

    def _among(self, bias: Mapping[str, float]) -> list[int] | None:
        """The only tokens that may be written: those with a bias of 100, OpenAI's way to say so."""
        return self._ids(sorted(int(token) for token, by in bias.items() if by >= 100)) or None

    def _choices(self, said: Sequence[list[tuple[int, float]]]) -> Iterator[dict[str, Any]]:
        for number, tokens in enumerate(said):
            ids = [token for token, _ in tokens]
            pieces = [self._runtime.tokenizer.decode([token]) for token in ids]
            offsets = np.cumsum([0, *map(len, pieces)]).tolist()[:-1]
            yield {
                "index": number, "text": self._runtime.tokenizer.decode(ids), "finish_reason": "length",
                "token_ids": ids,
                "logprobs": {"tokens": pieces, "token_logprobs": [p for _, p in tokens], "text_offset": offsets},
            }  # fmt: skip


def _writing(prompt: Sequence[int], most: int, among: Sequence[int] | None) -> Talk[Any]:
    """A talk that only writes on."""
    allowed = np.array(among) if among is not None else None
    yield Feed(prompt)
    said = []
    for _ in range(most):
        chosen = yield Choose(allowed)
        assert chosen is not None
        said.append((chosen.token, chosen.log_probability))
    return said
