"""Audits that can go on for as long as one likes: `python benchmarks/audit.py KIND --count 100000 --state FILE`.

files      recordings of either format with one changed part and repaired checksums; each is read whole, and asked what
           changed, or refused with an error of ours
tails      what a killed program left beside its recording, with changed bytes; it is added, or left aside
stretches  stretches of changes with changed bytes: the readers in C and in Python say the same, or both find damage
weights    model folders with one changed file; each answers, or is refused
documents  documents of the language with changed text; each is parsed, or refused
sandbox    programs that try to get out; each says "out" where it did
tree       random moves on recorded seeds against a tree of its own, as slow and as plain as SPEC 2
bdb        random walks over recorded seeds against the interpreter's debugger (the driver of tests/tree)
stdlib     test modules of the standard library, recorded and not: the same outcome for each test (--python, --modules)
suites     test suites of packages, recorded and not (--folder, --packages, --python, --out FILE: see suite_outcomes.py)

A try depends on its number and the seed alone. With --state the counts are kept, and the next run goes on behind the
last try. Prints the counts as JSON; exit code 1 if anything was found. Knows no expectations beyond these.
"""

import argparse
import io
import json
import os
import random
import struct
import subprocess
import sys
import tempfile
import time
import unittest
import zlib
from array import array
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ndb.engine.protocol import Stops

ROOT = Path(__file__).resolve().parent.parent
HEADER = struct.Struct("<4sIIIIII")
START = 12
SLOW_SECONDS = 10.0
SAVE_SECONDS = 5.0
MOVES = 500
"""Made on one recording of the kinds `tree`, and counted singly."""
WALKS = 8
"""Made on one recording of the kind `bdb`; their moves are counted singly."""
STATES = 3000
TEST_SECONDS = 120
PROGRAM = "def f(n):\n    d = {n: [n, str(n), {n}]}\n    return d if n < 1 else (d, f(n - 1))\nx = f(9)\n"
PROBES = {
    "internet": "import socket; socket.create_connection(('1.1.1.1', 53), 1)",
    "vsock": "import socket; socket.socket(40, socket.SOCK_STREAM)",
    "alg": "import socket; socket.socket(38, socket.SOCK_SEQPACKET)",
    "memfd": "import os; os.memfd_create('x')",
    "write /": "open('/x', 'w')",
    "write /etc": "open('/etc/x', 'w')",
    "write /usr": "open('/usr/x', 'w')",
    "read home": "import os; os.listdir('/root') and os.listdir('/home')",
    "signal init": "import os; os.kill(1, 9)",
    "chroot": "import os; os.chroot('/tmp')",
    "root": "import os; os.setuid(0)",
    "namespace": "import ctypes; assert not ctypes.CDLL(None).unshare(1 << 28)",
    "mount": "import ctypes; assert not ctypes.CDLL(None).mount(b'none', b'/tmp', b'tmpfs', 0, None)",
    "keys": "import ctypes; assert ctypes.CDLL(None).syscall(250, 0, -3, 1) > 0",
    "memory": "x = bytearray(2 << 30)",
    "disk": "open('x', 'wb').write(bytes(100 << 20))",
}
HELD = Stops(conditions=(("p.py", 3, "n == 5 and d"),))
"""Asked of the recordings of PROGRAM."""
Said = Mapping[str, int]
"""What came of a try: how often."""
Try = Callable[[random.Random], Said]
STRANGE: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2, 7, 1 << 31, 1 << 62, 10**30, 0.5, 1e308, float("nan"), float("inf"), "", "x", [], {}, [[]],
    "\ud800",
)  # fmt: skip


def judged(read: Callable[[], object]) -> Said:
    """Whether something was read, refused, or found wanting: another error than ours, or too long a time."""
    from ndb.errors import NdbError

    start = time.process_time()
    try:
        read()
        said = "read"
    except NdbError:
        said = "refused"
    except Exception as error:
        said = f"FOUND {type(error).__name__}: {str(error)[:60]}"
    return {said if time.process_time() - start < SLOW_SECONDS else "FOUND slow": 1}


# recordings


def chunks(data: bytes) -> Iterator[tuple[int, tuple[int, ...], bytes]]:
    """Where each chunk starts, its header's numbers, and its body."""
    at = START
    while at + HEADER.size <= len(data):
        _, *numbers = HEADER.unpack_from(data, at)
        body = data[at + HEADER.size : at + HEADER.size + numbers[3]]
        yield at, tuple(numbers), body
        at += HEADER.size + len(body)


