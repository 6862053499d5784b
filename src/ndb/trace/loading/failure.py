"""How failures read: an exception, as its traceback ends; and why a function cannot be called whose module fails.

Knows where people keep their modules, so that a message can say what to do. Imports nothing.
"""

from pathlib import Path

from ndb.errors import NdbError
from ndb.source.neighbours import is_in
from ndb.trace.target import Target

_HIGHEST = 5
"""Folders that are gone up from a file for a module that was not found."""


def last_line(error: BaseException) -> str:
    """How an exception reads at the end of its traceback."""
    try:
        said = str(error)
    except Exception:
        said = "<unprintable>"
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


def why_not_loaded(target: Target, error: BaseException) -> str:
    """What its module raised, or one that it imports; where; and what can be done."""
    if isinstance(error, NdbError):
        return str(error)
    return f"the program cannot be loaded: {last_line(error)}{_place(target, error)}{_way_out(target, error)}"


def _place(target: Target, error: BaseException) -> str:
    """The innermost line of the user's."""
    found, trace = "", error.__traceback__
    while trace is not None:
        file = Path(trace.tb_frame.f_code.co_filename)
        if file.is_relative_to(target.root):
            found = f" ({file.relative_to(target.root).as_posix()}, line {trace.tb_lineno})"
        trace = trace.tb_next
    return found


def _way_out(target: Target, error: BaseException) -> str:
    if not isinstance(error, ImportError):
        return ""
    name = (error.name or "").partition(".")[0] if isinstance(error, ModuleNotFoundError) else ""
    near = [folder for folder in target.file.parents[1 : _HIGHEST + 1] if folder != target.root]
    return is_in(name, near) or f"; ndb guided {target.text} assumes what is missing"
