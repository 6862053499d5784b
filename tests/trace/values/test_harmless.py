"""Which `__repr__` may be called."""

from textwrap import indent

import pytest

from ndb.trace.values.harmless import Reads, reads


def judge(body: str, shadowed: dict[str, object] | None = None) -> Reads | None:
    source = "class C:\n    def __repr__(self):\n" + indent(body, " " * 8) + "\n"
    return reads(source, 2, shadowed or {})


@pytest.mark.parametrize(
    ("body", "attributes"),
    [
        ('return f"C({self.x!r}, {self.y:>5})"', {"x", "y"}),
        ('return "C(%s)" % self.x', {"x"}),
        ('return "C({})".format(self.x)', {"x"}),
        ('"""Says it."""\nreturn type(self).__name__', set()),
        ("return self.__class__.__name__ + repr(self.x)", {"x"}),
        ('if self.x is None:\n    return "C()"\nreturn str(self.x)', {"x"}),
        ('return ", ".join(str(v) for v in self.items)', {"items"}),
        ('return f"{[k for k, v in self.table.items() if v]}"', {"table"}),
        ("parts = sorted(self.x)\nreturn str(parts[0:2])", {"x"}),
        ('return "a" if self.x > 1 and not self.y else "b"', {"x", "y"}),
    ],
)
def test_reading_and_formatting_are_harmless(body: str, attributes: set[str]) -> None:
    found = judge(body)
    assert found is not None
    assert found.attributes == attributes


@pytest.mark.parametrize(
    "body",
    [
        "print(self.x)\nreturn ''",
        "self.x += 1\nreturn str(self.x)",
        "self.x = 1\nreturn ''",
        "del self.x\nreturn ''",
        "return self.name()",
        "return str(self)",
        "return f'{self}'",
        "return super().__repr__()",
        "while True:\n    pass",
        "for _ in self.x:\n    pass\nreturn ''",
        "return '-' * self.width",
        "return f'{self.x:>99999999}'",
        "return f'{self.x:{self.width}}'",
        "return '%99999999d' % self.x",
        "return '{:99999999}'.format(self.x)",
        "return str(2 ** self.x)",
        "import os\nreturn os.getcwd()",
        "global seen\nseen = 1\nreturn ''",
        "return open(self.x).read()",
        "return (lambda: self.x)()",
        "return helper(self.x)",
        "return self.x.append(1) or ''",
        "return self.__dict__",
        "return str(id(self))",
        "with self.lock:\n    return ''",
        "try:\n    return self.x\nexcept E:\n    return ''",
        "yield self.x",
        "return str(n := self.x)",
    ],
)
def test_anything_else_is_not(body: str) -> None:
    assert judge(body) is None


def test_a_builtin_that_the_module_redefines_is_not_trusted() -> None:
    assert judge("return repr(self.x)") is not None
    assert judge("return repr(self.x)", {"repr": print}) is None


def test_calls_of_methods_are_told() -> None:
    used, plain = judge("return ', '.join(self.x.keys())"), judge("return ', '.join(self.x)")
    assert used is not None and used.calls_methods
    assert plain is not None and not plain.calls_methods
