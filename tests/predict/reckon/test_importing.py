"""Programs of several files: what is imported is interpreted too, in Python's order; nothing wrong is ever said."""

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from textwrap import dedent

import pytest

from ndb.engine.neural.engine import NeuralEngine
from ndb.model.load import open_model
from ndb.predict.reckon.reckoner import Reckoner
from ndb.session.open import Program, open_recording, record_beside
from ndb.trace.state import State
from ndb.tree.action import STEP_INTO

SHOP = {
    "shop/__init__.py": "from .pricing import total\nfrom . import models\n",
    "shop/models.py": """
        from __future__ import annotations
        from dataclasses import dataclass
        from enum import Enum
        from .constants import *

        class Kind(Enum):
            FOOD = "food"
            TOOL = "tool"

        @dataclass
        class Item:
            name: str
            price: int
            kind: Kind = Kind.FOOD

            @property
            def taxed(self):
                return self.price * (REDUCED if self.kind is Kind.FOOD else FULL) // 100
        """,
    "shop/constants.py": "FULL, REDUCED = 119, 107\n_HIDDEN = 3\n",
    "shop/pricing.py": """
        import shop.helpers as tools
        from shop.models import Item, Kind
        DISCOUNTS = {"vip": 20, "staff": 50}

        def total(rows, who):
            items = [Item(name, price, Kind(kind)) for name, price, kind in rows]
            amount = sum(item.taxed for item in items)
            return amount - amount * tools.clamp(DISCOUNTS.get(who, 0), 0, 40) // 100
        """,
    "shop/helpers/__init__.py": "from .limits import clamp\n",
    "shop/helpers/limits.py": "def clamp(x, low, high):\n    return max(low, min(x, high))\n",
}
ROWS = "[('tea', 200, 'food'), ('saw', 1500, 'tool')], 'staff'"


