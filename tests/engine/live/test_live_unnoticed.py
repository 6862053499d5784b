"""A program under the live engine has the stack, the names and the traceback that Python gives it alone."""

import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from ndb.engine.live.engine import LiveEngine
from ndb.engine.live.launch import Program
from ndb.engine.protocol import Stops
from ndb.trace import tape
from ndb.tree.action import CONTINUE

pytestmark = pytest.mark.skipif(
    tape._encode is None, reason="without the compiled part frames of ours lie below the program's"
)

STACK = textwrap.dedent(
    """
    import atexit, inspect, sys
    def depth(n=1):
        try:
            return depth(n + 1)
        except RecursionError:
            return n
    def seen():
        return [(frame.function, frame.lineno) for frame in inspect.stack()]
    atexit.register(lambda: print(sys.argv[1:]))
    print(depth(), sys.getrecursionlimit(), seen(), [seen() for _ in range(1)], sys.excepthook, sorted(globals()))
    print([hasattr(sys, name) for name in ("last_value", "last_traceback", "last_exc")], sys.exc_info())
    raise KeyError(__spec__ and __spec__.name)
    """
)


@pytest.fixture(autouse=True)
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "program.py").write_text(STACK, encoding="utf-8")
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "__init__.py").touch()
    (tmp_path / "pack" / "mod.py").write_text(STACK, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


def alone(*command: str) -> tuple[str, str]:
    done = subprocess.run([sys.executable, *command, "a", "b"], check=False, capture_output=True, text=True)
    return done.stdout, done.stderr


@pytest.mark.parametrize("is_module", [False, True])
@pytest.mark.parametrize("expressions", [False, True])
def test_a_live_program_runs_at_the_bottom_of_the_stack(
    is_module: bool, expressions: bool, capfd: pytest.CaptureFixture[str]
) -> None:
    expected = alone("-m", "pack.mod") if is_module else alone("program.py")
    target = "pack.mod" if is_module else "program.py"
    with LiveEngine(Program(target, argv=("a", "b"), is_module=is_module, expressions=expressions)) as engine:
        engine.run(stops=Stops(lines=frozenset({("program.py", 10), ("pack/mod.py", 10)})))
        assert engine.here.state is not None and engine.here.state.line == 10
        engine.move(CONTINUE)
    assert "KeyError" in expected[1]
    assert tuple(capfd.readouterr()) == expected


def test_a_function_of_a_live_program_lies_at_the_bottom(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    source = "import inspect\ndef f(n):\n    print([frame.function for frame in inspect.stack()])\n    return n\n"
    (tmp_path / "own.py").write_text(source, encoding="utf-8")
    with LiveEngine(Program("own.py::f", args="3")) as engine:
        engine.move(CONTINUE)
    assert capfd.readouterr().out == "['f', 'main']\n"
