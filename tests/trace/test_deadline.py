"""Time limits: what is late is stopped, by the clock or by processor time, and nothing comes after it."""

import contextlib
import time

import pytest

from ndb.trace import deadline
from ndb.trace.deadline import Deadline
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Exit


class Late(BaseException):
    """The time is up."""


def busy_until(there: "list[object]") -> None:
    while not there:
        pass


def test_a_loop_that_never_ends_is_stopped() -> None:
    with pytest.raises(Late), Deadline(0.05, Late):
        busy_until([])


def test_waiting_takes_no_processor_time() -> None:
    with Deadline(5.0, Late, time.process_time):
        deadline._wake.wait(timeout=0.3)


def test_working_takes_processor_time() -> None:
    with pytest.raises(Late), Deadline(0.05, Late, time.process_time):
        busy_until([])


def test_a_deadline_whose_end_was_missed_is_forgotten_with_the_function_that_set_it() -> None:
    def sets_one_and_never_leaves_it() -> None:
        Deadline(0.0, Late).__enter__()

    with contextlib.suppress(Late):
        sets_one_and_never_leaves_it()
    for _ in range(100):
        try:
            while deadline._due:
                pass
            break
        except Late:
            continue
    assert not deadline._due


def test_a_recording_can_be_limited_by_processor_time() -> None:
    limits = RecordLimits(events=None, seconds=0.1, clock=time.process_time)
    assert record_call("def f():\n    while True:\n        pass\n", "f()", limits=limits).exit is Exit.NEVER
    assert record_call("def f():\n    return 1\n", "f()", limits=limits).exit is Exit.NORMAL
