"""What the sandbox answers for the place where a program really runs is assumed and told."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ndb.engine.guided.assumption import Given
from ndb.engine.guided.engine import readable_for
from ndb.engine.guided.guided_run import GuidedRun, GuidedWorker, Order


@pytest.fixture(scope="module")
def worker() -> Iterator[GuidedWorker]:
    with GuidedWorker() as started:
        yield started


def run(worker: GuidedWorker, body: str, *given: Given, above: str = "") -> GuidedRun:
    """A function's body, run alone, of a module that has what stands `above`."""
    lines = "".join(f"    {line}\n" for line in body.split("\n"))
    source = f"import glob, os, shutil\nfrom pathlib import Path\n{above}\ndef f():\n{lines}"
    return worker.run(Order("body.py::f", source=source, args="", given=given, is_bare=True))


def told(found: GuidedRun) -> list[str]:
    return [f"{each.expression} {'raises' if each.use == 'raises' else '='} {each.value}" for each in found.assumptions]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("os.environ.get('NO_SUCH', 'plain')", "os.environ.get('NO_SUCH', 'plain') = 'plain'"),
        ("os.getenv('NO_SUCH')", "os.getenv('NO_SUCH') = None"),
        ("'NO_SUCH' in os.environ", "'NO_SUCH' in os.environ = False"),
        ("os.environ['HOME']", "os.environ['HOME'] = '/box'"),
        ("os.path.exists('/no/such/file')", "os.path.exists('/no/such/file') = False"),
        ("Path('/no/such/file').is_file()", "Path.is_file('/no/such/file') = False"),
        ("str(Path.home())", "Path.home() = PosixPath('/box')"),
        ("os.listdir('/dev/shm')", "os.listdir('/dev/shm') = []"),
        ("os.listdir(path='/dev/shm')", "os.listdir('/dev/shm') = []"),
        ("[e.name for e in os.scandir('/dev/shm')]", "os.scandir('/dev/shm') = []"),
        ("list(os.walk('/no/such/folder'))", "os.walk('/no/such/folder') = []"),
        ("glob.glob('/no/such/*.conf')", "glob.glob('/no/such/*.conf') = []"),
        ("list(Path('/dev/shm').iterdir())", "Path.iterdir('/dev/shm') = []"),
        ("sorted(Path('/no/such').glob('*'))", "Path.glob('/no/such', '*') = []"),
        ("[p for p in Path('/no/such').rglob('*')]", "Path.rglob('/no/such', '*') = []"),
        ("shutil.which('no-such-tool')", "shutil.which('no-such-tool') = None"),
    ],
)
def test_an_answer_of_the_sandbox_is_told_and_is_not_called_exact(worker: GuidedWorker, asked: str, said: str) -> None:
    found = run(worker, f"x = {asked}\nreturn x")
    assert told(found) == [said] and not found.is_exact


@pytest.mark.parametrize("asked", ["os.path.isdir('/usr')", "os.path.exists(__file__)", "Path(__file__).is_file()"])
def test_files_that_are_the_same_outside_are_not_assumed(worker: GuidedWorker, asked: str) -> None:
    found = run(worker, f"x = {asked}\nreturn x")
    assert told(found) == [] and found.value == "True" and found.is_exact


@pytest.mark.parametrize(
    ("tried", "handled", "said"),
    [
        ("open('/no/such/file')", "OSError", "open('/no/such/file') raises FileNotFoundError"),
        ("os.environ['NO_SUCH']", "KeyError", "os.environ['NO_SUCH'] raises KeyError"),
        ("__import__('socket').getaddrinfo('a.example', 80)", "OSError", "socket.getaddrinfo('a.example', 80) raises "),
    ],
)  # fmt: skip
def test_what_a_program_does_without_may_be_there_outside(
    worker: GuidedWorker, tried: str, handled: str, said: str
) -> None:
    found = run(worker, f"try:\n    {tried}\nexcept {handled}:\n    return 'without'\nreturn 'with'")
    [assumed] = told(found)
    assert assumed.startswith(said) and found.value == "'without'" and not found.is_exact


def test_what_the_program_reads_of_its_own_folder_is_exact(tmp_path: Path) -> None:
    body = "    try:\n        return open('none.txt').read()\n    except OSError:\n        return 0\n"
    (tmp_path / "p.py").write_text(f"import nowhere\ndef f():\n{body}")
    order = Order(f"{tmp_path / 'p.py'}::f", args="")
    with GuidedWorker(readable_for(order)) as worker:
        found = worker.run(order)
        assert told(found) == [] and found.value == "0" and found.is_exact


def test_a_listing_of_the_programs_own_folder_is_exact(tmp_path: Path) -> None:
    listed = "os.listdir(), next(os.walk('.'))[2], glob.glob('*.py'), [p.name for p in Path(__file__).parent.glob('*')]"
    (tmp_path / "p.py").write_text(f"import glob, os\nfrom pathlib import Path\ndef f():\n    return {listed}\n")
    order = Order(f"{tmp_path / 'p.py'}::f", args="")
    with GuidedWorker(readable_for(order)) as worker:
        found = worker.run(order)
        assert told(found) == [] and found.value == str((["p.py"],) * 4) and found.is_exact


@pytest.mark.parametrize(
    ("asked", "said", "value"),
    [
        ("[p.name for p in Path('/srv/in').glob('*.csv')]", "Path.glob('/srv/in', '*.csv')", "['/srv/in/a.csv']"),
        ("[e.name for e in os.scandir('/srv/in') if e.is_file()]", "os.scandir('/srv/in')", "['a.csv']"),
        ("[n for _, _, ns in os.walk('/srv/in') for n in ns]", "os.walk('/srv/in')", "[('/srv/in', [], ['a.csv'])]"),
        ("[os.path.basename(n) for n in glob.glob('/srv/in/*')]", "glob.glob('/srv/in/*')", "['/srv/in/a.csv']"),
    ],
)
def test_what_a_folder_holds_can_be_said(worker: GuidedWorker, asked: str, said: str, value: str) -> None:
    found = run(worker, f"return {asked}", Given(said, value=value))
    assert found.value == "['a.csv']" and [each.source for each in found.assumptions] == ["given"]


def test_an_answer_can_be_said_otherwise(worker: GuidedWorker) -> None:
    given = Given("os.environ.get('MODE', 'slow')", value="'fast'")
    found = run(worker, "return os.environ.get('MODE', 'slow')", given)
    assert found.value == "'fast'" and [each.source for each in found.assumptions] == ["given"]


@pytest.mark.parametrize(
    ("more", "exact"),
    [
        ("class A:\n    pass\nif __name__ == '__main__':\n    f()", True),
        ("def g():\n    return MODE\nLEVEL = MODE + '!'", True),
        ("def g():\n    LIMITS.append(MODE)\nh = g\nh()", False),
        ("if MODE == 'slow':\n    LIMITS.append(2)", False),
        ("import json\nLIMITS = json.loads(MODE or '[1]')", False),
    ],
)
def test_of_a_modules_data_only_what_was_asked_rests_on_the_answer(
    worker: GuidedWorker, more: str, exact: bool
) -> None:
    above = f"LIMITS = [1]\nMODE = os.environ.get('MODE', '')\n{more}"
    found = run(worker, "return LIMITS", above=above)
    assert (found.error, found.is_exact) == (None, exact)
    assert not run(worker, "return MODE", above=above).is_exact
