"""What a program writes to its own folder is found again, as Python alone would find it, and nothing of it stays."""

import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from ndb.engine.guided import guided_run
from ndb.engine.guided.engine import readable_for
from ndb.engine.guided.guided_run import GuidedRun, GuidedWorker, Order
from ndb.engine.guided.inside.files.layers import Layers
from ndb.trace.sandbox.run import open_box

ABOVE = "import glob, io, json, os, shutil, sqlite3, tempfile, tokenize, zipfile\nfrom pathlib import Path\n"


def lay_out(folder: Path) -> Path:
    """A program's folder as all of these find it."""
    (folder / "data/sub").mkdir(parents=True)
    (folder / "empty").mkdir()
    (folder / "data/a.txt").write_text("one\ntwo\n")
    (folder / "data/b.json").write_text("[1]")
    (folder / "data/sub/deep.txt").write_text("deep")
    return folder


def script(folder: Path, body: str) -> Path:
    """A program that says what its body comes to, or how it ends."""
    inside = "".join(f"        {line}\n" for line in body.split("\n"))
    text = f"{ABOVE}def f():\n    try:\n{inside}    except Exception as e:\n        return type(e).__name__, str(e)\n"
    (folder / "writing.py").write_text(text)
    return folder / "writing.py"


def files(folder: Path) -> dict[str, tuple[int, bytes]]:
    """All that is in a folder."""
    return {
        str(each.relative_to(folder)): (each.lstat().st_mode, each.read_bytes() if each.is_file() else b"")
        for each in folder.rglob("*")
        if "__pycache__" not in each.parts
    }


def both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str) -> tuple[str, GuidedRun]:
    """What Python alone says, in a copy, and the guided run; nobody's files are other ones after it."""
    alone, own = lay_out(tmp_path / "alone"), lay_out(tmp_path / "own")
    script(alone, body)
    order = Order(f"{script(own, body)}::f", args="", seconds=20.0)
    said = subprocess.run(
        [sys.executable, "-Bc", "import writing; print(repr(writing.f()))"],
        cwd=alone, capture_output=True, text=True, check=True,
    )  # fmt: skip
    monkeypatch.chdir(own)
    before = files(own)
    with GuidedWorker(readable_for(order)) as worker:
        found = worker.run(order)
    assert files(own) == before
    return said.stdout.strip(), found


