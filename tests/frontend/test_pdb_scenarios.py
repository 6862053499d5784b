"""The scenarios of CPython's Lib/test/test_pdb.py that concern commands we share, as tests of our own.

Taken over (their names there): basic_commands, breakpoint_commands, list_commands, whatis_command, display_command,
alias_command, alias_with_multiple/args, where_command, empty_line, pp_repr_exc, show_attribute_and_item,
ambiguous_statements, return_command, return_to_different_file, until_command_for_generator, next_command_for_generator,
next_command_for_coroutine, return_command_for_generator, return_command_for_coroutine, next_command_in_generator_for_loop,
next_until_return_at_return_event, next_command_subiterator, continue_in_bottomframe, step_into_botframe, post_mortem,
issue_43318 (clear by line), gh_91742 (jump), gh_80731 (exception in a command), errors_in_command, issue_20766 (a second
breakpoint), commands_with_source (rc file), run_module, module_is_run_as_main, nonexistent module, file_modified,
syntaxerror_in_command, blocks_at_first_code_line, find_function, breakpoint_on_disk errors.

Left out, and why:
- displayhook, interact, convenience_variables ($_exception and the like), multiline statements, closure in exec: parts of pdb's
  Python prompt; ours runs one statement at a time.
- skip_modules, skip_modules_with_callback: what is stepped into is chosen by path (--include, --exclude), not by pattern.
- break_anywhere, breakpoints_preserved_across_interactive_sessions, set_trace_in_nested, header, readrc_kwarg: about several
  Pdb objects in one process; a session is one object, the program another process.
- run_with_code_object, run_with_incorrect_argument, pickle/ast module runs: about the functions pdb.run and pdb.runeval.
- bytes-warnings, dev-mode, relative imports in -m, issue_36250 (threads with own pdb), asyncio tasks of 3.14: about pdb's internals.
- remote attach, colour and pyrepl tests of 3.14: other mechanisms.
"""  # noqa: E501

import os
import subprocess
import sys
from pathlib import Path

from driving import live

import ndb as ndb_package

GENERATOR = "def gen():\n    yield 0\n    return 1\n\ndef use():\n    it = gen()\n    try:\n        if next(it) != 0:\n            raise AssertionError\n        next(it)\n    except StopIteration as stop:\n        last = stop.value\n    done = True\nuse()\n"  # noqa: E501


def places(shown: list[str]) -> list[str]:
    """Where the session stopped, without notes."""
    return [line.split("  [")[0].removeprefix("> program.py") for line in shown if line.startswith("> program.py")]


def test_basic_commands(tmp_path: Path) -> None:
    source = "def double(x, *rest, key=1, **more):\n    y = x * 2\n    return y\n\ndef outer(a):\n    b = a\n    return double(b, 7, key=2, z=3)\n\nouter(4)\n"  # noqa: E501
    shown = live(
        tmp_path, source, ["b double", "c", "s", "a", "p x", "pp x", "bt", "u", "p b", "d", "ll", "n", "r", "rv"]
    )
    assert "x = 4" in shown and "rest = (7,)" in shown and "key = 2" in shown and "more = {'z': 3}" in shown
    stack = shown.index("  program.py(9)<module>()")
    assert shown[stack + 2] == "  program.py(7)outer()" and shown[stack + 4] == "> program.py(2)double()"
    assert "   1     def double(x, *rest, key=1, **more):" in shown and "   2  ->     y = x * 2" in shown
    assert places(shown)[-1] == "(3)double()->8" and shown[-1] == "8"


