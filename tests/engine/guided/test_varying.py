"""What is another in every run or place is assumed and told; what is the same everywhere is exact."""

from collections.abc import Iterator

import pytest

from ndb.engine.guided.assumption import OF_OUTCOME, OF_SECOND, VARYING
from ndb.engine.guided.guided_run import GuidedRun, GuidedWorker, Order

ABOVE = """
import asyncio, collections, concurrent.futures, dataclasses, datetime, functools, gc, io, itertools, os, random
import sqlite3, string, subprocess, tempfile, threading, time, uuid, zipfile
LETTERS = {"a", "b", "c"}
NUMBERS = {3, 1, 2}
class Plain: pass
@dataclasses.dataclass
class Bag:
    things: object
"""


@pytest.fixture(scope="module")
def worker() -> Iterator[GuidedWorker]:
    with GuidedWorker() as started:
        yield started


def order(body: str) -> Order:
    lines = "".join(f"    {line}\n" for line in body.split("\n"))
    return Order("body.py::f", source=f"{ABOVE}\ndef f():\n{lines}", args="", is_bare=True, seconds=20.0)


def told(found: GuidedRun) -> list[str]:
    return [each.expression for each in found.assumptions if each.use == VARYING]


ORDER = "order of {'a', 'b', 'c'}"
IN_ORDER = [
    "[x for x in LETTERS]", "list(LETTERS)", "tuple(LETTERS)", "''.join(LETTERS)", "next(iter(LETTERS))", "[*LETTERS]",
    "list(map(str, LETTERS))", "dict(zip(LETTERS, range(3)))", "dict.fromkeys(LETTERS)", "set(LETTERS).pop()",
    "collections.deque(LETTERS)", "collections.Counter(LETTERS).most_common(1)", "list(itertools.chain(LETTERS))",
    "list(itertools.islice(LETTERS, 1))", "functools.reduce(lambda a, b: a + b, LETTERS)", "min(LETTERS, key=len)",
    "sorted(LETTERS, key=len)", "str(LETTERS)", "repr(LETTERS)", "f'{LETTERS}'", "'{}'.format(LETTERS)",
    "'%s' % LETTERS", "string.digits[:0] + ('%s' + '') % (LETTERS,)", "str(ValueError(LETTERS))", "repr([LETTERS])",
    "repr(Bag(LETTERS))", "print(LETTERS, file=io.StringIO())", "list(type('Own', (set,), {})(LETTERS))",
    "list(frozenset(LETTERS))", "string.capwords('a b', *map(str, LETTERS - LETTERS)) + ''.join(LETTERS)",
]  # fmt: skip
IN_ORDER_LINES = [
    "a, b, c = LETTERS\nreturn a", "x = []\nx += LETTERS\nreturn x", "x = []\nx[:] = LETTERS\nreturn x",
    "x = []\nx.extend(LETTERS)\nreturn x", "x = []\nfor each in LETTERS:\n    x.append(each)\nreturn x",
    "def g():\n    yield from LETTERS\nreturn list(g())", "raise ValueError(LETTERS)",
]  # fmt: skip


@pytest.mark.parametrize("body", [*(f"x = {each}\nreturn x" for each in IN_ORDER), *IN_ORDER_LINES])
def test_the_order_of_a_set_is_assumed(worker: GuidedWorker, body: str) -> None:
    found = worker.run(order(body))
    assert told(found)[:1] == [ORDER] and not (found.is_exact and "print" not in body)


