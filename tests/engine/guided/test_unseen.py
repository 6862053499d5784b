"""A program that looks closely sees in a guided run what it sees in Python alone."""

import subprocess
import sys
from pathlib import Path

import pytest

from ndb.engine.guided.engine import readable_for
from ndb.engine.guided.guided_run import GuidedRun, GuidedWorker, Order


def runs(folder: Path, source: str) -> tuple[str, GuidedRun]:
    """What a script prints in Python alone, and its guided run."""
    (folder / "looking.py").write_text(source)
    alone = subprocess.run(
        [sys.executable, "looking.py"], cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=True
    )
    order = Order(str(folder / "looking.py"), seconds=20.0)
    with GuidedWorker(readable_for(order)) as worker:
        return alone.stdout, worker.run(order)


LOOKING = {
    "names of builtins": """
import builtins, inspect
def about(f):
    return inspect.isbuiltin(f), type(f), f.__name__, f.__qualname__, f.__module__, hasattr(f, "__code__"), repr(f)
for each in (len, isinstance, issubclass, hasattr, open, input, __import__):
    print(about(each))
print(builtins.len is len, builtins.open is open, builtins.__import__ is __import__)
print(type(__builtins__).__name__, [n for n in dir(builtins) if "ndb" in n])
""",
    "arguments of any name, where it matters of every call what it is given": """
import operator
SOME, three, nothing = {1}, 3, None
def named(function=1, self=2, args=3, text=4):
    return function, self, args, text
class Odd:
    __hash__ = None
    def __eq__(self, other): raise RuntimeError
    def __getattr__(self, name): raise RuntimeError(name)
    def __mod__(self, other): return "own", other
    def __call__(self, *args, **named): return args, named
print(named(function=4, self=5, args=6, text=7), Odd()(1, function=2), Odd() % three, operator.mod(7, len("abc")))
for each in (lambda: named(1, 2, 3, 4, 5), lambda: nothing(1), lambda: named % three, lambda: Odd().lost):
    try:
        each()
    except Exception as error:
        print(type(error).__name__, error, error.__traceback__.tb_next.tb_lineno)
""",
    "builtins in containers": """
import copy, pickle
print({"size": len}, copy.deepcopy({"size": len})["size"] is len, pickle.loads(pickle.dumps(isinstance)) is isinstance)
""",
    "builtins that the program replaces": """
import builtins, io
from unittest import mock
real = builtins.len
builtins.len = lambda x: real(x) + 100
print(len("abc"))
builtins.len = real
builtins.answer = 42
print(len("abc"), answer)
with mock.patch("builtins.open", lambda *a: io.StringIO("faked")), mock.patch("builtins.input", lambda *a: "typed"):
    print(open("/etc/hostname").read(), input("? "))
""",
    "tracebacks": """
import os, traceback
class Odd:
    def __contains__(self, item): raise KeyError(item)
def failing(n):
    if n == 0: len(5)
    if n == 1: 3 in Odd()
    if n == 2: 3 not in Odd()
    if n == 3: isinstance(3, "x")
    if n == 4: import nothing_of_that_name
    if n == 5: open(5.5)
    if n == 6: hash([])
    if n == 7: len(1, 2)
for n in range(8):
    try:
        failing(n)
    except Exception:
        print(traceback.format_exc())
    try:
        failing(n)
    except:
        print(traceback.format_exc())
""",
    "who called": """
import inspect, sys
class Box:
    def __contains__(self, x): print("in", sys._getframe(1).f_code.co_name); return True
    def __len__(self): print("len", sys._getframe(1).f_code.co_name); return 3
    def __getattr__(self, name): print(name, sys._getframe(1).f_code.co_name); raise AttributeError(name)
def ask(b):
    return 5 in b, 5 not in b, len(b), hasattr(b, "who")
print(ask(Box()))
print([each.function for each in inspect.stack()], inspect.currentframe().f_back)
""",
}


@pytest.mark.parametrize("looking", list(LOOKING))
def test_a_program_sees_what_it_sees_in_python_alone(tmp_path: Path, looking: str) -> None:
    alone, guided = runs(tmp_path, LOOKING[looking])
    assert guided.output == alone and guided.assumptions == () and guided.is_exact


def test_a_program_is_called_as_the_user_calls_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools/named.py").write_text("import os, sys\nprint(sys.argv, __file__, sys.path[0], os.getcwd())\n")
    monkeypatch.chdir(tmp_path)
    named = ["tools/named.py", "--all"]
    alone = subprocess.run([sys.executable, *named], capture_output=True, text=True, check=True)
    order = Order(named[0], argv=tuple(named[1:]))
    with GuidedWorker(readable_for(order)) as worker:
        assert worker.run(order).output == alone.stdout


def test_a_function_torn_out_of_its_file_sees_builtins_as_they_are() -> None:
    tried = "    try:\n        return f.__code__.co_varnames\n    except AttributeError as e:\n        return str(e)\n"
    source = f"def varnames(f):\n{tried}"
    with GuidedWorker() as worker:
        found = worker.run(Order("torn.py::varnames", source=source, args="len", is_bare=True))
    assert found.value == "\"'builtin_function_or_method' object has no attribute '__code__'\"" and found.is_exact


STACK = """
import inspect, sys, traceback
def who(depth):
    return sys._getframe(depth).f_code.co_name
def near():
    return who(1), who(2), inspect.currentframe().f_back.f_code.co_name
def f(n=1):
    return near()
def below(n=1):
    return [each.function for each in inspect.stack()], len(traceback.extract_stack())
async def later(n=1):
    return who(1)
def drawn(n=1):
    yield [each.function for each in inspect.stack()]
"""


@pytest.mark.parametrize("function", ["f", "below", "drawn"])
def test_a_function_sees_none_of_our_frames_below_it(tmp_path: Path, function: str) -> None:
    (tmp_path / "looking.py").write_text(STACK)
    called = f"list(looking.{function}())" if function == "drawn" else f"looking.{function}()"
    command = [sys.executable, "-c", f"import looking; print({called})"]
    alone = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout.strip()
    order = Order(f"{tmp_path / 'looking.py'}::{function}", args="")
    with GuidedWorker(readable_for(order)) as worker:
        found = worker.run(order)
        said = (found.value or "").replace("'main', ", "")
        assert said.replace("), 3)", "), 2)").replace("], 3)", "], 2)") == alone
        assert found.is_exact == (function != "below")


def test_who_calls_a_function_is_assumed(tmp_path: Path) -> None:
    (tmp_path / "looking.py").write_text(STACK)
    order = Order(f"{tmp_path / 'looking.py'}::who", args="1")
    with GuidedWorker(readable_for(order)) as worker:
        assert [each.expression for each in worker.run(order).assumptions] == ["who calls the function"]
