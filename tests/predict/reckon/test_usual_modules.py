"""What modules of real packages do where they are imported: it is known, or hides what it may have touched, no more."""

import sys
from pathlib import Path

import pytest
from test_importing import compared, project

KNOWN = {
    "names of Python's own by way of builtins": "import builtins\nX = builtins.len([1, 2])",
    "a branch that is not taken": "try:\n    X = 1\nexcept ImportError:\n    import ctypes\n    X = ctypes.sizeof(1)",
    "a variable called like something dangerous": "signal, gc = 1, [2]\nX = [signal, *gc]",
    "a table that holds nothing fast": "import weakref\n_seen = weakref.WeakKeyDictionary()\nX = 3",
    "a name that this version lacks": "try:\n    from math import no_such as X\nexcept ImportError:\n    X = 4",
    "all that a module has": "from string import *\nX = digits",
    "what two modules share": "from json.decoder import JSONDecodeError\nX = str(JSONDecodeError('a', 'b', 0))",
    "which Python it is": "import sys\nX = sys.implementation.name",
    "literals": "import ast\nX = ast.literal_eval('[1, {2: None}]')",
    "names of characters": "from html.entities import name2codepoint\nX = name2codepoint['amp']",
    "methods of abstract classes": """
from collections.abc import Mapping, Sequence
class Table:
    def __init__(self):
        self.kept = {"a": 1}
    def __getitem__(self, key):
        return self.kept[key]
    get = Mapping.get
Mapping.register(Table)
X = Table().get("a"), Table().get("b", 2), isinstance(Table(), Mapping), isinstance(Table(), Sequence)
""",
    "names of its own with two underscores": """
class Rules:
    def __init__(self):
        self.__rules__ = [1]
X = Rules().__rules__
""",
    "parts of a partial": "import functools\np = functools.partial(max, 1, key=abs)\nX = p.func(p.args + (2,))",
    "modules as keys": "import json, operator\nX = {json: 1, operator: 2}[operator], json == operator",
    "where it lies": "import os\nHERE = os.path.dirname(__file__)\nX = 5",
    "names of a class": "class A:\n    x = 1\n    def y(self):\n        return 2\nX = dir(A), 'y' in dir(A())",
    "a text with quotes": "import re\nX = re.match(r\"('|\\\\'|[^'])*'\", \"'it is' a text of many words'\").span()",
    "sets of objects": """
class Point:
    def __init__(self, x):
        self.x = x
    def __hash__(self):
        return hash(self.x)
    def __eq__(self, other):
        return self.x == other.x
X = [each.x for each in {Point(7), Point(16), Point(3)}]
""",
    "methods of containers by their names": "X = [*[1].__iter__()], {3, 1}.__contains__(3), [*{4, 2}.__iter__()]",
    "whether a text is an expression": """
def is_one(text):
    try:
        compile(text, "", "eval")
    except SyntaxError:
        return False
    return True
X = is_one("1 + 2"), is_one("1 +")
""",
    "attributes as a table": """
class Bag:
    def __init__(self, **given):
        self.__dict__.update(given)
        self.z = [*vars(self)]
X = vars(Bag(b=1, a=2)), Bag(c=3).__dict__["z"]
""",
    "functions of Python's own beside what is not known": """
from textwrap import dedent
import os
def own():
    return 1
HERE = dedent(os.environ["PATH"]), own()
X = dedent("  a")
""",
    "what a decorator notes of a function": """
def note(function):
    function.__notes_of_mine__ = [function.__name__]
    return function
@note
def own():
    return 1
X = own.__notes_of_mine__
""",
    "what a function takes": """
import inspect
def own(a, b: int = 2, *c, d=3, **e) -> str:
    return a
X = inspect.getfullargspec(own), inspect.getfullargspec(own).args
""",
    "a function beside that nobody calls": """
import os
def odd():
    return eval("1")
def own(x):
    return x
HERE = own(os.environ["PATH"])
X = 3
""",
    "paths as texts": "import os\nX = os.fspath('a') + os.pardir, isinstance('a', os.PathLike)",
    "objects that are keys for themselves": """
class Node:
    def __eq__(self, other):
        return True
    __hash__ = object.__hash__
one, other = Node(), Node()
X = {one: 1, other: 2}[other], object.__eq__(one, one)
""",
    "annotations of functions": """
def own(a: int, *, b: "str" = "x", **c: list[int]) -> None:
    return a
def bare(a):
    return a
X = own.__annotations__, getattr(bare, "__annotations__", 1), list(own.__annotations__)
""",
    "where something is in what may change": "import re\nX = re.compile(b'[bc]+').search(bytearray(b'abc')).span()",
    "what is done with letters that do not fit": "import codecs\nX = codecs.lookup_error('strict') is not None",
    "classes that are their own": """
class Mark(type):
    def __new__(cls, name, bases, space):
        made = super().__new__(cls, name, bases, space)
        made.__class__ = made
        return made
    def __repr__(self):
        return self.__name__
class LEFT(Mark, metaclass=Mark):
    pass
X = LEFT.__name__, type(LEFT) is LEFT
""",
    "parameters of classes": """
from typing import Generic, TypeVar
T = TypeVar("T")
class Box(Generic[T]):
    def __class_getitem__(cls, item):
        return super().__class_getitem__(item)
class Numbers(Box[int]):
    kept = 1
X = Numbers().kept, issubclass(Numbers, Box)
""",
    "whether there is a name": "A = 1\nif 'B' not in globals():\n    B = 2\nX = B, 'A' in globals(), 'C' in globals()",
    "hashes of numbers": """
class Point:
    def __init__(self, x):
        self.x = x
    def __hash__(self):
        return hash((self.x, 2))
    def __eq__(self, other):
        return self.x == other.x
X = len({Point(1), Point(1), Point(2)}), hash(Point(1)) == hash((1, 2)), hash(2.0)
""",
}

