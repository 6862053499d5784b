"""Programs that called `breakpoint()` and wait for an editor: how one makes itself known, and how an editor finds it.

Each has a socket and a card (which program, where its files are) in a folder that only its user can enter. Knows
nothing of debugging. Light: the program itself imports it.
"""

import contextlib
import json
import os
import socket
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from ndb.errors import BadTarget


@dataclass(frozen=True, slots=True)
class Card:
    """A program that waits."""

    pid: int
    program: str
    root: str
    """The folder to which its files' names are relative."""


def folder() -> Path:
    """Where programs of this user wait."""
    found = Path(tempfile.gettempdir()) / f"ndb-{os.getuid()}"
    found.mkdir(mode=0o700, exist_ok=True)
    about = found.stat()
    if about.st_uid != os.getuid() or about.st_mode & 0o077:
        raise BadTarget(f"{found} can be entered by others; remove it")
    return found


@contextlib.contextmanager
def shown(card: Card) -> Iterator[socket.socket]:
    """A socket at which an editor can call, as long as it waits."""
    socket_path, card_path = folder() / f"{card.pid}.socket", folder() / f"{card.pid}.json"
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener:
        socket_path.unlink(missing_ok=True)
        listener.bind(str(socket_path))
        listener.listen(1)
        card_path.write_text(json.dumps(asdict(card)), encoding="utf-8")
        try:
            yield listener
        finally:
            card_path.unlink(missing_ok=True)
            socket_path.unlink(missing_ok=True)


def waiting() -> list[Card]:
    """The programs that wait now; cards of programs that are gone are thrown away."""
    found = []
    for path in sorted(folder().glob("*.json")):
        with contextlib.suppress(OSError, ValueError, TypeError):
            card = Card(**json.loads(path.read_text(encoding="utf-8")))
            if Path(f"/proc/{card.pid}").exists() or not Path("/proc").exists():
                found.append(card)
            else:
                path.unlink(missing_ok=True)
                path.with_suffix(".socket").unlink(missing_ok=True)
    return found


def chosen(pid: int | None) -> Card:
    """The program of this process; without one, the only one that waits."""
    cards = waiting()
    found = [card for card in cards if pid is None or card.pid == pid]
    if len(found) == 1:
        return found[0]
    known = ", ".join(f"{card.pid} ({card.program})" for card in cards) or "none"
    how = "start it with PYTHONBREAKPOINT=ndb.frontend.set_trace.wait_for_editor"
    raise BadTarget(
        f"which program? Waiting for an editor: {known}. A program waits where it calls breakpoint(); {how}"
    )


def connected(card: Card) -> int:
    """A descriptor of a line to a program that waits."""
    line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        line.connect(str(folder() / f"{card.pid}.socket"))
    except OSError as error:
        line.close()
        raise BadTarget(f"process {card.pid} does not wait any more ({error.strerror})") from None
    return line.detach()
