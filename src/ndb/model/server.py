"""`ndb serve`: our own model behind an OpenAI-compatible address, on the light runtime and the standard library.

Answers `GET /v1/models` and `POST /v1/completions` (prompt as token ids or as text of the language). One request is
answered at a time: what they share of their prompts is read once. For one machine or a network one trusts.
"""

import json
import threading
from collections.abc import Iterator, Mapping, Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import numpy as np

from ndb.errors import NdbError
from ndb.language.decoding import Choose, Feed, Talk
from ndb.model.protocol import Sampling
from ndb.model.runtime import Runtime

NAME = "ndb"
MOST_TOKENS = 4096
_LONGEST_BODY = 4 << 20


def make_server(runtime: Runtime, host: str = "127.0.0.1", port: int = 0) -> ThreadingHTTPServer:
    """A server that is bound but does not serve yet; port 0 takes a free one."""
    answers = Answers(runtime)

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            is_known = self.path.rstrip("/") == "/v1/models"
            self._send(*((200, answers.models()) if is_known else (404, _error("there is /v1/models"))))

        def do_POST(self) -> None:
            size = int(self.headers.get("Content-Length") or 0)
            if self.path.rstrip("/") != "/v1/completions" or size > _LONGEST_BODY:
                self.close_connection = True
                return self._send(404, _error("there is /v1/completions, for requests of up to 4 MiB"))
            return self._send(*answers.completions(self.rfile.read(size)))

        def _send(self, status: int, answer: Mapping[str, Any]) -> None:
            body = json.dumps(answer).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            """Quiet: who serves says at the start where."""

    return ThreadingHTTPServer((host, port), Handler)


def _error(message: str) -> dict[str, Any]:
    return {"error": {"message": message, "type": "invalid_request_error"}}


class Answers:
    """What is answered, without the HTTP."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
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
        except (ValueError, KeyError, TypeError, AttributeError) as error:
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
