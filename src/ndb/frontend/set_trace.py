"""Opening a debugger from inside a program that nobody debugs yet.

`PYTHONBREAKPOINT=ndb.frontend.set_trace.set_trace` makes `breakpoint()` open it in the terminal,
`PYTHONBREAKPOINT=ndb.frontend.set_trace.wait_for_editor` wait there until an editor attaches.

The program controls itself, exactly as under the live engine; the terminal is a child that talks to it, an editor's
adapter calls it.
"""

import atexit
import contextlib
import os
import socket
import subprocess
import sys
from pathlib import Path
from types import FrameType

from ndb.engine.live.channel import Channel, Closed
from ndb.engine.live.inside.controller import Controller
from ndb.frontend.dap.waiting_programs import Card, shown
from ndb.trace.scopes import read_source
from ndb.trace.state import Exit
from ndb.trace.target import Target
from ndb.trace.values.limit import LIMIT

_PACKAGE = str(Path(__file__).resolve().parents[2])
_open: list["_Inside"] = []


def set_trace(*_: object, frame: FrameType | None = None) -> None:
    """Stop here and open ndb; where it is open already, just stop here."""
    frame = frame or sys._getframe(1)
    if _open:
        _open[0].controller.stop_next()
    else:
        _enter(frame, *_terminal())


def wait_for_editor(*_: object, frame: FrameType | None = None) -> None:
    """Stop here and wait for an editor to attach; where one is attached already, just stop here."""
    frame = frame or sys._getframe(1)
    if _open:
        _open[0].controller.stop_next()
    else:
        _enter(frame, _editor(_this_program(frame)))


def _enter(frame: FrameType, connection: socket.socket, terminal: "subprocess.Popen[bytes] | None" = None) -> None:
    inside = _Inside(frame, connection, terminal)
    _open.append(inside)
    inside.controller.attach(frame)


def _terminal() -> tuple[socket.socket, "subprocess.Popen[bytes]"]:
    """The terminal's process, and the line to it."""
    ours, its = socket.socketpair()
    command = [sys.executable, "-m", "ndb.frontend.terminal", str(its.fileno())]
    # The program may have found ndb in a way of its own, which its child does not know.
    path = os.pathsep.join(filter(None, (_PACKAGE, os.environ.get("PYTHONPATH"))))
    process = subprocess.Popen(command, pass_fds=[its.fileno()], env={**os.environ, "PYTHONPATH": path})
    its.close()
    return ours, process


def _editor(target: Target) -> socket.socket:
    """The line to the editor that attaches first."""
    card = Card(os.getpid(), str(target.file), str(target.root))
    with shown(card) as listener:
        print(f"ndb: waiting for an editor to attach to process {card.pid}", file=sys.stderr, flush=True)
        connection, _ = listener.accept()
    return connection


class _Inside:
    """The program's side: the controller, and the terminal's process, if there is one."""

    def __init__(self, frame: FrameType, connection: socket.socket, terminal: "subprocess.Popen[bytes] | None") -> None:
        self._terminal = terminal
        self.controller = Controller(Channel(connection), _this_program(frame), {"value_limit": LIMIT}, is_guest=True)
        self._pid = os.getpid()
        atexit.register(self._end)

    def _end(self) -> None:
        """The program is over: say so, and wait for the person at the terminal to be done."""
        if os.getpid() != self._pid:
            return
        self.controller.lanes.stop()
        error = getattr(sys, "last_value", None)
        with contextlib.suppress(Closed, OSError):
            self.controller.reporter.tell_end(Exit.ERROR if error is not None else Exit.NORMAL, error)
        if self._terminal is not None:
            self._terminal.wait()


def _this_program(frame: FrameType) -> Target:
    main = sys.modules.get("__main__")
    file = Path(getattr(main, "__file__", None) or frame.f_code.co_filename).resolve()
    source = read_source(str(file)) or ""
    return Target(str(file), file, source, file.parent, "__main__", None)
