"""Running the real program to judge predictions: in the sandbox, recorded, compared state by state.

Knows the sandbox and engines; what agreeing means is verify's business.
"""

import os
import re
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from ndb.engine.protocol import Engine
from ndb.errors import BadTarget, NdbError
from ndb.session.folder import Folder, read_folder
from ndb.session.session import Session
from ndb.session.verify import Divergence, Verification, differing_parts, verify
from ndb.source.neighbours import folder_around, said_path
from ndb.source.parse import check_compiles
from ndb.trace.recording_process import Order, read_told
from ndb.trace.sandbox.run import SandboxLimits, run_sandboxed
from ndb.trace.scopes import is_library
from ndb.trace.state import Event, Exit, State
from ndb.trace.target import Target, find_target
from ndb.tree.action import STEP_INTO

if TYPE_CHECKING:
    from ndb.engine.live.launch import Program

_PACKAGE = Path(__file__).resolve().parent.parent
_MOST_STATES = 20_000
_NO_NETWORK = "the sandbox has no network"
_OF_THE_SANDBOX = {
    "FileNotFoundError": "the sandbox has the program's folder only",
    "PermissionError": "the sandbox has the program's folder only",
    "ModuleNotFoundError": "the sandbox has what this Python has installed, and the program's folder",
    "EOFError": "the sandbox gives no input",
    "gaierror": _NO_NETWORK,
    "URLError": _NO_NETWORK,
    "ConnectionRefusedError": _NO_NETWORK,
    "OSError": "the sandbox has no network and few files",
}
"""Exceptions that the sandbox itself may have caused, and why."""
Choice = tuple[str | None, str | None]
"""A model, and the device it runs on."""


@dataclass(frozen=True, slots=True)
class RealRun:
    """What a program really did."""

    states: Sequence[State]
    exit: Exit
    lacked: tuple[str, ...] = ()
    """What the sandbox did not have, in words: where it is missed, the difference is not the prediction's."""


def real_run(program: "Program", *, seconds: float = 10.0) -> RealRun:
    """The states of a program as it really runs, in the sandbox: with copies of its folder's files and nothing else."""
    target = find_target(program.target, is_module=program.is_module, args=program.args)
    check_compiles(target.source, str(target.file))
    inside = _Inside.of(target)
    folder = inside.folder()
    order = Order(
        inside.name(program, target), "recording.ndb", program.argv, program.is_module, program.args,
        tells=True, events=_MOST_STATES, seconds=seconds, folder=inside.here, path=inside.path,
    )  # fmt: skip
    limits = SandboxLimits(cpu_seconds=seconds * 2, wall_seconds=seconds * 2, output_bytes=256 << 20)
    command = order.command(program.interpreter, is_file=True)
    word = secrets.token_hex(16)
    outcome = run_sandboxed(
        command, stdin=f"{word}\n".encode(), limits=limits, files=folder.files, place=inside.place,
        readable=[str(_PACKAGE), *map(str, said_path())],
    )  # fmt: skip
    try:
        told = read_told(outcome.stdout.decode(errors="replace"), word)
    except ValueError:
        words = outcome.stderr.decode(errors="replace").strip().splitlines()
        raise BadTarget(
            f"the real run gave no states: {outcome.stopped_by or (words[-1] if words else 'it died')}"
        ) from None
    if not told.states:
        raise BadTarget(told.failed or "no line of the program was recorded")
    return RealRun(told.states, told.exit, (*folder.left_out, *_missed(told.states)))


def _missed(states: Sequence[State]) -> Iterator[str]:
    """What the run asked for and did not get, each once: outside the sandbox it may be there."""
    raised = dict.fromkeys(s.value for s in states if s.event is Event.EXCEPTION and s.value)
    for value in raised:
        kind = re.split(r"\W", value, maxsplit=1)[0]
        if kind in _OF_THE_SANDBOX:
            yield f"{value} ({_OF_THE_SANDBOX[kind]})"


@dataclass(frozen=True, slots=True)
class _Inside:
    """Where a program is in the sandbox: where it is outside, in a copy of its folder; what is installed is there."""

    place: str | None
    """The folder that is copied."""
    here: str
    """Where it is run, as one says it in that folder."""
    first: tuple[Path, ...] = ()
    """What of it is needed most."""
    path: tuple[str, ...] = ()
    """Folders with modules that the environment names."""

    @classmethod
    def of(cls, target: Target) -> "_Inside":
        if is_library(target.root):
            return cls(None, "")
        here = Path.cwd()
        place = folder_around(target.root, here) if not target.is_module else target.root
        own = target.root / target.file.relative_to(target.root).parts[0]
        runs_in = os.path.relpath(here, place) if here.is_relative_to(place) and not target.is_module else "."
        run_in = place / runs_in
        said = [os.path.relpath(p, run_in) if p.is_relative_to(place) else str(p) for p in said_path()]
        return cls(str(place), runs_in, (own, target.root), tuple(said))

    def folder(self) -> Folder:
        return read_folder(Path(self.place), first=self.first) if self.place is not None else Folder({})

    def name(self, program: "Program", target: Target) -> str:
        """What the target is called there."""
        if program.is_module:
            return program.target
        _, separator, function = program.target.partition("::")
        file = os.path.relpath(target.file, Path(self.place, self.here)) if self.place is not None else target.file
        return f"{file}{separator}{function}"


def verify_session(session: Session, program: "Program") -> Verification:
    """Compare what this session was shown with what really happens."""
    try:
        real = real_run(program)
    except NdbError as error:
        return Verification(0, 0, None, (None, None), str(error))
    timeline = session.engine.timeline
    predicted = [timeline.state(moment) for moment in range(min(len(timeline), _MOST_STATES))]
    ended = timeline.exit if timeline.exit is not Exit.NEVER else None
    found = verify_walk(predicted, real.states, (ended, real.exit if real.exit is not Exit.NEVER else None))
    return replace(found, lacked=real.lacked)


