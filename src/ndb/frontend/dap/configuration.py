"""What a launch or attach request asks for, as a session's opener wants it. Names are debugpy's where it has them.

Knows JSON and programs; opens nothing.
"""

import json
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ndb.engine.guided.assumption import Given, parse_given
from ndb.engine.live.launch import Program
from ndb.errors import BadTarget
from ndb.frontend.dap.find_recording import find_recording
from ndb.frontend.dap.waiting_programs import Card, chosen
from ndb.session.open import Wanted

_KINDS: dict[str, tuple[type, ...]] = {
    "program": (str,), "module": (str,), "args": (list, str), "callArgs": (str, list), "engine": (str,),
    "recording": (str,), "model": (str,), "device": (str,), "stopOnEntry": (bool,), "env": (dict,), "cwd": (str,),
    "justMyCode": (bool,), "include": (list,), "exclude": (list,), "expressions": (bool,), "thread": (int,),
    "stopAtEnd": (bool,), "stopAtCallsAndReturns": (bool,), "noDebug": (bool,), "python": (str, list),
    "assumptions": (list, dict, str), "console": (str,), "terminalTitle": (str,), "processId": (int, str),
    "test": (str,),
}  # fmt: skip


_CONSOLES = {"internalConsole": None, "integratedTerminal": "integrated", "externalTerminal": "external"}


@dataclass(frozen=True, slots=True)
class Terminal:
    """A terminal of the editor's in which the program is to run."""

    kind: str
    """integrated or external."""
    title: str


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
    terminal: Terminal | None = None
    waiting: Card | None = None
    """A program that called `breakpoint()` and waits for an editor."""

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
        from_start=bool(told.get("stopOnEntry")), assume=_assumptions_file(told), given=_given(told.get("assumptions")),
    )  # fmt: skip
    if wanted.given and wanted.engine != "guided":
        raise BadTarget('"assumptions" are what a guided run takes for true: launch with "engine": "guided"')
    return _configuration(wanted, told)


def read_attach(told: Mapping[str, Any]) -> Configuration:
    """An attach: to a recording, to a failure of `pytest --ndb`, or to a program that called `breakpoint()`."""
    _check(told)
    if told.get("processId") is not None:
        return _attach_to_program(told)
    recording = told.get("recording") or told.get("program")
    if not recording:
        raise BadTarget('attach needs "recording" (a file of `ndb trace`, a folder of `pytest --ndb`) or "processId"')
    path, remarks = find_recording(Path(_target(str(recording), told)), told.get("test"))
    wanted = Wanted(Program(str(path)), "replay", told.get("model"), thread=told.get("thread") or 0)
    if wanted.is_program:
        raise BadTarget(f"{recording} is a program, not a recording; launch it")
    return _configuration(wanted, {"stopOnEntry": True, "stopAtEnd": True, **told}, remarks)


def _attach_to_program(told: Mapping[str, Any]) -> Configuration:
    """A process by its number; 0: the only one that waits."""
    number = str(told["processId"]).strip()
    if not number.isdigit():
        raise BadTarget(f'"processId" is the number of a process, not {number!r}')
    card = chosen(int(number) or None)
    # The recording of a session that is attached is the program's own; it has no target of ours.
    configuration = _configuration(Wanted(Program(card.program)), {"stopOnEntry": True, **told})
    return replace(configuration, waiting=card)


def _configuration(wanted: Wanted, told: Mapping[str, Any], said: Sequence[str] = ()) -> Configuration:
    remarks, terminal = list(said), _terminal(told)
    if terminal is not None and wanted.engine != "live":
        remarks.append(f"only a live run has a terminal; {wanted.engine} runs without one")
    if told.get("justMyCode") is False and not told.get("include"):
        remarks.append('ndb steps through your own code only; name other files with "include": ["*/package/*"]')
    environment = {str(name): None if value is None else str(value) for name, value in (told.get("env") or {}).items()}
    return Configuration(
        wanted, bool(told.get("stopOnEntry")), bool(told.get("stopAtEnd")), bool(told.get("stopAtCallsAndReturns")),
        not told.get("noDebug"), told.get("cwd"), environment, tuple(remarks),
        terminal if wanted.engine == "live" else None,
    )  # fmt: skip


def _terminal(told: Mapping[str, Any]) -> Terminal | None:
    console = told.get("console") or "internalConsole"
    if console not in _CONSOLES:
        raise BadTarget(f'there is no "console" {console!r}; choose {", ".join(_CONSOLES)}')
    kind = _CONSOLES[console]
    return Terminal(kind, str(told.get("terminalTitle") or told.get("name") or "ndb")) if kind else None


def _assumptions_file(told: Mapping[str, Any]) -> Path | None:
    found = told.get("assumptions")
    return Path(_target(found, told)) if isinstance(found, str) and "=" not in found and found else None


def _given(told: Any) -> tuple[Given, ...]:
    """Assumptions as a list of `EXPR = VALUE` or `EXPR raises ERROR`, or by expression; a name is that of a file."""
    match told:
        case dict():
            texts = [
                f"{name} {value}" if str(value).startswith("raises ") else f"{name} = {value}"
                for name, value in told.items()
            ]
        case str():
            texts = [told] if "=" in told else []
        case _:
            texts = [str(each) for each in told or ()]
    return tuple(map(parse_given, texts))


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
