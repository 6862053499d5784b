"""The scenarios of CPython's Lib/test/test_pdb.py that concern commands we share, as tests of our own.

Checked against the files of Python 3.11.7, 3.12.1 and 3.13.0. Taken over (their names there, without test_ and pdb_):
basic_commands, breakpoint_commands, pp_repr_exc, list_commands, whatis_command, display_command, alias_command,
where_command, post_mortem, continue_in_bottomframe, next_until_return_at_return_event, next_command_for_generator,
next_command_for_coroutine, next_command_for_asyncgen, return_command_for_generator, return_command_for_coroutine,
until_command_for_generator, until_command_for_coroutine, next_command_in_generator_for_loop,
next_command_subiterator, issue_20766 (stopping a second time), issue_43318 (clear by line), issue_gh_91742 (jump),
issue_gh_101673 (variables set at the prompt stay set), issue_gh_101517 (except*), issue_gh_103225 (longlist of a
module), issue_gh_65052 (values that cannot be shown), find_function_found, find_function_found_with_encoding_cookie,
find_function_found_with_bom,
issue7964 (CRLF), issue13183 (back to another file), issue13120 (threads: tests/engine/live/test_live_threads.py),
issue16180 (a syntax error), issue26053 (a restart keeps the arguments), readrc_homedir, run_module,
module_is_run_as_main, breakpoint, package_without_a_main, nonexistent_module, dir_as_script, invalid_cmd_line_options,
blocks_at_first_code_line, relative_imports, errors_in_command, non_utf8_encoding, checkline_is_not_executable,
basic_completion (test_terminal_pty.py), interact_command (tests/frontend/terminal/commands/test_python.py).
Of 3.12: ambiguous_statements. Of 3.13: empty_line (repeats),
return_to_different_file, function_break, breakpoint_with_filename, invalid_arg (mistakes), show_attribute_and_item,
expression_completion (test_terminal_pty.py), local_namespace and closure (statements see the function's variables),
multiline_statement, pdbrc_basic, pdbrc_alias,
pdbrc_empty_line, pdbrc_semicolon, pdbrc_commands, post_mortem_restart, run_module_with_args, spec,
file_modified_after_execution_with_restart (the new text is run).

Left out, and why:
- displayhook, issue46434 (commands without a docstring), issue_gh_94215, gh_94215_crash, gh_93696_frozen_list,
  checkline_before_debugging, checkline_after_reset: about pdb's own classes and leaks in the interpreter.
- convenience_variables, issue_gh_108976 ($_frame and the like), the post_mortem_ scenarios about the
  command `exceptions` (3.13: chained, cause_no_context, context_of_the_cause, from_none, from_no_stack,
  single_no_stack, complex): we have no such commands. From an exception one goes back in time, to its cause too.
- builtin_completion, multiline_completion: names and attributes are completed, builtins are not.
- file_modified_after_execution, ..._with_multiple_instances: a session shows the text that ran; of a recording it is
  said when that has changed since.
- f_trace_lines, issue_gh_80731, issue84583, safe_path, find_function_first_executable_line: about how pdb uses the
  interpreter; a function's breakpoint stops at its call.
- zipapp: a program is a file, a folder or a module.
- breakpoints_preserved_across_interactive_sessions, header, readrc_kwarg, issue36250, run_pdb_with_pdb: about several
  Pdb objects in one process; a session is one object, the program another process.
- skip_modules, skip_modules_with_callback: what is stepped into is chosen by path (--include, --exclude).
- run_with_incorrect_argument, run_with_code_object: about the functions pdb.run and pdb.runeval.
- issue34266: `run` with new arguments; our restart keeps those it has.
- read_pdbrc_with_ascii_encoding, find_function_empty_file, module_without_a_main, relative_imports_on_plain_module:
  variants of scenarios above, with nothing of their own in our code.
- issue42383, issue42384, issue42384_symlink: about sys.path[0], which is the recorder's business
  (tests/trace/test_target.py).
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest
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
    assert places(shown)[1:] == ["(4)<module>()", "(5)<module>()", "(5)<module>()->None"]


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
        "print )",
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
    for name in ("s (step)", "n (next)", "b (break)", "why [NAME", "rback", "predict", "verify", "fork", "confidence"):
        assert name in shown
    assert max(map(len, shown.split("\n"))) <= 80


ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(ndb_package.__file__).parent.parent), "HOME": os.devnull}


def ndb(folder: Path, *arguments: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ndb.cli", *arguments]
    return subprocess.run(
        command, input=stdin, capture_output=True, text=True, cwd=folder, timeout=60, check=False,
        env=ENVIRONMENT | environment,
    )  # fmt: skip


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
    home = {"HOME": str(tmp_path / "home")}
    (tmp_path / "home").mkdir()
    unasked = ndb(tmp_path, "p.py", stdin="hello\nq\n", **home)
    assert "'from rc'" not in unasked.stdout and "not obeyed" in unasked.stderr
    assert "'from rc'" in ndb(tmp_path, "p.py", "--allow-rc", stdin="hello\nq\n", **home).stdout
    assert "'from rc'" in ndb(tmp_path, "p.py", stdin="hello\nq\n", **home).stdout
    assert "'from rc'" not in ndb(tmp_path, "p.py", "--no-rc", stdin="hello\nq\n", **home).stdout


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
        env={**ENVIRONMENT, "PYTHONBREAKPOINT": "ndb.frontend.set_trace.set_trace"},
    )  # fmt: skip
    assert "> p.py(3)f()" in done.stdout and "9\n" in done.stdout and done.returncode == 0


def test_commands_of_a_breakpoint_are_lines_up_to_end_or_to_one_that_goes_on(tmp_path: Path) -> None:
    source = "for i in range(3):\n    y = i\nz = 1\n"
    shown = live(
        tmp_path, source, ["b 2", "commands", "p i * 10", "# nothing", "c", "b 3", "commands 2", "p 'end'", "end", "c"]
    )
    assert [line for line in shown if not line.startswith(("> ", "-> ", "   ", "Breakpoint"))] == [
        "0",
        "10",
        "20",
        "'end'",
    ]
    assert places(shown)[-1] == "(3)<module>()"
    assert (
        places(live(tmp_path, source, ["b 2", "commands 1 p i ;; p i ;; n", "c", ""]))
        == ["(2)<module>()", "(1)<module>()"] * 2
    )


def test_a_breakpoint_that_always_goes_on_may_be_reached_any_number_of_times(tmp_path: Path) -> None:
    shown = live(tmp_path, "for i in range(2000):\n    y = i\nz = 1\n", ["b 2", "commands 1 c", "b 3", "c"])
    assert places(shown)[-1] == "(3)<module>()" and len(places(shown)) == 2001


def test_statements_see_the_functions_variables_and_may_have_several_lines(tmp_path: Path) -> None:
    source = "def f(a):\n    b = a + 1\n    c = 3\n    return b\nf(5)\n"
    typed = [
        "b 3", "c", "z = [a + b for _ in range(2)]", "z", "b = (lambda: a * 100)()", "for q in range(2):", "    b += q",
        "", "def g(k):", "    return k + a", "", "g(4)", "if True:", "    no statement", "", "r",
    ]  # fmt: skip
    shown = live(tmp_path, source, typed)
    assert "[11, 11]" in shown and "9" in shown and sum(line.startswith("*** SyntaxError") for line in shown) == 1
    assert places(shown)[-1] == "(4)f()->501"


def test_empty_lines_of_the_rc_file_repeat_nothing(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("a = 1\nb = 2\nc = 3\n")
    (tmp_path / ".ndbrc").write_text("alias two p 1 ;; p 2\nn\n\n\n")
    (tmp_path / "home").mkdir()
    done = ndb(tmp_path, "p.py", "--allow-rc", stdin="two\nq\n", HOME=str(tmp_path / "home"))
    assert "> p.py(2)<module>()" in done.stdout and "> p.py(3)" not in done.stdout and "1\n2\n" in done.stdout


def test_a_restart_runs_the_text_as_it_is_now(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("import pathlib\npathlib.Path('p.py').write_text('x = 9\\ny = x\\n')\nz = 3\n")
    done = ndb(tmp_path, "p.py", stdin="c\nrestart\nl\nn\np x\nq\n")
    assert "   1  -> x = 9" in done.stdout and "\n9\n" in done.stdout


def test_commands_of_a_breakpoint_may_stand_in_the_rc_file(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("for i in range(3):\n    y = i\nz = 1\n")
    (tmp_path / ".ndbrc").write_text("b 2\ncommands\np i + 70\nend\n")
    (tmp_path / "home").mkdir()
    done = ndb(tmp_path, "p.py", "--allow-rc", stdin="c\nc\nq\n", HOME=str(tmp_path / "home"))
    assert "70\n" in done.stdout and "71\n" in done.stdout and "72" not in done.stdout


CALLED_TWICE = "def f(n):\n    breakpoint()\n    return n\nf(4)\nf(5)\n"


def test_breakpoint_stops_every_time_it_is_called(tmp_path: Path) -> None:
    shown = live(tmp_path, CALLED_TWICE, ["c", "p n", "c", "p n", "c"])
    assert places(shown) == ["(3)f()", "(3)f()"] and shown[1].startswith("-> return n")
    assert shown[0].endswith("[breakpoint() was called]") and "4" in shown and "5" in shown


def test_a_debugger_opened_by_breakpoint_stops_at_the_next_one_too(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text(CALLED_TWICE)
    done = subprocess.run(
        [sys.executable, "p.py"], input="p n\nc\np n\nc\n", capture_output=True, text=True, cwd=tmp_path, timeout=60, check=False,  # noqa: E501
        env={**ENVIRONMENT, "PYTHONBREAKPOINT": "ndb.frontend.set_trace.set_trace"},
    )  # fmt: skip
    lines = done.stdout.splitlines()
    assert lines.index("4") < lines.index("5") and "> p.py(3)f()  [breakpoint() was called]" in lines


def test_a_restart_comes_back_to_where_the_session_began(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("def f(n):\n    m = n\n    return m\n")
    shown = ndb(tmp_path, "p.py::f", "--args", "3", stdin="r\nrestart\ns\nq\n").stdout.splitlines()
    assert [line for line in shown if line.startswith("> ")] == [
        "> p.py(1)f()", "> p.py(3)f()->3", "> p.py(1)f()  [restarted]", "> p.py(2)f()",
    ]  # fmt: skip
    (tmp_path / "q.py").write_text("a = 1\nb = 2\n")
    shown = ndb(tmp_path, "q.py", stdin="n\nrestart\nq\n").stdout.splitlines()
    assert "> q.py(1)<module>()  [restarted]" in shown


def test_next_and_until_in_coroutines_and_asynchronous_generators(tmp_path: Path) -> None:
    source = (
        "import asyncio\nasync def items():\n    yield 1\n    yield 2\nasync def use():\n    total = 0\n"
        "    async for item in items():\n        total += item\n    return total\nasyncio.run(use())\n"
    )
    shown = live(tmp_path, source, ["b 7", "c", "cl", "n", "n", "n", "n", "n", "r"])
    assert places(shown) == ["(7)use()", "(8)use()", "(7)use()", "(8)use()", "(7)use()", "(9)use()", "(9)use()->3"]
    assert places(live(tmp_path, source, ["b 7", "c", "cl", "until 9"]))[-1] == "(9)use()"


def test_an_exception_group_is_caught(tmp_path: Path) -> None:
    source = "try:\n    raise KeyError(1)\nexcept* Exception as e:\n    x = 1\ny = 2\n"
    assert places(live(tmp_path, source, ["b 4", "c", "n"])) == ["(4)<module>()", "(5)<module>()"]


def test_the_long_list_of_a_module_counts_from_one(tmp_path: Path) -> None:
    assert live(tmp_path, "a = 1\nb = 2\n", ["n", "ll"])[-2:] == ["   1     a = 1", "   2  -> b = 2"]


def test_values_that_cannot_be_shown_do_no_harm(tmp_path: Path) -> None:
    source = "class A:\n    def __init__(self):\n        self.a = 1\n    def __repr__(self):\n        return self.a\nx = A()\ny = 1\n"  # noqa: E501
    shown = live(tmp_path, source, ["b A.__init__", "c", "s", "a", "display self", "r", "rv", "c"])
    assert shown[-1] == "[the program has ended]" and any(line.startswith("self = ") for line in shown)


def test_variables_set_at_the_prompt_stay_set(tmp_path: Path) -> None:
    source = "def f():\n    a = 1\n    b = 2\n    return a\nf()\n"
    shown = live(tmp_path, source, ["b 3", "c", "!a = 5", "u", "d", "ll", "p a", "n", "r"])
    assert "5" in shown and places(shown)[-1] == "(4)f()->5"


@pytest.mark.parametrize(
    "text",
    [
        b"def f():\r\n    x = 1\r\n    return x\r\nf()\r\n",
        b"\xef\xbb\xbfdef f():\n    x = 1\n    return x\nf()\n",
        b"# -*- coding: latin-1 -*-\ndef f():\n    x = '\xe4'\n    return x\nf()\n",
        b"#!/usr/bin/env python\n# coding: koi8-r\ndef f():\n    x = '\xd4'\n    return x\nf()",
    ],
    ids=["crlf", "mark", "latin-1", "koi8-r"],
)
def test_files_of_every_encoding_and_line_end(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "p.py").write_bytes(text)
    done = ndb(tmp_path, "p.py", stdin="b f\nc\nr\nq\n")
    assert "Breakpoint 1 at function f" in done.stdout and "f()->" in done.stdout and "*** " not in done.stdout


def test_folders_packages_and_what_cannot_be_run(tmp_path: Path) -> None:
    package = tmp_path / "package"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "part.py").write_text("VALUE = 7\n")
    assert "package" in ndb(tmp_path, "-m", "package").stderr
    (package / "__main__.py").write_text("from .part import VALUE\nprint(VALUE)\n")
    assert "7\n" in ndb(tmp_path, "-m", "package", stdin="c\nq\n").stdout
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "__main__.py").write_text("print('run')\n")
    assert "run\n" in ndb(tmp_path, "folder", stdin="c\nq\n").stdout
    (tmp_path / "broken.py").write_text("a = (\n")
    for arguments in (["broken.py"], ["nothing.py"], ["--nonsense", "p.py"]):
        done = ndb(tmp_path, *arguments, stdin="q\n")
        assert done.returncode == 2 and "Traceback" not in done.stderr, arguments


def test_a_line_that_never_runs_and_a_file_that_has_not_run_yet(tmp_path: Path) -> None:
    (tmp_path / "later.py").write_text("def g():\n    # nothing\n    return 5\n")
    source = "a = 1\n# a comment\nimport later\nlater.g()\n"
    shown = live(tmp_path, source, ["b 2", "b later.py:2", "b later.py:3", "c", "p __name__"])
    assert shown[0] == "*** line 2 of program.py never runs by itself; line 3 does"
    assert shown[1] == "*** line 2 of later.py never runs by itself; line 3 does"
    assert shown[2] == "Breakpoint 1 at later.py:3" and shown[-1] == "'later'"


def test_a_restart_keeps_arguments_and_breakpoints(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("import sys\nprint('got', sys.argv[1:])\nx = 1\n")
    done = ndb(tmp_path, "p.py", "--", "a", "b c", stdin="b 3\nc\nrestart\nc\nq\n")
    assert done.stdout.count("got ['a', 'b c']") == 2 and done.stdout.count("[breakpoint 1 (p.py:3)]") == 2


def test_the_rc_file_at_home_is_read(tmp_path: Path) -> None:
    home, folder = tmp_path / "home", tmp_path / "folder"
    home.mkdir()
    folder.mkdir()
    (folder / "p.py").write_text("a = 1\n")
    (home / ".ndbrc").write_text("alias hello p 'from home'\n")
    done = ndb(folder, "p.py", stdin="hello\nq\n", HOME=str(home))
    assert "'from home'" in done.stdout
