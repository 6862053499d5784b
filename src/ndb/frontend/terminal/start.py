"""Starting a terminal session: `ndb TARGET`, `ndb compare`, and the terminal of a program that called `breakpoint()`.

Knows arguments and streams; the arguments are declared in arguments.py, sessions are opened by session/open.py.
"""

import argparse
import json
import os
import shutil
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TextIO

from ndb.engine.live.launch import Program
from ndb.engine.protocol import TakesNotes
from ndb.errors import BadTarget
from ndb.frontend.terminal.input import piped_lines, rc_lines, typed_lines
from ndb.frontend.terminal.json_lines import JsonLines
from ndb.frontend.terminal.paint import Paint
from ndb.frontend.terminal.terminal import PROMPT, Terminal
from ndb.session import Session
from ndb.session.open import Opened, Wanted, opened


def debug(arguments: argparse.Namespace) -> int:
    """A session in the terminal; returns the exit code."""
    with opened(wanted(arguments)) as found:
        for warning in found.warnings:
            print(f"ndb: {warning}", file=sys.stderr)
        (_answer if arguments.json else _talk)(found, arguments)
    return 0


def wanted(arguments: argparse.Namespace) -> Wanted:
    """What the arguments ask for."""
    engine = arguments.engine or "live"
    snippet = _snippet(arguments, engine)
    program = Program(
        arguments.target, tuple(arguments.argv), arguments.is_module, arguments.args, arguments.expressions,
        tuple(arguments.include), tuple(arguments.exclude), shares_input=not sys.stdin.isatty(),
        output_aside=arguments.json,
    )  # fmt: skip
    assume = Path(arguments.assume) if arguments.assume else None
    model = (arguments.model, arguments.device)
    unknown = tuple(filter(None, arguments.unknown.split(",")))
    return Wanted(program, engine, *model, arguments.thread, arguments.start, snippet, assume, unknown=unknown)


def _snippet(arguments: argparse.Namespace, engine: str) -> str | None:
    """`ndb --engine guided -c TEXT`: without a target, the text is what is run."""
    if arguments.target is not None:
        return None
    if engine != "guided" or not arguments.commands:
        raise BadTarget("give a TARGET: FILE.py, FILE.py::FUNCTION or a recording; see ndb debug --help")
    arguments.target = "snippet.py"
    text: str = arguments.commands.pop(0)
    return text


def _answer(found: Opened, arguments: argparse.Namespace) -> None:
    programs = JsonLines(found.session, _print)
    programs.terminal.verifier = found.verifier
    programs.greet()
    programs.loop(_chained(arguments.commands, piped_lines()))


def _talk(found: Opened, arguments: argparse.Namespace) -> None:
    session, is_terminal = found.session, sys.stdin.isatty() and sys.stdout.isatty()
    terminal = Terminal(session, _print, paint_for(sys.stdout))
    terminal.verifier = found.verifier
    ask = input if is_terminal else None
    for line in [] if arguments.no_rc else rc_lines(allows=arguments.allow_rc, ask=ask):
        terminal.execute(line)
    if session.engine.name == "neural" and is_terminal:
        print("ndb: nothing is run: a model predicts each state (`verify` runs the program)", file=sys.stderr)
    terminal.show_stop(session.stop)
    source = typed_lines(terminal) if is_terminal else piped_lines()
    terminal.loop(_with_notes(_chained(_said(arguments.commands), source), session))


def _said(commands: Sequence[str]) -> Iterator[str]:
    """Commands that nobody typed are shown as if someone had."""
    for command in commands:
        _print(PROMPT + command)
        yield command


def _print(text: str) -> None:
    print(text, flush=True)


def _chained(first: Iterable[str], rest: Iterator[str]) -> Iterator[str]:
    yield from first
    yield from rest


def _with_notes(lines: Iterator[str], session: Session) -> Iterator[str]:
    """Before every command, what is to be known about the process."""
    while True:
        notes = session.engine.notes if isinstance(session.engine, TakesNotes) else []
        while notes:
            _print(f"[{notes.pop(0)}]")
        try:
            yield next(lines)
        except StopIteration:
            return


def paint_for(stream: TextIO) -> Paint:
    colour = stream.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
    return Paint(colour, shutil.get_terminal_size().columns if stream.isatty() else 80)


def compare(arguments: argparse.Namespace) -> int:
    """Whole runs side by side, as a table."""
    from ndb.session.truth import compare_targets, table

    model = (arguments.model, arguments.device)
    rows = compare_targets(arguments.target, arguments.args, arguments.engines.split(","), model, arguments.steps)
    for line in (json.dumps(row.as_json()) for row in rows) if arguments.json else table(rows):
        print(line)
    return 0 if any(row.verification.unverified is None for row in rows) else 2


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
