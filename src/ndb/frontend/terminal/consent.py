"""Whether the rc file of a folder may be obeyed: its commands can run code, and a folder may come from anybody.

A file is allowed as it is: with another text, or in another place, it is asked for again. What was allowed is kept in
the home folder. Knows files and questions; nothing of commands.
"""

import contextlib
import hashlib
from collections.abc import Callable
from pathlib import Path

ALLOWED_NAME = ".ndb_allowed"


def is_allowed(file: Path, text: str) -> bool:
    """Whether somebody has allowed this file with this text."""
    with contextlib.suppress(OSError, UnicodeDecodeError):
        return _digest(file, text) in _list().read_text(encoding="utf-8").split()
    return False


def allow(file: Path, text: str) -> None:
    """Remember that it was allowed."""
    with _list().open("a", encoding="utf-8") as stream:
        stream.write(f"{_digest(file, text)}\n")


def may_be_obeyed(file: Path, text: str, ask: Callable[[str], str] | None) -> bool:
    """Ask, unless it was allowed before; `ask` is None where nobody can answer."""
    if is_allowed(file, text):
        return True
    if ask is None:
        return False
    shown = "".join(f"    {line}\n" for line in text.splitlines())
    answer = ask(f"{file} is new, and its commands can run code:\n{shown}Obey it, now and later? [y/N] ")
    if answer.strip().lower() not in ("y", "yes"):
        return False
    allow(file, text)
    return True


def _list() -> Path:
    return Path.home() / ALLOWED_NAME


def _digest(file: Path, text: str) -> str:
    return hashlib.sha256(f"{file.resolve()}\0{text}".encode(errors="surrogatepass")).hexdigest()
