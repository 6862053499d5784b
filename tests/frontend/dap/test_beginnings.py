"""How a session begins: in a terminal of the editor's, attached to a program that waits, to a failed test, and with
assumptions."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from dap_client import DapClient, left_of

from ndb.frontend.dap.configuration import read_launch

Written = Callable[..., str]
ASKING = """\
name = input("who? ")
print("hello", name)
done = True
"""
WAITING = """\
def work(n):
    total = n * 2
    breakpoint()
    total += 1
    return total


print("result", work(4))
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
FAILING_TESTS = """\
def half(n):
    return 10 / n


def test_halves():
    assert half(5) == 2


def test_of_nothing():
    assert half(0) == 0
"""


# -- a terminal --------------------------------------------------------------------------------------------------------


def shown_in(terminal: int, words: str) -> str:
    """What a terminal shows, up to these words."""
    seen = ""
    while words not in seen:
        seen += os.read(terminal, 1000).decode()
    return seen


def test_a_program_in_the_editors_terminal_reads_what_is_typed_there(editor: DapClient, written: Written) -> None:
    path = written(ASKING)
    more = {"env": {"NDB_TEST_WORD": "x"}, "terminalTitle": "asking", "console": "integratedTerminal"}
    editor.begin(program=path, supports=["RunInTerminalRequest"], breakpoints={path: [2, 3]}, **more)
    asked = next(m for m in editor.messages if m["type"] == "request")["arguments"]
    assert (asked["kind"], asked["title"], asked["env"]) == ("integrated", "asking", {"NDB_TEST_WORD": "x"})
    assert editor.in_terminal is not None
    assert shown_in(editor.terminal, "who? ")
    os.write(editor.terminal, b"Ann\n")
    stop = editor.stopped()
    assert (stop["line"], editor.locals(stop["frame"]["id"])["name"]) == (2, "'Ann'")
    assert editor.step("continue")["line"] == 3
    assert "hello Ann" in shown_in(editor.terminal, "hello Ann")
    assert editor.step("stepBack")["line"] == 2
    editor.ask("disconnect")
    editor.in_terminal.wait(60)
    os.close(editor.terminal)
    assert not any(m["body"]["category"] == "stdout" for m in editor.messages if m.get("event") == "output")


def test_without_a_terminal_the_console_is_said_to_be_used(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, console="integratedTerminal", breakpoints={shop: [5]})
    assert "no terminal" in editor.event("output")["output"]
    assert editor.stopped()["line"] == 5


def test_a_terminal_that_cannot_be_had_fails_the_launch(editor: DapClient, shop: str) -> None:
    editor.ask("initialize", adapterID="ndb", supportsRunInTerminalRequest=True)
    launch = editor.send("launch", program=shop, console="integratedTerminal")
    asked = editor.wait(lambda m: m["type"] == "request")
    refusal = {"seq": 90, "type": "response", "request_seq": asked["seq"], "success": False}
    editor._write(refusal | {"command": "runInTerminal", "message": "no pty left"})
    answer = editor.wait(lambda m: m.get("request_seq") == launch)
    assert not answer["success"] and "no pty left" in answer["message"]


# -- a program that waits ----------------------------------------------------------------------------------------------