LATEST = {"names of a class": (3, 13), "annotations of functions": (3, 14), "what a function takes": (3, 14)}
"""From which Python on they are not known."""


@pytest.mark.parametrize("text", KNOWN.values(), ids=KNOWN.keys())
def test_what_a_module_does_where_it_is_imported_is_known(tmp_path: Path, text: str) -> None:
    is_known = not any(text is KNOWN[name] and sys.version_info >= version for name, version in LATEST.items())
    text = f"{text.strip()}\nMORE = [1]\n\ndef f():\n    MORE.append(X)\n    return X, MORE\n"
    unsaid, wrong = compared(project(tmp_path, {"app.py": text}), "app.py::f")
    assert not wrong
    assert not (is_known and unsaid)


UNKNOWN = {
    "a name by a text": "exec('def g(): return 2')",
    "a name by a function of the program's": "def put():\n    globals()['g'] = lambda: 2\nput()",
    "a name of Python's own": "import builtins\nbuiltins.len = lambda x: 2\ndef g():\n    return len([])",
    "a name by way of a function": "import builtins\nsetattr(builtins, 'abs', str)\ndef g():\n    return abs(1)",
    "the code of a function": "def h():\n    return 2\ng.__code__ = h.__code__",
    "a hash of a text": "def g():\n    return hash('a') % 1000",
    "what is done with letters that do not fit": """
import codecs
codecs.register_error("own", lambda error: ("?", error.end))
def g():
    return "\u00e4".encode("ascii", "own")
""",
    "an encoding that is registered": """
import codecs
codecs.register(lambda name: codecs.lookup("ascii") if name == "own" else None)
def g():
    return b"a".decode("own")
""",
    "a search in what changes": """
import re
def g():
    text = bytearray(b"ab")
    found = re.search(b"a", text)
    text[0] = 99
    return found
""",
}


@pytest.mark.parametrize("text", UNKNOWN.values(), ids=UNKNOWN.keys())
def test_nothing_wrong_is_said_where_names_may_mean_something_else(tmp_path: Path, text: str) -> None:
    text = f"def g():\n    return 1\n\n{text.strip()}\n\ndef f():\n    found = g()\n    return found\n"
    unsaid, wrong = compared(project(tmp_path, {"app.py": text}), "app.py::f")
    assert not wrong
    assert unsaid


TOLD_BY_THEMSELVES = """
    class Trouble(Exception):
        def __init__(self, words):
            super().__init__(words)
            self.words = words

        def __str__(self):
            return self.words + "!"

    class Check:
        def __init__(self, words):
            if words != "a":
                raise Trouble(words)

        def __eq__(self, other):
            raise Trouble("eq")

    def f():
        found = []
        for words in ("a", "b"):
            try:
                found.append(Check(words) == 1)
            except Trouble as error:
                found.append(error.words)
        return found, str(Trouble("c"))
    """


def test_exceptions_with_a_text_of_their_own_are_not_asked_for_it(tmp_path: Path) -> None:
    assert compared(project(tmp_path, {"app.py": TOLD_BY_THEMSELVES}), "app.py::f") == ([], [])


BEGINS_WITH_WORDS = '''
    def plain(x):
        """Says it."""
        return "a %s is %r" % (x, x)

    def longer(x):
        return ("a %s is %r" %
            (x, x))

    def first_a_name(x):
        raise ValueError("a %s is %r" % (x,
            x))

    def f():
        try:
            first_a_name(1)
        except ValueError as error:
            return plain(1), longer(2), str(error)
    '''


def test_a_function_may_begin_with_words_of_a_format(tmp_path: Path) -> None:
    unsaid, wrong = compared(project(tmp_path, {"app.py": BEGINS_WITH_WORDS}), "app.py::f")
    assert not wrong
    # How later Pythons compile a format is not known to the interpreter: there it says nothing of it.
    assert bool(unsaid) == (sys.version_info >= (3, 12))