WRITING = {
    "a new file": "open('n', 'w').write('hi')\nreturn open('n').read(), os.path.getsize('n'), Path('n').exists()",
    "at the end": "with open('data/a.txt', 'a') as f:\n    f.write('three')\nreturn open('data/a.txt').read()",
    "in the middle": "with open('data/a.txt', 'r+') as f:\n    f.write('ONE')\nreturn open('data/a.txt').read()",
    "only a new one": "open('data/a.txt', 'x')",
    "only a new one, twice": "open('n', 'x').close()\nopen('n', 'x')",
    "into no folder": "open('none/n', 'w')",
    "below a file": "open('data/a.txt/n', 'w')",
    "onto a folder": "open('data', 'w')",
    "a path that ends as a folder": "open('n/', 'w')",
    "a mode that is none": "open('data/a.txt', 'wx')",
    "an encoding that is none": "try:\n    open('data/a.txt', 'w', encoding='none')\n"
    "except LookupError:\n    return open('data/a.txt').read()",
    "its name": "f = open(Path('n'), 'w')\nreturn f.name, f.mode, f.closed",
    "by the system's call": "fd = os.open('data/a.txt', os.O_WRONLY | os.O_APPEND)\nos.write(fd, b'Q')\nos.close(fd)\n"
    "return open('data/a.txt').read()",
    "from an open folder": "d = os.open('data', os.O_RDONLY)\n"
    "os.close(os.open('n', os.O_CREAT | os.O_WRONLY, dir_fd=d))\n"
    "return sorted(os.listdir(d)), os.stat('n', dir_fd=d).st_size, os.path.exists('data/n')",
    "another who opens": "f = open('n', 'w', opener=lambda p, flags: os.open(p, flags, 0o600))\n"
    "f.write('x')\nf.close()\n"
    "return open('n').read(), oct(os.stat('n').st_mode)",
    "into a place": "fd, p = tempfile.mkstemp(dir='data')\nos.close(fd)\nPath(p).write_text('new')\n"
    "os.replace(p, 'data/a.txt')\nreturn Path('data/a.txt').read_text(), sorted(os.listdir('data'))",
    "that it may be written": "open('n', 'w').close()\nreturn [os.access(p, os.W_OK) for p in ('n', 'data', 'none')]",
}
FOLDERS = {
    "made": "os.makedirs('a/b/c')\nopen('a/b/c/f', 'w').close()\nreturn sorted(map(str, Path('a').rglob('*')))",
    "there already": "os.mkdir('data')",
    "below none": "os.mkdir('none/a')",
    "below a file": "os.mkdir('data/a.txt/b')",
    "removed whole": "shutil.rmtree('data')\nreturn os.path.exists('data/sub/deep.txt'), sorted(os.listdir('.'))",
    "removed, then listed": "shutil.rmtree('data')\nos.listdir('data')",
    "removed, then written to": "shutil.rmtree('data')\nopen('data/a.txt', 'w')",
    "removed and made again": "shutil.rmtree('data')\nos.makedirs('data/sub')\nopen('data/sub/x', 'w').close()\n"
    "return sorted(map(str, Path('data').rglob('*')))",
    "not empty": "os.rmdir('data')",
    "no folder": "open('n', 'w').close()\nos.listdir('n')",
    "walked": "os.makedirs('data/k/l')\nreturn sorted((d, sorted(s), sorted(f)) for d, s, f in os.walk('data'))",
    "walked from open ones": "os.makedirs('data/k')\nreturn sorted((d, sorted(f)) for d, _, f, _ in os.fwalk('data'))",
    "scanned": "open('data/n', 'w').write('12')\n"
    "def about(e):\n    return e.name, e.path, e.is_file(), e.is_dir(), e.stat().st_size * e.is_file()\n"
    "return sorted(map(about, os.scandir('data')))",
    "searched": "open('data/sub/n.txt', 'w').close()\nreturn sorted(glob.glob('**/*.txt', recursive=True))",
    "entered": "os.mkdir('w')\nos.chdir('w')\nopen('f', 'w').close()\n"
    "return os.path.basename(os.getcwd()), os.listdir(), open('../data/a.txt').read(), Path('../data').is_dir()",
    "entered, and read in": "open('data/n', 'w').close()\nos.chdir('data')\n"
    "return sorted(os.listdir()), open('a.txt').read()",
    "entered, where none is": "open('n', 'w').close()\nos.chdir('none')",
    "copied": "os.remove('data/a.txt')\nshutil.copytree('data', 'c')\nreturn sorted(map(str, Path('c').rglob('*')))",
}
NAMES = {
    "another name": "os.rename('data/a.txt', 'z')\nreturn sorted(os.listdir('data')), open('z').read()",
    "of another file": "os.rename('data/a.txt', 'data/b.json')\nreturn os.listdir('data').count('a.txt')",
    "of a folder": "os.rename('data', 'm')\nreturn open('m/sub/deep.txt').read(), os.path.exists('data')",
    "there and back": "os.rename('data', 'm')\nos.rename('m', 'data')\nreturn open('data/sub/deep.txt').read()",
    "of a folder that is not empty": "os.rename('empty', 'data')",
    "of a folder, for a file": "os.rename('data/a.txt', 'empty')",
    "of a file, for a folder": "os.rename('empty', 'data/a.txt')",
    "of nothing": "os.rename('none', 'n')",
    "moved into": "shutil.move('data', 'empty')\nreturn sorted(os.listdir('empty/data'))",
    "removed": "os.remove('data/a.txt')\nopen('data/a.txt')",
    "removed twice": "Path('data/a.txt').unlink()\nPath('data/a.txt').unlink()",
    "removed, a folder": "os.remove('data')",
    "a link": "os.symlink('data', 'l')\nreturn sorted(os.listdir('l')), open('l/a.txt').read(), os.readlink('l')",
    "a link that is written through": "os.symlink('data/a.txt', 'l')\nopen('l', 'w').write('Z')\n"
    "return open('data/a.txt').read()",
    "a link from below": "os.symlink('../a.txt', 'data/sub/l')\nreturn Path('data/sub/l').read_text()",
    "a link over a file": "os.symlink('data', 'data/a.txt')",
    "a second name": "os.link('data/a.txt', 'h')\nreturn open('h').read(), os.stat('h').st_nlink",
    "rights": "os.chmod('data/a.txt', 0o640)\nreturn oct(os.stat('data/a.txt').st_mode), open('data/a.txt').read()",
    "times": "os.utime('data/a.txt', (5, 5))\nreturn os.path.getmtime('data/a.txt')",
    "what a copy keeps": "open('data/a.txt', 'a').close()\nreturn oct(os.stat('data/a.txt').st_mode)",
    "length": "os.truncate('data/a.txt', 2)\nreturn open('data/a.txt').read()",
    "no text that is a path": "open('n', 'w').close()\nreturn os.path.exists('a\\0b')",
}  # fmt: skip
LIBRARIES = {
    "a database": "c = sqlite3.connect('t.db')\nc.execute('create table t(x)')\nc.commit()\nc.close()\n"
    "return sqlite3.connect('t.db').execute('select count(*) from t').fetchall(), os.path.exists('t.db')",
    "a database by an address": "sqlite3.connect('file:t.db?mode=rwc', uri=True).execute('create table t(x)')\n"
    "return os.path.exists('t.db')",
    "a database that is only read": "sqlite3.connect('file:t.db?mode=ro', uri=True).execute('select 1')",
    "a database in memory": "sqlite3.connect(':memory:').execute('create table t(x)')\nreturn sorted(os.listdir('.'))",
    "a database without a name": "sqlite3.connect('').execute('create table t(x)')\nreturn sorted(os.listdir('.'))",
    "an archive": "shutil.make_archive('a', 'zip', 'data')\nshutil.unpack_archive('a.zip', 'u')\n"
    "return sorted(os.listdir('u')), sorted(zipfile.ZipFile('a.zip').namelist())",
    "a module's text": "open('m.py', 'w').write('x = 1')\nreturn tokenize.open('m.py').read()",
    "json": "json.dump({'a': 1}, open('o.json', 'w'))\nreturn json.load(open('o.json'))",
    "by another process": "from multiprocessing import get_context\n"
    "p = get_context('fork').Process(target=Path('n').touch)\n"
    "p.start()\np.join()\nreturn os.path.exists('n')",
}  # fmt: skip
ALL = {f"{kind}: {name}": body for kind, table in
       (("writing", WRITING), ("folder", FOLDERS), ("name", NAMES), ("library", LIBRARIES))
       for name, body in table.items()}  # fmt: skip


