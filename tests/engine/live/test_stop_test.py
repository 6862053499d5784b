"""Where a run may have to stop, as threads find out side by side."""

from types import SimpleNamespace
from typing import Any

from ndb.engine.live.inside.stop_test import LINE, StopTest
from ndb.engine.protocol import RUN_END, Stops, Watch


def lane(number: int, frame: int, **variables: Any) -> Any:
    """A thread that stands in a function, which has these variables; of a module, since those can be set here."""
    code = (lambda: None).__code__.replace(co_flags=0)
    space = dict(variables)
    active = SimpleNamespace(number=frame, frame=SimpleNamespace(f_code=code, f_locals=space, f_globals=space))
    return SimpleNamespace(number=number, tracer=SimpleNamespace(stack=[active], is_busy=False), space=space)


def test_what_one_thread_finds_changed_is_not_told_of_another() -> None:
    one, other = lane(0, 5, items=[1]), lane(1, 6, items=[1])
    watches = (Watch("items[0]", 5, thread=0), Watch("items[0]", 6, thread=1))
    scopes: Any = SimpleNamespace()
    test = StopTest(RUN_END, Stops(watches=watches), one, scopes, lambda value: repr(value).encode(), [one, other], {})
    one.space["items"][0] = 2
    test.begin(one)
    assert test.may_stop(one, LINE, 3, 0, 5, 0, 0)
    test.begin(other)
    assert not test.may_stop(other, LINE, 3, 0, 6, 0, 0)
    assert (test.is_held(one), test.is_held(other)) == (True, False)
    assert [test.changed(one), test.changed(other)] == [[("items[0]", 5, b"1", b"2")], []]
    test.begin(one)
    assert not test.may_stop(one, LINE, 4, 0, 5, 0, 0) and not test.is_held(one) and not test.changed(one)
