"""The process a live program runs in, and the line to it: started, attached to or forked; asked, interrupted, ended.

Knows processes, signals and the channel; nothing of states. The program's own input, output and error streams are left
alone.
"""

import contextlib
import json
import os
import select
import signal
import socket
import struct
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from ndb.engine.live.channel import Channel, Closed, Message
from ndb.engine.live.launch import Program
from ndb.errors import BadTarget
from ndb.trace.sandbox.jail import descendants
from ndb.trace.state import Exit

_LAST_WORDS_SECONDS = 2.0
_FORWARD_INTERRUPT_SECONDS = 0.3
_STALE_INTERRUPT_SECONDS = 2.0
"""An interrupt that came just as the program stopped by itself counts for a run that follows at once: a program that
is stopped again and again, for a log point say, would never be interrupted else."""
_LOOK_SECONDS = 0.2
_TERMINAL_SECONDS = 60.0
"""How long a terminal may take to open and to start Python."""
_CREDENTIALS = struct.Struct("3i")


class Process:
    """A program's process. One that was attached to is a guest's: it was there before us and stays."""

    def __init__(
        self, channel: Channel, pid: int, child: "subprocess.Popen[bytes] | None" = None, is_guest: bool = False
    ) -> None:
        """`child`: the process, where we started it ourselves."""
        self._channel = channel
        self.pid = pid
        self._child = child
        self.is_guest = is_guest
        self._interrupted_at: float | None = None
        self._is_passed_on = False

    @classmethod
    def start(cls, program: Program) -> "Process":
        """Start a program; it waits at its first state."""
        if program.in_terminal is not None:
            return cls._called_back(program, program.in_terminal)
        ours, its = socket.socketpair()
        options = _options(program)
        options["dies_with_parent"] = threading.current_thread() is threading.main_thread()
        command = [*_starting(program), str(its.fileno()), json.dumps(options), *program.argv]
        try:
            child = subprocess.Popen(command, pass_fds=[its.fileno()], **_streams(program))
        except OSError as error:
            raise BadTarget(f"cannot start {program.interpreter}: {error.strerror}") from error
        finally:
            its.close()
        return cls(Channel(ours), child.pid, child)

    @classmethod
    def _called_back(cls, program: Program, run: Callable[[Sequence[str]], None]) -> "Process":
        """A program that somebody else starts, in a terminal: it calls us, and is told there what to run."""
        with listening(_TERMINAL_SECONDS) as (listener, path):
            run([*_starting(program), path])
            try:
                connection, _ = listener.accept()
            except TimeoutError:
                raise BadTarget(f"the terminal did not start {program.interpreter} -m ndb.engine.live") from None
        channel = Channel(connection)
        channel.send({"options": _options(program), "argv": list(program.argv)})
        return cls(channel, _other_side(connection))

    @classmethod
    def attached(cls, descriptor: int) -> "Process":
        """A process that was there before us, at the other end of a socket."""
        connection = socket.socket(fileno=descriptor)
        return cls(Channel(connection), _other_side(connection), is_guest=True)

    @classmethod
    def forked(cls, listener: socket.socket, pid: int) -> "Process":
        """The copy of a process that calls us at `listener`."""
        connection, _ = listener.accept()
        return cls(Channel(connection), pid)

    # Talking

    def send(self, says: dict[str, Any]) -> None:
        # A program that died while it was waiting is noticed when its last words are read.
        with contextlib.suppress(Closed):
            self._channel.send(says)

    def receive(self) -> Message | None:
        """What it says next; None if it is gone."""
        while not select.select([self._channel], [], [], _LOOK_SECONDS)[0]:
            self._pass_on()
        try:
            message = self._channel.receive()
        except Closed:
            return None
        self._hear(message.says)
        return message

    def _hear(self, says: dict[str, Any]) -> None:
        """Whether an interrupt has come to where it was to go. One that reaches a program that waits is not heard."""
        if says.get("event") == "states":
            self._pass_on()
        elif says.get("event") == "interrupted" or "KeyboardInterrupt" in str(says.get("error")):
            self.take_interrupt()

    def _pass_on(self) -> None:
        """A terminal tells the program of Ctrl-C, too; if only we were told, we pass it on after a moment."""
        if self._interrupted_at is not None and time.monotonic() > self._interrupted_at + _FORWARD_INTERRUPT_SECONDS:
            self._interrupted_at, self._is_passed_on = None, True
            with contextlib.suppress(OSError):
                os.kill(self.pid, signal.SIGINT)

    def take_interrupt(self) -> bool:
        """Whether we were interrupted, and the program stopped by itself before it could be told or could hear it."""
        was = self._interrupted_at is not None or self._is_passed_on
        self._interrupted_at, self._is_passed_on = None, False
        return was

    @contextlib.contextmanager
    def interrupts_passed_on(self) -> Iterator[None]:
        """Ctrl-C meanwhile stops the program, not us."""
        if self._interrupted_at is not None and time.monotonic() > self._interrupted_at + _STALE_INTERRUPT_SECONDS:
            self._interrupted_at = None
        if threading.current_thread() is not threading.main_thread():
            yield
            return

        def note(number: int, frame: object) -> None:
            self._interrupted_at = time.monotonic()

        before = signal.signal(signal.SIGINT, note)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    # Its end

    def how_it_ended(self) -> tuple[Exit, str]:
        """Of one that is gone without a word: it was killed, left by os._exit, or closed our socket."""
        code = self.wait()
        if code is None:
            self.kill()
            return Exit.ERROR, "the program closed the debugger's connection and was ended"
        if code < 0:
            return Exit.ERROR, f"the program was killed by {_signal_name(-code)}"
        return Exit.NORMAL if code == 0 else Exit.ERROR, f"the program left at once with code {code} (os._exit)"

    def wait(self) -> int | None:
        """Its exit code, if it does not take long: what it still says at its exit comes before the next prompt."""
        if self._child is None:
            return 0
        try:
            return self._child.wait(_LAST_WORDS_SECONDS)
        except subprocess.TimeoutExpired:
            return None

    def end(self) -> None:
        """End the program, unless it is a guest's, and hang up."""
        if not self.is_guest:
            self.kill()
        self._channel.close()

    def kill(self) -> None:
        """End the program and what it started."""
        if self._child is not None and self._child.poll() is not None:
            return
        for pid in [*descendants(self.pid), self.pid]:
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        if self._child is not None:
            self._child.wait()