def project(folder: Path, files: Mapping[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(dedent(text).lstrip("\n"))
    return folder


def sources_of(target: str, args: str = "") -> Mapping[str, str]:
    return NeuralEngine.of_target(open_model(), target, args).sources


def compared(folder: Path, target: str, args: str = "") -> tuple[list[State], list[str]]:
    """States of a real run that were not said from the one before, and what was said wrongly."""
    target = str(folder / target)
    record_beside(Program(target, args=args), folder / "run.ndb")
    recording, _ = open_recording(folder / "run.ndb")
    states = [recording.state(index) for index in range(len(recording))]
    reckoner, latest = Reckoner(sources_of(target, args)), dict[int, State]()
    unsaid, wrong = list[State](), list[str]()
    for state, real in pairwise(states):
        reckoner.take(state, STEP_INTO)
        latest[state.frame] = state
        known = reckoner.next(STEP_INTO)
        if known is None:
            unsaid.append(state)
            continue
        before = latest[real.frame].locals if known.shown.partial else {}
        now = {name: text for name, text in {**before, **known.shown.locals}.items() if text is not None}
        said = known.file, known.line, known.shown.value, now if known.shown.sep.has_locals else None
        if said != (real.file, real.line, real.value, dict(real.locals) if known.shown.sep.has_locals else None):
            wrong.append(f"{said}, really {real}")
    return unsaid, wrong


def test_a_call_is_followed_through_all_files_of_its_package(tmp_path: Path) -> None:
    assert compared(project(tmp_path, SHOP), "shop/pricing.py::total", ROWS) == ([], [])


def test_a_script_tells_the_bodies_of_what_it_imports_in_their_order(tmp_path: Path) -> None:
    script = "import shop.models\nfrom shop import total\n\nprint(total([('tea', 200, 'food')], 'vip'))\n"
    assert compared(project(tmp_path, {**SHOP, "main.py": script}), "main.py") == ([], [])


def test_a_file_knows_what_it_imports_and_no_more(tmp_path: Path) -> None:
    folder = project(tmp_path, {**SHOP, "shop/unused.py": "X = 1\n", "other.py": "import shop\n"})
    assert set(sources_of(f"{folder}/shop/helpers/limits.py::clamp", "1, 2, 3")) == set(SHOP), "packages come first"
    assert set(sources_of(f"{folder}/shop/constants.py")) == {"constants.py"}, "a script is no part of a package"


def test_names_that_are_others_in_other_files_are_kept_apart(tmp_path: Path) -> None:
    files = {
        "one.py": "LIMIT = 1\ndef parse(x):\n    return x + LIMIT\n",
        "two.py": "import one\nLIMIT = 20\ndef parse(x):\n    return one.parse(x) * LIMIT\n",
    }
    assert compared(project(tmp_path, files), "two.py::parse", "3") == ([], [])


def test_modules_that_import_each_other_are_run_once(tmp_path: Path) -> None:
    files = {
        "left.py": "import right\nSEEN = []\ndef go(n):\n    SEEN.append(n)\n"
        "    return right.back(n - 1) if n else SEEN\n",
        "right.py": "import left\ndef back(n):\n    return left.go(n)\n",
    }
    _, wrong = compared(project(tmp_path, files), "left.py::go", "2")
    assert wrong == []


def test_what_functions_of_another_file_change_is_seen(tmp_path: Path) -> None:
    files = {
        "store.py": "total = 0\nitems = {}\ndef add(name, n):\n    global total\n    total += n\n    items[name] = n\n",
        "use.py": "import store\nfrom store import add, items\n\ndef go(n):\n    add('a', n)\n    store.total += 1\n"
        "    add('b', n)\n    return store.total, items\n",
    }
    assert compared(project(tmp_path, files), "use.py::go", "4") == ([], [])


def test_plugins_that_register_when_they_are_imported_are_known(tmp_path: Path) -> None:
    files = {
        "pipe/__init__.py": "from . import upper, strip\nfrom .registry import run\n",
        "pipe/registry.py": """
            STEPS = {}

            def step(name):
                def register(function):
                    STEPS[name] = function
                    return function
                return register

            def run(names, text):
                for name in names:
                    text = STEPS[name](text)
                return text
            """,
        "pipe/upper.py": "from .registry import step\n\n@step('upper')\ndef upper(text):\n    return text.upper()\n",
        "pipe/strip.py": "from .registry import step\n\n@step('strip')\ndef strip(text):\n    return text.strip()\n",
    }
    unsaid, wrong = compared(project(tmp_path, files), "pipe/registry.py::run", "['strip', 'upper'], ' a '")
    assert (unsaid, wrong) == ([], [])


@pytest.mark.parametrize(
    "statement",
    ["class Late(Base, tag=unknown):\n    pass", "@unknown(register)\ndef late():\n    pass", "unknown(register)(3)"],
)
def test_what_a_statement_that_is_not_known_runs_may_have_changed_anything(tmp_path: Path, statement: str) -> None:
    files = {
        "base.py": "SEEN = []\ndef register(x):\n    SEEN.append(x)\n    return register\n\nclass Base:\n"
        "    def __init_subclass__(cls, tag=None):\n        SEEN.append(tag)\n",
        "main_.py": f"from base import SEEN, Base, register\nfrom os import cpu_count as unknown\n"
        f"unknown = lambda x, y=unknown(): x\nCOUNT = len(SEEN)\n{statement}\n\ndef go():\n    return len(SEEN)\n",
    }
    _, wrong = compared(project(tmp_path, files), "main_.py::go")
    assert wrong == []


def test_which_module_is_meant_by_a_name_of_pythons_own_is_not_guessed(tmp_path: Path) -> None:
    files = {
        "statistics.py": "def mean(xs):\n    return 'mine'\n",
        "go.py": "import statistics\n\ndef f(xs):\n    return statistics.mean(xs)\n",
    }
    _, wrong = compared(project(tmp_path, files), "go.py::f", "[1, 2]")
    assert wrong == []
    files["go.py"] = files["go.py"].replace("import statistics", "from statistics import *").replace("statistics.", "")
    _, wrong = compared(project(tmp_path, files), "go.py::f", "[1, 2]")
    assert wrong == []


def test_what_cannot_be_read_hides_only_what_comes_from_there(tmp_path: Path) -> None:
    files = {
        "odd.py": "exec('x = 3')\ndef f():\n    return x\n",
        "go.py": "from odd import f\n\ndef plain(n):\n    return n + 1\n\n"
        "def go(n):\n    m = plain(n)\n    return m * f()\n",
    }
    unsaid, wrong = compared(project(tmp_path, files), "go.py::go", "4")
    assert wrong == [] and all(state.line == 8 or state.file == "odd.py" for state in unsaid if state.depth)


def test_a_module_that_is_not_installed_is_done_without_where_the_program_says_how(tmp_path: Path) -> None:
    files = {
        "fast.py": "import random\nimport logging\ntry:\n    import surely_nowhere_installed as speed\n"
        "except ImportError:\n    speed = None\ntry:\n    from nowhere_either.parts import sort\n"
        "except (ImportError, AttributeError):\n    def sort(xs):\n        return sorted(xs)\n"
        "log = logging.getLogger(__name__)\n",
        "go.py": "from fast import log, sort, speed\n\ndef go(xs):\n    log.info('sorting %s', xs)\n"
        "    return sort(xs) if speed is None else speed.sort(xs)\n",
    }
    assert compared(project(tmp_path, files), "go.py::go", "[2, 1]") == ([], [])
    assert compared(project(tmp_path, {**files, "main.py": "import go\nprint(go.go([3, 1]))\n"}), "main.py") == ([], [])


def test_locks_are_held_and_let_go_of(tmp_path: Path) -> None:
    files = {
        "box.py": """
            import threading
            from threading import RLock

            LOCK = threading.Lock()

            class Box:
                shared = RLock()

                def put(self, x):
                    with LOCK, self.shared:
                        with self.shared:
                            self.x = x
                    return self.x
            """,
        "go.py": """
            from box import LOCK, Box

            def go(n):
                with LOCK:
                    n += 1
                return Box().put(n), LOCK
            """,
    }
    assert compared(project(tmp_path, files), "go.py::go", "4") == ([], [])


def test_a_script_ends_where_a_file_of_its_project_needs_what_is_missing(tmp_path: Path) -> None:
    files = {
        "main.py": """
            try:
                import pk.bad
            except ValueError as error:
                print(error)
            try:
                from pk.bad import x
            except ValueError as error:
                print(error, "again")
            from pk.tools import run
            run(3)
            """,
        "pk/__init__.py": "NAME = 'pk'\n",
        "pk/bad.py": "x = 1\nraise ValueError(x)\n",
        "pk/tools.py": "import json\nfrom pk import NAME\nimport nowhere_at_all.inner\n\ndef run(n):\n    return n\n",
    }
    unsaid, wrong = compared(project(tmp_path, files), "main.py")
    assert not wrong, wrong[:3]
    assert not unsaid


def test_what_the_script_itself_lacks_is_left_to_the_model(tmp_path: Path) -> None:
    files = {"main.py": "import json\nimport nowhere_at_all\nprint(nowhere_at_all.f(3))\n"}
    unsaid, wrong = compared(project(tmp_path, files), "main.py")
    assert not wrong, wrong[:3]
    assert [state.line for state in unsaid] == [2]


def test_marks_of_tests_hide_nothing_and_objects_may_stand_for_functions(tmp_path: Path) -> None:
    files = {
        "words.py": "ODD = {'sheep', 'fish'}\nTABLE = [1]\n",
        "test_words.py": """
            import io
            import threading
            import pytest
            import words

            @pytest.mark.parametrize("word", [word for word in words.ODD])
            def test_odd(word):
                assert word in words.ODD

            class Partial:
                def __init__(self, function):
                    self.function = function
                    self.__name__ = function.__name__ + "!"
                    self.__doc__ = function.__doc__

                def __call__(self):
                    def inner():
                        pass
                    return self.__name__, inner.__qualname__, self.function.__module__

            def test_table():
                local = threading.local()
                local.x = len(words.TABLE)
                text = io.BytesIO(b"ab\\ncd").readline()
                return Partial(test_odd)(), getattr(local, "y", local.x), text, __doc__
            """,
    }
    unsaid, wrong = compared(project(tmp_path, files), "test_words.py::test_table")
    assert not wrong, wrong[:3]
    assert not unsaid