@pytest.mark.parametrize("name", list(ALL))
def test_files_are_found_as_python_alone_finds_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    alone, guided = both(tmp_path, monkeypatch, ALL[name])
    assert (guided.value, guided.error) == (alone, None)


def told(found: GuidedRun) -> list[str]:
    return [each.expression for each in found.assumptions]


def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, times: int = 1) -> list[GuidedRun]:
    own = lay_out(tmp_path / "own")
    order = Order(f"{script(own, body)}::f", args="")
    monkeypatch.chdir(own)
    with GuidedWorker(readable_for(order)) as worker:
        found = [worker.run(order) for _ in range(times)]
        assert [each.is_exact for each in found] == [each.assumptions == () for each in found]
        return found


def test_that_a_folder_elsewhere_can_be_written_is_assumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [found] = run(tmp_path, monkeypatch, "open('/usr/n', 'w').write('x')\nreturn open('/usr/n').read()")
    assert told(found) == ["/usr/n can be written"] and found.value == "'x'" and not Path("/usr/n").exists()


def test_in_which_order_a_changed_folder_lists_its_files_is_assumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [found] = run(tmp_path, monkeypatch, "open('data/n', 'w').close()\nreturn os.listdir('data')")
    assert told(found) == ["order of files in data"]


@pytest.mark.parametrize("place", ["n", "/tmp/n", "/dev/shm/n", "~/n"])
def test_nothing_that_a_run_wrote_is_there_in_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    body = f"place = os.path.expanduser({place!r})\nwas = os.path.exists(place)\nopen(place, 'w').close()\nreturn was"
    assert [each.value for each in run(tmp_path, monkeypatch, body, times=2)] == ["False", "False"]


def test_a_programs_folder_is_not_written_to_even_if_it_could_be(tmp_path: Path) -> None:
    own, home = tmp_path / "own", tmp_path / "home"
    layers = Layers(home / "written", own)
    assert layers.has(f"{own}/n") and layers.has("/srv/n") and not layers.has("/dev/null")
    assert not Layers(home / "written", home).has(f"{home}/n")


def test_where_programs_are_not_isolated_files_are_written_beside_and_forgotten_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    less = partial(open_box, without=frozenset({"namespaces"}), unsafe=True)
    monkeypatch.setattr(guided_run, "open_box", less)
    body = "was = os.path.exists('n')\nopen('n', 'w').close()\nos.remove('data/a.txt')\nreturn was, os.listdir('data')"
    own = lay_out(tmp_path / "own")
    order = Order(f"{script(own, body)}::f", args="")
    monkeypatch.chdir(own)
    before = files(own)
    with GuidedWorker(readable_for(order)) as worker:
        found = [worker.run(order).value or "" for _ in range(2)]
    assert [each.startswith("(False, [") and "a.txt" not in each for each in found] == [True, True]
    assert files(own) == before
