"""Keys of containers whose classes answer them by code of their own: a recording cannot know what that says."""

from pathlib import Path

import pytest

from ndb.engine.timeline.evaluation import text_of_expression
from ndb.engine.timeline.timeline import Timeline
from ndb.trace.recorder.record_target import record_target
from ndb.trace.tracefile.open_trace import open_trace
from ndb.trace.values.expression.refusal import UnknownValue

PROGRAM = """from collections import Counter, deque
import numpy
class Row(list):
    def __getitem__(self, i):
        return super().__getitem__(i) * 100
class Longer(Row):
    pass
class Stack(list):
    def top(self):
        return self[-1]
row, longer, stack = Row([1, 2]), Longer([1, 2]), Stack([4, 5])
count, line, scalar = Counter("aab"), deque([1, 2]), numpy.float64(2.5)
print(row)
"""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Timeline:
    folder: Path = tmp_path_factory.mktemp("keys")
    (folder / "p.py").write_text(PROGRAM)
    record_target(str(folder / "p.py"), out=folder / "p.ndb")
    return Timeline(open_trace(folder / "p.ndb").threads[0])


@pytest.mark.parametrize("expression", ["row[0]", "row[-1]", "longer[0]"])
def test_a_key_that_a_class_answers_itself_is_not_known(whole: Timeline, expression: str) -> None:
    with pytest.raises(UnknownValue, match="known only as a text"):
        text_of_expression(whole.values, expression, len(whole) - 2)


@pytest.mark.parametrize(("expression", "text"), [("stack[0]", "4"), ("count['a']", "2"), ("line[1]", "2")])
def test_a_key_that_a_class_leaves_to_its_container_is_known(whole: Timeline, expression: str, text: str) -> None:
    assert text_of_expression(whole.values, expression, len(whole) - 2) == text


def test_a_value_that_is_all_text_is_not_said_to_be_recorded_too_shortly(whole: Timeline) -> None:
    with pytest.raises(UnknownValue, match=r"known only as a text: np\.float64\(2\.5\)"):
        text_of_expression(whole.values, "scalar + 1", len(whole) - 2)