def test_breakpoint_commands(tmp_path: Path) -> None:
    source = "x = 1\n" + "".join(f"print({n})\n" for n in range(2, 6)) + "for i in range(10):\n    y = i\nz = 1\n"
    shown = live(
        tmp_path, source,
        ["b 3", "disable 1", "ignore 1 10", "condition 1 1 < 2", "b 4", "b 4", "b", "condition 2", "cl 3", "cl 3", "condition 3", "tbreak 5",  # noqa: E501
         "c", "c", "b", "cl 9", "b 7, i == 4", "c", "p i", "cl program.py:7", "cl"],
    )  # fmt: skip
    assert shown[:4] == [
        "Breakpoint 1 at program.py:3",
        "Disabled breakpoint 1 at program.py:3",
        "Breakpoint 1 passes by 10 times",
        "Breakpoint 1 stops when 1 < 2",
    ]
    assert "1   line      keep no   at program.py:3" in shown and "         stop only if 1 < 2" in shown
    assert "Breakpoint 2 is unconditional" in shown and "*** no breakpoint 3; `b` lists them" in shown
    assert places(shown) == ["(4)<module>()", "(5)<module>()", "(7)<module>()"]
    assert "4" in shown and "Deleted breakpoint 5 at program.py:7" in shown


def test_commands_of_a_breakpoint_run_when_it_stops(tmp_path: Path) -> None:
    shown = live(tmp_path, "a = 5\nb = a + 1\nc = 0\n", ["b 3", "commands 1 p b ;; p a", "c"])
    assert shown[-2:] == ["6", "5"]


def test_list_commands(tmp_path: Path) -> None:
    source = "".join(f"x{n} = {n}\n" for n in range(1, 31))
    shown = live(tmp_path, source, ["l", "l", "l 20, 22", "l 25", "l 29, 40", "l ."])
    assert shown[0] == "   1  -> x1 = 1" and shown[10] == "  11     x11 = 11"
    assert shown[11] == "  12     x12 = 12" and "  22     x22 = 22" in shown and "  30     x30 = 30" in shown
    assert live(tmp_path, source, ["l 25, 30", "l"])[-1] == "[EOF]"


def test_the_source_of_a_function(tmp_path: Path) -> None:
    shown = live(tmp_path, "def f():\n    return 1\nf()\n", ["source f", "source nothing"])
    assert shown[:2] == ["   1     def f():", "   2         return 1"] and shown[2].startswith("*** no function")


def test_whatis(tmp_path: Path) -> None:
    shown = live(tmp_path, "a = 'x'\nb = [1]\nc = 1\n", ["n", "n", "whatis a", "whatis b"])
    assert shown[-2:] == ["<class 'str'>", "<class 'list'>"]


def test_display(tmp_path: Path) -> None:
    shown = live(
        tmp_path, "a = 0\na = 1\na = 2\na = 3\n", ["n", "display a", "n", "undisplay a", "n", "undisplay b", "display"]
    )
    assert "display a: 0" in shown and "display a: 1  [was 0]" in shown
    assert not any(line.startswith("display a: 2") for line in shown) and shown[-1].startswith(
        "*** 'b' is not displayed"
    )


def test_alias(tmp_path: Path) -> None:
    commands = [
        "n",
        "alias show p %1, %2",
        "show a a",
        "alias all p [%*]",
        "all a, a",
        "alias",
        "alias nothing",
        "unalias show",
        "show",
    ]
    shown = live(tmp_path, "a = 5\nb = 1\n", commands)
    assert "(5, 5)" in shown and "[5, 5]" in shown and "show = p %1, %2" in shown and "*** no alias 'nothing'" in shown
    assert shown[-1].startswith("*** NameError")


def test_several_commands_in_a_line_and_comments(tmp_path: Path) -> None:
    shown = live(tmp_path, "a = 5\nb = 'x;;y'\nc = 1\n", ["n ;; n ;; p a", "# nothing", "p b + ';;'"])
    assert shown[-2:] == ["5", "'x;;y;;'"]


def test_an_empty_line_repeats(tmp_path: Path) -> None:
    assert places(live(tmp_path, "a = 1\nb = 2\nc = 3\n", ["n", "", ""])) == [
        "(2)<module>()",
        "(3)<module>()",
        "(3)<module>()->None",
    ]


def test_a_value_that_cannot_be_represented(tmp_path: Path) -> None:
    source = "class Bad:\n    def __repr__(self):\n        raise ValueError('no')\nb = Bad()\nx = 1\n"
    shown = live(tmp_path, source, ["b 5", "c", "p b", "pp b", "n"])
    assert "Bad()" in shown[-4:-2][0] and places(shown)[-1].startswith("(5)")


