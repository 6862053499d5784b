"""A plain client of the Debug Adapter Protocol, over pipes or a socket. For tests and benchmarks; knows no debugger."""

import itertools
import json
import os
import pty
import queue
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any, BinaryIO

Message = dict[str, Any]
SECONDS = 60.0
"""How long anything is waited for: long enough for a machine that is busy with other things."""


class DapClient:
    """Sends requests, and keeps every message that came."""

    def __init__(self, writes: BinaryIO, reads: BinaryIO, process: "subprocess.Popen[bytes] | None" = None) -> None:
        self._writes, self._reads = writes, reads
        self.process = process
        self._numbers = itertools.count(1)
        self.messages: list[Message] = []
        self.sent: list[Message] = []
        self._arrived: queue.Queue[Message | None] = queue.Queue()
        self._unread: list[Message] = []
        self.terminal = -1
        self.in_terminal: subprocess.Popen[bytes] | None = None
        threading.Thread(target=self._listen, daemon=True).start()

    @classmethod
    def over_pipes(cls, command: Sequence[str] = (sys.executable, "-m", "ndb", "dap"), **more: Any) -> "DapClient":
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **more)
        assert process.stdin and process.stdout
        return cls(process.stdin, process.stdout, process)

    @classmethod
    def over_socket(cls, port: int) -> "DapClient":
        connection = socket.create_connection(("127.0.0.1", port), SECONDS)
        connection.settimeout(None)
        return cls(connection.makefile("wb"), connection.makefile("rb"))

    def __enter__(self) -> "DapClient":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._writes.close()
        if self.process is not None:
            try:
                self.process.wait(SECONDS)
            except subprocess.TimeoutExpired:
                self.process.kill()
                raise

    # Sending

    def raw(self, data: bytes) -> None:
        self._writes.write(data)
        self._writes.flush()

    def send(self, command: str, **arguments: Any) -> int:
        number = next(self._numbers)
        message = {"seq": number, "type": "request", "command": command, "arguments": arguments}
        self.sent.append(message)
        self._write(message)
        return number

    def _write(self, message: Message) -> None:
        body = json.dumps(message).encode()
        self.raw(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))

    def answer(self, command: str, **arguments: Any) -> Message:
        """The response, whatever it says."""
        number = self.send(command, **arguments)
        return self.wait(lambda m: m["type"] == "response" and m["request_seq"] == number, f"an answer to {command}")

    def ask(self, command: str, **arguments: Any) -> Any:
        """The body of the response, which must be a success."""
        answer = self.answer(command, **arguments)
        assert answer["success"], answer
        return answer.get("body", {})

    # Waiting

    def _listen(self) -> None:
        try:
            while header := self._reads.readline():
                if header.lower().startswith(b"content-length:"):
                    length = int(header.split(b":")[1])
                    self._reads.readline()
                    message = json.loads(self._reads.read(length))
                    self.messages.append(message)
                    self._arrived.put(message)
        except (OSError, ValueError):
            pass
        self._arrived.put(None)

    def wait(self, wanted: Callable[[Message], bool], what: str = "a message") -> Message:
        """The first message not taken yet that is wanted; the others stay."""
        for number, message in enumerate(self._unread):
            if wanted(message):
                return self._unread.pop(number)
        while True:
            message = self._next(what)
            if wanted(message):
                return message
            self._unread.append(message)

    def _next(self, what: str) -> Message:
        try:
            message = self._arrived.get(timeout=SECONDS)
        except queue.Empty:
            raise AssertionError(f"{what} did not come; last came {self.messages[-3:]}") from None
        if message is None:
            self._arrived.put(None)
            raise EOFError(f"the adapter is gone; {what} did not come")
        return message

    def event(self, name: str) -> Any:
        return self.wait(lambda m: m["type"] == "event" and m["event"] == name, f"the event {name}").get("body", {})

    # A few requests that belong together

    def begin(
        self,
        *,
        method: str = "launch",
        breakpoints: dict[str, list[Any]] | None = None,
        supports: Sequence[str] = (),
        **arguments: Any,
    ) -> None:
        """Everything up to the moment at which the program begins. `supports`: what the client says it knows."""
        known = {f"supports{name}": True for name in supports}
        self.ask("initialize", adapterID="ndb", clientID="test", linesStartAt1=True, columnsStartAt1=True, **known)
        number = self.send(method, **arguments)
        if "RunInTerminalRequest" in supports:
            self.run_in_terminal()
        self.wait_for_initialized(number)
        for path, lines in (breakpoints or {}).items():
            rows = [line if isinstance(line, dict) else {"line": line} for line in lines]
            self.ask("setBreakpoints", source={"path": path}, breakpoints=rows)
        self.ask("configurationDone")

    def run_in_terminal(self) -> None:
        """Do what the adapter asks: run its command in a terminal, which is `self.terminal` from then on."""
        asked = self.wait(lambda m: m["type"] == "request", "a request to run something in a terminal")
        ours, its = pty.openpty()
        told = asked["arguments"]
        environment = {
            **os.environ,
            **{name: value for name, value in told.get("env", {}).items() if value is not None},
        }
        self.in_terminal = subprocess.Popen(
            told["args"], stdin=its, stdout=its, stderr=its, cwd=told["cwd"], env=environment, start_new_session=True
        )
        os.close(its)
        self.terminal = ours
        answer = {"seq": next(self._numbers), "type": "response", "request_seq": asked["seq"], "success": True}
        self._write(answer | {"command": asked["command"], "body": {}})

    def wait_for_initialized(self, launch: int) -> None:
        """The event, or why the launch failed."""
        found = self.wait(
            lambda m: m.get("event") == "initialized" or (m.get("request_seq") == launch and not m["success"]),
            "initialized",
        )
        assert found["type"] == "event", found

    def stopped(self) -> Message:
        """Where it stopped: the body of the event, with the innermost frame."""
        body = self.event("stopped")
        frames = self.ask("stackTrace", threadId=body["threadId"])["stackFrames"]
        return {**body, "frame": frames[0], "frames": frames, "line": frames[0]["line"]}

    def step(self, command: str, **more: Any) -> Message:
        self.ask(command, threadId=1, **more)
        return self.stopped()

    def locals(self, frame: int) -> dict[str, str]:
        scopes = self.ask("scopes", frameId=frame)["scopes"]
        rows = self.ask("variables", variablesReference=scopes[0]["variablesReference"])["variables"]
        return {row["name"]: row["value"] for row in rows}

    def scope(self, frame: int, name: str) -> int:
        """The variablesReference of a scope."""
        scopes = self.ask("scopes", frameId=frame)["scopes"]
        return next(scope["variablesReference"] for scope in scopes if scope["name"] == name)


def children(pid: int) -> set[int]:
    """The processes that a process has started, and theirs."""
    found: set[int] = set()
    for entry in os.listdir("/proc"):  # noqa: PTH208
        if entry.isdigit():
            try:
                with open(f"/proc/{entry}/stat") as stat:  # noqa: PTH123
                    parent = int(stat.read().rpartition(")")[2].split()[1])
            except OSError:
                continue
            if parent == pid:
                found |= {int(entry), *children(int(entry))}
    return found


def left_of(pids: set[int]) -> set[int]:
    """Which processes are still there after a generous while: one that was told to go may take a moment."""
    patience = time.monotonic() + SECONDS
    while left := {pid for pid in pids if _runs(pid)}:
        if time.monotonic() > patience:
            break
        time.sleep(0.05)
    return left


def _runs(pid: int) -> bool:
    """Whether a process is there; one that only waits to be collected is not."""
    try:
        with open(f"/proc/{pid}/stat") as stat:  # noqa: PTH123
            return stat.read().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False
