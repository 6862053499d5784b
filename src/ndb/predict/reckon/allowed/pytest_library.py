"""What of pytest the interpreter may use, where it is installed: marks that change nothing, and what tests expect.

A program that imports it has it from the same place, so its objects are asked themselves. Fixtures are for those who
run tests: nothing is known of what a function becomes by one. Knows pytest's objects; nothing of tests.
"""

import functools
import importlib
import importlib.util
from collections.abc import Mapping
from typing import Any, Final

_NAMES: Final = "raises approx param fixture skip fail xfail"
_READABLE: Final = {
    "MarkGenerator": None,
    "ExceptionInfo": frozenset({"value", "type", "typename", "match", "errisinstance"}),
}
"""Attributes that may be read of an object of a class; None: all of them."""
_MANAGERS: Final = frozenset({"RaisesContext", "RaisesExc"})


@functools.cache
def contents() -> Mapping[str, Any] | None:
    """Of the module `pytest`; None where it is not installed."""
    try:
        if importlib.util.find_spec("_pytest") is None:
            return None
        module: Any = importlib.import_module("pytest")
        marks: Any = type(module.mark)(_ispytest=True)  # apart from those of whoever runs us
        return {**{name: getattr(module, name) for name in _NAMES.split()}, "mark": marks}
    except Exception:  # another one than we know
        return None


def _class_name(value: Any) -> str:
    kind = type(value)
    return kind.__name__ if kind.__module__.startswith("_pytest.") else ""


def may_read(owner: Any, name: str) -> bool:
    """Whether an attribute of one of its objects may be looked at."""
    kind = _class_name(owner)
    if kind not in _READABLE or name.startswith("_"):
        return False
    names = _READABLE[kind]
    return names is None or name in names


def is_manager(value: Any) -> bool:
    return _class_name(value) in _MANAGERS


def is_mark(function: Any) -> bool:
    """Whether calling something with a function of the program gives that function."""
    return _class_name(function) == "MarkDecorator"


def is_fixture(function: Any) -> bool:
    """Whether calling something with a function of the program makes a fixture of it."""
    if _class_name(function) == "FixtureFunctionMarker":
        return True
    return getattr(function, "__module__", "") == "_pytest.fixtures" and getattr(function, "__name__", "") == "fixture"