def _streams(program: Program) -> dict[str, Any]:
    """Where the program reads and writes: as we do, unless whoever debugs wants it elsewhere."""
    reads = {"stdin": program.input} if program.input is not None else {}
    if program.output is not None:
        return {"stdin": subprocess.DEVNULL, "stdout": program.output, "stderr": program.output, **reads}
    return {"stdout": 2, **reads} if program.output_aside else reads


def _starting(program: Program) -> list[str]:
    """Without the folder one stands in on the path (-P): a program called numbers.py is no module that we import."""
    return [program.interpreter, "-P", "-m", "ndb.engine.live"]


def _options(program: Program) -> dict[str, Any]:
    """What the program's process must know; the rest is about how it is started."""
    unsaid = ("argv", "interpreter", "output", "input", "in_terminal")
    return {each.name: getattr(program, each.name) for each in fields(program) if each.name not in unsaid}


def _other_side(connection: socket.socket) -> int:
    """The process at the other end; where the system does not tell, the one that started us."""
    if not hasattr(socket, "SO_PEERCRED"):
        return os.getppid()
    told = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
    pid: int = _CREDENTIALS.unpack(told)[0]
    return pid


@contextlib.contextmanager
def listening(seconds: float = 10.0) -> Iterator[tuple[socket.socket, str]]:
    """A place at which a process can call, and its address."""
    with (
        tempfile.TemporaryDirectory(prefix="ndb-") as folder,
        socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener,
    ):
        path = str(Path(folder) / "s")
        listener.bind(path)
        listener.listen(1)
        listener.settimeout(seconds)
        yield listener, path


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
