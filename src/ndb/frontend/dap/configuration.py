"""What a launch or attach request asks for, as a session's opener wants it. Names are debugpy's where it has them.

Knows JSON and programs; opens nothing.
"""

import json
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ndb.engine.live.launch import Program
from ndb.errors import BadTarget
from ndb.session.open import Wanted

_KINDS: dict[str, tuple[type, ...]] = {
    "program": (str,), "module": (str,), "args": (list, str), "callArgs": (str, list), "engine": (str,),
    "recording": (str,), "model": (str,), "device": (str,), "stopOnEntry": (bool,), "env": (dict,), "cwd": (str,),
    "justMyCode": (bool,), "include": (list,), "exclude": (list,), "expressions": (bool,), "thread": (int,),
    "stopAtEnd": (bool,), "stopAtCallsAndReturns": (bool,), "noDebug": (bool,), "python": (str, list),
    "assumptions": (list, dict, str),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Configuration:
    """A launch configuration, read."""

    wanted: Wanted
    stops_on_entry: bool = False
    stops_at_end: bool = False
    """Whether the session stays when the program is over, to go back in it."""
    shows_calls: bool = False
    """Whether a step also stops where functions are entered and left."""
    is_debugged: bool = True
    folder: str | None = None
    environment: Mapping[str, str | None] = field(default_factory=dict)
    remarks: tuple[str, ...] = ()
    """What the user should know about what was asked for."""

    def prepare(self) -> None:
        """Make this process what the program is to inherit: folder, environment, output that is not held back."""
        os.environ["PYTHONUNBUFFERED"] = "1"
        for name, value in self.environment.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
        if self.folder is not None:
            try:
                os.chdir(self.folder)
            except OSError as error:
                raise BadTarget(f'"cwd": {self.folder}: {error.strerror}') from None


def read_launch(told: Mapping[str, Any]) -> Configuration:
    """A launch: a program, a module, a function of a file, or a recording."""
    _check(told)
    recording = told.get("recording")
    given = [word for word in (told.get("program"), told.get("module"), recording) if word]
    if len(given) != 1:
        raise BadTarget('launch needs one of "program" (FILE.py or FILE.py::FUNCTION), "module" and "recording"')
    target = _target(str(given[0]), told)
    program = Program(
        target, tuple(_words(told.get("args"))), bool(told.get("module")), _call(told.get("callArgs")),
        bool(told.get("expressions")), tuple(map(str, told.get("include") or ())),
        tuple(map(str, told.get("exclude") or ())), interpreter=_interpreter(told.get("python")),
    )  # fmt: skip
    wanted = Wanted(
        program, str(told.get("engine") or "live"), told.get("model"), told.get("device"), int(told.get("thread") or 0),
        from_start=bool(told.get("stopOnEntry")),
    )  # fmt: skip
    return _configuration(wanted, told)


def read_attach(told: Mapping[str, Any]) -> Configuration:
    """An attach: to a recording, also one that `pytest --ndb` made."""
    _check(told)
    recording = told.get("recording") or told.get("program")
    if not recording:
        raise BadTarget('attach needs "recording": a file made by `ndb trace` or `pytest --ndb`')
    wanted = Wanted(Program(_target(str(recording), told)), "replay", told.get("model"), thread=told.get("thread") or 0)
    if wanted.is_program:
        raise BadTarget(f"{recording} is a program, not a recording; launch it")
    return _configuration(wanted, {"stopOnEntry": True, "stopAtEnd": True, **told})


def _configuration(wanted: Wanted, told: Mapping[str, Any]) -> Configuration:
    remarks = []
    if told.get("justMyCode") is False and not told.get("include"):
        remarks.append('ndb steps through your own code only; name other files with "include": ["*/package/*"]')
    environment = {str(name): None if value is None else str(value) for name, value in (told.get("env") or {}).items()}
    return Configuration(
        wanted, bool(told.get("stopOnEntry")), bool(told.get("stopAtEnd")), bool(told.get("stopAtCallsAndReturns")),
        not told.get("noDebug"), told.get("cwd"), environment, tuple(remarks),
    )  # fmt: skip


def _check(told: Mapping[str, Any]) -> None:
    for name, kinds in _KINDS.items():
        value = told.get(name)
        if value is not None and not isinstance(value, kinds):
            raise BadTarget(f'"{name}" takes {" or ".join(kind.__name__ for kind in kinds)}, not {json.dumps(value)}')


def _target(text: str, told: Mapping[str, Any]) -> str:
    """A file as the program's folder has it, made absolute: the folder is entered before it is opened."""
    if told.get("module"):
        return text
    file, separator, function = text.partition("::")
    base = Path(told["cwd"]) if told.get("cwd") else Path.cwd()
    return str(base / Path(file).expanduser()) + separator + function


def _words(value: Any) -> list[str]:
    import shlex

    return shlex.split(value) if isinstance(value, str) else [str(word) for word in value or ()]


def _call(value: Any) -> str:
    """A function's arguments as source; a list is taken as JSON values."""
    if isinstance(value, list):
        return ", ".join(map(repr, value))
    return value or ""


def _interpreter(value: Any) -> str:
    found = value[0] if isinstance(value, list) and value else value
    return str(found) if found else sys.executable
