"""What of Python's library scripts use most, and of pytest: every state is that of a real run, or nothing is said."""

from pathlib import Path
from textwrap import dedent

import pytest
from test_jumping import recorded, wrong_of_walks
from test_reckoner import compared

ENDS = """
    import csv
    import io
    import sys

    class Log:
        def __init__(self):
            self.lines = []

        def write(self, text):
            self.lines.append(text)

    def usage(out=sys.stderr):
        print("usage", file=out)
        out.write("more\\n")
        raise SystemExit(2)

    def check(n):
        try:
            if n == 0:
                sys.exit("none")
            if n == 1:
                usage()
        except SystemExit as end:
            return end.code
        finally:
            print(n, file=sys.stderr, flush=True)
        return "ok"

    def main():
        log, text = Log(), io.StringIO()
        print("a", 1, [2], file=log, sep="-", end="!")
        print("b", 2.5, None, file=text)
        codes = [check(n) for n in range(3)]
        csv.writer(sys.stdout).writerow([1, "a"])
        try:
            raise 5
        except TypeError as error:
            codes.append(str(error))
        return len(sys.stdout.write(text.getvalue()) * "x") - 11

    if __name__ == "__main__":
        sys.exit(main())
    """
TESTS = """
    import pytest
    import sys
    from pytest import raises

    pytestmark = pytest.mark.skipif(sys.version_info < (3, 5), reason="old")

    class Own(Exception):
        def __str__(self):
            return "own " + repr(self.args)

    def fails(n):
        if n == 1:
            raise Own(n)
        if n == 2:
            raise KeyError("key")
        return n

    @pytest.mark.parametrize("n,kind", [(1, Own), pytest.param(2, KeyError, id="x")])
    def test_a(n, kind):
        with pytest.raises(kind) as info:
            fails(n)
        assert isinstance(info.value, kind)
        return info.value.args

    @pytest.mark.slow
    def test_b():
        with raises(Own, match=r"own \\(\\d"):
            fails(1)
        x = 0.1 + 0.2
        assert x == pytest.approx(0.3)
        assert [1.0, 2] == pytest.approx([1, 2.0])
        found = pytest.raises(ZeroDivisionError, lambda: 1 / 0)
        with pytest.raises((ValueError, KeyError)):
            fails(2)
        return x, found.type is ZeroDivisionError

    @pytest.mark.integration
    class TestMore:
        @pytest.mark.parametrize("x", [1])
        def test_c(self, x):
            with pytest.raises(KeyError):
                fails(2)
            return x

    print(test_a(1, Own), test_a(2, KeyError), test_b(), TestMore().test_c(1))
    with pytest.raises(KeyError):
        fails(3)
    """
SETS = """
    s = {8, 0, 16, 3, 1}
    t, u = {0, 8}, {8, 0}
    v = {33, 1, 65, 97, 129, 5, 3}
    out = []
    for x in s | v:
        out.append(x)
    for x in {24, 16, 8, 0}:
        out.append(x)
    w = {*s, *t, 40, *[8, 16, 100]}
    out += [x for x in w]
    big = set()
    for i in range(50):
        big.add(i * 7 % 101)
        if i % 3 == 0 and big:
            out.append(big.pop())
    w.discard(8)
    w.add(8)
    print(w, s - {8}, {x % 5 for x in big}, frozenset(v), f"{w}", list(t), list(u), tuple(s & v))
    pairs = [x for x in {(1, 2), (3, 4), (0, 0)}]
    one, other = {5, 1}
    mixed = [x for x in {1.5, 2, True}]
    table = dict.fromkeys(s, 0)
    print(out, max({"a", "b"}))
    """
