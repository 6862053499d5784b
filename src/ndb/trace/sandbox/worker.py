"""Evaluates one job after the other, each in a forked child, inside the sandbox, where its text runs by `python -c`.

Reads a line of JSON a job, `[source, expression, seconds, bytes]`; writes a line of JSON an answer, `[value, error]`.
Uses only the standard library and knows nothing of ndb. A child's tricks end with the child: what it started is killed,
what it changed in memory was its own copy.
"""

import contextlib
import ctypes
import json
import os
import resource
import select
import signal
import sys
import time
from pathlib import Path
from typing import NoReturn

ADOPT_ORPHANS = 36


def main() -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)
    print("ready", flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(*json.loads(line))), flush=True)


def answer(source: str, expression: str, seconds: float, most_bytes: int) -> list[str | None]:
    result, write = os.pipe()
    child = os.fork()
    if child == 0:
        evaluate(source, expression, seconds, write)
    os.close(write)
    text = read_line(result, child, time.monotonic() + seconds, most_bytes)
    os.close(result)
    status = end(child)
    if text is not None and text.endswith(b"\n") and len(text) <= most_bytes:
        with contextlib.suppress(ValueError):
            value, error = json.loads(text)
            return [value, error]
    return [None, why(status, text, seconds, most_bytes)]


def evaluate(source: str, expression: str, seconds: float, write: int) -> NoReturn:
    """In the child: no pipe of the worker's is left but the one for the answer."""
    os.setpgid(0, 0)
    null = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(null, stream)
    limit = int(seconds) + 2
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
    space = {"__name__": "ndb_job", "__builtins__": __builtins__}
    try:
        exec(source, space)
        reply = [repr(eval(expression, space)), None]
    except BaseException as error:
        reply = [None, described(error)]
    data = json.dumps(reply).encode() + b"\n"
    while data:
        data = data[os.write(write, data) :]
    os._exit(0)


def described(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}"[:1000]
    except BaseException:
        return type(error).__name__


def read_line(result: int, child: int, deadline: float, most_bytes: int) -> bytes | None:
    """What the child wrote, up to the end of the line; None: time is over. A grandchild may keep the pipe open."""
    text = b""
    while not text.endswith(b"\n") and len(text) <= most_bytes:
        left = deadline - time.monotonic()
        if left <= 0:
            return None
        if select.select([result], [], [], min(left, 0.1))[0]:
            data = os.read(result, 1 << 16)
            if not data:
                break
            text += data
        elif os.waitid(os.P_PID, child, os.WEXITED | os.WNOHANG | os.WNOWAIT):
            break
    return text


def end(child: int) -> int:
    """Kill the child, its process group and all that it left to this process; how did it end?"""
    for kill in (os.killpg, os.kill):
        with contextlib.suppress(OSError):
            kill(child, signal.SIGKILL)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    while orphans := children():
        for orphan in orphans:
            with contextlib.suppress(OSError):
                os.kill(orphan, signal.SIGKILL)
                os.waitpid(orphan, 0)
    return status


def children() -> list[int]:
    """Adopted ones: the job's child itself is gone."""
    with contextlib.suppress(ChildProcessError):
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        return [int(name) for name in Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()]
    return []


def why(status: int, text: bytes | None, seconds: float, most_bytes: int) -> str:
    if text is None:
        return f"stopped after {seconds:g} seconds"
    if len(text) > most_bytes:
        return f"the value takes more than {most_bytes} bytes"
    return f"ended by {signal.Signals(-status).name}" if status < 0 else "ended without an answer"


if __name__ == "__main__":
    main()
