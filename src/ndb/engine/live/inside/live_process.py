"""The process of a live program: told by the engine what to run, it runs it under control, and tells what fails."""

import contextlib
import ctypes
import signal
import socket
from collections.abc import Mapping
from typing import Any

from ndb.engine.live.channel import Channel
from ndb.engine.live.inside.controller import Controller
from ndb.engine.live.inside.program_run import ProgramRun
from ndb.engine.live.inside.reporter import told_if_failed
from ndb.engine.live.inside.streams import read_no_further
from ndb.trace.target import find_target


def main(descriptor: int, options: Mapping[str, Any], argv: list[str]) -> int:
    """Run a target for whoever is at the other end of a socket."""
    channel, at_bottom = Channel(socket.socket(fileno=descriptor)), None
    if options.get("dies_with_parent"):
        _die_with_parent()
    if options.get("shares_input"):
        read_no_further()
    with told_if_failed(channel):
        target = find_target(options["target"], is_module=bool(options.get("is_module")), args=options.get("args", ""))
        run = ProgramRun(Controller(channel, target, options), target, bool(options.get("expressions")))
        run.load(argv)
        if not run.is_at_bottom:
            return run.run()
        at_bottom = run
    if at_bottom is not None:
        at_bottom.run_at_bottom()
    return 1


def _die_with_parent() -> None:
    """A debugger that is killed leaves no program behind (where the system can do that)."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)
