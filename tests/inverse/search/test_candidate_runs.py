"""Many calls in one warm process: what they meet is told, and a hostile one costs only itself."""

from pathlib import Path

import pytest

from ndb.inverse.question import Raises, Returns, StateAt, Where
from ndb.inverse.search.candidate_runs import CannotRun, Runner
from ndb.inverse.search.search_inputs import Budget, InputSearch
from ndb.predict.subject import subject_of
from ndb.source.parse import plain_value as parsed_value

SOURCE = """import re
SEVERITY = {"INFO": 1, "WARN": 2}

def f(text, least="WARN"):
    total = 0
    for line in text.splitlines():
        match = re.match(r"[A-Z]+", line)
        if match is not None and SEVERITY[match.group()] >= SEVERITY[least]:
            total += 1
    return total
"""
HOSTILE = """import os, time, threading

def f(n):
    if n == 0:
        while True:
            pass
    if n == 1:
        return 10 ** 10 ** 10
    if n == 2:
        return "x" * 10 ** 11
    if n == 3:
        os._exit(3)
    if n == 4:
        while True:
            try:
                time.sleep(1000)
            except BaseException:
                pass
    if n == 5:
        return [x for x in iter(int, 1)]
    if n == 6:
        open("/etc/ndb-was-here", "w")
    if n == 7:
        os.kill(os.getppid(), 9)
    if n == 8:
        raise SystemExit(3)
    return n
"""

SLOW = "import os\nfor _ in range(3_000_000):\n    pass\nBORN, CALLS = os.getpid(), []\n"


def test_runs_tell_values_errors_lines_and_what_was_compared() -> None:
    with Runner(SOURCE, "f", Returns("1")) as runner:
        right, missing, wrong = runner.run(["'WARN a\\nINFO b'", "'DEBUG x'", "1"])
    assert (right.value, right.is_equal, right.is_plain) == ("1", True, True) and {6, 9, 10} <= right.lines
    assert missing.kinds[0] == "KeyError" and missing.raised_at == 8
    assert [(n.left, n.right) for n in missing.notes if n.kind == "item"] == [("DEBUG", ["INFO", "WARN"])]
    assert any(n.kind == "GtE" and (n.left, n.right, n.outcome) == (1, 2, False) for n in right.notes)
    assert any(n.kind == "regex match" and n.right == "[A-Z]+" for n in right.notes)
    assert "AttributeError" in wrong.kinds and runner.runs == 3


def test_conditions_on_results_and_states_are_looked_at() -> None:
    with Runner(SOURCE, "f", Where("result > 1")) as runner:
        assert [run.holds for run in runner.run(["'WARN'", "'WARN\\nWARN'"])] == [False, True]
    with Runner(SOURCE, "f", StateAt(9, "total == 1")) as runner:
        assert [run.holds for run in runner.run(["'WARN'", "'WARN\\nWARN'", "3"])] == [False, True, False]


@pytest.mark.parametrize("begins", ["", SLOW], ids=["loaded_at_once", "loaded_slowly"])
@pytest.mark.parametrize("n", range(9))
def test_a_hostile_call_costs_only_itself(n: int, begins: str) -> None:
    with Runner(begins + HOSTILE, "f", Raises("KeyError")) as runner:
        hostile, other = runner.run([str(n), "77"])
        assert hostile.value is None and (hostile.is_stopped or hostile.kinds)
        assert other.value == "77" or other.is_stopped, "what comes after it runs, or is said not to have"
        assert runner.run(["78"])[0].value == "78"


def test_a_program_that_takes_its_time_is_loaded_once_and_begins_anew_for_every_batch() -> None:
    source = SLOW + "def f(n):\n    CALLS.append(n)\n    return BORN, len(CALLS), os.getpid()\n"
    with Runner(source, "f", Raises("KeyError")) as runner:
        batches = [[parsed_value(run.value) for run in runner.run(["1", "2"])] for _ in range(2)]
    assert [[calls for _, calls, _ in batch] for batch in batches] == [[1, 2], [1, 2]]
    assert len({born for batch in batches for born, _, _ in batch}) == 1
    assert len({copy for batch in batches for _, _, copy in batch}) == 2


@pytest.mark.parametrize(
    "begins",
    [
        "import os\nos._exit(1)\n",
        SLOW + "import threading, time\nthreading.Thread(target=threading.Event().wait, daemon=True).start()\n",
        SLOW + "import os, signal\nif os.fork() == 0:\n    os.setsid()\n    signal.pause()\n",
        SLOW + "import os\nos.fork = os.waitpid = None\n",
        SLOW + "import json, socket\njson.JSONEncoder.encode = socket.recv_fds = None\n",
    ],
)
def test_a_program_that_is_hostile_when_it_is_loaded_costs_no_more(begins: str) -> None:
    with Runner(begins + "def f(n):\n    return n\n", "f", Raises("KeyError")) as runner:
        for _ in range(2):
            assert all(run.value == "7" or run.is_stopped for run in runner.run(["7", "7"]))


def test_a_program_that_cannot_be_loaded_is_said_to_be_one() -> None:
    for source in ("def f(:\n", "import no_such_module_anywhere\n\ndef f():\n    return 1\n", "raise OSError\n"):
        with pytest.raises(CannotRun), Runner(source, "f", Returns("1")) as runner:
            runner.run([""])


def test_another_program_can_be_loaded_into_the_same_process() -> None:
    with Runner("def f(x):\n    return x + 1\n", "f", Returns("1")) as runner:
        assert runner.run(["1"])[0].value == "2"
        runner.load("def f(x):\n    return x + 2\n", "f", Returns("3"))
        assert runner.run(["1"])[0].is_equal


def test_a_whole_search_over_a_hostile_function_ends_and_leaves_nothing_outside() -> None:
    question = Returns("77")
    with Runner(HOSTILE, "f", question) as runner:
        search = InputSearch(subject_of(HOSTILE, "f"), question, runner)
        search.add([str(n) for n in range(9)], -3.0)
        found = search.go(Budget(600.0, 400))
    assert float(found[0].arguments) == 77
    assert not Path("/etc/ndb-was-here").exists()


@pytest.mark.parametrize("begins", ["", SLOW], ids=["loaded_at_once", "loaded_slowly"])
def test_a_candidate_finds_no_stream_open_from_which_it_could_take_orders(begins: str) -> None:
    source = begins + (
        "import os\ndef f(n):\n    return [each for each in range(3, 200) if os.path.exists(f'/proc/self/fd/{each}')]\n"
    )
    with Runner(source, "f", Returns("1")) as runner:
        first, second = runner.run(["1", "2"])
    assert first.value == second.value and len(eval(first.value or "[]")) <= 1, "but the one for its own answers"