def test_python_that_looks_like_a_command(tmp_path: Path) -> None:
    source = "n = [7]\nc = {'a': 8}\ns = 'text'\nx = 1\n"
    shown = live(tmp_path, source, ["b 4", "c", "n[0]", "c['a']", "s.upper()", "!n", "! n = 42", "p n", "x = 5", "p x"])
    assert shown[-6:] == ["7", "8", "'TEXT'", "[7]", "42", "5"]


def test_return_and_again(tmp_path: Path) -> None:
    source = "def inner():\n    return 1\ndef outer():\n    v = inner()\n    return v\nouter()\nend = 1\n"
    assert places(live(tmp_path, source, ["b inner", "c", "r", "r", "r", "r"])) == [
        "(1)inner()", "(2)inner()->1", "(5)outer()", "(5)outer()->1", "(7)<module>()"]  # fmt: skip


def test_return_to_a_function_of_another_file(tmp_path: Path) -> None:
    (tmp_path / "other.py").write_text("def call(f):\n    r = f()\n    return r\n")
    source = "from other import call\ndef mine():\n    return 3\ncall(mine)\n"
    shown = live(tmp_path, source, ["b mine", "c", "r", "n"])
    assert "> other.py(3)call()" in shown


def test_next_until_and_return_in_a_generator(tmp_path: Path) -> None:
    assert places(live(tmp_path, GENERATOR, ["b 8", "c", "s", "s", "n", "n"])) == [
        "(8)use()", "(1)gen()", "(2)gen()", "(2)gen()->0", "(10)use()"]  # fmt: skip
    until = live(tmp_path, GENERATOR, ["b 2", "c", "until 3", "until"])
    assert places(until)[0] == "(2)gen()"
    assert places(live(tmp_path, GENERATOR, ["b gen", "c", "r", "r"]))[:2] == ["(1)gen()", "(2)gen()->0"]


def test_next_in_a_coroutine(tmp_path: Path) -> None:
    source = "import asyncio\nasync def part():\n    return 2\nasync def whole():\n    a = await part()\n    b = a + 1\n    return b\nasyncio.run(whole())\n"  # noqa: E501
    shown = live(tmp_path, source, ["b 5", "c", "n", "n", "r"])
    assert places(shown) == ["(5)whole()", "(6)whole()", "(7)whole()", "(7)whole()->3"]


def test_next_in_a_for_loop_over_a_generator(tmp_path: Path) -> None:
    source = "def gen():\n    yield 1\n    yield 2\ndef use():\n    for v in gen():\n        x = v\n    y = 10\nuse()\n"
    assert places(live(tmp_path, source, ["b 5", "c", "cl", "n", "n", "n", "n", "n"])) == [
        "(5)use()", "(6)use()", "(5)use()", "(6)use()", "(5)use()", "(7)use()"]  # fmt: skip


def test_next_over_a_subiterator(tmp_path: Path) -> None:
    source = "def sub():\n    yield 1\n    return 5\ndef gen():\n    x = yield from sub()\n    return x\ndef use():\n    for i in gen():\n        j = i\n    k = 1\nuse()\n"  # noqa: E501
    assert "(6)gen()" in places(live(tmp_path, source, ["b 5", "c", "n", "n", "n", "n", "b 6", "c"]))


def test_the_end_of_the_program(tmp_path: Path) -> None:
    shown = live(tmp_path, "a = 1\n", ["n", "n", "n", "s", "c"])
    assert ("[the program has ended]" in shown and shown[-1].startswith("*** the run is over")) or "has ended" in shown[
        -1
    ]


def test_post_mortem(tmp_path: Path) -> None:
    source = "def f(x):\n    return 1 / x\ndef g():\n    y = 0\n    return f(y)\ng()\n"
    shown = live(tmp_path, source, ["c", "w", "p x", "u", "p y", "back", "restart", "n"])
    assert "> program.py(2)f() ZeroDivisionError('division by zero')" in shown[1]
    assert "  program.py(5)g()" in shown and shown.count("0") == 2 and places(shown)[-1] == "(1)<module>()"


