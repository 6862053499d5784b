"""Programs that use modules that are installed: what these compute is worked out, and no state tells of them."""

import os
from pathlib import Path

import pytest
from test_importing import compared, project

LIBRARY = {
    "shelves/__init__.py": """
        from .rows import Row, arranged
        from . import marks
        from .unknown import VERSION, CLOCK

        __all__ = ["Row", "arranged", "marks", "VERSION"]
        """,
    "shelves/rows.py": """
        from collections.abc import MutableSequence
        from functools import wraps

        class Full(Exception):
            pass

        class Row(MutableSequence):
            ROOM = 4

            def __init__(self, items=()):
                self._items = []
                self.extend(items)

            def __len__(self):
                return len(self._items)

            def __getitem__(self, place):
                return self._items[place]

            def __setitem__(self, place, item):
                self._items[place] = item

            def __delitem__(self, place):
                del self._items[place]

            def insert(self, place, item):
                if len(self) == self.ROOM:
                    raise Full(f"no room for {item!r}")
                self._items.insert(place, item)

            def each(self, change):
                for item in self._items:
                    yield change(item)

        def arranged(items, key=None):
            found = Row()
            for item in items:
                place = 0
                while place < len(found) and key(found[place]) <= key(item):
                    place += 1
                found.insert(place, item)
            return found

        def counted(function):
            @wraps(function)
            def counting(*args):
                counting.calls += 1
                return function(*args)
            counting.calls = 0
            return counting
        """,
    "shelves/marks.py": "_marks = {}\n\ndef mark(name):\n    _marks[name] = len(_marks)\n    return dict(_marks)\n",
    "shelves/unknown.py": "import time\nCLOCK = time.time()\nVERSION = '1.2'\n",
    "compiled/__init__.py": "VALUE = 3\n",
    "compiled/_part.so": "",
}
PROGRAM = """
    from shelves import Row, arranged, marks
    from shelves.rows import Full, counted
    import shelves.rows as rows

    NAMES = ["b", "a"]

    class Wide(Row):
        ROOM = 6

        def insert(self, place, item):
            super().insert(place, item)
            self.last = item

    def size(word):
        return len(word)

    @counted
    def doubled(x):
        if x == 3:
            raise ValueError(x)
        return x * 2

    def filled(row, items):
        try:
            for item in items:
                row.append(item)
        except Full as error:
            return str(error)
        return row[-1]

    def main_part():
        found = arranged(["ccc", "a", "bb"], key=size)
        words = list(found)
        ends = [filled(Row(), range(6)), filled(Wide(), range(6)), filled(rows.Row("ab"), NAMES)]
        turns = list(Row([1, 2]).each(doubled))
        try:
            for each in Row([2, 3, 4]).each(doubled):
                turns.append(each)
        except ValueError as error:
            turns.append(error.args)
        marks.mark("x")
        return words, ends, turns, doubled.calls, marks.mark("y"), "ccc" in found
    """


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where programs lie beside which a library is installed."""
    folder = project(tmp_path / "site", LIBRARY)
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
    monkeypatch.syspath_prepend(folder)
    return tmp_path / "app"


def test_what_a_library_computes_is_known_and_what_it_calls_is_told(installed: Path) -> None:
    assert compared(project(installed, {"app.py": PROGRAM}), "app.py::main_part") == ([], [])


@pytest.mark.parametrize("statement", ["import compiled\nX = compiled.VALUE", "from shelves import CLOCK as X"])
def test_what_of_a_library_cannot_be_known_is_not_said(installed: Path, statement: str) -> None:
    text = f"{statement}\nfrom shelves import VERSION\n\ndef f():\n    y = VERSION\n    return X\n"
    unsaid, wrong = compared(project(installed, {"app.py": text}), "app.py::f")
    assert unsaid and not wrong


def test_a_library_whose_part_is_not_known_leaves_the_data_of_the_program_alone(installed: Path) -> None:
    text = "from shelves import CLOCK\nDATA = [1]\nNOW = CLOCK + 1\n\ndef f():\n    return DATA\n"
    assert compared(project(installed, {"app.py": text}), "app.py::f") == ([], [])


def test_a_module_of_the_program_is_meant_before_an_installed_one(installed: Path) -> None:
    text = "from shelves import NAME\n\ndef f():\n    return NAME\n"
    assert compared(project(installed, {"app.py": text, "shelves.py": "NAME = 'own'\n"}), "app.py::f") == ([], [])