NAMES = """
    import sys
    try:
        unicode
    except NameError as error:
        unicode = str
        told = error.args
    try:
        basestring = (str, basestring)
    except NameError:
        basestring = str
    PYPY = hasattr(sys, "pypy_version_info")
    has = hasattr(sys, "maxsize"), hasattr(sys, "nothing")
    pad = "__no__pad__"

    def part(n, pad=pad):
        if pad is no_pad:
            return n
        return pad

    no_pad = pad
    print(part(1), part(2, "x"), part(3, None))
    k = 10**3
    same = k is k, "ab" is pad, k is 7
    """


LIBRARY = """
    '''Words.'''
    import argparse
    import configparser
    import inspect
    import sys
    import textwrap
    import uuid
    import warnings
    import pprint
    import time
    import array
    import html.parser
    import statistics
    import string
    import unicodedata
    from collections import UserDict, UserList
    from datetime import datetime, timezone, tzinfo, timedelta
    from pathlib import Path

    def build(prog=None):
        parser = argparse.ArgumentParser(prog=prog, description="A tool")
        parser.add_argument("names", nargs="+", help="who")
        parser.add_argument("-n", "--number", type=int, default=3)
        parser.add_argument("--kind", choices=["a", "b"], default="a")
        parser.add_argument("-v", "--verbose", action="store_true")
        return parser

    def commands():
        parser = argparse.ArgumentParser(prog="git")
        sub = parser.add_subparsers(dest="command", required=True)
        add = sub.add_parser("add")
        add.add_argument("path", type=Path)
        add.set_defaults(func=len)
        return parser

    class Local(tzinfo):
        def utcoffset(self, when):
            return timedelta(hours=2)
        def dst(self, when):
            return timedelta(0)
        def tzname(self, when):
            return "L"

    class Lower(UserDict):
        def __setitem__(self, key, value):
            super().__setitem__(key.lower(), value)

    class Titles(html.parser.HTMLParser):
        def __init__(self):
            super().__init__()
            self.found = []
            self.inside = False
        def handle_starttag(self, tag, attrs):
            self.inside = tag == "h1"
        def handle_data(self, data):
            if self.inside:
                self.found.append(data)
        def handle_endtag(self, tag):
            self.inside = False

    class Old(dict):
        def __init__(self, *args, **kw):
            dict.__init__(self, *args, **kw)
            self.log = []
        def __setitem__(self, key, value):
            self.log.append(key)
            dict.__setitem__(self, key, value)

    class Failure(Exception):
        def __init__(self, code, text):
            Exception.__init__(self, text)
            self.code = code

    def sig(a, /, b, *rest, c: int = 3, d="x", **more) -> str:
        '''Do.

        more
        '''
        return a

    class Thing:
        '''A thing.'''
        def method(self, x, y=1):
            return x

    def who():
        frame = sys._getframe(1)
        return frame.f_globals.get("__name__")

    def main():
        args = build().parse_args(["-n", "4", "bob", "eve", "--kind", "b"])
        total = args.number * len(args.names)
        try:
            build("tool").parse_args(["--kind", "z", "x"])
        except SystemExit as end:
            total += end.code
        got = commands().parse_args(["add", "a/b.txt"])
        path = got.path.with_suffix(".md")
        conf = configparser.ConfigParser()
        conf.read_string("[db]\\nhost = local\\nport = 5\\nurl = %(host)s:1\\n[x]\\n")
        port = conf.getint("db", "port") + conf["db"].getint("port")
        hosts = {name: dict(conf[name]) for name in conf.sections()}
        when = datetime(2024, 1, 2, 3, tzinfo=Local())
        utc = when.astimezone(timezone.utc), datetime.fromtimestamp(0, timezone.utc)
        low = Lower(A=1)
        low["B"] = 2
        titles = Titles()
        titles.feed("<p>x</p><h1>Hi <b>you</b></h1><h1>Two</h1>")
        old = Old(a=1)
        old["b"] = 2
        try:
            raise Failure(4, "bad")
        except Failure as failure:
            told = str(failure), failure.code
        s = inspect.signature(sig)
        names = [(p.name, str(p.kind), p.default is p.empty) for p in s.parameters.values()]
        bound = s.bind(1, 2, 3, c=4, z=5)
        bound.apply_defaults()
        m = list(inspect.signature(Thing().method).parameters)
        warnings.warn("old", DeprecationWarning, stacklevel=2)
        pprint.pprint({"b": [1, 2], "a": (3,)})
        text = pprint.pformat({"b": list(range(40)), "a": {"x": "y" * 50}})
        time.sleep(0.01)
        numbers = array.array("i", [1, 2])
        numbers.append(3)
        nd = statistics.NormalDist(1, 2)
        wrapped = textwrap.TextWrapper(width=12, subsequent_indent="  ").fill("the quick brown fox jumps")
        u = uuid.uuid5(uuid.NAMESPACE_DNS, "x.org"), uuid.UUID("12345678123456781234567812345678").hex
        return (total, path.name, str(path), port, hosts, utc, low, titles.found, old, old.log, told, names, bound.args,
                bound.kwargs, str(s), m, text, numbers.tolist(), nd.mean, wrapped, u, inspect.getdoc(sig), who(),
                unicodedata.decomposition("é"), inspect.isfunction(sig), inspect.isclass(Thing), __doc__)

    if __name__ == "__main__":
        for each in main():
            print(each)
        sys.exit(0)
    """
