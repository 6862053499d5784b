"""Debugs a program's text with a list of commands and gives back what the terminal showed. For tests."""

from collections.abc import Sequence
from pathlib import Path

from ndb.engine.live.engine import LiveEngine
from ndb.engine.live.launch import Program
from ndb.engine.protocol import Engine, NextState
from ndb.engine.replay import ReplayEngine
from ndb.frontend.terminal.paint import Paint
from ndb.frontend.terminal.terminal import Terminal
from ndb.session import Session
from ndb.trace.recorder.record_call import record_call


def live(folder: Path, source: str, commands: Sequence[str], width: int = 80) -> list[str]:
    """What a live session shows, line by line, from the first line of the program on."""
    path = folder / "program.py"
    path.write_text(source, encoding="utf-8")
    engine = LiveEngine(Program(str(path)))
    engine.run(NextState())
    return _drive(engine, commands, width)


def replay(source: str, call: str, commands: Sequence[str], width: int = 80) -> list[str]:
    """The same on the recording of a call."""
    return _drive(ReplayEngine(record_call(source, call)), commands, width)


def _drive(engine: Engine, commands: Sequence[str], width: int) -> list[str]:
    shown: list[str] = []
    session = Session(engine)
    terminal = Terminal(session, lambda text: shown.extend(text.split("\n")), Paint(width=width))
    try:
        for command in commands:
            terminal.execute(command)
    finally:
        session.close()
    return shown
