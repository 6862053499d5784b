"""Our own frames in what the program sees of an exception: there are none where Python runs it alone.

Knows tracebacks; nothing of who called whom.
"""

from pathlib import Path
from types import TracebackType
from typing import Final

_OURS: Final = str(Path(__file__).parent)


def forget_our_frames(error: BaseException | None) -> None:
    """Take them out of the traceback of an exception, and of those that it came from."""
    seen = set[int]()
    pending = [error]
    while pending:
        each = pending.pop()
        if each is not None and id(each) not in seen:
            seen.add(id(each))
            each.__traceback__ = _without_ours(each.__traceback__)
            pending += [each.__cause__, each.__context__]


def _without_ours(trace: TracebackType | None) -> TracebackType | None:
    first = _next_of_others(trace)
    at = first
    while at is not None:
        following = _next_of_others(at.tb_next)
        if following is not at.tb_next:
            at.tb_next = following
        at = following
    return first


def _next_of_others(trace: TracebackType | None) -> TracebackType | None:
    while trace is not None and trace.tb_frame.f_code.co_filename.startswith(_OURS):
        trace = trace.tb_next
    return trace
