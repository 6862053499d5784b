"""What the body of a class leaves for the metaclass, as the compiler of this Python has it."""

import ast
import sys
from textwrap import dedent
from typing import Any

import pytest
from test_reckoner import LIMITS, compared

from ndb.predict.reckon.program.program_text import static_attributes
from ndb.source.parse import parse
from ndb.trace.recorder.record_call import record_call

SEEN = """
    class Seen(type):
        def __new__(mcs, name, bases, space):
            names = [*space]
            return super().__new__(mcs, name, bases, space)

    def same(cls):
        return cls

    def f(a):
        @same
        @same
        class A(metaclass=Seen):
            '''Words.'''
            x = 1
            def g(self):
                self.b = self.a = 1
        class B(A):
            pass
        return A.x
"""
BINDING = """
    class A:
        a = 1
        def f(self, other):
            self.b, [self.a, *other.no] = other, (1, 2)
            self.c: int = 3
            self.no: int
            self.no += 1
            del self.no
            for self.d in ():
                pass
            with open() as self.e:
                pass
            return lambda self: [0 for self.f in ()]
        class B:
            def g(self):
                self.no = 1
"""


def test_a_metaclass_sees_what_the_compiler_puts_into_the_namespace() -> None:
    states, said, wrong = compared(record_call(dedent(SEEN), "f(1)", limits=LIMITS))
    assert (said, wrong) == (states - 1, [])


@pytest.mark.skipif(sys.version_info < (3, 13), reason="told by the compiler since 3.13")
def test_what_methods_bind_is_what_the_compiler_sees() -> None:
    source, space = dedent(BINDING), dict[str, Any]()
    [node] = parse(source).body
    assert isinstance(node, ast.ClassDef)
    exec(source, space)
    assert static_attributes(node) == space["A"].__static_attributes__ == tuple("abcdef")
