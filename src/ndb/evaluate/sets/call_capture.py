"""A pytest plugin: notes with which plain arguments a package's functions are called while its tests and doctests run.

`NDB_CAPTURE_ROOT` is the package's folder, `NDB_CAPTURE_FILE` where the calls go, as JSON: file and function to calls.
Needs nothing of ndb, so that it disturbs no package.
"""

import ast
import json
import os
import sys
import time
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

MOST_CALLS = 40
SECONDS_A_TEST = 2.0
LONGEST = 200
_root = os.environ.get("NDB_CAPTURE_ROOT", "")
_calls: dict[CodeType, dict[str, None]] = {}
_done: set[CodeType] = set()
"""Code that is not the package's own, or of which there is enough."""
_deadline = 0.0


def pytest_configure(config: Any) -> None:
    _start()


def pytest_runtest_setup(item: Any) -> None:
    _start()


def _start() -> None:
    """Watch for a while; a test that lasts longer goes on unwatched."""
    global _deadline
    _deadline = time.monotonic() + SECONDS_A_TEST
    sys.setprofile(_profile)


def pytest_unconfigure(config: Any) -> None:
    sys.setprofile(None)
    found = {
        f"{os.path.relpath(code.co_filename, _root)}:{code.co_name}": list(calls)
        for code, calls in _calls.items()
        if calls
    }
    Path(os.environ["NDB_CAPTURE_FILE"]).write_text(json.dumps(found), encoding="utf-8")


def _profile(frame: FrameType, event: str, argument: object) -> None:
    code = frame.f_code
    if event != "call" or code in _done:
        return
    if not code.co_filename.startswith(_root) or code.co_name != code.co_qualname:
        _done.add(code)
        return
    if time.monotonic() > _deadline:
        sys.setprofile(None)
    calls = _calls.setdefault(code, {})
    if (text := _call_text(frame)) is not None:
        calls[text] = None
    if len(calls) >= MOST_CALLS:
        _done.add(code)


def _call_text(frame: FrameType) -> str | None:
    """The call that this frame runs, defaults left out; None unless all arguments are plain values."""
    code, given = frame.f_code, frame.f_locals
    function: Any = frame.f_globals.get(code.co_name)
    if getattr(function, "__code__", None) is not code:
        return None
    positional = list(code.co_varnames[: code.co_argcount])
    named = list(code.co_varnames[code.co_argcount : code.co_argcount + code.co_kwonlyargcount])
    defaults = function.__defaults__ or ()
    fallback = dict(zip(positional[len(positional) - len(defaults) :], defaults, strict=True))
    fallback |= function.__kwdefaults__ or {}
    parts, rest = [], positional + named
    more = code.co_varnames[len(rest) : len(rest) + bool(code.co_flags & 4) + bool(code.co_flags & 8)]
    if any(given.get(name) for name in more):
        return None
    skipped = False
    for name in rest:
        text = _plain(given[name])
        if text is None:
            return None
        is_default = name in fallback and _plain(fallback[name]) == text
        skipped = skipped or is_default
        if not is_default:
            parts.append(f"{name}={text}" if skipped or name in named else text)
    call = f"{code.co_name}({', '.join(parts)})"
    return call if len(call) <= LONGEST else None


def _plain(value: object) -> str | None:
    """A value as a literal; None where that would not be the same."""
    try:
        text = repr(value) if len(value) < LONGEST else ""  # type: ignore[arg-type]
    except TypeError:
        text = repr(value) if isinstance(value, int | float | None) else ""
    except Exception:
        return None
    try:
        same = ast.literal_eval(text)
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
        return None
    return text if type(same) is type(value) and same == value else None
