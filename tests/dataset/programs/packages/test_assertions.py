"""Assertions as programs: cases, literals, what stands before, what is said to come out."""

from ndb.dataset.programs.packages.assertions import Asserted, asserted_programs
from ndb.dataset.programs.standalone import Module, Modules

PACKAGE = """
def double(x):
    return x * 2


class Stack:
    def __init__(self):
        self.items = []

    def push(self, item):
        self.items.append(item)
        return self

    def top(self):
        return self.items[-1]
"""


def programs(test: str) -> list[Asserted]:
    modules = Modules(())
    modules.add(Module("little", PACKAGE))
    module = Module("tests.test_little", test)
    modules.add(module)
    return list(asserted_programs(module, modules, frozenset({"little"})))


def test_a_direct_call_is_a_call_of_the_function() -> None:
    [one] = programs("from little import double\n\n\ndef test_double():\n    assert double(4) == 8\n")
    assert (one.entry, one.calls, one.module) == ("double", (("double(4)", "8"),), "little")
    assert one.source == "def double(x):\n    return x * 2\n"


def test_what_a_test_does_before_stands_before() -> None:
    body = "    stack = little.Stack()\n    stack.push(3)\n    assert stack.top() == 3\n"
    [one] = programs(f"import little\n\n\ndef test_top():\n{body}")
    assert one.calls == (("example(3)", "3"),)
    assert "stack = Stack()\n    stack.push(number)\n    return stack.top()" in one.source


def test_cases_of_a_parametrized_test_are_calls() -> None:
    text = """import pytest
from little import double


@pytest.mark.parametrize("given, wanted", [(1, 2), ("a", "aa"), pytest.param([0], [0, 0], id="list")])
def test_double(given, wanted):
    assert double(given) == wanted
"""
    [one] = programs(text)
    assert one.calls == (("double(1)", "2"), ("double('a')", "'aa'"), ("double([0])", "[0, 0]"))


def test_cases_of_a_loop_are_calls() -> None:
    body = "    for x, y in [(1, 2), (3, 6)]:\n        assert double(x) == y\n"
    [one] = programs(f"from little import double\n\n\ndef test_all():\n{body}")
    assert one.calls == (("double(1)", "2"), ("double(3)", "6"))


def test_set_up_and_attributes_of_a_test_case_are_variables() -> None:
    text = """import unittest
from little import Stack


class TestStack(unittest.TestCase):
    def setUp(self):
        self.stack = Stack()

    def test_top(self):
        self.stack.push(1)
        self.assertEqual(self.stack.top(), 1)
"""
    [one] = programs(text)
    assert "stack = Stack()" in one.source and "self.assertEqual" not in one.source and one.calls[0][1] == "1"


def test_what_needs_a_fixture_or_nothing_of_the_package_is_left() -> None:
    one = "def test_a(thing):\n    assert double(thing) == 2\n"
    two = "def test_b():\n    assert len('ab') == 2\n"
    assert programs(f"from little import double\n\n\n{one}\n\n{two}") == []


def test_the_module_that_a_file_of_tests_is_called_after_is_put_in_although_it_is_of_the_library() -> None:
    modules = Modules(())
    modules.add(Module("textwrap", "def fill(text):\n    return text + '.'\n"))
    test = Module(
        "test.test_textwrap", "from textwrap import fill\n\n\ndef test_fill():\n    assert fill('a') == 'a.'\n"
    )
    [one] = asserted_programs(test, modules, frozenset({"textwrap"}))
    assert one.source == "def fill(text):\n    return text + '.'\n" and one.calls == (("fill('a')", "'a.'"),)
