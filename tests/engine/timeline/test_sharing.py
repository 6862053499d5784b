"""Variables that are one object are told so where the code says it, and never where they are two."""

import pytest

from ndb.engine.timeline.sharing import shared_objects
from ndb.engine.timeline.timeline import Timeline
from ndb.trace.recorder.record_call import record_source


def same_at_end(source: str, function: str = "<module>") -> list[list[tuple[int, str]]]:
    timeline = Timeline(record_source(source))
    moments = [at for at in range(len(timeline)) if timeline.state(at).function == function]
    return shared_objects(timeline, moments[-1])


@pytest.mark.parametrize(
    "source",
    [
        "a = [1]\nb = a\nb.append(2)\nend = 0\n",
        "a = b = {}\na['k'] = 1\nend = 0\n",
        "x = [1]\na = x\nx = [1]\nb = a\nend = 0\n",
    ],
)
def test_one_object_under_two_names(source: str) -> None:
    assert [(0, "a"), (0, "b")] in same_at_end(source)


@pytest.mark.parametrize(
    "source",
    [
        "a = [1]\nb = [1]\nend = 0\n",
        "a = [1]\nb = a\na = [1]\nend = 0\n",
        "a = [1]\nb = list(a)\nend = 0\n",
        "a, b = [], []\nend = 0\n",
        "a = [1]\nb = a\nb = b + []\nend = 0\n",
        "a = 'text'\nb = a\nend = 0\n",
    ],
)
def test_equal_values_are_not_taken_for_one_object(source: str) -> None:
    assert same_at_end(source) == []


def test_an_argument_that_was_a_name_is_the_callers_object() -> None:
    source = "def add(items, other):\n    items.append(other)\n    return items\nmine = []\nadd(mine, 3)\n"
    assert same_at_end(source, "add") == [[(0, "mine"), (1, "items")]]


def test_a_parameter_bound_anew_is_another_object() -> None:
    source = "def add(items):\n    items = items + []\n    return items\nmine = [1]\nadd(mine)\n"
    assert same_at_end(source, "add") == []


def test_self_is_what_stands_before_the_dot() -> None:
    source = "class Box:\n    def put(self, x):\n        self.x = x\nbox = Box()\nbox.put(3)\n"
    assert same_at_end(source, "Box.put") == [[(0, "box"), (1, "self")]]


def test_data_of_the_module_is_one_object_seen_from_its_functions() -> None:
    source = "seen = []\ndef note(x):\n    seen.append(x)\nnote(1)\n"
    assert same_at_end(source, "note") == [[(0, "seen"), (1, "seen")]]
