"""`ndb serve` against clients that mean harm; what it answers to others is tested with the remote model."""

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from ndb.errors import BadTarget
from ndb.frontend import serve
from ndb.model.server import Answers, ServerLimits, make_server

RUNTIME: Any = SimpleNamespace(passes=SimpleNamespace(config=SimpleNamespace(context=8)), tokenizer=range(5))


@contextmanager
def serving(**options: Any) -> Iterator[int]:
    with make_server(RUNTIME, **options) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_address[1]
        server.shutdown()
        thread.join()


def status(port: int, request: str) -> int:
    with socket.create_connection(("127.0.0.1", port), 10) as client:
        client.sendall(request.replace("\n", "\r\n").encode())
        return int(client.recv(64).split()[1])


GET = "GET /v1/models HTTP/1.1\nHost: localhost\n"
POST = "POST /v1/completions HTTP/1.1\nHost: localhost\n"


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (GET + "\n", 200),
        (GET + "Origin: http://evil.example\n\n", 403),
        ("GET /v1/models HTTP/1.1\nHost: evil.example\n\n", 403),
        (POST + "Content-Length: -1\n\n", 413),
        (POST + "Content-Length: x\n\n", 413),
        (POST + "Content-Length: 99999999\n\n", 413),
        (POST + "\n", 413),
        (POST + "Content-Length: 2\n\n[]", 400),
    ],
)
def test_bad_requests_are_refused(request_: str, expected: int) -> None:
    with serving() as port:
        assert status(port, request_) == expected


def test_a_token_has_to_be_shown() -> None:
    with serving(token="secret") as port:
        assert status(port, GET + "\n") == 401
        assert status(port, GET + "Authorization: Bearer wrong\n\n") == 401
        assert status(port, GET + "Authorization: Bearer secret\n\n") == 200


def test_a_client_that_sends_nothing_is_dropped() -> None:
    with serving(limits=ServerLimits(seconds=0.1)) as port, socket.create_connection(("127.0.0.1", port), 10) as client:
        assert client.recv(10) == b""


def test_when_too_many_wait_the_next_is_told() -> None:
    with serving(limits=ServerLimits(waiting=1)) as port, socket.create_connection(("127.0.0.1", port), 10) as slow:
        slow.sendall(POST.replace("\n", "\r\n").encode() + b"Content-Length: 2\r\n\r\n[")
        answers = {status(port, POST + "Content-Length: 2\n\n[]") for _ in range(20)}
        slow.sendall(b"]")
    assert 503 in answers


def test_many_prompts_and_deep_nesting_are_refused() -> None:
    answers = Answers(RUNTIME)
    assert answers.completions(json.dumps({"prompt": [[1]] * 400}).encode())[0] == 400
    assert answers.completions(b"[" * 100_000)[0] == 400


def test_others_are_served_only_with_a_token() -> None:
    arguments: Any = SimpleNamespace(host="0.0.0.0", port=0, token=None, model=None)
    with pytest.raises(BadTarget, match="--token"):
        serve.run(arguments)
