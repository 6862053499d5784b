"""The command line: what it prints where, its exit codes, and that it stays out of the program's way."""

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from test_golden import FORWARD, INVERSE

from ndb.cli import COMMANDS, DEFAULT, main
from ndb.language.document import parse
from ndb.trace.sandbox.run import is_insisted

ROOT = Path(__file__).parents[1]
BERRY = str(ROOT / "examples" / "berry.py")
COUNT = [f"{BERRY}::count", "--args", '"berry", "r"']
NOISY = """import os
import sys

print("module body")
os.system("echo from a child")

def f(x):
    print("hello", x)
    os.write(1, b"raw")
    return sys.stdin.read()

if __name__ == "__main__":
    raise SystemExit("the program itself was started")
"""
FAILING = "def f(n):\n    return g(n)\n\ndef g(n):\n    return 1 // n\n"


def ndb(*arguments: str, given: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "ndb.cli", *arguments]
    return subprocess.run(
        command, input=given, capture_output=True, text=True, cwd=folder, env=environment, check=False
    )


def program(folder: Path, text: str) -> str:
    path = folder / "program.py"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_trajectory_prints_the_golden_document_and_nothing_else() -> None:
    done = ndb("trajectory", *COUNT, "--actions", "step_into*5, breakpoint 'return n', step_return, step_into*2")
    assert (done.stdout, done.stderr, done.returncode) == (FORWARD, "", 0)


def test_trajectory_prints_the_inverse_golden_document() -> None:
    done = ndb("trajectory", *COUNT, "--inverse", "--actions", "inv_step_into*4, inv_step_call, inv_step_into")
    assert (done.stdout, done.stderr, done.returncode) == (INVERSE, "", 0)


def test_trajectory_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for seed in ("3", "3", "4"):
        assert main(["trajectory", *COUNT, "--seed", seed]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1] != said[2]
    assert parse(said[0]).frames


@pytest.mark.parametrize("policy", ["paper", "syntax", "step", "expressions"])
def test_every_policy_makes_a_document(policy: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trajectory", *COUNT, "--policy", policy]) == 0
    said = capsys.readouterr().out
    parse(said)
    assert ("<|expression_sep|>" in said) == (policy == "expressions")


def test_trajectory_as_json_has_full_states_with_actions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trajectory", *COUNT, "--json", "--actions", "step_into*4, breakpoint 8"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["exit"] == "exit_normal"
    assert told["code"].startswith("def count(s, t):")
    fifth, last = told["states"][4], told["states"][-1]
    assert (fifth["event"], fifth["line"], fifth["action"], fifth["at"]) == ("line", 6, "breakpoint", "    return n")
    assert last["locals"] == {"s": "'berry'", "t": "'r'", "n": "2", "c": "'y'"}


def test_trajectory_runs_the_function_but_not_the_program_and_keeps_its_output_apart(tmp_path: Path) -> None:
    done = ndb("trajectory", program(tmp_path, NOISY) + "::f", "--args", "1", "--policy", "step", given="secret")
    assert done.returncode == 0
    assert [frame.state.value for frame in parse(done.stdout).frames][-1] == "''"
    assert "hello 1" in done.stderr and "raw" in done.stderr and "module body" in done.stderr
    assert "started" not in done.stderr


def test_trajectory_of_an_error_is_a_document_too(tmp_path: Path) -> None:
    done = ndb("trajectory", program(tmp_path, FAILING) + "::f", "--args", "0", "--policy", "step")
    document = parse(done.stdout)
    assert (done.returncode, document.exit) == (0, "exit_error")
    assert document.frames[-1].state.value == "ZeroDivisionError('integer division or modulo by zero')"


def test_trajectory_of_an_endless_loop_ends_as_exit_never(tmp_path: Path) -> None:
    target = program(tmp_path, "def f():\n    while True:\n        pass\n") + "::f"
    done = ndb("trajectory", target, "--events", "40", "--policy", "step")
    assert parse(done.stdout).exit == "exit_never"


def test_tree_shows_calls_with_values(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tree", *COUNT]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "main() -> 2", "  count(s='berry', t='r') -> 2", "exit_normal after 18 states",
    ]  # fmt: skip


def test_tree_shows_exceptions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tree", program(tmp_path, FAILING) + "::f", "--args", "0"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert rows[2] == "    g(n=0) raises ZeroDivisionError('integer division or modulo by zero')"
    assert rows[-1].startswith("exit_error")


def test_tree_with_lines_shows_what_changed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tree", *COUNT, "--lines"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert rows[4].split() == ["6", "for", "c", "in", "s:", "n", "=", "0"]
    assert rows[5].split() == ["7", "n", "+=", "int(c", "==", "t)", "c", "=", "'b'"]


def test_tree_keeps_to_the_width_depth_and_rows_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = program(tmp_path, "def f(n, text):\n    return f(n - 1, text + 'é\\n') if n else text\n") + "::f"
    call = ["tree", target, "--args", "9, 'long ' * 30"]
    main([*call, "--lines"])
    assert max(map(len, capsys.readouterr().out.splitlines())) == 80
    main([*call, "--depth", "2"])
    rows = capsys.readouterr().out.splitlines()
    assert len(rows) == 4 and rows[2].endswith("(8 calls inside)") and len(rows[2]) <= 80
    main([*call, "--rows", "3"])
    assert capsys.readouterr().out.splitlines()[3] == "... 8 more rows"


def test_there_are_no_colours_where_there_is_no_terminal() -> None:
    assert "\x1b" not in ndb("tree", *COUNT, "--lines").stdout


def test_there_are_colours_on_a_terminal() -> None:
    terminal, its_end = pty.openpty()
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "TERM": "xterm"}
    environment.pop("NO_COLOR", None)
    subprocess.run([sys.executable, "-m", "ndb.cli", "tree", *COUNT], stdout=its_end, env=environment, check=True)
    assert b"\x1b[1mcount\x1b[0m(s='berry', t='r')\x1b[32m -> 2\x1b[0m" in os.read(terminal, 4096)
    os.close(terminal)
    os.close(its_end)


