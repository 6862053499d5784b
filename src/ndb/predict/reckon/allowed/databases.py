"""Databases that are in memory only: what a statement gives there is the same in every run, unless it asks for the time
or the dice.

Knows `sqlite3`; which statements a program runs is looked at as text.
"""

import re
import sqlite3
from collections.abc import Mapping
from typing import Any, Final

from ndb.predict.reckon.doubt import NotKnown

_NAMES: Final = (
    "Connection Cursor Row Error DatabaseError IntegrityError OperationalError ProgrammingError DataError"
    " InterfaceError InternalError NotSupportedError Warning Binary"
)
_DIFFERING: Final = re.compile(
    r"random|now|current_|localtime|attach|vacuum|pragma|recursive|load_extension|sqlite_version|unixepoch|date\s*\(|"
    r"time\s*\(|strftime|julianday|changes",
    re.IGNORECASE,
)
_CONNECTION: Final = (
    "execute executemany executescript cursor commit rollback close row_factory isolation_level in_transaction"
)
_CURSOR: Final = "execute executemany executescript fetchone fetchall fetchmany lastrowid rowcount description close"
_READABLE: Final = {
    sqlite3.Connection: frozenset(_CONNECTION.split()),
    sqlite3.Cursor: frozenset(_CURSOR.split()),
    sqlite3.Row: frozenset({"keys"}),
}
SETTABLE: Final = frozenset({"row_factory"})
_MOST_TURNS: Final = 200


def connect(database: Any, *more: Any, **named: Any) -> Any:
    """One in memory; it gives up where a statement takes too long."""
    if database != ":memory:" or more or named:
        raise NotKnown("a database in a file")
    made, turns = sqlite3.connect(":memory:"), [0]

    def is_enough() -> int:
        turns[0] += 1
        return turns[0] > _MOST_TURNS

    made.set_progress_handler(is_enough, 10_000)
    return made


def check_statement(owner: Any, name: str, arguments: tuple[Any, ...]) -> None:
    """NotKnown where a statement may give something else in every run."""
    is_run = isinstance(owner, sqlite3.Connection | sqlite3.Cursor) and name.startswith("execute")
    if is_run and not (arguments and type(arguments[0]) is str and _DIFFERING.search(arguments[0]) is None):
        raise NotKnown("what a statement gives")


def may_read(owner: Any, name: str) -> bool:
    return name in _READABLE.get(type(owner), ())


CONTENTS: Final[Mapping[str, Any]] = {
    "connect": connect, **{name: getattr(sqlite3, name) for name in _NAMES.split()},
}  # fmt: skip
"""Of the module `sqlite3`."""
