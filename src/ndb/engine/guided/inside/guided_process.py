"""The process in the sandbox that runs guided programs, one after the other, each in a copy of itself.

Started as a file. Reads orders and writes replies (JSON behind its length) on the streams it was started with; the
program gets others. A copy asks its questions on the same streams while it runs. What a program does ends with its
copy: what it started is killed, what it changed in memory was its own.
"""

import os
import sys
from pathlib import Path

if not __package__:  # started as a file: nobody has said where ndb is
    if sys.argv[1:]:  # another seed of hashes, which Python only takes when it starts
        os.execve(sys.executable, [sys.executable, __file__], {**os.environ, "PYTHONHASHSEED": sys.argv[1]})
    sys.path[0] = str(Path(__file__).resolve().parents[4])

import asyncio
import builtins
import contextlib
import ctypes
import functools
import gc
import itertools
import json
import re
import resource
import select
import struct
import time
import traceback
import types
from collections.abc import Callable, Container
from dataclasses import asdict
from importlib.machinery import PathFinder, SourceFileLoader
from typing import Any, NoReturn

from ndb.engine.guided.assumption import OF_OUTCOME
from ndb.engine.guided.inside.decide import NO_AIM, Aim, Decisions
from ndb.engine.guided.inside.files.overlay import keepers_of_open
from ndb.engine.guided.inside.holes import Holes, undefined_names
from ndb.engine.guided.inside.likely_import import owners
from ndb.engine.guided.inside.rewrite import Rewritten, rewrite
from ndb.engine.guided.inside.stand_in import missing_arguments
from ndb.engine.guided.inside.unknown import Unknown, is_unknown, make, node, set_decider
from ndb.errors import NdbError
from ndb.trace.deadline import Deadline
from ndb.trace.loading.failure import last_line
from ndb.trace.names import global_name
from ndb.trace.recorder.file_recorder import FileRecorder
from ndb.trace.recorder.program_end import exit_of
from ndb.trace.recorder.record_limits import LimitReached, RecordLimits
from ndb.trace.sandbox.worker import ADOPT_ORPHANS, BOX, SHARED_FOLDERS, empty, end
from ndb.trace.scopes import COMPREHENSIONS, is_hidden, read_source, user_files
from ndb.trace.state import Exit
from ndb.trace.tape import is_program
from ndb.trace.target import (
    Target,
    as_if_alone,
    can_leave,
    find_target,
    leave_and_run,
    levels_below_bottom,
    load,
    load_module,
    stack_of_its_own,
)
from ndb.trace.tracer import restart_events
from ndb.trace.values.describe import describe_as
from ndb.trace.values.nodes import Opaque
from ndb.trace.values.render import render
from ndb.trace.values.snapshot import encode

SIZE = struct.Struct("<I")
RECORDING, OUTPUT, REPLY = "recording.ndb", "output.txt", "reply.json"
MOST_ITEMS = 50
"""Of a generator that is the result."""
LONGEST_VALUE = 4000
MOST_NAMES = 40
"""Variables that are told with a question."""
LONGEST_SHOWN = 200
"""Characters of each."""
LONGEST_OUTPUT = 64 << 10
_OPEN, _CHDIR = os.open, os.chdir
"""As they are before anybody else stands in their place."""
_ADDRESS = " object at 0x"
_ADDRESS_TOLD = re.compile(r" at 0x[0-9a-fA-F]{6,}")
_GRACE_SECONDS = 2.0
_LOOK_SECONDS = 0.25


_CALL = compile(
    """\
value = function()
if isinstance(value, types.CoroutineType):
    value = run(value)
elif isinstance(value, types.GeneratorType):
    value = list(part(value, MOST))
elif isinstance(value, types.AsyncGeneratorType):
    value = run(first(value))
call_others()
""",
    "<string>", "exec",
)  # fmt: skip
"""A call as `python -c` makes it, and what its result gives: whoever looks at the stack sees no function of ours."""


class Line:
    """One end of the conversation."""

    def __init__(self, read: int, write: int) -> None:
        self._read, self._write = read, write

    def receive(self) -> Any:
        size = SIZE.unpack(self._exactly(SIZE.size))[0]
        return json.loads(self._exactly(size))

    def send(self, says: object, more: bytes = b"") -> None:
        text = json.dumps(says).encode()
        data = SIZE.pack(len(text)) + SIZE.pack(len(more)) + text + more
        while data:
            data = data[os.write(self._write, data) :]

    def _exactly(self, size: int) -> bytes:
        data = b""
        while len(data) < size:
            part = os.read(self._read, size - len(data))
            if not part:
                os._exit(0)  # nobody is there any more
            data += part
        return data


