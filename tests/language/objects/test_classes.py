"""What the text of classes says of their instances."""

import pytest

from ndb.language.objects.classes import classes_of

CODE = """
from dataclasses import dataclass, field
from abc import ABC

class Base(ABC):
    count = 0
    def __init__(self, n):
        self.n = n
    def area(self):
        return 0

class Child(Base):
    def area(self):
        return 1
    @property
    def size(self):
        return 2

class Slotted:
    __slots__ = ("a",)

class Shown:
    def __repr__(self):
        return "!"

class Foreign(Unknown):
    pass

@dataclass(order=True)
class Data:
    x: int

@dataclass(frozen=True)
class Frozen:
    x: int

@dataclass
class Hidden:
    x: int = field(repr=False)
"""
CLASSES = classes_of(CODE)


@pytest.mark.parametrize(
    ("name", "attribute", "is_plain"),
    [
        ("Base", "n", True), ("Child", "n", True), ("Child", "count", True), ("Data", "x", True),
        ("Child", "size", False), ("Base", "area", False), ("Base", "__hidden", False), ("Slotted", "a", False),
        ("Shown", "a", False), ("Foreign", "a", False), ("Frozen", "x", False), ("Hidden", "x", False),
        ("Nowhere", "a", False),
    ],
)  # fmt: skip
def test_whether_an_attribute_is_stored_plainly(name: str, attribute: str, is_plain: bool) -> None:
    assert CLASSES.stores_plainly(name, attribute) is is_plain


def test_which_method_a_call_enters() -> None:
    lines = CODE.split("\n")
    entered = CLASSES.method("Child", "area")
    assert entered is not None and "return 1" in lines[entered.lineno]
    assert CLASSES.method("Child", "size") is None  # it is no method
    init = CLASSES.init_of("Child")
    assert init is not None and init is CLASSES.init_of("Base")
    assert CLASSES.init_of("Foreign") is None and CLASSES.init_of("Slotted") is None


def test_a_method_that_is_set_from_outside_may_be_another() -> None:
    code = (
        "class A:\n    def f(self):\n        return 1\n\n    def g(self):\n        return 2\n\nA.f = lambda self: 3\n"
    )
    assert classes_of(code).method("A", "f") is None and classes_of(code).method("A", "g") is not None
    assert classes_of(code + "setattr(A, 'g', len)\n").method("A", "g") is None
