"""Random commands over many programs, on every engine: no traceback, no hang, no process left.

    nice python benchmarks/random_commands.py --engine live --commands 10000 --programs 100

Programs are those of tests/programs, seeds and scripts with threads; commands are drawn from the terminal's own table,
with arguments that make sense and such that do not. Each command has a time limit; whatever is no error of ours, and
every process that is left, is a finding. With --state the counts are kept, and the next run goes on behind the last
program. Prints a count as JSON; exit code 1 if anything was found.
"""

import argparse
import contextlib
import io
import json
import os
import random
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from ndb.engine.live.launch import Program
from ndb.errors import NdbError
from ndb.frontend.terminal.commands.shell import Quit
from ndb.frontend.terminal.paint import Paint
from ndb.frontend.terminal.table import COMMANDS
from ndb.frontend.terminal.terminal import Terminal
from ndb.session.open import ENGINES, Opened, Wanted, opened
from ndb.trace.sandbox.jail import descendants

ROOT = Path(__file__).resolve().parents[1]
SECONDS = 240
"""Of processor time: a command that takes more hangs."""
WAITING_SECONDS = 1800
"""A command that takes longer waits for ever. On a busy machine a jump over many predicted states takes minutes."""
NOT_DRAWN = frozenset({"q", "quit", "exit", "EOF", "verify", "interact", "h", "help", "?"})
"""What ends the session, takes as long as a program, or says the same every time."""
WORDS = (
    "", "1", "2", "0", "-1", "99999", "x", "n", "self", "total", "i", "zz", "result", "x y", "1 2", "x + 1", "len(x)",
    "[", "'", "f", "main", "x = 1", "x == 1", "all", ".", "1, 5", "uncaught", "ValueError", "1 x > 2", "{x}",
    "3 n is {n}",
    "import os", "def q(a): return a", "if 1: pass", "for a in range(3): a", "x.y.z", "x[0]", "x[0][1]", "d['k']",
    "lambda: 1", "__import__('os').getpid()", "%1", "é", "\t", ";;", "# no", "1;; n", "main 5", "run", "frame", "save",
)  # fmt: skip
THREADS = """\
import threading
def work(n):
    total = 0
    for i in range(n):
        total += i
    if n == 3:
        raise ValueError(n)
    return total
threads = [threading.Thread(target=work, args=(n,)) for n in (2, 3, 4)]
for t in threads:
    t.start()
for t in threads:
    t.join()
"""
TASKS = """\
import asyncio
async def job(n):
    await asyncio.sleep(0)
    return n * 2
async def main():
    tasks = [asyncio.create_task(job(n)) for n in range(3)]
    return await asyncio.gather(*tasks)
print(asyncio.run(main()))
"""


class Hangs(BaseException):
    """A command has taken too long. No error of the program's or of ours, so that nothing swallows it."""


def programs(folder: Path, count: int) -> list[str]:
    """Files of the tests, with threads and tasks among them; after them, seeds."""
    for name, text in (("threads.py", THREADS), ("tasks.py", TASKS)):
        (folder / name).write_text(text, encoding="utf-8")
    found = [str(folder / "threads.py"), str(folder / "tasks.py")]
    found += map(str, sorted((ROOT / "tests" / "programs").glob("*.py")))
    found += map(str, sorted((ROOT / "seeds").rglob("*.py")))
    return found[:count]


def command(dice: random.Random, engine: str) -> str:
    """A command with or without something behind it; now and then just anything. A model is asked on its own engine:
    one prediction takes longer than all else."""
    if dice.random() < 0.1:
        return dice.choice(WORDS)
    barred = NOT_DRAWN if engine == "neural" else NOT_DRAWN | {"predict", "before"}
    name = dice.choice([each for each in COMMANDS if each not in barred])
    return f"{name} {dice.choice(WORDS)}".strip() if dice.random() < 0.6 else name


@contextlib.contextmanager
def limited(times: int = 1) -> Iterator[None]:
    """Raise Hangs if it takes longer than the limits, or so many times as long."""

    def ring(number: int, frame: object) -> None:
        raise Hangs

    before = {number: signal.signal(number, ring) for number in (signal.SIGALRM, signal.SIGPROF)}
    waiting = signal.alarm(times * WAITING_SECONDS)
    working, _ = signal.setitimer(signal.ITIMER_PROF, times * SECONDS)
    try:
        yield
    finally:
        signal.alarm(waiting)  # what is left of a limit around this one
        signal.setitimer(signal.ITIMER_PROF, working)
        for number, handler in before.items():
            signal.signal(number, handler)