METACLASSES = """
    '''Words
    of the module.'''
    class Registry(type):
        known = {}
        def __new__(mcs, name, bases, space, **more):
            cls = super().__new__(mcs, name, bases, space)
            cls.tag = more.get("tag", name.lower())
            mcs.known[name] = cls.tag
            return cls
        def __init__(cls, name, bases, space, tag=None):
            super().__init__(name, bases, space)
            cls.count = len(space)
        def __call__(cls, *args):
            made = super().__call__(*args)
            made.made_by = cls.tag
            return made
        def __len__(cls):
            return 7
        def __getitem__(cls, key):
            return key * 2
        def __iter__(cls):
            return iter([1, 2])
        @property
        def label(cls):
            return "<" + cls.tag + ">"
        def help(cls):
            return cls.__name__

    class A(metaclass=Registry):
        def __init__(self, x):
            self.x = x
        def __repr__(self):
            return f"A({self.x})"

    class B(A, tag="bee"):
        '''Words.'''
        y = 1

    class Ordered(type):
        @classmethod
        def __prepare__(mcs, name, bases):
            return {"first": 1}
        def __new__(mcs, name, bases, space):
            return super().__new__(mcs, name, bases, dict(space, order=sorted(k for k in space if k[0] != "_")))

    class C(metaclass=Ordered):
        b = 2
        a = first + 1

    class Plugin:
        plugins = []
        def __init_subclass__(cls, /, name=None, **more):
            super().__init_subclass__(**more)
            cls.name = name or cls.__name__
            Plugin.plugins.append(cls.name)

    class P1(Plugin):
        pass

    class P2(Plugin, name="two"):
        pass

    class Singleton(type):
        _made = {}
        def __call__(cls, *args, **kw):
            if cls not in cls._made:
                cls._made[cls] = super().__call__(*args, **kw)
            return cls._made[cls]

    class S(metaclass=Singleton):
        def __init__(self):
            self.n = 0

    class Typed:
        def __set_name__(self, owner, name):
            self.name = "_" + name
        def __get__(self, obj, owner=None):
            if obj is None:
                return self
            return getattr(obj, self.name, None)
        def __set__(self, obj, value):
            if not isinstance(value, int):
                raise TypeError(self.name)
            setattr(obj, self.name, value)

    class T:
        a = Typed()
        b = Typed()
        def __init__(self, a, b):
            self.a, self.b = a, b

    def main():
        a, b = A(1), B(2)
        s = S()
        s.n += 1
        t = T(1, 2)
        try:
            t.a = "x"
        except TypeError as e:
            msg = e.args
        n = len(A), A[3], list(B), A.label, B.help()
        return (Registry.known, a.made_by, b.made_by, C.order, C.a, Plugin.plugins, S() is s, S().n, t.a + t.b,
                isinstance(b, A), type(A) is Registry, B.count, __doc__, n)

    print(main())
    """


