"""Loggers that log nothing: what a program tells them changes nothing that a state shows.

They are Python's own, of a family apart, so that they look as a recording shows them and no handler hears them. Knows
which of their methods only tell; whether what is told is plain data is the caller's to see to.
"""

import logging
from collections.abc import Mapping
from typing import Any, Final

_FAMILY: Final = logging.Manager(logging.RootLogger(logging.WARNING))
_TELLING: Final = ("debug", "info", "warning", "error", "exception", "critical", "log")
READABLE: Final = frozenset({*_TELLING, "name"})
"""What may be read of a logger. Its level and its handlers are for others to say."""


def get_logger(name: str | None = None) -> logging.Logger:
    return _FAMILY.getLogger(name) if name else _FAMILY.root


def is_telling(function: Any) -> bool:
    """Whether calling something does nothing but log."""
    owner = getattr(function, "__self__", None)
    return function in _FUNCTIONS or (isinstance(owner, logging.Logger) and function.__name__ in _TELLING)


_FUNCTIONS: Final = [getattr(logging, name) for name in _TELLING]
_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL", "NOTSET")
CONTENTS: Final[Mapping[str, Any]] = {
    "getLogger": get_logger, "Logger": logging.Logger,
    **{name: getattr(logging, name) for name in (*_TELLING, *_LEVELS)},
}  # fmt: skip
"""Of the module `logging`."""