def mutated(data: bytes, dice: random.Random) -> bytes:
    """One chunk changed, packed or unpacked, all checksums repaired. Without the index, so that it is found."""
    out, found = bytearray(data[:START]), [chunk for chunk in chunks(data) if chunk[1][0] != 2]
    victim = dice.randrange(len(found))
    for number, (_, (kind, thread, events, *_rest), given) in enumerate(found):
        body = _changed(given, kind, dice) if number == victim else given
        if number == victim and dice.random() < 0.1:
            events = dice.choice([0, events + 1, 1 << 31, dice.randrange(1 << 32)])
        fields = (b"\xabNDB", kind, thread, events, len(body), zlib.crc32(body))
        out += HEADER.pack(*fields, zlib.crc32(HEADER.pack(*fields, 0))) + body
    return bytes(out)


def _changed(body: bytes, kind: int, dice: random.Random) -> bytes:
    if dice.random() < 0.2:
        return flipped(body, dice)
    if kind == 0:
        return zlib.compress(flipped(zlib.decompress(body), dice))
    size = struct.unpack_from("<I", body)[0]
    parts = [zlib.decompress(body[4 : 4 + size]), zlib.decompress(body[4 + size :])]
    place = dice.randrange(2)
    parts[place] = flipped(parts[place], dice)
    table = zlib.compress(parts[0])
    return struct.pack("<I", len(table)) + table + zlib.compress(parts[1])


