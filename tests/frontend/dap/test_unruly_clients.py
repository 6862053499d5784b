"""Clients that do not keep to the rules, or go in the middle: right errors, no crash, nothing left behind."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from io import BytesIO

import pytest
from dap_client import DapClient, children, left_of
from hypothesis import given
from hypothesis import strategies as st

from ndb.frontend.dap.adapter import Adapter
from ndb.frontend.dap.wire import BadMessage, Message, encoded, read_message

Written = Callable[[str], str]
ENDLESS = "n = 0\nwhile True:\n    n += 1\n"
DEAF = "import signal, time\nsignal.signal(signal.SIGINT, signal.SIG_IGN)\nwhile True:\n    time.sleep(1000)\n"


# -- the wire ----------------------------------------------------------------------------------------------------------


@given(st.dictionaries(st.text(), st.text() | st.integers() | st.lists(st.text())))
def test_what_is_written_is_read(message: Message) -> None:
    assert read_message(BytesIO(encoded(message))) == message


@pytest.mark.parametrize(
    "data", [b"hello\r\n\r\n", b"Content-Length: x\r\n\r\n", b"\r\n", b"Content-Length: 99999999999\r\n\r\n",
             b"Content-Length: 2\r\n\r\n[]", b"Content-Length: 3\r\n\r\n{]}", b"\xff" * 5000],
)  # fmt: skip
def test_what_is_no_message_is_refused(data: bytes) -> None:
    with pytest.raises(BadMessage):
        read_message(BytesIO(data))


@given(st.binary())
def test_any_bytes_are_a_message_or_an_end_or_refused(data: bytes) -> None:
    try:
        assert isinstance(read_message(BytesIO(data)), dict | None)
    except BadMessage as error:
        assert str(error)


@pytest.mark.parametrize(
    "data", [b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", b"\x00\x01\x02\n", b"Content-Length: 5\r\n\r\n{{{{{"]
)
def test_garbage_ends_the_adapter_with_a_word(data: bytes) -> None:
    with DapClient.over_pipes() as client:
        client.raw(data)
        assert "ndb:" in client.event("output")["output"]
        assert client.process is not None and client.process.wait(60) == 1


# -- the adapter by itself ---------------------------------------------------------------------------------------------


def answers(*requests: Message) -> list[Message]:
    """What an adapter sends for these requests."""
    sent: list[Message] = []
    adapter = Adapter(sent.append)
    for number, request in enumerate(requests, 1):
        adapter.handle({"seq": number, "type": "request", **request})
    adapter.close()
    return sent


def test_the_first_request_is_initialize() -> None:
    first, second = answers({"command": "threads"}, {"command": "initialize"})
    assert not first["success"] and "initialize" in first["message"]
    assert second["success"] and second["body"]["supportsStepBack"]


@pytest.mark.parametrize("command", ["noSuchRequest", "next", "scopes", "configurationDone", "terminate", "ndb/why"])
def test_what_cannot_be_asked_yet_is_refused(command: str) -> None:
    said = answers({"command": "initialize"}, {"command": command, "arguments": {}})[-1]
    assert not said["success"] and said["message"] and said["body"]["error"]["format"]


@pytest.mark.parametrize(
    "arguments", [{}, {"program": 3}, {"program": "a.py", "module": "b"}, {"program": "/no/such/file.py"},
                  {"program": "x.py", "engine": "magic"}, {"module": "no_such_module"}, {"recording": "/no/such"},
                  {"program": "x.py", "cwd": "/no/such/folder"}],
)  # fmt: skip
def test_a_launch_that_cannot_be_says_why(arguments: Message) -> None:
    said = answers({"command": "initialize"}, {"command": "launch", "arguments": arguments})
    assert len(said) == 2 and not said[1]["success"] and len(said[1]["message"]) > 10


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)
NAMES = ["breakpoints", "source", "name", "frameId", "variablesReference", "expression", "value", "line", "targetId"]
COMMANDS = ["setBreakpoints", "evaluate", "scopes", "variables", "setVariable", "stackTrace", "stepIn", "completions",
            "setDataBreakpoints", "dataBreakpointInfo", "source", "gotoTargets", "cancel", "restartFrame"]  # fmt: skip


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Adapter, list[Message]]]:
    """An adapter that stands in a program."""
    folder = tmp_path_factory.mktemp("standing")
    (folder / "program.py").write_text("x = [1, 2]\ny = x\n")
    sent: list[Message] = []
    adapter = Adapter(sent.append)
    launch = {"program": str(folder / "program.py"), "stopOnEntry": True}
    for command, told in (("initialize", {}), ("launch", launch), ("configurationDone", {})):
        adapter.handle({"seq": 1, "type": "request", "command": command, "arguments": told})
    assert sent[-1]["event"] == "stopped"
    yield adapter, sent
    adapter.close()


@given(command=st.sampled_from(COMMANDS), told=st.dictionaries(st.sampled_from(NAMES), JSON) | JSON)
def test_any_arguments_are_answered(standing: tuple[Adapter, list[Message]], command: str, told: object) -> None:
    adapter, sent = standing
    sent.clear()
    adapter.handle({"seq": 7, "type": "request", "command": command, "arguments": told})
    assert [message["request_seq"] for message in sent if message["type"] == "response"] == [7]


# -- while the program runs --------------------------------------------------------------------------------------------


def test_a_running_program_is_paused_and_goes_on(editor: DapClient, written: Written) -> None:
    path = written(ENDLESS)
    editor.begin(program=path)
    assert editor.ask("threads")["threads"][0]["id"] == 1
    editor.ask("pause", threadId=1)
    stop = editor.stopped()
    assert stop["reason"] == "pause" and stop["line"] in (1, 2, 3)
    editor.ask("continue", threadId=1)
    editor.ask("pause", threadId=1)
    assert int(editor.locals(editor.stopped()["frame"]["id"])["n"]) > 0


def test_a_breakpoint_set_while_it_runs_stops_it(editor: DapClient, written: Written) -> None:
    path = written(ENDLESS)
    editor.begin(program=path)
    rows = editor.ask("setBreakpoints", source={"path": path}, breakpoints=[{"line": 3}])["breakpoints"]
    assert rows[0]["verified"]
    assert editor.stopped()["reason"] == "breakpoint"


@pytest.mark.parametrize("text", [ENDLESS, DEAF])
def test_nothing_is_left_behind_when_the_client_goes(written: Written, text: str) -> None:
    with DapClient.over_pipes() as client:
        client.begin(program=written(text))
        assert client.process is not None
        started = children(client.process.pid)
        assert started
    assert not left_of(started)


def test_disconnecting_in_the_middle_of_a_run_is_answered(editor: DapClient, written: Written) -> None:
    editor.begin(program=written(ENDLESS))
    assert editor.answer("disconnect")["success"]


def test_terminating_a_running_program_ends_it(editor: DapClient, written: Written) -> None:
    editor.begin(program=written(ENDLESS))
    editor.ask("terminate")
    editor.event("terminated")
    assert not editor.answer("next", threadId=1)["success"]


def test_a_prediction_is_broken_off_when_the_client_goes(written: Written) -> None:
    path = written("def f(n):\n    while n:\n        n = n + 1\n    return n\n")
    with DapClient.over_pipes() as client:
        client.begin(program=f"{path}::f", callArgs=[1], engine="neural")
        assert client.process is not None
        started = children(client.process.pid)
    assert client.process.poll() is not None and not left_of(started)


def test_a_request_that_waits_can_be_cancelled(editor: DapClient, written: Written) -> None:
    editor.begin(program=written(ENDLESS))
    waiting = editor.send("evaluate", expression="n")
    editor.ask("cancel", requestId=waiting)
    editor.ask("pause", threadId=1)
    answer = editor.wait(lambda m: m.get("request_seq") == waiting)
    assert not answer["success"] and answer["message"] == "cancelled"


def test_clients_over_tcp_do_not_meet(shop: str) -> None:
    command = [sys.executable, "-m", "ndb", "dap", "--port", "0"]
    server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    assert server.stderr is not None
    try:
        port = int(server.stderr.readline().rpartition(":")[2])
        with DapClient.over_socket(port) as one, DapClient.over_socket(port) as other:
            for client, line in ((one, 4), (other, 6)):
                client.begin(program=shop, breakpoints={shop: [line]})
                assert client.stopped()["line"] == line
            assert one.step("next")["line"] == 3
            for client in (one, other):
                assert client.answer("disconnect")["success"]
        assert not any(m["body"]["output"] for m in one.messages if m.get("event") == "output"), "the other's output"
    finally:
        server.terminate()
        server.wait(60)
        server.stderr.close()
