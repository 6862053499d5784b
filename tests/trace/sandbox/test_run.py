"""The sandbox against programs that mean harm, with all means of isolation and with the ones a weak machine has."""

import os
import platform
import socket
import sys
import textwrap
import time
import uuid
from pathlib import Path

import pytest

from ndb.errors import BadTarget, NotIsolated
from ndb.trace.sandbox.jail import CALLS
from ndb.trace.sandbox.run import (
    Answer,
    Job,
    Outcome,
    SandboxLimits,
    equality,
    evaluate_calls,
    is_insisted,
    run_python,
    run_sandboxed,
)

STRONG = frozenset[str]()
WEAK = frozenset({"namespaces"})
BOTH = pytest.mark.parametrize("without", [STRONG, WEAK], ids=["strong", "weak"])
QUICK = SandboxLimits(wall_seconds=4.0)


def run(source: str, **options: object) -> Outcome:
    return run_python(textwrap.dedent(source), **options)  # type: ignore[arg-type]


def is_isolated(outcome: Outcome, topic: str) -> bool:
    return not any(text.startswith(topic) for text in outcome.not_isolated)


def processes_with(token: str) -> list[str]:
    """Where there is no /proc, nothing can be looked up, and the tests that ask say less."""
    found = []
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if token in file.read_text(errors="replace"):
                found.append(file.parent.name)
        except OSError:
            continue
    return found


def gone(token: str) -> bool:
    """A killed process takes a moment to disappear."""
    deadline = time.monotonic() + 60
    while processes_with(token):
        if time.monotonic() > deadline:
            return False
        os.sched_yield()
    return True


@BOTH
def test_a_harmless_program_runs_as_anywhere(without: frozenset[str]) -> None:
    outcome = run(
        """
        import sys, helper
        print(helper.double(int(sys.stdin.read())))
        print("words", file=sys.stderr)
        sys.exit(3)
        """,
        stdin=b"21",
        files={"helper.py": b"def double(n): return 2 * n"},
        without=without,
    )
    assert (outcome.stdout, outcome.stderr, outcome.returncode) == (b"42\n", b"words\n", 3)
    assert outcome.stopped_by is None


@BOTH
def test_any_command_can_run(without: frozenset[str]) -> None:
    assert run_sandboxed(["echo", "hello"], without=without).stdout == b"hello\n"


def test_a_command_that_does_not_exist_is_a_clear_error() -> None:
    with pytest.raises(BadTarget, match="no program 'no-such-thing'"):
        run_sandboxed(["no-such-thing"])


def test_a_file_outside_the_folder_is_refused() -> None:
    with pytest.raises(BadTarget, match="leads out"):
        run_sandboxed(["echo"], files={"../x": b""})


