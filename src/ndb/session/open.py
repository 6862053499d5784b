"""Opening a session: which engine for which target, where people expect to start, what is to be said beforehand.

Knows targets, recordings and models; nothing of who asks. Every front end opens its sessions here:

    with opened(Wanted(Program("program.py"))) as found:
        found.session.step()
"""

import contextlib
import shlex
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from ndb.engine.live.launch import Program
from ndb.engine.neural.predictor import predictor
from ndb.engine.protocol import RUN_END, Engine, NextState, Stops
from ndb.errors import BadTarget, NdbError
from ndb.session.session import Session
from ndb.session.verify import Verification
from ndb.source.functions import definition_of, entered_by, is_property, required_arguments, what_it_gives_first
from ndb.source.parse import parse_program, parsed
from ndb.trace.loading.project_texts import is_changed
from ndb.trace.scopes import read_source
from ndb.trace.state import Event, Recording
from ndb.trace.target import find_target

if TYPE_CHECKING:
    from ndb.engine.guided.assumption import Given
    from ndb.trace.tracefile.recorded_file import FileRecording, TraceFile

ENGINES = ("live", "replay", "guided", "neural")
Verifier = Callable[[Session], Verification]
"""Runs the real program and compares."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be debugged, and how."""

    program: Program
    """A program to run, or, where its target is the name of a file of another kind, a recording."""
    engine: str = "live"
    """Of a program: run it (live), record and walk it (replay), run what can run (guided), predict it (neural)."""
    model: str | None = None
    """The model that predicts: a folder, or a server's address; None: the one that is installed."""
    device: str | None = None
    thread: int = 0
    """Which thread of a recording."""
    from_start: bool = False
    """Whether a recording opens at its start, not at its error."""
    snippet: str | None = None
    """Of a guided run: the text to run, in the place of a file."""
    assume: Path | None = None
    """Of a guided run: a file of assumptions."""
    given: "tuple[Given, ...]" = ()
    """Of a guided run: assumptions besides."""
    seconds: float | None = None
    """How long a program may run while it is recorded for replay; None: as long as it takes."""
    unknown: tuple[str, ...] = ()
    """Of a guided run: what is taken for unknown although it could be told (clock, random)."""

    @property
    def is_program(self) -> bool:
        return is_program(self.program.target, self.program.is_module)


@dataclass(frozen=True, slots=True)
class Opened:
    """A session that stands where people expect to start, and what goes with it."""

    session: Session
    warnings: tuple[str, ...]
    """What is to be said about a recording: a missing end, sources that have changed since."""
    verifier: Verifier | None
    """None where there is no program to run."""


@contextlib.contextmanager
def opened(wanted: Wanted) -> Iterator[Opened]:
    """A session, closed at the end."""
    with contextlib.ExitStack() as stack:
        engine, warnings = _engine(wanted, stack)
        stack.callback(engine.close)
        session = Session(engine, predictor(wanted.model, wanted.device, lambda: root_of(wanted)))
        stack.callback(session.close)
        go_to_start(session, wanted)
        yield Opened(session, tuple(warnings), _verifier(wanted.program) if wanted.is_program else None)


def root_of(wanted: Wanted) -> Path:
    """The folder to which an engine's names of files are relative."""
    program = wanted.program
    try:
        if wanted.is_program:
            return find_target(program.target, is_module=program.is_module, args=program.args).root
        from ndb.trace.tracefile.open_trace import open_trace

        return Path(str(open_trace(Path(program.target)).about.get("root", ".")))
    except NdbError:
        return Path.cwd()


def is_program(target: str, is_module: bool = False) -> bool:
    """Whether a target is something to run; else it is a recording."""
    if is_module or "::" in target or target.endswith(".py") or Path(target).is_dir():
        return True
    return not Path(target).suffix and _is_script(Path(target))


def _is_script(path: Path) -> bool:
    """Whether a file without a suffix is a Python program, as commands are that an installation puts beside Python."""
    with contextlib.suppress(OSError):
        with path.open("rb") as file:
            first = file.readline(200)
        text = read_source(str(path)) if b"\0" not in first else None
        return text is not None and (b"python" in first if first.startswith(b"#!") else bool(parsed(text)))
    return False


def _engine(wanted: Wanted, stack: contextlib.ExitStack) -> tuple[Engine, list[str]]:
    program = wanted.program
    if not wanted.is_program:
        return _replay(Path(program.target), wanted.thread)
    if program.args and "::" not in program.target:
        raise BadTarget("--args is for functions; a program's arguments stand behind --: ndb FILE.py -- A B")
    if wanted.engine in ("live", "replay"):
        _check_is_called_right(program.target, program.args)
    match wanted.engine:
        case "live":
            from ndb.engine.live.engine import LiveEngine

            return LiveEngine(program), nothing_runs_yet(program)
        case "replay":
            path = Path(stack.enter_context(TemporaryDirectory(prefix="ndb-"))) / "recording.ndb"
            record_beside(program, path, wanted.seconds)
            engine, warnings = _replay(path, wanted.thread)
            return engine, [*warnings, *nothing_runs_yet(program)]
        case "guided":
            return _guided(wanted), []
        case "neural":
            from ndb.engine.neural.engine import NeuralEngine, need_oracle

            oracle = need_oracle(wanted.model, wanted.device)
            engine = NeuralEngine.of_target(oracle, program.target, program.args, program.is_module)
            return engine, [_not_python(name, text) for name, text in engine.sources.items() if parsed(text) is None]
    raise BadTarget(f"there is no engine {wanted.engine!r}; choose {', '.join(ENGINES)}")


