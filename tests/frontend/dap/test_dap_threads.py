"""Several threads in an editor, and changes of parts of values."""

from collections.abc import Callable

import pytest
from dap_client import DapClient

Written = Callable[..., str]
WORKERS = """\
import threading

ready = threading.Barrier(3)


def work(name, count):
    total = 0
    ready.wait()
    for step in range(count):
        total += step
    return total


threads = [threading.Thread(target=work, args=(name, 3), name=name) for name in ("left", "right")]
for each in threads:
    each.start()
ready.wait()
for each in threads:
    each.join()
print("done")
"""
BOX = """\
box = {"lid": "red", "size": [1, 2]}
box["size"][0] = 1
box["other"] = 5
box["size"][0] = 9
box["lid"] = "blue"
print(box)
"""


def test_a_breakpoint_stops_in_the_thread_that_comes_to_it(editor: DapClient, written: Written) -> None:
    path = written(WORKERS)
    editor.begin(program=path, breakpoints={path: [10]})
    stop = editor.stopped()
    assert stop["threadId"] > 1 and stop["allThreadsStopped"]
    names = {thread["id"]: thread["name"] for thread in editor.ask("threads")["threads"]}
    assert names[1] == "MainThread" and names[stop["threadId"]] in ("left", "right")
    mine = editor.locals(stop["frame"]["id"])
    assert mine["name"] == repr(names[stop["threadId"]]) and mine["total"] == "0"
    main = editor.ask("stackTrace", threadId=1)["stackFrames"]
    assert main[-1]["name"] == "<module>"
    assert "threads" in editor.locals(main[0]["id"])
    # What is looked at in one thread does not move another, nor what is shown of it.
    assert editor.ask("evaluate", expression="step", frameId=stop["frame"]["id"])["result"] == mine["step"]
    editor.ask("next", threadId=stop["threadId"])
    assert editor.stopped()["threadId"] == stop["threadId"]
    started = {m["body"]["threadId"] for m in editor.messages if m.get("event") == "thread"}
    assert {1, stop["threadId"]} <= started


def test_each_thread_goes_back_in_its_own_time(editor: DapClient, written: Written) -> None:
    path = written(WORKERS)
    editor.begin(program=path, breakpoints={path: [11]})
    stop = editor.stopped()
    thread = stop["threadId"]
    editor.ask("stepBack", threadId=thread)
    back = editor.stopped()
    assert (back["threadId"], back["line"], back["frame"]["name"]) == (thread, 9, "work")
    main = editor.ask("stackTrace", threadId=1)["stackFrames"]
    editor.locals(main[0]["id"])
    frame = editor.ask("stackTrace", threadId=thread)["stackFrames"][0]
    assert frame["line"] == 9


def test_threads_that_have_ended_are_said_to_be_gone(editor: DapClient, written: Written) -> None:
    path = written(WORKERS)
    editor.begin(program=path, breakpoints={path: [20]})
    stop = editor.stopped()
    assert stop["threadId"] == 1
    assert [thread["id"] for thread in editor.ask("threads")["threads"]] == [1]


@pytest.mark.parametrize("engine", ["live", "replay"])
def test_a_part_of_a_value_is_watched_by_itself(editor: DapClient, written: Written, engine: str) -> None:
    path = written(BOX)
    editor.begin(program=path, engine=engine, breakpoints={path: [2]})
    frame = editor.stopped()["frame"]["id"]
    scope = editor.scope(frame, "Locals")
    rows = {row["name"]: row for row in editor.ask("variables", variablesReference=scope)["variables"]}
    parts = {
        r["name"]: r for r in editor.ask("variables", variablesReference=rows["box"]["variablesReference"])["variables"]
    }
    size = parts["'size'"]["variablesReference"]
    info = editor.ask("dataBreakpointInfo", name="0", variablesReference=size)
    assert info["description"] == "changes of box['size'][0]"
    assert editor.ask("setDataBreakpoints", breakpoints=[{"dataId": info["dataId"]}])["breakpoints"][0]["verified"]
    stop = editor.step("continue")
    assert (stop["reason"], stop["line"]) == ("data breakpoint", 5)
    assert "1 -> 9" in stop["description"]


def test_an_expression_is_watched_as_it_stands(editor: DapClient, written: Written) -> None:
    path = written(BOX)
    editor.begin(program=path, engine="replay", breakpoints={path: [2]})
    frame = editor.stopped()["frame"]["id"]
    info = editor.ask("dataBreakpointInfo", name="box['lid']", frameId=frame)
    editor.ask("setDataBreakpoints", breakpoints=[{"dataId": info["dataId"]}])
    assert editor.step("continue")["line"] == 6
    nothing = editor.ask(
        "dataBreakpointInfo", name="box['no']", frameId=editor.ask("stackTrace", threadId=1)["stackFrames"][0]["id"]
    )
    assert nothing["dataId"] is None and "there is no" in nothing["description"]
