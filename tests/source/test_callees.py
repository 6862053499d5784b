"""Which functions a line can enter, by their names."""

import pytest
from seed_sample import SEEDS

from ndb.dataset.programs.seeds import Seed
from ndb.source.callees import callees_of
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Event

TEXT = """\
def one(n):
    return n

def two(n):
    return one(n) + 1

def escaping(n):
    return n

class Box:
    def __len__(self):
        return 1

    def size(self):
        return two(3)

table = {"e": escaping}
x = two(4)
y = Box().size()
z = (
    one(1),
    x,
)
"""


def barred(line: int) -> frozenset[int]:
    found = callees_of(TEXT)
    assert found is not None
    return found.not_from(line)


@pytest.mark.parametrize(("line", "not_entered"), [(5, {4, 14}), (18, {1, 14}), (19, {1, 4}), (22, {4, 14})])
def test_a_function_that_is_not_named_is_not_entered(line: int, not_entered: set[int]) -> None:
    assert barred(line) == not_entered, "dunders, and what goes by other names, may be entered anywhere"


@pytest.mark.parametrize("more", ["getattr(x, 'o' + 'ne')", "eval('one(1)')"])
def test_where_names_are_made_of_text_nothing_is_known(more: str) -> None:
    found = callees_of(f"{TEXT}{more}\n")
    assert found is not None and not found.not_from(18)


def test_a_function_that_is_handed_over_may_be_any() -> None:
    """Who hands it over may stand in a part of the program that is not shown."""
    callees = callees_of(
        "def check(x):\n    return x\n\ndef all_of(test, xs):\n    found = [test(x) for x in xs]\n    return found\n"
    )
    assert callees is not None
    assert callees.not_from(5) == frozenset() and callees.not_from(6) == {1, 4}


def test_a_text_that_is_no_python_says_nothing() -> None:
    assert callees_of("def f(:") is None


@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: seed.name)
def test_what_is_really_called_is_never_ruled_out(seed: Seed) -> None:
    recording = record_call(seed.source, seed.inputs[-1])
    found = callees_of(recording.sources["<program>"])
    assert found is not None
    at: list[int] = []
    for index in range(len(recording)):
        state = recording.state(index)
        del at[state.depth + (state.event is not Event.CALL) :]
        if state.event is Event.CALL and at:
            assert state.line not in found.not_from(at[-1]), (state, at[-1])
        at[state.depth :] = [state.line]


@pytest.mark.parametrize(
    ("head", "is_barred"),
    [
        ("class C:", True), ("@dataclass\nclass C:", True), ("class C(ValueError):", True), ("class C(B):", True),
        ("class C(NodeVisitor):", False), ("@register\nclass C:", False), ("class C(B, metaclass=M):", False),
    ],
)  # fmt: skip
def test_methods_are_entered_by_name_unless_something_from_outside_may_call_them(head: str, is_barred: bool) -> None:
    source = f"class B:\n    pass\n\n{head}\n    def visit(self):\n        return 1\n\ndef f(x):\n    return x + 1\n"
    found = callees_of(source)
    assert found is not None
    line = source.split("\n").index("    def visit(self):") + 1
    assert (line in found.not_from(source.split("\n").index("    return x + 1") + 1)) is is_barred


def test_decorators_that_leave_a_function_as_it_is_do_not_let_others_enter_it() -> None:
    found = callees_of(
        "class Box:\n    @property\n    def size(self):\n        return 1\n\n"
        '@pytest.mark.parametrize("n", [1])\ndef test_box(n):\n    assert Box().size == n\n    helper(n)\n\n'
        "@lru_cache(maxsize=8)\ndef kept(n):\n    return kept(n - 1)\n"
    )
    assert found is not None
    assert found.not_from(8) == {7, 12}, "the property is named, the others are not"
    assert found.not_from(9) == {3, 7, 12}
    assert found.not_from(13) == {3, 7}


def test_a_class_that_is_called_by_its_method_enters_none_by_name() -> None:
    text = (
        "class A:\n    @classmethod\n    def of(cls, make):\n        return cls(make)\n\ndef other(n):\n    return n\n"
    )
    found, handed = callees_of(text), callees_of(text.replace("cls(make)", "make(cls)"))
    assert found is not None and handed is not None
    assert found.not_from(4) == {3, 6}
    assert handed.not_from(4) == frozenset(), "a parameter may be any function"
