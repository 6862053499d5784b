"""What the program reads and writes, while somebody debugs it."""

import contextlib
import io
import sys
from typing import Any


def flush() -> None:
    """Have all that was written be seen."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(Exception):
            stream.flush()


def read_no_further() -> None:
    """Read from stdin only what is asked for: what follows is for the debugger."""
    with contextlib.suppress(OSError, ValueError):
        stdin: Any = io.TextIOWrapper(io.FileIO(0, closefd=False), encoding=sys.stdin.encoding, errors=sys.stdin.errors)
        stdin._CHUNK_SIZE = 1
        sys.stdin = stdin
