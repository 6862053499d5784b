"""Serving a client over a pair of streams, and clients over TCP, each with a process of its own.

Knows what may not wait while the program runs: pause, cancel, the end, breakpoints that are set meanwhile. The program
is driven from the main thread, so that it can be interrupted as by Ctrl-C; requests are read by another one.
"""

import contextlib
import os
import queue
import signal
import socket
import subprocess
import sys
import threading
from typing import BinaryIO

from ndb.frontend.dap.adapter import Adapter
from ndb.frontend.dap.program_output import ProgramOutput
from ndb.frontend.dap.wire import BadMessage, Message, Sender, read_message
from ndb.trace.sandbox.jail import descendants

_ENDING = frozenset({"disconnect", "terminate", "restart"})
_IN_BETWEEN = frozenset({
    "setBreakpoints", "setFunctionBreakpoints", "setExceptionBreakpoints", "setDataBreakpoints",
})  # fmt: skip
"""What a running program is stopped for, unseen, and goes on."""
PATIENCE_SECONDS = 3.0
"""How long a program may take to notice that its client is gone, before everything is ended by force."""


class StreamServer:
    """One client on two streams."""

    def __init__(self, reads: BinaryIO, writes: BinaryIO) -> None:
        self._reads = reads
        self._send = Sender(writes)
        output = ProgramOutput(lambda category, text: self._adapter.client.say_raw(category, text))
        self._adapter = Adapter(self._send, output.settle)
        self._waiting: queue.Queue[Message | None] = queue.Queue()
        self._cancelled: set[int] = set()
        self._problem: str | None = None
        self._is_over = threading.Event()

    def run(self) -> int:
        """Serve until the client is gone or has enough; 0, or 1 if it sent what is no message."""
        signal.signal(signal.SIGINT, self._interrupted)
        threading.Thread(target=self._read, daemon=True, name="requests").start()
        try:
            while not self._adapter.is_done and (message := self._waiting.get()) is not None:
                self._handle(message)
        finally:
            self._is_over.set()
            self._adapter.close()
        if self._problem is not None:
            self._send({"type": "event", "event": "output", "body": {"category": "stderr", "output": f"ndb: {self._problem}\n"}})  # fmt: skip  # noqa: E501
        return 0 if self._problem is None else 1

    def _handle(self, message: Message) -> None:
        if message.get("seq") in self._cancelled:
            self._adapter.fail(message, "cancelled")
            return
        self._adapter.handle(message)
        if self._waiting.empty():
            self._adapter.go_on()

    def _interrupted(self, number: int, frame: object) -> None:
        """In the main thread, between two instructions: only what can be broken off is."""
        if self._adapter.is_moving:
            raise KeyboardInterrupt

    # The thread that reads

    def _read(self) -> None:
        try:
            while (message := read_message(self._reads)) is not None:
                self._take(message)
        except (BadMessage, OSError, ValueError) as error:
            self._problem = str(error)
        self._end()

    def _take(self, message: Message) -> None:
        adapter, command = self._adapter, message.get("command")
        if message.get("type") == "response":
            adapter.client.answered(message)
        elif command == "pause" and adapter.debuggee is not None:
            adapter.respond(message)
            adapter.is_to_stay = True
            self._break_off()
        elif command == "cancel":
            self._cancel(message)
        elif command == "threads" and adapter.debuggee is not None and adapter.current is not None:
            adapter.respond(message, {"threads": adapter.debuggee.threads()})
        else:
            if command in _IN_BETWEEN and adapter.current is not None:
                adapter.resumes = True
            if command in _ENDING or adapter.resumes:
                self._break_off()
            self._waiting.put(message)
            if command == "disconnect":
                self._insist(message)

    def _cancel(self, message: Message) -> None:
        told = message.get("arguments") or {}
        request, progress = told.get("requestId"), told.get("progressId")
        self._adapter.respond(message)
        if progress is not None or (request is not None and request == self._adapter.current):
            self._adapter.is_to_stay = True
            self._break_off()
        elif isinstance(request, int):
            self._cancelled.add(request)

    def _break_off(self) -> None:
        """Interrupt what is under way; what has been asked for but has not begun, as soon as it does."""
        if not self._waiting.empty() or self._adapter.current is not None:
            self._adapter.is_to_break = True
        if self._adapter.is_moving:
            signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)

    def _end(self) -> None:
        """The client is gone."""
        self._adapter.client.answered(None)
        self._break_off()
        self._waiting.put(None)
        self._insist()

    def _insist(self, asked: Message | None = None) -> None:
        """A program that does not notice, or a model in the middle of a thought, is not waited for."""
        if not self._is_over.wait(PATIENCE_SECONDS):
            for pid in [*descendants(os.getpid()), *self._adapter.foreign_processes()]:
                with contextlib.suppress(OSError):
                    os.kill(pid, signal.SIGKILL)
            with contextlib.suppress(ChildProcessError):
                while True:
                    os.wait()
            if asked is not None:
                self._adapter.respond(asked)
            os._exit(1)


def serve_descriptors(reads: int, writes: int) -> int:
    """Serve one client on two descriptors; stdin, stdout and stderr become the program's."""
    own_reads, own_writes = os.dup(reads), os.dup(writes)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    with os.fdopen(own_reads, "rb") as source, os.fdopen(own_writes, "wb") as sink:
        code = StreamServer(source, sink).run()
        # Threads may still wait for streams that nobody will write to.
        sink.flush()
        os._exit(code)


def serve_port(host: str, port: int) -> int:
    """Serve clients at an address until interrupted, each in a process of its own."""
    children: list[subprocess.Popen[bytes]] = []
    with socket.create_server((host, port)) as listener:
        print(f"ndb: listening at {host}:{listener.getsockname()[1]}", file=sys.stderr, flush=True)
        try:
            while True:
                connection, _ = listener.accept()
                with connection:
                    children = [child for child in children if child.poll() is None]
                    children.append(_served(connection.fileno()))
        finally:
            for child in children:
                child.terminate()


def _served(descriptor: int) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "ndb", "dap", "--descriptor", str(descriptor)]
    return subprocess.Popen(command, pass_fds=[descriptor], stdin=subprocess.DEVNULL)
