"""Starting a terminal session: which engine for which target, where commands come from, what is read at the start.

Knows files and streams; the arguments are declared in terminal_arguments.
"""

import argparse
import ast
import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from ndb.engine.protocol import RUN_END, Engine, NextState, RunsStatements, Stops, TakesNotes
from ndb.errors import BadTarget, NdbError
from ndb.frontend.terminal.arguments import RC_NAME
from ndb.frontend.terminal.paint import Paint
from ndb.frontend.terminal.terminal import COMMANDS, PROMPT, JsonLines, Terminal
from ndb.session import Session
from ndb.trace.names import bare_name
from ndb.trace.state import Event, Recording
from ndb.trace.values.interpret import Thing, read_value

if TYPE_CHECKING:
    from ndb.engine.live.program import Program
    from ndb.trace.tracefile import TraceFile


def debug(arguments: argparse.Namespace) -> int:
    """A session in the terminal; returns the exit code."""
    with contextlib.ExitStack() as stack:
        session, warnings = _open(arguments, stack)
        stack.callback(session.close)
        for warning in warnings:
            print(f"ndb: {warning}", file=sys.stderr)
        _go_to_start(session, arguments)
        if arguments.json:
            programs = JsonLines(session, lambda text: print(text, flush=True))
            programs.terminal.verifier = _verifier(arguments)
            programs.greet()
            programs.loop(_chained(arguments.commands, piped_lines()))
            return 0
        _talk(session, arguments)
    return 0


def _talk(session: Session, arguments: argparse.Namespace) -> None:
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    terminal = Terminal(session, _print, paint_for(sys.stdout))
    terminal.verifier = _verifier(arguments)
    for line in [] if arguments.no_rc else rc_lines():
        terminal.execute(line)
    if session.engine.name == "neural" and is_terminal:
        print("ndb: nothing is run: a model predicts each state (`verify` runs the program)", file=sys.stderr)
    terminal.show_stop(session.stop)
    source = typed_lines(terminal) if is_terminal else piped_lines()
    terminal.loop(_chained(_said(arguments.commands), _with_notes(source, session)))


def _said(commands: Sequence[str]) -> Iterator[str]:
    """Commands that nobody typed are shown as if someone had."""
    for command in commands:
        _print(PROMPT + command)
        yield command


def _print(text: str) -> None:
    """Whoever reads our output may have gone; a session over a pipe then just ends."""
    print(text, flush=True)


def _chained(first: Iterable[str], rest: Iterator[str]) -> Iterator[str]:
    yield from first
    yield from rest


def _with_notes(lines: Iterator[str], session: Session) -> Iterator[str]:
    """Before every command, what is to be known about the process."""
    while True:
        notes = session.engine.notes if isinstance(session.engine, TakesNotes) else []
        while notes:
            print(f"[{notes.pop(0)}]", flush=True)
        try:
            yield next(lines)
        except StopIteration:
            return


# Input


def piped_lines() -> Iterator[str]:
    """Lines of stdin, not a byte further: what follows may be the program's to read."""
    line = bytearray()
    while byte := os.read(0, 1):
        if byte == b"\n":
            yield line.decode(errors="replace")
            line.clear()
        else:
            line += byte
    if line:
        yield line.decode(errors="replace")


def typed_lines(terminal: Terminal) -> Iterator[str]:
    """Commands as they are typed, with history and completion; Ctrl-C clears the line, Ctrl-D ends."""
    with _editing(terminal):
        while True:
            try:
                yield input(terminal.prompt)
            except KeyboardInterrupt:
                print()
            except EOFError:
                print()
                return


@contextlib.contextmanager
def _editing(terminal: Terminal) -> Iterator[None]:
    try:
        import readline
    except ImportError:
        yield
        return
    history = Path.home() / ".ndb_history"
    with contextlib.suppress(OSError):
        readline.read_history_file(history)
    readline.set_history_length(1000)
    readline.set_completer(completer(terminal))
    readline.set_completer_delims(" \t\n()[]{}=+-*/<>,:;'\"")
    readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            readline.write_history_file(history)