def test_clear_by_line(tmp_path: Path) -> None:
    shown = live(tmp_path, "a = 1\nb = 2\nc = 3\n", ["b 2", "b 3", "cl program.py:2", "cl program.py:9", "c"])
    assert "Deleted breakpoint 1 at program.py:2" in shown and any("no breakpoint at" in line for line in shown)
    assert places(shown) == ["(3)<module>()"]


def test_jump(tmp_path: Path) -> None:
    shown = live(tmp_path, "a = 1\na = 2\na = 3\nb = a\nc = 4\n", ["n", "j 4", "n", "p b", "j 99", "n"])
    assert "1" in shown and any(line.startswith("*** ValueError") for line in shown)


def test_mistakes_leave_the_session_alive(tmp_path: Path) -> None:
    commands = [
        "p 1 +",
        "p nothing",
        "b 99",
        "b nowhere",
        "b nofile.py:3",
        "until x",
        "u",
        "d",
        "print(",
        "condition x",
        "why nothing",
        "h what",
        "n",
    ]
    shown = live(tmp_path, "a = 1\nb = 2\n", commands)
    assert sum(line.startswith("*** ") for line in shown) == len(commands) - 1
    assert places(shown) == ["(2)<module>()"]


def test_help_names_every_command(tmp_path: Path) -> None:
    shown = "\n".join(live(tmp_path, "a = 1\n", ["h", "h why"]))
    for name in ("s (step)", "n (next)", "b (break)", "why NAME", "rback", "infer", "verify", "fork", "confidence"):
        assert name in shown
    assert max(map(len, shown.split("\n"))) <= 100


ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(ndb_package.__file__).parent.parent), "HOME": os.devnull}


def ndb(folder: Path, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ndb.cli", *arguments]
    return subprocess.run(
        command, input=stdin, capture_output=True, text=True, cwd=folder, timeout=60, check=False, env=ENVIRONMENT
    )


def test_a_module_is_run_as_main(tmp_path: Path) -> None:
    (tmp_path / "package").mkdir()
    (tmp_path / "package" / "__init__.py").write_text("")
    (tmp_path / "package" / "__main__.py").write_text("import sys\nprint(__name__, sys.argv[1:])\n")
    done = ndb(tmp_path, "-m", "package", "--", "a", stdin="n\nn\nq\n")
    assert "__main__ ['a']" in done.stdout and "package/__main__.py(2)<module>()" in done.stdout
    assert "no module" in ndb(tmp_path, "-m", "missing_package").stderr


def test_an_rc_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("a = 1\nb = 2\n")
    (tmp_path / ".ndbrc").write_text("alias hello p 'from rc'\n# a comment\n")
    assert "'from rc'" in ndb(tmp_path, "p.py", stdin="hello\nq\n").stdout
    assert "'from rc'" not in ndb(tmp_path, "p.py", "--no-rc", stdin="hello\nq\n").stdout


def test_input_is_shared_with_the_program(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("name = input('who? ')\nprint('hello', name)\n")
    done = ndb(tmp_path, "p.py", stdin="n\nAnn\np name\nc\nq\n")
    assert "'Ann'" in done.stdout and "hello Ann" in done.stdout


def test_a_recording_whose_source_has_changed_says_so(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("a = 1\nb = a\n")
    assert ndb(tmp_path, "trace", "p.py", "-o", "r.ndb").returncode == 0
    assert "changed" not in ndb(tmp_path, "r.ndb", stdin="q\n").stderr
    (tmp_path / "p.py").write_text("a = 2\nb = a\n")
    done = ndb(tmp_path, "r.ndb", stdin="l\nq\n")
    assert "p.py has changed since it was recorded" in done.stderr and "a = 1" in done.stdout


def test_breakpoint_in_a_program_opens_ndb(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("def f(n):\n    breakpoint()\n    return n\nprint(f(4))\n")
    done = subprocess.run(
        [sys.executable, "p.py"], input="n\nset n = 9\nc\n", capture_output=True, text=True, cwd=tmp_path, timeout=60, check=False,  # noqa: E501
        env={**ENVIRONMENT, "PYTHONBREAKPOINT": "ndb.engine.inside.set_trace"},
    )  # fmt: skip
    assert "> p.py(3)f()" in done.stdout and "9\n" in done.stdout and done.returncode == 0
