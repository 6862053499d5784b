"""Who may talk to the page's server, what it says to whom, and that a mistake of the page's never ends it."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette")

from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ndb.engine.live.launch import Program
from ndb.frontend.web.guard import HOST, Guard, policy
from ndb.frontend.web.web_server import make_server
from ndb.session.open import Wanted

PORT, TOKEN = 7777, "a-secret-of-this-test"
HERE, SOCKET = f"http://{HOST}:{PORT}", f"ws://{HOST}:{PORT}/ws"
PROGRAM = """def count(s, t):
    n = 0
    for c in s:
        n += int(c == t)
    return n
"""
DEFAULTS = Wanted(Program(""), "replay")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    (tmp_path / "berry.py").write_text(PROGRAM)
    program = Program(str(tmp_path / "berry.py") + "::count", args='"berry", "r"', expressions=True)
    server = make_server(Guard(PORT, TOKEN), tmp_path, Wanted(program, "replay"), DEFAULTS)
    with TestClient(server.app(), base_url=HERE) as found:
        yield found


def let_in(client: TestClient) -> TestClient:
    assert client.get("/", params={"token": TOKEN}).status_code == 200
    return client


class Page:
    """What the page does: asks, and reads the answer."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self._id = 0
        self._told: dict[int, dict[str, Any]] = {}

    def ask(self, what: str, /, **params: Any) -> dict[str, Any]:
        return self.answer_to(self.send(what, **params))

    def send(self, what: str, /, **params: Any) -> int:
        self._id += 1
        self._socket.send_text(json.dumps({"id": self._id, "do": what, **params}))
        return self._id

    def answer_to(self, number: int) -> dict[str, Any]:
        """Answers may come in another order than the questions."""
        while number not in self._told:
            told: dict[str, Any] = json.loads(self._socket.receive_text())
            self._told[told["id"]] = told
        return self._told.pop(number)


@pytest.fixture
def page(client: TestClient) -> Iterator[Page]:
    with let_in(client).websocket_connect(SOCKET, headers={"origin": HERE}) as socket:
        yield Page(socket)


# -- who may talk ------------------------------------------------------------------------------------------------------


def test_without_the_token_nothing_is_shown(client: TestClient) -> None:
    for path in ("/", "/?token=wrong", "/app.js", "/app.css"):
        refused = client.get(path)
        assert refused.status_code == 403
        assert "token" in refused.text


def test_the_token_in_the_address_lets_the_page_in_and_stays_as_a_cookie(client: TestClient) -> None:
    shown = client.get("/", params={"token": TOKEN})
    cookie = shown.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert TOKEN not in shown.text
    assert client.get("/").status_code == client.get("/app.js").status_code == 200


@pytest.mark.parametrize("host", ["evil.example", f"evil.example:{PORT}", f"{HOST}:1", f"0.0.0.0:{PORT}", ""])
def test_another_name_pointed_at_this_address_is_refused(client: TestClient, host: str) -> None:
    let_in(client)
    for path in ("/", "/app.js"):
        assert client.get(path, params={"token": TOKEN}, headers={"host": host}).status_code == 403


@pytest.mark.parametrize("origin", ["http://evil.example", f"https://{HOST}:{PORT}", f"http://{HOST}:1", "null"])
def test_a_page_of_another_site_cannot_talk(client: TestClient, origin: str) -> None:
    let_in(client)
    assert client.get("/", headers={"origin": origin}).status_code == 403
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(SOCKET, headers={"origin": origin}) as socket:
        socket.receive_text()


def test_a_socket_needs_an_origin_and_the_cookie(client: TestClient) -> None:
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(SOCKET, headers={"origin": HERE}) as socket:
        socket.receive_text()
    let_in(client)
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(SOCKET) as socket:
        socket.receive_text()


def test_a_socket_asked_for_at_another_name_is_refused(client: TestClient) -> None:
    let_in(client)
    headers = {"origin": HERE, "host": f"evil.example:{PORT}"}
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(SOCKET, headers=headers) as socket:
        socket.receive_text()


def test_the_policy_allows_our_files_and_nothing_inline(client: TestClient) -> None:
    rules = client.get("/", params={"token": TOKEN}).headers["content-security-policy"]
    assert "default-src 'none'" in rules
    assert "script-src 'self';" in rules
    assert "unsafe" not in rules + policy("x")
    assert "frame-ancestors 'none'" in rules
    assert client.get("/").headers["x-content-type-options"] == "nosniff"


def test_every_page_has_a_nonce_of_its_own(client: TestClient) -> None:
    pages = [client.get("/", params={"token": TOKEN}) for _ in range(2)]
    nonces = {page.headers["content-security-policy"].partition("'nonce-")[2].partition("'")[0] for page in pages}
    assert len(nonces) == 2
    assert all(any(nonce in page.text for nonce in nonces) for page in pages)


# -- talking -----------------------------------------------------------------------------------------------------------


def test_a_page_is_told_where_the_session_stands(page: Page) -> None:
    told = page.ask("restore")
    assert told["ok"]
    assert told["view"]["state"]["source"] == "def count(s, t):"
    assert [v["name"] for v in told["view"]["frames"][-1]["variables"]] == ["s", "t"]


