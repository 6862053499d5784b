"""Evaluates one job after the other, each in a forked child, inside the sandbox, where its text runs by `python -c`.

Reads a line of JSON a job, `[source, expression, seconds, bytes]`; writes a line of JSON an answer, `[value, error]`.
Uses only the standard library and knows nothing of ndb. A child's tricks end with the child: what it started is killed,
what it changed in memory was its own copy, and the files it wrote are removed before the next job. It cannot reach into
the worker. An answer begins with a word that is new for each job, so what a job writes into pipes is none; a job that
searches its own interpreter's memory for that word says of itself what it likes, as it could by what it returns.
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
from types import ModuleType
from typing import NoReturn

ADOPT_ORPHANS, DUMPABLE = 36, 4
SHARED_FOLDERS = (Path("/tmp"), Path("/dev/shm"))
"""Where a job can write besides its own folder, in a root folder of its own."""
BOX = Path("/box")
WORD_BYTES = 32


def main() -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)
        ctypes.CDLL(None).prctl(DUMPABLE, 0, 0, 0, 0)  # no job, of the same user, opens its memory or its pipes
    own = Path.cwd()
    shared = SHARED_FOLDERS if own == BOX else ()
    print("ready", flush=True)
    for line in sys.stdin:
        told = answer(*json.loads(line))
        empty(own, 0o755)
        for folder in shared:
            empty(folder, 0o1777)
        print(json.dumps(told), flush=True)


def empty(folder: Path, mode: int) -> None:
    """Remove what a job left, also what it took its own rights away from; what is others' stays."""
    with contextlib.suppress(OSError):
        folder.chmod(mode)
    with contextlib.suppress(OSError):
        for path in list(folder.iterdir()):
            remove(path)


def remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        if path.is_mount():  # the interpreter, or what else may be read, and nobody can write to
            return
        if path.is_dir() and not path.is_symlink():
            empty(path, 0o700)
            path.rmdir()
        else:
            path.unlink()


def answer(source: str, expression: str, seconds: float, most_bytes: int) -> list[str | None]:
    result, write = os.pipe()
    word = os.urandom(WORD_BYTES // 2).hex().encode()
    child = os.fork()
    if child == 0:
        evaluate(source, expression, seconds, word, write)
    os.close(write)
    text = read_line(result, child, time.monotonic() + seconds, most_bytes)
    os.close(result)
    status = end(child)
    if text is not None and text.startswith(word) and text.endswith(b"\n") and len(text) <= most_bytes + WORD_BYTES:
        with contextlib.suppress(ValueError):
            value, error = json.loads(text.removeprefix(word))
            return [value, error]
    return [None, why(status, text, seconds, most_bytes)]


def evaluate(source: str, expression: str, seconds: float, word: bytes, write: int) -> NoReturn:
    """In the child: no pipe of the worker's is left but the one for the answer."""
    os.setpgid(0, 0)
    null = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(null, stream)
    limit = int(seconds) + 2
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
    # What the job puts in their places is not called.
    show, run, evaluated, say, send, end_ = repr, exec, eval, json.JSONEncoder().encode, os.write, os._exit
    module = sys.modules["ndb_job"] = ModuleType("ndb_job")  # classes look for the module that they are defined in
    space = module.__dict__
    space["__builtins__"] = __builtins__
    try:
        run(source, space)
        reply = [show(evaluated(expression, space)), None]
    except BaseException as error:
        reply = [None, described(error)]
    data = word + say(reply).encode() + b"\n"
    while data:
        data = data[send(write, data) :]
    end_(0)


def described(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}"[:1000]
    except BaseException:
        return type(error).__name__


def read_line(result: int, child: int, deadline: float, most_bytes: int) -> bytes | None:
    """What the child wrote, up to the end of the line; None: time is over. A grandchild may keep the pipe open."""
    text = b""
    while not text.endswith(b"\n") and len(text) <= most_bytes + WORD_BYTES:
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


def end(child: int, keep: int = 0) -> int:
    """Kill the child, its process group and all that it left to this process; how did it end? `keep`: another child."""
    for kill in (os.killpg, os.kill):
        with contextlib.suppress(OSError):
            kill(child, signal.SIGKILL)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    while orphans := [orphan for orphan in children() if orphan != keep]:
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
    if len(text) > most_bytes + WORD_BYTES:
        return f"the value takes more than {most_bytes} bytes"
    return f"ended by {signal.Signals(-status).name}" if status < 0 else "ended without an answer"


if __name__ == "__main__":
    main()