def completer(terminal: Terminal) -> Callable[[str, int], str | None]:
    """Completes commands, variables and their attributes, functions and files."""

    def complete(text: str, number: int) -> str | None:
        known = completions(terminal) + attributes(terminal, text.rpartition(".")[0])
        words = [word for word in known if word.startswith(text)]
        return words[number] if number < len(words) else None

    return complete


def completions(terminal: Terminal) -> list[str]:
    """Every word that makes sense here."""
    from ndb.source.runnable import functions_of

    words = dict.fromkeys([*COMMANDS, *terminal.aliases])
    with contextlib.suppress(NdbError):
        words |= dict.fromkeys(map(bare_name, terminal.session.selected().locals))
    for file, text in terminal.session.engine.sources.items():
        words |= dict.fromkeys([file, *functions_of(text)])
    return list(words)


def attributes(terminal: Terminal, path: str) -> list[str]:
    """The attributes of a value: those that it showed; of a running program's, all that are not private."""
    if not re.fullmatch(r"[^\W\d]\w*(\.[^\W\d]\w*)*", path):
        return []
    try:
        if isinstance(terminal.session.engine, RunsStatements):
            names = ast.literal_eval(terminal.session.evaluate(f"[n for n in dir({path}) if n[:1] != '_']"))
        else:
            value = read_value(terminal.session.evaluate(path))
            names = value.attributes if isinstance(value, Thing) else ()
    except (NdbError, ValueError, SyntaxError):
        return []
    return [f"{path}.{name}" for name in names]


def rc_lines() -> Iterator[str]:
    """The commands of the rc files: the one at home, then the one of this folder."""
    for folder in dict.fromkeys((Path.home(), Path.cwd())):
        with contextlib.suppress(OSError, UnicodeDecodeError):
            yield from filter(str.strip, (folder / RC_NAME).read_text(encoding="utf-8").splitlines())


def paint_for(stream: Any) -> Paint:
    colour = stream.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
    return Paint(colour, shutil.get_terminal_size().columns if stream.isatty() else 80)


# Engines


def _open(arguments: argparse.Namespace, stack: contextlib.ExitStack) -> tuple[Session, list[str]]:
    if not _is_program(arguments):
        recording, warnings = open_recording(Path(arguments.target), arguments.thread)
        return _session(arguments, _replay(recording)), warnings
    engine = arguments.engine or "live"
    if engine == "live":
        return _session(arguments, _live(arguments)), []
    if engine == "neural":
        return _session(arguments, _neural(arguments)), []
    path = Path(stack.enter_context(TemporaryDirectory(prefix="ndb-"))) / "recording.ndb"
    record_beside(program_of(arguments), path)
    recording, warnings = open_recording(path, arguments.thread)
    return _session(arguments, _replay(recording)), warnings


def _session(arguments: argparse.Namespace, engine: Engine) -> Session:
    from ndb.engine.neural.engine import predictor

    return Session(engine, predictor(arguments.model, arguments.device))


def _replay(recording: Recording) -> Engine:
    from ndb.engine.replay import ReplayEngine
    from ndb.engine.timeline.index_file import study

    engine = ReplayEngine(recording)
    study(engine.timeline.changes, recording)
    return engine


def _live(arguments: argparse.Namespace) -> Engine:
    from ndb.engine.live.engine import LiveEngine

    return LiveEngine(replace(program_of(arguments), shares_input=not sys.stdin.isatty(), output_aside=arguments.json))


def _neural(arguments: argparse.Namespace) -> Engine:
    from ndb.engine.neural.engine import NeuralEngine, need_oracle

    oracle = need_oracle(arguments.model, arguments.device)
    return NeuralEngine.of_target(oracle, arguments.target, arguments.args, arguments.is_module)


def program_of(arguments: argparse.Namespace) -> "Program":
    from ndb.engine.live.program import Program

    if arguments.args and "::" not in arguments.target:
        raise BadTarget("--args is for functions; a program's arguments stand behind --: ndb FILE.py -- A B")
    return Program(
        arguments.target, tuple(arguments.argv), arguments.is_module, arguments.args, arguments.expressions,
        tuple(arguments.include), tuple(arguments.exclude),
    )  # fmt: skip


