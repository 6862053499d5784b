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


@pytest.mark.parametrize("source", [ENDS, TESTS, SETS, NAMES])
@pytest.mark.filterwarnings("ignore:.*is. with:SyntaxWarning")
def test_every_state_of_a_script_is_said(source: str, tmp_path: Path) -> None:
    recording = recorded(tmp_path, dedent(source))
    count, known, wrong = compared(recording)
    assert not wrong, wrong[:3]
    assert known == count - 1


@pytest.mark.parametrize("source", [ENDS, TESTS, SETS, NAMES])
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
    "how the terminal is": "import sys\nout = sys.stdout.isatty()",
}


@pytest.mark.parametrize("lines", UNKNOWN.values(), ids=list(UNKNOWN))
def test_nothing_is_said_of_what_differs_from_run_to_run(lines: str, tmp_path: Path) -> None:
    recording = recorded(tmp_path, f"{lines}\nprint(out)\n")
    count, known, wrong = compared(recording)
    assert not wrong, wrong[:3]
    assert known < count - 1