def flipped(data: bytes, dice: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(dice.randint(1, 3)):
        if changed:
            changed[dice.randrange(len(changed))] = dice.randrange(256)
    return bytes(changed)


def files(folder: Path) -> Try:
    from ndb.engine.timeline.timeline import Timeline
    from ndb.trace.recorder.record_target import record_target
    from ndb.trace.tracefile.open_trace import open_trace

    program, path = folder / "p.py", folder / "out.ndb"
    program.write_text(PROGRAM, encoding="utf-8")
    record_target(str(program), out=path)
    data = path.read_bytes()
    formats = data, first_format(data)

    def read() -> None:
        for thread in open_trace(path).threads:
            timeline = Timeline(thread)
            for index in range(len(thread)):
                thread.state(index)
            list(timeline.changes.of(["d"], None, 0, len(thread), backwards=True))
            list(timeline._held(HELD, 0, len(thread)))

    def one(dice: random.Random) -> Said:
        path.write_bytes(mutated(dice.choice(formats), dice))
        return judged(read)

    return one


def first_format(data: bytes) -> bytes:
    """A recording of changes as one of the first format, in which every event lists all its variables."""
    from ndb.trace.tape import table, unfolded

    out = bytearray(data[:8] + struct.pack("<I", 1))
    for _, (kind, thread, events, *_rest), body in chunks(data):
        if kind == 2:
            continue
        if kind == 1:
            size = struct.unpack_from("<I", body)[0] & 0x7FFFFFFF
            numbers = array("I", table(zlib.decompress(body[4 : 4 + size]), events))
            rows = b"".join(numbers[row::events].tobytes() for row in range(events))
            rows, payload = unfolded(rows, zlib.decompress(body[4 + size :]))
            whole = array("I", rows)
            packed = zlib.compress(b"".join(whole[column::6].tobytes() for column in range(6)))
            body = struct.pack("<I", len(packed)) + packed + zlib.compress(payload)
        fields = (b"\xabNDB", kind, thread, events, len(body), zlib.crc32(body))
        out += HEADER.pack(*fields, zlib.crc32(HEADER.pack(*fields, 0))) + body
    return bytes(out)


def tails(folder: Path) -> Try:
    from ndb.trace.tracefile.open_trace import open_trace

    program, path = folder / "p.py", folder / "out.ndb"
    program.write_text(PROGRAM + "import os\nos._exit(0)\n", encoding="utf-8")
    command = [sys.executable, "-m", "ndb", "trace", str(program), "-o", str(path)]
    subprocess.run(command, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, check=False, capture_output=True)
    beside = next(folder.glob(".ndb-*.tail"))
    data, tail = path.read_bytes(), beside.read_bytes()
    used = [at for at in range(len(tail)) if tail[at]]
    tail = tail[: used[-1] + 64]  # what was never touched is cut off: megabytes of zeros

    def read() -> None:
        for thread in open_trace(path).threads:
            for index in range(len(thread)):
                thread.state(index)

    def one(dice: random.Random) -> Said:
        changed = bytearray(tail)
        for _ in range(dice.randint(1, 4)):
            at = min(dice.choice(used) + dice.randrange(4), len(tail) - 1)
            changed[at] = dice.choice([dice.randrange(256), ord(dice.choice("[]{}0,"))])
        path.write_bytes(data)
        beside.write_bytes(changed)
        return judged(read)

    return one


def stretches(folder: Path) -> Try:
    sys.path[:0] = [str(ROOT / "tests" / "trace" / "values"), str(ROOT / "tests" / "support")]
    import test_unfold as twins

    def one(dice: random.Random) -> Said:
        stretch = twins.damaged(dice, twins.written(twins.drawn(dice)))
        fast, slow = twins.told(stretch, is_fast=True), twins.told(stretch, is_fast=False)
        if fast != slow:
            return {"FOUND the readers do not say the same": 1}
        return {"refused" if fast is None else "read": 1}

    return one


# models


def weights(folder: Path) -> Try:
    sys.path.append(str(ROOT / "tests" / "support"))
    import small_model

    from ndb.model.confidence import CALIBRATION_FILE, Curve, write_calibration
    from ndb.model.runtime import Runtime
    from ndb.model.weights import write_weights

    write_weights(folder, small_model.CONFIG, small_model.random_weights())
    (folder / "tokenizer.json").write_text(small_model.TOKENIZER.to_json(), encoding="utf-8")
    write_calibration(folder, {}, curves={"state": Curve(0.1, {"total": 1.0})}, ways={"blind": Curve(0.0, {})})
    names = ("ndb.json", "tokenizer.json", CALIBRATION_FILE, "model.safetensors", "model.safetensors")
    whole = {name: (folder / name).read_bytes() for name in names}

    def one(dice: random.Random) -> Said:
        name = dice.choice(names)
        is_header = name == "model.safetensors"
        change = changed_header if is_header and dice.random() < 0.5 else flipped if is_header else changed_json
        (folder / name).write_bytes(change(whole[name], dice))
        try:
            return judged(lambda: answer(Runtime.load(folder)))
        finally:
            (folder / name).write_bytes(whole[name])

    return one


def answer(model: Any) -> None:
    """A few tokens, whatever they say."""
    from ndb.language.document import write_context

    model.drive(free_talk(model.tokenizer.encode(write_context("def f(x):\n    return x\n"))))
    for curve in (*model.calibration.curves.values(), *model.calibration.ways.values()):
        curve.chance({"total": 1.0, "weakest": 0.5, "length": 2.0})


def free_talk(ids: list[int]) -> Any:
    from ndb.language.decoding import Choose, Feed

    yield Feed(ids)
    for _ in range(3):
        yield Choose(None)


def changed_json(data: bytes, dice: random.Random) -> bytes:
    if dice.random() < 0.3:
        return flipped(data, dice)
    stored = json.loads(data)
    holder, places = stored, []
    while isinstance(holder, (dict, list)) and holder and dice.random() < 0.8:
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        places.append((holder, dice.choice(list(keys))))
        holder = holder[places[-1][1]]
    if not places:
        return json.dumps(dice.choice(STRANGE)).encode()
    inside, key = places[-1]
    inside[key] = dice.choice(STRANGE)
    return json.dumps(stored).encode()


def changed_header(data: bytes, dice: random.Random) -> bytes:
    """A tensor's type, shape or place changed, and the length of the header repaired."""
    (size,) = struct.unpack_from("<Q", data)
    header = json.loads(data[8 : 8 + size])
    entry = header[dice.choice([name for name in header if name != "__metadata__"])]
    match dice.randrange(3):
        case 0:
            entry["dtype"] = dice.choice(["F64", "BF16", "I64", "U8", "I8", "F16", "F32", "X", None])
        case 1:
            entry["shape"] = dice.choice([[], [0], [1 << 40, 1 << 40], [-1], entry["shape"][::-1], "x", None])
        case _:
            entry["data_offsets"] = dice.choice([[0, 0], [5, 1], [0, 1 << 60], [-4, 0], "x", None])
    packed = json.dumps(header).encode()
    return struct.pack("<Q", len(packed)) + packed + data[8 + size :]


# documents


def documents(folder: Path) -> Try:
    from ndb.language.document import Document, parse, write
    from ndb.language.shown import show
    from ndb.language.tokens import SPECIAL_NAMES, spell
    from ndb.trace.recorder.record_call import record_call
    from ndb.trajectory.policy import paper_policy
    from ndb.trajectory.visits import code_of, forward_visits
    from ndb.tree.span import span_from

    span = span_from(record_call(PROGRAM, "f(3)", expressions=True))
    visits = [forward_visits(span, paper_policy, random.Random(seed)) for seed in range(20)]
    texts = [write(Document(code_of(span), tuple(show(each)), span.exit)) for each in visits]
    special = [spell(name) for name in SPECIAL_NAMES]

    def one(dice: random.Random) -> Said:
        text = dice.choice(texts)
        for _ in range(dice.randint(1, 4)):
            text = changed_text(text, special, dice)
        return judged(lambda: write(parse(text)))

    return one


def changed_text(text: str, special: list[str], dice: random.Random) -> str:
    start = dice.randrange(len(text) + 1)
    end = min(len(text), start + dice.choice([0, 1, 1, 5, 30, 300]))
    match dice.randrange(5):
        case 0:
            put = dice.choice(special)
        case 1:
            put = text[start:end] * dice.choice([2, 3, 50])
        case 2:
            put = dice.choice(['"', "\\", "{", "}", "\n", "\0", "\ud800", "<|", "|>", "é", "[" * 3000, '{"a":' * 3000])
        case 3:
            put = "".join(chr(dice.randrange(0x110000)) for _ in range(3))
        case _:
            put = ""
    return text[:start] + put + text[end:]


# the sandbox


def sandbox(folder: Path) -> Try:
    from ndb.trace.sandbox.run import run_python

    def one(dice: random.Random) -> Said:
        name = dice.choice(list(PROBES))
        outcome = run_python(f"{PROBES[name]}\nprint('out')")
        return {f"FOUND {name}" if outcome.stdout else "kept in": 1}

    return one


# walks


def all_seeds() -> list[Any]:
    from ndb.dataset.programs.seeds import read_seeds

    return list(read_seeds([ROOT / "seeds"]))


def tree(folder: Path) -> Try:
    from ndb.errors import NdbError
    from ndb.trace.recorder.record_call import record_call
    from ndb.trace.recorder.record_limits import RecordLimits
    from ndb.tree.forward import ForwardTree
    from ndb.tree.span import span_from

    seeds, limits = all_seeds(), RecordLimits(events=STATES)

    def one(dice: random.Random) -> Said:
        seed = dice.choice(seeds)
        try:
            recording = record_call(
                seed.source, dice.choice(seed.inputs), limits=limits, expressions=dice.random() < 0.5
            )
        except NdbError:
            return {"cannot be run": 1}
        plain, forward = PlainTree(recording), ForwardTree(span_from(recording))
        wrong = [move for _ in range(MOVES) if (move := plain.disagreement(forward, dice))]
        return {"agreed": MOVES - len(wrong), **{f"FOUND {seed.name}: {move}": 1 for move in wrong[:1]}}

    return one


@dataclass(frozen=True, slots=True)
class Row:
    event: int
    depth: int
    source: str


class PlainTree:
    """SPEC 2, state by state."""

    def __init__(self, recording: Any) -> None:
        self.is_endless = recording.exit == "exit_never"
        self.rows = [
            Row(recording.events[i], recording.depths[i], recording.source_of(i)) for i in range(len(recording))
        ]
        self.states = [i for i, row in enumerate(self.rows) if row.event < 4]

    def disagreement(self, forward: Any, dice: random.Random) -> str | None:
        from ndb.tree.action import STEP_INTO, STEP_OVER, STEP_RETURN, breakpoint_at

        index = dice.choice(self.states)
        wanted = self.rows[dice.choice(self.states)].source
        name, action, here = dice.choice(
            [
                ("into", STEP_INTO, self.into),
                ("over", STEP_OVER, self.over),
                ("return", STEP_RETURN, self.leave),
                (f"to {wanted!r}", breakpoint_at(wanted), lambda at: self.stop_at(at, wanted)),
            ]
        )
        expected, found = here(index), forward.target(index, action)
        return None if expected == found else f"{name} from {index}: {found} instead of {expected}"

    def into(self, index: int) -> int:
        return next((at for at in self.states if at > index), len(self.rows))

    def over(self, index: int) -> int:
        """The next on this level, or one further up."""
        depth = self.rows[index].depth
        return next((at for at in self.states if at > index and self.rows[at].depth <= depth), len(self.rows))

    def leave(self, index: int) -> int:
        """The last state of this function's level: before anything further up, or another call of the level."""
        depth, last = self.rows[index].depth, index
        for at in self.states:
            if at > index and (
                self.rows[at].depth < depth or (self.rows[at].depth == depth and self.rows[at].event == 0)
            ):
                break
            if at > index and self.rows[at].depth == depth:
                last = at
        else:
            if self.is_endless:
                return len(self.rows)
        return last if last > index else self.over(index)

    def stop_at(self, index: int, source: str) -> int:
        later = (at for at in self.states if at > index and self.rows[at].event in (0, 1))
        return next((at for at in later if self.rows[at].source == source), len(self.rows))


def against_bdb(folder: Path) -> Try:
    sys.path[:0] = [str(ROOT / "tests" / "tree"), str(ROOT / "tests" / "support")]
    import test_agrees_with_bdb as walks

    from ndb.errors import NdbError
    from ndb.trace.recorder.record_call import record_call

    seeds = [seed for seed in all_seeds() if not walks.has_spread_generator(seed.source)]

    def one(dice: random.Random) -> Said:
        seed = dice.choice(seeds)
        try:
            recording = record_call(seed.source, dice.choice(seed.inputs))
        except NdbError:
            return {"cannot be run": 1}
        if walks.has_no_end(recording):
            return {"without an end": 1}
        agreed = 0
        for _ in range(WALKS):
            try:
                agreed += max(len(walks.drive(recording, walks.at_random(dice)).taken), 1)
            except AssertionError as error:
                return {"agreed": agreed, f"FOUND {seed.name}: {str(error)[:100]}": 1}
        return {"agreed": agreed}

    return one


# the standard library


class Outcomes(unittest.TestResult):
    """How each test ended."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, str] = {}

    def _note(self, test: Any, said: str) -> None:
        self.found[str(getattr(test, "id", lambda: test)())] = said

    def addSuccess(self, test: Any) -> None:
        self._note(test, "passed")

    def addError(self, test: Any, err: Any) -> None:
        self._note(test, f"error {err[0].__name__}")

    def addFailure(self, test: Any, err: Any) -> None:
        self._note(test, "failed")

    def addSkip(self, test: Any, reason: str) -> None:
        self._note(test, "skipped")

    def addExpectedFailure(self, test: Any, err: Any) -> None:
        self._note(test, "failed as expected")

    def addUnexpectedSuccess(self, test: Any) -> None:
        self._note(test, "passed unexpectedly")


def run_module(name: str, out: Path) -> None:
    """In a child: run a module's tests and write how each ended."""
    outcomes = Outcomes()
    with redirect_stdout(io.StringIO()):
        unittest.defaultTestLoader.loadTestsFromName(f"test.{name}").run(outcomes)
    out.write_text(json.dumps(outcomes.found), encoding="utf-8")


def record_module(name: str, out: Path, trace: str) -> None:
    """In a child: the same, recorded."""
    from ndb.trace.recorder.record_limits import RecordLimits
    from ndb.trace.recorder.record_target import record_target

    limits = RecordLimits(events=1_000_000, seconds=None, bytes=1 << 30)
    include = (f"*/test/{name}.py", f"*/test/{name}/*")
    argv = ["--child", name, "--out", str(out)]
    record_target(__file__, out=Path(trace), argv=argv, limits=limits, include=include, runs_on=True)


def stdlib(folder: Path, python: str, names: list[str], seconds: float) -> Iterator[tuple[str, Said]]:
    """A module has so many seconds alone, and five times as many recorded."""
    for name in names:
        said = "modules that take too long alone"
        try:
            alone = _outcomes(folder, python, name, [], seconds)
            said = "modules that take too long recorded"
            trace = ["--trace", str(folder / "out.ndb")]
            recorded = _outcomes(folder, python, name, trace, 5 * seconds) if alone is not None else None
        except subprocess.TimeoutExpired:
            yield name, {said: 1}
        else:
            yield name, _compared(name, alone, recorded)


def _compared(name: str, alone: Mapping[str, str] | None, recorded: Mapping[str, str] | None) -> Said:
    if alone is None:
        return {"modules that do not run alone": 1}
    if recorded is None:
        return {f"FOUND {name}: died": 1}
    ids = alone.keys() | recorded.keys()
    other = [test for test in sorted(ids) if alone.get(test) != recorded.get(test)]
    told = {f"FOUND {test}: {alone.get(test)} alone, {recorded.get(test)} recorded": 1 for test in other}
    return {"same": len(ids) - len(other), **told}


def _outcomes(folder: Path, python: str, name: str, more: list[str], seconds: float) -> dict[str, str] | None:
    out = folder / "outcomes.json"
    out.unlink(missing_ok=True)
    command = [python, __file__, "--child", name, "--out", str(out), *more]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "0"}
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, start_new_session=True,
    ) as process:  # fmt: skip
        try:
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            raise
    found: dict[str, str] | None = json.loads(out.read_text(encoding="utf-8")) if out.exists() else None
    return found