def verify_walk(walked: Sequence[State], real: Sequence[State], exits: tuple[Exit | None, Exit | None]) -> Verification:
    """A walk may jump over states: each of its states is sought in the real run after the one found before."""
    agreed, first = 0, None
    for number, (state, its) in enumerate(side_by_side(walked, real)):
        if its is not None and not differing_parts(state, its):
            agreed += 1
        else:
            first = first or _divergence(number, state, its)
    if first is None and None not in exits and exits[0] is not exits[1]:
        first = Divergence(len(walked), None, None, ("exit",))
    return Verification(agreed, len(walked), first, exits)


def side_by_side(walked: Sequence[State], real: Sequence[State]) -> Iterator[tuple[State, State | None]]:
    """Each state of a walk with the real one that it is or, where it differs, was to be; None where there is none."""
    at = 0
    for state in walked:
        found = next((i for i in range(at, len(real)) if not differing_parts(state, real[i])), None)
        if found is None:
            place = state.event, state.line
            found = next((i for i in range(at, len(real)) if (real[i].event, real[i].line) == place), None)
        at = found + 1 if found is not None else at
        yield state, real[found] if found is not None else None


def _divergence(number: int, state: State, real: State | None) -> Divergence:
    parts = differing_parts(state, real) if real is not None else ("no such state",)
    return Divergence(number, state, real, parts)


# Whole runs


@dataclass(frozen=True, slots=True)
class Row:
    """How two engines agree about one target."""

    target: str
    engines: tuple[str, str]
    verification: Verification
    confidence: float | None
    """Mean over the predicted states."""

    def as_json(self) -> dict[str, object]:
        first = self.verification.first
        return {
            "target": self.target, "engines": list(self.engines), "states": self.verification.compared,
            "agreed": self.verification.agreed, "share": round(self.verification.share, 4),
            "confidence": self.confidence,
            "first_difference": None if first is None else {"state": first.number, "parts": list(first.parts)},
            "unverified": self.verification.unverified, "lacked": list(self.verification.lacked),
        }  # fmt: skip


def compare_targets(targets: Sequence[str], args: str, engines: Sequence[str], model: Choice, steps: int) -> list[Row]:
    if len(engines) != 2 or not set(engines) <= {"neural", "live", "replay"}:
        raise BadTarget("--engines takes two of neural, live, replay: --engines neural,live")
    return [_compare(target, args, (engines[0], engines[1]), model, steps) for target in targets]


def _compare(target: str, args: str, engines: tuple[str, str], model: Choice, steps: int) -> Row:
    try:
        mine, other = (_walk_of(engine, target, args, model, steps) for engine in engines)
    except BadTarget as error:
        return Row(target, engines, Verification(0, 0, None, (None, None), str(error)), None)
    exits = (mine.exit, other.exit) if max(len(mine.states), len(other.states)) < steps else (None, None)
    found = replace(verify(mine.states, other.states, exits), lacked=(*mine.lacked, *other.lacked))
    return Row(target, engines, found, mine.confidence)


@dataclass(frozen=True, slots=True)
class Walk:
    """A run as one engine tells it."""

    states: Sequence[State]
    exit: Exit | None
    """None where it was broken off."""
    confidence: float | None = None
    """Of a prediction: the mean over its states."""
    lacked: tuple[str, ...] = ()
    """Of a run in the sandbox: what it did not have there."""


def _walk_of(engine: str, target: str, args: str, model: Choice, steps: int) -> Walk:
    from ndb.engine.live.engine import LiveEngine
    from ndb.engine.live.launch import Program

    match engine:
        case "replay":
            real = real_run(Program(target, args=args))
            is_whole = len(real.states) <= steps and real.exit is not Exit.NEVER
            return Walk(real.states[:steps], real.exit if is_whole else None, lacked=real.lacked)
        case "live":
            with LiveEngine(Program(target, args=args)) as live:
                return walk(live, steps)
    from ndb.engine.neural.engine import NeuralEngine, need_oracle

    return walk(NeuralEngine.of_target(need_oracle(*model), target, args), steps)


def walk(engine: Engine, steps: int) -> Walk:
    """A whole run, state by state."""
    place = engine.here
    states, sure = [place.state] if place.state else [], list[float]()
    while len(states) < steps and (place := engine.move(STEP_INTO)).state is not None:
        states.append(place.state)
        if place.forecast is not None and place.forecast.confidence is not None:
            sure.append(place.forecast.confidence)
    mean = round(sum(sure) / len(sure), 3) if sure else None
    return Walk(states, place.exit if place.state is None else None, mean)


def table(rows: Sequence[Row]) -> Iterator[str]:
    width = max([len(row.target) for row in rows] + [6])
    yield f"{'target':<{width}}  {'states':>6}  {'agree':>6}  {'sure':>5}  first difference"
    for row in rows:
        checked = row.verification
        if checked.unverified:
            yield f"{row.target:<{width}}  nothing to compare with: {checked.unverified}"
            continue
        sure = f"{row.confidence:.0%}" if row.confidence is not None else "-"
        where = f"state {checked.first.number}: {', '.join(checked.first.parts)}" if checked.first else "none"
        yield f"{row.target:<{width}}  {checked.compared:>6}  {checked.share:>6.1%}  {sure:>5}  {where}"
        for lack in checked.lacked if checked.first else ():
            yield f"{'':<{width}}  not there in the sandbox: {lack}"