def drive(found: Opened, dice: random.Random, count: int, counts: Counter[str]) -> list[str]:
    """So many commands in one session; what was found, with the commands that led there."""
    said: list[str] = []
    terminal = Terminal(found.session, said.append, Paint(width=80))
    terminal.has_more_lines = False
    typed: list[str] = []
    for _ in range(count):
        typed.append(command(dice, found.session.engine.name))
        try:
            with limited():
                terminal.execute(typed[-1])
        except Quit:
            counts["ended"] += 1
            break
        except Hangs:
            return [f"hangs on the {found.session.engine.name} engine: {typed}"]
        except Exception:
            return [f"{traceback.format_exc(limit=-6)} after {typed[-15:]}"]
        counts["commands"] += 1
    counts["refused"] += len(terminal.errors)
    return []


def session(target: str, engine: str, dice: random.Random, count: int, counts: Counter[str]) -> list[str]:
    """One session on a program; a program that cannot be opened says so in words of ours."""
    before, findings = set(descendants(os.getpid())), list[str]()
    try:
        with limited(10), opened(Wanted(Program(target), engine, seconds=SECONDS)) as found:
            findings = drive(found, dice, count, counts)
    except NdbError:
        counts["not opened"] += 1
    except Hangs:
        findings = ["hangs while it is opened or closed"]
    except Exception:
        findings = [traceback.format_exc(limit=-8)]
    left = set(descendants(os.getpid())) - before
    end = time.monotonic() + SECONDS
    while left and time.monotonic() < end:
        time.sleep(0.1)
        left &= set(descendants(os.getpid()))
    return [f"{Path(target).name}: {each}" for each in findings + [f"{len(left)} processes are left"] * bool(left)]


class Kept:
    """How far a run is, in a file if one is given."""

    def __init__(self, path: Path | None, asked: dict[str, object]) -> None:
        stored = json.loads(path.read_text(encoding="utf-8")) if path is not None and path.exists() else {}
        if stored and any(stored.get(name) != value for name, value in asked.items()):
            sys.exit(f"{path} is of another run: {stored}")
        self._path = path
        self._asked = asked
        self._start = time.perf_counter() - stored.get("seconds", 0)
        self.done: int = stored.get("done", 0)
        """Programs."""
        self.findings: list[str] = stored.get("findings", [])
        self.counts = Counter[str]({name: stored[name] for name in COUNTED if name in stored})

    def add(self, found: list[str]) -> None:
        self.findings += found
        self.done += 1
        if self._path is not None:
            draft = self._path.with_suffix(".new")
            draft.write_text(json.dumps(self.told | {"done": self.done}, indent=1) + "\n", encoding="utf-8")
            draft.replace(self._path)

    @property
    def told(self) -> dict[str, object]:
        seconds = round(time.perf_counter() - self._start, 1)
        return {**self._asked, **self.counts, "findings": self.findings, "seconds": seconds}


COUNTED = ("commands", "refused", "ended", "not opened")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--engine", choices=ENGINES, default="live")
    parser.add_argument("--commands", type=int, default=10_000)
    parser.add_argument("--programs", type=int, default=100)
    parser.add_argument("--skip", type=int, default=0, metavar="PROGRAMS", help="begin behind so many of them")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--state", type=Path, help="where to keep how far it is")
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    asked = {name: getattr(arguments, name) for name in ("engine", "seed", "programs")}
    kept = Kept(arguments.state, {**asked, "wanted": arguments.commands, "skip": arguments.skip})
    with tempfile.TemporaryDirectory() as folder, _quiet():
        targets = programs(Path(folder), arguments.skip + arguments.programs)[arguments.skip :]
        for number, target in enumerate(targets[kept.done :], arguments.skip + kept.done):
            dice = random.Random(f"{arguments.seed} {number}")
            found = session(target, arguments.engine, dice, arguments.commands // len(targets), kept.counts)
            for each in found:
                print(each[-600:], file=sys.__stderr__, flush=True)
            kept.add(found)
    if arguments.out is not None:
        arguments.out.write_text(json.dumps(kept.told, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(kept.told))
    return 1 if kept.findings else 0


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    """What programs print is no concern of ours, and they have nothing to read."""
    kept = [os.dup(number) for number in (0, 1, 2)]
    nothing = os.open(os.devnull, os.O_RDWR)
    sys.stdout.flush()
    sys.__stderr__ = io.TextIOWrapper(io.FileIO(os.dup(2), "w"), write_through=True)  # type: ignore[misc]
    for number in (0, 1, 2):
        os.dup2(nothing, number)
    try:
        yield
    finally:
        for number, copy in enumerate(kept):
            os.dup2(copy, number)


if __name__ == "__main__":
    sys.exit(main())
