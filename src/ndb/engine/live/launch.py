"""What the live engine is to run, and how. Plain data."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ndb.trace.values.limit import LIMIT

MOST_KEPT = 512 << 20
MOST_HELD = 32 << 20


@dataclass(frozen=True, slots=True)
class Program:
    """What is to be run, and how."""

    target: str
    """FILE.py, FILE.py::FUNCTION, or a module's name."""
    argv: tuple[str, ...] = ()
    is_module: bool = False
    args: str = ""
    """Source text of a function's arguments."""
    expressions: bool = False
    include: tuple[str, ...] = ()
    exclude: tuple[str, ...] = ()
    value_limit: int = LIMIT
    shares_input: bool = False
    """Whether whoever debugs reads commands from the same stdin, so that the program must not read ahead."""
    output_aside: bool = False
    """Whether the program's stdout is to go to our stderr, because our stdout is read by a program."""
    output: int | None = None
    """A descriptor of ours to which all that the program writes goes; it then finds nothing to read but `input`."""
    input: int | None = None
    """A descriptor of ours from which the program reads; None: our own stdin, or nothing where `output` is given."""
    in_terminal: Callable[[Sequence[str]], None] | None = None
    """Has a command run in a terminal of the user's, where the program then reads and writes; None: we start it."""
    most_kept: int = MOST_KEPT
    """Bytes of past states that are kept; older ones are forgotten."""
    most_held: int = MOST_HELD
    """Bytes of what objects held after which it is told anew, so that what is old can be forgotten."""
    interpreter: str = field(default_factory=lambda: sys.executable)
    """A Python that has ndb."""
