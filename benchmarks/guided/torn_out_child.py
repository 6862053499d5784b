"""Functions torn out of packages, run alone as they are or with a MagicMock for whatever is missing: lines reached.

Runs in the sandbox. Reads a JSON list of `[source, mock]`, each the text of a function `f` without parameters; writes a
JSON list of the lines that were reached. Each runs in a copy of this process, for three seconds at most.
"""

import asyncio
import builtins
import contextlib
import json
import os
import signal
import sys
import types
from typing import Any
from unittest.mock import MagicMock

SECONDS = 3


class Names(dict[str, Any]):
    def __init__(self, mock: bool) -> None:
        super().__init__(__name__="body")
        self["__builtins__"] = {**vars(builtins), "__import__": self.imported}
        self._mock = mock

    def __missing__(self, name: str) -> Any:
        if hasattr(builtins, name):
            return getattr(builtins, name)
        if not self._mock or name.startswith("__"):
            raise KeyError(name)
        self[name] = MagicMock(name=name)
        return self[name]

    def imported(self, name: str, *rest: Any, **more: Any) -> Any:
        try:
            return __import__(name, *rest, **more)
        except Exception:
            if not self._mock:
                raise
            return MagicMock(name=name)


def reached(source: str, mock: bool) -> list[int]:
    found: set[int] = set()

    def tracer(frame: types.FrameType, event: str, _: object) -> Any:
        if frame.f_code.co_filename != "<body>":
            return None
        if event == "line":
            found.add(frame.f_lineno)
        return tracer

    names = Names(mock)
    with contextlib.suppress(BaseException):
        exec(compile(source, "<body>", "exec"), names)
        signal.signal(signal.SIGALRM, signal.default_int_handler)
        signal.setitimer(signal.ITIMER_REAL, SECONDS)
        sys.settrace(tracer)
        result = names["f"]()
        if isinstance(result, types.CoroutineType):
            asyncio.run(result)
        elif isinstance(result, types.GeneratorType):
            for _ in zip(range(50), result, strict=False):
                pass
    sys.settrace(None)
    return sorted(found)


def in_a_copy(source: str, mock: bool) -> list[int]:
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        signal.alarm(2 * SECONDS)
        answer = reached(source, mock)
        os.write(write, json.dumps(answer).encode())
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as file:
        text = file.read()
    os.waitpid(child, 0)
    return json.loads(text) if text else []


if __name__ == "__main__":
    out = os.dup(1)
    jobs = json.load(sys.stdin)
    null = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(null, stream)
    os.write(out, json.dumps([in_a_copy(source, mock) for source, mock in jobs]).encode())
