"""Classes without what a program does not need."""

import ast
import sys

import pytest

from ndb.dataset.programs.packages.linked import link
from ndb.dataset.programs.packages.trimmed import link_function
from ndb.dataset.programs.standalone import Module, Modules

SHELF = """
import os


class Shelf:
    def __init__(self, items):
        self.items = items

    def first(self):
        return self._at(0)

    def _at(self, place):
        return self.items[place]

    @property
    def folder(self):
        return os.getcwd()
"""


def shelf() -> tuple[Module, Modules]:
    module, modules = Module("shelf", SHELF), Modules(())
    modules.add(module)
    return module, modules


def test_methods_that_nobody_names_are_left_out_with_what_they_need() -> None:
    program = link_function("def use(items):\n    return Shelf(items).first()\n", *shelf())
    assert program is not None and program.modules == ("a_program", "shelf")
    assert "def _at" in program.text and "folder" not in program.text and "import os" not in program.text


def test_a_method_that_is_needed_and_cannot_be_had_is_missed() -> None:
    assert link_function("def use(items):\n    return Shelf(items).folder\n", *shelf()) is None


def test_a_class_that_stands_alone_is_left_whole() -> None:
    module, modules = (
        Module("whole", "class C:\n    def a(self):\n        return 1\n\n    def b(self):\n        return 2\n"),
        Modules(()),
    )
    program = link_function("def use(x):\n    return C().a() + x\n", module, modules)
    assert program is not None and "def b(self)" in program.text


def test_further_definitions_are_put_in_when_they_are_asked_for() -> None:
    module, modules = Module("m", "class C:\n    pass\n\n\ndef f(x):\n    return x\n"), Modules(())
    modules.add(module)
    node = module.top["f"]
    assert isinstance(node, ast.FunctionDef)
    program = link(module, modules, node, [("m", "C")])
    assert program is not None and "class C" in program.text
    assert link(module, modules, node, [("m", "D")]) is None


@pytest.mark.skipif(sys.version_info < (3, 12), reason="syntax since 3.12")
def test_a_generic_class_stays_one_without_a_method() -> None:
    module = Module("m", "class C[T]:\n    def a(self):\n        return 1\n\n    def b(self):\n        return 2\n")
    less = Module(module.name, module.text, whole=module, left_out=frozenset({5}))
    assert ast.unparse(less.tree) == "class C[T]:\n\n    def a(self):\n        return 1"
