"""The process in the sandbox that runs candidates: loads a program once, then many calls of it in a copy of itself.

Started as a file. Reads a line of JSON an order and writes lines of JSON on the streams it was started with; the
program gets others. An order is a program with a question, or a list of calls. A copy runs calls one after the other:
a run of a tenth of a millisecond costs no more than a few. Each has its own limits: rounds of loops, processor
seconds, memory. A call that ends its copy (or hangs it where no signal is heard) costs itself and the start of another
one. Every copy begins as the program is when it has just been loaded: by itself, or, where that takes its time, once
for all of them (warm_copy.py).
"""

import sys
from pathlib import Path

if not __package__:  # started as a file: nobody has said where ndb is
    sys.path[0] = str(Path(__file__).resolve().parents[4])

import builtins
import contextlib
import ctypes
import gc
import importlib
import io
import json
import math
import os
import re
import resource
import select
import signal
import time
from collections.abc import Iterator
from types import CodeType, ModuleType
from typing import Any, NoReturn

from ndb.errors import NotPython
from ndb.inverse.search.inside.instrument import instrumented, instrumented_expression
from ndb.inverse.search.inside.report import Report, Stopped
from ndb.inverse.search.inside.warm_copy import WarmCopy
from ndb.inverse.watch_child import __ndb_visible__ as visible
from ndb.trace.loading.import_code import import_code
from ndb.trace.sandbox.worker import ADOPT_ORPHANS, BOX, DUMPABLE, SHARED_FOLDERS, empty, end

A_RUN_SECONDS, A_LOAD_SECONDS, HUNG_SECONDS = 0.4, 6.0, 8.0
"""Processor seconds of one run, and of importing the program; wall seconds without any news after which a copy is
ended."""
MEMORY_BYTES = 512 << 20
LONGEST_VALUE, LONGEST_SHOWN = 4000, 300
MOST_BYTES = 64 << 20
_MOST_OPEN = 1024
_THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
_closerange = os.closerange
_IMPORTED = re.compile(r"^\s*(?:from|import)\s+([A-Za-z_]\w*)", re.MULTILINE)


def main() -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)
        ctypes.CDLL(None).prctl(DUMPABLE, 0, 0, 0, 0)
    orders, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    program: Program | None = None
    own = Path.cwd()
    say(replies, {"ready": True})
    for line in orders:
        order = json.loads(line)
        if "source" in order:
            is_cold = program is not None and program.warm is None and program.is_cold
            if program is not None:
                program.close()
            program = loaded(replies, order, is_cold)
        elif program is not None:
            for told in runs(program, order["calls"]):
                replies.write(told + b"\n")
            say(replies, {"processor": spent()})
            for folder, mode in ((own, 0o755), *((each, 0o1777) for each in SHARED_FOLDERS if own == BOX)):
                empty(folder, mode)


def spent() -> float:
    """Processor seconds of this process and of its copies that are over."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def say(replies: Any, news: object) -> None:
    replies.write(json.dumps(news).encode() + b"\n")
    replies.flush()


def loaded(replies: Any, order: dict[str, Any], is_cold: bool = False) -> "Program | None":
    """The program, its code with hooks; the standard library's modules that it names are imported for all copies.
    `is_cold`: the program before was loaded by every copy, as this one will be."""
    try:
        program = Program(order)
        program.is_cold |= is_cold
    except (NotPython, SyntaxError, ValueError, RecursionError) as error:
        say(replies, {"broken": f"{type(error).__name__}: {error}"})
        return None
    for name in set(_IMPORTED.findall(order["source"])) & sys.stdlib_module_names - {"antigravity", "this", "ndb"}:
        try:
            importlib.import_module(name)
        except Exception:  # the program says so itself when it is run
            continue
    gc.collect()
    gc.freeze()
    say(replies, {"ready": True})
    return program


# -- copies ------------------------------------------------------------------------------------------------------------


def runs(program: "Program", calls: list[str]) -> list[bytes]:
    """What every call came to, as lines of JSON."""
    found: list[bytes] = []
    while len(found) < len(calls):
        told, reason = a_copy(program, calls[len(found) :])
        found += told
        if len(found) < len(calls):
            found.append(json.dumps({"stop": reason}).encode())
    return found


def a_copy(program: "Program", calls: list[str]) -> tuple[list[bytes], str]:
    """Calls run by a copy of this process until all are or one ends it."""
    read, write = os.pipe()
    child = program.copied(calls, write)
    os.close(write)
    text, deadline, size = [b""], time.monotonic() + HUNG_SECONDS, 0
    reason = ""
    while True:
        left = deadline - time.monotonic()
        if left <= 0 or size > MOST_BYTES:
            reason = "stopped: no end"
            break
        if select.select([read], [], [], min(left, 1.0))[0]:
            data = os.read(read, 1 << 16)
            if not data:
                break
            text.append(data)
            size += len(data)
            deadline = time.monotonic() + HUNG_SECONDS
        elif os.waitid(os.P_PID, child, os.WEXITED | os.WNOHANG | os.WNOWAIT):
            break
    os.close(read)
    status = end(child, program.keep)
    lines = b"".join(text).split(b"\n")[:-1][: len(calls)]
    return lines, reason or (f"ended by {signal.Signals(-status).name}" if status < 0 else "ended itself")


class Nowhere(io.TextIOBase):
    """Where the program's output goes."""

    def write(self, text: str) -> int:
        return len(text)