def _check_is_called_right(target: str, args: str) -> None:
    """That a function which is called without arguments needs none, and that it is no property."""
    file, _, name = target.partition("::")
    text = read_source(file) or "" if name else ""
    if is_property(definition_of(text, name)):
        raise BadTarget(f"{name} is a property, which nobody calls: {file}::{name}.fget --args OBJECT reads it")
    needed = required_arguments(text, name) if not args else []
    if needed:
        raise BadTarget(f"{name} needs {', '.join(needed)}: give what stands between the parentheses with --args")


def _not_python(name: str, text: str) -> str:
    """What is to be said where something is predicted that could never run."""
    try:
        parse_program(text, name)
    except (SyntaxError, ValueError) as error:
        return f"{name} is no Python, {error}: what is shown is the model's guess alone"
    return f"{name} cannot be read as Python: what is shown is the model's guess alone"


def _guided(wanted: Wanted) -> Engine:
    from ndb.engine.guided.ask import SECONDS_TO_A_PROMPT, answerer
    from ndb.engine.guided.assumption import read_file
    from ndb.engine.guided.engine import GuidedEngine
    from ndb.engine.guided.guided_run import Order

    program = wanted.program
    given = (*(read_file(wanted.assume) if wanted.assume is not None else ()), *wanted.given)
    order = Order(
        program.target, source=wanted.snippet, args=program.args or None, argv=program.argv,
        is_module=program.is_module, include=program.include, exclude=program.exclude, given=given,
        unknown=wanted.unknown,
    )  # fmt: skip
    return GuidedEngine(order, answerer(order, wanted.model, wanted.device, SECONDS_TO_A_PROMPT))


def _replay(path: Path, thread: int) -> tuple[Engine, list[str]]:
    from ndb.engine.replay import Other, ReplayEngine
    from ndb.engine.timeline.changes.index_file import study
    from ndb.trace.tracefile.open_trace import open_trace

    trace = open_trace(path)
    recording, warnings = _thread_of(trace, thread)
    engine = ReplayEngine(recording, others={n: Other(each.name, each) for n, each in enumerate(trace.threads)})
    study(engine.timeline.changes, recording)
    return engine, warnings


def record_beside(program: Program, path: Path, seconds: float | None = None) -> None:
    """Record a program in a process of its own, with our input and output; ended after so many seconds."""
    from ndb.trace.recording_process import Order

    order = Order(
        program.target, str(path), program.argv, program.is_module, program.args, program.expressions,
        program.include, program.exclude,
    )  # fmt: skip
    ended = f"it was ended after {seconds} s"
    with contextlib.suppress(subprocess.TimeoutExpired):
        done = subprocess.run(order.command(program.interpreter), check=False, timeout=seconds, stdin=program.input)
        ended = f"exit code {done.returncode}"
    if not path.exists() or path.stat().st_size == 0:
        raise BadTarget(f"{program.target} could not be recorded ({ended})")


def open_recording(path: Path, thread: int = 0) -> tuple[Recording, list[str]]:
    """A recording, and what is to be said about it: a missing end, sources that have changed since."""
    from ndb.trace.tracefile.open_trace import open_trace

    return _thread_of(open_trace(path), thread)


def _thread_of(trace: "TraceFile", thread: int) -> "tuple[FileRecording, list[str]]":
    if not 0 <= thread < len(trace.threads):
        raise BadTarget(f"there is no thread {thread}; {trace.path} has 0 to {len(trace.threads) - 1}")
    recording = trace.threads[thread]
    if not len(recording):
        raise BadTarget(
            "nothing was recorded: no code of the user's ran (see --include)" if trace.is_complete
            else f"{trace.path} is cut off before its first state: the program was killed early, or not all was copied"
        )  # fmt: skip
    warnings = [trace.note] if trace.note else []
    if len(trace.threads) > 1:
        names = ", ".join(f"{n} ({each.name})" for n, each in enumerate(trace.threads))
        chosen = "chosen by --thread N, or at the prompt by `thread N`"
        warnings.append(f"the recording has {len(trace.threads)} threads, {chosen}: {names}")
    return recording, warnings + changed_sources(trace)


def changed_sources(trace: "TraceFile") -> list[str]:
    """Which files read differently now. The session shows the text that ran."""
    root = Path(str(trace.about.get("root", ".")))
    now = {name: read_source(str(root / name)) for name in trace.sources}
    changed = [name for name, text in trace.sources.items() if is_changed(text, now[name])]
    return [f"{name} has changed since it was recorded; shown is the text that ran" for name in changed]


def go_to_start(session: Session, wanted: Wanted) -> None:
    """Where people expect to be: at a program's first line, at a function's call, at an uncaught exception."""
    state = session.place.state
    called = state.function if state is not None and state.event is Event.CALL else None
    if called == "<module>":
        session.begin(NextState())
    if not wanted.is_program and not wanted.from_start and session.go_to_error() is not None:
        return
    name = wanted.program.target.partition("::")[2].rpartition(".")[2]
    if called in (None, "<module>", name) or not name:  # `name` is its own entry point
        return
    file, _, whole = wanted.program.target.partition("::")
    if entered := entered_by(read_source(file) or "", whole):  # else all would be run for nothing
        session.begin(RUN_END, Stops(functions=entered))


def nothing_runs_yet(program: Program) -> list[str]:
    """What is to be said where a call only gives something that has not begun, and how to have it run."""
    file, _, name = program.target.partition("::")
    kind = what_it_gives_first(definition_of(read_source(file) or "", name)) if name else None
    if kind is None:
        return []
    how, whose = ("list", "drawn from") if kind == "generator" else ("asyncio.run", "awaited")
    call = shlex.quote(f"{name}({program.args})")
    return [f"{name} gives a {kind}, which runs when it is {whose}: {file}::{how} --args {call}"]


def _verifier(program: Program) -> Verifier:
    from ndb.session.truth import verify_session

    return lambda session: verify_session(session, program)
