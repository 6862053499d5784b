"""Where the terminal's commands come from: a pipe, a person who types, the rc files.

Knows streams and readline; nothing of what commands mean.
"""

import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from ndb.frontend.terminal.arguments import RC_NAME
from ndb.frontend.terminal.completion import completer
from ndb.frontend.terminal.consent import allow, may_be_obeyed
from ndb.frontend.terminal.terminal import Terminal


def piped_lines() -> Iterator[str]:
    """Lines of stdin, not a byte further: what follows may be the program's to read."""
    line = bytearray()
    while byte := os.read(0, 1):
        if byte == b"\n":
            yield line.decode(errors="replace")
            line.clear()
        else:
            line += byte
    if line:
        yield line.decode(errors="replace")


def typed_lines(terminal: Terminal) -> Iterator[str]:
    """Commands as they are typed, with history and completion; Ctrl-C clears the line, Ctrl-D ends."""
    with _editing(terminal):
        while True:
            try:
                yield input(terminal.prompt)
            except KeyboardInterrupt:
                print()
            except EOFError:
                print()
                if not terminal.is_interacting:
                    return
                yield "exit()"


@contextlib.contextmanager
def _editing(terminal: Terminal) -> Iterator[None]:
    try:
        import readline
    except ImportError:
        yield
        return
    history = Path.home() / ".ndb_history"
    with contextlib.suppress(OSError):
        readline.read_history_file(history)
    readline.set_history_length(1000)
    readline.set_completer(completer(terminal))
    readline.set_completer_delims(" \t\n()[]{}=+-*/<>,:;'\"")
    readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            readline.write_history_file(history)


def rc_lines(*, allows: bool = False, ask: Callable[[str], str] | None = None) -> Iterator[str]:
    """The commands of the rc files: the one at home, then, if somebody allowed it, the one of this folder.

    `allows`: whoever started us does. `ask`: how to ask, if somebody can answer.
    """
    home, here = Path.home(), Path.cwd()
    yield from _rc_text(home / RC_NAME).splitlines()
    if here == home or not (text := _rc_text(here / RC_NAME)):
        return
    if allows:
        allow(here / RC_NAME, text)
    if may_be_obeyed(here / RC_NAME, text, ask):
        yield from text.splitlines()
    else:
        print(f"ndb: {RC_NAME} of this folder is not obeyed: it is new (allow it with --allow-rc)", file=sys.stderr)


def _rc_text(file: Path) -> str:
    """Its lines that are not empty."""
    with contextlib.suppress(OSError, UnicodeDecodeError):
        return "\n".join(filter(str.strip, file.read_text(encoding="utf-8").splitlines()))
    return ""