AT_WORK = """
    import random
    import logging
    import io
    import sqlite3
    import sys
    import os.path
    import xml.etree.ElementTree as ET
    from contextlib import closing, redirect_stdout, redirect_stderr

    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(message)s", stream=sys.stderr)
    log = logging.getLogger(__name__)
    log.setLevel("DEBUG")
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(message)s"))
    log.addHandler(handler)

    random.seed(42)
    own = random.Random("x")

    def deal(n):
        cards = list(range(n))
        random.shuffle(cards)
        own.shuffle(cards)
        return cards, random.randint(1, 6), random.choice("abc"), own.random(), random.sample(range(50), k=3)

    def captured():
        out = io.StringIO()
        with redirect_stdout(out):
            print("a", 1)
            sys.stdout.write("b\\n")
            away = redirect_stdout(io.StringIO())
            with away as inner:
                print("hidden")
        print("seen")
        return out.getvalue(), inner.getvalue()

    def stored(rows):
        with closing(sqlite3.connect(":memory:")) as db:
            db.row_factory = sqlite3.Row
            db.execute("create table t (a integer primary key, b text unique)")
            with db:
                db.executemany("insert into t (b) values (?)", rows)
            try:
                with db:
                    db.execute("insert into t (b) values (?)", ("x",))
            except sqlite3.IntegrityError as error:
                log.error("no: %s", error)
            found = [dict(row) for row in db.execute("select * from t order by b desc")]
            count, = db.execute("select count(*) from t").fetchone()
        return found, count

    def document():
        root = ET.Element("people", n="2")
        for name in ("ann", "bob"):
            person = ET.SubElement(root, "person", id=name)
            person.text = name.title()
        text = ET.tostring(root, encoding="unicode")
        again = ET.fromstring(text)
        return text, [p.text for p in again.iter("person")], again[1].get("id"), len(again), again.find("none")

    hits = [y for x in range(5) if (y := x * 2) > 4]
    last = y
    log.info("here")
    print(deal(6), captured(), stored([("x",), ("y",)]), document(), hits, last)
    print(os.path.relpath("/a/b/c", "/a/d"), os.path.abspath("/a/../b"))
    """
SPECIAL = """
    class Old:
        def __init__(self, n):
            self.n = n
        def __cmp__(self, other):
            return self.n - other.n
        def __lt__(self, other):
            return self.__cmp__(other) < 0
        def __index__(self):
            return self.n
        def __call__(self):
            return self.__index__() + self.__class__.__index__(self)
    class New(Old):
        def __index__(self):
            return super().__index__() + 1
    a, b = Old(1), New(2)
    x = a < b, sorted([b, a])[0].n, a(), b(), [5, 6, 7, 8][b]
    """
INNER_CLASSES = """
    from dataclasses import dataclass
    from enum import Enum
    import argparse
    import logging
    logging.basicConfig(level="INFO")

    class Out:
        def __init__(self):
            self.parts = []
        def write(self, text):
            self.parts.append(text)

    class Shown:
        def __init__(self, n):
            self.n = n
        def __str__(self):
            return f"<{self.n}>"

    def main():
        @dataclass
        class Point:
            x: int
            y: int = 0

        class Kind(Enum):
            A = 1

        class Outer:
            class Inner(Exception):
                pass
            @dataclass
            class Part:
                n: int
        p = Point(1)
        out = Out()
        print(Shown(1), Shown(2), p, file=out)
        try:
            Point()
        except TypeError as e:
            told = str(e)
        try:
            Outer.Part(1, 2)
        except TypeError as e:
            told += str(e)
        try:
            raise Outer.Inner("x")
        except Outer.Inner as e:
            kind = type(e).__name__
        return out.parts, str(p), repr(Outer.Part(3)), told, kind, str(Kind.A), f"{p}"

    print(main())
    """