def main() -> None:
    line = Line(os.dup(0), os.dup(1))
    _streams(os.devnull)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)
    describe_as("unknown.Unknown", lambda value: Opaque(_described(value)))
    Unknown.__module__ = "unknown"
    owners()
    keepers_of_open()  # here, once: copies of this process know them then
    line.send({"ready": True})
    compiled: list[Any] = []
    while True:
        order = line.receive()
        for file, hooked, is_loose in compiled:  # copies have at hand what an earlier one had to find out
            if (source := read_source(file)) is not None:
                _rewritten(source, file, frozenset(hooked), is_loose)
        reply = _run_copy(order, line)
        compiled = reply.pop("compiled", [])
        recording = Path(RECORDING).read_bytes() if order["records"] and Path(RECORDING).exists() else b""
        line.send(reply, recording)


@functools.lru_cache(maxsize=2000)
def _rewritten(source: str, file: str, hooked: frozenset[int], is_loose: bool) -> Rewritten:
    return rewrite(source, file, hooked=hooked, is_loose=is_loose)


def _described(value: Any) -> str:
    own = node(value)
    return f"<unknown {own.text}>" if not own.is_settled else f"<unknown {own.text} = {_safe_repr(own.value)[:200]}>"


def _streams(output: str) -> None:
    null, out = os.open(os.devnull, os.O_RDONLY), os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    os.dup2(null, 0)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.close(null)
    os.close(out)