# running them

KINDS = {
    "files": files, "tails": tails, "stretches": stretches, "weights": weights, "documents": documents,
    "sandbox": sandbox, "tree": tree, "bdb": against_bdb,
}  # fmt: skip


class State:
    """How far an audit is, kept in a file."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        stored = json.loads(path.read_text(encoding="utf-8")) if path is not None and path.exists() else {}
        self.tries: int = stored.get("tries", 0)
        self.counts: Counter[str] = Counter(stored.get("counts", {}))
        self._saved = time.monotonic()

    def add(self, said: Said) -> None:
        self.tries += 1
        self.counts.update(said)
        if time.monotonic() - self._saved > SAVE_SECONDS:
            self.save()

    def save(self) -> None:
        self._saved = time.monotonic()
        if self._path is not None:
            draft = self._path.with_suffix(".new")
            draft.write_text(json.dumps({"tries": self.tries, "counts": dict(self.counts.most_common())}, indent=1))
            draft.replace(self._path)

    @property
    def done(self) -> int:
        return sum(self.counts.values())


def audit(given: argparse.Namespace, state: State, folder: Path) -> None:
    one, until = KINDS[given.kind](folder), time.monotonic() + given.seconds
    while state.done < given.count and time.monotonic() < until:
        state.add(one(random.Random(f"{given.seed}:{state.tries}")))


def audit_stdlib(given: argparse.Namespace, state: State, folder: Path) -> None:
    where = "import sysconfig; print(sysconfig.get_path('stdlib'))"
    found = Path(subprocess.check_output([given.python, "-c", where], text=True).strip(), "test")
    names = sorted(
        path.stem for path in found.glob("test_*") if path.suffix == ".py" or (path / "__init__.py").exists()
    )
    until = time.monotonic() + given.seconds
    for name, said in stdlib(folder, given.python, (given.modules or names)[state.tries :], given.module_seconds):
        state.add(said)
        state.save()
        print(name, dict(said), file=sys.stderr, flush=True)
        if time.monotonic() > until:
            break


def audit_suites(given: argparse.Namespace, state: State, folder: Path) -> None:
    from suite_outcomes import PACKAGES, Compared, compare, environment_python, save

    folder = given.folder or folder
    packages = given.packages or list(PACKAGES)
    python = given.python if given.python != sys.executable else environment_python(folder, packages)
    stored = json.loads(given.out.read_text(encoding="utf-8")) if given.out and given.out.exists() else []
    results, until = [Compared(**each) for each in stored], time.monotonic() + given.seconds
    for package in packages[state.tries :]:
        results.append(compared := compare(package, folder, python))
        told = {f"FOUND {package}: {test}: {said}": 1 for test, said in compared.differences.items()}
        same = compared.tests - compared.unsteady - len(told)
        state.add({"same": same, "unsteady": compared.unsteady, "suites": int(same > 0), **told})
        state.save()
        print(package, compared.note or f"{same} same, {len(told)} not", file=sys.stderr, flush=True)
        if given.out:
            save(results, given.out)
        if time.monotonic() > until:
            break


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=[*KINDS, "stdlib", "suites"], nargs="?")
    parser.add_argument("--count", type=int, default=sys.maxsize)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--state", type=Path)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--modules", nargs="*")
    parser.add_argument("--module-seconds", type=float, default=TEST_SECONDS, help="of a module's tests alone")
    parser.add_argument("--packages", nargs="*")
    parser.add_argument("--folder", type=Path, help="where packages are unpacked; kept")
    parser.add_argument("--child", help=argparse.SUPPRESS)
    parser.add_argument("--out", type=Path, help="results of each suite")
    parser.add_argument("--trace", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.child:
        record_module(given.child, given.out, given.trace) if given.trace else run_module(given.child, given.out)
        return 0
    if given.kind is None:
        parser.error("say which: KIND")
    state = State(given.state)
    with tempfile.TemporaryDirectory() as folder:
        {"stdlib": audit_stdlib, "suites": audit_suites}.get(given.kind, audit)(given, state, Path(folder))
    state.save()
    print(json.dumps(dict(state.counts.most_common())))
    return int(any(said.startswith("FOUND") for said in state.counts))


if __name__ == "__main__":
    sys.exit(main())
