"""Loggers that log nothing: what a program tells them changes nothing that a state shows.

They are Python's own, of a family apart, so that they look as a recording shows them and no handler hears them. Knows
which of their methods only tell; whether what is told is plain data is the caller's to see to.
"""

import logging
from collections.abc import Mapping
from typing import Any, Final

from ndb.predict.reckon.allowed.output_streams import is_stream
from ndb.predict.reckon.doubt import NotKnown

_FAMILY: Final = logging.Manager(logging.RootLogger(logging.WARNING))
_TELLING: Final = ("debug", "info", "warning", "error", "exception", "critical", "log")
_SETTING: Final = ("setLevel", "addHandler")
READABLE: Final = frozenset({*_TELLING, *_SETTING, "name"})
"""What may be read of a logger. Its level and its handlers are for others to say."""
OF_HANDLERS: Final = frozenset({"setLevel", "setFormatter"})
_PLAIN_OPTIONS: Final = frozenset({"level", "format", "datefmt", "style", "force", "encoding"})


def basic_config(**named: Any) -> None:
    """Says only where and how others write."""
    check_stream(named.pop("stream", None))
    if not _PLAIN_OPTIONS.issuperset(named):
        raise NotKnown("where a logger writes")
    check_setting([named.get("level", 0)])


def check_stream(stream: Any = None) -> None:
    """NotKnown where what is logged can be read by the program."""
    if stream is not None and not is_stream(stream):
        raise NotKnown("where a logger writes")


def is_setting(function: Any) -> bool:
    """Whether calling something only says what a logger writes, and where."""
    return isinstance(getattr(function, "__self__", None), logging.Logger) and function.__name__ in _SETTING


def check_setting(arguments: list[Any]) -> None:
    match arguments:
        case [int() | "DEBUG" | "INFO" | "WARNING" | "ERROR" | "CRITICAL" | "NOTSET"]:
            return
        case [handler] if type(handler) in (logging.StreamHandler, logging.NullHandler):
            return
    raise NotKnown("where a logger writes")


def get_logger(name: str | None = None) -> logging.Logger:
    return _FAMILY.getLogger(name) if name else _FAMILY.root


def is_telling(function: Any) -> bool:
    """Whether calling something does nothing but log."""
    owner = getattr(function, "__self__", None)
    return function in _FUNCTIONS or (isinstance(owner, logging.Logger) and function.__name__ in _TELLING)


_FUNCTIONS: Final = [getattr(logging, name) for name in _TELLING]
_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL", "NOTSET")
CONTENTS: Final[Mapping[str, Any]] = {
    "getLogger": get_logger, "Logger": logging.Logger, "basicConfig": basic_config,
    "StreamHandler": logging.StreamHandler, "NullHandler": logging.NullHandler, "Formatter": logging.Formatter,
    **{name: getattr(logging, name) for name in (*_TELLING, *_LEVELS)},
}  # fmt: skip
"""Of the module `logging`."""