def _run_copy(order: dict[str, Any], line: Line) -> dict[str, Any]:
    _forget_files()
    child = os.fork()
    if child == 0:
        _be_copy(order, line)
    most = 2 * float(order["seconds"]) * float(order["slowness"])  # making its functions, and running them
    deadline = time.monotonic() + most + _GRACE_SECONDS + float(order["patience"])
    watch = _IdleWatch(child, 2 * float(order["seconds"]) + _GRACE_SECONDS + float(order["patience"]))
    is_late = False
    while not is_late and not os.waitid(os.P_PID, child, os.WEXITED | os.WNOHANG | os.WNOWAIT):
        select.select([], [], [], 0.002)
        is_late = time.monotonic() >= deadline or watch.is_idle()
    status = end(child)
    try:
        reply: dict[str, Any] = json.loads(Path(REPLY).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        why = (
            f"stopped after {order['seconds']:g} seconds"
            if is_late
            else f"the program ended its process (status {status})"
        )
        reply = {"failed": why, "assumptions": [], "uses": []}
    with contextlib.suppress(OSError), Path(OUTPUT).open("rb") as file:
        reply["output"] = file.read(LONGEST_OUTPUT).decode(errors="replace")
    return reply


def _forget_files() -> None:
    """Nothing is there that an earlier run has written."""
    own = Path.cwd()
    if own != BOX and not own.parent.name.startswith("ndb-sandbox-"):
        return  # no folder that was made for runs
    empty(own, 0o755)
    for folder in SHARED_FOLDERS if own == BOX else ():
        empty(folder, 0o1777)


class _IdleWatch:
    """Whether a process has computed nothing for a while: it waits for what never comes."""

    def __init__(self, process: int, seconds: float) -> None:
        self._file, self._seconds = Path(f"/proc/{process}/stat"), seconds
        self._computed, self._since = b"", time.monotonic()
        self._next = self._since

    def is_idle(self) -> bool:
        now = time.monotonic()
        if now >= self._next:
            self._next = now + _LOOK_SECONDS
            with contextlib.suppress(OSError):
                computed = b" ".join(self._file.read_bytes().rpartition(b")")[2].split()[11:13])
                if computed != self._computed:
                    self._computed, self._since = computed, now
        return now - self._since > self._seconds


def _be_copy(order: dict[str, Any], line: Line) -> NoReturn:
    os.setpgid(0, 0)
    limit = int(order["seconds"]) + 3
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
    _streams(OUTPUT)
    home = str(Path.cwd())
    started: list[_Run] = []

    def prepared() -> None:
        started.append(_Run(order, line, home))
        started[0].prepare()

    reply = _failure(prepared)
    if reply is None and started[0].is_at_bottom:
        started[0].leave_and_run(functools.partial(_tell, home))
    _tell(home, reply or started[0].reply())


def _failure(body: Callable[[], object]) -> dict[str, Any] | None:
    """What is told instead of an outcome, if something fails."""
    try:
        body()
    except NdbError as error:
        return {"failed": str(error), "is_mistake": True, "assumptions": [], "uses": []}
    except BaseException as error:
        return {"failed": "".join(traceback.format_exception(error))[-2000:], "assumptions": [], "uses": []}
    return None


def _tell(home: str, reply: dict[str, Any]) -> NoReturn:
    with contextlib.suppress(BaseException):
        sys.stdout.flush()
    with contextlib.suppress(BaseException):
        _CHDIR(home)
        text = json.dumps(reply)
        descriptor = _OPEN(REPLY, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        data = text.encode()
        while data:
            data = data[os.write(descriptor, data) :]
    os._exit(0)


class _Run:
    """One run of one program."""

    def __init__(self, order: dict[str, Any], line: Line, home: str) -> None:
        self._order = order
        self._line = line
        self._home = home
        self._asking = 0.0
        self._began, self._computed = time.monotonic(), time.process_time()
        self._asked_at: float | None = None
        self._argument_of = self._text = ""
        """The function that is called with arguments nobody gave, and its file."""
        self._files: dict[str, Rewritten] = {}
        self._sources: dict[str, str] = {}
        self._compiled: list[tuple[str, list[int], bool]] = []
        self._handlers: dict[str, list[tuple[int, int, frozenset[str]]]] = {}
        self._all_handlers: dict[str, list[tuple[int, int, frozenset[str]]]] = {}
        self._recorder: FileRecorder | None = None
        self._module = ""
        self._is_loaded = False
        self._half_made: list[str] = []
        """In words: packages whose own import failed."""
        self._target: Target
        self._alone: as_if_alone
        self._body: Callable[[], object] | None = None
        self._error: BaseException | None = None

    def prepare(self) -> None:
        """Have all as the program expects it, up to the code that is to be recorded."""
        order = self._order
        if order["source"] is not None:
            Path(order["target"].partition("::")[0]).write_text(order["source"], encoding="utf-8")
        if order["folder"] and Path(order["folder"]).is_dir():
            with contextlib.suppress(OSError):
                os.chdir(order["folder"])
        sys.path[1:1] = order["path"]
        target, give_arguments = self._found()
        self._target = target
        self._module = target.module
        label_of = user_files(target.root, tuple(order["include"]), tuple(order["exclude"]), target.file)
        self._label_of, self._file = label_of, str(target.file)
        self._decisions = Decisions(
            order["given"], lambda file: label_of(file) is not None, self._ask if order["asks"] else None, self._moment,
            _aim(order["aim"], self._file),
        )  # fmt: skip
        set_decider(self._decisions)
        self._holes = Holes(
            self._decisions, self._handlers, self._all_handlers, self._sources, Path(self._home), order["is_bare"]
        )  # fmt: skip
        self._source = target.source
        sys.meta_path.insert(0, _Finder(self, lambda file: label_of(file) is not None))
        limits = RecordLimits(order["events"], clock=self._clock)  # the time is kept here
        where = Path(self._home, RECORDING)
        about = {"target": target.text, "argv": order["argv"], "args": target.source[-80:], "root": str(target.root)}
        self._recorder = FileRecorder(
            where, label_of, about=about, limits=limits, sources={str(target.file): target.source}
        )
        restart_events()
        self._holes.surround(Path(order["around"] or target.root), order["unknown"])
        self._alone = as_if_alone(target, order["argv"])
        self._alone.__enter__()
        if order["called"] is not None:
            sys.argv[0] = order["called"]
        try:
            with Deadline(float(order["seconds"]), LimitReached, self._clock):
                self._body = self._loaded(target, give_arguments)
        except NdbError:
            raise
        except BaseException as raised:
            self._error = raised

    @property
    def is_at_bottom(self) -> bool:
        """Whether it is run when all of us has been left."""
        return self._body is not None and can_leave()

    def leave_and_run(self, tell: Callable[[dict[str, Any]], NoReturn]) -> NoReturn:
        """Run it with no frame of ours below its own; then tell what came of it."""
        assert self._body is not None
        given = self._to_call(self._body)
        body = self._body if self._target.main is None else functools.partial(exec, _CALL, given)
        recorder, deadline = self._begin(), self._deadline(is_framed=False)
        room: stack_of_its_own

        def begin() -> None:
            nonlocal room
            recorder.start(has_room=True)
            room = stack_of_its_own(recorder.spare_frames, levels_below_bottom(self._target))
            room.__enter__()
            deadline.__enter__()

        def end(error: BaseException | None) -> NoReturn:
            deadline.__exit__()
            room.__exit__()
            tell(self._ended(error, given.get("value")))

        leave_and_run(begin, body, end)

    def _to_call(self, function: Callable[[], object]) -> dict[str, Any]:
        """What `_CALL` is given."""
        return {
            "function": function, "run": asyncio.run, "first": _first_items, "list": list, "part": itertools.islice,
            "MOST": MOST_ITEMS, "call_others": self._call_others, "isinstance": isinstance, "types": types,
            "__name__": "__main__", "__builtins__": builtins,
        }  # fmt: skip

    def reply(self) -> dict[str, Any]:
        """Run it here, and say what came of it."""
        recorder, error, value = self._begin(), self._error, None
        recorder.start(has_room=True)
        if self._body is not None:
            try:
                with stack_of_its_own(recorder.spare_frames), self._deadline():
                    value = self._called(self._body) if self._target.main is not None else self._body()
            except BaseException as raised:
                error = raised
        return self._ended(error, value)

    def _begin(self) -> FileRecorder:
        assert self._recorder is not None
        self._decisions.begin()
        self._is_loaded = self._body is not None
        return self._recorder

    def _deadline(self, is_framed: bool = True) -> Deadline:
        return Deadline(float(self._order["seconds"]), LimitReached, self._clock, is_framed)

    def _ended(self, error: BaseException | None, value: object) -> dict[str, Any]:
        recorder = self._recorder
        assert recorder is not None
        found: dict[str, Any] = {}

        def told() -> None:
            recorder.end_main(error)
            recorder.stop()
            self._alone.__exit__()
            recorder.close(error)
            found.update(self._told(self._target, error, value))

        return _failure(told) or found

    def _found(self) -> tuple[Target, Callable[[Holes, dict[str, Any]], None] | None]:
        order = self._order
        if "::" not in order["target"] or order["args"] is not None:
            return find_target(order["target"], is_module=order["is_module"], args=order["args"] or ""), None
        file, _, name = order["target"].partition("::")
        self._argument_of, self._text = name, Path(file).read_text(encoding="utf-8")
        args, prepare = missing_arguments(self._text, name)
        return find_target(order["target"], args=args), prepare

    def _clock(self) -> float:
        """The program's time: what it computes; of the time that passes a part, since a busy machine lets it wait. It
        stands still while an answer is waited for."""
        now = self._asked_at if self._asked_at is not None else time.monotonic()
        passed = now - self._asking - self._began
        return max(time.process_time() - self._computed, passed / float(self._order["slowness"]))

    def _moment(self) -> int:
        if self._recorder is None or not self._recorder._threads:
            return 0
        return int(self._recorder._sizes[0] + self._recorder._threads[0].tape.count)

    def _ask(self, question: dict[str, Any]) -> Any:
        start = self._asked_at = time.monotonic()
        is_argument = question["expression"] in self._holes.prepared
        self._line.send({"question": {
            **question, **self._here(), "program": self._text,
            "argument_of": self._argument_of if is_argument else "",
        }})  # fmt: skip
        answer = self._line.receive()
        self._asking += time.monotonic() - start
        self._asked_at = None
        return answer

    def _here(self) -> dict[str, Any]:
        """What is known where a question comes up."""
        frame = self._decisions.user_frame()
        while frame is not None and frame.f_code.co_name in COMPREHENSIONS:
            frame = frame.f_back
        if frame is None:
            return {"code": self._source, "source": "", "locals": {}}
        source = self._sources.get(frame.f_code.co_filename, "")
        lines = source.splitlines()
        text = lines[frame.f_lineno - 1] if 0 < frame.f_lineno <= len(lines) else ""
        return {"code": source, "source": text, "locals": self._variables(frame)}

    def _variables(self, frame: types.FrameType) -> dict[str, str]:
        """What a state of a frame lists, as the recorder would render it."""
        recorder = self._recorder
        assert recorder is not None
        info = recorder.scopes.info(frame.f_code)
        own = frame.f_locals
        names = [name for name in (info.names if info is not None and info.names is not None else own) if name in own]
        is_body = info is None or info.names is None
        shown = {n: own[n] for n in names if not is_body or not (is_hidden(n) or is_program(own[n]))}
        for name in info.global_names if info is not None else ():
            if name in frame.f_globals and not is_program(frame.f_globals[name]):
                shown[global_name(name)] = frame.f_globals[name]
        first = list(shown.items())[:MOST_NAMES]
        return {name: render(encode(value, recorder._describer), LONGEST_SHOWN) for name, value in first}

    def compile(self, source: str, file: str) -> types.CodeType:
        hooked = frozenset(self._order["hooked"].get(file, ()))
        is_loose = self._is_loose(source)
        rewritten = _rewritten(source, file, hooked, is_loose)
        self._compiled.append((file, sorted(hooked), is_loose))
        self._files[file] = rewritten
        self._sources[file] = source
        self._decisions.branches[file] = rewritten.branches
        self._handlers[file] = rewritten.handlers
        self._all_handlers[file] = rewritten.all_handlers
        return rewritten.code

    def _is_loose(self, source: str) -> bool:
        """Whether a file was torn out of something: it lacks names, or is nothing but one function."""
        if self._order["source"] is not None:
            return True
        return bool(undefined_names(source, lambda name: hasattr(builtins, name) or name.startswith("__")))

    def does_without(self, module: str, error: Exception) -> bool:
        """Whether a module is left as far as it came: a package of the target's, which the target did not ask for."""
        kinds = (kind.__name__ for kind in type(error).__mro__)
        if not self._module.startswith(f"{module}.") or self._holes.is_handled(*kinds):
            return False
        at = self._place_of(error)
        self._half_made.append(f"{module} is imported up to line {at[1] if at else 1} only: {last_line(error)}")
        return True

    def _loaded(self, target: Target, prepare: Any) -> Callable[[], object]:
        """What is to be run: a program's body, or a function, whose module is imported here."""
        if target.main is None:
            code, namespace = load(target, self.compile)
            namespace["__builtins__"] = self._holes.names
            return functools.partial(exec, code, namespace)
        namespace = load_module(target, self.compile, self._holes.names)
        if prepare is not None:
            prepare(self._holes, namespace)
        function: Callable[[], object] = namespace[target.main]
        if _line_of_main(target) is not None:
            self._holes.is_called_by(function)
        return function

    def _called(self, function: Callable[[], object]) -> object:
        """A function's result; of a generator its items, of a coroutine what it gives."""
        value = self._plain(function())
        self._call_others()
        return value

    def _call_others(self) -> None:
        """Functions that were made on the way and that nobody called."""
        for name in self._order["calls"]:
            for each in _functions(name, self._files):
                self._plain(each(*(make(word, "name") for word in _required(each))))

    def _plain(self, value: object) -> object:
        if isinstance(value, types.CoroutineType):
            return asyncio.run(value)
        if isinstance(value, types.GeneratorType):
            return list(itertools.islice(value, MOST_ITEMS))
        if isinstance(value, types.AsyncGeneratorType):
            return asyncio.run(_first_items(value))
        return value

    # What is told

    def _told(self, target: Target, error: BaseException | None, value: object) -> dict[str, Any]:
        decisions = self._decisions
        decisions.end()
        shown = None if error is not None or target.main is None else self._as_shown(value)
        ended = exit_of(error)
        is_error = ended is Exit.ERROR or (ended is Exit.NORMAL and target.main is not None)  # a call that exits
        said = last_line(error) if error is not None and is_error else None
        self._look_back(shown or said or "")
        return {
            "value": shown,
            "is_unknown": is_unknown(value),
            "error": said,
            "stopped": isinstance(error, LimitReached),
            "loaded": self._is_loaded,
            "raised": _raised(error) if error is not None and is_error else None,
            "retry": self._refused(error),
            "raised_at": (self._elsewhere(at[0]), at[1]) if (at := self._place_of(error)) is not None else None,
            "own": self._label_of(str(target.file)),
            "ours": _line_of_main(target),
            "assumptions": [asdict(each) | {"elsewhere": self._elsewhere(each.file)} for each in decisions.log],
            "uses": decisions.uses,
            "holes": decisions.holes,
            "missing_modules": self._holes.missing_modules,
            "half_made": self._half_made,
            "compiled": self._compiled,
            "unknown_names": sorted(self._holes.unknown_names),
            "file": str(target.file),
            "root": str(target.root),
            "branches": {file: [asdict(b) for b in found] for file, found in decisions.branches.items()},
            "failed": None,
        }

    def _look_back(self, outcome: str) -> None:
        """What may be another in every run, and can only be seen when all is over."""
        if _ADDRESS_TOLD.search(outcome):
            self._decisions.varying(OF_OUTCOME, is_late=True)
        if self._recorder is not None and len(self._recorder._threads) > 1:
            self._decisions.varying("order in which threads run", is_late=True)

    def _as_shown(self, value: object) -> str:
        """Its `repr`; of what has none of its own, what it holds, as states show it."""
        text = _safe_repr(value)
        assert self._recorder is not None
        return render(encode(value, self._recorder._describer), LONGEST_VALUE) if _ADDRESS in text else text

    def _elsewhere(self, file: str) -> str:
        """What a file is called that is not the target's own; empty for that one."""
        return (self._label_of(file) or file) if file and file != self._file else ""

    def _place_of(self, error: BaseException | None) -> tuple[str, int] | None:
        """The innermost line of the program's that an exception came through."""
        found = None
        trace = error.__traceback__ if error is not None else None
        while trace is not None:
            if trace.tb_frame.f_code.co_filename in self._files:
                found = (trace.tb_frame.f_code.co_filename, trace.tb_lineno)
            trace = trace.tb_next
        return found

    def _refused(self, error: BaseException | None) -> tuple[str, int] | None:
        """The line on which Python refused an unknown, perhaps: to be run again with hooks there."""
        place = self._place_of(error)
        if (
            place is None
            or not isinstance(error, Exception)
            or self._decisions.is_assumed(error)
            or not (self._decisions.holes or isinstance(error, OSError))
        ):
            return None
        file, line = place
        source = self._sources.get(file, "")
        text = source.splitlines()[line - 1].strip() if 0 < line <= len(source.splitlines()) else ""
        is_own = text.startswith("raise ") or (text.startswith("assert ") and isinstance(error, AssertionError))
        if is_own or line in self._order["hooked"].get(file, ()):
            return None
        return place


def _aim(told: dict[str, Any] | None, file: str) -> Aim:
    if told is None:
        return NO_AIM
    raises = told["raises"]
    return Aim(file, told["line"], frozenset(told["reached"]), (raises[0], raises[1], raises[2]) if raises else None)


def _line_of_main(target: Target) -> int | None:
    """Where the function that makes the call was placed behind the program's own text."""
    if target.main in (None, target.text.partition("::")[2]):
        return None
    return target.source.count("\n") - 1


def _functions(name: str, files: Container[str]) -> list[Any]:
    """The program's functions of a name that exist by now."""
    found = [each for each in gc.get_objects() if type(each) is types.FunctionType]
    return [f for f in found if f.__code__.co_filename in files and f.__code__.co_name == name][:1]


def _required(function: Any) -> list[str]:
    code = function.__code__
    return list(code.co_varnames[: code.co_argcount - len(function.__defaults__ or ())])


def _raised(error: BaseException) -> tuple[str, list[str]]:
    """An exception as it reads, and the names of its class and of those it derives from."""
    return _safe_repr(error), [kind.__name__ for kind in type(error).__mro__]


async def _first_items(items: Any) -> list[Any]:
    found: list[Any] = []
    async for each in items:
        found.append(each)
        if len(found) >= MOST_ITEMS:
            break
    return found


def _safe_repr(value: object) -> str:
    try:
        text = repr(value)
    except BaseException as error:
        return f"<{type(value).__name__}: {type(error).__name__} on reading>"
    return text if len(text) <= LONGEST_VALUE else f"{text[: LONGEST_VALUE // 2]}…{text[-LONGEST_VALUE // 2 :]}"


class _Finder:
    """Gives the program's own modules the same builtins and the same hooks."""

    def __init__(self, run: _Run, is_users: Callable[[str], bool]) -> None:
        self._run = run
        self._is_users = is_users

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Any:
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or type(spec.loader) is not SourceFileLoader or not self._is_users(spec.origin or ""):
            return None
        spec.loader = _Loader(self._run, name, spec.loader.path)
        return spec


class _Loader(SourceFileLoader):
    def __init__(self, run: _Run, name: str, path: str) -> None:
        super().__init__(name, path)
        self._run = run

    def get_code(self, fullname: str) -> types.CodeType:
        source = self.get_source(fullname)
        assert source is not None
        return self._run.compile(source, self.path)

    def exec_module(self, module: types.ModuleType) -> None:
        module.__dict__["__builtins__"] = self._run._holes.names
        try:
            super().exec_module(module)
        except Exception as error:
            if not self._run.does_without(module.__name__, error):
                raise


if __name__ == "__main__":
    main()