@pytest.mark.parametrize(
    "body",
    [
        "sorted(LETTERS)", "min(LETTERS)", "max(LETTERS)", "len(LETTERS)", "'a' in LETTERS", "LETTERS | {'d'}",
        "LETTERS == {'c', 'b', 'a'}", "set(LETTERS)", "[LETTERS]", "any(LETTERS)", "LETTERS.union({'d'})",
        "list({'a'})",
        "[x for x in NUMBERS]", "sum(NUMBERS)", "str(NUMBERS)", "list({(1, 2), (3, 4)})", "sorted({3, 4})",
        "LETTERS.issubset(['a'])", "isinstance(LETTERS, set)", "{1: LETTERS}[1]", "bool(LETTERS)",
        "{frozenset(LETTERS): 1}.pop(frozenset('abc'))",
        "random.Random(1).random()", "datetime.date(2020, 1, 2).isoformat()", "hash(5)",
        "time.strftime('%Y', (2020, *[1] * 8))",
        "uuid.uuid5(uuid.NAMESPACE_DNS, 'x').hex", "7 % 4", "'%d' % 5", "repr([1, 'a'])", "str(Bag(1))",
        "open('/dev/null').read()",
    ],
)  # fmt: skip
def test_what_is_the_same_in_every_run_is_exact(worker: GuidedWorker, body: str) -> None:
    found = worker.run_checked(order(f"x = {body}\nreturn x"))
    assert told(found) == [] and found.error is None and found.is_exact


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("time.time()", "time.time()"), ("time.strftime('%H')", "time.strftime('%H')"), ("time.tzname", "time.tzname"),
        ("getattr(time, 'time')()", "time.time"), ("{'now': time.time}['now']()", "time.time"),
        ("datetime.datetime.now()", "datetime.now()"), ("datetime.date.today()", "date.today()"),
        ("random.random()", "random.random()"), ("random.Random().random()", "random.Random()"),
        ("uuid.uuid4()", "uuid.uuid4()"), ("os.getpid()", "os.getpid()"), ("os.urandom(2)", "os.urandom(2)"),
        ("os.cpu_count()", "os.cpu_count()"), ("hash('a')", "hash('a')"), ("'a'.__hash__()", "hash('a')"),
        ("id(LETTERS) % 9", "id({…})"), ("repr(Plain())", "address of Plain"),
        ("Plain().__repr__()", "address of Plain"),
        ("object.__repr__(Plain())", "address of Plain"), ("repr(Bag(Plain()))", "address of Plain"),
        ("open('/proc/self/stat').read()", "/proc/self/stat"), ("open('/dev/urandom', 'rb').read(2)", "/dev/urandom"),
        ("f'{Plain()}'", "address 0x"), ("gc.collect()", "gc.collect()"),
        ("subprocess.run(['true']).returncode", "subprocess.run(['true'])"),
        ("zipfile.ZipFile(io.BytesIO(), 'w').writestr('a', 'b')", "time in an archive"),
    ],
)  # fmt: skip
def test_what_is_another_in_every_run_is_assumed(worker: GuidedWorker, asked: str, said: str) -> None:
    found = worker.run(order(f"x = {asked}\nreturn x"))
    assert told(found)[0].startswith(said)
    assert found.error is None and not found.is_exact


def test_an_address_that_a_library_wrote_into_the_result_is_told(worker: GuidedWorker) -> None:
    found = worker.run(order("import json\nreturn json.dumps(Plain(), default=str)"))
    assert told(found) == [OF_OUTCOME] and not found.is_exact


def test_in_which_order_threads_run_is_assumed(worker: GuidedWorker) -> None:
    body = "x = []\ndef g():\n    x.append(1)\nt = threading.Thread(target=g)\nt.start()\nt.join()\nreturn x"
    found = worker.run(order(body))
    assert "order in which threads run" in told(found) and not found.is_exact


CHANCE = "sqlite3.connect(':memory:').execute('select random()').fetchone()[0]"
"""Of which no table of ours knows."""


@pytest.mark.parametrize("given", [CHANCE, f"Bag({CHANCE})"])
def test_what_a_second_run_ends_otherwise_is_not_exact(worker: GuidedWorker, given: str) -> None:
    found = worker.run_checked(order(f"return {given}"))
    assert told(found) == [OF_SECOND] and not found.is_exact
    assert found.assumptions[-1].value != found.value


def test_a_set_that_a_second_run_shows_in_another_order_is_exact(worker: GuidedWorker) -> None:
    many = order("return {str(n) for n in range(50)}")
    with GuidedWorker(seed="1") as another:
        assert worker.run(many).value != another.run(many).value
    assert worker.run_checked(many).is_exact


def test_of_a_whole_program_what_it_writes_is_looked_at_twice(worker: GuidedWorker) -> None:
    found = worker.run_checked(Order("whole.py", source=f"import sqlite3\nprint({CHANCE})\n"))
    assert told(found) == [OF_SECOND] and not found.is_exact