@pytest.fixture
def waiting(written: Written) -> Iterator["subprocess.Popen[str]"]:
    """A program that has called `breakpoint()` and waits for an editor."""
    environment = {**os.environ, "PYTHONBREAKPOINT": "ndb.frontend.set_trace.wait_for_editor"}
    command = [sys.executable, written(WAITING)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stderr is not None
        assert f"attach to process {process.pid}" in process.stderr.readline()
        yield process
        process.kill()


def test_an_editor_attaches_to_a_program_that_waits(editor: DapClient, waiting: "subprocess.Popen[str]") -> None:
    editor.begin(method="attach", processId=waiting.pid)
    stop = editor.stopped()
    assert (stop["reason"], stop["line"], stop["frame"]["name"]) == ("breakpoint", 3, "work")
    assert "breakpoint()" in stop["description"]
    assert [frame["name"] for frame in stop["frames"]] == ["work", "<module>"]
    assert editor.step("next")["line"] == 4
    frame = editor.step("next")["frame"]["id"]
    assert editor.locals(frame)["total"] == "9"
    assert editor.step("stepBack")["line"] == 4
    editor.ask("continue", threadId=1)
    editor.event("terminated")
    assert waiting.communicate(timeout=60)[0] == "result 9\n" and waiting.returncode == 0


def test_a_program_goes_on_when_the_editor_leaves(editor: DapClient, waiting: "subprocess.Popen[str]") -> None:
    editor.begin(method="attach", processId=str(waiting.pid))
    editor.stopped()
    editor.ask("disconnect")
    assert waiting.communicate(timeout=60)[0] == "result 9\n"


def test_a_program_that_waited_is_ended_if_wanted(editor: DapClient, waiting: "subprocess.Popen[str]") -> None:
    editor.begin(method="attach", processId=waiting.pid)
    editor.stopped()
    editor.ask("disconnect", terminateDebuggee=True)
    assert waiting.wait(60) == -signal.SIGTERM
    assert not left_of({waiting.pid})


def test_what_does_not_wait_cannot_be_attached_to(editor: DapClient) -> None:
    editor.ask("initialize", adapterID="ndb")
    said = editor.answer("attach", processId=os.getpid())
    assert not said["success"] and "wait_for_editor" in said["message"]


# -- recordings of tests -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def recorded_tests(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tests")
    (folder / "test_halves.py").write_text(FAILING_TESTS, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--ndb", "runs", "test_halves.py"]
    assert subprocess.run(command, cwd=folder, capture_output=True, check=False, timeout=240).returncode == 1
    return folder


def test_attaching_to_a_folder_of_recorded_tests_opens_the_failure(editor: DapClient, recorded_tests: Path) -> None:
    editor.begin(method="attach", recording=str(recorded_tests / "runs"))
    stop = editor.stopped()
    assert (stop["reason"], stop["line"], stop["frame"]["name"]) == ("exception", 2, "half")
    assert stop["frame"]["source"]["path"] == str(recorded_tests / "test_halves.py")
    assert editor.ask("exceptionInfo", threadId=1)["exceptionId"] == "ZeroDivisionError"
    assert editor.step("stepBack")["line"] == 2
    assert any("test_of_nothing" in m["body"]["output"] for m in editor.messages if m.get("event") == "output")


def test_a_recorded_test_is_chosen_by_name(editor: DapClient, recorded_tests: Path) -> None:
    editor.begin(method="attach", recording="runs", cwd=str(recorded_tests), test="test_halves.py::test_halves")
    assert editor.stopped()["frame"]["name"] == "test_halves"


@pytest.mark.parametrize(("test", "word"), [("test_no_such", "test_of_nothing"), (None, "pytest --ndb")])
def test_a_test_that_was_not_recorded_is_said(
    editor: DapClient, recorded_tests: Path, test: str | None, word: str
) -> None:
    editor.ask("initialize", adapterID="ndb")
    folder = recorded_tests / "runs" if test else recorded_tests
    said = editor.answer("attach", recording=str(folder), **({"test": test} if test else {}))
    assert not said["success"] and word in said["message"]


# -- assumptions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "assumptions",
    [{"no_such_module.count()": 7}, "assumed.txt"],
)
def test_a_guided_run_takes_what_the_launch_assumes(editor: DapClient, written: Written, assumptions: object) -> None:
    path = written(LACKING)
    written("no_such_module.count() = 7\n", "assumed.txt")
    more = {"engine": "guided", "assumptions": assumptions, "cwd": str(Path(path).parent)}
    editor.begin(program=path, breakpoints={path: [8]}, **more)
    frame = editor.stopped()["frame"]["id"]
    assert editor.locals(frame)["r"] == "'many'"
    trusted = {row["name"]: row for row in editor.ask("ndb/trust")["values"]}
    assert trusted["n"]["provenance"] == "assumed" and trusted["n"]["assumptions"][0]["value"] == "7"


@pytest.mark.parametrize(("engine", "assumptions"), [("live", ["x = 1"]), ("guided", ["nothing"])])
def test_assumptions_that_make_no_sense_are_refused(
    editor: DapClient, shop: str, engine: str, assumptions: object
) -> None:
    editor.ask("initialize", adapterID="ndb")
    said = editor.answer("launch", program=shop, engine=engine, assumptions=assumptions)
    assert not said["success"] and "assum" in said["message"]


@pytest.mark.parametrize("engine", ["live", "replay"])
def test_a_program_may_be_called_like_a_module_of_python(editor: DapClient, written: Written, engine: str) -> None:
    path = written("import sys\n\nx = sys.path[0]\nprint(x)\n", "numbers.py")
    editor.begin(program=path, engine=engine, cwd=str(Path(path).parent), breakpoints={path: [4]})
    assert editor.locals(editor.stopped()["frame"]["id"])["x"] == repr(str(Path(path).parent))


@pytest.mark.parametrize("told", [["f(1) = 7"], {"f(1)": 7}, "f(1) = 7"])
def test_assumptions_are_written_in_several_ways(told: object, shop: str) -> None:
    read = read_launch({"program": shop, "engine": "guided", "assumptions": told})
    assert [(each.expression, each.value) for each in read.wanted.given] == [("f(1)", "7")]
    raising = read_launch({"program": shop, "engine": "guided", "assumptions": {"f(1)": "raises KeyError"}})
    assert raising.wanted.given[0].raises == "KeyError"
