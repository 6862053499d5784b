"""Programs that mean harm, or lie about themselves: limits hold, nothing lasts, and the next run is as good as new."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from ndb.engine.guided.exactness import Exactness
from ndb.engine.guided.guided_run import GuidedRun, GuidedWorker, Order
from ndb.trace.sandbox.jail import descendants


@pytest.fixture(scope="module")
def worker() -> Iterator[GuidedWorker]:
    with GuidedWorker() as started:
        yield started


def run(worker: GuidedWorker, source: str, seconds: float = 5.0) -> GuidedRun:
    return worker.run(Order("program.py", source=source, seconds=seconds))


def is_well(worker: GuidedWorker) -> bool:
    return worker.run(Order("body.py::f", source="def f():\n    return 2 + 3\n", args="")).value == "5"


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("x = nowhere\nblock = bytearray(3 << 30)", "MemoryError"),
        ("x = nowhere\nwhile True:\n    print('x' * 10000)", "stopped"),
        ("x = nowhere\nwhile True:\n    pass", "stopped"),
        ("x = nowhere\ndef f(n):\n    return f(n + 1)\nf(0)", "RecursionError"),
        ("import asyncio\nx = nowhere\nasyncio.run(asyncio.Queue().get())", "stopped"),
        ("import os\nx = nowhere\nos._exit(3)", "ended its process"),
        ("import os, signal\nx = nowhere\nos.killpg(0, signal.SIGKILL)", "ended its process"),
        ("x = nowhere\nraise SystemExit(7)", "SystemExit"),
        ("x = nowhere\nraise KeyboardInterrupt", "KeyboardInterrupt"),
    ],
)
def test_a_program_that_uses_up_too_much_or_ends_itself_says_so(worker: GuidedWorker, source: str, words: str) -> None:
    found = run(worker, source, seconds=1.0)
    assert found.error is not None and words in found.error
    assert len(found.output) <= 64 << 10
    assert is_well(worker)


@pytest.mark.parametrize(
    "source",
    [
        "import os\nx = nowhere\ntry:\n    while True:\n        os.fork()\nexcept OSError:\n    pass",
        "import os\nx = nowhere\nif os.fork() == 0:\n    os.setsid()\n    if os.fork() == 0:\n        while True: pass",
        "import subprocess, sys\nx = nowhere\nsubprocess.Popen([sys.executable, '-c', 'while True: pass'])",
        "from threading import Event, Thread\nx = nowhere\nwhile True:\n    Thread(target=Event().wait).start()",
    ],
)
def test_nothing_that_a_program_started_outlives_it(worker: GuidedWorker, source: str) -> None:
    assert is_well(worker)
    before = descendants(os.getpid())
    run(worker, source, seconds=1.0)
    assert is_well(worker)
    assert len(descendants(os.getpid())) == len(before)


@pytest.mark.parametrize(
    "source",
    [
        "open('/etc/ndb_was_here', 'w').write('x')",
        "import os\nos.symlink('/etc/passwd', 'link')\nopen('link', 'a').write('x')",
        "import socket\nsocket.create_connection(('127.0.0.1', 9), 1).send(b'x')",
    ],
)
def test_nothing_reaches_the_outside(worker: GuidedWorker, source: str) -> None:
    before = Path("/etc/passwd").read_bytes()
    run(worker, f"x = nowhere\n{source}", seconds=2.0)
    assert not Path("/etc/ndb_was_here").exists() and Path("/etc/passwd").read_bytes() == before
    assert is_well(worker)


LIAR = """\
class Liar:
    __class__ = property(lambda self: int)
    def __eq__(self, other): raise KeyError('eq')
    def __hash__(self): raise KeyError('hash')
    def __bool__(self): raise KeyError('bool')
    def __iter__(self): raise KeyError('iter')
    def __len__(self): return -1
    def __repr__(self): raise KeyError('repr')
    def __getattr__(self, name): raise KeyError(name)
    def __instancecheck__(self, other): raise KeyError('instance')
"""


@pytest.mark.parametrize(
    "use",
    [
        "return shop.get(liar) is None",
        "return isinstance(liar, shop.Thing)",
        "if shop.has(liar):\n        return 1\n    return 2",
        "return [liar, shop.count + 1]",
        "d = {'a': liar}\n    return shop.put(d, key=liar) == liar",
        "shop.__class__ = Liar\n    shop.__eq__ = Liar.__eq__\n    shop.__iter__ = None\n    return [x for x in shop]",
        "for x in shop.items(liar):\n        liar = x\n    return liar",
        "return liar in shop.names or shop in (liar,)",
    ],
)
def test_objects_that_lie_do_not_reach_the_debuggers_own_logic(worker: GuidedWorker, use: str) -> None:
    source = f"{LIAR}\n\ndef f():\n    liar = Liar()\n    {use}\n"
    found = worker.run(Order("program.py::f", source=source, args=""))
    assert found.error is None or found.error.startswith(("KeyError", "TypeError", "ValueError")), found.error
    assert found.is_exact in (True, False)
    assert found.trace is not None
    rests = Exactness(found.recording, found.uses, found.unknown_names)
    assert all(isinstance(rests.at(moment), dict) for moment in range(len(found.recording)))
    assert is_well(worker)


@pytest.mark.parametrize(
    "loop",
    [
        "while not done():\n        n += 1",
        "while done() is None:\n        n += 1",
        "while queue.size > n:\n        queue.size = queue.more()",
        "for item in queue:\n        queue = item.children\n        for child in queue:\n            n += 1",
        "while True:\n        if queue.get().last:\n            break",
        "it = iter(queue)\n    while True:\n        try: next(it)\n        except StopIteration:\n            break",
    ],
)
def test_endless_loops_over_unknowns_end(worker: GuidedWorker, loop: str) -> None:
    source = f"def f():\n    n = 0\n    {loop}\n    return 'ended'\n"
    found = worker.run(Order("program.py::f", source=source, args="", seconds=20.0))
    assert (found.value, found.error) == ("'ended'", None)
