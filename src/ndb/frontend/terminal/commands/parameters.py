"""Reading what stands behind a command's name. What makes no sense is refused with a word on what would."""

from typing import TYPE_CHECKING

from ndb.errors import BadAction

if TYPE_CHECKING:
    from ndb.frontend.terminal.terminal import Terminal


def number(text: str, otherwise: str) -> int:
    if not text.strip().isdigit():
        raise BadAction(otherwise)
    return int(text)


def count(text: str, otherwise: str) -> int:
    """A number; none given is one."""
    return number(text, otherwise) if text else 1


def needed(text: str, otherwise: str) -> str:
    if not text:
        raise BadAction(otherwise)
    return text


def place(terminal: "Terminal", text: str) -> tuple[str, int]:
    """LINE, of the file that is looked at, or FILE:LINE."""
    file, _, line = text.rpartition(":")
    file = file or terminal.session.frames.selected().file
    return file, number(line, f"{text!r} is no line; write LINE or FILE:LINE")