@BOTH
def test_the_environment_is_fresh_and_the_folder_thrown_away(
    without: frozenset[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECRET_TOKEN", "s3cret")
    source = "import os; print(os.environ.get('SECRET_TOKEN'), len(os.listdir('.'))); print(os.getcwd())"
    outcome = run(source, without=without)
    first, folder = outcome.stdout.decode().splitlines()
    assert first == "None 1"
    assert not Path(folder).exists()


@BOTH
def test_a_busy_loop_is_stopped_by_processor_time(without: frozenset[str]) -> None:
    outcome = run("while True: pass", limits=SandboxLimits(cpu_seconds=1, wall_seconds=60), without=without)
    assert outcome.stopped_by == "cpu time"
    assert outcome.returncode < 0


def test_a_busy_loop_that_ignores_the_warning_is_killed() -> None:
    source = """
        import signal
        signal.signal(signal.SIGXCPU, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        while True: pass
        """
    outcome = run(source, limits=SandboxLimits(cpu_seconds=1, wall_seconds=60))
    assert outcome.stopped_by == "cpu time"


@BOTH
def test_a_sleeper_is_stopped_by_the_clock_and_its_output_kept(without: frozenset[str]) -> None:
    outcome = run("print('before', flush=True)\nimport time\ntime.sleep(600)", limits=QUICK, without=without)
    assert (outcome.stopped_by, outcome.stdout) == ("wall clock", b"before\n")
    assert outcome.seconds < 120


@BOTH
def test_ignoring_every_signal_does_not_help(without: frozenset[str]) -> None:
    source = """
        import signal, time
        for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
            try: signal.signal(number, signal.SIG_IGN)
            except (OSError, ValueError): pass
        print("deaf", flush=True)
        while True: time.sleep(1)
        """
    outcome = run(source, limits=QUICK, without=without)
    assert (outcome.stopped_by, outcome.stdout) == ("wall clock", b"deaf\n")


@BOTH
def test_a_memory_hog_gets_a_memory_error(without: frozenset[str]) -> None:
    source = """
        hoard = []
        try:
            while True: hoard.append(bytearray(10_000_000))
        except MemoryError:
            size = len(hoard); hoard.clear(); print(size)
        """
    outcome = run(source, limits=SandboxLimits(memory_bytes=300 << 20), without=without)
    assert 5 < int(outcome.stdout) <= 31


@BOTH
def test_printing_for_ever_is_cut(without: frozenset[str]) -> None:
    outcome = run("while True: print('x' * 1000)", limits=SandboxLimits(output_bytes=10_000), without=without)
    assert outcome.stopped_by == "output"
    assert len(outcome.stdout) == 10_000


@BOTH
def test_a_big_file_cannot_be_written(without: frozenset[str]) -> None:
    source = """
        try:
            with open("big", "wb") as file:
                while True: file.write(b"x" * 100_000); file.flush()
        except OSError as error:
            import os; print(type(error).__name__, os.path.getsize("big"))
        """
    outcome = run(source, limits=SandboxLimits(file_bytes=1 << 20), without=without)
    assert outcome.stdout.decode().split() == ["OSError", str(1 << 20)]


def test_many_files_cannot_fill_the_disk() -> None:
    source = """
        count = 0
        try:
            while True:
                with open(f"f{count}", "wb") as file: file.write(b"x" * 1_000_000)
                count += 1
        except OSError: print(count)
        """
    outcome = run(source, limits=SandboxLimits(file_bytes=1 << 20))
    if not is_isolated(outcome, "files"):
        pytest.skip("no folder of bounded size on this machine")
    assert int(outcome.stdout) <= 4


def test_a_fork_bomb_fizzles() -> None:
    token = uuid.uuid4().hex
    source = f"""
        import os, sys, time
        if len(sys.argv) == 1: os.execv(sys.executable, [sys.executable, "program.py", "{token}"])
        count = 0
        while True:
            try:
                if os.fork() == 0: continue
                count += 1
            except OSError: time.sleep(0.01)
        """
    outcome = run(source, limits=SandboxLimits(wall_seconds=2.5, processes=16))
    assert outcome.stopped_by in ("wall clock", "processes")
    assert gone(token)


@BOTH
def test_the_number_of_processes_is_limited(without: frozenset[str]) -> None:
    source = """
        import os, time
        started = 0
        try:
            while started < 200:
                if os.fork() == 0: time.sleep(60); os._exit(0)
                started += 1
        except OSError: pass
        print(started, flush=True)
        if started == 200: time.sleep(60)
        """
    outcome = run(source, limits=SandboxLimits(wall_seconds=5, processes=16), without=without)
    assert outcome.stopped_by == "processes" or int(outcome.stdout) <= 16


@BOTH
def test_no_socket_reaches_the_outside(without: frozenset[str]) -> None:
    source = """
        import socket
        for address in [("192.0.2.1", 80), ("127.0.0.1", 22)]:
            try:
                with socket.socket() as s:
                    s.settimeout(1); s.connect(address)
                print("connected")
            except OSError as error: print(type(error).__name__)
        """
    outcome = run(source, without=without)
    assert b"connected" not in outcome.stdout
    assert b"TimeoutError" not in outcome.stdout
    assert is_isolated(outcome, "network")


def test_a_server_here_is_out_of_reach() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        source = f"""
            import socket
            try: socket.create_connection(('127.0.0.1', {port}), 1); print('in')
            except OSError: print('out')
            """
        for without in (STRONG, WEAK, WEAK | {"filter"}):
            assert run(source, without=without).stdout == b"out\n"


def test_with_the_least_isolation_it_says_what_is_missing() -> None:
    outcome = run("print('ran')", without=frozenset({"namespaces", "filter", "user"}))
    assert outcome.stdout == b"ran\n"
    topics = {text.partition(":")[0] for text in outcome.not_isolated}
    assert topics - {"user"} == {"processes", "files", "network", "calls"}


def test_where_nothing_is_isolated_nothing_is_run(tmp_path: Path) -> None:
    ran = tmp_path / "ran"
    tmp_path.chmod(0o777)
    for act in (
        lambda: run_python(f"open({str(ran)!r}, 'w')", without=WEAK, unsafe=False),
        lambda: evaluate_calls([Job(f"open({str(ran)!r}, 'w')", "1")], without=WEAK, unsafe=False),
    ):
        with pytest.raises(NotIsolated, match=r"files: .* To get it: .*--unsafe, or NDB_UNSAFE=1"):
            act()
    assert not ran.exists()


def test_a_person_can_insist(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NDB_UNSAFE", "1")
    assert is_insisted()
    monkeypatch.setenv("NDB_UNSAFE", "0")
    assert not is_insisted()
    assert run_python("print('ran')", without=WEAK, unsafe=True).stdout == b"ran\n"


CALLS_REFUSED = """
    import ctypes, errno, os, socket
    libc = ctypes.CDLL(None, use_errno=True)
    def call(*arguments):
        return "open" if libc.syscall(*map(ctypes.c_long, arguments)) >= 0 else errno.errorcode[ctypes.get_errno()]
    numbers = {numbers}
    memory = call(numbers["shmget"], 0, 4096, 0o1600)
    print(call(numbers["keyctl"], 0, -3, 0), call(numbers["unshare"], 1 << 28), memory)
    try: os.memfd_create("x")
    except OSError as error: print(error.strerror)
    for family in (16, 38, 40):
        try: socket.socket(family, socket.SOCK_STREAM if family == 40 else socket.SOCK_RAW); print(family)
        except PermissionError: print("refused")
        except OSError: print("other")
    socket.socketpair()
    import threading, subprocess
    threading.Thread(target=print, args=("thread",)).start()
    print(subprocess.run(["echo", "child"], capture_output=True, text=True).stdout.strip())
    """


@BOTH
def test_keys_uncounted_memory_and_other_sockets_are_refused(without: frozenset[str]) -> None:
    if platform.machine() not in CALLS:
        pytest.skip("no filter for this machine")
    outcome = run(CALLS_REFUSED.replace("{numbers}", repr(CALLS[platform.machine()])), without=without)
    if not is_isolated(outcome, "calls"):
        pytest.skip("no filter in this kernel")
    lines = outcome.stdout.decode().splitlines()
    assert lines[:2] == ["EACCES EACCES EACCES", "Function not implemented"], outcome.stderr
    assert lines[3:5] == ["refused", "refused"]
    assert sorted(lines[5:]) == ["child", "thread"]


def test_nothing_can_be_written_but_in_its_own_folders() -> None:
    source = """
        import os
        for folder in ("/", "/dev", "/box", "/tmp", "/dev/shm"):
            try: open(os.path.join(folder, "x"), "w").close(); print(folder)
            except OSError: pass
        """
    outcome = run(source)
    if not is_isolated(outcome, "files"):
        pytest.skip("no root folder of its own on this machine")
    assert outcome.stdout.split() == [b"/box", b"/tmp", b"/dev/shm"]


@BOTH
def test_killing_the_parent_gains_nothing(without: frozenset[str]) -> None:
    token = uuid.uuid4().hex
    source = f"""
        import os, signal, sys, time
        if len(sys.argv) == 1: os.execv(sys.executable, [sys.executable, "program.py", "{token}"])
        for number in (signal.SIGTERM, signal.SIGSTOP, signal.SIGKILL):
            try: os.kill(os.getppid(), number)
            except OSError: pass
        time.sleep(600)
        """
    outcome = run(source, limits=QUICK, without=without)
    assert outcome.stopped_by == "wall clock" or outcome.returncode == -9
    assert gone(token)


@BOTH
def test_a_daemon_does_not_outlive_the_program(without: frozenset[str]) -> None:
    token = uuid.uuid4().hex
    source = f"""
        import subprocess, sys
        steps = ["import os, time, sys", "if os.fork(): sys.exit()", "os.setsid()", "if os.fork(): sys.exit()"]
        subprocess.run([sys.executable, "-c", chr(10).join([*steps, "time.sleep(600) # {token}"])])
        print("left", flush=True)
        """
    outcome = run(source, without=without)
    assert (outcome.stdout, outcome.stopped_by) == (b"left\n", None)
    assert gone(token)


@BOTH
def test_a_grandchild_that_hangs_is_stopped_by_the_clock_too(without: frozenset[str]) -> None:
    token = uuid.uuid4().hex
    source = f"""
        import subprocess, sys
        subprocess.run([sys.executable, "-c", "import time; time.sleep(600) # {token}"], start_new_session=True)
        """
    assert run(source, limits=QUICK, without=without).stopped_by == "wall clock"
    assert gone(token)


@BOTH
def test_closing_the_output_does_not_confuse(without: frozenset[str]) -> None:
    outcome = run("import os\nos.close(1); os.close(2)\nos._exit(7)", without=without)
    assert (outcome.stdout, outcome.returncode, outcome.stopped_by) == (b"", 7, None)


@BOTH
def test_closing_the_output_and_hanging_is_stopped(without: frozenset[str]) -> None:
    source = "import os, time\nos.close(1); os.close(2); os.close(0)\ntime.sleep(600)"
    outcome = run(source, limits=QUICK, without=without)
    assert outcome.stopped_by == "wall clock"


@BOTH
def test_deleting_its_folder_is_allowed(without: frozenset[str]) -> None:
    source = """
        import os, shutil
        shutil.rmtree(os.getcwd(), ignore_errors=True)
        print(len(os.listdir(os.getcwd())) if os.path.exists(os.getcwd()) else 0)
        """
    outcome = run(source, without=without)
    assert outcome.stdout == b"0\n" or b"FileNotFoundError" in outcome.stderr
    assert outcome.stopped_by is None


@BOTH
def test_making_its_folder_unreadable_leaves_nothing_behind(without: frozenset[str]) -> None:
    source = """
        import os
        print(os.getcwd())
        os.makedirs("a/b"); open("a/b/c", "w").close(); os.chmod("a/b", 0); os.chmod("a", 0)
        """
    outcome = run(source, without=without)
    assert outcome.returncode == 0
    assert not Path(outcome.stdout.decode().strip()).exists()


def test_other_files_are_neither_seen_nor_changed(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("treasure")
    source = f"""
        for path in [{str(secret)!r}, "/etc/ndb-was-here", "/usr/ndb-was-here"]:
            for mode in "ra":
                try: print(open(path, mode).read())
                except OSError: print("refused")
        """
    outcome = run(source)
    if not is_isolated(outcome, "files"):
        pytest.skip("no root folder of its own on this machine")
    assert outcome.stdout.split() == [b"refused"] * 6
    assert secret.read_text() == "treasure"


def test_a_huge_input_that_nobody_reads_does_no_harm() -> None:
    assert run("print('done')", stdin=b"x" * 3_000_000).stdout == b"done\n"


def test_a_large_input_is_read_whole() -> None:
    assert run("import sys; print(len(sys.stdin.read()))", stdin=b"x" * 3_000_000).stdout == b"3000000\n"


# --- the judge of many small jobs ---


def test_jobs_are_answered_in_order() -> None:
    jobs = [Job("def f(n): return [n, str(n)]", f"f({n})") for n in range(50)]
    assert evaluate_calls(jobs) == [Answer(f"[{n}, '{n}']", None) for n in range(50)]


def test_no_jobs_need_no_worker() -> None:
    assert evaluate_calls([]) == []


def test_an_exception_is_an_answer() -> None:
    jobs = [Job("", "1 / 0"), Job("syntax error", "1"), Job("", "nothing"), Job("exit(3)", "1"), Job("", "(")]
    errors = [str(answer.error) for answer in evaluate_calls(jobs, workers=1)]
    assert errors[0] == "ZeroDivisionError: division by zero"
    kinds = [error.partition(":")[0] for error in errors[1:]]
    assert kinds == ["SyntaxError", "NameError", "SystemExit", "SyntaxError"]


HOSTILE = {
    "hangs": "while True: pass",
    "sleeps": "import time; time.sleep(600)",
    "dies": "import os; os._exit(0)",
    "crashes": "import os; os.kill(os.getpid(), 11)",
    "kills its worker": "import os; os.kill(os.getppid(), 9)",
    "stops its worker": "import os, signal, time; os.kill(os.getppid(), signal.SIGSTOP); time.sleep(600)",
    "hoards": "x = []\nwhile True: x.append(bytearray(10_000_000))",
    "recurses": "def f(): return f()\nf()",
    "closes everything": "import os; os.closerange(0, 100)",
    "writes into every pipe": """
import os
for n in range(100):
    try: os.write(n, b'["forged", null]\\n')
    except OSError: pass
os._exit(0)""",
    "leaves a daemon": "import os, time\nif os.fork() == 0:\n    os.setsid()\n    time.sleep(600)\nos._exit(0)",
    "breaks builtins": "import builtins; builtins.repr = None; del builtins.len",
}


HOSTILE_CASES = [*((name, STRONG) for name in HOSTILE), ("kills its worker", WEAK), ("leaves a daemon", WEAK)]


@pytest.mark.parametrize(("name", "without"), HOSTILE_CASES)
def test_a_hostile_job_costs_only_itself(name: str, without: frozenset[str]) -> None:
    friendly = Job("def f(n): return n + 1", "f(1)")
    answers = evaluate_calls(
        [friendly, Job(HOSTILE[name], "1"), friendly, friendly],
        seconds=1.5, workers=1, limits=SandboxLimits(memory_bytes=300 << 20), without=without,
    )  # fmt: skip
    assert [answers[0], answers[2], answers[3]] == [Answer("2", None)] * 3
    if name == "breaks builtins":
        assert answers[1] == Answer("1", None)
    else:
        assert answers[1].value is None and answers[1].error


def test_a_job_may_print_and_read_without_effect() -> None:
    answers = evaluate_calls([Job("print('noise')\nimport sys\nx = sys.stdin.read()", "x"), Job("", "2")], workers=1)
    assert answers == [Answer("''", None), Answer("2", None)]


def test_a_job_leaves_no_traces_for_the_next() -> None:
    jobs = [Job("import json\njson.mark = 1", "json.mark"), Job("import json", "hasattr(json, 'mark')")]
    assert [answer.value for answer in evaluate_calls(jobs, workers=1)] == ["1", "False"]


LEAVES_FILES = """
import os
os.mkdir("sub"); os.chmod("sub", 0)
for folder in (".", os.environ["TMPDIR"]):
    with open(os.path.join(folder, "statistics.py"), "w") as file:
        file.write("def mean(values): return 'planted'")
os.chmod(".", 0o555)
"""


@BOTH
def test_the_files_of_a_job_do_not_change_the_next_answer(without: frozenset[str]) -> None:
    look = "import os, statistics\nopen('fresh', 'w').close()"
    value = "statistics.mean([1, 3]), os.listdir('.'), os.path.exists(os.environ['TMPDIR'] + '/statistics.py')"
    jobs = [Job(LEAVES_FILES, "1"), Job(look, value)]
    answers = evaluate_calls(jobs, workers=1, without=without)
    assert answers == [Answer("1", None), Answer("(2, ['fresh'], False)", None)]


FORGERIES = {
    "through the worker's output": "open(f'/proc/{os.getppid()}/fd/1', 'w').write('[\"forged\", null]\\n')",
    "through its own pipe": "for n in os.listdir('/dev/fd'): n > '2' and os.write(int(n), b'[\"forged\", null]\\n')",
    "by other functions": "import json; builtins.repr = json.dumps = os.write = lambda *_: '[\"forged\", null]'",
}


@pytest.mark.parametrize("name", FORGERIES)
def test_a_job_cannot_forge_an_answer(name: str) -> None:
    source = f"import builtins, os\ntry:\n    {FORGERIES[name]}\nexcept OSError:\n    pass\n"
    answers = evaluate_calls([Job(source, "'real'"), Job("", "2")], workers=1)
    assert answers[0] == Answer("'real'", None) or answers[0].value is None
    assert answers[1] == Answer("2", None)


def test_a_value_too_large_to_show_is_an_error() -> None:
    [answer] = evaluate_calls([Job("", "'x' * 5_000")], limits=SandboxLimits(output_bytes=1_000))
    assert answer == Answer(None, "the value takes more than 1000 bytes")


def test_equality_is_judged_by_expressions_that_cannot_run_into_each_other() -> None:
    source = "def f(x): return {x, x + 1}"
    jobs = [equality(source, "f(1)", "{2, 1}"), equality(source, "f(1)", "{1}"), equality("", "1) or (1", "2")]
    answers = evaluate_calls(jobs)
    assert [answer.value for answer in answers] == ["True", "False", None]
    assert str(answers[2].error).startswith("SyntaxError")


def test_thousands_of_jobs_take_seconds() -> None:
    jobs = [Job(f"def f(n): return n * {n}", "f(2)") for n in range(1500)]
    start = time.monotonic()
    answers = evaluate_calls(jobs)
    assert [answer.value for answer in answers] == [str(2 * n) for n in range(1500)]
    assert time.monotonic() - start < 60


def test_a_program_whose_folder_is_that_of_temporary_files_is_isolated_too() -> None:
    program = "open('made', 'w').close(); print('ran')"
    outcome = run_sandboxed([sys.executable, "-c", program], readable=["/tmp"], unsafe=True)
    assert outcome.stdout == b"ran\n"
    assert is_isolated(outcome, "files") == is_isolated(run("print()"), "files")
