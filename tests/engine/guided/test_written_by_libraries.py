"""What libraries write and read in a guided run, by C or by other names of `open`, is as Python alone would have it."""

from pathlib import Path

import pytest
from test_written_beside import both

from ndb.engine.guided.assumption import VARYING

MADE = "c.execute('create table t(a)')\nc.commit()\nc.close()\nreturn os.path.getsize('n') > 0"
DATABASES = {
    "connected": f"c = sqlite3.connect('n')\n{MADE}",
    "by its class": f"c = sqlite3.Connection('n')\n{MADE}",
    "by a factory": f"c = sqlite3.connect('n', factory=type('Own', (sqlite3.Connection,), {{}}))\n{MADE}",
    "attached": "c = sqlite3.connect(':memory:')\nc.execute(\"ATTACH DATABASE 'n' AS o\")\n"
    "c.execute('create table o.t(a)')\nc.commit()\nreturn os.path.exists('n')",
    "attached as it is given": "c = sqlite3.connect(':memory:')\nc.execute('attach ? as o', ('n',))\n"
    "c.cursor().execute('create table o.t(a)')\nc.commit()\nreturn os.path.exists('n')",
    "written whole": "c = sqlite3.connect(':memory:')\nc.execute('create table t(a)')\n"
    "c.execute(\"vacuum into 'n'\")\nreturn os.path.exists('n')",
    "copied": "c = sqlite3.connect(':memory:')\nc.execute('create table t(a)')\nd = sqlite3.connect('n')\n"
    "c.backup(d)\nd.close()\nreturn os.path.exists('n')",
    "into no folder": "sqlite3.connect('none/n')",
}
WRITTEN = "import importlib.util, pkgutil, sys\nos.mkdir('own')\nopen('own/__init__.py', 'w').write('A = 3')\n"
IMPORTS = {
    "a module": "open('new.py', 'w').write('A = 3')\nimport new\nreturn new.A, new.__name__",
    "a package and what lies in it": f"{WRITTEN}open('own/x.txt', 'w').write('hi')\nimport own\n"
    "from importlib import resources\nreturn own.A, resources.files('own').joinpath('x.txt').read_text(), "
    "pkgutil.get_data('own', 'x.txt'), sorted(each.name for each in resources.files('own').iterdir())",
    "by a loader": f"{WRITTEN}spec = importlib.util.spec_from_file_location('n', 'own/__init__.py')\n"
    "found = importlib.util.module_from_spec(spec)\nspec.loader.exec_module(found)\nreturn found.A",
    "run": "import runpy\nopen('new.py', 'w').write('A = 3')\nreturn runpy.run_path('new.py')['A']",
    "from an archive": "import sys\nwith zipfile.ZipFile('n.zip', 'w') as z:\n"
    "    z.writestr(zipfile.ZipInfo('zipped.py'), 'A = 3')\n"
    "sys.path.insert(0, 'n.zip')\nimport zipped\nreturn zipped.A",
    "changed": f"{WRITTEN}import own\nopen('own/__init__.py', 'w').write('A = 4444')\n"
    "return own.A, importlib.reload(own).A",
}
LIBRARIES = {
    "raw": "f = io.FileIO('n', 'w')\nf.write(b'x')\nf.close()\nreturn io.FileIO('n').read(), open('n', 'rb', 0).name",
    "as code": "open('n', 'w').write('a')\nreturn io.open_code(os.path.abspath('n')).read()",
    "bz2": "import bz2\nwith bz2.open('n', 'w') as f:\n    f.write(b'x')\nreturn bz2.open('n').read()",
    "tarfile": "import tarfile\nwith tarfile.open('n', 'w') as t:\n    t.add('data')\n"
    "return sorted(tarfile.open('n').getnames())",
    "an archive": "shutil.make_archive('n', 'zip', 'data')\nreturn sorted(zipfile.ZipFile('n.zip').namelist())",
    "arrays": "import numpy as np\nnp.save('n.npy', np.arange(3))\nnp.savez('n.npz', a=np.arange(2))\n"
    "np.arange(4).tofile('n')\nm = np.memmap('m', dtype=int, shape=(2,), mode='w+')\nm[:] = 1\nm.flush()\n"
    "return (np.load('n.npy').tolist(), np.load('n.npz')['a'].tolist(), np.fromfile('n', dtype=int).tolist(), "
    "np.fromfile('m', dtype=int).tolist())",
    "arrays, nowhere": "import numpy as np\nnp.arange(4).tofile('none/n')",
    "in memory": "import mmap\nf = open('data/a.txt', 'r+b')\nm = mmap.mmap(f.fileno(), 0)\nm[:3] = b'ONE'\n"
    "m.close()\nreturn open('data/a.txt').read()",
}
OPENED = {
    "written anew": "f = open('data/a.txt')\nopen('data/a.txt', 'w').write('NEW')\nreturn f.read()",
    "written on": "f = open('data/a.txt')\nf.readline()\nwith open('data/a.txt', 'a') as g:\n    g.write('more')\n"
    "return f.read(), f.tell()",
    "at its place": "fd = os.open('data/a.txt', os.O_RDONLY)\nos.read(fd, 4)\n"
    "Path('data/a.txt').write_text('ONE\\nTWO')\n"
    "return os.read(fd, 9), os.get_inheritable(fd)",
    "and deleted": "f = open('data/a.txt')\nos.unlink('data/a.txt')\nopen('data/a.txt', 'w').write('NEW')\n"
    "return f.read()",
}
ALL = {
    f"{kind}: {name}": body
    for kind, bodies in (("database", DATABASES), ("import", IMPORTS), ("library", LIBRARIES), ("opened", OPENED))
    for name, body in bodies.items()
}


@pytest.mark.parametrize("name", list(ALL))
def test_files_of_libraries_are_as_python_alone_has_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    if "numpy" in ALL[name]:
        pytest.importorskip("numpy")
    alone, found = both(tmp_path, monkeypatch, ALL[name])
    assert found.value == alone


NOT_KNOWN = {
    "a library in C": "import ctypes\nreturn bool(ctypes.CDLL(None))",
    "another program": "import subprocess\nsubprocess.run(['touch', 'n'])\nreturn os.path.exists('n')",
    "where a database is": "return len(sqlite3.connect('n').execute('pragma database_list').fetchall())",
}


@pytest.mark.parametrize("name", list(NOT_KNOWN))
def test_what_is_not_seen_of_files_is_assumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    _, found = both(tmp_path, monkeypatch, NOT_KNOWN[name])
    assert [each.use for each in found.assumptions] == [VARYING]
