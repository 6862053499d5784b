"""What the protocol has no word for: the run as a picture, a state by its number, how far values are to be trusted;
and what is told while something is under way."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from dap_client import DapClient

from ndb.frontend.dap import adapter as adapter_module
from ndb.frontend.dap.adapter import Adapter
from ndb.frontend.dap.wire import Message
from ndb.session import Stop

Written = Callable[..., str]
PRICES = """\
def total(prices):
    result = 0
    for price in prices:
        result += price
    return result
"""
GUESSED = """\
import random


def total(prices):
    result = 0
    for price in prices:
        result += random.randint(price, price)
    return result
"""
"""What the dice give is the model's to say; plain sums are reckoned."""
ENDLESS = "n = 0\nwhile True:\n    n += 1\n"


# -- time --------------------------------------------------------------------------------------------------------------


def test_a_run_is_a_picture_to_click_in(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, engine="replay", stopOnEntry=True, breakpoints={shop: [4]})
    editor.stopped()
    picture = editor.ask("ndb/timeline", bins=100)
    assert picture["length"] == picture["stop"] and picture["deepest"] == 2
    assert {"shop", "total", "<module>"} == {call[3] for call in picture["calls"]}
    assert len(picture["breakpoints"]) == 3 and len(picture["printed"]) == 2 and not picture["raised"]
    second = picture["breakpoints"][1]
    assert editor.ask("ndb/state", moment=second)["text"] == "result += price"
    stop = editor.step("ndb/go", moment=second)
    assert (stop["reason"], stop["line"], editor.locals(stop["frame"]["id"])["result"]) == ("goto", 4, "3")
    assert editor.ask("ndb/timeline")["here"] == second
    part = editor.ask("ndb/timeline", start=second, stop=second + 2, bins=10)
    assert (part["start"], part["stop"], len(part["depths"])) == (second, second + 2, 2)


def test_a_call_that_is_not_over_reaches_to_the_present(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, breakpoints={shop: [5]})
    editor.stopped()
    picture = editor.ask("ndb/timeline")
    assert {call[3]: call[1] for call in picture["calls"]} == dict.fromkeys(
        ["<module>", "shop", "total"], picture["length"] - 1
    )


def test_a_state_that_is_not_there_is_said(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, stopOnEntry=True)
    editor.stopped()
    editor.ask("ndb/go", moment=10_000, threadId=1)
    assert "numbered" in editor.event("stopped")["description"]


# -- trust -------------------------------------------------------------------------------------------------------------


def test_what_really_ran_is_exact(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, stopOnEntry=True)
    editor.stopped()
    assert editor.ask("ndb/trust")["values"] == []


def test_predicted_values_have_a_chance_each(editor: DapClient, written: Written) -> None:
    path = written(GUESSED)
    editor.begin(program=f"{path}::total", callArgs="[3, 4]", engine="neural", breakpoints={path: [8]})
    editor.stopped()
    trust = editor.ask("ndb/trust")
    assert trust["provenance"] == "predicted" and 0 < trust["confidence"] <= 1 and trust["line"] == 8
    rows = {row["name"]: row for row in trust["values"]}
    assert rows["result"]["provenance"] == "predicted" and 0 <= rows["result"]["confidence"] <= 1
    assert "isWorkedOut" not in trust and "prices" not in rows, "what was given is not in doubt"


def test_a_state_that_needed_no_model_is_told_as_worked_out(editor: DapClient, written: Written) -> None:
    path = written(GUESSED)
    editor.begin(program=f"{path}::total", callArgs="[3, 4]", engine="neural", breakpoints={path: [6]})
    editor.stopped()
    assert editor.ask("ndb/trust")["isWorkedOut"] is True


def test_a_value_set_by_hand_is_told_as_edited(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, breakpoints={shop: [4]})
    frame = editor.stopped()["frame"]["id"]
    editor.ask("setExpression", expression="result", value="50", frameId=frame)
    assert [(row["name"], row["provenance"]) for row in editor.ask("ndb/trust")["values"]] == [("result", "edited")]


# -- while something is under way --------------------------------------------------------------------------------------


def test_log_points_speak_while_the_program_runs(editor: DapClient, written: Written) -> None:
    path = written(ENDLESS)
    editor.begin(program=path, breakpoints={path: [{"line": 3, "logMessage": "n is {n}"}]})
    for n in range(3):
        said = editor.event("output")
        assert (said["output"], said["line"], said["source"]["path"]) == (f"n is {n}\n", 3, path)
    assert not any(m.get("event") == "stopped" for m in editor.messages)
    editor.ask("pause", threadId=1)
    assert editor.stopped()["reason"] == "pause"


@pytest.fixture
def predicting(tmp_path: Path) -> Iterator[tuple[Adapter, list[Message], threading.Event]]:
    """An adapter in a predicted run, for a client that shows progress; the event comes with the first report."""
    (tmp_path / "program.py").write_text(PRICES)
    sent: list[Message] = []
    shown = threading.Event()

    def send(message: Message) -> None:
        sent.append(message)
        if message.get("event") == "progressStart":
            shown.set()

    adapter = Adapter(send)
    launch = {
        "program": f"{tmp_path / 'program.py'}::total",
        "callArgs": "[3]",
        "engine": "neural",
        "stopOnEntry": True,
    }
    greeting = {"supportsProgressReporting": True}
    for command, told in (("initialize", greeting), ("launch", launch), ("configurationDone", {})):
        adapter.handle({"seq": 1, "type": "request", "command": command, "arguments": told})
    yield adapter, sent, shown
    adapter.close()


def test_a_slow_prediction_is_shown_as_progress(
    predicting: tuple[Adapter, list[Message], threading.Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    adapter, sent, shown = predicting
    assert adapter.debuggee is not None
    session = adapter.debuggee.session
    real: Callable[[], Stop] = session.next

    def slow() -> Stop:
        assert shown.wait(60), "no progress was reported"
        return real()

    monkeypatch.setattr(adapter_module, "QUIET_SECONDS", 0.01)
    monkeypatch.setattr(session, "next", slow)
    sent.clear()
    adapter.handle({"seq": 9, "type": "request", "command": "next", "arguments": {"threadId": 1}})
    told: list[Any] = [message.get("event") for message in sent if message["type"] == "event"]
    start, end = told.index("progressStart"), told.index("progressEnd")
    assert start < end < told.index("stopped")
    bodies = {message["event"]: message["body"] for message in sent if message.get("event", "").startswith("progress")}
    assert bodies["progressStart"]["cancellable"] and bodies["progressStart"]["title"]
    assert bodies["progressStart"]["progressId"] == bodies["progressEnd"]["progressId"]


def test_a_quick_one_is_not(
    predicting: tuple[Adapter, list[Message], threading.Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    adapter, sent, _ = predicting
    monkeypatch.setattr(adapter_module, "QUIET_SECONDS", 3600.0)
    adapter.handle({"seq": 9, "type": "request", "command": "next", "arguments": {"threadId": 1}})
    assert not any("progress" in message.get("event", "") for message in sent)
