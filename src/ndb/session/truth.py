"""Running the real program to judge predictions: in the sandbox, recorded, compared state by state.

Knows the sandbox and engines; what agreeing means is verify's business.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ndb.engine.protocol import Engine
from ndb.errors import BadTarget, NdbError
from ndb.session.session import Session
from ndb.session.verify import Verification, differing_parts, verify
from ndb.trace.sandbox.run import SandboxLimits, run_sandboxed
from ndb.trace.state import Exit, State
from ndb.trace.target import find_target
from ndb.tree.action import STEP_INTO

if TYPE_CHECKING:
    from ndb.engine.live.engine import Program

_PACKAGE = Path(__file__).resolve().parent.parent
_MOST_STATES = 20_000
Choice = tuple[str | None, str | None]
"""A model, and the device it runs on."""
_RUN = """
import json, sys
sys.path.insert(0, {package!r})
from pathlib import Path
from ndb.errors import NdbError
from ndb.trace.recorder import RecordLimits, record_target
from ndb.trace.tracefile import open_trace
from ndb.trace.state import states
sys.path.pop(0)
o = json.loads(sys.argv[1])
try:
    record_target(o["target"], out=Path("recording.ndb"), argv=o["argv"], is_module=o["is_module"], args=o["args"],
                  limits=RecordLimits(events=o["most"], seconds=o["seconds"]))
except Exception as error:
    failed = str(error) if isinstance(error, NdbError) else f"{{type(error).__name__}}: {{error}}"
else:
    failed = None
trace = open_trace(Path("recording.ndb"))
rows = [[int(s.event), s.source, dict(s.locals), s.value, s.line, s.depth, s.frame, s.file, s.function]
        for s in states(trace.threads[0])]
sys.__stdout__.flush()
answer = json.dumps({{"states": rows, "exit": trace.exit, "failed": failed}})
print("\\n" + o["mark"] + answer, file=sys.__stdout__, flush=True)
"""
_MARK = "ndb-states:"


def real_states(program: "Program", *, seconds: float = 10.0) -> tuple[list[State], Exit]:
    """The states of a program as it really runs, in the sandbox: with its folder's Python files and nothing else."""
    target = find_target(program.target, is_module=program.is_module, args=program.args)
    files = {path.relative_to(target.root).as_posix(): path.read_bytes() for path in _python_files(target.root)}
    inside = target.file.relative_to(target.root).as_posix()
    name = (
        program.target
        if program.is_module
        else inside + ("::" + program.target.partition("::")[2]) * ("::" in program.target)
    )
    options = {
        "target": name,
        "argv": list(program.argv),
        "is_module": program.is_module,
        "args": program.args,
        "most": _MOST_STATES,
        "seconds": seconds,
        "mark": _MARK,
    }
    files["__ndb_run__.py"] = _RUN.format(package=str(_PACKAGE.parent)).encode()
    limits = SandboxLimits(cpu_seconds=seconds * 2, wall_seconds=seconds * 2, output_bytes=256 << 20)
    command = [program.interpreter, "__ndb_run__.py", json.dumps(options)]
    outcome = run_sandboxed(command, limits=limits, files=files, readable=[str(_PACKAGE)])
    told = outcome.stdout.decode(errors="replace").rpartition("\n" + _MARK)[2]
    try:
        answer = json.loads(told)
    except ValueError:
        words = outcome.stderr.decode(errors="replace").strip().splitlines()
        raise BadTarget(
            f"the real run gave no states: {outcome.stopped_by or (words[-1] if words else 'it died')}"
        ) from None
    if not answer["states"]:
        raise BadTarget(answer["failed"] or "no line of the program was recorded")
    return [_state(row) for row in answer["states"]], Exit(answer["exit"])


def _python_files(root: Path, most: int = 500) -> list[Path]:
    hidden = (p for p in root.rglob("*.py") if not any(part.startswith(".") for part in p.relative_to(root).parts))
    return [path for path, _ in zip(hidden, range(most), strict=False)]


def _state(row: list[Any]) -> State:
    from ndb.trace.state import Event

    return State(Event(row[0]), *row[1:])


def verify_session(session: Session, program: "Program") -> Verification:
    """Compare what this session was shown with what really happens."""
    try:
        real, exit = real_states(program)
    except NdbError as error:
        return Verification(0, 0, None, (None, None), str(error))
    timeline = session.engine.timeline
    predicted = [timeline.state(moment) for moment in range(min(len(timeline), _MOST_STATES))]
    return verify_walk(predicted, real, (timeline.exit if timeline.exit is not Exit.NEVER else None, exit))


def verify_walk(walked: Sequence[State], real: Sequence[State], exits: tuple[Exit | None, Exit | None]) -> Verification:
    """A walk may jump over states: each of its states is sought in the real run after the one found before."""
    agreed, first, at = 0, None, 0
    for number, state in enumerate(walked):
        found = next((i for i in range(at, len(real)) if not differing_parts(state, real[i])), None)
        if found is None:
            likely = next(
                (i for i in range(at, len(real)) if (real[i].event, real[i].line) == (state.event, state.line)), None
            )
            first = first or _divergence(number, state, real[likely] if likely is not None else None)
            at = likely + 1 if likely is not None else at
        else:
            agreed, at = agreed + 1, found + 1
    return Verification(agreed, len(walked), first, exits)


def _divergence(number: int, state: State, real: State | None) -> Any:
    from ndb.session.verify import Divergence

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
            "unverified": self.verification.unverified,
        }  # fmt: skip


def compare_targets(targets: Sequence[str], args: str, engines: Sequence[str], model: Choice, steps: int) -> list[Row]:
    if len(engines) != 2 or not set(engines) <= {"neural", "live", "replay"}:
        raise BadTarget("--engines takes two of neural, live, replay: --engines neural,live")
    return [_compare(target, args, (engines[0], engines[1]), model, steps) for target in targets]


def _compare(target: str, args: str, engines: tuple[str, str], model: Choice, steps: int) -> Row:
    try:
        runs = [_walk_of(engine, target, args, model, steps) for engine in engines]
    except BadTarget as error:
        return Row(target, engines, Verification(0, 0, None, (None, None), str(error)), None)
    exits = (runs[0][1], runs[1][1]) if max(len(runs[0][0]), len(runs[1][0])) < steps else (None, None)
    return Row(target, engines, verify(runs[0][0], runs[1][0], exits), runs[0][2])


def _walk_of(
    engine: str, target: str, args: str, model: Choice, steps: int
) -> tuple[list[State], Exit | None, float | None]:
    from ndb.engine.live.engine import LiveEngine, Program

    if engine == "replay":
        real, ended = real_states(Program(target, args=args))
        return real[:steps], ended if len(real) <= steps else None, None
    if engine == "live":
        live = LiveEngine(Program(target, args=args))
        try:
            return (*walk(live, steps), None)
        finally:
            live.close()
    from ndb.engine.neural.engine import NeuralEngine, need_oracle

    neural = NeuralEngine.of_target(need_oracle(*model), target, args)
    states, exit = walk(neural, steps)
    sure = [item.confidence for item in neural._recording.items if item.confidence is not None]
    return states, exit, round(sum(sure) / len(sure), 3) if sure else None


def walk(engine: Engine, steps: int) -> tuple[list[State], Exit | None]:
    """A whole run, state by state."""
    states = [engine.here.state] if engine.here.state else []
    while len(states) < steps:
        place = engine.move(STEP_INTO)
        if place.state is None:
            return states, place.exit
        states.append(place.state)
    return states, None


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
