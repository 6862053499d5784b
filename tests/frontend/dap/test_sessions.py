"""Whole sessions over the protocol, on each engine: begin, stop, step all ways, look, change, end."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from dap_client import DapClient

from ndb.trace.instructions.evaluation_stack import why_unreadable

Written = Callable[[str], str]
MANY = """\
class Box:
    def __init__(self):
        self.lid = "red"

    def __repr__(self):
        return "box of many"


many = list(range(100_000))
names = {n: -n for n in many}
box = Box()
print()
"""
LACKING = """\
import no_such_module

n = no_such_module.count()
if n > 3:
    r = "many"
else:
    r = "few"
print(r)
"""
FAILING = """\
def half(n):
    return 10 / n


def tried():
    try:
        return half(0)
    except ZeroDivisionError:
        return None


tried()
half(0)
"""


# -- stopping and stepping ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("engine", ["live", "replay"])
def test_a_program_is_stepped_through_both_ways(editor: DapClient, shop: str, engine: str) -> None:
    editor.begin(program=shop, engine=engine, breakpoints={shop: [4]})
    stop = editor.stopped()
    assert (stop["reason"], stop["line"], len(stop["hitBreakpointIds"])) == ("breakpoint", 4, 1)
    assert [frame["name"] for frame in stop["frames"]] == ["total", "shop", "<module>"]
    assert editor.locals(stop["frame"]["id"])["result"] == "0"
    assert editor.step("next")["line"] == 3
    assert editor.step("stepBack")["line"] == 4
    assert editor.step("continue")["line"] == 4
    stop = editor.step("reverseContinue")
    assert (stop["line"], editor.locals(stop["frame"]["id"])["result"]) == (4, "0")
    editor.ask("setBreakpoints", source={"path": shop}, breakpoints=[])
    stop = editor.step("stepOut")
    assert (stop["line"], stop["frame"]["name"]) == (13, "shop")
    assert editor.locals(stop["frame"]["id"])["(return) total"] == "24"
    assert editor.step("ndb/stepBackInto")["line"] == 6
    assert editor.step("ndb/stepBackOut")["line"] == 12
    assert editor.step("stepIn")["line"] == 2
    editor.ask("continue", threadId=1)
    assert editor.event("exited")["exitCode"] == 0
    editor.event("terminated")


def test_a_run_starts_at_its_first_line_and_goes_back_to_it(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, stopOnEntry=True)
    stop = editor.stopped()
    assert (stop["reason"], stop["line"]) == ("entry", 1)
    editor.step("next")
    assert editor.step("reverseContinue")["reason"] == "entry"


def test_a_breakpoint_on_the_first_line_stops_without_stop_on_entry(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, breakpoints={shop: [1]})
    assert editor.stopped()["reason"] == "breakpoint"


def test_a_function_is_called_with_given_arguments(editor: DapClient, shop: str) -> None:
    editor.begin(program=f"{shop}::total", callArgs="[1, 2], tax=3", stopOnEntry=True)
    stop = editor.stopped()
    assert stop["frame"]["name"] == "total"
    assert editor.locals(stop["frame"]["id"])["tax"] == "3"
    caller = stop["frames"][1]["source"]
    assert "def main" in editor.ask("source", source=caller, sourceReference=caller["sourceReference"])["content"]


def test_calls_and_returns_are_stops_if_wanted(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, stopAtCallsAndReturns=True, breakpoints={shop: [6]})
    editor.stopped()
    stop = editor.step("next")
    assert (stop["line"], editor.locals(stop["frame"]["id"])["(return) total"]) == (6, "24")


def test_a_step_can_choose_what_it_enters(editor: DapClient, written: Written) -> None:
    path = written("def f(n):\n    return n\n\n\ndef g(n):\n    return n\n\n\nprint(f(g(1)))\n")
    editor.begin(program=path, breakpoints={path: [9]})
    frame = editor.stopped()["frame"]["id"]
    targets = {t["label"]: t["id"] for t in editor.ask("stepInTargets", frameId=frame)["targets"]}
    assert set(targets) == {"f", "g"}
    assert editor.step("stepIn", targetId=targets["f"])["frame"]["name"] == "f"


def test_a_step_in_goes_from_one_call_of_a_line_into_the_next(editor: DapClient, written: Written) -> None:
    path = written("def f(n):\n    return n\n\n\ndef g(n):\n    return n\n\n\nprint(f(g(1)))\nx = 2\n")
    editor.begin(program=path, breakpoints={path: [9]})
    editor.stopped()
    assert [editor.step("stepIn")["line"] for _ in range(3)] == [6, 2, 10]


def test_instructions_are_sub_expressions(editor: DapClient, written: Written) -> None:
    path = written("a = 2\nb = a * 3 + 4\nc = b\n")
    editor.begin(program=path, expressions=True, breakpoints={path: [2]})
    editor.stopped()
    stop = editor.step("next", granularity="instruction")
    assert editor.locals(stop["frame"]["id"])["a * 3"] == "6"


def test_without_expression_states_an_instruction_step_is_refused(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, stopOnEntry=True)
    editor.stopped()
    assert "expressions" in editor.answer("next", threadId=1, granularity="instruction")["message"]


def test_a_frame_is_restarted_and_a_line_jumped_to(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, breakpoints={shop: [5]})
    editor.stopped()
    target = editor.ask("gotoTargets", source={"path": shop}, line=2)["targets"][0]
    assert editor.step("goto", targetId=target["id"])["line"] == 2
    frames = editor.ask("stackTrace", threadId=1)["stackFrames"]
    assert editor.step("restartFrame", frameId=frames[0]["id"])["line"] == 1
    frames = editor.ask("stackTrace", threadId=1)["stackFrames"]
    assert editor.step("restartFrame", frameId=frames[1]["id"])["frame"]["name"] == "shop"


def test_it_stays_at_the_end_if_wanted(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, stopAtEnd=True)
    stop = editor.stopped()
    assert "ended" in stop["description"]
    assert editor.step("stepBack")["line"] == 17


def test_a_restart_begins_again_with_the_same_breakpoints(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, breakpoints={shop: [5]})
    editor.stopped()
    editor.ask("restart")
    assert editor.stopped()["line"] == 5


# -- breakpoints -------------------------------------------------------------------------------------------------------


def lines_hit(editor: DapClient, path: str, rows: list[dict[str, Any]]) -> tuple[list[Any], int, str]:
    """What setting breakpoints answers, the line of the first stop, and what `result` is there."""
    editor.ask("initialize", adapterID="ndb")
    editor.wait_for_initialized(editor.send("launch", program=path))
    answer = editor.ask("setBreakpoints", source={"path": path}, breakpoints=rows)["breakpoints"]
    editor.ask("configurationDone")
    stop = editor.stopped()
    return answer, stop["line"], editor.locals(stop["frame"]["id"]).get("result", "")


def test_a_breakpoint_moves_to_a_line_that_runs_and_says_so(editor: DapClient, shop: str) -> None:
    answer, line, _ = lines_hit(editor, shop, [{"line": 8}])
    assert (answer[0]["verified"], answer[0]["line"], line) == (True, 9, 9) and "line 9" in answer[0]["message"]


def test_conditions_hold_and_hits_are_counted(editor: DapClient, shop: str) -> None:
    _, line, result = lines_hit(editor, shop, [{"line": 4, "condition": "price == 5"}])
    assert (line, result) == (4, "7")
    rows = [{"line": 4, "hitCondition": "2"}, {"line": 5, "hitCondition": "often"}]
    answer = editor.ask("setBreakpoints", source={"path": shop}, breakpoints=rows)["breakpoints"]
    assert [row["verified"] for row in answer] == [True, False] and "hit condition" in answer[1]["message"]
    editor.ask("restart")
    assert editor.locals(editor.stopped()["frame"]["id"])["result"] == "3"


def test_a_log_point_speaks_and_goes_on(editor: DapClient, shop: str) -> None:
    lines_hit(editor, shop, [{"line": 4, "logMessage": "at {price}"}, {"line": 6}])
    said = [
        m["body"]["output"]
        for m in editor.messages
        if m.get("event") == "output" and m["body"]["category"] == "console"
    ]
    assert said == ["at 3\n", "at 4\n", "at 5\n"]


def test_the_same_breakpoints_keep_their_numbers(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, stopOnEntry=True)
    editor.stopped()
    first = editor.ask("setBreakpoints", source={"path": shop}, breakpoints=[{"line": 4}])["breakpoints"]
    again = editor.ask("setBreakpoints", source={"path": shop}, breakpoints=[{"line": 2}, {"line": 4}])["breakpoints"]
    assert again[1]["id"] == first[0]["id"] and again[0]["id"] != first[0]["id"]


def test_a_function_breakpoint_stops_at_its_calls(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, stopOnEntry=True)
    editor.stopped()
    rows = editor.ask("setFunctionBreakpoints", breakpoints=[{"name": "total"}, {"name": "totl"}])["breakpoints"]
    assert [row["verified"] for row in rows] == [True, False] and "total" in rows[1]["message"]
    stop = editor.step("continue")
    assert (stop["reason"], stop["frame"]["name"]) == ("function breakpoint", "total")


@pytest.mark.parametrize("engine", ["live", "replay"])
def test_a_data_breakpoint_stops_at_changes_both_ways(editor: DapClient, shop: str, engine: str) -> None:
    editor.begin(program=shop, engine=engine, breakpoints={shop: [3]})
    frame = editor.stopped()["frame"]["id"]
    info = editor.ask("dataBreakpointInfo", variablesReference=editor.scope(frame, "Locals"), name="result")
    assert editor.ask("setDataBreakpoints", breakpoints=[{"dataId": info["dataId"]}])["breakpoints"][0]["verified"]
    editor.ask("setBreakpoints", source={"path": shop}, breakpoints=[])
    stop = editor.step("continue")
    assert stop["reason"] == "data breakpoint" and "0 -> 3" in stop["description"]
    assert "3 -> 7" in editor.step("continue")["description"]
    assert "0 -> 3" in editor.step("reverseContinue")["description"]


def test_the_part_of_a_value_is_watched_with_the_whole(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, breakpoints={shop: [12]})
    frame = editor.stopped()["frame"]["id"]
    rows = editor.ask("variables", variablesReference=editor.scope(frame, "Locals"))["variables"]
    basket = next(row for row in rows if row["name"] == "basket")
    info = editor.ask("dataBreakpointInfo", variablesReference=basket["variablesReference"], name="0")
    assert info["dataId"] and "basket" in info["description"]


@pytest.mark.parametrize("engine", ["live", "replay"])
def test_exceptions_stop_where_they_are_raised(editor: DapClient, written: Written, engine: str) -> None:
    path = written(FAILING)
    editor.begin(program=path, engine=engine, stopOnEntry=True)
    editor.stopped()
    editor.ask(
        "setExceptionBreakpoints", filters=[], filterOptions=[{"filterId": "raised", "condition": "ZeroDivisionError"}]
    )
    stop = editor.step("continue")
    assert (stop["reason"], stop["line"], len(stop["frames"])) == ("exception", 2, 3)
    info = editor.ask("exceptionInfo", threadId=1)
    assert info["exceptionId"] == "ZeroDivisionError" and info["breakMode"] == "always"
    editor.ask("setExceptionBreakpoints", filters=["uncaught"])
    stop = editor.step("continue")
    assert (stop["reason"], stop["line"], len(stop["frames"])) == ("exception", 2, 2)
    assert editor.ask("exceptionInfo", threadId=1)["breakMode"] == "unhandled"
    assert editor.step("stepBack")["line"] == 2
    assert editor.step("ndb/stepBackOut")["line"] == 13


def test_without_a_filter_an_uncaught_exception_just_ends_the_program(editor: DapClient, written: Written) -> None:
    path = written(FAILING)
    editor.ask("initialize", adapterID="ndb")
    editor.wait_for_initialized(editor.send("launch", program=path))
    editor.ask("setExceptionBreakpoints", filters=[])
    editor.ask("configurationDone")
    assert editor.event("exited")["exitCode"] == 1


# -- values ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("engine", ["live", "replay"])
def test_values_open_part_by_part(editor: DapClient, shop: str, engine: str) -> None:
    editor.begin(program=shop, engine=engine, breakpoints={shop: [12]})
    frame = editor.stopped()["frame"]["id"]
    rows = {
        r["name"]: r for r in editor.ask("variables", variablesReference=editor.scope(frame, "Locals"))["variables"]
    }
    assert rows["basket"]["type"] == "list" and rows["basket"]["indexedVariables"] == 3
    parts = editor.ask("variables", variablesReference=rows["basket"]["variablesReference"], start=1, count=1)[
        "variables"
    ]
    assert [(part["value"], part["evaluateName"]) for part in parts] == [("4", "basket[1]")]
    owner = editor.ask("variables", variablesReference=rows["owner"]["variablesReference"])["variables"]
    pets = editor.ask("variables", variablesReference=owner[1]["variablesReference"])["variables"]
    assert editor.ask("evaluate", expression=pets[0]["evaluateName"], frameId=frame)["result"] == "'cat'"


def test_a_hundred_thousand_values_come_in_pages(editor: DapClient, written: Written) -> None:
    path = written(MANY)
    editor.begin(program=path, breakpoints={path: [12]})
    frame = editor.stopped()["frame"]["id"]
    rows = {
        r["name"]: r for r in editor.ask("variables", variablesReference=editor.scope(frame, "Locals"))["variables"]
    }
    many, names = rows["many"]["variablesReference"], rows["names"]["variablesReference"]
    assert rows["many"]["indexedVariables"] == rows["names"]["namedVariables"] == 100_000
    page = editor.ask("variables", variablesReference=many, filter="indexed", start=99_990, count=100)["variables"]
    assert [row["value"] for row in page] == [str(n) for n in range(99_990, 100_000)]
    assert editor.ask("variables", variablesReference=names, start=7, count=1)["variables"][0]["value"] == "-7"
    whole = editor.ask("variables", variablesReference=many)["variables"]
    assert len(whole) == 1001 and "99000 more" in whole[-1]["value"]
    inside = editor.ask("variables", variablesReference=rows["box"]["variablesReference"])["variables"]
    assert [(row["name"], row["value"]) for row in inside] == [("lid", "'red'")]


KEPT = """\
class Box:
    def __init__(self):
        self.items = [[n] for n in range(300)]
        self.seen = {(n, n): n for n in range(200)}
    def __repr__(self):
        return "a box"