class Program:
    """A program with hooks, and what is asked about it."""

    def __init__(self, order: dict[str, Any]) -> None:
        state = order.get("state")
        source: str = order["source"]
        self.report = Report(source.count("\n") + 1)
        self.code = compile(instrumented(source, state[0] if state else None), "<program>", "exec")
        self.function: str = order["function"]
        self.root: str | None = order.get("root")
        """Of a module that is imported, with its neighbours; else it is a text by itself."""
        self.module: str = order.get("module", "")
        self.file: str = order.get("file", "")
        self.expected = _compiled(order.get("expected"))
        where = order.get("where") or (state[1] if state else None)
        self.condition = compile(instrumented_expression(where), "<where>", "eval") if where else None
        self.is_state = state is not None
        self.is_seen: bool = order.get("seen", False)
        self.space: dict[str, Any] = {}
        self.wanted: Any = None
        self.warm: WarmCopy | None = None
        """Where it has been loaded, if that is worth it."""
        self.is_cold = sys.platform != "linux"
        """Whether every copy loads it."""

    # -- copies of this process

    def copied(self, calls: list[str], write: int) -> int:
        """A child that runs calls, and tells of them on a stream."""
        if self.warm is None and not self.is_cold:
            self.warm_up()
        child = self.warm.copy(calls, write) if self.warm is not None else None
        if child is None:
            self.close()
            child = os.fork()
            if child == 0:
                self.load(write)
                self.run_all(calls, write)
        return child

    def warm_up(self) -> None:
        try:
            self.warm = WarmCopy(self.load, self.run_all, HUNG_SECONDS)
        except OSError:  # a sandbox may have no sockets at all
            self.is_cold = True
        else:
            if not self.warm.is_worth_it:
                self.close()

    def close(self) -> None:
        """From now on every copy loads the program."""
        if self.warm is not None:
            self.warm.close()
        self.warm, self.is_cold = None, True

    @property
    def keep(self) -> int:
        """The child that stays when copies are ended; 0: none."""
        return self.warm.pid if self.warm is not None else 0

    # -- in a copy

    def load(self, only: int) -> str | None:
        """Shut in, and load the module; why that does not work, if so. `only`: the one stream that stays open."""
        os.setpgid(0, 0)
        null = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(null, stream)
        close_all_but(only)
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY_BYTES, MEMORY_BYTES))
        sys.stdout = sys.stderr = Nowhere()
        time.sleep = lambda _: self.report.tick()
        signal.signal(signal.SIGPROF, _stop)
        self.kept = os._exit, os.write, json.JSONEncoder(ensure_ascii=True).encode, os.setpgid, close_all_but
        with one_thread():
            self.broken = self.begin()
        resource.setrlimit(resource.RLIMIT_CPU, (_HARD, _HARD))
        return self.broken

    def run_all(self, calls: list[str], write: int) -> NoReturn:
        """What was loaded, run."""
        exit_, send, encode, group, close = self.kept
        group(0, 0)
        close(write)
        for call in calls:
            told = {"broken": self.broken} if self.broken is not None else self.run(call)
            data = (encode(told) + "\n").encode()
            while data:
                data = data[send(write, data) :]
        exit_(0)

    def begin(self) -> str | None:
        """Load the module; why that does not work, if so."""
        self.report.begin()
        hooks = {**self.report.hooks(), "__ndb_state__": self.look}
        try:
            with limited(A_LOAD_SECONDS):
                self.space = self.imported(hooks) if self.root is not None else self.alone(hooks)
                self.wanted = eval(self.expected, self.space) if self.expected is not None else None
                self.space[self.function]
        except BaseException as error:
            return f"{type(error).__name__}: {error}"[:300]
        return None

    def imported(self, hooks: dict[str, Any]) -> dict[str, Any]:
        assert self.root is not None
        sys.path.insert(0, self.root)
        return import_code(self.module, self.file, self.code, {**vars(builtins), **hooks})

    def alone(self, hooks: dict[str, Any]) -> dict[str, Any]:
        module = sys.modules["ndb_program"] = ModuleType("ndb_program")  # classes look for the one they are defined in
        module.__dict__.update({"__builtins__": __builtins__, **hooks})
        exec(self.code, module.__dict__)
        return module.__dict__

    def look(self, names: dict[str, Any]) -> None:
        """At a state: its variables, the first time, and whether the condition holds in it."""
        if not self.report.state:
            self.report.state = {name: text for name, value in names.items() if (text := plain_text(value)) is not None}
        if self.condition is not None and not self.report.holds:
            try:
                self.report.holds = bool(eval(self.condition, {**self.space, **names}))
            except Exception:
                return

    def run(self, arguments: str) -> dict[str, Any]:
        """One call, and what it met."""
        report, told = self.report, dict[str, Any]()
        report.begin()
        try:
            code = compile(f"{self.function}({arguments})", "<call>", "eval")
            with limited():
                result = eval(code, self.space)
                result = visible(result, ["{}"]) if self.is_seen else result
        except Stopped:
            told["stop"] = "stopped: it took too long"
        except BaseException as error:
            told["error"] = described(error)
        else:
            told |= self.returned(result)
        told["lines"] = [number for number, seen in enumerate(report.seen) if seen]
        told["met"], told["notes"], told["holds"] = list(report.met), report.notes, report.holds
        told |= {"state": report.state} if report.state else {}
        return told

    def returned(self, result: Any) -> dict[str, Any]:
        try:
            with limited():
                told: dict[str, Any] = {"value": repr(result), "plain": is_plain(result)}
                told["equal"] = bool(result == self.wanted) if self.expected is not None else False
                if self.condition is not None and not self.is_state:
                    self.report.holds = bool(eval(self.condition, {**self.space, "result": result}))
        except (Exception, Stopped) as error:
            return {"value": "?", "plain": False, "equal": False, "odd": type(error).__name__}
        return (
            told
            if len(told["value"]) <= LONGEST_VALUE
            else {**told, "value": told["value"][:LONGEST_VALUE], "plain": False}
        )


