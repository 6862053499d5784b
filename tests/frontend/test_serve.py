"""`ndb serve`: a model behind an address."""

import argparse
import socket
from pathlib import Path

import pytest

from ndb.errors import BadTarget
from ndb.frontend import serve
from ndb.model.weights import EMBEDDED


def parsed(*given: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    serve.declare(parser)
    return parser.parse_args(list(given))


def test_by_default_this_machine_only_and_the_model_that_came_along() -> None:
    given = parsed()
    assert (given.model, given.host, given.port) == (EMBEDDED, "127.0.0.1", 8765)


class Server:
    server_address = ("127.0.0.1", 4321)

    def __init__(self, *given: object) -> None:
        self.served = 0

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None: ...

    def serve_forever(self) -> None:
        self.served += 1


def test_it_says_where_it_serves(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    server = Server()
    monkeypatch.setattr(serve.Runtime, "load", lambda folder: folder)
    monkeypatch.setattr(serve, "make_server", lambda *given: server)
    assert serve.run(parsed("--model", "small", "--port", "0")) == 0 and server.served == 1
    assert capsys.readouterr().err == "ndb: serving small: --model http://127.0.0.1:4321/v1\n"


def test_a_taken_port_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr(serve.Runtime, "load", lambda folder: Path(folder))
        with pytest.raises(BadTarget, match="try --port 0"):
            serve.run(parsed("--port", str(taken.getsockname()[1])))