MISFITS = """
    def f(a, /, b, *, c, d=1):
        return a

    def g(*rest, **more):
        return rest

    class Thing:
        def method(self, x, y=2):
            return x

    def gen(n):
        yield n

    def told(call):
        try:
            return call()
        except TypeError as error:
            return str(error)

    thing = Thing()
    calls = [
        lambda: f(), lambda: f(1), lambda: f(1, 2), lambda: f(1, 2, 3, c=4), lambda: f(a=1, b=2, c=3),
        lambda: f(1, 2, b=3, c=1), lambda: f(1, 2, c=3, z=4), lambda: thing.method(), lambda: thing.method(1, 2, 3),
        lambda: thing.method(x=1, self=2), lambda: gen(), lambda: Thing(1), lambda: g(1, x=2), lambda: (lambda q: q)(),
    ]
    for call in calls:
        print(told(call))
    f(1)
    """


@pytest.mark.parametrize(
    "source", [ENDS, TESTS, SETS, NAMES, LIBRARY, METACLASSES, AT_WORK, SPECIAL, INNER_CLASSES, MISFITS]
)
@pytest.mark.filterwarnings("ignore:.*is. with:SyntaxWarning")
def test_every_state_of_a_script_is_said(source: str, tmp_path: Path) -> None:
    recording = recorded(tmp_path, dedent(source))
    count, known, wrong = compared(recording)
    assert not wrong, wrong[:3]
    assert known == count - 1


@pytest.mark.parametrize(
    "source", [ENDS, TESTS, SETS, NAMES, LIBRARY, METACLASSES, AT_WORK, SPECIAL, INNER_CLASSES, MISFITS]
)
@pytest.mark.filterwarnings("ignore:.*is. with:SyntaxWarning")
def test_walks_through_a_script_are_said_rightly(source: str, tmp_path: Path) -> None:
    """Among them such as begin in its middle, where nobody knows how a set was made, or which texts are one object."""
    said, wrong = wrong_of_walks(recorded(tmp_path, dedent(source)), range(12))
    assert not wrong, wrong[:3]
    assert said > 20


UNKNOWN = {
    "words go in any order": "out = [x for x in {'a', 'b', 'c'}]",
    "no number": "out = [x for x in {1, float('nan')}]",
    "whether texts that are equal are one": "a = 'a b'\nb = ' '.join(['a', 'b'])\nout = a is b",
    "a name that nobody handles": "out = missing",
    "what was printed elsewhere": "print(1, file=open('x', 'w'))\nout = 1",
    "how the program is called": "import argparse\nout = argparse.ArgumentParser().parse_args()",
    "how wide the terminal is": "import argparse\nout = argparse.ArgumentParser().format_help()",
    "local time": "import datetime\nout = datetime.datetime.fromtimestamp(0)",
    "dice that nobody seeded": "import random\nout = random.random()",
    "the dice in a statement": "import sqlite3\nout = [*sqlite3.connect(':memory:').execute('select random()')]",
    "what a logger writes into a text": "import io, logging\nlogging.basicConfig(stream=io.StringIO())\nout = 1",
    "the current folder": "import os.path\nout = os.path.abspath('x')",
    "how the terminal is": "import sys\nout = sys.stdout.isatty()",
}


@pytest.mark.parametrize("lines", UNKNOWN.values(), ids=list(UNKNOWN))
def test_nothing_is_said_of_what_differs_from_run_to_run(
    lines: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # one of them writes a file
    recording = recorded(tmp_path, f"{lines}\nprint(out)\n")
    count, known, wrong = compared(recording)
    assert not wrong, wrong[:3]
    assert known < count - 1