def test_what_makes_no_sense_is_answered_and_ends_nothing(client: TestClient) -> None:
    with let_in(client).websocket_connect(SOCKET, headers={"origin": HERE}) as socket:
        for text in ("", "{", "[]", "7", '{"do": 3}', '{"do": "go"}', '{"do": "go", "moment": true}', "[" * 10_000):
            socket.send_text(text)
            assert json.loads(socket.receive_text())["ok"] is False
        assert Page(socket).ask("restore")["ok"]


@pytest.mark.parametrize(
    ("asked", "problem"),
    [
        ({"do": "go", "moment": 10**6}, "numbered"),
        ({"do": "toggle", "file": "berry.py", "line": 9999}, "no line"),
        ({"do": "toggle", "file": "../../etc/passwd", "line": 1}, "no file"),
        ({"do": "source", "file": "/etc/passwd"}, "no file"),
        ({"do": "why", "name": "nobody"}, "no variable"),
        ({"do": "evaluate", "expression": "__import__('os')"}, ""),
        ({"do": "open", "kind": "file", "target": "/etc/passwd", "engine": "replay"}, "outside the project"),
        ({"do": "open", "kind": "file", "target": "../x.py", "engine": "live"}, "outside the project"),
        ({"do": "open", "kind": "file", "target": "berry.py", "engine": "magic"}, "no engine"),
        ({"do": "open", "kind": "code", "text": "  "}, "nothing to run"),
        ({"do": "open", "kind": "test", "target": "../../test_x.py"}, "outside the project"),
        ({"do": "assume", "assumption": "x = 1"}, "nothing is assumed"),
        ({"do": "edit", "name": "n", "value": "3"}, "recording"),
        ({"do": "switch", "name": "nowhere"}, "no branch"),
        ({"do": "infer", "file": "berry.py", "function": "count", "kind": "eats", "what": "1"}, "returns"),
        ({"do": "no such request"}, "no request"),
    ],
)
def test_a_mistake_is_told_and_the_session_stands(page: Page, asked: dict[str, Any], problem: str) -> None:
    before = page.ask("restore")["view"]["stop"]["moment"]
    told = page.ask(asked.pop("do"), **asked)
    assert not told["ok"]
    assert problem in told["error"]
    assert page.ask("view")["stop"]["moment"] == before


def test_files_to_open_are_those_of_the_folder(page: Page, tmp_path: Path) -> None:
    (tmp_path / ".hidden").mkdir()
    (tmp_path / ".hidden" / "secret.py").write_text("")
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "more.py").write_text("")
    assert page.ask("files")["files"] == ["berry.py", "sub/more.py"]


def test_a_second_page_has_a_session_of_its_own(client: TestClient) -> None:
    let_in(client)
    headers = {"origin": HERE}
    with (
        client.websocket_connect(SOCKET, headers=headers) as one,
        client.websocket_connect(SOCKET, headers=headers) as two,
    ):
        first, second = Page(one), Page(two)
        start = first.ask("restore")["view"]["stop"]["moment"]
        assert first.ask("step")["stop"]["moment"] > start
        assert second.ask("restore")["view"]["stop"]["moment"] == start


def test_a_live_program_that_waits_for_a_line_is_answered(
    page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "asking.py").write_text('name = input("who? ")\nprint("hello", name)\n')
    assert page.ask("open", kind="file", target="asking.py", engine="live")["view"]["reads"]
    resumed = page.send("resume")
    deadline = time.monotonic() + 60
    while not (told := page.ask("progress"))["waits"]:
        assert time.monotonic() < deadline
    assert told["written"] == "who? "
    assert page.ask("input", line="Ada")["ok"]
    assert page.answer_to(resumed)["output"]["text"] == "who? hello Ada\n"
    assert not page.ask("input", line=3)["ok"]


def test_a_program_that_reads_nothing_is_given_nothing(page: Page) -> None:
    page.ask("restore")
    assert "reads nothing" in page.ask("input", line="Ada")["error"]


def test_binds_to_the_loopback_address() -> None:
    assert HOST == "127.0.0.1"
    assert Guard(PORT).address.startswith(f"http://127.0.0.1:{PORT}/?token=")
    assert Guard(1).token != Guard(1).token


def test_a_program_that_was_recorded_is_not_run_again_for_a_second_page(tmp_path: Path) -> None:
    (tmp_path / "ran.py").write_text(
        "from pathlib import Path\nwith Path(__file__).with_name('runs').open('a') as f:\n    f.write('x')\n"
    )
    program = Program(str(tmp_path / "ran.py"))
    server = make_server(Guard(PORT, TOKEN), tmp_path, Wanted(program, "replay"), DEFAULTS)
    server.open_first()
    with TestClient(server.app(), base_url=HERE) as client:
        let_in(client)
        for _ in range(2):
            with client.websocket_connect(SOCKET, headers={"origin": HERE}) as socket:
                assert Page(socket).ask("restore")["view"]["state"]["line"] == 1
    assert (tmp_path / "runs").read_text() == "x"