def main():
    big = list(range(1000))
    table = {str(n): [n] for n in range(300)}
    box = Box()
    big[700] = -1
    done = True
    return big

main()
"""


@pytest.mark.parametrize("engine", ["live", "replay"])
def test_of_a_state_that_is_past_what_is_shown_cut_comes_in_pages(
    editor: DapClient, written: Written, engine: str
) -> None:
    path = written(KEPT)
    editor.begin(program=path, engine=engine, breakpoints={path: [13]})
    assert editor.stopped()["line"] == 13
    editor.step("next")
    frame = editor.step("stepBack")["frame"]["id"]

    def inside(reference: int, **page: int) -> dict[str, Any]:
        rows = editor.ask("variables", variablesReference=reference, **page)["variables"]
        return {row["name"]: row for row in rows}

    rows = inside(editor.scope(frame, "Locals"))
    assert (rows["big"]["type"], rows["big"]["indexedVariables"]) == ("list", 1000)
    page = inside(rows["big"]["variablesReference"], start=699, count=3)
    assert {name: row["value"] for name, row in page.items()} == {"699": "699", "700": "-1", "701": "701"}
    assert rows["table"]["namedVariables"] == 300
    [row] = inside(rows["table"]["variablesReference"], start=250, count=1).values()
    assert (row["name"], row["value"], row["evaluateName"]) == ("'250'", "[250]", "table['250']")
    box = inside(rows["box"]["variablesReference"])
    assert list(box) == ["items", "seen"] and rows["box"]["value"] == "a box"
    assert inside(box["items"]["variablesReference"], start=200, count=1)["200"]["value"] == "[200]"
    assert inside(box["seen"]["variablesReference"], start=150, count=1)["(150, 150)"]["value"] == "150"
    watched = editor.ask("dataBreakpointInfo", variablesReference=rows["big"]["variablesReference"], name="700")
    assert watched["description"] == "changes of big[700]"
    assert editor.ask("setDataBreakpoints", breakpoints=[{"dataId": watched["dataId"]}])["breakpoints"][0]["verified"]
    found = editor.ask("evaluate", expression="big", frameId=frame, context="hover")
    assert found["indexedVariables"] == 1000
    assert len(found["result"]) < 2000
    assert "nothing -> 700" in editor.step("reverseContinue")["description"]


def test_what_cannot_be_evaluated_is_no_success(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, breakpoints={shop: [12]})
    frame = editor.stopped()["frame"]["id"]
    for context in ("hover", "watch", "repl", "clipboard"):
        assert editor.ask("evaluate", expression="basket[0] + 1", frameId=frame, context=context)["result"] == "4"
        assert not editor.answer("evaluate", expression="no_such_name", frameId=frame, context=context)["success"]
    assert not editor.answer("evaluate", expression="][", frameId=frame, context="hover")["success"]


def test_a_variable_is_set_and_the_past_is_as_it_was(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, breakpoints={shop: [12]})
    stop = editor.stopped()
    locals_ = editor.scope(stop["frame"]["id"], "Locals")
    assert editor.ask("setVariable", variablesReference=locals_, name="basket", value="[10, 20]")["value"] == "[10, 20]"
    stale = editor.answer("variables", variablesReference=locals_)
    assert not stale["success"] and "ask again" in stale["message"]
    frame = stop["frame"]["id"]
    editor.ask("setExpression", expression="owner['name']", value="'Bob'", frameId=frame)
    assert "Bob" in editor.locals(frame)["owner"]
    editor.ask("evaluate", expression="extra = 7", frameId=frame, context="repl")
    assert editor.ask("evaluate", expression="extra", frameId=frame)["result"] == "7"
    stop = editor.step("stepBack")
    assert editor.locals(stop["frame"]["id"])["basket"] == "[3, 4, 5]"
    locals_ = editor.scope(stop["frame"]["id"], "Locals")
    refused = editor.answer("setVariable", variablesReference=locals_, name="basket", value="1")
    assert not refused["success"] and "past" in refused["message"]
    editor.ask("setBreakpoints", source={"path": shop}, breakpoints=[{"line": 13}])
    stop = editor.step("continue")
    assert editor.locals(stop["frame"]["id"])["paid"] == "60"


def test_names_are_completed(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, breakpoints={shop: [12]})
    frame = editor.stopped()["frame"]["id"]
    names = [t["label"] for t in editor.ask("completions", frameId=frame, text="len(ba", column=7)["targets"]]
    assert names == ["basket"]
    found = [t["label"] for t in editor.ask("completions", frameId=frame, text="basket.app", column=11)["targets"]]
    assert found == ["append"]


def test_why_names_the_lines_that_made_a_value(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, breakpoints={shop: [6]})
    frame = editor.stopped()["frame"]["id"]
    causes = editor.ask("ndb/why", name="result", frameId=frame)["causes"]
    assert causes[0]["text"] == "result += price" and causes[0]["line"] == 4


def test_files_modules_and_places_for_breakpoints_are_told(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, stopOnEntry=True)
    editor.stopped()
    assert [s["path"] for s in editor.ask("loadedSources")["sources"]] == [shop]
    assert [m["path"] for m in editor.ask("modules")["modules"]] == [shop]
    rows = editor.ask("breakpointLocations", source={"path": shop}, line=7, endLine=10)["breakpoints"]
    assert [row["line"] for row in rows] == [9, 10]


def test_the_stack_comes_in_pages(editor: DapClient, written: Written) -> None:
    path = written("def down(n):\n    if n:\n        return down(n - 1)\n    return 0\n\n\ndown(50)\n")
    editor.begin(program=path, breakpoints={path: [4]})
    assert len(editor.stopped()["frames"]) == 52
    page = editor.ask("stackTrace", threadId=1, startFrame=50, levels=20)
    assert [frame["name"] for frame in page["stackFrames"]] == ["down", "<module>"] and page["totalFrames"] == 52


# -- output, environment, recordings -----------------------------------------------------------------------------------


def output(editor: DapClient, category: str) -> str:
    rows = [m["body"] for m in editor.messages if m.get("event") == "output"]
    return "".join(row["output"] for row in rows if row["category"] == category)


def test_what_the_program_prints_comes_before_the_stop(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, breakpoints={shop: [5]})
    editor.stopped()
    editor.step("next")
    assert output(editor, "stdout") == "sum 12\n"
    row = next(m["body"] for m in editor.messages if m.get("event") == "output" and m["body"]["category"] == "stdout")
    assert (row["line"], row["source"]["path"]) == (5, shop)


def test_folder_environment_and_arguments_reach_the_program(
    editor: DapClient, written: Written, tmp_path: Path
) -> None:
    path = written("import os, sys\nprint(os.getcwd(), os.environ['FRUIT'], sys.argv[1:], file=sys.stderr)\n")
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    editor.begin(program=path, cwd=str(folder), env={"FRUIT": "kiwi"}, args=["a", "b c"])
    editor.event("terminated")
    assert output(editor, "stderr") == f"{folder} kiwi ['a', 'b c']\n"


def test_a_module_is_run_by_name(editor: DapClient, written: Written, tmp_path: Path) -> None:
    path = written("x = 1\nprint(x)\n")
    editor.begin(module="program", cwd=str(tmp_path), breakpoints={path: [2]})
    assert editor.stopped()["line"] == 2


@pytest.fixture
def recording(written: Written, tmp_path: Path) -> str:
    path = tmp_path / "run.ndb"
    command = [sys.executable, "-m", "ndb", "trace", written(FAILING), "-o", str(path)]
    assert subprocess.run(command, check=False, capture_output=True).returncode == 1
    return str(path)


def test_a_recording_opens_at_its_error(editor: DapClient, recording: str) -> None:
    editor.begin(method="attach", recording=recording)
    stop = editor.stopped()
    assert (stop["reason"], stop["line"]) == ("exception", 2)
    refused = editor.answer("setExpression", expression="n", value="1", frameId=stop["frame"]["id"])
    assert not refused["success"] and "recording" in refused["message"]
    assert editor.step("reverseContinue")["reason"] == "entry"


def test_a_recording_shows_the_text_that_ran(editor: DapClient, recording: str, tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text("nothing = 'of it'\n")
    editor.begin(method="attach", recording=recording)
    source = editor.stopped()["frame"]["source"]
    content = editor.ask("source", sourceReference=source["sourceReference"])["content"]
    assert content == FAILING


@pytest.mark.skipif(why_unreadable() is not None, reason="instructions cannot be recorded here")
def test_instructions_of_a_recording_are_stepped_both_ways(editor: DapClient, written: Written, tmp_path: Path) -> None:
    source = written("def f(n):\n    return n + 1\n\n\nx = f(2)\n")
    command = [sys.executable, "-m", "ndb", "trace", source, "--instructions", "-o", str(tmp_path / "fine.ndb")]
    assert subprocess.run(command, check=False, capture_output=True).returncode == 0
    editor.begin(method="attach", recording=str(tmp_path / "fine.ndb"), stopOnEntry=True)
    editor.stopped()
    lines = [editor.step("next", granularity="instruction")["line"] for _ in range(9)]
    assert 2 not in lines and lines[-1] == 5
    back = [editor.step("stepBack", granularity="instruction")["line"] for _ in range(9)]
    assert 2 not in back
    into = [editor.step("stepIn", granularity="instruction") for _ in range(9)]
    assert any(stop["line"] == 2 and stop["frame"]["name"] == "f" for stop in into)


# -- predictions -------------------------------------------------------------------------------------------------------


def test_a_prediction_is_stepped_edited_and_gone_back_in(editor: DapClient, written: Written) -> None:
    path = written("def double(n):\n    m = n + id(n)\n    k = m + 1\n    return k\n")
    editor.begin(program=f"{path}::double", callArgs=[4], engine="neural", stopOnEntry=True)
    stop = editor.stopped()
    assert stop["frame"]["name"] == "double"
    stop = editor.step("next")
    assert stop["line"] == 2 and "worked out from the code" in stop["description"]
    stop = editor.step("next")
    assert "predicted" in stop["description"]
    frame = stop["frame"]["id"]
    rows = editor.ask("variables", variablesReference=editor.scope(frame, "Prediction"))["variables"]
    assert {"provenance", "confidence", "m"} <= {row["name"] for row in rows}
    editor.ask("setVariable", variablesReference=editor.scope(frame, "Locals"), name="m", value="100")
    assert editor.locals(frame)["m"] == "100"
    assert editor.step("stepBack")["line"] == 2
    assert "states agree" in editor.ask("ndb/verify")["report"][0]


def test_arguments_are_inferred(editor: DapClient, written: Written) -> None:
    path = written("def double(n):\n    return n + n\n")
    editor.begin(program=f"{path}::double", callArgs=[4], stopOnEntry=True)
    editor.stopped()
    found = editor.ask("ndb/inferInputs", returns="6", count=2, run=True)["candidates"]
    assert any(candidate["verified"] for candidate in found)
    found = editor.ask("ndb/inferInputs", where="result > 70", like="4", count=2, run=True)["candidates"]
    assert any(candidate["verified"] for candidate in found)


def test_what_a_guided_run_assumed_is_listed_and_can_be_set(editor: DapClient, written: Written) -> None:
    path = written(LACKING)
    editor.begin(program=path, engine="guided", breakpoints={path: [8]})
    stop = editor.stopped()
    frame = stop["frame"]["id"]
    rows = editor.ask("variables", variablesReference=editor.scope(frame, "Assumptions"))["variables"]
    assert rows and "count" in rows[0]["name"]
    editor.ask("setVariable", variablesReference=editor.scope(frame, "Assumptions"), name=rows[0]["name"], value="9")
    frame = editor.ask("stackTrace", threadId=1)["stackFrames"][0]["id"]
    assert editor.locals(frame)["r"] == "'many'"


def test_what_varies_from_run_to_run_is_not_told_an_editor_as_exact(editor: DapClient, written: Written) -> None:
    text = "import sqlite3\nn = 1\nfound = sqlite3.connect('').execute('select random()').fetchone()[0]\nprint(n)\n"
    path = written(text)
    editor.begin(program=path, engine="guided", breakpoints={path: [4]})
    stop = editor.stopped()
    trusted = {row["name"]: row for row in editor.ask("ndb/trust")["values"]}
    assert trusted["found"]["provenance"] == "assumed" and "n" not in trusted
    scope = editor.scope(stop["frame"]["id"], "Assumptions")
    rows = editor.ask("variables", variablesReference=scope)["variables"]
    assert any("in a second run" in row["name"] for row in rows)