def _is_program(arguments: argparse.Namespace) -> bool:
    target: str = arguments.target
    return bool(arguments.is_module) or "::" in target or target.endswith(".py") or Path(target).is_dir()


def record_beside(program: "Program", path: Path) -> None:
    """Record a program in a process of its own, with our input and output."""
    from ndb.trace.recording_process import Order

    order = Order(
        program.target, str(path), program.argv, program.is_module, program.args, program.expressions,
        program.include, program.exclude,
    )  # fmt: skip
    done = subprocess.run(order.command(program.interpreter), check=False)
    if not path.exists() or path.stat().st_size == 0:
        raise BadTarget(f"{program.target} could not be recorded (exit code {done.returncode})")


def open_recording(path: Path, thread: int = 0) -> tuple[Recording, list[str]]:
    """A recording, and what is to be said about it: a missing end, sources that have changed since."""
    from ndb.trace.tracefile import open_trace

    trace = open_trace(path)
    if not 0 <= thread < len(trace.threads):
        raise BadTarget(f"there is no thread {thread}; {path} has 0 to {len(trace.threads) - 1}")
    recording = trace.threads[thread]
    if not len(recording):
        raise BadTarget("nothing was recorded: no code of the user's ran (see --include)")
    warnings = [trace.note] if trace.note else []
    if len(trace.threads) > 1:
        names = ", ".join(f"{n} ({each.name})" for n, each in enumerate(trace.threads))
        warnings.append(f"the recording has {len(trace.threads)} threads, chosen by --thread: {names}")
    return recording, warnings + changed_sources(trace)


def changed_sources(trace: "TraceFile") -> list[str]:
    """Which files read differently now. The session shows the text that ran."""
    from ndb.trace.scopes import read_source

    root = Path(str(trace.about.get("root", ".")))
    # A function's program has a `main` placed after the file's own text.
    changed = [
        n
        for n, text in trace.sources.items()
        if (now := read_source(str(root / n))) is not None and not text.startswith(now.rstrip("\n"))
    ]
    return [f"{name} has changed since it was recorded; shown is the text that ran" for name in changed]


def _go_to_start(session: Session, arguments: argparse.Namespace) -> None:
    """Where people expect to be: at a program's first line, at a function's call, at an uncaught exception."""
    state = session.place.state
    if not _is_program(arguments) and not arguments.start and session.go_to_error() is not None:
        return
    if state is None or state.event is not Event.CALL:
        return
    if state.function == "<module>":
        session.begin(NextState())
    elif "::" in arguments.target:
        name = arguments.target.partition("::")[2].rpartition(".")[2]
        session.begin(RUN_END, Stops(functions=frozenset({name})))


# verify and compare


def _verifier(arguments: argparse.Namespace) -> Any:
    if not _is_program(arguments):
        return None

    def run(session: Session) -> Any:
        from ndb.session.truth import verify_session

        return verify_session(session, program_of(arguments))

    return run


def compare(arguments: argparse.Namespace) -> int:
    """Whole runs side by side, as a table."""
    from ndb.session.truth import compare_targets, table

    model = (arguments.model, arguments.device)
    rows = compare_targets(arguments.target, arguments.args, arguments.engines.split(","), model, arguments.steps)
    if arguments.json:
        import json

        for row in rows:
            print(json.dumps(row.as_json()))
        return 0
    for line in table(rows):
        print(line)
    return 0


# From inside a program


def attach(descriptor: int) -> int:
    """The front end of a program that has called `breakpoint()` (see ndb.frontend.set_trace)."""
    from ndb.engine.live.engine import LiveEngine

    signal.signal(signal.SIGINT, signal.default_int_handler)
    session = Session(LiveEngine.attached(descriptor))
    terminal = Terminal(session, _print, paint_for(sys.stdout))
    terminal.show_stop(session.stop)
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    try:
        terminal.loop(_with_notes(typed_lines(terminal) if is_terminal else piped_lines(), session))
    finally:
        session.close()
    return 0