def close_all_but(stream: int) -> None:
    """A program that reads what is open would wait, or take orders that are not for it."""
    _closerange(3, stream)
    _closerange(stream + 1, _MOST_OPEN)


@contextlib.contextmanager
def one_thread() -> Iterator[None]:
    """Libraries for numbers start threads when they are loaded, unless they are told not to."""
    before = {name: os.environ.get(name) for name in _THREADS}
    os.environ.update(dict.fromkeys(_THREADS, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value


def _compiled(text: str | None) -> CodeType | None:
    return compile(text.strip(), "<expected>", "eval") if text is not None else None


def _stop(*_: object) -> NoReturn:
    raise Stopped


class limited:
    """Processor seconds: a signal first; where it is not heard the copy is ended."""

    def __init__(self, seconds: float = A_RUN_SECONDS) -> None:
        self._seconds = seconds

    def __enter__(self) -> None:
        used = math.ceil(time.process_time() + self._seconds) + 2
        resource.setrlimit(resource.RLIMIT_CPU, (used, resource.RLIM_INFINITY if _HARD < 0 else _HARD))
        signal.setitimer(signal.ITIMER_PROF, self._seconds, 0.1)

    def __exit__(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)


_HARD = resource.getrlimit(resource.RLIMIT_CPU)[1]


def is_plain(value: Any, depth: int = 0) -> bool:
    """Whether its text is the value."""
    kind = type(value)
    if value is None or kind in (bool, int, str, bytes):
        return True
    if kind is float:
        return math.isfinite(value)
    if depth > 20:
        return False
    if kind in (list, tuple) or (kind is set and value):
        return all(is_plain(part, depth + 1) for part in value)
    return kind is dict and all(is_plain(k, depth + 1) and is_plain(v, depth + 1) for k, v in value.items())


def plain_text(value: Any) -> str | None:
    """The text of a plain value that is short; None of others."""
    if not is_plain(value):
        return None
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else None


def described(error: BaseException) -> list[Any]:
    """Its text, its class and those that derives from, and the line of the program where it was raised."""
    line, trace = 0, error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == "<program>":
            line = trace.tb_lineno
        trace = trace.tb_next
    try:
        text = repr(error)[:500]
    except Exception:
        text = type(error).__name__
    return [text, [kind.__name__ for kind in type(error).__mro__], line]


if __name__ == "__main__":
    main()
