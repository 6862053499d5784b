"""Changes tried in the sandbox: each by itself, one that hangs or dies costs only itself."""

from ndb.session.faults.blocks import Left
from ndb.session.faults.counterfactual import Turned, turning_lines
from ndb.session.faults.try_edits import Trial, which_pass

PROGRAM = """\
def sign(x):
    if x > 0:
        return 1
    return -1
"""
TESTS = """\
from program import sign


def test_up():
    assert sign(2) == 1


def test_zero():
    assert sign(0) == 1
"""
FILES = {"program.py": PROGRAM.encode(), "test_program.py": TESTS.encode()}


def test_each_change_is_judged_by_itself_also_after_one_that_hangs_or_ends_the_process() -> None:
    changes = [
        {"program.py": "import os\nos._exit(0)\n"},
        {"program.py": "while True:\n    pass\n"},
        {"program.py": PROGRAM},
        {"program.py": PROGRAM.replace("> 0", ">= 0")},
        {"program.py": "def sign(x):\n    print('4 1')\n    return 0\n"},
    ]
    trial = Trial(FILES, (("test_program.py::test_zero",), ("test_program.py",)), seconds=5.0)
    found = dict(which_pass(trial, changes))
    # A program that ends the process with success deceives it, as it would deceive whoever runs pytest.
    assert [found[number] for number in range(1, 5)] == [False, False, True, False]


def test_after_the_first_that_passes_nothing_more_is_tried() -> None:
    good = {"program.py": PROGRAM.replace("> 0", ">= 0")}
    assert list(which_pass(Trial(FILES, (("test_program.py",),)), [good, good], first=True)) == [(0, True)]


def test_a_condition_or_a_value_that_turns_the_outcome_is_named() -> None:
    trial = Trial(FILES, (("test_program.py::test_zero",),))
    seen = [Left(("program.py", 3), 4, "<returned>", "1", False)]
    lines = [("program.py", 2), ("program.py", 3), ("program.py", 4)]
    found = turning_lines(trial, lines, [seen], ["test_program.py"])
    assert found == {
        ("program.py", 2): Turned("if it read `if x >= 0:`", True),
        ("program.py", 4): Turned("if 1 were returned here", True),
    }