def test_tree_as_json_has_every_state_and_the_exit(capsys: pytest.CaptureFixture[str]) -> None:
    main(["tree", *COUNT, "--json"])
    rows = [json.loads(row) for row in capsys.readouterr().out.splitlines()]
    assert [row["index"] for row in rows[:-1]] == list(range(18))
    assert rows[-1] == {"exit": "exit_normal"}


def test_trace_writes_a_file_that_tree_and_the_debugger_read(tmp_path: Path) -> None:
    done = ndb("trace", BERRY, "-o", "run.ndb", folder=tmp_path)
    assert (done.returncode, done.stdout) == (0, "2\n")
    assert "21 states, exit_normal" in done.stderr
    assert "count(s='berry', t='r') -> 2" in ndb("tree", "run.ndb", folder=tmp_path).stdout
    assert "[the program has ended]" in ndb("run.ndb", given="c\n", folder=tmp_path).stdout


def test_trace_gives_the_program_its_arguments_input_and_exit_code(tmp_path: Path) -> None:
    text = "import sys\nprint(sys.argv[1:], input())\nsys.exit(7)\n"
    done = ndb("trace", program(tmp_path, text), "--json", "--", "-x", "y", given="typed\n", folder=tmp_path)
    printed, told = done.stdout.splitlines()
    assert (done.returncode, printed) == (7, "['-x', 'y'] typed")
    assert json.loads(told)["path"] == "program.ndb"
    assert (tmp_path / "program.ndb").is_file()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "COMMAND"),
        (["hop"], "hop"),
        (["tree", "nowhere.py::f"], "nowhere.py"),
        (["tree", "nowhere.ndb"], "nowhere.ndb"),
        (["nowhere.ndb"], "cannot read nowhere.ndb"),
        (["tree", str(ROOT / "LICENSE")], "no trace file"),
        (["tree", f"{BERRY}::hop"], "its functions are count"),
        (["tree", f"{BERRY}::count", "--args", "1, ("], "no call"),
        (["tree", f"{BERRY}::count", "--args", "1), count(2"], "no call"),
        (["tree", BERRY, "--args", "1"], "behind --"),
        ([BERRY, "a", "-b"], "what is for the program stands behind --: ndb FILE.py -- a -b"),
        ([f"{BERRY}::count"], "count needs s, t: give"),
        (["tree", *COUNT, "--thread", "7"], "no thread 7"),
        (["tree", *COUNT, "--events", "-1"], "positive"),
        (["trajectory", BERRY], "FILE.py::FUNCTION"),
        (["trajectory", *COUNT, "--actions", "hop"], "no action 'hop'"),
        (["trajectory", *COUNT, "--actions", "breakpoint 99"], "line 99"),
        (["trajectory", *COUNT, "--actions", "inv_step_into"], "backwards"),
        (["trajectory", *COUNT, "--inverse", "--policy", "syntax"], "forwards only"),
        (["trajectory", *COUNT, "--policy", "dice"], "dice"),
    ],
)
def test_a_mistake_is_one_clear_line_and_exit_code_2(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("ndb: ") and said.err.count("\n") == 1
    assert complaint in said.err


def test_a_module_that_cannot_be_loaded_is_a_clear_line_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trajectory", program(tmp_path, "x = 1 // 0\ndef f():\n    return x\n") + "::f"]) == 2
    assert "ZeroDivisionError" in capsys.readouterr().err
    assert main(["trajectory", program(tmp_path, "def f(:\n") + "::f"]) == 2


def test_a_reader_that_has_enough_is_no_error() -> None:
    command = f"'{sys.executable}' -m ndb.cli tree '{BERRY}' --json | head -n 1"
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, env=environment, check=False)
    assert json.loads(done.stdout)["index"] == 0
    assert "Traceback" not in done.stderr and "BrokenPipe" not in done.stderr


def test_ctrl_c_ends_it_without_a_traceback() -> None:
    command = [sys.executable, "-m", "ndb.cli", *COUNT, "--engine", "replay"]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, text=True, env=environment, **pipes) as process:  # type: ignore[call-overload]
        assert "--Call--" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        said = process.communicate()[1]
    assert (process.returncode, said) == (130, "ndb: interrupted\n")


def test_ctrl_c_inside_the_program_is_an_exception_of_the_program(tmp_path: Path) -> None:
    text = "import signal\n\ndef f():\n    signal.raise_signal(signal.SIGINT)\n    return 1\n"
    done = ndb("tree", program(tmp_path, text) + "::f")
    assert "f() raises KeyboardInterrupt()" in done.stdout
    assert "ndb/cli.py" not in done.stderr


def test_a_target_alone_means_the_default_command() -> None:
    alone, named = ndb(*COUNT, given="s\nq\n"), ndb(DEFAULT, *COUNT, given="s\nq\n")
    assert alone.stdout == named.stdout != ""


def test_help_names_every_command() -> None:
    said = ndb("--help").stdout
    assert all(command.name in said for command in COMMANDS)


def test_programs_run_unisolated_only_when_a_person_insists(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NDB_UNSAFE", "")
    wanted = ["infer", "no-such-file.py::f", "--returns", "1", "--run"]
    assert main(wanted) == 2
    assert not is_insisted()
    assert main([*wanted, "--unsafe"]) == 2
    assert is_insisted()
